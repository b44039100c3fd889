/** Written by `npm run write:classifier`: do not edit. What `encoding.ts` reads. */
export const WEIGHTS = String.raw`
-95 -56 -73 -164 -162 -155 -251 -97 -160 -91 -117 -167 -138 -88 -96 -132 -175 -210 -86 -179 -93 -98 -89 8 -126 -174 -243 -109 -141 -154 -131 -144 -162 -161 -282 -140 -117 -41 -145 -199 -146 -149 -136 -97 -167 -38 -143 -215 -208 -123 -124 -159 -86 -83 -145 -159 -125 -186 -94 -248 -148 -134 -184 -150 -123 -140 -92 -47 -120 -139 16 203
	-N
 .	-N
#	GMZMcMsMvL0L1N2J8M!N#O
# #	GKSMaKgKlMxL8O!K#L
# .	GKNMQMRNXMZLaLdLfLsKtL0K3M4M8L#G
# @kid	ILULdNgHiMkOlMtLvL1O3L6N7K!K%N
# @kin	NNjL6N7M9M+O
# acr	*O
# again	ZO
# am	ZO8K
# and	FPOMVMXMZKaLcMiKrMvO0N4L5L#K%K
# aniver	GM!O
# aplica	rQ
# at	ONaM
# bus	,N
# candl	#O
# cup	CPGMmO
# curtai	WM
# cvs	rP
# day	GMHKJLKMPLQMWKXOeMkM5Q8L&Q)M*M
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
# has	FM
# hiv	-N
# hour	FJOMZMaM1N6M8M
# hrs	4N6Q
# i	sN1K9N
# in	fLiM
# is	0K2N
# it	sN
# ivf	bN
# job	uL1M
# kg	8M
# kilo	8Q
# km	MM5M
# lin	DOcR
# men	ILrP
# month	DMFLWKcLdLeMfKlKrLyO6O&O(J)N
# my	BKNMQLtLzN
# night	ZO1N)N
# not	&N
# o	GM
# of	ELGKHNIKNKcLdKkLqJsK0K1H6N8K9N!L#K+K
# ofers	uO
# on	QKtL1M#P
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
# week	CODPHNPJQMTNUKcQ6L8K&P
# with	QK4O
# word	0R
# work	PN
# year	GMHMRKbQeMfOgLhQiNkK2L7M!N#H)O
# yr	vL
# yrs	GMHMbOeLgMhMkK2N3N!M%M)K
. #	GJIKNJXLZLeMgMhMkNrLsLtK2L7L8O%J)P
. .	aK
. @kin	CLEJFLGKJKMMQJcMfJhJiKzL5J8K#L%N(L)M
. aft	cMyN7L8O)M
. again	ZKbN
. all	!P)N
. amen	-J
. and	-M
. benign	)O
. ble	xK3K9R+O,N
. both	uL
. bring	6Q
. but	KMVPcM
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
. forty	CQ
. give	YNaNsOvL1O2M
. god	bOdO#N
. good	-O
. he	FJHNNPRLSHTKUKYLaLgJiKnQvJ2K7J#O
. help	oMvL
. her	BOFNwO
. his	CN
. i	GMaMdLeKgMiNmJnLpLuJvKwM7J
. is	pN-N
. it	DLEMGKLJRLULVMZKdJhLiMkLnMoJpHqNtNwN0L1K&L)L
. just	,M-N
. keep	oK&N
. last	BNUL
. let	EMFNJLYOfKgMsOvLyLzH3N5L7H9P
. lord	jMoLxM
. may	5N6N-L
. my	DJFMaLeJfLiNoJuK4K7J%K&L
. ninete	gL
. nobody	DMKKaMeMgN
. not	FKJKMLXMmLnN5J(J,N
. noth	VNoO
. now	BMDMJMSKTKYNaMeLjNnMpL2L9N&N
. on	3N9N!O%N
. only	-L
. our	vM3M
. pleas	JOOHTJWNeMjMpMtK
. pray	vO1O5J
. saturd	9N
. send	mO
. she	IMRJTMUMVKYMaKbMeLgKnJsLvMwK2L4K7M#M&M
. show	uN
. sinc	iNpL
. stil	NM
. streng	1N
. teach	vN
. thank	7J8L!K%L(M)N*L
. that	mN,N-O
. the	CNFHHLIKKJMPPJTMULYKZMdKeLlLmLnKuH
. ther	MOlM
. they	DMILKLOFPHQHUHWNYJbMdKfLiLqPuM7L!O
. today	-L
. watch	6O
. we	DKFKKKLLPLcMdHeNgJiNjKuK3L5M7K!M&M)K*L
. what	VMvM2M
. yester	RP7N(P
. you	-K
@kid	DMIMYJcOfLgJiLvSwOzM8O%K
@kid #	vL
@kid .	GPIJLKNJSObMcJdKfKgKiHvH8K,S
@kid all	XO
@kid and	CMdLgMiM
@kid are	KKTMXKjKvKwJ8L
@kid ask	gN
@kid at	DMvHwN
@kid begin	zN
@kid block	iM
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
@kid has	ONTKVMXNYKZLeLiNrMuLvJ)L
@kid hat	vM
@kid i	DO
@kid in	CMQNcLiPwM,N
@kid is	INPLSNUMYNcOfKvKwJzH6M(L
@kid leav	wL
@kid mary	9O
@kid mov	wO
@kid off	wM
@kid on	vN
@kid pas	%O
@kid school	IM
@kid ship	JQ
@kid sinc	iJ
@kid sit	tO
@kid start	zO
@kid tak	4O
@kid thi	8K
@kid to	wK7N
@kid turn	#M
@kid up	9N
@kid walk	%L
@kid was	IKXOYJfN8N
@kid we	DO
@kid who	vN
@kid wo	ZLiM
@kin	COEMFNGNQLRNaNiMjN7M9L,M
@kin #	FKiMvK6L8K!P#P
@kin .	CJEJGNRJaJ7K%K,M
@kin about	jM
@kin aft	7N
@kin and	CJKMRJaKeLgMiNjNpJuMvK5L7P8K9P!N,M
@kin are	FKJJKKLNQJaHeLgPjJ3O5O6L!L,N
@kin ash	EQ
@kin ask	RN
@kin at	EMeMoOwK8M
@kin back	SM
@kin bangl	SN
@kin beat	BQ
@kin birthd	#N
@kin breast	NO
@kin burial	EQ
@kin bypa	ON
@kin ca	aO
@kin cal	RL
@kin came	7N&O(N
@kin can	(O
@kin chemo	NM
@kin cofin	EO
@kin com	BR
@kin cut	AO
@kin death	GL
@kin delive	8O
@kin did	BOCGRM,P
@kin died	CQGM
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
@kin got	ILkO)L
@kin gradua	%M
@kin had	DNPMQMUKXN8M&L
@kin hand	2M
@kin hang	2N
@kin has	CLFLMLNLRLTHUKXKYKaOiKsM6L7J&L
@kin have	iLoO7N!M
@kin he	XL
@kin hear	UR
@kin hit	BQ
@kin home	FN
@kin hous	KNLM
@kin i	RKdNiNnMqO,J
@kin in	CHJLLMQJaJbMgJiMmJnJuJ5L9J,O
@kin insuli	aN
@kin is	FJJMRKSKXKcK3M9M#L&K
@kin keep	RPwL
@kin kn	WO
@kin last	2L
@kin left	CN
@kin liv	mM
@kin lord	oM
@kin lost	CHYMdNkK
@kin mary	9N
@kin memori	EM
@kin mov	3M
@kin must	uL
@kin my	yN
@kin name	RL
@kin need	OO
@kin of	IMvN,L
@kin on	CMEJQOaL6N,K
@kin only	FK
@kin open	xM
@kin or	uL
@kin over	jM
@kin pas	CR)M
@kin put	RL
@kin rang	7P(K
@kin relaps	SM
@kin sat	gP
@kin say	AJBNFKTLuMvL
@kin servic	EN
@kin she	FNXNaN,J
@kin sinc	aNiN
@kin sold	SO
@kin split	gM
@kin start	NPyMzK
@kin stil	GK
@kin sugar	XP
@kin surger	(M
@kin take	nO
@kin the	uN
@kin to	EKFLQPvM
@kin told	gO
@kin tomoro	ELGN
@kin tonigh	EL
@kin took	CK
@kin touch	BM
@kin turn	#Q
@kin vilag	JO
@kin visa	eQ
@kin walk	%N
@kin want	AJFL
@kin was	CLFKIPQPRKXKYJeM8L
@kin wed	9N
@kin went	CO
@kin who	OKQKRKSMWLYLaKiM2L9M(M
@kin wil	5L
@kin with	NLrM
@kin wo	iP
@love	BLDLGKOKPJTLaLcMgKhMjMkKoLrKsKyL4L&K
@love .	BKFMGMTMaLlMnL,Q
@love at	aN
@love beat	BK
@love brok	hL
@love died	CO
@love dump	hL
@love flight	4N
@love got	yO
@love grab	BL
@love has	FJOLTKUNWKaJgNjNsK
@love hit	BL
@love is	BGFJOLPKQKULcNjLmJoNxM1L4L6L8N!M
@love last	2M
@love lost	CM
@love miscar	DP
@love retir	2P
@love say	uM
@love want	gK
@love was	kM
@love wo	BNDL
@pet	FJHVKHZLdJgJwJ3L6J(M,P
@pet .	HGgK,J
@pet and	KL
@pet died	HN
@pet down	HK
@pet has	HKXL
@pet in	6L
@pet is	HGXO
@pet was	HM
@work	CLELINNLXKYMqTsLtLyL1J2K,O
@work .	qK,M
@work and	qK
@work at	qH
@work died	CO
@work has	XMtL
@work hat	qL
@work is	UNXJqK1O2M,K
@work keep	qL
@work lost	CK
@work mr	,M
@work on	qJ
@work put	qL
@work shout	qN
@work tak	qM
@work who	,K
a	dJgKrLxL8K&L
a #	FKvN
a @kid	bScOiK
a @kin	INNKUKbMdLeJgJhLiMjJnOoMrLsKuL2K8P
a @work	CLqP
a and	QP
a baby	8M
a bag	BO
a bet	-M
a big	jK
a bit	)N
a borow	!O
a bounc	8L
a box	kN
a brain	NL
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
a drink	&N
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
a level	tO
a litl	&N
a long	&N
a lump	NLPN
a mary	oM
a miscar	DK
a mortga	kN
a nervou	UM
a new	mKzJ
a night	ZN
a nurs	RN
a panel	sN
a plan	4P
a plum	NK
a priest	BM
a quiet	-P
a row	1O
a second	bO
a sens	-L
a separa	gM
a shoot	IO
a singl	vN
a smal	PO
a soldi	JL
a soul	cN
a strok	XO&L
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
a year	GR&O(N
aborti	nQ
aborti in	nM
about	PNVNdKjOnKqNuKvM!K
about @kin	PNiLjM
about end	AM
about everyt	VO
about it	AJUMcL
about me	qO
about my	PKjMqN,N
about the	AKCKDLjMmLqJuL1N7K
about to	+O
abus	BU
abus .	BQ
abus by	BM
abusiv	BS
abusiv .	BP
academ	%O
acent	qN
acid	IP
aciden	CMXNYP
aciden .	CM
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
admit	QS
adopt	vR
adopti	bQ)N
adr	iN
advent	-Q
aeropl	4P
afraid	BNROVP4L
afraid of	BOVO4L
aft	YLaMcMgNkNpMyN2M3M7N8K&S(M)O
aft #	SMcJgOhOyP2M3N7N8M(J)N
aft @kin	aK
aft a	&M
aft all	7O)P
aft eleven	7L
aft his	&N
aft my	aL
aft the	KMPNiMkN&N(Q
aft thirty	2M
aftern	EO
again	ALDLJNLLRLSMUMWLZObOjL1M7O&L(N
again .	ALBKLKOMSLUHWLYHZKbLvK7M&M(K
again aft	(O
again and	JLKNUM&N
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
air	4U
air .	4O
airpla	4O
aisl	9Q
alah	JNtM
album	KN
alcoho	SO
alcoho and	SN
aliv	APJLKN)O
all	LLmO1N(M)N*M+L
all #	HO!M)P,P
all .	TKYJ7N)L-M
all are	mN
all being	-M
all clear	(S)L
all day	VNvP,M
all in	-K
all my	mO,M
all night	JOZM
all of	FNMN
all the	AONLVL
all week	1P
all who	-Q
almigh	-J
alon	aPmUvL4O6O
alon .	mO
alon and	mN
alon in	mP
along	-L
alow	QM
alread	DQFJbLeMhLsLtL3N(M
alread .	(O
alread told	DM
also	aLrN
altar	pP-N
alto	-J
alway	BNGPTNXKtKvN!L,Q
alzhei	RV
alzhei .	RQ
am	EJRJULVLaKcKmJoJvJ1J8L
am #	BQFKNMOMSLVMaMcPgOhLmKsKvH4L#M
am .	RKaJ
am @kin	RR
am a	CNUDWLYOfKmJpNvL8N
am afraid	BNVP
am an	8M
am ask	fN
am burnt	UK
am dead	iN
am doing	EM
am from	JN
am going	AL
am i	vO
am in	QP
am learn	YO
am mary	oQ9N
am not	BKZLhLmLpJuL2L)L
am on	KM
am pregna	cN
am read	EK
am scar	BO
am so	aGmJ
am terify	BN
am the	EOaMyN1M
am to	EO
amara	8N
ambula	QSUM
ambula just	QN
ambula took	QN
amen	+N-M
amen .	+N-K
an	OKPMQMSLUKdJnLpKsNtNuKwM4J8J
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
anaest	OQ
anatom	0R
and	YL
and #	EMNKaKbNqNvG1K5M7K
and @kid	8N
and @kin	FJGKILaKcLeMgLiJjKnL3M5L6N7N9J!L
and a	NJTJYKdOgNkJnKsMxMyN0L2J4M6L9M#N+K
and all	LNyM5K#N
and ask	RR(L
and at	YQaM
and b	dM
and back	&P(O
and brok	OJXQ
and could	UQ
and cry	TMUO
and did	CNHN
and drov	wO
and e	QP
and eat	mN
and everyo	-M
and feel	pO
and for	JN(L+M
and giv	qO
and going	3N
and gown	%O
and has	TLUMXJYOvN4M
and he	FLQORMSLUKXLYNfJhMkLoLvKzM7K!L#M
and her	BKXMaKcKvM7N,L
and his	ANSLXNgP&M
and i	CMELTJVNaLfJjMlMmPnLoMuKvL9L!M
and is	NLQM(P
and it	CLDKEKKKTKVLaLcJfLiKlLnMpMtM1N!K)N
and last	BO
and let	5N9N-J
and may	-J
and mov	FM
and my	EJJMKMLKYLaFbMdHeMjLkMlNoMtKuL1L5K%K
and nobody	PNmHpK
and not	EKHONKVLaLbJeJmKrJuKvJyN6K9J!K#L&K*L
and noth	bM
and now	CLDKPLRJSJUNWKhKiJjNlKnOpJqNwM2M
and old	-O
and on	cL
and one	uK
and pyjama	sN
and said	FLgNjK7N
and say	TLUMmN
and scar	cM
and send	aM
and she	BNILRKVMWMXLYJcKhLiKjMnOwH0K4K#M(N
and shook	UN
and start	NKYM
and that	gN
and the	EKKNLLMObNgMhLlLqNzM1N*O+N
and then	DLOLRKTLUOWKZLaKgMuK9M
and ther	TMaLeLlKrN
and they	CKIJJLOKPNQMYKcLeMfLgLiMkK1M
and think	OO
and want	AJ
and we	DHFJGKJJKJLKMJNLXKYJZKgMiMjMvM3H4M6K7J9M!J*N
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
anoth	HLbMeMgLlMnK1K
anoth let	lM
anoth woman	gN
answ	pNsOuRvL
answ by	uL
answer	)O
anxiet	VT
anxiet .	VN
anxiet is	VO
any	FNSLTJUMVLcPkNpOrRvJ(M
any day	cO
any job	rL
any more	FMSNUNXLpK(N
any of	pN
anymor	AORLiNpL
anymor .	ANpL
anyon	eNpLzO
anyon .	zK
anyth	PNTMpMrLvN
anyth .	TLrL-L
anyway	COGNiN
anyway .	CNGK
apartm	3N
apendi	OP
apl	*Q
aplica	eMrU
aplica #	rM
aplica .	rO
aplica and	rO
aplied	rQ
apoint	eN
apolo	QN
app	SQlO
aprent	yR
apron	2M
aprov	)R
are	JMKLLMMPQLbJdJgLjKmK1K3L5M6J7K!K*N+K
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
are in	KNQOdM
are keep	QP
are mov	3J
are not	ILiMjO7M
are on	LP4M
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
argu	jP
argume	jN
argume with	jM
ariv	8P-M
arm	APBPXOYQ
arm .	XLYK
around	-L
arsena	-P
arthri	WS
as	DKGKXLYKeKfKoKwMxOyT2L5L6K9L!L#N%L(O
as a	XOxOyO2M(M
as if	DN
asault	BMIO
asault .	BN
ash	ETKR
ask	FLJLRRYLbMfLgOnJsPuOvJzM7K(L+L
ask .	JO
ask every	bP
ask for	MKNLQMRJnOuLvL(N
ask how	aM
ask me	NLONRLuNvJ9O+M
ask today	-M
ask us	FO
ask when	RO
ask wher	RN
asleep	oN
asylum	eT
asylum interv	eN
at	DJENILUJjMkMqMsLvMwLyNzM0K1H
at #	DMEMOMZMaKcLdNfKkLsKtKvHzM0L1L3L4J8L9O%K
at a	uN+M
at all	TJ-L
at church	YO
at dawn	(L
at each	jPqO
at eleven	DLEN
at half	OMsN
at her	aM
at his	zJ
at home	BNFKaLrM
at last	5L7O
at luth	ON
at mas	pO
at me	BKqOvM
at my	EKIQKNbOjLvL
at night	BMVOWMZNoL
at nurser	zO
at our	-M
at st	-M
at the	EJIHMLULdLeLfKgJkKsKyNzL0M1L2K
at uni	wL
at war	jM
at work	DKUMkMlMoO1N,O
atack	CMINVNXM
atack in	VN
atack on	ILVN
ate	jNmL7M(P
ate from	7N
ate my	mN
atempt	ANtQ
atempt .	tM
atheis	pO
atlant	4N
august	MM
aunti	8M
aunti .	8M
autism	YQ
autist	YR
autist and	YO
awak	ALZU
awak .	ZP
awak again	ZN
away	ANCNDLFMHLIKQJiLnKoNwN
away .	CJFMHNnM
away from	oO
b	dM
b and	dM
babang	GN
babang luksa	GN
baby	DSbOcM8Q
baby .	DO
baby @kid	8M
baby boy	8L
bachel	%O
bachel of	%P
back	PMSNTLWPaJgJhKiMnOoLrL7N&O(P)L
back .	EMNORMTLWLbMeJiJjKnJoOsL6L(K)J
back clear	)L
back for	sQ
back from	RNUO
back hurt	WK
back in	qL
back is	WM
back on	SQTM&O(M
back pain	WK
back step	-O
back the	hQ
back to	DLzP0M
back togeth	7K
back unopen	iN
back with	&O(M
backpa	6Q
backpa in	6N
bad	ENNMUNVKWPXLaJnK5J6O&L
bad kind	NM
bad she	WM
badg	kMyO2N
bag	BLdPeNgOhPzM7N8N
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
baloon	#Q
bandit	IS
bangl	SN
bank	LMMKkLlRsMxMyN)N
bank sent	lM
bankru	lP
bar	tQxN&M
bar exam	tQ
barang	KP
barb	xN
barefo	5R
barley	*R
barley in	*M
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
be	ALFKGKNOfKgLvLwKyM2L9O#L%K-K
be #	GPiO
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
be more	-K
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
beat	BRINNK(P-N
beat her	BP
beat me	BH
beaten	BNIQ
beaten by	BN
beauti	-L
becam	8O
becaus	GHMNRJTJUGWKaHcKdOhLiLjMkJqNvKzK1J7H9J
becaus i	qM
becaus of	cL
becaus the	UM
bed	CLFPHKKJLLQSTOZMcMjJmHwO3L!L
bed #	FNQQ
bed .	QKTL
bed by	QN
bed rest	cO
bed sinc	TL
bedroo	wP
bedtim	vT
bee	-P
bee .	-L
been	ALGLHLQMTKULbJdLeMkLpJrLsJ4L!J&K)M
been #	GK
been born	AM
been cut	AM
been in	QJdMeNmJ
been low	TM
been mary	!N
been mis	HO
been on	4N
been our	GM
been sob	&M
been ther	kM
been told	FO
been try	bL
befor	EJSPVMfLhMkLsO1M5M7J*N+O
befor din	+K
befor every	VL
befor i	-J
befor my	VO
befor sunday	+M
befor the	CMSNfLhLsN1N*N
befor we	+O
begin	yQzT
begin as	yN
begin at	zO
behav	-J
behind	IMNLSLVNdPfOlO
behind me	IP
behind the	SNVNdN
being	BMEMOMaKdLmKqNyM
being a	vN
being abus	BN
being evict	dN
bel	(P-L
bel .	(L
bel on	(O
believ	BKnMpW
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
best	CLEJFOHKQJTKgKjL1L9P*N
best @kin	CKEKFJTMjJ9K
best barley	*M
best man	9Q
bet	AOSQXL&Q(O
bet app	SQ
bet off	AQ
betwee	JMUMgMjRrNuP7O
betwee the	uO
bhabhi	jM
bibl	,N-L
bibl study	,O
big	EKNMOJjNuMvJzR1K6M8L9K#M
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
biopsy was	PJ
bipola	TPUS
birth	YPcN8Q
birthd	GOiLmM#U
birthd .	#O
birthd card	iM
birthd of	#P
birthd to	#O
biscui	HP
bishop	-P
bit	QKRMWNhMvS9M)K-K
bit .	vL
bit more	-L
bit of	-L
black	EOTQ6M
black @pet	TO
black ice	6O
blad	AP
blad in	AO
blam	nQ
blanke	TO
blaz	zR
ble	xQ0N1N3O9Q!O#N%L*M+S,P
ble her	#O
ble him	,T
ble my	xL,L
ble our	+L-L
ble the	xM9L+N,M-N
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
blood	NMPUXOcH(N
blood presur	cJ
blood test	PM
blood work	PM
blous	sO
blue	BM-M
board	fNtQwOzP1N4O)M
board exam	tN
board now	4P
boat	KPLQ6P
boil	3O
bomb	JR
bon	NP
bon now	NO
book	0Q!N)L
book .	0M
boot	dMwNyO
bor	-P
bord	JQ
boreho	MP
borewe	MQ
born	DOYO8R
born #	8P
born .	AM8J
born at	8K
born deaf	YN
born not	YO
born sleep	DQ
born today	8M
born with	YO
borow	lOsP!P
borow from	lL
borow my	sO
both	JJOMYNaKcMgJjNoJrJuOvKwOzK2M5N7J8Q9N&J
both leav	wO
botl	SVWKoO&O
botl in	SO
botom	MPWO
bought	UNbMwNxP2L7L%K
bought #	UO
bought a	xN
bounc	8M
bounc baby	8M
bowl	HN
box	DNQJbLkPzM3Q
box .	kM
box and	kK
box everyw	3M
boy	8N
boy #	8L
bp	cN
bp high	cN
brain	NOROtO0N
brain tumor	NO
brain tumour	NL
branch	*O
brav	-O
brav at	-N
brav like	-M
bread	JMeMlOvL+P-K
bread und	vN
break	MOYNhNqN
break up	hN
breakd	UP&O
breakd .	UN&O
breakd in	UN
breast	NT
breast canc	NN
breath	FQVQ
breath .	VM
breath has	FN
breed	MN
bridg	ATHM1M
bridg .	AJ
bridg last	AM
bring	GKTMfLpLvO4M6O7K*O
bring me	TL
bring up	vP
brok	OGXNdMhOlO8P(N*M
brok down	-N
brok her	OJ
brok his	XO
brok my	XO
brok up	hO
brough	8O
brown	LQ
budgi	HP
bug	XQ
bug .	XM
built	YM
bulied	IQqQ
bulied by	qP
buly	qQ
bungal	3Q
burial	ES
burn	BNJNKQWN
burn down	KM
burn in	-L
burn like	WM
burnou	UR
burnou .	UO
burnt	UP
burnt out	UP
bury	COEVHM9N#M
bury @kin	EP
bury him	HN
bury my	EO
bury our	EN
bus	EKIPKKRLUKVMdKeKhLmNwLyNzN2N5P6M!M)K,Q
bus .	IJ6K,L
busin	lPxS
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
by	BKHMKLQNSMYNdPhMkMlLmKqNuL0O3M6L%L
by #	tNuM
by a	BLXP
by friday	dKuN
by i	mO
by mouth	ON
by my	BN
by noon	uL
by text	hP
by the	BFHPILKLMLQLRKSPYJdOhKlM0L6K%L
bypa	OU&O
bypa .	OM
bypa is	ON
bypa operat	OJ
c	OM
c sectio	ON
ca	AJFLILSKTLULVNWNYMZMaMbLfKlKnKpKuJ0J
ca not	AJFLILSKTLULVNWNYMZMaMbLfKlKnKpKuJ
caesar	8R
cage	HO
cake	GK7N9P!K#P
cake anyway	GN
cake in	#N
cal	DMJMPMRPaHbMhMiLjLlMmKnLqKrMsNuK7K
cal .	eKrL
cal about	PL
cal all	lO
cal in	iM
cal it	TKhN
cal me	RNjMqN7M
cal my	mN
cal off	hN
cal the	(N
cal up	JP
calm	VR9O
calm her	VO
came	DMIPLMQKTKgPiJxM7O8O&M(K)Q
came back	DMPNiN)K
came down	KO
came home	UM(K
came in	LMgL*N
came off	QO
came out	iN
came to	&N
camino	5Q
camino .	5M
camp	LQeP
can	FLJMKKQMRKVOWMYLbLeMlLnJrKuM0L7L(M)K
can i	-O
can not	JNKKVMWOYLZLnLuK0L
canada	uMwN
canc	FKNVPL(Q)O
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
car	ILKJRJTKUKVJYLaRbJdNgKkJlJoLpKqLwL6J)K
car .	6J
car brok	-N
car for	aP
car park	)L
card	FLSNeOiPkMlRoM#M&L)M
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
cary	DNEPIPLPPMQLaMcQ1J3L4N5O
cary @kin	EM
cary my	EM
cary the	EN
case	OOfO)N
cash	oP
catand	KM
catara	OS
cater	9Q
cater has	9N
catl	MQ
ceasef	JO
ceasef .	JN
cebu	&N
ceil	ZRpO
ceil .	ZLpN
ceil again	ZM
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
chair	COQMYPmL3N
chang	ZMaOdMiOzQ
chang school	zP
chang the	dM
chapel	-O
chapt	0S
chapt #	0Q
charg	-K
chat	-L
cheat	hOnO
cheat on	nP
check	BNUPVS
check her	BN
check the	UQVQ
checko	mM
checko .	mM
cheek	WP
chees	xP
chemis	0P
chemo	NW(N
chemo .	NM(N
chemo monday	NO
chemo start	NN
chest	OPQNVQXP(M
child	BLbO
chip	IN&Q(N)H
chip .	(O
chip in	&K
chita	SO
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
church	ELKMYNdMmLpSvKyN6M9N&M*M
church and	pN
church roof	-O
cigare	BN
citize	eQ
citize test	eP
city	JLmN
city .	JLmL
cla	CLXMeMrMtLvLzO0O%O
clas	0P
clean	PJkMoLrN0O1L&S
clean .	&K
clean the	PN
clear	PNtNuN(S)P
clear .	PNuO(P)N
client	1Q
clinic	PSyK)M
clock	GLTLZP2Q
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
cofe	xO7M-O
cofe .	-K
cofin	EU
cofin .	EP
coin	lP&O
colaps	QQ
cold	BMFM+N-M
cold .	BO
colect	lO
coleg	uMwOzP0N%M
coleg .	uN
coleg at	0P
coleg next	wM
coli	HO
colour	XO
columb	-M
com	BNCMELFKGLHMLLMMPKRKUMVLfKlJ1L3O!L&N*L+M
com .	EOFN
com back	&J
com home	)Q
com in	BN
com into	BN
com out	1N
coma	QP
comb	TL
combin	*T
come	FLLKOMPLQNTKVJdLeJiJqKuJxP7L8O(L*L
come down	-N
come in	qL
come now	FN
come on	-O
come out	DMTN
come to	LN
comenc	%P
comfor	DP
comod	aO
compan	CLkTmQxPyM
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
convoc	%R
cook	CKFLeNjMmOvLwP2N+P
cook .	+N
cook for	mO
cop	fO
corido	QO
corn	&N
cos	aN
cot	DQ
cough	XR
could	CLDKELTKUNaLnK8L9L(M
could be	-L
could kil	-M
could not	DNEOUQ9M(N
counci	YLdOyO1P-N
counci say	dO
count	APSNZObNeNgMlN-J
count sheep	ZO
count the	VL
countr	JLeS-L
countr .	-K
county	1P-K
courag	-P
courag .	-L
courag to	-O
court	fT)N-N
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
credit	qO
credit for	qN
creek	LOMO
crem	EO
crem on	EM
cremat	ES
crew	KO4O
cricke	-M
crisi	WP
cro	-J
crop	ML*Q
crop .	ML
cros	eOiO6P
cros the	iO
crosro	uN
crosro .	uN
croswo	(M
croswo .	(N
crow	-N
croydo	IPeN
cry	DNEKHLTPUQWKeMfJhNnKqLvLwNyM7H8O)L
cry .	EKvJ
cry in	TNUOyO)M
cup	CQGLYQmN-K
cup of	-N
cupboa	UN
curs	aM-N
curs my	-M
curtai	TQWO
curtai shut	TNWO
custod	fTgN
custod hear	fR
custom	qMxS
custom .	xM
custom come	xM
cut	ASLMiPkLlK*S
cut .	AM
cut again	AO
cut hersel	AN
cut i	AH
cut me	iP
cut the	*O
cv	rQ
cvs	rQ
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
day	FMGOMLPKQMSNWLaOkMyMzM2M5O&P
day #	PLQPSNWM&O
day .	FLJJMLPLTKWKaKeNvK9N#K&G
day and	WNaM
day as	yL
day at	yLzN2O
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
dead	AMCNHNiM1L-M
dead .	APCN-J
deadli	1S
deadli is	1O
deaf	YW
deaf and	YO
dear	WM1N,O
dear god	-K
death	GM-L
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
delive	cNrO1O8S
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
did	CNDJHNIKPMRJaJfLgMnN0L7L%M
did .	-M
did at	nO
did it	IO
did not	AJCNDLHORKUKaLfLnG%K
did the	-L
did to	BP
die	AOFN,L-P
die .	AN,M-L
died	CTEJGNHRRMnLvK
died .	CK
died and	CL
died in	CQRN
died of	CM
difere	zO
dificu	qM
dig	KO
dig with	KN
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
divorc	gWiKxM7O9N
divorc .	gO
divorc and	gN
divorc pap	gM
do	AJTLaMfJiJuLvL2P7K9M
do .	qM9M
do @kin	aO
do i	uPvL-N
do it	aNfN
do my	aQ
do not	AJCMTLgMiLlMpJvJzJ2E7J
do noth	WN
do the	aN
do we	uP
do with	2N
doctor	FSNLPORLTOUOVLXOYKZKbNcMuN#L%Q(R
doctor has	UJ
doctor have	FK
doctor said	(N
doctor say	FNbN
doe	BNDHRNTMYJaLeLiMlKnHzJ0K2N4M!K
doe not	BKRPTNWLaJeLiOlMnJzL2J!M
doe the	1O,P
dog	UM-L
doha	4P
doing	ELONtMvO0R8O
doing fine	8N
doing the	EM
dole	yN
domest	BO
domest violen	BM
done	OLPOfNnNtN1M8L%O(L*N
done and	1O
done it	8O
door	BLDJHMIMJLLMOJVKYJZJdJfJiLjOmKvMxM3N4L5K7N
door .	AOOMWM
door in	vO
doorwa	dP
doorwa of	dM
dorm	wM
doubl	uP1P
doubl shift	1P
doubl the	uO
doubt	pR
down	HLILJKKPQKUMXLYOgJ&M
down .	HGQNYJ
down my	-M
down on	KL-O
down syndro	YN
down the	KJgN9N
down with	XM
downsi	kO3O
dr	PL
draw	iMoN
dre	hM9O!N
dre is	hN
dread	qM
dres	TP
drink	BMSVXNiLoP&T
drink .	BM&M
drink again	SM
drink today	&N
drip	FMNRQQ
drip .	QO
driv	FJILQJfJmKnNtNvK2L5J6S
driv .	nP
driv home	6M
driv test	tS
driv the	6L
driv theory	tM
driv throug	6L
driv to	6N
driv up	FM
dron	JQ
drop	MOQLXLrMwR&K
drop her	wN
drop my	wL
drop our	wN
drough	MP-L
drough .	MO
drov	nPwR2N
drov off	wM
drown	CPlM
drown in	lN
drug	SO
drug .	SN
drunk	BL-K
drunk .	BM
dry	LNMTpN&N*T
dry .	MM
dubai	mL
due	DPcUkLlN0P1N
due any	cO
due date	DO
due friday	lJ
due on	cMlO
dug	HO
dump	hT
dump me	hN
dust	MO
duty	fP
dying	FSMN
dying .	FPMK
dying and	FP
e	QP
each	GLQMVKWJaLeOiMjMkHqL3L7M!N&M
each oth	jOqM7N
ear	DMNKYM2N8R
ear .	8L
ear and	8N
earth	AM
earthq	KS
earthq .	KM
earthq in	KP
east	uK7N&M
east .	uL
eat	FKMMTOUOXNeMfKhPlMmRvH+Q
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
eleven	DNELJMKOVJeJiLlJ1L6M7L
eleven day	JO
eleven week	DP
eleven year	7M
else	SNhO1L
else .	hP
email	kMqP)M
embank	LN
embasy	eR
embryo	bR
emerge	lP
emerge and	lO
emotio	BM
emotio abus	BM
empty	CPHNMOTNbPwP
empty nest	wN
end	ANDLFOJLUKhOjKuKvO1N
end it	APhQ
end my	AK
end of	FNUM1L
endome	WO
enemy	-O
enemy .	-M
engage	hP
engine	%O
englis	ePtQzN
englis pap	tN
envelo	PPgOoR
envelo .	gN
esay	0N
esay due	0N
estran	iP
estran from	iP
está	-P
eulogy	ER
eulogy for	EQ
even	ILMNQMRLVLWPYKZKcMjLlKnKpMrNvL&K
even .	-K
even in	AL
even the	MMXM-M
ever	eMmMsLyM
every	GOIKJKPMRMSOVRWMZMaMbOoLqLrOvP3J*M
every #	aJ
every day	TNmL
every door	vN
every even	RO
every morn	VO
every night	IMJNSKVJZJ
every step	WN
every time	PLVL
every year	GO
everyb	bO+M
everyo	AKDLGLSKhOmMnHqJvLzJ#M+L
everyo at	DN
everyo in	zN-O
everyo would	AN
everyt	EMKMLKTPUOVNdMgLhJvMzL%M
everyt .	VJ-M
everyt grey	TM
everyt i	qL
everyt is	TO
everyw	QN3L
everyw .	QM
evict	dQ
ewe	MO1P
ewe .	MM
ex	BOfMoL7L,J-K
exam	OJtU0N)L
exam .	tL0P
exam for	tO
exam in	tO
exam on	tO
exam start	tM
exam tomoro	tJ
examin	tQ
except	cN
exhaus	UP
exist	AL
exist .	AM
expect	ENcS
expect @kid	cM
eye	BKNMOOXNYPZOgN4L
eyebro	NP
fac	TL
fac the	TL
face	INWOnO
facebo	iO
facebo .	iO
factor	kP
fail	MPXLbNtN0P
fail .	bM
fail it	tL
fair	-J
faith	pT-K
faith .	pN
fal	XO
fami	FO
fan	ZM
far	cOmLxN,N
far away	,P
farm	iJuM)L*P
farm .	-M
farmho	3O
fast	pO-L
fath	8L#O
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
fel	BONMOHQOXOjL
fel out	jM
fela	QM
fenc	jQ
fenc .	jM
fery	6Q
festiv	*N-N
festiv .	*L
fete	-Q
fev	QLXS(R
fev and	XK
fev brok	(O
fev is	(M
fiancé	hP
fibroi	ON
fibroi operat	ON
fibrom	WP
fibrom flar	WL
field	HNMN*N
field .	HN
fiftee	vP!O
fifty	CLRN0N!N#O
fifty #	RN0N
fifty year	!O
fight	JMNLQJjVvP7M
fight canc	NM
fight in	JN
fight with	jL
film	-P
fina	ONsM3O)L-M
fina .	3N
final	gNtR,M-N
final .	tN-K
final exam	tL
final on	-O
financ	lP
find	SNdMhLoNrOwMzM3P7K
find a	rL
fine	LMPJTNULVNcN8N)O
fine .	PK8N
fing	QN8P
fing throug	QN
finish	SMeNhOrQ0K2O%Q
finish .	%M
finish with	hO
fir	kS
fir today	kN
fire	KPdOsM-L
fire .	-J
fire took	KM
firewo	UQ
firm	uN
first	GPcMwLxSyTzO3M4M5L7K8L%P&N*O
first .	tO
first @kid	8N
first @kin	GL
first cla	rP
first custom	xO
first day	yRzP
first flat	wO
first in	%N
first job	yL
first night	wN
first of	%O
first prop	yL
first shift	yP
first time	cNyLzM1M4L5N7Q&L(O+N
first week	yP
fish	GN
fix	OO-M
flar	WOXR
flat	QKTLdMgMmMuLwP3R
flat .	3O
flat on	QO
flies	wN4P
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
floor with	WP
flow	EP
flu	XQ
flu .	XN
fly	EN4U5N
fly .	4M
fly and	4N
fly to	4M
flyov	dO
focu	0O
focu on	0N
fog	6P
fold	eOfM
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
for	EMMKRLaJbLsL5M+N,M
for #	EKHMMLSMUKWMZMiKjKmKoMpKwL1N!J&K
for .	AM
for @kin	EKFLJNNMQJRHWMmLpNzM4L5O6K7H,K
for a	GMMJNKRJUJaKbOdMlMrLsKuM1N3Q*M
for all	,L-M
for an	UJ
for anoth	gN
for chip	(O
for christ	6M
for coleg	wM
for courag	-L
for din	+N
for dry	*M
for every	!O
for good	2O
for her	DNOKXMYMeM#O)M
for him	AOGMfL
for it	SOnL1L%K
for me	GL,N
for my	EMGLXMaKeMfLrMtO9M,L
for one	aLmO
for our	EMuL6L#N+L
for rain	MO
for ruth	,L
for someth	fO
for that	SO7N
for the	OLaJdMeKsOxK1K2L5M6M7G#K(L*M+M
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
forgiv	nR7P
forgiv i	nM
forgiv me	nO7M
forgiv my	7O
forgot	!Q
form	rPuLzN0N
forty	CPGJRMWLnKpM1K2N3L5M!N
forty one	CM2L
forty year	COWO2N!P
found	AQHNNPPMRNSPgOiM)P
found a	NNPO
found him	RO
found out	NM
found the	AQ
fourte	DL
fourte week	DM
fourth	bQtN
fr	-O
fracti	0P
fram	&Q
free	)N-J
friday	CLEMONPMdKkNlMsKtMuL2P3M9M%N
friday .	DKEKOKPMcKdLkNlKtG2L3L6K%K
friday aft	2N
friday and	lK
friday i	2N
friday if	uL
friday to	uN
fridg	ROZM
fridg and	RM
friend	mO
friend .	mN
fright	VP
from	FJJKPKUMeKiLkJlNoLwK2M5O6M%L(L*O
from #	1N
from a	&M
from helman	UO
from hospit	(M
from kerala	qN
from kharki	JP
from midnig	ON
from my	PLiMlNnM
from one	ZO7P
from our	5M
from saria	5O
from st	5L
from that	oO
from the	CNILJKPMRJSJTNULVLYKlJnKwK2K9K#K%J*J
front	ELFHJRKNfLqMsOxL1L3N
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
fus	#P
galbla	OP
galbla out	ON
gambl	SS
gambl .	SN
game	-N
game .	-N
gang	IN
gap	FN
garag	xN
garden	2P
gas	VPlQ
gate	ULVOkNnMzR4P6M7N
gate #	4P
gate thi	kO
gave	FLTNUNaLdMhNkOoKyM2O8M!N&J(L
gave birth	8P
gave her	dN
gave me	hKkJyO2N
gave up	aP
gaza	JS
gaza .	JP
gcs	tP
gcse	tP
genera	JO-L
gent	FN
gentl	-L
get	EJFJONTLVMXNYKZJaKfNgMrL0K1M3J9L%N&M
get a	-L
get divorc	gL
get her	ON%N
get his	%P
get hurt	-N
get mary	9Q
get off	VM
get on	-O
get out	TMfN
get panic	VN
get throug	EN
get up	UKaL
get wed	9N
get wel	XN
get wors	RM
ghost	hP
ghost me	hO
girl	dM8P
girl .	8M
giv	qQ
give	EKRLZNaLbMmJqKsLuLvN0K1M2K#K*N
give her	2M
give it	vL
give me	aKqKuLvK1L-M
give thank	*N
give the	EM1M-N
give us	vN
given	bO
gla	QO
gla .	QM
glad	-L
glory	%N)P
glory .	)N
go	FNIKJLONRLVKkPqKtKuNwOyNzL1M3J5J
go .	tK
go from	kO
go in	DL
go on	AP
go quiet	qM
goal	-N
goat	HPLLMNxM
goat are	MM
god	LLcKoKpR7L9K%J(L)L*L
god .	BMLJ7M(L*L
god anymor	pL
god ble	,K-N
god for	(K-N
god forgiv	nN
god give	-M
god is	pN
god it	-O
god let	-N
godaug	,P
godson	,P
goe	GLJMOOPKSNTKVPdOjLmKvLwM3K5M
goe in	OP
goe like	VL
goe to	wN5M
going	ALEKKJOLVJXMYNZLcLgMuK3H4K5Q6K&K
going .	YN
going blind	YN
going in	OO
going on	AM5M
going throug	gN
going to	ALBJcPeN4L5K
going und	ON
golden	!Q
golden wed	!M
goma	JO
gone	CQDMGLHPKMLNRNSKYLaJcNlMnKpLrKwO0G(N
gone .	ANCNKJ(M
gone back	0N
gone to	NLwP
good	SKbKeKfMmLrLsLuKvNwM2M9N!L*L,N
good .	2N
good @kin	oN,K
good morn	-Q
good new	bM
good to	,M
goodby	AQHK
goodby to	HL
googl	PM
gorgeo	,P
gosip	-L
got	HOIMKHTMXLfMhLkNlKyQ3J7J%M&L)Q
got #	fNlN
got a	XNdOkM
got back	7O
got dengu	XO
got dump	hP
got fir	kO
got his	yL&M)N
got in	)O
got into	)O
got jump	IN
got laid	kL
got out	KO
got the	kJyQ1K3K(L)N
gout	WP
govern	-P
gown	%V
gown .	%O
gp	UN
gp has	UL
gra	MP
grab	BK
grab me	BK
grac	pOyL+W
grac befor	+N
grac for	+P
grad	zO
gradua	rO%V
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
grey	TQ
grey .	TM
grey and	TO
grey blanke	TM
griev	CP
griev .	CM
griev my	CN
griha	3O
griha praves	3O
grip	VP
ground	KLMN*N
group	nM5R-M
grow	NNvQ,O-K
guard	yN
guest	9P
guilt	nQ
guilt .	nN
guilty	fOnO)P
guilty .	fO)O
gun	IOJQ
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
had migrai	WN
had not	AK7Q
had paint	DL
had the	PO
had to	HO
had word	jO
hail	KO*N
hair	NQTMWK#L(N
hair .	TM
haj	5R
hal	hNtNwL!N&M
half	OKkLsNwMxH0L2M&M
half #	OMsM
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
hapen	VPbNoM
hapen .	bLoN-M
hapy	3N9L#O-J
hapy .	-O
hapy birthd	#N
hard	jOoMuMvN1N
hard .	vK
harm	AP
harm .	AN
harves	1N*V
harves .	*M
harves festiv	*L
harves start	*N
has	FLNORKTMUMXPYJgLiKmMwL
has #	IP
has a	NLOOXJYNfKmMsKuM
has alzhei	RN
has an	OLULsLtL
has been	AKBOJMNJTHUKdMeLjNkLpLrL&J)N
has canc	NP
has come	LN)O
has day	FM
has dement	RN
has depres	TN
has done	8O
has down	YQ
has had	WMXN
has her	tM
has leukem	NN
has ms	aN
has nobody	mO
has not	EKFFKJPKTNYNZOaLbLeLgLiKmLwM9K#L
has parkin	XN
has run	MM
has sign	UM
has stop	FMTLUM
has the	XM2O
has thrown	dM
hat	qKvNzN4L%Q
hat fly	4M
hat me	qMvM
hate	AGjN4P
hate i	AM
hav	OOPNcO!O#N
hav a	cN
have	FKZJbLeKiKrKsJuK!L
have #	1Q
have @kid	bO
have a	BLPMXNfJiKsMtJuK1K
have an	sMtL
have been	EMFLGNQLXLbHdLeJyO!L&K
have bought	7O
have cary	LN
have clean	PN
have gone	pP
have got	QLfMuN
have had	WO
have mercy	JN
have my	tM
have not	EMJMMNTJULZMaGcJiOkHmM1M4L7K9K
have noth	AN-N
have nowher	dN
have pap	eN
have sent	rO
have stop	FJ
have taken	FN
have the	uL
have their	tN
have to	DOEOVOfNhNqOuK1P3N9M
have writen	iM
he	BPFJRJSNTJYMaKfNgJhPiKnKvJzN2K7L
he ask	RKuL(L
he beat	BJ
he ca	FOUO
he came	8O
he com	BJ
he did	fP
he doe	BMTMzM
he drink	BM
he eat	zK
he gave	AP
he got	nP
he has	BMSOfKiMrLwKzO7J8M#M&M
he hit	BM
he hug	7K
he is	BJFJOMQOSJVLXNYKeLfLvLzL2L(M
he just	TL
he push	BL
he said	7N
he say	BMUMpN
he sit	kO
he sold	SM
he stil	NN!N
he threat	BL
he threw	BK
he took	hM
he used	TN
he want	AM
he was	CQEMHNQMfLhLnLzK
he wil	BMENFMYKfKnNvM!N
head	INMLNJUOVJYLZMqPyM0N1M6L*O
head .	UL0M
headac	WP
headmi	2P
heal	XS(Q
heal for	XQ
heal my	XO
health	UOVM(P
hear	FJGKILPMUQXMYPfSgLiJmJpO
hear if	PL
hear is	fQ
hear me	-P
hear on	fM
hear the	FKUN
hear tomoro	fL
hear voic	UQ
heard	mL
heart	CLDKOPPLVOXNcMhOuN5N(M
heart .	OL-L
heart atack	CN-O
heart goe	VN
heart is	hO
heart rac	VO
heart surger	OL
heartb	DOcOhN
heartb .	cO
heartb at	DM
heat	AMdP-N
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
help	RLSMVLWJaLlJoNqKtMvMzJ0L1L3J9K
help .	WLvL
help me	SOaMoNtMvJ0K1L
hen	HPLMjL
hepati	XP
her	CMDMFJGKOMRLWLYKaNcMhNnKwO2M8N9K%M
her .	CKDLFLGLVKYKbKcKgKhMvJzN2J4J5K8L,L
her a	2N
her arm	AOBM
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
her last	FP
her liv	NK
her name	,O
her out	cM
her own	AM
her phon	BP
her pil	AN
her room	wO
her sinc	HO
her to	qO
her tonsil	ON
her wag	BN
here	AMFKJKKKSKYMeQjJmMrOuK5M8O+L
here #	8M
here .	BNeM8N
here and	uN
here anymor	AP
hernia	OP
heroin	SP
heroin .	SP
hersel	AR
hersel .	AO
hgv	tN
hgv test	tM
hi	-O
hi god	-N
hid	INJLROSQUMlM
hid her	RO
hid in	IPJL
hid it	SP
hide	qP
high	IKQLXMcOzL
high .	cN
high fev	XL
high school	IM
hil	KM-L
him	FNQLRLSJTKaNfKhNiKqMvL
him .	AJBNCJFJNKSLTJYKaKfJhJrMvJ0J%J
him a	2N
him and	QM
him at	aN
him down	AQ
him home	FN
him in	QM
him to	UN
him und	UN
himsel	AQ
himsel .	AP
hip	ORQNWQ5L
hip .	OL
hip she	OL
hir	rP
his	CPFKONQLRNSLYKaKdMgMhNiJkMrMwNxNzJ0M2K&N
his birthd	iL
his driv	tN
his first	yL
his hand	BO1M
his job	kP
his lip	FN
his name	dM
his new	zK
his own	ANCOFM
his room	TPwN
his sho	RL
his strok	aM
hit	BRHMILKMXOYMpK
hit by	BL
hit me	BMXN
hit my	BM
hit the	pM
hiv	-K
hold	DNELFMGLILJLLKOLWJYLaLoM4M7L9J!K%M&M
hold .	7M
hold her	aN
hold the	WM
hole	OMQK
hole .	QL
hole in	OM
holida	PN6O
holida .	PO
holy	5P-P
holy @kin	-N
holy land	5N
home	FLIOQLROUJaLdNeOmJrMuKwM3N4K6M(O
home .	BNFKIHRKaNdMmKpLrMwK3K6H
home aft	&M
home and	aO
home from	AOFNIMUM(O
home ofic	eS
home to	CLwM
homel	dU
homel .	dO
homesc	vQ
homesi	mO
homesi .	mO
homewo	aOvO0N
honest	-Q
hook	HP
hope	DLPPbN-O
hope he	-K
hope it	PP
hope my	-M
hope she	-M
hope that	-N
hospic	FU
hospic .	FN
hospic nurs	FK
hospic rang	FL
hospit	NKOLQUWLsL1K8L9L(P
hospit .	QJ(M-P
hospit for	QO
hospit on	sK
hostel	AMIOdNwO0N
hot	WP-M
hot wat	WM
hotel	kO
hour	FPOMTMZNaLfMpKwJ1R4L6K8O
hour sleep	1N
hour week	1M
hous	KNLPTJXJdMgOjJlMmLrLvKwQ3U
hous .	BMLJUMjKwM3J)L
hous and	KMgO
hous burn	KL
hous in	LMTL
hous is	wL
hous on	3N
hous with	gP
how	FKSLkLlLnKtLvO4L7M
how do	vM
how i	aM
how to	kLvN
hr	qRsM
hrs	4N6Q
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
i	AMaLiKmMnOoKpNuK7L
i .	ALnG,O
i alway	tN
i am	EJRJULaKcJfJgLmJoJ1J
i and	AM
i are	jJ7M
i bath	aM
i be	-J
i believ	pN
i brok	XN
i ca	AKFKIJKLLMSMTKVKWKZJbLfLjKlLnKpMtNuG
i came	iOmN
i can	ELJLQLWHnGoNtNuP0K)M
i chang	aN
i cheat	nO
i check	VN
i come	qO
i cook	mN
i could	CKnL9K-P
i count	SO
i cry	UQ
i cut	AK
i did	AJnQ
i do	AJCMTGaLiLpKuFvGzJ9N
i driv	lM
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
i had	AHDNHJjNnK7M
i hand	2P
i hang	2L
i hate	AJ-M
i have	ELPLTMVLZKaHfMmLrLsLuK0L1L4J7J9M
i hear	mO
i heard	mL
i hope	PO-O
i iron	wP
i just	AJULaHvJ-L
i keep	AKCJcMoNwL
i kneel	pP
i know	RPTKnJoNzN1J4M
i lie	ZO
i lied	nP
i lift	aL
i like	uO
i look	TOaO
i lost	cMkM
i love	aOvN,N
i made	7M
i mary	iO
i mean	iN
i mis	iN,M
i must	ENeLqMuN1M
i need	tLvL-M
i not	DNnL,N
i open	pLxL
i owe	lN
i pas	)P
i plant	-O
i pray	pO,P-L
i put	lOnQwN
i read	0M
i relaps	SM
i report	qP
i said	RLaKiJjOnOuO7K9L
i sat	UKwM
i saw	dNfO
i say	eNmMpMvL
i see	iM
i should	oN
i shout	vO
i sign	gLnO
i sit	TMmMpNtN0P
i smil	bP
i start	yO
i stil	BNCQGRINhMiNkMnKpM
i stol	nO
i stop	-M
i take	XNaNuN
i talk	mM
i teach	UL
i tel	dO
i think	AHVKpN
i threw	jP
i told	BMnOqM
i took	ANnP
i turn	aP
i use	YO
i used	TL
i walk	qM
i want	AKSNoJvLyM0K7M9K-O
i was	BRDKGLIJRNUKiMjLkLnM2J7L
i wash	aL
i were	AL
i wil	EJFJYNZMbJfMgJmJwL4K5L8K9L!L#J%M(M+K
i wish	ALNN,M-N
i wory	VM
i would	-L
ice	ONSOeP1M6N
ich	AR
icu	QT(N
icu .	QL
icu at	QL
ielt	tQ
if	ALBKFKMLPLRHVPbLgLiMoKpPtMuM7K
if .	VN
if he	VO
if i	ANBKVKoNpH
if it	PN
if the	VP
if what	VL
iftar	+R
ignor	-N
ill	XP(O
ill .	XO
ill any	(N
in	INJMKKLMQNRKdKeNfMmMqM3M
in #	GKLLRMTKYKZJaMeJiOnLsNtMzO1K7N
in .	ULXMqL3L)L*O
in @kin	NNjN
in a	CMLJQJYKdPeJfMhJmKrJxK6N9K%K
in acount	oO
in at	vP
in bed	FM
in befor	*N
in court	fO
in croydo	IPeL
in debt	lN
in decemb	9N
in for	OO
in front	EJfMjKqLsO1L
in gaza	JN
in god	pN
in hel	-L
in her	FOHNNNwJ%N
in his	CMNNROrLwM
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
in me	TNUN
in my	BLDMIMNKdLoMpLuKxM0J2M%K&L
in one	UL
in our	CMINKKLLNKiLvMxM%K
in overni	QN
in peac	CO
in perth	uN
in peru	6N
in prison	fO
in riyadh	BN
in row	%P
in septem	zN
in the	JJKKLJQNRKTNUOdNfJqLzL*M
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
infert	bP
infert .	bP
infron	qN
infron of	qN
inshal	9O
inshal .	9N
insid	KNTO
insomn	ZQ
instru	-O
insuli	aO
insura	LP
intens	QP
intens care	QP
interv	eQsW
interv .	sM
interv at	eLsP
interv for	sP
interv in	sO
interv is	eL
interv on	eKsL
interv tomoro	sN
interv w	sM
into	BKSNVLYLmJnKoMwLxMzN3O
into a	3N
into my	BN
into the	mNoM
introd	RO9O
iron	BMfLsOwRyN
iron the	sOyM
is	FKLKMKQKcLoL
is #	FKGGILNNQLXLYMZLaKcLdKeLlKrLvOzN#N
is .	RN,P
is a	JMMNVKWLdLfKgLlLoOqK8M9K#M
is abusiv	BM
is adict	SO
is aliv	AO
is all	,N-L
is an	SN,M
is and	RMYO
is ask	bK
is at	BMEPMK
is autist	YO
is back	NMSMTO(O
is backpa	6N
is been	sOtO
is benign	)O
is breath	FKVN
is buly	qN
is clear	(L
is clos	kO
is com	CLFLHNMK&L+M
is day	FHGM
is dead	CO-L
is deaf	YO
is deploy	JR
is doing	0P
is drink	SM
is drunk	BM
is dry	MN
is due	cOlL
is dying	FRMK
is expect	cQ
is fine	PKTOUN)N
is ful	*M
is get	ONRL9M
is going	BKHKOMYM4M5L
is gone	DMGMKNwN(N
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
is it	,L-O
is job	mO
is join	zP
is just	TOpL,M
is kil	VMWM0M1N
is lazin	TN
is learn	&N
is leav	wN2O
is like	MMpP
is mary	oM9O
is me	-L
is minu	dM
is more	ON
is mov	3N
is mri	PN
is my	BMENQLaLmMzL#O
is ninete	wO
is not	DLFJTMUMVFWMXMaJbLiJnN(H
is noth	PN
is now	IP
is off	hNwL
is on	ELFMKKOJPLQMSNeFfNtL1J3M4N6M9K!N#J+L
is only	MLOLVMXOlKwM
is our	!K)N
is out	&O(N
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
is termin	FP
is the	AOGNNKRJUMdNmJoKqMyK7J8K9K!K&O
is ther	-M
is to	uM
is tomoro	EN
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
it	DOGKLLNMPMTJWNaKhLnKoKpK7N
it .	DKLKTJUMWLYMaGfJnJoKpJxM#L%M+K
it all	AODM
it and	HQSR1L+O
it back	nL
it by	hP
it has	NM
it hold	7O
it in	uL
it is	FGGKNLPMRNVKZLaJdLoKpL8K!O#L
it off	hO
it snow	-N
it time	vL
it to	AM
it twic	tK
it was	DMGLSLgMhLiLjMkKmKnNqL7M)M
it wil	GO
it with	hM
ivf	bU8K
ivf and	bO
ivf fail	bM
ivf transf	bN
jam	3N
jam jar	3N
jamb	tP
janaza	ER
januar	CN
jar	3N
jaw	IQ
je	AO
je veux	AO
jean	5N
jeryca	MN
jeryca .	MN
jesu	FJQKSMWMdLoJ)L
jesu .	)K-M
ji	ON-L
job	aKkPmMrSsPuLyP0L1Q)M
job .	kOrNyN1L)M
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
jump	ALIOKNPMzO
jump off	AK
jump the	KN
june	cNkMyM2N
june .	cNkN
junior	zO
jury	fS
jury duty	fP
just	CKTNUHYLZMaHhMmMoLpKvN
just a	-L
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
keep	AOOJQORNcNoQuKwJ0O5J6J&P
keep ask	RL
keep forget	RL
keep him	&N
keep me	oK
keep my	QKoN,P
keep the	DLOOgNuL
kept	QO
kerala	qM
ketl	RMdL3N7M,N
ketl in	RO
key	RNULhN2Q3S
key .	3M
key to	3N
key today	2N
kg	8M
kharki	JT
kharki .	JN
kharki again	JL
kharki and	JM
kick	ILcS
kidnap	IO
kidney	ORXUuM(Q
kidney are	XO
kil	AMBHCNNLVJWPcL0L1L-O
kil hersel	AL
kil i	AP
kil me	BJVLWPcN
kil my	-M
kil on	CN
kil them	-N
kilo	8Q
kilome	5P
kind	NKQHUMYKgLjKmJyPzM6K-L
kind .	NNyL-K
kind pray	QN
kinder	zO
kindn	-N
kindn .	-L
kis	)O
kitche	CMJLLOgMjO0N7L)K
kitche .	LNjM
kitui	MK
km	MM5N
kn	WSvKzN2N5Q
kn are	WN5M
knee	OPWPYM5N&N
knee .	WM
knee replac	ON
kneel	pQ
kneel ther	pN
knew	DM
knif	OP
knit	iN-M
knock	5O
knot	9O
know	PNRPSMaHiKmJnLoOpGuKvLzP2G
know .	AKPOaJdLnLoN
know anyon	zM
know if	pN
know the	-L
know what	CMiKuK2K
know wher	oN
know wheth	uK
know which	uJ
know who	RL2K
know why	XN
know yet	HKcO
kota	wO
krishn	-M
kyiv	JM
lab	HKPP
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
land	ZJeNfNjO4P5M)O
land case	fN
landlo	dU3P
landlo chang	dN
landlo has	dM
langar	+O
langua	eP
lanyar	yR
laptop	kMoO
last	FQMJSKcKwO2S5N7N8K&K)M*P
last .	5M7N
last day	FO2Q
last hundr	5N
last night	AOCKILKJQMSNUKdJjM7N8N&J)N
last of	MM)M*L
last one	wP
last trail	*M
last week	BPUL
lat	pN
late	cPnM5N
laugh	OKPLRLSMTMWLoLqNuLzM#M&N(K
laugh at	-K
laught	-N
launch	xP
law	0P
lawy	fLgV
lay	CKEO
lay #	CL
layof	kP
lazin	TN
lead	HPoP-M
leak	-N
learn	YReMvN0T&L-M
learn the	YO
learn to	YL0M&M-P
leas	xO
leav	FKJMKKUKkLoKtNuNwP1M2L3P4J5Q6O%L
leav cert	tR
leav for	wO5N6O
leav her	JP
leav home	wN
leav it	uP
leav the	FNKOVK3K
leav to	)O
lectur	0P
leed	uOwL
left	CMKMNKSLYKaLeLgMhTiNnKwMyM4L5K
left .	FJaM
left me	gNhM
left my	eO
left the	VNiN
leg	OOQOUHWLXNYVuL
leg .	YL
leg in	YP
lemon	GK
lent	-K
les	-Q
les of	-K
let	EJFKJMPLeLfLiOkOrMsMuJxMyMzM0M3K7P9L#L&M
let .	lM
let custom	xO
let go	kP
let her	9L
let him	-K
let it	PK7N-M
let me	BMEKOLfKkHyK7M&N
let my	nN,N-H
let the	JN3N-L
let them	sN-L
let ther	-L
leukem	NQ
leve	LP
level	tP
leyt	KN
librar	dO
lidl	dO
lie	CMTNVKWMZTvP
lie awak	ZM
lie ther	VMZS
lied	nP
life	AOCKEKFMTNYLfLuM#N
life .	ANCGuM
life is	AL
lift	TNVNWMaUvK3O(M
lift the	WO
lift up	,P
light	ELGLLKZOdLmMpNtM
light .	-L
light the	pO
like	UNWOYKZOpO8M-K
like a	TKUJVLWLYNZLnLwK8L9L
like an	WN
like god	pL
like my	-N
like pap	MM
like talk	pM
like the	uN-K
like thi	AL
like to	BMFO-N
lin	DNcS
lin .	cR
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
litl	CMDOFJJMMLNJOJXMbLgKiLvNxNzL0L4J8P!L&M
litl @kid	OKXN
litl @kin	CMNKaKgL#L
litl room	DL
liv	AOLNNQSLaKdOgOiMmL3L(M
liv .	ANNO(O
liv alon	mN
liv in	gP
liv like	AM
liv on	dN
live	ANFNdNfJiMuK
live .	AL
live anymor	AL
live for	AN
loan	eMlVxP)P
lock	BQVNdN
lock me	BL
lol	OLhMsNtLvM#M-L
lol .	tMvN-L
lon	mQ-N
lon .	mN
lon sinc	mL
long	ALFMRMVKXKYLaJbNpL1J2M4M6K7L#M&M(O
long covid	XP
long driv	6M
long for	bN
long gap	FN
long life	#P
long shift	1N
long sleev	AOBO
look	MPPMRJTLWJaPeJfJkLnMoNrLsJuKvKwK!K%K,M
look .	,N
look aft	aR,L
look at	MLTKkLnLvO9N
look for	rP
look up	MN
lord	MKWLZMaKnJoOvLxK0J4L!J(M*J+N
lord .	FLZLaKoL-L
lord and	+N
lord forgiv	nM
lord i	aLnP
lord make	-L
lord on	CO
lord send	xM
lord show	uM
lory	ZP6Q
los	ROcKpM
los everyt	-M
los my	pN
lose	DNkL)N
lost	CRDTGHHNLKYNcLdPkNpLuO2H
lost @kin	CR
lost her	DK
lost his	YNdNkO
lost it	DO
lost my	COHKYKkL
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
love	YKaMgNhPqKvN8M9L,M-O
love .	-K
love her	aN
low	TS
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
lunch	ULlOmOqMyNzO+N
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
made	GEYMkNmMnLuKvLwK7Q8N)O
made her	GK
made me	AL
made perman	)O
made redund	kQ
made up	7N
magist	fQ
maid	nO
maiz	MM)O*O
maiz is	ML
mak	GMXKYN#O
makah	5N
make	BJCJDMGLWLeJgMjMqKuO7L!J-N
make it	CM
make me	-P
make my	UL-K
make peac	7M
make the	-H
malari	XS
malari again	XP
mamogr	PR
mamogr .	PN
man	ELFHQNRMXMaKdLfMjMlMmLoOzM1J9N!L,N
man .	!L
man who	-L
manag	qQyO
mango	*R
manic	UQ
manila	eN4O
manila on	4N
map	6Q
marath	XO
march	BMCLGOMMTMYNiJ2N
march .	CKMJYNiL
march and	CK
march the	MK
mariag	bNgQ9Q!N
mariag .	!N
mariag is	gP
mark	BQ1O
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
mary to	!N
mary today	!N
mas	EPGTpR
mat	TN
mat .	TL
matern	kO
matern leav	kN
math	tT0P
math pap	tN
math test	tM
matr	KN
matron	qQ
may	FLJNNLeLrLsLxM2M3K5L6L7L9L*L-N
may all	-N
may be	-N
may i	-L
may my	-E
may nobody	-N
may the	-O
may they	-J
may we	-M
mayo	-P
me	BNRMaLhNiMjOnMoMqOuKvP7K
me .	BOTLVKhLiJnMoKpLqJ7H
me a	RKjLkJuMyO2N&L
me again	BM-L
me agains	BM
me and	BKWLXKZJdPgLiKjOqJ0N7O!P
me back	hL
me be	vL-P
me brav	-M
me by	BJRMhK
me focu	0N
me for	gMnOvL
me from	WO
me i	nK
me in	BLQJ
me joy	TM
me last	BM
me not	oK
me off	ULiO(O
me on	XLhNqM
me out	BL
me over	hM
me patien	-J
me sinc	iL
me sleep	ZO
me til	FO
me to	jMoMqLuN9N+L
me today	RN
me up	BN
me when	BN
me which	uN
me who	RK
meal	+R
mean	iM,M
med	UNaM
medici	NMXL0O
meet	iMqPsN1R7P&L
meet the	sP
meet with	qL
meetin	-N
meetin .	-O
mein	-N
melbou	wM
memori	EN
memori servic	EN
memory	RQ
men	ISJOkNrNuM1M
mend	7N&Q
mening	(P
menopa	ZN
mental	UN
mental health	UN
mercy	JM6M
mercy on	JN
mesag	oP
met	lOmK9O,P
met is	lL
met on	,N
meth	SO
meth .	SO
metro	JO
mi	WMeN
mia	-O
midl	gM
midnig	ON0M*N
midwif	cP
migrai	WU
migrai day	WN
migrai for	WO
milk	DOHN2N3N8M
min	KP
mind	GNRNUOVNaPsNuL,L
mind @kin	aN
mind for	GO
mine	FKKNNMTLaNbOiMjNkNqM
mine .	bN
minist	sO
minu	dP
minu #	dP
minut	KLOPaNjL
minut .	KM
miror	RNsM
mis	ALHPJMiLnMqK)O,O
mis #	HO
mis me	AP
miscar	DW
miscar and	DP
miscar in	DP
mistak	qO
molest	BQ
mom	nO
mom guilt	nO
monday	NNONPOeKfOsLtMxMyRzO1O2O4J5J*J
monday .	EMNKQOeMfJsJuKyHzJ4M*L
monday aft	yN
monday and	NM
monday as	yP
monday at	yO
monday first	yL
monday he	zO
monday i	yM
money	SQaJjMlPnPrMuLxO
money .	lL
money from	nM
moneyl	lR
monsoo	MN
month	DNFLGMMJSLTJWMbNcNdLeNfLlNoJrMyM&O
month .	DMFNTMXJcLeKfMlMrN5L)M
month and	DN
month behind	lM
month clean	&P
month in	eN
month mind	GP
month pregna	cL
month sinc	&O
month wait	eL
moon	-P
moon .	-M
more	FNJJRMbKkJpJvLzJ2M#K&L(N-M
more .	CNRLSNpJ(M
more chemo	(N
more of	-N
more patien	-J
more year	#O
morir	AO
morir .	AO
morn	CLGJHLOOQLSLVKaKkMtL2L8K(L
morn #	8K
morn .	CLGLHJOJQMVKtK2M4L
morn and	OMvN
morn god	-N
mornin	CN2O
mornin .	2M
morphi	FP
mortga	kOlQ
mortga .	kM
mosqu	-N
most	RO
moth	vO-M
motorb	CQ
motorb .	CM
mouth	OLpP
mouth from	ON
mov	FMaLeKgOhPjKmOwMzM3R
mov here	mM
mov hous	3L
mov in	wM3N
mov on	-P
mov out	gLwM
mov to	eNmO3O
move	uL
movi	-Q
mr	ELFNQMRNmN,M
mri	PU
mrs	mO2O
ms	XQaP
much	PJUOWNmLoN7L,K
much i	WJ-N
much on	UM
mud	LOMN
mud .	MM
mud and	ML
mug	IPkM
murd	-N
murder	IQ
must	ENeJqLuS1O6M
must choos	uN
my	iL7J
my #	dLeOjOvQ4M7L#L,O
my @kid	IJYJcGfMgKiNrLtKvMwKzJ4N7M#L%L
my @kin	EJJLQJSMaJeLfNiK7K9K,L
my @love	BLDLFKGKNKPJRMTKaLcLeMhJjKkKrKsKxMyL4K&K
my @pet	HK(N,M
my @work	CJEJNMXMYKqNtL#N,O
my acent	qN
my arm	BNXL
my back	WSaM
my badg	kM
my best	CJEJFJTLjL9H
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
my exam	tL0P)L
my eye	ZM
my faith	pO
my fault	nN
my feet	1N5K
my first	4M8N
my flight	4M
my godson	,P
my hair	WL
my hand	EOILUMVMWKaMoQpMtJ7K
my head	ULZN0O
my heart	VO
my i	iOjRnJ7Q
my job	kM1P
my key	2N
my kn	WO
my knee	WM
my laptop	kN
my late	5O
my leg	UKYL
my life	AJuL
my litl	NJOMQKXMaK#L,J
my lunch	mM
my mouth	pP
my name	mNqPxO
my new	yN8O
my numb	iM
my old	HL,N
my only	wK9M
my own	BKGKRMWJaOfKiOmLpKvOxM8L
my pap	eL
my paspor	BQ
my phon	IL
my plat	UM
my pocket	&O
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
nam	DO
nam her	DO
name	DOQMRPVLdMeJgKiOmLqNxO%L
name .	RLdO,M
name on	xO
namugo	5N
natur	-O
navy	wP
nclex	tQ
nclex on	tO
near	FQJNKNMMYLdMuK%N
near my	uL
near the	FO
near us	KO
neck	BNIPWN
neck .	BN
need	MJOMUNYMaNlPrNtOuO
need a	rL
need rain	ML
need to	-O
needl	NKSPWN
neet	tU
neet on	tP
negati	PLbP)L
negati .	)M
neith	iOjQ7O
neith of	jP7O
nerv	WP
nervou	OMUOVPsOtL
nervou breakd	UM
nest	wO
nest .	wM
new	JKOKZJeNmLoKqNySzP3Q8M&J*K
new .	-M
new apartm	3L
new countr	eO
new flat	3N
new hip	OM
new home	3N
new hous	3K
new job	yO
new manag	qO
new plac	3O
new school	zO
new yam	*O
next	NJOMZKfNkLmLtKwJxKyJzM2O5L6L7K9J%L
next door	BMZMjN
next month	5M
next to	CP
next week	NKcJfNwMxKyMzN6L
nice	mL
nicu	QQ
nicu .	QO
nigeri	-P
night	HNIOJMKJQKSMVKWNZUaPdM0N1P6K8K
night .	ANBKCNFKHLJKKOQKVMWLaJjNnLuJyM8M
night and	XMaM
night at	1P
night bus	6N
night i	SPUM
night in	dM1M
night nurs	aN
night out	)P
night shift	1O
night sinc	ZO
night when	VM
nikah	9R
nikah of	9O
nil	OM
nil by	ON
ninete	CNeKfJgMnNwP
ninete month	eN
ninete year	gN
ninety	#P&N
ninety day	&M
ninety on	#O
ninth	GQ
nobody	BLDNIMKKPLQMVLaMgNmTnKoNpLrO
nobody ask	aM
nobody has	mM
nobody ther	pL
nobody to	mP
nobody wil	rP
nobody would	AO
none	ZN
none of	ZN
noon	uN
noon .	uL
normal	(O
not	ALDMTKZKaHiMnJpJvJ
not .	DMKKNLgMnKoOrLuM1L
not @kin	mQ
not a	HN
not afraid	-O
not ask	-P
not baby	DO
not be	AKFMaNbNvN
not bear	WO
not been	AKTJiL4P
not believ	pL
not breath	VM
not cal	iM
not canc	)P
not child	bO
not comb	TL
not come	DLPNTJVN
not compla	aN
not concen	0N
not contac	iN
not decid	uN
not dentis	WN
not do	fN
not drink	&O
not eat	FKXNvM
not even	QOVMWNnLrN
not fami	FM
not feel	BNpJ
not find	rM
not for	,O
not forgiv	nK
not get	ELFNMMSJTLUJXMaL0M
not go	ANVM,O
not greet	7P
not guilty	)P
not had	aO
not have	eMiJ)M
not hear	YO
not heartb	DP
not hold	LOWN
not ill	(O
not in	XO
not keep	AN
not know	CLDKRNSNVKdLfLiKlMmLnHuMyNzL2K
not leav	AO
not left	TN
not let	BOEMiK0L,M
not lift	WPaL3N
not listen	vM
not long	(P
not make	CMUL
not money	lO
not more	CO(M
not my	nQ
not need	-L
not on	)N
not one	ALHMMKVMaKmPrMzL
not open	TLlO
not out	QO
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
not seen	iJ1M
not sit	WL
not sleep	PMZS
not slept	ZS
not speak	XKiM
not spok	iM
not spoken	iP7N
not stop	AKLNSNvL
not sure	pM
not take	UMnM
not talk	DLiOjS
not the	vO
not ther	nO
not to	oM
not told	DMcMkNnN
not unsay	jN
not visito	mQ
not wake	ANCN
not walk	IPYP
not want	ANgNvJ
not wash	TM
not week	FN
not with	AKCOEJGSSNYJjJnMvL2L4K#K&L
not word	PL
not worth	AL
noth	DKMNPQTOUJVOWKZOlMoJpMrK)M
noth .	PMZNeNpJ
noth is	VPbM
noth mat	TN
noth tast	TM
noth to	-N
notic	ANlN
notic if	AL
novemb	GQ-L
now	DJFOHMIMMMNMPKROSNaLeLgLiLjMlLnMpLqKwL2M4L8M
now .	CLFLGNHJIJMMNNRKSLVKaJeJiKmKpJwJ2J4K8N(N)L
now and	AQFLMM
now he	RKSNTMjP2M
now i	XLaNqO
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
nurs	DJFPQJRPULaPqOtNwMyM%P&M(M
nurs .	%O
nurs my	aN
nurs on	qOyJ
nurs say	FQ
nurser	DObMzP
nurser is	DO
nysc	rP
o	ENGJMKVLZNbLeKtL8L
o clock	GM
oath	eQ
of	ELGMKJqJ5K!J%K
of #	CMXNmKqJsOtMvMzN%N
of @kin	GM3N
of a	NLdL8O-H
of anyth	TK
of bed	TO
of been	GN
of custom	qM
of fly	4N
of her	CN
of him	BN,N
of his	YO
of humour	-M
of it	VMWMaKeLpPvM6N
of ivf	bN8L
of jam	3N
of life	ALFO
of liv	AN
of march	GP
of mariag	gL!N
of my	BNCOEKGOHQIMLOWLXLgLzL1J9M
of our	xP%L
of rehab	&N
of tea	-M
of that	wM
of the	EGKMMNVKbMiLjOkKqLwJzN&M*G
of them	cNsKzM6K!J*L
of thi	UN
of us	EMFJMMZKaJeKjJkP3K5M6K7K!J#N%M+P
of work	rN
ofer	oOuQ
ofers	uP
ofers and	uM
off	ANEMKMSMTPUNVMZLhOiNkNoJwO5K%M(P)M*M
off #	hM
off .	AMTLZMaMhOkJ)K
off at	wK
off for	UM
off not	AO
off sick	XN
off the	AJCOELQKnNoMqO(P
off to	wQ5O
off with	UN
ofic	ILULeQkKqRyO1N
ofic interv	eM
ofic let	eN
ofic politi	qN
ohio	wM
oil	-M
ok	PO
old	HPNMQKYKdLfKiMnNoJvP6M#M+L,M
old .	HM
old @kin	7O,M
old @work	,N
old and	BN
old coli	HN
old lab	HM
old on	#O
oliv	*P
omg	)M
on	GLILOKeMsKyK1L4L5M6L9M#M
on #	eN2O
on .	AOBLNNhL
on a	ILQOsNvMwK1L4M6N8L
on an	4O
on bed	cM
on doubl	1O
on drip	QO
on emerge	lN
on everyt	hM
on foot	5M
on friday	CJEMGMOJPHcKkNlGtM2L3M9M%J
on her	BLOLWKeL0M&N,L
on his	ANCLFK#N(N
on holida	6O
on it	WN)L
on matern	kO
on monday	CMEMONPLeLfHsLtJyMzP1H4K5L
on my	DKHLIGPMSKaGfKmMnPoKqLvL0M1M7K
on night	ZL
on our	IMJN8K
on oxygen	QM
on saturd	DLEMtMwNxL1J3M4J9L!L#K%M&L
on sunday	CLGLHKmKtMwL4J5J7L!L#M
on the	GLIKKMLKPKSLVJdMeMlLwKxLyM2K6N
on thi	AMGO
on thursd	CNDMOMfMsM!O%L
on toast	+M
on tuesda	CLOJRLtJ5M
on video	eL
on ward	QN
on wednes	EMOKtO
once	BLUKaMdL)N,L
once .	UN-K
oncolo	NU
one	DMMKaJmLrMsMuNvMwOxNzM3M7L!J%L&J+L
one .	GLTLuMxLzJ
one arm	YN
one at	zO
one bit	vO
one day	aN
one fing	QN
one is	vP
one line	bO
one more	&M
one of	BNFM
one person	mO
one room	dM
one thing	uN
one to	mK
one way	wO
one who	+M,K
one year	CNGP2J&O
only	FMMMOMQLRLXMiKlLmOvKwOzM1M9L)K
only #	CMNNONXL
only .	DO
only @kid	wM9O
only a	)O
only has	FL
only voic	mN
op	OU&N
op is	ON
open	FJLMORTKZJdMeKlNoMpHqLrLxW0L7J
open a	xL
open her	TM
open his	xN
open my	OMpMxP
open on	xN
open saturd	xN
open the	eM
operat	OS&P(R
operat on	ON
operat tomoro	OO
oposit	QO
or	PLTKWLYLeJlNpJuWvJ
or go	uL
or leav	uL
or not	uR
or stay	uM
or the	uL
orang	KO
ord	1O
ordina	-O
ordina tuesda	-N
organ	-K
organi	0O
oslo	uM
oth	KHNMYMaLfLiLjLlJqPuKvMzN7N9K%L
oth .	qL
oth @kid	YNzO
oth nurs	qL
our	HNIMKKMLYJjMwLxK5K8L%M*N+K
our #	GK!L
our .	)O
our @kid	DJPNQMTHYOZLaJiKvMwPzL8N9N&L
our @kin	CKENGJSNYNaNfJgMiMpKwJzK8K#L%N+K
our @pet	HMXO,Q
our @work	CO
our choir	-J
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
out	HNKLLLONTLUNdPfNgKhOiNjKmKrLwK%M&L(L
out .	BMGJUQcKdMiL)J
out and	gL
out at	kN
out by	dL
out of	DHEKILQKTOUJYJdNfNkJlLoMqMrNsL4M&M(P
out on	OJwL
out parad	%N
out to	wN
out with	KLjN
outsid	COISUKYMdQeMkL
outsid the	IO
oven	RMxP-L
oven .	RM
over	HKJGKKZHfJgLhPjSoKqLxJ4Q6L7O!K)L
over .	AN)N
over @kin	jN
over a	jM
over for	-P
over it	+O
over kharki	JM
over my	,N
over the	HJKLLOQKXKjOxM4P6M%J
over who	jP
overdo	AS
overni	QP
overqu	rP
overwh	UP
owe	lS
owe #	lN
owe the	lP
own	BLCLFJGLILRNYMaMbNdKiNmLpKqMvNxN3O
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
paid off	)M
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
pap	JNMJTLdLeTgSoMtU)M
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
park	IMUJVKdMkMtN)K
parkin	XR
parkin .	XN
parlia	-N
parol	fP
parol board	fP
parot	HP
part	%Q
part time	%P
party	#O
pas	CSGKHMnLqMtH6K%T&K)Q
pas .	CMGK)O
pas away	CN
pas on	CN
pas out	%T
paspor	BR
paspor and	BO
paspor in	BP
past	CLYL8M%M
past #	CN8N
pastor	pM
patien	aNvS-M
patien .	-O
patien with	vN-G
pay	lPnL
pay our	lK
pay the	lL
payday	lQ
payday is	lN
peac	CMEJJQjPqN7O-M
peac .	-L
peac in	JM
peac with	7M
pen	tQ
pensio	lQ2T
peopl	EMILJNKMLMMMYObLmNqHxKyM1O6L9J-L
peopl .	-J
peopl who	-N
percen	MM
perman	)O
permit	eO
person	PNmL-J
person who	-P
perth	uN
peru	6P
pharma	0O
phd	0O
phd .	0N
phon	BOIPJLPOSLVMeKhKmNoRrMvO0L7J8N
phon .	INPNvM
phon and	BNIO
phon cal	rO
phon ring	VO
photo	KNLMiP
photo album	KN
physic	tM
physio	&T
physio say	&O
piano	LL3Q
pick	fQrOuM)M*T
pick up	fO
piec	PMUN
pigeon	-N
pil	APSPZNaQlM
pil .	AN
pilgri	5S
pilgri .	5O
pilgri to	5L
pilot	4R
pilow	WNvM
pink	cO
plac	KPMNdMrMwL3P
plac .	KO
plain	uN
plait	vO
plan	4T
plan .	4N
plant	MNeNkR-N
plant #	-N
plant .	kL
plant is	kN
plat	CLUMiPjOnMwN+Q
plat .	CJ
platel	XR
play	-N
pleas	ELJJKKMLOKTJWKXKcLeKtMzL6L+L,L
pleas .	1N6K-N
pleas give	ZO
pleas god	-M
pleas help	tL
pleas keep	OM
pleas pray	RNUOXKeL,H
pleas watch	,M
pls	JHMJNHOKQJTKZKgKoMrMvJxKzJ0L1K3K9M+J
pls .	-L
pls ble	9N
pls let	-K
pls pray	HNJKNKQKTKgMtJ1K
plum	NK
plum .	NK
plz	-J
pneumo	QO
pneumo .	QK
po	KM
po .	KL
pocket	&O
pocket .	&K
poem	EK
point	AOTM
point in	AO
point of	AL
pokrov	JO
polic	AMRNfR
polit	RO
politi	qO
poonch	JN
poor	XR
poor .	XN
poridg	aO
porn	SOoO
porn adicti	SN
post	aLgMiMkNpLsQuGyP
post .	gN
postna	TO
postna depres	TN
postpo	OO
pot	xL+L
pound	8O
pow	-P
pr	)N
practi	sN
prais	(Q)R
praves	3O
pray	JJLKMJNLQJTLYKpOrKsKxL5J,J
pray #	BLJNNKQK
pray .	AJXKpL)L,K
pray and	pM
pray for	LMMLNLQKRKTLXKYJaKfKoLvLwM5G#K*M
pray that	-M
pregna	DObPcT
pregna .	bOcM
pregna aft	cP
pregna and	cO
premat	8N
presen	1R
presen at	1N
presen to	1P
presur	QNcMwP
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
prop job	yL
proper	ZN
propos	uO
prosta	NQ
proud	%O,N
provis	xL
psalm	pM
psalm and	pM
psychi	UN
ptsd	UQ
ptsd from	UO
pub	aN
punish	-R
push	BM
push me	BN
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
put one	QP
put our	HL
put out	CO
put the	RO
put them	AO
put to	HN8M
pyjama	ROsM
quak	KQ
qualif	%O
quart	1O
queu	-N
quid	lN
quiero	AP
quiet	DLJKmOqLwO2M-M
quiet .	wK2N-L
quiet and	DM
quiet when	qM
quit	SQxO
quit smok	SN
rac	VQ
radiat	NQ
radio	UOmN-O
radiot	NR
rail	AP
railwa	2O
railwa .	2K
rain	ENLPMWdM9P)O*M
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
rang .	7O
rang the	(O
rap	BSIN
rap .	BO
rap me	BM
razor	AO
rea	,L
reach	FMKO
reach my	KO
read	EPaKiMpL0V7L)J
read .	ENiM0K
read and	0N
read at	EN
read the	EN0J
ready	AN
real	pQyN
real .	pO
reason	ALTNVN,O
reason to	AM
receiv	%P
recip	+M
reconc	7O
reconc with	7O
recove	&R(O
recove from	&N
red	NMlP4O
red eye	4O
redund	kSxN
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
relaps .	SO
relaps last	SN
relati	BP
remain	)N
remand	fP
rememb	GOKLRMbOmM!M,O
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
respit	aP
rest	CQEPNKUNZPcO
rest .	cL-L
rest in	CO
result	PVtR)Q
result .	PM
resum	yQ
retak	tQ
retir	iLmOuN2W
retir .	2P
retir from	2O
retir next	2N
retire	2R
retren	kN
return	iN
reveng	-O
revis	0P
rice	BLLOSMwN*P+P
rice and	+O
ridg	KP
right	YKhKiOuOvO4L7L
right .	vM
right now	4M
ring	OKPPSMVLaJgLhRiKlLmPrMuL9P
ring .	VMmM
ring back	hN
ring in	9O
rip	CQ
rip @kin	CN
ris	LN
risk	cN
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
roof with	LM
room	BLDNFNTMULWLbNdOhLjLmOoJqHwQxK3O8N
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
round	FLGLNNbQrMsPuJ2K4K8K%L(K+N
round #	NNbM
round .	sM
round of	bP
round the	FM+L
rounda	tP
row	ELjR1O4M%N
row #	4O%N
row .	EM
row with	jP
ruby	!S
ruby wed	!N
rucksa	5O
ruin	LO
run	HKMMUQXMZMaLcLqMvKxM1M&O(N*N
rung	iN
rung sinc	iL
ruth	,O
ruth .	,M
sack	kQ
sack .	kO
sad	TN
saf	8M
safe	BQIMOMVMcM4N6R8N)M
safe .	6M
safe at	BN
safe travel	6N
safe with	BO
said	DJFLNJOLPKRMhMiEjPmLnLoO7P9M&M(N)O
said .	NMON
said i	RL
said not	nL
said someth	jMnN
said sory	7O
said thing	jM
said to	nL
said yes	9P)P
salary	SM
salon	xN
same	DNGNQLSJZKiMjNkLoNwM7N!Q%M
same day	kO
sandba	LO
sandwi	EO
sang	-L
santia	5Q
saria	5O
sat	UMfPgMiNtQwM1K7O)J
sat .	tO
sat down	UO
sat in	UK
sat on	-K
sat us	gN
saturd	ERGKfMsMtNwLxN3N4K9R!M#K%N&K
saturd .	wKxL4L9K!M%K&L
saturd and	wJ9K
saturd first	%L
saturd in	EN9N
sav	DO5Q)M
saving	lQxP
saw	cNdLfNhOiO
say	FNPNTOVJbLeMmLnKpPuOvK+N
say .	CNEMVLuKvP,N
say befor	+M
say day	FP
say everyt	TM
say give	vL
say grac	+N
say he	AMhNpNvN
say i	iNqO9N
say if	BM
say it	BLFMTMUHeKnL
say not	oP
say one	uM
say she	BNTM
say someth	+M
say sory	BM7N
say the	UMpN9N+N
say ther	TL
say what	TO
say yes	uN
scan	DPPUcQ(M)P
scan .	DN
scan came	)N
scan clear	(O
scan is	PN(M
scar	AMBMJONKONVUcL
scar .	OLcJ
scar of	NJOL
scar to	BNVQ
scater	EP
schizo	UP
schola	)O
school	HKINKNLLVNYLdMlMnKsKvKzV1K2K%M
school .	ILVLYJnMsLvMzK
school fee	lQ
school for	zN
school in	IMzQ
school monday	zL
school on	zN
school tomoro	zK
sciati	WT
scratc	SP
scratc card	SO
scream	WOjMqLvO8K
scream at	jM
screen	DMcO,O
scrol	%Q
sea	6O-N
season	1Q*S-L
seat	4P
second	DLEKGPLNMNNLPLYJbKnLsOuKxNzM0K
second hand	xP
second interv	sL
second round	sP
second step	LO
second year	0O
sectio	ONUP
securi	kM
see	FMOJTLWMYKaMfMiJmJnKsOuKwK4M5K6L%M(L
see her	iNnO
see my	6M
see the	AJFOOMTOrO
seed	MQ
seedli	-N
seen	MOiL1L
seen my	iN
sel	SMuOxN3P
sel the	uP
self	AQmK
self checko	mM
self harm	AN
semina	uO
send	KMMPaNeKiNmLrMvLxJ1L+H
send help	vM
send me	eO
send rain	MO
sens	-N
sens of	-M
sent	AMFMJOPMgNiNlKnMrR7N
sent #	rL
sent anoth	lM
senten	fR
senten is	fP
separa	gS
separa .	gM
septem	zO
septem .	zN
seriou	-M
serv	pP
servic	ER
servic for	EO
set	COmMxO
setl	3O
sevent	HPcPvL5N#Q
sevent year	HQ
severn	LO
sexua	BL
sexual	BN
shack	dQ
shak	ENIPSNUPVQsLtL&O
sham	nP
shar	iN7N+N
shav	NN
she	RKTKUKWKYJaMgLhPnNwK9K
she ask	(J
she ca	aN
she cry	TLnN
she died	CN
she doe	ANnM,P
she gave	hN
she has	NNXMgOiJnLuL
she is	OMQNUJVKWJXMYKcLgJiKnJsLwN4K5M#N(K,O
she keep	OM
she left	hN
she los	-O
she put	RL
she said	hN9P
she say	BQTM
she stil	!O
she taught	2O
she took	hP
she used	TM
she want	AM
she was	CNDMGNHMSMYKaJkMnL
she wil	FPuM2M%N
she wo	VO
she would	GM
shed	HNKN-M
shed .	HO-N
sheep	ZO
shel	JS
shelt	dQ
shelte	3Q
shift	ULqNyP1R3P+L
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
shook .	UO
shook hand	7Q
shoot	IS
shoot at	IM
shop	IOLOVMaLlOoMrMxS2O&J
shop .	IL
short	1O+P
shot	IR
should	CMENWLiKnOoLqNuQ
should i	uP
shout	UNaKjRqPvN
shout at	UMaMjNqMvL
show	NNTMaJbOcOdNuN
show .	-M
show at	dN
show me	uN
shut	DLINTQWMkQ
shut .	WK
sick	ULVOXP1M(L
sick .	VNXP
sick and	XM
sick for	XP
sick with	XL
sickl	WR
sickl cel	WQ
side	CKKNXMgMiJjO
side of	CO
sight	YP
sight is	YO
sign	UNYNgRlMnOuNxS
sign .	-O
sign me	UM
sign off	UO
sign the	gOxM
signal	JMKQ6O
signal .	JN
silv	!S
silv jubile	!P
simp	(P-N
sinc	GQKNMKTQVNYMZNaLdLiOjNmNpNrO7L!N&P
sinc #	JMXMeMiLrL8N
sinc .	jP
sinc @kin	CLGMiNvQ7K
sinc east	&N
sinc he	iO
sinc his	aM
sinc i	WNiOmKqN7M
sinc march	MN
sinc my	GO
sinc our	aN
sinc sunday	QNjN1L
sinc the	GKINJPKNTKVPWJYOZNaKiLmLrN7N&M(M
sinc we	GJ!O
sing	CMEOFNOPRMTNpM-M
sing in	TK
sing the	-N
singl	mPvQ#N
singl @kin	vP
singl dad	vN
sink	&P
sir	QNkN
siren	JR
siren all	JO
sit	FPIKLKTPUKVKWNfNjKkMlNmNpLqNrMsLtP0L
sit .	WL
sit befor	sM
sit in	TQjNkOmK
sit my	tM
sit on	lN
sit the	tP
sit with	FM0N
sixty	!L
sixty year	!M
size	NM
size of	NM
sky	KNMP4P-L
slam	jPvO
slam every	vN
slap	BR-K
slap me	BN
sleep	DLHMINJLKOPKSLZVdU
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
slip	CPFOQNRM
slip away	CNFO
slot	SP
slow	0O&R-O
slug	-O
smal	CKNNPMXKbNqKvHxO1M3L4L&M+L
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
snor	ZN
snow	eO6O-P
snow .	-K
snow day	-O
so	FLULVLWMYLcLmMnJwK1M9L#L
so alon	mM
so bad	WM
so down	TO
so far	xO
so he	FNiM
so i	eNhNnMtN0N#M,M
so lon	mM
so much	WN,M
so nobody	BO
so quiet	wM
so that	1N
so tidy	wL
so we	FN#P
so weak	XM
sob	SQ&S,O
sob for	&N
sob on	&O
sob today	&O
social	BOVO
social anxiet	VO
socket	UO
sofa	dRjO
soft	-M
soil	-N
sold	MMSSxQ2R3O%M
sold @kin	SN
sold one	xO
sold the	MMSP2P
soldi	JQ
sole	aO
sole car	aN
solici	gR
solo	6P
some	ALIMUOaLvM+M
somebo	ILaLmQrOxM-L
somebo .	-K
somebo to	mP
someon	BKILiNmKoMqM1K-L
someon .	-M
someon should	-O
someth	NNUHfMjMnKoMrP&M+N,O
someth he	fK
someth in	UM
somewh	dN4O
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
speak	EJXJiNjNmLqOzM1M
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
spoken sinc	iO7M
spoken to	iM
sponso	eP&M
spoon	aP+O
spread	NOqM
squar	%N
squar hat	%N
squeez	FP
st	OLcKrL5R9L(J-L
st columb	-M
stab	IR
stab outsid	IN
staf	qNyN
stag	NSVO%R
stag #	NS
stag in	%N
stag on	%K
stair	BMUGVKWOXOaM3N
stair .	BM
stal	xO
stamp	eQ)N
stand	EKLLMKROWMeLfNkLmMoLrO9M
stand at	rP
stapl	qN
star	TNYMZP-M
star at	TOZM
start	NRSNYKfKrKtJvKxRyQzR0M7L*N
start a	xP
start as	yK
start at	zM
start big	zM
start chemo	NM
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
statio	ULdN
stay	QKcRuN0M7N&M
stay .	uK
stay clean	&N
stay in	uL0N
stay or	uK
steady	OO1N
step	LOWLYMfN5M&Q-K
step .	-N
step and	LN
stick	YO
stil	CPGNIMJKKKNNPLQNYLbOeLhMiKmKnOpLrM!P&L
stil buy	GL
stil dig	KM
stil in	CNQP
stil know	RO
stil lay	CM
stil not	PO
stil on	HOQM
stil wait	PK
stilbi	DP
stilbo	DQ
stilbo .	DN
stock	UN
stol	nP
stomac	VQ
ston	GMKP
stood	AMEOGLUO!O
stood in	!O
stood on	AO
stop	DLFMINJNKLLLNMSNTNUKVMhKiLjNoMpO2N&M
stop .	SN
stop believ	pO
stop drink	&O
stop eat	FO
stop rain	LL
stop talk	qM
stop the	FNIM
stop wory	VO
storm	4R
story	-N
str	UQ
str at	UN
straig	oO-L
street	IKJNKOLNdQeLiN
street .	IKdL
streng	ENaMoO1O
streng .	-O
streng for	1O
stres	UQ
strik	-N
strok	QPXQYQaO&M
strok .	aK&J
strok and	XM
stuck	JLQMeN0P
stuck in	JL
studio	xN
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
suicid though	AN
suit	fOsP
suitca	gP
suitca and	gO
sun	-P
sun on	-O
sunday	CNGNJLQKmLpNwL5N7L!M#L+P
sunday .	CHtLuJwK1K4K!L#K
sunday i	mN-O
sunday night	AN
sunday roast	+P
sunday sinc	GM
sup	gM
sure	pM
surf	dP
surgeo	OQ1O
surgeo hand	ON
surger	OW&L(J)M
surger .	&N
surger tomoro	OO
surger went	(M
swalow	-O
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
tabl	UJYMfNgMjOmLuM7M+S
tabl .	UM+N
tablet	ASTQUMWMXQZLaM
tablet and	aN
tak	BKFLOPRKSMTNULqPtM4L6N
tak credit	qN
tak her	BO
tak my	OO
tak off	4O
tak our	wM
take	AJFMHLIJUJVLWLXJaLbNdLnNrKtMuO
take her	AM
take it	nL
take the	INnOuK
take turn	aO
taken	FLQOgNqMwN
taken the	FM
taken to	QM
talk	AQDJHMUKYOcKhMiNjOmRvJ1L7P
talk .	iMmO
talk about	AO
talk again	7N
talk him	AP
talk sinc	jO
talk to	iMjKmN
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
tea	CMQMRLTJ!L&N
tea .	-J
teach	IMUPtLvP2M&M-O
teach #	UL
teach me	vN-O
teenag	VN
teenag @kid	VN
teeth	OP
tel	ANFKPMRJaKdJeJhLiJkOmJpMqNuJvJ1L7K
tel .	AN
tel my	kO
tely	SNmO
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
tesco	ULVL
test	PScMeNtQ)N
test at	tO
test is	tL
test on	tO
test result	PM
test tomoro	tN
text	CGhQoP4O
text .	hM
than	YOlNzM
than the	-J
thank	LJ2M7N8N!L#M%N&L(Q)Q*Q+P
thank .	-P
thank be	(J
thank for	-N
thank god	IMkN(M)M*M
thank you	2M7K8N!M#K%L&J(M)L*J+M-Q
thanks	*P+L
thanks din	+L
that	YKbPmLnMoNpKvKwL7K+H
that .	nJvN7L
that @kin	BPoK
that he	AO
that i	ELWLaKbLvLwN-N
that is	OKQMRKSNaJjKmLvJ,O
that made	+L
that my	GN
that our	-M
that road	6O
that stag	%N
that the	NN*L-L
that we	-L
the	KKLL
the #	DLGQONcLdKeMfMlNtLwMxM2M3N4K9M!N%K
the @kid	DNHLIKLKSKTHVJcLdKfLgNnNvLzK6K
the @kin	BNCHEMFHJMKKUOaJbMiKjJuJvK8L9L%L(L*J,M
the @pet	KKOLZNcMdKgOhMsMwN3L)K
the @work	qL
the aborti	nO
the aciden	YO
the air	4O
the aisl	9P
the all	(O
the anaest	OP
the aniver	GO
the arthri	WO
the back	6K8N,L
the bad	NN
the bank	kLlOsL)N
the bar	tO&M
the barley	*O
the barn	*O
the bas	-N
the bath	aN
the bathro	AO
the bed	CNFMQLTLZM
the bee	-K
the bel	(N-M
the belt	BN
the bet	SQ
the big	vMzM
the bin	jL
the biopsy	PP)L
the black	TO
the blam	nO
the board	1M
the boat	6N
the bomb	JN
the book	0N
the bord	JP
the botl	SP
the breed	MN
the bridg	AS
the bus	IMVNmMyLzM5M)M,L
the camino	5O
the canc	NQ
the car	KLRKTLUFbMdNfLgLiLlNpNwM
the cater	9P
the ceil	ZOpM
the chemo	NN
the chip	IM
the choir	pN-M
the church	EOKMdN
the clinic	PQ
the clock	TMZK
the cofin	EN
the combin	*Q
the conven	uN
the corido	QM
the cot	DP
the counci	dN-L
the county	-M
the court	)N
the cow	ML
the crem	EO
the crop	ML*O
the curtai	TM
the cyclon	KP
the dam	LRML
the dark	TN
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
the electi	-N
the embank	LN
the embasy	eP
the end	UN
the engage	hO
the envelo	PP
the eulogy	ER
the ewe	MM
the farm	uN)M
the farmho	3O
the fenc	jN
the fev	(L
the field	HNMO
the final	-N
the fire	KM
the first	xPyM1N2L7M%M(L*L+M
the flat	dM
the flood	LO
the flu	XN
the flyov	dO
the form	uO
the fram	&P
the fridg	ROZM
the front	ENFLJR
the frost	*N
the funera	EO
the gas	VPlL
the gate	VMkOzN
the gla	QL
the goat	MN-M
the good	!L
the gown	%O
the grap	*P
the ground	KMMN*N
the gun	JO
the hand	+M
the harves	*M
the hear	fP
the heartb	DM
the heaven	pP
the hen	jN
the hil	KM
the hole	QM
the holy	5O
the home	RMeOmN
the hook	HO
the hospic	FN
the hospit	QQsM1L(L
the hous	FLJMKLTJVMgOwJ3L&M)L
the hurica	KR
the icu	QL
the job	rNuLyN
the judg	fT)O
the kaduna	IO
the ketl	RN3N7M
the key	hN3P
the kitche	LMgMjJ)M
the knee	YO
the knif	OP
the knot	9O
the lady	BN
the lamb	-O
the lamp	pO
the land	ZL
the landlo	dO
the laptop	oP
the last	FMMNcNwL2J5P)K*N
the lawy	gQ
the let	AMeN7O)P
the light	LN
the list	)O
the litl	DN4O
the loan	lO
the lock	dM
the lord	CN
the lump	NP)L
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
the midwif	cO
the mine	kO
the minist	sN
the miror	sM
the mis	qN
the money	uM
the moneyl	lQ
the morn	OPSN
the mosqu	-N
the mri	PP
the name	DN
the needl	NLSP
the new	JPNNOLXNqPyMzK3N-N
the nicu	QP
the night	FNKKLNZMaN6O(L
the nularb	6N
the numb	1O
the nurs	FNQQRKXM&O
the nurser	DMbM
the oath	eQ
the ofic	1P
the old	dM,N-M
the one	SNTKhLlMnMuLvK1N6K+K,L
the only	AOmM
the oth	NNlMqOuM
the oven	RM-M
the page	0M
the panel	sP
the pap	gO
the parish	5L-K
the phon	PQSKVMiJ7M8N)K
the photo	KK
the physio	&P
the piano	3Q
the pilow	vN
the plan	4O
the plant	kO
the poem	EK
the point	AMTN
the polic	RNfO
the poridg	aM
the post	gLsMuJ
the priest	(O
the psalm	pM
the pub	aN
the radiot	NQ
the railwa	2K
the rain	EOMK*N
the read	EN
the reek	5N
the rent	lO
the rest	-J
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
the seed	MP
the self	mM
the severn	LO
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
the ston	GN
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
the test	cO)N
the throat	BK
the til	nOoN
the time	VM
the toilet	zM
the train	-O
the treatm	FMNP
the troley	VO
the truth	-K
the tub	FO
the typhoo	KO
the unifor	yN
the use	AM
the van	3M
the verb	0P
the verdic	fO
the vet	HS
the vilag	CP
the visa	)M
the voic	UP
the vomit	XL
the waist	YO
the wal	BMLLTPWNjN
the war	JP
the ward	QSUJyN(M
the wat	1O-L
the way	RN5N
the wed	hNiN9M
the wee	DMdO
the wel	MO
the wheat	*Q
the wheelc	YO
the whol	ENKKSKTLfLqJ1M8N(J+L-L
the wifi	-N
the wil	iO
the wind	KN
the window	FLQP
the wing	4O
the womb	bO
the women	MM-L
the word	pO+M
the world	-J
the young	-O
theatr	OS
theatr at	OO
their	DKKLLMlNmKtM1J3M5K9L!M)L
them	JNoMsKvMzL1K5K6J9J!L*L
them .	CLKKULhLlLvJ1K5L(M,K
then	DOKJRJSOTOUMVMWKZOgJiKlNuJwMzK1M2K9O
then i	UQaM
then the	BMSNlN1M
theory	tQ
theory test	tK
ther	DLIJJPKJMLTKVMZMdLiLlLnKoNpO
ther #	kM
ther .	INeNpL
ther and	VN
ther be	-K
ther is	DKJMMLTNaHbKdLgNiJlOmMoNpLqLrNsN+M
ther listen	ZN
ther was	DMIK
ther when	nP
thes	vN
thesi	tQ0T
thesi chapt	0L
thesi is	0N
thesi on	tP
they	FOIQKLNOOQPPQRYKdLeNfMkPqMsP7L
they are	ELFJIMKNOQQMVLYKbMmKvN1K8M
they ask	sO
they clos	kN
they found	NOPL
they gave	FOkM2L
they go	qM
they have	FPIJNLPKQOUJcMdLeMiKqMuKzM4N
they let	DOkN
they open	OO
they said	NLONPN
they say	ENFKPLTM
they stil	!N
they took	PPUO
they want	uO
they wil	OLsQvN(N
they wo	JN
thi	GNmJ1M3K!N#L%L*N+M
thi .	AMUM
thi @kid	vM
thi city	mN
thi date	GN
thi earth	AN
thi food	+N
thi is	GJ
thi job	1O
thi land	eO
thi month	lM
thi morn	CKHMQORLcLkMwL8L(O)O
thi one	cR
thi season	*N
thi sunday	GO
thi time	IONO-K
thi town	-O
thi week	CNUNnOtLuM
thi weeken	EM3N9M#K%M,M
thi wint	-M
thi year	DObM*O-L
thick	YP
thin	MK
thin .	MK
thing	AOOJPMTKULVKYKfLhMiGjPkLnMuL2K
thing about	jL
thing to	jO
think	AKOMRMTJUOVMWLaFgLlNnLoKpKwL4N9K
think about	AO
think i	RNTLUK
think it	VL
think of	,M
third	DQGLLMMOQNSMVKbJtOzO
third miscar	DO
third one	DM
third time	DLLMtM
thirte	vP
thirty	CJFMRMWKkNpJ2P3O5L!O
thirty #	2M
thirty year	WMpL3N
thos	JPyM)L
though	AOhL(N-M
though .	AL-K
thousa	lQ
threat	BL
threat to	BL
threw	BJjO
threw me	BL
throat	BONO
throat .	BO
throug	EKNNQLTLVJWMaJeJgOiKlKoM6N!M)K
throug .	)O
throug a	gN
throug the	BLQLVMXN6L!M
thrown	dL
thrown our	dM
thursd	CKDJEMNKOPPPdMeHfQlMsPtO1K3J6K!L%L
thursd .	DLEMOKPLeLfKsNtM
thursd for	OL
ticket	eOwM
tidy	wN
tidy now	wM
tie	kNsO%O
tight	VP
til	FKIMPNQORJSNUFWNZQcLlOnLoPtLuLwJ1O*K
til #	ZNtO
til dawn	ZO
til noon	uN
til the	ZNcNlL
tim	ROVNXKaL0K
tim a	XO
tim and	VM
time	FHILLJPHVLcMnMtKvKyHzL4P5L7N&L(L
time .	FLNNSMbLtJvJ7K(J
time i	cK
time in	LN7L(N
time lucky	tK
time on	4M
time sinc	7O
time the	PLVO
tin	5N
tiny	8O
tir	AKTLUPYNaKrN
tir .	UPaH
tir of	ANUK
to	ALmJuMvJwM0L3N4P5P6P
to .	mL
to @kin	vN
to a	UOeO
to answ	uM
to ask	vN-L
to be	AJFKNLTKfLmLvMyJ3K8M9L-L
to bed	8M
to believ	pP
to board	wP
to bring	vL
to canada	wN
to choos	uO
to coleg	0P
to cut	AN
to danc	-M
to decid	uK
to die	APFM-K
to do	AKJOuL1K2N
to each	-L
to end	AO
to exist	AM
to finish	0O
to forgiv	7O
to get	VK
to give	1M
to go	AHBLFLQKkLoN0M1N
to god	&M(M)O
to have	bKuL
to hear	PKiM
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
to live	AOdM
to lourd	5R
to make	uO7N
to manila	4M
to me	AMBHCLDJRKTMaKiNjMmMnMoLvK
to melbou	wM
to mind	aP
to my	IMLMYMZMiOjOnO6H7O8L#P&M
to our	HK
to pay	lO
to put	HL
to quit	SN
to read	EN0P
to remain	)O
to rest	ES
to santia	5O
to say	COHLmKuE7L(O)O+P
to see	FKOMPNQM4O6N%M,O
to sign	gM
to sing	TO
to sit	qQ
to sleep	HOSMZM
to speak	-K
to stand	EO
to stop	jN
to take	AMuL
to talk	mL
to tel	ALhPkNuL1L-N
to text	oN
to thank	(P
to the	EPJMLNMMTMmOqKzN1M3J5H!K&M(J*O
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
today	EMGRHJRLgK2L!P#Q%K&P(O)N
today .	HMIJRKWLdKgLsK2K!J#O&J(L)L
today and	#P(L
today i	(L
today is	GP
today sinc	GO
today we	EO
togeth	XN2O7P!N+M
togeth .	7L
togeth and	7O
toilet	mMzP
toilet .	zP
told	BODNFMNLOLPJRJTJVMYLbQcPdJeKgOkMnNqM#M(M
told me	AKTNbN,O
told my	kM
told the	gN
told us	FKgP(O
tom	9L
tomato	-L
tomoro	ERGPOQfMsLtOwKxLyOzP1M3J4Q9P!L#M%L
tomoro #	sMyL
tomoro .	ALEJGKOMbMcMfKxLyL1L9K!J#K%J
tomoro and	EJtM#O
tomoro at	EL
tomoro for	sL
tomoro i	tMyN
tomoro is	GL
tomoro morn	OM4N
tomoro my	zP
tomoro sinc	GM
tomoro we	EM
tongu	jO-P
tonigh	ANENFKGNJMKMdNjJoLyK1K4N5M6P!L&L+N
tonigh .	ALEKFMjN1K+L
tonigh and	AN
tonsil	OQ
tonsil out	ON
too	AMCJDKHKUMWMYJbMcKsMvJ&K
too much	UOWK
too old	bP
took	AOCKGLIOKOLLPLQPUHYKeNfPgMhPlOnNqKwO8K&M
took @kin	QN
took a	AOPM
took all	AM
took from	nP
took his	CM
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
touch	BRWM&N
touch it	WO
touch me	BM
town	IOmN3Q
town .	3M
toxic	qO
track	4Q
tracto	-L
trafic	-M
trail	*L
train	tLvMyM6O
transf	bO
transp	OO
travel	4N6S
travel for	6N
treatm	FMNO
tree	3P-N
tree .	3P
trembl	VP
trench	JP
trial	fQ-N
trial .	fM
trigem	WP
trip	6S
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
truth	-M
try	AMDPZObMcLuK
try again	DP
try for	bN
try to	ANcN
ttc	bO
tub	FOQO
tuesda	CLHLKLOOPLRMeLfNlKtM1J5J8L&J
tuesda .	CLOLfMgLtJ1L
tuesda and	RM&N
tuesda for	OL
tumor	NO
tumour	NU
tumy	VR
turbul	4R
turbul .	4O
turkan	MN
turkey	+N
turkey and	+M
turn	DKFLYJZMaSiJqL#U
turn #	#T
turn her	aM
turn him	aR
turn over	tP
turn the	DN
twelv	1N+L
twelv hour	1L
twelv week	DK
twic	PLtN
tying	9O
tying the	9O
typ	AO
type	XK
type #	XL
typhoi	XQ
typhoi togeth	XN
typhoo	KP
typhoo signal	KN
ukrain	JN
ukrain .	JM
umrah	5Q
umrah .	5N
umrah with	5O
unaliv	AM
unaliv i	AM
und	EJHOJMKOLROPQKUPdNlMvO9L
und #	LMvM
und the	BKHOJLKMONULdNlNvL
und wat	LN
unempl	rP
uni	uMwOzO
uni in	wL
unifor	yO
union	qP
unit	JOQRUQ
univer	wMzO%Q
univer .	wL
unopen	iP
unopen .	iN
unsay	jN
until	ANuN1M
up	AJLMMJZKaMfMhMvLxM2M3L4M7M9J
up .	ANBKMMUMaHgKhN4L
up again	UL
up and	vK3N
up from	FM
up in	sN
up the	GMWMXK2N5M9M
up thi	-O
up to	LO
up tomoro	AM
up with	hP7P
upstai	LOjM
us	EMFMKKPNdHgKjMkLvNwM3M5M6L7N9K!N%J+M
us .	JKKKPLTKYJ1K4L%K)L+G,M
us a	-M
us out	dM
us round	+O
us to	FO(N
use	AMBMYO
use of	AM
used	CNTOXLaKpP
used to	TOXKaLpO
using	SO
using again	SO
valv	OP
van	xR3P
velank	5Q
ventil	QN
ventil in	QL
verb	0Q
verdic	fO
very	RMXNbMgM3N
very polit	RO
vet	HTOP(N
vet is	OO
vet was	HN
veux	AO
video	eLmN
video cal	eK
vilag	CLINJQKMLN2M*L
violen	BS
violen .	BP
visa	eW)Q
visa .	eN)L
visa interv	eN
visa was	eM
visit	QPRMfPmN
visito	QPmQ
visito .	mN
viva	tQ
vodka	SR
voic	EMONURiJmN1N
voic .	-N
voic again	UN
voic i	mM
vomit	XN
vomit bug	XL
vote	-Q
vow	9P
w	BMsM5N+O
w the	sL
wag	BM
waist	YO
waist down	YN
wait	KMPSQLbNePuJ5L
wait .	eM-N
wait for	PKeL
wait on	PP
wait til	PP
wait to	PK
wak	AP
wak up	AN
wake	ANCNEQZO
wake for	EM
wake up	AOCM
wal	BLLNTPUMWMjMmL
wal .	TN
wal again	BL
wal and	TM
walk	ILMMYNZNkNqNzN5S7L9N%N&Q(Q)N
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
walk to	5O&O(M
want	ANgOoOuOvL0L7K
want a	gKuL
want an	uL
want it	AK
want me	oOuL
want my	-J
want the	gO
want to	AOoJvH5L7N&N-L
war	JPjM-M
war .	JM
war in	JM
ward	CJQWUNpMqNyQ1O8M(L
ward #	QO,O
ward and	QM
wareho	yO1L
warm	-H
warn	KN
was	BOCODNHOIRRJYLfMhLiLkOnP7K8J)P
was #	BNCODOHNiL
was .	RO
was a	IJROYOrK
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
was in	IKXOnO*N
was just	XL
was kil	CQ
was let	kO
was made	kM
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
was stab	IM
was taken	QO
was the	BMCKSLTMhMkMnO
wash	TLUMaQeM7N
wash and	aO
wat	FNLTMRWHcO1L8R
wat .	LN
wat botl	WM
wat brok	8R
wat for	MN
wat has	LN
wat in	LM
wat is	LL
watch	ANEPJOnL4M6M%M,L
watch over	6P,P
wav	6N-M
way	BNIMRNnNvMwM5N6M8M
way .	-M
way home	IORN
way ticket	wN
way to	5O
we	DMENGNKLLJbMdNiLuL3O5L7Q!O%L)N*M+N
we are	JKKLLKPLbJcLdMjJ1M3J6K7O!J#M*G+L
we beat	-M
we bury	EP
we cary	EM
we do	fN
we fly	4L
we get	3M
we go	5M
we got	KL3K7M)M
we had	DLjL7N
we have	KLLLMLZKbMdJeOgOiJjNuK6M!J
we leav	6P
we lost	CNGL
we mov	zP
we nam	DN
we need	ML
we not	DO
we thank	%N
we were	CPDL)M
we wil	COGP!M
weak	XR
weak .	XN
wear	ALBPsMvN%K
wear long	AMBO
wear the	%L
weath	*N-O
wed	MKOLbMhMiLlMsLtK4H9U!S
wed .	iL9L!L
wed aniver	!N
wed day	9O
wed is	9L
wed of	9N
wed on	!M
wednes	ENOMPKUKeJpJqKtQzM
wednes .	OKqM
wednes and	EN
wee	CMDLXOcMdMxNzN4M8Q#N
wee @kid	XO
wee @kin	8N
wee one	DM
week	DOFMPMQMTLUMXMcQtMyM1O6L&P
week .	CJDMFKNJQHUEZJcHfKgLkLnLtMuMwLzL1J6K&K
week and	DLPMcM
week befor	hO
week ear	8P
week he	UP
week i	UM
week pregna	cL
week scan	DM
week the	DM
weeken	EKfLgN1L3L5M9L#L%L,K
weeken .	#K%L,M
wel	MQONXMcKiM8N(P
wel again	(O
wel are	MM
wel is	ML
welcom	8Q
went	CPDLGMHMKKPKSMbKcNgMhKkLmMnNpJwM8M%L(L)M
went home	CM
went in	CN8Q
went into	mN
went quiet	DN
went to	CN
went wel	(M
were	CPDKIOQKRMSLcMeKjMpL7K!L)J
were born	QL
wet	FM
whal	-O
what	AJBOCHRNTKVPaKeLfNnNpKuKvJ2K5M7K+N
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
wheelc	YU5Q
wheelc .	YN
when	BNRKSLVLbMiOnOoLpLqNwL
when @kin	BM
when he	BMfL
when i	iPnLpMqM1N
when she	nK
when the	UO
whenev	VQ
whenev a	VO
wher	CNIKJOKMRNfLgKlNoLpMvMzN3Q
wherev	,O
wherev he	,O
wheth	uQ
wheth to	uR
which	UJdNhNuQ
which one	uN
whil	CJLOQNRMSNXLgOkM
whil i	-M
whistl	2M
whit	DMVN
who	CMIMJMRMaNfKqKvK2M+J,P
who alway	,N
who cook	+L
who did	IQ
who died	RM
who get	gO
who has	NPmN
who have	MP
who hurt	-O
who i	RO2J
who is	QMXL
who wil	ON
whoev	3N,P-J
whoev win	-L
whol	EKKOLJSJXOfLkMqJxK0J1M!L%J(K+K
whol hous	XQ
whol of	KMLN
whol street	-L
why	XKiMpMsO
why .	XN
why did	-M
wide	ZO
wide awak	ZN
widow	CQmPoN
wifi	-P
wig	NL
wil	ENFLGLOOPLYNbJfKgLiGnHwK2L4M7H9K!K#M%M
wil .	iP
wil alread	DO
wil be	GLOKYLeNfKgNkMwL1L2K#O%J
wil have	!N
wil know	oP
wil like	FMYNmM+O,R-J
wil not	AKFNXLYLbMvP
wil take	rO
wil was	iM
wildfi	KO
win	-S
win .	-K
win on	-N
win the	-M
wind	KN-L
window	FLQPmNnL4M
window .	QM
window open	FN
wing	4Q
winipe	eP
wint	-M
wir	QP
wisdom	uQvN-M
wisdom .	-N
wish	ALNM,N-L
wish i	APNN-G
wish my	,P
with	LKQLYLdLgLhMjMrMvK2K5M6N7M
with #	ENLNdKgLwM4P6M!M
with .	mM
with @kin	GMuM5L
with a	IOLLNKWLYJaJdLgLkMoJrKvJ0J3N4L7K!L#M%J&K
with breast	NK
with covid	XN
with down	YP
with her	CLGNJMXMYKhLvM5L%L
with him	ANQNhM
with his	QMYHgLrOwM0O2K
with it	YO
with me	ANVNhL
with ms	XN
with my	GKQMhKiJjPqNrKxL5N6N7M!M
with not	(N
with one	YMgO
with pneumo	QM
with the	FLJNKMQGWKdKeKhLjJoMsHuMyM3L5L6J&K
with type	XL
with us	jL
witn	fQ
wo	BKDKFKILKKLKNMRJSKTJVKXLYJZMdLiKvLzL3L%K
wo not	BKDKFKILKKLKNMRJSKTJVKXLYJZMdLiKvLzL3L%K
woman	gP!M,N
womb	bR
women	MM-N
women walk	MK
word	ENJMYNiMjRpNqLvK0P1L7O&L+L
word .	1M
word and	pJ
word sinc	iM
word with	jN
wore	%L
work	DLPKUMZKeLkOlKmJoLqJrPvKyJ1Q2L
work #	1M
work .	BMUJlLoNrL
work and	1M
work day	PN
work in	1L
work on	1L-N
workpl	qO
workpl .	qO
world	ALCL-O
world .	-L
worn	UO
worn out	UO
wors	RO
wors .	RN
worth	AL
worth liv	AL
wory	OKVRZNcM)L,M
wory about	OL,M
would	ANGPMMaKfJiLmMoMpMrK7K9L!M
would be	AH-K
would have	GQ
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
wrot	AP)P
yahrze	GQ
yahrze candl	GN
yam	*Q
yam festiv	*N
yard	2N-K
yatra	5P
year	GTHNbNgMhNiMkKpL2P7L!R#O&O*L
year #	gLzO
year .	DNGFMMRJbLfKgKiMwLzK0L2K3L7M!E&L)J*J
year ago	GOiL!M
year and	HMNObMgMhMiNjLkKoMpN2N!H#L
year i	GMeN
year in	fNgM2K
year mary	RObO!K
year my	7O
year not	GM&L
year of	WNbMgKpNyN0N2K3N7K8J!K)P
year old	vQ#O
year on	GN2J!N
year she	HN
year sinc	GP!M
year sob	&P
year that	GP
year today	GM!P
year tomoro	GM
year we	CM
year wed	!P
year with	kL!P
yel	qK
yel at	qK
yelow	DQMPXP
yes	uO9Q)P
yes .	9O
yes or	uN
yester	CLDLIJNLRNULhKiJjJvK1L7K&K(O
yester .	hL
yester she	RM
yet	PMQNYOcLzL
yet .	HJPNcK
you	bNpL7J8L!K#L(M)L*L+K
you .	&M+K
you for	8J!N#M(H*K-M
you god	(H-J
you jesu	)N
you lord	(N)M*L
you my	)M
you thank	(O)P
young	JN2N9M,J
your	MOdMoKvL,K
youth	-L
yr	vL!P
yr old	vL
yrs	GMHMbOeLgLhMkK2N3N!O%M)K
yrs .	kN
yrs today	GN
zoom	sS
zoom interv	sL
zoom w	sM
`
