/** Written by `npm run write:classifier`: do not edit. What `encoding.ts` reads. */
export const WEIGHTS = String.raw`
-116 -84 -97 -201 -191 -180 -256 -117 -174 -100 -146 -182 -119 -97 -120 -161 -157 -208 -88 -181 -111 -104 -100 -17 -145 -184 -304 -119 -163 -176 -107 -133 -167 -162 -317 -131 -118 -49 -132 -207 -178 -167 -145 -122 -184 -82 -169 -204 -215 -102 -133 -183 -78 -111 -133 -165 -145 -185 -112 -252 -161 -146 -197 -200 -137 -143 -117 -67 -104 -139 17 179
	-N
 .	-N
#	GMZLcLsLvL1M8M!N#O
# #	GKHLSLaJgMlPwMxJ8N!K#K)J
# .	NMQMRNXNZLaMdLfKsKtK0M4M8J#H
# @kid	IPKKULdNeLgFiLjJkNlMvL0L1N3L6M7J8H!J%K
# @kin	NNiNjMxQ6N7N9L+N
# @work	tN1L
# a	SP
# acr	*N
# again	ZO
# am	ZO8M
# and	FNOLVMXLZLaMcLiKnJrNvOzM0M4K#K
# aniver	GM!O
# aplica	rQ
# at	ONaM
# bag	hN
# bus	,O
# candl	#O
# cm	8P
# cup	CPGMmO
# curtai	WM
# cvs	rP
# day	GLHLJKKMPOQNWJXOeMtL5P6O8O9M&P*N
# degr	rN1P
# diabet	XM
# driv	tM
# every	ZK
# fev	XM
# floor	3L
# foot	LO
# for	sP
# from	lP
# go	tN
# gram	QM
# guest	9O
# has	FL
# heart	CM
# hiv	-K
# hour	FJONQMSLZNaKfNtLwK1M4N6M8K
# hrs	4O6Q
# hundr	kO1J
# i	sL1J8K9N
# in	NKSMdLfMiLtKyL8J#M
# is	0K2L
# it	sN
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
# month	DNFKUKWKXKZMcMdLeMfLmNrLyM6M&N
# more	NO!M
# my	BKNMQKtLzN
# night	ZN1N)O
# not	&N
# now	GM
# o	GMZMsO1M8L
# of	ELGLHMIKbJcMkJqLsM0N1J6N8M9M!L#K+J
# ofers	uO
# on	QJtK1J5J#S
# pag	0N1O
# past	CN8N
# peopl	EN1M+N
# percen	MN
# pink	cM
# plac	rN
# plat	CNwO
# pound	8M
# rep	rN
# round	bQsM
# season	2N
# she	#N
# sinc	GMXN
# smal	CPNL
# step	&O
# stop	VK
# the	#P
# thi	8J#P
# thousa	lO
# tim	RNVNXJYMbM0L
# to	vK
# today	GKsM#T
# tomoro	OJsGtKzN4L#O
# tonigh	dL
# und	vN
# wed	!M
# week	CNDQPKQOTNUJcQ6M8J&P(N
# with	QJ4N
# wks	DN
# word	0Q
# work	PM
# year	GMHKRKbPeOfOgKhPiOkL2L7L!N#H)M
# yr	vK
# yrs	GLHMbNeLgMhLkL2N3M!N%L)L
. #	CNGKNJXLZLcJeKgMhNkNrKsLtL2J4M7L8N(M)P
. .	YLaKiKnL7L
. @kin	CMEJFKGKJLMMNLQJcMiJuLzN7K8L#J%M(L)N
. aft	cMyN7K8O(L)L
. again	ZKbM
. all	!O)N
. and	-L
. benign	)O
. ble	3L8M9P#N%L+M,L
. both	uL
. bring	6P
. but	KMVPcN
. ca	TL
. cary	1N
. ceil	ZN
. chapt	0N
. do	uL&N
. eleven	kM
. even	MM
. every	JKbM
. everyt	TJ
. fifty	CORK
. first	fOxKyL7L%K
. for	+N
. forty	CQ
. from	2P
. give	UMYMaMsOvK1M2M
. god	bNdNeN#N(M
. good	-N
. he	APFKHMIJNNRMSHTKULYKaMfJgKiLnOvM7L#O
. help	fNoMvM1L7M
. her	BPFNwL
. his	CO
. how	vM
. i	DLGOUJaLgNiLmKnLoHpMuJwL7H
. is	pN-O
. it	DLEMGKLJRLULVLhKiNnMoHpJqNtOwM0K&L
. just	,L-N
. keep	JMcKoL0L#O&N
. last	BNUM
. let	ELFMJMRLYNfLgKsMtMvLyLzG2M3N5N7J9P!M#J&M
. lord	jMoMxL!N
. make	9P-F
. may	5M6N&N-J
. my	DJFKHNaKeLfLiMoJuL&K
. ninete	gL
. nobody	DNKLQMaMbNcJeMgNmH
. not	EKFLJLMKXMmKnM(J,M
. noth	VOoO
. now	BLDLJMSKTLXKYMaKeJjMnOpK2L9N&N
. on	3N9N!N%P
. one	&M
. only	-L
. open	MO
. our	gMvL3L)L
. patien	-N
. peac	-L
. pleas	DJFLJNMLOGSKTKWOXJcKeLhKjLpLtJ
. prais	)N
. pray	vO1O5J
. saturd	9M
. sel	uN
. send	mN-K
. she	INRJTLUJYLaJeKgKhHnKsLvMwK2K7O#M
. show	uM2O
. sinc	iNpN
. stil	GKNM
. streng	1M
. teach	vO
. thank	7J8J9O!L%M(L)L*K
. that	mL,M-K
. the	COFJHNIKKJMPRJTLUKZLdJeLlKnLuL9M)N
. ther	DHMPlL
. they	DNFKHMIKKLPGQHWMbNdJfLiJoMqPuL7M8L!N
. thi	RN
. today	&L
. watch	6O
. we	CODJFNGLIMKLLMNNPLbJcNeMhLiMjJuLwL3J5M7L!M&L)L*K
. what	VMpMvL2L
. yester	RP7M(P
. you	-K
@kid	DLILYJbKcNfKgKiMvRwNzK8O%J
@kid #	vL8L
@kid .	GOIKSNbMcJdKfKgLiHuLvHzJ7K8K,S
@kid all	XN
@kid and	CLDMbPcLdNgNiK8J9M!N
@kid are	BJHKKKNKQKTLXJeKgLjJmKrLvLzK3L4K6K8K!L(M
@kid ariv	8K
@kid ask	gO
@kid at	BNDNNMoOvGwO8L
@kid begin	zN
@kid block	iN
@kid blood	PN
@kid born	8L
@kid brok	XO
@kid cal	7O
@kid came	QKTMvL8P
@kid do	HLvL
@kid exam	tL
@kid fiancé	hN
@kid first	yL
@kid flies	wL4O
@kid for	bL
@kid got	%K)N
@kid gradua	%M
@kid has	ONTJVNXNYMZNeLiMrMtLuLvJ0M8J
@kid hat	vM
@kid have	wL3O
@kid i	DN-K
@kid in	CNQNcLiNmMvJwLzL0N6J
@kid is	IMPKSMUNVKYNcNfLvJzH6L&N
@kid leav	wN
@kid left	wN
@kid lost	DO
@kid made	)N
@kid mariag	gM
@kid mary	9P
@kid mov	wP
@kid of	iN
@kid off	wN
@kid on	vM
@kid one	!N
@kid pas	%O
@kid school	IL
@kid she	vN
@kid ship	JP
@kid sit	tN
@kid start	yNzP
@kid stay	cO
@kid tak	4N
@kid thi	8K
@kid to	wN7M
@kid turn	#N
@kid up	9N
@kid walk	9L%M
@kid want	GQ
@kid was	CMIKXOfMvJ8N
@kid we	DP
@kid wed	9N
@kid who	vN
@kid wil	#N
@kid wo	ZLiK
@kin	CNENFMGNQKRNaOiN7L9L#L,M
@kin #	FJGHNMVNcJiKrLvN6O8J!N#O
@kin .	BNCJEJFKGNaJ7J,N
@kin about	jL
@kin aft	7N
@kin all	mO
@kin and	CKKORLaKeLgOiOjNuLvN5J7O8K9O!O,M
@kin are	ELFLGKJLKKLLUKaJeNgPjK3N5P6K!M,M
@kin arthri	WN
@kin ash	EQ
@kin ask	RN
@kin at	DKELaLeLjKmOnMoOwJzK8L
@kin back	SM,O
@kin bangl	SM
@kin beat	BP(M
@kin been	QN
@kin begin	yNzN
@kin birthd	#P
@kin blood	PK
@kin breast	NN
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
@kin day	aN
@kin death	GK
@kin delive	8O
@kin did	BOCFRL,P
@kin died	CRGNvM
@kin disown	iN
@kin do	iN
@kin doe	BORJeMiK
@kin drink	SP
@kin every	aM
@kin farm	*P
@kin finish	%O
@kin flies	4O
@kin fly	4O
@kin for	iL6M
@kin found	NLSN
@kin from	CN
@kin funera	EQiL
@kin garag	xN
@kin gave	8M
@kin get	%M
@kin goe	OMsM3M5O
@kin golden	!P
@kin got	ILXKhMkQ(M)L
@kin gradua	%M
@kin had	DNPOQNULXM8N&L(M
@kin hand	2N
@kin hang	2N
@kin has	CKFOMLNMRLTFUKWLXLYJaMfOiLrLsM&L
@kin have	iLoN7N!N
@kin he	XL
@kin hear	UR
@kin hit	BQ
@kin home	FM
@kin hous	KMLNjJ
@kin i	RJaMdNiOnOqN
@kin in	ILJLKJLNMNQHTKaLbNeLgJiMmKnKuL5L8M,N
@kin insuli	aN
@kin is	FKJLSKcKjN3M9L#K&L(K
@kin keep	RQwL
@kin kidney	XL
@kin kn	WO
@kin land	fM
@kin last	2K
@kin leav	5O
@kin left	COGN
@kin liv	dMmM
@kin lord	oM
@kin lost	DJYMdNkNpO
@kin mary	9N
@kin memori	EL
@kin mov	3J
@kin must	uL
@kin my	yM
@kin name	RL
@kin need	OOrL
@kin not	FM
@kin of	CJINQOdMfOvM,L
@kin on	CKELGJNNQOaJlM5K6L
@kin only	FK
@kin open	xM
@kin over	jK
@kin pas	CQ)O
@kin put	RN
@kin rang	7R(K
@kin relaps	SL
@kin retir	2M
@kin sat	gO
@kin say	AJBNFKHMTMjNuMvO
@kin servic	EM
@kin she	DLFMROUKXLaNbL#L,L
@kin silv	!N
@kin sinc	aNiO
@kin sit	mNtM
@kin smear	PN
@kin sold	SN
@kin split	gK
@kin start	NOyOzL
@kin stil	GL
@kin sugar	XP
@kin surger	(M
@kin take	nO
@kin thank	8N
@kin that	,L
@kin the	FJJOuN
@kin thi	EN
@kin think	RN
@kin to	EOFKQOvL
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
@kin want	AJFLuN
@kin was	CKFJHMINJNQPRKSJYKeKfJkJnHyN8K)J
@kin wat	8O
@kin we	,N
@kin wed	XO9N
@kin went	CP
@kin who	IKRJSKYLaKiL2L4L9M%L,J
@kin wil	OL5L
@kin with	NNYMaOrN
@kin wo	iP
@kin would	9N
@love	BLDKOKTLaMcLeJgKhLjMkJoKyL4K&J
@love .	BKFLGNTMaJjHlLnKoN,Q
@love at	aM
@love beat	BK
@love begin	yK
@love brok	hM
@love died	CP
@love driv	6M
@love dump	hL
@love flight	4N
@love got	yO
@love grab	BM
@love has	BHFJOKTKUMWKaJcHgNjNsNuM
@love hit	BM
@love is	BFFJJKOJPJQJUMVKcOmKoOxN1J4K6L8O!O#M&J
@love last	2N
@love left	hM
@love lost	CNDN
@love miscar	DO
@love retir	2P
@love say	uM
@love visa	eL
@love want	gJ
@love was	kN
@love wo	BODK
@love work	1O
@love yet	kL
@pet	FLHWKHXJZLdJwJ3M(M,O
@pet .	HGOLZLgK,K
@pet and	KL
@pet died	HO
@pet down	HK
@pet gone	HM
@pet got	HO
@pet had	&P
@pet has	HHXM
@pet in	HL6L
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
@work is	FMUNXJqJtK1O2M#M,K
@work keep	qL
@work lost	CK
@work mr	,K
@work on	qL,O
@work put	qM
@work scream	qK
@work she	,O
@work shout	qL
@work tak	qM
@work who	IN,J
a	IKdLgKrLxL8K&K
a #	FNvM4O)K
a @kid	bVcNiJvK1K
a @kin	IMbOdOeLfKgLlMnOoMrJuL2K8Q9M,J
a @pet	HO
a @work	CKqN
a and	QP
a baby	8M
a bag	BO
a bakery	xM
a bet	-M
a big	jJuN8N
a biopsy	PO
a bit	RK9N)M-J
a bles	5M+M
a borow	!O
a bounc	8L
a box	kO
a brain	NM
a breakd	UN
a bus	IM
a calm	-O
a camp	eP
a candl	#P
a car	XO
a card	iL
a cardbo	kO
a clock	2P
a cofe	-L
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
a fev	XN
a fight	jL
a financ	lN
a flat	gN3N
a fold	fN
a girl	8N
a good	OJSNoMvO9L,M-J
a grandm	8N
a gun	IO
a heart	XO
a high	XK
a hole	OK
a home	aQuL
a hospic	FO
a hot	WO
a hous	3M
a job	rPsK
a ketl	dM
a kind	-O
a knot	VO
a lawy	gN
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
a mortga	kO
a motorb	CM
a nervou	UN
a new	OLXLmJyJzJ3F
a night	ZM
a nurs	RMyH1M
a panel	sO
a plan	4P
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
a singl	vL
a smal	PO
a soldi	JL
a soul	cNmP
a stomac	XN
a stretc	QN
a strok	XQ&L
a tent	dN
a teribl	jM
a time	&N
a trench	JO
a troley	QL
a tumour	NQ
a ventil	QM
a video	-N
a viru	-O
a wee	8N
a week	XOuQ1N
a wheelc	YO
a whil	QO
a whol	AM
a widow	CP
a word	iM
a world	-P
a year	GQmN&O(N
a young	2O
aborti	nR
aborti in	nM
aborti when	nK
about	POVNeLgLiKjPnKqOsLuLvM
about @kin	PNiLjMnM
about end	AN
about everyt	VP
about him	,N
about it	ULcMnGpLvJ1K
about me	qO
about money	jK
about my	PJjMqN,L
about our	eO
about the	CKDJPKgLjNmKnMqKuJ1O7L
about to	UM+M
abroad	,M
abroad .	,N
abus	BU
abus .	BQ
abus by	BM
abusiv	BS
abusiv .	BQ
academ	%O
acent	qO
acept	uN5N7O)P-L
acept the	uN
ach	WP
ache	WQ
acid	IP
aciden	CMXNYP
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
adhd	YRvN
adict	SO-M
adict to	SO-M
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
aeropl	4O
aford	1N
aford to	1O
afraid	BNFLRNVPeO4K
afraid of	BOVO4L
aft	aMcNgNhKkNpNyO2M3K7O8M&P(N)N
aft #	SNcJgNhOkHyO2N3N7O8O(K)N
aft .	OO
aft @kin	aJ
aft a	&M
aft all	7P)Q
aft eleven	7K
aft forty	2M
aft her	&N
aft his	&L
aft my	aN
aft the	KNLLPLQLgKiMkKlL1M&P(P
aft thirty	2L
aftern	EP
aftern .	EM
again	ALDMJNLKRKSMUMWLZObMjK7P&M(O
again .	AMBKLKOMSLWLZKbLeKjK7L&L(J
again aft	&J(O
again and	JMKMULjK&M
again in	-N
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
ago	CKDLGOOMRNYMiLnL9M!L#K(M
ago .	iN
ago thi	GM
ago today	GM
agony	WN
agr	7O
agr to	7O
agre	uK
agre wheth	uL
air	4U
air .	4O
airpla	4P
airpor	eMwN4O
airpor .	4O
aisl	9S
aisl on	9N
alah	JNtM-K
alarm	ZN
album	KO
alcoho	SP
alcoho and	SM
alegr	LN
aliv	APILJJKPQN)N
aliv .	IM
all	LLmOpM1L(M)M*N+L
all #	HOXNcM!L)O,Q
all .	TKYJvL6K7M)M-M
all are	mN
all being	-N
all clear	(S)L
all day	TNVNmLvP1N2N,L
all in	-K
all my	lLmM,M-K
all night	JMWOZOvM
all of	FNMOpLtM1K
all our	xK
all thank	)O
all the	ANDKHMLJNKTLVLjMqN3N
all week	1N
all who	-Q
almigh	-H
alon	VKaNeMmVoLuLvLwMzK1L4M5M6O
alon .	aLmN
alon and	mL
alon every	mL
alon in	mS
alon on	mN
alon sinc	mJ
alon to	4M
along	cM
alotme	*P-J
alow	QN
alow to	QM
alread	DQNNSNbKcNeKgLhMsKwKzK1K3L(L
alread .	(N
alread told	DM
also	aKbNrNuN0M
altar	pP-N
altar serv	-N
alway	BMGQTMVLjJmNvL!L,R
alzhei	RV
alzhei .	RQ
alzhei and	RN
alzhei is	RM
am	EKULVJaLcKmJoJvK8K
am #	BQDMFKNKOLPMSLVKaLcOgOhLmKsKvF4K#N
am .	RKaL8L
am @kin	RR
am a	CNTKUJWKYPaJfKmJpMrMvM1J8N
am afraid	BNVO
am an	8M
am ask	fN-L
am at	UL
am burnt	UL
am dead	iO
am doing	EL
am from	JM
am going	AM
am hav	OL
am i	vN
am in	QP0N8M
am just	1N
am learn	YP
am los	RP
am mary	oR9O
am nervou	eL
am not	BLDKZKaHbLhMiNmJpJuK2L)L
am on	KL
am overwh	UN
am pregna	cM
am read	EK
am run	1O
am scar	BO
am so	VMaGmJ
am stil	rO
am terify	BN
am the	EPaNoKqKuLyQ1N
am think	,N
am tir	dO
am to	EO
amara	8M
ambula	CMQTUN
ambula just	QO
ambula took	QP
amen	+N-M
amen .	+N-K
an	OKPNQNSKUKdJjKnLoJpMsNtMwL4K8L
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
an old	dMnM,K
an operat	OM
an ordina	-L
anaest	OS
anatom	tO0Q
and #	ENILNLQJaJbMqMvG1M5M6L7J
and @kid	8N
and @kin	EJFJGJIKJMKKRJSLYJaJcLeLgNiJnM3L5K6L7N9J!N%K
and @love	!P
and a	YLdMgLkJsKvLxMyM0L2L4O6N8K9L#N%K+M
and all	LOyJ3L5J6M#L+H
and ask	RR(M,K
and at	YQaM
and b	dL
and back	&Q(M
and be	-K
and both	uP
and brok	OHXQ
and c	DO
and ca	TMVKXKZK
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
and for	FMJN&N(L+N
and forth	uN
and giv	qN
and going	3N
and good	-J
and gown	%O
and half	*O
and has	FHTNUOXJYOdMtLvK4M
and have	1N
and he	FKQNRMSLUMXMYNhOiKjKkKuJzK4K7K!L
and her	BLXLaJcKvMwJ7L,J
and his	ANSJXPgN&L
and hit	IM
and i	EKUKVMaLjKlLmNnKoKvK1K
and is	FJNLOMQO&M(N
and it	CMELHLKLUMVMaKbLcJgLiJlNnMoJpNtL1N)N
and last	BOSN
and let	5M9O
and lie	ZM
and make	-M
and may	-J
and me	ZM
and mov	FMwM
and must	XO
and my	ENJMKMLMVLYLeLkLlMoMtJuJ1L
and night	aM
and nobody	PLQJmGpJ
and not	HOLLMLVKWKaLbJeLmLrKuKvLyM1J6K#L*J
and noth	bMpL
and now	CMDLPNRKTKUMbMhLiHjNlOnMpLqNwN2M
and old	-O
and on	cK4P9K
and one	uO1K
and our	KM+L
and peopl	-J
and presen	qO
and pyjama	sN
and said	FLPOgNjK7M
and say	NMTMUOlMmOpL7O
and scar	cO
and send	aM
and sent	PL
and she	BPLNRKVLWLXJYLaJcKgLhKiKjMnOwG0M#M(P
and shook	UN
and start	NJYN
and stil	bLeLmN#N&L
and talk	mO
and tel	CNqN
and that	gMrO
and the	ELJOKNLMMOgMlMqO0M1N*P+O
and then	DOOLRJTMUNWJZKaJgLmJqLuJ9L
and ther	TLaKeLlOpHrO
and they	DKJMKMLMOMPLQJXMYJcMeJfLgLiKkMpLrMvN7G
and think	ON
and thos	+M
and today	YO(O
and typhoi	XO
and want	#M
and we	HKLLZLdJiNjNvN3G4K6J7J!J%L*L
and went	wN
and when	TN
and wo	DNSLXM
and yester	UM
angry	BKjPpP
aniver	GU!U
aniver .	!O
aniver of	GO
aniver today	GN
anoint	FR
anorex	US
anoth	HKbNcMeLgKhMjLlMnKuH1L3L#O
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
any	FLSKTMUMVKWLXLYJcNgNkMpPrRvK8O(M
any day	cO
any job	rM
any more	FKRJSLTHUMVMXLYLpMvK(N
any of	pN
any work	rN
anybod	mP
anymor	APRLTKhOiMpMvL
anymor .	AOpL
anyon	eMpLzO,L
anyon .	zK
anyth	POTOiJpLrOvN,N
anyth .	TKrM-L
anyway	CNGNiN
anyway .	CNGK
apart	iN
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
aprov .	)M
aprov the	)O
are	JLKNLMMOQLdKgLjJ1K3M5L7K!J*M+L
are #	dKlM1L!P
are a	-O
are about	+M
are all	KM)J
are alway	,N
are at	jM
are being	BMdM
are both	wM
are driv	6K
are drop	MO
are dry	ML
are dying	MO
are expect	cN
are fail	XN
are fight	jO
are get	9L-O
are going	5M
are hav	cL!M
are in	JMKLQMdO
are keep	QO
are kil	WM
are long	mO
are mov	3M
are not	IKiNjN1N7M
are on	LP4L
are only	-P
are open	OL
are pack	3L
are sel	3N
are separa	gP
are sick	XN
are sleep	KN
are so	WP)O
are split	gQ
are stil	JMKOeN
are tak	OP
are talk	7M
are ther	pM
are too	bP
are try	bL
are walk	5K
arest	fP
argu	jQ
argume	jO
argume with	jM
ariv	8P
arm	APBPWNXOYQaM1K
arm .	XLYJ
arm and	YM
army	JPuMyK3O
army and	JO
around	-K
arsena	-O
arthri	WT
arthri is	WN
as	DKqJwLxNyT2M5L9M!L#M%M(M
as a	XOeMfLrMxOyL2O(K
as he	wO
as if	DN
asault	BNIO
asault .	BN
asesme	tO
ash	EUKS-K
ash wednes	-O
asista	yJ
ask	FMNKRPbMgOpLsOuOvJ7L(M+J
ask .	JNpO,N
ask every	bP
ask for	MMNKQKnOuMvK&N(O)M
ask how	aN
ask me	ENNLOMRLpLuM9O+M
ask my	7N
ask today	-L
ask us	FN
ask when	RN
ask wher	RLsM
asleep	oN
asylum	eW
asylum interv	eN
at	DJEMIMUKjMkKqLsLvKwLyMzK2K
at #	DMEKONZMaJcLkLsMzK0L1L2O3K4K8K9M%L
at @kin	ENjP
at a	QOuNyLzJ&M+L
at all	-L
at bedtim	vN
at christ	DN
at church	YO-M
at dawn	5N(K
at each	jPqM
at east	-J
at eleven	DLEN
at fifty	-M
at forty	0N
at gate	4O
at half	OMsN
at her	aL
at his	zJ
at home	BNFKSMXLaNrPyL
at last	cJ2J5L7O&N
at lunch	mNzM
at luth	OM
at mas	pO-M
at me	BKHNjMqNvN
at my	EKIPKMTLbNjMnOoLvK
at night	BMJMRMSNVNWOZMmNnKoN
at noon	EL+O
at nurser	zO
at our	+P
at school	BNmPvK
at st	EK-M
at the	EJIHKMUKeLfMgKkLoLqMsOyOzM0L1L2L
at uni	wN
at war	jM
at work	DLULkMlNoN1N2G,N
atack	CLIQQNVOXN(L
atack in	VO
atack on	IMVN
ate	jMmL7N&N(P
ate from	7O
ate my	mN
atempt	ANtR
atempt .	tN
atheis	pQ
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
awak	ALZW1N
awak .	ZR
awak again	ZM
awak at	ZN
awak til	ZN
away	CNDNFMHJSNeKfKiMnKoNwOzJ
away .	DLFLHNiMnK
away at	CN
away from	oNwPzN
away on	CN
b	dL
b and	dL
babang	GM
babang luksa	GM
baby	DTbQcQ8Q
baby .	DN
baby @kid	8M
baby boy	8L
bachel	%P
bachel of	%O
back	NLPMSMTLWOaKgJhKiLjMnMoK6J7N&P(P)L
back .	EONORLTLWLbNeLiJjJlJnKoOsK6K(J)J
back and	uM
back clear	)M
back for	sP
back from	RMUO
back hurt	WJ
back in	DMUOqL7M(J
back is	WM
back on	SRTM&N(L
back pain	WK
back step	-P
back the	hR
back to	DKSLgKoKrNzP0M!N&G(L
back togeth	7M
back unopen	iO
back with	&O(L
backpa	6R
backpa in	6N
bad	ELNNPLUMVKWNXMaKjMnLpJrKsKvL6N&J*K
bad .	pN
bad kind	NM
bad she	WM
badg	kOyO2N
bag	BLILcNdQeMgOhOvJzM7M8O
bag .	hM
bag and	dOhN
bail	fS
bail .	fO
bail hear	fM
bailif	lQ
bak	-M
bake	-O
bakery	xS1J
bal	OL-M
balcon	-N
baloon	cO#Q
band	-K
bandit	IS
bangl	SN
bank	IMLLMKSLkMlTsLxLyN)N
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
bas	-N
baseme	LP
basket	HO
bat	-P
bath	aR
bath her	aL
bath him	aO
bathro	AOBKDNWPvO
bathro floor	WP
be	ALFKGLPLYLgLvKwKyM9N#L-K
be #	GOiN#L
be .	)N
be @kin	vO
be a	bOcOtNvMyP9L#K-L
be aliv	AK
be baptis	-O
be bet	AO
be dead	AO
be good	9N
be hapy	3N9L
be heard	-O
be here	AP
be honest	-N
be join	9P
be kind	yK-G
be left	aO
be les	-L
be more	-O
be near	mO
be not	-L
be noth	PP
be one	GM
be out	dP
be over	AP
be put	HK
be the	TM4N%N-L
be ther	%N
be to	8M(O)N
be with	CLFN
beach	6O
bean	*Q+M
bean on	+M
bear	WN
beat	BRIONK(O-N
beat her	BQ
beat me	-M
beat up	BM
beaten	BMIQ
beaten by	BM
beauti	-L
becam	8Q
becam a	8O
becaus	ILMNUHVLZMcLdOhNiMjKkLnNqMvKzJ1K4K9J
becaus i	iNqMvL
becaus of	cKjLkLnM4M
becaus she	VP
becaus the	MPUM
becom	jN8O
bed	CKFOHKLKQRTQVJZNcMdNmKwN3L!L
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
been	ALGJQLTLUJdNeJiHkLpJrLsL4K&J)M
been #	GL
been born	AM
been cut	AM
been diagno	XL
been in	YLdLeOmJ4N
been let	iP
been low	TM
been mary	!N
been mis	HP
been on	4N
been our	GN
been out	rL
been sent	JN
been sick	XN
been sleep	dK
been so	-L
been sob	&N
been ther	kM
been told	FO
been try	bL
befor	EKFLPJSPUJVMfLhMkLsN1N3L7L*M+Q
befor .	wO
befor din	+K
befor every	VN
befor i	-K
befor my	VO
befor sunday	+L
befor the	SLfLhKsNuJ1O*O
befor we	+N
begin	xNySzS5K-J
begin as	yN
begin at	yJzQ
begin on	yPzN
begin tomoro	-O
behind	INJLNKPMSLVLWMdPfNiMlP
behind me	IO
behind on	lO
behind the	SOVNWNdN
being	BNELFLJKOMUGdKeMfMkJmMoLqMsMvJyJ)K
being a	vN
being abus	BN
being bulied	qN
being evict	dM
bel	2M%O(Q-M
bel .	(L-L
bel on	(O
believ	BJnKpW
believ .	pP
believ again	pO
believ any	pN
below	YO
below the	YO
belt	BP
bely	cO
ben	wN
benign	)S
benign .	)Q
besid	EOHN
besid @kin	EO
best	CMEJFOHLTKYJgKjLnJ9P%K*N
best @kin	CJEKTMjK9K
best barley	*N
best man	9R
bet	ANSRXLvM&Q(O-K
bet .	XM-K
bet app	SQ
bet off	AQ
bet on	SO
betwee	JLULaKgNjRlLqNrMsLuQ1J7Q
betwee my	7N
betwee the	uO
bhabhi	jM
bibl	pL,N-N
bibl study	,P-N
big	EJNMOKjMuNwKxLzQ1M3K6L8J9L#N
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
biopsy result	PM
biopsy was	PJ
bipola	TPUT
birth	YPcMeL8R
birth to	8K
birthd	CJGPiMmL#V
birthd .	CN#P
birthd card	iM
birthd of	#P
birthd to	#O
biscui	HQ
bishop	-Q
bishop and	-M
bit	QKRLWMhLvS9L&L)K-J
bit .	vK
bit more	RN-L
bit of	-M
bit oth	vL
black	EOKLTR6M
black @pet	TO
black ice	6N
black riv	KN
blad	AQOO
blad in	AO
blam	nS
blanke	TN
blaz	zS
ble	xP0N3O8M9P!O#R%P*L+S,Q
ble @kin	#M
ble all	-N
ble her	#P%N
ble him	#M,U
ble it	+L
ble my	xM#L,L
ble our	+M-P
ble the	xL3J8P9M*K+M,K-Q
ble them	9N!O,N
ble thi	+R
ble us	+M
bled	DQ
bleed	DO
bles	5N*N+R,L-L
bles for	+J-N
blind	YU
blind .	YM
blist	5O
block	hOiT
block me	hPiL
block my	iL
blood	NOPUXP(N
blood .	PM
blood presur	cJ
blood test	PM
blood work	PM
blous	sO
blow	jO#O
blue	BN-M
board	YMfNsNtRwOzO1N4P)M
board and	YP
board exam	tN
board in	4O
board now	4O
board school	zL
boat	KPLQeLnN6R
boat to	6N
body	ZO
boil	3N-L
bomb	JU
bon	NQWN
bon now	NO
book	hJtL0Q1K!P)L
book .	0N
book the	!O
boot	dMwNyN5L
bor	-Q
bord	JReQ6N
bord .	JP
boreho	MP
borewe	MQ
born	AJDNFLQMYO3K8Q#N
born #	8N
born .	AM8L
born again	-O
born at	QM8H
born deaf	YN
born in	#O
born not	YO
born sleep	DQ
born thi	8M
born today	8N
born with	YQ
borow	lPsP!O
borow from	lN
borow my	sN
both	OOYOaJcMjMrLuOwOzL2N5M7G8P9P
both .	9K
both leav	wN
both of	8L
both wel	8N
botl	SVWLoN&Q
botl .	SL
botl in	SO
botom	MOWN
bought	NHUMbMwMxP2K3M7K%K
bought #	UO
bought a	xO
bounc	8M
bounc baby	8M
bowel	NM
bowl	HM
box	DNbKkPoNwMzL3S
box .	kN
box and	kK
box everyw	3O
boy	vN8N
boy #	8M
bp	cN
bp high	cN
brain	NPRPtO0N
brain tumor	NO
brain tumour	NL
branch	*O
brav	-N
brav at	-N
brav like	-M
bread	JLeMlOvL+Q-K
bread und	vN
break	ELMPUNYMhNqNvL1Q
break room	qK
break up	hN
breakd	UP&P
breakd .	UM&O
breakd in	UN
breakf	SN+O
breast	NUOP
breast canc	NO
breath	FRQNVPXOcL)K
breath .	VM
breath has	FN
breed	MO
brid	9R
bridg	ATHMLNdL1L
bridg .	AJdN
bridg last	AM
brigad	yM
bring	FKGJJLTLfKpKvO4N6P7K!M#L*O
bring in	*P
bring me	TL
bring them	6N
bring up	vQ
brok	HHILLMOKXMdMhPlOnL8P(N*K
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
burn like	WL
burnou	USaP
burnou .	UO
burnt	UQ
burnt out	UP
burst	LM
bury	CPEWHM9L#L
bury @kin	EQ
bury him	HM
bury my	EN
bury our	EN
bus	IPKJRMUJVMdKhKmMwJyMzO2O5P6O!M,O
bus .	,L
bus to	5O
bushfi	KP
busin	lOxT6M
busin .	xM
busy	1O
but	IJKLMMONRMVJWKaKbKhLoKpKrL#N
but he	HNOL#M
but i	DLYLaLhJnKuLwL0L
but it	NNhN
but my	OPaG
but the	LMNMWL
buton	YP
buy	GMiMxQ
buy the	GN
by	BLHKKLQNYLdPhLkNlLmMoMqNuM0N1N3M6M
by #	tNuL
by a	BLILXO
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
by the	BEHOIKKJMJPJQKRKSOYJdOhLlNoKuJ0J3H%J
by train	6N
bypa	OU&M
bypa .	OL
bypa is	OO
c	DNON8N
c sectio	ON8O
ca	FKIKSLTMUMVNWNXLYNZLaLbJfKlLnMpJuL
ca not	FKIKSLTMUMVNWOXLYNZLaLbJfKlLnMpJuL
caesar	8S
cafe	xR
café	xO
cage	HP
cake	GJ7O9O!M#P)M
cake .	7O#M-M
cake anyway	GN
cake in	#N
cal	CMJLPNRQTJbMhNiLjMlNmKnMqJrMsP7K
cal .	eJrL
cal about	PL
cal all	lM
cal back	sP
cal centr	yN
cal in	iM
cal it	TKhN
cal me	RMjOqO7L
cal my	mN
cal off	hO
cal the	(N
cal up	JQ
calm	VTtN9N
calm her	VO
came	DNIPKKLLQKTKgOiJxN7N8P&L(L)P
came at	8N
came back	DLPNXOiM)L
came down	KN
came home	UM(J
came in	LNgL*N
came off	QO(N
came on	8M
came out	iM
came over	JO
came throug	)K
came to	IMjNlP7N&N
camino	5Q
camino .	5M
camp	KOLSeP
camp in	eN
can	ELFJJMQNVOWLYJZJaKbLeLlMoJrKtLuO0J(O)K
can do	FN
can i	-O
can not	ELJOKKVNWNYKZLaKlKnKpKtL0L
can walk	(N
canada	mNuMwN
canada for	wN
canc	FLNWPL5M(Q)N
canc .	NLPN(N)O
canc and	NR
canc has	NK
canc he	NO
canc of	NN
canc she	NP
cancel	4O-M
cancel .	-O
candl	GQpNxN!L#T
candl .	!N-L
candl for	GN
candl in	#O
candl on	#M
cane	*P
cap	%U
cap and	%N
car	ILKJLKRJTKUMVKaSdNgJkKlMoLwK6M
car .	dH
car aciden	CL
car brok	-N
car for	aQ
car park	)L
car with	dO
carava	LO
card	BMFMGHSNePiPkMlRoMtL#M&M)M
card .	eL
card interv	eM
card is	lO
card to	iN
cardbo	kN
cardbo box	kO
care	ANFOQPXMaOeLjL
care .	QM
care for	aM
care of	aO
caregi	aP
careta	yN
carnat	bP
carpet	LS
cart	MQ
cart wat	MN
cary	DNEPINLPPNQJaMbMcSnM1L3J4N5P
cary @kin	EM
cary my	EM
cary out	QM
cary the	EM3M
case	OOfR)M
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
celebr	!P-M
celebr their	!N
cemete	GM
centr	mNsOyN
cerebr	YP
cerebr palsy	YP
ceremo	9Q%S
cert	tR
certif	tO%R
cesna	4P
chair	CPQNYQmMxL1L3M+M
chair .	YM
chair the	1P
chang	ZLaPdLiQnHzR
chang .	ZK
chang school	nMzP
chang the	dNiN
chapel	9O-L
chapt	0T
chapt #	0Q
charg	fR-K
chat	mP-M
che	-N
cheat	hOnPoM
cheat on	nP
check	BNPPUOVScOhN
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
church	EMKMLKYOZKdNmLpSyJ6K9M&L*L-K
church and	pN
church roof	-O
cigare	BNSP
citize	eR
citize test	eP
city	JMmNrLzM
city .	JMmL
civil	tO
cla	CNIKQKVKXLeNmJrKtLvKyNzQ0O1M#K%P
cla #	zL
cla has	-O
cla of	%M
clas	0P
clasro	zP
clay	MO
clean	PJkNoMrP0L1M&S
clean .	&J-L
clean the	PN
clean today	&M
clear	PNtNuO1K3M(R)P
clear .	PMuO(O)N
client	oNxO1R
clinic	PRQNbOuKyL&O)L
clock	GLTMZNaMsM1K2S8K
clock .	2L8M
clock chang	ZK
clos	FJVMdMkTpKuLxM1M4M
clos .	1M
clos and	kM
clos the	kO
cloth	-L
cloud	MS
cloud .	MO
club	mP-O
clust	WP
clust headac	WP
cm	8P
coach	CMtN5M6Q-K
coast	KQ
coat	lN
cochle	YP
cocoa	*P
cofe	xM7N*L-O
cofe .	-J
cofe and	-L
cofin	EU
cofin .	EO
coin	lO&O
colaps	QQUO
cold	BMFNeN+N
cold .	BO
colect	lO
coleg	uMwOzQ0O%O
coleg .	uN
coleg at	0P
coleg next	wM
coli	HO
colour	TLXO
columb	-M
com	BMEKFKGNHKLKMLPLUNVKfMlL1K3N!K#K&L*J+K
com .	EOFNRMbN#N
com at	3O
com back	&L
com home	qOvO)Q
com in	BO
com into	BO
com out	1M
coma	QQ
comb	TK
combin	*S
come	DKFKPNQLTKVJdKeKiKuKxP7M8N(J*K
come .	lM
come down	-N
come from	-N
come home	QN(L
come in	qK
come now	FM
come on	PJ-P
come out	DMTM
come to	LN
comenc	%P
comfor	DSFO
comfor care	FO
comite	-L
comod	aO
compan	CMHNkTmRsNxQyM1P
compan .	mQ
compla	WNaN-L
compla .	-M
compla i	aL
comple	!M#N%Q
comput	-M
comuni	-M
concen	0O
concer	-N
conect	4P
confir	pO5N-L
confir on	-N
consci	nQ-L
consul	PNeP
contac	iOlN
contac with	iN
conten	-P
conten .	-P
contra	kSrN8Q)O
contro	BP
conven	uM
convoc	%S
cook	CMFLaLeLjNmOvMwO1N2M+R
cook .	+L
cook for	mNwM
cook it	+K
cop	fN
corido	QPZL
corido .	QP
corn	&N*O
cos	aN
cost	lQ
cot	DP
couch	dO
cough	XR(N
could	CKDLELHLMKRLTJUNaKbKnKoK8K9K(M
could be	-M
could kil	-N
could not	DOEOROUQ9L(M
counci	YMdPsKuOyN1Q)N-N
counci .	-O
counci say	dN
count	APSMVJZNbOeKgLlNoM2N
count .	VO
count sheep	ZO
count the	VK
countr	JLeSmK6N-K
countr .	-J
county	fO1P-J
coupl	9O
courag	-N
courag .	-K
courag to	-O
cours	0R
court	fTgO)N-O
court .	fK-N
court date	fM
cover	UM
covid	CMXT(M
covid .	XM
cow	ELHPMM
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
creek	LQMO
crem	EO
crem on	EM
cremat	ET
cremat is	EO
crew	KP4O
cricke	-M
crisi	WP
cro	6L-M
cro the	6M
croagh	5N
croagh patric	5N
crop	ML*R
crop .	ML
cros	eOiN6Q%M
cros the	eNiO
crosro	uP
crosro .	uP
croswo	(M
croswo .	(M
crow	-M
croydo	IQeN
cry	DMELHNTPUPWMeLfGhOjJnHvMwP8O)M
cry .	EJvKwK8M
cry in	TOUNyN)M
cup	CQGKYQmN-N
cup final	-N
cup of	-M
cupboa	UM
curl	ML
curs	aN-O
curs my	-M
curtai	TQWO
curtai shut	TMWO
cury	+M
custod	fTgP
custod hear	fQ
custom	qMxS
custom .	qKxL
custom come	xM
cut	ASLMOKiPkQlL*S
cut .	AM
cut again	AO
cut at	kO
cut hersel	AN
cut me	iP
cut the	kP*N
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
danc in	!P)O
dark	TRVNWN1M
dark .	TL
dark room	WP
date	DNGReOfL!M
date .	GK
date is	fM
dawn	ZQ5M(J
dawn .	ZP
day	FMGPMMPKQLSNWMaNyLzM1L2M5N9L&P
day #	PLQQSPWMyP5L&N
day .	FKJJPMTJULWKaKeNvL9M&H
day @kin	GO
day and	MOSNTOWNaLtM1L#O
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
day of	zO
day off	aP
day old	8P
day on	yL
day sinc	KP
day sob	&M
day they	PN
day today	&N
deacon	pM
dead	AMCPEMGLHORLiMmK1K-M
dead .	APCN-K
dead to	iO
deadli	1S
deadli is	1O
deaf	YWzN
deaf @kin	YP
deaf and	YO
dear	WLXMjKkL1L!L,P
dear god	jN-J
death	COGN-L
death .	GL-J
death aniver	GN
deathb	FQ
debt	lT)Q
debt .	lO
decemb	9P
decent	-N
decid	eOfMhOuP
decid wheth	uM
decisi	uN
declin	lP
decre	gT
decre came	gN
deep	LO-K
defend	tN
degr	rN1P-L
degre	rR%S
degre .	%M
delay	4O
delay .	4M
delet	oN
deliv	DN
delive	cOlLrO1P8U
dement	RS
dement and	RM
dement is	RM
dengu	XU
dengu platel	XO
dentis	WR
denv	4O
deny	eK
depart	qO
deploy	JU)P
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
desk .	kM
detent	eR
diabet	XP
diabet .	XL
diabet and	XO
diagno	NPRQXP
diagno with	NNXP
dialys	QPXR
diamon	!P
diap	aN
did	CODJHNIJPMRHfNiKkLnMpJ7J!L%K&K
did .	iO
did a	PN
did at	nN
did it	IP
did not	AKCNDKHOMMRKUKaKfMjLkHnF7J!L%K&K
did the	PN
did to	BP
die	AOFNVN,L-P
die .	AN,M-M
died	CWGPHSRLmLnLpLvJ
died .	GJHJnL
died and	CNHP
died in	CSRO
died last	CN
died of	CM
died on	COGNHO
difere	zM
dificu	qL
dig	KO1O#M
dig with	KM
din	aMgOhKjNmM1O+R
din .	jN+N
din and	aL+M
dinosa	#N
dioces	5P-P
dioces .	-M
diplom	%R
direct	qQsN
disabi	YP
disabi and	YO
disabl	YRaM
disabl @kin	aN
disape	AO
disc	WP
discer	uP
disert	0S
disert .	0O
dish	jO
disord	UN
disord .	UL
disown	iN
disown me	iN
divorc	gWiJmLxL7O9N
divorc .	gO
divorc and	gM
divorc pap	gM
do	EMTKaMfKiKpHuKvL2N7K
do .	qK2K9N
do @kin	aO
do i	CMFOuPvK1L
do it	aOfM
do my	aQ
do not	AJCLTKiKmKpKvJ
do noth	WO
do the	EMaM1N
do we	uP
do with	2O
doctor	DJFRNLPOQORKTNUOVMXObOcMuM%Q(R
doctor has	UJ
doctor have	FK
doctor is	PM
doctor leav	uM
doctor now	%P
doctor ring	PK
doctor said	(M
doctor say	DKFNbM
doe	BORMTMXLaMbKeLiMlLnH0L2L3L4M,M
doe .	,N
doe not	DGROTNXLbLeMiNlMnJzK0M2J3M!L
doe the	1O,O
dog	UM-L
doha	4Q
doing	ELONTJaKtNvO0S8N&L
doing fine	8N
doing my	0O
doing the	EM
dole	rOyN
domest	BO
domest violen	BM
done	OLPPaMfLgNhLnOtL1L2M8K%Q(L*L
done .	PM
done and	1N
done it	8O
donkey	-N
door	BMDJHLILJLLMVJZJdJfKiLjOvMxKzK3O4M5J7N
door .	AOONWLiLvM5L
door in	vN
door on	jN
door shut	DN
doorwa	dP
doorwa of	dN
dorm	wM
doubl	uO1Q
doubl shift	1Q
doubl the	uO
doubt	pP
down	HKIJKQLKMJQKTMUMWKXMYPZK9J
down .	HGKHQMYKkM1L
down and	-L
down by	MN
down in	KO
down is	YN
down my	-L
down on	KL-O
down syndro	YN
down the	KKgN9M
down to	MM
down today	HK
down with	XO
downsi	kO3Q
downst	jN
dr	OOPM
drain	LP
draw	iMlNoN
drawn	oO
dre	hN9R!N
dre is	hM
dread	VPqN
dread going	qK
dream	sO
dres	TO
drift	iP
dril	-M
drink	BNSWXMiKoP&T
drink .	BNSM&N
drink again	SL
drink today	&N
drip	FMNRQRXQ
drip .	QO
driv	ELIMfJnOtM2J6T
driv #	6J
driv .	nO
driv home	6K
driv test	tS
driv the	6L
driv theory	tM
driv throug	6M
driv to	6N
driv up	FM
dron	JQ
dron over	JL
drop	CLMOQKXKZMrLwQ&L
drop her	wN
drop my	wL
drop off	ZN
drop our	wN
drough	MP-L
drough .	MN
drough of	-O
drov	nPwR2P
drov home	wL
drov off	wM
drown	CPLPlM
drown in	lM
drug	NPSQ
drug .	SN
drunk	BLCOnM-K
drunk .	BM
dry	LNMTpO&N*T
dry .	MLpN
dry and	MK
dubai	mM
due	DPcVkLlNuN0R1N
due any	cN
due date	DO
due friday	lK
due in	cP
due on	cNlO
dug	HN
dump	hT
dump me	hN
dunde	wP
dust	MQpO-M
duty	fO
dying	FSMP-O
dying .	FPMM
dying and	FO
e	IOQP
e with	QO
each	MLPJVLWKaNcLeNiMjKqMvMwL0N6K7K9L!N&M
each oth	INiNjOqLvO7N9O!M
each way	6N
ear	DONKQKRMVGYL2O4L8R
ear .	8L-M
ear and	QM8N
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
eat	FJMMTNUPXMeLfJhOlMmQ(L)J+S
eat .	XJ
eat alon	mM
eat and	XM
eat disord	UN
eat lunch	mHzN
eat my	mK
eat with	TNmM
ectopi	DP
edinbu	wP
egg	bPwL+P
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
eleven	DMELHLIKJLKNVJeJhKiKkHlJoK1L5K6M7K!K*K
eleven day	JO
eleven hour	1P
eleven week	DP
eleven year	hNiK7M!N
else	SNhNmL1L
else .	hO
email	kMqQ)L
email .	kL
embank	LP
embasy	eR
embryo	bR
emerge	lO
emerge and	lO
emotio	BL
emotio abus	BL
employ	rPxN
empty	COHOMPTMUMbPlNmNpLwRxL+K
empty .	TMbLwO
empty and	MN
empty nest	wO
empty room	wL
end	ANDNFPJNUJaGcLgNhOjKlLuKvN1O3K7J
end .	DN
end it	APhP
end my	AL
end of	FMUMaMuL1L2M
endome	WP
enemy	-P
enemy .	-M
engag	9P
engag .	9P
engage	hP
engage is	hO
engine	%N
englis	FNeOtQzN
englis pap	tM
enough	WN
envelo	PQgOoR
envelo .	gN
envelo is	PP
envy	-N
eritre	eO
esay	0P
esay due	0N
estran	iP
estran from	iP
está	-P
eulogy	ER
eulogy for	EQ
euro	lO
even	MMRMTNVLWNcMmJnHpMrM0L
even .	-K
even in	AL
even put	WN
even the	MLXN-M
even when	-M
evenin	CMmL
ever	eLmNsLyN4L
ever .	,O
every	GPJKRLSOVRWNZMaLbPiLjJmMoOqLrOvQ*K
every day	RMSNTLULaJ
every door	vN
every even	RN
every hour	ZO
every meet	qN
every month	lN
every morn	VNrM2N
every night	INJLSKVJoM
every oth	fNgM
every step	WM
every time	PMRNVMcJoO
every year	GP#O
everyb	EMULbN+L,K
everyo	ALDLGJKMSLUKVLbLhNlJmNnHqLvLyMzL#L&K+L
everyo .	-M
everyo at	DM
everyo in	zN-O
everyo would	AN
everyt	KNLKTRUOVMaMdMeLgMhKpKqKvOzL%K
everyt .	VJ
everyt and	,P
everyt grey	TM
everyt hurt	WN
everyt i	pMqL
everyt is	TN
everyw	QLVM3N
everyw .	QLVN
evict	dQ
ewe	MO1P
ewe .	MM
ex	BNfLgNhNoK7L-K
exam	OKtU0O1J)L
exam .	tL0P
exam for	tN
exam in	tP
exam is	tN
exam on	tP
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
eye	BKNLOOPLWKXNYQZRgMqL4L,N
eyebro	NP
fac	TL
fac the	TM
face	IMPLWOXLhMnO
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
fal	JJMLQKWLXMaM
fami	FOeM
fan	ZL
far	DMXLcNmLxNzN#M,O
far away	,P
far from	mL
farm	KMLLMNiJuNxM2L3K)K*S
farm .	-M
farm or	uN
farmho	3P
fast	oNpM+M-M
fast on	-O
fath	iL8N#N
fatima	5O
fault	nN
fault .	nL
fauré	-M
fear	VT4L)N
fear of	4K
feast	5M+O
feast of	-M
fed	HO
fee	lStO%L
fee for	lO
feed	MOYNaSlL
feed her	aN
feed him	aK
feel	TSUMVKYLmKnOpPuM#M
feel god	pL
feel guilty	nO
feel like	UMnMpN
feel noth	TOpM
feel numb	TM
feel safe	BO
feel so	TMmK
feel worthl	TN
feet	HKWNcP1K4N5R&K(M
feet .	5M-K
feet are	WM
fel	BNCOJLKPNKOGQMWLXOjL
fel out	jO
fela	QNhN
fenc	jR
fenc .	jN
fery	6R
fery to	6O
festiv	*N-N
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
field	HLMN)M*P
field .	HM
fiftee	vP!N
fiftee year	!M
fifty	CLRO0N!N#P
fifty #	RN0O
fifty year	!P
fight	JONMQJfLjWvP7N
fight .	jH
fight about	jN
fight again	jM
fight canc	NL
fight in	JN-M
fight with	jK
fil	gN
film	-O
fina	OMsN2N3O5O7L9L)L
fina .	3L
final	FNfLgOsMtT-N
final .	tN-L
final exam	tJ
final on	-O
financ	lQ
find	QLRKSOdNhLoLrOwOyLzM3Q7J
find a	rM
find someth	rQ
find somewh	dN
find the	RO
fine	LLTMUKVOcN8N)O
fine .	PK8M
fing	OMQO8Q
fing throug	QN
finish	FMSJUKaJeLgLhOkMrQ0N1L2O%R(J
finish .	aM%M
finish the	1N
finish with	hP
finish work	2O
fir	KPkT
fir me	kN
fir today	kN
fire	KPWNdOsMyM1L
fire .	-K
fire brigad	yM
fire came	KM
fire servic	sM
fire took	KM
firewo	UR
firm	kOuOyO
first	GNcNwMxSyTzQ3M4M5J7L8L%N&M*O
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
first night	fPwN
first of	wQxL%O
first plac	3M
first prop	yM
first shift	yQ
first time	cMtHvMxHyJzN1N4M5O7P&K(P+N
first week	yO
fish	GM*M+Q
fix	OQ-M
flag	EN
flar	WPXS
flat	QJTMVKdQgMhNmNuLwO3S)J
flat .	3O
flat on	QO3M
flies	wM4U
flies to	wN4M
flight	CM4T
flight to	4O
flinch	BQ
flinch when	BN
flirt	oP
float	LR
flood	LS)M
flood .	LN
flood in	LN
floor	LQQLWRqL1K3O
floor and	-M
floor not	3N
floor with	WP
flow	EQGM9N-L
flown	wP
flu	XS
flu .	XN
fluid	PN
fly	EP4W5N
fly .	4M
fly and	4O
fly home	4M
fly to	4O
flyov	dO
focu	0O
focu on	0N
fog	RP6Q
fold	eNfM+O
fold .	eO
folow	IP2O
folow home	IP
food	JMTJUNlMxP+O
food .	+M
food and	+L
food truck	xR
foot	LNWQXQYM5Q
footba	WOXL-K
footba .	XM
footst	IO
for	EMRKsL5M+M,L
for #	EKHLILKLMMSMUMWMZNiLmLoMsJwM1M2L!G
for .	AMTJ,M
for @kin	EJFJJMLKNMRGWNaKpMzM4N5O6L,L
for a	GKHMMKOJRKbNdNlLrMsKuMwL1N3O&K*L
for all	dNtN*K,L-L
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
for good	eO2Q-J
for heal	(P
for her	DKFMNLOKQNXLYNeNtNwK5L#N%M)K
for him	AOGMTOfL
for it	DNSMVMnN1K%J+M
for jesu	-N
for me	GLaJpKrM,L
for month	TM
for more	-N
for my	ELGLXMaJeLfLtN9M,L
for not	VN
for once	-L
for one	aKmO
for our	EMHJKKuMxKzK5J6J#M%K+K
for peac	-M
for rain	MO
for ruth	,L
for someth	fOrN
for that	SO7N-J
for the	PJdLeKlLsO1L5L*K+M
for them	bO5M
for thi	-M
for thirty	2O
for today	-P
for us	+K,P
for what	+N-K
for work	rN
for year	WNbKiJ
foreca	6O
forget	RS
forget .	RM
forgiv	nS7S
forgiv i	nN
forgiv me	nO
forgiv my	7P
forgot	ROnO!Q
form	rOuNzO0M
forth	uN
forty	CPGJKKRNWKbLnJpL1N2N3J5N!M
forty one	CM2L
forty year	COWO2O!Q
forwar	TO-N
forwar to	TO
found	APHNNOPKRNSQdLgMhNiM3L7L)Q
found a	NOPO3N
found him	RO
found my	)N
found out	NN
found the	AQSL
fourte	DKHKvL1O4K
fourte hour	1O4L
fourte week	DM
fourth	bPtN
fox	HO
fox got	HO
fr	,N-M
fracti	0Q
fram	&Q
franc	6P
franci	-N
free	2N)O-J
freez	bO
freez .	bO
friday	EMGLONPMdKkNlLsLtNuM1M2O3L6K9M%O
friday .	DKEKOKPNVMcLdKhJkMlKsJtFuJ1K2K3K6J%H
friday aft	2P
friday and	EKkLlM1N9N
friday i	2M
friday if	uK
friday to	uM
fridg	RNZM
fridg and	RM
friend	mRzM
friend .	mO
friend here	mM
fright	VR
fright of	VN
from	FKIHUMeKiLkKlLoLwLyNzL2L5N6O%J(K*N
from #	1K
from a	&M
from birth	YP
from helman	UO
from home	mM
from hospit	(L
from kerala	qN
from kharki	JO
from midnig	ON
from my	JNPLeNiLlLnK
from next	yP
from one	ZO7P
from our	5O
from rehab	&O
from saint	5M
from saria	5O
from st	5L
from that	oO
from the	CNFLIKLKPLSLTOUJVKYJkLlKnJwK2J%J(J
from tomoro	yO
from work	IL
front	ELFFHJIKJRKMfLjLqMsMtKxL1K3N+K
front .	JK
front door	3O
front of	EKHKfMjMqNsNtM1L+M
front room	FL
frost	*P-N
fruit	bN
fruit of	bO
ful	ULZNaLcJdNlL6M)N*P
ful bed	cM
ful night	ZO
ful time	aN
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
gambl .	SN
game	-N
game .	-N
gang	IQ
gap	FN
garag	xO
garden	FK2O#M*N
garden .	2M
gas	VOlQ
gas and	lN
gate	KKUMVNkNnLzR4Q6L7M
gate #	4P
gate .	KM
gate thi	kO
gather	FP
gave	AMDLFKTLUMaLdOhNkNnK2N8L!N&L*L
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
genera .	-O
genero	-O
gent	FO
gentl	RO-L
german	eO
get	OOTKVLXMYLaKfNgMrP0M9K%N&L
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
get throug	EN1O
get up	UJaL
get wed	9N
get wel	XN
get wors	RM
ghost	hP
ghost me	hO
gin	SO
girl	DKILdM8P
girl .	8M
giv	qQ2P(M
giv me	qM
giv up	2N
give	EMZNaKbNsLuKvM0M1M2J*L-K
give her	2N
give it	vL
give me	ZLaKqLuJvL0N1K7M-M
give our	-N
give thank	(N)L*L
give the	EM1L-O
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
go	FNIKOLRLVKkOqLtJuLwOzL1M3K5M
go .	dNkKuH3L
go aft	kM
go back	eN
go from	kO
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
god	oLpS8K#J%J(L)M*J
god .	KKLJcMpH7M8L!J%L(M)K*M-M
god and	-K
god anymor	pL
god be	)N
god ble	,L-M
god even	pN
god for	8H#L(J)J,L-M
god forgiv	nQ
god give	vN-J
god is	pM
god it	-N
god let	pN-M
godaug	,P
godson	,P
goe	FJGLOMPJRLTJVOWJdMeKsKvKwMzM3L4J5O6N
goe in	OQ
goe into	3O
goe like	VM
goe tight	VL
goe to	wOzK5L
going	AJELOKRJXMYNZLcLgLuKxN3J4J5P6K&J
going .	YN
going blind	YO
going for	sN
going in	ONqJ
going on	AM5L6M
going throug	gN
going to	AKBJDLEKcPeMtM4K5K7O
going und	OM
golden	!Q
golden wed	!L
goma	JO
gone	CQDMGKHQKLLNMKRNTLYKcNkMnKpMwO(N
gone .	ANCNGLHJYN(M
gone back	0M
gone sinc	CN
gone to	NLwP
good	SJbJeLfMmMoMrKuKvLwM2M9N!L*M,O-N
good .	2N9M
good @kin	SNoM,M
good friday	-O
good morn	-Q
good new	PObM
good to	,K
good weath	-M
goodby	AQCKEPFOHJhNwO
goodby to	EOHK
googl	PM
gorgeo	,P
gosip	-N
gosip .	-M
got	HNIMKGTLXMdKfMhLkOyP%N&L)R
got #	fNlO
got a	XNdMkK
got back	7P
got dengu	XO
got dump	hQ
got fir	kO
got her	%N)N
got his	JPyL&M)M
got in	)O
got into	zM)P
got jump	IN
got laid	kL
got my	%N
got out	KM
got the	CMSLkJnMyQ1K3K(L)N
got to	DO1O
gout	WQ
govern	-O
gown	%V
gown .	%P
gp	UN
gp has	UL
gra	MP
grab	BK
grab me	BL
grac	pNyL+W
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
greg	dN
grew	pK3L
grew up	pK3L
grey	TQ1N
grey .	TN
grey and	TN
grey blanke	TM
griev	CP
griev .	CM
griev my	CO
griha	3N
griha praves	3N
grip	VO
ground	ENINKNMN*N
ground is	MM
group	INiOjOmNnL0M5Q-O
group chat	mO
grow	NMcNvR,N-J
guadal	5N
guard	yM
guest	xP9Q+O
guest .	9O
guest hous	xO
guid	HLONuNvP
guid @pet	HM
guid the	OO
guilt	nQ
guilt .	nN
guilty	fNnQ)N
guilty .	fO)N
guitar	-L
guitar at	-M
gun	IQJQ
gurdwa	IO
gym	KM
h1b	eO
h1b lotery	eO
had	DPHOPPULXLaJjKkMnM7L8N(P
had .	HO
had @kid	8O
had a	DNPNQJTLUMWMXNZLjM8L#L&M
had alread	DL
had an	jLnO
had migrai	WN
had not	AK7Q
had paint	DM
had the	PM
had to	HOLNVNkN
had told	DM
had word	jO
hail	KN*O
hair	NRTLWJ8K#L(O
hair .	TL
haj	5S
hal	LMhLtOwN9L!N%M&L
hal .	%O
half	LNMJNLgLjLkLsMtKwLxJ0L1N2N9L&L*N
half #	OMsM
half of	kM
half the	*O
hanah	bR
hand	BMFKIKONUMYPaJoLrMxM1O2P7Q%L&M*M+M
hand .	BLCKDNILKLOKYJ1J!J+M
hand are	WP1M
hand in	xM2P%M
hand on	7O
hand over	2R
hand round	BN
hand that	+K
handcu	fO
hang	hMuK2Q
hang in	hN
hang on	uM
hang up	2Q
hapen	VObOoM
hapen .	bLoM-M
hapy	cL3N9N#O)L
hapy .	-O
hapy birthd	#O
hard	GKTNaLjMoNtKuKvNyL0L1O
hard .	vL
harm	AP
harm .	AN
harves	1O*V
harves .	*M
harves festiv	*M
harves start	*N
has	FLNORKTMUMXPYLaJgLiJmLsK
has #	FMIOkO
has a	NNOOXLYLfLiLmNqMuM
has alzhei	RO
has an	OLUMsKtL
has been	AJBNJMNJUHVKXFYHdMeKfLiEkMpKrKsL0M)N
has canc	NQ
has come	LN)N
has day	FN
has dement	RN
has depres	TN
has done	8O
has down	YQ
has gone	NJTLXLwL
has had	WMXM
has hapen	VN
has her	tO#M
has his	tO
has it	-O
has leukem	NM
has ms	aN
has nobody	mO
has not	FHKMMHTNUMYLZOaLdLeMiJmNwLzJ
has parkin	XN
has run	MM
has sign	UM
has start	vP
has stop	FMTLUMpM
has the	XN2N
has thrown	dM
has to	ENONcLfOsMuL0L1O3L
has week	FO
hat	qKvMzN4L%R
hat .	%M
hat fly	4M
hat me	qLvL
hatay	KN
hate	AHjN1M4P
hate i	AL
haul	4O
hav	OQPNcP8N!N#N
hav a	ONcM
have	FJZJbKdLiLrKsJuK1J
have #	uJ1Q
have @kid	bO
have a	BLOMPNXNdOfHiHmKsLtHuK4J
have an	sMtM
have been	CNELFLGNKNQLbHdJeJjLoLpJuGyO!L&K
have bought	7N
have cary	LN
have clean	PN
have gone	pP
have got	QLdJfLgMuM1J
have had	WO
have kept	QM
have mercy	JN
have my	tM
have nobody	mN
have not	EMJMLMMMTLZMcLdLiNjLkKlMmM4L7J
have noth	AN-M
have nowher	dN
have pap	eO
have sent	rO
have separa	hP
have stop	FJ
have taken	FM
have the	uK
have their	tO!M
have til	uM
have to	DOENONVNaMdJfPhOqNuM1Q3M9M
have writen	iL
hay	MO*O
he	BPFJQLRLSNTJYLfLgLhOiKnMvJzN2K7K
he ask	RLuM7L(L
he beat	BK
he ca	FOUOWL
he cal	jO
he came	8N
he com	BK
he cros	iK
he did	fO
he doe	BNTLiLzM2J
he drink	BM
he eat	zK
he end	hL
he fail	tN
he gave	AO
he ghost	hM
he got	nO
he had	XM
he has	BMSOdLfJgMiLkLlLmJrLwJzM2L7K8M#L&L
he hit	BN
he hug	7N
he is	BJFJIKNLOMQNSLXNYKfLvMwMzL2L4M#J&L(M
he just	TM
he left	hN
he mov	gJ7N
he propos	uK
he push	BM
he said	jL7N
he say	BMUNdMjLmLpO
he sit	kN
he sold	SN
he start	zM
he stil	NNXO!O
he threat	BL
he threw	BL
he took	hL
he used	TN
he want	ALYNgM
he was	CREMHNQKUMYKfKhKkKnLvKzK
he wil	BMELFKYJfMhLjHnNvK!M
he wo	TO
head	IMMJUOVJWLYMZLdLqOtLuJyL0M6L*M
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
health .	8N
health is	UN
hear	FHIKPOUPXKYRZLfSiJnJpO8L
hear if	PL
hear is	fP
hear me	-P
hear on	PMfL
hear the	FKULZM
hear tomoro	fK
hear voic	UQ
heard	JPiKmK)L
heard thi	mL
heart	CMDLOPPMQKVOXOcOhNoKuM5N(M-L
heart .	OK-M
heart and	OM
heart atack	CMQMXK(M-N
heart for	-K
heart goe	VN
heart is	hO
heart rac	VO
heart surger	OL
heartb	DQcNhP
heartb .	cO
heartb at	DM
heartb on	DK
heat	AMdO1N-M
heat .	AN
heathr	4P
heaven	MLpQ-M
heaven are	pO
heavy	LOTR1Q*P
hebrew	0P
hedg	jR
hedg and	jO
heel	WP
hel	-O
hel .	-O
held	DLHMfO7N8M
helman	UP
helo	-M
help	SNVMWKaOoMqLrJtMvN0N1M3M7K&L-L
help .	WLvL1L
help me	SPVMaKfLhJoNqJtLuLvK0L1L9M-O
help my	pN
help the	-N
hen	HPLMjL
hepati	XP
her	DKFJGLHMOLRKWLYJaNhPnJwM8O9K#L%N
her #	#N,M
her .	CMDLFLGMHKYKaGcMhKvKzO5L8L#K&L,P
her a	2M
her and	aKnJ9M
her arm	AOBM
her at	DNwM
her bed	wN
her breast	NN
her breath	FN
her but	aJ
her degre	%N
her desk	DO
her first	yKzN4M
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
her own	AKYKwM,O
her phon	BP
her pil	AO
her purs	RM
her room	wN
her sinc	HN
her thing	hO
her to	FLqN
her tonsil	ON
her wag	BO
herd	MN
here	AMJLKJMKdNeRmOrQuKvK3L5L8O+L
here #	8M
here .	BNeMuJvL8M(N
here and	uN-M
here anymor	AP
here in	MP
hernia	OQ
heroin	SR
heroin .	SQ
hersel	ARRNUM,K
hersel .	AP,O
hgv	tN
hgv test	tM
hi	-O
hi god	-N
hid	IMJKROSPUOVNlLvL
hid her	RO
hid in	IOJL
hid it	SO
hid vodka	SO
hide	qO
high	IJLOMKQMXNcOzM
high .	cN
high and	MN
high fev	XL
high risk	cL
high school	IMzM
hil	KM
hil came	KL
him	FNHLIJQLRLSJaNfKhPoMvJ#M,L
him .	AJBNGKSKTKVJWMYJaJeLoJrMvK#H,M
him a	2O
him and	QLuM,L
him at	aM
him down	AQ
him home	FN
him in	QLfM
him on	rO
him thing	hN
him to	UN
him und	UN
himsel	AQ2K(O
himsel .	AP
hip	ORQNWT5K&N
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
his last	FN
his leg	ON
his lip	FN
his name	dN
his new	zN
his nurs	aN
his own	AMCNFK(N
his room	TPwN
his sho	RM
his strok	aL
his visa	eM
his way	IM
hit	BRHNINKMXOYMnMpJ
hit by	BK
hit me	BNXN
hit my	BL
hit the	pM
hiv	PM-J
hiv test	PN
hoby	2O
hold	DOEMFLGLIOJLLJYKaKbMoL4N7K9K%K&O
hold .	JN7M
hold hand	!N
hold her	aM
hold the	WL
hole	OMQK
hole .	QL
hole in	OM
holida	PN6P
holida .	PO
holy	5Q9N-P
holy @kin	-M
holy land	5O
holy spirit	-K
hom	KO
home	CKFLINQLRNUJaNdNeMmLrNwM3M4J6N&J(O
home .	BOCJEMFKRKSLaMdNmJpKrLwJ3J6H(G
home aft	&M
home and	aOmK
home for	CN
home from	AOFNIMUN&N(O
home ofic	eR
home safe	6N
home to	CLFLHNaKwL
homel	dT
homel .	dP
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
hope my	-M
hope she	-N
hope that	-L
hope we	3N
hopel	TO
hospic	FV
hospic .	FM
hospic nurs	FK
hospic rang	FL
hospit	FLJKONQTWKrMsMyJ1J8O9K(P
hospit .	QJ(M-P
hospit and	QM
hospit for	QO
hospit in	JOQK
hospit on	sK
hospit she	QL
host	-M
hostel	ANIOdOwN0N
hot	WOZN-L
hot wat	WN-N
hotel	jOkO
hour	FOOOQLRMTLUJZPaLwK1R4M6L8O
hour .	ZH4K8K
hour a	1L
hour in	1M4N
hour on	1L
hour sleep	1N
hour to	6J
hour week	1N
hous	HJJLKOLPdOgOiMmLwO3U
hous .	BMJLUNgMwN3H)M
hous and	HNKOgN3K
hous burn	KL
hous i	3L
hous in	KHLNTL3L
hous is	LMwM
hous on	3M
hous or	uJ
hous with	gO
housto	4N
how	CLFKRKSLTKVJYLZKaJkJlMnKoJpKvQ4L7L
how do	CNvN
how i	aLnM
how to	DJTLkLvP
hr	qSsO
hrs	4O6Q
hug	7Q
hug me	7O
humbl	-L
humili	qM-R
humili .	-M
humour	-K
humour .	-L
hundr	kNrN1J5M
hung	jP2M
hung up	jP
hungry	+N
hunt	rO
hurica	KU
hurt	ALBLKMVLWWgNhMnM
hurt .	WL
hurt even	WN
hurt her	WK
hurt i	AN
hurt me	BO
hurt so	WN
hymn	EPRQ-L
hyster	OP
i	AMaMiLjLmLnOoLpMuJ7M
i .	ALnG9M,O
i alway	tM
i am	EKUKVJaJcKoJqMvJ1J
i and	AL
i are	jK7O
i argu	jM
i ask	qN
i bath	aM
i be	-J
i begin	yO
i believ	pN
i bought	xL
i brok	XM
i ca	ALFKIJKMSLTKUJVJWJZKbJfMjHlKnKpLtN
i came	iNmP5P
i can	EJJLQMVJWJZLaMnFoLrMtLuOyL0K&M(H)K
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
i did	AJCGiLnP
i do	AJCMaKiLpJuEvG9N
i doubt	pO
i dread	qK
i drink	SO
i driv	lL
i eat	mL
i end	hP
i fail	tH
i feed	aN
i feel	TNUMmLnMpHuO
i fight	jO
i forgot	!O
i found	AMSLgN
i gave	dO
i get	PNTM-M
i give	-N
i go	OLaMmMyOzN5M
i got	BNkLyM&N)K
i gradua	%M
i had	DNHNNMTMjMlLnL7L(K)L
i hand	2O
i hang	2L
i hate	AJ1M4M
i have	ELVKZLaHfMiHmJoMrJsMtLuK0L1L
i hear	mN
i heard	mM
i held	8L
i hope	PO,M-O
i in	sM
i iron	wO
i just	AKTLUMaJfMvH(L
i keep	ALCMcLhJjKoMpJwL3N
i kneel	pP
i know	RNTMnHoNwMzM1J4N
i learn	-L
i leav	3N
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
i mary	iO
i mean	iM
i met	,L
i mis	iOmN,L
i mov	mM
i must	ENeLqLuM1N
i need	rJtNuJvL0M
i not	CMDMbMnM,K
i only	tO
i open	pKxL
i owe	lO
i pas	)Q
i plant	-P
i pray	pO,P
i promis	oO
i put	lOnQwM
i rea	sN
i read	pM0L-M
i relaps	SO
i report	qP
i said	RJaKiHjNnNuMvM7J9M
i sat	UMwM
i saw	dMfN
i say	eOmLpMvL
i see	iMnLpNsL,M
i set	mL
i should	nNoO
i shout	jKvN
i sign	gLnO
i sit	TMVMmMpMsMtL0P
i slam	jN
i smil	bP
i start	yO
i stil	BNCPGPINSOdNhLiMkLpM
i stol	nP
i stop	-M
i swear	oP
i take	XLaNuL
i talk	mL
i teach	UM
i tel	dO
i thank	#N(M
i think	UJVKjMpM,N
i though	aNhO
i threw	jO
i told	BMjPnOqL
i took	ANnN
i treat	nO
i turn	aP
i use	YN
i used	TOpJ
i wake	ZN
i walk	qK9M
i want	AKSMoHvM0K7M9K-P
i was	BRDKGLIJRNUKiMjJkKnLpK2K7N
i wash	aM
i were	AL
i wil	AKEHFJGJYNZNbLfLgKnHoJwM4K5N9L!M#K%M
i wish	ALNM,M-N
i work	vO1K
i wory	VM,N
i would	-M
ice	ONSOeQ1M6N
ich	AR
icu	QU(M
icu .	QL
icu at	QL
idea	xN
ielt	tQ
if	ALBKDJFKPLRGVQbMgJiMmLpOtOuO
if .	VN
if he	VNtN
if i	AOBKRMVMmLoLpGuL
if it	PMbO
if noth	DN
if she	tO
if the	VP
if what	VM
if you	pL
iftar	+R
ignor	qL-O
ignor me	qL
ill	XP(N
ill .	XP
ill any	(O
in	IMJMKLLLQNdJeLfLqMwL
in #	DLLMRMTJYKZJaNcGiOnKsLtNzP3M6K7M9M
in .	ULXMqK1K3O)L*P
in @kin	NNjN
in a	CLLLRJYKdPeLfNmMyLzM4L6N9J#L%J
in acount	oO
in an	QH
in anyth	TO
in at	vN
in bed	FL
in befor	*N
in bil	lM
in court	fO
in croydo	IQeL
in debt	lM
in decemb	9N
in dubai	mN
in for	OQQNqO
in front	EJHKfMjNqMsNtM1K+L
in gaza	JN
in god	pN
in hel	-L
in her	FPHLNMOKTMwK%M
in his	CPNMOJROiLkLrK&L
in hospit	QO(M
in icu	QN
in intens	QO
in it	DKxK3N
in januar	CN
in july	tL
in june	cMkM2N9M
in kerala	LL
in kharki	JN
in kota	wN
in kyiv	JM
in labour	8Q
in lago	eM
in leed	wM
in lismor	LL
in march	CLDK
in may	BLxM
in me	TNUMpN-L
in my	DNILJHNLTKWKdLmLoMpLuJxK0J2L%K&J
in on	OK
in one	UKjL1M4N5O
in oslo	uL
in our	CLIPJJKJLHMMOMTMbJiKjMkJqMrLvMxL%K-K
in overni	QP
in peac	COFO
in perth	uN
in peru	6O
in porto	LN
in prison	fO
in riyadh	BN
in row	%O
in septem	zP
in sudan	JO
in that	fLnMqM
in the	IKJJKKQLRKTLUNdMfJqM*M
in ther	cN
in thi	ANeMjNmPvN1M3M
in til	QO
in time	FO
in trafic	-N
in tuesda	OM
in ukrain	JM
in ward	QK
in week	ZN
in which	-N
in winipe	eP
in with	QNzO3K
in your	,Q
incons	HO
incuba	QQ
incuba .	QN
india	-P
induc	cQ
infant	zO
infect	XQ
infect .	XO
infert	bP
infert .	bP
infron	qN
infron of	qN
inheri	jN
inheri .	jM
inshal	9P
inshal .	9N
insid	KNLNTPfM
insomn	ZR
inspec	1O
instru	-O
insuli	aP
insura	LQ
intens	QR
intens care	QR
interv	eRsW
interv .	sM
interv at	eLsQ
interv for	sQ
interv in	sO
interv is	eN
interv on	eKsL
interv tomoro	sM
interv w	sM
into	BJILLKVLYJaLmKoMwMxKzN0J2L3M8N9M)M
into a	3N
into my	BN
into shelte	3M
into the	UMmNoNzO3K
into theatr	OK
introd	RO9O
iron	BMMMfKsNwQyN
iron the	sNyL
is	FKLLMLQJcLoL
is #	FKGHILNOOJQKXMYOZLcKeKrLvOzO#O
is .	RNXM,P
is a	GJJMMLNKVLdLgLlJoNqK1O4N8M9K#M
is abusiv	BM
is adict	SN
is afraid	VM
is aliv	AO
is all	mMpN,M-L
is an	SN,L
is and	RMYQ
is ask	bL
is at	BLEOMKsK
is autist	YP
is back	NLSLTP(P
is backpa	6N
is been	GGQKTNXLiMpKsMtO&L
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
is doing	tN0O
is door	xM
is drink	SM
is drunk	BM
is dry	MN
is due	cPlL1M
is dying	FRMM
is eat	UO
is empty	wM
is expect	cS
is fight	jM
is fine	PKTOUM8K)N
is finish	2N
is fly	4N
is for	RL
is ful	lM*L
is get	OLRLgN9N&M
is going	BKHKOLYMgJsL4L5K
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
is in	FNLLNOQRRJWMcMeNfP*O
is iron	yN
is it	uP,K-L
is job	mO
is join	zO
is just	TNpM,J
is kil	VMWN0O1M
is knee	ML
is late	cP
is lazin	TN
is learn	0N&P
is leav	gPwO2O
is like	MNpP
is look	rN
is mary	oM9P
is me	VNaM
is minu	dL
is more	OM
is mov	3N
is mri	PM
is my	BMEMGJQMaLmLoMzM4J#P
is ninete	wP
is not	AKDKFKTMULWMXMaHbJhHkLnMrM(H
is noth	PMTLlN
is now	IO
is of	KO
is off	XLhNwM(K
is on	EOFNKLLKOKPMQMSOfOtM1L3K4M6M9K!N
is only	HJMKNJOKRJSNVLXOlMvLwM)J
is our	!M)N
is out	&N(O
is over	gOhM)P
is paint	DM
is paraly	YM
is pas	GL%L
is poor	XO
is positi	cM
is pregna	cN
is recove	&P
is retir	2O
is ring	jK
is say	uM
is senten	fM
is shak	IM
is sick	VMXQ
is sleep	dMjO
is slip	FQ
is so	NOVLhNwO0M
is someon	oK
is spread	qL
is stag	NL
is stil	CNDLHMbP
is strong	8N
is stuck	0N
is tak	SNtN
is termin	FO
is the	ANGMNKRHTKULVJaHdLmLoJqMrLsMzJ3K4L7H!K#J
is ther	pL-O
is thi	EOGO
is to	fNuM
is tomoro	EO
is true	pM
is turn	#N
is und	LO
is up	LJfL
is using	SP
is very	XN
is violen	BO
is wait	PM
is walk	MP5N
is wel	(P
is what	-N
is wil	iMjO7O
is wory	cO
is wrong	VM
is yelow	XP
island	-M
isolat	QQmP
it	DPGJNNPLVJWMhLnJoKpJ7M
it .	DJSNUMWJYMfJnKpKxO7J%L+K
it again	tO
it all	AODL
it and	HPSPnKoM1K7M+M
it at	DJ
it back	nM
it be	PL9M
it by	hP
it from	lM
it has	NJ
it hold	7O
it hurt	hP
it in	qOuL
it is	FJGKNJPMRNTJVJWKZLaJdKhJoJpK8K!O#K
it off	hP
it on	SM
it snow	-M
it tak	TP
it that	-O
it time	vL
it to	AMDNuK
it twic	tK
it was	BLDMGMHLNLSKgKhJiKjKkJmKnOqL7M)M
it wil	GO9K
it with	hN
it would	GK
ivf	bU8K
ivf and	bO
ivf fail	bN
ivf transf	bN
jail	fQ
jam	3L
jam jar	3N
jamb	tP
janaza	ER
januar	CM
januar .	CK
jar	3N
jaw	IRWO
jaw is	IO
je	AO
je veux	AO
jean	5M
jean on	5L
jeryca	MO
jeryca .	MM
jesu	FJQJSMVMWMdLoJ%K(F)K-K
jesu .	)K-K
ji	ON-L
job	UMaLkRmKrVsPuLyP0K1P)N
job .	kNrLyO1M)N
job at	yK
job i	kO
job in	uK
job interv	sM
job lord	rN
job ofers	uL
job on	yJ
job sinc	yJ
job to	aN
job tomoro	yK
joe	GO
join	wMyQzM9M
join the	wMyL
joint	WR
jok	NNXN,N-L
jok .	-M
jolof	+O
jos	6M
joseph	rN
journe	6Q
journe mercy	6M
joy	TP)M,M-M
joy .	)M-M
jubile	!P
judg	fVgOuL)N
july	tL
jump	ALIOKMPNzO
jump off	AK
jump the	KN
june	MKcNkMyL2L9N!N%M)M
june .	cMkM
junior	yMzO
junior doctor	yN
jury	fU)K
jury duty	fP
jury found	)L
just	CLTNYMZMhNmNpJvM,M
just a	-L
just diagno	XM
just had	8M
just lie	TN
just my	,O
just once	-L
just sat	-N
just that	-N
just to	mP
just took	QO
just want	AG&N(M-N
justic	fN-O
kaduna	IQ
kaduna road	IO
keep	ANJLQMROcOoQqHuKwJ0O5K6J&P
keep forget	RL
keep him	QKyM&M,P
keep it	uN-P
keep me	oMyO0L&M-N
keep my	QKoN,N
keep the	DLONgMuL
keep their	-N
keep thi	cM
keep to	,P
keep us	6M
kept	QO
kerala	LLqM6N
ketl	RMdL3N7M,N
ketl .	-L
ketl in	RO
key	RNULhOyK2P3S
key .	3M
key to	3N
key today	2O
kg	8N
kharki	JT
kharki .	JN
kharki again	JL
kharki and	JL
kick	IMcTdN
kidnap	IO
kidney	OTWNXRuN(Q
kidney are	XQ
kidney ston	WP
kil	AMBHCNNKVJWNcM0N1L-O
kil hersel	AM
kil i	AP
kil me	BJVLWOcN
kil my	-M
kil on	CO
kil them	-N
kilo	8P
kilo .	8J
kilome	5P
kind	GLNMRJULYKcLgJmKvJyOzM6J,K-K
kind .	NNyM,N-K
kind pray	QM
kind to	-N
kinder	zP%O
kinder for	zN
kindn	-N
kindn .	-L
kis	)O
kitche	JKLOgNjNkMqK0L1L2K3M7K(N+J
kitche .	LNjN3O
kitche tabl	0N
kitui	MN
km	ML5P
km to	5L
kn	WSvKzN1L2N5R
kn are	WM5M
kn hurt	WL
knee	MLORWPYM5N&P
knee .	WL
knee high	ML
knee replac	OO
kneel	pR
kneel ther	pN
knew	DO
knif	IOOP
knit	iM-M
knock	XN5P
knot	VQ9P
know	DKPNRPSNTKiLnKoMuNvLzO2E
know .	AJPPdLnMoN
know anyon	zM
know her	,N
know how	DJEMTLlMvJ
know if	pMuN
know it	RO
know me	iL
know nobody	zN
know what	AJCMRHiHpJuK2K,P
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
lab	HKPRyM0O
lab .	PN
labor	8O
labour	rP1N8U
labour ward	8N
ladoo	)O
lady	BN,N
lady and	-O
lago	eM4P6L
lago to	6M
laid	ENkP
laid off	kQ
laid to	EO
lake	MM
lake is	MN
lakshm	HM
lamb	1Q+M-P
lamp	pQ-K
land	MMZJePfNgMjM4R5N)N*L
land .	eN
land at	4L
land case	fM
landlo	dU3N
landlo chang	dN
landlo has	dO
landlo want	dK
landsl	KP
langar	+P
langua	eQ
lanyar	yS
laptop	kNoO
last	CJFPILMJSJcLhLjJwP2R5M7M8K%N&K*O
last #	sO
last .	5M7N
last day	FMkP2P
last hundr	5N
last night	AOCKDMIKJJKLQMSMUJgKjM7O8M&J)O
last of	MM)N*L
last one	wP
last time	tM2M
last trail	*O
last week	BOCJIPRNUNkO&M
last year	GPlO
lat	pM
late	MNVOcOnM1K5O*L
late @kin	5N
late and	cN
laugh	OJPKRKSKTMUKWMoMqOuLzN7J8K#M&O
laugh .	oK
laugh about	-O
laugh and	RM
laugh at	-K
laught	-N
launch	xQ
law	0Q
lawy	eLfOgV
lawy and	fN
lay	CKEPHL
lay #	CK
layof	kP
lazin	TN
lazy	-N
lead	HPTMoPqNyN1N-J
leak	-N
learn	YTeNtLvO0U&M-N
learn disabi	YN
learn the	YO-J
learn to	YK0L&N-P
leas	xQ
leav	FKJMKKUKVJgMkLtNuOwP2N3P4J5Q6O%P
leav at	4M
leav cert	tR
leav for	wP5P6O
leav her	JO
leav home	wO
leav it	uP
leav school	%P
leav the	FNKNVNdNmK2M3M
leav to	)O
leav us	2O
lectur	0R
leed	uNwLzM
left	CNFKKKSLULYLaMgNhSiNmMnMwPyM0L
left .	FJaM0N
left for	wO
left me	gNhN
left my	eO
left the	THVLiM
left us	CQGM
leg	EKHLOOQOUGWOXMYUaOuLzM&N
leg .	YMzN
leg below	YM
leg in	YN
lemon	GK
lend	lP
lent	oO-O
lent .	-J
les	-Q
les of	-K
leson	0N
let	FKOLPLeNfMiOkMrMsKuKxLzM0K7N9K#M&M
let .	lL)M
let custom	xO
let from	eL)O
let go	kPzM
let her	uN9K
let him	FKtN&O
let it	NPPJiM3M7N9J-K
let me	BMEJFLOJfKhKkHsKtNyM2M5L7K!L#K&K
let my	nO(M,M-G
let the	EKJOcLuLxN3N#M-M
let them	eLsN
let ther	-L
let thi	cL
let us	7J
leukae	NS
leukem	NQ
leukem .	NN
leve	LP
level	tP
level result	tN
leyt	KP
librar	dPsK0N2O
licenc	fPxN
lidl	dO
lie	CMQMTNVLWNXPZUcMdLnLqKvP
lie about	qM
lie awak	ZO
lie fac	TM
lie ther	VOZS
lie to	vN
lied	nP
lied to	nM
life	AOCKEJFMTNYMfMiLmMuM2O9K#M,M
life .	ANCGuM#L,K
life is	AL
lift	DKTMVNWNaUvJ3O(N
lift @kin	aP
lift the	WP
lift up	,Q
light	ELGKLKTMZNdLmLpMtN!K
light .	-M
light the	GLpO
lik	HO
like	MKTNULWOYKZOpN8L-K
like a	TKVKWLYNZMaKcMnMwKyN8K9K&L
like an	WM
like chew	pM
like god	pM
like i	iPpM
like it	3O
like my	-N
like pap	MK
like talk	pM
like the	uN-L
like thi	AM
like to	BMFO-O
lin	DPcT
lin .	cQ
lin on	cM
lin thi	cL
line	JQXLbPjMkO
line .	JMbN
lip	FO
lip with	FN
lismor	LP
list	dPkOuN(M)P
list .	kQ
listen	XLZNvK-K
listen more	-M
listen to	ZOvN
litl	CLDNFJJLNKOKXKaLgKiKvNxNzL8Q&M*N
litl @kid	OLXMfN8D
litl @kin	CMNJXJgL8M#J
litl cafe	xO
litl room	DL
liv	AOLMNQRJSMWLXLaJdMgMiLmLvM3M(L
liv .	AONP(O
liv alon	mL
liv in	gO
liv like	AM
liv on	dM
liv with	aN
live	ANFOaLdNeMgQiJmLuJwL3K
live .	AMdMfK
live anymor	AM
live for	AO
live in	aN
live with	gNuN
loan	eLlWxO)P
loan for	lM
lock	BRVMdOfO
lock #	VL
lock me	BL
lock on	dN
lock up	fO
lol	OMhLsNtLvMyK#N-M
lol .	tMvN-K
lon	mQ-N
lon .	mN
lon sinc	mK
long	ALFLRLWHYLaJbMmMpKwL1M2M4L6N7L#M&L(N+M
long covid	XP
long driv	6L
long for	bO
long gap	FN
long haul	4O
long life	#O
long shift	1M
long sleev	AOBO
look	HKMOPMRKTMYJaOnLoMrNvL!L,L
look .	,N
look aft	YNaR,L
look at	IKMKPMTMkLnJoKvL9M
look for	RNrQ
look forwar	TO
look up	MN
lord	MKWKnJoNvK!K(L+M
lord .	FMMKZLaKoK8J(J)K,L-M
lord and	+O
lord forgiv	nM
lord give	vK-L
lord help	-J
lord i	aKnP#N
lord lead	oP
lord make	-K
lord on	CN
lord send	xN
lord show	uN
lord teach	-K
lord you	YO
lory	QMZP3O6R
los	DPRPcLpL
los everyt	-M
los my	pM
lose	DOkL)N-L
lost	CRDUGJHOKMLLYOcLdPkOnKpM
lost @kin	CRGK
lost her	DJkO
lost his	YOdNkM
lost it	DP
lost my	CPYLkL-M
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
lov	NNaMgM9L,K
lov .	-N
love	aNgMhRmKqJuMvM0L8K9N,M-N
love .	-M
love her	aL
love him	,L
love it	-N
low	EOMNTSbO*N
low sinc	TN
lucky	tK
lucky .	tK
luksa	GM
luksa of	GM
lump	NRONPQ)O
lump and	PL
lump in	NO
lump is	)N
lump was	)N
lunch	UKjKlNmOqLyMzN+P
lunch .	UMzM
lunch alon	mK
lunch in	mNzK
lung	NQPMQOXM
lupu	XR
lust	oP
lust .	oO
luth	OMQN
lying	MLQNZPcO
lying awak	ZN
lying down	MM
lympho	NQ
m6	6O
ma	-N
machin	FQSPkNuLxN
machin .	SL
macula	YP
mad	VMjOxN
madam	BOkP
made	FJGHYLkMmNnKuKvLwKyM7P8L!K#L)O+J
made her	GJ
made me	AL
made perman	)O
made redund	kP
made up	7O
magist	fS
maid	nO
mainst	zN
maiz	MM)N*Q
maiz is	MK
mak	GLYOqM#N*L
makah	5N
make	BJDLWLgKjLnLqMuMxM7L-M
make it	CNDK
make me	-Q
make my	UL-M
make peac	7N
make up	uN
malari	XS(O
malari again	XQ
mamogr	PR
mamogr .	PN
man	EKMHQNRNaLdKfLhMjLlLmKoNzL9N!N
man .	!K
man in	FN
man oposit	QN
man who	,N-L
manag	qPyP
mango	*Q
manic	UR
manila	FOeM4M
manila on	4L
map	6Q
marath	XN-M
march	BLCMDJGNMLTMYNeKiH2L
march .	CMDKGKYNiJ
march and	CKeM
march the	MJ
mare	HM
mariag	bNgRjP9R!P
mariag .	!O
mariag is	gP
mariki	LO
mark	BPGN1P
mark on	BP
market	IOiMxP*N
marow	*P
mary	RKbOgOhMiMoSuL9W!R
mary #	bN!L
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
mary today	!O
mas	EQGSpR!L-L
masiv	jM
mask	OO
mast	%O
mat	FKTNmM
mat .	TL
match	-M
matern	kO8N
matern leav	kO
math	tT0P
math .	0O
math pap	tN
math test	tM
matr	KN
matron	qR
may	JMrLxN0M3L5K6L7J9M&M*L-N
may .	rM3K
may all	-N
may be	-L
may he	&P
may i	6M-Q
may it	-J
may my	-G
may nobody	-K
may our	-Q
may she	-J
may the	-N
mayb	FM
mayo	-P
me	BORLaMhNiNjMnLoNqOuKvO7K
me #	RK
me .	BOTKhJiJmMnLoJpMqHuK
me @kin	nL
me a	RKjLoMuLyN1L2M&L
me aft	iP
me again	BM
me agains	BM
me and	BJSKWKXKZJdOgNiJjNqL0M7N!O
me as	uN
me back	hL
me be	vN-N
me brav	-M
me by	BKRMhK
me courag	-J
me every	fO
me find	-M
me focu	0N
me for	gMnOvK
me from	WO-M
me go	kM
me going	&M
me good	-L
me her	,O
me how	vM
me humbl	-L
me i	aMnLrMuM
me in	BKIMQLqH1M!N
me it	hM
me joy	TL
me keep	-M
me last	BN
me laugh	-O
me les	-K
me lord	-M
me love	-O
me not	nMoMvK
me off	UMiN(O
me on	XLhNqN
me out	BLiNkO
me over	hL
me pas	tO
me patien	-K
me rememb	tP
me resist	oN
me sinc	WNiLqN
me sleep	ZO
me streng	aK1L
me the	TOgNqLuMvJ
me til	FO
me to	ELNLfLjJoJqKsMuLvG9O+M-K
me today	RN
me up	BN
me when	BM
me which	uM
me who	RL
meal	+Q
mean	iL,M
med	UMaM
medic	JP
medica	sM
medici	NMUNXM0O
medici and	0M
meet	iLqPsP1R7P&M
meet .	1N
meet my	7N
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
men	ISJOkLrNuM1N
men came	IO
men on	IN
mend	7P&S(N
mend aft	&O
mening	(Q
menopa	ZN
mental	UO
mental health	UO
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
midl	gNzO
midnig	LLON0N1M8N*O
midwif	cP8O
migrai	WT
migrai day	WN
migrai for	WO
mil	6O
milet	MO
milk	DOHNXM2N3N8M
min	KP
mind	GNOLROUQVMaPgMhLsMuL0L,L
mind .	-M
mind @kin	aP
mind for	GO
mind is	UP
mine	FLKLNKTMaObMfMiLjMkOqK
mine .	bN
minist	sN-K
minu	dO
minu #	dO
minut	KKONVKZMaMjKsO8O
minut .	KL
miror	RNsM
mis	ALGMHQJNKNfKiKmMnL3K)N,N
mis #	HO
mis me	AP
mis the	-P
miscar	DW
miscar .	DH
miscar and	DP
miscar in	DP
misil	JO
mistak	qO
mnd	FO
mnd has	FO
molest	BQ
mom	nO
mom guilt	nO
monday	NNOOPOeKfOkLsMtOuHxLyPzN1O2M4K*K
monday .	EMJLNJQLdMeMfKkMsMuJxL4J*M
monday aft	yN
monday and	NLPKzK1K
monday as	yO
monday at	yO
monday first	yK
monday he	zP
monday i	yM
monday she	zO
money	SRaHbHjPlPnOoOrMuLxM
money .	lK
money for	lL
money from	nL
moneyl	lS
monsoo	MO
month	DNGMMJWMXMbKcNdKeNfLlPrMxKyL3K&O(J
month .	DMFOTLUJcLeJfNlKpMrN5L)M
month along	cN
month and	DN,M
month behind	lM
month clean	&M
month in	eO
month mind	GP
month now	eK
month pregna	cL
month sinc	&N
month wait	eL
mood	-N
moon	-P
moon .	-M
more	FMRMUJYLbKpLvK2L(N-M
more .	CORMSO(M,M
more and	-K
more chemo	(N
more of	RM-M
more patien	-J
more they	FO
more year	#O
morir	AO
morir .	AO
morn	CLHMOOQKSKVJaNcJkLwJ2K8L(L
morn #	8K
morn .	CKGKOKQMVJcKlJtKwK2L4L8J
morn and	FOOMtNvN
morn god	-N
mornin	CN2O-L
mornin .	2L
morphi	FP
mortga	kOlQ
mortga .	kMlM
mosqu	-M
most	RN
moth	vN-K
motorb	CQ6N
motorb .	CN
mounta	KN6P
mouth	OLpO
mouth from	ON
mov	FMaLeJgPhOiLjKmPwOzO3T7K
mov back	aN7O
mov here	mM
mov hous	3K
mov in	wN3N,M
mov on	-P
mov out	gOhPwN3M
mov the	jN
mov to	eNmP3N
move	CMXOcPuN3N
move to	3N
movi	-Q
mr	CMELFNQMRMXKmN2L,M
mri	PU
mrs	mN2M
ms	XSaP
much	PHUPWMcMlKmJnKoLsKvK1P7J9K,M
much .	sM
much i	WJ-N
much on	UM
much presur	UO
mud	LQMO
mud .	LOML
mud and	MN
mug	IPkM
murd	-N
murder	IR
music	jOuN
must	EMNLeMfMgJqJuS1O6L
must choos	uM
must tel	eM1N
my	iL
my #	dLeMjPvR4M7M#M,O
my @kid	HMIKYKfLgJiOrLtLvNwKzJ4M7N#M%K
my @kin	CJEJFJJKNKQJRJSMaKfMiK7L9K,L
my @love	BLDLFKGJPKRMTJaMcLeLkJoGsLyK4K&K
my @pet	HJ(N,M
my @work	CJNNXNYMqNtK2G#N,N
my acent	qM
my answ	uM
my arm	BNXM1N
my back	WSaM
my badg	kN
my best	CJEJTMjLnL
my bibl	,O
my birth	eM
my birthd	mN#M
my budgi	HO
my car	dM-P
my chest	VN
my cla	1Q-L
my consci	nO
my countr	JMeM
my cup	-L
my day	-L
my degre	%N
my disabl	YQaK
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
my first	yL4L8P
my flight	4L
my godson	,P
my hair	TKWM-M
my hand	EOIKUKVLWLaOoQpLtK7L&M(M
my head	UNZN0N
my heart	VOhLuL,M-L
my homewo	0M
my hous	-N
my i	EMbLgKiPjP3J7Q
my job	kM1P-L
my key	2N-O
my kn	WO1N5L
my knee	WM
my laptop	kN
my last	2N
my late	5N
my leg	UJYNzO
my life	AJmNuL
my litl	CJOLQJXM#J
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
my own	BKGJRMUMYLaQbKfJiOmLnKpLvPxL1J8K
my pap	eK
my paspor	BQ
my phon	IKhL-L
my plat	UN
my pocket	&O
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
my stomac	VP
my temp	-M
my thesi	tO0M
my thing	kO
my throat	BN
my tomato	-O
my tongu	jO-J
my visa	eK)N
my voic	EM
my walet	-M
my way	-O
my work	-N
my wrist	AM
na	NN
nail	xL
naira	lO
nam	DO8N
nam her	DO8O
name	DNQNRRVKdMeKgKiNkKmLqLxO8M%K&K,O
name .	RMdO,N
name off	qN
name on	xO
namugo	5O
nation	-O
natur	-O
navy	JOwQ
navy on	JN
nclex	tQ
nclex on	tO
near	FQJMKNMJYKdMmLuKvL3L!M%N
near .	FN
near my	uL
near pokrov	JN
near the	FP
near us	KN
neck	BMIPPNWP4N
neck .	BN
need	MJOMUMYNaPlOrOtNuOvG0J
need a	OLrM
need help	aO
need rain	ML
need to	uK0M-P
needl	NLSQWO
neet	tT
neet on	tP
negati	PNbP)M
negati .	PL)M
neith	iOjO7O
neith of	jO7O
nepal	KO
nerv	UNVOWQ
nerv are	UO
nervou	OMUOVPsOtNyJ9M
nervou .	eJ
nervou breakd	UO
nest	wQ
nest .	wL
neural	WP
new	JKOMeNmLoKqNySzQ3R8N&M*K-L
new .	-M
new @kin	9O
new @work	qO
new apartm	3L
new baby	8N
new countr	eO
new flat	3N
new hip	OM
new home	3O
new hous	3L
new job	yO
new kidney	(P
new manag	qO
new one	HO
new organ	-N
new plac	3O
new priest	-N
new school	zM
new tablet	XQ
new unifor	zO
new yam	*O
new year	&N-M
next	CLJKONZJfMkMoJtLwJxJyLzM2O3L5L6K7L9K#M%L
next door	BMXLZMjN
next month	eM2N5M
next to	CQqO
next week	JLNKOOPLcHfNtJwKxJyMzN5L6L
nice	mK-M
nicu	QR
nicu .	QO
nigeri	-O
night	CLHNIOJNKKQJSLVKWMZVaOdMjH0O1Q6K8K
night .	ANBKCLFMHLJLKOQJVLWMaLhLjOnMyM8M
night aft	SM
night and	IMQOXKaN(L
night at	1O
night bus	6O
night i	SPULZM0N
night in	dL1M
night nurs	aM
night out	)P
night shift	1M
night sinc	ZQ
night train	6N
night when	VM
nikah	9S
nikah of	9N
nil	ON
nil by	ON
ninete	CNeLfJgLkKnNwQ
ninete month	eN
ninete year	gNkM
ninety	#Q&N
ninety day	&M
ninety on	#O
ninth	GQ
nobody	BLDNIKKJPKQLaNbLcKeJgNmToOrOzK
nobody .	mN
nobody answ	pL
nobody ask	aM
nobody has	mL
nobody know	cM
nobody sit	mO
nobody ther	pM
nobody to	mP
nobody want	rQ
nobody wil	PMrP
nobody would	AOoN
nod	YO
nois	-O
none	ZN
none of	ZN
noon	CNELuN1N+N
noon .	uK1M
normal	(P
norovi	XP
not	ALDMTKYKZKbMiNnJpKuH
not .	DLKKNKPLbLgMoPrMuMvL1K
not @kin	mQ
not a	HNMKiL*L
not aford	1O
not afraid	-O
not agre	uK
not alway	!N
not answ	pN
not ask	,M-O
not baby	DO
not be	AKCOFNaNbNvN
not bear	WN
not becom	-O
not been	AKOMiM4O
not believ	pK
not break	vO
not breath	VN
not cal	iO
not canc	)Q
not child	bP
not comb	TL
not come	DMHMPMVMbKdLeMiKuK
not compla	WNaN
not concen	0M
not contac	iN
not cry	EM
not decid	uN
not dentis	WN
not do	fM
not drink	&O
not eat	FJULXNhNvN
not even	QOTNVLWNnJrN
not fami	FM
not feel	BNpK
not find	ROrL
not for	,O
not forgiv	nK
not friend	mR
not get	CJELFNMLSKTJUKVKXMYKaLfJtN0K
not go	ANIKVOnK,L
not god	pP
not greet	7R
not guilty	)P
not had	ZNaN
not have	NMeNiM)M
not hear	YN
not heartb	DP
not hold	LNWN
not ill	(O
not in	XO
not job	rM
not keep	AM
not know	CLDJRNSLVKdMiKlMmJnHpLuNzK
not last	!P
not laugh	TN
not leav	AOJMaO
not left	TN
not let	BPELiJ0K3M&L,M
not lift	WOaL3M
not listen	vL
not long	ROpL(Q
not look	nL
not made	mN
not make	CODLUL
not mary	hO
not me	hM
not met	iM,M
not money	lO
not more	CPFLkM2N(N)K
not my	nQ
not need	-N
not new	PP
not on	)N
not one	ALFMHMMKVLaKmSrOzK
not only	-L
not open	TLlO
not out	QO
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
not say	PNpJ,Q
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
not stop	AKKNLNSNVJnLvK
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
not want	AMDKJLgOiLvJ3N
not wash	TM
not week	FN
not with	AJCNEKGSSNVKYJjLnKoJvJwM2L4K&L
not word	PMiL
not work	YO
not worth	AL
noth	DJMNNLPOTOULVMWJZNbKiLkNlOpNrM)L
noth .	PLWJZNeMkPrJ
noth has	VN
noth is	VPbL
noth left	UN
noth mat	TN
noth more	FO
noth specia	-O
noth tast	TM
noth to	2N-N
notic	AMkOlMxM
notic if	AL
notic to	xN
novemb	GQ-K
novemb i	GP
now	DJFNILNLRMSMaMeMgLiKjLlLnMpLqKwM2M4L8L
now .	FMGMIJNNRKSKaJiJmLqKwK4J8N(N
now and	APFLKOMLRLcM
now he	RLSMTOjN2L
now i	ILXLaObNhNnJpKqM
now it	jM
now not	FN
now or	uK
now she	RKnMqL
now that	2P
now the	NNlP
now ther	DN
now they	nO
now we	PMjO
nowher	dQ
nowher to	dO
nularb	6O
nularb with	6M
numb	CLNLQLTMiPmM1K8M
numb #	NN8N
numb .	iP
nurs	FRROUNaQqPtOwLyN0L2J%N(L
nurs .	RM%O
nurs my	aM
nurs on	qNyJ
nurs say	FQ
nurs school	%J
nurser	DObMzQ
nurser is	DN
nysc	rP
o	ENGJMJTLVKZNaLbLeKoMsLtM8K
o clock	GMZLsN1M8L
o lord	-G
oath	eQ
ocd	UP
octob	cM
of	GLqK5K%K
of #	CNXOhLmJqHsNtKvOzL0N%M(M
of @kin	GMaMjO3N
of a	CMNKdM8N
of all	1M
of anyth	TK
of bed	TQ
of been	GN
of chemo	NM
of custom	qM
of fly	4N
of god	-M
of her	CMRMaL5O
of him	BN,L
of his	YO
of humour	-N
of it	UNVKWKaJeKpOvM6N
of ivf	bN8M
of jam	3N
of life	AMFN
of liv	AN
of march	GO
of mariag	gM!Q
of me	1O
of mine	FN
of my	BOCOEMGPHPILLNgJzJ1J9M
of our	dMxO5K%L
of pow	-N
of rehab	&N
of steal	RN
of stuf	3M
of tea	-L
of that	wN-L
of the	KMLKMLOKVJbLdJiKjKkJqLwKzM*H
of them	cOsJuKzM1J6J8L9J*L
of thi	UN
of try	bK
of us	EMMMaJjLkP4M5N6K7L!J#M%L+M
of work	rN
of year	1O
ofer	oQuQ
ofer me	oO
ofers	uP
ofers and	uM
ofers on	uL
off	AMELKNTOUNVKZMhOiNkMoLwO4L5J&O(O
off #	VKhM
off .	AMEJTLZLaMhNkK)L
off at	wM
off for	UN
off from	4N
off not	AO
off sick	XN
off the	AJCOEMFNKKQKWLnNoMqN(O
off to	wS5O
off with	UM
ofic	IKLLULYMeQkKlKqSrNsMxMyO1O2L9M
ofic .	qM
ofic interv	eM
ofic is	eL
ofic let	eN
ofic politi	qN
often	-N
ohio	wM
oil	-L
ok	PN
okafor	,M
old	HPNLRMYLdKnMoLvO3K5M#N,N
old .	HMYO8N
old @kin	7N,L
old @work	,M
old and	BM
old coli	HN
old lab	HM
old mr	mO
old on	#O
oliv	*P
omg	)M
omg thank	)M
on	GLIKOKsLtMyK1L4L5M6L9L!K#M%K
on #	eMfO2N9M
on .	AOBMNMTLUNhL
on a	ILQPWNYJfJhMsLuJvLwM1J4J5J6N8K
on an	4O
on bed	cM
on doubl	1O
on drip	QO
on east	-M
on emerge	lN
on empty	UM
on everyt	hM
on foot	5P
on friday	ELGKOGPGfMkMsLtN2L3L6G9K#K%K
on her	BKIMOJWJeLmLqNzN0M4K5K6M&N
on his	ANCLFKIJeP#O(O
on holida	6O
on it	KOWM6L)L
on matern	kO
on me	jM
on monday	COEOONPLeLfKkJsLtLyKzQ1H4L5J*J
on my	HMIHPMhKmMnOoJvK0M1N&K,N
on night	ZK
on our	INJN8K
on oxygen	QO
on pilgri	5M
on saturd	ELGJtLwMxL2L3M9M!J#J%M&L
on sunday	CLEMGLjKwL1H4K5K7M!L#M-J
on the	GMIKKLLLPKSLdMeMyL2K6L9K
on thi	AMGOmO
on thursd	CMDMEKOKPKfJsLtMzM1K!N%N
on toast	+M
on tuesda	CLDMOHRKUKfMsKtL5L
on video	eL
on ward	QN
on wednes	ELOLPKtM%N
once	BMFKULaMbMdJ)M
once .	UM-L
once more	FN
oncolo	NV
one	GHaJbKmMrLsNuOvLwMzN3L!K%L&K+L
one .	GKHLNHOMSLTKhKrLsKuLxLzL3L&H
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
one line	bP
one more	bN&L
one of	BNCKEMFMtLuL,K
one person	mN
one room	dK
one stay	cN
one that	uO
one thing	uN
one to	mK
one way	wO
one who	+L,J
one year	CMGR!K&Q
only	DLFNMLOLQLRKWMXLeKlLmOvKwMzL1L9L)K
only #	CMNMOMRLXL
only .	DOeL
only @kid	wO9P
only a	HM)O
only has	FK
only one	oN1N
only voic	mO
onset	RP
op	OU&N
op is	ON
open	FJHMLMORTLZKdLlLrNxW0N7J
open a	xM
open at	xN
open her	TOxL
open his	xM
open it	xK
open my	ONpLxP
open on	xO
open saturd	xL
open the	eM
open univer	%O
operat	OWuL1M&P(R
operat on	ON&N
operat tomoro	OO
oposit	CNQO
or	PMTKWNYMlMuWvH
or go	uL
or hang	uM
or keep	uP
or leav	uM
or not	uR
or stay	uM
or take	uM
or the	uM
or wait	uM
orang	KO
ord	qOrOxN1P
ordina	-Q
ordina tuesda	-M
organ	-K
organi	0O-K
orkney	6N
oslo	uM
oth	KJYLfLgJiMjLmMqPvLwLzK7M9L%M
oth #	QO
oth .	jKlKqK
oth @kid	YOzN
oth nurs	qL
oth peopl	-M
oth weeken	gM
our	HLILKKLKYKwKxJ3K5K8K%L*M+K
our #	GK!K
our .	)O
our @kid	DKGJOMPLQLYNZKaMgLiKvLwMzJ0M4N8L9O%K
our @kin	CKELSMTLYNaMfKgLiLrMwNyKzM#M%M
our @pet	HMXQ,R
our @work	CP
our asylum	eO
our bibl	-Q
our church	-L
our city	JN
our coast	KN
our countr	-Q
our crop	MK
our dioces	-M
our feet	5M
our first	cM3L!O-N
our goat	HP
our group	5L
our headmi	2O
our hedg	jO
our home	3L
our hous	LL3L
our kitche	LL
our last	wP
our litl	xN8J-L
our mariag	gM
our new	3M-L
our ofic	qN
our old	HQXN
our own	IOxM3K
our parish	5M-L
our rent	lK
our road	-N
our roof	KL
our saving	xK
our street	IMJMKJLJ
our town	IK-L
our vilag	ILJNLM-L
our wel	MN
our whol	%M
our youth	-M
out	KNLNOOTKULdPfMgKhMiLjLmMrLwM%N&K(K
out #	CM
out .	BMKKUPaEcKdMiKjM)J
out aft	gN
out and	gM
out at	kN
out by	dM
out of	QLTOYLdNfMiLnMoLqMrMsM0M3N&N(O)M
out on	OKdLwL
out over	jL
out parad	%N
out thi	OP
out to	wO
out with	JNKJgMjN
outsid	COITUKYNdPeMkL
outsid the	IP
ovaria	NO
oven	RMxO-M
oven .	RM
oven and	RL
over	HJJGKKLHfMgKhQjRqL2M4R6K7O
over .	AN2N)O
over @kin	jO
over a	jN
over for	-P
over it	uN+O
over kharki	JM
over my	,O
over the	KKLOQJfMjMqLxM2L3L4P6M7J(L
over who	jP
overdo	AS
overni	QQ
overni .	QM
overqu	rP
overti	1Q
overwh	UO
overwh and	UN
owe	lU(O
owe #	lO
owe the	lQ
own	BLCKIKRMULYLaObOdLiNmLqLvMwJxP3M
own .	mM
own @kid	BNvM
own @kin	ROvM
own bakery	xK
own life	AMCP
oxygen	QQ
pac	ZN
pacema	OP
pack	hKwPyKzM3T
pack up	3O
pag	0Q1N
page	0P
page #	0M
paid	#N)P
paid off	)N
paid the	)O
pain	WV(R
pain .	WP
pain in	WM
pain sinc	WN
paint	DObNxN-N
paint the	DK-O
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
pap	JNMKTJdKeTgSlMoNqKtV%L)M
pap #	tL
pap .	MNeMgJtM)N
pap and	eN
pap at	gP
pap came	gO
pap in	tQ
pap my	eN
paperw	1P
parad	%N
parale	tO
parale park	tO
paraly	YO
paraly from	YO
parent	vO
parish	XKjL5O+M,N-O
parish counci	-M
parish fete	-M
parish is	-L
parish priest	,N
park	IMdNjJkMtN)J
parkin	XS
parkin .	XO
parlia	-N
parol	fQ
parol board	fP
parot	HQ
part	0M%O
part time	%O
party	!O#Q-M
party .	-L
pas	CTGMHNKLiNnLqKtK2M6M%S)R
pas .	CLGK)O
pas away	CO
pas my	tG)N
pas on	CP
pas out	%T
paspor	BReO6O
paspor and	BO
paspor in	BP
past	CKDLGMYK8M%M&M
past #	CN8N
past the	&O
pastor	UOpM
path	KN-J
patien	aMjLvS0L1M2M&N-M
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
peak	LO
pen	tR
pensio	lR2W
pentec	-N
pentec .	-N
peopl	ELIOJOKOLOMNYPmNsNxOyN1P+L-L
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
permit	eR
person	PMmN-L
person .	mM
person who	-O
perth	uN4M
peru	6Q
pharma	0P
phd	0P
phd .	0M
phon	BNINJJPPSMVOeJhKiHjLmNoQrLvM0K8O
phon .	IMPNeLvN
phon and	BNIO
phon cal	rN
phon is	-M
phon ring	VM
photo	JNKNLMiQ
photo album	KM
physic	tO
physio	&U
physio say	&N
piano	LL3Q
pick	eMfPqMrOuN)L*U
pick .	uM
pick on	qP
pick up	fO
picnic	-M
pictur	DO
piec	PNUO
pigeon	-N
pil	APSRZNaQlM
pil .	AO
pilgri	5T-J
pilgri .	5O
pilgri to	5L
pilot	4S
pilow	WOZOvM
pink	cO-M
pink lin	cM
plac	KOMNdOgMrPwMyM3Q)L
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
pleas	EMJJOJTJXKZMcKtK&L
pleas .	1L6N&N+M-O
pleas ble	!N,K
pleas do	,O
pleas forgiv	nL
pleas give	ZM
pleas god	7M
pleas heal	XN
pleas help	tL
pleas keep	OM,M
pleas let	PLQOXJcNrNxM
pleas pray	CKEJFMIMJHNKRLULVLXHaJeKhLoM
pleas rememb	,L
pleas watch	,M
pls	BJJHOKQJTJgKoMrMsJvJxK0M3K9M+J
pls .	-L
pls ble	9M
pls let	-J
pls pray	HMJKNKQKTJgMqMsKtJ1J3M
plum	NK*P
plum .	NL
pneumo	QNXQ(M
pneumo .	QK
po	KM
po .	KK
pocket	&O
pocket .	&L
poem	EJ
point	AOTNtM
point in	AO
point of	AL
poison	HO
pokrov	JP
polic	AMRNUMfSsL
polic came	fO
polit	RP
politi	qO-J
poonch	JN
poor	XT
poor .	XN
poor with	XO
pope	-N
poridg	aO
porn	SQoP
porn adicti	SM
porto	LN
porto alegr	LN
positi	PNcMkPsMyP
post	HMVKaLgLiLkPmJpKrNsSuHwJyQ
post .	gMsM
post in	uL
postna	TO
postna depres	TM
postpo	OP
pot	MOxL+N
potato	*O+O
poultr	xQ
pound	8N
pow	KN-P
pr	)N
practi	sOtO2M
prais	8M(R)S*O
prais god	)N
praves	3N
pray	LKTKpPrK5K
pray #	BLJNNKQK
pray .	AJLMXJpKsM)M,J-L
pray and	pO
pray for	LJMLNKQKTKYJaKbMfKwM5F*L,H
pray group	-L
pray i	-M
pray in	-O
pray she	uO
pray that	-K
preach	1O
pregna	DPbOcS
pregna .	bMcM
pregna aft	cP
pregna and	cM
premat	8N
prepar	-P
prepar my	-L
presen	qM1S
presen at	1M
presen to	1P
presid	-O
presur	QOUOXOcMwO
presur .	cN
preten	wN
pric	lO*Q-M
priest	BNFNpLuO9M(N,N-K
priest .	-J
primar	zN
princi	qPsN
prison	fQ
prison .	fM
proble	lM
proble .	lM
projec	1M
promis	AKSNnNoNtM5N9P
promot	yR)M
promot to	yO
prop	yM
prop job	yK
proper	ZN
propos	uP
prosta	NR
proud	wL%O,N-M
proud .	%M
provis	xM
psalm	pN-L
psalm and	pN
psychi	UQ
psycho	UP
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
push	BLDN
push me	BM
put	DKHRONQLROUJdKkJlOnNqLxMzM7H
put @kin	uN
put a	OM
put all	xN
put down	HO
put her	RJ7N
put his	RN
put it	lN
put me	qM
put my	HHWLnKqK
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
quarel	jN
quart	1O
questi	pOtP
queu	-M
quick	-K
quick .	-N
quid	lN
quiero	AP
quiet	DKJJbMmOqKuKwO2M-N
quiet .	mKwK2M
quiet and	DM
quiet even	-N
quiet heart	-L
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
rain	EMLRMWdM9N!L)O*L
rain .	ML9M
rain and	-L
rain for	MP
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
rang	ALCKFLPMlMvN7S8L(L)O
rang .	7P)M
rang the	(P
rap	BSIN
rap .	BO
rap me	BL
razor	AO
rea	sM
rea want	sN
reach	FMKOhK
reach for	hM
reach my	KO
read	EOGLaKiLpOtL0V7M9M%J
read .	EMiM0L
read and	0N
read at	EM0M
read the	EMpM-L
ready	AMFN
ready .	-J
real	jMpQyM
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
rehab	SQ&V
rehab and	&O
rehab sinc	&M
reject	eNrP
relaps	SU
relaps .	SO
relaps last	SN
relati	BP
releas	fP
remain	)O
remand	fQ
remary	iO
rememb	CLGQKLMLRNTKUHYLbNmNtO!K,M
rememb my	GL,J
rememb the	GM-M
remisi	(P
remova	EO3O
renew	kO
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
report	PQqS1O
report the	qP
reques	-O
reques .	-O
requie	EO
rescu	KPLN
reserv	MO
resist	oQ
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
retir	iKmPuM2W
retir .	2P
retir from	2O
retir next	2M
retir on	2M
retire	2S
retrea	-O
retren	kP
return	hOiN
return to	iN
reveng	-O
revis	0P
rib	WP
rice	BMLNSLwO*Q+P
rice and	+N
ridg	KQ
right	OLWLYLhJiNjLuOvN4K7L
right .	vM
right now	4L
right word	vO
ring	PPSLVLaKgNhQiJmQrNuL9Q
ring .	VMgOmM9N
ring back	hO
ring in	9Q
rip	CQ
rip @kin	CO
ripe	*R
ris	LN
rise	-M
risk	cM
riv	KKLT
riv came	LN
riv is	LK
riyadh	BN
road	EJHKIPKMLMMJQMiKoJ5M6U
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
roof	KRLPVJdN1P)J*M-K
roof and	-N
roof fund	-N
roof in	-N
roof today	VN
roof with	LP
room	BLDMFNTKUMWLbOdPhLjLmNqKwPxL3Q8N
room .	BMDJTKbKqJxM
room and	wN
room at	BM
room in	dNwM
room is	CObNwL
room with	FN
room yelow	DJ
root	WP
rope	UO
rope .	UN
rosary	FLpO-K
rot	-N
rot .	-N
rota	qO-M
rough	dN
round	FOGKNNbQrMsPuJ2N4L6L9L%K+N
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
run	HLJLMLRLUQVKXLZLaKcMdKqLvKxN1L&M(M*N
run .	VNXM
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
safe	BQILJMOKVKcM1L4O5K6S8O)N
safe .	JMcK6M8L
safe at	BN
safe on	6N
safe travel	6N
safe with	BO
said	FNNHOKPKRNhMiHjQnJoL7Q9L&N(M)O
said .	NMOO
said i	RLjM
said not	nN
said someth	jMnN
said sory	7N
said the	jK
said they	kO
said thing	jM
said to	nM
said yes	9P)P
saint	5L-M
saint jean	5M
salary	SL
sale	-M
salon	xM
same	DNGMIKRLSHTKZKeGiMjLkLoMpLqJsJwMzK7M!Q#K%L
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
sat	ANUNfPgMiNtPwL1L7O&L)K
sat .	tN
sat down	UO
sat in	UM
sat on	-L
sat us	gN
saturd	EQGKfMsMtMwLxL3M4K9R!L#J%O
saturd .	GKxK3J4K9J!L#F%H&K
saturd and	wK3M9L#L
saturd first	%L
saturd in	EM9N
saturd we	%L
sav	DP5Q)M
saving	lSxP
saw	POcPdLfLhOiP
say	FNPMTNULVJbKeKmLnKpPuNvK+P
say .	CMEMFJPLVLuKvO,M
say @kin	FH
say befor	+N
say day	FP
say everyt	TM
say give	vL
say good	mP
say goodby	CL
say grac	+N
say he	AMHNTNhLpNvK
say i	iPqOvO9O
say if	BN
say it	BMFMHKPJTKUGVHWNXNeKnL
say not	oR
say one	uM
say she	BNNMTNULhL
say someth	+M
say sory	BM7Q
say thank	(N)N
say the	UKYMpO9M+O
say ther	TM
say we	DNfO
say what	TO
say yes	uL
scan	DOPVcR(N)Q
scan .	DN
scan came	)O
scan clear	(N
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
school	IOKMVMYLnKrLsKvLyLzW0N2K%Q
school .	ILVMYHnLsMvNzK%J,L
school and	zJ
school at	zL
school fee	lR
school for	zO
school gym	KK
school in	IMzQ
school monday	zK
school on	zN%N
school thi	%N
school tomoro	zL
sciati	WT
scratc	SO
scratc card	SO
scream	UPWPjQqMvP8L
scream at	jKqLvM
screen	DLcP,N
scrol	%Q-M
sea	FKLOeM3L6P-L
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
sectio	OOUP8O
securi	kN
sed	-N
see	FNPLTPYMaKfNiMmKnJoLsPuLwL4K5K6K%N
see @kin	6L
see her	iLnN
see i	sN
see it	%O
see my	6M
see the	AJFOOLTMYMrNuL6K
see us	PN
seed	MP
seedli	-O
seek	rP
seen	MNgLiL1L
seen a	gN
seen my	iN
seizur	XP
sel	MJSMdMlKoNuOxR3P*M
sel @kin	uL
sel the	MKuO3L
self	AQmK
self checko	mM
self harm	AN
semina	uO0P
send	KMMOaOiNmKrOvLxL1L+G
send help	vM
send me	eN
send rain	MO
send the	iN
send us	-O
sens	-N
sens of	-M
sent	AMFMJQPOgMiMlJnLrR7N
sent #	rM
sent anoth	lM
sent it	PM
sent to	JN
senten	fT
senten is	fO
separa	gVhR
separa .	gN
septem	zP
septem .	zN-M
seriou	-N
seriou .	-M
serv	gPpO-J
servic	ESfOsL
servic for	EO
set	CNmNwLxP5N6O
set off	5M
set up	xP
setl	uM3P
sevent	HOcOvK5N#Q
sevent year	HQ
severn	LP
sew	xL-N
sew machin	xL
sexua	BL
sexual	BN
shack	dR
shadow	PN
shak	ELIPSOUPVRXMsKtK&O
shak .	INtK
sham	nQ
sham .	nP
shar	iNqO7N+O,L
shav	NP
she	DLHLNLRMTKUMYJaLgMhPiKnOwMzL
she ask	FM
she ca	VLWKXLYLaM
she cal	RM
she cry	TLnL
she did	-N
she died	CM
she doe	ANRMTMnN,O
she gave	hN
she goe	vO
she has	FLNLPLRHXKaJdOgOsLuJ6N
she is	ONQNULVLXMYKcNiKvMwMzJ4L#M(L,N
she keep	OM
she know	zM
she left	hM
she los	-N
she put	RK
she said	hNjM9P
she say	BQTMhJ
she slept	HN
she stil	!N
she taught	2N
she took	hN
she used	TK
she want	ALhO
she was	CODKGNHLSMUJYKaJhJkKnL
she wil	FPOLuMzM2M%M
she wo	VN
she would	GL
shed	HOKK-L
shed .	HN-M
sheep	MOZO
shel	JT
shelt	dS
shelte	3O
shelte hous	3M
shift	UMZKqPyQ1R3Q+K
shift .	qJ1L
shift at	yK1N
shift from	3P
shingl	WRXS
ship	JRwN6P
ship out	JR
shirt	gOsOwN
shiva	EQ
sho	RMsOzN
sho in	RN
shook	UM7U
shook .	UO
shook hand	7R
shoot	IS
shoot at	IM
shop	CLIQKKLNSLVKaMlNoLrMxU2N&J(J)J
shop .	COIL-M
shop is	xM
short	nN1P+P
shortl	sO
shot	ITMN
shot in	IP
should	ENWMiMnNoLqOsOuS3L
should have	nO
should i	uR
should not	oN
shout	UNaMjRqOvO
shout about	jN
shout at	ULaLjOqLvL
show	MMNNTNXJbOcPdNuM2L
show .	-O
show at	dN
show me	uN2N
shrin	5P
shut	DMIMTPWMkPxM
shut .	TNWK
sick	PJULVOXRcM1M6M(L
sick .	VLXQ1M
sick and	XM
sick for	XO
sick of	-O
sick with	XL
sickl	WQ
sickl cel	WP
side	CKJLKNXMZNgLiLjO
side .	KN
side of	CO
sight	YQ
sight is	YO
sign	TKUMYOfKgRlNnOuOxSyM(J)M
sign .	-O
sign me	UN
sign off	UO
sign the	gNxN
signal	JMKR6P
signal .	JN
silenc	iP7N
silv	!R
silv jubile	!O
silv wed	!O
sily	-N
simp	(P-M
simpl	-O
sin	nQ
sinc	GQKMMKTPVNXNYKZMaLdLiOjNmNpNrO!M&O
sinc #	JMXKeOiMrK1L8L
sinc .	jO
sinc @kin	CLGMiOvQ7K
sinc east	TJ&N
sinc he	iN
sinc his	aM
sinc i	GKVMWMaMiNmLqN7L
sinc june	MM
sinc last	rM
sinc march	MM
sinc my	CMGQmK
sinc our	GMaN
sinc she	GL
sinc sunday	QMjN1M
sinc the	GJIMJQKNTKVOWNYPZMaLdKgKiLjJmLqMrL7M&L(P
sinc we	GGjKwO!P
sinc yester	XO
sing	CMEPFNOORNTLpK1N#N&M-O
sing in	TK
sing the	-M
singl	mQvQ#N
singl @kin	vP
singl dad	vN
sink	&O
sir	QMkL
siren	JR
siren all	JO
sit	FOIKTNVLWNYKaKfMkNlLmOpLqMrMsMtQzK0P
sit .	WL
sit alon	mN
sit at	rN
sit befor	sN
sit his	tN
sit in	TPVNfKgNjMkOmLpM
sit my	tM
sit on	TOlN
sit the	tQ
sit ther	pN
sit with	FMaOmO0M
site	qO
sixtee	#P
sixty	1L5L!M#N+N
sixty year	!M
size	NM
size of	NM
sky	KNMQ4P-L
slam	jPvP
slam every	vN
slam the	jN
slap	BR-K
slap me	BN
sleep	HLIOJLKPPLSLZWdU
sleep .	ZQ1J
sleep again	ZK
sleep i	ZO
sleep in	ILJMKLdPgO
sleep rough	dN
sleep thi	HK
sleep to	ZO
sleev	APBO
sleev even	AM
sleev in	ANBM
slept	HOZRjLzK(P
slept on	HN
slept proper	ZN
slid	qN0O1O
slip	CPFOQMRMWN&N
slip .	&P
slip away	CNFP
slip disc	WP
slot	SQ
slow	0O&Q-O
slug	-P
smal	CKDJNLPKbMeJgHqJxNzJ3O4L6M8N&M+J
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
snow	eO6O-P
snow .	-K
snow day	-N
so	FJVKWMYLaKbLmKwJ9L#J
so #	KO
so alon	mL
so bad	WMXO
so down	TP
so far	xN
so hapy	-M
so he	FMiM
so i	aNeMhMnLtN0M#L,M
so it	aM
so lon	mM
so much	WMsM,N
so nobody	BO
so proud	%L
so quiet	wN
so scar	VM
so that	1O
so tidy	wM
so tir	UJZM
so we	FN#O
so weak	XL
sob	SQ&V,M
sob for	&N
sob on	&N
sob today	&N
social	BOVN
social anxiet	VO
socket	UP
sofa	dRjN
soft	FP,N-M
soften	qP
soil	-L
sold	MNSSTNdKkNxQ2Q3O%M
sold @kin	SM
sold my	SN
sold one	xP
sold the	MNSO2P
soldi	JS
sole	aO
sole car	aN
solici	gS
solo	6Q
somali	MN
some	AKILUOZLaLvLxM+P
some day	aM
some word	+M
somebo	ILaKmQnLrPxL-M
somebo .	-L
somebo to	mP
someon	BKINhMiMmKoNqMrM,L
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
sory	ALBNFMnQ7P
sory .	BKnN7M
sory to	7O
soul	CQcMmO
soul .	CO
sound	JM
soup	+P
sourdo	-O
south	JNMP
sow	-M
spar	bL
spar room	bL
speak	EJXGiNjMmMqPvOzN1L
speak .	XKiNjJ
speak at	EL
speak to	jM
specia	YP-L
speech	1P9Q%P
spel	tL,N
spel test	tO
spin	OQ
spinal	YP
spirit	TLuM-O
split	gQhOjQ
split up	gOhN
spok	iN
spoken	iO7O
spoken sinc	iM7M
spoken to	iJ
spong	FN
spong .	FN
sponso	eQ&M
spoon	aQ+N
sport	-M
spr	TNrK(N
spr and	rM
spread	NOqM
squar	%N
squar hat	%N
squeez	FO
st	FMOLQMcKrL5Q9L(K-L
st columb	-M
st franci	-M
st joseph	rN
stab	IR
stab in	IK
stab outsid	IN
staf	qNyN1N
staf room	qN
stag	NTVO%R
stag #	NT
stag in	%N
stag on	%L
stair	BLLKQNUGVKWOXOaM3N
stair .	BM
stal	tNxP
stamp	eQ)O
stand	EMLMMLRPWOYJcMeJfLkJmNoMrOwJ2L9N
stand at	rP
stand in	RQ
stapl	qN
star	TNYOZO-N
star at	TNZM
start	NPYMvLxRySzR0N7M*M
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
stay	JJOKQJTMaLcQdMeLoPuN0L3J7M&P
stay .	cNuJ
stay clean	&M
stay in	uL0O
stay or	uK
steady	OQ1L4N
steal	RM
step	LOWLYNfL5L&R
step .	-N
step and	LM
stick	YObO
stil	CPDJGNILJJKLNLPKQLbNeLhMiKnMpLrNwJ!O&N
stil buy	GM
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
stomac	VRXL
stomac bug	XM
ston	GMKOWO
stood	ANENGMUO!N
stood in	!N
stood on	AO
stop	DKFLIMJNKKLMNKSMTNULVMhKiLjMoMpN2O&N
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
stop work	2K
stop wory	VN
storm	KN4R
storm over	4N
story	-N
str	US
str at	UN
straig	oP
street	HJIKJOKOLORMdQeLiN3N
street .	IKdL
streng	EMXLaOoPpM1O
streng .	1L-O
streng for	1O
stres	UQ
stretc	QN
strik	-O
strok	CJQQXRYPaP&M(M
strok .	aM&L
strok and	XLaM
strok on	XO
strong	8M
strugl	oO0N
strugl with	oO0N
stubor	!M
stuck	JLQMeO0Q
stuck .	0M
stuck in	JM
stuck on	0N
studio	xO
study	tPuKwO0T
study .	0P
study for	tN
study in	wN
study medici	0L
stuf	3O
such	vL,L
such a	vO
sudan	JQ
suden	CN-K
suf	TN-N
suf .	-O
suf from	TL
sugar	XPYNcM(N*N
sugar is	XO
suicid	AQ
suicid .	AP
suicid though	AN
suit	fNsQ
suitca	eOgO
suitca and	gO
sum	XMrM-K
sun	*O-P
sun on	-O
sunday	CNGNQLpLwM1L5M7K!M#L+P-L
sunday .	CHFLJMQJhKtMuLwJyL1K4M6L9L!J#K
sunday and	jMwM8M!K
sunday din	+L
sunday i	mO-O
sunday let	-P
sunday night	AN
sunday roast	+P
sunday sinc	GM
sunset	-N
sup	gL
superm	VL
suport	lP
sure	pNuO
surf	dQ
surgeo	OR1M(O
surgeo hand	OM
surger	OV&L)L
surger .	&N
surger tomoro	ON
surger went	(M
surpri	!P
surviv	nP
swalow	-O
swap	3O
swap the	3O
swear	oO-J
sweat	4N
sweet	XKoOvM#P-K
switch	LNTN
swolen	WO
sydney	wO
syndro	YO
syndro .	YO
synod	-P
syring	FN
syring driv	FN
system	-J
t	-N
tabl	UJYLfMgLiNjNmKnHuMwL0K7O+T
tabl .	UMiLjM+K
tablet	ASTQULWNXQZNaN
tablet and	aM
tablet do	WN
tailor	xN
tailor shop	xL
tak	FLOPRJSNTNUKaMqNrNtNvK3M4M6M
tak care	aO
tak credit	qM
tak her	BO
tak me	TP
tak my	OO
tak off	4N
tak our	wL
tak the	tO
take	AKEJFLOKVLWKXLaKbNdKfJnLoKrJuO4N6J
take .	bO
take her	AM
take it	nLuL
take off	4P
take the	IMONnNuL6M
take turn	FNaN
taken	FNQOULgNqLwMyO
taken the	FM
taken to	QN
talaq	gQ
talk	AQHMJMUMYOhMiNjNmSpJqJsPvL1K7R
talk .	iLjMmN
talk about	AO7L
talk again	7O
talk him	AP
talk les	-M
talk sinc	jO
talk to	HOiLjKmNpL
talk when	qM
tank	MP6N
tap	MOUP
tast	TQ
tast of	TN
taught	CNNLRMpP2O,M
taught me	CNNN,M
taught my	2N
tax	1O
taxi	8Q
tb	HPPNXP
tea	CNQLRKTJ7L!L&M*N
tea .	-K
teach	ILUOrMsNtLvOyK2N&L-O
teach #	UL
teach me	vN-Q
teach us	vK-N
tear	UP
teenag	VNvN
teenag @kid	VNvN
teeth	OO
tel	ANCLFLJMNKPNRKaJeJhJiKkLpLqOsKuMvH1L7K
tel .	AN
tel him	hM
tel me	uL
tel my	kO
tel somebo	-N
tel the	-K
tel us	PO
tely	SNmN
temp	XMaO-N
temp of	XN
temper	XO
tempt	oR
tempt to	oP
tempta	oQ
teni	-L
teni court	-L
tenor	-S
tenor .	-N
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
test tomoro	tN
text	CGhPoP4O
text .	hM
text my	oM
than	YNlLvKyMzN0M2M,L
than i	-N
thank	7N8N!M#L%P&L(S)S*P+Q
thank .	(L)K,O-N
thank be	8M(J)M
thank for	(M)M*L-O
thank god	IMkM%L(M)M*M
thank the	(N
thank to	)M
thank you	2N7N8M9N!M#L%L&J(L)M*K+L-P
thankf	-N
thanks	*P+L
thanks din	+L
that	RLbNnNoMpJ7M
that .	bNvN7K(L-K
that @kin	BPCNoK(M
that he	AN
that i	EKWKbNjNnKoKqMvKwL1L-O
that is	GMOKQKSMTLVJWMmLrOvJ3M,N-K
that it	JN
that made	+K
that my	GM,M
that night	nQ
that our	-M
that peopl	-N
that road	6O
that stag	%M
that the	ELJNMMNM)N*K-M
that they	eOvO-J
that we	-N
the	KKLM
the #	DMGROOPLeMfOlOtKuKwLxMyKzK2M3M4J9P!M#J
the @kid	DMHKIJJLLKSLVKcLdJfKgNlMnLvKzK6K
the @kin	BNDKELIKJLKJUPbKcLfNgKjKuKwJ7K8N9L%M(L*J,L
the @pet	HHKKOLZNcMdLgNhLsJwO3L)K
the @work	IMqL1M
the aborti	nN
the aciden	YO
the acount	lN
the adopti	bP)M
the air	4M
the airpor	wN4O
the aisl	9R
the alarm	ZO
the all	(O
the ambula	CNQN
the anaest	OR
the aniver	GO
the army	JQyL
the arthri	WO
the atlant	4N
the audito	1P
the back	EO6K8N,L
the bad	NN
the bakery	xM1J
the bank	SMkMlPsMyN)N
the bar	tO&M
the barley	*O
the barn	*O
the bas	-N
the bath	aM
the bathro	AODL
the bed	CNFKQKTLZM
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
the bord	JNeP
the botl	SR
the bowel	NM
the break	qK
the breed	MO
the bridg	ASLM1L
the burial	EO
the bus	INRMVMmLyKzL5N)M
the cake	#M
the camino	5O
the canc	NP
the car	KKRLTKUGVMbLdMfKgLiLjLlOpMwL7L)J
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
the clinic	PPQNbMuL
the clock	TOZJ
the cloud	MO
the coast	KO
the cofin	EN
the cold	eP
the combin	*Q
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
the crop	ML*O
the curtai	TM
the cury	+M
the cyclon	KP
the dam	LRML
the dark	TL
the date	GN
the day	EMGPaMqMtN#P
the depot	qO
the din	aN
the dioces	5O-N
the direct	qN
the dish	jO
the divorc	gMiNmM
the doctor	FNPORLTLUMXNbOcMuJ(Q
the dole	rOyN
the door	DMHLILLLUMVMcNeKfOiOxK4M7L
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
the end	FLUMuL2M
the engage	hO
the envelo	PP
the eulogy	ER
the even	-O
the evenin	mN
the ewe	ML
the exsult	-N
the eye	NN
the factor	kN
the farm	uN2N)N
the farmho	3O
the fauré	-M
the fear	VN
the feast	5M
the fenc	jO
the fev	(L
the field	HMMN*M
the final	-L
the fire	KLsLyL
the first	GGlLwMxPyMzJ1M2L4H6L7M%L&J(L*L+M
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
the funera	EO
the gas	VPlM
the gate	KMVLkOzP
the gla	QL
the goat	MN-M
the good	!M-K
the gown	%O
the gra	MO
the grap	*O
the grav	GO
the ground	EOINKNMN*N
the guitar	-M
the gun	JN
the hal	hLtP
the hand	+M
the harves	*N
the hay	*O
the head	qN
the hear	fQ
the heartb	DM
the heaven	pP
the hen	LMjM
the herd	MN
the hil	KN
the hole	QM
the holy	5P
the home	RMeOmN
the hook	HP
the hospic	FP
the hospit	QOsMyM1L8N(M
the hotel	kN
the hous	CMFKHJJLKLRMTKUJVLZKdLgNiJlLuHwK3L&L)M
the hurica	KR
the icu	QL
the incuba	QN
the inheri	jN
the job	rNuLyN)L
the judg	fRgO)O
the jury	fP
the kaduna	IO
the ketl	RM3N7M
the key	hO3P
the kitche	LLTKgLjK1K)L
the knee	YN
the knif	OQ
the knot	9P
the lab	PP
the labour	8P
the lady	BN,L
the lake	MM
the lamb	-O
the lamp	pO
the land	ZL
the landlo	dO
the langua	eP
the laptop	oO
the last	FNMMcLiKsKwK2L5N)L*N
the lawy	gQ
the lead	HO
the leas	xN
the let	AMPOeMlN0M7N)Q
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
the machin	FN
the magist	fP
the maiz	)P
the mamogr	PN
the man	QKdMfNhOjKuM,M
the mango	-L
the market	IN*N-L
the match	-O
the matern	8N
the matron	qO
the medici	NN
the men	IN
the met	lPmN
the metro	JO
the midl	gN
the midwif	cO8N
the min	KO
the mine	kP
the minist	sN
the miror	sM
the mis	qM
the money	uM
the moneyl	lR
the monsoo	MO
the moon	-M
the morn	FLONSN8M
the morphi	FO
the mosqu	-N
the mounta	KN6P
the mri	PO
the mud	LN
the name	DN
the navy	JM
the needl	NLSQ
the new	JQNMOKXNqNyLzL1L3M-M
the nicu	QQ
the night	FOHMKJLMZLaP1H6P(L
the nularb	6N
the numb	1O
the nurs	FNQQRJXM&O
the nurser	DNbM
the oath	eR
the ofic	eLqL1O
the old	dMzM+K,M-N
the oncolo	NS
the one	SNTKaLbMhLlMnLuNvK1M6J%L+J,N
the only	AOmPoMzM
the operat	OJ
the oth	KJNOYKiJlLmLqOuM3N
the oven	RM-M
the page	0O
the panel	sP
the pap	eJgP
the parish	5L-O
the peopl	KM
the phon	PQSJVLeKjMlLmLoK7K8O)K
the photo	KJ
the physio	&P
the piano	3Q
the pilot	4O
the pilow	vM
the plan	4N
the plant	kO
the plat	+N
the pneumo	(P
the poem	EK
the point	AMTM
the polic	RMUNfOsM
the poor	-Q
the pope	-N
the poridg	aM
the post	VNgLsMuK
the pray	pN,N-J
the pregna	DQ
the priest	(O
the prosta	NP
the psalm	pN-M
the psychi	UP
the pub	aN
the quak	KP
the quiet	FM
the radio	mL
the radiot	NQ
the railwa	2M
the rain	EMdN!O*N
the ramp	YO
the read	EN
the red	lO
the reek	5N
the regist	9N!N
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
the school	AMIHKNLLoMvLzG1J2O3L)L
the screen	DMcQ
the sea	FLLPeN3M6K-N
the second	ENGOLNYMeN
the seed	MO
the self	mM
the severn	LP
the shadow	PM
the shed	HN-L
the shel	JO
the shelt	dN
the shelte	3M
the shingl	WO
the shirt	sL
the shoot	IO
the shop	VMaNxL2M
the show	NNTL
the shrin	5O
the sick	5L
the sink	&O
the siren	JO
the size	NL
the sky	MQ-L
the snow	6M
the socket	UP
the solici	gO
the solo	-K
the sort	-M
the sound	JN
the soup	+L
the spirit	-M
the staf	qM
the stag	%S
the stair	BNVLWMXOaN3M
the start	-N
the statio	UKdO
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
the tenor	-N
the test	cQ)M
the theory	0O
the third	DKLL
the throat	BK
the til	INnPoN
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
the visa	eM)M
the voic	UO
the vomit	XL
the waist	YO
the wal	BMLLTPWOjN
the war	JP)N
the ward	QSyN1J(M
the wareho	1M
the wash	-J
the wat	LQ1N-K
the way	CMRN5L8P,M
the wed	bNhOiM9L
the wee	DLdO
the wel	MO
the wheat	*P
the wheel	6M
the wheelc	YP
the whol	ENKKSMTLYLfKkKqK1O8M#H%L(J+L-M
the wifi	-N
the wil	iO
the wind	KP
the window	FMLLQPmM
the wing	4N
the woman	,M
the womb	bO
the women	MM-K
the word	jLpO+L
the yard	HM
the year	-L
the young	JL9M,L-N
theatr	OS8N
theatr at	OP
their	IJKNLNdKjLlLmKtNwK3N4M5J6J9J!O)L+J
them	JLbMoLvOzK1J5K6K9K!L*M
them .	CKKJLLSKUJbMhLkKlJoKpKvJ1M5K9J!J(K*K,M
them by	uL
then	DPPJRJSNTOUKVLWLZOaKiKlLwK1M2N9N
then i	UPaL
then the	BMSNlN1N
theolo	0O
theory	tR0O
theory test	tL
ther	DLILJPVMZKdMkKlLoNpNzM3M
ther #	kM
ther .	ILJKeMfMkKpKwMyLzM1K3M
ther and	VMpP
ther be	-J
ther is	DLJJMMTMVJdLgLlOmOoMpLqLrNsO+J
ther listen	ZM
ther sinc	kP
ther was	DNIKnN
ther when	nP
therap	&N
thes	pNvM,N
thes day	,P
thesi	tQ0T
thesi .	0N
thesi chapt	0L
thesi is	0M
thesi on	tP
they	FNIQKMLLNNOPPQQPYLdLePfMkRqLsP7L
they are	EMIKKNNJOQQLVLYJbLgJjNmKvO8M
they ask	sPuL
they cal	%O
they can	FN
they clos	kP
they did	PJ
they fir	kN
they found	NMPL
they gave	FOkN2L
they go	qO
they had	DL
they have	FPLNNLOKPKQOUJcKdJeLiJqMyLzM3J4N!M
they laugh	zN
they let	DOkO(O
they open	OO
they said	NLOMPK
they sav	5N
they saw	PP
they say	EOFKNMQKTMXLYLfK
they stil	!N
they stop	qL
they take	ON
they tel	PO
they took	ILPPUNeNfMkK
they want	uQ
they were	HP
they wil	OLsOvL(M
they wo	JN
thi	ELGNcKmJ1N3J8J!N%L*M+L
thi .	AMUM
thi @kid	cOvL
thi aftern	EM
thi city	mN
thi countr	eL
thi date	GO
thi day	GN
thi earth	AN
thi food	+N
thi friday	GN
thi is	GJ
thi job	1O
thi land	eP
thi lent	-M
thi month	lO1N
thi morn	CLHMJLKJQMRKbKcKgKkLwJ8K(N)N
thi one	cQsM
thi season	*O
thi sunday	GP
thi time	GLIONN-J
thi town	-N
thi week	CLJNULeKmGnNrNtLuL1J6G!L&M*L
thi weeken	EM1K3M9M#K%M,M
thi wint	-L
thi year	DObMlL5O*Q-M
thick	YO
thin	&P
thin .	MJ
thing	AMPLTJUMVKfLhOiGjPkLnLoLqKuK2J
thing .	TMhJ-J
thing about	jM
thing to	jOnL
think	ALOLRMSJTKUNVMWMfJgLjJnMoJpLwL4N9K,M
think about	ANnN
think i	ROTKUK4O
think it	TLVK
think of	jN,L
think someth	VM
think the	UP
third	DRGMLMMONLQMSMVKZLcLlKtNuKzP0K
third atempt	tO
third ivf	bM
third miscar	DO
third one	DO
third time	DJLNtK
thirst	MO
thirte	vP
thirty	CMFLRKWJkMpKtL1N2O3N5L!N
thirty #	2N
thirty year	WLpM3N!K
thos	INJOoOyL)K+J
though	AOVNaMgMhNkL(M
though .	AK-M
thousa	lR
thousa and	lO
threat	BL
threat to	BL
thresh	*P
threw	BJjQ
threw his	jM
threw me	BL
throat	BMNP
throat .	BN
throug	EJLKNMQJSLTKULVHWMZKaJbLgO0K6P!L
throug .	)N
throug a	gL
throug the	BKQKVLWMXN6K!M
throw	VOvM%N
throw up	VO
thrown	dL
thrown our	dM
thumb	-M
thund	VO
thursd	DJEMONPPdMfPlLsPtP1K3L4F!M%M
thursd .	DLENKMOJPLeKfLsLtL1L%K
thursd and	1N
thursd for	OL
ticket	eOwL
tidy	wN
tidy now	wM
tie	kNsO9N%O
tie .	sO
tie the	9N
tied	IO
tig	HO
tight	VO
tiktok	vP
til	FLILPOQOSNTLWNZPcKlOnMoOtKuLvK1M*J
til #	ZNtP
til .	IN
til dawn	ZN
til noon	uN
til the	ZMcNlL
tim	ROSKVOXLYLaKbM0L
tim .	0J
tim a	XO
tim and	VL
time	LJVLaKcLtNvLzK4O5L7M&L(L
time .	DKFMMLNOSMaNbKeHsKtH7K&E
time i	RNcK
time in	LOzM7M(N
time lucky	tK
time on	2N4N
time sinc	7N(L
time the	PMVO
tin	5M
tiny	DO8P
tir	ALTMUPYNZOaLdMrNvK1M6K8L
tir .	UPaG
tir of	ANUKYL
to	ALoLuMwM3M4P5O6O7J
to #	-M
to .	mL
to @kin	gPiLvN4O
to a	TLUNeMlNmLzM2M3L9L
to all	-M
to answ	uM
to ask	vN7M-K
to be	AJDKFLdMpKrNvMyM8M9L-L
to bed	jN8M
to believ	pO
to board	wP
to bring	vL
to canada	wN
to choos	uP
to coleg	wL0P
to come	FL
to cut	AN
to często	5M
to danc	-M
to dark	1P
to death	-J
to decid	uF
to die	AQFN-J
to do	AKELJNuK1M2P
to each	jJ7M-M
to eat	mM+O
to end	AO
to exist	AN
to feel	pL
to find	hNrN
to finish	0P1N
to fly	4M
to forgiv	7N
to german	eP
to get	KMVJrM0N1M
to give	1J-H
to go	AHBLFKNMQLRMdMfMkKoNrM0M1L5K
to god	8L&K(L)N
to have	bLuM
to hear	PJiM
to help	aN
to her	FMSOcMyP7N9L
to him	ALCMiNqN7O
to his	wO
to hospit	QL
to housto	4M
to jos	6M
to jump	AK
to kil	AMBN
to knock	5N
to know	uJ,P
to lago	4K
to learn	0O-L
to leav	VN3K
to let	HO
to lie	cN
to live	AOYLdLuL3M
to look	MNcN
to lourd	5S
to love	-J
to make	uN7O
to manila	4K
to mary	uO
to mas	pN
to me	ALBHCNDKRLTLaKiMjLmKnLoLqMuKvL#K
to meet	7O
to melbou	wN
to mind	aQ
to move	CNuM
to my	EMINLKYLZLiNjLnOpKzJ3M6G7N8M#P&O
to open	xN
to our	HJ3J
to pas	tN
to pay	lP
to pray	,N-J
to put	HK
to quit	SO
to read	EL0P
to remain	)O
to rest	ES
to santia	5P
to say	CNEMHKlLmJuE7M(N)N+Q
to see	FMOKPLQLTKiMsN4M5K6M%N,N
to sel	uL
to send	iN
to sign	gL
to sing	TN
to sit	mMqQ
to sleep	HPSLZN
to speak	-J
to stand	EO
to stop	SOjN-J
to take	AMfMuL
to talk	mL
to tel	ALhOkNuJ1L9N-L
to text	oM
to thank	(Q)O
to the	EPGKJMLMMLTKmPqJwJzP1M3L6J&M(L*M
to theatr	OP
to thi	-L
to toront	4O
to unaliv	AM
to uni	wN
to us	vL,M
to velank	5P
to wait	-L
to wake	ALZN
to walk	&O
to win	-L
to work	DMyN
toast	!O(M+N
toast .	(N
today	ENGRHKRK8L!P#T%O&O(P)N
today #	#M
today .	DMHLPLRKWJdLfLgLsK!K#M&J(J)L
today @kin	GM
today and	RM#O(J
today ble	#O
today he	(O
today i	#L(J,M
today is	GQ
today just	-N
today my	#L
today not	&N
today sinc	GN!L
today we	EN
toe	8P
togeth	CJXLhP2M7P!Q+N
togeth .	hM7J!M,N
togeth and	7O
togeth at	7P
toilet	UNcNmMzP
toilet .	zO
told	BODNFMNNRJTJVMYKbQcPdKgMiKjMkQnMqM#L(L)N
told a	nM
told me	AKTNbL,M
told my	DKjNkLnK
told the	DKgM
told us	FJYMcNgO(N
tom	9L
tomato	*N-M
tomoro	ERGPOQPNfLsPtQwLxLyPzO1N3L4Q9O!L#O%L
tomoro #	sLyK
tomoro .	AKEJGKOMbKcNfKsJxLyL1L6M9L!L#L%J
tomoro and	ELtOzL#O
tomoro at	OP
tomoro for	sK
tomoro i	tNyO1H
tomoro in	yP
tomoro is	GM
tomoro morn	OM4N
tomoro my	zP
tomoro sinc	GM
tomoro we	EM
tongu	jP-P
tongu .	jN
tonigh	ANEPFMGNJLKKLLdOoLyK1M4O5N6P&L+P
tonigh .	AMFMGLIMKKdJjLyM1J!L&L+J
tonigh and	AN-J
tonsil	OR
tonsil out	OO
too	DMUNVKWKbLcMdNgLsMvJwLzL9J
too .	+M
too much	UOWJ-N
too old	bQ
took	AOCLGMHMIOKOLLPLQOYMeNfMgOhOlOnNqJwN8K&K
took @kin	GNQN
took a	AOPM
took all	AM
took from	nO
took his	CM
took money	nN
took my	GOIPkMqL
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
touch	BRWNqN&L
touch it	WO
touch me	BM
town	IPJOKMMNmL3S
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
travel	4N5M6R
travel for	6O
treat	nO
treat my	nO
treatm	FMNP
treatm .	NN
tree	HM3O*N-M
tree .	3P
trembl	VP
trench	JQ
trial	fRyK-N
trial .	fL
tribun	fR
trigem	WP
trigem neural	WP
trip	1M6S
trip to	6P
trip with	6L
tripl	OO
tripl bypa	OO
troley	QNVM
troley and	VK
troley in	QL
troubl	,M
trough	MN
truck	KNMMxQ6M
true	pO
true .	pK
trunk	zP
trust	pM-M
truth	-M
try	AMDPSLZNbOcKeKtK7L
try again	DO
try and	bL
try for	bM
try to	AMSMcM
tsunam	KO
ttc	bP
tub	FOQP
tube	YO
tuesda	CLDKHLOOPMRLTLeKfNtMzL8M&K
tuesda .	CMOLfLtH1L
tuesda and	RL&M
tuesda for	OMtL
tumor	NQ
tumour	NV
tumy	VS
turbul	4S
turbul .	4O
turkan	MN
turkey	+O
turkey and	+L
turn	DHFLYKZMaRiMuK#V
turn #	GN#T
turn her	aM
turn him	aR
turn ninety	#L
turn off	FP
turn over	tO
turn the	DN
twelv	DKGMaMcMmL1M!L+K
twelv hour	1L
twelv month	GQ
twelv week	DL
twelv year	!N
twic	PKeMfMtO%L
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
und	HNJNKOLROPQMUOdOlMvP*L
und #	LMvM
und and	LP
und the	BKHOJKKOONULdMlNvK
und wat	LN
unders	0Q
unempl	rR
uni	uLwPzQ
uni in	wN
unifor	yOzO
union	qP
unit	JOQSUR
unity	-O
univer	lNmKwOzO%Q
univer .	wL%N
unopen	iQ
unopen .	iO
unsay	jN
until	ALFKPOWNZLcNlNoLuL1L6L
until the	cN
unwel	XP
up	AJLMZJaLfMhMvLxN2K3M4P7M
up .	AOBKIJMLUMZKaFgMhNlKvL4L
up aft	7L
up again	UK
up and	ZMvJ3M(M
up for	fM
up from	COFL
up her	2M
up his	2L
up in	fKsN4N
up my	BMuK
up on	jN&N
up pap	JP
up the	GMWLXKtM2N5L9O-M
up ther	pO
up thi	-N
up to	GMLOuMzM5K6K&L
up today	xO
up tomoro	AN
up with	hO7O,L
upstai	LQjO
us	ELFLPMaLdJiNjKkLvNwN3N5K6L7N!O+N
us .	DLGKJJKMPJRKTJYHcLfLiJkHqMwJ1K4L6J7K%H)L+G
us @kid	!N
us a	-M
us and	3L
us in	qM
us now	aN
us on	5L
us out	dM
us round	+M
us safe	6N
us to	FNvM(M
use	ALBMYO
use of	AM
used	CMTPXLYKaKmLpOqM
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
verb	0Q
verdic	fP
very	FKRLTOXNbLgLmM3M
very polit	RO
very sick	XL
vet	HSOPXPlK(N
vet came	HN
vet is	OO
vet was	HN
veux	AO
video	eLmM
video cal	eK
vigil	-N
vilag	CLEKIOJOKMLPMKmKxLyN2N6L*J
violen	BR
violen .	BP
violin	tO
viru	-O
visa	eW)R
visa .	eN)L
visa for	eN
visa interv	eO
visa was	eM
visit	QSROfRmM6N
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
w	BMpLsM5M+O
w the	sL
wag	BN
waist	YO
waist down	YM
wait	KNLKPTQLRLbOeQfMuG5J
wait #	PN
wait .	PMeL-M
wait for	LNPMQMXMeNfN
wait on	PP
wait til	PP
wait to	PJ
wak	AOZN-L
wak up	AN
wake	ANCMERHOONVLZO
wake for	EM
wake up	AOCMOO
wal	BLLPTOULWMjMmKpJ3L
wal .	TNmM
wal again	BL
wal and	TM
walet	oP-M
walet on	-N
walk	IKMOYOZLkMqLzM5U7M9N%O&P(P)M
walk #	MN
walk acro	%M
walk again	&L(P
walk down	9M
walk from	5O
walk in	qL
walk into	zP
walk me	kO
walk my	9M
walk out	gN
walk the	ZO5P
walk to	MM5P&N(M
want	ANFKgPoMsMuNvL0L7K-J
want a	bOgJuL#N
want an	uM
want it	AL
want me	iMoNuM
want my	-L
want the	gOlP
want to	ANuHvK5L7N&N(K-K
want us	dL
war	JQjNqN)M-M
war .	JM
war in	JM
ward	FKQWUNpLqOyQ1N2K8N(L
ward #	QO,O
ward .	QN
ward and	QL
wardro	CO
wareho	yP1M
warm	dN,O
warn	KN
was	BOCODPHPIRQLRKYMeKfMhLiKkPnP7L)Q
was #	BNCPDMHLiNnEwN
was .	RP
was a	IHRPYPgLjMrK)K
was abus	BM
was and	RM
was arest	fO
was asault	IP
was atack	IO
was born	FNYN8O#N
was brav	-M
was cancel	-O
was cary	QN
was clear	)M
was diagno	NJ
was driv	nP
was fir	kO
was gone	AN
was in	IKXNnN*N
was just	XM
was kil	CQ
was let	kO
was made	kL
was monday	PN
was mug	IN
was my	CQnM
was negati	)N
was not	CLDMiMkKnM)O
was on	COkL
was only	CP)O
was over	iO
was put	HM
was rap	BO
was read	iN
was refus	eQ
was sexua	BL
was stab	IN
was taken	QO
was taught	pN
was the	BMCKSKTMhOkLnN
wash	LOTKUNaReLnL7M
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
watch	ANEPJOnKwM2M4M6M%L,K
watch over	wM6P,P
watch the	JL
wav	wO6N-M
way	IKRMVKeJiJnMoLvMwM4L5O6O8N
way .	6L-L
way home	INRN
way ticket	wN
way to	5N
we	DMEOGNHKKJLHbMdNiMjNuJ3O5K7P!P%K)M*M+N
we are	JLKKLLcMdKlO1N3K6J7N9L!H%J)K*H+K
we beat	-M
we both	jO
we bury	EOHN
we can	lN)L
we cary	EL3K
we do	PMfNgOiMvL
we eat	+M
we fight	jM
we fly	4L
we get	3M
we give	*O
we go	3Q5P
we got	KN3K7M)M
we had	DKHMjK7M
we have	HKKLLMbLdHePgOiKjLuL3J6M9L!H
we hear	PL
we hope	-L
we land	eO
we leav	3L6O
we let	uN
we lose	DN
we lost	CMDKGM
we mov	zP
we move	3L
we nam	DO
we need	MM
we not	DP
we open	xO
we paint	bP
we say	9N
we shout	jM
we sign	gO
we take	EMFN
we thank	CO%N(J)K*J
we wait	PJeN
we want	vN
we were	CNDM!L)M
we wil	CNGNPNwN9M!M(N
weak	XQoP
weak .	XN
wear	ALBPNNsMvO%M
wear a	NO
wear long	ANBO
wear the	%L
weath	9N*M-O
weath for	-L
websit	oO
wed	bKgNhNiLlMsL4K9T!S
wed .	iL9K!M
wed aniver	!N
wed day	9N
wed is	9M
wed of	9N
wed on	!N
wed to	9N
wednes	EMOLPMUJeHfMpHqJsLtPzK%L
wednes .	OLPKqLtJ
wednes and	EM-K
wee	CMDLXOcOdMxMzN4M8P#M
wee @kid	XN
wee @kin	8N
wee one	DM
week	CLDOFLPMQMUKcQfJtMyOzM1O6M&O
week #	cO
week .	DNFKNLUGZJcKfKtMuLwJxGyFzK1H2L6H&K
week aft	&J
week and	CLDKPJQHTHXKcLrN1J
week befor	hQ
week ear	8O
week gone	cM
week he	UO
week i	PKUJ
week in	XP1J6P
week on	1O
week pregna	cK
week scan	DL
week the	DL
week they	(N
week today	cM
week was	mL
week we	DL
weeken	EKSNfJgMmJoM1P3L5K6M9N#K%L
weeken .	EGgL1G3K9H#K%L,L
weeken and	1L
weigh	nM
weigh on	nN
wel	MPOMXMcLiMuL2L8K(P
wel .	OLcM8K(G
wel again	(O
wel are	MM
wel has	ML
wel is	MM
welcom	8R-K
welcom .	-L
weld	rP
went	CPDMGLHKINKLLJPKSNTHbKgOhLkMlNmMnMwN8N(K)L
went home	CK
went in	CN8P
went into	mN
went out	CM
went quiet	DN
went throug	gO
went to	COHKnN
went wel	(M
were	CPDLHKIQKKQHRNSMbKcLdJeJhLjKnMpJ8J9L!L#K
were born	QL
wet	FL
whal	-O
what	BNPLRKVOfMnMpLuLvK2L+O
what a	-P
what i	iJjLnNpJuH0N1J5P
what if	VR
what is	AMpMuN+N
what it	XO
what my	BN
what the	BOPN
what to	ALCMuMvK2L
what we	+N
whatev	-J
whatsa	jO
wheat	*S
wheat is	*O
wheel	6P-K
wheelc	YV4N5P
wheelc .	YN
wheelc sinc	YN
when	BORNVOWMaKbMiNnOoMpKqM
when @kin	BNnM
when he	BMfK
when i	BHRKVGbJeGiPjJnLoLpMqNvL1L
when she	nLwN
when the	CLUO
when they	sOtN
whenev	VPqO
whenev a	VO
whenev the	VN
wher	ILJPKMRNSLdOeMfLlMoMpMvMyLzL3M9K
wher i	sM
wher she	vN
wherev	,O-M
wherev he	,P
wheth	PPuR
wheth to	uS
which	RKUKdNhNuR
which one	uM
whil	CJLOQLRLSMXKgOkL
whil i	-M
whisky	SP
whistl	2M
whit	DLEOVM9N
who	CLIMRMaOfKgL2L+L,O
who alway	,N
who cook	+L
who did	IQ
who died	RM
who get	gP
who has	NOTLXJYMmM
who have	MO+N
who hurt	-P
who i	RO2L
who is	QLXKaKoN#N
who wil	ON
whoev	3N,Q
whoev win	-L
whol	EMKNLJSLXNfKkLqJ1N#K%K(L)M+L
whol @kin	+N
whol hous	XQ
whol of	KMLM
whol street	-K
whol vilag	-L
why	RMVLXKiMpLsO,L
why .	XN,M
why did	-N
wide	ZN
wide awak	ZM
widow	CRmQoN9N
wife	-O
wifi	-P
wig	NL
wil	ENFMGLOOPLYNbJfMiGwL2M7L9L!M#L%M
wil .	iO
wil alread	DO
wil ask	sM
wil be	EMGMOLYKeLfKgOkMwNyKzO1L2J9K#N%K
wil come	-M
wil have	!N
wil know	POoP
wil like	FMYNmM+N,Q-M
wil love	-L
wil not	AKCJFPVLXLYLbNlKvP
wil take	dOrO
wil was	iN
wildfi	KO
win	-S
win .	-J
win on	-M
win the	-M
wind	KO-L
window	FLINKMLMQOmMnK4M
window .	QM
window and	-L
window open	FN
window seat	4N
wing	fP4P
winipe	eP
wint	TN1N-L
wir	QP
wir .	QN
wisdom	ONuRvO-N
wisdom .	-N
wisdom teeth	OO
wish	ALNL,M-L
wish i	APNN-H
wish my	,Q
with	KJLJQLYLaLdLgKhMjLrNvL2K5M6L7M
with #	EOLNdKgKhKwL3M4P6L!M
with .	mM
with @kin	EMGLKLaNgLuN3L5J
with a	IPLKWKaLdKgLkJnMoMrKsL2J3L4N6L!L#L%L&K
with an	wM
with breast	NK
with burnou	UO
with covid	XN
with depres	TO
with down	YO
with her	CMFHGNJKQLXOYJhLvLwKzN5J%L
with him	AMFMHLQOhMvL,K
with his	QNWNYLgMrOwLzO0N2J
with it	SMYN
with me	AMVMhKyN0M
with ms	XN
with my	GNaKhKiMjPqMrKuLvHwKxL5N6N7M!M(K
with not	(N
with noth	2M
with one	YLeNgN
with peopl	-K
with pneumo	QL
with schizo	UP
with thank	)O
with the	FKJMKKSLdKgJhJoMsLyM2K5N6K&J
with their	-L
with type	XK
with us	TMaMjLwN3K
with you	-M
witn	fR
witnes	9O
wiv	KN
wks	DN
wo	BJDJELFLHKIKJJLKNLSLTJVKXLZLdLiKnKvK3K
wo not	BJDJELFLHKIKJJLKNLSLTJVKXLZLdLiKnKvK3K
woman	bNgQ!M,O
woman on	,O
womb	bT
women	MNbO-M
women walk	MK
won	)O
won the	)N
word	ELJOPKRMYMiLjRpNqLsLvK0O1K7M&K+N
word .	EO1M
word and	pK
word befor	+M
word from	PL
word over	jL
word sinc	iK
word with	jN
wore	%L
work	DMPLUKeLkQmLoJqKrPvLyM0L1Q2P
work #	1N
work .	BNPLUKlMoLrL1H2K
work and	mLoN1L
work day	PM
work in	1L-M
work is	1N
work night	mO
work on	1J-N
work sinc	rN
workpl	qO
workpl .	qO
world	AMCLhM8N-N
world .	-M
world cup	-L
worn	UOaH
worn out	UO
wors	RNXOjM
wors .	RN
worst	WO
worth	AL
worth liv	AL
worthl	TN
wory	OMVSZNcM)L,N
wory about	OLVL,O
wory sick	VN
would	ANGQMOaKbMiLmNoOpLrN9K!M
would be	GLbO
would have	GR
would like	-L
would not	aO!O,N
would notic	AL
would of	GO
wrist	AM
wrist .	AM
writ	JLfMgLiOlMqKsNtS0Q#M
writ my	0O
writen	ARiM0O
writen the	AN
wrong	VOeMfLnMvM1M
wrong .	VK
wrot	APqN)P
yahrze	GQ
yahrze candl	GN
yam	*S
yam festiv	*N
yard	HL2M-L
yatra	5P
year	GTHMbMgMhNiMkL0O2O7L!S#Q%M&N*L
year #	gLzO1N
year .	DNGFHHMNbLfMiNsKwL2J3L7L!E&J
year ago	DKGOiJnM!M#L(M
year and	GFHKLMNMSLULbMgNhNiKjLkHmLoNpOsK2K7H!H#J*K
year at	yO2N
year he	gN2M
year i	COGNeN
year in	eLfMgM2L
year mary	RObP!L
year my	7N
year not	GM2L&L
year now	iO
year of	WPbLgLpOyN0N2K3M7L!J%O)O
year old	NNvS#N
year on	GO2M!N#M
year she	HN#O
year sinc	GQ!O
year sob	&Q
year that	GO
year thi	!O
year today	GM!O&M
year togeth	!O
year tomoro	GM
year we	CM7M
year wed	!Q
year with	kN!P
yel	jOqJ
yel at	qJ
yelow	DOMQXQ
yemen	JO
yes	eJuN9R!M)P
yes .	eL9O)L
yes or	uM
yes to	9J
yester	CMDNHGIJNKRNUMXKhKiHjJvL7L8L9K&K(M
yester .	IMNLhL(H
yester she	RL
yet	DGKLPMQMXLYNcLzM5N
yet .	HJKNPNXKcJzK,M
you	bMpL7K8L!J#M%J(O)M*K+K
you .	cN8J#L&M(K)J+K-P
you are	pL
you for	2M!N#L)F*L-N
you god	8L#L(G)D
you jesu	(J)M
you lord	(M)L*K
you my	)M
you thank	(P)O
you that	(K)K
young	JMSMhNnK1L2M9N
young men	JO
your	MNdMoJvL,N-N
youth	5O-L
yr	vK!P
yr old	vK
yrs	GLHMbNeLgMhLkL2N3M!P%L)L
yrs .	kM
yrs mary	!L
yrs today	GN
zoom	kNsS
zoom interv	sL
zoom w	sM
`
