/** Written by `npm run write:classifier`: do not edit. What `encoding.ts` reads. */
export const WEIGHTS = String.raw`
-105 -75 -87 -188 -175 -176 -257 -105 -162 -88 -144 -174 -118 -89 -98 -143 -159 -190 -67 -171 -99 -106 -89 -10 -129 -182 -273 -115 -150 -150 -98 -123 -146 -149 -295 -115 -114 -37 -121 -193 -163 -161 -116 -104 -155 -66 -160 -206 -209 -91 -122 -168 -63 -89 -136 -157 -125 -177 -107 -255 -141 -135 -190 -186 -125 -129 -115 -62 -101 -127 24 190
	-N
 .	-N
#	GMZMcLsLvL1M8M!N#O
# #	GKHLSLaJgMlPwMxJ8N!K#K)J
# .	CMNMQMRNXNZLaMdLfLsKtK0M4M8K#H
# @kid	IPKKUKdNeLgFiKjJkNlMvL0L1N3L6L7J8H!J%K
# @kin	NNiOjMxQ6N7N9L+N
# @work	tN1L
# a	SO
# acr	*N
# again	ZO
# am	ZO8N
# and	FNOLVMXLZLaLcLiKrMvOzM0M4K#K
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
# day	GLHMJKKMPNQNWJXOeMtL5P6O8O9L&P*N
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
# hour	FJONQMSLZNaKfNtLwK1M4M6M8K
# hrs	4O6Q
# hundr	kO1J
# i	sL1J8L9N
# in	NKSMdLfNiKtKyL8J#M
# is	0K2L
# it	sN
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
# month	DNFKUKWKXKZMcMdLeMfKmNrLyM6M&N
# more	NO!M
# my	BKNMQKtLzN
# night	ZN1N)O
# not	&N
# now	GM
# o	GMZLsO1M8L
# of	ELGKHMILbKcMkJqLsM0N1J6N8L9M!L#K+J
# ofers	uO
# on	QJtK1J5K#S
# pag	0N1O
# past	CM8N
# peopl	EN1M+N
# percen	MM
# pink	cM
# plac	rN
# plat	CNwO
# pound	8M
# rep	rO
# round	bQsM
# season	2N
# she	#N
# sinc	GLXM
# smal	CPNL
# step	&O
# stop	VK
# the	#P
# thi	8J#P
# thousa	lO
# tim	RNVNXJYMbM0L
# to	vJ
# today	GKsL#T
# tomoro	OJsHtJzN4L#O
# tonigh	dL
# und	vN
# wed	!M
# week	CNDPPKQOTNUJcQkL6L8J&P(N
# with	QJ4N
# wks	DN
# word	0R
# work	PM
# year	GMHKRLbPeOfOgKhOiOkK2L7L!N#H)M
# yr	vK
# yrs	GLHMbNeLgMhLkL2O3M!N%M)L
. #	CMGKNJXLZLcJeKgMhNkNrKsLtL2K4N7L8N(N)P
. .	YLaKiKnL7L
. @kin	CMEJFKGJJLMMNLcMfJiJuLzN7J8L#J%M(L)N
. aft	cMyN7K8O(L)L
. again	ZKbM
. all	!O)N
. and	-L
. benign	)O
. ble	3L8M9Q#M%L+M,L
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
. for	+N
. forty	CQ
. from	2P
. give	UMYMaNsOvK1M2M
. god	bNdNeN#M(M
. good	-N
. he	APFKHLIJNORMTJULYKaLfJgKiLnPvMzJ7L#O
. help	fNoMvM1L7M
. her	BPFNwL
. his	CO
. how	vM
. i	DLGOUJaLgNiLmKnLoHpMuJwL7H
. is	pN-O
. it	DLELGJLJRLUKVLhKiNnMoHqNtNwM0K&L
. just	,K-N
. keep	JMcKoL0L#O&N
. last	BOUM
. let	ELFMJLRKYNfKgKsMtMvLyLzG2M3N5N7J9P!M#J&M
. lord	jMoMxL!N
. make	9P-F
. may	5M6N&N-J
. my	DJFKHOaKeLfKiMoJuK&L
. ninete	gL
. nobody	DNKKQMaMbNcKeMgNmH
. not	EKFMJLMKXMmKnM(K,M
. noth	VOoO
. now	BLDLJMSKTLXJYMaKeKjMnOpK2L9N&N
. on	3M9N!N%P
. one	&M
. only	-M
. open	MO
. our	gNvL3L)L
. patien	-N
. peac	-L
. pleas	DJFLJNMLOHSKTKWOcKeLhKjLpK
. prais	)N
. pray	vO1N5J
. saturd	9M
. sel	uN
. send	mN-K
. she	INRJTMUJYLaJeKgKnLsLvMwK2L7O#M
. show	uM2O
. sinc	iMpN
. stil	GKNM
. streng	1M
. teach	vO
. thank	7J9O!L%M(L)L*K
. that	mM,M-K
. the	COFJHMIKKJMPRJTMUKZLdJeKlKnLuL9L)N
. ther	DHMPlL
. they	DNFKHLIKKLPGQHUJWMYJbNdJfLiJoLqPuK7M8L!N
. thi	RN
. today	&L
. watch	6O
. we	CODJFNGLIMKLLMNNPLbJcMeMhLiMjKuKwL5M7L!M&L)L*K
. what	VMpMvL2L
. yester	RP7M(P
. you	-K
@kid	DMILYJbKcNfLgKiLvRwNzK8O%J
@kid #	vL8L
@kid .	GOIJSNbMcKdKfKgLuLvHzJ7K8K,S
@kid all	XN
@kid and	CLDMbPcLdNgNiK8J9M!N
@kid are	BJHKKKNLQKTLXJeKgLjJmKrLvLzK3L4K6K8L!L(M
@kid ariv	8K
@kid ask	gO
@kid at	BNDNNMoOvGwO8L
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
@kid flies	wL4P
@kid for	bL
@kid got	%K)N
@kid gradua	%M
@kid has	ONTJVOXNYNZNeLiMrMtLuLvJ0L8J
@kid hat	vM
@kid have	wL3O
@kid i	DN-K
@kid in	CNQNcLiOmNvJwKzL0N6J
@kid is	INPKSMUNVJYNcNfLvKzH6M&N
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
@kid thi	8K
@kid to	wN7M
@kid turn	#N
@kid up	9N
@kid walk	9L%L
@kid want	GQ
@kid was	CMIKXOfMvJ8N
@kid we	DP
@kid wed	9N
@kid who	vN
@kid wil	#O
@kid wo	ZLiL
@kin	CNENFMGNQKROaOiN7L9K#L,M
@kin #	FJGHNMVOcKiKrLvN6O8J!N#O
@kin .	BNCJEJFKGNaJ7J,N
@kin about	jL
@kin aft	7O
@kin all	mO
@kin and	CKKORLaJeLgOiOjNuLvO5K7O8K9O!O,M
@kin are	ELFLGKJLKKLMUKaJeNgPjK3N5P6K9H!M,M
@kin arthri	WN
@kin ash	EQ
@kin ask	RN
@kin at	DKELaLeLjKmOnMoOwJzL8L
@kin back	SM,O
@kin bangl	SM
@kin beat	BP(M
@kin been	QN
@kin begin	yNzN
@kin birthd	#O
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
@kin day	aN
@kin death	GK
@kin delive	8O
@kin did	BOCFRM,P
@kin died	CRGNnJvL
@kin disown	iN
@kin do	iN
@kin doe	BORJeMiL
@kin drink	SP
@kin every	aM
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
@kin had	DNPOQMULXM8N&L(M
@kin hand	2N
@kin hang	2N
@kin has	CJFNMLNMRLTGUKWLXLYKaNfOiLrKsM&L
@kin have	iMoN7N!N
@kin he	XL
@kin hear	US
@kin hit	BQ
@kin home	FM
@kin hous	KMLNjK
@kin i	RJaMdNiNnNqN
@kin in	ILJMKJLNMOQHTLaLbNeLgJiMmKnKuL5L8M,N
@kin insuli	aN
@kin is	FJJLQHSKcKjN3M9L#K&L(K
@kin keep	RQwK
@kin kidney	XL
@kin kn	WO
@kin land	fM
@kin last	2K
@kin leav	5O
@kin left	COGN
@kin liv	dMmM
@kin lord	oM
@kin lost	DKYMdNkMpO
@kin mary	9N
@kin memori	EL
@kin mov	3K
@kin must	uL
@kin my	yM
@kin name	RL
@kin need	OOrL
@kin not	FM
@kin of	CJIMQNdMfOvM,L
@kin on	CLELGJNNQOaJlM5J6M
@kin only	FK
@kin open	xM
@kin or	uJ
@kin over	jK
@kin pas	CQ)O
@kin put	RN
@kin rang	7Q(K
@kin relaps	SM
@kin retir	2L
@kin sat	gO
@kin say	AKBNFJHMTMjNuMvN
@kin servic	EM
@kin she	DLFNROUKXMaNbM#M,L
@kin silv	!N
@kin sinc	aNiO
@kin sit	mNtM
@kin smear	PN
@kin sold	SN
@kin split	gK
@kin start	NOyOzM
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
@kin visa	eQ
@kin walk	ZM%N(L
@kin want	AJFLuN
@kin was	CKFJHMINJNQPRKSKXKYKeLfJkKnGyN8K)K
@kin wat	8O
@kin we	,N
@kin wed	XO9N
@kin went	CP
@kin who	IKRJSKYKaKiM2L4K9M%L
@kin wil	OL5L
@kin with	NNYMaNrN
@kin wo	iQ
@kin would	9N
@love	BMDKOJTLaMcLeJgKhKjMkJoKyL4K&J
@love .	BKFLGNTLaJcHlLnKoM,Q
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
@love has	BHFJOLTKUMWKaKcHgNjOsNuL
@love hit	BM
@love is	BGFJJKOKPKQJUMVKcOmKoOxO1J4K6L8N!O#M&J
@love last	2N
@love left	hM
@love lost	CNDNkL
@love miscar	DO
@love retir	2O
@love say	uM
@love visa	eM
@love want	gK
@love was	kN
@love wo	BODK
@love work	1O
@love yet	kL
@pet	FLHWKHXJZLdJwJ3M(M,O
@pet .	HGOKZLgK,K
@pet and	KL
@pet died	HO
@pet down	HK
@pet gone	HM
@pet got	HO
@pet had	&P
@pet has	HHXM
@pet in	HL6L
@pet is	HHXO
@pet ran	HN
@pet to	HK
@pet was	HK
@work	CLEMILNKXKYLqTsLtL1J2N,N
@work .	qJ,M
@work @kin	XL
@work and	qJ
@work at	qG,O
@work died	CN
@work got	-P
@work has	XMtL
@work hat	qL
@work ignor	qL
@work is	FMUNqKtK1O2M#M,J
@work keep	qM
@work lost	CK
@work mr	,K
@work on	qK,O
@work put	qM
@work scream	qK
@work she	,O
@work shout	qM
@work tak	qN
@work who	IM,J
a	IKdKgKrLxL8K&K
a #	FNvM4N)K
a @kid	bVcNiJvL1K
a @kin	INbOdOeKfKgLlMnOoMrJuL2L8Q9M,J
a @pet	HO
a @work	CKqO
a and	QP
a baby	8M
a bag	BO
a bakery	xM
a bet	-M
a big	jKuM8N
a biopsy	PO
a bit	RK9N)M-J
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
a car	XN
a card	iL
a cardbo	kN
a clock	2P
a cofe	-K
a compan	xO
a crosro	uN
a cyst	)P
a day	SSaL1O
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
a good	OJSOoNvO9L,M-J
a grandm	8N
a gun	IO
a heart	XO
a high	XK
a hole	OK
a home	aQuL
a hospic	FO
a hot	WO
a hous	3M
a job	rPsL
a ketl	dM
a kind	-O
a knot	VO
a lawy	gN
a learn	YO
a level	tP
a litl	xK8M&O
a long	&N
a lory	QP
a lump	NMPO
a mary	oM
a masiv	jN
a medic	JP
a miscar	DJ
a month	kL
a more	-O
a mortga	kN
a motorb	CM
a nervou	UN
a new	OLXLmJyJzJ3G
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
a separa	gM
a shoot	IO
a singl	vM
a smal	PO
a soldi	JL
a soul	cNmP
a stomac	XN
a stretc	QM
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
a whol	AN
a widow	CP
a word	iM
a world	-P
a year	GQmN&O(N
a young	2O
aborti	nR
aborti in	nM
aborti when	nL
about	PNVNeLgKiJjPnKqNsKuKvM7J
about @kin	PNiMjMnM
about end	AN
about everyt	VP
about him	,N
about it	ULcMnHpKvJ1K
about me	qO
about money	jK
about my	PJjMqN,L
about our	eO
about the	CKDJPKgLjNmKnMqLuK1O7K
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
acept	uN5N7O)P-L
acept the	uN
ach	WP
ache	WQ
acid	IP
aciden	CMXPYP
aciden .	CKXN
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
afraid	BNFLRNVQeO4K
afraid of	BOVN4L
afraid to	VO
aft	aMcMgNhKkOpNyN2M3K7O8M&P(N)N
aft #	SMcJgNhOkJyO2N3N7O8O(K)N
aft .	OO
aft @kin	aJ
aft a	&L
aft all	7P)R
aft eleven	7K
aft forty	2L
aft her	&N
aft his	&L
aft my	aN
aft the	KNLLPKQLgJiMkLlL1L&P(Q
aft thirty	2L
aftern	EP
aftern .	EM
again	ALDLJNLKRKSMUMWLZObNeJjK7P&M(N
again .	AMBKLKOLSLWLZKbLeKjJ7L&L(K
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
agency	bNrP
ago	CKDKGPONRMYLiLkMnL9M!L#K(M
ago .	iN
ago thi	GM
ago today	GM
agony	WN
agr	7O
agr to	7P
agre	uK
agre wheth	uL
air	4U
air .	4N
airpla	4P
airpor	eNwN4O
airpor .	4P
aisl	9R
aisl on	9N
alah	JNtM-K
alarm	ZO
album	KN
alcoho	SP
alcoho and	SM
alegr	LN
aliv	APIKJJKPQN)N
aliv .	IM
all	LLmOpM1L(N)M*N+L
all #	HOXMcM!L)O,Q
all .	TKYJvL6L7M)M-M
all are	mN
all being	-N
all clear	(S)L
all day	TMVNmLvP1O2N,L
all in	-K
all my	lLmM,N-K
all night	JMWOZOvM
all of	FNMOpLtM1K+J
all our	xK
all thank	)O
all the	ANDKHLLJNKTMVKjMqN3N
all week	1N
all who	-P
alon	VMaNeMmVoLuLvMwMzK1L4M5L6P
alon .	aLmN
alon and	mL
alon every	mM
alon in	mS
alon on	mN
alon sinc	mJ
alon to	4M
along	cM
alotme	*P-J
alow	QN
alow to	QM
alread	DPNNSNbKcNeKgKhLsKwLzK1K3L(L
alread .	(N
alread told	DM
also	aKbNrNuN0M
altar	pP-O
altar serv	-N
alway	BMGQTMVLjKmNvL!L,R
alzhei	RV
alzhei .	RQ
alzhei and	RM
alzhei is	RM
am	EJULVJaLcKmJoJvK1J8K
am #	BQDMFKNKOLPMSLVKaLcOgOhLmKsKvF4J#N
am .	RKaL8L
am @kin	RR
am a	CMTKUJWKYPaJfKmJpMrMvM1J8N
am afraid	BNVP
am an	8M
am ask	fN-K
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
am not	BKDKZJaHbKhMiNmJuL2M)L
am on	KL
am overwh	UN
am pregna	cM
am read	EK
am run	1O
am scar	BO
am so	VLaGmJ
am stil	rO
am terify	BN
am the	EOaNoKqKuLyQ1N
am think	,N
am tir	dO
am to	EO
amara	8M
ambula	CMQTUM
ambula just	QN
ambula took	QO
amen	+N-M
amen .	+N-K
an	OKPNQNSJUKdJjKnKoJpMsMtMwL4J8L
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
an operat	OM
an ordina	-L
anaest	OS
anatom	tO0Q
and #	EMILNMQJaJbMqNvG1M5M6L7K
and @kid	8N
and @kin	EJFJGJIKJMKKSKYJaJcLeLgNiJnM3L5K6L7N9K!N%K
and @love	!P
and a	YKdMgLkJsKvLxNyM0M2L4O6N8K9L#O%K+M
and all	LOyJ3M5J6N#M+H
and ask	RR(M,K
and at	YRaM
and b	dM
and back	&Q(M
and be	-K
and both	uP
and brok	OKXP
and c	DO
and ca	TMVKXLZK
and cal	RKmOqN
and can	XM
and com	vO1O
and could	UQ
and cry	TMUM
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
and has	FGTNUOXJYOdMtLvK4M
and have	1N
and he	FKQNRMSLUMXMYNhOiKjKkLuJzK4L7K!M
and her	BKXLaJcKvMwJ7M,J
and his	ANSJXPgN&M
and hit	IM
and i	EKUKVLaLjKlLmNnKoKvK1J
and is	FKNLOMQPXHkL&M(N
and it	CLELHLKLUMVMaKbLcKgKiJlNnMoJpNtL1N)N
and last	BOSN
and let	5M9O
and lie	ZM
and make	-M
and may	-J
and me	ZM
and mov	FMwM
and must	XO
and my	EMJMKMLLVLYLeLkLlMoMtJuK1L%J
and night	aM
and nobody	PLQJmHpJ
and not	HOLKMLVKWKaLbJeLmLrKuKvKyM1J6L#L*J
and noth	bMpM
and now	CMDLIHPNRJTKULbMhLiHjNlOnNpLqOwM2M
and old	-O
and on	cK4P9K
and one	uO1K
and our	KN+K
and peopl	-J
and presen	qO
and pyjama	sN
and said	FLPOgNjK7M
and say	NMTNUOlMmOpL7P
and scar	cN
and send	aM
and sent	PL
and she	BPLMRKVLWLXJYLaJcKgLhLiKjMnOwG0M#L(P
and shook	UN
and start	NJYN
and stil	bLeLmN#N&L
and talk	mO
and tel	CNqM
and that	gMrO
and the	ELJOKNLLMOgMlMqO0M1M*P+N
and then	DOOLRJTMUNWJZKaJgLmJqLuJ2J9L
and ther	TLaKeLlOpHrO
and they	DKJLKMLMONPMQJXMYJcMeJfMgKiKkMpLrLvN7G
and think	OO
and thos	+M
and today	YN(O
and typhoi	XO
and want	#M
and we	GJHLLMZLdJiNjNoLvN3G4K6J7J!J%L*L
and went	wN
and when	TN
and wil	VO
and wo	DMSLXN
and yester	UM
angry	BKjPpO
aniver	GU!U
aniver .	!O
aniver of	GO
aniver today	GN
anoint	FR
anorex	US
anoth	HJbNcLeLgLhMjLlMnKuH1L3L#N
anoth let	lM
anoth woman	gO
anoth year	#P
answ	PNTLiMpNrLsNuQvN
answ .	pMuN
answ by	uL
answ on	uL
answer	iL)O
antide	TP
anxiet	VV
anxiet .	VO
anxiet is	VO
anxiou	VO
any	FLTMUMVKWKXLYJcNgMkMpPrRvK8N(M
any day	cO
any job	rL
any more	FJRJSMTHUMVMXLYLpMvK(N
any of	pN
any work	rN
anybod	mP
anymor	APRKTKhOiMpMvK
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
are	JLKNLLMOQLdKgKjJ1K3M5L7K!J*M+L
are #	dKlM1M!O
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
are dying	MO
are expect	cN
are fail	XN
are fight	jO
are get	9L-O
are going	5M
are hav	cL!M
are in	JMKKQMdO
are keep	QP
are kil	WM
are long	mO
are mov	3M
are not	IKiNjN1N7M
are on	LP4M
are only	-P
are open	OL
are pack	3L
are sel	3N
are separa	gP
are sick	XN
are sleep	KM
are so	WP)O
are split	gQ
are stil	JMKOeM
are tak	OP
are talk	7M
are ther	pM
are too	bP
are try	bL
are walk	5L
arest	fP
argu	jQ
argume	jO
argume with	jM
ariv	8P
arm	APBPWNXOYQaM1K
arm .	XLYK
arm and	YN
army	JPuMyK3O
army and	JO
around	-K
arsena	-O
arthri	WS
arthri is	WN
as	DKqJwLxNyT2M5L9M!L#N%M(N
as a	XOeMfLrMxOyL2O(K
as he	wN
as if	DN
asault	BNIP
asault .	BN
asesme	tO
ash	EUKS-K
ash wednes	-O
asista	yJ
ask	FMNKRQbMgOpLsOuOvJ7L(N+J
ask .	JOpO,N
ask every	bP
ask for	FHMLNKQKnNuNvK&N(O)M
ask how	aN
ask me	EMNLOMRLpLuMvH9P+M
ask my	7N
ask today	-L
ask us	FN
ask when	RN
ask wher	RLsM
asleep	oN
asylum	eW
asylum interv	eN
at	EMIMUKjMkKqLsMvKwLyMzK2K
at #	DMEKOMZMaJcLkLsMvHzK0L1L2O3K4K8K9M%K
at @kin	ENjQ
at a	QOuNyLzJ&L+L
at all	TJ-L
at bedtim	vN
at christ	DN
at church	YO-M
at dawn	5N(L
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
at last	cK2J5L7O&N
at lunch	mNzM
at luth	OM
at mas	pO-M
at me	BKHNjMqNvN
at my	EKIPKNTLbNjMnNoLvK
at night	BMJMRMSNVNWOZMmNnLoN
at noon	EM+O
at nurser	zN
at our	+P
at school	BMmPvK
at st	EL-N
at the	EJIHKMUKeLfMgKkLoLqMsNyOzM0L1L2L
at uni	wN
at war	jM
at work	DMULkMlMoN1N2F,N
atack	CLIQQMVOXM(L
atack in	VN
atack on	IMVN
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
autism	YQ
autist	YR
autist and	YP
awak	ALZW1M
awak .	ZR
awak again	ZM
awak at	ZN
awak til	ZN
away	CNDNFMHJSNeKfKiLnKoNwOzJ
away .	DLFLHNiMnK
away at	CM
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
back	NMPMSMTLWOaKgJhKiLjLnMoJ7N&P(P)L
back .	EONNRMTKWLbNeLiJjJlJnKoOsK6L&H(J)K
back and	uM
back clear	)M
back for	sP
back from	RNUO
back hurt	WJ
back in	DMUOqL7L(J
back is	WM
back on	SRTM&O(L
back pain	WK
back step	-P
back the	hQ
back to	DKSLgKoLrNzP0M!N&G(L
back togeth	7M
back unopen	iO
back with	&N(L
backpa	6R
backpa in	6N
bad	EMNNPLULVKWNXMaKjNnKpJrKsKvL6N&J*L
bad .	pN
bad kind	NM
bad she	WM
badg	kOyO2N
bag	BLILcOdQeNgOhOvJzM7M8O
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
bank	IMLLMLSLkMlTsLxLyN)O
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
bathro	AOBKDMWPvO
bathro floor	WP
be	AKFKGKPLYLgLvLwKyM9N#L-K
be #	GOiN#L
be .	)N
be @kin	vO
be a	bOcNtNvLyP9L#J-K
be aliv	AK
be baptis	-O
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
be the	TM4N%N-L
be ther	%N
be to	8M(O)N
be with	CLFN
beach	6O
bean	*Q+M
bean on	+M
bear	WN
beat	BRIONK(P-O
beat her	BQ
beat me	-M
beat up	BM
beaten	BMIQ
beaten by	BN
beauti	-L
becam	8Q
becam a	8O
becaus	ILMNUHVLZMcLdOhNiMjKkLnNqMvKzJ1J4K9J
becaus i	iNqMvK
becaus of	cKjLkLnL4L
becaus she	VQ
becaus the	MPUM
becom	jN8O
bed	CKFOHJLKQRTQVKZNcMdMmJwN3L!L
bed #	FMQQ
bed .	QLTL
bed and	TL
bed by	QN
bed is	wN
bed rest	cQ
bed sinc	TL
bedroo	wQ
bedtim	vU
bee	-P
bee .	-L
been	ALGJQMTLUJdMeKiHkLpKrLsL4K&J)M
been #	GL
been born	AM
been cut	AM
been diagno	XL
been in	YMdLeN4M
been let	iP
been low	TM
been mary	!O
been mis	HP
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
befor	EKFMPJSOUJVMfLhMkLsM1N3L7L*M+Q
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
behind	INJLNKPLSLVMWMdPfNiMlP
behind me	IO
behind on	lO
behind the	SOVNWNdN
being	BNEKFLJKOLUGdKeMfMkKmMoLqMsLvJyK)K
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
believ any	pN
below	YO
below the	YO
belt	BP
bely	cO
ben	wN
benign	)S
benign .	)R
besid	EOHN
besid @kin	EO
best	CMFOHMTKYJgKjKnJ9P%L*N
best @kin	CJEKTMjK9K
best barley	*M
best man	9Q
bet	ANSRXMvN&Q(O-K
bet .	XN-K
bet app	SQ
bet off	AQ
bet on	SO
betwee	JLULaKgNjRlLqNrMsLuQ1J7Q
betwee my	7N
betwee the	uO
bhabhi	jM
bibl	pL,O-N
bibl study	,P-N
big	EJNNOKjMuOwKxLzQ1M3K6L8J9M#N
big #	#P
big broth	8O
big day	9P
big presen	1N
big row	jN
big school	zP
big than	zO
bike	CM
bil	lV
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
birthd	CJGOiMmL#U
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
black	EOKMTR6M
black @pet	TO
black ice	6N
black riv	KN
blad	APOO
blad in	AO
blam	nR
blanke	TN
blaz	zS
ble	xP0M3O8L9P!O#Q%O*L+S,Q
ble @kin	#M
ble all	-N
ble her	#P%N
ble him	#M,U
ble it	+L
ble my	xM#L,L
ble our	+M-Q
ble the	xL3J8P9M*K+L,K-Q
ble them	9N!O,N
ble thi	+R
ble us	+M
bled	DQ
bleed	DO
bles	5N*N+R,L-L
bles for	+J-M
blind	YU
blind .	YM
blist	5O
block	hOiS
block me	hPiL
block my	iL
blood	NPPUXP(N
blood .	PM
blood presur	cJ
blood test	PM
blood work	PM
blous	sO
blow	jO#N
blue	BM-M
board	YMfNsNtRwOzO1N4Q)N
board and	YP
board exam	tN
board in	4P
board now	4O
board school	zL
boat	KPLQeLnN6R
boat to	6N
body	ZO
boil	3N-L
bomb	JU
bon	NPWN
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
born	DNFLQMYO3K8Q#O
born #	8N
born .	AM8L
born again	-O
born at	QM8H
born deaf	YO
born in	#O
born not	YO
born sleep	DQ
born thi	8M
born today	8N
born with	YP
borow	lOsP!O
borow from	lN
borow my	sN
both	ONYOaJcMjMrKuOvJwOzL2N5M7H8P9P
both .	9K
both leav	wN
both of	8L
both wel	8N
botl	SVWLoN&Q
botl .	SK
botl in	SP
botom	MOWO
bought	NHUNbMwMxP2K3M7K%K
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
break	ELMPUMYMhNqOvL1Q
break room	qK
break up	hN
breakd	UP&P
breakd .	UM&O
breakd in	UN
breakf	SN+O
breast	NVOP
breast canc	NO
breath	FSQNVQXOcL)K
breath .	VM
breath has	FN
breed	MO
brid	9R
bridg	ATHMLNdL1L
bridg .	AJdN
bridg last	AM
brigad	yM
bring	FKGJJLTLfKpKvO4N6P7K!M#M*O
bring in	*O
bring me	TL
bring them	6N
bring up	vQ
brok	ILLMOJXNdLhPlOnL8P(N*L
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
burn	BNIPJKKQWR
burn down	KN
burn in	-L
burn like	WL
burnou	UTaO
burnou .	UO
burnt	UQ
burnt out	UP
burst	LM
bury	CPEWHM9L#L
bury @kin	EQ
bury him	HM
bury my	EN
bury our	EN
bus	IPKJRMUJVMdKhKmMwKyMzN2O5P6P!M,O
bus .	,L
bus to	5O
bushfi	KP
busin	lOxT6M
busin .	xM
busy	1O
but	IKKLMMONRMVKWKaKbKhLoKpKrL#M
but he	HNOL#M
but i	DKYLaLhJnKuLwL0L
but it	NOhN
but my	OPaH
but the	LNNMWL
buton	YP
buy	GMiMxQ
buy the	GN
by	BLHKKKQNYLdPhLkNlLmMoMqMuM0N1N3M6M
by #	tNuL
by a	BLILXP
by air	4Q
by boat	LO
by coach	6P
by email	kM
by friday	dJuM
by hand	1O
by i	mO
by monday	1O
by mouth	ON
by my	BM
by night	0N
by noon	uL
by road	6K
by text	hP
by the	BFHNIKKJMKPJQKRJSOYJdOhLlNoKuJ0J3H6J%J
by train	6M
bypa	OT&M
bypa .	OL
bypa is	ON
c	DNON8N
c sectio	ON8O
ca	FKIKSLTMUMVNWNXLYMZLaLbJfKlLnMpJuL
ca not	FKIKSLTMUMVNWNXLYMZLaLbJfKlLnMpJuL
caesar	8R
cafe	xQ
café	xO
cage	HP
cake	GJ7O9O!M#P)M
cake .	7O#M-N
cake anyway	GN
cake in	#N
cal	CMJMPMRQTJbMhNiLjLlMmKnMqJrMsP7K
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
came	DNIPKKLLQJTKgOiJxN7N8P&L(L)P
came at	8N
came back	DLPNXOiM)L
came down	KN
came home	UM
came in	LNgL*N
came off	QO(M
came on	8M
came out	iN
came over	JOKJ
came throug	)K
came to	IMjNlO7N&M
camino	5Q
camino .	5M
camp	KOLSeP
camp in	eN
can	EKFJJMQNVOWLYJZJaKbLeLlMoJrJtLuO0J(N)J
can do	FN
can i	-O
can not	ELJNKKVNWNYKZLaLlKnKpKtL0K
can walk	(N
canada	mNuMwN
canada for	wN
canc	FLNWPL5M(Q)O
canc .	NLPN(N)O
canc and	NR
canc has	NK
canc he	NO
canc of	NN
canc she	NP
cancel	4N-M
cancel .	-O
candl	GQpNxN!L#T
candl .	!N-L
candl for	GM
candl in	#O
candl on	#M
cane	*P
cap	%U
cap and	%N
car	IMKKLLRJTKUMVKaSdNgJkKlMoLwL6M
car .	dH6J
car aciden	CM
car brok	-N
car for	aQ
car park	)L
car with	dO
carava	LO
card	BLFMSNePiPkMlRoMtL#M&M)M
card .	eL
card interv	eM
card is	lO
card to	iN
cardbo	kN
cardbo box	kO
care	ANFPQPXMaOeLjL
care .	QN
care for	aM
care of	aO
caregi	aP
careta	yN
carnat	bP
carpet	LR
cart	MP
cart wat	MM
cary	DNEPINLPPNQJaLbMcSnM1L3K4N5P
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
certif	tO%S
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
chat	mP-M
che	-N
cheat	hOnPoM
cheat on	nP
check	BNPPUNVScOhN
check her	BN
check the	UOVQ
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
child	BLbO
child .	bN
chip	IN&Q(N)G
chip .	(O
chip in	&L
chita	SO
chocol	-L
chocol .	-M
choic	uR
choir	jOoMpK-N
choir is	-J
choir sing	-M
choos	uT
choos .	uM
choos betwee	uO
christ	DKFKGMQLbJgMiOkNmN1K6M+N
christ #	6O
christ .	FNgNkO-N
christ and	mM
christ not	GN
chroni	WO
church	ELKMLJYOZKdNmLpSyK6L9M!J&K*L-K
church and	pN
church roof	-O
cigare	BOSP
citize	eR
citize test	eP
city	JMmNrLzM
city .	JMmL
civil	tO
cla	CMIKQKVKXMeNmKrKtKvKyNzQ0N1M#K%P
cla #	zL
cla has	-O
cla of	%M
clas	0O
clasro	zP
clay	MO
clean	PJkMoMrP0L1M&S
clean .	&J-K
clean the	PN
clean today	&M
clear	PNtNuO1K3M(S)P
clear .	PMuO(P)N
client	oNxO1R
clinic	PRQNbOuKyL&O)L
clock	GLTMZNaLsM1K2S8K
clock .	2L8M
clock chang	ZK
clos	FKVMdMkTpLuLxM1M4L
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
colaps	QQUO
cold	BMFNeN+N
cold .	BO
colect	lO
coleg	uMwPzQ0O%O
coleg .	uN
coleg at	0Q
coleg next	wM
coli	HO
colour	TLXO
columb	-M
com	BMEKFKGNHLLKMLPLUMVKfMlK1K3N!K#J&L*K+K
com .	EOFORMbN#N
com at	3O
com back	&L
com home	qOvO)Q
com in	BO
com into	BO
com out	1N
coma	QQ
comb	TK
combin	*S
come	DKFKPMQMTKVKdJeKiJqHuKxP7M8N(K*K
come .	lM
come down	-N
come from	-N
come home	QN(L
come in	qL
come now	FM
come on	PJ-P
come out	DMTM
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
contra	kSrN8Q)O
contro	BP
conven	uM
convoc	%S
cook	CMFLaLeLjMmNvMwO1N2M+R
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
could	CKDLELHLMJRLTJUNaJbJnKoK8K9K(M
could be	-M
could kil	-N
could not	DOEOROUQ9K(M
counci	YMdPsKuOyO1Q)N-N
counci .	-N
counci say	dN
count	APSMVJZNbOeLgLlNoN2N
count .	VO
count sheep	ZP
count the	VK
countr	JLeSmK6N-K
countr .	-J
county	fO1P-J
coupl	9O
courag	-O
courag .	-K
courag to	-O
cours	0R
court	fTgO)N-O
court .	fK-N
court date	fN
cover	UM
covid	CNXT(M
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
cros	eOiN6P%M
cros the	eNiO
crosro	uP
crosro .	uP
croswo	(M
croswo .	(M
crow	-M
croydo	IQeN
cry	DMEKHNTPUPWMeLfHhOjKnHvMwP8O)M
cry .	EJvKwK8M
cry in	TOUNyO)M
cup	CQGKYQmN-N
cup final	-N
cup of	-M
cupboa	UM
curl	ML
curs	aN-O
curs my	-N
curtai	TQWO
curtai shut	TMWO
cury	+M
custod	fTgQ
custod hear	fR
custom	qMxS
custom .	qKxL
custom come	xM
cut	ATLNOKiPkQlL*S
cut .	AM
cut again	AO
cut at	kN
cut hersel	AN
cut i	AH
cut me	iP
cut the	kP*N
cv	rR
cvs	rR
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
day	FMGPMMPKQMSNWMaNyMzL1K2M5N9L&O
day #	PLQQSOWMyO5L&N
day .	FKJKPMTJULWKaJeNvL9M%J&H
day @kin	GO
day and	MOSNTOWNaLtL1L#O
day as	yL
day at	yLzN2N&L
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
dead	AMCPEMGMHORLiMmK1L-M
dead .	APCN-K
dead to	iO
deadli	1S
deadli is	1P
deaf	YWzN
deaf @kin	YP
deaf and	YO
dear	WKXMjKkM1K!M,Q
dear god	jM-J
death	COGM-L
death .	GL-J
death aniver	GO
deathb	FQ
debt	lT)R
debt .	lO
decemb	9P
decent	-N
decid	eOfNhOuP
decid wheth	uL
decisi	uN
declin	lP
decre	gT
decre came	gN
deep	LO-K
defend	tN
degr	rN1P-L
degre	rR%R
degre .	%M
delay	4O
delay .	4L
delet	oO
deliv	DN
delive	cOlLrO1P8U
dement	RS
dement and	RM
dement is	RM
dengu	XU
dengu platel	XO
dentis	WS
denv	4O
deny	eL
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
diabet .	XK
diabet and	XO
diagno	NPRQXP
diagno with	NNXO
dialys	QPXR
diamon	!P
diap	aN
did	CODJHNIKPMRHfNiKkLnMpJ7K!L%K&K
did .	iO
did a	PN
did at	nO
did it	IP
did not	AKCNDKHOMMRKUKaKfMjLkHnF7J!L%K&L
did the	PN
did to	BP
die	AOFNVN,L-P
die .	AN,N-M
died	CWGPHSRLmLnKpKvK
died .	GJHJnL
died and	CNHP
died in	CSRO
died last	CM
died of	CM
died on	COGNHO
difere	zM
dificu	qL
dig	KO1O#M
dig with	KM
din	aLgOhLjNmM1N+S
din .	jN+M
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
disert .	0N
dish	jN
disord	UN
disord .	UL
disown	iN
disown me	iN
divorc	gWiJmLxL7O9N
divorc .	gP
divorc and	gM
divorc pap	gM
do	AJEMTKaMfKiKuKvL2N7K
do .	qK2K9O
do @kin	aO
do i	CMFOuPvL1L
do it	aOfM
do my	aQ
do not	AKCLTKiKmJpK
do noth	WO
do the	ENaM1N
do we	uP
do with	2O
doctor	DJFRNLPOQORKTNUOVMXObPcMuM%Q(R
doctor has	UJ
doctor have	FK
doctor is	PM
doctor leav	uM
doctor now	%P
doctor ring	PK
doctor said	(M
doctor say	DKFNbM
doe	BORMTMXLaMbJeLiMlLnH0L2L3L4M,L
doe .	,N
doe not	DGROTNXLbLeMiNlMnJzK0L2J3M!L
doe the	1O,O
dog	UM-L
doha	4Q
doing	ELONTJaKtMvO0S8N&L
doing fine	8N
doing my	0O
doing the	EM
dole	rOyN
domest	BO
domest violen	BM
done	OLPOaMfLgNhLnOtL1L2L8J%Q(L*L
done .	PM
done and	1O
done it	8O
donkey	-N
door	BMDJHMILJMLMVJZJdJfJiLjNmJvNxKzJ3O4M5J7N
door .	ANONWLiLvL5L
door in	vO
door on	jN
door shut	DN
doorwa	dP
doorwa of	dN
dorm	wM
doubl	uO1Q
doubl shift	1Q
doubl the	uN
doubt	pQ
down	HKIJKQLKMJQKTMUMWKXMYPZK9K
down .	HGKHQNYKkN1M
down and	-L
down by	MN
down in	KO
down is	YN
down my	-M
down on	KL-N
down syndro	YO
down the	KKgN9M
down to	MM
down today	HK
down with	XO
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
drink	BOSWXMiJoP&T
drink .	BNSL&O
drink again	SL
drink today	&N
drip	FMNSQSXQ
drip .	QN
driv	EMIMfJnOtM2K6T
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
drop	CKMOQLXLZMrLwQ&L
drop her	wN
drop my	wK
drop off	ZN
drop our	wN
drough	MQ-K
drough .	MO
drough of	-O
drov	nPwR2P
drov home	wL
drov off	wM
drown	COLPlM
drown in	lM
drug	NPSQ
drug .	SN
drunk	BLCOnM-K
drunk .	BM
dry	LNMTpO&O*T
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
each	MLPJVLWJaNcLeNiMjKqMvMwM0N6K7K9L!N&M
each oth	INiNjOqLvO7N9O!M
each way	6N
ear	DNNJQKRMVGYL2O4L8Q
ear .	8L-M
ear and	QM8N
ear onset	RP
ear retire	2P
earth	AM-M
earthq	KS
earthq .	KM
earthq in	KO
ease	WO
east	uK7N&M-L
east .	uL
east vigil	-N
eat	FJMMTNUPXMeLfKhOlMmQzH(L)K+S
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
eleven	DMELHLIKJLKOVJeJhKiKkHlJoK1L5K6M7K!K*L
eleven day	JO
eleven hour	1P
eleven week	DP
eleven year	hNiK7M!N
else	SNhNmL1L
else .	hO
email	kMqQ)K
email .	kL
embank	LP
embasy	eR
embryo	bR
emerge	lP
emerge and	lO
emotio	BL
emotio abus	BL
employ	rPxN
empty	COHOMPTMUMbPlNmMpLwRxL+K
empty .	TMbLwO
empty and	MN
empty nest	wO
empty room	wL
end	ANDNFPJNUJaHcLgNhOjKlMuKvN1O3J7J
end .	DN
end it	APhQ
end my	AL
end of	FLUMaLuL1L2M
endome	WO
enemy	-O
enemy .	-M
engag	9P
engag .	9P
engage	hP
engage is	hO
engine	%N
englis	FNeOtQzN
englis pap	tN
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
even	MMRLTNVLWOcMnHpMrM0L
even .	-K
even in	AL
even put	WN
even the	MLXM-M
even when	-M
evenin	CMmL
ever	eLmNsLyN4L
ever .	,O
every	GPJKRLSOVRWNZMaLbPiLjJmMoOqKrOvQ*L
every day	RMSNTLUMaJ
every door	vN
every even	RN
every hour	ZO
every meet	qO
every month	lO
every morn	VNrN2N
every night	INJLSLoM
every oth	fNgN
every step	WM
every time	PMRNVMcJoP
every year	GP#O
everyb	EMULbN+L,K
everyo	AKDLGJHJKMSLUJVMbLhOlJmNnHqLvLyNzL#L&L+L
everyo .	-M
everyo at	DM
everyo in	zN-O
everyo would	AN
everyt	KOLKTRUOVNaLdMeKgMhKpKqJvNzK%K
everyt .	VJ
everyt and	,P
everyt grey	TM
everyt hurt	WN
everyt i	pMqL
everyt is	TN
everyw	QMVM3N
everyw .	QLVN
evict	dR
ewe	MO1O
ewe .	MM
ex	BNfLgNhMoK7L-K
exam	OJtU0N1J)L
exam .	tM0P
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
exist	AM
exist .	AM
expect	DOEMcU)N
expect @kid	cL
explod	-O
exsult	-N
eye	BKNLOOPKWKXNYQZRgLqL4L,N
eyebro	NP
fac	TL
fac the	TM
face	INPLWOXLhLnO
facebo	iO
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
fal	JJMLQLVLWLXOaM
fami	FOeM
fan	ZL
far	DMXLcNmMxNzN#M,O
far away	,P
far from	mL
farm	KMLLMNiJuNxM2M3K)L*S
farm .	-M
farm or	uN
farmho	3P
fast	oNpN+M-M
fast on	-O
fath	iL8M#N
fatima	5P
fault	nN
fault .	nL
fauré	-L
fear	VT4L)N
fear of	4K
feast	5M+P
feast of	-N
fed	HP
fee	lStO%K
fee for	lO
feed	MOYNaSlL
feed her	aN
feed him	aK
feel	TSULVKYLmKnOpPuM#M
feel god	pL
feel guilty	nO
feel like	UMnMpN
feel noth	TPpL
feel numb	TM
feel safe	BO
feel so	TMmK
feel worthl	TN
feet	HJWNcP1K4N5R&K(N
feet .	5M-K
feet are	WM
fel	BNCOJMKPNKQMWLXMjL
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
fiancé	hQ
fibroi	OP
fibroi operat	OM
fibrom	WP
fibrom flar	WK
fibros	XO
field	HLMN)M*O
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
fight with	jK
fil	gN
film	-O
fina	OMsN2N3O5O7L9M)L
fina .	3L
final	FNfLgOsLtT-N
final .	tN-L
final exam	tJ
final on	-O
financ	lQ
find	QLRLSOdNhLoLrOwOyKzM3Q7J
find a	rM
find someth	rQ
find somewh	dN
find the	RO
fine	LLTMUKVOcN8N)O
fine .	PK8M
fing	OMQO8Q
fing throug	QN
finish	FMSJUKaJeLgLhOkMrQ0N1L2P%R(J
finish .	aM%M
finish the	1N
finish with	hP
finish work	2O
fir	KPkT
fir me	kN
fir today	kN
fire	KPWNdOsLyM1L
fire .	-L
fire brigad	yM
fire came	KM
fire servic	sM
fire took	KM
firewo	UR
firm	kOuOyO
first	GOcMwMxSyTzQ3M4M5K7L8L%N&M*O
first .	tO
first @kid	cN8N
first @kin	GL
first cla	rO
first custom	xO
first day	xLyRzP
first flat	wO
first grad	zO
first in	%O
first job	yK
first night	fPwN
first of	wQxL%O
first plac	3M
first prop	yM
first shift	yQ
first time	cNvMxHyKzN1M4M5O6M7P&L(P+O
first week	yO
fish	GM*M+Q
fix	OP-L
flag	EN
flar	WOXS
flat	QJTMVLdQgMhMmNuLwP3S)J
flat .	3N
flat on	QO3M
flies	wM4U
flies to	wN4M
flight	CM4U
flight to	4P
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
fly	EO4W5N
fly .	4M
fly and	4O
fly home	4L
fly to	4O
flyov	dO
focu	0O
focu on	0N
fog	RO6Q
fold	eNfL+O
fold .	eO
folow	IP2O
folow home	IO
food	JMTJUNlNxP+O
food .	+M
food and	+M
food truck	xR
foot	LNWQXQYM5Q
footba	WOXL-K
footba .	XM
footst	IO
for	EMMKRKsL5M+M,L
for #	EKHLILKLMLSLUMWMZNbJiMmLoMwM1M2L!G
for .	AMTJ,M
for @kin	EJFJJNLLNMRHWNaKpMzM4M5P6L,L
for a	GKHMMKOJRLbNdMlLrMsKuMwL1M3O&L*L
for all	dNtN*L,K-L
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
for heal	(P
for her	DLFLNKOKQNRJXLYNeNtMwL5L#N%L)K
for him	AOGMTOfL
for it	DNSMVMnN1K%J+M
for jesu	-N
for me	GLaJpKrM,L
for month	TM
for more	-N
for my	ELGLXMaJeLfKtN9M,L
for not	VN
for once	-L
for one	aKmO
for our	EMHJKKuMxKzK5J6J#L%K+K,J-K
for peac	-M
for rain	MO
for ruth	,L
for someth	fOrN
for that	SO7N-J
for the	PJdKeKlLsO1L5L6M*L+M
for them	bO5M
for thi	-M
for thirty	2O
for today	-P
for us	+K,P
for what	+N-K
for work	rO
for year	WNbKiJ
foreca	6P
forget	RS
forget .	RM
forgiv	nS7S
forgiv i	nN
forgiv me	nP
forgiv my	7P
forgot	ROnO!R
form	rOuNzO0M
forth	uN
forty	COGJKKRMWKbKpLrJ1N2N3J5N!M
forty one	CM2K
forty year	COWO2O!Q
forwar	TO-N
forwar to	TO
found	APHNNOPKROSQdLgLhMiM3L7K)Q
found a	NOPO3O
found him	RO
found my	)N
found out	NN
found the	APSL
fourte	DKHKvL1N4K
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
friday	ELGLONPMdKkNlLsLtNuL1M2O3L6K9M%O
friday .	DJEKOJPNVMcLdKhJkMlKsJtEuK1K2K3K6J%H
friday aft	2P
friday and	EKkLlL1N9M
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
from	FKIHULeLiLkKlLoLwLyNzL2L5N6O%J(K*N
from #	1L
from a	&M
from birth	YP
from helman	UO
from home	mM
from hospit	(L
from kerala	qN
from kharki	JO
from midnig	ON
from my	JNPKeNiKlLnK
from next	yP
from one	ZO7P
from our	5O
from rehab	&N
from saint	5L
from saria	5O
from st	5L
from that	oO
from the	CNFLILLKPLSKTOUKVKYJkLlJnJwK%J(J
from tomoro	yO
from work	IL
front	ELFGHJIKJRKMfLjLqMsMtKxL1K3N+K
front .	JK
front door	3O
front of	EKHKfMjMqNsNtM1L+M
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
gate	KKUMVOkNnLzS4P6M7M
gate #	4P
gate .	KM
gate thi	kO
gather	FP
gave	AMDKFKTMUMaMdNhNkNnJoJ2N8L!N&L*L
gave birth	8O
gave her	dN
gave me	hJyO2M
gave my	kO
gave up	aQ
gaza	JS
gaza .	JP
gcs	tO
gcse	tQ
genera	JN-K
genera .	-O
genero	-O
gent	FO
gentl	RP-L
german	eO
get	OOTKVLXMYKaJfNgLrP0L9L%N&L
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
get the	gMrO0L3L%M
get throug	EO1O
get up	UJaM
get wed	9O
get wel	XN
get wors	RM
ghost	hP
ghost me	hO
gin	SO
girl	DKILdM8P
girl .	8M
giv	qP2P(M
giv me	qM
giv up	2N
give	EMZNaKbNsKuKvM0M1L2J*L-K
give her	2N
give it	vL
give me	ZLaKqKuJvL0N1K7M-M
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
go .	dNkJuH3M
go aft	kM
go back	eN
go from	kN
go home	BL
go in	DKkM
go on	AP5M
go out	IMxN
go quiet	qM
go round	uN
go to	TMVJnO3L4L5O
go wel	ON
goal	-O
goat	HPLLMMxM
goat are	MM
god	oLpS8K#J%J(M)M*J
god .	KKLKcM7M8M!J%L(M)K*M-M
god and	-L
god anymor	pL
god be	)N
god ble	,K-N
god even	pN
god for	8H#L(J)J,L-M
god forgiv	nQ
god give	vN
god is	pM
god it	-N
god let	pN-M
godaug	,P
godson	,P
goe	FKGLONPJRLTJVOWJdMeKsKvKwMzM3L4J5N6N
goe in	OR
goe into	3O
goe like	VM
goe tight	VL
goe to	wOzL5M
going	AKELOKRJXMYNZLcMgLuKxN3J4J5P6K&K
going .	YN
going blind	YO
going for	sN
going in	ONqK
going on	AM5L6M
going throug	gO
going to	AKBJDKEKcPeNtM4L5K7N
going und	ON
golden	!Q
golden wed	!L
goma	JO
gone	CQDMGMHQKLLNMKRMTLYKcNkMnKpMwO(N
gone .	AOCNGLHJYN(M
gone back	0N
gone sinc	CO
gone to	NMwP
good	SJbJeLfMmMoMrKuKvLwM2N9N!M*M,O-N
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
got	HNIMKGTLXMdKfMhLkOyP%N&L)R
got #	fNlO
got a	XNdNkK
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
got the	CMSLkJnMyQ1J3K(L)N
got to	DO1O
gout	WQ
govern	-N
gown	%V
gown .	%P
gp	UN
gp has	UL
gra	MP
grab	BK
grab me	BL
grac	pMyL+W
grac befor	+N
grac for	+P
grad	tNzQ%P
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
graves	EO
great	-J
green	eO
green card	eO
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
ground is	ML
group	INiOjOmNnL0M5Q-O
group chat	mN
grow	NMcNvR,N-J
guadal	5N
guard	yM
guest	xP9Q+O
guest .	9O
guest hous	xO
guid	HLONuNvO
guid @pet	HN
guid the	OO
guilt	nQ
guilt .	nN
guilty	fNnQ)N
guilty .	fO)N
guitar	-K
guitar at	-M
gun	IQJQ
gurdwa	IO
gym	KM
h1b	eO
h1b lotery	eO
had	DPHOPPULXLaJjKkLnM7L8N(P
had .	HO
had @kid	8O
had a	DNPNQKTLUMWLXNZMjM8L#L&L
had alread	DL
had an	jLnO
had migrai	WN
had not	ALDJ7Q
had paint	DL
had the	PM
had to	HOLNVNkN
had told	DM
had word	jO
hail	KO*O
hair	NRTLWJ8K#L(O
hair .	TK
haj	5R
hal	LMhLtOwO9L!M%M&L
hal .	%O
half	LOMJNLOJgLjLkMsMtKwLxJ0L1N2N9L&L*O
half #	OMsN
half of	kM
half the	*O
hanah	bR
hand	BMFKIJONUMYOaJoLrMxM1N2P7Q%L&M*M+M
hand .	BLCKDNILKLOLYJaJ1J!J+M
hand are	WP1M
hand in	xL2P%N
hand on	7O
hand over	2R
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
hapy .	-O
hapy birthd	#O
hard	GKTOaKjMoNtJuKvNyL0L1O
hard .	vL
harm	AP
harm .	AN
harves	1O*V
harves .	*M
harves festiv	*M
harves start	*M
has	FMNORKTMUMXPYKaJgLiJmLsK
has #	FMIOkO
has a	NNOOXLYMfMiLmNqLuM
has alzhei	RO
has an	OLUMsKtL
has been	AKBNJMNJUHVKXFYHdMeKfKiFkLpJrKsK0L)O
has canc	NQ
has come	LN)O
has day	FN
has dement	RN
has depres	TN
has done	8O
has down	YQ
has gone	NJTMXLwL
has had	WMXL
has hapen	VN
has her	tO#M
has his	tP
has it	-O
has leukem	NM
has ms	aN
has nobody	mO
has not	FHKMMGTNUMYLZOaLdLeMiKmNwKzJ
has parkin	XN
has run	MM
has sign	UM
has start	vP
has stop	FMTLUMpM
has the	XN2O
has thrown	dM
has to	ENOMcLfOsMuM0L1O3L
has week	FP
hat	qKvMzM4K%R
hat .	%M
hat fly	4M
hat me	qLvL
hatay	KN
hate	AHjN1M4P
hate i	AL
haul	4O
hav	OQPNcP8N!N#N
hav a	ONcM
have	FJZJbLdKiLrKuK1J
have #	uJ1Q
have @kid	bO
have a	BLOMPMXNdOiHmKsKuK1H
have an	sNtM
have been	CNELFMGMKNQLbHdJeJjLoLuGyO!L&K
have bought	7N
have cary	LN
have clean	PN
have gone	pP
have got	QLdJfLgLuN1J
have had	WO
have kept	QM
have mercy	JN
have my	tM
have nobody	mN
have not	EMJMLMMLTLZMcLdMiNjLkKlMmM4L7J
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
have to	DOENONVNaLdJfPhNqOuM1Q3M9M
have writen	iL
hay	MO*O
he	BPFKQLRLSNTKYLfLgMhOiKnMvJzN2K7L
he ask	RLuM7L(K
he beat	BK
he ca	FOUOWM
he cal	jO
he came	8N
he com	BJ
he cros	iK
he did	fO
he doe	BMTLiLzM2J
he drink	BM
he eat	zK
he end	hL
he fail	tN
he gave	AP
he ghost	hN
he got	nO
he had	XM
he has	BNSOdLfJgLiLkLlLmJrLwJzM2L7K8L#L&L
he hit	BN
he hug	7M
he is	BJILNLOMQNSLXMYKfLvMwMzL2K4L#J&L(M
he just	TM
he left	hN
he mov	gJ7N
he propos	uK
he push	BM
he said	jL7O
he say	BMUNdMjLmLpN
he sit	kN
he sold	SN
he start	zM
he stil	NNXO!O
he threat	BM
he threw	BK
he took	hL
he used	TN
he want	ALYNgN
he was	CREMHNQKUMYKfKhJkKnLvKzK
he wil	BMEMFKYJfLhLjHnNvK!M
he wo	TO
head	IMMJUOVJWLYLZMdLqOtMuJyL0M6L*N
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
hear	IKPOUPXKYRZLfSnJpN8L
hear if	PL
hear is	fQ
hear me	-P
hear on	PMfK
hear the	FJULZM
hear tomoro	fK
hear voic	UQ
heard	JPiKmK)L
heard thi	mL
heart	CMDKOPPLQKVOXOcOhNoKuM5N(N-L
heart .	OK-M
heart and	OM
heart atack	CMQMXK(M-N
heart for	-K
heart goe	VN
heart is	hO
heart rac	VO
heart surger	OL
heartb	DQcOhP
heartb .	cO
heartb at	DM
heartb on	DK
heat	AMdO1N-M
heat .	AN
heathr	4O
heaven	MLpQ-M
heaven are	pO
heavy	LOTQ1Q*P
hebrew	0P
hedg	jQ
hedg and	jN
heel	WP
hel	-N
hel .	-N
held	DMHMfN7N8M
helman	UP
helo	-M
help	SMVNWKaNoMqLrJtLvN0N1L3M7K&L-L
help .	WLvL1M
help me	SPVMaKfLoNqJtLuKvK0L1L9M-N
help my	pN
help the	-N
hen	HPLMjK
hepati	XP
her	DKFJGMHMOLRKWLYJaNhOnJwM8N9K#L%N
her #	#N,M
her .	CMDLFLGMHKVJYKaGcMhKvLzO5L8L#K&L,P
her a	2M
her and	aKnK9M
her arm	AOBM
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
her tonsil	OO
her wag	BO
herd	MN
here	AMJLKJMKdMeRmOrPuKvJ3L5M8O+L
here #	8M
here .	BMeMuJvM8M(N
here and	uN-L
here anymor	AO
here in	MO
hernia	OQ
heroin	SR
heroin .	SQ
hersel	ARRNUM,K
hersel .	AP,O
hgv	tN
hgv test	tM
hi	-O
hi god	-N
hid	IMJKROSPUOVOlLvL
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
him .	AJBNFJGKSKTKVLWMYJaKeLoJrMvK#H,M
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
himsel	AQ2K(O
himsel .	AP
hip	ORQNWTXM5K&N
hip .	OLXO
hip on	OM
hip she	OK
hir	rQ
hire	rO
his	COFKIKOMRLSLYKaLdLgMiJkMrLwNxMzJ2K%L&M
his bed	FNwP
his birthd	iN
his degre	%N
his dorm	wL
his driv	tN
his first	yJ
his hand	BN1M
his jaw	IO
his job	kQ
his last	FO
his leg	ONXM
his lip	FN
his name	dN
his new	zN
his nurs	aN
his own	AMCNFK(N
his room	TQwN
his sho	RM
his strok	aL
his visa	eM
his way	IM
hit	BRHNIOKMXOYMnMpK
hit by	BK
hit me	BNXO
hit my	BL
hit the	pM
hiv	PM-J
hiv test	PN
hoby	2O
hold	DOEMFLGLIOJLLKWJYKaKbNoL4N7K9K%L&O
hold .	JN7M
hold hand	!N
hold her	aN
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
home	CKFMINQLRNUJaNdMeMmLrNwM3M4J6N&J(O
home .	BOEMFJIHRKSLVJaMdNmJpKrLwJ3J(G
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
hospit	FLJKONQUWKrMsMyK1J8O9L(P
hospit .	QJ(M-P
hospit and	QL
hospit for	QO
hospit in	JNQK
hospit on	sK
hospit she	QL
host	-M
hostel	AMIOdOwN0N
hot	WOZN-L
hot wat	WM-M
hotel	jNkO
hour	FPOOQMRLTLUJZPaLwL1R4M6L8O
hour .	ZH4K8K
hour a	1L
hour in	1M4N
hour on	1L
hour sleep	1N
hour to	6J
hour week	1M
hous	HJJLKPLPdNgOiLmMwO3U
hous .	BMJLLJUNgLwN)M
hous and	HNKOgN3K
hous burn	KL
hous i	3L
hous in	KHLNTL3K
hous is	LMwM
hous on	3M
hous or	uJ
hous with	gO
housto	4N
how	CLFKRJSLTKVJYLZKaJkJlMnKoJpKvQ4K7L
how do	COvN
how i	aLnM
how to	DJTLVMkLvP
hr	qRsO
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
hurt	AMBMKMVLWWgMhMnM
hurt .	WL
hurt even	WN
hurt her	WK
hurt i	AM
hurt me	BO
hurt so	WN
hymn	EPRP-L
hyster	OP
i	AMaMiLjLmLnOoLpMuK7M
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
i ca	AMFKIJKLSMTKUJVJWJZKfMjHlKnKpMtN
i came	iNmP5P
i can	EKJLQMVJWJZLaMnGoLrMtKuOyL0L&M)L
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
i did	AJCFiKnP
i do	AJCMTHVJaKiLpJuEvG9O
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
i found	ALSLgN
i gave	dO
i get	PNTM-M
i give	-M
i go	OLaMmMyOzN5M
i got	BNkKyN&N)L
i gradua	%M
i had	AHDNHNNLTMjMlLnK7L(J)L
i hand	2O
i hang	2L
i hate	AJ1M4M
i have	ELVKZLfMiHmKoMrJsMtMuK0L1L
i hear	mN
i heard	mM
i held	8L
i hope	PO,M-O
i in	sM
i iron	wP
i just	AKTMUMfM(L
i keep	ALCMcLhJjKoMpJwL3N
i kneel	pP
i know	RNTMnHoNwMzM1J4N
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
i lost	DJcMkK
i love	aOvN,O
i made	GL7L
i mary	iN
i mean	iM
i met	,L
i mis	iOmN,M
i mov	mM
i must	ENeLqLuL1N
i need	aJrJtNuJvK0M
i not	CMDMbMnM,K
i only	tN
i open	pKxL
i owe	lO
i pas	)Q
i plant	-P
i pray	pO,P
i promis	oO
i put	lOnQwN
i rea	sN
i read	pM0K-M
i relaps	SO
i report	qP
i said	RJaKiHjNnNuNvM7J9M
i sat	UMwM
i saw	dMfO
i say	eNmLpMvL
i see	iMnLpNsL,N
i set	mL
i should	nNoO
i shout	jJvN
i sign	gLnO
i sit	TMVMmMpMsNtL0P
i slam	jN
i smil	bP
i start	yO
i stil	BNCPGPINSNdNhMiMkLnJpM
i stol	nP
i stop	-M
i swear	oP
i take	XLaNuM
i talk	mL
i teach	UL
i tel	dO
i thank	#N(M
i think	UJVKjMpM,N
i though	aNhO
i threw	jO
i told	BMjPnOqL
i took	ANnO
i treat	nO
i turn	aP
i use	YN
i used	TOpJ
i wake	ZO
i walk	qK9M
i want	AKSMvL0K7M9K-P
i was	BRDKGLIJRNUJiMjKkKnMpK2K7N
i wash	aM
i were	AL
i wil	AKEHFJGJYNZNbLfLgKnHoJwM4K5N9L!M#K%L
i wish	ALNM,M-N
i work	vO1K
i wory	VM,M
i would	-M
ice	ONSOeQ1L6N
ich	AR
icu	QU(M
icu .	QL
icu at	QL
icy	6L
idea	xN
ielt	tQ
if	ALBLDJFKPLRGVQbMgJiMmLoJpPtNuO
if .	VN
if he	VOtN
if i	AOBKRMVMmLoMpFuL
if it	PMVHbO
if noth	DN
if she	tO
if the	VP
if what	VM
if you	pL
iftar	+S
ignor	qL-N
ignor me	qL
ill	XQ(N
ill .	XO
ill any	(O
in	IMJMKLLLQNdJeLfLqLwL
in #	DLLMRMTJYKZJaNcGiOnJsLtOzP3M6K7M9L
in .	ULXMqK1J3O)L*P
in @kin	NNjN
in a	CLLLRJYKdPeLfNmMyLzM4K6N9K#L%J
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
in her	FPHLNMOKTMwK%M
in his	CPNMOJROiLkMrK&L
in hospit	QO(M
in icu	QN
in intens	QP
in it	DKxK3N
in januar	CO
in july	tL
in june	cMkM2N9N
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
in my	DNILJHNLTLWKdLmLoMpLuJxK0J2L%J&J
in on	OK
in one	UKjL1L4N5O
in oslo	uL
in our	CLIPJJLHMMOLTMbKiKjMqLrLvMxL%J-K
in overni	QP
in peac	COFO
in perth	uN
in peru	6O
in porto	LN
in prison	fO
in riyadh	BN
in row	%O
in septem	zO
in sudan	JN
in that	fLnNqM
in the	IKJKKKQLRKTLUNdMfKqM*N
in ther	cN
in thi	ANeMjNmPvN1M3M
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
india	-P
induc	cQ
infant	zO
infect	XQ
infect .	XO
infert	bQ
infert .	bQ
infron	qN
infron of	qN
inheri	jO
inheri .	jM
inshal	9P
inshal .	9N
insid	KOLNTPfM
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
interv on	eKsL
interv tomoro	sN
interv w	sM
interv with	sH
into	BKILLKQJVLYJaLmKoMwMxKzN0J2M3N8M9M)M
into a	3N
into my	BM
into shelte	3M
into the	UMmNoNzO3K
into theatr	OK
introd	RO9O
iron	BMMLfKsNwRyN
iron the	sNyL
is	FKLLMLQKcLoL
is #	FKGGILNOOJQJXMYNZLaJcKeKrLvOzO#O
is .	RNXM,P
is a	GJJMMMNKVMdLgLlJoNqK1O4N8M9K#N
is abusiv	BM
is adict	SN
is afraid	VM
is aliv	AO
is all	mMpN,M-L
is an	SN,L
is and	RMYQ
is ask	bL
is at	BMEOMKsK
is autist	YO
is back	NLSMTP(P
is backpa	6N
is been	GFQKTNXLiLpJsMtO&L
is being	BLfMoM
is benign	)O
is breath	FJVO
is broken	IL
is buly	qN
is cal	sM
is canc	PM
is cary	cP
is clear	(K
is clos	kO
is com	CLFJHMLLMJRK7M&M+L
is day	FGGLbP
is dead	CO-K
is deaf	YO
is deploy	JR
is doing	tO0O
is door	xM
is drink	SM
is drunk	BM
is dry	MN
is due	cPlL1M
is dying	FRMM
is eat	UO
is empty	wM
is expect	cR
is fight	jM
is fine	PKTOUM8J)N
is finish	2N
is fly	4N
is for	RM
is ful	lM*L
is get	OLRLgN9N&M
is going	BKHKOLYMgJsK4L5K
is gone	CJDMGLKLwL(O
is good	,J
is got	XNyL
is gradua	%M
is grey	TP
is hang	hM
is hapen	bM
is hard	vO-M
is hav	OQPMcP
is here	8R
is high	cN
is home	IN(N
is ill	XP
is in	FMLLNOQRWMcMeNfP*O
is iron	yN
is it	uP,K-L
is job	mO
is join	zO
is just	TNpM,J
is kil	VMWN0O1M
is knee	ML
is late	cO
is lazin	TN
is learn	0N&P
is leav	gPwO2O
is like	MNpO
is look	rN
is mary	oM9P
is me	VMaN
is minu	dL
is more	OM
is mov	3N
is mri	PN
is my	BMEMGJQMaLmLoNzN4J#P
is ninete	wP
is not	AKDKFKTMULWNXMaHbJhHiJnMrL(H
is noth	PMTLlN
is now	IO
is of	KO
is off	XLhNwM(K
is on	ENFNKKLJOLPMQMSOfOtM1L3K4M6L9K!N
is only	HJMJNJOKRJSNVLXOlMvLwM)J
is our	!M)N
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
is say	uM
is senten	fM
is shak	IM
is sick	VMXQ
is sleep	dMjN
is slip	FQ
is so	NOVMhMwO0M
is someon	oK
is spread	qL
is stag	NK
is stil	CNDLHMbP
is strong	8N
is stuck	0N
is tak	SNtN
is termin	FO
is the	ANGMNKRHTKULYJdLmLoJqMrLsMzJ3L4K!J#K
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
is violen	BO
is wait	PM
is walk	MP5N
is wel	(O
is what	-N
is wil	iMjO7O
is wory	cN
is wrong	VM
is yelow	XP
island	-M
isolat	QQmP
it	DPGJNNPLVJWMaJhLnJoKpJ7M
it .	DJSMUMWJYMaGfJnKpKxO7J%L+J
it again	tO
it all	AODL
it and	HPSPnKoM1K7M+N
it at	DK
it back	nM
it be	PL9M
it by	hP
it from	lM
it has	NJ
it hold	7O
it hurt	hP
it in	qNuL
it is	FJGKNJPMRNTJVJWKZLaJdJhJoJpK8K!O#K
it off	hP
it on	SM
it snow	-M
it tak	TP
it that	-O
it time	vL
it to	AMDNuK
it twic	tK
it was	BLDMGMHLNMSKgKhJiKjKkJmJnOqL7M)M
it wil	GO9K
it with	hN
it would	GK
ivf	bU8K
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
jesu	FJQJSMVNWMdKoJpJ%K(G)L-K
jesu .	)K-K
ji	ON-L
job	ULaLkSmKrUsOuLyP0K1P)N
job .	kLrLyO1M)N
job at	kKyK
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
join	wMyQzM9N
join the	wMyL
joint	WS
jok	NNXN,N-L
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
june .	cMkN
junior	yMzO
junior doctor	yN
jury	fU)K
jury duty	fO
jury found	)L
just	CLTNYMZMhMmNpJvM,M
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
justic	fO-O
kaduna	IQ
kaduna road	IO
keep	ANJKOHQNROcOoQqHuKwJ0O5L6K&P
keep forget	RL
keep him	QKyM&N,O
keep it	uN-P
keep me	oNyO0L&L-N
keep my	QJoN,N
keep the	DLONgMuL
keep their	-N
keep thi	cM
keep to	,P
keep us	6M
kept	QO
kerala	LMqM6N
ketl	RLdL3N7M,N
ketl .	-L
ketl in	RO
key	RNULhNyK2Q3S
key .	3M
key to	3N
key today	2N
kg	8N
kharki	JT
kharki .	JN
kharki again	JL
kharki and	JL
kick	INcTdN
kidnap	IO
kidney	OSWNXRuN(Q
kidney are	XQ
kidney ston	WP
kil	AMBHCNNLVKWNcM0M1K-P
kil hersel	AL
kil i	AP
kil me	BJVLWOcN
kil my	-M
kil on	CO
kil them	-N
kilo	8P
kilo .	8J
kilome	5P
kind	GLNMULYLcMgJmJvJyPzM6J,K-K
kind .	NNyM,N-K
kind pray	QM
kind to	-N
kinder	zP%O
kinder for	zN
kindn	-N
kindn .	-L
kis	)O
kitche	JKLOgNjNkMqJ0L1K2K3M7K(O
kitche .	LNjN3O
kitche tabl	0N
kitui	MN
km	ML5P
km to	5L
kn	WSvKzN1L2N5R
kn are	WM5M
kn hurt	WL
knee	MMORWPYM5N&P
knee .	WL
knee high	ML
knee replac	OO
kneel	pS
kneel ther	pN
knew	DO
knif	IOOQ
knit	iN-M
knock	XN5P
knot	VQ9O
know	DKPNRPSNTKiLnJoMuNvLzO2E
know .	AJPPdLnLoN
know anyon	zM
know her	,N
know how	DJEMTLVMlNvJ
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
know yet	HLcO
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
lamb	1Q+M-P
lamp	pQ-K
land	MMZJePfNgMjM4R5O)N*M
land .	eN
land at	4L
land case	fM
landlo	dU3N
landlo chang	dN
landlo has	dO
landlo want	dK
landsl	KP
langar	+P
langua	eR
lanyar	yR
laptop	kOoO
last	CJFPIKMJSJcLhKjJwP2R5M7M8K%N&L*P
last #	sO
last .	5M7N
last day	FMkP2O
last hundr	5N
last night	AOCJDMHJIKJJKKQMSNUJXMgKjL7N8M)P
last of	MM)N*K
last one	wP
last time	tM2M
last trail	*O
last week	BOCKIPRNUOkN&M
last year	GPlO
lat	pN
late	MNVOcOnM1K5O*L
late @kin	5N
late and	cN
laugh	OJPKRKSKTMUKWMoMqOuLzN7J8K#L&O
laugh .	oK
laugh about	-O
laugh and	RN
laugh at	-K
laught	-N
launch	xQ
law	0Q
lawy	eLfOgV
lawy and	fM
lay	CKEPHL
lay #	CL
layof	kO
lazin	TM
lazy	-N
lead	HPTMoPqNyN1M-J
leak	-M
learn	YTeNtLvO0U&M-O
learn disabi	YN
learn the	YO-J
learn to	YK0L&O-P
leas	xQ
leav	FKJLKKUKVJgMkLtNuOwP2O3Q4J5Q6N%P
leav at	4N
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
left	CNFKKKSKULYLaMgNhSiNmNnMwPyL0L
left .	FJaM0N
left for	wO
left me	gNhO
left my	eO
left the	THVMiM
left us	CQGM
leg	EJHLOOQPUGWOXMYUaOuKzM&N
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
let	FLOLPLeNfMiOkMrMsKuKxLzM0K7N9K#L&M
let .	lL)N
let custom	xO
let from	eL)O
let go	kOzN
let her	uN9K
let him	FKtN&O
let it	NPPJiM3M7N9K-K
let me	BMEJFKOJfKhJkHsKtMyM2M5L7J!L#K&K
let my	nO(M,M-G
let the	ELJOcLuLxN3N#M-M
let them	eMsN
let ther	-L
let thi	cL
let us	7J
leukae	NR
leukem	NQ
leukem .	NN
leve	LP
level	tP
level result	tN
leyt	KO
librar	dPsK0N2O
licenc	fPxN
lidl	dO
lie	CLQNTNVLWNXPZTcMdLnLqJvP
lie about	qM
lie awak	ZO
lie fac	TM
lie ther	VNZR
lie to	vO
lied	nP
lied to	nN
life	AOCJEJFMTNYMfMiLmMuM2O9K#M,M
life .	ANCGuM#M,L
life is	AL
lift	DKTMVNWNaUvJ3O(N
lift @kin	aO
lift the	WP
lift up	,Q
light	ELGKLKTMZNdLmLpMtM!K
light .	-M
light the	GLpO
lik	HO
like	MKTNULWOYKZOpN8L-K
like a	TKVLWLYNZMaKcMnMwKyM8K9K&L
like an	WM
like chew	pM
like god	pM
like i	iPpN
like it	3O
like my	-O
like pap	MK
like talk	pM
like the	uN-L
like thi	AM
like to	BMFO-O
lin	DOcS
lin .	cQ
lin on	cM
lin thi	cL
line	JQXLbPjMkO
line .	JMbN
lip	FO
lip with	FN
lismor	LP
list	dOkPuN(M)P
list .	kQ
listen	XLZNvK-K
listen more	-M
listen to	ZOvN
litl	CLDNFJJLNKOJXKaLgKiKvNxNzL8Q&M*N
litl @kid	OLXMfN8D
litl @kin	CMNJXJgL8L#J
litl cafe	xO
litl room	DM
liv	AOFJLMNQRKSMWLXLaJdMgMiLmLvN3M(L
liv .	AONP(O
liv alon	mL
liv in	gO
liv like	AM
liv on	dM
liv with	aN
live	ANFOaLdNeMgQiKmLuJwL3K
live .	AMdMfK
live anymor	AL
live for	AO
live in	aN
live with	gNuN
loan	eLlWxO)Q
loan for	lM
lock	BQVMdOfO
lock #	VL
lock me	BL
lock on	dN
lock up	fO
lol	OMhMsNtLvMyK#N-M
lol .	tMvN-K
lon	mQ-M
lon .	mN
lon sinc	mK
long	ALFLRLWHYLaJbMmMpKwL1M2M4L6N7M#L&L(N+M
long covid	XP
long driv	6L
long for	bO
long gap	FN
long haul	4O
long life	#O
long shift	1M
long sleev	APBO
look	HKMOPLRKTMYKaOnLoMrNvL!L,M
look .	,N
look aft	YNaR,L
look at	IKMKPLTMkLnKoKvL9M
look for	RNrQ
look forwar	TO
look up	MN
lord	MKWKnJoNvK!K(L+M
lord .	FMMJZLaKoJ8J(J)K,L-M
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
lost	CRDUGJHOKMLLYOcKdOkOnKpM
lost @kin	CRGK
lost her	DJkO
lost his	YNdNkO
lost it	DP
lost my	CPYKkL-L
lost our	DO
lost the	DOKKcL
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
love	YJaNgMhRmJqJuMvM0L8L9O,M-N
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
lump	NRONPR)O
lump and	PL
lump in	NO
lump is	)O
lump was	)N
lunch	UKjKlNmPqLyMzN+P
lunch .	UMzM
lunch alon	mK
lunch in	mNzK
lung	NPPMQOXM
lupu	XR
lust	oQ
lust .	oO
luth	OMQN
lying	MLQOZPcP
lying awak	ZN
lying down	MM
lympho	NP
m6	6N
ma	-N
machin	FQSPkOuLxN
machin .	SL
macula	YP
mad	VMjOxN
madam	BOkP
made	FJGHYLkMmOnKuKvLwLyN7P8L!K#L)O+J
made her	GJ
made me	AL
made perman	)O
made redund	kP
made up	7N
magist	fR
maid	nO
mainst	zO
maiz	MN)O*Q
maiz is	MK
mak	CHGMYOqN#N*L
makah	5N
make	BJDLGJWMgKjLnLqMuNxL7M-M
make it	CNDK
make me	-Q
make my	UK-M
make peac	7N
make up	uN
malari	XS(N
malari again	XQ
mamogr	PR
mamogr .	PN
man	EKQORMaKdKfLhMjLlLmKoNzL9N!O
man .	!L
man in	FN
man oposit	QN
man who	,N-L
manag	qQyP
mango	*P-J
manic	UR
manila	FOeM4M
manila on	4L
map	6Q
marath	XN-M
march	BLCMDJGNMKTMYMeKiH2M
march .	CLDKGKYNiJ
march and	CKeM
march the	MJ
mare	HM
mariag	bNgRjO9R!Q
mariag .	!O
mariag is	gP
mariki	LO
mark	BPGN1P
mark on	BP
market	IOiMxP*N
marow	*P
mary	RKbPgNhMiMoSuL9W!R
mary #	bM!L
mary .	COhMoP9K
mary @kin	oO
mary again	9O
mary and	bNoO
mary at	9N
mary her	9M
mary him	uN
mary his	9O
mary in	9P
mary my	9O
mary on	9N!N
mary to	!N
mary today	!N
mas	EQGSpR!L-L
masiv	jM
mask	OP
mast	%P
mat	FKTNmM
mat .	TL
match	-M
matern	kP8N
matern leav	kO
math	tT0P
math .	0N
math pap	tN
math test	tM
matr	KN
matron	qR
may	JLrLxM0M2L3L5L6L7K9M&M*L-N
may .	rM3K
may all	-N
may be	-L
may he	&O
may i	6M-Q
may it	-J
may my	-G
may nobody	-L
may our	-Q
may the	-N
mayb	FN
mayo	-P
me	BORLaLhNiNjMnLoMqNuKvP7K
me #	RK
me .	BOTKaJhJiJmMnLoJpMqHuL
me @kin	nL
me a	RKjLoMuLyN1L2M&K
me aft	iP
me again	BM
me agains	BM
me and	BKSKWKXKZJdOgNiJjNqL0M7N!O
me as	uN
me back	hL
me be	vN-N
me brav	-M
me by	BKRMhK
me courag	-J
me every	fO
me find	-N
me focu	0N
me for	gMnOvK
me from	WO-M
me go	kL
me going	&M
me good	-L
me her	,O
me how	vM
me humbl	-L
me i	aMnMrMuM
me in	BKIMQL1M!O
me it	hM
me joy	TL
me keep	-M
me last	BN
me laugh	-O
me les	-K
me lord	-M
me love	-O
me not	nMoMvJ
me off	UNiN(N
me on	XLhNqN
me out	BLiNkO
me over	hL
me pas	tO
me patien	-K
me rememb	tQ
me resist	oN
me sinc	WNiLqN
me sleep	ZO
me streng	aL1L
me the	TNgNqLuMvJ
me til	FO
me to	ELNLfLjJoJqKsMuLvG9O+M-K
me today	RO
me up	BM
me when	BM
me which	uM
me who	RK
meal	+Q
mean	iL,N
med	UMaM
medic	JP
medica	sM
medici	NMUMXM0O
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
mental health	UO
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
mia	-O
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
mind	GNOKROUQVNaPgMhMsLuM0L,L
mind .	-L
mind @kin	aP
mind for	GO
mind is	UP
mine	FLKLNKTMaNbNfMiLjMkNqK
mine .	bN
minist	sN-K
minu	dO
minu #	dO
minut	KKONVLZMaMjKsO8N
minut .	KL
miror	RNsM
mis	ALGMHQJMKMfKiKmMnLqH3L)N,O
mis #	HO
mis me	AP
mis the	-P
miscar	DW
miscar .	DH
miscar and	DP
miscar in	DO
misil	JO
mistak	qO
mnd	FO
mnd has	FO
molest	BQ
mom	nO
mom guilt	nO
monday	NNONPOeKfOsMtNuHxLyPzO1O2N4J*K
monday .	EMJLNJQMdMeMfKkNsLuJxL4K*M
monday aft	yN
monday and	NKPKzJ1K
monday as	yP
monday at	yO
monday first	yK
monday he	zP
monday i	yM
monday she	zN
money	SRaHbHjPlPnOoOrMuLxN
money .	lK
money for	lM
money from	nM
moneyl	lS
monsoo	MO
month	DNGLMJWMXMbLcNdKeNfLkKlOrMxKyL3K&O(J
month .	DMFOTLUJcLeJfNlKpMrN5L)M
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
moon	-P
moon .	-M
more	FMRMUJYLbLpLvK2L(N-M
more .	CNRMSOpH(M,M
more and	-K
more chemo	(N
more of	RM-N
more patien	-J
more they	FO
more year	#O
morir	AO
morir .	AO
morn	CLHMOOQKSKVJaMcJkLwJ2L8L(L
morn #	8L
morn .	CKGKOKQNVKcLlJtLwK2L4K8J
morn and	FNONtNvN
morn god	-N
mornin	CN2O-K
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
mov	FMaLeKgPhOiLjKmPwOzO3T7K
mov back	aN7O
mov here	mM
mov hous	3K
mov in	wN3N,M
mov on	-P
mov out	gOhPwN3M
mov the	jN
mov to	eMmP3N
move	CMXOcPuN3N
move to	3N
movi	-Q
mr	CMELFNQMRMXKmN2L,M
mri	PU
mrs	mN2M
ms	XSaP
much	PHUPWMcLlKmJnJoLsKvJ1P7J9K,M
much .	sM
much i	WJ-N
much on	UM
much presur	UP
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
my #	dLeNjPvS4M7M#M,O
my @kid	HMIKYKfLiOrLtKvNwLzJ4M7N#M%K
my @kin	CJEJFJJKNKQJRJSMaKfMiK7L9L,L
my @love	BKDLFKGKPKRMTKaMcKeKkJoHsKyK4K&K
my @pet	HJ(N,N
my @work	CJNMXNYMqNtK2G#N,N
my acent	qN
my answ	uM
my arm	BNXM1N
my back	WSaM
my badg	kN
my best	CJEJTMjLnL9J
my bibl	,O
my birth	eM
my birthd	mN#N
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
my fault	nO
my feet	HLWN1N5L
my fing	-K
my first	yL4L8Q
my flight	4L
my godson	,P
my hair	TKWL-M
my hand	EOILUKVLWLaNoPpLtJ7L&M(M
my head	UNZN0O
my heart	VOhLuL,N-L
my homewo	0M
my hous	-N
my i	EMbLgKiPjP3K7Q
my job	kM1O
my key	2N-O
my kn	WO1N5L
my knee	WM
my laptop	kN
my last	2N
my late	5N
my leg	UJYNzO
my life	AJmMuL
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
my own	BKGKRMUMYLaQbKfJiOmLnKpLvPxL1J8L
my pap	eK
my paspor	BQ
my phon	IKhL-L
my plat	UN
my pocket	&N
my pray	pN-M
my room	BQmM
my rope	UN
my rucksa	5N
my shift	qM
my shop	LP
my slid	qN1M
my smal	XP
my sourdo	-N
my spirit	-O
my sponso	&N
my stomac	VO
my temp	-N
my thesi	tO0M
my thing	kO
my throat	BN
my tomato	-O
my tongu	jO-J
my visa	eL)N
my voic	EN
my walet	-M
my way	-N
my work	-N
my wrist	AM
na	NN
nail	xL
naira	lO
nam	DO8N
nam her	DN8O
name	DMQMRRVKdMeKgKiNkKmLqLxO8M%K&K,N
name .	RLdN,N
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
neck	BMIPPMWP4N
neck .	BN
need	MJOMUMYNaOlOrOtOuOvH0J
need a	OLrM
need help	aO
need rain	ML
need to	uK0M-P
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
nervou	OMUOVPsNtNyJ9M
nervou .	eJ
nervou breakd	UO
nest	wQ
nest .	wL
neural	WP
new	JKOLeNmMoKqMySzQ3Q8N&M*K-L
new .	-M
new @kin	9O
new @work	qO
new apartm	3L
new baby	8N
new countr	eO
new flat	3O
new hip	ON
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
next	CLJKONZJfMkLoJtLwKxJyMzM2O3L5L6K7L9L#M%L
next door	BMXLZMjN
next month	eM2N5M
next to	CQqO
next week	JLNJOOPLcHfNtKwKxJyMzN5L6L
nice	mK-M
nicu	QR
nicu .	QO
nigeri	-O
night	CMHNIOJNKKQKSLVKWMZVaNdM0N1Q6K8K
night .	AMBKCLFMHLJLKOQKVLWMZJaLhLjNnMyL8M
night aft	SM
night and	IMQOXJZJaN(L
night at	1N
night bus	6O
night i	SQULZM0N
night in	dL1M
night nurs	aM
night out	)P
night shift	1M
night sinc	ZQ
night train	6N
night when	VM
nikah	9R
nikah of	9N
nil	OM
nil by	ON
ninete	CNeKfJgLkJnNwQ
ninete month	eN
ninete year	gNkM
ninety	#Q&N
ninety day	&M
ninety on	#O
ninth	GQ
nobody	BKDNIKKJPKQLaMbLcKeKgMmToOpJrOzK
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
nobody would	AOoO
nod	YP
nois	-O
none	ZN
none of	ZN
noon	CNELuN1M+N
noon .	uK1M
normal	(P
norovi	XP
not	ALDMTKYKZLbMiNnJpKuHvJ
not .	DLKKNLPLbLgMoPrMuMvL1K
not @kin	mR
not a	HNMKiL*L
not aford	1O
not afraid	-O
not agre	uK
not alway	!N
not answ	pN
not ask	,M-O
not baby	DO
not be	AKCOFNaNbNvM
not bear	WN
not becom	-O
not been	AKOMTJiM4P
not believ	pK
not break	vO
not breath	VN
not cal	iO
not canc	)Q
not child	bP
not comb	TL
not come	DMHMPLVMbLdMeMiKuK
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
not find	ROrL
not for	,O
not forgiv	nK
not friend	mR
not get	CJELFMMLSKTJUJVKXLYKaLfJtM0L
not go	ANIKVOnK,M
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
not know	CLDJRNSMVLdMiKlLmJnHpLuNvHzL2H
not last	!P
not laugh	TN
not leav	AOJMaO
not left	TN
not let	BPEKiJ0L3L&L,N
not lift	WOaL3M
not listen	vL
not long	ROpL(Q
not look	nL
not made	mM
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
not one	AMFMHMMKVLaKmSrOzK
not only	-L
not open	TLlO
not out	QO
not pay	lL
not pick	rO
not plac	dO
not pregna	bO
not rain	MP9N
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
not say	PN,R
not see	FKTNYMwO
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
not stop	AKKNLNSNVJnMvK
not sure	pNuM
not tak	FN
not take	UMXLnM
not talk	DKiPjT
not the	vO-K
not ther	nN
not to	nLoM
not told	DMcNkMnN
not unsay	jN
not visit	QN
not visito	mR
not wake	AOCM
not walk	IPYR
not want	AMDKJLgOiKvJ3N
not wash	TM
not week	FO
not with	AKCNEKGSSNVKYJeKjLnKoKwL2L4K&L
not word	PMiL
not work	YO
not worth	AL
noth	DKMONLPOTOULVNWJZNbLiLkNlOpNrL)M
noth .	PLTHWKZNeMkOrJ
noth has	VN
noth is	VPbM
noth left	UN
noth mat	TN
noth more	FO
noth specia	-O
noth tast	TM
noth to	2N-N
notic	ANkOlMxM
notic if	AL
notic to	xN
novemb	GQ-K
novemb i	GP
now	DJFNILNLRNSMaLeMgLiKjKlLnLpLqKwM2N4L8L
now .	FMGMIJNNRKSKaJiKmLpJqJwK4J8N(N
now and	APFLKNMLRLcM
now he	RLSMTNjN2K
now i	ILXLaObNhNnKpKqL
now it	jM
now not	FN
now or	uK
now she	RKnMqL
now that	2P
now the	NOlP
now ther	DN
now they	nO
now we	PNjO
nowher	dQ
nowher to	dO
nularb	6O
nularb with	6M
numb	CLNLQLTMiPmM1J8M
numb #	NN8N
numb .	iP
nurs	FRQJROUNaQqPtOwLyN0L2J%N(L
nurs .	RM%O
nurs my	aM
nurs on	qNyJ
nurs say	FQ
nurs school	%J
nurser	DObMzP
nurser is	DO
nysc	rO
o	ENGJMJTLVKZNaLbLeJoMsLtL1H8K
o clock	GMZLsN1M8L
o lord	-G
oath	eR
ocd	UP
octob	cM
of	GLqK5K%K
of #	CMXOhLmJqHsNtKvOzL0M%M(N
of @kin	GNaMjO3N
of a	CMNLdM8M
of all	1M
of anyth	TJ
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
of it	UNVKWKaJeKnHpOvL6N
of ivf	bN8L
of jam	3N
of life	AMFN
of liv	AN
of march	GO
of mariag	gM!Q
of me	1O
of mine	FN
of my	BOCNELGOHOILLNgJzJ9M
of our	dLxO5K%K
of pow	-N
of rehab	&N
of steal	RN
of stuf	3M
of tea	-L
of that	wN-L
of the	KMLJMLOJVJbLdJiKjKkJqLwKzM*H
of them	cOsJuKzM1J6J8L9J*L
of thi	UN
of try	bK
of us	EMMMaJjLkP3H4L5N6K7L!J#M%L+M
of work	rN
of year	1O
ofer	oQuQ
ofer me	oO
ofers	uP
ofers and	uM
ofers on	uL
off	AMEMKNTPUNVLZMhOiMkNoLwO4L5J&O(O
off #	VKhM
off .	AMEJTLZLaMhNkK)M
off at	wM
off for	UN
off from	4N
off not	AO
off sick	XN
off the	AJCOEMFNKKQJWLnNoMqM(O
off to	wS5O
off with	UM
ofic	IJLLUKYMeQkKlKqRrNsMxMyN1O2K9M
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
old	HPNMRMYKdKnMoLvO3J5M#N,N
old .	HLYP8N
old @kin	7O,L
old @pet	HH
old @work	,M
old and	BN
old coli	HN
old lab	HM
old mr	mP
old on	#O
oliv	*P
omg	)M
omg thank	)L
on	GLIKOKsLtMyK1L4L5M6L9L!K#M%K
on #	eMfO2N9M
on .	AOBMNMTLUNhL
on a	ILQPWNYKfJhLsLuJvLwM1J4J5J6N8K
on an	4O
on bed	cM
on doubl	1O
on drip	QN
on east	-M
on emerge	lN
on empty	UM
on everyt	hM
on foot	5P
on friday	ELGLOHPGfMkLsMtN2L3L6G9K#K%K
on her	BKIMOJWJeLmLqMzN0L4K5K6M&N
on his	ANCLFKIJeP#O(O
on holida	6O
on it	KOWM6L)L
on matern	kO
on me	jM
on monday	COENONPLeLfKkKsLtLyKzQ1H4L5J*J
on my	HMIHPLaHhKmMnOoJvK0L1N&K,N
on night	ZL
on our	INJN8K
on oxygen	QO
on pilgri	5M
on saturd	EKGJtLwMxL2L3M9M!J#J%M&K
on sunday	CLEMGLjKwK4J5K7M!L#M-J
on the	GLIKKLLLPKSKdMeNyL2K6L9K
on thi	AMGOmO
on thursd	CMDMEKOLPKfJsLtMzM1L4J!N%M
on toast	+M
on tuesda	CLDMRKUKfMsKtM5L
on video	eL
on ward	QN
on wednes	ELOLPLtM%N
once	BLFKULaMbMdJ)N
once .	UM-L
once more	FN
oncolo	NV
one	aJbLmLrLsMuOvLwMzN3L!J%L&K+L
one .	GJHMNHOLSLTKhKrKsKuLxLzL3L&H
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
one of	BNCLEMFMtMuL,K
one person	mN
one room	dK
one stay	cM
one that	uO
one thing	uN
one to	mL
one way	wO
one who	+L,J
one year	CNGR!K&Q
only	DLFOMLOKQMRKWMXLeKlLmOvKwMzK1L9L)K
only #	CMNNOMRLXL
only .	DOeL
only @kid	wO9P
only a	HM)O
only has	FK
only one	oN1N
only voic	mO
onset	RP
op	OU&N
op is	ON
open	HMLLMJORTLZLdLlLrMxW0N7J
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
operat	OWuL1M&P(R
operat on	OO&O
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
ord	qOrOxN1O
ordina	-Q
ordina tuesda	-M
organ	-K
organi	0O-K
orkney	6N
oslo	uM
oth	KJYKfLgJiMjLmMqPvLwMzK7M9L%M
oth #	QN
oth .	jKlKqK
oth @kid	YOvHzN
oth nurs	qL
oth peopl	-L
oth weeken	gM
our	HLILKKLKYKwKxJ3K5K8K%L*M+K
our #	GK!K
our .	)N
our @kid	DKGJOLPMQLYNZLaLgKiKvLwMzJ0M4M8M9N%K
our @kin	CKELSLTLYNaMfLgLiLrMwNyLzM5J#M%M
our @pet	HMXQ,R
our @work	CP
our asylum	eO
our bibl	-Q
our church	-L
our city	JN
our coast	KN
our countr	-P
our crop	MK
our dioces	-M
our feet	5M
our first	cM3L!N-N
our goat	HP
our group	5K
our headmi	2O
our hedg	jO
our home	3L
our hous	KHLL3L
our kitche	LL
our last	wP
our litl	xO8J-L
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
our vilag	ILJNLM-K
our wel	MN
our whol	%M
our youth	-M
out	KNLNONTKULdPfMgKhMiLjKmMrLwL%N&K(K
out #	CM
out .	BMGJKKUPaEcKdMiKjM)J
out aft	gN
out and	gM
out at	kN
out by	dM
out of	QLTOYLdNfMiLnMoLqMrNsLvM0M3M&N(P)M
out on	OKdLwL
out over	jL
out parad	%N
out thi	OP
out to	wO
out with	JNKJgMjN
outsid	COISUKYNdPeMkL
outsid the	IP
ovaria	NO
oven	RNxO-L
oven .	RM
oven and	RL
over	JGKKfMgKhQjRqL2M4R6K7O
over .	AN2N)O
over @kin	jO
over a	jN
over for	-P
over it	uN+O
over kharki	JM
over my	,O
over the	HJKKLOQKfMjNqKxM2M3L4P6L7J(L
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
own	BLCKIKRLUKYLaObOdLiNmLqLvMwJxP3M
own .	mNvH
own @kid	BNvM
own @kin	ROvM
own bakery	xK
own life	AMCO
oxygen	QQ
pac	ZN
pacema	OP
pack	hKwPyLzM3T
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
panic atack	VP
pap	JNMKTJdJeTgSlNoNqKtV%L)M
pap #	tL
pap .	MMeMgJtL)N
pap and	eO
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
parish	XKjL5O+L,N-O
parish counci	-M
parish fete	-L
parish is	-L
parish priest	,N
park	IMVJdNjJkMtN)K
parkin	XS
parkin .	XN
parlia	-N
parol	fQ
parol board	fP
parot	HQ
part	0M%P
part time	%O
party	!O#Q-L
party .	-L
pas	CTGMHNKMiNnLqLtK2M6L%S)R
pas .	CMGK)O
pas away	CO
pas my	tG)N
pas on	CP
pas out	%T
paspor	BReN6O
paspor and	BO
paspor in	BP
past	CJDLGMYK8M%L&M
past #	CM8N
past the	&O
pastor	UOpM
path	KN-J
patien	aMjLvS0L1M2M&N-M
patien .	-O
patien pleas	-N
patien with	aMvN-H
patric	5N
paw	HQ
pay	dNlQnMuLxP)M
pay our	lK
pay the	lKxQ
payday	lR
payday is	lO
paymen	lO
peac	CMFNJQULVMjPqM7P-N
peac .	FNUO-L
peac and	-N
peac in	JN
peac on	-L
peac with	7N
peacef	-K
peak	LO
pen	tR
pensio	lR2W
pentec	-N
pentec .	-N
peopl	EKIOJPKPLOMNYPmNsMxOyM1P+L-L
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
permit	eR
person	PMmN-L
person .	mM
person who	-O
perth	uN4M
peru	6Q
pharma	0P
phd	0P
phd .	0N
phon	BOINJJPPSMVOeJhKiHjKmNoQrLvN0K8O
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
pick up	fP
picnic	-M
pictur	DO
piec	PNUO
pigeon	-N
pil	APSQZMaQlM
pil .	AO
pilgri	5T-J
pilgri .	5O
pilgri to	5L
pilot	4S
pilow	WNZOvM
pink	cO-M
pink lin	cM
plac	KOMNdOgMrOwMyM3Q)M
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
plat	CLOOUMiOjNnMwM+S
plat .	CJjK
platel	XR
play	FN-O
play .	-J
play the	-K
plea	fO
pleas	EMJJTJXKZMcKtK&L
pleas .	1L6N&N+M-O
pleas ble	!N,K
pleas do	,O
pleas forgiv	nL
pleas give	ZM
pleas god	7M
pleas heal	XN
pleas help	tL
pleas keep	OM,M
pleas let	PLQOcNrMxM
pleas pray	CKFMIMJHNKRLULVLXGaJeKhLoM
pleas rememb	,L
pleas watch	,M
pls	BJJHOKQJTJgKoMrMsJvJxK0M3J9M+K
pls .	-L
pls ble	9M
pls let	-J
pls pray	HLJKNKQKTJgMqLsKtK1K3M
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
polic	AMRNUMfSsL
polic came	fO
polit	RP
politi	qO-J
poonch	JN
poor	XT
poor .	XN
poor with	XO
pope	-M
poridg	aO
porn	SPoQ
porn adicti	SM
porto	LN
porto alegr	LN
positi	PNcMkPsMyP
post	HMVLaLgLiKkPmJpKrNsRuHwJyR
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
practi	sNtO2M
prais	8M(R)S*O
prais god	)N
praves	3N
pray	LKQJTKpPrK5K,J
pray #	BLJNNKQJ
pray .	AJLMXJpKsL)M,J-L
pray and	pP
pray for	LKMKNLQJTKXJYJaKbMfKwM5F*L,H
pray group	-L
pray i	-M
pray in	-O
pray she	uO
pray that	-K
preach	1O
pregna	DQbOcS
pregna .	bNcN
pregna aft	cP
pregna and	cM
premat	8O
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
priest	BOFNpLuP9M(N,N-L
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
prop job	yL
proper	ZN
propos	uP
prosta	NR
proud	wM%O,N-M
proud .	%M
provis	xM
psalm	pM-M
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
put	DKHROMQLROUJdKkJlOnNqLxMzM7H
put @kin	uN
put a	OM
put all	xN
put down	HO
put her	RJ7N
put his	RN
put it	lM
put me	qM
put my	HHWMnLqK
put on	yM&O
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
questi	pOtQ
queu	-M
quick	-K
quick .	-N
quid	lN
quiero	AP
quiet	DKJJbMmOqKuKwO2M-N
quiet .	mKwK2M
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
rain	EMLRMWdL9O!L)P*L
rain .	MM9L
rain and	-L
rain for	MO
rain in	MO
rain lord	ML
rain on	-N
rain our	MK
rain sinc	MO
rain the	MK
rainbo	HN
rainbo bridg	HN
rais	CMiMjNvP
rais #	vO
ramada	-L
ramp	YR
ran	HM!M
rang	ALCKFKPMlMvO7S8L(L)O
rang .	7P)M
rang the	(O
rap	BSIM
rap .	BO
rap me	BM
razor	AO
rea	sM
rea want	sN
reach	FMKOhK
reach for	hM
reach my	KO
read	EOGMaKiLpOtL0V7L9M%J
read .	EMiM0L
read and	0N
read at	EN0M
read the	EMpN-L
ready	ALFO
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
rehab	SQ&V
rehab and	&O
rehab sinc	&M
reject	eNrP
relaps	ST
relaps .	SO
relaps last	SN
relati	BQ
releas	fP
remain	)O
remand	fQ
remary	iO
rememb	CLGQKKMMRNTKUHYKbNmNtN!K,N
rememb my	GL,J
rememb the	GM-M
remisi	(P
remova	EO3N
renew	kO
rent	SLdTlVxQ
rent .	dOlP
rent is	lP
rent thi	lK
reorga	2M
reorga my	2N
rep	rR
rep .	rM
replac	OQ
replac on	OO
report	PPqS1O
report the	qP
reques	-N
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
result	PVeMtQ)Q
result .	PM
result come	PL
result of	PL
resum	yQ
retak	tQ
retir	iKmPuM2W
retir .	2P
retir from	2N
retir next	2N
retir on	2M
retire	2S
retrea	-O
retren	kP
return	hOiN
return to	iN
reveng	-O
revis	0P
rib	WOXQ
rice	BMLNSLwO*Q+O
rice and	+N
ridg	KQ
right	OKWLYLhJiNjLuOvO4K7L
right .	vL
right now	4L
right word	vN
ring	PPSMVLaKgNhQiJmQrNuL9Q
ring .	VMgOmM9N
ring back	hN
ring in	9Q
rip	CQ
rip @kin	CO
ripe	*R
ris	LN
rise	-M
risk	cN
riv	KKLS
riv came	LN
riv is	LK
riyadh	BN
road	EJHKIPKMLLMKQMiKoJ5M6U
road .	6J
road are	6N
road from	6O
road trip	6M
roar	8O
roar .	8O
roast	+P
rob	IP
rob at	IP
robin	-O
rocket	JQ
roo	6N
roof	KRLPVKdN1P)K*M-K
roof and	-N
roof fund	-O
roof in	-O
roof today	VN
roof with	LP
room	BLDMFNTLULWLbOdPhLjMmNqKwQxL3Q8N
room .	BMDKTKbKqJxM
room and	wN
room at	BM
room in	dNwN
room is	CObNwL
room with	FN
room yelow	DJ
root	WP
rope	UO
rope .	UN
rosary	FLpO-L
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
row	EKjR1N4N%N
row #	4O%N
row .	EM
row on	1N
row with	jP
ruby	!T
ruby wed	!O
rucksa	5N
ruin	LP
run	HLJLMLOHRLUQVKXLZLaKcMdKqKvKxM1L&L(N*N
run .	VNXM
run on	UP
run over	HL
rung	iO
rung sinc	iL
rush	QQ
ruth	,O
ruth .	,M
sack	kR*N
sack .	kO
sad	TQ
saf	8N
safe	BQILJMOLVLcM1K4N5K6S8O)O
safe .	JMcK6M8L
safe at	BN
safe on	6N
safe travel	6M
safe with	BO
said	FNNHOJPKRNhLiHjQnJoM7Q9M&N(N)O
said .	NMOO
said i	RLjL
said not	nM
said someth	jMnO
said sory	7N
said the	jK
said they	kO
said thing	jL
said to	nM
said yes	9P)P
saint	5L-M
saint jean	5L
salary	SM
sale	-M
salon	xM
same	DNGMILRKSHTKZJeGiMjLkLoMpLqKsJwMzL7M!Q#K%L
same day	kO
same woman	!N
sampl	PR
sand	MP
sandba	LP
sandwi	EN
sang	CO-K
santia	5R
santia .	5M
sarah	bP
saria	5O
sat	ANUNfOgMiNtPwL1K7P&K)K
sat .	tN
sat down	UO
sat in	UM
sat on	-L
sat us	gN
saturd	ERGKfLsMtMwKxL3M4K9R!L#J%O
saturd .	GKxK3J4K9J!L#F%H&L
saturd and	wL3M9L#L
saturd first	%L
saturd in	EM9N
saturd we	%L
sav	DP5Q)M
saving	lSxP
saw	POcPdLfMhOiP
say	FNPLTNUKbKeKmLnKpPuNvK+P
say .	CMEMFJPLVLuKvN,M
say @kin	FH
say befor	+N
say day	FP
say everyt	TM
say give	vL
say good	mP
say goodby	CL
say grac	+N
say he	AMHNTNhLpNvK
say i	iPqNvO9O
say if	BN
say it	BLFMHKPJTKUGWMXNeJnL
say not	oR
say one	uM
say she	BNNMTNULhL
say someth	+M
say sory	BN7Q
say thank	(N)N
say the	UKYMpO9M+O
say ther	TM
say we	DNfO
say what	TO
say yes	uL
scan	DOPVcR(O)Q
scan .	DN
scan came	)O
scan clear	(N
scan is	PN(M
scan of	PL
scar	AMBMJNNKOMVTYKcMzK
scar .	OLcM
scar of	OKVO
scar to	BNVQ
scater	EQ
schizo	UQ
schola	)R
school	IOKMVMYLnKrLsJvLyKzW0N2K%P
school .	ILVNnLsMvNzK%J
school and	zJ
school at	zL
school fee	lR
school for	zO
school gym	KK
school in	IMzQ
school monday	zK
school on	zO%N
school thi	%N
school tomoro	zL
sciati	WT
scratc	SP
scratc card	SO
scream	UOWPjQqMvP8L
scream at	jKqLvM
screen	DLcQ,M
scrol	%Q-N
sea	FKLPeM3L6Q-L
sea .	6O
search	rO
season	MNOL1Q2M*T-K
seat	wM4P
seat .	4N
second	CLDNEJGOLNMNNLPLYKbKeKnKsNuLxNzN0M
second hand	xP
second interv	sK
second round	NOsP
second step	LN
second time	DMLMeM
second year	0Q
sectio	OOUP8P
securi	kN
sed	-N
see	FNPLTPYMaKfOiMmKnJoLsPuLwL4K5K6K%N
see @kin	6K
see her	iLnN
see i	sN
see it	%O
see my	6M
see the	AKFOOLTNYMrNuK6K
see us	PN
seed	MP
seedli	-O
seek	rP
seen	MOgLiL1L
seen a	gN
seen my	iO
seizur	XO
sel	MJSMdMlLoNuOxR3P*N
sel @kin	uL
sel the	MKuO3L
self	ARmK
self checko	mM
self harm	AN
semina	uO0P
send	KMMOaOeJiNmKrOvLxL1K+H
send help	vM
send me	eO
send rain	MO
send the	iM
send us	-O
sens	-O
sens of	-M
sent	AMFMJQPOgNiMlJnLrR7N
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
set	CNmNwLxQ5N6O
set off	5N
set up	xQ
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
shak	ELIPSNUPVQXMsKtL&O
shak .	INtK
sham	nQ
sham .	nP
shar	iMqO7N+O,L
shav	NO
she	DLHLNLRMTKUMYJaLgMhPiKnNwMzL
she ask	FM(H
she ca	VLWKXMYLaM
she cal	RM
she cry	TKnM
she did	-M
she died	CL
she doe	ANRMTLnN,P
she gave	hN
she goe	vO
she has	FLNLPLRHXKdNgOsLuKzJ6M
she is	OMQNULVLXMYKcNiJnJvMwNzK4L#M(L,N
she keep	OM
she know	zM
she left	hM
she los	-N
she put	RK
she said	hNjM9O
she say	BPTM
she slept	HN
she stil	!N
she taught	2N
she took	hN
she used	TK
she want	AMhO
she was	CODKGNHLSMYKaJhJkKnL
she wil	FPOLuMzM2M%M
she wo	VN
she would	GL
shed	HPKK-M
shed .	HN-M
sheep	MNZO
shel	JT
shelt	dS
shelte	3O
shelte hous	3N
shift	UMZKqPyP1R3Q+K
shift .	qK1K
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
shop	CKIQKKLNSLVKaMlNoLrMxU2N&J(J)J
shop .	COILxH-M
shop is	xM
short	nN1O+P
shortl	sO
shot	ITMN
shot in	IP
should	ENWMiMnNoLqNsOuS3K
should have	nO
should i	uS
should not	oN
shout	UNaMjSqOvO
shout about	jN
shout at	ULaLjOqMvL
show	MMNNTNbOcPdNuMvJ2L
show .	-O
show at	dN
show me	uN2O
shrin	5P
shut	DMINTPWMkPxN
shut .	TNWK
sick	ULVOXRcL1M6M(L
sick .	VLXP1M
sick and	XM
sick for	XO
sick of	-N
sick with	XL
sickl	WQ
sickl cel	WP
side	CKJMKNXMZNgLiLjN
side .	KN
side of	CO
sight	YQ
sight is	YO
sign	TKUNYOfKgRlNnOuOxSyL(J)M
sign .	-O
sign me	UN
sign off	UO
sign the	gNxM
signal	JMKR6P
signal .	JN
silenc	iP7N
silv	!R
silv jubile	!O
silv wed	!O
sily	-N
simp	(P-N
simpl	-O
sin	nP
sinc	GQKMMKTPVOXNYKZMaLdLiOjMmNpNrO!N&O
sinc #	JLXKeNiMrK1L8L
sinc .	jP
sinc @kin	CLGMiOvQ7K
sinc east	TJ&N
sinc he	iM
sinc his	aL
sinc i	GKVNWLaMiNmLqN7L
sinc june	MM
sinc last	rM
sinc march	MM
sinc my	CMGQmK
sinc our	GMaN
sinc she	GL
sinc sunday	QLjN1M
sinc the	GJIMJQKNTKVOWNYOZNaKdKgKiLjKmLqLrL7N&L(P
sinc we	GGjLwO!P
sinc yester	XO
sing	CLEPFNONRNTLpL1M#N&M-O
sing in	TK
sing the	-M
singl	mQvQ#N
singl @kin	vP
singl dad	vN
sink	&O
sir	QNkM
siren	JR
siren all	JO
sit	FOIKTNVLWMYKaLfMkNlLmOpLqMrMsLtQzK0O
sit .	WL
sit alon	mN
sit at	rN
sit befor	sN
sit his	tN
sit in	TPVNfKgNjMkOmLpM
sit my	tM
sit on	TNlN
sit the	tR
sit ther	pN
sit with	FLaOmO0N
site	qO
sixtee	#P
sixty	1L5L!M#N+N
sixty year	!M
size	NM
size of	NM
sky	KNMR4P-L
slam	jQvP
slam every	vN
slam the	jN
slap	BR-L
slap me	BN
sleep	HLIOJLKPPLSKZWdU
sleep .	ZQ1J
sleep again	ZK
sleep i	ZO
sleep in	ILJMKKdPgO
sleep rough	dN
sleep thi	HK
sleep to	ZO
sleev	APBO
sleev even	AM
sleev in	ANBM
slept	HOZRjLzK(P
slept on	HO
slept proper	ZN
slid	qN0O1O
slip	CPFOQNRMWN&N
slip .	&P
slip away	CNFP
slip disc	WP
slot	SQ
slow	0O&P-O
slug	-P
smal	CKDJNMPKbMeJgHqJxNzK3O4L6M8N&N+J
smal @kid	NM
smal boat	eN
smal one	CM
smal thing	-O
smear	PP
smear came	PN
smel	SQUMvNwL
smel it	SQ
smel of	vN
smil	TPYLbNqN1K
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
so	FJVKWMYKaKbLmKwJ9L#J
so #	KO
so alon	mL
so anxiou	VO
so bad	WMXO
so down	TP
so far	xN
so hapy	-M
so he	FMiM
so i	aNeMhMnMtM0M#M,M
so it	aM
so lon	mM
so much	WMsM,N
so nobody	BP
so proud	%L
so quiet	wN
so scar	VN
so that	1O
so tidy	wM
so tir	UJZMaJ
so we	FN#O
so weak	XL
sob	SQ&V,N
sob for	&N
sob on	&N
sob today	&N
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
soldi	JS
sole	aO
sole car	aN
solici	gS
solo	6Q
somali	MN
some	AKILUOZLaLvMxM+P
some day	aM
some word	+M
somebo	IMaKmRnLrPxL-M
somebo .	-L
somebo to	mO
someon	BKINhMiMmKoNqLrM,L
someon .	-M
someon else	hN
someon should	-P
someon who	-M
someth	NMPKUHVFfKjKnLoMpKrR2K7L&L+P,P
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
sory	ALBNFMnQ7Q
sory .	BLnN7M
sory to	7O
soul	CQcMmO
soul .	CO
sound	JN
soup	+P
sourdo	-O
south	JMMP
sow	-M
spar	bL
spar room	bM
speak	EJXGiNjMmMqOvOzN1L
speak .	XKiNjJ
speak at	EL
speak to	jM
specia	YO-L
speech	1P9Q%P
spel	tL,N
spel test	tN
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
sponso	eR&M
spoon	aQ+N
sport	-M
spr	TNrK(N
spr and	rM
spread	NOqM
squar	%N
squar hat	%N
squeez	FO
st	FNOLQNcKrL5R9L(K-L
st columb	-M
st franci	-M
st joseph	rN
stab	IR
stab in	IK
stab outsid	IN
staf	qNyM1N
staf room	qN
stag	NTVN%S
stag #	NS
stag in	%N
stag on	%L
stair	BMLKQNUGVLWOXOaM3N
stair .	BM
stal	tNxP
stamp	eQ)O
stand	ELLMMLRPWOYJcNeJfMmNoMrOwJ2L9N
stand at	rP
stand in	RQ
stapl	qN
star	TNYOZP-N
star at	TNZM
start	NPYMvKxRySzQ0M7M*N
start a	xP
start as	yO
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
stay	JJOLQJTMaLcQdMeLoPuN0L3J7M&P
stay .	cNuJ
stay clean	&M
stay in	uL0O
stay or	uL
steady	OQ1L4N
steal	RM
step	LOWLYNfL5L&R
step .	-O
step and	LM
stick	YObO
stil	CPDJGNIMJJKLNLPKQLbNeLhMiJnMpLrNwJ!O&M
stil buy	GL
stil dig	KN
stil hold	!L
stil in	CNQPeM
stil know	RN
stil lay	CM
stil not	PPbMeKrN
stil on	HNQM
stil set	CN
stil wait	PK
stilbi	DP
stilbo	DQ
stilbo .	DO
stock	UL
stol	nQ
stomac	VQXL
stomac bug	XM
ston	GMKOWO
stood	AMENGMUO!N
stood in	!N
stood on	AO
stop	DKFLIMJMKLLMNKSMTNULVMhJiLjMoMpN2O&L
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
storm	KO4R
storm over	4N
story	-N
str	US
str at	UN
straig	oP
street	HJIKJOKOLORLdQeKiN3N
street .	IJdK
streng	EMXMaOoPpM1O
streng .	1L-O
streng for	1O
stres	UQ
stretc	QN
strik	-O
strok	CJQQXRYPaP&N(M
strok .	aM&L
strok and	XLaM
strok on	XO
strong	8M
strugl	oO0N
strugl with	oO0N
stubor	!M
stuck	JLQMeO0Q
stuck .	0L
stuck in	JM
stuck on	0N
studio	xO
study	tPuKwO0T
study .	0P
study for	tN
study in	wN
study medici	0L
stuf	3O
such	vL,K
such a	vO
sudan	JQ
suden	CN-L
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
sunday	COGNQLpMwM1L5M7K!M#L+P-M
sunday .	CHFLJMQJhJtMuLwJyL1K4L6M9L!J#K
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
surger tomoro	ON
surger went	(M
surpri	!O
surviv	nP
swalow	-P
swap	3O
swap the	3O
swear	oO-J
sweat	4N
sweet	XLoPvM#P-L
switch	LNTN
swolen	WP
sydney	wO
syndro	YO
syndro .	YO
synod	-O
syring	FN
syring driv	FO
system	-J
t	-N
tabl	YLfMgKiMjOmKnHuMwL0K7O+U
tabl .	UMiMjM+K
tablet	ASTQULWNXQZNaN
tablet and	aM
tablet do	WN
tailor	xN
tailor shop	xL
tak	FLOORJSMTMUKaLqNrMtNvK3M4M6M
tak care	aO
tak credit	qM
tak her	BO
tak me	TP
tak my	OO
tak off	4N
tak our	wL
tak the	tO
take	AKEJFMOLVMWKXLaKbNdKnLoKrJuO4N6J
take .	bO
take her	AM
take it	nLuL
take off	4O
take the	IMONnNuL6M
take turn	FNaN
taken	FNQOULgMqLwMyO
taken the	FM
taken to	QN
talaq	gQ
talk	AQHMJLUMYOhMiMjNmSpJqJsPvL1K7Q
talk .	iLjMmN
talk about	AO7M
talk again	7O
talk him	AP
talk les	-M
talk sinc	jN
talk to	HOiMjKmNpL
talk when	qM
tank	MP6N
tap	MNUP
tast	TQ
tast of	TN
taught	CONLRMpP2O,M
taught me	CNNN,M
taught my	2N
tax	1N
taxi	8Q
tb	HPPNXP
tea	CNQLRKTJ7L!M&M*N
tea .	-J
teach	ILUOrMsNtLvOyK2N&K-N
teach #	UL
teach me	vM-Q
teach us	vK-O
tear	UP
teenag	VNvO
teenag @kid	VNvO
teeth	OO
tel	ANCKFLJMNKPNRKaJeKhJiKkMpLqOsKuMvH1K7K
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
test tomoro	tM
text	CGhPoP4O
text .	hM
text my	oM
than	YNlLvKyMzN0M2M,L
than i	-N
thank	7N8N!M#M%P&L(S)T*P+Q
thank .	(L)K,O-O
thank be	8M(J)N
thank for	(M)M*L-P
thank god	IMkM%L(M)M*M
thank the	(N
thank to	)M
thank you	2N7M8N9O!M#L%L&J(L)M*J+L-P
thankf	-N
thanks	*O+L
thanks din	+L
that	RLbNnOoNpJ7M
that .	bNvM7K(L-J
that @kin	BPCNoK(L
that he	AN
that i	EKWKaHbNjNnKoKqLvKwL1L-O
that is	GLOKQKSMTLVKWMaJmKrOvJ3M,N-K
that it	JN
that made	+L
that my	GM,M
that night	nQ
that our	-M
that peopl	-N
that road	6O
that stag	%M
that the	ELJNMMNM)N*K-M
that they	eOvO-J
that we	-N
the	KLLM
the #	DMGQOOPLeMfNlPtKuKwMxMyJzK2N3M4J9O!M#J
the @kid	DMHLIJJLLKSLULVKcLdJfKgNlMnLvKzK6J
the @kin	BMDJELIKJLKJUPbKcLfNgKiJjKuKwJ7K8M9L%M(L*J,L
the @pet	HHKKOLZNcMdLgOhLsJwO3L)K
the @work	IMqM1M
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
the back	EN6K8M,L
the bad	NN
the bakery	xM1J
the bank	SMkMlPsMyN)N
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
the bishop	-N
the black	TP
the blam	nP
the board	1N
the boat	nO6P
the bomb	JQ
the bon	NN
the book	0L
the bord	JOeP
the botl	SR
the bowel	NM
the break	qK
the breed	MO
the bridg	ASLM1L
the burial	EO
the bus	INRMVMmLyKzM5N)M
the cake	#M
the camino	5O
the canc	NP
the car	KKRLTLUGVMbLdLfKgLiLjLlOpMwL7L)J
the cater	9O
the ceil	ZOpO
the cel	fP
the cemete	GM
the ceremo	%P
the chemo	NO
the chip	IN
the choir	pM-L
the church	ENKMZNdMpL9M-H
the client	1N
the clinic	PQQNbLuL
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
the counci	YMdOsMyM)M-J
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
the divorc	gMiMmM
the doctor	FOPPRLTLUMXNbOcMuJ(Q
the dole	rOyN
the door	DMHLILLLUMVMcNeKfOiOxK4M7L
the doorwa	dN
the dre	9O
the drink	SQ
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
the even	-N
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
the first	GGlLwMxOyMzJ1N2L4H6M7M%K&K(M*L+M
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
the gate	KLVLkOzP
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
the hen	LMjM
the herd	MN
the hil	KN
the hole	QM
the holy	5P
the home	RMeOmN
the hook	HP
the hospic	FP
the hospit	QNsMyM1L8N(M
the hotel	kO
the hous	CMFKHJJLKKRMTKUJVLZKdLgNiJlLuHwK3K&L)M
the hurica	KR
the icu	QL
the incuba	QN
the inheri	jO
the job	rMuLyO)M
the judg	fRgO)O
the jury	fP
the kaduna	IO
the ketl	RM3N7M
the key	hO3Q
the kitche	LLTKgMjK1K)L
the knee	YN
the knif	OQ
the knot	9P
the lab	PP
the labour	8P
the lady	BO,M
the lake	MM
the lamb	-O
the lamp	pO
the land	ZL
the landlo	dO
the langua	eP
the laptop	oO
the last	FNMMcLiKsLwK2L5N)L*N
the lawy	gR
the lead	HO
the leas	xN
the let	ALPOeMlM0M7N)Q
the librar	dNsK0N
the light	LM
the line	JOkN-M
the list	kO)O
the litl	DM4O
the liv	NN
the loan	lN)P
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
the men	IO
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
the night	FNHMKJLMZLaP1H6P(L
the nularb	6N
the numb	1O
the nurs	FNQQRJXM&O
the nurser	DNbM
the oath	eR
the ofic	eLqM1O
the old	dMzM+L,L-N
the oncolo	NS
the one	SNTKaLbMhLlLnLuNvK1N6K%L+J,M
the only	AOmPoMzM
the operat	OJ
the oth	KJNOYKlLmMqOuM3M
the oven	RN-M
the page	0O
the panel	sP
the pap	eJgP
the parish	5L-O
the peopl	KM
the phon	PQSJVLeKiJjMlLmLoK7K8O)K
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
the pope	-M
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
the radiot	NP
the railwa	2M
the rain	ENMHdN!O*N
the ramp	YO
the read	EO
the red	lO
the reek	5N
the regist	9N!O
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
the shirt	sL
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
the stag	%S
the stair	BNVLWNXOaN3M
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
the tenor	-M
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
the wal	BMLKTPWNjN
the war	JP)N
the ward	QSyN1J(M
the wareho	1M
the wash	-J
the wat	LQ1N-K
the way	CMRN5M8O,M
the wed	bNhOiM9L
the wee	DLdO
the wel	MO
the wheat	*P
the wheel	6M
the wheelc	YP
the whol	ENKKSMTLYLfLkJqK1O8N#H%L(J+L-M
the wifi	-N
the wil	iO
the wind	KP
the window	FMLLQOmM
the wing	4N
the woman	,M
the womb	bO
the women	MM-K
the word	jLpO+L
the world	-J
the yard	HM
the year	-L
the young	JL9M,L-N
theatr	OS8O
theatr at	OP
their	IJKNLNdKjLlLmKtNwK3N4M5K6J9J!O)L+J
them	JLbMoLvOzK1J5L6K9J!L*M
them .	CKKJLLSKUJbMhKkLlKoKpJvJ1M5K9J!J(L*K,N
them by	uL
then	DPPJRJSNTOUKVLWKZOaKiKlLwK1L2N9N
then i	UPaL
then the	BNSNlN1N
theolo	0O
theory	tR0N
theory test	tL
ther	DKILJOVMZLdMkKlLoNpNzN3N
ther #	kM
ther .	IMJKeMfMkLpKwMyMzL1J3M
ther and	VMpP
ther be	-J
ther is	DLJKMMTMVJdLgLlOmOoMpLqLrNsN+K
ther listen	ZM
ther sinc	kP
ther was	DNIKnO
ther when	nP
therap	&N
thes	pNvM,N
thes day	,P
thesi	tQ0T
thesi .	0M
thesi chapt	0L
thesi is	0M
thesi on	tO
they	FNIQKMLLNNOPPQQPYLdLePfMkRqLsP7L
they are	EMILKNNKOQQLVMYJbLjNmKvO8M
they ask	sPuL
they cal	%O
they can	FN
they clos	kP
they did	PJ
they fir	kN
they found	NMPL
they gave	FOkN2L
they go	qO
they had	DM
they have	FPLNNLOKPKQOUJcKdKeMiJqLyLzM3K4N!M
they laugh	zN
they let	DOkN(O
they open	OO
they said	NLONPK
they sav	5N
they saw	PP
they say	EOFKNMQJTMXMYMfK
they stil	!N
they stop	qL
they take	ON
they tel	PO
they took	ILPPUNeNfMkL
they want	uQ
they were	HP
they wil	OLsOvM(M
they wo	JN
thi	ELGOcKmJ1N3J8J!N%L*M+L
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
thi land	eQ
thi lent	-M
thi month	lO1N
thi morn	CLHMJLKJQMRLbKcKgLkMwJ8L(N)O
thi one	cQsM
thi season	*O
thi sunday	GP
thi time	GLIONN-K
thi town	-N
thi week	CLJNUMeKmGnOrNtLuL1K6G!L&M*L
thi weeken	EM1K3L9M#K%N,M
thi wint	-M
thi year	DObMlL5O*Q-M
thick	YO
thin	MJ&O
thin .	MJ
thing	AMPLTJULVLfKhOiGjPkMnLoLqKuJ2J7J
thing .	TMhJ-J
thing about	jM
thing to	jPnK
think	ALOLRMSJTKUNVMWNfJgLjKnMoJpLwL4N9L,M
think about	AOnN
think i	ROTLUJ4O
think it	TLVK
think of	jN,L
think someth	VM
think the	UP
third	DRGMLMMONMQMSMVLZMcLlKtNuKzP0K
third atempt	tN
third ivf	bM
third miscar	DO
third one	DO
third time	DKLNtK
thirst	MO
thirte	vP
thirty	CLFMRLWKkMpKtL1N2O3N5L!N
thirty #	2M
thirty year	WLpM3N!K
thos	INJOoOyL)K+K
though	ANVNaMgLhNkL(M
though .	AK-M
thousa	lR
thousa and	lN
threat	BL
threat to	BL
thresh	*P
threw	BJjQ
threw his	jM
threw me	BL
throat	BNNP
throat .	BN
throug	EJLKNNQKSLTLULWMZKaKbLgO0K5J6P!L)J
throug .	)N
throug a	gM
throug the	BKQKVLWMXN6K!M
throw	VOvM%N
throw up	VO
thrown	dL
thrown our	dM
thumb	-M
thund	VO
thursd	DJEMONPPdLfPlLsPtO1K3L4G!L%M
thursd .	DLENKMOJPKeKfLsLtM1L%K
thursd and	1N
thursd for	OL
ticket	eOwL
tidy	wN
tidy now	wL
tie	kNsO9O%O
tie .	sO
tie the	9N
tied	IP
tig	HO
tight	VO
tiktok	vP
til	FLILPNQOSMTLWMZPcKlOnLoOtKuMvJ1M*J
til #	ZNtP
til .	IN
til dawn	ZN
til noon	uN
til the	ZMcNlL
tim	ROSKVPXLYLaKbM0L
tim .	0J
tim a	XP
tim and	VL
time	VMaKcLtNvLzK4O5L7M&L(L
time .	DKFMMMNOSMaNbKeHsKtG7K&E
time i	RNcK
time in	LOzM7M(N
time lucky	tK
time on	2N4N
time sinc	7N(L
time the	PNVO
tin	5M
tiny	DO8P
tir	ALTMUPYNZOaLdMrMvK1L6L8L
tir .	UPaG
tir of	ANULYL
to	ALoLuMwM3N4O5O6O7J
to #	-M
to .	mL
to @kin	gPiLvN4O
to a	TKUNeMlNmLzM2M3K9L
to all	-N
to answ	uM
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
to dark	1P
to death	-J
to decid	uF
to die	AQFO-J
to do	AKELJNuK1M2P
to each	jJ7M-N
to eat	mM+N
to end	AO
to exist	AM
to feel	pL
to find	hNrN
to finish	0O1N
to fly	4N
to forgiv	7N
to german	eP
to get	KMrM0N1M
to give	1J-H
to go	BLFKNMQLRMVLdMfLkJoNrL0M1M5K
to god	8L&K(L)N
to have	bLuM
to hear	PJiM
to help	aN
to her	FLSNcMyP7N9L
to him	AMCMiNqN7O
to his	wO
to hospit	QL
to housto	4N
to jos	6M
to jump	AK
to kil	AMBN
to knock	5N
to know	uJ,P
to lago	4K
to learn	0P-K
to leav	VM3K
to let	HO
to lie	cN
to live	AOYLdLuL3M
to look	MNcN
to lourd	5R
to love	-J
to make	uN7N
to manila	4K
to mary	uO
to mas	pN
to me	ALBHCMDKRLTLaKiMjLmKnLoLqMuKvL#K
to meet	7O
to melbou	wN
to mind	aQ
to move	CNuM
to my	EKINLKYKZMiNjLnOpKzK3M6G7N8L#P&O
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
to say	COEMHKlLmJuE7M(N)N+Q
to school	VM
to see	FMOKPLQLTLiMsM4M5L6M%N,N
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
to talk	mM
to tel	ALhOkNuJ1L9N-M
to text	oM
to thank	(Q)N
to the	EPGKJMLMMMTKmPqJwJzP1M3L6K&M(L*M
to theatr	OP
to thi	-L
to toront	4O
to unaliv	AM
to uni	wM
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
today .	DMGJHLPLRKWKdLfLgLsJ!K#M&J(J)L
today @kin	GL
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
told	BODNFMNNRJTJVNYKbQcPdKgNiKjMkQnMqM#L(L)N
told a	nM
told me	AKTNbL,N
told my	DJjNkLnK
told the	DKgM
told us	FJYMcNgO(N
tom	9L
tomato	*N-M
tomoro	ERGQOQPNfLsPtPwLxLyPzO1M3L4P9O!L#O%L
tomoro #	sLyK
tomoro .	AKEJGKOMbKcLfKsJxLyL1N4J6N9L!L#L%K
tomoro and	ELtOzL#O
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
tongu .	jO
tonigh	ANEOFMGNJKKLLLdNoLyK1M4N5N6P&L+P
tonigh .	AMFMGLILKKdJjLyM1J!M&L+J
tonigh and	AN-J
tonsil	OR
tonsil out	OO
too	DMUNWLbMcMdMgLsMvKwLzL9J
too .	+M
too much	UOWJ-O
too old	bQ
took	AOCLGMHNINKOLMPLQPYMeNfNgOhOlOnMqJwN8K&K
took @kin	GNQN
took a	AOPM
took all	AM
took from	nO
took his	CN
took money	nN
took my	GOIPkMqM
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
touch	BRWNqM&L
touch it	WO
touch me	BM
town	IPJOKNMNmL3S
town .	3L
town and	-M
toxic	qO
tr	MO
track	4P
tracto	-K
trafic	-M
trail	*N
train	IKKNUNrNtLvJwNyO5M6N#M
train .	-K
train to	6K
transf	bRzP
transp	OO
travel	4N5M6S
travel for	6N
treat	nO
treat my	nO
treatm	FMNQ
treatm .	NN
tree	HM3O*N-N
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
truck	KNMMxQ6N
true	pO
true .	pK
trunk	zP
trust	pM-L
truth	-N
try	AMDPSLZObOcKeKtL7L
try again	DP
try and	bL
try for	bM
try to	ANSLcM
tsunam	KO
ttc	bP
tub	FOQP
tube	YO
tuesda	CLDJHLOOPMRKTLeLfNtMzL8M&K
tuesda .	CMOLfLtG1L
tuesda and	RL&M
tuesda for	OMtL
tumor	NQ
tumour	NV
tumy	VS
turbul	4R
turbul .	4O
turkan	MN
turkey	+P
turkey and	+M
turn	FMYKZNaRiMuL#V
turn #	GN#U
turn her	aM
turn him	aR
turn ninety	#L
turn off	FP
turn over	tP
turn the	DN
twelv	DJGMaMcNmL1M!M+K
twelv hour	1L
twelv month	GQ
twelv week	DL
twelv year	!N
twic	PKeMfMtO%M
twin	iN
tying	9N
tying the	9N
typ	AO
type	XL
type #	XM
typhoi	XQ
typhoi togeth	XN
typhoo	KQ
typhoo signal	KN
uk	eO
ukrain	JP
ukrain .	JK
umrah	5R
umrah .	5N
umrah with	5N
unacom	4P
unaliv	AM
unaliv i	AM
und	HNJNKOLROPQMUOdOlNvP*M
und #	LMvM
und and	LP
und the	BLHOJKKOONULdMlMvL
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
unopen	iP
unopen .	iN
unsay	jN
until	ALFKPOWNZLcNlNoLuL1L6L
until the	cN
unwel	XP
up	LMZJaKfMgHhLvLxN2L3L4O7M
up .	ANBKIJMLULZKaFgMhNlKvK4L
up aft	7L
up again	UK
up and	ZMvJ3M(M
up for	fM
up from	COFL
up her	2M
up his	2L
up in	fKsM4N
up my	BMuK
up on	jN&N
up pap	JP
up the	GMWLXLtL2N5L9O-L
up ther	pO
up thi	-N
up to	GMLOuMzM5L6K&L
up today	xO
up tomoro	AN
up with	hP7O,M
upstai	LQjO
us	ELFLPMaLiNjKkLvOwM3N5K6L7N!O+N
us .	DLGKKMOJPJRKTJYHcLfLiJkHqLwK1J4L7K%H)L+G
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
used	CMTPXKYKaKmKpOqM
used to	TQXJYLaLpO
using	SP
using again	SP
vacati	6P
vacati with	6P
valey	KM
valv	OQ
van	lOxQ3R
van com	3P
vap	SP
vape	SQ
vegeta	+N
velank	5Q
ventil	QO(N
ventil in	QK
verb	0R
verdic	fP
very	FKRLTOXNbLgLmM3M
very polit	RN
very sick	XL
vet	HSOOXPlL(N
vet came	HN
vet is	OO
vet was	HN
veux	AO
video	eLmM
video cal	eK
vigil	-N
vilag	CMEKIOJOKMLPMKmKxLyM2N6L*J
violen	BS
violen .	BP
violin	tO
viru	-O
visa	eW)R
visa .	eN)M
visa for	eN
visa interv	eO
visa was	eN
visit	QSROfRmM6N
visit my	QM
visito	QPmQ
visito .	mO
viva	tR
vocati	-O
vodka	SR
vodka in	SO
voic	ELOOURiJmP1M
voic .	-K
voic again	UM
voic i	mN
vomit	XN
vomit bug	XL
vot	-L
vote	-P
vow	9R!O
w	BMpMsM5N+O
w the	sL
wag	BN
waist	YO
waist down	YM
wait	KNLLPTQLRLbOeQfMuG5K
wait #	PN
wait .	PMeL-M
wait for	LNPMQNXMeNfN
wait on	PP
wait til	PP
wait to	PJ
wak	AOZN-L
wak up	AN
wake	ANCMERHOOMVLZO
wake for	EM
wake up	AOCLOO
wal	BLLPTOULWMjMmKpJ3L
wal .	TNmM
wal again	BL
wal and	TM
walet	oP-M
walet on	-N
walk	IKMOYOZLkLqLzM5U7N9N%O&P(P
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
want	ANFJgOoMsLuNvM0K7K-J
want a	bOgJuL#N
want an	uL
want it	AL
want me	iMoNuM
want my	-L
want the	gOlP
want to	ANuHvK5M7M&N(L-K
want us	dM
war	JQjNqN)M-L
war .	JM
war in	JM
ward	FKQWUMpLqOyQ1N2K8N(L
ward #	QO,P
ward .	QO
ward and	QL
wardro	CO
wareho	yP1M
warm	dM,O
warn	KN
was	BOCODOHPISQLRKYMfMhMiKkPnP7L)Q
was #	BNCPDMHLiNnEwN
was .	RO
was a	IGROYPgLjNrJ)K
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
was in	IKXPnN*N
was just	XL
was kil	CQ
was let	kO
was made	kM
was monday	PN
was mug	IN
was my	CQnM
was negati	)N
was not	CMDMiMkKnM)O
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
was the	BMCKSKTMhOkLmHnM
wash	LOTKUNaReLnK7M
wash and	aP
wash machin	-K
wash my	TMaN
wat	FNLVMWNKcP1J8P
wat .	LMML-J
wat botl	WN
wat brok	8R
wat for	MM
wat has	LN
wat in	LM
wat is	LJ
watch	AMEOJOnJwL2M4M6M%L,K
watch over	wM6P,P
watch the	JL
wav	wO6N-M
way	IKRMVKeJiKnMoLvMwM4L5O6O8N
way .	6L-L
way home	IORN
way ticket	wM
way to	5N
we	DMEOGNHKKJLHbNdNiLjNuK3O5K7P!P%K)M*M+N
we are	JKKKLLbHcLdLlO1N3K6J7N9L!H)J*H+L
we beat	-M
we both	jN
we bury	EOHN
we can	lN)L
we cary	EL3K
we do	PMfNgOiMvL
we eat	+M
we fight	jM
we fly	4L
we get	3M
we give	*O
we go	3P5P
we got	KN3K7M)M
we had	DKHMjK7M
we have	HLKLLMbKdHePgOiKjLuK3J6M9K!H
we hear	PL
we hope	-L
we land	eO
we leav	3L6O
we let	uN
we lose	DN
we lost	CMDKGM
we mov	zQ
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
we want	vO
we were	CNDL!L)M
we wil	CNGNPNwN9M!M(N
weak	XQoP
weak .	XN
wear	ALBPNNsLvO%M
wear a	NO
wear long	ANBO
wear the	%L
weath	9N*M-N
weath for	-L
websit	oO
wed	bKgMhNiKlMsL4J9T!S
wed .	iL9K!M
wed aniver	!N
wed day	9N
wed is	9L
wed of	9N
wed on	!N
wed to	9N
wednes	EMOLPMUJeHfMpHqJsLtPzL%L
wednes .	OLPKqLtJ
wednes and	EM-K
wee	CMDLXOcNdMxNzN4M8P#N
wee @kid	XN
wee @kin	8N
wee one	DM
week	CLDOFKPMQMUKcQfJkLtMyNzL1N6M&O
week #	cO
week .	DNFKNLUGZJcKfKkJtMuMwJxHyFzK2M&K
week ago	kN
week and	CLDKPJQGTHXKcLrM1K
week befor	hQ
week ear	8O
week gone	cM
week he	UO
week i	PKUJ
week in	XP1J6P
week on	1P
week pregna	cK
week scan	DL
week the	DL
week they	(N
week today	cN
week was	mL
week we	DL
weeken	EKSMfJgMmJoM1P3L5K6M9N#L%L
weeken .	EGgL1H3K9H#K%K,M
weeken and	1L
weigh	nM
weigh on	nN
wel	MQOLXMcLiLuK2L8K(Q
wel .	OMcL8K(G
wel again	(O
wel are	MM
wel has	ML
wel is	MM
welcom	8R-K
welcom .	-L
weld	rP
went	CPDMGLHKIMKLLKPKSNTHbKgOhKkMlMmMnLwN8M(K)L
went home	CK
went in	CN8P
went into	mN
went out	CM
went quiet	DM
went throug	gO
went to	CNHKnN
went wel	(M
were	CPDLHKIQKKQHRMSMbKcLdJeJhLjKnMpJ7J8J9L!M#K
were born	QK
wet	FL
whal	-O
what	BNPKRKVOfMnMpLuMvK2M+O
what a	-P
what i	iJjLnOpJuH0N1J5Q
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
wheel	6P-K
wheelc	YV4N5P
wheelc .	YN
wheelc sinc	YN
when	BORNVOWMaKbMiMnOoLpJqM
when @kin	BNnM
when he	BMfK
when i	BHRJVGbJeGiPjJnLoLpMqNvL1K
when she	nLwO
when the	CLUO
when they	sOtN
whenev	VQqO
whenev a	VO
whenev the	VN
wher	IMJPKLRNSLdNeMfLlMoMpMvMyLzL3M9K
wher i	sM
wher she	vN
wherev	,O-M
wherev he	,P
wheth	PPuR
wheth to	uS
which	RKUKdNhNuR
which one	uM
whil	CJLNQMRLSNXLgOkL
whil i	-N
whisky	SP
whistl	2M
whit	DLEOVM9N
who	CLIMRMaNfKgL2L+L,O
who alway	,N
who cook	+L
who did	IQ
who died	RN
who get	gP
who has	NOTLXJYMmM
who have	MO+N
who hurt	-P
who i	RO2K
who is	QMXKaKoN#N
who wil	ON
whoev	3N,Q
whoev win	-M
whol	EMKNLJSLXNfKkL1M#K%K(M)M+K
whol @kin	+N
whol hous	XQ
whol of	KMLM
whol street	-K
whol vilag	-M
why	RMVLXKiMpMsO,L
why .	XN,L
why did	-N
wide	ZN
wide awak	ZM
widow	CRmQoN9N
wife	-O
wifi	-P
wig	NL
wil	ENFMGMOOPLYNbKfMiGwM2M7L9L!M#L%M
wil .	iO
wil alread	DO
wil ask	sM
wil be	EMGMOLYLeLfKgOkMwNyKzO1L2J9K!H#N%K
wil come	-M
wil have	!N
wil know	POoP
wil like	FMYNmM+N,P-M
wil love	-L
wil not	ALCJFOVMXLYLbMlKvO
wil take	dOrO
wil was	iN
wildfi	KO
win	-R
win .	-J
win on	-M
win the	-M
wind	KO-L
window	FLINKLLMQOmMnL4M
window .	QM
window and	-L
window open	FN
window seat	4N
wing	fP4P
winipe	eO
wint	TN1N-L
wir	QP
wir .	QN
wisdom	OMuRvO-M
wisdom .	-N
wisdom teeth	OO
wish	ALNM,M-L
wish i	APNN-H
wish my	,Q
with	KJLKQLYLaLdLgKhMjLrNvL2K5M6L7M
with #	EOLNdKgJhKwL3M4P6L!M
with .	mM
with @kin	EMGLKLaNgLuN3L5J
with a	IPLKWLaLdKgLkJnMoMrLsK2J3M4N6L!L#L%M&K
with an	wM
with breast	NK
with burnou	UO
with covid	XN
with depres	TO
with down	YN
with her	CLFHGNJLQLXOhLvLwKzN5J%L
with him	AMFMHLQOhMvK,K
with his	QNWNYLgMrPwLzO0M2J
with it	SNYN
with me	AMVMhKyN0M
with ms	XM
with my	GNaKgJhKiNjPqMrLuLvHwKxL5N6N7M!M(L
with not	(O
with noth	2M
with one	YLeNgN
with peopl	-K
with pneumo	QM
with schizo	UP
with thank	)O
with the	FLJNKKSLdKgJhJoMsKyM2K5N6K&J
with their	-K
with type	XK
with us	TMaMjKwN3K
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
won	)N
won the	)N
word	ELJNPKRLYMiKjRpNqKsLvL0O1K7M&K+N
word .	EO1M
word and	pK
word befor	+M
word from	PL
word over	jL
word sinc	iL
word with	jN
wore	%L
work	DMPKUKeLkQmKoJqLrPvLyM0L1Q2P
work #	1N
work .	BNPLULlMoMrL2K
work and	mLoN1L
work day	PM
work in	1K-M
work is	1N
work night	mO
work on	1K-N
work sinc	rN
workpl	qO
workpl .	qO
world	AMCLhM8N-N
world .	-M
world cup	-L
worn	UNaH
worn out	UO
wors	RNXOjM
wors .	RN
worst	WO
worth	AL
worth liv	AL
worthl	TN
wory	OLVSZNcM)M,N
wory about	OLVL,O
wory sick	VN
would	AOGQMOaJbLiLmNoOpMrM9K!M
would be	GLbN
would have	GR
would like	-L
would not	aO!O,N
would notic	AL
would of	GO
wrist	AM
wrist .	AM
writ	JLfNgLiOlMqJsNtS0Q#M
writ my	0O
writen	ARiN0O
writen the	AN
wrong	VOeMfKnMvM1M
wrong .	VK
wrot	APqN)P
yahrze	GQ
yahrze candl	GN
yam	*S
yam festiv	*N
yard	HL2M-L
yatra	5P
year	GTHMbMgMhNiMkL0O2O7L!S#Q%M&N*L
year #	gLzO1M
year .	DNGGHGMNbKfMiNsKwL0J2J3L7L!E
year ago	DLGOiKnM!M#L(M
year and	GFHKLMNNSLULbLgNhNiKjLkHmLoNpOsK2K7H!G#K*K
year at	yO2N
year he	gN2M
year i	COGNeN
year in	eLfMgM2L
year mary	RNbP!L
year my	7N
year not	GM2L&L
year now	iO
year of	WPbLgKpOyN0N2K3M7L!J%O)O
year old	NNvS#N
year on	GO2M!N#M
year she	HN#O
year sinc	GQ!O
year sob	&P
year that	GO
year thi	!O
year today	GL!O&L
year togeth	!O
year tomoro	GM
year we	CM7M
year wed	!Q
year with	kO!P
yel	jOqJ
yel at	qJ
yelow	DOMQXP
yemen	JO
yes	eJuN9Q!M)P
yes .	eL9O)L
yes or	uN
yes to	9J
yester	CMDMHGIJNKRNUMXKhKvL7L8L9L&K(M
yester .	IMNLXKhL(G
yester she	RL
yet	DGKLPMQLXLYNcLzM5O
yet .	DJHJKNPNXKcJzK,M
you	bMpL7K8L!J#N(O)M*L+J
you .	cN#L&M(L)J+K-P
you are	pL
you for	2M!N#L)E*L-N
you god	8L#L(G)D
you jesu	(J)M
you lord	(L)L*K
you my	)N
you thank	(P)O
you that	(K)K
young	JMSMhMnL1L2M9N
young men	JO
your	MNdMoJvL,N-N
youth	5O-L
yr	vK!P
yr old	vK
yrs	GLHMbNeLgMhLkL2O3M!P%L)L
yrs .	kN
yrs mary	!L
yrs today	GN
zoom	kNsS
zoom interv	sL
zoom w	sM
`
