/** Written by `npm run write:classifier`: do not edit. What `encoding.ts` reads. */
export const WEIGHTS = String.raw`
-101 -64 -87 -177 -184 -179 -250 -105 -158 -108 -143 -179 -141 -96 -106 -135 -171 -222 -95 -183 -100 -102 -94 1 -125 -183 -257 -111 -153 -164 -133 -150 -169 -173 -286 -143 -135 -46 -156 -197 -146 -153 -143 -104 -184 -52 -158 -234 -234 -130 -128 -161 -103 -99 -153 -177 -149 -188 -103 -263 -157 -143 -191 -163 -132 -138 -99 -57 -129 -150 9 194
	-N
 .	-N
#	GMZLcMsMvL0M1N2J8M!N#O
# #	GKSMaKgKlMxK8O!K#L
# .	EKGKNMQMROXMZLaLdLfLsKtL0K3M4N8L#G
# @kid	ILULdNgHiLkPlMtLvL1O3K6N7K8J!K%M
# @kin	NNjL6N7M9M+O
# acr	*O
# again	ZO
# am	ZO8K
# and	FPOMVMXMYHZKaLcMiKmHrLvO0O4L5M#K%K
# aniver	GM!O
# aplica	rR
# at	ONaM
# bus	,N
# candl	#O
# cup	CPGMmO
# curtai	WM
# cvs	rP
# day	GLHKJLKMPLQMWKXOeLkM5Q8L&Q)M*M
# degr	rN1O
# diabet	XL
# driv	tL
# fev	XM
# floor	3M
# foot	LO
# for	sN
# go	tM
# gram	QN
# guest	9O
# has	FN
# hiv	-N
# hour	FJOMZMaM1N6M8M
# hrs	4N6P
# i	sN1K9N
# in	fLiM
# is	0K2N
# it	sN
# ivf	bN
# job	uL1L
# kg	8M
# kilo	8Q
# km	MM5M
# lin	DOcR
# men	ILrP
# month	DNFKWJcLdLeMfKlKrKyO6N&N(J)O
# my	BKNMQLtLzN
# night	ZP1N)O
# not	&N
# o	GM
# of	ELGJHOIKNKcLdKkKqKsL0J1G6N8K9M!M#K+K
# ofers	uO
# on	QKtL1M#O
# pag	0N
# past	CN8O
# percen	MM
# plat	CNwP
# rep	rO
# round	bQsM
# sinc	GL
# smal	CPNM
# step	&N
# the	#P
# thi	8M#L
# tim	RMVL
# today	GKsM#R
# tomoro	OHsJzN4M#P
# und	vN
# wed	!M
# week	CODPHMPJQMTNUKcQ6L8K&P
# with	QK4O
# word	0Q
# work	PN
# year	GMHMRKbQeMfOgLhQiNkK2L7M!N#H)O
# yr	vL
# yrs	GMHMbOeLgMhNkK2N3N!M%M)K
. #	GJIKNJXLZMeMgMhMkOrKsLtK2K7L8O%J)P
. .	aK
. @kin	CMEKFKGKJKMMQJcMfJhJiJzL5J8K#K%N(L)N
. aft	cMyN7L8O)N
. again	ZKbN
. all	!P)N
. amen	-J
. and	-L
. benign	)O
. ble	xJ3K9R+O,N
. both	uL
. bring	6Q
. but	KMVPcN
. cary	1N
. ceil	ZN
. do	uK&N
. eleven	kM
. even	MN
. every	JKbN
. everyt	TK
. fifty	CORK
. first	xLyL7L%J
. for	+O
. forty	CP
. give	YNaNsOvL1O2N
. god	bOdO#N
. good	-O
. he	FJHNNPRLSHTLUKYLaLgJiKnPvJ2K7J#O
. help	oMvL
. her	BOFNwO
. his	CN
. i	GMaMdLeKgMiNmJnLpLuJvKwM7J
. is	pO-N
. it	DMEMGKLJPJRLULVLZJdJhLiLkLnMoJqNtNwN0L1J&L)L
. just	,M-N
. keep	oK&N
. last	BNUL
. let	ELFNJMYNfLgMsOvLyLzH3N5L7H9P
. lord	jMoLxM
. may	5N6N-L
. my	DJFMaLeJfLiNoJuK4K7J%L&L
. ninete	gM
. nobody	DMKKaMeMgO
. not	FKJKMLXMmLnM5J(J)J,N
. noth	VNoO
. now	BLDMJMSKTKYNaMeKjOnMpK2L9N&N
. on	3N9N!O%O
. only	-L
. our	vM3M
. pleas	JOTJWNeMjMpMtK
. pray	vP1P5J
. saturd	9N
. send	mO
. she	IMRJTMUMVKYMaKbMeLgKnKsKvMwK2L4K7L#L&M
. show	uN
. sinc	iNpM
. stil	NM
. streng	1N
. teach	vN
. thank	7J8L!K%L(M)N*L
. that	mN,N-O
. the	CNFHHLIKKJMPPJTMULYKZMdKeLlLmMnKuH
. ther	MOlL
. they	DMILKLOFPHQHWNYJbLdKfMiKqPuM7L!O
. today	-K
. watch	6O
. we	DKFKKKLLPLcLdHeNgJiNjKuK3L5M7K!M&M)K*L
. what	VMvM2M
. yester	RP7N(P
. you	-L
@kid	DMIMYJcNfLgJiLvSwOzM8O%K
@kid #	vL
@kid .	GPLKNJSObMcJdKfKgKiHvH8K,S
@kid all	XO
@kid and	CNdLgNiL
@kid are	KLTMXKjKvKwJ8L
@kid ask	gO
@kid at	DMvHwN
@kid begin	zN
@kid block	iN
@kid blood	PO
@kid cal	7O
@kid came	vN
@kid do	HLvL
@kid exam	tL
@kid first	yK
@kid flies	wM
@kid for	bL
@kid got	%M)O
@kid gradua	%M
@kid has	ONTKVMXNYJZMeLiMrMuL)L
@kid hat	vM
@kid i	DO
@kid in	CNQNcLiPwM,N
@kid is	INPLSNUMYNcOfKvKwJzH6M(K
@kid leav	wM
@kid mary	9O
@kid mov	wP
@kid off	wM
@kid on	vM
@kid pas	%O
@kid school	IM
@kid ship	JQ
@kid sinc	iJ
@kid sit	tN
@kid start	zO
@kid tak	4O
@kid thi	8L
@kid to	wK7N
@kid turn	#M
@kid up	9N
@kid walk	%L
@kid was	IKXOYJfN8N
@kid we	DO
@kid who	vN
@kid wo	ZLiM
@kin	COEMFNGNQLRNaOiMjN7M9L,M
@kin #	FKiMvK6K8J!P#P
@kin .	CJEJGNRJaJ7K%K,M
@kin about	jM
@kin aft	7N
@kin and	CJEJKMRJaKeLgLiNjMpJuMvK5L7P8K9O!N,M
@kin are	FKJJKKLNQJeMgPjJ3O5N6L!L,N
@kin ask	RN
@kin at	EKeMoOwK8M
@kin back	SM
@kin bangl	SN
@kin beat	BQ
@kin birthd	#N
@kin breast	NO
@kin burial	EQ
@kin bypa	ON
@kin ca	aO
@kin cal	RM
@kin came	7N&O(N
@kin can	(N
@kin chemo	NM
@kin cofin	EO
@kin com	BQ
@kin cut	AO
@kin death	GL
@kin delive	8O
@kin did	BOCGRL,Q
@kin died	CQGN
@kin disown	iN
@kin doe	BNRKeL
@kin drink	SP
@kin finish	%O
@kin for	iN
@kin found	NL
@kin from	CN
@kin funera	EPiM
@kin goe	OM5N
@kin golden	!P
@kin got	ILkO)M
@kin gradua	%M
@kin had	DMPMQMUKXN8M&L
@kin hand	2M
@kin hang	2N
@kin has	CLFMMMNLRLTHUKXKYLaOiKsN6L7J&L
@kin have	iLoO7N!M
@kin he	XL
@kin hear	UR
@kin hit	BQ
@kin home	FN
@kin hous	KNLM
@kin i	RKdOiNnMqO,J
@kin in	CHJMLMQJaJbMeJgJiMmJnJuJ5L9K,O
@kin insuli	aN
@kin is	FJJLOJRLSLXKcK3M9M#L&K
@kin keep	RPwL
@kin kn	WO
@kin last	2L
@kin left	CN
@kin liv	mM
@kin lord	oM
@kin lost	CGYMdNkK
@kin mary	9N
@kin memori	EM
@kin mov	3M
@kin must	uL
@kin my	yN
@kin name	RL
@kin need	OO
@kin of	IMvN,L
@kin on	CLEJQOaK6N,K
@kin only	FK
@kin open	xM
@kin or	uL
@kin over	jN
@kin pas	CR)N
@kin put	RL
@kin rang	7Q(K
@kin relaps	SM
@kin sat	gP
@kin say	AJBNFKTMuMvL
@kin servic	EN
@kin she	FMXNaN,J
@kin sinc	aNiN
@kin sold	SO
@kin split	gM
@kin start	NPyMzK
@kin stil	GK
@kin sugar	XP
@kin surger	(M
@kin take	nO
@kin the	uN
@kin to	EKFKQPvM
@kin told	gO
@kin tomoro	ELGN
@kin tonigh	EL
@kin took	CK
@kin touch	BM
@kin turn	#Q
@kin vilag	JO
@kin visa	eR
@kin walk	%N
@kin want	AJFL
@kin was	CLFKIPQPRJXJeL8L
@kin wed	9N
@kin went	CN
@kin who	OKQKRKSMWLYKaKiM2L9M(M
@kin wil	5L
@kin with	NLrM
@kin wo	iP
@love	BLDLGKOKPJTLaLcMgLhMjMkLoLrKsKyL4L&K
@love .	BKFMGMTMaLcJlLnK,Q
@love at	aN
@love beat	BK
@love brok	hL
@love died	CO
@love dump	hL
@love flight	4N
@love got	yO
@love grab	BL
@love has	FJOLTKUNWKaJcJgOjNsL
@love hit	BL
@love is	BGFJOLPKQKULcNjLmJoNxL1L4L6L8M!M&J
@love last	2M
@love lost	CM
@love miscar	DP
@love retir	2P
@love say	uM
@love want	gK
@love was	kM
@love wo	BNDL
@pet	FKHVKHZLdJgJwJ3M6J(M,P
@pet .	HGgK,K
@pet and	KL
@pet died	HN
@pet down	HK
@pet has	HKXL
@pet in	6L
@pet is	HHXO
@pet was	HM
@work	CLEMINNLXLYLqTsMtLyK1K2K,O
@work .	qK,L
@work and	qK
@work at	qH
@work died	CO
@work has	XMtL
@work hat	qL
@work is	UMXJqK1O2M,K
@work keep	qL
@work lost	CK
@work mr	,M
@work on	qJ
@work put	qL
@work shout	qN
@work tak	qM
@work who	,K
a	dJgKrLxL8K&K
a #	FLvN
a @kid	bScOiK
a @kin	INNJUKbLdLeJgKhLiMjKnOoMrLsKuL2K8P
a @work	CLqO
a and	QP
a baby	8M
a bag	BO
a bet	-M
a big	jK
a bit	)N
a borow	!O
a bounc	8L
a box	kN
a brain	NM
a breakd	UN
a candl	#P
a car	XO
a card	iL
a cardbo	kO
a clock	2P
a crosro	uN
a cyst	)P
a day	SP
a decent	-M
a divorc	gM
a drink	&O
a drop	&N
a fev	XL
a fight	jL
a flat	gO
a fold	fN
a girl	8O
a good	SOoNvO,M
a grandm	8N
a high	XK
a home	aQ
a hot	WO
a job	rQsK
a ketl	dM
a kind	-O
a lawy	gO
a level	tN
a litl	&N
a long	&N
a lump	NLPN
a mary	oM
a miscar	DK
a mortga	kN
a nervou	UN
a new	mKzJ
a night	ZN
a nurs	RN
a panel	sN
a plan	4O
a plum	NK
a priest	BM
a quiet	-P
a row	1N
a second	bO
a sens	-L
a separa	gM
a shoot	IO
a singl	vN
a smal	PO
a soldi	JM
a soul	cN
a strok	XO&M
a tent	dN
a trench	JP
a troley	QK
a ventil	QL
a wee	8N
a week	XOuO
a wheelc	YO
a whil	QO
a whol	AM
a widow	CN
a word	iM
a world	-O
a year	GR&P(N
aborti	nQ
aborti in	nM
about	DJPNVNdKjOnKqOuKvM!K
about @kin	PNiLjL
about end	AN
about everyt	VO
about it	AJUMcM
about me	qO
about my	PKjMqN,N
about the	AJCKDLjMmLqJuL1N7K
about to	+O
abus	BU
abus .	BQ
abus by	BM
abusiv	BS
abusiv .	BP
academ	%O
acent	qN
acid	IP
aciden	CMXOYP
aciden .	CL
acount	oOqP
acr	*O
acra	eO
acro	qO%L
acro the	%L
adhd	YQ
adict	SN-N
adict to	SN-N
adicti	SN
adicti .	SN
adjour	fN
admit	QT
adopt	vQ
adopti	bQ)N
adr	iN
advent	-Q
aeropl	4P
afraid	BNROVP4L
afraid of	BOVO4L
aft	YKaMcNgNkNpNyN2M3M7N8L&S(M)O
aft #	SMgOhOyP2M3N7N8M(J)N
aft @kin	aL
aft a	&N
aft all	7O)P
aft eleven	7L
aft his	&N
aft my	aM
aft the	KMPNiLkN&N(Q
aft thirty	2L
aftern	EO
again	ALDLJOLKRLSMUMWLZObOjK1M7O&L(N
again .	ALBKLKOMSLUHWLYGZKbLvJ7M&M(J
again aft	(O
again and	JKKOUM&N
again it	ZM
again my	JO
agains	BMfOnN
agains my	fM
agains the	BK
age	CM
agency	rP
ago	GPYNiL!L(M
ago .	iL
ago today	GM
air	4T
air .	4O
airpla	4O
aisl	9Q
alah	JNtM
album	KN
alcoho	SO
alcoho and	SN
aliv	APJKKN)N
all	LLmN1N(M)N*M+L
all #	HO!M)P,P
all .	TLYJ7M)L-M
all are	mN
all being	-M
all clear	(R)L
all day	VNvP,M
all in	-K
all my	mO,M
all night	JNZM
all of	FNMN
all the	ANNLVL
all week	1P
all who	-R
almigh	-J
alon	aPmUvL4P6O
alon .	mO
alon and	mN
alon in	mP
along	-L
alow	QM
alread	DQFJbLeMhLsLtM3N(N
alread .	(O
alread told	DL
also	aLrN
altar	pP-N
alto	-J
alway	BNGPTNXLtKvN!L,Q
alzhei	RV
alzhei .	RQ
am	EJRJULVLaKcKmJoJvJ1J8L
am #	BQFJNLOMSLVMaMcOgOhLmKsKvH4M#M
am .	RKaJ
am @kin	RQ
am a	CNUEWLYOfKmJpNvL8M
am afraid	BNVP
am an	8M
am ask	fN
am burnt	UK
am dead	iN
am doing	EM
am from	JN
am going	AM
am i	vO
am in	QP
am learn	YO
am mary	oQ9N
am not	BKZLhMmKpJuL2L)M
am on	KL
am pregna	cN
am read	EK
am scar	BO
am so	aGmJ
am terify	BM
am the	EOaMyN1L
am to	EO
amara	8M
ambula	QSUN
ambula just	QN
ambula took	QN
amen	+N-M
amen .	+N-K
an	OJPMQMSKUKdKnKpKsNtNuKwM4J
an aborti	nO
an aeropl	4O
an alcoho	SO
an answ	uL
an argume	jL
an aunti	8M
an eat	UM
an exam	tN
an hour	UM
an interv	sO
an mri	PO
an old	dM,K
an operat	OM
anaest	OP
anatom	0R
and	YL
and #	EMNLaKbNqNvG1K5M7K
and @kid	8N
and @kin	FJGKIKaKcLeMgLiJjKnM3N5L6N7M9J!L
and a	NJTJYKdOgNkKnKsMxMyN0K2J4N6L9L#N+L
and all	LNyM5K#N
and ask	RR(L
and at	YPaM
and b	dM
and back	&P(O
and brok	OJXQ
and could	UQ
and cry	TMUO
and did	COHN
and drov	wO
and e	QP
and eat	mN
and everyo	-M
and feel	pO
and for	JN(L+M
and giv	qO
and going	3N
and gown	%O
and has	TLUMXKYOvN4N
and he	FKQNRMSLUKXLYNfJhMkLoKvKzM7K!L#M
and her	BLXMaKcKvM7N,L
and his	ANSKXNgO&M
and i	CMEKTJVNaLfJjMlMmPnLoMuJvL9L!M
and is	NLQM(O
and it	CLDKELKLNHTJVLaLcJfLiKlLnLpNtM1N!J#J)N
and last	BO
and let	5N9N-J
and may	-J
and mov	FM
and my	JMKMLLYLaGbLeMjLkMlNoMtKuK1L5K%K
and nobody	PNmHpK
and not	EKHONKVLaMbJeJmKrKuLvJyM6L!K#L&K*L
and noth	bM
and now	CLDJPLRJUNWLhKiJjNlKnOpJqNwM2L
and old	-O
and on	cL
and one	uK
and pyjama	sN
and said	FMgNjK7N
and say	TLUMmN
and scar	cM
and send	aM
and she	BOILRKVMWLXLYKcKhKiKjMnO0L4K#L(N
and shook	UN
and start	NKYM
and that	gN
and the	EKKNLLMNbMgMhMlLqNzL1N*O+N
and then	DLOMRKTLUOWKZLaKgMuJ9M
and ther	TNaLeLlKrN
and they	CKIJJLOJPNQMYKcLeMfLgLiLkK1M
and think	OO
and want	AJ
and we	DHFJGKJJKJLKMJNLXKZKgLiMjMvM3H4M6K7J9M!J*N
and when	TO
and wo	XK
and yester	UM
angry	BLpO
aniver	GT!U
aniver .	!O
aniver of	GO
aniver today	GN
anoint	FR
anorex	US
anoth	HLbMeMgLlNnK1K
anoth let	lM
anoth woman	gN
answ	pNsOuRvL
answ by	uL
answer	)O
anxiet	VT
anxiet .	VN
anxiet is	VP
any	FNSLTJUMVLcPkOpOrRvJ(M
any day	cO
any job	rL
any more	FLSNUNXMpK(N
any of	pN
anymor	AORLiNpL
anymor .	ANpL
anyon	eNpLzP
anyon .	zK
anyth	PNTMpNrMvN
anyth .	TLrL-L
anyway	COGNiN
anyway .	CNGK
apartm	3N
apendi	OP
apl	*Q
aplica	eMrU
aplica #	rN
aplica .	rO
aplica and	rO
aplied	rQ
apoint	eN
apolo	QN
app	SQlN
aprent	yQ
apron	2M
aprov	)R
are	JMKMLMMPQLbJdJgLjKmK1K3M5M6J7K!K*N+K
are #	1M!N
are a	-N
are all	KN)K
are alway	,N
are at	jM
are being	BMdN
are both	wM
are driv	6M
are dry	ML
are dying	MO
are get	-N
are going	5N
are hav	!N
are in	KMQOdM
are keep	QP
are mov	3J
are not	IKiMjO7M
are on	LQ4M
are open	OL
are sel	3M
are separa	gN
are sick	XO
are so	WO
are split	gP
are stil	JNKN
are tak	OP
are too	bP
are try	bM
are walk	5L
arest	fP
argu	jQ
argume	jN
argume with	jM
ariv	8O-M
arm	APBPXOYQ
arm .	XLYK
around	-L
arsena	-O
arthri	WS
as	DKGKXLYKeKfKoKwMxOyT2L5K6K9L!L#N%L(O
as a	XOxOyO2M(M
as if	DN
asault	BMIN
asault .	BN
ash	ESKR
ask	FLJLRRYLbLfLgOnJsQuOvJzM7K(L+L
ask .	JP
ask every	bP
ask for	MKNLQLnOuLvL(N
ask how	aM
ask me	NMONRLuN9O+M
ask today	-M
ask us	FO
ask when	RN
ask wher	RN
asleep	oN
asylum	eT
asylum interv	eN
at	DJENILUKjMkLqNsLvMwLyNzL0L1H
at #	DMELMJOMZNaJcLdNfJkMsKtLvHzM0L1L3L4J8L9O%L
at a	uN+M
at all	-M
at church	YO
at dawn	(L
at each	jPqN
at eleven	DKEM
at half	OMsN
at her	aM
at his	zK
at home	BNFKaLrM
at last	5L7O
at luth	OM
at mas	pO
at me	BKqOvM
at my	EKIPKNbOjLvK
at night	BNVOWMZNoL
at nurser	zO
at our	-L
at st	-M
at the	IHMLULdLeKfKgJkKsLyNzL0M1L2K
at uni	wL
at war	jM
at work	DKUMkMlLoN1M,N
atack	CLINVMXM
atack in	VN
atack on	ILVN
ate	jNmM7M(P
ate from	7O
ate my	mN
atempt	ANtQ
atempt .	tM
atheis	pO
atlant	4O
august	MM
aunti	8M
aunti .	8M
autism	YQ
autist	YQ
autist and	YO
awak	AMZU
awak .	ZP
awak again	ZM
away	ANCNDLFNHLIKQJiKnKoNwN
away .	CJFMHNnM
away from	oO
b	dM
b and	dM
babang	GN
babang luksa	GN
baby	DTbOcM8R
baby .	DO
baby @kid	8M
baby boy	8L
bachel	%O
bachel of	%P
back	PMSNTLWOaJgJhKiMnOoLrL6J7N&N(P)L
back .	ENNNRMTLWLbNeJiJjLnJoOsM6L(K)J
back clear	)M
back for	sQ
back from	ROUO
back hurt	WK
back in	qL
back is	WM
back on	SQTM&O(M
back pain	WL
back step	-O
back the	hQ
back to	DLzP0M
back togeth	7K
back unopen	iN
back with	&O(M
backpa	6Q
backpa in	6N
bad	ENNMUMVKWOXLaJnK5J6O&L
bad kind	NM
bad she	WM
badg	kMyO2N
bag	BLdPeOgOhPzM7N8N
bag .	hM
bag and	dN
bail	fR
bail .	fO
bail hear	fM
bailif	lQ
bak	-L
bake	-P
bakery	xR
bal	-N
baloon	#R
bandit	IS
bangl	SN
bank	LMMLkMlRsMxMyN)N
bank sent	lM
bankru	lP
bar	tQxM&M
bar exam	tQ
barang	KO
barb	xN
barefo	5R
barley	*R
barley in	*N
barn	*P
barsi	GQ
barsi of	GQ
bas	-M
basket	HO
bat	-P
bath	aR
bath her	aM
bath him	aO
bathro	AOBKDMWPvN
bathro floor	WO
be	ALFKGKNOfKgLvLwKyM2L9N#L%K-K
be #	GOiO
be @kin	vO
be a	cOvK-K
be aliv	AK
be bet	AP
be brav	-K
be dead	AO
be here	AO
be honest	-L
be kind	yL
be left	aO
be les	-L
be more	-L
be not	-M
be noth	PP
be one	GM
be over	AP
be put	HK
be the	TM4O%N-N
be ther	%N
be to	(N)Q
bean	*O+N
bean on	+M
bear	WO
beat	BRINNJ(P-N
beat her	BP
beat me	BH
beaten	BNIQ
beaten by	BN
beauti	-L
becam	8O
becaus	GHMNTJUGWKaHcKdOhLiKjLkKnJqNvKzK1J7H9K
becaus i	qM
becaus of	cL
becaus the	UM
bed	CLFPHKKKLLQRTOZLcMjKmHwO3M!L
bed #	FMQQ
bed .	QKTL
bed by	QN
bed rest	cO
bed sinc	TL
bedroo	wP
bedtim	vT
bee	-P
bee .	-L
been	ALGLHLQMTKULbJdLeMiHkLpJrLsJ4L!J&K)L
been #	GK
been born	AM
been cut	AM
been in	QJdLeNmJ
been low	TM
been mary	!N
been mis	HO
been on	4N
been our	GM
been sob	&N
been ther	kM
been told	FN
been try	bL
befor	EKSPVMfLhMkLsOvJ1N5L7K*N+O
befor din	+K
befor every	VL
befor i	-J
befor my	VO
befor sunday	+M
befor the	CLSNfMhLsN1N*N
befor we	+N
begin	yQzT
begin as	yN
begin at	zO
behav	-J
behind	IMNLSLVMdOfOlO
behind me	IP
behind the	SNVNdN
being	BMEMOMaKdLmLqNyM
being a	vN
being abus	BN
being evict	dN
bel	(P-L
bel .	(L
bel on	(O
believ	BLnMpW
believ .	pP
believ any	pO
believ in	pK
below	YO
below the	YO
belt	BP
benign	)S
benign .	)R
besid	ENHN
besid @kin	EO
best	CLEJFOHKQJTLgLjL1L9P*N
best @kin	CKEKTMjJ9K
best barley	*N
best man	9Q
bet	AOSQXL&Q(P
bet app	SQ
bet off	AQ
betwee	JMUMgMjRrNuQ7O
betwee the	uO
bhabhi	jM
bibl	,N-L
bibl study	,O
big	ELNMOJjNuNvJzQ1L6M8L9L#M
big #	#O
big presen	1L
big row	jN
big school	zP
big than	zO
bil	lV
bin	jM
bin .	jN
biopsy	PV)P
biopsy .	PM
biopsy result	PN
biopsy was	PK
bipola	TPUS
birth	YPcN8P
birthd	GNiLmM#U
birthd .	#O
birthd card	iM
birthd of	#P
birthd to	#O
biscui	HP
bishop	-Q
bit	QKRMWNhMvR9L)K-K
bit .	vM
bit more	-L
bit of	-L
black	EPTQ6N
black @pet	TO
black ice	6O
blad	AP
blad in	AN
blam	nQ
blanke	TO
blaz	zR
ble	xQ0N1N3O9Q!O#N%L*M+S,P
ble her	#O
ble him	,S
ble my	xL,L
ble our	+L-L
ble the	xM9L+N,L-N
ble them	9N,N
ble thi	+Q
bled	DQ
bleed	DO
bles	+R
bles for	+L
blind	YT
blind .	YM
blist	5O
block	hOiS
block me	hPiN
block my	iL
blood	NMPUXO(M
blood presur	cJ
blood test	PM
blood work	PM
blous	sO
blue	BM-M
board	fOtQwOzP1N4P)N
board exam	tN
board now	4P
boat	KPLQ6P
boil	3O
bomb	JR
bon	NQ
bon now	NO
book	0Q!N)L
book .	0N
boot	dMwNyO
bor	-P
bord	JQ
boreho	MP
borewe	MQ
born	DOYO8R
born #	8P
born .	AM8K
born at	8K
born deaf	YN
born not	YO
born sleep	DQ
born today	8M
born with	YO
borow	lOsP!P
borow from	lL
borow my	sO
both	JJOMYNaKcMgJjNoJrJuOvKwOzK2M5M7J8Q9N&J
both leav	wN
botl	SVWKoO&P
botl in	SO
botom	MPWO
bought	UMbNwNxP2L7L%L
bought #	UO
bought a	xN
bounc	8M
bounc baby	8M
bowl	HM
box	DNQJbLkPzM3R
box .	kM
box and	kK
box everyw	3M
boy	8N
boy #	8L
bp	cM
bp high	cN
brain	NOROtO0N
brain tumor	NO
brain tumour	NL
branch	*O
brav	-O
brav at	-N
brav like	-M
bread	JMeNlOvL+O-K
bread und	vN
break	MPYNhNqM
break up	hN
breakd	UP&O
breakd .	UN&O
breakd in	UN
breast	NT
breast canc	NN
breath	FQVP
breath .	VN
breath has	FM
breed	MN
bridg	ATHM1M
bridg .	AJ
bridg last	AM
bring	FJGKTMfLpKvO4N6P7L*O
bring me	TM
bring up	vP
brok	OGXNdMhOlO8P(N*M
brok down	-N
brok her	OJ
brok his	XO
brok my	XP
brok up	hO
brough	8O
brown	LQ
budgi	HP
bug	XQ
bug .	XM
built	YN
bulied	IQqQ
bulied by	qP
buly	qQ
bungal	3Q
burial	ES
burn	BNJNKQWN
burn down	KN
burn in	-L
burn like	WM
burnou	UR
burnou .	UO
burnt	UQ
burnt out	UO
bury	CNEVHM9N#M
bury @kin	EP
bury him	HN
bury my	EO
bury our	EN
bus	ELIPKJRLUKVMdKeJhLmNwLyNzN2N5P6M!M)K,P
bus .	IJ6K,M
busin	lPxT
busin .	xM
busy	1O
but	ILKLLMRNVLWLbLhMoJpKrKvL3L7K#M
but he	#N
but i	TJYLaJwM
but it	hN
but my	OQ
but the	LMWM
buy	GMiMxN
buy the	GN
by	BKHMKMQNSMYNdPhMkMlLmKqNuL0O3M6L%K
by #	tNuL
by a	BLXP
by friday	dKuN
by i	mN
by mouth	ON
by my	BN
by noon	uL
by text	hP
by the	BFHPILKKMLQLRLSOYKdOhKlN0L6K%L
bypa	OU&O
bypa .	OM
bypa is	ON
bypa operat	OJ
c	OM
c sectio	ON
ca	AJFLILSKTLULVNWNYLZLaMbLfKlKnKpKuJ0K
ca not	AJFLILSKTLULVNWNYLZLaMbLfKlKnKpKuJ
caesar	8R
cage	HO
cake	GK7N9O!K#P
cake anyway	GN
cake in	#N
cal	DMJMPMRPaHbNeHhNiLjLlMmKnLqKrMsNuK7K
cal .	eKrL
cal about	PM
cal all	lO
cal in	iM
cal it	TKhO
cal me	RNjMqN7M
cal my	mN
cal off	hN
cal the	(O
cal up	JP
calm	VR9O
calm her	VO
came	DLIPKJLMQJTKUHgPiJxM7O8O&L(K)P
came back	DMPNiN)K
came down	KO
came home	UN(J
came in	LMgL*N
came off	QP
came out	iN
came to	&N
camino	5P
camino .	5M
camp	LReQ
can	FLJMKKQMRKVNWMYLbLeMlLnJrKuN0L7L(L)K
can i	-O
can not	JNKKVMWOYLZKnLuK0L
canada	uMwN
canc	FLNVPL(P)O
canc .	NMPM)O
canc and	NP
canc has	NK
cancel	-M
cancel .	-N
candl	GQ#S
candl for	GM
candl in	#O
cane	*Q
cap	%T
cap and	%O
car	ILKJRJTKUKVJYLaRbJdNgJkJlJoLpKqLwL6J)K
car .	dH6J
car brok	-O
car for	aP
car park	)L
card	FLSNeNiPkMlQoM#L&K)M
card .	eL
card interv	eN
card to	iN
cardbo	kN
cardbo box	kO
care	AMFNQOaPeN
care .	QN
care for	aN
carpet	LR
cart	MO
cart wat	MN
cary	DNEPIPLPPMQKaMcQ3M4N5O
cary @kin	EM
cary my	EM
cary the	EM
case	OOfO)N
cash	oP
catand	KM
catara	OS
cater	9Q
cater has	9O
catl	MQ
ceasef	JP
ceasef .	JN
cebu	&N
ceil	ZRpO
ceil .	ZLpN
ceil again	ZN
ceil fan	ZL
cel	WPfP
cel crisi	WO
celar	JM
celebr	!P
celebr their	!N
centr	yL
cerebr	YO
cerebr palsy	YO
ceremo	9P%R
cert	tR
certif	%O
chair	COQMYOmL3N
chang	ZMaOdMiOzQ
chang school	zP
chang the	dM
chapel	-N
chapt	0S
chapt #	0Q
charg	-K
chat	-L
cheat	hOnO
cheat on	nP
check	BOUPVS
check her	BN
check the	UPVQ
checko	mM
checko .	mM
cheek	WP
chees	xP
chemis	0O
chemo	NW(N
chemo .	NM(N
chemo monday	NO
chemo start	NN
chest	OPQNVQXP(M
child	BLbN
chip	IN&Q(N
chip .	(O
chip in	&L
chita	SP
choic	uQ
choir	jOoKpL-N
choir is	-J
choos	uS
choos .	uN
choos betwee	uN
christ	GLiOkMmM1J6N+M
christ #	6O
christ .	kN
christ not	GN
chroni	WN
church	ELKMYNdMmLpSvJyN6L9N&M*M
church and	pN
church roof	-O
cigare	BO
citize	eP
citize test	eO
city	JMmN
city .	JLmL
cla	CLXMeMrMtLvLzO0O%O
clas	0P
clean	PJkMoLrN0O1M&S
clean .	&K
clean the	PN
clear	PNtNuN(R)O
clear .	PNuO(P)M
client	1Q
clinic	PSyJ)M
clock	GLTKZP2Q
clock .	2M
clos	FKVMdLkRpL1M
clos .	1O
clos and	kN
clos the	kM
cloth	-M
cloud	MQ
cloud .	MO
club	-L
clust	WP
clust headac	WP
coach	5N6P
coast	KQ
coat	lN
cochle	YP
cofe	xO7L-O
cofe .	-K
cofin	ET
cofin .	EO
coin	lP&O
colaps	QQ
cold	BMFL+N-L
cold .	BO
colect	lO
coleg	uMwOzP0O%M
coleg .	uN
coleg at	0P
coleg next	wM
coli	HO
colour	XO
columb	-M
com	BMCMELFKGLHMLLMMPKRKUMVLfLlJ1L3O!L&M*L+L
com .	EOFN
com back	&J
com home	)Q
com in	BN
com into	BN
com out	1N
coma	QP
comb	TL
combin	*T
come	FLLJOMPKQNTJVJdLeJiJqKuKxP7M8O(L*L
come down	-N
come in	qL
come now	FN
come on	-N
come out	DMTN
come to	LN
comenc	%P
comfor	DP
comod	aP
compan	CMkTmQxOyM
compan .	mQ
compla	aN
compla i	aL
comple	#N
concen	0O
concer	-M
confir	pM
consul	PN
contac	iNlO
contac with	iN
contra	kRrN
contro	BP
conven	uN
convoc	%Q
cook	CKFLeNjMmOvLwP2N+P
cook .	+N
cook for	mO
cop	fO
corido	QO
corn	&N
cos	aO
cot	DQ
cough	XR
could	CLDKELTKUNaKnK8L9L(M
could be	-L
could kil	-M
could not	DNEOUQ9M(M
counci	YLdOyO1Q-N
counci say	dO
count	APSNZObNeMgMlN-J
count sheep	ZO
count the	VL
countr	JLeS-K
countr .	-L
county	1P-K
courag	-O
courag .	-M
courag to	-O
court	fT)N-O
court .	fK-O
court date	fN
cover	UM
covid	CNXS
covid .	XN
cow	EMHPMM
crack	MM
crash	CLKO&N-L
crash .	CK&L-M
creati	-N
credit	qP
credit for	qN
creek	LPMO
crem	EO
crem on	EM
cremat	ES
crew	KO4O
cricke	-M
crisi	WP
cro	-J
crop	ML*R
crop .	ML
cros	eOiN6P
cros the	iO
crosro	uN
crosro .	uN
croswo	(M
croswo .	(M
crow	-N
croydo	IPeN
cry	DOEKHLTOUQWKeMfJhNnJqLvLwOyM7H8O)L
cry .	EKvJ
cry in	TNUOyN)M
cup	CQGLYQmN-K
cup of	-M
cupboa	UN
curs	aM-N
curs my	-M
curtai	TQWO
curtai shut	TNWO
custod	fTgN
custod hear	fR
custom	qMxS
custom .	xL
custom come	xM
cut	ASLLiPkLlK*S
cut .	AM
cut again	AO
cut hersel	AN
cut i	AH
cut me	iP
cut the	*O
cv	rQ
cvs	rR
cyclon	KS
cyst	)P
d	DP
da	fN
dad	vO
dal	+P
dam	LSMP
dam at	MM
dam is	MK
danc	9N!O)N
danc in	!P)P
dark	TOWO
dark room	WP
date	DNGRePfM!N
dawn	ZP(K
dawn .	ZO
day	FMGOMLPKQMSNWMaOkMyMzM2M5N&P
day #	PLQPSNWM&O
day .	FMJKKJMLPLTKWJaJeMvL9N#K&G
day and	WNaM
day as	yL
day at	yMzN2O
day clean	&N
day he	GN
day left	FM
day not	FMGN&N
day now	FK
day of	zP
day off	aO
day sinc	KO
day sob	&M
day they	PO
day today	&M
dead	AMCNHNiM1M-M
dead .	APCN-J
deadli	1S
deadli is	1O
deaf	YV
deaf and	YN
dear	WM1N,N
dear god	-K
death	GM-K
death .	GL-K
death aniver	GN
deathb	FQ
debt	lS)P
debt .	lO
decemb	9P
decent	-M
decid	eNuR
decid by	uL
decid wheth	uM
decisi	uO
declin	lP
decre	gS
decre came	gO
degr	rN1O
degre	rQ%R
degre .	%N
delay	4O
delay .	4M
delet	oN
deliv	DN
delive	cNrO1N8S
dement	RS
dement is	RM
dengu	XU
dengu platel	XO
dentis	WR
deploy	JS
deport	eS
deport .	eP
depot	qP
depres	TW(O
depres .	TO
depres and	TP
depres sinc	TO
derg	5O
deserv	-M
desk	DNkMyO
desk .	kN
diabet	XO
diabet .	XL
diabet and	XO
diagno	NNRRXP
diagno with	NNXO
dialys	QPXS
diap	aN
did	CNDJHNIKPLRJaJfMgLnN0M7L%M
did .	-N
did at	nO
did it	IO
did not	AJCNDLHORKULaLfLnG%K
did the	-L
did to	BP
die	ANFN,L-P
die .	AN,M-L
died	CUEKGNHQRMnLvL
died .	CKHJ
died and	CL
died in	CQRN
died of	CM
difere	zO
dificu	qL
dig	KO
dig with	KM
din	aLgOhLjNmM1N+S
din .	+N
din and	+M
dioces	5O-O
diplom	%P
direct	qP
disabl	YRaM
disabl @kin	aN
disape	AO
disert	0Q
disord	UM
disord .	UM
disown	iN
disown me	iN
divorc	gWiKxM7N9N
divorc .	gO
divorc and	gN
divorc pap	gM
do	AJTLaMfJiJuLvM2P7K9M
do .	qM9M
do @kin	aO
do i	uPvL-N
do it	aNfN
do my	aQ
do not	AJCMTLgMiKlLpJvJzJ2E7J
do noth	WO
do the	aN
do we	uP
do with	2N
doctor	FSNMPORLTOUOVLXOYKZKbNcLuN#L%Q(R
doctor has	UK
doctor have	FK
doctor said	(N
doctor say	FNbN
doe	BNDGRNTMYJaLeLiMlKnHzJ0K2M4M!K
doe not	BKRPTNWLaJeLiOlMnJzL2J!M
doe the	1O,P
dog	UM-L
doha	4Q
doing	ELONtMvO0S8O
doing fine	8N
doing the	EM
dole	yN
domest	BO
domest violen	BM
done	OLPOfNnNtN1N8L%P(L*N
done and	1O
done it	8O
door	BLDJHMILJLLMOJVJYJZJdJfJiLjOmKvMxM3N4M5K7M
door .	ANONWM
door in	vN
doorwa	dP
doorwa of	dM
dorm	wM
doubl	uP1P
doubl shift	1P
doubl the	uO
doubt	pR
down	HLILJKKPQKULXKYOgK&M
down .	HGQNYJ
down my	-M
down on	KL-O
down syndro	YN
down the	gN9N
down with	XN
downsi	kO3O
dr	PM
draw	iMoN
dre	hN9O!O
dre is	hM
dread	qM
dres	TP
drink	BNSWXNiLoP&T
drink .	BM&M
drink again	SM
drink today	&N
drip	FMNRQQ
drip .	QO
driv	FKILQJfJmKnNtNvK2L5J6S
driv .	nP
driv home	6M
driv test	tS
driv the	6L
driv theory	tM
driv throug	6L
driv to	6N
driv up	FM
dron	JQ
drop	MOQLXKrMwR&L
drop her	wN
drop my	wL
drop our	wN
drough	MP-L
drough .	MO
drov	nPwR2N
drov off	wM
drown	CPlN
drown in	lN
drug	SO
drug .	SN
drunk	BL-K
drunk .	BM
dry	LNMTpN&M*S
dry .	MM
dubai	mL
due	DPcUkMlN0Q1N
due any	cO
due date	DO
due friday	lJ
due on	cMlO
dug	HO
dump	hT
dump me	hN
dust	MO
duty	fO
dying	FSMO
dying .	FPMK
dying and	FO
e	QP
each	GLQLVKWJaLeOiMjMkHqK3L7M!N&M
each oth	jOqM7N
ear	DMNKYM2N8R
ear .	8L
ear and	8N
earth	AM
earthq	KT
earthq .	KM
earthq in	KP
east	uK7N&M
east .	uL
eat	FJMMTNUOXMeLfLhPlMmRvG+Q
eat alon	mL
eat and	XN
eat disord	UM
eat lunch	mJzM
eat my	mL
egg	+O
eid	-O
eighty	#M
elder	aJ
elder @kin	aJ
electi	-S
electi is	-N
electr	lP
eleven	DNELJNKOVJeJiLlJ1L6M7L
eleven day	JO
eleven week	DP
eleven year	7M
else	SNhO1L
else .	hP
email	kMqP)M
embank	LO
embasy	eR
embryo	bR
emerge	lO
emerge and	lO
emotio	BL
emotio abus	BL
empty	CPHOMOTNbPwP
empty nest	wN
end	ANDLFOJMUJhOjKuKvO1N
end it	APhQ
end my	AL
end of	FNUN1L
endome	WO
enemy	-O
enemy .	-M
engage	hP
engine	%O
englis	ePtQzN
englis pap	tN
envelo	PPgOoQ
envelo .	gN
esay	0N
esay due	0O
estran	iP
estran from	iP
está	-P
eulogy	ER
eulogy for	EQ
even	ILMNQMRMVLWOYJZKcMjKlKnJpNrNvL&J
even .	-K
even in	AL
even the	MMXM-M
ever	eMmMsMyN
every	GOIKJKPMRMSOVRWMZMaNbOoKqLrNvQ3J*M
every #	aJ
every day	TNmL
every door	vN
every even	RO
every morn	VO
every night	IMJNSKVJZK
every step	WN
every time	PLVM
every year	GO
everyb	bN+M
everyo	AKDKGLSKhNmNnGqJvLzJ#M+L
everyo at	DN
everyo in	zN-N
everyo would	AN
everyt	EMKMLKTPUNVNdNgLhKqHvMzL%M
everyt .	-L
everyt grey	TM
everyt i	qL
everyt is	TO
everyw	QN3L
everyw .	QM
evict	dQ
ewe	MO1P
ewe .	MM
ex	BOfMoL7L,J-K
exam	OJtU0O)L
exam .	tL0P
exam for	tO
exam in	tO
exam on	tO
exam start	tM
exam tomoro	tJ
examin	tQ
except	cO
exhaus	UP
exist	AL
exist .	AM
expect	ENcS
expect @kid	cM
eye	BKNMOOXNYPZOgM4M
eyebro	NP
fac	TL
fac the	TL
face	INWOnO
facebo	iO
facebo .	iP
factor	kP
fail	MPXLbNtN0P
fail .	bM
fail it	tK
fair	-J
faith	pT-K
faith .	pN
fal	XO
fami	FO
fan	ZM
far	cOmMxM,N
far away	,P
farm	iJuM)L*P
farm .	-M
farmho	3N
fast	pO-L
fath	8M#O
fault	nM
fault .	nL
fear	VR)O
feast	+P
fee	lRtO%M
feed	MOaSlM
feed her	aO
feel	TSUKVKYLmKnOpO#L
feel guilty	nN
feel like	UNpO
feel noth	TOpM
feel safe	BO
feel so	TMmM
feet	cO1K5R
feet .	5N-L
fel	BONMQOXPjL
fel out	jM
fela	QN
fenc	jQ
fenc .	jM
fery	6Q
festiv	*N-N
festiv .	*L
fete	-Q
fev	QLXS(R
fev and	XK
fev brok	(P
fev is	(M
fiancé	hP
fibroi	ON
fibroi operat	ON
fibrom	WO
fibrom flar	WL
field	HNMN*N
field .	HN
fiftee	vP!O
fifty	CLRO0N!N#N
fifty #	RN0N
fifty year	!O
fight	JMNKQJjVvP7M
fight canc	NN
fight in	JN
fight with	jM
film	-P
fina	OOsM3O)L-M
fina .	3M
final	gNtR,M-N
final .	tN-K
final exam	tL
final on	-O
financ	lP
find	SNdMhLoMrOwMzM3O7K
find a	rM
fine	LNPJTNUKVNcN8N)O
fine .	PK8N
fing	QN8P
fing throug	QO
finish	SMeNhOrQ0K2O%R
finish .	%M
finish with	hP
fir	kS
fir today	kN
fire	KPdOsN-L
fire .	-J
fire took	KM
firewo	UQ
firm	uN
first	GPcMwMxSyTzO3M4M5K7K8L%P&M*O
first .	tO
first @kid	8N
first @kin	GL
first cla	rP
first custom	xO
first day	yRzP
first flat	wO
first in	%O
first job	yL
first night	wN
first of	%O
first prop	yK
first shift	yP
first time	cNyLzM1M4L5N7Q&L(O+N
first week	yP
fish	GN
fix	OO-M
flar	WOXR
flat	QKTLdMgMmMuLwP3R
flat .	3O
flat on	QO
flies	wM4P
flies to	wM
flight	4T
flight to	4O
flinch	BQ
flinch when	BM
float	LQ
flood	LT
flood .	LP
flood in	LO
floor	LQQMWRqM3O
floor not	3O
floor with	WQ
flow	EP
flu	XQ
flu .	XN
fly	EO4U5N
fly .	4M
fly and	4N
fly to	4M
flyov	dO
focu	0O
focu on	0N
fog	6P
fold	eOfL
fold .	eP
folow	IO
folow home	IP
food	lMxP+M
food .	+L
food and	+M
food truck	xQ
foot	LNXQYP5N
footba	XL
footba .	XM
footst	IO
for	EMMKRLaJbLsM5M+N,M
for #	EKHMMLSMUKWMZMiKjKmLoMpKwL1N!J&J
for .	AM
for @kin	ELFLJNNLQJRHWLmLpMzM4M5O6K7H,K
for a	GMMJNKRJUKaKbOdMlMrLsKuM1N3P*M
for all	,L-M
for an	UJ
for anoth	gN
for chip	(O
for christ	6M
for coleg	wM
for courag	-L
for din	+N
for dry	*L
for every	!O
for good	2O
for her	DNOKXMYNeM#O)M
for him	AOGMfL
for it	SOnL1M%K
for me	GL,N
for my	EMGLXMaJeMfLrMtO9M,L
for one	aLmO
for our	EMuL6L#M+L
for rain	MO
for ruth	,L
for someth	fO
for that	SO7N
for the	OLaJdMeJsOxK1K2L5M6M7G#J(L*M+M
for them	bP
for thi	-L
for thirty	2O
for today	-O
for us	,N
for what	nK+O
for work	rM
for year	WMbKiL
foreca	6O
forget	RT
forgiv	nR7Q
forgiv i	nM
forgiv me	nO7M
forgiv my	7O
forgot	!Q
form	rPuLzN0N
forty	CPGJRMWLnKpM1L2N3K5M!N
forty one	CM2L
forty year	WO2N!P
found	AQHNNPPMRNSPgOiM)P
found a	NNPO
found him	RO
found out	NM
found the	AQ
fourte	DL
fourte week	DM
fourth	bQtN
fr	-N
fracti	0P
fram	&Q
free	)M-J
friday	CMEMOOPMdKkNlMsKtNuM2P3M9M%N
friday .	DKELOKPMcKdLkNlKtG2L3L6K%K
friday aft	2N
friday and	lK
friday i	2N
friday if	uL
friday to	uN
fridg	ROZM
fridg and	RM
friend	mP
friend .	mN
fright	VP
from	JKPKUMeKiLkJlNoKwK2L5O6M%L(L*O
from #	1N
from a	&M
from helman	UO
from hospit	(M
from kerala	qN
from kharki	JP
from midnig	ON
from my	PLiMlNnL
from one	ZP7P
from our	5M
from saria	5O
from st	5L
from that	oO
from the	CNILJKPMRJSJTNULVLYJlKnKwK2K9K#K%J*J
front	ELJRKNfLqMsOxL1L3N
front .	JL
front of	EJfMqNsO1L
front room	FM
frost	*N-O
fruit	bN
fruit of	bO
ful	ZKaJcJdOlM)L*P
ful bed	cM
ful night	ZO
ful time	aL
fund	-P
funera	EWiK
funera .	EMiK
funera is	EP
funera of	EM
fus	#O
galbla	OP
galbla out	OO
gambl	SS
gambl .	SO
game	-N
game .	-N
gang	IN
gap	FN
garag	xN
garden	2P
gas	VPlQ
gate	ULVOkNnMzQ4Q6M7N
gate #	4P
gate thi	kO
gave	FLTMUNaLdMhNkOoKyM2O8N!N&J(L
gave birth	8P
gave her	dN
gave me	hKkJyO2N
gave up	aP
gaza	JS
gaza .	JO
gcs	tP
gcse	tP
genera	JO-L
gent	FN
gentl	-L
get	EJFJONTLVMXNYKZJaJfNgMrM0K1N3J9M%N&M
get a	-L
get divorc	gL
get her	ON%N
get his	%P
get hurt	-N
get mary	9Q
get off	VM
get on	-N
get out	TMfN
get panic	VO
get throug	EN
get up	UKaL
get wed	9N
get wel	XO
get wors	RM
ghost	hP
ghost me	hO
girl	dM8P
girl .	8M
giv	qQ
give	ELRLZNaLbLqJsLuLvN0K1N2J#K*N
give her	2M
give it	vL
give me	aKqLuKvK1L-M
give thank	*O
give the	EN1M-N
give us	vN
given	bO
gla	QO
gla .	QM
glad	-L
glory	%M)P
glory .	)N
go	ELFOIKJMONRMVKkPqKtLuNwOyNzK1L3J5J
go .	tK
go from	kO
go in	DL
go on	AP
go quiet	qM
goal	-N
goat	HPLLMNxM
goat are	MM
god	LLcKoKpR7K9J%J(L)L*L
god .	BM7M(L*L
god anymor	pL
god ble	,K-N
god for	(K-M
god forgiv	nN
god give	-L
god is	pN
god it	-O
god let	-N
godaug	,P
godson	,P
goe	GLJMOOPKSMTKVPdOjKmJvLwM3K5M
goe in	OP
goe like	VL
goe to	wN5M
going	AKEKKKOLVJXMYNZLcLgMuK3H4L5Q6K&K
going .	YN
going blind	YN
going in	ON
going on	AM5M
going throug	gN
going to	AKBJcPeN4L5K
going und	ON
golden	!Q
golden wed	!M
goma	JO
gone	CQDMGLHPKMLMNJROSKYLaJcNlMnJpLrKwO0H(N
gone .	AOCNKJ(L
gone back	0N
gone to	NLwP
good	SKaHbKeKfMmLrLsLuJvNwM2M9N!L*K,N
good .	2N
good @kin	oO,K
good morn	-Q
good new	bM
good to	,M
goodby	AQHK
goodby to	HL
googl	PM
gorgeo	,P
gosip	-L
got	HOIMKHTMXKfMhLkNlLyQ3J7J%M&L)Q
got #	fMlN
got a	XNdOkM
got back	7O
got dengu	XO
got dump	hQ
got fir	kO
got his	yL&N)N
got in	)O
got into	)O
got jump	IN
got laid	kL
got out	KO
got the	kKyQ1J3K(L)N
gout	WP
govern	-P
gown	%V
gown .	%O
gp	UN
gp has	UL
gra	MP
grab	BK
grab me	BK
grac	pNyL+W
grac befor	+N
grac for	+P
grad	zP
gradua	rO%W
gradua .	%M
gradua from	%O
gram	QN
grand	)M
grandm	8N
grant	)Q
grap	*Q
gratef	-N
gratef for	-M
green	eO
green card	eO
greet	7O
greg	dN
grew	3L
grew up	3L
grey	TR
grey .	TM
grey and	TO
grey blanke	TM
griev	CP
griev .	CM
griev my	CN
griha	3O
griha praves	3O
grip	VP
ground	KLMM*N
group	nM5Q-M
grow	NNvQ,O-K
guard	yN
guest	9P
guilt	nP
guilt .	nN
guilty	fOnO)O
guilty .	fO)O
gun	IPJQ
gurdwa	IP
gym	KM
h1b	eP
h1b lotery	eP
had	DQHOPNULWLXLjLnL7M8O!L&M(N
had .	HO
had @kid	8O
had a	DNTMULXNjM8M#M&M
had alread	DL
had an	jLnN
had migrai	WM
had not	AK7Q
had paint	DL
had the	PO
had to	HP
had word	jO
hail	KO*N
hair	NQTMWK#L(N
hair .	TM
haj	5R
hal	hNtNwM!N&M
half	OKkLsOwMxH0M2N&M
half #	OMsN
hanah	bQ
hand	EKFJIKKJONYOaHoMrLxN1N2O7Q%M&L*M+M
hand .	BLCJKMYKaK1H+N
hand in	2P
hand on	7O
hand over	2P
hand that	+L
handcu	fP
hang	hM2R
hang up	2Q
hapen	VPbMoM
hapen .	bLoN-M
hapy	3N9L#O-J
hapy .	-O
hapy birthd	#N
hard	jNoMuLvN1M
hard .	vK
harm	AP
harm .	AN
harves	1N*V
harves .	*M
harves festiv	*L
harves start	*N
has	FLNORKTMUMXOYJgLiKmLwL
has #	IO
has a	NMONXJYMfKmNsKuM
has alzhei	RN
has an	OLULsLtL
has been	AKBOJLNJTHUKdLeLjMkLpLrK&J)O
has canc	NP
has come	LN)P
has day	FM
has dement	RN
has depres	TN
has done	8O
has down	YP
has had	WMXN
has her	tM
has leukem	NN
has ms	aN
has nobody	mO
has not	ELFEKJPKTOYMZNaLbKeKgLiKmLwM9K#K
has parkin	XN
has run	MM
has sign	UM
has stop	FMTLUM
has the	XM2O
has thrown	dM
hat	qKvNzN4L%Q
hat fly	4M
hat me	qLvM
hate	AGjN4P
hate i	AM
hav	OOPMcO!N#N
hav a	cN
have	FKbLeKiKrKsJuK!K
have #	1Q
have @kid	bO
have a	BKPNXNiKsMtJuK1K
have an	sMtL
have been	EMFMGNQLXMbHdLeJrJyO!L&K
have bought	7N
have cary	LN
have clean	PN
have gone	pP
have got	QLfMuN
have had	WO
have mercy	JN
have my	tM
have not	ELJNMNTJULZMaGcJiPkHmMnJ1M4L7J9L
have noth	AN-N
have nowher	dN
have pap	eN
have sent	rO
have stop	FJ
have taken	FN
have the	uL
have their	tN
have to	DOEOVOfNhNqOuL1O3N9M
have writen	iM
he	BPFKRJSNTJYLaLfNhOiLnKvJzN2J7L
he ask	RKuL(L
he beat	BJ
he ca	FOUO
he came	8O
he com	BK
he did	fP
he doe	BMTMzM
he drink	BL
he eat	zK
he gave	AP
he got	nP
he has	BNSOfKiMrLwKzO7J8N#M&L
he hit	BM
he hug	7K
he is	BJOLQOSJVKXNYKeLfLvLzL2L(M
he just	TL
he push	BL
he said	7M
he say	BMUMpN
he sit	kO
he sold	SM
he stil	NN!N
he threat	BM
he threw	BK
he took	hM
he used	TO
he want	AM
he was	CQELHNQMfLhMnKzK
he wil	BMENFMYKfKnNvM!N
head	IMMKNJUOVKYKZMqPyM0N1M6L*O
head .	UL0N
headac	WP
headmi	2P
heal	XS(Q
heal for	XQ
heal my	XO
health	UOVM(P
hear	FJGJIKPLUQXMYPfSgLiJmJpO
hear if	PL
hear is	fQ
hear me	-P
hear on	fM
hear the	FKUN
hear tomoro	fK
hear voic	UQ
heard	mL
heart	CMDLOQPLVOXOcMhOuN5M(M
heart .	OK-L
heart atack	CN-O
heart goe	VN
heart is	hO
heart rac	VO
heart surger	OL
heartb	DPcOhN
heartb .	cO
heartb at	DM
heat	AMdP-M
heat .	AN
heathr	4O
heaven	pP-M
heavy	TO1O*N
hedg	jQ
hel	-O
hel .	-O
held	8N
helman	UP
helo	-N
help	RLSMVMWJaLlJoNqKtMvM0L1M3J9K
help .	WLvL
help me	SOaLoNtMvJ0K1L
hen	HPLMjL
hepati	XP
her	CLDMFKGLOMRLWLYJaNcMhNnKwO2M8O9K%M
her .	CKDLFLGLVKYLbKcLgKhMvKzM2J4K5K8L,L
her a	2N
her arm	AOBN
her at	DLwN
her breast	NN
her breath	FN
her but	aL
her desk	DO
her hair	TM#N
her heart	XO
her hip	OL
her i	aL
her in	CO
her kn	5P
her last	FO
her liv	NK
her name	,O
her out	cN
her own	AM
her phon	BP
her pil	AN
her room	wO
her sinc	HO
her to	qO
her tonsil	ON
her wag	BN
here	AMFKJLKKSKYLeQjKmNrNuK5L8O+L
here #	8M
here .	BNeM8N
here and	uN
here anymor	AO
hernia	OP
heroin	SP
heroin .	SP
hersel	AR
hersel .	AO
hgv	tN
hgv test	tM
hi	-O
hi god	-N
hid	INJLROSPUMlM
hid her	RO
hid in	IPJM
hid it	SP
hide	qP
high	IKQLXNcOzL
high .	cN
high fev	XK
high school	IM
hil	KM-L
him	FNQLRLSJTJaNfKhNiKqMvL
him .	BMNLSKTJYKaKfJhKrMvJ0J%J
him a	2N
him and	QM
him at	aN
him down	AQ
him home	FN
him in	QM
him to	UN
him und	UN
himsel	AP
himsel .	AP
hip	ORQNWQ5L
hip .	OL
hip she	OL
hir	rP
his	COFLONQLRNSKYKaKdMgMhNiJkMrMwOxNzJ0M2K&N
his birthd	iL
his driv	tN
his first	yM
his hand	BO1M
his job	kP
his lip	FN
his name	dM
his new	zL
his own	ANCOFM
his room	TPwN
his sho	RL
his strok	aM
hit	BRHLILKMXPYMpK
hit by	BL
hit me	BNXN
hit my	BN
hit the	pM
hiv	-K
hold	DNELFMGLILJLLLOLWJYLaKoM4M7L9J!K%M&N
hold .	7M
hold her	aN
hold the	WN
hole	OMQK
hole .	QL
hole in	OM
holida	PN6O
holida .	PO
holy	5P-Q
holy @kin	-N
holy land	5N
home	FLIOQLROUJaLdMeOmJrMuKwM3N4L6M(O
home .	BNFKIHRKaNdMmKpLrMwK3K6H
home aft	&M
home and	aO
home from	AOFNIMUN(O
home ofic	eS
home to	CLwM
homel	dT
homel .	dO
homesc	vQ
homesi	mP
homesi .	mN
homewo	aOvO0N
honest	-P
hook	HP
hope	DLPPbM-P
hope he	-K
hope it	PP
hope my	-M
hope she	-M
hope that	-N
hospic	FU
hospic .	FN
hospic nurs	FK
hospic rang	FL
hospit	NJOLQTWLsL1K8L9L(P
hospit .	QJ(M-P
hospit for	QO
hospit on	sK
hostel	AMIOdNwP0N
hot	WP-M
hot wat	WM
hotel	kO
hour	FPOMTMUJZOaLfLpKwJ1R4M6K8P
hour sleep	1N
hour week	1M
hous	KNLPXJdNgOlLmLrKvLwQ3U
hous .	BMLKUMjKwN3J)L
hous and	KMgO
hous burn	KL
hous in	LMTL
hous is	wL
hous on	3N
hous with	gP
how	FKSLaHkLlMnKtLvO4M7M
how do	vM
how i	aM
how to	kLvN
hr	qRsN
hrs	4N6P
hug	7P
hug me	7N
humili	-Q
humili .	-M
humour	-L
hundr	rO5N
hung	2M
hunt	rO
hurica	KU
hurt	ALBMKNWUhLnK
hurt .	WK
hurt i	AM
hurt me	BN
hurt so	WK
hymn	EORO-M
i	AMaLiKmMnOoKpMuK7L
i .	ALnG,O
i alway	tN
i am	EKRJULaKcJfJgLmJoJ1J
i and	AL
i are	jJ7M
i bath	aM
i be	-J
i believ	pN
i brok	XN
i ca	AKFLIJKMLMSMTKVKWKZJbLfLjKlMnKpMtNuH
i came	iNmN
i can	ELJLQLWGnHoNtNuP0K)M
i chang	aN
i cheat	nP
i check	VN
i come	qO
i cook	mM
i could	CKnL9K-O
i count	SO
i cry	UQ
i cut	AK
i did	AJnQ
i do	AJCMTGaKiKpKuEvFzJ9N
i driv	lL
i eat	mK
i end	hO
i feed	aN
i feel	TPmLnM
i found	AMSM
i gave	dO
i get	TN
i go	ON
i got	BN&N)L
i gradua	%M
i had	DNHJjNnK7L
i hand	2O
i hang	2L
i hate	AJ-M
i have	ELPLTMVLZLaHfMmLrLsLuK0L1L4J7J9L
i hear	mO
i heard	mL
i hope	PO-O
i iron	wO
i just	AJULaHvJ-L
i keep	ALCJcMoNwL
i kneel	pP
i know	RPTLnJoNzN1K4M
i lie	ZO
i lied	nP
i lift	aL
i like	uO
i look	TOaO
i lost	cMkM
i love	aOvN,O
i made	7L
i mary	iN
i mean	iN
i mis	iN,N
i must	EOeLqMuN1M
i need	tLvL-M
i not	DNnL,N
i open	pLxL
i owe	lN
i pas	)Q
i plant	-O
i pray	pO,P-L
i put	lOnRwN
i read	0M
i relaps	SM
i report	qP
i said	RLaKiJjOnOuO7K9L
i sat	UKwM
i saw	dNfO
i say	eNmMpMvL
i see	iM
i should	oN
i shout	vN
i sign	gLnO
i sit	TMmMpNtN0P
i smil	bP
i start	yO
i stil	BNCQGRINhMiNkMnKpM
i stol	nO
i stop	-M
i take	XNaNuN
i talk	mL
i teach	UM
i tel	dO
i think	AHVKpN
i threw	jP
i told	BMnOqL
i took	ANnP
i turn	aP
i use	YN
i used	TL
i walk	qM
i want	AKSMoJvLyM0K7L9J-O
i was	BRDKGLIJRNUKiMjKkLnM2J7K!H
i wash	aL
i were	AL
i wil	EJFJYNZMbJfMgJmJwL4K5M8K9K!L#J%L(L+K
i wish	ALNN,N-N
i wory	VM
i would	-L
ice	ONSPeP1M6N
ich	AR
icu	QT(N
icu .	QL
icu at	QL
ielt	tQ
if	ALBKFKMLPLRHVPbLgLiMoKpPtMuM4J7K
if .	VN
if he	VO
if i	ANBKVKoNpG
if it	PN
if the	VP
if what	VL
iftar	+Q
ignor	-N
ill	XP(O
ill .	XO
ill any	(N
in	IMJMKKLMQNRKdKeMfMmMqM3M
in #	GJLLRMTKYKaMeJiOnLsMtMzN1K7O
in .	ULXMqL3M)M*O
in @kin	NNjN
in a	CLLJQJRJYJdPeJfLhJmKrJxL6N9K%K
in acount	oO
in at	vP
in bed	FM
in befor	*N
in court	fO
in croydo	IPeL
in debt	lM
in decemb	9N
in for	OO
in front	EJfMjKqLsO1M
in gaza	JN
in god	pN
in hel	-L
in her	FOHNNNwK%N
in his	CNNNROrMwM
in hospit	QO(M
in icu	QM
in intens	QO
in it	DL
in januar	CN
in june	cMkM2M
in kharki	JN
in kota	wO
in kyiv	JM
in labour	8P
in march	CL
in may	BM
in me	TNUM
in my	BLDMIMNKdLoLpMuKxM0K2N%J&K
in one	UL
in our	CMINKJLKNJiLvNxM%L
in overni	QN
in peac	CO
in perth	uN
in peru	6N
in prison	fO
in riyadh	BN
in row	%P
in septem	zN
in the	JJKKLJQNRKTNUOdNfJqLzK*M
in thi	ANeLmOvO1M
in til	QO
in time	FO
in trafic	-N
in tuesda	OL
in ukrain	JM
in ward	QK
in week	ZN
in winipe	eP
in your	,O
incuba	QO
india	-P
induc	cP
infant	zO
infect	XP
infert	bQ
infert .	bQ
infron	qN
infron of	qN
inshal	9O
inshal .	9N
insid	KNTO
insomn	ZQ
instru	-O
insuli	aO
insura	LP
intens	QQ
intens care	QQ
interv	eQsW
interv .	sM
interv at	eLsQ
interv for	sP
interv in	sO
interv is	eM
interv on	eKsL
interv tomoro	sN
interv w	sM
into	BJSNVLYLmKnJoMwMxMzN3O
into a	3N
into my	BN
into the	mNoN
introd	RO9O
iron	BMfLsOwRyO
iron the	sNyM
is	FKLKMKQJcLoK
is #	FJGGILNNQLXLYMZLaKcLdKeKlKrLvOzM#N
is .	RN,P
is a	JMMNVKWLdLfKgLlKoOqK8M9K#N
is abusiv	BM
is adict	SO
is aliv	AO
is all	,N-L
is an	SO,M
is and	RMYO
is ask	bK
is at	BMEOMK
is autist	YO
is back	NMSMTO(N
is backpa	6N
is been	sOtO
is benign	)O
is breath	FKVN
is buly	qN
is clear	(L
is clos	kO
is com	CLFKHNMK&L+M
is day	FGGL
is dead	CN-L
is deaf	YO
is deploy	JR
is doing	0P
is drink	SM
is drunk	BM
is dry	MO
is due	cOlL
is dying	FRMK
is expect	cQ
is fine	PKTOUN)N
is ful	*M
is get	ONRL9M
is going	BKHKOMYM4M5L
is gone	DNGMKNwN(N
is good	,L
is got	XM
is gradua	%M
is grey	TP
is hang	hM
is hapen	bM
is hard	vN-M
is hav	OOPNcO
is here	8Q
is home	IO(M
is ill	XP
is in	FNLMNQQQRJWMcMeOfO*Q
is it	,L-N
is job	mO
is join	zP
is just	TOpL,M
is kil	VMWM0M1N
is lazin	TM
is learn	&O
is leav	wN2N
is like	MMpO
is mary	oM9O
is me	-K
is minu	dM
is more	ON
is mov	3N
is mri	PN
is my	BMENQLaLmLzL#O
is ninete	wO
is not	DKFJTMUMVFWMXMbLiJnN(H
is noth	PN
is now	IP
is off	hNwL
is on	EMFMKLOJPLQLSNeFfNlJtM1J3M4N6M9K!M#J+L
is only	MLOLVMXPlKwM
is our	!K)N
is out	&O(O
is over	gN)P
is paint	DM
is paraly	YN
is pas	GL
is pregna	cN
is recove	&P
is retir	2O
is say	uN
is senten	fM
is sick	VMXP
is slip	FP
is so	wO0N
is someon	oL
is spread	qL
is stil	CNDNbO
is stuck	0N
is tak	SN
is termin	FO
is the	ANGNNKRKUMdMmJoKqLyL7J8K9K!K&O
is ther	-L
is to	uM
is tomoro	EM
is turn	#O
is und	LP
is up	LJfM
is using	SO
is very	XN
is violen	BO
is wait	PM
is walk	5N
is wel	(N
is wil	7N
is wory	cN
is wrong	VM
island	-N
it	DOGKLLNMPMTJWNaKhLnKoJpJ7N
it .	DKLJTJUMWLYMaGfJnJoKpKxM#L%M+K
it all	AODM
it and	HPSQ1L+O
it back	nL
it by	hP
it has	NM
it hold	7O
it in	uL
it is	FHGKNLPMRNVKZMaJdLoKpM8K!O#L
it off	hO
it snow	-N
it time	vL
it to	AL
it twic	tK
it was	DMGMSLgLhLiLjLkKmKnOqL7M)M
it wil	GN
it with	hM
ivf	bU8K
ivf and	bO
ivf fail	bM
ivf transf	bN
jam	3N
jam jar	3N
jamb	tQ
janaza	ER
januar	CN
jar	3N
jaw	IQ
je	AO
je veux	AO
jean	5N
jeryca	MN
jeryca .	MN
jesu	FKQJSMWLdLoJ)L
jesu .	)K-M
ji	ON-L
job	aLkPmMrSsPuLyQ0L1Q)M
job .	kOrMyN1L)M
job in	uK
job interv	sN
job lord	rN
job ofers	uL
job on	yJ
job sinc	yK
joe	GO
join	wPySzN
join the	wO
joint	WR
jok	NNXM,O-M
jok .	-M
jolof	+N
jos	6M
journe	6R
journe mercy	6M
joy	TN,N-L
jubile	!Q
judg	fV)N
jump	AKIOKNPMzO
jump off	AK
jump the	KN
june	cNkNyM2M
june .	cNkN
junior	zO
jury	fS
jury duty	fP
just	CKTNUHYLZNaHhMmMoKpJvN
just a	-M
just diagno	XM
just had	8M
just lie	TM
just once	-M
just sat	-M
just that	-N
just to	mP
just took	QN
just want	AG&O(N-M
justic	-O
kaduna	IQ
kaduna road	IO
keep	AOOJQNRNcNgJoPuKwJ0O5J&O
keep ask	RL
keep forget	RL
keep him	&N
keep me	oK
keep my	QKoO,O
keep the	DLOOgNuL
kept	QO
kerala	qM
ketl	RMdL3N7L,O
ketl in	RO
key	RNULhO2Q3S
key .	3M
key to	3N
key today	2N
kg	8M
kharki	JT
kharki .	JN
kharki again	JL
kharki and	JM
kick	IMcS
kidnap	IO
kidney	ORXUuM(P
kidney are	XO
kil	ALBHCNNLVJWOcL0L1L-O
kil hersel	AL
kil i	AP
kil me	BJVMWPcN
kil my	-M
kil on	CN
kil them	-N
kilo	8Q
kilome	5P
kind	NKQGUMYJgLjKmKyPzM6K-L
kind .	NNyM-L
kind pray	QN
kinder	zO
kindn	-N
kindn .	-L
kis	)O
kitche	CMJMLOgMjO0N7L)K
kitche .	LNjM
kitui	MK
km	ML5N
kn	WSvKzN2N5Q
kn are	WN5M
knee	OQWPYM5N&O
knee .	WM
knee replac	ON
kneel	pQ
kneel ther	pN
knew	DM
knif	OP
knit	iN-M
knock	5O
knot	9O
know	PNRPSMaHiKnLoOpGuKvLzP2G
know .	AKPOaJdLnMoN
know anyon	zM
know if	pN
know the	-K
know what	AJCMiKuJ2K
know wher	oN
know wheth	uK
know which	uJ
know who	RL2K
know why	XN
know yet	HKcO
kota	wO
krishn	-M
kyiv	JM
lab	HLPP
labour	rO8S
labour ward	8O
ladoo	)O
lady	BN,N
lago	eN4P6L
lago to	6M
laid	ENkP
laid off	kQ
laid to	EO
lamb	1P+M-P
lamp	pQ-J
land	ZJeNfNjO4O5M)O
land case	fN
landlo	dU3P
landlo chang	dN
landlo has	dM
langar	+O
langua	eP
lanyar	yR
laptop	kMoO
last	FQMJSLcKwP2R5N7N8K&K)M*P
last .	5L7N
last day	FN2Q
last hundr	5N
last night	AOCKHHIKKJQMSMUKdJjM7N8N&J)M
last of	MM)M*L
last one	wP
last trail	*M
last week	BPUL
lat	pN
late	cPnM5N
laugh	OKPLRLSLTLWLoLqNuMzN#M&N(K
laugh at	-K
laught	-N
launch	xP
law	0P
lawy	fLgV
lay	CKEP
lay #	CK
layof	kP
lazin	TM
lead	HPoO-L
leak	-N
learn	YReMvN0T&L-M
learn the	YO
learn to	YL0M&M-P
leas	xO
leav	FKJMKLUKkLoJtNuNwQ1N2L3P4J5Q6O%L
leav cert	tR
leav for	wO5O6O
leav her	JP
leav home	wM
leav it	uP
leav the	FOKNVK3K
leav to	)O
lectur	0P
leed	uOwL
left	CMKMNKSLYKaLeLgMhSiNnKwNyL4L5K
left .	FJaM
left me	gNhM
left my	eP
left the	VNiN
leg	OOQPUHWMXNYVuL
leg .	YL
leg in	YP
lemon	GK
lent	-K
les	-Q
les of	-K
let	EJFKJLPLeLfLiOkOrNsMuJxMyMzM0M3L7P9L#M&M
let .	lM
let custom	xO
let go	kP
let her	9M
let him	-L
let it	PL7N-M
let me	BMEKOMfKyL7M&M
let my	nN,N-G
let the	JO3N-L
let them	sN-L
let ther	-L
leukem	NQ
leve	LP
level	tP
leyt	KN
librar	dP
lidl	dO
lie	CMTNVKWMZTvP
lie awak	ZM
lie ther	VMZS
lied	nP
life	AOCKEKFMTNYLfMuM#O
life .	ANCGuM
life is	AL
lift	TMVNWMaUvK3O(M
lift the	WO
lift up	,P
light	ELGKLLZOdLmMpNtM
light .	-M
light the	pO
like	UMWOYKZOpO8L-K
like a	TLUJVLWLYNZLnLwL8L9L
like an	WN
like god	pL
like my	-N
like pap	MM
like talk	pL
like the	uN-K
like thi	AM
like to	BMFO-N
lin	DNcS
lin .	cQ
lin on	cM
line	JPXLbPkM
line .	JMbO
lip	FO
lip with	FN
lismor	LQ
list	dOkNuN)Q
list .	kO
listen	ZNvL-L
listen more	-O
listen to	ZOvM
litl	CNDOFKJNMLNJOJXMbKgKiLvNxNzK0L4J8P!L&L
litl @kid	OJXN
litl @kin	CLNKaKgL#L
litl room	DL
liv	AOLNNQSLaKdOgOiLmM3L(M
liv .	ANNO(O
liv alon	mN
liv in	gP
liv like	AM
liv on	dN
live	AMFNdNfJiMuK
live .	AL
live anymor	AM
live for	AO
loan	eNlVxP)P
lock	BQVNdN
lock me	BL
lol	OLhNsNtMvM#N-L
lol .	tMvN-L
lon	mQ-N
lon .	mN
lon sinc	mL
long	ALFMRMVJXKYKbMpK1K2M4M6K7L#N&M(O
long covid	XP
long driv	6M
long for	bN
long gap	FN
long life	#P
long shift	1N
long sleev	AOBO
look	MPPMRKTLWJaPeJfKkLnMoNrMsKuLvKwL!L%J,M
look .	,N
look aft	aR,L
look at	MLTKkLnLvO9N
look for	rP
look up	MN
lord	KJMKWKZMaKnJoOvLxJ0J4L!J(M*J+N
lord .	FLZLaKoL-L
lord and	+O
lord forgiv	nN
lord i	aLnP
lord make	-L
lord on	CO
lord send	xM
lord show	uN
lory	ZP6Q
los	RPcKpM
los everyt	-M
los my	pN
lose	DNkM)N
lost	CRDTHNKJLKYMcLdPkNpLuN2H
lost @kin	CR
lost her	DK
lost his	YNdNkO
lost it	DO
lost my	COHJYLkL
lost our	DM
lost the	DOKLcM
lot	#N
lotery	eP
loud	mN
lough	5O
lough derg	5O
lourd	5T
lourd with	5N
lov	NM9M
lov .	-M
love	YKaMgNhPqKvN8L9L,M-O
love .	-K
love her	aN
low	TR
low sinc	TN
lucky	tK
lucky .	tK
luksa	GN
luksa of	GN
lump	NRPP)O
lump and	PL
lump in	NO
lump is	)N
lump was	)N
lunch	ULlOmPqMyNzO+N
lunch in	mNzK
lung	NOQM
lust	oO
lust .	oO
luth	OMQO
lying	ZOcO
lying awak	ZN
lympho	NQ
ma	-N
machin	FPSPxO
macula	YP
mad	VNxN
madam	BOkO
made	GEYMkNmMnLuKvLwK7Q8M)O
made her	GK
made me	AL
made perman	)O
made redund	kP
made up	7N
magist	fQ
maid	nO
maiz	MM)O*O
maiz is	MM
mak	GLXKYO#O
makah	5N
make	BJCJDMGLWLeJgMjMqKuO7M!J-N
make it	CM
make me	-P
make my	UL-K
make peac	7M
malari	XS
malari again	XP
mamogr	PR
mamogr .	PN
man	ELFHQNRMXNaJdLfMjMlMmLoOzM1J9M!L,O
man .	!L
man who	-L
manag	qQyO
mango	*R
manic	UQ
manila	eN4O
manila on	4N
map	6Q
marath	XO
march	BLCLGOMMTMYNiJ2N
march .	CKMJYNiL
march and	CK
march the	MK
mariag	bNgQ9P!N
mariag .	!N
mariag is	gP
mark	BP1O
mark on	BQ
market	IOxO
marow	*P
mary	RLbPgKhKiLmMoS9W!R
mary #	bM!M
mary .	oP9K
mary @kin	oN
mary again	9N
mary and	bN
mary her	9M
mary in	9N
mary my	9N
mary on	9O
mary to	!O
mary today	!N
mas	EPGSpR
mat	TN
mat .	TM
matern	kO
matern leav	kN
math	tT0P
math pap	tN
math test	tM
matr	KN
matron	qQ
may	FMJNNLeKrLsLxL2M3L5L6L7K9L*L-N
may all	-O
may be	-N
may i	-L
may my	-E
may nobody	-N
may the	-O
may they	-J
may we	-M
mayo	-P
me	BORMaMhNiMjNnLoMqNuKvP7K
me .	BOTLVKaHhLiJnMoKpLqJ7H
me a	RKjKkJuMyO2N&L
me again	BM-L
me agains	BM
me and	BJWLXJZJdOgLiKjOqK0O7O!P
me back	hK
me be	vL-P
me brav	-M
me by	BJRNhK
me focu	0N
me for	gMnOvL
me from	WO
me i	nK
me in	BLQJ
me joy	TM
me last	BN
me not	oK
me off	ULiN(O
me on	XLhNqN
me out	BL
me over	hM
me patien	-J
me sinc	iK
me sleep	ZO
me til	FO
me to	jMoMqLuMvH9N+M
me today	RN
me up	BM
me when	BN
me which	uN
me who	RK
meal	+R
mean	iM,M
med	UNaM
medici	NMXM0O
meet	iMqPsN1Q7P&L
meet the	sO
meet with	qL
meetin	-N
meetin .	-O
mein	-O
melbou	wM
memori	EN
memori servic	EN
memory	RQ
men	ITJOkMrNuN1N
mend	7N&R
mening	(P
menopa	ZN
mental	UO
mental health	UO
mercy	JM6M
mercy on	JN
mesag	oP
met	lOmK9O,P
met is	lL
met on	,N
meth	SO
meth .	SO
metro	JO
mi	WMeM
mia	-O
midl	gN
midnig	ON0M*N
midwif	cP
migrai	WU
migrai day	WN
migrai for	WO
milk	DOHN2N3N8N
min	KP
mind	GNROUPVMaPsNuM,L
mind @kin	aN
mind for	GO
mine	FKKNNMTLaMbNiNjNkNqM
mine .	bN
minist	sO
minu	dP
minu #	dP
minut	KLOPaNjL
minut .	KM
miror	RNsM
mis	ALHPJMiLnMqK)O,O
mis #	HP
mis me	AP
miscar	DW
miscar and	DP
miscar in	DO
mistak	qO
molest	BQ
mom	nO
mom guilt	nO
monday	NNONPOeKfOsLtMxMyRzO1O2N4J5J*J
monday .	ELNKQNeMfKsJuKyH4M*K
monday aft	yN
monday and	NM
monday as	yP
monday at	yO
monday first	yL
monday he	zO
monday i	yM
money	SQaJjLlPnPrMuLxO
money .	lL
money from	nM
moneyl	lR
monsoo	MN
month	DNFKGMMJSLTJWMbNcNdMeNfMlNoJrMyM&O
month .	DMFOTLXKcLeKfMlMrN5L)M
month and	DN
month behind	lM
month clean	&P
month in	eN
month mind	GP
month pregna	cL
month sinc	&P
month wait	eL
moon	-P
moon .	-M
more	FOJKRMbKkKpKvL2M#K&K(N-M
more .	CNRLSN(M
more chemo	(N
more of	-N
more patien	-J
more year	#O
morir	AO
morir .	AO
morn	CLGJHLOOQLSLVKaKkNtL2L8K(L
morn #	8K
morn .	CLGMHJOKQMVKtK2M4L8H
morn and	OMvN
morn god	-N
mornin	CN2O
mornin .	2L
morphi	FP
mortga	kOlP
mortga .	kM
mosqu	-N
most	RO
moth	vO-M
motorb	CQ
motorb .	CM
mouth	OLpP
mouth from	ON
mov	FMaMeKgOhPjJmOwMzM3R
mov here	mM
mov hous	3L
mov in	wN3N
mov on	-P
mov out	gLwM
mov to	eNmO3O
move	uL
movi	-Q
mr	ELFOQMRMmN,M
mri	PU
mrs	mO2O
ms	XRaP
much	PJUOWNmLoO7L,K
much i	WJ-N
much on	UN
mud	LOMN
mud .	MM
mud and	ML
mug	IPkM
murd	-N
murder	IQ
must	EOeJqLuS1O6M
must choos	uN
my	iL7J
my #	dLeOjOvQ4N7L#L,O
my @kid	IJYJcGfMgLiNrLtKvMwKzJ4N7N#L%L
my @kin	EKGHJLQJSMaJeLfNiK7K9K,L
my @love	BLDKFLGKNKPKRMTKaLcKeMhJjKkJrKsKxMyL4K&K
my @pet	HK(N,M
my @work	CJNMXMYLqMtL#N,O
my acent	qN
my arm	BNXM
my back	WSaM
my badg	kL
my best	CKEJFJTLjL
my bibl	,N
my birthd	mN#M
my budgi	HP
my car	dM-N
my chest	VN
my cla	-N
my countr	JM
my degre	%O
my disabl	YPaL
my driv	tP
my elder	aJ
my enemy	-P
my englis	eN
my ex	BNoL7M,K-L
my exam	tL0P)K
my eye	ZM
my faith	pO
my fault	nN
my feet	1N5K
my first	4M8N
my flight	4M
my godson	,P
my hair	WL
my hand	EOIMUMVMWKaMoQpMtJ7K
my head	ULZN0O
my heart	VO
my i	iOjRnJ7P
my job	kM1P
my key	2N
my kn	WO
my knee	WM
my laptop	kN
my late	5O
my leg	UKYL
my life	AJuL
my litl	NJOMQKXMaK#L
my lunch	mM
my mouth	pP
my name	mNqPxO
my new	yN8O
my numb	iM
my old	HL,N
my only	wK9M
my own	BKGKRMWKaOfKiOmLpKvPxM8M
my pap	eL
my paspor	BQ
my phon	IL
my plat	UM
my pocket	&N
my room	BPmL
my rucksa	5O
my shift	qN
my slid	qN1M
my smal	XP
my sourdo	-O
my sponso	&N
my thesi	tO
my tomato	-M
my tongu	-K
my visa	eL)N
my voic	EM
my way	-M
my wrist	AM
na	NN
nail	xM
nam	DN
nam her	DO
name	DOQMRPVLdMeJgKiOmLqNxO%L
name .	RLdO,L
name on	xO
namugo	5N
natur	-O
navy	wP
nclex	tQ
nclex on	tO
near	FPJNKNMMYLdMuK%N
near my	uL
near the	FO
near us	KO
neck	BNIOWN
neck .	BN
need	MJOMUNYLaNlOrNtOuN
need a	rL
need rain	ML
need to	-N
needl	NKSPWO
neet	tU
neet on	tP
negati	PMbP)L
negati .	)M
neith	iOjQ7O
neith of	jP7O
nerv	WP
nervou	OMUOVPsOtM
nervou breakd	UN
nest	wO
nest .	wM
new	JKOKZKbHeNmLoKqNyRzP3Q8M&J*K
new .	-N
new apartm	3L
new countr	eO
new flat	3N
new hip	OM
new home	3N
new hous	3L
new job	yO
new manag	qO
new plac	3O
new school	zO
new yam	*O
next	NJOLZKfNkLmLtKwKxKyJzM2N5L6L7K9K%K
next door	BMZMjN
next month	5M
next to	CP
next week	NKfNwMxKyMzN6L
nice	mL
nicu	QQ
nicu .	QO
nigeri	-P
night	HNIPJMKJQJSLVKWMZUaPdM0O1P6K8K
night .	AMBKCOFKHLJJKPQKVMWMaJjNnLuJyM8M
night and	XMaM
night at	1Q
night bus	6N
night i	SPUM
night in	dM1M
night nurs	aN
night out	)P
night shift	1P
night sinc	ZO
night when	VM
nikah	9R
nikah of	9O
nil	OM
nil by	ON
ninete	CMeKfJgMnNwP
ninete month	eN
ninete year	gN
ninety	#P&M
ninety day	&L
ninety on	#O
ninth	GQ
nobody	BLDNILKKPLQLVKaMgNmTnJoNpLrO
nobody ask	aM
nobody has	mM
nobody ther	pL
nobody to	mP
nobody wil	rO
nobody would	AO
none	ZN
none of	ZN
noon	uN
noon .	uL
normal	(P
not	ALDMTJZKaHiMnJpJvJ
not .	DMKLNLgMnKoOrLuM1L
not @kin	mQ
not a	HN
not afraid	-O
not ask	-P
not baby	DO
not be	AKFLaObNvN
not bear	WO
not been	AKTJiM4P
not believ	pK
not breath	VM
not cal	iM
not canc	)Q
not child	bO
not comb	TL
not come	DLPNTJVN
not compla	aN
not concen	0N
not contac	iN
not decid	uN
not dentis	WN
not do	fM
not drink	&O
not eat	FKXNvM
not even	QOVMWNnLrN
not fami	FN
not feel	BNpJ
not find	rM
not for	,O
not forgiv	nK
not get	ELFNMMSJTLUJXMaL0M
not go	ANVM,N
not greet	7P
not guilty	)P
not had	aO
not have	eM)M
not hear	YO
not heartb	DP
not hold	LNWN
not ill	(O
not in	XO
not keep	AN
not know	CLDKRNSNVKdLfLiKlMmLnHuMyNzL2K
not leav	AN
not left	TN
not let	BOEMiK0L,M
not lift	WPaL3N
not listen	vM
not long	(P
not make	CNUL
not money	lO
not more	CP(M
not my	nQ
not need	-L
not on	)N
not one	ALHMMKVMaKmPrMzL
not open	TLlO
not out	QN
not pay	lL
not pregna	bP
not rain	MO9O
not reach	KO
not reason	AMVN
not rememb	UN
not reques	-O
not rung	iL
not safe	BN
not say	PN,Q
not see	TL
not seen	iJ1N
not sit	WL
not sleep	PMZS
not slept	ZR
not speak	XKiN
not spok	iM
not spoken	iP7N
not stop	AKLNSOvL
not sure	pM
not take	UMnM
not talk	DLiOjS
not the	vO
not ther	nO
not to	oM
not told	DNcMkNnO
not unsay	jN
not visito	mQ
not wake	ANCN
not walk	IPYP
not want	ANgNvJ
not wash	TM
not week	FN
not with	AJCOEKGSSNYJjJnMvL2K4K#K&L
not word	PL
not worth	AL
noth	DKMMPPTOUJVNWJZNlMoJpMrK)M
noth .	PMZNeNpJ
noth is	VQbM
noth mat	TN
noth tast	TM
noth to	-N
notic	ANlN
notic if	AL
novemb	GQ-L
now	DJFOHMIMMMNMPKROSNaLeLgMiLjMlLnMpLqJwM2N4L8M
now .	CLFLGNHJIJMMNNRLSKVKaJeJiKmKpJwJ4K8O(N)L
now and	APFLMM
now he	RKSNTNjP2M
now i	XLaMpJqO
now it	jM
now not	FN
now she	nJqM
now the	NOlN
now they	nO
nowher	dQ
nowher to	dO
nularb	6O
numb	CMTLiOmM1L8M
numb #	8N
numb .	iN
nurs	DJFPRPULaPqOtNwMyM%P&L(M
nurs .	%O
nurs my	aN
nurs on	qOyJ
nurs say	FQ
nurser	DObMzP
nurser is	DO
nysc	rP
o	ENGJMKVKZMbLeKtL8L
o clock	GM
oath	eQ
of	ELGLKKqK5K!J%K
of #	CMXNmLqJsOtMvMzN%N
of @kin	GN3N
of a	NLdL8O-H
of anyth	TK
of bed	TO
of been	GN
of custom	qM
of fly	4N
of her	CN
of him	BO,N
of his	YO
of humour	-M
of it	VMWMaKeLpPvM6N
of ivf	bN8L
of jam	3N
of life	ALFO
of liv	AN
of march	GP
of mariag	gM!N
of my	BOCOEJGOHQILLNWLXKgKzL9M
of our	xP%L
of rehab	&N
of tea	-M
of that	wM
of the	EFKMMNVKbMdJiLjNkKqLwJzN&L*G
of them	cNsKzM6K!J*L
of thi	UN
of us	ELFJMMZKaKeKjKkP3K5N6K7L!K#N%M+P
of work	rN
ofer	oOuR
ofers	uP
ofers and	uM
off	AMEMKMSMTPUNVMZMhOiNkNoJwO5K%M(P)M*M
off #	hM
off .	AMTMZMaMhOkJ)L
off at	wK
off for	UM
off not	AO
off sick	XN
off the	AJCPEMQKnNoMqO(P
off to	wQ5O
off with	UN
ofic	ILULeQkKqRyO1M
ofic interv	eM
ofic let	eN
ofic politi	qN
ohio	wM
oil	-M
ok	PN
old	HPNMQKYKdLfKiMnMoJvP6M#M+L,M
old .	HM
old @kin	7O,L
old @work	,O
old and	BN
old coli	HN
old lab	HM
old on	#O
oliv	*P
omg	)M
on	GLILOKeMsKyK1M4K5L6L9M#M
on #	eN2O
on .	AOBMNNhL
on a	IMQOsMvNwK1L4M6L8M
on an	4O
on bed	cM
on doubl	1O
on drip	QO
on emerge	lN
on everyt	hM
on foot	5M
on friday	CJELGMOJPHcKkNlGtN2L3L9M%J
on her	BLOLWKeL0M&N,L
on his	ANCLFK#N(N
on holida	6O
on it	WN)L
on matern	kO
on monday	CMEMONPKeLfHsKyMzP1H4K5L
on my	DLHLIGPMSLaGfJmLnOoKqLvL0M1M7K
on night	ZL
on our	IMJN8K
on oxygen	QM
on saturd	DMEMtMwNxL1K3M4J9L!L#K%L&L
on sunday	CKGLHKmJtMwL4J5J7L!L#M
on the	GLIKKMLKPKSLVJdMeMlLwKxLyL2K6N
on thi	AMGO
on thursd	CMDMOMfMsM!O%L
on toast	+M
on tuesda	CLOJRLtK5M
on video	eL
on ward	QN
on wednes	EMOKtO
once	BLUKaLdL)N,L
once .	UN-L
oncolo	NU
one	DMMKaJmMrMsMuNvMwOxNzM3M7L!J%M&J+M
one .	GLTLuMxLzJ
one arm	YM
one at	zP
one bit	vO
one day	aN
one fing	QN
one is	vP
one line	bO
one more	&M
one of	BOFM
one person	mO
one room	dM
one thing	uM
one to	mK
one way	wO
one who	+M,K
one year	CNGP2J&O
only	FMMMOMQLRLXMiKlLmOvKwOzL1M9L)K
only #	CMNNONXL
only .	DO
only @kid	wM9O
only a	)O
only has	FL
only voic	mN
op	OU&N
op is	ON
open	FJLMORTKZJdMeKlNoMpHqKrLxW0L7J
open a	xL
open her	TM
open his	xN
open my	OMpMxP
open on	xO
open saturd	xM
open the	eM
operat	OS&P(R
operat on	ON
operat tomoro	OO
oposit	QO
or	PLTKWLYLeJlNpJuWvJ
or go	uL
or leav	uM
or not	uS
or stay	uM
or the	uL
orang	KO
ord	1O
ordina	-O
ordina tuesda	-N
organ	-K
organi	0O
oslo	uM
oth	KHNMYLaLfLgJiKjLlJqPuKvMzN7N9K%M
oth .	qL
oth @kid	YNzO
oth nurs	qL
our	HNIMKKMKYJjLwLxK3J5K8L%M*N+K
our #	GK!L
our .	)O
our @kid	DKPNQMYOZLaJiKvMwPzL8N9N&K
our @kin	CLENGJSNYNaNfJgLiLpKwJzK8K#L%N+K
our @pet	HMXO,Q
our @work	CP
our church	-M
our city	JM
our countr	-O
our crop	MK
our first	3N!O
our headmi	2O
our hous	KJLL
our litl	8L-K
our old	HQ
our own	IPxM3L
our parish	5M-M
our rent	lK
our street	IL
our vilag	IL-M
our wel	MM
our youth	-K
out	HNKLLLONTKUNdOfNgKhOiNjKmKrLwL%N&L(L
out .	BMGJUQcKdMiL)J
out and	gL
out at	kN
out by	dL
out of	DHEKILQLTOUJYJdNfNkKlKoLqMrNsM4M&M(P
out on	OKwL
out parad	%N
out to	wN
out with	KLjN
outsid	COISULYMdQeMkL
outsid the	IO
oven	RMxP-L
oven .	RM
over	HKJHKKfJgKhPjSoKqLxJ4R6L7P!J)L
over .	AN)N
over @kin	jO
over a	jM
over for	-P
over it	+O
over kharki	JM
over my	,O
over the	HKKKLOQKXKjOxM4P6M%J
over who	jP
overdo	AS
overni	QP
overqu	rP
overwh	UP
owe	lS
owe #	lN
owe the	lP
own	BLCLFJGKILRNYLaMbNdKiOmKpKqMvNxN3O
own .	mNvJ
own @kid	BN
own @kin	ROvM
own bakery	xL
own life	AMCO
oxygen	QQ
pack	wPyLzN3S
pack up	3O
pag	0P
page	0O
page #	0N
paid	#O)O
paid off	)N
paid the	)N
pain	WU(R
pain .	WP
pain in	WL
pain sinc	WN
paint	DPxO-M
paint the	DL-O
paliat	FO
palsy	YO
pan	qQwR
pancre	NQ
panel	sT
panel at	sN
panel of	sM
panic	VT
panic atack	VQ
pap	JNMJTKdLeTgSoMtU)M
pap #	tL
pap .	MLgK)M
pap and	eN
pap at	gO
pap came	gO
pap my	eN
parad	%N
paraly	YN
paraly from	YN
parent	vO
parish	XLjN5N-N
parish counci	-K
parish is	-L
park	IMUJVKdNkMtN)J
parkin	XR
parkin .	XN
parlia	-N
parol	fP
parol board	fP
parot	HP
part	%Q
part time	%P
party	#O
pas	CSGKHMnLqM6K%T&J)R
pas .	CMGK)O
pas away	CM
pas on	CN
pas out	%S
paspor	BR
paspor and	BO
paspor in	BP
past	CLYL8M%M
past #	CN8N
pastor	pM
patien	aNvS-M
patien .	-P
patien with	vN-G
pay	lPnL
pay our	lK
pay the	lL
payday	lQ
payday is	lN
peac	CNEKJQjPqN7O-M
peac .	-L
peac in	JM
peac with	7M
pen	tQ
pensio	lQ2T
peopl	EMILJNKNLNMMYObLmNqHxLyM1O6L9J-L
peopl .	-J
peopl who	-N
percen	MM
perman	)O
permit	eO
person	PNmL-K
person who	-P
perth	uN
peru	6P
pharma	0O
phd	0O
phd .	0N
phon	BOIPJLPOSLVMeKhKmNoRrNvO0L7K8N
phon .	INPNvM
phon and	BMIO
phon cal	rN
phon ring	VO
photo	KNLMiQ
photo album	KN
physic	tM
physio	&T
physio say	&O
piano	LL3Q
pick	fQrOuM)L*T
pick up	fO
piec	PMUO
pigeon	-N
pil	APSPZNaQlN
pil .	AO
pilgri	5S
pilgri .	5O
pilgri to	5L
pilot	4R
pilow	WNvM
pink	cO
plac	KPMNdMrMwM3P
plac .	KO
plain	uN
plait	vO
plan	4T
plan .	4N
plant	MNeNkR-N
plant #	-N
plant .	kL
plant is	kN
plat	CMUMiPjOnMwN+Q
plat .	CJ
platel	XR
play	-N
pleas	ELJJKLMLOKTJWKXKcLeKtMzL6L+M,L
pleas .	1N6K-N
pleas give	ZO
pleas god	-M
pleas help	tK
pleas keep	OM
pleas pray	RNUOXKeL,H
pleas watch	,M
pls	NHOKQJTJZKgKoLrMvJxKzJ0K1L3K9M+K
pls .	-L
pls ble	9N
pls let	-K
pls pray	HNJKNKQKTKgMtJ1J
plum	NK
plum .	NL
plz	-J
pneumo	QO
pneumo .	QK
po	KM
po .	KL
pocket	&N
pocket .	&K
poem	EK
point	AOTM
point in	AO
point of	AL
pokrov	JP
polic	AMRNfR
polit	RO
politi	qO
poonch	JN
poor	XR
poor .	XN
poridg	aO
porn	SOoO
porn adicti	SN
post	aLgMiMkOpLsQuGyP
post .	gM
postna	TO
postna depres	TN
postpo	OO
pot	xL+K
pound	8O
pow	-O
pr	)N
practi	sN
prais	(Q)R
praves	3O
pray	JJLLMJNLQJTKYJpOrKsKxL5J,J
pray #	BLJNNKQK
pray .	AJXKpL)L,K
pray and	pM
pray for	LMMLNLQKRKTLXJYJaKfKoLvLwM5G#K*M
pray that	-M
pregna	DObPcS
pregna .	bOcM
pregna aft	cO
pregna and	cO
premat	8N
presen	1R
presen at	1N
presen to	1Q
presur	QMcMwP
presur .	cN
preten	wO
pric	lO*Q-L
priest	BOFMuN9M(N-J
primar	zM
princi	sM
prison	fP
prison .	fN
proble	lM
proble .	lM
promis	ALtN
promot	yR
promot to	yO
prop	yM
prop job	yK
proper	ZN
propos	uO
prosta	NQ
proud	%O,N
provis	xM
psalm	pM
psalm and	pM
psychi	UN
ptsd	UQ
ptsd from	UO
pub	aN
punish	-R
push	BM
push me	BM
put	DKHRQJRNUJdJkMlOnMqLxN
put @kin	uN
put a	-N
put down	HN
put her	RL
put his	RN
put it	lM
put me	qN
put my	qK
put on	yM&P
put one	QO
put our	HL
put out	CO
put the	RO
put them	AO
put to	HN8M
pyjama	RPsM
quak	KQ
qualif	%P
quart	1P
queu	-M
quid	lN
quiero	AP
quiet	DLJLmOqLwO2M-M
quiet .	wK2N-M
quiet and	DM
quiet when	qM
quit	SQxO
quit smok	SN
rac	VQ
radiat	NQ
radio	UOmN-N
radiot	NR
rail	AO
railwa	2O
railwa .	2K
rain	ENLPMWdM9P)N*M
rain .	MM
rain for	MP
rain in	MN
rain our	MK
rain sinc	MP
rainbo	HN
rainbo bridg	HN
rais	vQ
rais #	vN
ramp	YQ
ran	HL
rang	ALFLvN7R(M)O
rang .	7P
rang the	(O
rap	BSIN
rap .	BO
rap me	BM
razor	AO
rea	,L
reach	FMKP
reach my	KO
read	EPaKiMpL0U7M)K
read .	ENiM0K
read and	0N
read at	EN
read the	EN0K
ready	AM
real	pQyN
real .	pO
reason	ALTNVM,O
reason to	AM
receiv	%P
recip	+M
reconc	7O
reconc with	7O
recove	&R(O
recove from	&N
red	NLlP4O
red eye	4O
redund	kTxM
redund .	kL
reek	5P
refug	eP
refus	eS
regist	xO9O
regret	nN
regret it	nN
rehab	SR&V
rehab and	&O
rehab sinc	&N
relaps	SS
relaps .	SP
relaps last	SN
relati	BP
remain	)O
remand	fP
rememb	GOKLRMbNmM!M,N
rememb my	GN,L
remisi	(P
remova	EO3O
rent	dNlV
rent .	dPlO
rent is	lP
rent thi	lK
reorga	2N
reorga my	2N
rep	rP
rep .	rM
replac	OP
replac on	OO
report	qS1O
report the	qO
reques	-O
reques .	-O
resist	oN
resit	tO
resit on	tK
respit	aO
rest	CREPNJUNZPcO
rest .	cL-L
rest in	CO
result	PVtR)P
result .	PM
resum	yQ
retak	tQ
retir	iLmOuN2W
retir .	2P
retir from	2N
retir next	2N
retire	2R
retren	kN
return	iN
reveng	-O
revis	0P
rice	BLLOSMwN*P+P
rice and	+O
ridg	KP
right	YLhKiOuOvO4L7L
right .	vM
right now	4L
ring	OKPPSLVLaJgLhRiKlLmPrMuL9P
ring .	VMmM
ring back	hN
ring in	9P
rip	CQ
rip @kin	CN
ris	LM
risk	cM
riv	LT
riv came	LM
riv is	LK
riyadh	BN
road	EJIOKLiLoJuK5M6U
road .	6K
road trip	6L
roar	8O
roar .	8O
roast	+P
rob	IP
rob at	IN
robin	-O
rocket	JP
roo	6O
roof	KRLNVK1N*M-L
roof and	-N
roof today	VM
roof with	LN
room	BLDNFNTMUMWLbNdOhLjLmOoJqHwQxJ3O8N
room .	BLDJTLbMmGqJ
room at	BM
room is	bNwN
room with	FN
room yelow	DL
rope	UO
rosary	pP
rot	-N
rot .	-N
rota	-M
round	FLGLNNbPrMsQuJ2K4L8K%L(K+N
round #	NNbM
round .	sM
round of	bP
round the	FM+L
rounda	tP
row	ELjR1O4M%N
row #	4O%N
row .	EM
row with	jP
ruby	!T
ruby wed	!N
rucksa	5O
ruin	LO
run	HKMMUPXMZLaLcLqLvKxM1L&N(N*N
rung	iN
rung sinc	iL
ruth	,O
ruth .	,M
sack	kQ
sack .	kP
sad	TO
saf	8M
safe	BQIMOMVLcM4N6R8N)M
safe .	6M
safe at	BN
safe travel	6N
safe with	BO
said	DKFLNJOLPKRMhMiEjPmLnLoN7P9M&M(N)O
said .	NMON
said i	RL
said not	nL
said someth	jMnN
said sory	7O
said thing	jM
said to	nL
said yes	9P)P
salary	SN
salon	xN
same	DNGNQKSJZKeHiMjNkLoMwM7N!Q%M
same day	kO
sandba	LO
sandwi	EO
sang	-L
santia	5Q
saria	5O
sat	UMfPgNiNtQwM1K7O)K
sat .	tO
sat down	UO
sat in	UK
sat on	-K
sat us	gN
saturd	ERGKfMsNtNwLxN3N4K9R!M#K%N&K
saturd .	wKxL3J4L9K!M%K&L
saturd and	wJ9K
saturd first	%M
saturd in	EN9M
sav	DO5Q)M
saving	lQxO
saw	cNdLfMhNiO
say	FNPNTOVKbLeMmMnKpPuOvK+N
say .	CNEMVLuKvO,N
say befor	+M
say day	FP
say everyt	TM
say give	vL
say grac	+N
say he	ALhNpNvN
say i	iNqP9N
say if	BM
say it	BLFMTMUHeKnL
say not	oP
say one	uL
say she	BNTM
say someth	+M
say sory	BM7N
say the	UMpN9N+N
say ther	TL
say what	TO
say yes	uN
scan	DPPUcQ(N)P
scan .	DN
scan came	)N
scan clear	(O
scan is	PN(M
scar	AMBMJONKONVUcL
scar .	OLcJ
scar of	NJOL
scar to	BMVQ
schizo	UP
schola	)P
school	HKINKOLKVNYKdMlLnKsKvKzW1K2K%M
school .	ILVLYJnLsLvMzK
school fee	lQ
school for	zN
school in	IMzQ
school monday	zL
school on	zN
school tomoro	zK
sciati	WT
scratc	SP
scratc card	SO
scream	WOjMqLvP8K
scream at	jM
screen	DMcP,O
scrol	%Q
sea	6O-N
season	1Q*T-L
seat	4P
second	DLEKGPLNMNNLPLYJbKnKsPuKxNzM0L
second hand	xP
second interv	sL
second round	sP
second step	LO
second year	0O
sectio	ONUP
securi	kM
see	FNOJTKWLYKaLfNiJmJnKsOuKwK4M5K6L%M(M
see her	iNnN
see my	6M
see the	AJFOOLTOrO
seed	MQ
seedli	-N
seen	MOiL1L
seen my	iN
sel	SMuOxN3P
sel the	uP
self	AQmL
self checko	mM
self harm	AN
semina	uO
send	KMMPaNeKiNmKrMvLxJ1L+H
send help	vM
send me	eO
send rain	MO
sens	-N
sens of	-M
sent	AMFNJOPMgOiNlKnLrQ7N
sent #	rL
sent anoth	lM
senten	fR
senten is	fP
separa	gT
separa .	gM
septem	zO
septem .	zO
seriou	-M
serv	pP
servic	ER
servic for	EO
set	COmMxO
setl	3O
sevent	HPcPvL5N#Q
sevent year	HQ
severn	LP
sexua	BL
sexual	BN
shack	dQ
shak	ENIPSOUPVQsLtL&O
sham	nP
shar	iN7N+N
shav	NN
she	RKTJULWKYJaMgLhPnMwK9K
she ask	(J
she ca	aN
she cry	TLnN
she died	CN
she doe	ANnM,P
she gave	hN
she has	NNXMgOiJnLuK
she is	OMQNUJVJWJXMYKcLgJiKnJsMwM4K#O(K,O
she keep	ON
she left	hN
she los	-O
she put	RL
she said	hN9O
she say	BPTM
she stil	!O
she taught	2O
she took	hO
she used	TM
she want	AL
she was	CNDNGMHMSMYKaJkMnL
she wil	FPuM2M%N
she wo	VO
she would	GM
shed	HNKN-M
shed .	HO-N
sheep	ZO
shel	JS
shelt	dQ
shelte	3Q
shift	ULZJqNyP1R3P+L
shift .	qK1M
shift at	yL1N
shift from	3P
shingl	WSXQ
ship	JR6O
ship out	JR
shirt	gPsOwN
shiva	EQ
sho	RLsNzO
sho in	RN
shook	UM7S
shook .	UN
shook hand	7Q
shoot	IR
shoot at	IM
shop	IOLOVMaMlOoMrMxS2O&J
shop .	IL
short	1O+P
shot	IR
should	CMENWLiKnNoLqMuQ
should i	uQ
shout	UNaKjQqPvN
shout at	UMaMjNqMvL
show	NMTLaJbOcOdNuN
show .	-M
show at	dN
show me	uN
shut	DMINTQWNkQ
shut .	WK
sick	ULVOXP1M(L
sick .	VNXP
sick and	XM
sick for	XO
sick with	XM
sickl	WQ
sickl cel	WP
side	CKKNXMgMiJjO
side of	CO
sight	YP
sight is	YO
sign	UNYNgRlMnOuOxS
sign .	-O
sign me	UM
sign off	UO
sign the	gOxM
signal	JMKQ6O
signal .	JN
silv	!S
silv jubile	!P
simp	(P-N
sinc	GQKNMKTQVNYMZNaKdMiOjNmNpNrO7L!N&O
sinc #	JMXMeMiLrL8N
sinc .	jP
sinc @kin	CLGMiNvQ7K
sinc east	&N
sinc he	iN
sinc his	aM
sinc i	WMiOmKqM7M
sinc march	MN
sinc my	GP
sinc our	aN
sinc sunday	QNjO1L
sinc the	GKIMJOKNTKVPWJYPZNaKiLmLrM7N&M(M
sinc we	GJ!O
sing	CMEPFNOORNTNpM-M
sing in	TK
sing the	-O
singl	mPvQ#N
singl @kin	vP
singl dad	vN
sink	&P
sir	QNkN
siren	JR
siren all	JO
sit	FPIKLKTPUKVJWMfNjKkNlMmNpKqNrLsLtP0M
sit .	WL
sit befor	sM
sit in	TQjOkOmK
sit my	tM
sit on	lN
sit the	tP
sit with	FM0N
sixty	!L
sixty year	!M
size	NM
size of	NM
sky	KOMP4P-L
slam	jPvO
slam every	vN
slap	BR-K
slap me	BN
sleep	DMHMINJMKOPKSLZVdU1J
sleep .	ZP
sleep in	JNKMdP
sleep thi	HK
sleev	AOBN
sleev even	AM
sleev in	ANBM
slept	HNZR(O
slept on	HN
slept proper	ZN
slid	qO1N
slip	CQFOQNRM
slip away	CNFO
slot	SP
slow	0O&Q-O
slug	-O
smal	CKNNPLXKbNqKvHxO1M3L4M&L+L
smal @kid	NN
smal one	CN
smear	PP
smel	SP-K
smel of	-J
smil	TNYMbOqO1L
smil .	qO
smil and	YO
smit	-K
smok	KOSP
smok .	SM
snap	UP
snap .	UO
snor	ZO
snow	eO6O-P
snow .	-K
snow day	-O
so	FMTJULVLWMYLaJcLmMnJwL1M9M#K
so alon	mM
so bad	WM
so down	TO
so far	xO
so he	FMiM
so i	eNhNnLtN0N#M,N
so lon	mM
so much	WN,M
so nobody	BP
so quiet	wM
so that	1N
so tidy	wL
so tir	UJ
so we	FO#P
so weak	XM
sob	SQ&S,N
sob for	&N
sob on	&N
sob today	&O
social	BOVO
social anxiet	VO
socket	UO
sofa	dQjN
soft	-M
soil	-N
sold	MMSSxQ2R3P%M
sold @kin	SN
sold one	xO
sold the	MMSP2P
soldi	JQ
sole	aO
sole car	aN
solici	gR
solo	6P
some	AKIMUOaLvM+M
somebo	ILaLmQrOxM-L
somebo .	-K
somebo to	mP
someon	BKILiNmKoMqM1K-L
someon .	-M
someon should	-O
someth	NNUHfLjMnKoMrQ&M+N,N
someth he	fK
someth in	UM
somewh	dN4P
somewh over	4P
song	-L
sore	WP
sort	-K
sort of	-M
sory	ALBMnQ7Q
sory .	BJ
sory to	7N
soul	CPcNmN
sound	JN
soup	+P
sourdo	-N
speak	EJXJiNjNmMqOzM1M
speak .	XLiN
speak at	EK
specia	YO
speech	9Q
spel	tK,N
spel test	tM
spin	OP
spinal	YP
spirit	TL-K
split	gPhNjP
split up	gOhO
spok	iN
spoken	iQ7P
spoken sinc	iN7M
spoken to	iM
sponso	eP&M
spoon	aP+O
spread	NPqM
squar	%N
squar hat	%N
squeez	FP
st	OLcKrM5R9L(J-L
st columb	-M
stab	IR
stab outsid	IN
staf	qNyN
stag	NTVO%R
stag #	NS
stag in	%N
stag on	%K
stair	BMUGVKWPXOaM3O
stair .	BM
stal	xO
stamp	eQ)N
stand	EKLLMLROWMeLfMkLmMoLrO9M
stand at	rP
stapl	qN
star	TNYMZP-N
star at	TNZM
start	NRSMYKfKrLtJvKxRyQzR0M7M*N
start a	xO
start as	yK
start at	zM
start big	zM
start chemo	NN
start cut	AN
start kinder	zL
start monday	NKyO*M
start my	yJ
start on	yP
start school	zJ
start to	-N
startu	xO
startu .	xO
stat	wM
statio	UMdN
stay	QKcRuN0M7N&L
stay .	uK
stay clean	&N
stay in	uL0N
stay or	uK
steady	OO1N
step	LOWLYMfN5M&Q-K
step .	-N
step and	LN
stick	YO
stil	CPGNIMJLKKNNPLQMYLbNeLhMiKmKnOpLrM!P&L
stil buy	GL
stil dig	KM
stil in	CNQO
stil know	RO
stil lay	CM
stil not	PP
stil on	HOQM
stil wait	PK
stilbi	DP
stilbo	DQ
stilbo .	DO
stock	UM
stol	nP
stomac	VQ
ston	GMKO
stood	AMEOGLUO!O
stood in	!O
stood on	AO
stop	DLFMINJNKLLLNLSNTNUKVMhKiMjNoMpOqJ2N&M
stop .	SN
stop believ	pO
stop drink	&O
stop eat	FO
stop rain	LM
stop talk	qM
stop the	FNIM
stop wory	VO
storm	4S
story	-O
str	UQ
str at	UN
straig	oO-L
street	IKJNKOLNdQeLiN
street .	ILdL
streng	ENaNoO1P
streng .	-O
streng for	1O
stres	UQ
strik	-N
strok	QOXQYQaO&M
strok .	aK&K
strok and	XM
stuck	JLQNeN0O
stuck in	JL
studio	xO
study	tP0T,L
study .	0P
study for	tN
study medici	0M
sudan	JQ
suden	-L
suf	TL-M
suf .	-N
suf from	TM
sugar	XPYN(N
sugar is	XN
suicid	AQ
suicid .	AP
suicid though	AO
suit	fOsP
suitca	gP
suitca and	gO
sun	-P
sun on	-O
sunday	CNGNJLQKiJmLpNwM1J5N7L!M#L+Q
sunday .	CHtLuJwK1J4K!L#K
sunday i	mN-O
sunday night	AO
sunday roast	+P
sunday sinc	GM
sup	gM
sure	pM
surf	dP
surgeo	OQ1O
surgeo hand	ON
surger	OW&L(J)M
surger .	&N
surger tomoro	ON
surger went	(M
swalow	-P
sweet	XLoN#O
switch	LOTO
swolen	WO
sydney	wP
syndro	YO
syndro .	YO
synod	-P
syring	FN
syring driv	FN
system	-M
t	-N
tabl	UJYMfOgLjOmMuM7M+S
tabl .	UM+N
tablet	ASTQULWMXQZLaM
tablet and	aN
tak	BLFLOPRLSMTNULqPtM4M6N
tak credit	qN
tak her	BO
tak my	OO
tak off	4O
tak our	wM
take	AKFMHLIJUJVLWLXJaLbNdLnNrKtMuO
take her	AM
take it	nL
take the	IMnOuK
take turn	aN
taken	FLQOgMqMwN
taken the	FM
taken to	QM
talk	AQDJHMULYOcKhMiNjOmRpJvJ1M7P
talk .	iMmO
talk about	AO
talk again	7N
talk him	AP
talk sinc	jN
talk to	iMjKmM
talk when	qM
tank	MP
tap	UP
tast	TQ
tast of	TN
taught	CONMRMpQ2O
taught me	CNNN
taught my	2O
taxi	8Q
tb	HPXO
tea	CMQMRKTJ!L&N
tea .	-J
teach	IMUPtMvP2M&M-O
teach #	UL
teach me	vN-N
teenag	VN
teenag @kid	VN
teeth	OO
tel	ANFKPMRKaKdJeKhLiJkNmJpMqNuJ1L7K
tel .	AN
tel my	kO
tely	SOmO
temp	XM
temp of	XN
temper	XO
tempt	oQ
tempt to	oP
tempta	oR
tenor	-S
tenor .	-O
tent	dO
teribl	nM
terify	BMcN
terify .	cO
terify of	BN
termin	FOkQ
termin .	FO
tesco	UMVL
test	PRcMeMtQ)N
test at	tO
test is	tL
test on	tO
test result	PM
test tomoro	tN
text	CGhRoQ4O
text .	hM
than	YOlNzM
than the	-J
thank	LJ2M7N8N!L#M%N&L(Q)Q*Q+P
thank .	-P
thank be	(J
thank for	-N
thank god	IMkN(M)M*M
thank you	2L7L8N!M#K%L&J(M)L*J+L-Q
thanks	*P+L
thanks din	+L
that	YJbPmLnMoMpKvKwL7K+H
that .	nKvN7L
that @kin	BQoK
that he	AN
that i	ELWLaKbLvLwM-N
that is	OKQMRJSNaKjKmLvK,O-J
that made	+L
that my	GM
that our	-M
that road	6O
that stag	%N
that the	NN*L-L
that we	-L
the	KKLM
the #	DKGQONcKdLeMfMlNtLwMxM2L3N4K9L!N%K
the @kid	DNHLIKLKSKTHcLdKfLgNnMvLzK6K
the @kin	BNCHEMJNKKUNaKbMiLjJuJvK8L9L%L(L*J,L
the @pet	KKOLZNcMdKgOhMsMwN3L)K
the @work	qL
the aborti	nO
the aciden	YO
the air	4O
the aisl	9P
the all	(N
the anaest	OP
the aniver	GO
the arthri	WO
the back	6K8N,L
the bad	NN
the bank	kKlNsM)M
the bar	tO&M
the barley	*O
the barn	*O
the bas	-N
the bath	aN
the bathro	AO
the bed	CNFLQLTLZN
the bee	-K
the bel	(N-N
the belt	BN
the bet	SQ
the big	vMzM
the bin	jL
the biopsy	PP)K
the black	TO
the blam	nO
the board	1M
the boat	6N
the bomb	JM
the book	0N
the bord	JP
the botl	SQ
the breed	MN
the bridg	AS
the bus	IMVNmMyMzM5M)M,K
the camino	5O
the canc	NP
the car	KLRLTLUFbMdNfLgLiMlMpNwL
the cater	9P
the ceil	ZOpM
the chemo	NN
the chip	IM
the choir	pN-M
the church	EOKMdN
the clinic	PQ
the clock	TMZK
the cofin	EM
the combin	*Q
the conven	uN
the corido	QN
the cot	DP
the counci	dN-L
the county	-M
the court	)N
the cow	ML
the crem	EO
the crop	ML*N
the curtai	TM
the cyclon	KP
the dam	LQML
the dark	TM
the date	GN
the day	ENGOaN#P
the din	aN
the dioces	5N-N
the divorc	gMiN
the doctor	DJFOPPRMUMXLbNuJ(Q
the dole	yN
the door	DMHKIMLMUNVLeLfNiNxL7K
the doorwa	dN
the drink	SQ
the drip	FM
the earthq	KO
the electi	-M
the embank	LO
the embasy	eP
the end	UN
the engage	hO
the envelo	PP
the eulogy	ER
the ewe	MM
the farm	uN)M
the farmho	3N
the fenc	jN
the fev	(L
the field	HNMO
the final	-N
the fire	KL
the first	xPyM1N2L7M%M(L*K+M
the flat	dM
the flood	LO
the flu	XN
the flyov	dO
the form	uO
the fram	&O
the fridg	ROZM
the front	ENFKJR
the frost	*N
the funera	EO
the gas	VQlL
the gate	VMkOzN
the gla	QL
the goat	MN-M
the good	!L
the gown	%O
the grap	*P
the ground	KMMN*N
the gun	JO
the hand	+L
the harves	*N
the hear	fP
the heartb	DM
the heaven	pO
the hen	jN
the hil	KM
the hole	QM
the holy	5O
the home	RLeOmN
the hook	HO
the hospic	FN
the hospit	QQsN1L(M
the hous	FMJMKLTJVMgNwJ3L&M)L
the hurica	KR
the icu	QL
the job	rNuLyN
the judg	fT)O
the kaduna	IO
the ketl	RN3N7M
the key	hN3P
the kitche	LMgMjK)M
the knee	YO
the knif	OQ
the knot	9O
the lady	BN
the lamb	-O
the lamp	pO
the land	ZL
the landlo	dO
the laptop	oP
the last	FMMNcNwL2J5P)K*O
the lawy	gQ
the let	AMeN7O)P
the light	LN
the list	)O
the litl	DM4O
the loan	lO
the lock	dM
the lord	CO
the lump	NQ)L
the machin	FN
the magist	fO
the maiz	ML)O
the man	dN
the mango	-L
the market	-M
the matron	qP
the medici	NN
the met	lPmN
the metro	JO
the midl	gN
the midwif	cP
the mine	kO
the minist	sN
the miror	sM
the mis	qN
the money	uL
the moneyl	lQ
the morn	OPSN
the mosqu	-N
the mri	PP
the name	DN
the needl	NLSP
the new	JPNNOLXOqPyMzL3N-N
the nicu	QP
the night	FNKKLNZMaN6P(L
the nularb	6N
the numb	1O
the nurs	FNQQRLXM&O
the nurser	DNbM
the oath	eQ
the ofic	1P
the old	dM,N-N
the one	SNTKhLlMnMuLvK1N6K+K,L
the only	AOmM
the oth	NNlMqOuM
the oven	RM-M
the page	0M
the panel	sP
the pap	gO
the parish	5L-K
the phon	PQSKVMiJ7M8N)L
the photo	KJ
the physio	&P
the piano	3Q
the pilow	vN
the plan	4O
the plant	kO
the poem	EK
the point	AMTN
the polic	RNfN
the poridg	aM
the post	gLsMuJ
the priest	(O
the psalm	pM
the pub	aN
the radiot	NQ
the railwa	2K
the rain	EN*N
the read	EN
the reek	5N
the rent	lN
the rest	-K
the rice	SM
the ridg	KP
the ring	hS9O
the riv	LP
the road	iM6L-M
the roof	KMLLVL*N
the room	dK
the same	DMSLZL7N!M
the scan	DOPO
the school	AMKPLMvL1L2M
the screen	DNcP
the sea	-N
the second	ENGOLN
the self	mM
the severn	LP
the shed	HO-L
the shelte	3N
the shirt	sL
the show	NNTJ
the sink	&P
the size	NM
the sky	MP
the snow	6M
the socket	UO
the solici	gO
the sort	-L
the sound	JN
the stag	%R
the stair	BNWOXPaN3N
the stock	UN
the ston	GO
the storm	4P
the street	dP
the strok	YPaL
the surgeo	OP
the swalow	-O
the tabl	UMuN+M
the tablet	AN
the taxi	8P
the tea	QN
the tely	mO
the tenor	-M
the test	cO)O
the throat	BJ
the til	nOoN
the time	VM
the toilet	zM
the train	-O
the treatm	FMNP
the troley	VN
the truth	-L
the tub	FO
the typhoo	KO
the unifor	yN
the use	AM
the van	3M
the verb	0O
the verdic	fO
the vet	HS
the vilag	CP
the visa	)L
the voic	UP
the vomit	XL
the waist	YO
the wal	BMLLTQWNjN
the war	JP
the ward	QSUJyN(L
the wat	1O-L
the way	RN5N
the wed	hNiN9M
the wee	DMdN
the wel	MO
the wheat	*Q
the wheelc	YO
the whol	ENKKSKTMfLqJ1M8N(J+L-L
the wifi	-N
the wil	iO
the wind	KO
the window	FLQP
the wing	4O
the womb	bO
the women	MM-L
the word	pO+M
the young	-N
theatr	OS
theatr at	OO
their	DKKLLMlNmKtM1K3M5K9L!N)L
them	JMoMsKvMzK1K5J6J9K!L*L
them .	CLKKULhMlK1K5L9H(M,K
then	DOKJSNTOUMVMWKZOgJiKlMuJwMzK1N2K9O
then i	UQaM
then the	BMSNlN1M
theory	tQ
theory test	tK
ther	DLIJJPKKMKTKVMZNdLiKlLnKoNpO
ther #	kM
ther .	INeNpM
ther and	VN
ther be	-K
ther is	DKJMMLTNaHbKdKgNiKlPmLoNpLqLrNsN+M
ther listen	ZN
ther was	DMIK
ther when	nP
thes	vN
thesi	tQ0U
thesi chapt	0L
thesi is	0N
thesi on	tP
they	FOIQKLNNOQPPQRYLdLeNfMkPqMsP7L
they are	ELFJIMKNOQQMVKYKbMmLvN8M
they ask	sO
they clos	kN
they found	NOPL
they gave	FOkM2L
they go	qN
they have	FPIJNMPKQOUJcMdLeMiKqMuJzM4N
they let	DOkN
they open	OO
they said	NMONPN
they say	ENFKPLTN
they stil	!O
they took	IJPPUN
they want	uO
they wil	OLsPvN(N
they wo	JN
thi	GNmJ1M3K!N#L%K*N+M
thi .	AMUM
thi @kid	vM
thi city	mN
thi date	GN
thi earth	AN
thi food	+M
thi is	GJ
thi job	1O
thi land	eO
thi month	lM
thi morn	CKHLQORMcLkMwL8L(O)N
thi one	cR
thi season	*N
thi sunday	GO
thi time	IONO-K
thi town	-O
thi week	CMUNnOtLuM
thi weeken	EN3N9M#K%M,M
thi wint	-M
thi year	DObM*P-M
thick	YP
thin	MK
thin .	MK
thing	ANOJPMTKUKVKYKfLhMiGjPkLnMuK2K
thing about	jL
thing to	jO
think	AKOMRMTKUOVMWLaEgKlNmJnLoKpKwL4N9K
think about	AO
think i	RNTLUJ
think it	VL
think of	,L
third	DRGLLMMOQNSNVKbJtOzO
third miscar	DO
third one	DM
third time	DMLMtM
thirte	vP
thirty	CKFMRMWKkNpJ2P3O5L!O
thirty #	2M
thirty year	WLpL3N
thos	JPyM)L
though	AOhL(N-M
though .	AL-L
thousa	lQ
threat	BM
threat to	BL
threw	BJjO
threw me	BL
throat	BONO
throat .	BO
throug	EKNNQLTLVJWNaJeJgOiJlKoL6O!M)K
throug .	)O
throug a	gN
throug the	BKQLVMXN6L!M
thrown	dL
thrown our	dM
thursd	CLDJEMNLOOPPdNeHfQlMsPtO1L3K6J!M%L
thursd .	DLEMOKPLeLfKsNtM
thursd for	OL
ticket	eOwM
tidy	wN
tidy now	wM
tie	kNsO%O
tight	VP
til	FKIMPNQORJSNUFWNZQcMlNnLoPtLuLwJ1O*K
til #	ZNtO
til dawn	ZO
til noon	uN
til the	ZNcNlL
tim	ROVNXKaL0K
tim a	XO
tim and	VM
time	ILLKPHVLaJcMnMtKvLyHzL4Q5L7N&K(L
time .	FLNNSNbLtJ7K
time i	cK
time in	LN7L(N
time lucky	tK
time on	4M
time sinc	7O
time the	PLVO
tin	5N
tiny	8O
tir	ALTLUPYNaKrN
tir .	UPaH
tir of	ANUK
to	ALmJuMvKwM0L3N4P5P6P
to .	mL
to @kin	vN
to a	UOeN
to answ	uM
to ask	vN-L
to be	AJFLHHNKTKfLmLvMyJ3K8M9L-L
to bed	8M
to believ	pP
to board	wP
to bring	vL
to canada	wN
to choos	uO
to coleg	0P
to cut	AN
to danc	-N
to decid	uK
to die	APFM-K
to do	AKJOuL1K2N
to each	-L
to end	AO
to exist	AL
to finish	0O
to forgiv	7O
to get	VK
to give	1M
to go	BLFLQKkLoN0L1N
to god	&M(M)O
to have	bKuL
to hear	PKiN
to her	FN
to him	ANiMqN
to his	wM
to hospit	QL
to jos	6M
to jump	AK
to kil	ALBN
to knock	5N
to lago	4K
to learn	0O-M
to leav	VL3N
to listen	-L
to live	ANdM
to lourd	5R
to make	uO7N
to manila	4M
to me	ALBHCLDJRKTMaKiMjMmMnMoLvK
to melbou	wM
to mind	aP
to my	ILLLYLZNiOjNnO6H7O8L#P&M
to our	HK
to pay	lO
to put	HL
to quit	SN
to read	EN0P
to remain	)O
to rest	ER
to santia	5O
to say	COHLmKuE7K(N)O+P
to see	FKOMPMQM4O6N%M,O
to sign	gM
to sing	TO
to sit	qQ
to sleep	HOSMZM
to speak	-J
to stand	EN
to stop	jN
to take	AMuL
to talk	mL
to tel	ALhPkMuL-M
to text	oM
to thank	(P
to the	EQJMLMMMTMmOqKzO1N3K5H!K&M(K*O
to theatr	OP
to thi	-L
to toront	4O
to unaliv	AM
to uni	wN
to velank	5P
to wake	AM
to walk	&M
to work	DN
toast	(M+N
toast .	(M
today	EMGRHJRLgK2M!P#Q%K&P(O)N
today .	HMRKWLdKgLsK2J!K#O(L)L
today and	#P(L
today i	(L
today is	GP
today sinc	GO
today we	EO
togeth	XN2O7O!N+M
togeth .	7L
togeth and	7O
toilet	mMzP
toilet .	zO
told	BODNFMNLOLPJRJTJVMYLbQcPdJeKgOiJkNnNqM#M(L
told me	ALTNbN,O
told my	kM
told the	gN
told us	FKgP(O
tom	9L
tomato	-L
tomoro	ERGPOQfMsLtOwLxMyOzP1M3K4Q9P!L#N%L
tomoro #	sMyL
tomoro .	ALEJGKOMbMcNfKxLyL1L9K!J#K%J
tomoro and	EJtM#O
tomoro at	EL
tomoro for	sL
tomoro i	tMyN
tomoro is	GL
tomoro morn	OM4N
tomoro my	zP
tomoro sinc	GM
tomoro we	EL
tongu	jO-P
tonigh	ANENFLGNJMKLdNjJoLyK1K4O5N6P!L&L+N
tonigh .	ALEKFMjN1K+L
tonigh and	AN
tonsil	OQ
tonsil out	ON
too	ALDKHKPHUMWLYJbMcKsMvJ&K
too much	UNWK
too old	bP
took	AOCJGKIOKPLLPLQOUHYKeNfPgMhPlNnNqKwO8K&L
took @kin	QN
took a	AOPM
took all	AM
took from	nP
took his	CN
took my	IO
took our	KM
took the	KNhOwO
tooth	WQ
top	UN
torn	uO
torn betwee	uO
tornad	KQ
tornad warn	KN
toront	4O)M
touch	BRWN&M
touch it	WN
touch me	BM
town	IOmN3Q
town .	3M
toxic	qO
track	4P
tracto	-M
trafic	-M
trail	*L
train	tLvMyL6O
transf	bO
transp	OO
travel	4N6S
travel for	6N
treatm	FMNO
tree	3O-M
tree .	3P
trembl	VP
trench	JP
trial	fQ-N
trial .	fM
trigem	WP
trip	6R
trip to	6P
trip with	6L
tripl	ON
tripl bypa	ON
troley	QNVN
troley and	VK
troley in	QL
troubl	,M
truck	MMxQ6N
true	pL
true .	pM
truth	-L
try	AMDPZObMcLuL
try again	DP
try for	bN
try to	ANcN
ttc	bO
tub	FOQO
tuesda	CMHLKLOOPMRMeLfNlKtM1J5J8K&J
tuesda .	CLOLfMgL1L
tuesda and	RL&N
tuesda for	OL
tumor	NO
tumour	NU
tumy	VR
turbul	4R
turbul .	4O
turkan	MN
turkey	+N
turkey and	+M
turn	DKFMYJZLaSiJqL#U
turn #	#T
turn her	aM
turn him	aR
turn over	tP
turn the	DN
twelv	1N+L
twelv hour	1L
twelv week	DK
twic	PLtN
tying	9N
tying the	9N
typ	AO
type	XK
type #	XL
typhoi	XR
typhoi togeth	XO
typhoo	KP
typhoo signal	KN
ukrain	JN
ukrain .	JM
umrah	5Q
umrah .	5O
umrah with	5O
unaliv	AM
unaliv i	AM
und	EKHOJMKOLROPQKUOdNlMvO9K
und #	LMvM
und the	BKHOJLKNONULdNlNvL
und wat	LN
unempl	rP
uni	uMwOzO
uni in	wL
unifor	yO
union	qP
unit	JOQRUQ
univer	wMzN%Q
univer .	wL
unopen	iO
unopen .	iN
unsay	jN
until	ANuM1M
up	AJLMMJZKaMfMhMvLxM2M3L4M7M9K
up .	ANBKMMUMaHgKhN4L
up again	UL
up and	vK3N
up from	FM
up in	sN
up the	GMWMXL2N5M9M
up thi	-O
up to	LP
up tomoro	AM
up with	hO7P
upstai	LOjM
us	ENFNKJPNgLjMkLvNwM3M5M6L7N9L!N%J+N
us .	JKKLPLTKkJ1L4L%J)L+F,M
us a	-M
us out	dM
us round	+O
us to	FN(N
use	ALBMYO
use of	AM
used	CNTOXLaKpP
used to	TOXKaLpO
using	SO
using again	SO
valv	OP
van	xR3Q
velank	5Q
ventil	QN
ventil in	QL
verb	0Q
verdic	fO
very	RMXNbMgM3N
very polit	RO
vet	HTOP(M
vet is	OP
vet was	HN
veux	AO
video	eLmN
video cal	eL
vilag	CMINJQKMLM2N*L
violen	BS
violen .	BP
visa	eW)Q
visa .	eM)L
visa interv	eO
visa was	eN
visit	QPRMfPmN
visito	QPmQ
visito .	mO
viva	tQ
vodka	SR
voic	EMOOURiJmN1N
voic .	-N
voic again	UN
voic i	mM
vomit	XN
vomit bug	XL
vote	-Q
vow	9P
w	BNsM5N+O
w the	sM
wag	BM
waist	YO
waist down	YN
wait	KNPTQLbNePuJ5L
wait .	eL-N
wait for	PKeL
wait on	PP
wait til	PP
wait to	PK
wak	AO
wak up	AN
wake	ANCNEQZO
wake for	EM
wake up	ANCM
wal	BLLNTPUMWMjMmL
wal .	TN
wal again	BL
wal and	TM
walk	ILMNYNZNkNoJqNzN5S7L9M%M&P(Q)O
walk #	MO
walk acro	%M
walk again	&L(N
walk from	5N
walk in	qL
walk into	zP
walk me	kM
walk my	9M
walk out	gN
walk the	ZO5P
walk to	5N&O(M
want	ANgOoNuOvL0L7K
want a	gJuM
want an	uL
want it	AK
want me	oOuL
want my	-J
want the	gO
want to	AOoJvH5L7O&N-L
war	JPjM-M
war .	JM
war in	JM
ward	CJQWUNpMqNyQ1O8M(L
ward #	QN,O
ward and	QL
wareho	yO1L
warm	-H
warn	KN
was	BOCODNHOIRRJYLfMhLiLkPnP7K8J)P
was #	BNCODOHNiL
was .	RO
was a	IJROYPrK
was abus	BM
was and	RL
was asault	IO
was atack	IL
was born	YN8P
was brav	-M
was cancel	-N
was diagno	NK
was driv	nO
was gone	AN
was in	IKXNnN*N
was just	XL
was kil	CP
was let	kO
was made	kL
was my	CQnM
was negati	)N
was not	CMDLiMnO)O
was only	CO)O
was over	iP
was put	HL
was rap	BO
was read	iM
was refus	eP
was sexua	BL
was stab	IN
was taken	QO
was the	BMCKSLTMhMkMnP
wash	TLUMaQeM7N
wash and	aO
wat	FNLTMRWHcO1L8Q
wat .	LN
wat botl	WM
wat brok	8R
wat for	MN
wat has	LN
wat in	LM
wat is	LL
watch	ANEPJOnK4M6M%M,L
watch over	6P,P
wav	6N-M
way	BNIMRNnNvMwN5N6M8M
way .	-M
way home	IORN
way ticket	wN
way to	5O
we	DMENGNKLLJbMdNiLuL3O5L7Q!O%L)N*M+N
we are	HJJLKKLKPLbKcLdMjJ1M3J6K7O!J#M*G+L
we beat	-M
we bury	EP
we cary	EM
we do	fO
we fly	4L
we get	3L
we go	5M
we got	KL3K7M)M
we had	DLjL7N
we have	KLLMMLZKbMdJeOgOiKjNuK3H6L!J
we leav	6P
we lost	CNGL
we mov	zP
we nam	DN
we need	ML
we not	DO
we thank	%N
we were	CPDL)M
we wil	CPGP!M
weak	XR
weak .	XN
wear	ALBPsMvN%K
wear long	AMBO
wear the	%L
weath	*N-O
wed	MKOKbLhMiLlMsMtK4H9U!S
wed .	iL9L!L
wed aniver	!N
wed day	9O
wed is	9L
wed of	9N
wed on	!M
wednes	ENOMPKUKpJqKtQzM
wednes .	OKqM
wednes and	EN
wee	CMDLXOcMdMxNzN4N8Q#N
wee @kid	XO
wee @kin	8N
wee one	DM
week	DOFMPMQLTLUMXMcQfJtMyM1O6L&P
week .	CKDMFKNJUEZKfKgLkLnLtMuMwLxHzL6K&K
week and	DKPMcM
week befor	hO
week ear	8P
week he	UP
week i	UM
week pregna	cL
week scan	DM
week the	DM
weeken	ELfLgN1L3L5M9K#L%L,K
weeken .	EJ#J%M,M
wel	MQOMXMcKiM8M(P
wel again	(O
wel are	MM
wel is	MM
welcom	8Q
went	CPDLGNHLKLPKSLbJcNgLhKkLmMnNpJwN8L%L(K)M
went home	CM
went in	CN8Q
went into	mN
went quiet	DN
went to	CN
went wel	(M
were	CODKINQKRNSMcMeKjMnJpL7K!L)J
were born	QM
wet	FM
whal	-O
what	BOCGRNTLVPaKeLfMnNpLuLvJ2L5L7K+N
what a	-O
what i	nPpL0N5O
what if	VQ
what is	AM
what my	BN
what the	BO
what to	AKCOuN2M
whatsa	jO
wheat	*R
wheat is	*O
wheel	6P
wheelc	YV5Q
wheelc .	YN
when	BNRLSMVLbMiOnOoLpLqNwL
when @kin	BM
when he	BMfK
when i	BHiPnLpMqM1M
when she	nK
when the	UO
whenev	VQ
whenev a	VO
wher	CNIKJOKMRNfLgKlNoLpMvLzN3Q
wherev	,O
wherev he	,O
wheth	uQ
wheth to	uR
which	UKdNhNuQ
which one	uM
whil	CJLNQNRMSNXLgOkM
whil i	-M
whistl	2M
whit	DMVN
who	CMILJMRMaMfLqKvK2M+K,P
who alway	,N
who cook	+M
who did	IQ
who died	RM
who get	gP
who has	NPmN
who have	MP
who hurt	-O
who i	RO2J
who is	QMXL
who wil	ON
whoev	3N,P-J
whoev win	-L
whol	ELKOLJSJXOfLkMxK0K1M!K%J(K+K
whol hous	XQ
whol of	KMLN
whol street	-L
why	XKiMpMsO
why .	XN
why did	-M
wide	ZO
wide awak	ZN
widow	CQmPoN
wifi	-O
wig	NL
wil	ENFLGLOOPLYNbJfLgLiGnHwL2L4M7H9K!K#M%M
wil .	iP
wil alread	DO
wil be	GLOKYLeMfKgNkMwL1L2L#O%K
wil have	!N
wil know	oP
wil like	FMYOmM+O,R-J
wil not	AKFNXLYMbMvP
wil take	rO
wil was	iM
wildfi	KO
win	-S
win .	-J
win on	-N
win the	-M
wind	KN-K
window	FKQPmNnL4M
window .	QM
window open	FN
wing	4P
winipe	eP
wint	-M
wir	QP
wisdom	uQvN-M
wisdom .	-N
wish	ALNM,N-L
wish i	APNN-G
wish my	,P
with	LKQLYLdLgLhMjLrMvK2K5M6N7N
with #	EOLNdKgLwN4P6M!M
with .	mM
with @kin	GMuM5M
with a	IOLLNKWLYJaJdLgLkMoJrKvK0K3N4M7J!L#M%K&K
with breast	NK
with covid	XM
with down	YP
with her	CLGNJMXLYKhLvM5L%K
with him	ANQNhM
with his	QMYHgMrOwM0O2K
with it	YO
with me	AMVNhL
with ms	XN
with my	GKQLhKiJjPqNrKxL5N6N7L!M
with not	(N
with one	YMgO
with pneumo	QM
with the	FLJMKMQGWKdKeJhKjJoMsHuMyL3L5L6K&K
with type	XL
with us	jL
witn	fQ
wo	BKDKFKIKKKLKNMRJSKTJVKXLYJZMdLiKvLzL3L%K
wo not	BKDKFKIKKKLKNMRJSKTJVKXLYJZMdLiKvLzL3L%K
woman	gP!M,N
womb	bR
women	MM-N
women walk	MK
word	JMYMiMjRpNqKvK0P1L7O&K+L
word .	1M
word and	pK
word sinc	iM
word with	jN
wore	%L
work	DLPKUMZKeLkPlKmKoLqJrPvKyJ0J1Q2L
work #	1M
work .	BNlLoNrL
work and	1M
work day	PN
work in	1L
work on	1L-N
workpl	qO
workpl .	qO
world	AMCM-P
world .	-L
worn	UO
worn out	UO
wors	RO
wors .	RN
worth	AL
worth liv	AL
wory	OKVRZNcM)M,L
wory about	OL,M
would	AMGPMMaKfJiLmMoMpMrL7K9L!M
would be	-K
would have	GP
would like	-K
would not	aP!P
would notic	AL
would of	GO
wrist	AM
wrist .	AM
writ	JMfNiNlNtR0O#N
writen	AQiM0Q
writen the	AN
wrong	VPfL1L
wrong .	VM
wrot	AQ)O
yahrze	GQ
yahrze candl	GN
yam	*Q
yam festiv	*N
yard	2N-K
yatra	5P
year	GTHNbNgMhNiMkKpL2P7L!R#P&N*L
year #	gLzO
year .	DNGFMMRJbLfKgKiMwMzK0L2K3L7M!E&L)J*K
year ago	GOiL!M
year and	HMNObMgMhMiNjLkKoMpO2N7J!H#L
year i	GMeN
year in	fNgM2K
year mary	RNbO!K
year my	7O
year not	GM&L
year of	WObMgLpNyN0N2K3N7K8J!K)P
year old	vQ#O
year on	GN2J!N
year she	HN
year sinc	GP!M
year sob	&P
year that	GO
year today	GM!P
year tomoro	GM
year we	CN
year wed	!P
year with	kL!Q
yel	qK
yel at	qK
yelow	DQMPXP
yes	uO9Q)P
yes .	9O
yes or	uN
yester	CMDLNLRNULhKiJjJvK1L7K&K(O
yester .	hL
yester she	RM
yet	PMQMYOcMzL
yet .	HJPNcK
you	bMpL7J8L!J#L(M)L*L+K
you .	&M+K
you for	8K!N#M(H*K-M
you god	(H-J
you jesu	)N
you lord	(N)M*K
you my	)M
you thank	(O)P
young	JN2N9M,J
your	MOdNoKvL,L
youth	-L
yr	vL!P
yr old	vM
yrs	GMHMbOeLgLhNkK2N3N!O%M)K
yrs .	kN
yrs today	GN
zoom	sS
zoom interv	sL
zoom w	sM
`
