/** Written by `npm run write:classifier`: do not edit. What `encoding.ts` reads. */
export const WEIGHTS = String.raw`
-125 -85 -102 -195 -188 -198 -261 -124 -168 -111 -149 -182 -134 -103 -122 -149 -171 -218 -81 -173 -111 -114 -100 -20 -142 -192 -301 -134 -153 -156 -122 -140 -159 -167 -323 -132 -129 -49 -140 -217 -176 -177 -137 -107 -185 -86 -168 -213 -215 -106 -135 -185 -81 -104 -147 -164 -145 -185 -119 -260 -150 -150 -190 -199 -148 -150 -117 -72 -105 -138 10 176
	-N
 .	-N
#	GMZMcLsLvL1M8M!M#O
# #	GKHLSLaJgLlOwMxJ8N!K#K)J
# .	CMNMQMRNXNZLaMdKfLsKtK0M4M8J#H
# @kid	IPKKULdNeKgFiJkNlLvK0L1N3L6M7J8H!J%K
# @kin	NNiNjMxQ6N7N9L+N
# @work	tN1L
# a	SO
# acr	*N
# again	ZO
# am	ZO8M
# and	FNOLVMXLZLaMcLiKmHnJrMvOzM0M4K#K
# aniver	GM!O
# aplica	rQ
# at	ONaM
# bag	hN
# bus	,N
# candl	#O
# cm	8P
# cup	CPGMmO
# curtai	WM
# cvs	rP
# day	GLHMJLKMPNQNWJXOeLtL5P6O8O9L&P*M
# degr	rN1P
# diabet	XM
# driv	tM
# every	ZK
# fev	XM
# floor	3L
# foot	LO
# for	sP
# from	lP
# go	tM
# gram	QM
# guest	9O
# has	FL
# heart	CM
# hiv	-K
# hour	FJONQMSLZNaKfNtMwK1M4N6M8J
# hrs	4O6Q
# hundr	kO1J
# i	sL1J8K9N
# in	NKSMdLfNiLtKyL8J#M
# is	0K2L
# it	sM
# ivf	bN
# job	uL1K
# kg	8N
# kilo	8P
# km	ML5N
# lin	DPcS
# los	cN
# men	ILrP
# mil	6P
# minut	KJ
# month	DNFKUKWKXKZMcMdLeMfLmNrLyM6M&N)M
# more	NO!M
# my	BKNMQKtLzN
# night	ZN1N)O
# not	&N
# now	GM
# o	GMZLsO1M8L
# of	ELGKHMILbKcMkJqLsM0M1J6N8L9M!L#K+J
# ofers	uO
# on	QJtJ1J5J#S
# pag	0N1O
# past	CM8N
# peopl	EN1M+N
# percen	MN
# pink	cN
# plac	rN
# plat	CNwO
# pound	8M
# rep	rO
# round	bQsM
# season	2N
# she	#N
# sinc	GMXM
# smal	CPNL
# step	&O
# stop	VK
# the	#P
# thi	8K#P
# thousa	lO
# tim	RNVNXJYMbM0L
# to	vK
# today	GLsL#T
# tomoro	OJsHtKzN4L#O
# tonigh	dL
# und	vN
# wed	!M
# week	CPDQPKQNTNUJcQhJ6M8J&P(N
# with	QJ4N
# wks	DN
# word	0Q
# work	PM
# year	GMHKRLbPeOfOgKhPiOkK2L7L!N#G)M
# yr	vK
# yrs	GMHNbNeLgMhLkL2O3M!N%M)L
. #	CMGJNJXLZLcJeKgMhNkNrKsLtL2K4M7L8N(M)P
. .	YLaKiKnL7L
. @kin	CMEJFLGKJLMMNKcMiJuLzN7J8L%M(L)N
. aft	cMyN7J8O(L)L
. again	ZKbM
. all	!O)N
. and	-L
. benign	)O
. ble	3L8M9P!J#M%L+M,L
. both	uL
. bring	6P
. but	KMVPcN
. ca	TL
. cary	1N
. ceil	ZN
. chapt	0M
. do	uK&N
. eleven	kM
. even	MM
. every	JJbM
. everyt	TJ
. fifty	CORK
. first	fNxKyL7L%K
. for	+N
. forty	CQ
. from	2P
. give	UNYMaNsOvK1M2M
. god	bNdNeN#M(M
. good	-N
. he	AQFKHLIKNORMSHTKULYKaMfJgKiLnPvM7K#O
. help	fNoNvM1L7M
. her	BPFNwM
. his	CN
. how	vM
. i	DLGOUJaLgNiLmKnLpMuJwL7H
. is	pN-O
. it	DLEMGJLJRLULVLhKiOnMoHpJqMtOwM0K&L
. just	,K-N
. keep	JMcKoL0L#O&N
. last	BOUM
. let	ELFMJMRLYNfLgKsNtMvLyLzG2M3N5N7J9P!L#J&M
. lord	jLoMxL!N
. make	9P-F
. may	5M6N&N-J
. my	DJFKHOaKeLfLiMoJuL&L
. ninete	gL
. nobody	DNKLQMaMbNcKeMgNmH
. not	EKFMJLMKXMmLnM(J,M
. noth	VOoO
. now	BLDLJMSKTLXKYMaKeKjNnOpK2K9N&N
. on	3M9N!N%P
. one	&M
. only	-L
. open	MO
. our	gMvL3L)L
. patien	-N
. peac	-L
. pleas	DJFLJNMLOGSLTKWOXJcKeLhKjKpLtJ
. prais	)O
. pray	vO1N5J
. saturd	9M
. sel	uN
. send	mO-K
. she	IMRJTMUKYLaJeKgKnLsLvMwK2L7O#M
. show	uM2O
. sinc	iMpN
. stil	GKNM
. streng	1M
. teach	vO
. thank	7J8J9O!L%M(L)L*L
. that	mL,M-K
. the	COFJHMIKKJMPRJTLUKZLdJeLlKmLnLuK9M)N
. ther	DHMPlL
. they	DNFKHMIKKLPGQHWMYJbNdKfLiKoLqPuK7M8L!N
. thi	RN
. today	&L
. watch	6O
. we	CODJFNGMIMKLLMNNPLbJcMeMhLiMjKuKwK3J5M7L!M&L)L*K
. what	VMpMvL2L
. yester	RP7M(P
. you	-K
@kid	DLILYJbKcNfKgLiMvRwNzK8O%J
@kid #	vL8L
@kid .	GOIKSNbMcKdKfKgKiHuLvHzJ7K8K,S
@kid all	XN
@kid and	CLDMbOcLdMgMiK8J9M!N
@kid are	BJHKKKNLQKTKXJeKgLjJmKrLvKzK3L4K6K8L!K(M
@kid ariv	8K
@kid ask	gO
@kid at	BNDNNMoOvGwO8M
@kid begin	zN
@kid block	iN
@kid blood	PO
@kid brok	XO
@kid cal	7O
@kid came	TLvM8P
@kid do	HLvL
@kid exam	tL
@kid fiancé	hN
@kid first	yL
@kid flies	wL4O
@kid for	bL
@kid got	%K)M
@kid gradua	%M
@kid has	ONTJVNXNYMZNeLiMrMtLuLvJ0M8J
@kid hat	vM
@kid have	wL3O
@kid i	DO-L
@kid in	CNQMcKiOmNvJwLzL0N6J
@kid is	INPKSMUNVKYNcNfLvJzH6L&N
@kid leav	wN
@kid left	wN
@kid lost	DO
@kid made	)N
@kid mariag	gM
@kid mary	9P
@kid mov	wP
@kid of	iN
@kid off	wN
@kid on	vN
@kid one	!O
@kid pas	%O
@kid school	IL
@kid she	vN
@kid ship	JP
@kid sinc	iJ
@kid sit	tN
@kid start	yNzP
@kid stay	cO
@kid tak	4N
@kid thi	8J
@kid to	wN7M
@kid turn	#N
@kid up	9N
@kid walk	9K%L
@kid want	GQ
@kid was	CMIKXOfLvJ8O
@kid we	DP
@kid wed	9N
@kid who	vN
@kid wil	#O
@kid wo	ZLiK
@kin	CNENFMGNQKROaOiN7L9K#L,M
@kin #	FJGHNMVOcKiLrKvN6N8J!N#P
@kin .	BNCJFKGNaJ7J8K,N
@kin about	jL
@kin aft	7N
@kin all	mO
@kin and	CKKORLaJeLgOiOjNuLvN5J7O8K9O!N,N
@kin are	EKFLGKJLKKLLQHUKaJeNgPjK3N5O6K!M,M
@kin arthri	WN
@kin ash	EQ
@kin ask	RN
@kin at	DKELaLeLjKmNnMoOwJzK8L
@kin back	SM,O
@kin bangl	SM
@kin beat	BP(M
@kin been	QN
@kin begin	yNzN
@kin birthd	#P
@kin blood	PL
@kin breast	NO
@kin burial	EQ
@kin bypa	ON
@kin ca	aO
@kin cal	RL
@kin came	7N&N(N
@kin can	(N
@kin chemo	NM
@kin cofin	EO
@kin com	BR
@kin cremat	EO
@kin cros	eN
@kin cut	AO
@kin death	GK
@kin delive	8O
@kin did	BOCFRM,P
@kin died	CQGNnJvL
@kin disown	iN
@kin do	iO
@kin doe	BORJeLiK
@kin drink	SP
@kin every	aN
@kin farm	*P
@kin finish	%O
@kin flies	4N
@kin fly	4O
@kin for	iM6M
@kin found	NLSN
@kin from	CN
@kin funera	EPiL
@kin garag	xN
@kin get	%M
@kin goe	OMsM3M5O
@kin golden	!P
@kin got	ILXKhMkQ(M)L
@kin gradua	%M
@kin had	DNPNQMULXN8N&L(M
@kin hand	2N
@kin hang	2N
@kin has	CKFNMLNMRLTGUKWKXLYKaNfOiLrKsM&L
@kin have	iLoN7N!N
@kin he	XL
@kin hear	UR
@kin hit	BQ
@kin home	FM
@kin hous	KMLNjJ
@kin i	RJaMdNiOnNqN
@kin in	IKJMKJLNMOQHTKaLbOeLgJiMmKnLuL5L8M,N
@kin insuli	aN
@kin is	FJJLSKcKjO3M9L#K&K(K
@kin keep	RQwK
@kin kidney	XL
@kin kn	WO
@kin land	fM
@kin last	2K
@kin leav	5N
@kin left	COGN
@kin liv	dMmM
@kin lord	oN
@kin lost	DJYMdNkLpO
@kin mary	9N
@kin memori	EL
@kin mov	3J
@kin must	uL
@kin my	yM
@kin name	RL
@kin need	OOrL
@kin not	FM
@kin of	CJIMQOdMfOvM,L
@kin on	CKELGJNMQOaJlN5K6L
@kin only	FK
@kin open	xM
@kin or	uJ
@kin over	jL
@kin pas	CR)N
@kin put	RN
@kin rang	7R(K
@kin relaps	SL
@kin retir	2L
@kin sat	gO
@kin say	AKBNFJHMTMjNuMvN
@kin servic	EM
@kin she	DLFNROUKXLaNbM#L,L
@kin silv	!N
@kin sinc	aNiO
@kin sit	mNtM
@kin smear	PN
@kin sold	SN
@kin split	gK
@kin start	NOyNzM
@kin stil	GL
@kin sugar	XP
@kin surger	(M
@kin take	nO
@kin that	,L
@kin the	FJJOuN
@kin thi	EN
@kin think	RN
@kin to	EOFKQOvM
@kin today	,K
@kin told	gN
@kin tomoro	ELGN
@kin tonigh	EM
@kin took	CK
@kin touch	BM
@kin turn	#P
@kin vilag	JM
@kin visa	eR
@kin walk	ZM%N(L
@kin want	AKFLuN
@kin was	CKFJHMINJNQPRKSKYKeLfJnHyN8K)J
@kin wat	8O
@kin we	,N
@kin wed	XP9N
@kin went	CP
@kin who	IKRJSKYLaKiM2L4L9M%L,J
@kin wil	OL5L
@kin with	NNYMaNrO
@kin wo	iP
@kin would	9N
@love	BLDKOKTKaMcLeJgKhLjMkJoKyL4K&J
@love .	BKFLGNTLaJcHjHlLnKoM,Q
@love at	aM
@love beat	BL
@love begin	yK
@love brok	hM
@love died	CP
@love driv	6M
@love dump	hL
@love flight	4N
@love got	yO
@love grab	BM
@love has	BHFJOKTKUMWKaJcHgNjOsNuL
@love hit	BL
@love is	BFFJJKOKPKQKUMVKcOmLoOxN1J4K6L8N!O#M&J
@love last	2N
@love left	hM
@love lost	CNDN
@love miscar	DP
@love retir	2O
@love say	uM
@love want	gK
@love was	kN
@love wo	BODK
@love work	1O
@love yet	kL
@pet	FLHWKHXKZLdJwJ3M(M,O
@pet .	HGOLZLgK,K
@pet and	KL
@pet died	HO
@pet down	HL
@pet gone	HM
@pet got	HO
@pet had	&P
@pet has	HHXM
@pet in	HK6L
@pet is	HHXO
@pet ran	HM
@pet to	HK
@pet was	HJ
@work	CLEMILNKXKYLqTsMtL1J2M,N
@work .	qJ,M
@work and	qJ
@work at	qG,O
@work died	CN
@work got	-P
@work has	XMtL
@work hat	qL
@work ignor	qL
@work is	FMUNXJqJtK1O2L#M,K
@work keep	qM
@work lost	CK
@work mr	,K
@work on	qK,O
@work put	qM
@work scream	qK
@work she	,O
@work shout	qL
@work tak	qN
@work who	IN,J
a	IKdKgKrLxL8K&L
a #	FNvM4O)K
a @kid	bVcNiJvL1K
a @kin	IMbOdOeLfLgLlMmLnOoMrKuK2K8Q9M,J
a @pet	HO
a @work	CKqO
a and	QP
a baby	8M
a bag	BO
a bakery	xM
a bet	-M
a big	jJuN8N
a biopsy	PO
a bit	RL9N)M
a bles	5N+M
a borow	!O
a bounc	8L
a box	kO
a brain	NL
a breakd	UN
a bus	IM
a calm	-O
a camp	eP
a candl	#P
a car	XO
a card	iK
a cardbo	kO
a clock	2Q
a cofe	-K
a compan	xO
a crosro	uN
a cyst	)P
a day	SSaL1N
a deacon	pM
a decent	-N
a divorc	gM
a doctor	%P
a door	dN
a doubl	1L
a drink	&P
a drip	QP
a drop	MM&O
a drough	-O
a dry	-N
a fev	XM
a fight	jL
a financ	lN
a flat	gN3N
a fold	fN
a girl	8O
a good	OJSOoMvN9L,M-J
a grandm	8N
a gun	IO
a high	XK
a hole	OK
a home	aQuL
a hospic	FO
a hot	WP
a hous	3M
a job	rPsL
a ketl	dM
a kind	-O
a knot	VO
a lawy	gO
a learn	YO
a level	tP
a litl	xL8M&O
a long	&M
a lory	QP
a lump	NMPO
a mary	oM
a masiv	jN
a medic	JP
a miscar	DJ
a more	-O
a mortga	kN
a motorb	CM
a nervou	UN
a new	OLXLmKyJzJ3G
a night	ZM
a nurs	RMyH1M
a panel	sO
a plan	4Q
a plum	NK
a pray	,N-J
a priest	BM
a quiet	-O
a room	dL
a row	1O
a scan	PL
a school	zM
a second	bO
a sens	-L
a separa	gL
a shoot	IO
a singl	vM
a smal	PO
a soldi	JL
a soul	cNmP
a stomac	XN
a stretc	QM
a strok	XO&M
a tent	dN
a teribl	jM
a time	&N
a trench	JO
a troley	QK
a tumour	NQ
a ventil	QM
a video	-N
a viru	-O
a wee	8M
a week	XOuQ1N
a wheelc	YO
a whil	QN
a whol	AN
a widow	CP
a word	iM
a world	-P
a year	GQmN&O(M
a young	2O
aborti	nR
aborti in	nM
aborti when	nL
about	PNVNeLgKiKjPnKqOsLuKvL
about @kin	PNiLjMnM
about end	AN
about everyt	VP
about him	,N
about it	AJULcLnGpLvK1K
about me	qO
about my	PJjMqN,L
about our	eO
about the	CKDJPKgLjNmKnMqLuJ1O7L
about to	UM+M
abroad	,M
abroad .	,N
abus	BU
abus .	BQ
abus by	BM
abusiv	BS
abusiv .	BP
academ	%O
acent	qO
acept	uN5N7N)P-L
acept the	uN
ach	WP
ache	WQ
acid	IP
aciden	CNXNYP
aciden .	CK
acount	lMoNqOtO
acr	*P
acra	eO
acro	mNqN6J%K,K
acro the	mM6K%K
act	iO
acus	RNfN
add	1O
add up	1O
adhd	YRvO
adict	SO-N
adict to	SO-N
adicti	SO
adicti .	SM
adjour	fN
admit	QT
admit at	QO
adopt	vR
adopti	bQ)N
adopti agency	bN
adr	iQ
advent	-Q
advent .	-L
aeropl	4P
aford	1N
aford to	1O
afraid	BNFLRNVPeN4K
afraid of	BOVO4L
aft	aMcMgNhKkNpNyO2M3K7O8M&Q(N)N
aft #	SMcJgNhOkHyO2N3N7O8O(K)N
aft .	ON
aft @kin	aJ
aft a	&L
aft all	7P)R
aft eleven	7K
aft forty	2L
aft her	&N
aft his	&L
aft my	aN
aft the	KMLLPLQLgJiMkLlL1L&P(Q
aft thirty	2L
aftern	EP
aftern .	EM
again	ALDLJOLKRLSMUMWLZObNjK7P&M(N
again .	AMBKLKOMSLWLZKbLeLjJ7L&L(J
again aft	&J(O
again and	JMKMUL&M
again in	-O
again it	ZM
again my	JO
again near	JN
again or	uN
again thi	bO
agains	BMfNnNqN
agains my	fM
agains the	BKfO
age	CN
agency	bNrP
ago	CKDLGOONRMYMiLnL9M!K#K(M
ago .	iN
ago thi	GM
ago today	GM
agony	WN
agr	7O
agr to	7O
agre	uK
agre wheth	uL
air	4U
air .	4N
airpla	4P
airpor	eNwN4O
airpor .	4O
aisl	9R
aisl on	9O
alah	JNtM-K
alarm	ZN
album	KO
alcoho	SP
alcoho and	SM
alegr	LN
aliv	APIKJJKPQN)N
aliv .	IM
all	LLmOpM1L(M)M*N+L
all #	HOXNcM!L)O,Q
all .	TKYJvL6K7L)M-M
all are	mN
all being	-N
all clear	(S)L
all day	TNVNmLvP1N2N,L
all in	-K
all my	lLmN,N-J
all night	JMWOZOvM
all of	FNMOpLtM1K+J
all our	xJ
all thank	)O
all the	ANDKHMLKNKTMVLjLqN3N
all week	1N
all who	-Q
almigh	-H
alon	VLaNeMmVoLuMvMwMzL1L4M5L6O
alon .	mN
alon and	mM
alon every	mL
alon in	mS
alon on	mO
along	cM
alotme	*P-J
alow	QN
alow to	QM
alread	DPNNSMbKcMeJgKhLsKwLzK1K3M(L
alread .	(N
alread told	DM
also	aKbNrNuM0M
altar	pP-O
altar serv	-N
alway	BMGRTMVLjHmNvM!L,R
alzhei	RV
alzhei .	RQ
alzhei and	RM
alzhei is	RM
am	EJULVJaLcKmJoJvK8K
am #	BQDMFKNKOKPMSLVJaLcOgOhLmKsKvF4K#M
am .	RKaL8L
am @kin	RR
am a	CNTKUJWKYPaJfKpMrMvM1J8N
am afraid	BNVN
am an	8M
am ask	fN-K
am at	UL
am burnt	UL
am dead	iO
am doing	EL
am from	JM
am going	AL
am hav	OL
am i	vN
am in	QP0N8M
am just	1N
am learn	YP
am los	RP
am mary	oR9O
am nervou	eK
am not	BKDKZJaHbKhMiNmJuL2M)L
am on	KL
am overwh	UN
am pregna	cM
am read	EK
am run	1O
am scar	BO
am so	VMaHmJ
am stil	rO
am terify	BN
am the	EPaNoLqLuLyQ1N
am think	,N
am tir	dO
am to	EO
am worn	aJ
amara	8M
ambula	CMQTUM
ambula just	QO
ambula took	QO
amen	+N-M
amen .	+N-L
an	OKPNQNSJUKdJjKmKnLoJpMsMtMwL4K8K
an aborti	nP
an aeropl	4N
an alcoho	SO
an answ	uL
an argume	jN
an aunti	8M
an eat	UN
an egg	wM
an empty	wL
an envelo	oO
an exam	tN
an hour	UL8M
an interv	sM
an mri	PO
an old	dMnM,J
an operat	OM
an ordina	-L
anaest	OS
anatom	tO0Q
and #	EMILNLQJaJbMqMvG1M5M6L7K
and @kid	8N
and @kin	EJFJGJIKJNKJRJSLYJaJcLeLgNiJnN3L5K6L7N9K!N%L
and @love	!P
and a	YLdMgLkJsKvKxMyM0M2L4O6N8K9L#O%K+M
and all	LOyJ3M5J6N#M+H
and ask	RR(M,K
and at	YQaM
and b	dM
and back	&Q(M
and be	-K
and both	uP
and brok	XQ
and c	DO
and ca	TMVKXLZK
and cal	RKmOqN
and can	XM
and com	vO1O
and could	UQ
and cry	TLUL
and did	CNHM&P
and do	aM
and doe	RMXL
and drov	wO
and e	QP
and eat	mN
and every	RM
and everyo	-M
and feed	aN
and feel	TMpM
and for	FNJN&N(L+N
and forth	uN
and giv	qN
and going	3N
and good	-J
and gown	%O
and half	*O
and has	FGTNUOXJYOdMtLvK4M
and have	1N
and he	FKQORMSKUMXLYNhOiKjKkMuKzK4K7K!L
and her	BKXLaJcKvMwJ7M,J
and his	ANSJXPgN&L
and hit	IM
and i	CLEKUKVMaLjLlLmNnKoKvK1K
and is	FJNLOMQP&M(N
and it	CLELHLKLUMVMaKbLcJgKiJlMnMoKpNtL1N)M
and last	BOSN
and let	5M9O
and lie	ZL
and make	-M
and may	-J
and me	ZM
and mov	FMwM
and must	XO
and my	EMJMKMLMVLYLeLkMlLoMtJuK1L%J
and night	aM
and nobody	PLQJmHpJ
and not	HOLLMLVKWKaLbJeLmKrKuKvLyL1J6L#L*J
and noth	bMpM
and now	CMDLIHPNRJTKULbMhLiHjNlOnNpLqNwN2M
and old	-O
and on	cK4P9K
and one	uO1K
and our	KM+L
and peopl	-J
and presen	qO
and pyjama	sN
and said	FLPOgNjK7M
and say	NNTNUOlMmOpL7P
and scar	cO
and send	aM
and sent	PL
and she	BOLNRKVLWLXKYLaJcKgLhKiKjNnOwG0M#M(P
and shook	UN
and start	NJYN
and stil	bLeLmM#N&L
and talk	mO
and tel	CNqN
and that	gMrO
and the	ELJOKNLMMOgMlMqO0M1M*P+N
and then	DOOLRJTMUNWJZJaJgLmJqLuJ2J9L
and ther	TLaLeLlOpHrO
and they	DKFJJLKMLMOMPLQJXMYJcMeJfMgKiKkMpKrMvN7H
and think	ON
and thos	+M
and today	YN(O
and typhoi	XO
and want	#M
and we	GJHKLLZLdJiNjNvN3G4L6J7J%L*L
and went	wN
and when	TN
and wo	DMSLXM
and yester	UL
angry	BKjPpO
aniver	GU!U
aniver .	!O
aniver of	GO
aniver today	GN
anoint	FR
anorex	US
anoth	HKbOcLeLgLhNjMlMnKuH1K3L#N
anoth let	lM
anoth woman	gO
anoth year	#P
answ	PNTLiMpMrLsNuQvN
answ .	pMuN
answ by	uL
answ on	uL
answer	iL)O
antide	TP
anxiet	VV
anxiet .	VN
anxiet is	VP
any	FLTMUMVKWLXLYJcNgMkMpPrRvK8N(M
any day	cO
any job	rL
any more	FKRKSMTHUNVMXLYLpMvK(N
any of	pN
any work	rN
anybod	mP
anymor	APRLTJhOiMpMvL
anymor .	AOpL
anyon	eMpLzO,L
anyon .	zK
anyth	PNTOiJpLrOvN,N
anyth .	TKrM-L
anyway	CNGMiN
anyway .	CMGK
apart	iO
apartm	3O
apeal	eOfO
apear	fO
apendi	OP
apl	*Q
aple	*O-N
aplica	eLrU
aplica #	rM
aplica .	rM
aplica and	rO
aplied	rP
apoint	eN
apolo	QM
apolog	7P
app	SRlM
aprent	rOuNyQ
apron	2M
aprov	)R
aprov .	)L
aprov the	)O
are	JLKNLMMOQLdKgKjK1K3M5L7K!J*M+L
are #	dKlM1L!P
are a	-N
are about	+M
are all	KM)J
are alway	,N
are at	jM
are being	BMdM
are both	wM
are driv	6K
are drop	MO
are dry	MM
are dying	MP
are expect	cN
are fail	XN
are get	9L-O
are going	5M
are hav	cL!M
are in	JMKLQMdO
are keep	QP
are kil	WM
are long	mO
are mov	3N
are not	IJiNjO1M7M
are on	LP4L
are only	-P
are open	OL
are pack	3L
are sel	3M
are separa	gP
are sick	XN
are sleep	KM
are so	WP
are split	gQ
are stil	JLKOeM
are tak	OP
are talk	7M
are ther	pM
are too	bP
are try	bL
are walk	5K
arest	fQ
argu	jR
argume	jO
argume with	jM
ariv	8P
arm	APBPWNXOYQaM1K
arm .	XLYJ
arm and	YN
army	JPuMyK3O
army and	JO
around	-K
arsena	-O
arthri	WT
arthri is	WN
as	DKqJwLxMyT2M5L9M!K#M%M(M
as a	XOeMfLrMxOyL2O(K
as he	wO
as if	DN
asault	BNIO
asault .	BN
asesme	tO
ash	EUKS-K
ash wednes	-O
asista	yJ
ask	FMRPbMgNpKsOuO7L(M+J
ask .	JOpO,N
ask every	bP
ask for	FHMLNLQKnOuMvK&N(O)L
ask how	aN
ask me	EMNMOMRLpLuM9P+M
ask my	7N
ask today	-L
ask us	FN
ask when	RN
ask wher	RLsM
asleep	oN
asylum	eW
asylum interv	eN
at	EMIMUKjMkKqLsLvKwKyMzL2K
at #	DMEKOMZMaJcKkLsMvHzK0L1L2O3K4L8K9M%L
at @kin	ENjQ
at a	QOuNyL&L+L
at all	-L
at bedtim	vN
at christ	DN
at church	YO-M
at dawn	5N(K
at each	jPqM
at east	-J
at eleven	DKEN
at fifty	-M
at forty	0N
at gate	4O
at half	OMsN
at her	aL
at his	zJ
at home	BNFKSMXLaNrPyL
at last	cK5L7O&N
at lunch	mNzL
at luth	OM
at mas	pO-M
at me	BKHNjMqNvN
at my	EKIPKNTLbOjMnNoKvK
at night	BMJMRMSNVNWOZMmNnLoN
at noon	EM+O
at nurser	zN
at our	+O
at school	BNmPvK
at st	EK-N
at the	EJIHKMUKeLfMgKkLoLqMsNyOzM0L1L2L
at uni	wN
at war	jM
at work	DLULkMlNoN1N2E,N
atack	CLIQQMVOXN(L
atack in	VN
atack on	IMVM
ate	jMmL7N&N(P
ate from	7O
ate my	mN
atempt	ANtR
atempt .	tN
atheis	pP
atlant	4N
audit	1Q
audito	1P
audito come	1O
august	MLzL
aunti	8M
aunti .	8M
autism	YP
autist	YR
autist and	YP
awak	ALZW1M
awak .	ZR
awak again	ZM
awak at	ZN
awak til	ZN
away	CMDNFMHJSNeLfKiMnKoNwOzJ
away .	DLFLHMiMnK
away at	CM
away from	oNwPzN
b	dL
b and	dL
babang	GM
babang luksa	GM
baby	DTbQcR8Q
baby .	DN
baby @kid	8M
baby boy	8L
bachel	%P
bachel of	%O
back	NMPMSMTLWOaKgJhKiLnMoK7N&P(P)L
back .	EONNRLTKWLbNeLiJjLlJnKoOsK6K&H(J)J
back and	uM
back clear	)L
back for	sP
back from	RMUO
back hurt	WJ
back in	DMUOqL7M(J
back is	WN
back on	SRTM&O(L
back pain	WK
back step	-P
back the	hQ
back to	DKSLgKoLrNzQ0N!N&G(L
back togeth	7M
back unopen	iO
back with	&N(L
backpa	6R
backpa in	6N
bad	ELNNPKUMVKWNXMaKjNnLpJrKsKvL6N&J*K
bad .	pN
bad kind	NM
bad she	WN
badg	kOyO2N
bag	BLILcNdQeNgOhOzM7M8O
bag .	hM
bag and	dOhN
bail	fS
bail .	fO
bail hear	fL
bailif	lR
bak	-M
bake	-O
bakery	xS1J
bal	OL-M
balcon	-N
baloon	cO#Q
band	-K
bandit	IS
bangl	SN
bank	IMLLMLSLkMlTsLxLyM)N
bank sent	lM
bankru	lQ
baptis	-L
baptis on	-J
bar	tQxO&L
bar exam	tP
bar in	tN
barang	KO
barb	xO
barefo	5S
baren	bQ
barley	MN*S
barley in	*M
barn	*Q
barsi	GR
barsi of	GQ
bas	-M
baseme	LP
basket	HO
bat	-P
bath	aR
bath her	aL
bath him	aO
bathro	AOBKDNWPvO
bathro floor	WP
be	AKFKGKPLYLgLvLwKyM9N#L-K
be #	GOiN#L
be .	)N
be @kin	vO
be a	bOcNtNvMyP9K#J-L
be aliv	AK
be baptis	-P
be bet	AP
be dead	AO
be good	9N
be hapy	3N9L
be heard	-O
be here	AO
be honest	-N
be join	9P
be kind	yK-G
be left	aO
be les	-K
be more	-N
be near	mO
be not	-L
be noth	PP
be one	GM
be out	dP
be over	AP
be put	HK
be the	TL4O%N-L
be ther	%N
be to	8M(O)N
be with	CLFN
beach	6O
bean	*Q+N
bean on	+M
bear	WN
beat	BRIONK(P-N
beat her	BP
beat me	-M
beat up	BM
beaten	BMIR
beaten by	BN
beauti	-L
becam	8Q
becam a	8O
becaus	ILMNVLZMcKdOhNiMjKkLnOqMvLzJ1J4K9J
becaus i	iNqMvL
becaus of	cKjLkLnL4M
becaus she	VP
becaus the	MPUM
becom	jN8O
bed	CKFOHJLKQRTQVKZMcMdMjJmJwN3L!L
bed #	FMQQ
bed .	QLTL
bed and	TL
bed by	QN
bed is	wN
bed rest	cP
bed sinc	TL
bedroo	wQ
bedtim	vU
bee	-P
bee .	-L
been	ALGJQMTLUJbJdNeKiHkLpKrLsL4K&J)M
been #	GL
been born	AM
been cut	AM
been diagno	XL
been in	YMdMeN4M
been let	iP
been low	TM
been mary	!N
been mis	HO
been on	4N
been our	GN
been out	rM
been sent	JN
been sick	XN
been sleep	dK
been so	-M
been sob	&N
been ther	kM
been told	FO
been try	bL
befor	EKFMPJSPUJVMfLhMkLsN1N3L7L*M+Q
befor .	wO
befor din	+K
befor every	VN
befor i	-K
befor my	VO
befor sunday	+L
befor the	SLfLhKsN1O*O
befor we	+M
begin	xNySzS5K-J
begin as	yN
begin at	yJzQ
begin on	yPzN
begin tomoro	-O
behind	IMJLNKPLSLVLWMdPfNiMlP
behind me	IO
behind on	lO
behind the	SOVNWNdM
being	BNEKFLJKOMUFdKeMfMkKmMoLqMsMvJyJ)K
being a	vN
being abus	BN
being bulied	qM
being evict	dN
bel	2M%O(Q-M
bel .	(L-M
bel on	(P
believ	BJnKpW
believ .	pP
believ again	pO
believ any	pN
below	YO
below the	YO
belt	BP
bely	cO
ben	wN
benign	)R
benign .	)Q
besid	EOHN
besid @kin	EO
best	CMFOHLTKYKgKjLnJ9P%L*N
best @kin	CJEKTMjK9K
best barley	*M
best man	9Q
bet	ANSRXLvN&R(O-K
bet .	XM-L
bet app	SQ
bet off	AQ
bet on	SO
betwee	JLULaKgNjRlLqNrLsLuQ1J7Q
betwee my	7N
betwee the	uO
bhabhi	jM
bibl	pL,N-N
bibl study	,O-N
big	EJNMOKjMuNwKxLzQ1M3K6L8J9M#N
big #	#O
big broth	8O
big day	9P
big presen	1N
big row	jN
big school	zP
big than	zO
bike	CM
bil	lW
bil and	lN
bin	aMjN
bin .	jN
biopsy	PV)P
biopsy .	PM
biopsy result	PN
biopsy was	PJ
bipola	TPUT
birth	YPcMeL8S
birthd	CKGPiMmL#U
birthd .	CN#P
birthd card	iM
birthd of	#P
birthd to	#O
biscui	HQ
bishop	-P
bishop and	-M
bit	QKRLWMhKvS9L&K)K-K
bit .	vK
bit more	RN-K
bit of	-M
bit oth	vL
black	EOKLTR6M
black @pet	TO
black ice	6N
black riv	KN
blad	APOO
blad in	AO
blam	nR
blanke	TO
blaz	zS
ble	xP0N3O8L9P!N#Q%P*M+S,Q
ble @kin	#M
ble all	-N
ble her	#P%N
ble him	#M,U
ble it	+L
ble my	xM#L,L
ble our	+M-P
ble the	xL3J8P9M*K+L,K-Q
ble them	9N!O,N
ble thi	+R
ble us	+M
bled	DQ
bleed	DO
bles	5N*N+R,L-K
bles for	+J-M
blind	YV
blind .	YM
blist	5O
block	hOiS
block me	hPiL
block my	iL
blood	NPPUXP(N
blood .	PM
blood presur	cJ
blood test	PL
blood work	PM
blous	sO
blow	jO#O
blue	BN-M
board	YMfNsNtRwOzO1N4Q)M
board and	YP
board exam	tN
board in	4P
board now	4P
board school	zL
boat	KPLPeLnN6R
boat to	6N
body	ZO
boil	3N-L
bomb	JU
bon	NQWN
bon now	NO
book	hJtL0Q1K!O)L
book .	0N
book the	!O
boot	dMwNyN5L
bor	-P
bord	JReP6N
bord .	JP
boreho	MP
borewe	MQ
born	AJDNFLQLYO3K8P#O
born #	8N
born .	AM8K
born again	-O
born at	8H
born deaf	YN
born in	#O
born not	YO
born sleep	DQ
born today	8N
born with	YP
borow	lOsP!O
borow from	lN
borow my	sN
both	OOYOaJcMjNrJuOwOzL2N5L7H8P9P
both .	9K
both leav	wN
both of	8L
both wel	8N
botl	SVWLoN&Q
botl .	SL
botl in	SO
botom	MOWO
bought	NHUMbMwMxP2K3M7K%K
bought #	UO
bought a	xO
bounc	8L
bounc baby	8M
bowel	NM
bowl	HN
box	DNQJbKkPoNwMzL3S
box .	kM
box and	kK
box everyw	3O
boy	vO8N
boy #	8L
bp	cN
bp high	cN
brain	NPRPtO0N
brain tumor	NO
brain tumour	NL
branch	*O
brav	-N
brav at	-N
brav like	-M
bread	JLeNlOvL+Q-K
bread und	vN
break	ELMPUNYMhNqNvL1Q
break room	qK
break up	hN
breakd	UQ&P
breakd .	UM&O
breakd in	UN
breakf	SN+O
breast	NUOP
breast canc	NO
breath	FRQNVPXNcL)K
breath .	VM
breath has	FN
breed	MO
brid	9S
bridg	ATHMLNdL1L
bridg .	AJdN
bridg last	AM
brigad	yM
bring	FKGJJLTLfKpKvO4N6P7K!L#L*O
bring in	*P
bring me	TK
bring them	6N
bring up	vQ
brok	HHILLMOKXMdLhPlOnL8P(N*K
brok at	(L
brok down	-M
brok her	OMXN
brok his	XO
brok my	XO
brok up	hO
broken	CLILhL
broken .	CN
broth	8O
brough	7N8P*L
brough in	*N
brown	LQMM
brown wat	LN
budget	1M
budgi	HQ
bufalo	LP
bug	XQ
bug .	XL
build	KL
built	YM
bulied	IRqQ
bulied by	qP
buly	qQzN
bungal	3Q
burial	EV
burial .	EN
burial of	EM
burn	BNIPJKKQWR
burn down	KN
burn in	-L
burn like	WM
burnou	UTaO
burnou .	UO
burnt	UP
burnt out	UP
burst	LM
bury	CPEWHM9L#L
bury @kin	EQ
bury him	HM
bury my	EN
bury our	EN
bus	IPKJRNUJVMdJhKmLwJyMzO2O5P6P!M,O
bus .	,L
bus to	5O
bushfi	KP
busin	lOxT6M
busin .	xM
busy	1O
but	IJKKMMONRLVKWJaKbKhLoKpKrL#N
but he	HNOL#M
but i	DKYLaLhJnKuLwL0L
but it	NNhN
but my	OPaH
but the	LMNMWL
buton	YQ
buy	GMiMxQ
buy the	GN
by	BLHKKKQNYLdPhLkNlLmNoMqMuM0N1N3L4K6M
by #	tNuL
by a	BLILXP
by air	4Q
by boat	LO
by coach	6P
by email	kM
by friday	dJuN
by hand	1O
by i	mO
by monday	1O
by mouth	ON
by my	BM
by night	0N
by noon	uL
by road	6K
by text	hP
by the	BFHNIKKJMKPJQKRJSOYJdNhKlNoKuJ0J3H6J%J
by train	6N
bypa	OT&M
bypa .	OL
bypa is	ON
c	DNON8N
c sectio	ON8O
ca	FKIKSLTMUMVNWNXLYNZLaLbJfKlLnMpJuL
ca not	FKIKSLTMUMVNWNXLYNZLaLbJfKlLnMpJuL
caesar	8R
cafe	xR
café	xP
cage	HP
cake	GJ7O9O!L#P)M
cake .	7O#M-M
cake anyway	GN
cake in	#N
cal	CMJMPMRQTJbMhNiLjMlNmKnMqJrMsP7K
cal .	eJrL
cal about	PL
cal all	lM
cal back	sP
cal centr	yN
cal in	iM
cal it	TKhN
cal me	RNjOqO7L
cal my	mN
cal off	hO
cal the	(N
cal up	JQ
calm	VTtN9N
calm her	VO
came	DNIPKKLLQKTKgOiKxN7N8P&L(L)P
came at	8N
came back	DLPNXNiM)L
came down	KN
came home	UM(K
came in	LNgL*N
came off	QO(N
came on	8M
came out	iM
came over	JOKJ
came throug	)K
came to	IMjNlO7N&M
camino	5Q
camino .	5M
camp	KPLSeQ
camp in	eN
can	ELFJJMQNVOWLYJZJaKbLeLlMoJrJtLuO0J(O)K
can do	FO
can i	-O
can not	ELJOKKVNWNYKZLaLlKnKpKtL0L
can walk	(N
canada	uMwN
canada for	wN
canc	FLNWPL5M(Q)O
canc .	NLPN(N)O
canc and	NR
canc has	NK
canc he	NO
canc of	NN
canc she	NP
cancel	4O-M
cancel .	-O
candl	GRpNxN!L#T
candl .	!M-L
candl for	GM
candl in	#O
candl on	#M
cane	*P
cap	%V
cap and	%N
car	ILKJLKTKULVKaRdNgJkKlLoLwL6M
car .	dH
car aciden	CL
car brok	-N
car for	aP
car park	)L
car with	dO
carava	LO
card	BLFNSNePiOkMlQoMtM#M&M)M
card .	eL
card interv	eM
card is	lO
card to	iN
cardbo	kN
cardbo box	kO
care	ANFPQPXMaNeLjM
care .	QM
care for	aM
care of	aO
caregi	aP
careta	yN
carnat	bP
carpet	LS
cart	MP
cart wat	MM
cary	DNEPINLPPNQKaMbNcSnM1K3J4N5O
cary @kin	EM
cary my	EN
cary out	QM
cary the	EM3M
case	OOfQ)N
cash	oQ
casket	EP
catand	KM
catara	OT
catech	-N
cater	9R
cater has	9N
catl	MR
catl are	MM
ceasef	JP
ceasef .	JN
cebu	&N
ceil	ZRpP
ceil .	ZLpM
ceil again	ZN
ceil fan	ZL
cel	WOfR
cel crisi	WO
celar	JO
celebr	!Q-M
celebr their	!N
cemete	GM
centr	mNsPyN
cerebr	YP
cerebr palsy	YP
ceremo	9Q%S
cert	tR
certif	tO%R
cesna	4P
chair	CPQNYQmMxL1L3N+M
chair .	YM
chair the	1P
chang	ZLaOdLiQzR
chang .	ZK
chang school	nMzO
chang the	dNiN
chapel	9O-L
chapt	0T
chapt #	0Q
charg	fR-K
chat	mO-M
che	-M
cheat	hOnPoM
cheat on	nP
check	BNPPUOVRcOhN
check her	BN
check the	UPVQ
checko	mL
checko .	mM
cheek	WP
cheerf	-O
chees	xP
chef	qP
chemis	tQ0O
chemo	FMNWuK(N
chemo .	NL(N
chemo and	NO
chemo monday	NO
chemo on	NM
chemo or	uM
chemo start	NN
chemot	NP
chery	*P
chest	OQQNVQXP(K
chest tight	VL
chew	pM
chicag	4O
chick	xP
chicke	XP
child	BLbO
child .	bN
chip	IN&Q(N)G
chip .	(O
chip in	&L
chita	SP
chocol	-L
chocol .	-M
choic	uR
choir	jPoMpK-N
choir is	-J
choir sing	-M
choos	uT
choos .	uM
choos betwee	uO
christ	DKFKGMQLbJgMiOkNmN1K6N+N
christ #	6O
christ .	FNgNkO-N
christ and	mM
christ not	GN
chroni	WO
church	ELKMLJYNZKdNmLpSyK6L9M&L*L-K
church and	pN
church roof	-O
cigare	BNSP
citize	eR
citize test	eP
city	JMmMrLzM
city .	JMmL
civil	tO
cla	CNIKQKVKXMeNmKrKtLvKyMzQ0O1M#K%P
cla #	zL
cla has	-O
cla of	%M
clas	0O
clasro	zP
clay	MO
clean	PJkNoLrP0L1M&S
clean .	&J-L
clean the	PN
clear	PMtNuO1K3M(R)P
clear .	PMuP(O)N
client	oNxO1Q
clinic	PRQNbPuKyL&O)L
clock	GLTMZNaLsM1K2S8K
clock .	2L8M
clock chang	ZK
clos	FKVMdMkTpLuLxN1M4M
clos .	1L
clos and	kM
clos the	kO
cloth	-L
cloud	MS
cloud .	MN
club	mO-O
clust	WP
clust headac	WP
cm	8P
coach	tN5M6Q-K
coast	KQ
coat	lN
cochle	YP
cocoa	*P
cofe	xN7N*L-O
cofe .	-J
cofe and	-L
cofin	EU
cofin .	EO
coin	lO&O
colaps	QQUO
cold	BMFNeN+N
cold .	BO
colect	lO
coleg	uMwPzQ0O%O
coleg .	uN
coleg at	0P
coleg next	wM
coli	HO
colour	TLXO
columb	-M
com	BMEKFKGNHLLJMLPLUMVKfMlL1K3N!K#K&L*K+K
com .	EOFNRNbN#N
com at	3O
com back	&L
com home	qOvO)P
com in	BO
com into	BN
com out	1M
coma	QQ
comb	TK
combin	*T
come	DKFKPMQMTJVJdJeKiKqHuKxP7M8N(J*K
come .	lM
come down	-N
come from	-N
come home	QN(L
come in	qL
come now	FN
come on	PK-P
come out	DMTN
come to	LN
comenc	%P
comfor	DSFO
comfor care	FO
comite	-L
comod	aO
compan	CMHNkTmRsMxQyM1P
compan .	mR
compla	WNaN-K
compla .	-M
compla i	aL
comple	!M#N%Q
comput	-M
comuni	-M
concen	0O
concer	-M
conect	4P
confir	pO5N-L
confir on	-N
consci	nP-L
consul	PNeP
contac	iOlN
contac with	iN
conten	-P
conten .	-P
contra	kSrM8Q)N
contro	BP
conven	uM
convoc	%S
cook	CMFLaLeLjNmNvMwO1M2M+R
cook .	+M
cook for	mNwM
cook it	+K
cop	fN
corido	QPZL
corido .	QP
corn	&N*O
cos	aN
cost	lP
cot	DP
couch	dO
cough	XR(N
could	CKDLEKHLMKRLTJUNaKbKnKoK8K9K(M
could be	-M
could kil	-N
could not	DOEOROUQ9K(L
counci	YMdPsKuOyN1Q)N-N
counci .	-N
counci say	dO
count	APSMVJZNbOeLgKlNoM2N
count .	VO
count sheep	ZP
count the	VK
countr	JLeS6N-K
countr .	-J
county	fO1P
coupl	9O
courag	-O
courag .	-K
courag to	-O
cours	0R
court	fTgO)N-O
court .	fK-N
court date	fN
cover	UM
covid	CNXS(M
covid .	XM
cow	ELHOMM
cow lakshm	HN
cr	pO
crack	MOWO
cramp	WP
crash	CLKO&N
crash .	CK&L-N
crat	*N
creati	-O
credit	lPqP
credit card	lM
credit for	qO
creek	LQMN
crem	EO
crem on	EM
cremat	ET
cremat is	EO
crew	KQ4O
cricke	-M
crisi	WP
cro	6L-M
cro the	6M
croagh	5N
croagh patric	5N
crop	ML*Q
crop .	ML
cros	eOiN6P%M
cros the	eNiO
crosro	uP
crosro .	uP
croswo	(M
croswo .	(M
crow	-M
croydo	IQeN
cry	DMELHNTPUPWMeMhOjKnHvMwP8O)M
cry .	EJvKwK8M
cry in	TOUNyO)M
cup	CQGKYQmM-N
cup final	-N
cup of	-M
cupboa	UM
curl	ML
curs	aM-O
curs my	-N
curtai	TQWO
curtai shut	TMWO
cury	+M
custod	fTgQ
custod hear	fQ
custom	qMxS
custom .	qKxL
custom come	xM
cut	ATLNOKiPkQlL*R
cut .	AM
cut again	AO
cut at	kO
cut hersel	AN
cut i	AH
cut me	iP
cut the	kP*O
cv	rR
cvs	rQ
cycl	6P
cyclon	KS
cyst	)Q
cystic	XO
cystic fibros	XO
często	5M
d	DO
d and	DO
da	fN
dad	vN
dai	-M
dal	+O
dam	LTMP
dam at	MM
dam is	ML
danc	9O!N(P)N
danc in	!O)O
dark	TRVNWN1L
dark .	TL
dark room	WP
date	DNGReOfL!M
date .	GK
date is	fM
dawn	ZQ5M(J
dawn .	ZP
day	FMGPMMPKQMSNWMaOyLzL1L2M5N9L&P
day #	PLQQSOWMyP5M&N
day .	FKJKPMTJULWKaJeNvL9N%J&H
day @kin	GO
day and	MOSNTNWMaLtM1L#O
day as	yL
day at	yLzM2N&L
day clean	&N
day he	GN
day i	aJ
day in	6O
day it	RM
day left	FN
day not	FMGM&M
day now	FJ
day of	zP
day off	aP
day old	8P
day on	yL
day sinc	KP
day sob	&M
day they	PO
day today	&N
deacon	pM
dead	AMCPEMGLHORLiMmJ1L-M
dead .	APCN-K
dead to	iO
deadli	1S
deadli is	1O
deaf	YWzN
deaf @kin	YP
deaf and	YO
dear	WLXMjKkM1L!M,Q
dear god	jM
death	COGN-L
death .	GL-J
death aniver	GO
deathb	FQ
debt	lT)R
debt .	lO
decemb	9O
decent	-N
decid	eOfNhOuP
decid wheth	uL
decisi	uO
declin	lP
decre	gT
decre came	gN
deep	LO-K
defend	tN
degr	rN1P-L
degre	rQ%S
degre .	%M
delay	4O
delay .	4M
delet	oN
deliv	DN
delive	cOlLrO1P8U
dement	RT
dement and	RM
dement is	RM
dengu	XU
dengu platel	XO
dentis	WR
denv	4O
deny	eL
depart	qO
deploy	JU
deport	eS
deport .	eP
depot	qP
depres	TW(P
depres .	TN
depres and	TP
depres he	TM
depres is	TN
depres sinc	TP
derg	5O
deserv	-N
desk	DNkLqMtNyN0N
desk .	kN
detent	eR
diabet	XP
diabet .	XL
diabet and	XO
diagno	NPRQXP
diagno with	NMXP
dialys	QOXR
diamon	!P
diap	aN
did	CODJHNIJPKfNiKkMnMpJ7K!L%K&K
did .	iO
did a	PN
did at	nN
did it	IP
did not	AKCNDKHOMNRKUJaJfMjKkHmLnF7J!K%K&L
did the	PN
did to	BP
die	AOFNVN,L-P
die .	AN,M-L
died	CWGPHSRLmLnLpKvK
died .	GJHJnL
died and	CNHP
died in	CSRO
died last	CN
died of	CM
died on	CPGNHO
difere	zM
dificu	qL
dig	KO1O#M
dig with	KM
din	aLgNhKjNmM1N+R
din .	jN+N
din and	aL+M
dinosa	#N
dioces	5P-O
dioces .	-M
diplom	%S
direct	qQsN
disabi	YP
disabi and	YO
disabl	YSaM
disabl @kin	aN
disape	AO
disc	WP
discer	uP
disert	0S
disert .	0N
dish	jO
disord	UN
disord .	UM
disown	iN
disown me	iN
divorc	gWiJmLxL7O9N
divorc .	gP
divorc and	gM
divorc pap	gM
do	AJEMTKaMfKiKuKvL2N7K
do .	qK2K9N
do @kin	aN
do i	CMFOuPvK1L
do it	aOfM
do my	aQ
do not	AJCLTKiKmKpKvJ
do noth	WO
do the	EMaM1N
do we	uP
do with	2O
doctor	DJFRPOQORKTNUOVMXObPcMuM%Q(R
doctor has	UJ
doctor have	FK
doctor is	PM
doctor leav	uM
doctor now	%P
doctor ring	PK
doctor said	(M
doctor say	DKFNbM
doe	BORMTMXLaMbKeMiMlLnH0L2M3L4M,M
doe .	,N
doe not	DGROTNXLbLeMiNlMnJzK0M2J3L!L
doe the	1O,O
dog	UM-L
doha	4Q
doing	ELONTJaLtNvO0S8N&L
doing fine	8N
doing my	0O
doing the	EM
dole	rOyN
domest	BO
domest violen	BM
done	OLPOaMfLgNhLnOtL1L2M8K%Q(K*L
done .	PM
done and	1O
done it	8O
donkey	-N
door	BMDJHMIKJMLMVJZJdJfKiLjOmJvMxKzK3O4M5J7M
door .	AOONWLiMvM5L
door in	vN
door on	jN
door shut	DN
doorwa	dP
doorwa of	dN
dorm	wM
doubl	uO1Q
doubl shift	1Q
doubl the	uO
doubt	pQ
down	HKIJKQLKMJQKTMUMWKXMYPZK9K&K
down .	HGKHQMYKkN1L
down and	-L
down by	MN
down in	KO
down is	YN
down my	-L
down on	KL-O
down syndro	YO
down the	KKgN9M
down to	MM
down today	HK
down with	XP
downsi	kP3Q
downst	jO
dr	OOPM
drain	LP
draw	iMlNoM
drawn	oO
dre	hN9R!N
dre is	hM
dread	VPqN
dread going	qK
dream	sO
dres	TO
drift	iP
dril	-N
drink	BNSWXMiJoP&T
drink .	BNSM&N
drink again	SM
drink today	&N
drip	FMNSQRXQ
drip .	QN
driv	EMIMfJmLnOtM2K6T
driv #	6J
driv .	nO
driv home	6K
driv test	tS
driv the	6L
driv theory	tL
driv throug	6M
driv to	6N
driv up	FM
dron	JQ
dron over	JL
drop	CKMOQLXKZMrLwQ&M
drop her	wN
drop my	wK
drop off	ZN
drop our	wN
drough	MP-K
drough .	MN
drough of	-O
drov	nPwR2P
drov home	wL
drov off	wM
drown	CPLPlL
drown in	lM
drug	NPSQ
drug .	SN
drunk	BLCOnM-K
drunk .	BM
dry	LNMTpO&O*T
dry .	MLpN
dry and	MK
dubai	mL
due	DPcVkLlNuM0Q1N
due any	cN
due date	DO
due friday	lK
due in	cP
due on	cNlO
dug	HN
dump	hT
dump me	hN
dunde	wP
dust	MRpO-M
duty	fO
dying	FSMP-N
dying .	FPMM
dying and	FO
e	IOQP
e with	QO
each	MLPJVLWJaNcLeNiMjLqMvMwL0N6K7K9L!N&L
each oth	INiNjOqLvO7N9O!M
each way	6N
ear	DONKRMVGYL2O4L8R
ear .	8K-M
ear and	8N
ear onset	RP
ear retire	2P
earth	AM-M
earthq	KS
earthq .	KM
earthq in	KO
ease	WP
east	uK7O&M-L
east .	uL
east vigil	-N
eat	FJMNTNUPXMeLfKhOlMmQ(L)J+S
eat .	XJ
eat alon	mM
eat and	XN
eat disord	UN
eat lunch	mHzN
eat my	mK
eat with	TNmM
ectopi	DP
edinbu	wP
egg	bPwM+P
egg .	wM
egs	bP
eid	-O
eighty	#N
el	JQ
elder	aJ
elder @kin	aJ
electi	-T
electi is	-N
electr	lQ
eleven	DLELHLIJJLKOVJeJhKiKlJoK1L5K6M7K!J*L
eleven day	JO
eleven hour	1P
eleven week	DP
eleven year	hNiK7L!N
else	SNhNmM1L
else .	hO
email	kMqQ)K
email .	kL
embank	LP
embasy	eS
embryo	bR
emerge	lP
emerge and	lO
emotio	BL
emotio abus	BL
employ	rPxN
empty	COHOMOTLUMbPlMmMpLwRxL+K
empty .	TMbLwO
empty and	MN
empty nest	wO
empty room	wL
end	ANDMFPJNUJaHcKgNhOjKlMuKvN1O3J7J
end .	DO
end it	APhP
end my	AL
end of	FMUMaLuL1L2M
endome	WP
enemy	-O
enemy .	-M
engag	9P
engag .	9P
engage	hP
engage is	hN
engine	%N
englis	FNeOtQzN
englis pap	tM
enough	WN
envelo	PQgOoR
envelo .	gN
envelo is	PP
envy	-N
eritre	eO
esay	0O
esay due	0N
estran	iP
estran from	iP
está	-P
eulogy	EQ
eulogy for	EQ
euro	lO
even	MMRMTNVLWOcLnHpMrM0L
even .	-K
even in	AL
even put	WM
even the	MLXN-M
even when	-M
evenin	CN
ever	eLmNsLyN4L
ever .	,O
every	GPJKRLSOVRWNZMaLbPiLmMoOqLrOvP*K
every day	RMSMTLUMaJmJ
every door	vN
every even	RN
every hour	ZO
every meet	qO
every month	lN
every morn	VNrN2N
every night	INJLSKoM,N
every oth	fNgM
every step	WM
every time	PMRNVMcJoP
every year	GP#O
everyb	EMULbO+L,K
everyo	ALDLGJHJKMSKUJVLbLhOmNnHqLvMyMzL#M&L+L
everyo .	-M
everyo at	DM
everyo in	zN-O
everyo would	AN
everyt	KOLKTRUOVMaMdMeLgMhKpKqJvOzK%L
everyt .	VJ
everyt and	,Q
everyt grey	TM
everyt hurt	WN
everyt i	pMqL
everyt is	TN
everyw	QMVM3N
everyw .	QLVN
evict	dR
ewe	MO1P
ewe .	MM
ex	BNfLgNhNoK7L-K
exam	OJtU0O1J)L
exam .	tM0P
exam for	tO
exam in	tP
exam is	tN
exam on	tO
exam start	tL
exam tomoro	tJ
examin	tQ
except	cM
exchan	9O
excit	yO
exhaus	UP
exist	AL
exist .	AM
expect	DOEMcU)N
expect @kid	cL
explod	-O
exsult	-N
eye	BKNLOOPKWKXNYQZRgMqL4L,M
eyebro	NP
fac	TL
fac the	TM
face	IMPLWOXLhLnP
facebo	iO
facebo .	iP
factor	kO
fail	MQXLbMtN0N
fail .	bL
fail it	tK
fair	fN1N*N-K
fairy	pO
faith	pW-M
faith .	pO
faith is	pM
faithf	-M
fal	JKMLQLWLXNaM
fami	FOeM
fan	ZL
far	DMXLcNmLxNzN#M,O
far away	,O
farm	KMLLMNuMxM2M3L)K*S
farm .	-M
farm or	uN
farmho	3P
fast	oNpM+M-M
fast on	-O
fath	iL8N#N
fatima	5P
fault	nN
fault .	nL
fauré	-L
fear	VT4L)N
fear of	4K
feast	5M+O
feast of	-N
fed	HP
fee	lStO%K
fee for	lO
feed	MOYNaSlL
feed her	aN
feed him	aK
feel	TSUMVLYLmJnNpPuM#M
feel god	pL
feel guilty	nO
feel like	UMnMpN
feel noth	TPpL
feel numb	TM
feel safe	BO
feel so	TMmL
feel worthl	TN
feet	HKWNcP1K4N5R&L(N
feet .	5M-K
feet are	WM
fel	BNCOJLKPNLOGQMWLXNjL
fel out	jO
fela	QNhN
fenc	jR
fenc .	jN
fery	6R
fery to	6O
festiv	*N-M
festiv .	*L
fete	-R
fev	QKXU(R
fev and	XM
fev brok	(P
fev is	(L
fev of	XN
fiancé	hP
fibroi	OP
fibroi operat	OM
fibrom	WP
fibrom flar	WK
fibros	XO
field	HLMN)M*O
field .	HM
fiftee	vP!N
fiftee year	!M
fifty	CLRO0N!N#P
fifty #	RM0O
fifty year	!P
fight	JPNMQJfLjVvP7N
fight about	jN
fight canc	NL
fight in	JN-N
fight with	jL
fil	gN
film	-O
fina	OMsN2N3O5O7L9L)M
fina .	3L
final	FNfLgOsMtT-N
final .	tN-L
final exam	tJ
final on	-O
financ	lQ
find	QMRLSOdNhLoLrOwOyKzM3P7J
find a	rM
find someth	rQ
find somewh	dN
find the	RO
fine	LMTMUKVOcM8N)O
fine .	PK8M
fing	OMQO8Q
fing throug	QN
finish	FMSJUJaJeLgLhOkNrQ0N1L2P%R(J
finish .	aM%N
finish the	1N
finish with	hP
finish work	2O
fir	KPkT
fir me	kN
fir today	kN
fire	KPWNdOsMyL1L
fire .	-L
fire brigad	yM
fire came	KM
fire servic	sM
fire took	KM
firewo	UR
firm	kOuOyO
first	GNcMwMxSyTzQ3M4M5K7L8L%N&N*O
first .	tO
first @kid	cN8N
first @kin	GL
first cla	rO
first custom	xO
first day	xLyRzP
first flat	wO
first grad	zN
first in	%O
first job	yL
first night	fOwM
first of	wQxL%O
first plac	3M
first prop	yN
first shift	yQ
first time	cNvMxHyJzN1M4M5O7P&K(O+N
first week	yO
fish	GM*M+Q
fix	OP-M
flag	EN
flar	WOXS
flat	QKTMVKdQgMhNmNuKwO3S)J
flat .	3N
flat on	QO3M
flies	wM4U
flies to	wN
flight	CM4T
flight to	4P
flinch	BQ
flinch when	BN
flirt	oP
float	LR
flood	LS)M
flood .	LN
flood in	LN
floor	LQQLWRqK1K3N
floor and	-M
floor not	3N
floor with	WP
flow	EQGM9N-L
flown	wP
flu	XS
flu .	XN
fluid	PN
fly	EO4W5N
fly .	4L
fly and	4O
fly home	4M
fly to	4P
flyov	dO
focu	0O
focu on	0N
fog	RO6Q
fold	eNfL+O
fold .	eO
folow	IP2O
folow home	IP
food	JMQJTJUNlMxP+O
food .	+M
food and	+M
food truck	xR
foot	LNWQXQYM5Q
footba	WOXL-K
footba .	XM
footst	IO
for	EMMKRKsL5M+M,L
for #	EKHLIKKLMLSLUMWMZNbJiLmLoMwM1M2L!F&J
for .	ANTJ,M
for @kin	EJFKJNLKNMRGWMaKpLzM4M5P6L,L
for a	GKHMMKOKRKbNdNlLrMsKuMwL1M3O&L*L
for all	dNtN*L,L-L
for an	UJ
for anoth	gN
for anyth	,M
for chip	(O
for christ	6N
for cofe	-L
for coleg	wN
for courag	-M
for din	+N
for dry	*L
for every	!N
for god	-N
for good	eN2Q-J
for heal	(O
for her	DLFMNLOKQNRJXKYNeOtNwL5L#N%L)K
for him	AOGNTOfL
for it	DNSNVMnN1K%J+M
for jesu	-N
for me	GLaJpKrM,L
for month	TM
for more	-N
for my	ELGLXMaKeLfKtN9M,L
for not	VN
for once	-L
for one	aKmO
for our	EMHJKLuMxKzK5J6J#M%K+K,J-K
for peac	-M
for rain	MO
for ruth	,L
for someth	fOrN
for that	SO7N-J
for the	EJPJdJeKlKsO1L5L*K+M
for them	bO5N
for thi	-M
for thirty	2O
for today	-P
for us	+K,P
for what	+N-K
for work	rN
for year	WNbKiJ
foreca	6P
forget	RS
forget .	RM
forgiv	nS7S
forgiv i	nO
forgiv me	nO
forgiv my	7P
forgot	ROnO!Q
form	rOuNzO0M
forth	uN
forty	COGJKKRNWKbLpL1N2N3J5N!M
forty one	CM2L
forty year	COWO2O!P
forwar	TO-N
forwar to	TO
found	APHNNOPKROSQdLgLhNiM3L7K)Q
found a	NOPO3N
found him	RO
found my	)N
found out	NM
found the	APSL
fourte	DKHKvL1O4K
fourte hour	1O4L
fourte week	DM
fourth	bPtN
fox	HO
fox got	HO
fr	,N-L
fracti	0Q
fram	&Q
franc	6P
franci	-N
free	2N)O-J
freez	bO
freez .	bO
friday	CMELGLONPMdKkNlLsLtNuL1M2O3L6J9M%O
friday .	DJEKOJPNVMcKdKhJkNlKsJtEuK1K2K3K6J%H
friday aft	2P
friday and	EKkLlM1N9N
friday i	2M
friday if	uK
friday to	uM
fridg	RNZM
fridg and	RM
friend	mQzM
friend .	mO
fright	VR
fright of	VN
from	FKIHUMeLiLkKlLoLwLyNzL2L5N6O%J(K*N
from #	1L
from a	&M
from birth	YP
from helman	UO
from hospit	(L
from kerala	qN
from kharki	JO
from midnig	ON
from my	JNPLeNiMlLnL
from next	yP
from one	ZO7P
from our	5P
from rehab	&O
from saint	5M
from saria	5O
from st	5L
from that	oO
from the	CNFLILLKPLSKTOUKVKYJkLlKnJwK%J
from tomoro	yO
from work	IL
front	ELFFHJIKJRKMfLjLqMsMtKxL1K3N+K
front .	JK
front door	3O
front of	EKHKfMjLqNsNtM1L+M
front room	FL
frost	*P-N
fruit	bO
fruit of	bO
ful	UKZNaKdNlL6M)N*P
ful bed	cM
ful night	ZO
ful time	aM
fund	-P
funera	EWiJ
funera .	EMiK
funera is	EQ
funera of	EM
fus	#P
fus .	#O
futur	VN
galbla	OP
galbla out	OO
gambl	SS
gambl .	SO
game	-N
game .	-N
gang	IR
gap	FN
garag	xO
garden	FK2O#M*N
garden .	2M
gas	VOlQ
gas and	lN
gate	KKULVOkNnMzR4Q6M7M
gate #	4P
gate .	KM
gate thi	kO
gather	FP
gave	AMDKFKTLUNaMdNhNkNnJoJyL2N8L!M&L*K
gave birth	8O
gave her	dN
gave me	hJyO2N
gave my	kP
gave up	aQ
gaza	JS
gaza .	JP
gcs	tO
gcse	tQ
genera	JN-L
genera .	-P
genero	-O
gent	FO
gentl	RO-L
get	OOTKVLXMYLaKfNgLrP0M9L%N&L
get a	-L
get back	&N
get bet	XM&O
get divorc	gL
get her	OM%P
get his	ON%Q
get hurt	-N
get mary	9O
get off	VM
get on	-O
get out	TOfN
get panic	VN
get the	gMrO0L3K%M
get throug	EO1O
get up	UJaL
get wed	9N
get wel	XN
get wors	RM
ghost	hP
ghost me	hO
gin	SO
girl	DKILdL8P
girl .	8M
giv	qP2P(M
giv me	qM
giv up	2N
give	EMZNaKbOsLuKvM0M1M2J*K-K
give her	2M
give it	vL
give me	ZLaKqLuJvL0N1K7M-M
give our	-N
give thank	(N)L*M
give the	EM1L-N
give up	-L
give us	vK-M
given	FNbO)L
gla	QNSOfP
gla .	QM
glad	-M
glasgo	dM
glory	%M)Q
glory .	)M
glory to	)N
go	FOIKOLRLVKkOqLtKuLwOzL1M3L5M
go .	dNkKuG3M
go aft	kM
go back	eN
go from	kN
go home	BK
go in	DKkM
go on	AP5M
go out	IMxO
go quiet	qM
go round	uN
go to	TMnO3L4L5O
go wel	ON
goal	-O
goat	HPLLMNxM
goat are	MM
god	oLpS8K#J(L)M*J
god .	KKLJcM7M8M!J%L(M)K*M-M
god and	-L
god anymor	pL
god be	)N
god ble	,K-M
god even	pN
god for	#L(J)J,L-M
god forgiv	nQ
god give	vN-J
god is	pM
god it	-N
god let	pN-M
godaug	,P
godson	,P
goe	FKGLONPJRMTJVOWJdMeKsKvJwMzM3L4J5O6N
goe in	OQ
goe into	3O
goe like	VM
goe tight	VL
goe to	wOzK5M
going	AKELOKRJXMYMZLcLgLuKxM3J4J5P6K&K
going .	YN
going blind	YO
going for	sN
going in	ONqK
going on	AM5L6M
going throug	gN
going to	AKBJDKEKcPeNtM4K5K7O
going und	OM
golden	!P
golden wed	!L
goma	JO
gone	CPDLGLHQKKLNMKRNTLYKcNkMnLpMwO(N
gone .	AOCMGLHJYM(M
gone back	0N
gone sinc	CO
gone to	NMwP
good	SJbJeLfNmMoMrKuKvLwM2N9N!L*M,O-N
good .	2N9M
good @kin	SNoM,M
good friday	-O
good morn	-Q
good new	PObM
good to	,K
good weath	-M
goodby	AQCJEPFOHJhNwO
goodby to	EOHK
googl	PM
gorgeo	,P
gosip	-N
gosip .	-M
got	HNIMKGTLXMdKfMhLkOyP3H%N&L)Q
got #	fNlO
got a	XNdNkK
got back	7P
got dengu	XO
got dump	hQ
got fir	kO
got her	%N)N
got his	JPyL&M)M
got in	)P
got into	zM)P
got jump	IN
got laid	kL
got my	%N
got out	KM
got the	CMSLkJnNyQ1J3L(L)N
got to	DO1O
gout	WQ
govern	-N
gown	%W
gown .	%P
gp	UN
gp has	UL
gra	MP
grab	BK
grab me	BL
grac	pMyL+W
grac befor	+N
grac for	+P
grad	tNzQ%O
grad #	tO
gradua	rP%W
gradua .	%M
gradua from	%O
gram	QN
gramar	0Q
grand	)M
grandm	8N
grant	)R-J
grant me	-L
grap	*Q
gratef	!O#O(Q-M
gratef for	-N
gratit	(O)O
grav	GP
graves	EP
great	-J
green	eO
green card	eP
greenl	4O
greet	qO7Q
greg	dO
grew	pK3L
grew up	pK3L
grey	TQ1N
grey .	TM
grey and	TN
grey blanke	TN
griev	CP
griev .	CM
griev my	CO
griha	3N
griha praves	3N
grip	VO
ground	ENINKNMN*N
ground is	MM
group	INiOjOmNnL0M5Q-P
group chat	mN
grow	NMcNvR,N-J
guadal	5N
guard	yN
guest	xP9Q+N
guest .	9O
guest hous	xO
guid	HLONuNvP
guid @pet	HM
guid the	OO
guilt	nQ
guilt .	nN
guilty	fNnQ)N
guilty .	fN)N
guitar	-L
guitar at	-M
gun	IQJQ
gurdwa	IO
gym	KM
h1b	eO
h1b lotery	eO
had	DPHOPPULXLjJkMnM7L8N(P
had .	HO
had @kid	8O
had a	DNPMQKTLUMWLXNZMjM8L#L&L
had alread	DL
had an	jLnO
had migrai	WN
had not	AKDJ7Q
had paint	DL
had the	PM
had to	HOLNVNkN
had told	DM
had word	jO
hail	KO*O
hair	NRTLWJ8K#L(N
hair .	TK
haj	5R
hal	LMhLtOwO9L!N%M&L
hal .	%O
half	LNMJNLOJgLjLkMsMtKwLxJ0K1M2N9L&L*N
half #	OMsM
half of	kM
half the	*O
hanah	bR
hand	BMFKIKONUMYOaJoLrMxM1O2P7Q%M&M*M+M
hand .	BLCKDNILKLOLYJ1J!J+M
hand are	WP1M
hand in	xM2P%N
hand on	7O
hand over	2Q
hand round	BN
hand that	+L
handcu	fO
hang	hMuL2Q
hang in	hN
hang on	uM
hang up	2Q
hapen	VObOoM
hapen .	bLoM-M
hapy	cL3N9N#O)L
hapy .	-N
hapy birthd	#O
hard	GKTNaLjMoMtKuKvNyK0L1O
hard .	vL
harm	AP
harm .	AN
harves	1O*V
harves .	*M
harves festiv	*M
harves start	*N
has	FMNORKTLUMXPYKaJgLiJmLsK
has #	FMIO
has a	NNOPXLYMfMiLmNqMuM
has alzhei	RO
has an	OMUMsKtL
has been	AKBNJNNJUHVKXFYGdMeKfKiFkMpJrKsL0M)O
has canc	NQ
has come	LN)O
has day	FN
has dement	RN
has depres	TN
has done	8O
has down	YQ
has gone	NJTMXKwL
has had	WMXL
has hapen	VN
has her	tO#M
has his	tO
has it	-O
has leukem	NM
has ms	aM
has nobody	mP
has not	FHKMMHTNUMYLZOaLdLeMgHiKmMwLzJ
has parkin	XN
has run	MM
has sign	UM
has start	vP
has stop	FMTLUMpM
has the	XN2O
has thrown	dM
has to	EMONcLfOsMuM0L1O3L
has week	FO
hat	qKvMzM4L%R
hat .	%M
hat fly	4M
hat me	qMvL
hatay	KN
hate	AHjN1M4P
hate i	AL
haul	4O
hav	OQPNcP8N!N#N
hav a	ONcM
have	FKZJbLdKiMrKuK1J
have #	uJ1Q
have @kid	bO
have a	BLOMPMXMdNiHmLoJsKuK1H4J
have an	sMtM
have been	CNELFMGMKMQLbHdJeJjLoKrJuGyO!L&K
have bought	7N
have cary	LN
have clean	PN
have gone	pP
have got	QLdKfLgLuM1J
have had	WO
have kept	QM
have mercy	JN
have my	tM
have nobody	mN
have not	EMJNLMMMTLZMcLdLiNjLkKlMmMpJ4L7J
have noth	AN-M
have nowher	dN
have pap	eO
have sent	rO
have separa	hP
have stop	FJ
have taken	FM
have the	uL
have their	tO!M
have til	uM
have to	DOENONVNaMdJfPhNqNuM1Q3M9M
have writen	iL
hay	MO*O
he	BPFKQKRLSNTJYLfLgMhOiKnMvKzN2K7K
he ask	RLuM7L(K
he beat	BK
he ca	FOUOWM
he cal	jN
he came	8N
he com	BK
he cros	iK
he did	fO
he doe	BMTLiLzM2J
he drink	BL
he eat	zK
he end	hL
he fail	tN
he gave	AP
he ghost	hN
he got	nO
he has	BMSOdLgLiLkMlLmKrLwJzM2L7K8L#L&L
he hit	BM
he hug	7M
he is	BJILNLOMQNSLXMYKfLvMwMzL2L4L#J&L(M
he just	TM
he left	hN
he mov	7N
he propos	uK
he push	BM
he said	jL7N
he say	BMUNdMjLmLpO
he sit	kN
he sold	SN
he start	zM
he stil	NNXO!O
he threat	BM
he threw	BL
he took	hL
he used	TM
he want	AKYNgM
he was	CREMHNQLUNYLfKhKkJnLvKzK
he wil	BMEMFKYJfLhLjHnNvK!M
he wo	TO
head	IMMJNJUOVJWLYMZMdLqOtMuJyL0N6L*N
head .	UJtN0N
head is	UO
headac	WP
headmi	2P
headsc	NO
heal	XThN&O(R
heal for	XQ
heal her	XO
heal my	XN
health	UNVM8P(O
health is	UN
hear	FHIKPOUPXKYRZLfSnJpN8K
hear if	PL
hear is	fP
hear me	-P
hear on	PMfK
hear the	FJULZM
hear tomoro	fK
hear voic	UQ
heard	JPiKmL)L
heard thi	mL
heart	CMDKOPPLQKVOXPcNhNoLuM5N(M-L
heart .	OL-L
heart and	OM
heart atack	CMQM(M-N
heart for	-K
heart goe	VN
heart is	hO
heart rac	VO
heart surger	OL
heartb	DPcNhP
heartb .	cO
heartb at	DM
heartb on	DK
heat	AMdO1N-L
heat .	AN
heathr	4O
heaven	MLpQ-M
heaven are	pO
heavy	LNTQ1Q*P
hebrew	0P
hedg	jQ
hedg and	jN
heel	WP
hel	-O
hel .	-O
held	DLHMfO7N8M
helman	UQ
helo	-M
help	SMVNWKaNoMqLrJtMvN0N1L3M7L&L-M
help .	WLaJvL1M
help me	SPVMaKfLhJoNqJtKuKvK0L1M9M-N
help my	pO
help the	-N
hen	HPLMjL
hepati	XP
her	DKFKGLHMOLRKWLYJaNhPnJwM8O9K#L%N
her #	#N,M
her .	CMDLFLGMHKYKaGcLhKvKzO5L8L#K&L,P
her a	2M
her and	aKnK9L
her arm	AOBM
her at	DMwN
her bed	wN
her breast	NN
her breath	FN
her but	aK
her degre	%N
her desk	DO
her first	yKzN
her hair	TL#N
her hand	7M
her heart	XO
her hip	OM
her i	aK
her in	COqO
her kn	5O
her last	FO
her life	YO
her liv	NK
her name	,O
her new	zM
her out	cN
her own	ALYKwM,O
her phon	BP
her pil	AN
her purs	RM
her room	wN
her sinc	HN
her thing	hO
her to	FKqN
her tonsil	OO
her wag	BO
herd	MN
here	AMJLMKdMeRmNrPuKvK3L5M8N+L
here #	8M
here .	BMeMuJvL8M(N
here and	uN-M
here anymor	AP
here in	MO
hernia	OQ
heroin	SQ
heroin .	SQ
hersel	ARRNUM,L
hersel .	AP,O
hgv	tN
hgv test	tM
hi	-O
hi god	-N
hid	IMJLROSPUOVNlLvL
hid her	RO
hid in	IPJL
hid it	SO
hid vodka	SO
hide	qO
high	IJLOMLQMXNcOzM
high .	cN
high and	MN
high fev	XL
high risk	cL
high school	IMzM
hil	KM
hil came	KL
him	FNHLIJQLRLSJaNfLhPoMvJ#M,L
him .	AJBNFJGKSKTKVKWLYJaKeLfHhJoJrMvK#H,N
him a	2O
him and	QLuL,L
him at	aM
him down	AQ
him home	FN
him in	QLfL
him on	rO
him thing	hN
him to	UN
him und	UN
himsel	AQ2K(N
himsel .	AP
hip	ORQNWT5K&M
hip .	OL
hip on	OM
hip she	OK
hir	rQ
hire	rO
his	COFKIKONRLSLYKaLdLgMiJkMrLwNxMzJ2K%M&M
his bed	FNwP
his birthd	iN
his degre	%N
his dorm	wL
his driv	tN
his first	yK
his hand	BN1M
his jaw	IO
his job	kQ
his last	FO
his leg	ON
his lip	FO
his name	dN
his new	zN
his nurs	aN
his own	ANCNFK(N
his room	TPwN
his sho	RM
his strok	aL
his way	IM
hit	BRHNINKLXOYLnMpK
hit by	BK
hit me	BNXN
hit my	BL
hit the	pM
hiv	PM-J
hiv test	PN
hoby	2O
hold	DOEMFLGLINJMLKWJYKaKbNoL4N7K9K%L&P
hold .	JN7M
hold hand	!N
hold her	aM
hold the	WL
hole	OMQK
hole .	QL
hole in	OM
holida	PM6P
holida .	PO
holy	5Q9N-Q
holy @kin	-M
holy land	5O
holy spirit	-K
hom	KO
home	CKFMINQLRNUJaNdNeMmLrNwM3M4J6N&J(O
home .	BOELFJRKSLaMdMmJpKrLwJ3J6H(G
home aft	&M
home and	aNmK
home for	CN
home from	AOFNINUN&N(O
home ofic	eR
home safe	6N
home to	CLFLHNaKwL
homel	dT
homel .	dO
homesc	vR
homesc #	vP
homesi	mP
homesi .	mO
homewo	aNvP0N
honest	-P
honest .	-K
honour	EO
hook	HP
hope	DKPPbP3K-P
hope .	-H
hope he	-K
hope it	PP
hope my	-N
hope she	-N
hope that	-L
hope we	3N
hopel	TO
hospic	FV
hospic .	FN
hospic nurs	FK
hospic rang	FL
hospit	FLJLONQUWKrMsMyK8N9L(P
hospit .	QJ(M-O
hospit and	QL
hospit for	QO
hospit in	JOQK
hospit on	sK
hospit she	QL
host	-M
hostel	ANIOdOwO0N
hot	WOZN-L
hot wat	WN-N
hotel	jOkO
hour	FPOOQLRMTKUJZPaLwL1R4M6L8P
hour .	4K8K
hour a	1L
hour in	1M4N
hour on	1L
hour sleep	1N
hour to	6J
hour week	1M
hous	HJJLKOLPdNgOiMmMwP3U
hous .	BMJLLJUNgLwN)M
hous and	HNKOgN3K
hous burn	KL
hous i	3L
hous in	KHLNTL3L
hous is	LMwM
hous on	3M
hous or	uJ
hous with	gO
housto	4N
how	CLEJFKRKSLTKVJYLZKaJkJlMnKoJpKvQ4L7L
how do	CNvN
how i	aLnM
how to	DJTLkLvP
hr	qRsO
hrs	4O6Q
hug	7Q
hug me	7O
humbl	-L
humili	qL-R
humili .	-M
humour	-J
humour .	-L
hundr	kNrO1J5M
hung	jP2M
hung up	jP
hungry	+N
hunt	rO
hurica	KU
hurt	AMBLKMVMWWgMhMnM
hurt .	WL
hurt even	WN
hurt her	WK
hurt i	AM
hurt me	BO
hurt so	WN
hymn	EPRP-L
hyster	OP
i	AMaMiLjLmLnOoLpMuJ7M
i .	ALnG9M,O
i alway	tL
i am	EKUKVJaKcKmJoJqLvJ1J
i and	AL
i are	jJ7O
i argu	jM
i ask	qM
i bath	aM
i begin	yP
i believ	pN
i bought	xL
i brok	XM
i ca	AMIJKLSLTKUJVJWKZKfMjGlKnKpMtN
i came	iNmO5P
i can	EKJLQLVJWJZKaMnGoLrMtLuOyL0K&M(H)L
i cary	-L
i chang	aO
i cheat	nP
i check	VN
i clean	1L
i come	qN-J
i cook	mM
i could	CKnKoM9J(M)K-P
i count	SO
i cry	UQ
i cut	AK
i danc	)M
i did	AKCFiLnP
i do	AJCMTHaKiLpJuDvG9O
i doubt	pO
i dread	qK
i drink	SO
i driv	lL
i eat	mL
i end	hP
i fail	tH
i feed	aN
i feel	TNUMmMnMpHuO
i fight	jM
i forgot	!O
i found	ALSLgN
i gave	dO
i get	PNTM-M
i give	-M
i go	OLaMmMyOzN5M
i got	BNkLyM&N)K
i gradua	%M
i had	AHDNHNNMTMjNlLnL7L(J)L
i hand	2O
i hang	2L
i hate	AJ1M4N
i have	ELVKZLfMiHmJoMrJsMtLuK0L1L
i hear	mN
i heard	mL
i held	8L
i hope	PO,M-O
i in	sM
i iron	wO
i just	AKTMUMfM(L
i keep	ALCMcLhJoLpJwL3N
i kneel	pP
i know	RNTLnHoNwMzM4N
i learn	-L
i leav	3M
i left	iNnP
i let	nO
i lie	ZN
i lied	nP
i lift	aM
i light	GN
i like	uO-L
i look	TOaO
i lost	DJcMkL
i love	aOvN,O
i made	GL7L
i mary	iN
i mean	iM
i met	,L
i mis	iO,L
i mov	mN
i must	ENeLqKuM1N
i need	aJrJtNuJvL0M
i not	CLDMbMnM,K
i only	tO
i open	pKxL
i owe	lO
i pas	)R
i plant	-P
i pray	pO,P
i promis	oO
i put	lOnQwN
i rea	sN
i read	pM0L-M
i relaps	SO
i report	qP
i said	RJaJiHjNnNuNvM7J9M
i sat	UMwM
i saw	dMfO
i say	eOmLpMvL
i see	iMnLpNsL,M
i set	mL
i should	nNoO
i shout	jKvN
i sign	gLnO
i sit	TMVMmMpLsNtL0P
i slam	jN
i sleep	dJ
i smil	bP
i start	yO
i stil	BNCPGPINSOdNhMiMkLnJpM
i stol	nP
i stop	-L
i swear	oO
i take	XLaNuM
i talk	mL
i teach	UL
i tel	dO
i thank	#N(M
i think	UJVKjMpM,N
i though	aNhN
i threw	jO
i told	BMjPnOqL
i took	ANnO
i treat	nO
i turn	aP
i use	YO
i used	TOpJ
i wake	ZN
i walk	qL9M
i want	AKSLvM0K7M9K-P
i was	BRDKGKIJRNUJiMjJkKnLpK2L7N
i wash	aM
i were	AL
i wil	AKEHFJGJYNZNbLfLgLnHoJwM4K5N9L!M#J%L
i wish	ALNM,M-N
i work	vO1L
i wory	VM,N
i would	-M
ice	ONSOeQ1M6N
ich	AR
icu	QU(M
icu .	QL
icu at	QL
idea	xN
ielt	tP
if	ALBKDJFKPLRGVQbMgJiMmLpPtOuO
if .	VN
if he	VOtN
if i	AOBKRMVMmLoLpFuL
if it	PMbO
if noth	DN
if she	tO
if the	VP
if what	VM
if you	pL
iftar	+R
ignor	qL-N
ignor me	qL
ill	XP(N
ill .	XO
ill any	(O
in	IMJMKLLLQNdJeMfLqMwL
in #	DKLMRMTJYKaNcGeJiPnKsLtOzO3M6K7M9M
in .	ULXMqK1J3N)L*P
in @kin	NNjN
in a	CLLLRJYKdPeLfMmLyLzL4K6N9K#K%J
in acount	oO
in anyth	TO
in at	vN
in bed	FL
in befor	*N
in bil	lM
in court	fN
in croydo	IQeL
in debt	lM
in decemb	9N
in for	OQQNqO
in front	EJHKfMjMqMsNtM1L+L
in gaza	JN
in god	pN
in hel	-L
in her	FOHLNNOKTMwK%M
in his	CPNMOJROiLkMrK&L
in hospit	QO(M
in icu	QN
in intens	QO
in it	DKxK3N
in januar	CN
in july	tL
in june	cMkM2N9N
in kerala	LM
in kharki	JN
in kota	wN
in kyiv	JM
in labour	8Q
in lago	eL
in leed	wM
in lismor	LL
in march	CLDK
in may	BLxM
in me	TNUMpN-L
in my	DMIKJHNLTKWJdLmLoMpLuJxK0J2L%K&J
in on	OK
in one	UKjM1L4N5O
in oslo	uL
in our	CMIPJJKJLHMNNJOLTLbKiKjNkJqLrKvMxL%J-K
in overni	QP
in peac	COFO
in perth	uN
in peru	6P
in porto	LN
in prison	fP
in riyadh	BN
in row	%O
in septem	zO
in sudan	JN
in that	fLnNqM
in the	IKJJKKQLRKTLUNdMfJqL*M
in ther	cN
in thi	ANeMjNmPvN1M3M
in til	QO
in time	FO
in trafic	-N
in tuesda	OM
in ukrain	JL
in ward	QK
in week	ZN
in which	-N
in winipe	eO
in with	QMzO3K
in your	,Q
incons	HO
incuba	QO
india	-P
induc	cQ
infant	zO
infect	XQ
infect .	XO
infert	bQ
infert .	bQ
infron	qN
infron of	qN
inheri	jN
inheri .	jM
inshal	9P
inshal .	9N
insid	KNLNTPfN
insomn	ZR
inspec	1O
instru	-O
insuli	aP
insura	LQ
intens	QR
intens care	QR
interv	eRsW
interv .	sM
interv at	eLsP
interv for	sQ
interv in	sO
interv is	eN
interv on	eKsK
interv tomoro	sM
interv w	sM
into	BJIKLKQJVLYJaLmKoNwMxKzN0J2L3M8L9M)M
into a	3N
into my	BN
into shelte	3M
into the	ULmNoNzO3L
into theatr	OK
introd	RO9O
iron	BMMMfKsNwQyN
iron the	sNyL
is	FKLLMLQKcLoL
is #	FJGHIKNOOJQJXMYNZLaJcKeLrLvOzO#O
is .	RNXL,O
is a	GJJLMLNKVLdLgLlJoNqK1N4N8M9K#M
is abusiv	BM
is adict	SN
is afraid	VN
is aliv	AO
is all	mMpN,M-L
is an	SN,L
is and	RMYQ
is ask	bL
is at	BLEOMKsK
is autist	YO
is back	NLSLTP(P
is backpa	6N
is been	GGQKTNXLiLpKsNtO&L
is being	BLfMoM
is benign	)O
is breath	FJVN
is broken	IL
is buly	qN
is cal	sM
is canc	PM
is cary	cP
is clear	(L
is clos	kO
is com	CLFJHMLLMJRK7M&M+L
is day	FGGLbP
is dead	CP-K
is deaf	YO
is deploy	JR
is doing	tO0O
is door	xM
is drink	SM
is drunk	BN
is dry	MN
is due	cPlL1M
is dying	FRMM
is eat	UO
is empty	wM
is expect	cS
is fight	jN
is fine	PKTOUM8J)N
is finish	2N
is fly	4M
is for	RL
is ful	lM*L
is get	OLRKgN9N&M
is going	BKHKOLYMsL4L5K
is gone	CJDMGMKLwL(O
is good	,J
is got	XNyL
is gradua	%M
is grey	TP
is hang	hM
is hapen	bM
is hard	vO-M
is hav	OQPNcP
is here	8R
is high	cN
is home	IN(N
is ill	XP
is in	FNLLNOQRRJWMcNeNfQ*O
is iron	yN
is it	uP,K-M
is job	mO
is join	zO
is just	TNpM,J
is kil	VMWN0O1N
is knee	ML
is late	cO
is lazin	TN
is learn	0N&P
is leav	gPwO2O
is like	MNpO
is look	rN
is mary	oM9P
is me	VMaN
is minu	dM
is more	OM
is mov	3N
is mri	PN
is my	BMEMQMaLmLoNzN#P
is ninete	wP
is not	AKDKFKTMULWMXMaHbJhHiJkKnNrL(H
is noth	PMTLlN
is now	IP
is of	KO
is off	XLhNwM(K
is on	EOFNKLLKOLPMQMSOeHfOtM1L3K4N6M9K!N
is only	HKMJNJOKRJSNVLXOlMvLwM)J
is our	!M)N
is out	&O(O
is over	gNhL)Q
is paint	DM
is paraly	YM
is pas	GL%L
is poor	XO
is positi	cM
is pregna	cN
is recove	&P
is retir	2O
is ring	jK
is say	uN
is senten	fM
is shak	IN
is sick	VMXQ
is sleep	dMjN
is slip	FP
is so	NOVLhNwO0M
is someon	oK
is spread	qL
is stag	NK
is stil	CNDLHMbP
is strong	8N
is stuck	0N
is tak	SNtN
is termin	FO
is the	ANGMNKRHTKULaHdLmMoJqMrLsMzJ3K4K!J#K
is ther	pL-O
is thi	EOGO
is to	fNuL
is tomoro	EO
is true	pN
is turn	#N
is und	LO
is up	LJfL
is using	SP
is very	XN
is violen	BO
is wait	PM
is walk	MP5N
is wel	(O
is what	-N
is wil	iMjO7O
is wory	cO
is wrong	VM
is yelow	XO
island	-M
isolat	QQmP
it	DPNNPMVJWMaJhLnJoKpJ7M
it .	DJSMUMWKYMaGfJnKpKxP7J%L+J
it again	tO
it all	AODL
it and	HPSPnKoM1K7M+N
it at	DJ
it back	nM
it be	PL9M
it by	hP
it from	lM
it has	NJ
it hold	7N
it hurt	hP
it in	qNuL
it is	FJGKNJPLRNTJVJWKZLdJhJoJpK8K!N#K
it off	hP
it on	SM
it snow	-M
it tak	TP
it that	-O
it time	vL
it to	ANDNuK
it twic	tK
it was	BLDMGMHLNMSKgKhJiKjKkJmJnOqL7M)N
it wil	GO9K
it with	hN
it would	GK
ivf	bT8K
ivf and	bO
ivf fail	bM
ivf transf	bN
jail	fS
jam	3M
jam jar	3N
jamb	tP
janaza	ER
januar	CM
januar .	CK
jar	3N
jaw	IRWO
jaw is	IO
je	AP
je veux	AP
jean	5M
jean on	5L
jeryca	MO
jeryca .	MN
jesu	FJQJSLVMWMdKoJ%K(F)K
jesu .	)K-L
ji	ON-L
job	UMaLkRmKrUsPuLyQ0K1P)N
job .	kNrLyO1M)N
job at	yL
job i	kP
job in	uK
job interv	sM
job lord	rM
job ofers	uM
job on	yJ
job sinc	yJ
job to	aN
joe	GO
join	wMyQzL9M
join the	wMyM
joint	WR
jok	NNXN,N-K
jok .	-M
jolof	+O
jos	6M
joseph	rN
journe	6Q
journe mercy	6M
joy	TP)M,N-M
joy .	)M-M
jubile	!P
judg	fVgOuL)N
july	tL
jump	ALIPKMPNzO
jump off	AK
jump the	KN
june	MLcNkMyL2L9O!N%M)M
june .	cMkM
junior	yMzO
junior doctor	yN
jury	fT)K
jury duty	fO
jury found	)M
just	CLTNYMZMhNmNpKvM,N
just a	-L
just diagno	XM
just had	8M
just lie	TN
just my	,O
just once	-M
just sat	-N
just that	-N
just to	mP
just took	QO
just want	AG&N(M-N
justic	fN-O
kaduna	IQ
kaduna road	IO
keep	ANJLQNROcOoQqHuKwK0O5K6K&P
keep forget	RL
keep him	QKyM&N
keep it	uN-P
keep me	oNyO0L&M-N
keep my	QJoN,N
keep the	DLONgMuL
keep their	-N
keep thi	cM
keep to	,P
keep us	6L
kept	QO
kerala	LMqM6N
ketl	RMdL3N7L,N
ketl .	-L
ketl in	RO
key	RNULhNyK2P3S
key .	3M
key to	3O
key today	2O
kg	8N
kharki	JT
kharki .	JN
kharki again	JL
kharki and	JL
kick	IMcTdN
kidnap	IO
kidney	OSWNXRuN(Q
kidney are	XQ
kidney ston	WP
kil	AMCNNLVJWNcL0M1K-O
kil hersel	AL
kil i	AP
kil me	BJVLWOcN
kil my	-M
kil on	CO
kil them	-N
kilo	8P
kilo .	8J
kilome	5P
kind	GLNMRJULYKcMgJmJvJyPzM6J,K-K
kind .	NNyM,N-K
kind pray	QM
kind to	-M
kinder	zP%O
kinder for	zN
kindn	-N
kindn .	-L
kis	)O
kitche	JKLOgNjNkMqJ0M1K2K3M7K(N+J
kitche .	LNjN3O
kitche tabl	0N
kitui	MN
km	ML5P
km to	5L
kn	WSvKzN1L2N5R
kn are	WM5M
kn hurt	WL
knee	MMORWPYL5N&P
knee .	WL
knee high	ML
knee replac	OO
kneel	pR
kneel ther	pN
knew	DO
knif	IOOQ
knit	iN-M
knock	XN5P
knot	VQ9P
know	DKPNRPSNTKiMnKoMuNvLzN2E
know .	AJPPdLnMoN
know anyon	zM
know her	,N
know how	DJEMTLlNvJ
know if	pMuN
know it	RO
know me	iL
know nobody	zN
know what	AJCMRHiHuJ2K,P
know wher	dNoN
know wheth	uJ
know which	RMuK
know who	RL2H
know why	XO,O
know yet	HLcN
kota	wN
krishn	-M
kumasi	EO
kyiv	JM
lab	HJPRyM0O
lab .	PN
labor	8O
labour	rP1N8T
labour ward	8N
ladoo	)O
lady	BN,O
lady and	-O
lago	eM4P6L
lago to	6M
laid	ENkP
laid off	kQ
laid to	EO
lake	MM
lake is	MN
lakshm	HM
lamb	1Q+M-O
lamp	pQ-J
land	MMZJePfNgLjN4R5N)O*M
land .	eN
land at	4L
land case	fM
landlo	dU3N
landlo chang	dM
landlo has	dO
landlo want	dK
landsl	KP
langar	+P
langua	eR
lanyar	yR
laptop	kOoO
last	CJFPIKMJSJcKhLjJwP2R5M7M8K%N&L*P
last #	sO
last .	5M7N
last day	FMkP2P
last hundr	5N
last night	AOCJDLIKJJKKQMSMUJgKjM7O8M)O
last of	MM)N*L
last one	wP
last time	tM2N
last trail	*O
last week	BOCKIPRNUN&M
last year	GPlO
lat	pM
late	MNVNcOnM1L5O*L
late @kin	5N
late and	cN
laugh	OJPKRKSKTMUKWMoLqOuKzN7J8K#L&O
laugh .	oK
laugh about	-O
laugh and	RM
laugh at	-K
laught	-N
launch	xQ
law	0Q
lawy	eLfPgV
lawy and	fN
lay	CKEPHL
lay #	CK
layof	kP
lazin	TN
lazy	-N
lead	HPTMoPqNyN1M-J
leak	-N
learn	YTeOtMvP0V&M-O
learn disabi	YN
learn the	YO-J
learn to	YK0L&N-P
leas	xP
leav	FKJMKKUKVJgMkLtOuOwP2O3Q4K5P6O%P
leav at	4N
leav cert	tR
leav for	wP5P6P
leav her	JO
leav home	wO
leav it	uP
leav school	%P
leav the	FNKMVNdNmK2M3M
leav to	)O
leav us	2O
lectur	0S
leed	uNwMzM
left	CNFKKKSKULYLaMgNhSiNmMnNwPyM0L
left .	FJaM0N
left for	wO
left me	gNhO
left my	eO
left the	THVMiM
left us	CQGM
leg	EJHKOOQOUGWOXMYUaOuKzM&N
leg .	YMzN
leg below	YN
leg in	YN
lemon	GK
lend	lP
lent	oO-O
lent .	-J
les	-Q
les of	-K
leson	0N
let	FLOLPLeNfMiOkMrMuKxLzM0K7N9K#L&M
let .	lL)N
let custom	xO
let from	eL)O
let go	kPzM
let her	uN9K
let him	FKtM&O
let it	NPiM3M7N9K-K
let me	BLEJFKfKhJkHsKtNyM2L5L7K!L#K&K
let my	nO(M,L-G
let the	ELJOcLuKxN3N#M-M
let them	eMsN
let ther	-L
let thi	cL
let us	7J
leukae	NS
leukem	NR
leukem .	NN
leve	LP
level	tP
level result	tN
leyt	KP
librar	dPsK0N2O
licenc	fPxN
lidl	dO
lie	CMQMTNVMWNXPZTcMdKnKqKvP
lie about	qM
lie awak	ZO
lie fac	TM
lie ther	VOZR
lie to	vN
lied	nP
lied to	nN
life	AOCKEJFMTNYMfMiLmMuM2O9K#M,M
life .	ANCGuM#L,L
life is	AL
lift	DKTMVOWNaUvJ3N(N
lift @kin	aO
lift the	WP
lift up	,Q
light	EKGKLJTMZNdLmMpMtN!K
light .	-M
light the	GMpO
lik	HO
like	MKTMULWOYKZOpN8K-K
like a	TKVKWLYMZMaKcMnMwKyN8L9K&L
like an	WM
like chew	pM
like god	pM
like i	iPpM
like it	3O
like my	-N
like pap	MK
like talk	pL
like the	uN-K
like thi	AM
like to	BMFO-O
lin	DOcT
lin .	cQ
lin on	cM
lin thi	cL
line	JQXLbPjMkO
line .	JMbN
lip	FN
lip with	FN
lismor	LP
list	dPkOuN(M)P
list .	kP
listen	XLZNvK-K
listen more	-M
listen to	ZOvN
litl	CLDNFJJLNKOKXKaLgKiLvNxNzL8Q&M*M
litl @kid	OLXMfN8D
litl @kin	CMNJgL8L#J
litl cafe	xO
litl room	DM
liv	AOFJLMNQRKSMWLXLaJdMeJgMiLmKvN3N(L
liv .	AONP(O
liv alon	mL
liv in	gO
liv like	AM
liv on	dM
liv with	aN
live	AMFOaKdNeMgPiJuJwL3K
live .	AMdMfK
live anymor	AM
live for	AO
live in	aN
live with	gNuN
loan	eLlWxO)P
loan for	lN
lock	BRVMdOfO
lock #	VL
lock me	BM
lock on	dN
lock up	fO
lol	OMhMsNtLvMyK#N-M
lol .	tMvN-K
lon	mQ-M
lon .	mN
lon sinc	mK
long	ALFLRLWGYLaKbMmNpKwK1M2N4L6N7L#M&L(N+M
long covid	XP
long driv	6L
long for	bO
long gap	FN
long haul	4O
long life	#O
long shift	1M
long sleev	APBO
look	HKMOPLRKTMYJaOkJnLoMrNvL!L,M
look .	,N
look aft	YNaR,L
look at	ILMKPMTMkKnJoKvL9M
look for	RNrQ
look forwar	TO
look up	MN
lord	MKWKnJoNvK!K(L+M
lord .	FMMJZLaKoK)K,L-M
lord and	+O
lord forgiv	nM
lord give	vK-L
lord help	-J
lord i	aKnP#N
lord lead	oP
lord make	-K
lord on	CN
lord send	xN
lord show	uM
lord teach	-K
lord you	YO
lory	QMZP3O6R
los	DPRPcLpL-H
los everyt	-N
los my	pM
lose	DOkL)N-M
lost	CRDUGJHOKMLKYOcLdOkNnKpM
lost @kin	CRGK
lost her	DJ
lost his	YOdNkN
lost it	DP
lost my	CPYKkM-M
lost our	DO
lost the	DOKLcL
lot	1N#N
lotery	eP
lotery result	eN
loud	mN
lough	5O
lough derg	5O
lourd	5T
lourd with	5N
lov	NNaMgM9M,K
lov .	-N
love	aNgMhRmKqJuMvM0L8K9O,M-N
love .	-M
love her	aL
love him	,L
love it	-N
low	EOMOTSbO*N
low sinc	TN
lucky	tK
lucky .	tK
luksa	GM
luksa of	GM
lump	NRONPR)O
lump and	PL
lump in	NO
lump is	)O
lump was	)N
lunch	UKjLlNmPqLyNzN+P
lunch .	UMzM
lunch in	mNzK
lung	NQPMQOXL
lupu	XR
lust	oQ
lust .	oO
luth	OMQO
lying	MLQNZPcO
lying awak	ZN
lying down	MM
lympho	NQ
m6	6N
ma	-N
machin	FQSOkNuLxN
machin .	SL
macula	YP
mad	VMjOxN
madam	BOkP
made	FKGHYLhJkMmNnJuKvLwKyN7P8L!K#M)P+J
made her	GJ
made me	AL
made perman	)O
made redund	kP
made up	7O
magist	fR
maid	nO
mainst	zN
maiz	MM)N*Q
maiz is	MJ
mak	GLYNqL#N*L
makah	5N
make	BJDLGJWLgKjLnLqMuNxL7M-M
make it	CNDL
make me	-Q
make my	UL-M
make peac	7N
make up	uN
malari	XS(O
malari again	XQ
mamogr	PR
mamogr .	PN
man	EKQNRMaKdKfMhNjLlLmKoNzL9N!N
man .	!L
man in	FN
man oposit	QN
man who	,O-L
manag	qPyP
mango	*Q
manic	UR
manila	FOeM4M
manila on	4L
map	6Q
marath	XN-M
march	BLCMDJGNMKTMYMeKiH2M
march .	CLDKGKYNiJ
march and	CJeM
march the	MJ
mare	HM
mariag	bNgRjP9R!Q
mariag .	!O
mariag is	gP
mariki	LO
mark	BPGN1P
mark on	BP
market	IOiMxO*N
marow	*P
mary	RKbPgNhMiMoSuL9W!R
mary #	bM!L
mary .	COhNoP9K
mary @kin	oO
mary again	9O
mary and	bNoO
mary at	9N
mary her	9M
mary him	uN
mary his	9O
mary in	9Q
mary my	9O
mary on	9N!N
mary to	!N
mary today	!N
mas	EQGSpR!K-L
masiv	jM
mask	OP
mast	%O
mat	FKTNmM
mat .	TL
match	-L
matern	kO8N
matern leav	kO
math	tT0P
math .	0N
math pap	tN
math test	tM
matr	KN
matron	qR
may	JMrLxM0M3L5K6L7J9M&M*L-N
may .	rM3K
may all	-N
may be	-L
may he	&P
may i	6M-Q
may it	-J
may my	-G
may nobody	-L
may our	-Q
may the	-N
mayb	FN
mayo	-P
me	BORLaMhNiNjMnLoMqOuKvO7K
me #	RK
me .	BOTKhJiKmMnLoJpMqHuK7J
me @kin	nL
me a	RKjLoMuLyN1L2M&K
me aft	iP
me again	BM
me agains	BM
me and	BJSKWLXJZJdOgNiJjNqL0M7N!O
me as	uN
me back	hK
me be	vN-N
me brav	-M
me by	BKRMhK
me courag	-J
me every	fO
me find	-N
me focu	0N
me for	gMnOvK
me from	WO-M
me go	kM
me going	&M
me good	-K
me her	,O
me how	vM
me humbl	-L
me i	aMnMrMuM
me in	BKIMQLqH1L!N
me it	hM
me joy	TL
me keep	-M
me last	BN
me laugh	-O
me les	-K
me lord	-M
me love	-O
me not	nNoMvK
me off	UNiN(O
me on	XLhNqN
me out	BLiNkO
me over	hL
me pas	tO
me patien	-J
me rememb	tP
me resist	oN
me sinc	WMiLqN
me sleep	ZO
me streng	aK1L
me the	TOgNqLuMvJ
me til	FO
me to	ELNLfLjJoJqKsMuLvG9O+M-K
me today	RN
me up	BM
me when	BM
me which	uM
me who	RK
meal	+Q
mean	iL,N
med	UMaM
medic	JP
medica	sM
medici	NMUNXM0O
medici and	0M
meet	iLqPsP1R7P&M
meet .	1N
meet my	7M
meet the	sR
meet with	qL
meetin	-N
meetin .	-O
mehndi	9P
mein	-N
melbou	wN
memori	EN
memori servic	EN
memory	RS
men	ISJOkLrNuM1M
men came	IO
men on	IN
mend	7P&S(O
mend aft	&P
mening	(Q
menopa	ZM
mental	UN
mental health	UN
mercy	JM6M
mercy on	JL
mesag	JNiNoO
mesag .	iN
met	iKlOmK9O!N,O
met at	!O
met is	lM
met on	,N
meth	SP
meth .	SO
metro	JO
metro statio	JN
mi	WLeM
mia	-O
midl	gMzO
midnig	LLON0M1M8N*O
midwif	cP8O
migrai	WT
migrai day	WN
migrai for	WO
mil	6O
milet	MN
milk	DOHNXM2N3N8M
min	KP
mind	GNOLROUQVNaPgMhMsMuM0L,L
mind .	-L
mind @kin	aP
mind for	GO
mind is	UP
mine	FLKLNKTMaObNfMiMjMkOqK
mine .	bN
minist	sN-K
minu	dO
minu #	dO
minut	KJOOVKZLaMjLsO8N
minut .	KL
miror	RNsM
mis	AMGMHQJNKNfKiKmMnM3K)N,N
mis #	HO
mis me	AP
mis the	-P
miscar	DW
miscar .	DH
miscar and	DP
miscar in	DO
misil	JN
mistak	qO
mnd	FO
mnd has	FO
molest	BQ
mom	nO
mom guilt	nO
monday	NNOOPOeJfOsMtOuHxLyPzN1O2N4K*K
monday .	EMJLNJOJQMdLeLfKkMsMuJxL4K*M
monday aft	yN
monday and	NLPKzJ1K
monday as	yP
monday at	yO
monday first	yK
monday he	zP
monday i	yM
monday she	zO
money	SRaHbHjOlPnOoOrMuKxM
money .	lL
money for	lL
money from	nL
moneyl	lS
monsoo	MO
month	DNGMMJWMXMbLcNdKeNfLlPrLxKyM3K&N(J
month .	DLFNTMUJcLeJfNlKpMrN5L)M
month along	cN
month and	DN,M
month behind	lM
month clean	&N
month in	eO
month mind	GP
month now	eK
month pregna	cL
month sinc	&N
month wait	eL
mood	-N
moon	-O
moon .	-M
more	FMRNUJYLbLpLvK2L(N-M
more .	CORMSOpH(M,M
more and	-K
more chemo	(N
more of	RM-N
more patien	-J
more they	FO
more year	#O
morir	AO
morir .	AO
morn	CLHMOOQKSKVJaNcJkLwJ2L8L(L
morn #	8K
morn .	CKGKOKQNVJcKlJtKwK2L4K8J
morn and	FOONtNvM
morn god	-N
mornin	CN2O-K
mornin .	2L
morphi	FP
mortga	kOlQ
mortga .	kMlM
mosqu	-M
most	RN
moth	vO-K
motorb	CP6N
motorb .	CM
mounta	KN6P
mouth	OLpO
mouth from	ON
mov	FMaLeJgPhOiLmPwOzN3T7K
mov back	aN7O
mov here	mM
mov hous	3K
mov in	wN3N,L
mov on	-P
mov out	gOhPwN3M
mov the	jO
mov to	eNmQ3N
move	CMXNcPuN3N
move to	3N
movi	-Q
mr	CLELFOQMRMmN2L,M
mri	PU
mrs	mN2M
ms	XTaP
much	PHUPWMcLlJmJnKoLsKvJ1P7J9K,M
much .	sM
much i	WJ-N
much on	UM
much presur	UO
mud	LQMN
mud .	LOML
mud and	MN
mug	IPkL
murd	-N
murder	IR
music	jPuN
must	EMNLeMfMgJqJuS1O6L
must choos	uM
must tel	eM1N
my	iL
my #	dLeNjOvR4M7M#M,O
my @kid	HMIJYKfLiOrLtLvNwLzJ4M7N#L%K
my @kin	CJEJFJJLNLQJRJSMaKfMiK7L9L,L
my @love	BKDLFLGJPJRMTKaMcKeKkJoHsLyK4K&K
my @pet	HJ(O,M
my @work	CJNNXNYMqNtK2G#N,N
my acent	qN
my answ	uM
my arm	BNXM1N
my back	WSaM
my badg	kN
my best	CJEJFJTMjLnL9J
my bibl	,O
my birth	eM
my birthd	mN#M
my budgi	HO
my car	dM-P
my chest	VN
my cla	1P-K
my consci	nO
my countr	JMeM
my cup	-L
my day	-L
my degre	%N
my disabl	YQaL
my disert	0N
my driv	tM
my ear	-M
my elder	aJ
my enemy	-P
my englis	eM
my ex	BNfLgMoL7L,K-L
my exam	tL0Q)K
my eye	ZN
my faith	pP-M
my fault	nN
my feet	HLWN1N5L
my fing	-L
my first	yL4M8Q
my flight	4K
my godson	,P
my hair	TKWL-L
my hand	EOILUKVLWLaOoQpLtK7L&M(M
my head	UNZN0O
my heart	VOhLuL,M-L
my homewo	0M
my hous	-N
my i	EMbLgKiPjQnH3K7Q!J
my job	kM1O-L
my key	2N-O
my kn	WO1N5L
my knee	WM
my laptop	kN
my last	2N
my late	5N
my leg	UJYNzO
my life	AJmNuL
my litl	CHNJOLQJXM#J
my lunch	mM
my mariag	jP
my mental	UN
my mind	uK,N
my mouth	pP
my name	RLiLmNqOxO&N
my nerv	UO
my new	yP8O
my numb	iL
my old	HM2M,M
my only	wM9M,O
my own	BKGKRMULWJYLaQbKfJiOmLnKpMvPxL1J8K
my pap	eK
my paspor	BQ
my phon	IKhL-L
my plat	UN
my pocket	&N
my pray	pN-L
my room	BQmM
my rope	UN
my rucksa	5N
my shift	qN
my shop	LO
my slid	qN1M
my smal	XP
my sourdo	-N
my spirit	-O
my sponso	&N
my stomac	VO
my temp	-M
my thesi	tO0M
my thing	kO
my throat	BN
my tomato	-O
my tongu	jO-J
my visa	eL)N
my voic	EN
my walet	-M
my way	-O
my work	-N
my wrist	AM
na	NN
nail	xL
naira	lO
nam	DO8N
nam her	DN8O
name	DMQNRRVKdMeKgKiNkKmLqLxP8L%K&K,O
name .	RMdN,N
name off	qN
name on	xO
namugo	5O
nation	-N
natur	-O
navy	JOwQ
navy on	JN
nclex	tQ
nclex on	tO
near	FQJMKNMJYKdMmLuKvL3L!L%N
near .	FN
near my	uL
near pokrov	JN
near the	FP
near us	KN
neck	BMIPPMWP4N
neck .	BN
need	MJOMUMYNaPlOrOtOuOvH0J
need a	OMrM
need help	aO
need rain	ML
need to	uK0M-O
needl	NLSQWO
neet	tU
neet on	tP
negati	PNbP)M
negati .	PL)M
neith	iOjO7O
neith of	jO7O
nepal	KO
nerv	UNVOWQ
nerv are	UO
nervou	OMUOVQsNtN9M
nervou .	eJ
nervou breakd	UO
nest	wQ
nest .	wL
neural	WP
new	JLOLeNmMoKqNySzR3Q8N&M*K-L
new .	-M
new @kin	9O
new @work	qO
new apartm	3L
new baby	8N
new countr	eO
new flat	3O
new hip	OM
new home	3O
new hous	3K
new job	yO
new kidney	(P
new manag	qO
new one	HO
new organ	-N
new plac	3O
new priest	-N
new school	zM
new tablet	XQ
new unifor	zP
new yam	*O
new year	&N-M
next	CMJKONZJfMkNmKoJtLwKxJyLzM2O3L5L6K7L9L#L%L
next door	BMXLZMjN
next month	eM2N5M
next to	CQqO
next week	JLNJOOPLcHfNtJwKxJyMzN6L
nice	mK-M
nicu	QR
nicu .	QO
nigeri	-O
night	CLHNINJNKKQJSLVKWMZVaOdMjH0O1P6K8J
night .	ANBKCLFMHLJLKOQJSHVLWMaLhLjNnMyM8M
night aft	SM
night and	IMQOXKZJaN(L
night at	1O
night bus	6O
night i	SPULZM0N
night in	dL1M
night nurs	aM
night out	)P
night shift	1N
night sinc	ZQ
night train	6N
night when	VM
nikah	9R
nikah of	9O
nil	ON
nil by	ON
ninete	CNeLfJgLkJnNwQ
ninete month	eN
ninete year	gNkM
ninety	#Q&O
ninety day	&M
ninety on	#O
ninth	GQ
nobody	BLDNIKKJPKQLaNbMcKeKgNmToOpJrOzK
nobody .	mN
nobody answ	pK
nobody ask	aM
nobody has	mL
nobody know	cM
nobody sit	mO
nobody ther	pM
nobody to	mP
nobody want	rQ
nobody wil	PMrP
nobody would	AOoN
nod	YP
nois	-O
none	ZN
none of	ZN
noon	CNELuN1M+N
noon .	uK1M
normal	(P
norovi	XP
not	ALDMTKYKZLbMiNnJpKuH
not .	DLKKNLPKbLgMoPrLuMvL1J
not @kin	mQ
not a	HNMLiM*L
not aford	1O
not afraid	-O
not agre	uK
not alway	!N
not answ	pN
not ask	,M-O
not baby	DP
not be	AKCOFNaNbNvM
not bear	WN
not becom	-O
not been	AKONTJiM4P
not believ	pK
not break	vO
not breath	VN
not cal	iO
not canc	)Q
not child	bP
not comb	TL
not come	DMHMPMTJVMbKdMeMiKuK
not compla	WNaN
not concen	0M
not contac	iN
not cry	EM
not decid	uN
not dentis	WN
not do	fL
not drink	&O
not eat	FJULXNhNvO
not even	QOTNVMWNrN
not fami	FL
not feel	BNpK
not find	ROrL
not for	,O
not forgiv	nK
not friend	mQ
not get	CJELFNMLSKTKUJVKXMYKaLfJtN0K
not go	ANIKVOnK,M
not god	pP
not greet	7Q
not guilty	)P
not had	ZMaO
not have	NMeNiL)M
not hear	YN
not heartb	DP
not hold	LNWN
not ill	(O
not in	XO
not job	rM
not keep	AM
not know	CLDJRNSMVLdMiKlLnHpLuNvHzL
not last	!P
not laugh	TN
not leav	ANJMaO
not left	TN
not let	BPELiJ0L3M&M,N
not lift	WOaL3M
not listen	vL
not long	ROpL(Q
not look	nL
not made	mN
not make	CODLUL
not mary	hN
not me	hM
not met	iM,M
not money	lO
not more	CPFLkM2N(N)K
not my	nQ
not need	-N
not new	PP
not on	)N
not one	ALFNHNMKVLaKmTrOzK
not only	-L
not open	TLlO
not out	QN
not pay	lL
not pick	rO
not plac	dO
not pregna	bO
not rain	MP9O
not reach	KO
not ready	-H
not reason	AMVN
not recogn	RM
not rememb	RNUM
not renew	kP
not reques	-O
not rung	iM
not safe	BN
not said	iK
not say	PNpJ,R
not see	FKTNYLwO
not seen	MNiJ1M
not setl	uN
not signal	KN
not sit	WN
not sleep	PMWJZS1L
not slept	ZSzN
not so	-N
not speak	XJiMjLzN
not spok	iM
not spoken	iN7N
not stop	ALKNLNSNVJnLvK
not sure	pNuM
not tak	FN
not take	UMXLnM
not talk	DKiPjT
not the	vP-K
not ther	nN
not to	nLoM
not told	DMcNkMnN
not unsay	jN
not visit	QN
not visito	mR
not wake	AOCN
not walk	IPYR
not want	AMDKJMgOiLvJ3N
not wash	TM
not week	FN
not with	AJCNEKGSSNVLYJeKjLnLoKvJwL2L4K&L
not word	PMiL
not work	YO
not worth	AL
noth	DKMNNLPOTOULVMWJZNbLiMkNlOoHpNrL)M
noth .	PLTHWJZNeMkPrJ
noth has	VN
noth is	VPbL
noth left	UN
noth mat	TN
noth more	FO
noth specia	-O
noth tast	TM
noth to	2M-N
notic	AMkOlMxM
notic if	AL
notic to	xN
novemb	GQ-K
novemb i	GP
now	DJFNILNLRNSMaMeMgLiKjKlLnMpLqKwM2N4L8L
now .	CLDHFMGMIJNNRKSKaJgJiKmLpJqKwJ4J8N(M
now and	APFLKOMLRLcM
now he	RLSMTOjN2K
now i	ILXLaObNhNnKpJqM
now it	jM
now not	FN
now or	uK
now she	RKnMqL
now that	2P
now the	NOlP
now ther	DN
now they	nO
now we	PMjO
nowher	dQ
nowher to	dN
nularb	6O
nularb with	6M
numb	CLNLQMTLiPmM1K8M
numb #	NN8N
numb .	iO
nurs	FRROUNaQqPtOwLyN0L2J%O(L
nurs .	RM%N
nurs my	aM
nurs on	qNyJ
nurs say	FQ
nurs school	%J
nurser	DObMzQ
nurser is	DN
nysc	rO
o	ENGJMJTLVKZNaLbMeKoMsLtL1H8K
o clock	GMZLsN1M8L
o lord	-G
oath	eQ
ocd	UP
octob	cM
of	GLqJ5K%L
of #	CNXOhLmJsNtKvOzL0N%M(M
of @kin	GMaMjP3N
of a	CMNLdM8N
of all	1M
of anyth	TK
of bed	TQ
of been	GO
of chemo	NM
of custom	qM
of fly	4N
of god	-M
of her	CMRMaL5O
of him	BN,L
of his	YO
of humour	-M
of it	UNVKWKaJeKnHpOvL6N
of ivf	bN8L
of jam	3N
of life	AMFN
of liv	AN
of march	GO
of mariag	gM!Q
of me	1O
of mine	FO
of my	BOCOELGOHPILLNgJzJ1J9M
of our	dLxN5K%L
of pow	-N
of rehab	&N
of steal	RN
of stuf	3M
of tea	-L
of that	wN-K
of the	KLLJMLOJVJbLdJiKjKkJqLwKzM*H
of them	cNsJuKzM1J6J8K9J*L
of thi	UN
of try	bL
of us	EMMNaKjLkP4M5N6K7K!J#M%L+N
of work	rN
of year	1O
ofer	oQuQ
ofer me	oO
ofers	uP
ofers and	uM
ofers on	uL
off	ANELKNTPUNVLZMhOiNkNoLwO4L5J&O(O
off #	VKhM
off .	AMEJTLZLaMhOkK)M
off at	wM
off for	UN
off from	4N
off not	AO
off sick	XN
off the	AJCOEMFOKKQKWLnNoMqM(O
off to	wS5O
off with	UM
ofic	IJLLULYMeQkKlKqRrNsNxMyO1O2L9M
ofic .	qM
ofic interv	eM
ofic is	eL
ofic let	eN
ofic politi	qN
often	-N
ohio	wM
oil	-L
ok	PN
okafor	,L
old	HPNMRMYKdKnNoLvO3J5L#N,N
old .	HLYO8N
old @kin	7O,L
old @pet	HH
old @work	,M
old and	BN
old coli	HN
old lab	HM
old mr	mO
old on	#O
oliv	*P
omg	)M
omg thank	)L
on	GLIKOKeLsLtMyK1L4L5L6M9M!K#M%K
on #	eLfO2N9M
on .	APBMNNTLUNhL
on a	ILQPWMYKfJhMsLuJvLwM1J4J5K6N8K
on an	4O
on bed	cM
on doubl	1O
on drip	QO
on east	-M
on emerge	lN
on empty	UN
on everyt	hM
on foot	5P
on friday	EMGLOHPGfMkMsLtM2L3L6H9K#K%J
on her	BLIMOJWJeLmLqMzN0M5K6M&N
on his	ANCLFKIJeP#O(O
on holida	6O
on it	KOWM6L)M
on matern	kN
on me	jM
on monday	CNEOONPLeKfKsLtLyKzQ1H4L5J*J
on my	HMIHPLhKmMnOoJvK0M1N&K,N
on night	ZL
on our	INJN8K
on oxygen	QO
on saturd	EKGJtLwMxL2L3M9M!J#J%M&K
on sunday	CLEMGLwL4J5K7M!M#M-J
on the	GMIKKLLLPKdMeLyL2K4J6L9K
on thi	AMGOmO
on thursd	CMDMEKOKPKfJsLtMzM1K4J!N%M
on toast	+M
on tuesda	CLDMOHRKUKfMsKtL5L
on video	eL
on ward	QN
on wednes	ELOLPLtM%N
once	BMFLULaMbMdJ)N
once .	UM-L
once more	FN
oncolo	NV
one	aJbLmLrKsNuOvLwMzN3L!J%L&K+K
one .	GJHMNGOMSLTKhKrLsKuLxLzL3L&H
one aft	ML
one and	mK
one arm	YN
one at	zO
one bit	vO
one cal	rN
one day	aM&M
one fing	QM
one friend	zN
one hour	-O
one in	uM
one is	vP
one line	bO
one more	bN&L
one of	BNCLEMFMtLuL,K
one person	mN
one room	dL
one stay	cN
one that	uO
one thing	uN
one to	mL
one way	wO
one who	+L,J
one year	CMGR!K&P
only	DLFNMMOKQMRLWMXLeKlLmOvLwNzL1L9L)K
only #	CMNMOMRLXL
only .	DOeL
only @kid	wO9P
only a	HM)O
only has	FK
only one	oN1N
only voic	mN
onset	RP
op	OU&N
op is	ON
open	FJHMLMMJORTKZLdLlLrMxW0N7J
open a	xM
open at	xN
open her	TOxL
open his	xM
open it	xK
open my	OMpLxP
open on	xO
open saturd	xL
open the	eM
open univer	%O
operat	OWuK1M&P(R
operat on	OO&O
operat tomoro	OO
oposit	CNQO
or	PMTKWNYMlMuWvH
or go	uM
or hang	uM
or keep	uP
or leav	uM
or not	uR
or stay	uM
or take	uM
or the	uN
or wait	uM
orang	KO
ord	qNrOxN1P
ordina	-P
ordina tuesda	-M
organ	-K
organi	0O-K
orkney	6N
oslo	uM
oth	KJYLfLgJiLjLmMqPvLwMzK7M9L%M
oth #	QO
oth .	jKlKqL
oth @kid	YOzN
oth nurs	qL
oth over	jH
oth peopl	-L
oth weeken	gM
our	HLILKKLKYKwKxJ3K5K8K%L*M+K
our #	GK!K
our .	)O
our @kid	DKGJOMPMQLYNZLaMgKiKvLwMzJ0M4M8M9O%K
our @kin	CJELGHSMTLYNaMfLgLiLrMwNyKzM5J#M%M(H
our @pet	HMXQ,R
our @work	CP
our asylum	eO
our bibl	-Q
our church	-K
our city	JN
our coast	KN
our countr	-P
our crop	MK
our dioces	-M
our feet	5M
our first	cM3M!N-N
our goat	HO
our group	5L
our headmi	2O
our hedg	jO
our home	3L
our hous	LL3L
our kitche	LL
our last	wP
our litl	xO8K-L
our mariag	gM
our new	3M-L
our ofic	qN
our old	HPXN
our own	IOxM3K
our parish	5M-L
our rent	lK
our road	-N
our roof	KL
our saving	xK
our street	IMJMKJLJ
our town	IK-L
our vilag	ILJOLM-L
our wel	MN
our whol	%M
our youth	-M
out	KMLNOOTKULdPfMgKhMiLjKmMrLwL%N&K(K
out #	CM
out .	BMKKUPaEcKdMiKjL)J
out aft	gN
out and	gM
out at	kM
out by	dM
out of	QKTOYLdNfMiLnLoLqMrMsM0L3N&N(O)M
out on	OKdLwL
out over	jL
out parad	%N
out thi	OP
out to	wO
out with	JNKJgMjN
outsid	COISULYNdPeMkL
outsid the	IP
ovaria	NO
oven	RNxO-L
oven .	RM
oven and	RL
over	HJJGKKfMgKhQjRqL2M4R6K7O
over .	AN2N)P
over @kin	jO
over a	jN
over for	-P
over it	uN+O
over kharki	JM
over my	,O
over the	KKLOQJfLjMqLxM2M3L4P6L7J(L
over who	jP
overdo	AS
overni	QR
overni .	QM
overqu	rP
overti	1Q
overwh	UO
overwh and	UN
owe	lU(O
owe #	lO
owe the	lQ
own	BLCKIKRMULYLaObOdLiNmLqLvMwKxP3M
own .	mNvH
own @kid	BNvM
own @kin	ROvM
own bakery	xK
own life	AMCP
oxygen	QQ
pac	ZN
pacema	OP
pack	hKwPyKzN3T
pack up	3O
pag	0R1N
page	0P
page #	0M
paid	#N)P
paid off	)N
paid the	)O
pain	WV(R
pain .	WP
pain in	WM
pain sinc	WM
paint	DObNxN-O
paint the	DL-O
pair	wO
paliat	FP
palsy	YP
pan	qQwR
pancre	NR
panel	sU
panel at	sM
panel of	sN
panic	VV
panic atack	VQ
pap	JNMKTJdKeTgSlNoNqKtV%L)N
pap #	tL
pap .	MMeLtL)M
pap and	eN
pap at	gP
pap came	gO
pap in	tQ
pap my	eM
paperw	1P
parad	%M
parale	tO
parale park	tO
paraly	YO
paraly from	YO
parent	vO
parish	XLjM5O+L,N-O
parish counci	-M
parish fete	-M
parish is	-L
parish priest	,N
park	IMVJdNjJkMtO)K
parkin	XS
parkin .	XN
parlia	-N
parol	fQ
parol board	fP
parot	HQ
part	0M%O
part time	%O
party	!O#Q-L
party .	-L
pas	CTGMHNKLiNnLqLtK2M6M%T&J)R
pas .	CMGK)O
pas away	CM
pas my	tG)N
pas on	CP
pas out	%T
paspor	BReN6O
paspor and	BO
paspor in	BP
past	CJDLGMYK8L%M&N
past #	CM8N
past the	&O
pastor	UOpM
path	KN-J
patien	aMjJvS0L1M2M&N-M
patien .	-N
patien pleas	-N
patien with	aMvM-H
patric	5N
paw	HQ
pay	dNlQnMuLxP)M
pay our	lK
pay the	lKxQ
payday	lR
payday is	lO
paymen	lO
peac	CMFNJQULVMjPqN7P-N
peac .	FNUO-L
peac and	-N
peac in	JM
peac on	-L
peac with	7N
peacef	-K
peak	LN
pen	tR
pensio	lR2W
pentec	-N
pentec .	-N
peopl	ELINJOKPLOMNYPmNsNxOyM1P+L-L
peopl .	mM-K
peopl come	xP
peopl i	-M
peopl of	KN
peopl on	1O
peopl talk	YP
peopl who	-M
percen	MN
percen .	MK
period	WObP
perman	)O
permit	eQ
person	PMmN-L
person .	mM
person who	-O
perth	uN4M
peru	6Q
pharma	0P
phd	0P
phd .	0N
phon	BNINJJPOSMVOhKiHjLmNoQrLvN0K7H8O
phon .	ILPNeLvM
phon and	BNIO
phon cal	rN
phon is	-M
phon ring	VN
photo	JMKNLMiQ
photo album	KM
physic	tO
physio	&U
physio say	&N
piano	LL3Q
pick	eMfPqLrNuN)M*U
pick .	uM
pick on	qP
pick up	fP
picnic	-M
pictur	DO
piec	PNUO
pigeon	-N
pil	APSQZMaQlL
pil .	AO
pilgri	5T-J
pilgri .	5P
pilgri to	5K
pilot	4S
pilow	WOZOvM
pink	cO-M
pink lin	cN
plac	KNMNdOgMrPwMyM3Q)L
plac .	KN3N
plac to	dO
plain	uN
plait	vO
plan	JOKMcM4V
plan .	4N
plan to	4L
planet	-N
plant	MMeMkQ*N-N
plant #	-N
plant .	kK
plant is	kM
plat	CLOOUMiOjOnMwM+S
plat .	CJjL
platel	XR
play	FN-O
play .	-J
play the	-L
plea	fO
pleas	EMJKOJTJXKZMcKtK&L
pleas .	1M6N&N+M-O
pleas ble	!N,K
pleas do	,P
pleas forgiv	nL
pleas give	ZM
pleas god	7M
pleas heal	XM
pleas help	tL
pleas keep	OM
pleas let	PLQOcNrNxM
pleas pray	CJFNIMJHNLOJRLULVKXGaJeKhLjKoM
pleas rememb	,L
pleas watch	,M
pls	BJOKQJTJgJoMrMsJvJxK0M3K9M+K
pls .	-L
pls ble	9M
pls let	-J
pls pray	HMJKNKQKTKgMqMsKtK1J3M
plum	NK*P
plum .	NK
pneumo	QNXQ(M
pneumo .	QK
po	KM
po .	KK
pocket	&N
pocket .	&L
poem	EJ
point	AOTNtM
point in	AO
point of	AL
poison	HO
pokrov	JP
polic	AMRMUMfSsL
polic came	fO
polit	RP
politi	qO-J
poonch	JN
poor	XU
poor .	XN
poor with	XO
pope	-N
poridg	aO
porn	SPoQ
porn adicti	SM
porto	LN
porto alegr	LN
positi	PNcMkPsMyP
post	HMVLaLgLhJiLkPmKpKrNsSuHwJyR
post .	gMsM
post in	uL
postna	TO
postna depres	TM
postpo	OP
pot	MNxL+N
potato	*O+O
poultr	xQ
pound	8N
pow	KN-P
pr	)O
practi	sNtO2M
prais	8M(R)S*N
prais god	)N
praves	3N
pray	LKTKpPrK5J
pray #	BLJNNKQK
pray .	AJLMXJpKsM)M,J-K
pray and	pP
pray for	LJMKNKQKTKYJaKbMfKwL5G*K
pray group	-L
pray i	-L
pray in	-O
pray she	uO
pray that	-K
preach	1O
pregna	DPbOcS
pregna .	bNcN
pregna aft	cP
pregna and	cM
premat	8N
prepar	-P
prepar my	-L
presen	qM1S
presen at	1M
presen to	1P
presid	-N
presur	QOUOXOcMwO
presur .	cN
preten	wN
pric	lO*Q-L
priest	BOFNpLuP9M(M,N-K
priest .	-J
primar	zN
princi	qPsN
prison	fQ
prison .	fM
proble	lM
proble .	lM
projec	1N
promis	AKSNnNoNtM5N9P
promot	yR)M
promot to	yO
prop	yN
prop job	yK
proper	ZN
propos	uP
prosta	NR
proud	wM%O,N-M
proud .	%M
provis	xM
psalm	pM-M
psalm and	pN
psychi	UQ
psycho	UQ
ptsd	UR
ptsd from	UP
pub	aN
publis	)P
pump	aN
pumpki	*P
punch	IQ
punish	-R
pupy	,O
purs	RM
push	BLDO
push me	BM
put	DKHRONQLROUJdKkJlOnNqLxMzM7H
put @kin	uN
put a	OM
put all	xN
put down	HO
put her	RJ7N
put his	RN
put it	lM
put me	qM
put my	HHWLnLqK
put on	yM&P
put one	QO
put our	HJ
put out	CO
put the	DNRO
put them	AO
put to	HO8M
pyjama	RPsM
quak	KS
qualif	%O
quarel	jO
quart	1O
questi	pOtQ
queu	-M
quick	-K
quick .	-N
quid	lN
quiero	AP
quiet	DKFJJKbNmPqKuKwO2M-N
quiet .	wK2M
quiet and	DM
quiet even	-N
quiet heart	-K
quiet room	FM
quiet when	qM
quit	SRxP
quit smok	SO
rac	VR
radiat	NR
radio	UNmM-N
radio on	mL
radiot	NR
raid	IP
rail	AO
railwa	2P
railwa .	2L
rain	EMLRMWdM9N!K)O*L
rain .	MM9M
rain and	-L
rain for	MO
rain in	MO
rain lord	ML
rain on	-N
rain our	MK
rain sinc	MN
rain the	MK
rainbo	HN
rainbo bridg	HN
rais	CMiNjNvQ
rais #	vO
ramada	-L
ramp	YR
ran	HM!M
rang	ALCKFLPLlMvO7S8L(L)O
rang .	7P)M
rang the	(P
rap	BSIN
rap .	BP
rap me	BM
razor	AO
rea	sM
rea want	sN
reach	FMKOhK
reach for	hM
reach my	KO
read	EOGMaJiLpOtL0V7M9M%J
read .	EMiM0L
read and	0N
read at	EN0M
read the	EMpN-L
ready	AMFN
real	jNpQyM
real .	pO
reason	ALTMVM,O
reason to	AM
receiv	%R-M
recip	+M
recogn	RM
reconc	7O
reconc with	7O
record	rN
recove	&R(O
recove from	&N
recrui	sP
red	NLlP4N
red eye	4O
redund	kTxL
redund .	kK
reek	5O
reek sunday	5N
refere	-N
refres	PP
refres the	PP
refug	eP
refus	eS
refusa	)N
regist	xP9P!N
regist ofic	9P
regret	nP
regret it	nM
rehab	SR&W
rehab and	&O
rehab sinc	&M
reject	eNrP
relaps	ST
relaps .	SO
relaps last	SN
relati	BQ
releas	fP
remain	)N
remand	fQ
remary	iO
rememb	CLGQKKMLRNTKUHYLbNmNtN!K,N
rememb my	GL,J
rememb the	GM-M
remisi	(P
remova	EO3N
renew	kP
rent	SLdSlVxQ
rent .	dOlP
rent is	lP
rent thi	lK
reorga	2N
reorga my	2N
rep	rQ
rep .	rM
replac	OQ
replac on	OO
report	PPqS1O
report the	qP
reques	-O
reques .	-O
requie	EO
rescu	KPLN
reserv	MO
resist	oP
resit	tQ
resit on	tK
respec	-L
respit	aQ
rest	CQEQNJUMZScQ
rest .	ZMcK-K
rest for	ZO
rest in	CO
restau	xN
result	PVeMtR)Q
result .	PL
result come	PL
result of	PL
resum	yQ
retak	tQ
retir	iLmPuM2W
retir .	2P
retir from	2O
retir next	2N
retir on	2M
retire	2S
retrea	-O
retren	kP
return	hOiN
return to	iN
reveng	-O
revis	0P
rib	WP
rice	BLLNSLwO*Q+O
rice and	+O
ridg	KQ
right	OLWLYLhJiNjMuOvO4K7K
right .	vL
right now	4L
right word	vN
ring	PPSMVLaJgMhQiJmQrNuL9Q
ring .	VMgOmM9N
ring back	hO
ring in	9P
rip	CQ
rip @kin	CN
ripe	*R
ris	LN
rise	-M
risk	cM
riv	KKLS
riv came	LN
riv is	LK
riyadh	BN
road	EJHKIPKMLLMKQMiK5M6U
road .	6J
road are	6N
road from	6N
road trip	6M
roar	8O
roar .	8O
roast	+P
rob	IP
rob at	IP
robin	-O
rocket	JR
roo	6N
roof	KRLPVKdN1P)K*M-K
roof and	-N
roof fund	-O
roof in	-N
roof today	VM
roof with	LP
room	BLDMFNTKULWLbOdPhLjLmNqKwPxL3Q8N
room .	BMDJTKbLqJxM
room and	wN
room at	BM
room in	dNwM
room is	CObNwL
room with	FN
room yelow	DJ
root	WP
rope	UO
rope .	UN
rosary	FLpP-L
rot	-N
rot .	-N
rota	qO-M
rough	dN
round	FOGKNNbQmJrLsPuJ2N4L6L9L%K+N
round #	NNbO
round .	sM
round it	+M
round of	bP
round the	FL+K
rounda	tP
rout	yN
row	EKjR1O4N%N
row #	4O%N
row .	EM
row on	1M
row with	jP
ruby	!T
ruby wed	!O
rucksa	5N
ruin	LP
run	HLJLMLOHRMUQVLXKZLaKcMdKqLvKxN1L&M(N*M
run .	VNXN
run on	UP
run over	HL
rung	iO
rung sinc	iL
rush	QQ
ruth	,O
ruth .	,M
sack	kR*N
sack .	kP
sad	TQ
saf	8N
safe	BQILJNOLVLcM1L4O6T8O)M
safe .	JMcL6N8M
safe at	BN
safe on	6M
safe travel	6N
safe with	BO
said	FNNHOKPKRNhLiHjQnJoM7Q9M&N(N)O
said .	NMOO
said i	RLjL
said not	nM
said someth	jMnN
said sory	7N
said the	jK
said they	kP
said thing	jM
said to	nL
said yes	9P)P
saint	5L-N
saint jean	5M
salary	SM
sale	-M
salon	xN
same	DNGLILRKSHTKZKeGiMkLoMpLqKsJwMzL7M!Q#K%L
same day	kO
same woman	!N
sampl	PR
sand	MP
sandba	LQ
sandwi	EN
sang	CO-K
santia	5R
santia .	5M
sarah	bP
saria	5O
sat	ANUNfOgMiNtQwL1L7P&L)K
sat .	tN
sat down	UO
sat in	UM
sat on	-M
sat us	gN
saturd	ERGKfLsMtMwKxL3L4K9R!L#J%O
saturd .	GKxK3J4L9J!M#E%H&L
saturd and	wL3M9L#L
saturd first	%L
saturd in	EL9N
saturd we	%L
sav	DP5Q)M
saving	lSxP
saw	POcPdLfMhOiP
say	FNPLTNUKVJbKeKmLnKpPuNvK+P
say .	CNEMFJPLVLuJvN,M
say @kin	FH
say befor	+N
say day	FP
say everyt	TM
say give	vL
say good	mP
say goodby	CL
say grac	+N
say he	AMHNTNhLpNvK
say i	iOqOvO9O
say if	BN
say it	BLFMHKPJTLUGVHWMXNeJnL
say not	oQ
say one	uM
say she	BNNMTOULhL
say someth	+M
say sory	BN7Q
say thank	(N)N
say the	ULYMpO9L+O
say ther	TM
say we	DNfO
say what	TO
say yes	uL
scan	DOPVcR(N)R
scan .	DN
scan came	)O
scan clear	(O
scan is	PN(M
scan of	PL
scan was	)J
scar	AMBMJONKOMVTYKcMzK
scar .	OLcM
scar of	OKVO
scar to	BNVR
scater	EQ
schizo	UQ
schola	)R
school	IOKMVMYLnKrLsJvLyLzW0N2K%Q
school .	ILVMnLsMvNzK%J,L
school and	zJ
school at	zL
school fee	lR
school for	zO
school gym	KK
school in	INzQ
school monday	zK
school on	zN%N
school thi	%N
school tomoro	zL
sciati	WT
scratc	SP
scratc card	SO
scream	UPWPjRqMvP8L
scream at	jKqLvM
screen	DLcP,N
scrol	%Q-M
sea	FKLOeM3L6Q-L
sea .	6O
search	rO
season	MNOM1Q2M*T-K
seat	wM4P
seat .	4M
second	CLDNEJGOLNMNNMPMYKbKeKnKsNuLxOzN0M
second hand	xP
second interv	sK
second round	NOsP
second step	LO
second time	DMLLeM
second year	0Q
sectio	OOUP8P
securi	kN
sed	-N
see	FNPKTPYMaKfNiMmKoLsPuKwK4K5K6K%N
see @kin	6L
see her	iLnN
see i	sN
see it	%O
see my	6L
see the	AKFOOLTNYMrNuK6K
see us	PO
seed	MP
seedli	-O
seek	rP
seen	MNgLiL1L
seen a	gN
seen my	iN
seizur	XP
sel	MJSMdLlKoOuOxR3P*M
sel @kin	uL
sel the	MKuO3L
self	ARmK
self checko	mM
self harm	AN
semina	uO0P
send	KMMOaNeJiNmKrOvLxL1K+H
send help	vM
send me	eO
send rain	MO
send the	iM
send us	-O
sens	-N
sens of	-M
sent	ANFMJQPOgMiLlJnMrR7N
sent #	rM
sent anoth	lM
sent it	PM
sent to	JN
senten	fT
senten is	fO
separa	gUhR
separa .	gN
septem	zP
septem .	zN-M
seriou	-N
seriou .	-M
serv	gPpO-J
servic	ESfPsL
servic for	EO
set	COmNwLxP5N6O
set off	5N
set up	xP
setl	uM3P
sevent	HOcOvK5N#Q
sevent year	HP
severn	LP
sew	xL-N
sew machin	xL
sexua	BL
sexual	BN
shack	dQ
shadow	PN
shak	EMIPSNUOVQXMsKtL&O
shak .	INtK
sham	nQ
sham .	nP
shar	iNqO7N+O,L
shav	NP
she	DLHLNLRMTKUMYJaLgMhPiKnNwMzL
she ask	FM
she ca	VMWLXMYLaM
she cal	RM
she cry	TLnM
she did	-M
she died	CM
she doe	ANRMTMnN,O
she gave	hN
she goe	vO
she has	FLNLPLTJXLaJdOgOsLuJ6M
she is	ONQNULVLXMYKcNiJnJvLwMzJ4L#M(L,N
she keep	OM
she know	zM
she left	hM
she los	-N
she put	RK
she said	hNjM9O
she say	BQTMhJ
she slept	HN
she stil	!N
she taught	2O
she took	hN
she used	TK
she want	AMhO
she was	CODKGNHLSMUJYKaJhJkKnL
she wil	FPOLuMzM2M%M
she wo	VN
she would	GM
shed	HPKK-M
shed .	HN-M
sheep	MOZO
shel	JS
shelt	dS
shelte	3O
shelte hous	3M
shift	UMZKqPyQ1R3Q+J
shift .	qK1K
shift at	yK1N
shift from	3P
shingl	WRXS
ship	JRwM6O
ship out	JR
shirt	gOsOwN
shiva	ER
sho	RMsPzN
sho in	RN
shook	UM7U
shook .	UO
shook hand	7R
shoot	IT
shoot at	IN
shop	CLIQKKLNSKVKaMlNoKrMxU2N&J(J)J
shop .	COILxH-M
shop is	xM
short	nN1P+P
shortl	sO
shot	ISMN
shot in	IO
should	CKENWMiMnNoLqOsNuS3L
should have	nO
should i	uR
should not	oN
shout	UNaMjRqOvO
shout about	jN
shout at	ULaLjOqLvL
show	MNNOTNXJbOcPdMuMvJ2L
show .	-O
show at	dN
show me	uM2O
shrin	5P
shut	DLIMTPWMkPxM
shut .	TNWL
sick	PJULVOXRcL1L6M(L
sick .	VMXQ1M
sick and	XM
sick for	XN
sick of	-N
sick with	XL
sickl	WQ
sickl cel	WP
side	CKJMKNXMZNgLiLjO
side .	KN
side of	CO
sight	YR
sight is	YO
sign	TJUMYOfKgRlNnOuOxSyM)M
sign .	-O
sign me	UN
sign off	UO
sign the	gNxM
signal	JMKR6Q
signal .	JN
silenc	iP7N
silv	!R
silv jubile	!O
silv wed	!O
sily	-N
simp	(P-M
simpl	-N
sin	nQ
sinc	GQKMMKTPVOXNYKZMaLdLiOjMmNpNrO!M&O
sinc #	JMXKeOiMrK1L8L
sinc .	jP
sinc @kin	CLGMiOvQ7K
sinc east	TJ&N
sinc he	iN
sinc his	aM
sinc i	GKVMWLaMiNmKqN7L
sinc june	MM
sinc last	rM
sinc march	MM
sinc my	CNGQ
sinc our	GMaN
sinc she	GM
sinc sunday	QLjN1M
sinc the	GJILJQKNTKVOWNYPZNaLdKgKiLmLqLrL7M&L(O
sinc we	GHwO!Q
sinc yester	XO
sing	CLEPFNOORNTLpL1M#N&M-O
sing in	TK
sing the	-M
singl	mQvQ#N
singl @kin	vP
singl dad	vM
sink	&O
sir	QNkM
siren	JS
siren all	JO
sit	FPIKTOVLWNYKaLfMjKkNlLmOpMqMrLsMtQzK0P
sit .	WL
sit at	rN
sit befor	sN
sit his	tN
sit in	TPVNfKgNjMkOmLpM
sit my	tM
sit on	TNlN
sit the	tR
sit ther	pN
sit with	FLaOmO0M
site	qO
sixtee	#P
sixty	1L5L!M#N+O
sixty year	!M
size	NM
size of	NM
sky	KNMQ4P-L
slam	jPvP
slam every	vN
slam the	jN
slap	BR-K
slap me	BN
sleep	HLINJLKPPLSLZWdU
sleep .	ZQ1J
sleep again	ZK
sleep i	ZO
sleep in	IMJMKLdPgN
sleep rough	dN
sleep thi	HK
sleep to	ZO
sleev	AOBO
sleev even	AM
sleev in	ANBM
slept	HOZRjLzK(P
slept on	HN
slept proper	ZN
slid	qN0O1O
slip	CQFOQNRMWN&N
slip .	&P
slip away	COFO
slip disc	WP
slot	SQ
slow	0O&Q-O
slug	-P
smal	CLDJNMPKXJbMeJqJxNzK3N4L6M8N&M+J
smal @kid	NN
smal boat	eN
smal one	CM
smal thing	-O
smear	PP
smear came	PN
smel	SQUNvMwL
smel it	SQ
smel of	vN
smil	TPYLbNqO1K
smil .	qO
smil and	YO
smit	-L
smok	KPSR
smok .	SK
snap	UP
snap .	UN
snapch	hN
snor	ZP
snow	eO6O-Q
snow .	-J
snow day	-O
so	FJVKWMYLaKbLmLwJ9L#J
so #	KO
so alon	mM
so bad	WNXO
so down	TP
so far	xN
so hapy	-M
so he	FMiM
so i	aNeMhMnMtN0M#M,M
so it	aN
so lon	mN
so much	WMsM,N
so nobody	BP
so proud	%M
so quiet	wN
so scar	VM
so that	1O
so tidy	wL
so tir	UKZMaJ
so we	FN#O
so weak	XL
sob	SQ&V,N
sob for	&N
sob on	&O
sob today	&O
social	BOVO
social anxiet	VO
socket	UP
sofa	dRjN
soft	FP,N-M
soften	qP
soil	-M
sold	MNSSTMdKkNxQ2R3O%M
sold @kin	SM
sold my	SN
sold one	xP
sold the	MNSN2P
soldi	JS
sole	aO
sole car	aN
solici	gT
solo	6Q-J
somali	MN
some	AKILUNZMaLvLxM+P
some day	aM
some word	+N
somebo	ILaKmQnLrPxL-M
somebo .	-L
somebo to	mP
someon	BKINhMiMmKoNqLrM,L
someon .	-M
someon else	hN
someon should	-P
someon who	-M
someth	NMPKVFfKjKnLoMpKrR2K7L&L+P,P
someth he	fL
someth in	UL
someti	-P
somewh	dO4P
somewh over	4O
song	-M
soon	XN
sore	WQ
sort	-J
sort of	-M
sory	AMBNFMnR7Q
sory .	BLnO7M
sory to	7O
soul	CQcMmO
soul .	CO
sound	JM
soup	+P
sourdo	-O
south	JNMP
sow	-M
spar	bL
spar room	bM
speak	EJXGiNjMmLqPvOzN1L
speak .	XKiNjJ
speak at	EL
speak to	jM
specia	YO-L
speech	1P9Q%P
spel	tK,N
spel test	tN
spin	OQ
spinal	YP
spirit	TLuM-O
split	gQhOjQ
split up	gOhN
spok	iN
spoken	iO7O
spoken sinc	iM7M
spoken to	iK
spong	FN
spong .	FN
sponso	eQ&N
spoon	aQ+N
sport	-M
spr	TNrK(N
spr and	rM
spread	NOqM
squar	%N
squar hat	%N
squeez	FO
st	FNOLQNcKrL5Q9L(J-L
st columb	-M
st franci	-M
st joseph	rN
stab	IR
stab in	IK
stab outsid	IN
staf	qNyN1N
staf room	qN
stag	NTVN%R
stag #	NS
stag in	%N
stag on	%K
stair	BLLKQNUGVKWOXOaM3N
stair .	BM
stal	tNxP
stamp	eP)O
stand	ELLMMLRPWNYJcMeKfLkJmNoMrOwJ2K9N
stand at	rP
stand in	RQ
stapl	qN
star	TNYOZP-M
star at	TOZM
start	NQYMvLxRySzR0M7L*M
start a	xP
start as	yO
start at	yNzN
start big	zL
start chemo	NN
start cut	AM
start it	7P
start kinder	zN
start monday	NLyM*L
start my	yJ
start of	-O
start on	yO
start school	zJ
start to	-M
start tomoro	*O
startu	xO
startu .	xO
stat	tMwM
statio	JLULdNfOxO
statio cupboa	UL
statu	eP
stay	JJOKQJTLaLcPdMeMoPuN0L3J7M&Q
stay .	cMuJ
stay clean	&M
stay in	uL0O
stay or	uL
stay with	uJ
steady	OQ1L4N
steal	RN
step	LOWLYNfL5L&R
step .	-O
step and	LN
stick	YPbO
stil	CPDJGNILJKKKNLPKQLbNeLhMiKmKnMpLrN!O&N
stil buy	GL
stil dig	KN
stil hold	!L
stil in	CNQPeM
stil know	RN
stil lay	CM
stil not	PPbMeKrN
stil on	HOQM
stil set	CM
stil wait	PK
stilbi	DP
stilbo	DQ
stilbo .	DO
stock	UM
stol	nQ
stomac	VQXL
stomac bug	XM
ston	GMKPWN
stood	ANENGMUO!N
stood in	!N
stood on	AO
stop	DKFLIMJNKLLMNKSMTNULVMWJhKiLjMoMpN2O&N
stop .	SM
stop believ	pO
stop check	hO
stop drink	&O
stop ear	VL
stop eat	FO
stop rain	LL
stop tak	UM
stop talk	qM
stop the	FNIL
stop treatm	FH
stop work	2L
stop wory	VN
storm	KO4R
storm over	4N
story	-O
str	UR
str at	UN
straig	oP
street	HJIKJOKOLORMdQeKiM3N
street .	IKdK
streng	EMXMaPoPpM1O
streng .	1L-O
streng for	1O
stres	UQ
stretc	QN
strik	-O
strok	QQXRYPaP&M(M
strok .	aM&L
strok and	XLaM
strong	8M
strugl	oO0N
strugl with	oO0N
stubor	!M
stuck	JMQMeO0Q
stuck .	0L
stuck in	JN
stuck on	0N
studio	xO
study	tPuKwO0T,L
study .	0P
study for	tN
study in	wN
study medici	0L
stuf	3O
such	vL,K
such a	vO
sudan	JQ
suden	-L
suf	TN-M
suf .	-O
suf from	TL
sugar	XPYOcM(N*N
sugar is	XN
suicid	AQ
suicid .	AP
suicid though	AN
suit	fNsP
suitca	eOgO
suitca and	gO
sum	XMrM-K
sun	*O-P
sun on	-O
sunday	COGNQLmLpMwM1L5M7K!M#L+P-L
sunday .	CHFMGJJMhKtLuLwJyM1K4M6L9L!K#J-J
sunday and	jLwM8M!K
sunday din	+M
sunday i	mN-O
sunday let	-P
sunday night	AN
sunday roast	+P
sunday sinc	GM
sunset	-N
sup	gM
superm	VL
suport	lP
sure	pNuO
surf	dQ
surgeo	OR1M(O
surgeo hand	OM
surger	OV&M(J)M
surger .	&N
surger tomoro	OO
surger went	(M
surpri	!P
surviv	nP
swalow	-P
swap	3O
swap the	3O
swear	oO-J
sweat	4N
sweet	XKoOvM#O-K
switch	LNTM
swolen	WP
sydney	wP
syndro	YP
syndro .	YO
synod	-O
syring	FN
syring driv	FN
system	-J
t	-N
tabl	YLfNgKiMjOmKnHuMwK0K7O+T
tabl .	UMiMjM+K
tablet	ASTQULWNXQZMaN
tablet and	aM
tablet do	WN
tailor	xN
tailor shop	xL
tak	FLOPRJSNTMUKaKqNrNtNvK3L4L6M
tak care	aO
tak credit	qM
tak her	BO
tak me	TP
tak my	OO
tak off	4N
tak our	wL
tak the	tO
take	AKFLOLVMWKXLaKbOdKnLoKrJuO4N6J
take .	bO
take her	AM
take it	nLuL
take off	4O
take the	IMONnNuL6L
take turn	FNaN
taken	FNQOULgNqLwMyO
taken the	FM
taken to	QN
talaq	gQ
talk	AQDHHMJMUMYOhMiNjNmSpJqJsPvL1K7R
talk .	iLjLmN
talk about	AO7M
talk again	7O
talk him	AP
talk les	-M
talk sinc	jN
talk to	HOiLjKmNpL
talk when	qM
tank	MP6N
tap	MOUP
tast	TQ
tast of	TN
taught	CONLRMpP2O,M
taught me	CNNN,M
taught my	2N
tax	1N
taxi	8Q
tb	HPPNXP
tea	CMQMRKTJ7L!L&N*N
tea .	-J
teach	ILUOrMsNtLvOyK2N&L-N
teach #	UL
teach me	vN-Q
teach us	vK-O
tear	UP
teenag	VNvN
teenag @kid	VNvN
teeth	OO
tel	ANCLFLJMNKPNRKeJhJiKkMpLqOsKuMvH1L7K
tel .	AN
tel him	hM
tel me	uL
tel my	kO
tel somebo	-N
tel the	-K
tel us	PO
tely	SOmN
temp	XMaO-N
temp of	XO
temper	XO
tempt	oR
tempt to	oP
tempta	oQ
teni	-L
teni court	-L
tenor	-S
tenor .	-O
tenor are	-M
tent	dO6O
teribl	jKnM
terify	BMcM4L
terify .	cN
terify of	BN
term	iO1M2N
termin	FPkQ
termin .	FO
tesco	UMVL
test	PUbOcNeMtS)N
test .	PGtH
test and	PP
test at	tN
test done	PN
test for	PNtL
test is	tL
test on	tP
test result	PN
test tomoro	tM
text	CGhPoP4O
text .	hM
text my	oM
than	YNlKvKyMzN0M2M,L
than i	-N
thank	7N8M!L#L%P&K(S)T*P+Q
thank .	(L)K,O-O
thank be	8M(J)M
thank for	(M)M*L-P
thank god	IMkM%L(N)L*M
thank the	(N
thank to	)M
thank you	2N7N8N9N!M#L%L&J(M)M*K+L-P
thankf	-N
thanks	*O+L
thanks din	+L
that	RLbNnNoMpJ7M
that .	bNvM7K(L-K
that @kin	BPCMoJ(M
that he	AO
that i	EKWKbNjMnKoKqLvJwL1L-O
that is	GMOJQLSMTLVJWMaJmLrOvJ3M,N-K
that it	JN
that made	+L
that my	GM,N
that night	nQ
that our	-M
that peopl	-N
that road	6O
that stag	%M
that the	ELJOMMNM)N*K-M
that they	eOvO-J
that we	-N
the	KLLM
the #	DLGROOPLdJeMfNlOtKuKwLxMyJzK2M3M4J9P!M#J
the @kid	DMHLJLLKSLVKcLdJfLgNlMnLvLzK6K
the @kin	BNDKELIKJLUPbLcLfNgKjKuJwJ7K8M9L%M(K*J,L
the @pet	HHKKOLZNcMdLgNhLsKwO3L)K
the @work	ILqL1M
the aborti	nN
the aciden	YO
the acount	lN
the adopti	bP)M
the air	4N
the airpor	wN4O
the aisl	9R
the alarm	ZO
the all	(O
the ambula	COQO
the anaest	OR
the aniver	GO
the army	JQyL
the arthri	WO
the atlant	4N
the audito	1P
the back	EO6K8M,L
the bad	NN
the bakery	xM1J
the bank	SNkMlPsMyN)N
the bar	tO&M
the barley	*O
the barn	*O
the bas	-N
the bath	aM
the bathro	AODL
the bed	CNFKQLTLZM
the bee	-M
the bel	(O-N
the belt	BO
the bet	SR
the big	vLzM3M
the bil	lM
the bin	jL
the biopsy	PP)L
the bishop	-O
the black	TP
the blam	nP
the board	1N
the boat	nO6P
the bomb	JQ
the bon	NN
the book	0L
the bord	JOeP
the botl	SQ
the bowel	NM
the break	qK
the breed	MO
the bridg	ASLL1L
the burial	EO
the bus	INRMVMmLyKzM5N)N
the cake	#M
the camino	5O
the canc	NP
the car	KKRLTKUGVMbMdMfKgLiLjLlOpMwL7L)J
the cater	9O
the ceil	ZOpO
the cel	fP
the cemete	GM
the ceremo	%P
the chemo	NO
the chip	IM
the choir	pM-M
the church	ENKMZNdMpL9M-H
the client	1N
the clinic	PQQNbMuL
the clock	TNZJ
the cloud	MO
the coast	KO
the cofin	EN
the cold	eP
the combin	*R
the compan	kM
the consul	eP
the conven	uM
the corido	QMZL
the corn	&M
the cot	DP
the counci	YMdOsLyM)M-J
the county	-L
the court	)N
the cow	MK
the cr	pO
the crem	EO
the crop	MK*O
the curtai	TM
the cury	+M
the cyclon	KP
the dam	LRML
the dark	TM
the date	GN
the day	EMGPaMqMtN#P
the depot	qO
the din	aN
the dioces	5O-N
the direct	qN
the dish	jO
the divorc	gMiNmM
the doctor	FNPPRLTLUMXNbOcMuJ(Q
the dole	rOyN
the door	DLHKILLLUMVMcNeKfOiNxK4M7L
the doorwa	dN
the dre	9O
the drink	SP
the drip	FMNP
the due	DN
the earthq	KO
the electi	-M
the electr	lP
the email	qP
the embank	LN
the embasy	eQ
the end	FLUMuL2N
the engage	hO
the envelo	PP
the eulogy	EQ
the even	-O
the ewe	MM
the exsult	-N
the eye	NN
the factor	kN
the farm	uN2N)N
the farmho	3N
the fauré	-L
the fear	VN
the feast	5M
the fenc	jO
the fev	(L
the field	HMMO*N
the final	-L
the fire	KLsLyL
the first	GGlLwMxOyMzJ1N2L4H6M7L%L&J(L*L+M
the flat	dM
the flood	LO
the flow	-J
the flu	XO
the flyov	dO
the food	lO
the form	uO
the fram	&P
the freez	bO
the fridg	RNZM
the front	EMFJJR
the frost	*M
the funera	EP
the gas	VPlM
the gate	KLVLkOzO
the gla	QK
the goat	MN-M
the good	!M-K
the gown	%O
the gra	MO
the grap	*O
the grav	GO
the ground	EOINKMMN*N
the guitar	-M
the gun	JN
the hal	hLtO
the hand	+M
the harves	*N
the hay	*O
the head	qN
the hear	fQ
the heartb	DL
the heaven	pP
the hen	LMjN
the herd	MN
the hil	KN
the hole	QM
the holy	5P
the home	RMeOmN
the hook	HP
the hospic	FP
the hospit	QNsNyM1L8N(M
the hotel	kN
the hous	CMFKHJJLKLRMTKUJVLZKdMgNiJlMuHwK3L&L)M
the hurica	KR
the icu	QL
the inheri	jN
the job	rNuLyN)K
the judg	fRgO)N
the jury	fQ
the kaduna	IO
the ketl	RM3N7M
the key	hO3Q
the kitche	LLTKgMjK1K)L
the knee	YN
the knif	OQ
the knot	9P
the lab	PP
the labour	8O
the lady	BO,L
the lake	MM
the lamb	-O
the lamp	pO
the land	ZL
the landlo	dO
the langua	eQ
the laptop	oO
the last	FNMMcLiKsLwK2L5N)L*N
the lawy	gR
the lead	HO
the leas	xN
the let	AMPOeMlM0M7N)Q
the librar	dNsK0N
the light	LM
the line	JOkN-M
the list	kO)O
the litl	DM4O
the liv	NN
the loan	lN)O
the lock	dN
the lord	CP(O)N-K
the lory	3O
the lump	NPPM)M
the machin	FO
the magist	fP
the maiz	)O
the mamogr	PN
the man	QKdMfNhOjKuM,L
the mango	-L
the market	IN*N-L
the match	-O
the matern	8N
the matron	qO
the medici	NN
the men	IO
the met	lPmN
the metro	JO
the midl	gN
the midwif	cP8N
the min	KO
the mine	kP
the minist	sM
the miror	sM
the mis	qM
the money	uM
the moneyl	lR
the monsoo	MO
the moon	-M
the morn	FLONSN8M
the morphi	FP
the mosqu	-N
the mounta	KN6P
the mri	PO
the mud	LN
the name	DN
the navy	JN
the needl	NLSQ
the new	JQNMOKXNqNyLzL1L3M-M
the nicu	QQ
the night	FOHMKJLLZLaP1H6P(K
the nularb	6N
the numb	1O
the nurs	FNQRRJXN&O
the nurser	DNbM
the oath	eQ
the ofic	eLqM1O
the old	dMzM+K,L-N
the oncolo	NS
the one	SNTKaLbMhLlLnLuMvK1N6J%K+J,N
the only	AOmPoMzM
the operat	OJ
the oth	KJNOYKiJlLmMqPuM3N
the oven	RN-M
the page	0O
the panel	sP
the pap	eJgP
the parish	5K-O
the peopl	KM
the phon	PQSJVMeKiJjMlMmMoK7K8O)K
the photo	KJ
the physio	&P
the piano	3Q
the pilot	4O
the pilow	vM
the plan	4N
the plant	kO
the plat	+N
the pneumo	(O
the poem	EK
the point	AMTM
the polic	RMUNfNsM
the poor	-Q
the pope	-N
the poridg	aM
the post	VNgLsNuK
the pray	pN,N-J
the pregna	DQ
the priest	(O
the prosta	NP
the psalm	pM-M
the psychi	UP
the pub	aN
the quak	KP
the quiet	FM
the radio	mL
the radiot	NP
the railwa	2M
the rain	ENLJdN!O*N
the ramp	YO
the read	EO
the red	lO
the reek	5N
the regist	9M!O
the rent	SMlO
the reserv	MO
the rest	-K
the result	PM
the rice	SM
the ridg	KQ
the right	uMvM-M
the ring	hS9Q
the riv	LP
the road	CLHMIKLLiM6M
the rocket	JO
the roof	KMLKVL1M*M
the room	dN
the rosary	-O
the same	DLRMSKTLZJkHsLtNwK7M!M#M
the scan	DPPO
the schola	)P
the school	AMKNLMoMvLzG1J2O3L)L
the screen	DMcQ
the sea	FLLPeN3M6K-M
the second	EMGOLNYMeN
the seed	MO
the self	mM
the severn	LP
the shadow	PM
the shed	HN-L
the shel	JO
the shelt	dN
the shelte	3M
the shingl	WO
the shirt	sK
the shoot	IO
the shop	VMaMxL2M
the show	NNTL
the shrin	5O
the sick	5L
the sink	&P
the siren	JO
the size	NL
the sky	MQ-L
the snow	6M
the socket	UP
the solici	gO
the solo	-K
the sort	-L
the sound	JN
the soup	+L
the spirit	-M
the staf	qM
the stag	%R
the stair	BNVLWMXOaN3M
the start	-N
the statio	UKdN
the stock	UM
the ston	GN
the storm	4O
the street	dP
the strok	YPaN
the sum	-L
the sun	-K
the surgeo	OP
the swalow	-Q
the tabl	UMuN+N
the tablet	AOWM
the taxi	8O
the tea	QN
the tely	mN
the tenor	-M
the test	cQ)M
the theory	0O
the third	DKLL
the throat	BJ
the til	IMnPoN
the time	VM
the toilet	mMzM
the train	6K
the treatm	FMNP
the troley	VN
the truth	-M
the tub	FO
the typhoo	KQ
the unifor	yN
the use	AM
the van	3P
the ventil	(N
the verb	0P
the verdic	fO
the vet	HTOMXNlM
the vilag	CO
the visa	eL)M
the voic	UO
the vomit	XL
the waist	YO
the wal	BMLLTPWOjO
the war	JP
the ward	QTyN1J(M
the wareho	1M
the wash	-J
the wat	LQ1N-K
the way	CLRN5M8O,M
the wed	bNhOiM9L
the wee	DLdO
the wel	MO
the wheat	*P
the wheel	6M
the wheelc	YP
the whol	ENKKSMTLYLfLkJqK1O8M#G%K(J+L-M
the wifi	-N
the wil	iO
the wind	KP
the window	FMLLQPmM
the wing	4N
the woman	,M
the womb	bO
the women	MM-K
the word	jLpN+L
the world	-J
the yard	HM
the year	-K
the young	JL9M,L-M
theatr	OR8O
theatr at	OP
their	IJKMLNdKjLlKmJtNwK3N4M5K6J9J!O)L+J
them	JLbMoKvOzK1J5L6K9J!L*M
them .	CKLLSKUJbMhLkLlJoKpKvJ1M5K9J!J(K*K,M
them by	uL
then	DPPJRJSNTOUKVLWLZPaKiKlLwK1L2N9N
then i	UPaL
then the	BNSNlN1N
theolo	0O
theory	tQ0O
theory test	tL
ther	DLILJPVMZLdMkKlLoNpNzN3N
ther #	kM
ther .	ILJKeMfMkLpKwMyLzL1K3M
ther and	VMpP
ther be	-J
ther is	DLJKMMTMVJbJdLgLlOmOoMpLqLrNsO+K
ther listen	ZM
ther sinc	kP
ther was	DNIKnN
ther when	nP
therap	&N
thes	pNvN,N
thes day	,P
thesi	tQ0T
thesi .	0M
thesi chapt	0L
thesi is	0M
thesi on	tP
they	FNIQKMNNOPPQQPYLdLePfMkRqLsP7L
they are	EMILKMNJOPQLVLYJbMgJjLmKvO8M
they ask	sPuL
they cal	%O
they can	FN
they clos	kQ
they did	PK
they fir	kN
they found	NMPL
they gave	FOkN2L
they go	qO
they had	DL
they have	FPLNNKOKPKQOUJcKdKeLiJqLyLzM3K4N!L
they laugh	zN
they let	DOkN(O
they open	OO
they said	NLOMPK
they sav	5N
they saw	PP
they say	EOFKNMQKTMXMYLfK
they stil	!N
they stop	qL
they take	ON
they tel	PO
they took	ILPPUNeNfLkL
they want	uP
they were	HP
they wil	OLsOvM(M
they wo	JM
thi	ELGNcJmJ1N3J8J!M%L*M+K
thi .	AMUM
thi @kid	cOvL
thi aftern	EN
thi city	mM
thi countr	eL
thi date	GO
thi day	GN
thi earth	AN
thi food	+N
thi friday	GN
thi is	GJ
thi job	1O
thi land	eQ
thi lent	-M
thi month	lO1N
thi morn	CKHMJLKJQNRLbKcKgKkMwJ8L(N)O
thi one	cQsM
thi season	*O
thi sunday	GO
thi time	GLINNN-J
thi town	-N
thi week	CMJNUMeKmGnOrMtLuL1J6G!L&M*L
thi weeken	EM1K3M9M#K%M,M
thi wint	-L
thi year	DObMlL5N*R-M
thick	YO
thin	MJ&P
thin .	MJ
thing	ANPLTJUMVLfLhOiGjPkMnLoKqKuJ7J
thing .	TNhJ-J
thing about	jM
thing to	jOnK
think	ALOLRMSJTKUNVMWNfJgLjKnMoKpMwL4N9L,M
think about	ANnN
think i	ROTLUJ4O
think it	TLVK
think of	jN,L
think someth	VM
think the	UP
third	DRGMLMMONMQMSLVKZMcLlLtNuKzP0K
third atempt	tO
third ivf	bM
third miscar	DO
third one	DO
third time	DJLNtK
thirst	MO
thirte	vP
thirty	CMFLRKWKkMpKtM1N2N3N5L!N
thirty #	2M
thirty year	WLpM3N!K
thos	INJOoOyL)K+K
though	AOVNaNgLhNkL(M
though .	AK-M
thousa	lR
thousa and	lN
threat	BL
threat to	BL
thresh	*P
threw	BJjQ
threw his	jN
threw me	BL
throat	BNNP
throat .	BM
throug	LKNNQKSLTKULWMZKaJbLeJgO0K5J6P!L
throug .	)N
throug a	gL
throug the	BLQKVLWMXN6K!M
throw	VOvM%N
throw up	VO
thrown	dL
thrown our	dM
thumb	-M
thund	VO
thursd	DJEMONPOdLfPlLsPtP1K3L4G!L%M
thursd .	DLENKLOJPLeKfLsLtL1M%K
thursd and	1N
thursd for	OL
ticket	eOwL
tidy	wN
tidy now	wM
tie	kNsO9N%O
tie .	sO
tie the	9N
tied	IP
tig	HP
tight	VO
tiktok	vP
til	FLILPNQOSNTLWMZPcKlOnMoOtLuMvK1M*J
til #	ZMtO
til .	IN
til dawn	ZN
til noon	uN
til the	ZMcNlL
tim	ROSKVOXLYLaKbM0L
tim .	0J
tim a	XP
tim and	VL
time	DJFKLJVLaJcLtNvLzK4O5L7M&L(L
time .	DJFMMLNOSMaMbKsKtH7K&E
time i	RNcK
time in	LOzM7M(N
time lucky	tK
time on	2N4N
time sinc	7O(L
time the	PNVO
tin	5M
tiny	DO8P
tir	AKTMUPXJYNZOaLdMrNvK1L6L8K
tir .	UPaG
tir of	ANULYL
to	ALoLuMwM3M4O5O6O7J
to #	-M
to .	mL
to @kin	gPiLvN4O
to a	TKUNeMlNmLzM2M3L9L
to all	-M
to answ	uN
to ask	vN7M-K
to be	AJDKFLdLpLrNvMyM8M9L-L
to bed	jN8M
to believ	pO
to board	wP
to bring	vL
to canada	wN
to choos	uO
to coleg	wL0P
to come	FL
to cut	AN
to często	5M
to danc	-M
to dark	1O
to death	-J
to decid	uF
to die	AQFO-J
to do	AKELJOuK1M2P
to each	jJ7M-N
to eat	mM+O
to end	AO
to exist	AM
to feel	pL
to find	hNrN
to finish	0P1N
to fly	4N
to forgiv	7N
to get	KMVJrM0N1N
to give	1J-H
to go	AHBLFKNNQLRMdMfLkKoNrM0N1M5K
to god	8L&K(L)N
to have	bLuM
to hear	PJiM
to help	aN
to her	FMSNcMyP7N9L
to him	AMCLiNqN7O
to his	wN
to hospit	QL
to housto	4N
to jos	6M
to jump	AK
to kil	AMBN
to knock	5N
to know	uJ,P
to lago	4K
to learn	0P-K
to leav	VN3K
to let	HO
to lie	cN
to live	AOYLdLuL3M
to look	MNcN
to lourd	5S
to love	-K
to make	uN7N
to manila	4L
to mary	uO
to mas	pN
to me	ALBHCMDKRKTLaKiMjLmKnLoLqMuKvL#K
to meet	7O
to melbou	wN
to mind	aQ
to move	COuM
to my	ELINLKYKZLiNjMnOpKzK3L6G7N8L#P&N
to open	xO
to our	HJ3J
to pas	tN
to pay	lP
to pray	,N-K
to put	HK
to quit	SO
to read	EL0O
to remain	)O
to rest	ES
to santia	5P
to say	COEMHKlLmJuE7M(N)N+Q
to see	FMOKPLQLTLiMsM4M5K6M%N,N
to sel	uL
to send	iN
to sign	gL
to sing	TN
to sit	mMqQ
to sleep	HPSLZN
to speak	-J
to stand	EO
to stop	SOjM-J
to take	AMfMuL
to talk	mL
to tel	AKhOkNuJ1K9N-M
to text	oM
to thank	(Q)O
to the	EPGKJMLMMMTKmPqJwJzP1M3L6J&M(L*M
to theatr	OP
to thi	-L
to toront	4O
to unaliv	AM
to uni	wN
to us	vM,M
to velank	5P
to wait	-L
to wake	ALZN
to walk	&N
to win	-L
to work	DNyN
toast	!O(M+N
toast .	(N
today	EMGQHKRK8L!P#T%O&O(P)M
today #	#N
today .	DMGJHLPLRKWJdLfLgLsJ!J#M&J(J)L
today @kin	GM
today and	RM#O
today ble	#O
today he	(O
today i	#L(J,L
today is	GQ
today just	-M
today my	#L
today not	&N
today sinc	GN!L
today we	EN
toe	8P
togeth	CJXLhQ2M7P!Q+N
togeth .	hN7K!L,O
togeth and	7O
togeth at	7Q
toilet	UOcNmMzP
toilet .	zO
told	BODNFMNNRJTJVNYKbQcPdJgMiKjMkQnMqN#L(L)N
told a	nM
told me	AKTNbL,M
told my	DJjNkLnK
told the	DKgN
told us	FJYMcNgO(N
tom	9L
tomato	*N-M
tomoro	ERGPORPNfLsPtQwLxLyPzO1N3L4Q9P!L#O%L
tomoro #	sLyK
tomoro .	AKEJGKOMbLcMfKsJxLyL1L6M9L!L#L%J
tomoro and	ELtOzL#O
tomoro at	OO
tomoro for	sK
tomoro i	tNyO1H
tomoro in	yP
tomoro is	GN
tomoro morn	OM4N
tomoro my	zP
tomoro sinc	GN
tomoro we	EM
tongu	jP-P
tongu .	jO
tonigh	AOEPFMGNJLKKLLdNoLyK1M4O5N6P&L+P
tonigh .	AMEHFMGKILKKdJjMyM1J6H!L&M+J
tonigh and	AN-J
tonsil	OR
tonsil out	OO
too	DMUMVLWKbMcLdMgLsMvKwLzL9J
too .	+M
too much	UOWJ-N
too old	bQ
took	APCLGMHNIOKOLLPLQOYMeNfMgOhOlOnNqJwN8K&K
took @kin	GNQN
took a	AOPM
took all	AM
took from	nO
took his	CN
took money	nN
took my	GOIOkMqM
took our	KM
took the	KOgNhNwN
tooth	WQ
toothb	hO
top	UM
tore	WP
torn	uP
torn betwee	uP
tornad	KQ
tornad warn	KN
toront	4N)M
touch	BRWNqN&M
touch it	WO
touch me	BM
town	IOJNKNMNmL3S
town .	3L
town and	-M
toxic	qO
tr	MO
track	4P
tracto	-K
trafic	-M
trail	*N
train	IKKNUNrNtLvJwNyO5M6O#N
train .	-K
train to	6L
transf	bRzP
transp	OO
travel	4N6R
travel for	6N
treat	nO
treat my	nO
treatm	FMNP
treatm .	NN
tree	HM3O*N-N
tree .	3P
trembl	VP
trench	JQ
trial	fRyJ-N
trial .	fL
tribun	fR
trigem	WQ
trigem neural	WP
trip	1N6S
trip to	6P
trip with	6L
tripl	ON
tripl bypa	ON
troley	QNVM
troley and	VK
troley in	QL
troubl	,M
trough	MN
truck	KNMMxQ6N
true	pO
true .	pK
trunk	zP
trust	pM-M
truth	-N
try	AMDPSLZObOcKtL7L
try again	DP
try and	bL
try for	bM
try to	AMSLcM
tsunam	KO
ttc	bP
tub	FOQP
tube	YO
tuesda	CLDJHMOOPLRKTLeKfNtMzL8M&K
tuesda .	CMOLfLtG1L
tuesda and	RL&N
tuesda for	OMtL
tumor	NQ
tumour	NV
tumy	VS
turbul	4S
turbul .	4O
turkan	MM
turkey	+P
turkey and	+M
turn	DHFMYJZMaRiMuL#V
turn #	GN#U
turn her	aM
turn him	aR
turn ninety	#L
turn off	FP
turn over	tO
turn the	DM
twelv	DJGMaLcMmL1M!L+K
twelv hour	1K
twelv month	GQ
twelv week	DL
twelv year	!N
twic	PKfMtO%M
twin	iN
tying	9N
tying the	9N
typ	AO
type	XL
type #	XM
typhoi	XR
typhoi togeth	XN
typhoo	KQ
typhoo signal	KN
uk	eO
ukrain	JP
ukrain .	JL
umrah	5R
umrah .	5N
umrah with	5N
unacom	4P
unaliv	AM
unaliv i	AM
und	HNJNKOLSOPQMUOdOlMvP*M
und #	LMvM
und and	LP
und the	BLHOJKKOONULdMlNvK
und wat	LN
unders	0Q
unempl	rR
uni	uLwPzQ
uni in	wN
unifor	yOzO
union	qP
unit	JOQSUR
unity	-O
univer	lNwOzO%R
univer .	wL%N
unopen	iP
unopen .	iN
unsay	jN
until	AMFKPOWNZLcMlNoMuL1L6L
until the	cN
unwel	XP
up	AJLMZJaLfMhMvLxN2L3L4O7M
up .	ANBKIJMLUMZKaFgMhOlKvK4L
up aft	7L
up again	UK
up and	ZMvJ3M(M
up for	fM
up from	COFL
up her	2M
up his	2L
up in	fKsN4O
up my	BMuK
up on	jN&N
up pap	JP
up the	GMWLXKtM2N5L9O-L
up ther	pO
up thi	-N
up to	GMLOuMzM5L6K&L
up today	xO
up tomoro	AN
up with	hO7O,L
upstai	LQjO
us	ELFLPMaLiNjLkLvNwM3N5K6L7N!O+N
us .	DKGKJJKMOJPJRKYHcKfLkHqMwJ1J4L6J7K%H)K+H
us @kid	!N
us a	-M
us and	3L
us in	qM
us now	aN
us on	5M
us out	dM
us round	+M
us safe	6N
us to	FNvM(M
use	ALBMYP
use of	AM
used	CMTPXKYKaKmKpOqM
used to	TPXJYLaLpO
using	SP
using again	SP
vacati	6P
vacati with	6P
valey	KM
valv	OQ
van	lNxR3R
van com	3P
vap	SP
vape	SQ
vegeta	+N
velank	5Q
ventil	QN(N
ventil in	QK
verb	0R
verdic	fP
very	FKRLTOXNbLgLmL3L
very polit	RO
very sick	XL
vet	HSOPXPlL(N
vet came	HN
vet is	OO
vet was	HN
veux	AP
video	eLmN
video cal	eK
vigil	-N
vilag	CMELIOJOKMLPMJmKxLyN2N6L*J
violen	BS
violen .	BP
violin	tO
viru	-O
visa	eW)R
visa .	eN)L
visa for	eN
visa interv	eO
visa was	eN
visit	QTROfRmM6N
visit my	QM
visito	QPmQ
visito .	mO
viva	tQ
vocati	-O
vodka	SR
vodka in	SO
voic	ELOOURiJmP1N
voic .	-L
voic again	UM
voic i	mN
vomit	XN
vomit bug	XL
vot	-L
vote	-P
vow	9Q!O
w	BMpMsM5M+O
w the	sL
wag	BN
waist	YO
waist down	YM
wait	KMLKPTQMRLbOeQfMuG5K
wait #	PN
wait .	PMeL-M
wait for	LNPNQNXMeMfN
wait on	PP
wait til	PP
wait to	PJ
wak	AOZN-L
wak up	AN
wake	ANCMERHOONVLZO
wake for	EM
wake up	AOCMOO
wal	BLLOTOULWNjMmKpJ3L
wal .	TMmM
wal again	BL
wal and	TM
walet	oP-L
walet on	-N
walk	IKMOYOZLkMqLzM5U7M9O%O&P(P)L
walk #	MN
walk acro	%M
walk again	&L(O
walk down	9M
walk from	5O
walk in	qL
walk into	zP
walk me	kO
walk my	9M
walk out	gN
walk the	ZO5P
walk to	MM5P&N(M
want	ANFKgOoMsMuOvL0K7K-J
want a	bPgJuL#N
want an	uL
want it	AL
want me	iMoNuM
want my	-L
want the	gOlP
want to	ANuGvK5M7M&N(K-K
want us	dL
war	JQjNqN-M
war .	JM
war in	JM
ward	FLQWUMpLqOyQ1N2K8N(L
ward #	QO,O
ward .	QN
ward and	QL
wardro	CO
wareho	yP1M
warm	dM,O
warn	KN
was	BOCODPHPIRRKYMfMhLiKkPnP7L8H)Q
was #	BNCPDMHKiNnEwN
was .	RO
was a	IHROYPgLjNrK)K
was abus	BM
was and	RM
was arest	fO
was asault	IP
was atack	IO
was born	FNYN8P#N
was brav	-M
was cancel	-O
was cary	QN
was clear	)M
was diagno	NJ
was driv	nP
was gone	AN
was in	IKXNnN*N
was just	XL
was kil	CQ
was let	kN
was made	kL
was monday	PN
was mug	IN
was my	CQnM
was negati	)N
was not	CMDMiMkKnM)O
was on	COkL
was only	CO)O
was over	iO
was put	HM
was rap	BO
was read	iN
was refus	eQ
was sexua	BL
was stab	IN
was taken	QO
was taught	pN
was the	BMCKSKTMhNkLnM
wash	LOTLUNaReLnK7M
wash and	aP
wash machin	-K
wash my	TMaN
wat	FNLVMWNKcP1J8Q
wat .	LMML-K
wat botl	WN
wat brok	8R
wat for	MM
wat has	LN
wat in	LM
wat is	LJ
watch	ANEPJOnKwL2M4M6M%L,K
watch over	wN6P,P
watch the	JL
wav	wO6N-M
way	IKRMVKeJiKnNoLvMwM4L5O6O8N
way .	6L-L
way home	IORN
way ticket	wM
way to	5N
we	DMEOGNHKKJLHbMdNiMjOuK3O5L7P!P%K)M*M+M
we are	JKKKLLbHcLdLjFlP1N3K6J7M9L!H*G+L
we beat	-M
we both	jN
we bury	EPHN
we can	lN)L
we cary	EL3K
we do	PNfNgOiMvL
we eat	+M
we fight	jN
we fly	4L
we get	3M
we give	*O
we go	3P5P
we got	KN3K7M)M
we had	DKHMjK7M
we have	HLKLLMbKdHePgOiKjLuL3J6M9L!H
we hear	PL
we hope	-L
we land	eO
we leav	3L6O
we let	uN
we lose	DN
we lost	CNDKGM
we mov	zP
we move	3L
we nam	DO
we need	MM
we not	DP
we open	xO
we paint	bO
we say	9N
we shout	jM
we sign	gO
we take	EMFN
we thank	CO%N(J)K*J
we wait	PJeN
we want	vN
we were	CODL!M)M
we wil	CNGNPNwN9M!M(N
weak	XQoP
weak .	XN
wear	ALBPNNsMvO%M
wear a	NO
wear long	ANBO
wear the	%L
weath	9N*M-O
weath for	-L
websit	oP
wed	bLgMhNiLlLsL4J9T!S
wed .	iL9K!M
wed aniver	!N
wed day	9N
wed is	9M
wed of	9N
wed on	!N
wed to	9N
wednes	EMOLPLUJeHfMpHqJsLtPzL%L
wednes .	OLPKqLtJ
wednes and	EM-K
wee	CMDLXOcNdMxNzN4M8P#M
wee @kid	XN
wee @kin	8N
wee one	DM
week	DOFLPMQLUKcQfJtMyNzL1O6M&O
week #	cO
week .	DNFKNKUGZJcJfKtMuMxGyGzK1H2L6H&J
week aft	&J
week and	CLDKPJTHXJcLrM1J
week befor	hP
week ear	8P
week gone	cM
week he	UO
week i	PKUJ
week in	XO1J6P
week on	1O
week pregna	cK
week scan	DL
week the	DL
week they	(N
week today	cN
week was	mL
week we	DK
weeken	EKSMfJgMmKoM1O3L5K6L9N#K%L
weeken .	EHgL1H3K#K%L,L
weeken and	1L
weigh	nM
weigh on	nN
wel	MQOLXMcKiMuK2L8K(P
wel .	OLcM8K(G
wel again	(O
wel are	MM
wel has	ML
wel is	MM
welcom	8R-K
welcom .	-L
weld	rP
went	CPDMGLHKIMKLLJPKSNTHbLgOhLkMlNmLnMwN8M(K)M
went home	CK
went in	CN8P
went into	mN
went out	CM
went quiet	DN
went throug	gO
went to	CNHKnN
went wel	(M
were	CPDLHKIQKKRMSMbKcLeJhLjKnMpJ8J9L!L#L
were born	QM
wet	FL
whal	-O
what	BNPKRKVOfMnMpLuMvK2M+N
what a	-O
what i	iJjLnN0N1J5P
what if	VR
what is	AMpMuM+N
what it	XO
what my	BN
what the	BOPN
what to	ALCMuMvK2L
what we	+N
whatev	-K
whatsa	jO
wheat	*S
wheat is	*O
wheel	6P-K
wheelc	YV4N5P
wheelc .	YN
wheelc sinc	YN
when	BORNVOWMaKbMiNnOoLpKqM
when @kin	BNnM
when he	BMfK
when i	BHRKVGbJeGiPjKnKoLpMqNvL1K
when she	nLwO
when the	CLUO
when they	sOtN
whenev	VPqO
whenev a	VO
whenev the	VN
wher	IMJPKLRNSKdNeMfLgJlLoMpNvMyLzL3M9L
wher i	sM
wher she	vN
wherev	,O-M
wherev he	,P
wheth	PPuR
wheth to	uS
which	RKUKdNhNuR
which one	uM
whil	CJLNQMRLSNXLgOkL
whil i	-M
whisky	SP
whistl	2L
whit	DMEOVM9N
who	CLIMRMaNfKgL2L+L,O
who alway	,N
who cook	+L
who did	IQ
who died	RM
who get	gP
who has	NNTLXJYLmM
who have	MO+O
who hurt	-P
who i	RO2L
who is	QLXKaLoN#N
who wil	ON
whoev	3N,Q
whoev win	-M
whol	ELKNSLXNfKkM1N#K%K(L)M+K
whol @kin	+N
whol hous	XQ
whol of	KMLM
whol street	-K
whol vilag	-L
why	RMVLXKiMpMsO,L
why .	XN,M
why did	-N
wide	ZN
wide awak	ZN
widow	CRmQoN9N
wife	-P
wifi	-P
wig	NL
wil	ENFMGLOOPKYNbKfMiGwL2L7L9L!M#L%M
wil .	iO
wil alread	DO
wil ask	sM
wil be	EMGMOLYKeLfKgOkMwNyLzO1L2J9K!H#N%K
wil come	-M
wil have	!N
wil know	POoP
wil like	FLYNmM+N,P-M
wil love	-L
wil not	ALCKFPVLXLYLbMlKvP
wil take	dOrO
wil was	iN
wildfi	KO
win	-R
win .	-J
win on	-N
win the	-M
wind	KO-L
window	FLINKMLMQOmMnL4M
window .	QM
window and	-L
window open	FN
window seat	4N
wing	fP4P
winipe	eO
wint	TN1N-L
wir	QP
wir .	QN
wisdom	ONuQvO-M
wisdom .	-N
wisdom teeth	OO
wish	ALNM,M-K
wish i	APNN
wish my	,Q
with	KJLJQLYKaLdLgKhMjLrMvL2K5M6L7L
with #	EOLNdKgKhKwK3M4P6L!M
with .	mM
with @kin	EMGLKLaNgLuN3L5J
with a	IPLKWKaKdKgKkKnMoMrLsK2J3L4N6L!K#L%L&K
with an	wM
with breast	NK
with burnou	UO
with covid	XN
with depres	TO
with down	YN
with her	CMFGGNJLQLXOhLvMwKzN%L
with him	AMFMHKQOhMvK,K
with his	QMWNYLgMrPwLzO0N2J
with it	SNYN
with me	AMVMhKyN0M
with ms	XN
with my	GNaKgJhKiNjPqNrLuLvHwLxL5N6N7N!M(K
with not	(O
with noth	2M
with one	YLeNgN
with peopl	-L
with pneumo	QM
with schizo	UP
with thank	)O
with the	FLJNKKSLdKgJhJoMsKyM2K5N6K&J
with their	-K
with type	XK
with us	TMaMjKwN3L
with you	-M
witn	fR
witnes	9O
wiv	KN
wks	DN
wo	BKDJELFLHKIKJJLKNLSLTJVKXLZLdLiKnKvK3K
wo not	BKDJELFLHKIKJJLKNLSLTJVKXLZLdLiKnKvK3K
woman	bNgQ!M,O
woman on	,O
womb	bT
women	MNbO-M
women walk	MK
won	)N
word	ELJNPKRMYMiKjRpNqLsLvL0O1K7M&K+N
word .	EO1M
word and	pK
word befor	+M
word from	PL
word over	jL
word sinc	iL
word with	jN
wore	%L
work	DMPKUKZKeLkQmLoJqLrPvLyM0L1Q2P
work #	1N
work .	BMPLUKlMoMrL1H2K
work and	oN1L
work day	PN
work in	1K-M
work is	1N
work on	1J-N
work sinc	rN
workpl	qO
workpl .	qO
world	AMCLhM8N-N
world .	-M
world cup	-L
worn	UO
worn out	UO
wors	RNXOjM
wors .	RN
worst	WO
worth	AL
worth liv	AL
worthl	TN
wory	OMVSZNcM)M,N
wory about	OLVL,O
wory sick	VN
would	AOGQMOaJbMfJiLmNoOpMrM9K!N
would be	GLbO
would have	GR
would like	-L
would not	aO!O,N
would notic	AL
would of	GO
wrist	AM
wrist .	AM
writ	JLfMgLiOlMqJsNtS0Q#M
writ my	0O
writen	ARiN0P
writen the	AN
wrong	VOeMfLnMvM1M
wrong .	VK
wrot	AQqN)P
yahrze	GQ
yahrze candl	GN
yam	*S
yam festiv	*M
yard	HL2M-L
yatra	5P
year	GTHMbMgMhNiMkL0O2O7L!T#Q%M&M*L
year #	gLzO1N
year .	DMGFHHMNbKfMiMsKwL3L7L!E&J
year ago	DKGOiJnM!L#L(L
year and	GFHKLLNNSLULbLgNhNiKjLkHmKoMpOsK2J7H!G#K*K
year at	yO2M
year he	gN2M
year i	COGNeN
year in	eLfMgM2L
year mary	RNbP!L
year my	7N
year not	GM2L&L
year now	iO
year of	WObLgKpOyN0M2K3M7L!K%O)O
year old	NNvS#N
year on	GO2L!N#M
year she	HN#O
year sinc	GQ!O
year sob	&P
year that	GO
year thi	!O
year today	GM!O
year togeth	!O
year tomoro	GM
year we	CM7M
year wed	!Q
year with	kO!P
yel	jOqJ
yel at	qJ
yelow	DOMQXP
yemen	JO
yes	eJuN9R!M)P
yes .	eL9O)L
yes or	uM
yes to	9J
yester	CMDMHGIJNJRNUMhKjJvL7L8J9L&L(M
yester .	IMNLhL(H
yester she	RL
yet	DGKLPMQMXLYNcLzM5N
yet .	HJKNPNcJzL,N
you	bMpL7K8K!J#M%J(O)M*K+K
you .	cN#L&M(K+K-P
you are	pL
you for	2N!N#L)E*L-N
you god	8L#L(G)D
you jesu	(J)M
you lord	(M)L*K
you my	)M
you thank	(P)O
you that	(K)K
young	JMSMhNnL1L2M9N
young men	JO
your	MNdMoJvL,N-N
youth	5O-K
yr	vK!P
yr old	vK
yrs	GLHMbNeLgMhLkL2N3M!P%M)L
yrs .	kN
yrs mary	!L
yrs today	GN
zoom	kNsS
zoom interv	sL
zoom w	sM
`
