/** Written by `npm run write:classifier`: do not edit. What `encoding.ts` reads. */
export const WEIGHTS = String.raw`
-113 -83 -88 -203 -192 -195 -262 -123 -171 -107 -150 -182 -125 -97 -110 -150 -165 -201 -76 -177 -111 -108 -104 -14 -138 -184 -283 -131 -141 -159 -105 -127 -152 -162 -299 -128 -119 -44 -136 -206 -164 -169 -129 -111 -182 -73 -168 -199 -214 -99 -132 -176 -70 -103 -135 -159 -144 -191 -117 -257 -143 -148 -203 -190 -137 -139 -120 -71 -113 -135 18 182
	-N
 .	-N
#	GMZMcLsLvL1M8M!N#O
# #	GKHLSLaJgMlPwMxJ8N!K#K)J
# .	CMNMQMRNXNZLaMdKfLsKtL0M4M8J#H
# @kid	IPKKULdNeKgGiKjJkNlMvL0L1M3K6L7J8H!J%K
# @kin	NNiOjMxQ6N7N9L+N
# @work	tN1L
# a	SP
# acr	*N
# again	ZO
# am	ZO8M
# and	FNOLVMXLZLaMcLiKrMvOzM0M4K#K
# aniver	GM!O
# aplica	rQ
# at	ONaM
# bag	hN
# bed	QH
# bus	,N
# candl	#O
# cm	8P
# cup	CPGMmO
# curtai	WM
# cvs	rP
# day	GLHMJLKMPNQOWJXOeMtL5P6O8O9L&P*N
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
# i	sM1J8K9N
# in	NKSMdLfNiLtKyL8J#L
# is	0K2L
# it	sM
# ivf	bN
# job	uL1L
# kg	8N
# kilo	8P
# km	ML5N
# lin	DPcS
# los	cN
# men	ILrP
# mil	6P
# minut	KJ
# month	DNFKUKWJXMZMcMdLeMfLmNrKyM6M&N
# more	NO!M
# my	BKNMQKtLzN
# night	ZN1N)O
# not	&N
# now	GM
# o	GMZLsO1M8M
# of	ELGKHNILbKcMkKqLsM0M1J6M8L9M!L#K+J
# ofers	uO
# on	QJtK1J5J#S
# pag	0N1O
# past	CM8N
# peopl	EN1M+M
# percen	MM
# pink	cM
# plac	rN
# plat	CNwO
# pound	8M
# rep	rO
# round	bQsM
# season	2N
# she	#N
# sinc	GMXN
# smal	CPNL
# step	&O
# stop	VK
# the	#P
# thi	8K#O
# thousa	lO
# tim	RNVNXJYMbM0L
# to	vK
# today	GKsL#T
# tomoro	OJsHtKzN4L#P
# tonigh	dL
# und	vN
# wed	!M
# week	CPDQPKQOTNUJcQkL6L8J&O(M
# with	QJ4N
# wks	DN
# word	0R
# work	PM
# year	GMHKRKbPeOfOgKhOiOkK2L7L!N#H)M
# yr	vK
# yrs	GMHNbNeLgMhLkL2O3M!N%M)L
. #	CMGJNJXLZLcJeKgMhNkNrKsLtL2K4N7L8N(M)P
. .	YLaKiKnL7L
. @kin	CMEJFLGKJLMMNLcMiJuLzN7K8L#J%M(L)N
. aft	cMyN7K8O(L)L
. again	ZKbM
. all	!O)N
. and	-L
. benign	)O
. ble	3L8M9P#N%L+M,L
. both	uL
. bring	6P
. but	KMVOcN
. ca	TL
. cary	1O
. ceil	ZN
. chapt	0M
. do	uL&N
. eleven	kM
. even	MM
. every	JKbM
. everyt	TJ
. fifty	CORK
. first	fOxKyL7L%K
. for	+O
. forty	CQ
. from	2P
. give	UNYMaNsOvK1M2M
. god	bNdNeN#M(L
. good	-N
. he	APFKHMIJNNRMSHTKULYKaMfJgKiLnPvMzJ7L#O
. help	fNoNvM1L7M
. her	BPFNwM
. his	CN
. how	vM
. i	DLGOUJaLgNiLmKnLoHpMuJwL7H
. is	pN-O
. it	DLEMGJLJRMULVLhKiNnMoHqNtNwM0K&L
. just	,K-N
. keep	JNcKoL0L#N&N
. last	BNUM
. let	ELFMJMRLYNfKgKsMtMvLyMzG2M3N5N9P!M&M
. lord	jMoMxL!N
. make	9P-F
. may	5M6N&N-J
. my	DJFKHOaKeLfLiMoJuL7J&L
. ninete	gL
. nobody	DNKLQMaMbNcJeMgNmH
. not	EKFMJLMKXMmLnM(K,M
. noth	VOoO
. now	BLDLJMSKTLXKYMaKeKjMnOpK2L9M&N
. on	3N9N!N%P
. one	&M
. only	-L
. open	MO
. our	gMvL3L)L
. patien	-M
. peac	-L
. pleas	DJFMJNMLOGSLTLWOXJcKeLhKjLpLtJ
. prais	)N
. pray	vO1O5J
. saturd	9M
. sel	uN
. send	mN-L
. she	INRJTMUKYLaJeKgKnLsLvMwK2L7O#M
. show	uM2O
. sinc	iMpN
. stil	GKNM
. streng	1M
. teach	vO
. thank	7J8J9O!L%M(L)L*K
. that	mL,M-K
. the	COFJHMIKKJMPRJTLUKZLdJeLlKnLuK9M)N
. ther	DHMPlL
. they	DNFKHMIKKLPGQHWMYJbNdKfLiKoMqOuL7M8L!O
. thi	RN
. today	&L
. watch	6P
. we	CNDJFNGLIMKLLMNNPLbJcMeMhMiLjKuKwL3J5M7L!N&L)L*K
. what	VNpLvL2L
. yester	RP7M(P
. you	-K
@kid	DMILYJbKcNfKgKiMvRwNzK8O%J
@kid #	vL8K
@kid .	GOIKSNbMcJdKfKgLiHuLvHzJ7L8K,S
@kid all	XN
@kid and	CLDMbPcMdNgNiJ8J9M!N
@kid are	BKHKKKNKQKTLXJeKgLjJmLrLvLzK3L4K6J8K!K(M
@kid ariv	8K
@kid ask	gO
@kid at	BMDMNMoOvHwO8L
@kid begin	zN
@kid block	iN
@kid blood	PO
@kid born	8L
@kid brok	XN
@kid cal	7O
@kid came	QKTMvL8P
@kid do	HLvL
@kid exam	tL
@kid fiancé	hN
@kid first	yL
@kid flies	wL4O
@kid for	bL
@kid got	%L)N
@kid gradua	%M
@kid has	ONTJVNXNYMZMeLiMrMtLuLvJ0L8J
@kid hat	vM
@kid have	wL3O
@kid i	DN-L
@kid in	CNQMcKiNmNvJwLzL0N6J
@kid is	INPKSMUNVKYNcNfLvKzH6M&N
@kid leav	wN
@kid left	wO
@kid lost	DO
@kid made	)N
@kid mariag	gM
@kid mary	9P
@kid mov	wP
@kid of	iN
@kid off	wN
@kid on	vN
@kid one	!N
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
@kid was	CMILXOfMvJ8N
@kid we	DP
@kid wed	9N
@kid who	vN
@kid wil	#N
@kid wo	ZLiK
@kin	CNENFNGNQKRNaOiM7L9L#K,M
@kin #	FJGHNMVNcJiLrLvN6O8J!N#O
@kin .	BNCJFKGNaJ7J,N
@kin about	jL
@kin aft	7N
@kin all	mO
@kin and	CKKORLaKeLgOiOjNuLvN5J7O8K9O!O,M
@kin are	ELFLGJJLKKLMUKaJeNgPjK3N5P6K!M,M
@kin arthri	WN
@kin ash	EQ
@kin ask	RN
@kin at	DKELaLeLjKmPnMoOwJzL8L
@kin back	SM,O
@kin bangl	SM
@kin beat	BP(M
@kin been	QN
@kin begin	yNzN
@kin birthd	#P
@kin blood	PL
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
@kin did	BOCFRM,P
@kin died	CRGNvL
@kin disown	iN
@kin do	iN
@kin doe	BNRJeMiK
@kin drink	SP
@kin every	aN
@kin farm	*P
@kin fel	XL
@kin finish	%O
@kin flies	4O
@kin fly	4O
@kin for	iM6M
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
@kin had	DNPNQMUKXM8N&L(M
@kin hand	2N
@kin hang	2N
@kin has	CKFNMMNMRLTFUKWLXLYKaNfOiLrKsM&K
@kin have	iMoN7N!N
@kin he	XL
@kin hear	UR
@kin hit	BQ
@kin home	FM
@kin hous	KMLNjJ
@kin i	RJaMdNiOnOqN
@kin in	ILJMKJLNMOQHTLaLbNeLgJiMmKnKuL5L8M,N
@kin insuli	aN
@kin is	FJJLSKcKjO3M9L#K&L(K
@kin keep	RPwK
@kin kidney	XL
@kin kn	WO
@kin land	fM
@kin last	2K
@kin leav	5O
@kin left	COGN
@kin liv	dMmM
@kin lord	oN
@kin lost	DKYMdNkMpP
@kin mary	9N
@kin memori	EL
@kin mov	3K
@kin must	uL
@kin my	yM
@kin name	RL
@kin need	OOrL
@kin not	FM
@kin of	CJIMQOdMfOvM,L
@kin on	CLELGJNMQPaJlM5K6M
@kin only	FK
@kin open	xM
@kin or	uJ
@kin over	jK
@kin pas	CQ)O
@kin put	RN
@kin rang	7R(K
@kin relaps	SL
@kin retir	2L
@kin sat	gO
@kin say	AKBNFJHMTMjNuMvO
@kin servic	EM
@kin she	DLFNROUKXLaNbM#M,L
@kin silv	!N
@kin sinc	aNiO
@kin sit	mNtM
@kin smear	PN
@kin sold	SO
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
@kin to	EOFKQPvL
@kin today	,L
@kin told	gN
@kin tomoro	ELGN
@kin tonigh	EM
@kin took	CK
@kin touch	BM
@kin turn	#Q
@kin vilag	JM
@kin visa	eR
@kin walk	ZM%N(L
@kin want	AKFLuN
@kin was	CJFJHMINJNQPRKSJXJYKeLfJkKnHyN8K)J
@kin wat	8O
@kin we	,N
@kin wed	XO9N
@kin went	CP
@kin who	IKRJSKYKaKiM2L4L9M%L,J
@kin wil	OL5L
@kin with	NNYMaNrN
@kin wo	iP
@kin would	9N
@love	BLDKOKTKaMcLeJgKhLjMkJoKyM4K&J
@love .	BKFLGNTMcHjHlLnKoM,Q
@love at	aM
@love beat	BL
@love begin	yJ
@love brok	hM
@love died	CP
@love driv	6M
@love dump	hL
@love flight	4N
@love got	yO
@love grab	BL
@love has	BHFJOLTKUMWLaJcHgNjOsNuM
@love hit	BL
@love is	BFFJJKOJPKQKUMVKcOmKoNxN1J4K6L8N!O#L&J
@love last	2N
@love left	hL
@love lost	CMDNkL
@love miscar	DP
@love retir	2O
@love say	uM
@love visa	eL
@love want	gJ
@love was	kN
@love wo	BODK
@love work	1O
@love yet	kL
@pet	HWKHXMZLdJwJ3M(L,O
@pet .	HGOLZLgK,L
@pet and	KL
@pet died	HO
@pet down	HL
@pet gone	HM
@pet got	HO
@pet had	&P
@pet has	HHXL
@pet in	HL6L
@pet is	HHXO
@pet ran	HN
@pet to	HK
@pet was	HJ
@work	CLEMILNKXKYLqTsMtK1J2N,N
@work .	qJ,M
@work @kin	XL
@work and	qJ
@work at	qG,O
@work died	CO
@work got	-P
@work has	XMtL
@work hat	qL
@work ignor	qL
@work is	FMUNXJqKtK1O2M#M,J
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
a @kin	INbOdOeLfKgKlMnOoNrJuK2K8Q9M,J
a @pet	HO
a @work	CKqO
a and	QP
a baby	8M
a bag	BO
a bakery	xM
a bet	-M
a big	jKuN8N
a biopsy	PO
a bit	RK9N)N-J
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
a card	iL
a cardbo	kN
a clock	2Q
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
a drop	ML&O
a drough	-O
a dry	-N
a fev	XM
a fight	jM
a financ	lN
a flat	gN3N
a fold	fN
a girl	8O
a good	OJSNoMvN9L,M
a grandm	8N
a gun	IO
a heart	XO
a high	XK
a hole	OL
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
a long	&N
a lory	QP
a lump	NMPO
a mary	oM
a masiv	jM
a medic	JP
a miscar	DJ
a month	kL
a more	-O
a mortga	kN
a motorb	CM
a nervou	UO
a new	OLXLmJyJzJ3G
a night	ZM
a nurs	RMyH1M
a panel	sO
a plan	4Q
a plum	NK
a pray	,M-J
a priest	BM
a quiet	-O
a room	dL
a row	1O
a scan	PL
a school	zM
a second	bO
a sens	-K
a separa	gL
a shoot	IO
a singl	vM
a smal	PO
a soldi	JL
a soul	cNmP
a stomac	XN
a stretc	QM
a strok	XQ&L
a tent	dN
a teribl	jN
a time	&N
a trench	JO
a troley	QL
a tumour	NQ
a ventil	QM
a video	-N
a viru	-O
a wee	8M
a week	XOuQ1N
a wheelc	YO
a whil	QO
a whol	AN
a widow	CP
a word	iN
a world	-P
a year	GQmN&O(N
a young	2O
aborti	nQ
aborti in	nM
aborti when	nL
about	PNVMeLgKiJjPnKqNsKuLvL
about @kin	PNiLjMnN
about end	AN
about everyt	VP
about him	,N
about it	ULcMnHpLvJ1K
about me	qO
about money	jK
about my	PJjMqN,M
about our	eO
about the	CKDJPKgLjNmKnMqLuJ1O7L
about to	UM+N
abroad	,M
abroad .	,N
abus	BU
abus .	BQ
abus by	BN
abusiv	BS
abusiv .	BQ
academ	%O
acent	qO
acept	uN5N7O)Q-L
acept the	uN
ach	WP
ache	WQ
acid	IP
aciden	CMXPYP
aciden .	CKXN
acount	lMoNqOtO
acr	*Q
acra	eO
acro	mNqN6J%K,K
acro the	mM6K%K
act	iO
acus	RNfN
add	1O
add up	1O
adhd	YRvO
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
aeropl	4P
aford	1N
aford to	1O
afraid	BNFLRNVQeN4K
afraid of	BOVN4L
afraid to	VO
aft	aMcMgNhLkOpNyO2M3K7O8M&P(N)N
aft #	SNcJgNhOkJyO2N3N7O8O(J)O
aft .	ON
aft @kin	aJ
aft a	&L
aft all	7P)R
aft eleven	7K
aft forty	2L
aft her	&N
aft his	&L
aft my	aN
aft the	KMLLPKQLgKiMkLlL1M&P(Q
aft thirty	2L
aftern	EP
aftern .	EM
again	ALDMJOLKRLSMUMWLZObNjK7P&M(N
again .	ALBKLKOMSLWLZKbLeKjK7K&L(K
again aft	&J(O
again and	JMKMULjL&M
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
agency	bMrP
ago	CJDKGOONRMYMiLkMnL9M!L#K(M
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
airpor	eNwN4O
airpor .	4O
aisl	9R
aisl on	9O
alah	JNtM-K
alarm	ZO
album	KO
alcoho	SP
alcoho and	SM
alegr	LN
aliv	APILJJKPQN)N
aliv .	IL
all	LLmOpM1L(M)M*N+L
all #	HOXNcM!L)O,P
all .	TKYJvL6L7L)M-M
all are	mN
all being	-N
all clear	(S)L
all day	TMVNmLvP1N2N,L
all in	-K
all my	lLmM,N-K
all night	JMWOZOvL
all of	FNMOpLtM1K+J
all our	xK
all thank	)O
all the	ANDKHMLKNJTMVLjMqN3N
all week	1N
all who	-Q
almigh	-H
alon	VMaNeMmVoLuMvMwMzL1L4N5M6O
alon .	aLmM
alon and	mL
alon every	mM
alon in	mR
alon on	mN
alon sinc	mJ
alon to	4M
along	cM
alotme	*P-J
alow	QN
alow to	QM
alread	DPNNSMbKcMeKgLhLsKwLzK1K3L(L
alread .	(N
alread told	DM
also	aJbNrNuN0M
altar	pP-O
altar serv	-N
alway	BMGRTMVLjJmNtHvL!M,R
alzhei	RV
alzhei .	RQ
alzhei and	RM
alzhei is	RM
am	EKULVJaLcKmJoJvK8K
am #	BQDMFLNKOLPMSLVLaLcOgOhLmKsKvG4K#N
am .	RKaL8L
am @kin	RS
am a	CNTKUJWLYPaJfKmJpMrMvM1J8N
am afraid	BNVP
am an	8N
am ask	fO-K
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
am learn	YO
am los	RP
am mary	oS9O
am nervou	eL
am not	BLDKZKaHbLhMiNmJpJuL2L)L
am on	KL
am overwh	UN
am pregna	cM
am read	EK
am run	1O
am scar	BO
am so	VMaHmJ
am stil	rO
am terify	BN
am the	EOaNoLqKuLyQ1N
am think	,N
am tir	dO
am to	EO
amara	8M
ambula	CMQTUN
ambula just	QN
ambula took	QP
amen	+N-M
amen .	+N-K
an	OKPNQNSKUKdJjKnKoJpMsNtMwL4K8K
an aborti	nP
an aciden	XO
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
an operat	ON
an ordina	-L
anaest	OR
anatom	tO0Q
and #	ENILNLQJaJbMqMvG1M5N6L7J
and @kid	8N
and @kin	EJFJGJIKJMKKRJSLYJaJcKeLgOiJnN3K5K6L7N9K!N%K
and @love	!P
and a	YKdMgLkJsKvKxMyM0L2L4O6N8K9L#N%K+M
and all	LOyJ3L5J6N#M+H
and ask	RR(M,K
and at	YQaM
and b	dM
and back	&Q(M
and be	-K
and both	uP
and brok	OKXP
and c	DO
and ca	TMVKXLZK
and cal	RKmOqO
and can	XM
and com	vO1O
and could	UQ
and cry	TLUM
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
and for	FNJN&N(M+N
and forth	uN
and giv	qN
and going	3N
and good	-J
and gown	%O
and half	*O
and has	FGTNUOXJYNdMtLvK4M
and have	1N
and he	FKQORMSLUMXLYNfJhOiJjKkLuKzK4K7K!M
and her	BKXLaJcKvMwJ7L,J
and his	ANSJXPgN&M
and hit	IM
and i	EKUKVLaLjKlLmNnKoKvK1J
and is	FKNLOMQPXJkL&M(N
and it	CLEMHLKLUMVMaKbMcJgKlMnMoJpNtK1N)N
and last	BOSN
and let	5M9O
and lie	ZM
and make	-M
and may	-J
and me	ZM
and mov	FMwM
and must	XO
and my	ENJMKMLLVLYLaHeLkMlLoMtJuK1L
and night	aM
and nobody	PLQJmHpJ
and not	HOLLMLVKWKaLbJeKmLrKuKvKyL1J6K#L*J
and noth	bMpL
and now	CMDKIHPNRKTKUMbMhLjNlOnNpLqNwN2M
and old	-O
and on	cK4P9K
and one	uO1K
and our	KM+L
and peopl	-J
and presen	qO
and pyjama	sN
and said	FLPOgNjK7M
and say	NNTNUOlMmOpL7O
and scar	cO
and send	aM
and sent	PL
and she	BPLNRKVLWLXKYLaJcKgLhLiKjMnOwG0M#M(O
and shook	UN
and start	NJYN
and stil	bLeLmN#N&M
and talk	mO
and tel	CNqN
and that	gMrO
and the	ELJOKNLMMPgMlMqO0M1N*P+O
and then	DOOLRJTMUNWJZKaJgLmJqLuJ9M
and ther	TMaKeLlOpHrO
and they	DKFJJMKMLMOMPLQJXLYJcMeJfLgLiJkMpLrMvM7H
and think	ON
and thos	+M
and today	YN(O
and typhoi	XO
and want	#M
and we	HLKHLLPJZLdJiNjNvM3G4L6J7J!J%L*L
and went	wN
and when	TN
and wil	VN
and wo	DMSLXN
and yester	UM
angry	BKjPpO
aniver	GU!U
aniver .	!O
aniver of	GO
aniver today	GN
anoint	FR
anorex	US
anoth	HKbNcLeLgLhMjMlMnKuG1L3L#N
anoth let	lM
anoth woman	gO
anoth year	#P
answ	PNTLiMpMrLsNuQvN
answ .	pMuM
answ by	uL
answ on	uL
answer	iL)P
antide	TP
anxiet	VV
anxiet .	VO
anxiet is	VP
anxiou	VO
any	FLTMUMVKWKXMYJcNgLkMpPrRvK8N(M
any day	cO
any job	rL
any more	FKRJSMUMVMXMYLpMvK(M
any of	pN
any work	rN
anybod	mP
anymor	APRKTKhOiMpMvL
anymor .	ANpL
anyon	eMpLzO,L
anyon .	zK
anyth	POTOiKpLrOvN,N
anyth .	TKrM-L
anyway	CNGMiM
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
aprov	)Q
aprov .	)L
aprov the	)O
are	JLKNLLMOQLdKgKjJ1K3M5L7K!K*M+L
are #	dKlM1L!O
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
are fail	XO
are fight	jO
are get	9L-O
are going	5M
are hav	cL!L
are in	JMKLQMdO
are keep	QP
are kil	WM
are long	mO
are mov	3O
are not	IKiNjN1N7M
are on	LP4M
are only	-P
are open	OL
are pack	3L
are sel	3M
are separa	gP
are sick	XN
are sleep	KM
are so	WP)N
are split	gQ
are stil	JLKOeM
are tak	OP
are talk	7M
are ther	pM
are too	bP
are try	bL
are walk	5K
arest	fQ
argu	jQ
argume	jO
argume with	jM
ariv	8P
arm	APBPWNXPYQaM1K
arm .	XLYJ
arm and	YN
army	JPuMyK3O
army and	JO
around	-K
arsena	-O
arthri	WT
arthri is	WN
as	DKqJwLxNyT2M5L9L!L#M%M(N
as a	XOeMfLrMxOyL2O(K
as he	wO
as if	DN
asault	BNIO
asault .	BN
asesme	tO
ash	EUKS-K
ash wednes	-O
asista	yJ
ask	FMNKRPbMgOpLsOuOvJ7L(N+K
ask .	JNpP,N
ask every	bP
ask for	FHMLNKQKnOuNvK&N(O)M
ask how	aN
ask me	EMNLOMRLpLuM9O+M
ask my	7N
ask today	-L
ask us	FN
ask when	RN
ask wher	RLsM
asleep	oN
asylum	eW
asylum interv	eN
at	DJEMIMUKjMkKqLsMvKwLyMzL2K
at #	DMEKOMZMaJcLkLsMvHzK0L1L2O4K8K9M%K
at @kin	ENjQ
at a	QOuMyK&L+L
at all	-L
at bedtim	vN
at christ	DN
at church	YO-M
at dawn	5M(K
at each	jPqM
at east	-J
at eleven	DLEN
at fifty	-M
at forty	0N
at gate	4O
at half	OMsN
at her	aL
at his	zJ
at home	BNFKSMXKaNrPyL
at last	cK2J5L7O&N
at lunch	mNzM
at luth	OM
at mas	pO-M
at me	BKHOjLqNvN
at my	EKIPKNTLbNjMnNoKvK
at night	BMJMRMSNVNWOZMmNnLoN
at noon	EL+O
at nurser	zO
at our	+P
at school	BMmPvK
at st	EL-N
at the	EJIHKMUKeLfMgKkMoLqMsOyOzM0L1L2M
at uni	wN
at war	jM
at work	DLUMkMlMoN1N2G,N
atack	CLIQQMVOXM(L
atack in	VN
atack on	IMVM
ate	jNmL7N&N(P
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
autism	YQ
autist	YR
autist and	YP
awak	ALZW1M
awak .	ZR
awak again	ZM
awak at	ZN
awak til	ZN
away	CNDNFMHKSNeKfKiMnKoMwOzJ
away .	DLFLHNiMnK
away at	CM
away from	oNwPzN
away on	CN
b	dL
b and	dL
babang	GM
babang luksa	GM
baby	DSbQcQ8Q
baby .	DN
baby @kid	8M
baby boy	8L
bachel	%Q
bachel of	%O
back	NMPMSMTLWOaKgJhKiLjLnMoK6J7O&P(P)L
back .	EONNRMTKWLbNeMiJjKlJnLoOsK6L&H(J)J
back and	uM
back clear	)M
back for	sP
back from	RMUP
back hurt	WJ
back in	DMUOqL7M(J
back is	WM
back on	SRTM&O(L
back pain	WK
back step	-P
back the	hQ
back to	DKSLgKoKrNzP0M!O&G(L
back togeth	7M
back unopen	iO
back with	&O(L
backpa	6R
backpa in	6N
bad	ELNNPLUMVKWNXMaKjMnLpJrKsJvL6O&J*L
bad .	pN
bad kind	NM
bad she	WN
badg	kOyO2N
bag	BMILcNdQeNgOhOvJzM7M8O
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
bank	IMLLMLSLkMlTsLxLyN)N
bank sent	lM
bankru	lQ
baptis	-L
baptis on	-K
bar	tQxO&L
bar exam	tP
bar in	tN
barang	KO
barb	xO
barefo	5S
baren	bP
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
bathro	AOBLDNWPvO
bathro floor	WP
be	AKFKGLPLYLgLvLwKyM9N#L-K
be #	GOiN#L
be .	)N
be @kin	vO
be a	bOcNtNvMyP9L#K-L
be aliv	AK
be baptis	-O
be bet	AP
be dead	AO
be good	9N
be hapy	3N9L
be heard	-O
be here	AO
be honest	-O
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
be the	TL4N%N-L
be ther	%N
be to	8M(O)N
be with	CLFN
beach	6O
bean	*Q+M
bean on	+M
bear	WN
beat	BRIONK(P-N
beat her	BQ
beat me	-M
beat up	BM
beaten	BMIR
beaten by	BN
beauti	-L
becam	8Q
becam a	8O
becaus	ILMNVLZMcKdOhMiMjKkLnNqMvKzJ1J4K9J
becaus i	iNqMvL
becaus of	cKjMkLnL4M
becaus she	VQ
becaus the	MPUL
becom	jN8O
bed	CJFOHJLKQRTQVJZMcMdMmJwN3L!M
bed #	FMQQ
bed .	QLTL
bed and	TL
bed by	QN
bed is	wN
bed rest	cQ
bed sinc	TL
bedroo	wQ
bedtim	vV
bee	-P
bee .	-L
been	ALGJQMTLUJdNeKiGkLpKrLsL4K&J)M
been #	GK
been born	AM
been cut	AM
been diagno	XK
been in	YLdLeO4M
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
befor	EKFMPJSOUJVMfKhMkLsN1N3K7L*M+Q
befor .	wO
befor din	+K
befor every	VN
befor i	-K
befor my	VO
befor sunday	+K
befor the	SLfMhKsNuJ1O*O
befor we	+N
begin	xMySzS5K-J
begin as	yO
begin at	yJzQ
begin on	yOzN
begin tomoro	-O
behind	INJLNKPLSLVLWMdPfNiMlP
behind me	IO
behind on	lO
behind the	SOVNWNdM
being	BNELFLJKOLUFdKeMfMkKmMoLqMsMvJyK)K
being a	vN
being abus	BM
being bulied	qM
being evict	dM
bel	2M%O(Q-M
bel .	(L-M
bel on	(O
believ	BJnKpW
believ .	pQ
believ again	pO
believ any	pO
below	YO
below the	YO
belt	BP
bely	cO
ben	wN
benign	)R
benign .	)Q
besid	EOHN
besid @kin	EO
best	CMFOHMTKYJgKjL9P%L*N
best @kin	CJEKTMjK9K
best barley	*N
best man	9R
bet	ANSRXLvN&R(O-K
bet .	XM-L
bet app	SP
bet off	AQ
bet on	SO
betwee	JLULaKgNjRlLqNrMsLuQ1J7Q
betwee my	7N
betwee the	uO
bhabhi	jM
bibl	pL,N-N
bibl study	,P-N
big	EJNNOKjMuOwKxLzQ1M3K6L8J9L#N
big #	#P
big broth	8O
big day	9P
big presen	1N
big row	jN
big school	zO
big than	zO
bike	CM
bil	lW
bil and	lN
bin	aMjN
bin .	jN
biopsy	PV)Q
biopsy .	PM
biopsy result	PM
biopsy was	PJ
bipola	TPUT
birth	YQcMeL8R
birth to	8K
birthd	CKGPiMmL#U
birthd .	CN#P
birthd card	iM
birthd of	#P
birthd to	#O
biscui	HQ
bishop	-Q
bishop and	-M
bit	QKRLWNhKvS9M&L)J-J
bit .	vK
bit more	RN-L
bit of	-M
bit oth	vL
black	EPKLTR6M
black @pet	TO
black ice	6N
black riv	KN
blad	APOO
blad in	AO
blam	nS
blanke	TN
blaz	zS
ble	xP0N3O8L9Q!O#R%O*L+S,Q
ble @kin	#M
ble all	-N
ble her	#P%N
ble him	#M,U
ble it	+L
ble my	xM#L,L
ble our	+M-P
ble the	xL3J8P9M*K+L,K-Q
ble them	9N!N,M
ble thi	+R
ble us	+M
bled	DQ
bleed	DO
bles	5N*N+R,L-K
bles for	+J-M
blind	YU
blind .	YM
blist	5O
block	hOiS
block me	hPiL
block my	iL
blood	NPPUXPcH(N
blood .	PM
blood presur	cJ
blood test	PM
blood work	PM
blous	sO
blow	jO#O
blue	BN-M
board	YMfNsNtRwOzO1N4Q)N
board and	YP
board exam	tN
board in	4P
board now	4P
board school	zM
boat	KPLQeLnN6R
boat to	6N
body	ZO
boil	3N-K
bomb	JU
bon	NPWN
bon now	NO
book	hJtL0Q1K!P)L
book .	0O
book the	!O
boot	dMwNyO5L
bor	-P
bord	JReQ6N
bord .	JP
boreho	MP
borewe	MQ
born	AJDNFLQMYO3K8Q#O
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
born with	YP
borow	lOsP!O
borow from	lN
borow my	sN
both	ONYOaJcMjMrLuOwOzM2N5M7H8P9O
both .	9K
both leav	wO
both of	8L
both wel	8N
botl	SVWLoN&Q
botl .	SL
botl in	SO
botom	MOWO
bought	NHUNbMwMxP2K3M7K%K
bought #	UO
bought a	xO
bounc	8M
bounc baby	8M
bowel	NM
bowl	HN
box	DNQJbKkPoNwMzL3S
box .	kN
box and	kK
box everyw	3O
boy	vN8N
boy #	8L
bp	cN
bp high	cN
brain	NPRPtO0N
brain tumor	NO
brain tumour	NL
branch	*O
brav	-N
brav at	-N
brav like	-N
bread	JMeNlOvL+Q-K
bread und	vN
break	EMMPUNYMhOqNvK1Q
break room	qK
break up	hN
breakd	UQ&P
breakd .	UM&O
breakd in	UN
breakf	SN+O
breast	NVOP
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
brok	ILLMOJXNdLhPlOnL8O(N*K
brok at	(L
brok down	-M
brok her	OMXM
brok his	XP
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
buly	qPzN
bungal	3Q
burial	EV
burial .	EN
burial of	EM
burn	BNIPJKKQWQ
burn down	KN
burn in	-M
burn like	WL
burnou	UTaP
burnou .	UO
burnt	UQ
burnt out	UP
burst	LM
bury	CPEWHM9M#M
bury @kin	EQ
bury him	HM
bury my	EN
bury our	EN
bus	IPKJRMUJVMdKhKmMwKyMzO2O5P6P!M,O
bus .	IH,L
bus to	5O
bushfi	KP
busin	lOxT6M
busin .	xM
busy	1O
but	IJKLMLONRMVKWKaKbKhLoKpKrL#N
but he	HNOL#M
but i	DLYMaLhJnKuLwL0L
but it	NOhM
but my	OQaH
but the	LMNMWL
buton	YP
buy	GMiMxQ
buy the	GN
by	BKHKKKQNYLdPhLkNlLmNoLqMuM0N1N3M6N
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
by the	BFHNIKKJMKPJQKRJSNYJdOhKlNoKuJ0J3H%J
by train	6M
bypa	OT&M
bypa .	OL
bypa is	ON
c	DNON8O
c sectio	OO8O
ca	FKIKSLTMUMVNWNXLYNZLaLbJfKlLnMpJuL
ca not	FKIKSLTMUMVNWNXLYNZLaLbJfKlLnMpJuL
caesar	8S
cafe	xR
café	xP
cage	HQ
cake	GK7O9P!M#P)M
cake .	7O#M-M
cake anyway	GN
cake in	#N
cal	CMJMPMRQTJbMhNiLjMlMmKnMqJrMsP7K
cal .	eJrL
cal about	PL
cal all	lN
cal back	sP
cal centr	yN
cal in	iM
cal it	TKhN
cal me	RMjOqO7L
cal my	mN
cal off	hO
cal the	(N
cal up	JQ
calm	VTtO9N
calm her	VO
came	DNIPKLLLQKTKgOiJxN7N8P&L(L)Q
came at	8N
came back	DLPNXNiM)L
came down	KN
came home	UM)O
came in	LNgL*N
came off	QO(N
came on	8M
came out	iM
came over	JO
came throug	)K
came to	IMjNlO7N&M
camino	5Q
camino .	5M
camp	KOLReP
camp in	eN
can	EKFJJMQNVOWLYJZJaKbLeKlMoJrJtLuO0J(N)J
can do	FN
can i	-O
can not	ELJOKKVNWNYKZLaLlKnKpKtL0L
can walk	(N
canada	mNuMwN3L
canada for	wN
canc	FLNWPL5M(Q)O
canc .	NMPN(N)O
canc and	NR
canc has	NK
canc he	NO
canc of	NN
canc she	NP
cancel	4N-L
cancel .	-O
candl	GQpNxN!L#T
candl .	!N-L
candl for	GN
candl in	#O
candl on	#M
cane	*P
cap	%U
cap and	%N
car	ILKKLKTJUMVKaSdNgJkJlMoLwL6M
car .	dH
car aciden	CM
car brok	-N
car for	aQ
car park	)L
car with	dO
carava	LO
card	BMFNSNePiOkMlRoMtL#M&M)M
card .	eL
card interv	eM
card is	lO
card to	iN
cardbo	kN
cardbo box	kN
care	ANFOQPXMaOeLjM
care .	QM
care for	aM
care of	aO
caregi	aP
careta	yN
carnat	bP
carpet	LS
cart	MP
cart wat	MM
cary	DOEPINLPPNQJaMbMcSnM1L3J4N5P
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
chair the	1Q
chang	ZLaOdLiPzR
chang .	ZK
chang school	nMzO
chang the	dNiN
chapel	9O-L
chapt	0T
chapt #	0Q
charg	fR-K
chat	mO-M
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
chest	OQQNVPXP(K
chest tight	VL
chew	pM
chicag	4O
chick	xP
chicke	XP
child	BLbP
child .	bN
chip	IN&Q(N)G
chip .	(O
chip in	&L
chita	SP
chocol	-L
chocol .	-M
choic	uR
choir	jOoMpK-N
choir is	-J
choir sing	-M
choos	uT
choos .	uM
choos betwee	uO
christ	DKFKGMQLbJgMiOkNmN1K6N+O
christ #	6O
christ .	FNgNkO-N
christ and	mM
christ not	GN
chroni	WO
church	ELKMLJYOZKdNmLpSyK6K9M!J&K*L-K
church and	pN
church roof	-O
cigare	BOSP
citize	eR
citize test	eP
city	JMmNrLzM
city .	JMmL
civil	tO
cla	CMIKQJVKXMeNmKrKtLvKyNzQ0N1M#K%P
cla #	zL
cla has	-O
cla of	%M
clas	0O
clasro	zQ
clay	MO
clean	PJkMoLrP0L1M&S
clean .	&J-L
clean the	PN
clean today	&M
clear	PNtNuO1K3M(S)P
clear .	PMuP(P)N
client	oNxO1Q
clinic	PRQNbPuKyL&O)L
clock	GLTMZNaMsM1K2S8K
clock .	2L8M
clock chang	ZK
clos	FKVMdMkTpLuLxM1M4M
clos .	1M
clos and	kM
clos the	kO
cloth	-L
cloud	MS
cloud .	MN
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
colaps	QPUP
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
com	BMEKFKGNHLLKMLPLUNVKfMlL1K3N!K#K&M*K+K
com .	ENFORNbN#M
com at	3O
com back	&L
com home	qOvO)Q
com in	BO
com into	BN
com out	1M
coma	QQ
comb	TK
combin	*T
come	DKFKPMQMTKVJdJeJiJuJxP7M8N(K*K
come .	lM
come down	-N
come from	-M
come home	QN(L
come in	qK
come now	FN
come on	PJ-P
come out	DMTN
come to	LN
comenc	%P
comfor	DSFO
comfor care	FO
comite	-L
comod	aO
compan	CMHNkTmRsMxQyM1P
compan .	mR
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
cook	CMFLaMeLjNmOvMwO1N2M+R
cook .	+M
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
could	CKDLELHLMKRLTJUNaJbKnKoK8K9K(M
could be	-M
could kil	-N
could not	DOEORNUQ9K(M
counci	YMdPsKuOyN1Q)N-N
counci .	-N
counci say	dO
count	APSMVKZNbOeLgKlNoM2N
count .	VO
count sheep	ZP
count the	VK
countr	JKeSmK6N-K
countr .	-J
county	fO1P-J
coupl	9O
courag	-O
courag .	-K
courag to	-O
cours	0R
court	fTgO)N-O
court .	fK-N
court date	fM
cover	UM
covid	CNXT(M
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
cremat	ES
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
cros	eOiN6P%M
cros the	eNiO
crosro	uP
crosro .	uP
croswo	(M
croswo .	(M
crow	-M
croydo	IQeN
cry	DNEKHNTPUPWMeLfHhOjJnHvMwP8O)M
cry .	EJvKwK8M
cry in	TOUNyN)M
cup	CQGKYQmN-N
cup final	-N
cup of	-M
cupboa	UM
curl	ML
curs	aM-O
curs my	-N
curtai	TQWO
curtai shut	TMWO
cury	+M
custod	fTgP
custod hear	fR
custom	qMxS
custom .	qKxL
custom come	xM
cut	ATLNOKiPkQlL*S
cut .	AM
cut again	AO
cut at	kO
cut hersel	AN
cut i	AH
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
dark	TRVMWN1M
dark .	TL
dark room	WO
date	DNGReOfL!M
date .	GK
date is	fM
dawn	ZQ5M(J
dawn .	ZP
day	FMGPMMPKQMSNWMaNyMzM1L2M5N9L&O
day #	PLQQSPWMyP5L&N
day .	FKJKPMTJUKWKaJeNvL9M%J&H
day @kin	GO
day and	MOSNTOWNaLtM1L#O
day as	yL
day at	yLzM2N&L
day clean	&N
day he	GN
day i	aJ
day in	6P
day it	RM
day left	FN
day not	FMGM&M
day now	FJ
day of	zO
day off	aP
day old	8Q
day on	yL
day sinc	KP
day sob	&M
day they	PN
day today	&N
deacon	pM
dead	AMCPEMGMHORLiMmK1K-M
dead .	APCN-K
dead to	iO
deadli	1S
deadli is	1O
deaf	YWzN
deaf @kin	YP
deaf and	YO
dear	WLXMjKkL1L!M,Q
dear god	jM
death	COGM-L
death .	GL-J
death aniver	GO
deathb	FQ
debt	lT)R
debt .	lO
decemb	9P
decent	-N
decid	eOfMhOuP
decid wheth	uM
decisi	uN
declin	lP
decre	gS
decre came	gN
deep	LO-K
defend	tN
degr	rN1P-L
degre	rR%S
degre .	%M
delay	4P
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
desk	DNkLqMtMyN0N
desk .	kN
detent	eR
diabet	XP
diabet .	XK
diabet and	XO
diagno	NPRQXP
diagno with	NNXO
dialys	QPXR
diamon	!P
diap	aN
did	CODJHNIJPLRHfNiJkLnN7K!K%L&K
did .	iO
did a	PN
did at	nN
did it	IP
did not	AKCNDKHOMMRKUKaKfMiJjLkHnF7J!L%J&L
did the	PN
did to	BP
die	AOFNVN,L-P
die .	AN,M-L
died	CWGPHSRLmLnLpKvJ
died .	GJHJnL
died and	CNHP
died in	CSRO
died last	CN
died of	CL
died on	COGNHO
difere	zM
dificu	qL
dig	KO1O#M
dig with	KM
din	aLgOhKjNmM1N+S
din .	jN+N
din and	aL+L
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
dish	jN
disord	UN
disord .	UL
disown	iN
disown me	iN
divorc	gWiJmLxL7O9N
divorc .	gO
divorc and	gM
divorc pap	gM
do	EMTKaMfKiKuKvL2N7J
do .	qK2K9N
do @kin	aO
do i	CMFOuPvK1L
do it	aOfM
do my	aQ
do not	AJCLTKiKmKpK
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
doe	BORMTMaMbKeMiMlLnH0L2M3L4M,L
doe .	,N
doe not	DGROTNXMbLeMiNlMnJzK0M2J3M!L
doe the	1O,O
dog	UM-L
doha	4Q
doing	ELONTJaLtMvO0S8N&L
doing fine	8N
doing my	0O
doing the	EM
dole	rOyN
domest	BO
domest violen	BM
done	OKPOaMfLgMhKnOtL1L2M8K%Q(L*M
done .	PM
done and	1N
done it	8O
donkey	-N
door	BMDJHMILJMLMVJZJdJfKiKjOmJvMxKzK3O4M5J7N
door .	ANONWMiLvM5L
door in	vO
door on	jN
door shut	DN
doorwa	dP
doorwa of	dN
dorm	wM
doubl	uO1Q
doubl shift	1Q
doubl the	uO
doubt	pQ
down	HKIJKQLKMJQKTMUMWKXMYPZK9K
down .	HGKHQNYKkN1M
down and	-L
down by	MN
down in	KO
down is	YN
down my	-M
down on	KL-N
down syndro	YN
down the	KKgN9M
down to	MM
down today	HK
down with	XP
downsi	kO3Q
downst	jN
dr	OOPL
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
drink	BNSWXMiJoP&T
drink .	BNSM&N
drink again	SM
drink today	&N
drip	FMNSQRXP
drip .	QO
driv	EMIMfJnOtM2J6T
driv #	6J
driv .	nO
driv home	6K
driv test	tS
driv the	6L
driv theory	tM
driv throug	6M
driv to	6N
driv up	FL
dron	JP
dron over	JL
drop	CKMOQKXLZMrLwQ&L
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
due	DPcVkLlNuN0Q1N
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
each	MLPJVLWKaNcKeNiMjKqMvMwL0N6K7K9L!N&M
each oth	IMiNjOqLvO7N9O!M
each way	6N
ear	DONJQKRMVGYL2O4L8Q
ear .	8L-L
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
eat	FJMNTMUQXMeKfKhOlMmQ!J(L)J+S
eat .	XJ
eat alon	mM
eat and	XN
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
eighty	#O
el	JQ
elder	aJ
elder @kin	aJ
electi	-T
electi is	-N
electr	lQ
eleven	DMELHLIJJMKOeJhKiKkHlJoJ1L5K6M7K!K*L
eleven day	JO
eleven hour	1P
eleven week	DP
eleven year	hNiK7M!N
else	SNhNmM1L
else .	hO
email	kMqQ)K
email .	kL
embank	LP
embasy	eS
embryo	bR
emerge	lP
emerge and	lN
emotio	BL
emotio abus	BL
employ	rPxN
empty	COHOMPTMUMbPlMmNpLwRxK+K
empty .	TMbLwO
empty and	MN
empty nest	wO
empty room	wL
end	ANDMFPJNUJaGcKgNhOjKlMuKvN1O3J7J
end .	DO
end it	APhP
end my	AL
end of	FLUMaLuL1L2M
endome	WP
enemy	-O
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
envy	-M
eritre	eO
esay	0P
esay due	0N
estran	iP
estran from	iP
está	-P
eulogy	EQ
eulogy for	EQ
euro	lO
even	MMRMTNVLWOcLnHpMrM0K
even .	-K
even in	AL
even put	WM
even the	MLXM-M
even when	-M
evenin	CNmL
ever	eLmNsLyN4L
ever .	,O
every	GPJKRLSOVRWOZLaLbPiKjJmMoOqLrOvP*L
every #	aJ
every day	RMSNTMUMaJ
every door	vN
every even	RN
every hour	ZO
every meet	qO
every month	lN
every morn	VNrN2N
every night	IMJLSKVJZJoM
every oth	fNgM
every step	WM
every time	PMRMVMcJoP
every year	GP#O
everyb	EMUMbO+L,K
everyo	AKDLGJHKKMSKUKVLbMhOlJmNnHqLvMyNzL#L&K+L
everyo .	-M
everyo at	DM
everyo in	zN-O
everyo would	AN
everyt	KOLKTRUOVMaMdMeKgMhJpJqJvNzK%K
everyt .	VJ
everyt and	,P
everyt grey	TM
everyt hurt	WN
everyt i	pMqL
everyt is	TN
everyw	QMVM3N
everyw .	QLVN
evict	dQ
ewe	MO1P
ewe .	MM
ex	BNfLgNhNoK7L-K
exam	OJtU0N1J)L
exam .	tM0P
exam for	tO
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
eye	BKNKOOPLWKXNYQZRgMqL4L,M
eyebro	NP
fac	TL
fac the	TM
face	IMPLWOXLhLnP
facebo	iP
facebo .	iP
factor	kP
fail	MQXLbMtN0N
fail .	bL
fail it	tK
fair	fN1N*N-K
fairy	pO
faith	pW-M
faith .	pO
faith is	pM
faithf	-M
fal	JJMLQKVLWLXOaM
fami	FOeM
fan	ZL
far	DMXLcNmMxNzN#L,O
far away	,P
far from	mL
farm	KMLLMNiJuNxM2M3K)K*T
farm .	-M
farm or	uN
farmho	3P
fast	oNpM+M-M
fast on	-O
fath	iL8N#N
fatima	5O
fault	nN
fault .	nM
fauré	-L
fear	VS4L)N
fear of	4K
feast	5M+O
feast of	-N
fed	HP
fee	lStO%L
fee for	lO
feed	MOYNaSlL
feed her	aN
feed him	aK
feel	TSUMVLYLmKnNpPuM#M
feel god	pL
feel guilty	nO
feel like	UMnMpN
feel noth	TOpL
feel numb	TM
feel safe	BO
feel so	TMmK
feel worthl	TN
feet	HKWMcP1K4N5R&L(N
feet .	5M-K
feet are	WM
fel	BNCNJLKPNKQMWLXMjL
fel out	jO
fela	QNhN
fenc	jR
fenc .	jN
fery	6R
fery to	6O
festiv	*N-N
festiv .	*M
fete	-R
fev	QKXU(R
fev and	XM
fev brok	(P
fev is	(L
fev of	XN
fiancé	hQ
fibroi	OO
fibroi operat	OM
fibrom	WO
fibrom flar	WK
fibros	XO
field	HMMN)M*O
field .	HM
fiftee	vP!N
fiftee year	!M
fifty	CKRO0N!N#P
fifty #	RN0O
fifty year	!P
fight	JONMQJfKjWvP7N
fight .	jH
fight about	jN
fight again	jM
fight canc	NL
fight in	JN-M
fight with	jL
fil	gN
film	-O
fina	OMsN2N3O5O7L9M)L
fina .	3L
final	FNfLgOsMtT-N
final .	tM-L
final exam	tJ
final on	-O
financ	lQ
find	QMRLSOdNhLoKrOwOyLzM3P7J
find a	rM
find someth	rQ
find somewh	dN
find the	RN
fine	LLTMUKVOcN8N)O
fine .	PK8M
fing	OMQO8Q
fing throug	QN
finish	FMSKUKaJeMgLhOkMrQ0N1L2O%R(J
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
first	GNcMwMxSyTzQ3M4M5K7L8L%N&N*P
first .	tO
first @kid	cN8N
first @kin	GL
first cla	rO
first custom	xO
first day	xLyRzP
first flat	wO
first grad	zN
first in	%O
first job	yK
first night	fPwM
first of	wQxL%O
first plac	3N
first prop	yM
first shift	yR
first time	cNvLxHyKzN1M4M5O6M7P&L(P+N
first week	yO
fish	GM*M+Q
fix	OP-M
flag	EN
flar	WOXR
flat	QJTMVKdQgMhNmNuLwP3S)J
flat .	3O
flat on	QO3M
flies	wM4U
flies to	wN4M
flight	CM4U
flight to	4P
flinch	BQ
flinch when	BN
flirt	oP
float	LR
flood	LS)N
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
fly	EO4W5M
fly .	4M
fly and	4O
fly home	4M
fly to	4O
flyov	dO
focu	0O
focu on	0N
fog	RP6P
fold	eNfL+O
fold .	eO
folow	IP2O
folow home	IP
food	JNTJUNlNxP+O
food .	+M
food and	+M
food truck	xR
foot	LNWQXQYM5P
footba	WOXL-K
footba .	XM
footst	IO
for	EMMKRKsL5M+M,L
for #	EKHLILKLMLSLUMWMZNbJiLmLoMsJwM1M2L!G&J
for .	AMTJ,M
for @kin	EJFJJNLKNMRHWNaKpMzM4M5O6L,L
for a	GKHMMKOKRLbNdNlLrMsKuMwL1N3O&K*L
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
for good	eO2Q-J
for heal	(P
for her	DLFMNLOKQNRJXMYMeOhJtNwL5L#N%L)K
for him	AOGMTOfL
for it	DNSMVMnN1K%J+M
for jesu	-O
for me	GLaJpKrM,M
for month	TM
for more	-N
for my	ELGLXMaJeLfLtN9M,L
for not	VN
for once	-L
for one	aKmN
for our	EMHJKLuMxKzK5J6J#L%K+L-K
for peac	-M
for rain	MO
for ruth	,L
for someth	fNrN
for that	SO7N-J
for the	EJPJdKeKlLsOzH1L5L6M*L+M
for them	bO5M
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
forgiv i	nN
forgiv me	nO
forgiv my	7P
forgot	ROnO!Q
form	rOuNzO0M
forth	uN
forty	COGJKKRNWKbLpLrJ1N2N3J5N!M
forty one	CM2L
forty year	COWO2O!P
forwar	TO-N
forwar to	TO
found	APHMNOPKROSQdLgLhNiM3K7L)Q
found a	NNPO3N
found him	RO
found my	)N
found out	NN
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
friday	ELGLONPMdKkNlLsLtNuM1M2O3L6K9L%O
friday .	DKEKOKPNVLcLdKkNlKsJtFuJ1K2K3K6J%H
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
from	FKIHUMeLiLkKlLoLwLyNzK2L5N6O%J(K*N
from #	1L
from a	&M
from birth	YP
from helman	UO
from home	mM
from hospit	(L
from kerala	qN
from kharki	JO
from midnig	ON
from my	JNPLeMiLlLnK
from next	yP
from one	ZO7P
from our	5O
from rehab	&O
from saint	5L
from saria	5O
from st	5L
from that	oO
from the	CNFLILLJPLSKTOUKVKYJkLlKnJwK%J(J
from tomoro	yO
from work	IL
front	ELFFHJIKJRKMfLjLqMsMtKxL1K3N+K
front .	JK
front door	3O
front of	EKHKfMjMqNsNtM1K+M
front room	FL
frost	*P-N
fruit	bO
fruit of	bO
ful	ULZNaLcJdNlL6M)N*Q
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
gate	KKUMVNkNnMzR4Q6M7M
gate #	4P
gate .	KM
gate thi	kO
gather	FP
gave	AMDLFKTMUNaMdOhNkNnKoJ2N8L!M&L*L
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
gentl	RP-L
german	eO
get	OOTKVLXMYLaKfNgLrP0L9L%N&L
get a	-L
get back	&N
get bet	XN&O
get divorc	gL
get her	OM%P
get his	OO%Q
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
give	EMZNaKbOsLuKvM0M1L2J*L-K
give her	2N
give it	vL
give me	ZLaKqKvL0N1K7M-L
give our	-N
give thank	(N)L*L
give the	EM1L-O
give up	-K
give us	vK-M
given	FNbO)L
gla	QNSOfP
gla .	QM
glad	-M
glasgo	dM
glory	%M)Q
glory .	)M
glory to	)N
go	FNIKOLRKVKkOqLtKuLwOzL1M3K5M
go .	dNkKuH3M
go aft	kM
go back	eN
go from	kN
go home	BL
go in	DLkM
go on	AP5M
go out	IMxO
go quiet	qM
go round	uN
go to	TMVJnN3L4L5N
go wel	ON
goal	-O
goat	HPLLMMxM
goat are	MM
god	oLpS8J#J%J(M)M*J
god .	KKLJcLpH7M8M!J%K(M)K*M-M
god and	-L
god anymor	pL
god be	)N
god ble	,K-N
god even	pN
god for	8H#L(J)J,K-M
god forgiv	nQ
god give	vN-J
god is	pM
god it	-N
god let	pN-M
godaug	,P
godson	,P
goe	FKGLONPJRMTJVOWJdMeKsLvKwMzM3L4J5O6N
goe in	OQ
goe into	OH3O
goe like	VM
goe tight	VL
goe to	wOzL5M
going	AKELOKRJXMYNZLcLgLuKxN3J4J5P6K&K
going .	YN
going blind	YO
going for	sN
going in	ONqK
going on	AM5L6M
going throug	gN
going to	AKBJDLEKcPeNtM4K5K7O
going und	OM
golden	!Q
golden wed	!L
goma	JO
gone	CPDLGLHQKLLNMJRNTLYKcNkMnKpLwO(N
gone .	ANCNGLHJKHYN(M
gone back	0N
gone sinc	CO
gone to	NMwP
good	SJbJeLfMmLoMrKuKvLwM2N9N!M*M,O-N
good .	2N9N
good @kin	SNoM,M
good friday	-O
good morn	-P
good new	PObM
good to	,L
good weath	-M
goodby	AQCJEPFOHJhNwO
goodby to	EOHK
googl	PM
gorgeo	,P
gosip	-N
gosip .	-M
got	HNIMKGTLXMdKfMhMkOyP%N&L)R
got #	fNlO
got a	XMdNkK
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
got the	CMSLkJnNyQ1K3K(L)N
got to	DO1O
gout	WQ
govern	-N
gown	%W
gown .	%P
gp	UN
gp has	UL
gra	MP
grab	BL
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
gramar	0P
grand	)M
grandm	8N
grant	)R-J
grant me	-K
grap	*Q
gratef	!O#O(Q-M
gratef for	-N
gratit	(O)O
grav	GP
graves	EO
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
group chat	mN
grow	NMcNvR,N-J
guadal	5N
guard	yN
guest	xP9Q+N
guest .	9O
guest hous	xO
guid	HLONuNvO
guid @pet	HN
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
had	DPHOPPULXLaJjJkLnM7L8N(P
had .	HO
had @kid	8O
had a	DNPNQKTLULWMXNZLjM8L#L&L
had alread	DL
had an	jLnO
had migrai	WN
had not	AKDJ7Q
had paint	DL
had the	PM
had to	HOLNVNkN
had told	DM
had word	jO
hail	KN*O
hair	NRTLWJ8K#L(O
hair .	TK
haj	5S
hal	LNhLtOwN9L!N%M&L
hal .	%O
half	LNMJNLOJgLjKkMsMtKwLxJ0L1N2N9M&L*O
half #	OMsM
half of	kM
half the	*O
hanah	bR
hand	BMFLIKONUMYOaJoLrMxM1O2P7Q%M&M*M+M
hand .	BLCKDNILKLOLYJ1J!K+M
hand are	WP1M
hand in	xM2P%N
hand on	7O
hand over	2R
hand round	BN
hand that	+L
handcu	fO
hang	hMuL2Q
hang in	hM
hang on	uM
hang up	2Q
hapen	VObOoM
hapen .	bLoM-M
hapy	cL3N9N#O)L
hapy .	-N
hapy birthd	#O
hard	GKTOaLjLoNtKuKvNyK0L1O
hard .	vL
harm	AP
harm .	AN
harves	1O*V
harves .	*M
harves festiv	*M
harves start	*M
has	FMNORKTMUMXPYLaJgLiJmLsK
has #	FMIOkO
has a	FHNNOOXLYMfMiLmNqMuN
has alzhei	RO
has an	OLUMsKtL
has been	AKBNJNNJUHVKYGdMeKfKiFkMpJrKsL0L&J)N
has canc	NQ
has come	LN)O
has day	FN
has dement	RN
has depres	TN
has done	8O
has down	YQ
has gone	NJTMXLwK
has had	WMXM
has hapen	VN
has her	tO#M
has his	tO
has it	-O
has leukem	NM
has ms	aN
has nobody	mO
has not	FHKMMGTNUMYMZOaLbJdLeMiKmNwLzJ
has parkin	XN
has run	MM
has sign	UM
has start	vP
has stop	FMTLUMpM
has the	XN2O
has thrown	dM
has to	ENONcLfOsMuM0L1O3L
has week	FP
hat	qKvMzN4L%R
hat .	%M
hat fly	4M
hat me	qMvL
hatay	KN
hate	AHjN1M4P
hate i	AL
haul	4O
hav	OQPNcP8N!N#N
hav a	ONcM
have	FKZJbLdKiLrKuK1J
have #	uJ1Q
have @kid	bO
have a	BKOMPMXMdOiHmKoJsLuK4J
have an	sMtM
have been	CNELFMGMKNQLbHdJeJjLoLuFyO!L&K
have bought	7N
have cary	LN
have clean	PN
have gone	pP
have got	QLdKfLgLuM1J
have had	WO
have kept	QM
have mercy	JN
have my	tM
have nobody	mM
have not	EMJMLNMMTLZMcLdMiOjLkKlLmN4L7J
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
he	BPFKQLRLSNTJYLfLgLhOiLnLvJzN2K7K
he ask	RLuM7L(K
he beat	BK
he ca	FOUOWM
he cal	jO
he came	8N
he com	BK
he cros	iK
he did	fP
he doe	BNTLiLzM2J
he drink	BL
he eat	zK
he end	hL
he fail	tN
he gave	AP
he ghost	hM
he got	nO
he had	XM
he has	BNSOdLfJgLiLkMlLmJrLwJzM2L7K8L#L&L
he hit	BN
he hug	7M
he is	BJIKNLONQNSLXMYKfLvMwNzL2L4M#J&L(M
he just	TM
he left	hN
he mov	gJ7N
he propos	uK
he push	BM
he said	jL7N
he say	BMUMdMjLmLpO
he sit	kO
he sold	SN
he start	zM
he stil	NNXO!N
he threat	BL
he threw	BK
he took	hL
he used	TN
he want	ALYNgM
he was	CQEMHNQKUMYKfKhKkKnLvJzK
he wil	BMEMFKYJfLhKjHnMvK!M
he wo	TO
head	INMJUOVJWLYMZMdLqOtLyL0M6L*O
head .	UJtN0N
head is	UO
headac	WP
headmi	2P
headsc	NO
heal	XShN&O(R
heal for	XQ
heal her	XO
heal my	XN
health	UNVM8P(O
health .	8N
health is	UN
hear	FHIKPOUPYQZLfSpN8K
hear if	PL
hear is	fQ
hear me	-P
hear on	PMfK
hear the	FJULZM
hear tomoro	fK
hear voic	UQ
heard	JPiJmK)K
heard thi	mL
heart	CMDLOOPMQKVOXOcNhNoKuM5O(N-L
heart .	OL-L
heart and	ON
heart atack	CMQMXK(M-N
heart for	-K
heart goe	VN
heart is	hO
heart rac	VO
heart surger	OL
heartb	DPcNhP
heartb .	cO
heartb at	DM
heartb on	DK
heat	AMdO1N-M
heat .	AN
heathr	4P
heaven	MLpQ-L
heaven are	pO
heavy	LOTQ1Q*P
hebrew	0P
hedg	jQ
hedg and	jN
heel	WP
hel	-N
hel .	-N
held	DLHMfO7N8M
helman	UP
helo	-M
help	SNVNWKaNoMqLrJtLvN0M1L3M7K&L-L
help .	WMvK1L
help me	SOVMaKfKhJoNqJtKuKvK0L1L9M-N
help my	pN
help the	-N
hen	HPLLjL
hepati	XP
her	DKFJGMHMOLRKWLYJaNhOnJwM8N9L#L%N
her #	#N,M
her .	CMDLFLGMHJVJYKaGcLhKvKzO5L8L#K&L,P
her a	2M
her and	aKnJ9L
her arm	AOBN
her at	DNwM
her bed	wM
her breast	NN
her breath	FN
her but	aJ
her degre	%N
her desk	DO
her first	yKzN4M
her hair	TL#N
her hand	7M
her heart	XO
her hip	OMXN
her i	aK
her in	COqO
her job	kO
her kn	5O
her last	FO
her life	YO
her liv	NK
her name	,O
her new	zL
her out	cN
her own	AKYKwM,N
her phon	BP
her pil	AN
her purs	RM
her room	wN
her sinc	HN
her thing	hO
her to	FLqN
her tonsil	ON
her wag	BO
herd	MN
here	AMJLMKdMeRmOrQuKvK3L5L8N+L
here #	8M
here .	BNeLuJvL8M(M
here and	uN-L
here anymor	AO
here in	MO
hernia	OQ
heroin	SR
heroin .	SQ
hersel	ARRNUM,K
hersel .	AO,O
hgv	tN
hgv test	tM
hi	-N
hi god	-N
hid	IMJKROSPUOVNlLvL
hid her	RO
hid in	IOJL
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
him	FNHLIJQLRLSJaNfKhPoMvJ#M,L
him .	AJBNFJGKSKTKVKWMYJaKeLfHoJrMvK,M
him a	2O
him and	QLuM,K
him at	aM
him down	AQ
him home	FN
him in	QLfM
him on	rO
him thing	hN
him to	UN
him und	UN
himsel	AP2K(O
himsel .	AP
hip	ORQNWUXM5K&N
hip .	OLXN
hip on	OM
hip she	OK
hir	rQ
hire	rO
his	COFKIKOMRLSLYKaLdLgMiJkMrLwNxMzJ2K%M&M
his bed	FNwP
his birthd	iN
his degre	%N
his dorm	wL
his driv	tN
his first	yJ
his hand	BN1M
his jaw	IO
his job	kR
his last	FO
his leg	ONXM
his lip	FO
his name	dM
his new	zN
his nurs	aN
his own	AMCNFK(N
his room	TPwN
his sho	RM
his strok	aM
his visa	eM
his way	IM
hit	BRHNIOKMXOYLnMpK
hit by	BK
hit me	BNXN
hit my	BL
hit the	pM
hiv	PM-J
hiv test	PN
hoby	2O
hold	DOEMFLGLIOJLLKWJYKaJbNoL4N7K9K%K&O
hold .	JN7M
hold hand	!N
hold her	aM
hold the	WL
hole	OMQK
hole .	QL
hole in	OM
holida	PN6P
holida .	PO
holy	5Q9N-Q
holy @kin	-M
holy land	5O
holy spirit	-K
hom	KO
home	CKFMINQLRNUJaNdMeMmLrNwM3M4J6N&J(O
home .	BOCJELFJIHRKSKVJaMdNmJpKrL3K6H(G
home aft	&M
home and	aNmJ
home for	CN
home from	AOFNIMUM&N(O
home ofic	eS
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
hope he	-K
hope it	PP
hope my	-N
hope she	-N
hope that	-L
hope we	3N
hopel	TO
hospic	FV
hospic .	FM
hospic nurs	FK
hospic rang	FL
hospit	FLJLONQUWKrMsMyK1J8O9L(P
hospit .	QJ(M-P
hospit and	QL
hospit for	QO
hospit in	JNQK
hospit on	sK
hospit she	QM
host	-N
hostel	AMIOdOwN0N
hot	WOZN-M
hot wat	WM-M
hotel	jOkO
hour	FPONQLRLTLUJZPaKwL1R4M6L8P
hour .	4K8K
hour a	1L
hour in	1M4N
hour on	1L
hour sleep	1N
hour to	6J
hour week	1N
hous	HJJLKOLPdNgOiLmMwP3U
hous .	BMJLLJUNgMwN3H)M
hous and	HMKOgN3K
hous burn	KL
hous i	3L
hous in	KHLNTL3K
hous is	LMwM
hous on	3M
hous or	uJ
hous with	gO
housto	4N
how	CLEJFKRJSLTKVJYLZLaJkJlMnKpKvQ4L7L
how do	COvN
how i	aLnM
how to	DJTLVMkLvP
hr	qRsO
hrs	4O6Q
hug	7Q
hug me	7O
humbl	-L
humili	qL-Q
humili .	-L
humour	-J
humour .	-L
hundr	kNrN1J5M
hung	jP2M
hung up	jP
hungry	+N
hunt	rO
hurica	KT
hurt	ALBLKMVLWWgNhNnN
hurt .	WL
hurt even	WN
hurt her	WK
hurt i	AN
hurt me	BO
hurt so	WN
hymn	EPRP-L
hyster	OP
i	AMaMiLjLmLnOoKpMuK7M
i .	ALnG9M,O
i alway	tM
i am	EKUKVKaJcKmJoJqLvJ1J
i and	AL
i are	jK7O
i argu	jM
i ask	qM
i bath	aM
i be	-J
i begin	yO
i believ	pN
i bought	xL
i brok	XM
i ca	AMFLIJKMSMTKUJVJWJZKbJfMjHlKnKpMtN
i came	iNmP5P
i can	EKJLQMVJWJZLaLnGoLrMtLuOyK0K&M)L
i cary	-K
i chang	aO
i cheat	nP
i check	VN
i clean	1L
i come	qN-J
i cook	mM
i could	CJnKoM9J(M)K-P
i count	SO
i cry	UQ
i cut	AK
i danc	)L
i did	AKCFiLnP
i do	AJCMTHVJaKiKpJuEvG9N
i doubt	pN
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
i give	-M
i go	OLaNmMyOzN5M
i got	BNkKyM&N)L
i gradua	%M
i had	AHDNHNNMTMjMlLnK7L(J)L
i hand	2O
i hang	2L
i hate	AJ1M4M
i have	ELVJZLaHfMiHmJoMrJsMtLuK0L1L
i hear	mN
i heard	mM
i held	8L
i hope	PO,M-O
i in	sM
i iron	wP
i just	AKTMUMfM(L
i keep	ALCMcLhJjKoMpJwL3N
i kneel	pQ
i know	RNTMnHoNwMzM4N
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
i mis	iOmN,M
i mov	mM
i must	ENeKqLuL1N
i need	rJtNuJvK0M
i not	CMDMbMnM,K
i only	tO
i open	pKxL
i owe	lO
i pas	)Q
i plant	-P
i pray	pO,P
i promis	oN
i put	lNnQwN
i rea	sN
i read	pM0L-M
i relaps	SO
i report	qP
i said	RJaKiHjNnNuNvL7J9M
i sat	UMwM
i saw	dMfO
i say	eNmLpMvL
i see	iMnLpNsL,M
i set	mL
i should	nNoO
i shout	jJvO
i sign	gLnO
i sit	TMVMmMpLsMtL0P
i slam	jN
i smil	bP
i start	yO
i stil	BNCPGPINSNdNhMiMkKnJpM
i stol	nP
i stop	-M
i swear	oP
i take	XLaNuM
i talk	mL
i teach	UM
i tel	dO
i thank	#N(M
i think	UJVKjMpM,N
i though	aNhN
i threw	jO
i told	BMjPnOqL
i took	ANnN
i treat	nO
i turn	aP
i use	YO
i used	TO
i wake	ZO
i walk	qL9M
i want	AKSLvM0K7M9K-P
i was	BRDKGLIJRNUKiMjJkKnMpK2K7N
i wash	aM
i were	AM
i wil	AKEHFJGJYNZNbLfLgKnHoJwM4K5N9L!M#K%L
i wish	ALNM,M-N
i work	vO1K
i wory	VM,M
i would	-M
ice	ONSOeQ1M6N
ich	AR
icu	QU(N
icu .	QM
icu at	QL
icy	6K
idea	xN
ielt	tQ
if	ALBKDJFKPLRHVQbMgJiMmLpPtNuO
if .	VN
if he	VNtN
if i	AOBKRMVMmLoMpFuL
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
in #	DLLMRMTJYKaNcHiOnKsLtNzO3M6K7M9M
in .	ULXLqK1J3N)L*P
in @kin	NNjN
in a	CLLLRJYKdPeLfNmMyLzL4L6N9J#K%J
in acount	oO
in an	QJXN
in anyth	TO
in at	vN
in bed	FL
in befor	*N
in bil	lM
in court	fO
in croydo	IQeL
in debt	lM
in decemb	9N
in dubai	mM
in for	OQQNqO
in front	EJHKfMjNqMsNtM1K+L
in gaza	JN
in god	pN
in hel	-M
in her	FPHLNNOKTMwK%M
in his	CPNMOJROiMkMrK&L
in hospit	QO(M
in icu	QN
in intens	QO
in it	DKxK3N
in januar	CO
in july	tL
in june	cMkM2N9M
in kerala	LM
in kharki	JN
in kota	wN
in kyiv	JM
in labour	8R
in lago	eM
in leed	wM
in lismor	LL
in march	CLDK
in may	BLxM
in me	TNUMpN-L
in my	DNILJHNLTLWJdLmLoMpLuJxK0J2L%K
in on	OK
in one	UKjM1L4N5O
in oslo	uL
in our	CLIPJJLHMMOLTMbKiJjMkJqLrLvMxL%J-K
in overni	QP
in peac	COFO
in perth	uN
in peru	6O
in porto	LN
in prison	fO
in riyadh	BN
in row	%P
in septem	zO
in sudan	JO
in that	fLnMqM
in the	IKJJKKLJQLRKTLUNdMfKqM*N
in ther	cN
in thi	ANeMjNmPvN1M3N
in til	QO
in time	FO
in trafic	-M
in tuesda	OM
in ukrain	JM
in ward	QK
in week	ZN
in which	-N
in winipe	eO
in with	QNzO3K
in your	,Q
incons	HO
incuba	QQ
incuba .	QN
india	-O
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
insid	KNLNTPfM
insomn	ZR
inspec	1O
instru	-O
insuli	aP
insura	LQ
intens	QQ
intens care	QQ
interv	eRsW
interv .	sM
interv at	eLsP
interv for	sQ
interv in	sO
interv is	eN
interv on	eKsK
interv tomoro	sM
interv w	sM
into	BJILLKVLYJaLmKoMwMxKzN0J2L3M8M9M)M
into a	3N
into my	BN
into shelte	3M
into the	UMmNoMzO3K
into theatr	OK
introd	RO9O
iron	BMMMfKsNwQyN
iron the	sNyL
is	FKLLMLQKcLoL
is #	FJGHILNOOJQKXMYNZKcKeKrLvOzO#O
is .	RNXL,O
is a	GJJMMMNJVMdLgLlJoNqK1N4N8M9K#M
is abusiv	BM
is adict	SN
is afraid	VN
is aliv	AO
is all	mMpN,M-L
is an	SN,L
is and	RMYQ
is ask	bL
is at	BLEOMKsK
is autist	YP
is back	NLSLTP(P
is backpa	6N
is been	GGQKTOXMiLpKsNtO&L
is being	BLfMoM
is benign	)O
is breath	FJVN
is broken	IL
is buly	qN
is cal	sM
is canc	PM
is cary	cP
is clear	(K
is clos	kO
is com	CLFJHMLLMJRK7M&M+L
is day	FGGLbP
is dead	CP-K
is deaf	YO
is deploy	JR
is doing	tO0P
is door	xM
is drink	SM
is drunk	BN
is dry	MN
is due	cPlL1M
is dying	FRMM
is eat	UO
is empty	wM
is expect	cS
is fight	jM
is fine	PKTOUM8J)N
is finish	2N
is fly	4N
is for	RM
is ful	lM*L
is get	OLRLgN9N&M
is going	BKHKOLYMgJsL4L5K
is gone	CJDMGLKLwL(O
is good	,J
is got	XNyL
is gradua	%M
is grey	TO
is hang	hM
is hapen	bM
is hard	vO-M
is hav	OQPNcO
is here	8R
is high	cN
is home	IN(N
is ill	XP
is in	FNLLNOQRWMcMeNfP*O
is iron	yN
is it	uP,K-M
is job	mO
is join	zO
is just	TNpM,J
is kil	VMWN0O1M
is knee	ML
is late	cP
is lazin	TN
is learn	0N&P
is leav	gPwO2N
is like	MNpO
is look	rN
is mary	oM9P
is me	VNaM
is minu	dM
is more	OM
is mov	3M
is mri	PN
is my	BMEMGJQMaLmLoMzN4J#P
is ninete	wP
is not	AKDKFKTMULWNXMaHbJhHiJnMrM
is noth	PMTLlN
is now	IO
is of	KO
is off	XLhNwM(L
is on	EOFNKLLKOLPMQMSOfOtM1L3K4M6M9K!N
is only	HJMJNJOKRJSNVLXOlMvLwM)J
is our	!L)N
is out	&N(O
is over	gNhM)P
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
is shak	IM
is sick	VMXQ
is sleep	dMjN
is slip	FQ
is so	NOVMXJhMwO0M
is someon	oK
is spread	qL
is stag	NK
is stil	CNDLHMbP
is strong	8N
is stuck	0N
is tak	SNtN
is termin	FO
is the	ANGNNKRHTKULdLmLoJqLrLsMzJ3L4L!K#K
is ther	pL-O
is thi	EOGO
is to	fNuM
is tomoro	EO
is travel	6O
is true	pM
is turn	#N
is und	LO
is up	LJfL
is using	SP
is very	XN
is violen	BN
is wait	PM
is walk	MP5N
is wel	(O
is what	-N
is wil	iMjO7O
is wory	cO
is wrong	VM
is yelow	XO
island	-M
isolat	QPmP
it	DPGJNNPLVJWMaJhLnJoKpJ7M
it .	DJSMUMWJYMaGfJnKpJxO7J%L+J
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
it hurt	hO
it in	qNuL
it is	FJGKNJPMRNTJVJWKZLaJdJhJoJpL8K!O#K
it off	hP
it on	SM
it snow	-M
it tak	TP
it that	-O
it time	vL
it to	ANDNuK
it twic	tK
it was	BLCJDMGMHLNLSKgKhJiKjKkJmJnOqL7M)N
it wil	GO9K
it with	hN
it would	GK
ivf	bT8K
ivf and	bO
ivf fail	bN
ivf transf	bN
jail	fQ
jam	3M
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
jesu	FJQJSMVNWMdKoJ9J%K(G)L-K
jesu .	)K-K
ji	ON-L
job	UMaLkSmKrUsPuLyP0K1P)N
job .	kMrLyO1M)N
job at	kKyK
job i	kO
job in	uK
job interv	sM
job lord	rM
job ofers	uM
job on	yJ
job sinc	yJ
job to	aN
job tomoro	yL
joe	GO
join	wMyQzM9M
join the	wMyM
joint	WR
jok	NNXM,N-L
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
just took	QN
just want	AG&N(M-N
justic	fN-O
kaduna	IQ
kaduna road	IO
keep	ANJLQNROcOoQqGuKwJ0O5K6K&P
keep forget	RL
keep him	QKyM&M,P
keep it	uN-P
keep me	oNyN0L&M-N
keep my	QJoN,N
keep the	DLONgMuL
keep their	-N
keep thi	cN
keep to	,P
keep us	6L
kept	QO
kerala	LMqM6N
ketl	RMdL3N7M,N
ketl .	-L
ketl in	RO
key	RNULhOyK2P3T
key .	3M
key to	3O
key today	2N
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
kil	AMBHCNNKVJWNcL0M1K-O
kil hersel	AL
kil i	AP
kil me	BJVLWOcN
kil my	-M
kil on	CO
kil them	-N
kilo	8P
kilo .	8J
kilome	5P
kind	GKNMRJULYLcLgKmJvJyPzM,K-K
kind .	NNyM,N-K
kind pray	QM
kind to	-M
kinder	zP%P
kinder for	zN
kindn	-N
kindn .	-L
kis	)O
kitche	JKLOgNjNkLqJ0L1K2K3M7K(N)J+J
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
kneel	pS
kneel ther	pN
knew	DO
knif	IOOQ
knit	iN-M
knock	XO5P
knot	VQ9P
know	DKPNRPSNTKiLnKoMuNvLzO2E
know .	AJPPdLnMoN
know anyon	zM
know her	,N
know how	DJEMTLVMlMvJ
know if	pMuN
know it	RO
know me	iL
know nobody	zN
know what	AJCMRHiHpJuK2K,P
know wher	dNoN
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
labour	rP1M8T
labour ward	8N
ladoo	)O
lady	BO,O
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
lamp	pQ-K
land	MMZJePfNgLjM4R5N)N*M
land .	eN
land at	4K
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
last	CJFPIKSJcKhLjJwP2R5M7M8K%N&L*P
last #	sO
last .	5M7N
last day	FMkP2P
last hundr	5N
last night	AOCJDMIKJJKLQMSMUJXMgJjM7O8N&J)P
last of	MN)N*K
last one	wP
last time	tM2M
last trail	*O
last week	BOCKIPRNUNkN&M
last year	GPlO
lat	pN
late	MNVOcNnM1K5O*M
late @kin	5N
late and	cO
laugh	OJPKRKSKTMUKWMoMqOuLzN7J8K#L&O
laugh .	oK
laugh about	-O
laugh and	RN
laugh at	-J
laught	-N
launch	xQ
law	0Q
lawy	eLfOgV
lawy and	fN
lay	CKEPHL
lay #	CK
layof	kO
lazin	TN
lazy	-O
lead	HPTMoPqNyN1M-J
leak	-N
learn	YTeNtLvP0U&M-N
learn disabi	YN
learn the	YO-J
learn to	YK0L&N-Q
leas	xQ
leav	FKJMKKUKVJgMkLtNuOwP2O3Q4J5Q6N%P
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
left	CMFKKKSLULYLaMgMhSiNmMnNwPyL0L
left .	FJaM0N
left for	wO
left me	gNhN
left my	eO
left the	VLiL
left us	CQGM
leg	EJHLOOQOUGWOXMYUaNuKzM&O
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
let	FKOLPKeMfMiOkMrMsLuJxLzM0K7N9K#M&M
let .	lL)N
let custom	xO
let from	eL)O
let go	kPzM
let her	uN9K
let him	FLtN&O
let it	NPPJiM3M7N9J-K
let me	BLEJFLOJfKhKkHsJtMyM2M5L7K!M#K&K
let my	nO(M,M-G
let the	ELJPcLuLxN3N#M-M
let them	eMsN
let ther	-L
let thi	cL
let us	7J
leukae	NS
leukem	NR
leukem .	NN
leve	LP
level	tQ
level result	tN
leyt	KO
librar	dPsK0N2O
licenc	fPxN
lidl	dO
lie	CLQNTNVLWNXPZUcMdLnKqKvP
lie about	qM
lie awak	ZN
lie fac	TM
lie ther	VOZS
lie to	vN
lied	nP
lied to	nM
life	AOCKEJFMTNYMfMiLmMuM2N9K#M,L
life .	ANCFuM#L,L
life is	AL
lift	DKTMVNWNaUvJ3O(N
lift @kin	aO
lift the	WP
lift up	,Q
light	EKGKLKTMZNdLmMpMtN!K
light .	-M
light the	GLpO
lik	HO
like	MKTNULWOYKZOpN8K-K
like a	TKVLWLYNZMaKcMnMwKyN8L9L&L
like an	WN
like chew	pM
like god	pM
like i	iPpN
like it	3O
like my	-N
like pap	MK
like talk	pL
like the	uN-K
like thi	AM
like to	BMFO-O
lin	DPcT
lin .	cQ
lin on	cM
lin thi	cL
line	JQXLbPjMkN
line .	JMbN
lip	FO
lip with	FN
lismor	LP
list	dPkPuN(M)P
list .	kP
listen	XLZNvK-K
listen more	-N
listen to	ZOvN
litl	CLDNFJJLNJOKXKaLgKiLvNxMzL8Q&M*N
litl @kid	OLXMfN8D
litl @kin	CLNJXJgL8L#J
litl cafe	xO
litl room	DM
liv	AOFJLMNQRJSMWLXLaJdMgMiLmLvM3M(L
liv .	AONP(O
liv alon	mL
liv in	gO
liv like	AM
liv on	dM
liv with	aN
live	AMFOaKdNeMgPiJmLuJwL3K
live .	AMdMfK
live anymor	AM
live for	AO
live in	aN
live with	gOuN
loan	eLlVxO)Q
loan for	lN
lock	BQVMdOfO
lock #	VL
lock me	BL
lock on	dN
lock up	fO
lol	OMhMsNtLvMyK#N-M
lol .	tMvN-K
lon	mQ-N
lon .	mO
lon sinc	mK
long	ALFMRLWHYLaJbMmNpKwK1M2M4L6N7L#L&L(N+M
long covid	XP
long driv	6L
long for	bO
long gap	FN
long haul	4O
long life	#P
long shift	1M
long sleev	APBO
look	HKMOPLRJTMYJaOnLoMrNvL!L,L
look .	,N
look aft	YNaR,L
look at	IKMKPMTMkKnJoKvM9M
look for	RNrQ
look forwar	TO
look up	MN
lord	MKWKnJoNvK7J!K(L+M
lord .	FMMKZLaKoK(J)K,L-M
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
lose	DOkL)M-L
lost	CRDUGJHPKMLLYNcKdOkOnKpM
lost @kin	CRGK
lost her	DJkO
lost his	YOdNkO
lost it	DP
lost my	CPYLkL-M
lost our	DO
lost the	DOKKcM
lot	1N#N
lotery	eP
lotery result	eN
loud	mN
lough	5O
lough derg	5O
lourd	5T
lourd with	5N
lov	NNaMgL9M,K
lov .	-N
love	YJaNgMhRmKqJuMvM0L8L9O,M-N
love .	-M
love her	aM
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
lunch	UKjLlMmPqLyMzM+P
lunch .	UMzM
lunch alon	mK
lunch in	mNzK
lung	NPPMQOXM
lupu	XQ
lust	oQ
lust .	oO
luth	OMQO
lying	MLQOZPcO
lying awak	ZN
lying down	MM
lympho	NP
m6	6N
ma	-M
machin	FQSPkOuLxN
machin .	SL
macula	YP
mad	VMjOxN
madam	BOkP
made	FKGHYLkMmOnKuKvLwKyN7P8L!K#L)P+J
made her	GJ
made me	AL
made perman	)O
made redund	kP
made up	7O
magist	fS
maid	nO
mainst	zO
maiz	MN)N*Q
maiz is	MK
mak	GLYOqN#M*M
makah	5N
make	BJDLGJWMgKjLnLqMuMxL7M-M
make it	CNDL
make me	-Q
make my	UK-M
make peac	7N
make up	uN
malari	XS(N
malari again	XQ
mamogr	PR
mamogr .	PN
man	EKQNRMaLdKfLhMjLlLmKoNzL9N!N
man .	!K
man in	FN
man oposit	QN
man who	,N-L
manag	qPyP
mango	*Q-J
manic	UR
manila	FOeM4M
manila on	4L
map	6Q
marath	XN-M
march	BLCMDJGNMKTLYMeKiH2M
march .	CLDKGKYNiJ
march and	CKeM
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
mary	RKbPgNhNiMoSuL9W!R
mary #	bM!L
mary .	COhMoP9K
mary @kin	oO
mary again	9O
mary and	bNoO
mary at	9N
mary her	9M
mary him	uN
mary his	9O
mary in	9Q
mary my	9O
mary on	9N!M
mary to	!N
mary today	!O
mas	EQGSpR!L-L
masiv	jM
mask	OO
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
may	JMrLxN0M2M3L5L6L7K9M&M*M-M
may .	rM3K
may all	-N
may be	-L
may he	&P
may i	6N-Q
may it	-K
may my	-H
may nobody	-L
may our	-Q
may she	-J
may the	-N
mayb	FN
mayo	-P
me	BORLaMhNiNjMnLoMqOuKvO7K
me #	RK
me .	BOTKaJhJiKmMnLoJpMqHuK
me @kin	nL
me a	RKjLoMuLyN1L2M&K
me aft	iP
me again	BM-J
me agains	BM
me and	BKSKWKZJdOgNiJjNqK0N7N!O
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
me good	-L
me her	,O
me how	vM
me humbl	-L
me i	aMnMrMuM
me in	BKILQMqH1L!O
me it	hM
me joy	TL
me keep	-M
me last	BN
me laugh	-O
me les	-K
me lord	-M
me love	-O
me not	nNoMvJ
me off	UNiN(O
me on	XLhNqN
me out	BMiNkO
me over	hL
me pas	tO
me patien	-K
me rememb	tP
me resist	oN
me sinc	WNiLqN
me sleep	ZO
me streng	aL1L
me the	TOgMqKuM
me til	FO
me to	ELNLfLiJjJoJqKsMuLvG9N+M-K
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
meet the	sQ
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
met	iKlOmJ9O!N,O
met at	!O
met is	lM
met on	,N
meth	SP
meth .	SO
metro	JO
metro statio	JN
mi	WLeM
mia	-P
midl	gMzO
midnig	LLON0N1M8N*O
midwif	cP8O
migrai	WT
migrai day	WN
migrai for	WO
mil	6O
milet	MO
milk	DOHNXM2N3N8M
min	KP
mind	GNOLROUQVNaPgMhMsLuM0L,L
mind .	-M
mind @kin	aP
mind for	GO
mind is	UP
mine	FLKLNKTMaNbNfMiMjMkNqK
mine .	bN
minist	sN-L
minu	dO
minu #	dO
minut	KKONVKZMaLjLsO8N
minut .	KL
miror	RNsM
mis	ALGMHQJNKNfJiKmNnM3M)N,N
mis #	HO
mis me	AP
mis the	-P
miscar	DW
miscar .	DH
miscar and	DP
miscar in	DP
misil	JN
mistak	qO
mnd	FO
mnd has	FO
molest	BQ
mom	nO
mom guilt	nO
monday	NNONPOeKfOsMtOuHxLyPzN1O2M4K*K
monday .	EMJMNJOJQMdLeMfKkNsMtHuJxL4J*M
monday aft	yN
monday and	NLPKzJ1K
monday as	yP
monday at	yO
monday first	yK
monday he	zP
monday i	yM
monday she	zN
money	SRbHjPlPnOoOrMuLxN
money .	lK
money for	lL
money from	nL
moneyl	lS
monsoo	MO
month	DNGMMJWMbKcMdKeNfLkKlPrMxKyL3K&O(J
month .	DMFOTMUJcLeJfNlKpLrN5L)M
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
more .	CNFHRMSOpH(M,L
more and	-K
more chemo	(N
more of	RM-N
more patien	-J
more they	FO
more year	#O
morir	AO
morir .	AO
morn	CLHNOOQKSKVJaNcJkLwJ2L8L(L
morn #	8L
morn .	CKGLHHOKQMVKcKlJtKwJ2L4L8K
morn and	FNONtNvM
morn god	-N
mornin	CM2O-L
mornin .	2K
morphi	FP
mortga	kOlQ
mortga .	kMlM
mosqu	-N
most	RN
moth	vN-K
motorb	CQ6N
motorb .	CM
mounta	KN6P
mouth	OLpO
mouth from	ON
mov	FNaLeKgPhOiLjKmPwOzO3T7K
mov back	aN7O
mov from	3P
mov here	mM
mov hous	3K
mov in	wN3M,M
mov on	-P
mov out	gOhPwN3M
mov the	jN
mov to	eMmQ3N
move	CMXNcPuN3N
move to	3N
movi	-Q
mr	CMELFNQMRMXKmN2L,M
mri	PU
mrs	mN2M
ms	XTaP
much	PHUPWMcLlJmJnKoKsKvJ1P7J9K,N
much .	sM
much i	WJ-N
much on	UM
much presur	UO
mud	LQMO
mud .	LPML
mud and	MN
mug	IPkM
murd	-N
murder	IR
music	jOuN
must	EMNLeMfMgJqJuS1O6M
must choos	uM
must tel	eM1N
my	iL
my #	dLeNjPvR4M7M#M,O
my @kid	HMIKYJfLgJiOrLtKvNwLzJ4M7N#L%K
my @kin	CJEJFJJLNKQJRJSMaKfMiL7L9L,L
my @love	BKDLFLGJPKRMTKaMcKeKkJoHsLyJ4K&K
my @pet	HJXJ(O,M
my @work	CJNMXNYMqNtK2G#N,N
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
my disabl	YQaK
my disert	0N
my driv	tM
my ear	-M
my elder	aJ
my enemy	-P
my englis	eM
my ex	BNfLgMoL7L,K-L
my exam	tL0P)K
my eye	ZN
my faith	pP-M
my fault	nN
my feet	HLWN1N5L
my fing	-L
my first	yL4L8P
my flight	4K
my godson	,P
my hair	TKWM-M
my hand	EOILUKVLWLaOoQpLtJ7L&M(M
my head	UNZN0O
my heart	VOhLuL,M-L
my homewo	0M
my hous	-N
my i	EMbLgLiPjP3K7Q!J
my job	kM1P
my key	2N-O
my kn	WN1N5L
my knee	WM
my laptop	kN
my last	2N
my late	5N
my leg	UJYNzO
my life	AJmNuL
my litl	NJOLQJXM#J
my lunch	mM
my mariag	jP
my mental	UN
my mind	uK,N
my mouth	pP
my name	RLiLmNqOxO&N
my nerv	UO
my new	yO8O
my numb	iL
my old	HL2M,M
my only	wM9M,O
my own	BKGKRMULWJYLaQbKfJiOmKnJpLvPxL1J8L
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
my stomac	VP
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
nam her	DO8O
name	DNQNRRVKdMeKgKiNkKmLqLxO8M%K&K,O
name .	RMdO,M
name off	qN
name on	xO
namugo	5O
nation	-O
natur	-O
navy	JOwQ
navy on	JN
nclex	tQ
nclex on	tO
near	FQJMKNMJYKdMmLuKvL3K!M%N
near .	FN
near my	uL
near pokrov	JN
near the	FP
near us	KN
neck	BMIPPMWP4N
neck .	BN
need	MJOMUMYNaPlNrOtNuOvH0J
need a	OLrN
need help	aO
need rain	ML
need to	uK0M-P
needl	NLSQWO
neet	tU
neet on	tP
negati	PNbQ)M
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
new	JLOLeNmMoKqNySzQ3Q8M&M*K-L
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
new school	zN
new tablet	XQ
new unifor	zP
new yam	*O
new year	&N-M
next	CMJKONfMkMoJtKwKxJyLzL2N3L5M6K7L9L#M%L
next door	BMXLZMjN
next month	eM2N3L5M
next to	CQqO
next week	JLNJOOPLcHfNtKwKxJyMzN3L5L6L
nice	mK-M
nicu	QQ
nicu .	QO
nigeri	-O
night	CLHNIOJNKKQKSLVKWMZVaOdM0N1Q6K8K
night .	ANBKCLFMHLJLKOQKVLWMZJaLhLjNnMyM8L
night aft	SM
night and	IMQOXJZJaN(L
night at	1N
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
nil	OM
nil by	ON
ninete	CMeLfJgLkJnNwQ
ninete month	eN
ninete year	gNkM
ninety	#Q&N
ninety day	&M
ninety on	#O
ninth	GQ
nobody	BLDNIKKJPKQLaNbLcJeKgNmToOpJrOzK
nobody .	mN
nobody answ	pK
nobody ask	aM
nobody has	mL
nobody know	cM
nobody sit	mP
nobody ther	pM
nobody to	mP
nobody want	rQ
nobody wil	PMrP
nobody would	AOoO
nod	YO
nois	-N
none	ZN
none of	ZN
noon	CNELuN1M+N
noon .	uK1M
normal	(P
norovi	XP
not	ALDMTKYJZLbMiNnJpKuHvJ
not .	DLKKNLPLbLgMoPrMuMvL1K
not @kin	mR
not a	HNMLiM*L
not aford	1O
not afraid	-O
not agre	uK
not alway	!N
not answ	pN
not ask	,M-P
not baby	DP
not be	AKCOFNaNbNvM
not bear	WN
not becom	-O
not been	AKOMTJiM4P
not believ	pK
not break	vO
not breath	VN
not cal	iN
not canc	)Q
not child	bP
not comb	TL
not come	DMHMPLVMbKdMeMiKuK
not compla	WNaN
not concen	0M
not contac	iN
not cry	EM
not decid	uN
not dentis	WN
not do	fM
not drink	&O
not eat	FJULXNhNvN
not even	QOTNVMWNnJrN
not fami	FL
not feel	BNpK
not find	ROrM
not for	,O
not forgiv	nK
not friend	mQ
not get	CJELFNMLSLTJUJVKXMYKaLfKtM0L
not go	ANIKVOnK,L
not god	pP
not greet	7Q
not guilty	)P
not had	ZMaN
not have	NMeNiM)M
not hear	YN
not heartb	DP
not hold	LNWN
not ill	(O
not in	XO
not job	rM
not keep	AM
not know	CLDJRNSMVLdMiKlLmJnHpLuNvHzK
not last	!P
not laugh	TN
not leav	AOJMaO
not left	TN
not let	BPELiJ0L3L&L,N
not lift	WOaL3M
not listen	vL
not long	ROpL(Q
not look	nL
not made	mN
not make	CODLUL
not mary	hN
not me	hM
not met	iM,N
not money	lO
not more	CPFLkM2N(N)K
not my	nQ
not need	-N
not new	PP
not on	)N
not one	AKFMHNMKVLaKmSrOzK
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
not say	PN,Q
not see	FKTNYLwO
not seen	MNiJ1M
not setl	uN
not signal	KN
not sit	WN
not sleep	PMWKZS1L
not slept	ZSzN
not so	-N
not speak	XJiMjLzN
not spok	iM
not spoken	iN7N
not stop	AKKNLNSNVJnMvK
not sure	pNuL
not tak	FN
not take	UMXLnN
not talk	DKiPjT
not the	vO-K
not ther	nN
not to	nLoM
not told	DMcNkMnN
not unsay	jN
not visit	QN
not visito	mR
not wake	AOCN
not walk	IPYR
not want	ANDKJMgOiLvK3N
not wash	TM
not week	FN
not with	AJCNEKGSSNVLYJeKjMnKoJwL2L4K&L
not word	PMiM
not work	YO
not worth	AL
noth	DKMNNLPOTOULVNWJZNbKiLkNlOpNrM)M
noth .	PLWJZNeMkOrJ)H
noth has	VN
noth is	VPbL
noth left	UN
noth mat	TN
noth more	FO
noth specia	-O
noth tast	TM
noth to	2N-N
notic	ANkPlMxM
notic if	AL
notic to	xN
novemb	GQ-K
novemb i	GO
now	DJFNILNLRNSMaMeMgLiKjLlLnMpLqKwM2M4K8L
now .	FMGMIJNNRKSJgJiKmLpJqKwK4J8N(N
now and	APFLKOMLRLcM
now he	RLSMTOjN2L
now i	ILXLaObNhNnKpKqM
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
numb	CLNLQMTMiPmM1K8M
numb #	NN8N
numb .	iP
nurs	FRROUNaQqPtOwLyN0K2J%N(L
nurs .	RM%O
nurs my	aM
nurs on	qNyJ
nurs say	FQ
nurs school	%J
nurser	DObMzP
nurser is	DN
nysc	rO
o	ENGJMJTKVKZNaLbLeKoMsLtL1H8K
o clock	GMZLsN1M8L
o lord	-G
oath	eR
ocd	UP
octob	cM
of	GLqK5K%L
of #	CMXOhLmJqHsNtKvOzL0N%M(M
of @kin	GMaMjO3N
of a	CLNLdM8N
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
of humour	-M
of it	UNVJWLaJeKnHpOvMxH6N
of ivf	bN8M
of jam	3N
of life	AMFN
of liv	AN
of march	GO
of mariag	gM!Q
of me	1O
of mine	FN
of my	BNCOEMGOHOILLNgJzJ1J9N
of our	dLxO5K%K
of pow	-N
of rehab	&N
of steal	RN
of stuf	3M
of tea	-L
of that	wN-L
of the	KLLJMLOJVJbLdJiKjKkJqLwKzM
of them	cNsJuKzM1J6J8L9J!J*L
of thi	UN
of try	bK
of us	EMMNaJjLkP4M5N6K7L!J#M%L+N
of work	rN
of year	1O
ofer	oQuQ
ofer me	oO
ofers	uP
ofers and	uM
ofers on	uL
off	AMEMKNTOUNVLZMhOiNkMoKwO4L5J&O(O
off #	VKhM
off .	AMEJTLZKaMhNkK)L
off at	wM
off for	UN
off from	4N
off not	AP
off sick	XN
off the	AJCOEMFNKKQJWMnNoMqM(O
off to	wS5O
off with	UM
ofic	IKLLULYMeQkKlKqSrNsNxMyO1O2L9M
ofic .	qM
ofic interv	eM
ofic is	eM
ofic let	eN
ofic politi	qN
often	-N
ohio	wM
oil	-L
ok	PN
okafor	,L
old	HPNMRMYKdKnMoKvO3J5M#N,N
old .	HLYO8N
old @kin	7O,K
old @pet	HH
old @work	,M
old and	BM
old coli	HN
old lab	HM
old mr	mO
old on	#O
oliv	*P
omg	)M
omg thank	)L
on	GLIKOKsLtMyK1L4L5M6L9L!K#M%K
on #	eMfO2N9M
on .	APBMNMTLUNhL
on a	ILQPWNYKfJhMsLuJvLwL1J4K5J6N8K
on an	4O
on bed	cM
on doubl	1O
on drip	QO
on east	-M
on emerge	lN
on empty	UM
on everyt	hM
on foot	5P
on friday	ELGLOHPGfMkLsLtM2K3L6H9K#J%J
on her	BKIMOJWJeMmLqMzM0M4K5K6M&N
on his	AMCKFKIJeP#O(O
on holida	6O
on it	KOWM6L)L
on matern	kN
on me	jM
on monday	CNEONHONPLeLfKkKsLtLyKzQ1H4L5J*J
on my	HMIGPLaHhKmMnOoJvK0M1N&K,M
on night	ZL
on our	INJO8K
on oxygen	QO
on pilgri	5M
on saturd	ELGJtLwMxL2L3M9M!J#J%M&K
on sunday	CLEMGLjKwL3L4K5K7M!L#M-J
on the	GLIKKLLLPKSLdMeNyL2K6L9K
on thi	AMGOmO
on thursd	CMDNEKOKPKsLtMzM1L4J!N%M
on toast	+M
on tuesda	CLDMOHRKUKfMsKtL5L
on video	eL
on ward	QN
on wednes	ELOLPLtM%M
once	BMFLULaMbMdJ)M
once .	UM-L
once more	FN
oncolo	NV
one	GHaJbKmLrLsNuOvLwMzN3L!K%L&K+L
one .	GJHMNHOLSKTKhLrLsKuLxLzL3L&H
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
one of	BNCLEMFLtMuL,K
one person	mN
one room	dK
one stay	cN
one that	uO
one thing	uN
one to	mK
one way	wO
one who	+L,J
one year	CMGR!K&Q
only	DLFOMLOKQLRKWMXLeKlKmOvKwMzK1L9L)K
only #	CMNNOMRLXM
only .	DNeL
only @kid	wO9P
only a	HM)O
only has	FK
only one	oN1N
only voic	mO
onset	RP
op	OU&O
op is	ON
open	FJHMLLMJOQTLZLdKlLrMxW0M7J
open a	xM
open at	xN
open her	TOxM
open his	xM
open it	xK
open my	ONpLxP
open on	xO
open saturd	xL
open the	eM
open univer	%O
operat	OWuL1M&P(R
operat on	OO&O
operat tomoro	OO
oposit	CNQO
or	PMTJWNYMlMuW
or go	uM
or hang	uM
or keep	uP
or leav	uM
or not	uR
or stay	uM
or take	uM
or the	uM
or wait	uM
orang	KO
ord	qNrOxN1P
ordina	-Q
ordina tuesda	-M
organ	-K
organi	0O-K
orkney	6N
oslo	uM
oth	KJYKfLgJiLjLmMqPvLwMzK7M9L%L
oth #	QO
oth .	jKlKqK
oth @kid	YOzN
oth nurs	qL
oth peopl	-L
oth weeken	gM
our	HLILKKLKYKwKxJ3K5K8K%M*M+K
our #	GK!K
our .	)N
our @kid	DKGJOLPMQLYNZKaMgLiKvLwMzJ0L4N8L9O%K
our @kin	CKELSLTLYNaMfLgLiLrMwMyLzM5J#M%M
our @pet	HMXQ,Q
our @work	CO
our asylum	eO
our bibl	-Q
our church	-K
our city	JN
our coast	KN
our countr	-P
our crop	MK
our dioces	-M
our feet	5M
our first	cM3L!N-N
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
our vilag	ILJNLM-L
our wel	MN
our whol	%M
our youth	-M
out	KMLNOOTKULdPfMgKhMiLjKmMrLwL%N&K(K
out #	CM
out .	BMGJKKUPaEcJdMiKjM
out aft	gN
out and	gM
out at	kN
out by	dM
out of	QLTOYLdNfMiLnLoLqMrMsMvL0L3M&N(O)M
out on	OKdLwL
out over	jL
out parad	%N
out thi	OP
out to	wO
out with	JNKJgMjN
outsid	COISULYNdPeLkK
outsid the	IP
ovaria	NO
oven	RNxO-M
oven .	RM
oven and	RL
over	HJJHKLfMgKhQjRqL2M4R6K7O
over .	AN2N)O
over @kin	jO
over a	jN
over for	-P
over it	uN+O
over kharki	JM
over my	,N
over the	KKLOQJfLjNqLxM2L3L4P6M7J(L
over who	jP
overdo	AS
overni	QR
overni .	QM
overqu	rP
overti	1P
overwh	UO
overwh and	UN
owe	lV(O
owe #	lO
owe the	lQ
own	BLCKIKRMULYKaObOdLiNmMqLvMwJxP3M
own .	mN
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
page #	0L
paid	#N)P
paid off	)N
paid the	)O
pain	WV(R
pain .	WP
pain in	WM
pain sinc	WN
paint	DObNxN-O
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
pap	JOMKTJdKeTgSlMoNqJtV%K)M
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
parish	XLjL5O+M,N-O
parish counci	-L
parish fete	-M
parish is	-L
parish priest	,N
park	IMVJdNjJkMtN)K
parkin	XS
parkin .	XO
parlia	-N
parol	fQ
parol board	fP
parot	HQ
part	0M%O
part time	%O
party	!O#Q-L
party .	-L
pas	CTGLHNKMiNnKqKtK2M6M%S)R
pas .	CLGK)P
pas away	CO
pas my	tG)N
pas on	CP
pas out	%T
paspor	BReO6O
paspor and	BO
paspor in	BP
past	CJDLGMYK8M%M&M
past #	CM8N
past the	&O
pastor	UOpM
path	KO-J
patien	aMjLvS0L1M2M&N-M
patien .	-O
patien pleas	-N
patien with	aNvM-H
patric	5N
paw	HQ
pay	dNlQnMuLxP)M
pay our	lK
pay the	lKxQ
payday	lS
payday is	lO
paymen	lP
peac	CMFNJQULVMjOqM7O-N
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
peopl	EKINJPKOLOMNYPmNsNxOyM1P+L-L
peopl .	mM-K
peopl come	xP
peopl i	-M
peopl of	KN
peopl on	1O
peopl talk	YP
peopl who	-M
percen	MM
percen .	MJ
period	WObP
perman	)O
permit	eQ
person	PMmN-L
person .	mM
person who	-O
perth	uN4M
peru	6P
pharma	0P
phd	0P
phd .	0M
phon	BNINJJPOSMVOeJhKiHjLmNoQrLvM0K8O
phon .	ILPNeLvM
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
pick	eMfPqLrOuN)M*U
pick .	uM
pick on	qP
pick up	fO
picnic	-M
pictur	DO
piec	PNUO
pigeon	-N
pil	AQSQZMaQlM
pil .	AO
pilgri	5T-J
pilgri .	5O
pilgri to	5L
pilot	4S
pilow	WOZOvM
pink	cN-M
pink lin	cM
plac	KOMNdOgMrPwMyM3P)M
plac .	KN3N
plac to	dO
plain	uN
plait	vO
plan	JOKMcM4V
plan .	4N
plan to	4L
planet	-N
plant	MMeMkQ*O-M
plant #	-N
plant .	kK
plant is	kM
plat	CMOOULiOjNnMwM+S
plat .	CJjL
platel	XR
play	FO-O
play .	-J
play the	-L
plea	fP
pleas	EMJJTJXKZLcJtK&L
pleas .	1M6N&N+M-O
pleas ble	!N,K
pleas do	,O
pleas forgiv	nL
pleas give	ZN
pleas god	7M
pleas heal	XN
pleas help	tL
pleas keep	OM,M
pleas let	PLQOcNrMxM
pleas pray	CJEJFNIMJHNLRLULVKXHaJeKhLoM
pleas rememb	,L
pleas watch	,M
pls	BJOKQJTJgKoMrMsJvJxK0M3J9M+J
pls .	-L
pls ble	9M
pls let	-J
pls pray	HLJKNKQKTJgLqMsKtJ1J3M
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
polic came	fP
polit	RP
politi	qO-J
poonch	JN
poor	XT
poor .	XN
poor with	XO
pope	-N
poridg	aO
porn	SQoQ
porn adicti	SM
porto	LN
porto alegr	LN
positi	PNcMkPsMyP
post	HMVKaLgLhJiKkPmJpKrNsSuHwJyR
post .	gMsM
post in	uL
postna	TO
postna depres	TM
postpo	OP
pot	MOxK+N
potato	*O+O
poultr	xQ
pound	8N
pow	KN-O
pr	)O
practi	sOtO2M
prais	8M(R)S*O
prais god	)M
praves	3N
pray	LKQJTKpPrK5K
pray #	BLJNNKQK
pray .	AJLMXJpKsM)M,J-L
pray and	pP
pray for	LKMLNKQJTKXJYJaKbNfKwM5F*L,H
pray group	-L
pray i	-L
pray in	-O
pray she	uO
pray that	-K
preach	1O
pregna	DQbOcS
pregna .	bNcN
pregna aft	cP
pregna and	cM
premat	8N
prepar	-P
prepar my	-L
presen	qL1S
presen at	1M
presen to	1P
presid	-O
presur	QOUOXOcMwO
presur .	cN
preten	wN
pric	lO*Q-M
priest	BNFNpLuP9M(N,N-K
primar	zN
princi	qPsN
prison	fQ
prison .	fM
proble	lM
proble .	lM
projec	1M
promis	AKSNnNoMtM5N9P
promot	yR)M
promot to	yP
prop	yM
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
pump	aO
pumpki	*P
punch	IQ
punish	-R
pupy	,O
purs	RM
push	BLDN
push me	BM
put	DLHROMQLROUJdKkKlOnNqLxMzM7H
put @kin	uN
put a	OM
put all	xN
put down	HO
put her	RJ7N
put his	RN
put it	lM
put me	qM
put my	HHWLnLqK
put on	yM&O
put one	QO
put our	HJ
put out	CO
put the	DNRO
put them	AO
put to	HO8M
pyjama	RPsN
quak	KS
qualif	%O
quarel	jN
quart	1O
questi	pOtQ
queu	-M
quick	-K
quick .	-N
quid	lN
quiero	AP
quiet	DKFJJJbNmPqKuKwO2M-N
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
rain	EMLRMWdM9O!L)P*L
rain .	ML9L
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
rais	CMiMjNvP
rais #	vO
ramada	-L
ramp	YR
ran	HM!M
rang	ALCKFLPMlMvO7S8L(L)O
rang .	7P)M
rang the	(P
rap	BSIM
rap .	BO
rap me	BL
razor	AP
rea	sM
rea want	sN
reach	FMKOhK
reach for	hM
reach my	KO
read	EOGMaKiLpOtL0V7M9M%J
read .	EMiM0L
read and	0N
read at	EM0M
read the	EMpM-L
ready	AMFO
ready .	-J
real	jMpQyM
real .	pO
reason	ALTNVM,O
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
rehab sinc	&N
reject	eNrP
relaps	ST
relaps .	SO
relaps last	SN
relati	BP
releas	fP
remain	)O
remand	fQ
remary	iO
rememb	CKGQKLMMRNTKUHYLbNmNtN!K,N
rememb my	GL,J
rememb the	GL-M
remisi	(P
remova	EO3O
renew	kO
rent	SLdSlVxQ
rent .	dOlP
rent is	lP
rent thi	lK
reorga	2N
reorga my	2N
rep	rR
rep .	rM
replac	OQ
replac on	OO
report	PPqT1O
report the	qP
reques	-N
reques .	-O
requie	EO
rescu	KPLN
reserv	MO
resist	oP
resit	tQ
resit on	tK
respec	-L
respit	aQ
rest	CQEQNJUMZRcQ
rest .	ZMcK-K
rest for	ZO
rest in	CO
restau	xN
result	PVeMtR)Q
result .	PM
result come	PL
result of	PL
resum	yQ
retak	tQ
retir	iKmPuM2W
retir .	2P
retir from	2O
retir next	2N
retir on	2M
retire	2R
retrea	-O
retren	kP
return	hOiN
return to	iN
reveng	-O
revis	0P
rib	WPXP
rice	BMLNSLwO*Q+P
rice and	+O
ridg	KQ
right	OKWLYLhJiNjLuOvO4K7L
right .	vM
right now	4L
right word	vN
ring	PPSLVLaKgMhQiJmQrNuL9Q
ring .	VMgOmM9N
ring back	hN
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
road	EJHLIPKMLMMKQMiK5M6U
road .	6J
road are	6N
road from	6O
road trip	6M
roar	8O
roar .	8O
roast	+P
rob	IP
rob at	IO
robin	-O
rocket	JQ
roo	6N
roof	KRLPVKdN1O)K*M-K
roof and	-N
roof fund	-O
roof in	-N
roof today	VM
roof with	LP
room	BLDMFNTLUMWLbOdPhLjMmOqKwQxL3Q8M
room .	BMDKTLbLqJxM
room and	wN
room at	BM
room in	dNwN
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
round	FOGKNNbQrLsPuJ2N4L6L9L%K+N
round #	NNbO
round .	sM
round it	+M
round of	bP
round the	FM+K
rounda	tP
rout	yN
row	EKjS1O4N%N
row #	4O%N
row .	EM
row on	1N
row with	jP
ruby	!T
ruby wed	!O
rucksa	5N
ruin	LP
run	HLJLMLOHRLUQVLXLZKaKcMdKqLvKxN1L&M(N*N
run .	VNXM
run on	UP
run over	HL
rung	iO
rung sinc	iL
rush	QQ
ruth	,O
ruth .	,M
sack	kQ*N
sack .	kO
sad	TQ3N
saf	8N
safe	BQIKJMOKVLcM1L4O5L6S8O)O
safe .	JMcL6M8M
safe at	BN
safe on	6N
safe travel	6N
safe with	BO
said	DJFNNHOJPKRNhMiHjQnJoL7Q9M&M(N)O
said .	NMOO
said i	RLjL
said not	nM
said someth	jMnN
said sory	7N
said the	jK
said they	kO
said thing	jM
said to	nM
said yes	9P)P
saint	5L-N
saint jean	5L
salary	SM
sale	-M
salon	xM
same	DNGMILRKTKZKeHiMjLkLoMpLqJsKwMzK7M!Q#K%L
same day	kO
same woman	!N
sampl	PR
sand	MP
sandba	LQ
sandwi	EN
sang	CO-K
santia	5R
santia .	5L
sarah	bP
saria	5O
sat	AMUNfOgMiNtPwM1K7P&L)K
sat .	tO
sat down	UO
sat in	UM
sat on	-L
sat us	gN
saturd	EQGKfLsMtMwKxL3M4L9R!L#J%O
saturd .	GKxK3J4K9J!M#F%H&L
saturd and	wL3M9L#L
saturd first	%L
saturd in	EM9N
saturd we	%L
sav	DP5Q)M
saving	lSxQ
saw	POcPdLfMhOiP
say	FNPLTNULbKeKmLnKpPuNvJ+P
say .	CMEMFJPLVLuKvO,M
say @kin	FG
say befor	+N
say day	FP
say everyt	TM
say give	vL
say good	mP
say goodby	CL
say grac	+N
say he	AMHNTNhMpOvK
say i	iPqOvO9O
say if	BN
say it	BLFMHKPJTKUGWNXOeJnL
say not	oR
say one	uM
say she	BNNMTNULhL
say someth	+M
say sory	BN7Q
say thank	(N)N
say the	UKYMpO9L+O
say ther	TM
say we	DMfO
say what	TO
say yes	uL
scan	DPPVcR(O)Q
scan .	DN
scan came	)O
scan clear	(O
scan is	PN(M
scan of	PL
scan was	)J
scar	AMBMJONKOMVTYJcMzK
scar .	OLcM
scar of	OKVO
scar to	BNVR
scater	EQ
schizo	UQ
schola	)R
school	IOKMVMYLnKrLsJvLyLzW0N2K%P
school .	ILVNYHnKsMvNzK%J
school and	zJ
school at	zM
school fee	lR
school for	zO
school gym	KK
school in	INzQ
school monday	zL
school on	zN%N
school thi	%N
school tomoro	zL
sciati	WT
scratc	SP
scratc card	SO
scream	UPWPjQqMvP8L
scream at	jKqLvM
screen	DLcQ,N
scrol	%Q-M
sea	FKLOeM3L6Q-L
sea .	6O
search	rO
season	MNOL1Q2M*T-K
seat	wM4P
seat .	4M
second	CLDNEJGOLNMNNMPMYJbKeKnJsNuLxNzN0M
second hand	xP
second interv	sK
second round	NOsP
second step	LN
second time	DMLLeM
second year	0Q
sectio	OOUP8P
securi	kN
sed	-N
see	FNPLTPYLaKfNiMmKnJoLsPuLwK4K5L6K%M
see @kin	6K
see her	iLnN
see i	sN
see it	%O
see my	6M
see the	AKFNOLTMYMrNuK6K
see us	PN
seed	MP
seedli	-O
seek	rP
seen	MOgLiL1L
seen a	gN
seen my	iN
seizur	XO
sel	MJSMdMlLoOuOxR3P*N
sel @kin	uL
sel the	MKuO3L
self	AQmK
self checko	mM
self harm	AN
semina	uP0P
send	KMMOaOeJiMmKrOvLxL1K+H
send help	vM
send me	eO
send rain	MO
send the	iN
send us	-O
sens	-O
sens of	-M
sent	ANFMJQPOgMiMlJnMrR7M
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
servic	ESfOsL
servic for	EO
set	CNmMwLxP5N6O
set off	5M
set up	xQ
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
shak	EMIPSOUPVQXMsKtK&O
shak .	IMtK
sham	nQ
sham .	nP
shar	iNqO7N+O,L
shav	NO
she	DLHLNLRMTKUMYJaLgMhPiKnNwMzL
she ask	FM(H
she ca	VLWKXMYKaM
she cal	RM
she cry	TKnM
she did	-N
she died	CL
she doe	ANRMTMnN,P
she gave	hN
she goe	vN
she has	FLNLPLRHXKdOgOsLuK6N
she is	OMQNULVLXLYJcNiJnJvLwMzJ4L#L(L,N
she keep	OM
she know	zM
she left	hM
she los	-N
she put	RK
she said	hNjM9P
she say	BPTM
she slept	HN
she stil	!N
she taught	2N
she took	hN
she used	TK
she want	ALhO
she was	CODKGNHLSLYKaJhJkKnL
she wil	FPOLuMzM2M%M
she wo	VN
she would	GL
shed	HOKK-M
shed .	HN-M
sheep	MOZO
shel	JT
shelt	dS
shelte	3O
shelte hous	3M
shift	UMZKqPyQ1R3Q+K
shift .	qK1L
shift at	yK1N
shift from	3P
shingl	WRXS
ship	JSwM6O
ship out	JR
shirt	gOsOwN
shiva	EQ
sho	RMsPzN
sho in	RN
shook	UM7T
shook .	UO
shook hand	7R
shoot	IT
shoot at	IN
shop	CKIQKKLNSLVKaLlNoKrMxU2M&J(K)J
shop .	COILxH-M
shop is	xM
short	nN1P+P
shortl	sO
shot	ITMN
shot in	IO
should	ENWMiMnNoLqNsOuS3L
should have	nO
should i	uR
should not	oN
shout	UNaMjSqOvO
shout about	jN
shout at	ULaLjOqLvM
show	MMNNTNaJbNcPdNuMvJ2L
show .	-P
show at	dN
show me	uM2O
shrin	5P
shut	DMIMTPWMkPxN
shut .	TNWK
sick	PJUMVOXRcL1M5H6M(L
sick .	VMXP1M
sick and	XM
sick for	XO
sick of	-O
sick with	XL
sickl	WQ
sickl cel	WP
side	CKJMKNXMZNgMiLjN
side .	KN
side of	CO
sight	YQ
sight is	YO
sign	TJUMYOfKgRlNnOuOxSyL(J)M
sign .	-O
sign me	UN
sign off	UO
sign the	gNxM
signal	JMKR6Q
signal .	JM
silenc	iP7N
silv	!R
silv jubile	!O
silv wed	!O
sily	-N
simp	(P-N
simpl	-N
sin	nP
sinc	GQKMMKTPVOXMYKZMaLdLiOjMmNpNrO!N&O
sinc #	JMXLeOiMrK1L8L
sinc .	jP
sinc @kin	CLGMiOvQ7K
sinc east	TJ&N
sinc he	iN
sinc his	aM
sinc i	GKVNWLaMiNmLqN7L
sinc june	MM
sinc last	rM
sinc march	MM
sinc my	CMGQmK
sinc our	GMaN
sinc she	GL
sinc sunday	QMjN1M
sinc the	GJIMJQKNTKVOWOYPZNaLdKgKiLjKmLqMrL7M&L(P
sinc we	GHjLwO!P
sinc yester	XO
sing	CLEPFNOORNTLpL1M#N&M-O
sing in	TK
sing the	-M
singl	mQvQ#N
singl @kin	vP
singl dad	vN
sink	&O
sir	QNkM
siren	JS
siren all	JO
sit	FPIJTNVLWNYKaKfMkNlLmOpMqMrMsLtQzK0O
sit .	WL
sit alon	mN
sit at	rN
sit befor	sN
sit his	tN
sit in	TPVNfKgNjNkOmLpM
sit my	tM
sit on	TOlN
sit the	tR
sit ther	pN
sit with	FLaOmO0N
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
slap	BR-L
slap me	BN
sleep	HMIOJKKPPLSLZWdU
sleep .	ZQ1J
sleep again	ZK
sleep i	ZO
sleep in	ILJMKKdPgN
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
slip	CPFOQNRMWN&N
slip .	&P
slip away	CNFP
slip disc	WP
slot	SQ
slow	0O&Q-O
slug	-P
smal	CKDJNLPKbMeJgHqJxNzK3O4M6M8N&M+J
smal @kid	NM
smal boat	eN
smal one	CM
smal thing	-O
smear	PP
smear came	PN
smel	SQUNvMwL
smel it	SR
smel of	vN
smil	TPYLbNqO1J
smil .	qO
smil and	YO
smit	-K
smok	KPSR
smok .	SK
snap	UP
snap .	UN
snapch	hN
snor	ZP
snow	eO6O-Q
snow .	-J
snow day	-O
so	FJVJWMYLaKbLmKwJ9L#J
so #	KO
so alon	mL
so anxiou	VP
so bad	WNXO
so down	TP
so far	xN
so hapy	-M
so he	FMiM
so i	aNeMhMnLtN0M#M,M
so it	aM
so lon	mM
so much	WMsM,N
so nobody	BP
so proud	%L
so quiet	wN
so scar	VM
so that	1O
so tidy	wM
so tir	UJZMaJ
so we	FN#O
so weak	XL
sob	SQ&W,N
sob for	&N
sob on	&N
sob today	&O
social	BOVO
social anxiet	VO
socket	UP
sofa	dRjN
soft	FP,N-M
soften	qP
soil	-M
sold	MNSSTNdKkNxQ2Q3O%M
sold @kin	SM
sold my	SN
sold one	xP
sold the	MNSO2P
soldi	JT
sole	aO
sole car	aN
solici	gT
solo	6Q
somali	MN
some	AKILUOZLaLvLxM+P
some day	aM
some word	+N
somebo	ILaKmQnLrPxL-M
somebo .	-L
somebo to	mP
someon	BKINhMiNmKoNqMrM,K
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
sory	ALBNFMnR7Q
sory .	BLnN7M
sory to	7O
soul	CQcMmO
soul .	CO
sound	JM
soup	+P
sourdo	-O
south	JNMP
sow	-N
spar	bL
spar room	bL
speak	EJXGiNjMmMqOvNzN1L
speak .	XKiNjJ
speak at	EL
speak to	jM
specia	YO-M
speech	1P9Q%O
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
spr	TNrK3L(N
spr and	rM
spread	NOqM
squar	%N
squar hat	%N
squeez	FO
st	FNOKQNcKrL5R9L(K-L
st columb	-M
st franci	-N
st joseph	rN
stab	IR
stab in	IK
stab outsid	IN
staf	qNyM1N
staf room	qN
stag	NSVN%R
stag #	NS
stag in	%N
stag on	%K
stair	BMLKQNUGVLWOXNaM3N
stair .	BM
stal	tNxP
stamp	eP)O
stand	EMLMMLRPWOYJcMeJfMmNoMrOwJ2K9N
stand at	rP
stand in	RQ
stapl	qN
star	TNYOZO-M
star at	TNZM
start	NPYMvKxRySzR0N7M*N
start a	xP
start as	yN
start at	yNzN
start big	zL
start chemo	NN
start cut	AM
start it	7P
start kinder	zN
start monday	NKyN*L
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
stay	JJOKQJTMaLcPdNeLoPuN0L3J7M&P
stay .	cNuJ
stay clean	&M
stay in	uL0O
stay or	uL
steady	OQ1L4N
steal	RN
step	LOWLYMfL5M&R
step .	-N
step and	LN
stick	YPbO
stil	CPDKGNIMJKKLNLPKQLbNeLhMiKnMpLrNwJ!O&M
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
stol	nP
stomac	VQXL
stomac bug	XM
ston	GMKOWO
stood	AMENGMUO!N
stood in	!N
stood on	AO
stop	DKFLIMJNKLLMNJSMTNULVLWJhKiKjMoMpN2O&M
stop .	SN
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
story	-N
str	US
str at	UM
straig	oP
street	HJIKJOKOLORMdQeKiN3N
street .	IJdK
streng	EMXMaOoPpM1O
streng .	1L-N
streng for	1O
stres	UQ
stretc	QN
strik	-O
strok	CJQQXRYPaP&M(M
strok .	aM&L
strok and	XLaM
strok on	XO
strong	8M
strugl	oN0N
strugl with	oO0N
stubor	!M
stuck	JMQMeO0Q
stuck .	0L
stuck in	JN
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
suden	CN-L
suf	TN-N
suf .	-O
suf from	TL
sugar	XPYNcL(N*N
sugar is	XO
suicid	AQ
suicid .	AP
suicid though	AN
suit	fNsP
suitca	eOgO
suitca and	gO
sum	XMrM-K
sun	*O-P
sun on	-O
sunday	CNGNQKpLwM1L5N7K!M#L+P-L
sunday .	CHFLJMQJhKtMuLwJyM1K4M6M9L!J#J
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
surgeo	OR1M(P
surgeo hand	OM
surger	OV&L(J)M
surger .	&N
surger tomoro	OO
surger went	(M
surpri	!O
surviv	nP
swalow	XM-P
swap	3O
swap the	3O
swear	oO-J
sweat	4N
sweet	XKoPvM#P-L
switch	LNTN
swolen	WO
sydney	wO
syndro	YO
syndro .	YO
synod	-O
syring	FN
syring driv	FN
system	-J
t	-N
tabl	UJYLfNgLiMjNmKnGuMwL0J7O+T
tabl .	UMiMjM+K
tablet	ASTQULWNXQZMaN
tablet and	aM
tablet do	WN
tailor	xN
tailor shop	xL
tak	FLOPRJSNTNUKaLqNrNtNvKwH3M4M6M
tak care	aP
tak credit	qM
tak her	BO
tak me	TP
tak my	OO
tak off	4N
tak our	wL
tak the	tO
take	AKFMOKVMWKXLaKbOdKfJnLoKrJuO4N6J
take .	bO
take her	AM
take it	nLuL
take off	4O
take the	IMONnNuL6M
take turn	FMaN
taken	FNQOULgNqLwLyO
taken the	FL
taken to	QN
talaq	gQ
talk	AQHMJLUMYOhMiNjNmSpJqJsPvL1K7R
talk .	iLjMmN
talk about	AO7M
talk again	7O
talk him	AP
talk les	-M
talk sinc	jO
talk to	HOiMjKmNpL
talk when	qM
tank	MP6N
tap	MOUP
tast	TQ
tast of	TN
taught	CONLRMpQ2O,M
taught me	CNNN,M
taught my	2N
tax	1N
taxi	8Q
tb	HPPNXP
tea	CMQLRKTJ7L!L&M*N
tea .	-J
teach	ILUOrMsNtLvOyL2N&K-N
teach #	UL
teach me	vN-Q
teach us	vK-O
tear	UP
teenag	VMvO
teenag @kid	VNvO
teeth	OO
tel	ANCKFLJMNKPMRKaJeJhJiKkMpLqNsKuMvH1L7K
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
tent	dP6O
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
text	CGhPoQ4O
text .	hM
text my	oM
than	YNlLvKyMzN0M2M,L
than i	-N
thank	7M8N!L#L%P&L(S)T*P+Q
thank .	(L)K,O-N
thank be	8M(J)M
thank for	(M)L*L-O
thank god	IMkL%L(M)L*M
thank the	(N
thank to	)M
thank you	7N8N9N!M#L%L&J(L)M*K+L-P
thankf	-N
thanks	*O+L
thanks din	+L
that	RLbNnOoMpJ7M
that .	bNvN7K(L-J
that @kin	BPCMoK(M
that he	AO
that i	EKWKbNjNnKoKqLvKwL1L-O
that is	GLOJQKSMTLVJWMaJmLrOvJ3M,N-K
that it	JN
that made	+L
that my	GM,M
that night	nQ
that our	-M
that peopl	-N
that road	6O
that stag	%M
that the	ELJOMMNM)N*K-M
that they	eOvO-J
that we	-N
the	KLLM
the #	DMGROOPLeMfOlOtKuKwMxMyJzK2M3M4J9P!M#J
the @kid	DMHLIJJLLKSLVKcLdKfLgOlMnLvKzJ6K
the @kin	BNDKELIKJLKJUPbLcLfNgKjKuKwJ7K8M9L%M(L*K,L
the @pet	HHKKOLZNcMdLgOhLsKwO3L)J
the @work	IMqL1M
the aborti	nN
the aciden	YO
the acount	lN
the adopti	bP)M
the air	4N
the airpor	wN4O
the aisl	9R
the alarm	ZO
the all	(O
the ambula	COQN
the anaest	OR
the aniver	GO
the army	JQyL
the arthri	WO
the atlant	4N
the audito	1P
the back	EO6K8M,L
the bad	NO
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
the bel	(O-M
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
the botl	SQ
the bowel	NM
the break	qK
the breed	MO
the bridg	ASLL1L
the burial	EO
the bus	INRMVNmKyKzM5N)M
the cake	#M
the camino	5O
the canc	NP
the car	KKRLTLUGVMbLdMfKgLiLjKlOpNwL7L)J
the cater	9O
the ceil	ZOpO
the cel	fP
the cemete	GM
the ceremo	%P
the chemo	NP
the chip	IN
the choir	pM-M
the church	ENKMZNdMpL9M-H
the client	1N
the clinic	PPQNbLuL
the clock	TOZJ
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
the court	)M
the cow	MK
the cr	pO
the crem	EO
the crop	ML*O
the curtai	TM
the cury	+M
the cyclon	KP
the dam	LRML
the dark	TM
the date	GN
the day	EMGPaMqMtM#P
the depot	qO
the din	aN
the dioces	5P-N
the direct	qN
the dish	jO
the divorc	gMiNmM
the doctor	FNPPRLTLUMXObOcMuJ(Q
the dole	rOyN
the door	DLHLILLKUMVMcNeKfNiNxK4M7L
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
the eulogy	EQ
the even	-O
the evenin	mN
the ewe	ML
the exsult	-N
the eye	NN
the factor	kO
the farm	uN2N)N
the farmho	3N
the fauré	-L
the fear	VN
the feast	5M
the fenc	jO
the fev	(L
the field	HNMO*M
the final	-L
the fire	KLsLyL
the first	GHlMwMxOyMzJ1N2L4H6M7M%L&J(L*K+M
the flat	dM
the flood	LO
the flow	-J
the flu	XP
the flyov	dO
the food	lN
the form	uO
the fram	&P
the freez	bO
the fridg	RNZM
the front	EMFJJR
the frost	*M
the funera	EO
the gas	VPlM
the gate	KLVLkOzO
the gla	QL
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
the hospit	QOsMyM1L8N(M
the hotel	kN
the hous	CMFKHJJLKLRMTKUJVKZKdMgNiJlLuHwK3K&L)M
the hurica	KR
the icu	QM
the incuba	QN
the inheri	jN
the job	rNuLyN)L
the judg	fRgO)O
the jury	fP
the kaduna	IO
the ketl	RM3N7M
the key	hN3Q
the kitche	LLTKgMjK1K)L
the knee	YN
the knif	OQ
the knot	9P
the lab	PP
the labour	8O
the lady	BN,M
the lake	MM
the lamb	-O
the lamp	pO
the land	ZL
the landlo	dO
the langua	eP
the laptop	oO
the last	FNMMcMiKsLwK2L5N)L*N
the lawy	gQ
the lead	HO
the leas	xN
the let	AMPOeMlN0M7N)Q
the librar	dNsK0N
the light	LM
the line	JOkN-N
the list	kO)O
the litl	DM4O
the liv	NO
the loan	lN)O
the lock	dN
the lord	CP(O)N-K
the lory	3O
the lump	NPPM)M
the machin	FN
the magist	fQ
the maiz	)P
the mamogr	PN
the man	QKdMfNhOjKuM,L
the mango	-L
the market	IN*N-M
the match	-O
the matern	8N
the matron	qO
the medici	NN
the men	IN
the met	lPmN
the metro	JO
the midl	gN
the midwif	cP8N
the min	KO
the mine	kP
the minist	sN
the miror	sM
the mis	qM
the money	uM
the moneyl	lR
the monsoo	MO
the moon	-M
the morn	FLONSN8L
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
the ofic	eLqM1O
the old	dMzM+K,M-N
the oncolo	NS
the one	SNTJaLbMhMlLnMuNvK1M6J%L+J,M
the only	AOmPoMzN
the operat	OJ
the oth	KJNNYKiJlLmMqPuM3N
the oven	RN-M
the page	0O
the panel	sP
the pap	eJgP
the parish	5L-O
the peopl	KM
the phon	PQSJVMeKiJjMlLmLoK7K8O)K
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
the post	VNgLsMuK
the pray	pN,N-J
the pregna	DQ
the priest	(O
the prosta	NP
the psalm	pN-N
the psychi	UP
the pub	aN
the quak	KP
the quiet	FM
the radio	mK
the radiot	NP
the railwa	2M
the rain	ENLJdN!O*N
the ramp	YO
the read	EO
the red	lO
the reek	5N
the regist	9M!N
the rent	SMlO
the reserv	MO
the rest	-K
the result	PM
the rice	SM
the ridg	KQ
the right	uMvM-M
the ring	hS9Q
the riv	LP
the road	CKHMIKLLiM6M
the rocket	JO
the roof	KMLKVL1M*M
the room	dN
the rosary	-O
the same	DLRMSLTLZJkGsLtMwK7M!M#M
the scan	DPPO
the schola	)P
the school	ALIHKNLMoMvLzG1J2O3L)M
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
the shirt	sK
the shoot	IO
the shop	VMaMxL2M
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
the sort	-L
the sound	JN
the soup	+L
the spirit	-M
the staf	qM
the stag	%R
the stair	BNVLWNXOaN3N
the start	-O
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
the tabl	UMuN+O
the tablet	AOWM
the taxi	8O
the tea	QN
the tely	mO
the tenor	-M
the test	cR)M
the theory	0O
the third	DKLL
the throat	BK
the til	IMnOoN
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
the vet	HSOMXPlM
the vilag	CO
the visa	eM)M
the voic	UP
the vomit	XL
the waist	YO
the wal	BMLLTPWOjN
the war	JP)N
the ward	QSyN1J(M
the wareho	1M
the wash	-J
the wat	LQ1M-K
the way	CLRN5L8O,M
the wed	bNhNiM9L
the wee	DLdO
the wel	MP
the wheat	*P
the wheel	6M
the wheelc	YP
the whol	ENKKSMTLYKfKkJqK1O8N#H%L(J)J+L-M
the wifi	-N
the wil	iO
the wind	KP
the window	FMLLQPmM
the wing	4N
the woman	,M
the womb	bO
the women	MM-K
the word	jLpO+L
the world	-J
the yard	HM
the year	-L
the young	JL9M,L-N
theatr	OS8N
theatr at	OP
their	IJKNLNdKjLlKmKtMwK3N4M5J9J!O)M+J
them	JLbMoKvNzK1J5L6J9J!L*M
them .	CJKJLLSKUJbMhKkKlJoKpKvJ1M5K9J!J(L*K,N
them by	uL
then	DPPJRJSNTNUKVLWLZOaKiKlLwK1M2O9N
then i	UOaL
then the	BNSNlN1M
theolo	0O
theory	tR0N
theory test	tL
ther	DKILJPVMZLdMkKlLoNpNzM3N
ther #	kM
ther .	ILJKeMfMkKpKwMyLzL1K3N
ther and	VMpP
ther be	-J
ther is	DLJKMMTMVJdLgLlOmOoMpLqLrNsO+J
ther listen	ZM
ther sinc	kP
ther was	DNIKnN
ther when	nP
therap	&N
thes	pNvM,N
thes day	,Q
thesi	tQ0T
thesi .	0M
thesi chapt	0L
thesi is	0M
thesi on	tP
they	FNIQKMLLNNOPPQQPYLdLePfMkRqLsP7L
they are	EMILKMNKOQQLVLYJbMgJjNmKvO8L
they ask	sPuL
they cal	%O
they can	FN
they clos	kP
they did	PJ
they fir	kN
they found	NNPK
they gave	FOkN2L
they go	qO
they had	DM
they have	FPLMNLOKPKQOUJcKdKeLiJqMuHyLzM3J4N!M
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
they took	ILPPUNeNfMkL
they want	uP
they were	HP
they wil	OLsOvM(M
they wo	JM
thi	ELGNcJmJ1N!N%L*M+L
thi .	AMUM
thi @kid	cOvL
thi aftern	EN
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
thi morn	CLHMJLKJQMRKbLcKgJkMwJ8L(N)O
thi one	cQsM
thi season	*O
thi sunday	GP
thi time	GLINNN-K
thi town	-N
thi week	CLJNUMeKmGnOrNtLuL1K6G!L&M*L
thi weeken	EM1K3M9M#K%M,M
thi wint	-L
thi year	DObMlL5O*Q-M
thick	YO
thin	&O
thin .	MJ
thing	ANPLTJUMVLfLhNiGjPkLnLoLqKuJ7J
thing .	TMhJ-J
thing about	jM
thing to	jOnL
think	ALOLRLSJTKUNVMWNgLjJnMoKpMwM4N9L,M
think about	ANnN
think i	ROTLUJ4O
think it	TLVK
think of	jN,L
think someth	VM
think the	UP
third	DRGMLMMONMQMSMVKZLcKlKtNuKzP0K
third atempt	tO
third ivf	bM
third miscar	DO
third one	DO
third time	DJLNtK
thirst	MO
thirte	vP
thirty	CLFMRLWKkMpKtL1N2O3N5L!N
thirty #	2M
thirty year	WLpM3N!K
thos	INJOoNyL)K+K
though	AOVNaMgLhNkL(M
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
throat .	BN
throug	EJLKNNQJSLTKULWMZKaJbLgO0K5J6P!L)J
throug .	)N
throug a	gL
throug the	BLQKVLWMXM6K!M
throw	VOvM%N
throw up	VO
thrown	dL
thrown our	dM
thumb	-M
thund	VO
thursd	DKENOOPOdLfPlLsPtP1K3K4G!L%M
thursd .	DKEMKMOJPKeKfLsLtM1L%L
thursd and	1N
thursd for	OL
ticket	eOwL
tidy	wN
tidy now	wM
tie	kNsO9O%O
tie .	sO
tie the	9N
tied	IP
tig	HO
tight	VO
tiktok	vP
til	FMILPOQOSMTLUJWNZPcKlOnMoOtLuLvJ1M*J
til #	ZNtO
til .	IN
til dawn	ZN
til noon	uN
til the	ZMcNlL
tim	ROSKVOXLYLaKbM0L
tim .	0J
tim a	XO
tim and	VL
time	DJLJVMaJcLtNvLzK4O5L7M&L(L
time .	DKFNMLNOSMaNbKeHsKtH7K&E
time i	RNcK
time in	LOzM7M(N
time lucky	tK
time on	2N4N
time sinc	7N(L
time the	PMVO
tin	5N
tiny	DO8P
tir	AKTMUPYNZOaLdMrNvK1L6L8L
tir .	UPaG
tir of	AOULYL
to	ALoLuMwM3N4P5O6O7J
to #	-M
to .	mL
to @kin	gPiLvM4O
to a	TKUNeNlNmLzM2M3K9L
to all	-N
to answ	uM
to ask	vN7M-K
to be	AKDLFLdLpLrNvMyM8M9L-L
to bed	jN8M
to believ	pO
to board	wP
to bring	vL
to canada	wN3L
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
to eat	mM+N
to end	AO
to exist	AM
to feel	pL
to find	hOrN
to finish	0P1N
to fly	4N
to forgiv	7N
to german	eP
to get	KMVJrM0N1M
to give	1J-H
to go	BLFKNMQLRMVLdLfLkKoNrL0M1M5K
to god	8L&K(L)N
to have	bLuN
to hear	PJiM
to help	aN
to her	FMSOcMyP7N9L
to him	AMCLiNqM7N
to his	wO
to hospit	QL
to housto	4N
to jos	6M
to jump	AK
to kil	AMBN
to knock	5N
to know	uJ,P
to lago	4K
to learn	0O-L
to leav	VM3K
to let	HO
to lie	cN
to live	AOYLdLuL3M
to look	MNcN
to lourd	5R
to love	-K
to make	uN7N
to manila	4K
to mary	uO
to mas	pN
to me	ALBHCMDKRLTLaKiMjKmKnKoLqMuKvL#K
to meet	7P
to melbou	wN
to mind	aQ
to move	COuM
to my	EMINLKYKZLiNjLnOpKzJ3L6G7N8L#P&O
to open	xN
to our	HJ3J
to pas	tN
to pay	lP
to pray	,N-K
to put	HK
to quit	SO
to read	EL0P
to remain	)O
to rest	ES
to santia	5P
to say	CNEMHKlLmJuEvJ7M(N)N+Q
to school	VM
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
to tel	ALhOkNuK1L9N-M
to text	oM
to thank	(Q)N
to the	EQGKJMLMMMTKmPqJwJzP1M3K6J&M(L*M
to theatr	OP
to thi	-L
to toront	4O
to unaliv	AM
to uni	wN
to us	vL,M
to velank	5P
to wait	-L
to wake	ALZN
to walk	&N
to win	-L
to work	DMyN
toast	!O(M+N
toast .	(N
today	ENGQHKRK8L!P#T%O&O(P)N
today #	#M
today .	DMGJHLPKRKWKdLfLgLsK!K#M&J(J)L
today @kin	GM
today and	RM#O(J
today ble	#O
today he	(O
today i	#L(J,M
today is	GQ
today just	-M
today my	#L
today not	&M
today sinc	GN!L
today we	EN
toe	8P
togeth	CKXLhQ2M7P!Q+N
togeth .	hN7J!M,O
togeth and	7O
togeth at	7P
toilet	UOcNmMzP
toilet .	zO
told	BNDNFMNNRJTJVNYKbQcOdJgMiKjMkQnMqM#K(L)N
told a	nM
told me	AKTNbLnJ,M
told my	DJjNkLnK
told the	DKgM
told us	FJYMcNgO(N
tom	9L
tomato	*N-M
tomoro	ERGPOQPNfLsQtQwLxMyPzP1M3L4Q9P!L#O%M
tomoro #	sLyK
tomoro .	AKEJGKOMbMcMfKsJxLyL1N4H6M9L!L#K%J
tomoro and	ELtOzL#N
tomoro at	OO
tomoro for	sK
tomoro i	tNyO1H
tomoro in	yP
tomoro is	GN
tomoro morn	OM4N
tomoro my	zP
tomoro sinc	GM
tomoro we	EM
tongu	jP-P
tongu .	jN
tonigh	AOEPFMGNJLKLLLdOoLyK1M4O5N6P&L+P
tonigh .	AMFMGLIMKKdJjMyM1J!M&M+J
tonigh and	AN-K
tonsil	OR
tonsil out	OO
too	DMUMWLbMcLdNgLsMvKwLzL9J
too .	+M
too much	UOWJ-O
too old	bQ
took	AOCLGMHNIOKOLMPLQOYMeNfMgOhOlOnNqJwN8K&K
took @kin	GNQN
took a	AOPM
took all	AM
took from	nO
took his	CN
took money	nM
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
touch	BRWNqN&M
touch it	WO
touch me	BM
town	IPJNKNMNmL3S
town .	3L
town and	-M
toxic	qO
tr	MO
track	4P
tracto	-K
trafic	-M
trail	*N
train	ILKNUNrNtLwNyO5M6N#M
train .	-L
train to	6K
transf	bQzO
transp	OO
travel	4N5M6S
travel for	6N
treat	nO
treat my	nO
treatm	FMNQ
treatm .	NM
tree	HM3O*N-M
tree .	3P
trembl	VP
trench	JQ
trial	fRyK-N
trial .	fL
tribun	fR
trigem	WQ
trigem neural	WP
trip	1M6S
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
trust	pM-L
truth	-M
try	AMDPSLZObOcKeKtK7L
try again	DP
try and	bL
try for	bM
try to	ANSMcM
tsunam	KO
ttc	bP
tub	FOQP
tube	YO
tuesda	CKDKHLOOPLRKTLeLfNtMzL8L&K
tuesda .	CMOLfLtG1L
tuesda and	RL&M
tuesda for	OMtL
tumor	NQ
tumour	NV
tumy	VR
turbul	4S
turbul .	4O
turkan	MN
turkey	+P
turkey and	+M
turn	FMYJZLaRiMuL#V
turn #	GN#U
turn her	aM
turn him	aR
turn ninety	#L
turn off	FP
turn over	tO
turn the	DN
twelv	DJGNaMcMmL1N!L+K
twelv hour	1K
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
und	HNJNKOLSOPQMUOdOlMvO*M
und #	LMvM
und and	LP
und the	BKHOJKKOONULdMlNvL
und wat	LN
unders	0Q
unempl	rR
uni	uLwPzQ
uni in	wN
unifor	yOzO
union	qP
unit	JOQSUR
unity	-O
univer	lNmKwOzO%R
univer .	wL%N
unopen	iP
unopen .	iN
unsay	jN
until	AMFKPNWNZLcNlNoMuL1L6L
until the	cN
unwel	XP
up	AJLMZJaLfMhLvLxN2L3L4P7M
up .	ANBKIJMLULZKaGgMhOlKvK4L
up aft	7L
up again	UK
up and	ZMvJ3M(N
up for	fM
up from	COFL
up her	2M
up his	2L
up in	fKsN4N
up my	BMuK
up on	jN&N
up pap	JP
up the	GMWLXLtM2N5L9O-L
up ther	pN
up thi	-N
up to	GMLOuMzM5L6K&L
up today	xP
up tomoro	AN
up with	hP7O,L
upstai	LQjO
us	ELFLPMaLdJiNjKkKvNwM3N5K6L7N!O+N
us .	DLGKJJKMOJPJRKTJYHcLfLiJqLwK1K4L6J7J%H)L+H
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
used	CMTPXLYKaKmLpPqM
used to	TPXKYLaLpO
using	SP
using again	SP
vacati	6P
vacati with	6P
valey	KM
valv	OQ
van	lOxR3R
van com	3P
vap	SP
vape	SQ
vegeta	+N
velank	5Q
ventil	QN(N
ventil in	QK
verb	0R
verdic	fP
very	FKRLTOXNbLgLmM3M
very polit	RO
very sick	XK
vet	HSOOXQlK(M
vet came	HN
vet is	OO
vet was	HN
veux	AO
video	eLmM
video cal	eK
vigil	-N
vilag	CMELIOJOKMLPMJmKxLyN2N6L*K
violen	BS
violen .	BP
violin	tO
viru	-O
visa	eW)R
visa .	eN)L
visa for	eN
visa interv	eO
visa was	eN
visit	QSROfRmM6N
visit my	QM
visito	QPmR
visito .	mO
viva	tR
vocati	-N
vodka	SR
vodka in	SO
voic	EMOOURiJmP1M
voic .	-L
voic again	UM
voic i	mN
vomit	XN
vomit bug	XL
vot	-L
vote	-P
vow	9Q!O
w	BMpLsM5N+O
w the	sL
wag	BN
waist	YO
waist down	YM
wait	KNLKPTQLRLbOeQfMuG5J
wait #	PN
wait .	PMeL-L
wait for	LNPMQMXOeNfN
wait on	PP
wait til	PP
wait to	PJ
wak	AOZN-L
wak up	AM
wake	AMCMERHOONVLZO
wake for	EM
wake up	AOCLOO
wal	BLLOTOULWNjLmKpJ3K
wal .	TNmM
wal again	BL
wal and	TM
walet	oP-L
walet on	-N
walk	IKMOYOZLkMqKzM5U7M9O%O&P(O
walk #	MN
walk acro	%M
walk again	&L(P
walk down	9M
walk from	5O
walk in	qL
walk into	zP
walk me	kO
walk my	9M
walk out	gO
walk the	ZO5P
walk to	MM5P&N(M
want	ANFKgPoMsMuNvL0K7K-J
want a	bOgJuL#N
want an	uL
want it	AL
want me	iMoNuM
want my	-L
want the	gOlP
want to	ANuHvK5M7M&N(L-J
want us	dL
war	JQjNqN)M-M
war .	JM
war in	JM
ward	FLQWUMpMqOyQ1N2K8N(L
ward #	QO,O
ward .	QN
ward and	QL
wardro	CO
wareho	yP1M
warm	dN,O
warn	KN
was	BOCODOHPIRQLRKYMfMhLiKkOnP7L)Q
was #	BNCPDMHLiNnEwN
was .	RO
was a	IHRPYPgLjNrK)K
was abus	BM
was and	RM
was arest	fO
was asault	IP
was atack	IO
was born	FNYN8O#N
was brav	-M
was cancel	-O
was cary	QN
was clear	)L
was diagno	NJ
was driv	nP
was fir	kO
was gone	AN
was in	IKXPnN*N
was just	XL
was kil	CQ
was let	kO
was made	kM
was monday	PN
was mug	IN
was my	CQnM
was negati	)N
was not	CLDMiMkKnM)O
was on	COkM
was only	CO)O
was over	iO
was put	HM
was rap	BO
was read	iN
was refus	eQ
was sexua	BL
was stab	IM
was taken	QO
was taught	pN
was the	BMCKSKTMhNkLnM
wash	LOTLUMaReLnK7M
wash and	aP
wash machin	-K
wash my	TMaN
wat	FNLVMWNKcO1J8P
wat .	LMML-K
wat botl	WN
wat brok	8R
wat for	MM
wat has	LN
wat in	LM
wat is	LJ
watch	ANEPJOnKwM2M4L6M%L,K
watch over	wN6P,P
watch the	JL
wav	wO6N-M
way	IKRMVKeJiKnMoLvLwM4L5O6O8M
way .	6L-L
way home	INRN
way ticket	wN
way to	5N
we	DMEOGNHKKJLHbMdNiMjNuK3O5L7P!P%K)M*M+N
we are	JKKKLLbHcLdLlO1N3K7N9L!H)J*G+K
we beat	-M
we both	jN
we bury	EPHN
we can	lN)L
we cary	EL3K
we do	PMfNgOiMvL
we eat	+M
we fight	jM
we fly	4L
we get	3M
we give	*O
we go	3Q5P
we got	KN3K7M)L
we had	DKHMjK7M
we have	HLKLLMbKdHePgOiKjLuK3J6L9K!H
we hear	PL
we hope	-L
we land	eO
we leav	3L6O
we let	uN
we lose	DN
we lost	CNDJGM
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
we thank	CP%N(J)K*J
we wait	PKeN
we want	vO
we were	CODM!L)L
we wil	CNGNPNwN9M!M(N
weak	XQoP
weak .	XN
wear	ALBPNNsMvN%M
wear a	NO
wear long	ANBO
wear the	%L
weath	9N*M-O
weath for	-L
websit	oP
wed	bLgMhNiKlMsL4K9T!T
wed .	iL9K!M
wed aniver	!N
wed day	9N
wed is	9M
wed of	9N
wed on	!N
wed to	9N
wednes	EMOLPLeHfMpHqJsLtPzL%L
wednes .	OLPKqLtJ
wednes and	EM-K
wee	CMDLXOcNdMxNzN4M8P#M
wee @kid	XN
wee @kin	8N
wee one	DM
week	DOFLPMQMUKcQfJkLtMyOzL1O6M&N
week #	cO
week .	DNFKNLUGZJcJfKkJtMuMwJxHyFzK2L&K
week aft	&J
week ago	kN
week and	CMDKPJQHTHcLrN1J
week befor	hQ
week ear	8O
week gone	cM
week he	UO
week i	PKUJ
week in	XP1J6P
week on	1O
week pregna	cL
week scan	DL
week the	DL
week they	(N
week today	cM
week was	mL
week we	DL
weeken	EKSMfJgMmKoM1O3M5K6M9N#L%L
weeken .	EGgK1H3K9H#K%L,L
weeken and	1L
weigh	nN
weigh on	nN
wel	MQOLXMcKiMuL2L8K(P
wel .	OMcL8K(G
wel again	(O
wel are	MM
wel has	ML
wel is	MM
welcom	8R-K
welcom .	-L
weld	rP
went	CPDMGLHKIMKLLJPKSNTHbLgOhKkLlNmMnMwN8M(K)L
went home	CK
went in	CN8P
went into	mN
went out	CM
went quiet	DN
went throug	gO
went to	COHLnN
went wel	(M
were	CPDLHKIQKKQHRMSMbKcLdJeJhLjKnMpJ7J8J9L!M#L
were born	QL
wet	FL
whal	-O
what	BNPLRKVOfMnMpLuMvK2L+N
what a	-O
what i	iJjLnOpJ0N1J5P
what if	VR
what is	AMpMuN+M
what it	XO
what my	BN
what the	BOPN
what to	ALCMuMvK2L
what we	+N
whatev	-K
whatsa	jO
wheat	*S
wheat is	*O
wheel	6P-J
wheelc	YV4N5P
wheelc .	YN
wheelc sinc	YN
when	BORNVNWMaKbMiMnOoLpKqM
when @kin	BNnM
when he	BMfK
when i	BHRJVHbJeGiPjKnKoKpMqNvL1K
when she	nLwO
when the	CMUO
when they	sOtN
whenev	VPqO
whenev a	VO
whenev the	VN
wher	ILJPKMRNSKdNeMfKgJlMoMpNvMyKzL3M9L
wher i	sM
wher she	vN
wherev	,O-M
wherev he	,O
wheth	PPuR
wheth to	uS
which	RKUKdNhNuR
which one	uM
whil	CJLOQMRLSNXKgOkL
whil i	-M
whisky	SP
whistl	2M
whit	DLENVM9N
who	CLIMRMaNfKgL2L+L,O
who alway	,N
who cook	+L
who did	IQ
who died	RM
who get	gP
who has	NOTLXJYMmM
who have	MO+N
who hurt	-P
who i	RO2L
who is	QLXJaKoN#N
who wil	ON
whoev	3N,Q
whoev win	-M
whol	EMKOSLXNfKkM1N#K%K(M)M+K
whol @kin	+N
whol hous	XQ
whol of	KMLN
whol street	-J
whol vilag	-L
why	RNVLXKiMpMsO,L
why .	XN,M
why did	-N
wide	ZN
wide awak	ZN
widow	CQmPoN9N
wife	-P
wifi	-P
wig	NL
wil	ENFMGMOOPLYNbKfMiHwM2M7L9L!M#L%M
wil .	iO
wil alread	DO
wil ask	sM
wil be	EMGMOLYKeLfKgOkMwNyKzN1M2J9K!H#N%K
wil come	-M
wil have	!N
wil know	POoP
wil like	FLYNmM+N,P-M
wil love	-L
wil not	ALCJFPVMXLYLbMlKvO
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
window and	-K
window open	FN
window seat	4N
wing	fP4P
winipe	eO
wint	TN1N-L
wir	QP
wir .	QN
wisdom	OMuQvO-M
wisdom .	-N
wisdom teeth	OO
wish	ALNM,L-K
wish i	APNN
wish my	,Q
with	KJLJQLYLaLdLgKhMjLrNvL2K5N6M7M
with #	EOLOdKgJhLwL3L4P6K!M
with .	mM
with @kin	EMGMKLaOgMuN3L5J
with a	IPLKWLaLdKgLkJnMoMrKsL2J3M4N6K!L#L%L&K
with an	wM
with breast	NK
with burnou	UO
with covid	XN
with depres	TO
with down	YN
with her	CMFHGNJLQLXOhLvMwKzN5J%L
with him	AMFMHKQOhMvK,J
with his	QNWNYLgMrPwKzO0M2K
with it	SNYN
with me	AMVMhKyN0M
with ms	XN
with my	GNaKgJhKiMjPqNrKuLvHwLxL5N6M7M!M(L
with not	(O
with noth	2M
with one	YLeNgN
with peopl	-K
with pneumo	QL
with schizo	UP
with thank	)O
with the	FLJNKKSLdKgJhJoMsLyM2K5N6K&J
with their	-K
with type	XK
with us	TMaMjLwN3K
with you	-M
witn	fR
witnes	9O
wiv	KN
wks	DN
wo	BKDJELFLHKIKJJLKNLSLTJVKXMZLdLiKnKvK3K
wo not	BKDJELFLHKIKJJLKNLSLTJVKXMZLdLiKnKvK3K
woman	bNgP!M,P
woman on	,O
womb	bT
women	MNbO-M
women walk	MK
won	)O
won the	)N
word	ELJOPKRMYMiKjRpNqKsLvL0N1K7M&K+N
word .	EO1M
word and	pK
word befor	+M
word from	PL
word over	jK
word sinc	iL
word with	jN
wore	%L
work	DMPLUKeLkQmLoJqLrPvLyM0L1Q2P
work #	1N
work .	BNPLUKlMoLrL1H2K
work and	mLoN1L
work day	PM
work in	1L-M
work is	1N
work night	mO
work on	1J-M
work sinc	rN
workpl	qO
workpl .	qO
world	AMCLhM8N-N
world .	-M
world cup	-K
worn	UOaH
worn out	UO
wors	RNXOjM
wors .	RN
worst	WO
worth	AL
worth liv	AL
worthl	TN
wory	OLVSZNcM)M,N
wory about	OLVL,P
wory sick	VN
would	ANGQMOaKbLiKmMoOpLrM9K!N
would be	GLbO
would have	GR
would like	-L
would not	aO!O,N
would notic	AL
would of	GO
wrist	AM
wrist .	AM
writ	JLfMgLiOlLqJsNtS0Q#M
writ my	0O
writen	AQiM0P
writen the	AN
wrong	VOeMfLnMvM1M
wrong .	VK
wrot	APqN)P
yahrze	GQ
yahrze candl	GN
yam	*S
yam festiv	*M
yard	HL2M-L
yatra	5P
year	GTHNbMgMhNiMkL0O2O7L!T#Q%M&N*L
year #	gLzN1M
year .	DOGFHGMNbLfMiMsKwL0J2J3M7L!E
year ago	DLGOiJnM!M#L(M
year and	GFHKLMNNSLUMbLgNhNiJjLkHmKoMpOsK2K7H!G#K*K
year at	yO2M
year he	gN2M
year i	COGNeN
year in	eLfMgM2L
year mary	RNbO!L
year my	7N
year not	GN2L&L
year now	iN
year of	WPbLgKpOyN0N2K3M7L!J%O)O
year old	NNvT#N
year on	GO2L!N#M
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
year with	kO!P
yel	jOqJ
yel at	qJ
yelow	DOMQXP
yemen	JP
yes	eKuN9R!N)P
yes .	eL9O)L
yes or	uM
yes to	9J
yester	CMDMHGIJNJRNUMXKhLjJvL7L8K9K&K(M
yester .	IMNLXKhL(H
yester she	RL
yet	DGKLPMQMXKYNcLzM5N
yet .	HJKNPNXKcJzK,M
you	bLpL7K8K!J#N(O)M*L+J
you .	cM#K&L(K)J+K-O
you are	pL
you for	2N!N#L)E*L-N
you god	8L#L(G)D
you jesu	(J)M
you lord	(M)K*K
you my	)M
you thank	(P)O
you that	(K)K
young	JMSMhNnL1L2M9N,H
young men	JO
your	MNdMoJvL,N-N
youth	5O-L
yr	vK!P
yr old	vL
yrs	GLHNbNeLgMhLkL2N3M!P%M)K
yrs .	kN
yrs mary	!L
yrs today	GN
zoom	kNsS
zoom interv	sL
zoom w	sM
`
