/** Written by `npm run write:classifier`: do not edit. What `encoding.ts` reads. */
export const WEIGHTS = String.raw`
-122 -95 -104 -193 -199 -187 -275 -115 -182 -107 -150 -198 -125 -97 -126 -152 -169 -201 -77 -182 -108 -114 -99 -24 -140 -194 -292 -123 -165 -156 -123 -149 -162 -172 -332 -140 -123 -49 -138 -219 -168 -171 -144 -115 -189 -83 -164 -209 -209 -110 -130 -181 -80 -100 -138 -175 -145 -192 -118 -276 -162 -151 -207 -198 -148 -154 -124 -75 -108 -139 13 174
	-N
 .	-N
#	GMZMcLsLvL1M8M!N#O
# #	GKHLSLaJgLlPwMxJ8N!K#K)J
# .	CMNMQMRNXNZLaMdKfLsKtL0M4L8K#H
# @kid	IPKKULdOeLgGiKjJkNlMvL0K1N3L6L7J8H!J%K
# @kin	NNiOjMxQ6N7N9L+N
# @work	tN1M
# a	SP
# acr	*N
# again	ZO
# am	ZO8M
# and	FNOLVMXLZLaMcLiKnJrMvOzM0M4K#J
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
# day	GLHMJLKMPNQNWJXOeMtL5P6O8O9L&P*M
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
# heart	CN
# hiv	-K
# hour	FJONQMSLZNaKfMtLwK1M4N6M8J
# hrs	4O6Q
# hundr	kO1J
# i	sL1J8K9N
# in	NKSLdLfNiLtKyL8J#M
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
# month	DNFKUKWJXKZMcMdLeMfLmNrKyM6M&N(J
# more	NO!M
# my	BKNMQKtLzN
# night	ZN1N)O
# not	&O
# now	GM
# o	GMZLsO1M8L
# of	ELGKHLILbKcMkKqLsM0M1J6N8L9M!L#K+J
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
# sinc	GMXN
# smal	CPNL
# step	&N
# stop	VK
# the	#P
# thi	8J#P
# thousa	lO
# tim	RNVNXJYLbM0L
# to	vK
# today	GKsM#T
# tomoro	OJsGtKzN4L#O
# tonigh	dL
# und	vN
# wed	!N
# week	CPDQPKQNTNUJcQhJ6L8K&P(N
# with	QJ4N
# wks	DN
# word	0R
# work	PM
# year	GMHLRLbPeOfOgKhOiOkK2L7L!N#H)M
# yr	vK
# yrs	GLHMbNeLgMhLkL2N3M!N%M)L
. #	CNGJNJXKZLbHcJeKgMhNkNrKsLtL2K4M7L8N(N)P
. .	YLaKiKnL7L
. @kin	CLEJFLGKJLMMNKQJcMiJuLzN7J8L#J%M(L)N
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
. for	+O
. forty	CQ
. from	2P
. give	UMYMaNsOvK1M2M
. god	bNdNeN#N(M
. good	-N
. he	AQFKHLIJNNRMTKUKYKaMfJgKiLnPvMzJ7L#O
. help	fNoNvM1L7M
. her	BPFNwM
. his	CN
. how	vM
. i	DLGOUJaLgNiLmKnLoHpMuJwL7H
. is	pN-P
. it	DMEMGJLJRMULVLhKiOnMoHqMtNwM0K&L
. just	,K-N
. keep	JMcKoL0L#O&N
. last	BOUM
. let	ELFMJMRKYNfLgKsNtMvLyLzF2M3N5N9P!L#J&M
. lord	jMoMxL!N
. make	9P-F
. may	5M6O&N-J
. my	DJFKHNaKeLfLiMoJuK&L
. ninete	gL
. nobody	DNKLQMaMbNcKeMgNmH
. not	ELFLJLMKXMmKnM(J,M
. noth	VOoO
. now	BLDLJMSKTLXKYMaLeKjMnOpK2L9N&N
. on	3M9N!N%P
. one	&N
. only	-L
. open	MO
. our	gNvL3L)L
. patien	-M
. peac	-L
. pleas	DJFLJNMLOGSKTLWOXJcKeLhLjLpLtJ
. prais	)O
. pray	vO1O5J
. saturd	9M
. sel	uN
. send	mN-K
. she	INRJTLUKYLaJeLgKnLsMvMwK2L7O#M
. show	uM2O
. sinc	iMpN
. stil	GKNM
. streng	1L
. teach	vO
. thank	7J8J9O!L%M(L)L*K
. that	mM,M-K
. the	COFJHMIKKJMPRJTLUKZLdJeLlKnLuL9M)N
. ther	DHMPlL
. they	DNFKHLIKKLPGQHWMYJbNdJfLiJoMqPuL7M8L!N
. thi	RN
. today	&L
. watch	6O
. we	CNDJFNGLIMKLLMNNPLbKcNeMhMiMjKuKwL3J5N7L!M&L)L*K
. what	VNpMvM2L
. yester	RP7M(P
. you	-K
@kid	DLILbKcNfLgKiMvRwMzK8O%J
@kid #	vL8L
@kid .	GOIJSMbMcJdJfKgLiHuKvHzJ7L8K,S
@kid all	XN
@kid and	CLDMbOcLdNgNiK8J9M!N
@kid are	BKHKKKNKQKTLXJeKgLjJmLrLvKzK3L4K6K8L!K(M
@kid ariv	8K
@kid ask	gO
@kid at	BNDNNMoOvGwO8M
@kid begin	zN
@kid block	iN
@kid blood	PO
@kid brok	XO
@kid cal	7O
@kid came	TMvL8P
@kid do	HLvM
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
@kid i	DN-L
@kid in	CNQNcLiNmNvJwLzL0N6J
@kid is	INPKSMUNVJYNcNfLvJ6L&N
@kid leav	wN
@kid left	wN
@kid lost	DO
@kid made	)N
@kid mariag	gM
@kid mary	9P
@kid mov	wP
@kid of	iO
@kid off	wN
@kid on	vM
@kid one	!O
@kid pas	%O
@kid school	IL
@kid she	vN
@kid ship	JP
@kid sit	tN
@kid start	yNzP
@kid stay	cO
@kid tak	4N
@kid thi	8J
@kid to	wO7M
@kid turn	#N
@kid up	9O
@kid walk	9K%L
@kid want	GQ
@kid was	CMIKXOfMvJ8O
@kid we	DP
@kid wed	9N
@kid who	vM
@kid wil	#N
@kid wo	ZLiK
@kin	CNENFMGNQKRNaOiN7M9L#L,M
@kin #	FJGHNMVOcKiKrLvN6O8K!N#P
@kin .	BOCJEJFKGNaJ7J8K,N
@kin about	jL
@kin aft	7N
@kin all	mO
@kin and	CKKORLaJeKgOiOjNuKvO5K7O8K9O!O,M
@kin are	ELFLGKJLKKLMQHUKaJeNgPjK3N5O6K!M,M
@kin arthri	WN
@kin ash	EQ
@kin ask	RN
@kin at	DKELaLeLjKmNnMoOwJzK8L
@kin back	SM,O
@kin bangl	SM
@kin beat	BP(M
@kin been	QN
@kin begin	yNzN
@kin birthd	#O
@kin blood	PK
@kin breast	NO
@kin burial	EQ
@kin bypa	OO
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
@kin did	BOCERM,P
@kin died	CQGNvL
@kin disown	iN
@kin do	iN
@kin doe	BORJeMiK
@kin drink	SP
@kin every	aN
@kin farm	*P
@kin finish	%O
@kin flies	4O
@kin fly	4O
@kin for	iL6M
@kin found	NLSN
@kin from	CN
@kin funera	EQiL
@kin garag	xN
@kin get	%M
@kin goe	OMsM3M5O
@kin golden	!P
@kin got	ILXKhMkQ(M)M
@kin gradua	%M
@kin had	DNPNQMULXN8N&L(M
@kin hand	2N
@kin hang	2N
@kin has	CJFNMLNMRLTFUKWLXLYJaNfOiKrKsM&L
@kin have	iLoN7N!N
@kin he	XL
@kin hear	UR
@kin hit	BQ
@kin home	FM
@kin hous	KMLNjJ
@kin i	RJaMdNiOnOqO
@kin in	ILJMKJLNMOQHTKaLbNeLgJiMmKnKuL5L8M,N
@kin insuli	aN
@kin is	FJJLQHRJSKcKjO3M9L#K&K(K
@kin keep	RQwK
@kin kidney	XL
@kin kn	WO
@kin land	fM
@kin last	2K
@kin leav	5N
@kin left	COGN
@kin liv	dMmM
@kin lord	oN
@kin lost	DJYMdNkNpP
@kin mary	9N
@kin memori	EL
@kin mov	3K
@kin must	uL
@kin my	yM
@kin name	RL
@kin need	OOrL
@kin not	FM
@kin of	CJINQOdMfOvM,L
@kin on	CKELGJNMQOaJlM5K6M
@kin only	FK
@kin open	xM
@kin or	uJ
@kin over	jL
@kin pas	CR)O
@kin put	RN
@kin rang	7Q(K
@kin relaps	SL
@kin retir	2L
@kin sat	gO
@kin say	AJBNFJHLTMjNuMvO
@kin servic	EM
@kin she	DLFNROUJXLaNbL#L,K
@kin silv	!N
@kin sinc	aNiO
@kin sit	mNtM
@kin smear	PN
@kin sold	SN
@kin split	gK
@kin start	NOyNzM
@kin stil	GL
@kin sugar	XP
@kin surger	(N
@kin take	nO
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
@kin was	CKHLINJNQQRKSKYKeLkJnHyN8K)J
@kin wat	8N
@kin we	,N
@kin wed	XO9N
@kin went	CP
@kin who	IJRJSKYLaKiM2L4L9M%L,J
@kin wil	OL5L
@kin with	NNYMaNrO
@kin wo	iP
@kin would	9N
@love	BLDKOKTKaMcMeJgKhLjMkJoJyL4K&J
@love .	BKFLGNTLaJjHlLnKoM,P
@love at	aM
@love beat	BL
@love begin	yK
@love brok	hM
@love died	CP
@love driv	6M
@love dump	hL
@love flight	4N
@love got	yO
@love grab	BL
@love has	BHFJOLTKUMWKaJcHgNjOsNuL
@love hit	BL
@love is	BGFKJKOKPKQJUMVKcOmLoOxO1J4K6L8N!O#L&J
@love last	2N
@love left	hM
@love lost	CMDN
@love miscar	DP
@love retir	2P
@love say	uM
@love want	gK
@love was	kN
@love wo	BNDK
@love work	1O
@love yet	kL
@pet	FLHWKHXKZLdJwJ3M(M,O
@pet .	HGOKZLgK,L
@pet and	KL
@pet died	HO
@pet down	HL
@pet gone	HM
@pet got	HO
@pet had	&P
@pet has	HHXM
@pet in	HL6L
@pet is	HHXO
@pet ran	HM
@pet to	HK
@pet was	HJ
@work	CLENILNKXKYLqTsMtK1J2M,N
@work .	qJ,M
@work and	qJ
@work at	qG,O
@work died	CO
@work got	-P
@work has	XMtL
@work hat	qL
@work ignor	qL
@work is	FMUNtK1O2M#M,J
@work keep	qM
@work lost	CK
@work mr	,K
@work on	qL,O
@work put	qM
@work scream	qK
@work she	,O
@work shout	qL
@work tak	qN
@work who	IN,J
a	IKdKgKrLxL8K&L
a #	FNvM4O)K
a @kid	bVcNiJvL1K
a @kin	IMbNdOeLfLgLlMnOoMrJuL2K8Q9M,J
a @pet	HO
a @work	CKqO
a and	QP
a baby	8M
a bag	BO
a bakery	xM
a bet	-M
a big	jJuM8N
a biopsy	PO
a bit	RK9N)N
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
a drip	QO
a drop	MM&O
a drough	-O
a dry	-N
a fev	XN
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
a masiv	jM
a medic	JP
a miscar	DK
a more	-O
a mortga	kO
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
a separa	gL
a shoot	IO
a singl	vL
a smal	PO
a soldi	JL
a soul	cNmP
a stomac	XN
a stretc	QN
a strok	XP&M
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
a week	XOuQ1M
a wheelc	YO
a whil	QN
a whol	AM
a widow	CP
a word	iM
a world	-P
a year	GQmN&O(M
a young	2O
aborti	nR
aborti in	nM
aborti when	nL
about	PNVNeLgKiKjPnKqOsKuKvM
about @kin	PNiLjMnM
about end	AN
about everyt	VP
about him	,N
about it	ULcLnGpLvJ1K
about me	qO
about my	PJjMqN,L
about our	eO
about the	CJDJPJgLjNmKnMqKuJ1O7L
about to	UM+M
abroad	,M
abroad .	,M
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
acro	mNqN6J%K,J
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
advent .	-K
aeropl	4P
aford	1N
aford to	1O
afraid	BNFLRNVPeO4K
afraid of	BOVO4L
aft	aMcMgNhKkNpNyO2M3K7P8M&Q(N)N
aft #	SNcJgNhOkHyO2N3N7N8O(J)N
aft .	OO
aft @kin	aJ
aft a	&M
aft all	7P)Q
aft eleven	7K
aft forty	2L
aft her	&N
aft his	&L
aft my	aN
aft the	KMLMPKQLgKiMkKlL1M&P(P
aft thirty	2L
aftern	EP
aftern .	EM
again	ALDLJOLKRKSMUMWKZObNjK7P&M(N
again .	AMBKLKOMSKWLZKbLeLjK7L&L(K
again aft	&J(O
again and	JMKMULjL&M
again in	-O
again it	ZM
again my	JO
again near	JN
again or	uN
again thi	bO
agains	BMfNnNqO
agains my	fM
agains the	BKfO
age	CN
agency	bNrQ
ago	CKDLGOONRMYMiLnL9M!L#K(M
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
airpor	eNwM4O
airpor .	4O
aisl	9R
aisl on	9O
alah	JNtM-K
alarm	ZO
album	KN
alcoho	SP
alcoho and	SM
alegr	LN
aliv	APIKJJKPQN)N
aliv .	IL
all	LLmOpL1L(M)M*N+L
all #	HOXNcM!L)O,P
all .	TKYJvL6K7L)M-M
all are	mN
all being	-N
all clear	(S)K
all day	TNVNmLvP1O2N,L
all in	-K
all my	lLmM,M-K
all night	JMWOZOvL
all of	FNMOpLtM1K
all our	xJ
all thank	)O
all the	AMDKHLLJNKTLVLjMqN3N
all week	1N
all who	-Q
almigh	-H
alon	VKaNeMmVoLuMvLwMzL1L4M5L6O
alon .	mN
alon and	mL
alon every	mM
alon in	mR
alon on	mN
alon sinc	mJ
along	cM
alotme	*P-J
alow	QN
alow to	QM
alread	DPNNSMbKcNeKgLhLsKwLzK1K3M(L
alread .	(N
alread told	DM
also	aKbNrNuM0M
altar	pP-O
altar serv	-N
alway	BNGRTMVLjKmNvL!L,R
alzhei	RV
alzhei .	RQ
alzhei and	RM
alzhei is	RM
am	EKULVJaLcKmJoJvK1J8K
am #	BQDMFKNKOLPMSLVKaLcOgOhLmKsKvF4K#N
am .	RKaL8L
am @kin	RR
am a	CNTKUJWKYPaJfKpMrMvM1J8N
am afraid	BNVO
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
am just	1O
am learn	YP
am los	RP
am mary	oS9O
am nervou	eK
am not	BLDKZKaHbLhMiMmJpJuL2M)L
am on	KL
am overwh	UN
am pregna	cM
am read	EK
am run	1O
am scar	BO
am so	VMaGmJ
am stil	rO
am terify	BN
am the	EPaNoLqKuLyQ1N
am think	,N
am tir	dO
am to	EO
amara	8M
ambula	CMQTUM
ambula just	QO
ambula took	QO
amen	+N-M
amen .	+N-L
an	OKPNQNSKUKdJjKnLoJpMsNtMwL4J8K
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
an ordina	-K
anaest	OS
anatom	tO0Q
and #	EMILNLQJaJbMqNvG1M5M6L7K
and @kid	8M
and @kin	FKGJIKJMKKRJSKYJaJcLeLgOiJnN3L5K6L7O9J!N%L
and @love	!P
and a	YKdMgLkJsKvLxNyM0M2K4O6N8K9L#O%L+L
and all	LOyJ3M5J6N#M+H
and ask	RR(M,L
and at	YQaM
and b	dM
and back	&P(N
and be	-K
and both	uP
and brok	OHXQ
and c	DO
and ca	TMVKXLZK
and cal	RKmOqO
and can	XL
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
and has	FGTNUOXJYOdMtLvK4M
and have	1N
and he	FJQORMSLUMXMYNhOiKjKkLuJzK4K7K!M
and her	BLXLaJcKvMwJ7M,J
and his	ANSKXPgN&M
and hit	IM
and i	CKEKUKVMaLjKmMnKoKvK1J
and is	FJNLOMQO&M(N
and it	CLELHLKLUMVMaKbLcJgKiJlMnMoJpNtL1N)M
and last	BOSN
and let	5M9O
and lie	ZM
and make	-M
and may	-J
and me	ZM
and mov	FMwM
and must	XO
and my	ENJMKLLMVMYLeLkMlLoNtJuK1L
and night	aM
and nobody	PLQJmGpJ
and not	HNLLMKVKWKaKbKeLmLrKuKvLyL1J6L#L*J
and noth	bMpL
and now	CMDLIHPNRJTKULbLhLiHjNlOnNpLqNwN2M
and old	-O
and on	cK4P9L
and one	uO1K
and our	KM+K
and peopl	-J
and presen	qO
and pyjama	sN
and said	FLPOgNjK7M
and say	NMTMUNlMmOpL7P
and scar	cO
and send	aM
and sent	PL
and she	BPLNRKVLWLXKYMaJcKgLhLiKjNnOwG0M#M(P
and shook	UN
and start	NJYN
and stil	bLeLmN#N&L
and talk	mO
and tel	CNqM
and that	gMrO
and the	ELJOKNLMMOgMlMqO0M1M*P+N
and then	DOOLRJTMUNZKaJgKmJqLuJ2J9M
and ther	TMaKeLlOpHrO
and they	DKFJJMKMLMOMPLQJXMYJcMeJfMgKiKkMpKrMvN7H
and think	ON
and thos	+M
and today	YN(O
and typhoi	XO
and want	#M
and we	GJHLLLZLdJiNjNvN3H4L6J7J!J%L*L
and went	wN
and when	TO
and wo	DMSMXM
and yester	UL
angry	BKjPpP
aniver	GU!U
aniver .	!O
aniver of	GO
aniver today	GN
anoint	FR
anorex	US
anoth	HKbOcMeLgLhNjMlMnKuH1K3L#O
anoth let	lM
anoth woman	gO
anoth year	#P
answ	PMTKiMpMrLsNuQvN
answ .	pMuN
answ by	uL
answ on	uL
answer	iL)O
antide	TP
anxiet	VV
anxiet .	VN
anxiet is	VO
any	FLTMUMVKWKXMYJcNgMkMpPrRvK8N(M
any day	cO
any job	rL
any more	FJRJSMUNVMXLYLpMvK(N
any of	pN
any work	rN
anybod	mP
anymor	APRKTKhOiMpMvL
anymor .	ANpL
anyon	eNpLzN,L
anyon .	zK
anyth	POTOiKpLrOvN,N
anyth .	TKrM-L
anyway	CNGMiN
anyway .	CMGK
apart	iO
apartm	3O
apeal	eOfO
apear	fO
apendi	OP
apl	*Q
aple	*O-M
aplica	eLrU
aplica #	rM
aplica .	rM
aplica and	rO
aplied	rQ
apoint	eN
apolo	QN
apolog	7P
app	SRlM
aprent	rOuNyQ
apron	2M
aprov	)Q
aprov .	)L
aprov the	)O
are	JLKNLLMOQLdKgKjJ1K3M5K7K!K*M+L
are #	dKlM1L!P
are a	-O
are about	+M
are all	KN)J
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
are fight	jM
are get	9L-O
are going	5M
are hav	cL!M
are in	JMKLQMdO
are keep	QO
are kil	WM
are long	mO
are mov	3M
are not	IKiNjN1M7M
are on	LP4L
are only	-P
are open	OL
are pack	3L
are sel	3N
are separa	gP
are sick	XN
are sleep	KM
are so	WP)O
are split	gQ
are stil	JLKOeM
are tak	OP
are talk	7M
are ther	pM
are too	bP
are try	bL
are walk	5L
arest	fQ
argu	jQ
argume	jO
argume with	jM
ariv	8P
arm	APBQWNXPYQaM1K
arm .	XKYJ
arm and	YN
army	JPuMyK3O
army and	JO
around	-K
arsena	-O
arthri	WT
arthri is	WN
as	DKqJwLxNyT2M5L9M!L#N%L(N
as a	XOeMfMrMxOyM2O(K
as he	wO
as if	DN
asault	BNIO
asault .	BN
asesme	tO
ash	EUKS-K
ash wednes	-O
asista	yJ
ask	FMNKRPbLgOpLsOuPvJ7L(M+J
ask .	JNpP,N
ask every	bP
ask for	FHMLNKQKnOuMvK&N(O)M
ask how	aN
ask me	EMNLOLRLpLuMvH9O+M
ask my	7N
ask today	-L
ask us	FN
ask when	RN
ask wher	RLsM
asleep	oN
asylum	eW
asylum interv	eN
at	EMIMUKjMkKqLsMvKwKyMzL2J
at #	DMEKONZMaJcLkLsMzK0L1L2O3K4L8K9M%K
at @kin	ENjP
at a	QOuNyLzJ&L+L
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
at last	cJ2J5L7O&N
at lunch	mNzM
at luth	OM
at mas	pO-M
at me	BKHNjMqNvN
at my	EKIPKMTLbNjMnNoKvK
at night	BMJMRMSMVNWOZLmNnLoN
at noon	EL+O
at nurser	zN
at our	+P
at school	BNmPvK
at st	EL-N
at the	EJIHKMUKeLfMgKkLoLqMsNyOzM0L1K2M
at uni	wN
at war	jM
at work	DLULkMlMoN1N2F,N
atack	CLIQQMVOXO(L
atack in	VN
atack on	IMVN
ate	jNmL7N&N(P
ate from	7O
ate my	mN
atempt	ANtR
atempt .	tN
atheis	pP
atlant	4O
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
away	CMDNFLHKIJSMeKfKiMnKoNwOzJ
away .	DLFLHMiMnK
away at	CM
away from	oNwPzN
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
back	NLPMSMTLWOaKgJhKiLnMoK7N&P(P)L
back .	EONNRMTKWLbMeMiJjLlJnKoOsL6L(J)K
back and	uM
back clear	)M
back for	sP
back from	RMUP
back hurt	WJ
back in	DMUNqL7M(J
back is	WM
back on	SRTM&O(L
back pain	WK
back step	-P
back the	hQ
back to	DKSMgKoLrNzQ0M!N&G(L
back togeth	7M
back unopen	iO
back with	&O(L
backpa	6R
backpa in	6N
bad	ELNNPKUMVKWNXMaKjNnLpJrKsKvL6N&J*K
bad .	pN
bad kind	NM
bad she	WN
badg	kOyO2N
bag	BLILcOdQeNgOhOzL7M8P
bag .	hM
bag and	dOhN
bail	fS
bail .	fP
bail hear	fM
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
bank	IMLLMLSLkMlTsLxLyN)N
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
bathro	AOBLDNWPvO
bathro floor	WO
be	AKFKGLPLYKgLvKwJyM9N#L-K
be #	GOiN#L
be .	)N
be @kin	vO
be a	bNcNtNvMyP9L#K-L
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
be kind	yL-G
be left	aO
be les	-K
be more	-O
be near	mO
be not	-L
be noth	PP
be one	GM
be out	dP
be over	AP
be put	HK
be the	TM4O%N-L
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
beaten	BMIQ
beaten by	BM
beauti	-L
becam	8Q
becam a	8O
becaus	ILMNVKZMcKdOhNiLjKkLnNqLvLzJ1J4K9J
becaus i	iNqMvL
becaus of	cKjLkLnM4M
becaus she	VP
becaus the	MPUL
becom	jN8O
bed	CKFOHJLKQRTQVJZNcMdMmJwN3L!L
bed #	FMQQ
bed .	QLTK
bed and	TL
bed by	QN
bed is	wN
bed rest	cP
bed sinc	TL
bedroo	wQ
bedtim	vV
bee	-P
bee .	-L
been	ALGJQMTLUJdNeKiHkLpJrLsL4K&J)M
been #	GL
been born	AM
been cut	AM
been diagno	XL
been in	YMdMeOmJ4N
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
befor	EKFMPJSOVMfLhMkLsN1N3L7L*M+Q
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
behind	INJLNKPLSLVMWLdPfOiMlP
behind me	IO
behind on	lO
behind the	SOVNWNdM
being	BNEKFLJKOMUFdKeMfMkKmMoLqMsMvJyK)K
being a	vN
being abus	BM
being bulied	qM
being evict	dM
bel	2M%O(Q-M
bel .	(L-M
bel on	(O
believ	BKnKpV
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
besid	EOHM
besid @kin	EO
best	CMEJFOHMTKYJgKjKnJ9P%K*N
best @kin	CJEKTMjK9K
best barley	*N
best man	9R
bet	ANSRXMvN&Q(O-K
bet .	XM-K
bet app	SP
bet off	AQ
bet on	SO
betwee	JLULaKgNjRlLqNrMsLuQ1J7Q
betwee my	7N
betwee the	uO
bhabhi	jM
bibl	pL,N-N
bibl study	,P-N
big	EJNNOKjMuMwKxLzQ1M3K6L8J9M#N
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
birth	YQcMeM8R
birthd	CKGOiMmL#U
birthd .	CN#P
birthd card	iM
birthd of	#P
birthd to	#O
biscui	HQ
bishop	-Q
bishop and	-M
bit	QKRKWMhLvS9L&L)K-K
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
blam	nS
blanke	TN
blaz	zS
ble	xP0N3O8M9P!N#Q%P*L+S,Q
ble @kin	#M
ble all	-N
ble her	#P%N
ble him	#M,U
ble it	+L
ble my	xM#L,L
ble our	+M-P
ble the	xL3J8P9M*K+L,K-Q
ble them	9N!O,M
ble thi	+R
ble us	+M
bled	DQ
bleed	DO
bles	5N*N+R,L-L
bles for	+J-M
blind	YU
blind .	YN
blist	5O
block	hOiT
block me	hQiL
block my	iL
blood	NOPUXP(N
blood .	PM
blood presur	cJ
blood test	PL
blood work	PM
blous	sO
blow	jO#O
blue	BN-M
board	YMfNsNtRwOzO1N4Q)N
board and	YP
board exam	tN
board in	4O
board now	4P
board school	zL
boat	KPLQeLnN6R
boat to	6N
body	ZO
boil	3N-L
bomb	JU
bon	NQWN
bon now	NO
book	hJtL0Q1K!P)L
book .	0O
book the	!O
boot	dMwNyN5K
bor	-P
bord	JReP6N
bord .	JP
boreho	MP
borewe	MQ
born	AJDNFLQLYO3K8P#O
born #	8N
born .	AM8L
born again	-O
born at	8H
born deaf	YN
born in	#O
born not	YO
born sleep	DQ
born today	8N
born with	YP
borow	lPsP!O
borow from	lN
borow my	sM
both	OOYOaJcMjNrLuOwOzL2N5L7H8P9P
both .	9K
both leav	wO
both of	8L
both wel	8N
botl	SVWLoN&Q
botl .	SL
botl in	SO
botom	MOWO
bought	NHUNbMwLxP2K3M7K%K
bought #	UO
bought a	xO
bounc	8M
bounc baby	8M
bowel	NM
bowl	HN
box	DNbKkPoMwMzL3S
box .	kN
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
break	EMMPUNYMhOqNvL1Q
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
brid	9S
bridg	ATHMLNdL1L
bridg .	AJdN
bridg last	AM
brigad	yM
bring	FKGJJLTLfKpKvO4N6P7K!L#M*N
bring in	*P
bring me	TL
bring them	6N
bring up	vQ
brok	ILLMOKXNdLhPlOnM8P(N*K
brok at	(L
brok down	-M
brok her	OMXN
brok his	XN
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
burn	BNIPJKKQWQ
burn down	KN
burn in	-L
burn like	WM
burnou	UTaO
burnou .	UO
burnt	UQ
burnt out	UP
burst	LM
bury	CPEWHM9L#M
bury @kin	EQ
bury him	HM
bury my	EN
bury our	EN
bus	IPKJRNUJVMdJhKmMwJyMzN2O5P6P!M,O
bus .	,L
bus to	5O
bushfi	KP
busin	lOxT6M
busin .	xM
busy	1O
but	IKKKMMONRMVKWKaKbKhLoKpKrL#N
but he	HNOL#M
but i	DLYMaLhJnKuKwL0L
but it	NOhM
but my	OQaH
but the	LMNMWL
buton	YP
buy	GMiNxQ
buy the	GN
by	BLHKKKQNYLdPhLkNlLmMoMqMuM0N1N3M4K6N
by #	tNuL
by a	BLILXP
by air	4Q
by boat	LP
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
by the	BFHNIKKJMJPJQKRJSOYJdNhLlNoKuJ0J3H%J
by train	6M
bypa	OU&M
bypa .	OL
bypa is	ON
c	DNON8O
c sectio	ON8O
ca	FKIKSLTMUMVNWNXLYNZLaLbJfKlLnMpJuK
ca not	FKIKSLTMUMVNWNXLYNZLaLbJfKlLnMpJuK
caesar	8R
cafe	xQ
café	xP
cage	HP
cake	GJ7O9O!L#P)M
cake .	7O#M-M
cake anyway	GN
cake in	#N
cal	CMJMPMRPTJbMhNiLjMlNmKnLqJrMsP7K
cal .	eJrL
cal about	PL
cal all	lN
cal back	sP
cal centr	yN
cal in	iM
cal it	TKhN
cal me	RNjNqO7L
cal my	mN
cal off	hO
cal the	(N
cal up	JQ
calm	VTtO9N
calm her	VO
came	DNIPKKLLQJTKgOiKxN7N8P&L(L)P
came at	8N
came back	DLPNXOiM)L
came down	KN
came home	UM(J
came in	LNgL*N
came off	QO(N
came on	8M
came out	iM
came over	JO
came throug	)J
came to	IMjNlO7N&M
camino	5P
camino .	5M
camp	KOLSeQ
camp in	eN
can	ELFJJMQNVOWLYJZJaKbLeLlMoJrJtLuO0J(O)K
can do	FN
can i	-O
can not	ELJNKKVNWNYKZLaLlKnKpKtL0L
can walk	(N
canada	mNuMwN
canada for	wN
canc	FKNWPL5M(Q)N
canc .	NLPN(N)O
canc and	NR
canc has	NK
canc he	NO
canc of	NN
canc she	NP
cancel	4N-M
cancel .	-O
candl	GQpNxN!L#T
candl .	!N-M
candl for	GN
candl in	#O
candl on	#M
cane	*P
cap	%U
cap and	%N
car	ILKKLLTJULVKaRdNgJkJlMoLwL6M
car .	dH
car aciden	CL
car brok	-N
car for	aP
car park	)L
car with	dO
carava	LO
card	BMFMSNePiPkMlQoLtM#M&M)M
card .	eL
card interv	eM
card is	lO
card to	iN
cardbo	kN
cardbo box	kO
care	ANFOQPXMaNeLjM
care .	QN
care for	aM
care of	aN
caregi	aP
careta	yN
carnat	bP
carpet	LS
cart	MP
cart wat	MM
cary	DNEPINLPPNQJaMbMcSnM1L3K4N5P
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
celebr	!Q-N
celebr their	!N
cemete	GM
centr	mNsOyN
cerebr	YP
cerebr palsy	YP
ceremo	9Q%S
cert	tR
certif	tO%R
cesna	4P
chair	CPQNYQmMxL1L3N+M
chair .	YM
chair the	1Q
chang	ZLaPdLiQzR
chang .	ZK
chang school	nMzP
chang the	dMiN
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
chest	OQQNVQXP(K
chest tight	VL
chew	pM
chicag	4O
chick	xP
chicke	XP
child	BMbO
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
christ	DKFKGMQLbJgMiOkNmN1J6N+N
christ #	6O
christ .	FNgNkO-N
christ and	mM
christ not	GN
chroni	WO
church	EMKMLKYNZKdNmLpSyJ6K9M&L*L-K
church and	pN
church roof	-O
cigare	BOSP
citize	eR
citize test	eP
city	JMmNrMzM
city .	JMmL
civil	tO
cla	CNIKQKVKXLeNmKrKtLvKyNzQ0O1M#K%P
cla #	zL
cla has	-O
cla of	%M
clas	0P
clasro	zP
clay	MO
clean	PJkNoLrP0M1M&S
clean .	&J-L
clean the	PN
clear	PMtNuO1J3M(R)P
clear .	PMuO(O)N
client	oNxO1Q
clinic	PRQNbOuKyL&O)L
clock	GLTMZNaLsM1K2S8K
clock .	2L8M
clock chang	ZK
clos	FKVMdMkTpLuLxN1M4L
clos .	1L
clos and	kM
clos the	kO
cloth	-L
cloud	MS
cloud .	MO
club	mP-O
clust	WP
clust headac	WP
cm	8P
coach	tN5M6Q-K
coast	KQ
coat	lN
cochle	YO
cocoa	*P
cofe	xM7N*L-O
cofe .	-J
cofe and	-L
cofin	EU
cofin .	EO
coin	lO&P
colaps	QQUO
cold	BMFNeN+N
cold .	BO
colect	lO
coleg	uMwPzQ0O%N
coleg .	uN
coleg at	0P
coleg next	wM
coli	HO
colour	TLXO
columb	-M
com	BMEKFJGNHLLKMKPLUNVKfMlL1K3N!K#K&L*J+K
com .	ENFORMbN#M
com at	3O
com back	&L
com home	qOvO)Q
com in	BO
com into	BN
com out	1N
coma	QQ
comb	TK
combin	*S
come	DKFKPMQMTKVJdJeKiKuKxP7M8N(K*K
come .	lM
come down	-N
come from	-N
come home	QN(L
come in	qK
come now	FN
come on	PK-P
come out	DMTN
come to	LN
comenc	%P
comfor	DSFO
comfor care	FO
comite	-L
comod	aO
compan	CMHNkTmRsMxQyM1O
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
consci	nQ-L
consul	PNeP
contac	iOlN
contac with	iN
conten	-P
conten .	-P
contra	kSrM8Q)N
contro	BP
conven	uM
convoc	%S
cook	CMFLaMeLjNmOvMwO1M2L+R
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
cough	XQ(N
could	CKDLELHLMKRLTJUNaJbKnKoK8K9K(M
could be	-M
could kil	-N
could not	DOENRNUQ9L(M
counci	YMdPsKuOyN1P)N-N
counci .	-N
counci say	dO
count	APSLVJZNbOeLgLlNoM2N
count .	VO
count sheep	ZP
count the	VK
countr	JKeSmK6N-K
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
cry	DMELHNTPUPWMeLfHhOjKnHvMwP8O)M
cry .	vKwJ8M
cry in	TOUNyN)M
cup	CPGKYQmM-N
cup final	-N
cup of	-M
cupboa	UN
curl	ML
curs	aM-O
curs my	-M
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
cut at	kO
cut hersel	AN
cut i	AH
cut me	iP
cut the	kP*O
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
dark room	WO
date	DNGReOfL!M
date .	GK
date is	fM
dawn	ZQ5M(J
dawn .	ZP
day	FMGPMMPKQMSNWMaOyLzL1K2M5N9L&P
day #	PLQQSPWMyP5M&N
day .	FKJKPMTJULWKaJeNvL9M%J&H
day @kin	GO
day and	MNSNTNWNaLtM1L#O
day as	yL
day at	yMzM2N&L
day clean	&O
day he	GM
day i	aJ
day in	6O
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
day they	PO
day today	&N
deacon	pM
dead	AMCPEMGMHNRLiMmJ1K-M
dead .	APCN-J
dead to	iO
deadli	1S
deadli is	1O
deaf	YVzN
deaf @kin	YP
deaf and	YO
dear	WKXMjKkL1L!M,Q
dear god	jM
death	COGN-L
death .	GL-J
death aniver	GO
deathb	FQ
debt	lT)R
debt .	lO
decemb	9P
decent	-N
decid	eOfNhOuP
decid wheth	uM
decisi	uO
declin	lP
decre	gT
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
desk .	kN
detent	eR
diabet	XP
diabet .	XL
diabet and	XO
diagno	NPRQXP
diagno with	NMXP
dialys	QPXR
diamon	!P
diap	aN
did	CODJHNIKPLRHfNiKkLnMpJ7K!L%K&L
did .	iO
did a	PN
did at	nN
did it	IP
did not	AKCNDLHOMMRKUKaKfMiJjKkHnF7J!L%K&L
did the	PN
did to	BP
die	AOFNVN,L-P
die .	AN,M-M
died	CWGPHSRLmLnKpKvK
died .	GJHJnL
died and	CNHP
died in	CSRN
died last	CN
died of	CM
died on	COGNHO
difere	zM
dificu	qL
dig	KO1O#M
dig with	KM
din	aLgOhKjNmM1N+R
din .	jN+N
din and	aL+M
dinosa	#N
dioces	5P-P
dioces .	-M
diplom	%R
direct	qQsN
disabi	YP
disabi and	YO
disabl	YRaL
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
divorc	gWiJmLxL7N9N
divorc .	gP
divorc and	gM
divorc pap	gM
do	EMTKaMfKiKpHuKvL2M7K
do .	qK2K9N
do @kin	aO
do i	CMFNuPvK1L
do it	aOfM
do my	aQ
do not	AJCLTKiKmKpK
do noth	WO
do the	ENaM1N
do we	uP
do with	2O
doctor	DJFRPNQORKTNUOVMXObOcMuM%Q(R
doctor has	UJ
doctor have	FK
doctor is	PM
doctor leav	uL
doctor now	%P
doctor ring	PK
doctor said	(M
doctor say	DKFNbM
doe	BORMTMXLaMbKeMiMlLnH0L2M3L4M,M
doe .	,N
doe not	DGROTNXLbLeLiNlMnJzK0M2J3M!L
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
done	OLPOaMfLgNhLnOtL1L2L8K%Q(L*L
done .	PM
done and	1N
done it	8O
donkey	-N
door	BMDJHLILJMLMVJZJdJfKiLjOvMxKzK3O4M5J7N
door .	ANONWLiLvL5L
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
down	HKIJKQLKMJQKTMUMWKXMYPZK9K&L
down .	HGKHQNYKkM1M
down and	-L
down by	MN
down in	KO
down is	YN
down my	-L
down on	KL-O
down syndro	YO
down the	KKgN9M
down to	MN
down today	HK
down with	XO
downsi	kP3Q
downst	jN
dr	OOPL
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
dril	-M
drink	BOSWXMiJoP&T
drink .	BNSM&N
drink again	SM
drink today	&N
drip	FMNSQRXQ
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
dron	JP
dron over	JL
drop	CKMOQKXKZMrLwQ&M
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
drown	COLPlL
drown in	lM
drug	NPSQ
drug .	SN
drunk	BLCOnM-K
drunk .	BM
dry	LNMTpO&O*T
dry .	MLpN
dry and	MK
dubai	mM
due	DPcVkLlNuM0Q1N
due any	cN
due date	DO
due friday	lK
due in	cP
due on	cNlN
dug	HN
dump	hT
dump me	hN
dunde	wP
dust	MRpO-M
duty	fO
dying	FSMP-O
dying .	FPMM
dying and	FO
e	IOQP
e with	QO
each	MLPJVLWJaNcLeNiMjLqMvMwL0N6K7K9L!N&M
each oth	INiNjOqLvO7N9O!M
each way	6N
ear	DONKRMVGYL2N4M8Q
ear .	8L-M
ear and	8N
ear onset	RP
ear retire	2P
earth	AM-M
earthq	KT
earthq .	KM
earthq in	KO
ease	WO
east	uK7O&M-L
east .	uL
east vigil	-N
eat	FJMMTNUPXNeLfKhOlMmQvJ(L)J+S
eat alon	mL
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
eleven	DLELHLIKJLKNVJeJhKiKkHlJoK1L5K6M7K!K*K
eleven day	JO
eleven hour	1P
eleven week	DP
eleven year	hNiK7L!N
else	SNhNmL1L
else .	hO
email	kMqQ)K
email .	kL
embank	LP
embasy	eS
embryo	bR
emerge	lO
emerge and	lO
emotio	BM
emotio abus	BM
employ	rPxN
empty	COHOMPTLULbPlMmNpKwRxL+K
empty .	TMbLwO
empty and	MN
empty nest	wO
empty room	wL
end	ANDMFPJNaGcKgNhOjKlMuKvN1O3J7J
end .	DN
end it	APhQ
end my	AL
end of	FLUMaMuL1L2M
endome	WP
enemy	-O
enemy .	-M
engag	9O
engag .	9P
engage	hP
engage is	hN
engine	%N
englis	FNeOtRzN
englis pap	tN
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
eulogy	ER
eulogy for	EQ
euro	lO
even	MMRLTNVLWOcMpMrM0L
even .	-K
even in	AL
even put	WM
even the	MLXN-M
even when	-M
evenin	CNmL
ever	eLmNsLyN4M
ever .	,O
every	GPJKRLSOVRWNZMaLbPiLjKmMoOqLrOvQ*K
every #	aJ
every day	RMSNTLULaJ
every door	vN
every even	RN
every hour	ZO
every meet	qO
every month	lN
every morn	VNrN2N
every night	INJMSKoM
every oth	fNgM
every step	WM
every time	PMRNVMcJoP
every year	GP#O
everyb	EMUMbN+L,K
everyo	AKDLGJKMSKUKVLbLhOmNnHqLvMyMzK#M&L+L
everyo .	-M
everyo at	DM
everyo in	zN-O
everyo would	AN
everyt	KNLKTRUOVMaLdMeLgMhKpKqKvOzL%L
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
ewe .	ML
ex	BNfLgNhNoK7L-K
exam	OJtU0O1J)L
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
exist	AL
exist .	AM
expect	DOEMcU)N
expect @kid	cL
explod	-O
exsult	-N
eye	BLNKOOPKWKXNYPZRgMqL4L,N
eyebro	NP
fac	TL
fac the	TM
face	INPLWOXLhLnP
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
fal	JJMLQLWLXMaM
fami	FOeM
fan	ZL
far	DMXLcNmMxNzN#M,O
far away	,P
far from	mL
farm	KMLLMNiJuMxM2L3K)K*S
farm .	-M
farm or	uN
farmho	3P
fast	oNpN+M-M
fast on	-O
fath	iL8N#N
fatima	5P
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
feel	TSULVLYLmKnNpPuL#M
feel god	pL
feel guilty	nO
feel like	ULnMpN
feel noth	TOpL
feel numb	TM
feel safe	BO
feel so	TMmK
feel worthl	TN
feet	HJWNcP1K4N5R&L(N
feet .	5L-K
feet are	WM
fel	BOCOJMKPNKOGQMWLXOjL
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
fibrom	WO
fibrom flar	WK
fibros	XO
field	HLMN)M*P
field .	HM
fiftee	vP!N
fiftee year	!M
fifty	CLRO0N!N#P
fifty #	RN0O
fifty year	!P
fight	JPNMQJfLjWvP7N
fight about	jN
fight again	jM
fight canc	NL
fight in	JN-M
fight with	jK
fil	gN
film	-O
fina	OMsN2N3O5O7L9L)L
fina .	3L
final	FNfLgOsLtT-N
final .	tN-L
final exam	tJ
final on	-O
financ	lQ
find	QMRKSOdNhLoLrOwOyKzM3P7J
find a	rM
find someth	rQ
find somewh	dN
find the	RO
fine	LLTMUKVPcN8N)O
fine .	PJ8M
fing	OMQO8Q
fing throug	QO
finish	FMSJUJaJeLgMhOkNrQ0N1L2O%R(J
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
first	GOcMwMxSyTzQ3M4M5K7M8M%N&N*O
first .	tO
first @kid	cN8N
first @kin	GL
first cla	rO
first custom	xN
first day	xLyRzP
first flat	wO
first grad	zN
first in	%O
first job	yL
first night	fOwM
first of	wQxL%O
first plac	3M
first prop	yM
first shift	yQ
first time	cNvMxHyJzN1M4M5O7P&K(P+N
first week	yO
fish	GM*M+Q
fix	OP-M
flag	EN
flar	WOXS
flat	QJTMVLdQgMhNmNuKwO3S)J
flat .	3N
flat on	QO3M
flies	wM4U
flies to	wN
flight	CM4T
flight to	4O
flinch	BQ
flinch when	BN
flirt	oP
float	LR
flood	LS)N
flood .	LN
flood in	LN
floor	LPQLWRqL1K3O
floor and	-N
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
fog	RO6P
fold	eNfL+O
fold .	eO
folow	IP2O
folow home	IP
food	JNQJTJUNlMxP+O
food .	+M
food and	+M
food truck	xR
foot	LNWQXRYM5Q
footba	WOXL-K
footba .	XM
footst	IO
for	ENMKRKsL5M+M,L
for #	EKHKILKLMLSLUMWMZNiMmLoMsJwM1M2L!F&J
for .	AMTJ,M
for @kin	EJFJJNLKNMRHWMaJpLzM4M5P6L,L
for a	GLHLMKOJRKbNdMlLrLsKuKwL1N3O&K*L
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
for good	eN2Q
for heal	(P
for her	DLFMNLOKQNRJXKYMeOhJtNwL5L#N%L)K
for him	AOGNTOfL
for it	DNSMVMnN1K%J+M
for jesu	-N
for me	GLaJpKrM,L
for month	TM
for more	-N
for my	ELGLXMaKeLfLtN9M,L
for not	VN
for once	-L
for one	aKmN
for our	EMHJKKuMxKzK5J6J#M%K+K-K
for peac	-M
for rain	MO
for ruth	,L
for someth	fOrN
for that	SO7N-J
for the	PJdKeKlLsO1L5L*K+M
for them	bO5N
for thi	-L
for thirty	2O
for today	-P
for us	+K,O
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
forty	COGJKKRNWKbKnJpL1N2N3J5N!M
forty one	CM2K
forty year	COWO2O!Q
forwar	TO-N
forwar to	TO
found	APHNNOPKRNSQdLgLhNiM3L7L)Q
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
friday	CMEMGMONPMdKkNlLsLtNuL1M2O3L6K9L%O
friday .	DKEKOJPNVMcLdKhJkMlKsJtFuJ1K2K3K6J%H
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
from	FKIHULeKiLkKlLoLwLyNzK2L5N6O%J(K*N
from #	1L
from a	&M
from birth	YP
from helman	UO
from home	mM
from hospit	(L
from kerala	qN
from kharki	JO
from midnig	ON
from my	JNPKeNiLlMnK
from next	yP
from one	ZO7P
from our	5O
from rehab	&N
from saint	5M
from saria	5O
from st	5L
from that	oO
from the	CNFLILLKPLSKTOUKVKYJkLlJnJwL%J(J
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
ful	UKZNaJcJdMlL6M)N*P
ful bed	cM
ful night	ZO
ful time	aM
fund	-P
funera	EWiJ
funera .	EMiJ
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
game .	-M
gang	IQ
gap	FN
garag	xO
garden	FK2O#M*N
garden .	2M
gas	VOlQ
gas and	lN
gate	KKULVNkNnMzR4P6M7M
gate #	4P
gate .	KM
gate thi	kO
gather	FP
gave	AMDLFKTMUMaMdOhNkNnKoJyL2N8L!N&L*K
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
get	OOTKVLXMYLaKfNgLrP0L9L%N&L
get a	-L
get back	&N
get bet	XM&O
get divorc	gM
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
give	EMZNaKbOsLuJvM0M1M2J*L-K
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
go	FNIKOLRKVKkOqLtKuLwOzL1M3K5M
go .	dNkKuH3M
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
god	oLpS8J#J%J(M)M*J
god .	KKLKcM7M8M!J%L(M)K*M-M
god and	-L
god anymor	pL
god be	)N
god ble	,K-N
god even	pN
god for	#M(J)J,L-M
god forgiv	nQ
god give	vN
god is	pM
god it	-N
god let	pN-M
godaug	,P
godson	,P
goe	FJGLONPJRLTJVOWJdLeKsKvKwMzM3L4J5O6N
goe in	OR
goe into	3O
goe like	VL
goe tight	VL
goe to	wOzK5M
going	AKELOKXMYNZLcLgLuJxN3J4J5P6J&K
going .	YN
going blind	YO
going for	sN
going in	ONqK
going on	AM5L6M
going throug	gN
going to	AKBJDKEKcPeMtM4K5K7O
going und	OM
golden	!Q
golden wed	!L
goma	JO
gone	CPDMGLHQKKLNMJRMTLYKcNkMnLpMwO(N
gone .	ANCNGLHJYM(M
gone back	0N
gone sinc	CO
gone to	NMwP
good	SJbJeLfNmMoLrKuKvLwM2M9N!L*M,O-N
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
got	HNIMKGTKXMdJfMhLkOyP%N&L)R
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
got the	CMSKnMyP1J3K(L)N
got to	DO1O
gout	WQ
govern	-N
gown	%V
gown .	%P
gp	UM
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
gratit	(P)O
grav	GP
graves	EO
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
grey blanke	TN
griev	CP
griev .	CM
griev my	CO
griha	3N
griha praves	3N
grip	VO
ground	ENINKNMN*N
ground is	ML
group	IOiOjOmNnL0M5Q-O
group chat	mN
grow	NMcNvR,N-J
guadal	5N
guard	yM
guest	xP9Q+O
guest .	9O
guest hous	xO
guid	HLONuNvP
guid @pet	HM
guid the	OP
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
had	DPHOPPULXLjKkMnM7L8N(P
had .	HO
had @kid	8O
had a	DNPNQKTLUMWLXNZMjM8L#L&L
had alread	DL
had an	jLnO
had migrai	WN
had not	AKDJ7Q
had paint	DL
had the	PN
had to	HOLNVNkO
had told	DM
had word	jO
hail	KO*O
hair	NRTLWJ8K#L(O
hair .	TK
haj	5R
hal	LMhLtOwO9L!N%M&L
hal .	%O
half	LNMJNLOJgLjKkMsMtKwLxJ0L1N2N9L&L*O
half #	OMsM
half of	kM
half the	*O
hanah	bR
hand	BMFKIKONUMYOoLrMxM1N2P7Q%M&M*M+M
hand .	BLCKDNILKLOLYJaJ1J!J+M
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
hard	GKTNaLjMoNtJuLvNyK0L1O
hard .	vL
harm	AP
harm .	AN
harves	1O*U
harves .	*M
harves festiv	*M
harves start	*N
has	FMNORKTMUMXPYLaJgLiJmLsK
has #	FMIOkO
has a	NNOOXLYMfMiLmNqMuM
has alzhei	RO
has an	OMUMsKtL
has been	AKBOJNNJUHVKXFYGdMeKfLiEkMpJrJsL0L)O
has canc	NQ
has come	LN)O
has day	FN
has dement	RN
has depres	TN
has done	8O
has down	YQ
has gone	NJTLXLwL
has had	WMXL
has hapen	VN
has her	tO#M
has his	tO
has it	-O
has leukem	NM
has ms	aM
has nobody	mO
has not	FHKMMGTNULYLZOaLbJdLeMiKmNwLzJ
has parkin	XN
has run	MM
has sign	UM
has start	vP
has stop	FMTLUMpM
has the	XN2N
has thrown	dM
has to	EMONcLfOsMuL0L1O3M
has week	FO
hat	qKvMzM4L%R
hat .	%M
hat fly	4M
hat me	qLvL
hatay	KN
hate	AHjN1M4P
hate i	AL
haul	4O
hav	OQPNcP8N!M#N
hav a	ONcM
have	FJZJbLdKiLrKuK1J
have #	uJ1Q
have @kid	bO
have a	BLOMPMXNdOfHmKoJsLuK4J
have an	sMtM
have been	CNELFMGMKMQLbHdJeJjLoLuGyO!L&K
have bought	7N
have cary	LN
have clean	PN
have gone	pP
have got	QLdKfKgLuN1J
have had	WO
have kept	QM
have mercy	JN
have my	tM
have nobody	mN
have not	EMJMLNMMTLZMcLdLiNjLkKlMmM4L7J
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
have to	DOENONVNaMdJfPhOqOuM1Q3M9M
have writen	iL
hay	MO*O
he	BPFKQLRLSNTJYLfLgLhOiLnMvJzN2K7K
he ask	RLuM7L(K
he beat	BK
he ca	FOUPWM
he cal	jN
he came	8N
he com	BJ
he cros	iK
he did	fO
he doe	BNTLiLzM2J
he drink	BM
he eat	zK
he end	hL
he fail	tN
he gave	AO
he ghost	hN
he got	nO
he has	BNSOdLgMiLkMlLmJrLwJzN2L7K8L#L&L
he hit	BM
he hug	7M
he is	BJIKNLOMQNSLXMYKfKvMwMzL2K4L#J&M(M
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
he stil	NNXN!O
he threat	BM
he threw	BL
he took	hL
he used	TM
he want	ALYNgM
he was	CQEMHNQLUNYLfKhKkKnLvKzK
he wil	BMEMFKYJfLhLjHnNvK!M
he wo	TO
head	IMMJUOVJWLYMZLdKqOtLyL0M6L*N
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
hear	FHIKPOUPXLYRZLfTnJpN8L
hear if	PL
hear is	fP
hear me	-P
hear on	PMfK
hear the	FKUMZM
hear tomoro	fK
hear voic	UQ
heard	JPiJmL)L
heard thi	mL
heart	CMDKOPPLQKVOXPcOhOoKuM5N(M-L
heart .	OK-L
heart and	OM
heart atack	CNQM(M-N
heart for	-K
heart goe	VN
heart is	hO
heart rac	VO
heart surger	OL
heartb	DPcOhP
heartb .	cO
heartb at	DM
heartb on	DK
heat	AMdO1N-M
heat .	AN
heathr	4P
heaven	MLpQ-M
heaven are	pO
heavy	LOTQ1Q*P
hebrew	0P
hedg	jQ
hedg and	jN
heel	WP
hel	-O
hel .	-O
held	DMHMfN7N8M
helman	UQ
helo	-M
help	SMVMWKaNoMqLrJtLvN0N1L3M7K&M-M
help .	WMvL1L
help me	SPVMaKfLhJoNqJtLuKvK0L1L9M-N
help my	pN
help the	-N
hen	HPLMjL
hepati	XP
her	DKFJGMHMOLRKWKYJaNhOnJwM8O9K#L%N
her #	#N,M
her .	CMDLFLGMHKVJYKaGcMhKvLzO5L8K#K&L,P
her a	2M
her and	aKnK9M
her arm	AOBM
her at	DNwN
her bed	wM
her breast	NN
her breath	FN
her but	aJ
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
here	AMJLMKdMeRmOrPuKvK3L5M8O+L
here #	8M
here .	BNeMuJvM8M(N
here and	uN-M
here anymor	AO
here in	MO
hernia	OQ
heroin	SR
heroin .	SQ
hersel	ARRNUM,L
hersel .	AP,O
hgv	tN
hgv test	tM
hi	-O
hi god	-N
hid	IMJKROSPUOVNlLvL
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
him	FNHLIJQLRLSJaNfKhPoMvJ#M,L
him .	AJBNFJGLSKTKVKWLYJaKeLhJoJrMvK,M
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
hip	ORQNWT5K&N
hip .	OL
hip on	OM
hip she	OK
hir	rQ
hire	rO
his	COFJIKONRLSKYKaLdLgMiJkMrLwNxMzJ2K%M&M
his bed	FNwP
his birthd	iN
his degre	%N
his dorm	wL
his driv	tO
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
hit	BRHNINKMXOYLnMpK
hit by	BL
hit me	BNXN
hit my	BL
hit the	pM
hiv	PM-J
hiv test	PN
hoby	2O
hold	DOEMFLGLINJMLKYKaKbMoL4N7K9K%L&P
hold .	JN7M
hold hand	!N
hold her	aM
hold the	WL
hole	OMQK
hole .	QL
hole in	OM
holida	PM6P
holida .	PO
holy	5Q9N-P
holy @kin	-M
holy land	5O
holy spirit	-K
hom	KO
home	CKFMINQLRNUJaNdMeMmLrNwM3M4J6M&J(O
home .	BOELFJIHRKSKaMdMmJpKrLwJ3K6H(G
home aft	&M
home and	aNmK
home for	CN
home from	AOFNIMUN&N(O
home ofic	eR
home safe	6N
home to	CLFMHNaKwL
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
hope my	-M
hope she	-N
hope that	-L
hope we	3N
hopel	TO
hospic	FV
hospic .	FM
hospic nurs	FK
hospic rang	FL
hospit	FLJLONQUWKrMsMyK1J8O9K(P
hospit .	QJ(M-O
hospit and	QL
hospit for	QO
hospit in	JOQK
hospit on	sK
hospit she	QM
host	-N
hostel	AMIOdOwN0N
hot	WOZN-L
hot wat	WN-M
hotel	jOkO
hour	FOOOQLRLTLUJZPaLwL1R4M6L8P
hour .	ZH4K8K
hour a	1L
hour in	1M4N
hour on	1K
hour sleep	1N
hour to	6J
hour week	1N
hous	HJJLKOLPdNgOiMmMwO3U
hous .	BMJLLJUNgMwN)M
hous and	HMKOgN3K
hous burn	KL
hous i	3L
hous in	LNTL3K
hous is	LMwM
hous on	3M
hous or	uJ
hous with	gO
housto	4N
how	CLFKRJSKTKVJYLZLaJkJlMnKoJpKvQ4L7L
how do	CNvN
how i	aLnM
how to	DKTLkLvP
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
hurt	AMBMKMVLWWgMhNnM
hurt .	WL
hurt even	WN
hurt her	WK
hurt i	AM
hurt me	BO
hurt so	WN
hymn	EPRP-L
hyster	OP
i	AMaMiMjMmLnOoKpMuJ7M
i .	ALnG9M,O
i alway	tM
i am	EKUKVJaKcKmJoJqLvJ
i and	AL
i are	jK7O
i argu	jM
i ask	qM
i bath	aM
i begin	yP
i believ	pN
i bought	xL
i brok	XM
i ca	AMFKIJKMSMTKUJVJWJZKbJfMjHlLnKpLtN
i came	iNmP5P
i can	EKJLQMVJWJZLaMnFoMrMtLuOyL0K&M)L
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
i danc	)L
i did	AKCFiLnP
i do	AJCMTHaKiLpJuEvG9N
i doubt	pO
i dread	qK
i drink	SO
i driv	lL
i eat	mL
i end	hP
i fail	tH
i feed	aN
i feel	TNUMmLnMpHuN
i fight	jO
i forgot	!O
i found	ALSLgN
i gave	dO
i get	PNTM-M
i give	-M
i go	OLaNmMyOzN5M
i got	BOkKyM&N)L
i gradua	%M
i had	AHDNHNNMTMjMlLnK7L(J)L
i hand	2O
i hang	2L
i hate	AJ1M4N
i have	ELVKZLfNiHmKoMrJsMtLuK0L1L
i hear	mN
i heard	mM
i held	8L
i hope	PO,M-O
i in	sM
i iron	wP
i just	AKTLUMaJfN(L
i keep	ALCMcLhJjJoMwL3N
i kneel	pP
i know	RNTMnHoNwMzM4N
i learn	-L
i leav	3N
i left	iNnP
i let	nO
i lie	ZN
i lied	nP
i lift	aM
i light	GN
i like	uO-L
i look	TOaN
i lost	DJcMkL
i love	aOvN,O
i made	GL7L
i mary	iN
i mean	iM
i met	,L
i mis	iOmN,L
i mov	mM
i must	ENeLqLuL1N
i need	rJtNuJvK0M
i not	CLDMbMnM,K
i only	tO
i open	pKxL
i owe	lP
i pas	)Q
i plant	-P
i pray	pO,P
i promis	oO
i put	lOnQwN
i rea	sN
i read	pM0L-M
i relaps	SO
i report	qP
i said	RJaKiHjNnNuNvM7J9M
i sat	UMwM
i saw	dNfO
i say	eOmLpMvL
i see	iMnLpNsL,M
i set	mL
i should	nNoO
i shout	jJvN
i sign	gLnO
i sit	TMVMmMpLsMtL0P
i slam	jN
i smil	bP
i start	yO
i stil	BNCOGPINSNdNhLiMkLnJpM
i stol	nP
i stop	-M
i swear	oP
i take	XLaNuM
i talk	mL
i teach	UL
i tel	dO
i thank	#N(M
i think	UJVKjNpM,N
i though	aNhN
i threw	jO
i told	BMjPnPqL
i took	ANnO
i treat	nO
i turn	aP
i use	YN
i used	TOpJ
i wake	ZN
i walk	qK9M
i want	AKSLvM0K7M9K-P
i was	BRDKGLIJRNUJiMjJkKnMpK2K7N
i wash	aM
i were	AL
i wil	AKEHFJGJYNZMbLfLgKnHoJwM4K5N9L!M#J%L
i wish	ALNM,M-N
i work	vO1L
i wory	VM,M
i would	-M
ice	ONSOeQ1M6N
ich	AR
icu	QU(M
icu .	QM
icu at	QL
idea	xN
ielt	tQ
if	ALBLDJFKPLRGVQbMiLmMpPtOuO
if .	VN
if he	VOtN
if i	AOBKRMVMmLoMpFuL
if it	PMbO
if noth	DN
if she	tO
if the	VP
if what	VM
if you	pL
iftar	+S
ignor	qL-N
ignor me	qL
ill	XP(N
ill .	XP
ill any	(O
in	IMJMKLLMQNdJeMfLqMwL
in #	DKLMRMTJYKZJaNcGeJiOnKsLtNzO3M6K7M9M
in .	ULXMqK1J3O)L*P
in @kin	NNjN
in a	CLLLRJYKdPeLfNmMyLzM4L6N9K#K%J
in acount	oO
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
in front	EJHKfMjNqLsNtM1L+L
in gaza	JN
in god	pN
in hel	-L
in her	FPHLNNOKTMwK%M
in his	CPNMOJROiMkMrK&M
in hospit	QO(M
in icu	QN
in intens	QO
in it	DKxK3N
in januar	CO
in july	tL
in june	cMkM2N9N
in kerala	LM
in kharki	JN
in kota	wN
in kyiv	JM
in labour	8Q
in lago	eM
in leed	wM
in lismor	LM
in march	CLDK
in may	BLxM
in me	TNUMpN-L
in my	DMILJHNLTKWJdLmLoMpKuJxK0J2L%K&J
in on	OK
in one	UKjL1L4N5O
in oslo	uL
in our	CLIPJJKJLHMMNJOMTMbKiJjMkJqMrLvLxL%J-K
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
in that	fLnNqM
in the	IKJJKKQLRKTLUNdMfKqM*M
in ther	cN
in thi	AMeMjNmPvN1L3M
in til	QO
in time	FO
in trafic	-M
in tuesda	OM
in ukrain	JL
in ward	QK
in week	ZN
in which	-N
in winipe	eP
in with	QNzO3K
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
interv at	eLsP
interv for	sQ
interv in	sO
interv is	eN
interv on	eKsK
interv tomoro	sN
interv w	sM
interv with	sH
into	BKILLKVLYJaLmKoMwMxKzN0J2L3M8M9L)M
into a	3N
into my	BM
into shelte	3M
into the	ULmNoMzN3K
into theatr	OK
introd	RO9O
iron	BMMMfKsNwQyO
iron the	sNyL
is	FKLLMLQKcLoL
is #	FJGHILNOOJQKXMYNZLaJcKeLrLvOzO#O
is .	RNXM,O
is a	GJJMMLNJVLdLgLlJoNqK1N4N8M9K#M
is abusiv	BM
is adict	SN
is afraid	VN
is aliv	AO
is all	mMpN,M-L
is an	SN,L
is and	RMYQ
is ask	bL
is at	BMEOMKsK
is autist	YP
is back	NLSMTP(P
is backpa	6N
is been	GFQKTNXMiLpKsMtO&L
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
is com	CLFJHMLLMKRK7M&M+L
is day	FGGLbP
is dead	CO-K
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
is expect	cR
is fight	jM
is fine	PJTOUM8K)N
is finish	2N
is fly	4M
is for	RM
is ful	lM*L
is get	OLRKgN9N&N
is going	BKHKOLYMsL4L5K
is gone	CJDMGMKLwL(O
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
is in	FNLLNOQRRJWMcMeNfP*O
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
is mov	3N
is mri	PN
is my	BMEMGJQMaLmLoMzN4J#P
is ninete	wP
is not	AKDKFKTMULWMXMaHbJhHiJkKnMrL(H
is noth	PNTLlN
is now	IO
is of	KO
is off	XLhNwM(L
is on	EOFNKLLJOLPMQMSOeHfOtM1K3K4M6L9K!N
is only	HJMJNJOKRJSNVLXOlMvLwN)J
is our	!M)N
is out	&N(N
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
is sleep	dMjO
is slip	FQ
is so	NOVLhNwO0L
is someon	oL
is spread	qL
is stag	NK
is stil	CNDLHMbP
is strong	8N
is stuck	0N
is tak	SNtN
is termin	FO
is the	ANGMNKRHTKULVJdKmLoJqMrKsLzJ3L4K!K#K
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
is violen	BN
is wait	PM
is walk	MP5N
is wel	(O
is what	-N
is wil	iMjO7O
is wory	cO
is wrong	VM
is yelow	XP
island	-M
isolat	QQmP
it	DOGJNNPLVJWMaJhLnJoKpJ7M
it .	DJSMTHULWKYMaFfJnKpJxP7J%L+J
it again	tO
it all	AODL
it and	HPSPnKoM1J7L+N
it at	DJ
it back	nM
it be	PL9M
it by	hP
it from	lM
it has	NJ
it hold	7O
it hurt	hP
it in	qNuL
it is	FJGKNJPLRNTJVJWKZLaJdJhJoJpK8K!O#K
it off	hP
it on	SM
it snow	-M
it tak	TP
it that	-O
it time	vL
it to	AMDNuK
it twic	tK
it was	BLCJDMGMHLNMSKgKhJiKjKkJmKnOqL7M)M
it wil	GO9K
it with	hM
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
januar	CN
januar .	CL
jar	3N
jaw	IRWO
jaw is	IO
je	AO
je veux	AO
jean	5M
jean on	5L
jeryca	MO
jeryca .	MM
jesu	QJSMVMWMdKoJpJ%K(F)L-K
jesu .	)K-K
ji	ON-L
job	ULaKkRmKrUsPuLyP0K1P)N
job .	kNrLyN1M)N
job at	yL
job i	kO
job in	uK
job interv	sM
job lord	rN
job ofers	uL
job on	yJ
job sinc	yJ
job to	aO
joe	GO
join	wMyQzL9N
join the	wMyL
joint	WS
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
judg	fVgOuL)M
july	tL
jump	ALIPKMPNzO
jump off	AK
jump the	KN
june	MKcNkMyL2L9N!N%M)M
june .	cMkM
junior	yMzO
junior doctor	yN
jury	fU)K
jury duty	fO
jury found	)L
just	CLTNUHYLZNhNmNpJvM,M
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
keep	ANJLQNRNcOoQqHuKwK0O5K6K&P
keep forget	RL
keep him	QKyM&N,O
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
ketl	RMdL3N7M,N
ketl .	-L
ketl in	RO
key	RMULhOyJ2P3S
key .	3M
key to	3N
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
kil	AMCNNLVKWNcL0M1K-O
kil hersel	AL
kil i	AP
kil me	BJVLWOcN
kil my	-M
kil on	CO
kil them	-N
kilo	8P
kilo .	8J
kilome	5P
kind	GLNLULYKcMgJmKvJyPzM6J,K-K
kind .	NNyM,N-K
kind pray	QM
kind to	-M
kinder	zP%O
kinder for	zN
kindn	-N
kindn .	-L
kis	)O
kitche	JKLOgNjNkMqJ0L1K2J3M7K(N)J
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
kneel	pS
kneel ther	pN
knew	DO
knif	IOOP
knit	iM-M
knock	XN5P
knot	VQ9P
know	DKPMRPSMTKiLnKoMuMvLzO2E
know .	AKPPdLnMoN
know anyon	zM
know her	,N
know how	DJEMTLlNvJ
know if	pMuN
know it	RO
know me	iL
know nobody	zN
know what	CMRHiGpJuK2L,O
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
lamb	1Q+N-O
lamp	pQ-J
land	MMZJePfNgMjM4R5N)O*M
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
last	CJFPILMJSJcLhLjJwP2R5M7M8K%N&L*O
last #	sO
last .	5M7N
last day	FMkP2P
last hundr	5N
last night	AOCJDLIKJJKKQMSMUJgKjL7O8M&J)O
last of	MM)N*L
last one	wP
last time	tM2N
last trail	*O
last week	BOCKIPRMUNkO&M
last year	GOlO
lat	pM
late	MNVOcOnM1K5O*M
late @kin	5N
late and	cN
laugh	OJPKRKSKTMUKWLoMqOuLzN8K#L&O
laugh .	oK
laugh about	-O
laugh and	RN
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
lead	HOTMoPqNyN1M-K
leak	-N
learn	YSeOtLvO0U&M-N
learn disabi	YN
learn the	YO-J
learn to	YK0L&O-P
leas	xP
leav	FKJLKKUKVJgMkLtNuOwO2O3P4J5Q6O%P
leav at	4M
leav cert	tR
leav for	wP5O6P
leav her	JO
leav home	wO
leav it	uP
leav school	%P
leav the	FNKNVNdNmK2M3M
leav to	)O
leav us	2O
lectur	0S
leed	uNwLzM
left	CNFKKKSKULYLaMgNhSiNmNnMwOyL0K
left .	FJaM0N
left for	wO
left me	gNhN
left my	eO
left the	THVLiM
left us	CQGM
leg	EKHLOOQOUGWOXMYUaNuKzM&O
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
let	FKOLPKeNfMiOkMrMuJxLzM0K7N9K#M&M
let .	lL)N
let custom	xO
let from	eL)O
let go	kPzM
let her	uN9K
let him	FLtN&O
let it	NPPJiM3M7N9J-K
let me	BMEJFLOJfKhKkHsKtMyM2M5L7K!L#J&K
let my	nO(M,M-G
let the	ELJPcLuLxN3N#M-M
let them	eMsN
let ther	-L
let thi	cL
let us	7J
leukae	NR
leukem	NR
leukem .	NN
leve	LP
level	tP
level result	tN
leyt	KP
librar	dPsK0N2O
licenc	fPxN
lidl	dO
lie	CLQMTNVMWNXPZTcMdLnLqKvP
lie about	qM
lie awak	ZO
lie fac	TM
lie ther	VOZR
lie to	vN
lied	nP
lied to	nM
life	AOCKEJFMTNYMfNiLmMuM2O9K#M,M
life .	ANCGuL#L,L
life is	AL
lift	DKTMVNWNaUvJ3O(N
lift @kin	aP
lift the	WP
lift up	,Q
light	EKGKLKTMZNdLmMpMtN!K
light .	-M
light the	GLpO
lik	HO
like	MKTMULWOYKZOpN8L-K
like a	TKVLWLYNZMaKcMnLwJyM8K9K&K
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
lin	DPcT
lin .	cQ
lin on	cM
lin thi	cL
line	JQXLbPjMkO
line .	JMbN
lip	FO
lip with	FN
lismor	LP
list	dOkOuN(M)P
list .	kQ
listen	XLZNvK-K
listen more	-N
listen to	ZOvN
litl	CLDNFJJLNJOJXKaLgKiLvNxNzL8Q&M*N
litl @kid	OLXMfM8D
litl @kin	CMNJXJgL8L#J
litl cafe	xO
litl room	DM
liv	AOLMNQRJSMWLXLaJdMgMiLmMvN3N(M
liv .	AONP(O
liv alon	mL
liv in	gO
liv like	AM
liv on	dM
liv with	aN
live	AMFOaKdNeMgQiKmLuJwL3K
live .	AMdMfK
live anymor	AM
live for	AO
live in	aN
live with	gNuN
loan	eLlWxO)P
loan for	lM
lock	BQVMdOfO
lock #	VL
lock me	BL
lock on	dN
lock up	fO
lol	OMhMsNtLvMyK#M-M
lol .	tMvN-K
lon	mQ-N
lon .	mN
lon sinc	mK
long	ALFLRLWHYLaJbMmMpKwL1L2M4L6N7L#L&L(N+M
long covid	XP
long driv	6L
long for	bO
long gap	FN
long haul	4O
long life	#P
long shift	1M
long sleev	AOBO
look	HKMOPLRKTMYKaOkJnLoMrNvL!L,M
look .	,N
look aft	YNaR,L
look at	IKMKPMTMkLnJoLvL9M
look for	RNrQ
look forwar	TO
look up	MN
lord	MJWKnJoNvK!K(L+M
lord .	FMMKZLaJoK8J(J)K,L-M
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
los	DPRPcLpL
los everyt	-M
los my	pM
lose	DOkL)N-L
lost	CRDUGJHPKMLLYOcLdOkOnKpL
lost @kin	CRGK
lost her	DJkO
lost his	YNdNkM
lost it	DP
lost my	CPHHYLkL-M
lost our	DO
lost the	DOKLcL
lot	1M#N
lotery	eP
lotery result	eO
loud	mN
lough	5O
lough derg	5O
lourd	5T
lourd with	5N
lov	NNaMgM9M,K
lov .	-N
love	aNgMhRmJqJuMvM0L8L9N,M-N
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
lump is	)N
lump was	)N
lunch	UKjLlNmPqMyMzN+P
lunch .	UMzM
lunch alon	mK
lunch in	mNzK
lung	NPPNQOXM
lupu	XR
lust	oP
lust .	oO
luth	OMQO
lying	MLQOZPcO
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
made	FJGHYLkMmOnJuJvLwKyN7P8L!K#L)P+J
made her	GJ
made me	AL
made perman	)O
made redund	kP
made up	7N
magist	fS
maid	nO
mainst	zN
maiz	MN)N*Q
maiz is	MK
mak	GMXJYNqM#N*L
makah	5N
make	BJCJDLGJWLgKjLnLqMuNxM7M-M
make it	CNDL
make me	-Q
make my	UK-M
make peac	7N
make up	uM
malari	XS(N
malari again	XQ
mamogr	PR
mamogr .	PN
man	EKMHQNRMaLdKfMhNjLlLmKoNzL9N!N
man .	!K
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
march	BLCMGNMLTMYMeKiH2M
march .	CMDKGKYNiJ
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
mary	RJbPgOhMiMoSuK9W!R
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
mary on	9N!M
mary to	!N
mary today	!N
mas	EQGSpQ!L-L
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
may	JMrLxN0M3L5K6L7K9M&M*L-N
may .	rM3K
may all	-N
may be	-L
may he	&P
may i	6M-R
may it	-J
may my	-G
may nobody	-K
may our	-Q
may she	-J
may the	-N
mayb	FN
mayo	-P
me	BORLaMhNiNjMnLoMqOuKvP7L
me #	RK
me .	BPTKhKiJmLnLoJpMqHuL7J
me @kin	nL
me a	RKjLoLuLyN1L2M&K
me aft	iP
me again	BM
me agains	BM
me and	BKSKWKXKZJdOgNjNqL0N7N!O
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
me from	WN-M
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
me not	nMoMvK
me off	UNiN(O
me on	XLhNqN
me out	BLiNkO
me over	hL
me pas	tO
me patien	-J
me rememb	tQ
me resist	oN
me sinc	WMiLqN
me sleep	ZO
me streng	aK1L
me the	TOgNqLuMvJ
me til	FO
me to	ELNLfLjJoJqKsMuLvG9O+L-K
me today	RN
me up	BM
me when	BM
me which	uM
me who	RL
meal	+Q
mean	iL,N
med	UMaM
medic	JP
medica	sM
medici	NMUNXM0O
medici and	0M
meet	iLqPsP1Q7P&M
meet .	1N
meet my	7M
meet the	sQ
meet with	qL
meetin	-M
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
menopa	ZN
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
mi	WMeM
mia	-O
midl	gMzO
midnig	LLOM0M1M8N*O
midwif	cP8O
migrai	WU
migrai day	WN
migrai for	WO
mil	6O
milet	MO
milk	DOHMXM2N3N8M
min	KP
mind	GNOKROUQVMaPgMhMsMuM0L,L
mind .	-M
mind @kin	aP
mind for	GO
mind is	UP
mine	FLKLNKTMaObMfMiMjMkOqK
mine .	bN
minist	sN-L
minu	dO
minu #	dO
minut	KJOOVKZMaMjLsO8O
minut .	KL
miror	RNsM
mis	ALGMHPJNKMfKiKmMnM3K)N,N
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
monday	NNOOPOeJfOkLsMtOuHxLyPzN1N2M4K*K
monday .	EMJLNJQLdLeLfKkMsMuJxL4K*L
monday aft	yN
monday and	NLPKzJ1L
monday as	yP
monday at	yO
monday first	yK
monday he	zP
monday i	yM
monday she	zO
money	SQaHbHjNlPnOoOrMuLxN
money .	lK
money for	lL
money from	nL
moneyl	lS
monsoo	MO
month	DNGMMJWMXNbKcNdKeNfMlPrMxLyL3K&N(J
month .	DMFOTLUJcLeJfNlKpLrM5L)M
month along	cN
month and	DN,M
month behind	lM
month clean	&N
month in	eO
month mind	GP
month now	eK
month pregna	cL
month sinc	&O
month wait	eL
mood	-N
moon	-P
moon .	-M
more	FMRMUJYKbLpLvK2L(N-M
more .	CORMSO(M,M
more and	-K
more chemo	(N
more of	RM-N
more patien	-J
more they	FO
more year	#O
morir	AO
morir .	AO
morn	CLHNOOQKSJaMkLwJ2L8L(L
morn #	8K
morn .	CKGKHHOKQNVKcLlJtLwJ2L4L8J
morn and	FOONtNvN
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
motorb .	CM
mounta	KN6P
mouth	OLpO
mouth from	ON
mov	FMaLeJgPhOiLjKmPwOzN3T7J
mov back	aN7O
mov here	mM
mov hous	3K
mov in	wN3N,L
mov on	-P
mov out	gOhPwN3M
mov the	jN
mov to	eMmP3N
move	CMXNcPuN3N
move to	3N
movi	-Q
mr	CLELFNQMRMmN2L,M
mri	PU
mrs	mN2M
ms	XTaP
much	PHUPWMcLlJmJnKoKsKvJ1P7K9K,N
much .	sM
much i	WK-N
much on	UM
much presur	UO
mud	LQMO
mud .	LOML
mud and	MN
mug	IPkM
murd	-N
murder	IR
music	jOuN
must	ENNLeMfMgJqJuS1O6L
must choos	uM
must tel	eM1N
my	iL
my #	dLeMjPvR4M7M#M,O
my @kid	HMIKYKfLgJiNrLtKvNwLzJ4M7N#L%K
my @kin	CJEJFJJLNKQJRJSMaKfMiK7L9L,L
my @love	BKDLFKGJPKRMTKaMcKeKkJoHsLyK4K&K
my @pet	HJ(N,N
my @work	NMXNYMqNtK2G#N,N
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
my car	dN-P
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
my exam	tL0Q)K
my eye	ZN
my faith	pP-M
my fault	nO
my feet	HLWN1N5L
my fing	-L
my first	yK4L8P
my flight	4L
my godson	,P
my hair	TKWL-M
my hand	EOILUKVLWLaOoQpLtJ7L&M(M
my head	UNZN0O
my heart	VOhLuL,M-L
my homewo	0M
my hous	-N
my i	EMbKgKiOjP3K7Q!J
my job	kM1O-L
my key	2N-O
my kn	WO1N5L
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
my name	RMiLmNqOxO&N
my nerv	UO
my new	yP8O
my numb	iL
my old	HM2M,M
my only	wM9M,O
my own	BKGKRMULWJYLaQbKfKiOmLnJpMvPxL1J8L
my pap	eK
my paspor	BQ
my phon	IKhL-L
my plat	UN
my pocket	&N
my pray	pN-L
my room	BQmL
my rope	UN
my rucksa	5N
my shift	qN
my shop	LP
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
name	DNQNRQVKdMeKgKiNkKmLqLxP8L%K&K,N
name .	RMdN,N
name off	qN
name on	xO
namugo	5O
nation	-O
natur	-O
navy	JOwQ
navy on	JN
nclex	tQ
nclex on	tO
near	FPJMKNMJYKdMmKuKvL3L!M%N
near .	FN
near my	uL
near pokrov	JN
near the	FP
near us	KN
neck	BMIPPMWP4N
neck .	BN
need	MJOMUMYNaPlOrOtNuOvH0J
need a	OMrM
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
nervou	OMUOVPsOtN9M
nervou .	eJ
nervou breakd	UO
nest	wQ
nest .	wL
neural	WP
new	JLOLeNmLoKqNySzQ3R8N&M*J-L
new .	-M
new @kin	9O
new @work	qO
new apartm	3L
new baby	8N
new countr	eO
new flat	3N
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
next	CMJKONZJfMkMtLwJxJyLzM2O3L5L6K7L9K#M%L
next door	BMXLZMjN
next month	eM2N5M
next to	CQqO
next week	JLNJONPLcHfNtKwKyMzN6L
nice	mK-M
nicu	QR
nicu .	QO
nigeri	-O
night	CLHNIOJMKLQKSLVKWMZVaOdM0O1P6K8K
night .	AMBKCLFMHLIHJLKOQJVKWMaLhLjNnMyM8M
night aft	SM
night and	IMQNXLaN(L
night at	1O
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
nikah of	9O
nil	ON
nil by	ON
ninete	CNeKfJgLkJnNwQ
ninete month	eN
ninete year	gNkM
ninety	#Q&N
ninety day	&M
ninety on	#O
ninth	GQ
nobody	BLDNIKKJPKQMaNbLcKeKgMmToNpJrOzK
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
nod	YO
nois	-N
none	ZN
none of	ZN
noon	CNELuN1M+N
noon .	uK1M
normal	(P
norovi	XP
not	ALDMTKYJZLbMiNnJpKuH
not .	DLKKNKPLbLgMoPrMuMvL1J
not @kin	mQ
not a	HNMLiM*L
not aford	1O
not afraid	-O
not agre	uK
not alway	!N
not answ	pN
not ask	,M-P
not baby	DO
not be	AKCOFNaNbNvN
not bear	WN
not becom	-O
not been	ALONTJiM4P
not believ	pK
not break	vO
not breath	VN
not cal	iN
not canc	)Q
not child	bP
not comb	TL
not come	DMHLPLVMbLdMeMiJuK
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
not fami	FL
not feel	BNpK
not find	ROrL
not for	,O
not forgiv	nK
not friend	mQ
not get	CJELFNMLSKTJUKVKXMYKaLfKtM0L
not go	ANIKVOnK,M
not god	pP
not greet	7Q
not guilty	)P
not had	ZNaO
not have	NMeNiL)M
not hear	YN
not heartb	DP
not hold	LNWN
not ill	(O
not in	XO
not job	rM
not keep	AM
not know	CLDJRNSMVLdLiKlLmJnHpLuNzK
not last	!P
not laugh	TN
not leav	AOJMaO
not left	TN
not let	BPELiJ0L3M&M,M
not lift	WOaL3M
not listen	vL
not long	ROpL(Q
not look	nL
not made	mM
not make	CODLUL
not mary	hO
not me	hM
not met	iM,N
not money	lO
not more	CPFKkM2N(N)K
not my	nQ
not need	-N
not new	PP
not on	)N
not one	ALFMHMMKVLaKmSrOzK
not only	-L
not open	TLlO
not out	QN
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
not say	PNpJ,R
not see	FKTNYLwN
not seen	MNiJ1M
not setl	uN
not signal	KN
not sit	WN
not sleep	PMWJZR1L
not slept	ZSzN
not so	-N
not speak	XKiMjLzN
not spok	iM
not spoken	iO7N
not stop	ALKNLNSNVJnMvK
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
not wake	AOCN
not walk	IPYR
not want	AMDKJMgOiLvJ3M
not wash	TM
not week	FN
not with	AJCNEKGSSNVLYJeLjLnKoKvJwM2L4K&L
not word	PMiL
not work	YO
not worth	AL
noth	DJMNNLPOTOULVMWJZNbKiMkNlOpMrL)L
noth .	PLWJZNeMkPrJ)J
noth has	VN
noth is	VQbL
noth left	UN
noth mat	TN
noth more	FO
noth specia	-O
noth tast	TM
noth to	2M-N
notic	AMkOlMxM
notic if	AL
notic to	xN
novemb	GQ-L
novemb i	GP
now	DJFNILNLRNSMaLeNgLiKjKlLnMpLqKwM2M4L8L
now .	CLFMGMIJNNRKSJaJgJiKmLpJqKwK4J8N(N
now and	AOFLKOMLRLcM
now he	RLSMTOjN2L
now i	ILXLaObNhNnJpKqM
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
numb	CLNKQLTMiPmM1K8M
numb #	NN8N
numb .	iP
nurs	FQROUNaQqPtOwLyN0L2J%O(L
nurs .	RN%N
nurs my	aM
nurs on	qOyJ
nurs say	FQ
nurs school	%J
nurser	DObMzP
nurser is	DO
nysc	rO
o	ENGJTLVKZNaLbLeJoMsLtL1H8K
o clock	GMZLsN1M8L
o lord	-G
oath	eR
ocd	UP
octob	cM
of	GLqK5K%L
of #	CMXOhLmJqHsNtKvOzL0N%M(M
of @kin	GMaMjO3N
of a	CMNLdM8N
of all	1M
of anyth	TJ
of bed	TQ
of been	GN
of chemo	NM
of custom	qM
of fly	4M
of god	-M
of her	CMRMaL5O
of him	BN,L
of his	YO
of humour	-M
of it	UNVKWLaKeKnHpOvMxH6N
of ivf	bN8L
of jam	3N
of life	ALFN
of liv	AN
of march	GO
of mariag	gM!Q
of me	1N
of mine	FN
of my	BOCOELGPHOIMLNgJzJ9M
of our	dLxO5J%K
of pow	-N
of rehab	&N
of steal	RN
of stuf	3M
of tea	-L
of that	wN-L
of the	KMLKMLOKVJbLdJiKjKkJqLwKzM*H
of them	cNsJuKzM1J6J8L9J*L
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
off	AMEMKNTOUNVLZMhOiNkNoKwN4L5J&O(O
off #	VKhM
off .	AMEJTLZLaMhNkJ)M
off at	wM
off for	UN
off from	4N
off not	AO
off sick	XN
off the	AJCOEMFNKKQKWMnNoMqM(O
off to	wS5O
off with	UM
ofic	IKLLUKYLeQkKlLqRrNsNxMyN1O2L9M
ofic .	qM
ofic interv	eM
ofic is	eL
ofic let	eN
ofic politi	qN
often	-N
ohio	wM
oil	-L
ok	PM
okafor	,L
old	HPNLRMYKdKnNoLvO3K5M6L#N,N
old .	HLYO8N
old @kin	7O,K
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
on .	AOBMNMTLUNhL
on a	ILQPWNYKfJhMsLuJvLwL1J4J5K6N8K
on an	4O
on bed	cM
on doubl	1O
on drip	QO
on east	-M
on emerge	lN
on empty	UN
on everyt	hM
on foot	5P
on friday	ELGKOGPGfMkLsLtN2L3L6H9K#K%K
on her	BLIMOJWJeLmLqNzN0M5K6L&N
on his	ANCLFKIJeO#O(O
on holida	6O
on it	KOWM6L)L
on matern	kN
on me	jM
on monday	COEONHONPKeKfKkJsLtLyKzQ4L5J*J
on my	HMIHPLhKmMnOoJvK0M1N&K,N
on night	ZL
on our	INJN8K
on oxygen	QO
on saturd	ELGJtKwMxL2L3M9M!J#J%M&L
on sunday	CLENGLjJwL4J5K7M!L#M-J
on the	GMIKKLLLPKSKdMeLyL2K4J6L9K
on thi	AMGOmO
on thursd	CMDMEKOKPKfJsLtLzM1L4J!M%M
on toast	+M
on tuesda	CLDMOHRKUJfMsKtM5L
on video	eL
on ward	QN
on wednes	ELOLPLtM%N
once	BMFLULaMbLdJ)N
once .	UM-L
once more	FN
oncolo	NU
one	aJbKmLrKsNuNvLwMzN3L!K%L&K+L
one .	GJHLNGOMSLTKhLrLsKuLxLzK3L&H
one aft	ML
one and	mK
one arm	YN
one at	zO
one bit	vO
one cal	rN
one day	aM&M
one fing	QN
one friend	zN
one hour	-O
one in	uL
one is	vP
one line	bP
one more	bN&L
one of	BNCLEMFLtLuL,K
one person	mN
one room	dK
one stay	cN
one that	uO
one thing	uN
one to	mK
one way	wO
one who	+L,J
one year	CNGR!K&P
only	DLFNMMOLQLRKWMXLeKlKmOvKwMzK1L9L)K
only #	CMNMOMRLXL
only .	DOeL
only @kid	wO9P
only a	HL)O
only has	FK
only one	oN1N
only voic	mO
onset	RP
op	OU&N
op is	ON
open	HMLMORTLZLdKlLrMxW0M7J
open a	xM
open at	xN
open her	TOxL
open his	xM
open it	xK
open my	ONpLxP
open on	xP
open saturd	xL
open the	eM
open univer	%O
operat	OWuL1M&P(R
operat on	ON&O
operat tomoro	OO
oposit	CNQO
or	PMTKWNYMlNuWvH
or go	uL
or hang	uM
or keep	uP
or leav	uM
or not	uR
or stay	uM
or take	uM
or the	uN
or wait	uM
orang	KO
ord	qOrOxN1O
ordina	-Q
ordina tuesda	-M
organ	-L
organi	0O-K
orkney	6N
oslo	uM
oth	KJYKfLgJiMjLmMqPvLwLzJ7M9L%M
oth #	QO
oth .	jKlKqK
oth @kid	YOzN
oth nurs	qL
oth peopl	-L
oth weeken	gM
our	HLILKKLKYKwJxJ3K5K8K%L*M+K
our #	GK!K
our .	)O
our @kid	DKGJOMPMQLYOZLaLgLiKvLwNzJ0M4N8L9O%K
our @kin	CJELGHSLTLYNaMfLgLiLrMwNyKzM#M%M
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
our first	cM3L!N-M
our goat	HP
our group	5K
our headmi	2O
our hedg	jO
our home	3K
our hous	LL3L
our kitche	LL
our last	wP
our litl	xN8J-L
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
out	KMLNOOTKULdPfMgKhMiLjLmMrLwL%N&K(K
out #	CM
out .	BMGJKKUPaEcKdLiKjM)J
out aft	gN
out and	gM
out at	kN
out by	dM
out of	QLTOYLdNfMiLnMoLqMrMsL0M3N%H&N(P)M
out on	OKdLwL
out over	jL
out parad	%N
out thi	OP
out to	wO
out with	JNKJgMjN
outsid	COITUKYNdPeMkK
outsid the	IP
ovaria	NO
oven	RNxO-L
oven .	RM
oven and	RL
over	HJJGKKfMgKhQjRqL2L4R6K7O
over .	AN2N)O
over @kin	jO
over a	jN
over for	-P
over it	uN+O
over kharki	JM
over my	,O
over the	KKLOQKfMjNqKxN2M3L4P6L7J%H(L
over who	jP
overdo	AS
overni	QR
overni .	QM
overqu	rP
overti	1Q
overwh	UO
overwh and	UN
owe	lV(O
owe #	lO
owe the	lQ
own	BLCKIKRLULYLaObOdKiNmLqMvMwJxP3N
own .	mN
own @kid	BNvM
own @kin	ROvM
own bakery	xL
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
pap	JOMKTJdKeTgSlNoNqJtV%L)M
pap #	tL
pap .	MMeLgJtM)N
pap and	eN
pap at	gP
pap came	gO
pap in	tQ
pap my	eM
paperw	1P
parad	%N
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
park	ILVJdNjJkMtN)K
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
pas	CTGMHMKLiNnLqLtK2M6M%S&J)R
pas .	CMGK)P
pas away	CM
pas my	tG)N
pas on	CP
pas out	%T
paspor	BReO6O
paspor and	BO
paspor in	BP
past	CKDLGMYK8M%M&N
past #	CM8N
past the	&O
pastor	UOpM
path	KN-J
patien	aMjLvS0L1M2M&N-M
patien .	-O
patien pleas	-N
patien with	aMvM-H
patric	5N
paw	HQ
pay	dNlQnMuLxP)N
pay our	lK
pay the	lKxQ
payday	lR
payday is	lO
paymen	lP
peac	CMFMJQULVMjPqN7O-N
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
peopl	ELINJPKPLOMNYPmNsNxOyM1P+L-L
peopl .	mM-J
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
phd .	0N
phon	BOINJJPPSMVOeJhKiHjLmNoQrLvN0K7H8N
phon .	ILPNeLvM
phon and	BNIO
phon cal	rN
phon is	-M
phon ring	VN
photo	JNKNLMiQ
photo album	KM
physic	tO
physio	&U
physio say	&N
piano	LL3Q
pick	eNfPqMrNuN)M*U
pick .	uM
pick on	qP
pick up	fO
picnic	-N
pictur	DO
piec	POUO
pigeon	-N
pil	APSQZMaQlL
pil .	AO
pilgri	5S-J
pilgri .	5O
pilgri to	5L
pilot	4S
pilow	WOZOvM
pink	cO-M
pink lin	cM
plac	KOMNdOgMrPwMyM3P)L
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
plat	CMOOUMiOjOnMwM+S
plat .	CJjL
platel	XR
play	FN-O
play .	-J
play the	-K
plea	fP
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
pleas let	PLQOcNrNxM
pleas pray	CKEJFNIMJHNLOJRLULVLXGeKhLjKoM
pleas rememb	,L
pleas watch	,M
pls	BJOKQKTJgKoMrMsJvJxL0M3K9M+J
pls .	-L
pls ble	9M
pls let	-J
pls pray	HMJJNKQKTKgLqMsKtJ1J3M
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
pope	-M
poridg	aO
porn	SQoQ
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
pot	MOxL+N
potato	*O+O
poultr	xQ
pound	8N
pow	KN-P
pr	)N
practi	sOtO2M
prais	8M(R)S*O
prais god	)M
praves	3N
pray	LKTKpPrK5J
pray #	BLJNNKQK
pray .	AJLMXJpKsM)M,J-L
pray and	pP
pray for	LKMKNKQKTKYJaKbMfJwL5G*L,H
pray group	-L
pray i	-M
pray in	-O
pray she	uO
pray that	-K
preach	1O
pregna	DPbOcS
pregna .	bNcM
pregna aft	cP
pregna and	cM
premat	8N
prepar	-P
prepar my	-L
presen	qM1S
presen at	1N
presen to	1P
presid	-O
presur	QOUOXOcMwO
presur .	cN
preten	wN
pric	lO*Q-M
priest	BOFMpLuO9M(N,N-L
priest .	-J
primar	zN
princi	qPsM
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
push	BLDN
push me	BM
put	DKHRONQLROUJdKkJlNnNqLxNzL7H
put @kin	uN
put a	OM
put all	xN
put down	HO
put her	RJ7N
put his	RN
put it	lN
put me	qM
put my	HHWLnLqK
put on	yM&P
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
questi	pOtP
queu	-M
quick	-K
quick .	-N
quid	lN
quiero	AP
quiet	DKJKbMmPqKuKwO2M-N
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
radio	UNmM-M
radio on	mL
radiot	NR
raid	IP
rail	AO
railwa	2P
railwa .	2L
rain	EMLRMWdM9O!L)P*L
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
rais	CMiMjNvQ
rais #	vO
ramada	-L
ramp	YR
ran	HM!M
rang	ALCKFLPMlMvO7S8L(L)O
rang .	7P)L
rang the	(O
rap	BSIM
rap .	BP
rap me	BM
razor	AO
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
regist	xQ9P!N
regist ofic	9P
regret	nP
regret it	nM
rehab	SQ&V
rehab and	&O
rehab sinc	&N
reject	eNrP
relaps	ST
relaps .	SO
relaps last	SN
relati	BP
releas	fP
remain	)N
remand	fQ
remary	iO
rememb	CLGQKKMLRNTKUHYKbNmNtN!K,N
rememb my	GL,J
rememb the	GM-M
remisi	(P
remova	EO3N
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
rest	CREQNJUMZScQ
rest .	ZMcK-L
rest for	ZO
rest in	CO
restau	xN
result	PVeMtR)P
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
retire	2R
retrea	-O
retren	kP
return	hOiN
return to	iN
reveng	-O
revis	0P
rib	WP
rice	BMLNSMwO*Q+O
rice and	+O
ridg	KQ
right	OLWLYLhJiNjLuOvO4K7L
right .	vM
right now	4L
right word	vN
ring	PPSLVLaJgMhQiJmQrNuL9Q
ring .	VMgOmM9N
ring back	hO
ring in	9P
rip	CQ
rip @kin	CO
ripe	*R
ris	LN
rise	-M
risk	cM
riv	KKLS
riv came	LN
riv is	LJ
riyadh	BN
road	HKIPKMLMMKQMiKoJ5M6U
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
rocket	JQ
roo	6N
roof	KRLPVKdN1O)K*M-K
roof and	-N
roof fund	-N
roof in	-N
roof today	VM
roof with	LP
room	BLDMFNTLULWLbNdPhLjMmOqKwPxL3Q8M
room .	BMDJTKbLqJxM
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
round	FNGKNMbQrMsP2M4L6L8J9K%J+M
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
row with	jQ
ruby	!T
ruby wed	!O
rucksa	5N
ruin	LP
run	HLJKMLOHRLUQVLXLZLaJcMdKqLvKxN1L&M(M*M
run .	VOXM
run on	UP
run over	HL
rung	iN
rung sinc	iL
rush	QQ
ruth	,O
ruth .	,M
sack	kQ*N
sack .	kO
sad	TQ
saf	8N
safe	BQILJMOLVLcM1K4O6S8O)O
safe .	JMcK6N8M
safe at	BN
safe on	6M
safe travel	6N
safe with	BO
said	DJFNNHOJPKRMhLiHjQnJoM7Q9L&M(M)O
said .	NMOO
said i	RLjL
said not	nM
said someth	jMnN
said sory	7N
said the	jK
said they	kO
said thing	jM
said to	nL
said yes	9P)P
saint	5L-M
saint jean	5M
salary	SM
sale	-M
salon	xM
same	DNGMILRKSHTKZKeHiMjLkLoMpKqJsKwMzL0H7M!Q#K%M
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
sat on	-L
sat us	gN
saturd	ERGKfMsMtMwKxL3M4K9R!L#J%O
saturd .	GKxK3J4L9J!L#F%H&L
saturd and	wL3M9L#L
saturd first	%L
saturd in	EM9N
saturd we	%L
sav	DP5Q)M
saving	lSxP
saw	POcPdLfMhOiP
say	FNPLTNUKVJbKeLmLnKpPuNvK+P
say .	CNEMFJPLVLuKvO,M
say @kin	FH
say befor	+N
say day	FP
say everyt	TM
say give	vL
say good	mP
say goodby	CL
say grac	+N
say he	AMHNTNhLpOvK
say i	iOqNvO9O
say if	BN
say it	BLFMHJPJTKUGVHWMXNeJnL
say not	oR
say one	uM
say she	BONMTOULhL
say someth	+M
say sory	BN7Q
say thank	(O)N
say the	UKYMpO9M+O
say ther	TM
say we	DNfO
say what	TO
say yes	uL
scan	DOPVcR(N)Q
scan .	DN
scan came	)O
scan clear	(O
scan is	PN(M
scan of	PL
scan was	)J
scar	ALBMJONKOMVUYKcMzK
scar .	OLcM
scar of	OKVO
scar to	BNVR
scater	EQ
schizo	UQ
schola	)R
school	IOKMVMYLnKrLsJvLyKzW0N2K%Q
school .	ILVNnLsNvNzK%J,M
school and	zJ
school at	zL
school fee	lQ
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
scream	UPWPjQqMvP8L
scream at	jKqLvM
screen	DLcP,M
scrol	%Q-N
sea	FKLPeM3L6P-L
sea .	6O
search	rO
season	MNOM1Q2M*T-K
seat	wM4P
seat .	4M
second	CLDNEJGOLNMMNLPLYKbKeKnKsNuLxNzN0M
second hand	xP
second interv	sK
second round	NOsP
second step	LN
second time	DMLLeM
second year	0Q
sectio	OOUP8P
securi	kN
sed	-N
see	FNPLTPYMaKfNiMmKnJoLsPuLwK4K5K6K%N
see @kin	6L
see her	iLnN
see i	sN
see it	%O
see my	6M
see the	AKFOOLTMYMrNuK6K
see us	PN
seed	MP
seedli	-O
seek	rP
seen	MNgLiL1L
seen a	gN
seen my	iN
seizur	XP
sel	SMdLlLoOuOxR3P*N
sel @kin	uL
sel the	MKuO3L
self	AQmK
self checko	mM
self harm	AN
semina	uP0P
send	KMMOaOeJiNmKrOvLxM1L+H
send help	vM
send me	eN
send rain	MP
send the	iN
send us	-O
sens	-O
sens of	-M
sent	ANFMJQPOgNiMlJnMrQ7N
sent #	rM
sent anoth	lM
sent it	PM
sent to	JN
senten	fT
senten is	fO
separa	gVhR
separa .	gN
septem	zP
septem .	zM-M
seriou	-N
seriou .	-M
serv	gPpO-J
servic	ESfOsL
servic for	EO
set	COmNwLxQ5N6O
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
shak	EMIPSOUPVQXMsKtL&O
shak .	IMtK
sham	nQ
sham .	nP
shar	iNqO7N+O,L
shav	NO
she	DLHLNLRMTKUMYJaLgMhPiKnNwMzL
she ask	FM(H
she ca	VLWLXLYKaM
she cal	RM
she cry	TLnM
she did	-M
she died	CL
she doe	ANRMTLnN,O
she gave	hN
she goe	vN
she has	FLNLPLRHXKaJdOgOsLuJ6N
she is	ONQNULVLWJXMYKcNiJnJvLwMzJ4L#M(L,N
she keep	OM
she know	zM
she left	hM
she los	-N
she put	RK
she said	hNjM9O
she say	BPTM
she slept	HN
she stil	!N
she taught	2O
she took	hN
she used	TK
she want	AMhO
she was	CODLGNHLSMUJYKaJhJkJnL
she wil	FPOLuMzM2M%M
she wo	VN
she would	GL
shed	HPKK-M
shed .	HN-M
sheep	MNZP
shel	JT
shelt	dS
shelte	3O
shelte hous	3M
shift	UMZKqPyQ1R3Q+K
shift .	qJ1L
shift at	yK1N
shift from	3P
shingl	WRXS
ship	JSwM6O
ship out	JS
shirt	gOsOwN
shiva	EQ
sho	RMsPzN
sho in	RN
shook	UM7U
shook .	UO
shook hand	7R
shoot	IT
shoot at	IN
shop	CLIQKKLNSKVKaMlNoKrMxU2M&J(J)J
shop .	COILxH-M
shop is	xM
short	nN1P+P
shortl	sO
shot	ITMN
shot in	IO
should	CLENWMiMnNoLqNsOuS3L
should have	nO
should i	uR
should not	oN
shout	UNaMjSqOvN
shout about	jN
shout at	ULaLjNqMvL
show	MMNNTNXJbOcOdMuMvJ2L
show .	-O
show at	dN
show me	uN2O
shrin	5P
shut	DMINTPWMkPxN
shut .	TNWK
sick	PJULVOXRcL1M6M(L
sick .	VLXQ1M
sick and	XM
sick for	XO
sick of	-O
sick with	XL
sickl	WQ
sickl cel	WP
side	CKJLKOXMZMgMiMjO
side .	KN
side of	CO
sight	YR
sight is	YO
sign	TKUMYOfKgRlNnNuOxSyL(J)M
sign .	-N
sign me	UN
sign off	UO
sign the	gNxN
signal	JMKR6Q
signal .	JM
silenc	iP7N
silv	!R
silv jubile	!O
silv wed	!O
sily	-N
simp	(P-M
simpl	-N
sin	nP
sinc	GQKMMKTPVOXNYJZMaLdLiOjNmNpNrO!N&O
sinc #	JMXKeOiMrK1M8L
sinc .	jP
sinc @kin	CLGMiOvR7K
sinc east	TJ&N
sinc he	iM
sinc his	aL
sinc i	GKVMWMaMiNmLqN7L
sinc june	MM
sinc last	rM
sinc march	MM
sinc my	CNGQmK
sinc our	GMaN
sinc she	GL
sinc sunday	QLjN1M
sinc the	GJILJPKNTKVOWNYOZNaKdKgKiLjKmLqMrL7M&L(P
sinc we	GGjLwO!P
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
sit	FOIKTNVLWMYKaLfMkNlMmOpMqMrMsMtQzK0O
sit .	WL
sit alon	mN
sit at	rN
sit befor	sN
sit his	tN
sit in	TPVNfKgNjNkOmLpM
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
slam	jPvP
slam every	vN
slam the	jN
slap	BR-K
slap me	BN
sleep	HLIOJLKPPKSLZWdU
sleep .	ZQ1J
sleep again	ZK
sleep i	ZO
sleep in	IMJMKLdPgO
sleep rough	dN
sleep thi	HK
sleep to	ZO
sleev	APBO
sleev even	AM
sleev in	ANBM
slept	HNZRjKzK(P
slept on	HO
slept proper	ZN
slid	qN0O1O
slip	CQFOQNRMWN&N
slip .	&P
slip away	COFP
slip disc	WP
slot	SQ
slow	0O&Q-O
slug	-P
smal	CKDJNMPKXJbLeJqJxNzK3O4M6M8N&N+J
smal @kid	NM
smal boat	eN
smal one	CM
smal thing	-O
smear	PP
smear came	PN
smel	SQUNvMwL
smel it	SR
smel of	vN
smil	TPYLbNqO1K
smil .	qO
smil and	YO
smit	-L
smok	KPSR
smok .	SK
snap	UQ
snap .	UN
snapch	hO
snor	ZP
snow	eO6O-P
snow .	-K
snow day	-N
so	FJVKWMYKaKbLmKwJ9L#J
so #	KO
so alon	mL
so bad	WNXO
so down	TP
so far	xN
so hapy	-M
so he	FNiM
so i	aNeMhMnMtN0M#M,L
so it	aM
so lon	mM
so much	WMsM,N
so nobody	BO
so proud	%L
so quiet	wN
so scar	VM
so that	1O
so tidy	wL
so tir	UJZMaJ
so we	FN#P
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
some word	+N
somebo	IMaKmRnLrPxL-L
somebo .	-L
somebo to	mP
someon	BJINhMiNmKoNqMrM,L
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
sort of	-M
sory	AMBNFMnQ7Q
sory .	BLnN7M
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
speak .	XLiNjJ
speak at	EL
speak to	jM
specia	YO-M
speech	1P9Q%P
spel	tL,N
spel test	tO
spin	OQ
spinal	YP
spirit	TLuM-O
split	gQhOjQ
split up	gNhN
spok	iN
spoken	iO7O
spoken sinc	iM7M
spoken to	iJ
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
st	FNOLQNcKrL5Q9K(K-L
st columb	-M
st franci	-N
st joseph	rN
stab	IR
stab in	IK
stab outsid	IN
staf	qNyM1N
staf room	qN
stag	NSVN%S
stag #	NS
stag in	%N
stag on	%K
stair	BMLKQNUGVKWOXOaM3N
stair .	BM
stal	tNxP
stamp	eQ)O
stand	EMLMMLRPWOYJcNeJfMkJmNoMrOwJ2L9N
stand at	rP
stand in	RQ
stapl	qN
star	TNYOZO-N
star at	TNZN
start	NPYMvLxRySzR0M7M*N
start a	xP
start as	yO
start at	yNzN
start big	zL
start chemo	NN
start cut	AN
start it	7P
start kinder	zN
start monday	NKyM*L
start my	yJ
start of	-O
start on	yO
start school	zJ
start to	-M
start tomoro	*O
startu	xO
startu .	xO
stat	tMwM
statio	JLULdOfNxO
statio cupboa	UL
statu	eP
stay	JJOKQJTMaKcQdMeLoPuN0L3J7M&P
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
stil	CPDJGNIMJKKKNLPKQLbNeLhMiKnMpMrNwJ!O&N
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
stilbo	DP
stilbo .	DO
stock	UL
stol	nP
stomac	VQXL
stomac bug	XM
ston	GMKPWO
stood	AMENGMUO!N
stood in	!N
stood on	AO
stop	DKFLIMJMKLLMNJSMTMULVLWJhJiLjMoMpM2O&N
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
stop work	2K
stop wory	VN
storm	KO4R
storm over	4N
story	-O
str	US
str at	UN
straig	oP
street	HJIKJOKOLORLdQeKiN3N
street .	IKdL
streng	EMXMaPoPpM1O
streng .	1L-O
streng for	1O
stres	UQ
stretc	QN
strik	-O
strok	CJQQXRYPaP&M(M
strok .	aM&L
strok and	XLaM
strong	8M
strugl	oN0N
strugl with	oO0N
stubor	!M
stuck	JMQMeO0Q
stuck .	0L
stuck in	JN
stuck on	0N
studio	xO
study	tPuKwO0U
study .	0P
study for	tN
study in	wN
study medici	0L
stuf	3O
such	vL,L
such a	vO
sudan	JQ
suden	-K
suf	TM-N
suf .	-O
suf from	TL
sugar	XPYNcM(N*N
sugar is	XN
suicid	AQ
suicid .	AP
suicid though	AN
suit	fNsQ
suitca	eOgO
suitca and	gO
sum	XMrN-K
sun	*O-P
sun on	-O
sunday	COGNQLjKpLwL1L5N7K!M#L+P-L
sunday .	CHFLJMQJhKtMuLwJyL1K4M6L9L!K#K-J
sunday and	jLwM8M!K
sunday din	+L
sunday i	mO-O
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
surger	OV&L)M
surger .	&N
surger tomoro	OO
surger went	(M
surpri	!O
surviv	nP
swalow	-P
swap	3O
swap the	3O
swear	oO-J
sweat	4N
sweet	XLoOvM#P-L
switch	LNTN
swolen	WO
sydney	wP
syndro	YO
syndro .	YO
synod	-O
syring	FN
syring driv	FN
system	-K
t	-N
tabl	YLfNgLiMjOmKnHuMwL0K7O+U
tabl .	UMiMjM+K
tablet	ASTQULWNXQZNaM
tablet and	aM
tablet do	WN
tailor	xN
tailor shop	xL
tak	FLOPRJSNTNUKaKqOrNtNvK3L4M6M
tak care	aO
tak credit	qM
tak her	BO
tak me	TP
tak my	OO
tak off	4N
tak our	wL
tak the	tO
take	AJFMOKVNWKXLaKbNdJnLoKrJuO4N
take .	bO
take her	AM
take it	nLuL
take off	4O
take the	INONnNuL6M
take turn	FMaN
taken	FNQOULgNqLwMyO
taken the	FM
taken to	QN
talaq	gQ
talk	AQHLJLULYOhMiNjNmSpJqJsPvL1K7Q
talk .	iLjMmN
talk about	AO7M
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
teach me	vM-Q
teach us	vL-O
tear	UP
teenag	VNvN
teenag @kid	VNvN
teeth	OO
tel	ANCLFKJMNKPMRKaJeKhKiKkMpLqOsKuMvH1K7K
tel .	AN
tel him	hM
tel me	uL
tel my	kO
tel somebo	-N
tel the	-K
tel us	PO
tely	SOmN
temp	XMaO-N
temp of	XN
temper	XO
tempt	oS
tempt to	oP
tempta	oQ
teni	-L
teni court	-L
tenor	-S
tenor .	-N
tenor are	-M
tent	dO6O
teribl	jKnM
terify	BMcM4M
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
text	CFhPoP4O
text .	hM
text my	oM
than	YNlLvKyMzN0M2M,L
than i	-N
thank	7N8N!M#L%P&K(S)S*P+Q
thank .	(L)K,N-O
thank be	8M(J)M
thank for	(M)M*L-O
thank god	IMkM%L(M)M*M
thank the	(N
thank to	)M
thank you	2N7N8M9O!M#L%L&J(L)M*K+L-Q
thankf	-O
thanks	*O+L
thanks din	+L
that	RLbNnOoMpJ7M
that .	bNvM7K(L-K
that @kin	BPCNoJ(L
that he	AN
that i	EKWKaHbNjNnKoKqLvKwL1L-O
that is	GMOKQLSMTLVJWMaJmKrOvJ3M,N-K
that it	JN
that made	+L
that my	GM,M
that night	nQ
that our	-M
that peopl	-N
that road	6O
that stag	%M
that the	EMJOMMNM)N*K-M
that they	eOvO-J
that we	-N
the	KKLM
the #	DLGQOOPLeMfOlPtKuJwLxMyJzK2N3M4J9P!M
the @kid	DMHLIJJLLKSLVKcLdKfKgOlMnLvKzK6K
the @kin	BNDKELIJJLKJUPbLcLfNgKiJjJuKwJ7K8M9L%M(L*J,L
the @pet	HHKKOLZNcMdLgOhLsKwO3L)K
the @work	IMqL1M
the aborti	nN
the aciden	YO
the acount	lN
the adopti	bP)M
the air	4N
the airpor	wM4O
the aisl	9Q
the alarm	ZO
the all	(O
the ambula	COQO
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
the bord	JNeP
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
the car	KKRLTLUGVMbLdMfKgLiLjLlOpMwL7L)J
the cater	9O
the ceil	ZOpO
the cel	fP
the cemete	GM
the ceremo	%P
the chemo	NP
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
the court	)M
the cow	MK
the cr	pO
the crem	EO
the crop	MK*O
the curtai	TM
the cury	+M
the cyclon	KP
the dam	LRML
the dark	TM
the date	GO
the day	EMGPaMqMtM#P
the depot	qO
the din	aN
the dioces	5O-N
the direct	qN
the dish	jO
the divorc	gNiMmM
the doctor	FNPORLTLUMXNbOcMuJ(Q
the dole	rOyN
the door	DLHLILLKUMVMcNeKfOiOxK4M7L
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
the fauré	-L
the fear	VN
the feast	5M
the fenc	jO
the fev	(L
the field	HMMN*M
the final	-L
the fire	KLsLyL
the first	GGlLwMxOyMzJ1N2L4G5H6M7L%L&J(L*L+M
the flat	dM
the flood	LO
the flow	-J
the flu	XO
the flyov	dO
the food	lO
the form	uO
the fram	&P
the freez	bO
the fridg	RNZN
the front	EMFJJR
the frost	*M
the funera	EO
the gas	VPlM
the gate	KMVMkOzP
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
the heartb	DM
the heaven	pP
the hen	LMjN
the herd	MN
the hil	KN
the hole	QM
the holy	5P
the home	RMeOmN
the hook	HP
the hospic	FP
the hospit	QNsMyM1L8N(M
the hotel	kN
the hous	CNFKHJJLKLRMTKUJVLZKdMgNiJlMuGwK3K&L)M
the hurica	KR
the icu	QL
the inheri	jN
the job	rNuLyN)K
the judg	fRgO)N
the jury	fP
the kaduna	IO
the ketl	RM3N7M
the key	hO3Q
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
the laptop	oP
the last	FNMMcLiLsLwK2L5N)L*N
the lawy	gQ
the lead	HO
the leas	xN
the let	AMPOeMlM0M7N)Q
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
the new	JQNMOKXNqNyKzL1L3M-M
the nicu	QQ
the night	FNHMKJLMZLaP1H6O(K
the nularb	6N
the numb	1O
the nurs	FNQQRJXM&O
the nurser	DNbM
the oath	eR
the ofic	eLqM1O
the old	dMzM+K,L-N
the oncolo	NS
the one	SMTKaLbLhMlLnMuNvK1M6K%K+J,N
the only	AOmPoMzM
the operat	OJ
the oth	KJNOYKiJlLmMqOuM3N
the oven	RN-M
the page	0O
the panel	sP
the pap	eJgP
the parish	5L-O
the peopl	KM
the phon	PQSJVMeKiJjMlMmLoK7K8O)K
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
the radio	mK
the radiot	NQ
the railwa	2M
the rain	ENdN!O*N
the ramp	YO
the read	EN
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
the road	CLEJHMIKLLiM6M
the rocket	JO
the roof	KMLKVL1M*M
the room	dM
the rosary	-O
the same	DLRMSKTLZJkHsLtNwK7M!M#M
the scan	DPPO
the schola	)P
the school	AMIHKOLMoMvLzG1J2O3L)L
the screen	DMcQ
the sea	FLLPeN3M6K-N
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
the shoot	IN
the shop	VMaMxL2M
the show	NNTL
the shrin	5O
the sick	5L
the sink	&O
the siren	JO
the size	NM
the sky	MQ-L
the snow	6M
the socket	UP
the solici	gO
the solo	-K
the sort	-M
the sound	JN
the soup	+M
the spirit	-M
the staf	qM
the stag	%R
the stair	BNVLWNXOaN3N
the start	-O
the statio	UKdO
the stock	UM
the ston	GN
the storm	4O
the street	dP
the strok	YQaN
the sum	-L
the sun	-K
the surgeo	OP
the swalow	-Q
the tabl	UMuN+N
the tablet	AOWM
the taxi	8O
the tea	QN
the tely	mO
the tenor	-N
the test	cQ)M
the theory	0O
the third	DKLL
the throat	BK
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
the visa	eM)M
the voic	UO
the vomit	XL
the waist	YO
the wal	BMLLTPWOjO
the war	JP)N
the ward	QSyN1J(M
the wareho	1M
the wash	-J
the wat	LQ1N-K
the way	CLRN5L8O,M
the wed	bNhNiM9L
the wee	DLdO
the wel	MO
the wheat	*P
the wheel	6M
the wheelc	YP
the whol	ENKKSMTLYKfLkJqK1O8M#H%L(J)J+L-M
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
theatr	OR8O
theatr at	OP
their	DHIJKNLNdKeHjMlLmJtNwK3N4M5K6J9J!O)M+J
them	JLbMoKvNzK1J5L6K9J!L*M
them .	CKKJLMSKUJbMhLkKlKoKpKvJ1L5K9J!J(L*K,M
them by	uM
then	DQPJRJSNTNUKVLWLZOaKiKlLwK1L2N9N
then i	UPaL
then the	BNSNlN1N
theolo	0O
theory	tR0N
theory test	tL
ther	DLILJOVMZLdMkKlLoNpNzM3N
ther #	kM
ther .	ILJKeMfMkLpKwMyLzL1J3N
ther and	VMpP
ther be	-J
ther is	DLJKMMTMVJdLgLlOmOoMpLqLrNsN+J
ther listen	ZM
ther sinc	kP
ther was	DNIKnN
ther when	nP
therap	&N
thes	pNvM,N
thes day	,P
thesi	tQ0T
thesi .	0M
thesi chapt	0L
thesi is	0M
thesi on	tO
they	FNIQKLLMNNOPPQQPYLdLePfMkRqLsP7L
they are	EMIKKNNJOQQLVLYJbLgJmKvO8M
they ask	sPuL
they cal	%O
they can	FO
they clos	kP
they did	PJ
they fir	kN
they found	NMPL
they gave	FOkN2L
they go	qP
they had	DL
they have	FPLMNKOKPKQOUJcKdKeLiJqMyLzM3K4N!M
they laugh	zN
they let	DOkO(O
they open	OO
they said	NLOMPK
they sav	5N
they saw	PP
they say	EOFKNMQKTMXMYLfK
they stil	!N
they stop	qL
they take	ON
they tel	PO
they took	ILPPUNeNfLkK
they want	uP
they were	HP
they wil	OLsOvM(M
they wo	JN
thi	ELGOcKmJ1N3K8J!N%L*M+L
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
thi land	eQ
thi lent	-M
thi month	lO1N
thi morn	CKHMJLKJQMRJbLcKgKkMwJ8L(N)N
thi one	cQsM
thi season	*O
thi sunday	GP
thi time	GLINNN-K
thi town	-N
thi week	CLJNUMeKmGnOrNtLuL1K6G!L&M*K
thi weeken	EM1K3L9M#K%N,M
thi wint	-M
thi year	DObMlL5O*R-M
thick	YO
thin	&P
thin .	MJ
thing	ANPLTJUMVLfLhOiGjPkMnLoKqKuJ2J7J
thing .	TMhJ-J
thing about	jM
thing to	jOnK
think	ALOLRMSJTKUNVMWMfJgLjKnMoJpLwL4N9K,M
think about	AOnN
think i	ROTLUJ4N
think it	TLVJ
think of	jN,L
think someth	VM
think the	UP
third	DQGMLMMONLQMSLVJZMcLlKtMuJzP0K
third atempt	tO
third ivf	bM
third miscar	DO
third one	DO
third time	DJLNtK
thirst	MO
thirte	vP
thirty	CMFLRKWKkMpKtL1N2O3N5L!N
thirty #	2M
thirty year	WLpM3N!K
thos	INJOoOyL)K+K
though	ANVNaMgLhNkL(M
though .	AL-N
thousa	lR
thousa and	lO
threat	BL
threat to	BL
thresh	*P
threw	BJjQ
threw his	jN
threw me	BL
throat	BNNP
throat .	BN
throug	LKNMQKSLTKULWMZKaJbLeJgO0K5J6P!L)J
throug .	)N
throug a	gL
throug the	BLQLVLWMXN6K!M
throw	VOvM%N
throw up	VO
thrown	dL
thrown our	dM
thumb	-M
thund	VO
thursd	DJEMONPOdLfPlLsPtP1K3L4G!L%M
thursd .	DLENKMOJPLeKfLsLtL1L%K
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
til	FLILPNQOSNTLWNZPcKlOnLoOtLuMvJ1M*J
til #	ZMtO
til .	IN
til dawn	ZN
til noon	uN
til the	ZMcNlL
tim	ROSKVOXLYKaKbM0L
tim .	0J
tim a	XO
tim and	VL
time	FJLJVLaJcLtNvLzK4O5L7M&L(L
time .	DKFNMLNOSLaMbKsKtH7K&E
time i	RNcK
time in	LOzM7M(N
time lucky	tK
time on	2N4N
time sinc	7N(L
time the	PMVO
tin	5M
tiny	DO8P
tir	ALTMUPXJYNZOaKdMrNvK1L6K8K
tir .	UPaH
tir of	AOULYL
to	ALoLuMwM3N4O5O6O7J
to #	-M
to .	mL
to @kin	gPiLvN4O
to a	TKUNeNlNmLzN2M3K9L
to all	-N
to answ	uN
to ask	vN7M-K
to be	AKDKFLdLpLrNvNyM8M9L-L
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
to dark	1O
to death	-J
to decid	uF
to die	AQFO-K
to do	AJELJNuK1L2P
to each	jJ7M-M
to eat	mM+O
to end	AO
to exist	AL
to feel	pL
to find	hOrN
to finish	0P1N
to fly	4N
to forgiv	7N
to get	KMrM0N1M
to give	1J-H
to go	AHBLFKNLQLRMdLfMkJoNrL0M1M5J
to god	8L&K(L)N
to have	bLuM
to hear	PJiM
to help	aN
to her	FMSNcMyP7N9L
to him	AMCLiNqM7N
to his	wO
to hospit	QL
to housto	4N
to jos	6M
to jump	AK
to kil	AMBN
to knock	5O
to know	uJ,P
to lago	4K
to learn	0P-K
to leav	VN3K
to let	HO
to lie	cN
to live	AOYLdLuL3M
to look	MNcN
to lourd	5S
to love	-J
to make	uN7N
to manila	4L
to mary	uP
to mas	pN
to me	ALBHCNDKRLTLaKiMjLmKnLoLqLuKvL#J
to meet	7O
to melbou	wN
to mind	aQ
to move	COuM
to my	ELIOLLYKZMiNjMnOpKzK3M6G7M8L#O&O
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
to say	COEMHKlLuE7M(N)N+Q
to see	FMOKPLQLTKiMsM4M5K6M%N,N
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
to tel	ALhOkNuK1L9N-M
to text	oM
to thank	(Q)O
to the	EQGKJMLMMLTKmPqJwJzP1M3L6K&M(L*M
to theatr	OO
to thi	-L
to toront	4O
to unaliv	AM
to uni	wN
to us	vL,L
to velank	5P
to wait	-L
to wake	ALZN
to walk	&O
to win	-L
to work	DMyN
toast	!O(M+N
toast .	(N
today	ENGQHKRK8L!P#S%O&O(P)M
today #	#N
today .	DMGJHLPLRJWJdLfLgLsK!J#M&J(J)L
today @kin	GL
today and	RM#O(J
today ble	#O
today he	(O
today i	#L(J,M
today is	GQ
today just	-M
today my	#L
today not	&N
today sinc	GN!L
today we	EN
toe	8P
togeth	CKXLhQ2M7P!Q+N
togeth .	hN7J!L,O
togeth and	7O
togeth at	7P
toilet	UNcNmMzP
toilet .	zO
told	BODNFMNNRJTJVNYKbQcPdJgMiKjMkQnMqM#L(L)N
told a	nM
told me	AKTNbLnJ,M
told my	DJjNkLnK
told the	DKgM
told us	FKYMcNgO(N
tom	9L
tomato	*N-M
tomoro	ERGPORPNfMsQtQwLxLyPzP1M3L4Q9P!M#O%M
tomoro #	sLyK
tomoro .	AKEJGKONbLcNfKsJxLyL1M6M9L!K#L%J
tomoro and	ELtOzK#O
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
tonigh	AOEPFMGNJLKKLLdNoLyK1M4O5N6P&L+P
tonigh .	AMFMGLIMKKdJjMyL1J!M&M+J
tonigh and	AN-J
tonsil	OR
tonsil out	OO
too	DLUMVLWKbLcLdMgLsMvJwKzL9J
too .	+M
too much	UOWJ-O
too old	bQ
took	APCLGMHMIOKOLMPLQOYMeNfNgOhOlOnNqJwN8K&K
took @kin	GNQN
took a	AOPM
took all	AM
took from	nO
took his	CM
took money	nN
took my	GOIOkMqL
took our	KM
took the	KOgNhNwN
tooth	WQ
toothb	hO
top	UN
tore	WP
torn	uP
torn betwee	uP
tornad	KQ
tornad warn	KN
toront	4N)M
touch	BRWNqN&M
touch it	WO
touch me	BM
town	IPJOKNMNmL3S
town .	3L
town and	-M
toxic	qO
tr	MO
track	4P
tracto	-K
trafic	-N
trail	*N
train	IKKNUNrNtLvJwNyO5M6O#N
train .	-K
train to	6L
transf	bRzO
transp	OO
travel	4N6S
travel for	6N
treat	nO
treat my	nO
treatm	FMNQ
treatm .	NN
tree	HM3O*N-N
tree .	3P
trembl	VP
trench	JQ
trial	fRyJ-N
trial .	fM
tribun	fR
trigem	WQ
trigem neural	WP
trip	1M6S
trip to	6Q
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
truth	-M
try	AMDPSLZObOcKtK7L
try again	DP
try and	bL
try for	bM
try to	ANSMcM
tsunam	KO
ttc	bP
tub	FOQP
tube	YP
tuesda	CLDJHLOOPMRKTMeLfNtMzL8M&K
tuesda .	CMOLfLtG1K
tuesda and	RL&N
tuesda for	OMtL
tumor	NQ
tumour	NV
tumy	VR
turbul	4R
turbul .	4O
turkan	MN
turkey	+O
turkey and	+L
turn	FMYKZMaRiMuL#V
turn #	GN#U
turn her	aM
turn him	aR
turn ninety	#L
turn off	FP
turn over	tP
turn the	DN
twelv	DJGMaMcMmL1M!M+K
twelv hour	1K
twelv month	GP
twelv week	DL
twelv year	!N
twic	PKfMtO%L
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
umrah .	5O
umrah with	5N
unacom	4P
unaliv	AM
unaliv i	AM
und	HMJNKOLSOPQMUOdOlMvO*L
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
univer	lNmKwOzO%R
univer .	wL%N
unopen	iP
unopen .	iN
unsay	jN
until	ALFKPOWNZLcNlNoMuL1L6L
until the	cN
unwel	XP
up	AJLMZJaLfMhLvLxN2K3M4O7M
up .	ANBKIKMLULZJaFgMhOlKvK4L
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
up the	GMWLXKtL2N5L9O-M
up ther	pO
up thi	-N
up to	GMLOuMzM5K6K&L
up today	xO
up tomoro	AN
up with	hO7O,L
upstai	LQjP
us	ELFLPMaLdJiNjLkKvNwM3N5K6L7N!O+N
us .	DKGKJJKLOJPJRKTJYHcLfLiJkHqLwJ1J4L7K!H%H)K+H
us @kid	!M
us a	-L
us and	3L
us in	qM
us now	aN
us on	5M
us out	dM
us round	+M
us safe	6N
us to	FNvM(M
use	ALBMYO
use of	AM
used	CLTPXLYKaKmLpPqM
used to	TPXJYLaLpO
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
very sick	XL
vet	HSOPXPlL(N
vet came	HN
vet is	OO
vet was	HN
veux	AO
video	eLmM
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
visit	QSROfRmM6N
visit my	QM
visito	QPmR
visito .	mO
viva	tR
vocati	-O
vodka	SR
vodka in	SO
voic	ELOOURiJmP1M
voic .	-L
voic again	UM
voic i	mN
vomit	XN
vomit bug	XL
vot	-L
vote	-P
vow	9R!O
w	BNpLsM5N+O
w the	sL
wag	BN
waist	YO
waist down	YM
wait	KMLKPTQMRKbOeQfMuG5K
wait #	PN
wait .	PMeL-M
wait for	LNPMQNXNeMfN
wait on	PP
wait til	PP
wait to	PJ
wak	AOZN-M
wak up	AM
wake	ANCMERHOONVLZO
wake for	EM
wake up	AOCMOO
wal	BLLOTOULWMjMmKpJ3L
wal .	TMmM
wal again	BL
wal and	TM
walet	oP-M
walet on	-N
walk	IKMOYOZLkMqLzM5U7M9O%O&P(P)M
walk #	MN
walk acro	%M
walk again	&M(P
walk down	9L
walk from	5O
walk in	qL
walk into	zP
walk me	kO
walk my	9M
walk out	gN
walk the	ZO5P
walk to	MM5P&N(M
want	ANFKgPoMsMuNvL0K7K-J
want a	bOgJuK#N
want an	uL
want it	AL
want me	iMoNuM
want my	-L
want the	gNlP
want to	ANoJuHvK5M7M&N(K-K
want us	dM
war	JQjOqN)M-L
war .	JM
war in	JM
ward	FLQWUMpMqOyQ1N2K8N(L
ward #	QO,O
ward .	QO
ward and	QL
wardro	CO
wareho	yP1M
warm	dM,O
warn	KN
was	BOCODOHPIRRKYMfMhLiKkOnP7L)Q
was #	BNCPDMHLiNnEwN
was .	RP
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
was in	IKXOnN*N
was just	XL
was kil	CQ
was let	kN
was made	kM
was monday	PN
was mug	IN
was my	CPnM
was negati	)N
was not	CLDMiMkKnM)O
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
wash	LOTLUMaReLnL7M
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
watch	ANEPJOnKwM2M4L6M%L,K
watch over	wM6P,P
watch the	JL
wav	wO6N-N
way	IKRMVKeJiKnNoLvLwM4L5O6O8N
way .	6L-L
way home	INRN
way ticket	wN
way to	5N
we	DMEOGNHKKJLHbMdNiMjOuK3O5L7P!P%K)M*M+N
we are	JKKKLLbHcMdKlP1M3K6J7N9K!H)K*H+L
we beat	-M
we both	jN
we bury	EOHN
we can	lN)L
we cary	EL3K
we do	PNfNgOiMvL
we eat	+M
we fight	jM
we fly	4L
we get	3M
we give	*O
we go	3P5P
we got	KN3K7M)M
we had	DKHMjK7M
we have	HLKLLMbLdHePgOiKjLuL3J6M9L!H
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
we shout	jN
we sign	gO
we take	EMFM
we thank	CO%N)K*J
we wait	PJeN
we want	vO
we were	CODM!M)L
we wil	CNGNPNwN9M!M(N
weak	XQoP
weak .	XN
wear	ALBPNMsMvO%M
wear a	NO
wear long	ANBO
wear the	%L
weath	9N*M-O
weath for	-L
websit	oP
wed	bLgNhNiLlMsL4K9T!S
wed .	iL9K!M
wed aniver	!N
wed day	9N
wed is	9M
wed of	9N
wed on	!N
wed to	9N
wednes	EMOMPMeHfMpHqJsMtPzL%L
wednes .	OLPKqLtJ
wednes and	EM-K
wee	CMDLXOcNdLxNzN4M8P#N
wee @kid	XN
wee @kin	8N
wee one	DM
week	DOFLPLQLUKcQfJtMyNzL1O6M&O
week #	cO
week .	DNFJNKUGZJcKfKtMuLwJxGyFzK1H2L6H&K
week aft	&J
week and	CMDKPJTHXKcLrM1J
week befor	hQ
week ear	8O
week gone	cM
week he	UP
week i	PKUJ
week in	XO1J6P
week on	1O
week pregna	cK
week scan	DL
week the	DL
week they	(N
week today	cM
week was	mL
week we	DK
weeken	EKSMfKgMmJoM1P3L5L6M9N#K%L
weeken .	EGgK1G3K#K%L,M
weeken and	1L
weigh	nN
weigh on	nN
wel	MQOLXLcLiMuK2L8K(P
wel .	OMcM8K(G
wel again	(O
wel are	MM
wel has	ML
wel is	ML
welcom	8R-K
welcom .	-L
weld	rP
went	CPDMGLHKIMKLLJPJSMTHbKgOhLkLlNmLnMwN8M(K)L
went home	CK
went in	CN8P
went into	mN
went out	CM
went quiet	DN
went throug	gO
went to	CNHKnN
went wel	(N
were	CPDLHLIQKKRMSMbKcLdJeJhLjKnMpJ7J8J9L!M#K
were born	QL
wet	FL
whal	-O
what	BNPKRKVOfMnMpLuLvK2L+N
what a	-P
what i	iJjKnNpJ0N1J5P
what if	VR
what is	AMpMuN+N
what it	XO
what my	BO
what the	BOPN
what to	ALCMuMvL2L
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
when i	BHRJVHbJeGiPjKnLoLpMqNvL1K
when she	nLwO
when the	CMUO
when they	sOtN
whenev	VPqO
whenev a	VO
whenev the	VN
wher	ILJOKLRNSKdNeMfLgJlLoMpMvMyKzL3M9L
wher i	sM
wher she	vN
wherev	,O-M
wherev he	,O
wheth	PQuR
wheth to	uS
which	RKUKdNhNuR
which one	uM
whil	CJLOQMRLSMXLgOkL
whil i	-M
whisky	SP
whistl	2M
whit	DLEOVM9N
who	CLIMRLaOfKgL2L+L,O
who alway	,N
who cook	+L
who did	IQ
who died	RM
who get	gP
who has	NNTLXJYLmM
who have	MO+N
who hurt	-P
who i	RO2L
who is	QLXKaKoN#N
who wil	ON
whoev	3N,Q
whoev win	-M
whol	EMKOLJSKXNfKkL1N#K%K(M)M+L
whol @kin	+N
whol hous	XQ
whol of	KMLM
whol street	-K
whol vilag	-L
why	RMVLXKiMpMsO,L
why .	XN,M
why did	-N
wide	ZN
wide awak	ZM
widow	CRmPoN9N
wife	-P
wifi	-P
wig	NL
wil	ENFMGLOPPKYNbJfMiGwM2L7L9K!M#L%M
wil .	iO
wil alread	DO
wil ask	sM
wil be	ENGMOLYLeMfKgOkMwNyKzN1L2J9K!H#N%K
wil come	-M
wil have	!N
wil know	POoP
wil like	FLYNmM+N,P-L
wil love	-L
wil not	AKCKFPVLXLYMbNlKvP
wil take	dOrO
wil was	iN
wildfi	KO
win	-R
win .	-J
win on	-M
win the	-M
wind	KO-L
window	FLINKMLMQOmMnL4M
window .	QM
window and	-L
window open	FN
window seat	4N
wing	fP4P
winipe	eP
wint	TN1N-L
wir	QP
wir .	QN
wisdom	ONuRvO-M
wisdom .	-N
wisdom teeth	OO
wish	ALNM,M-K
wish i	APNN-H
wish my	,Q
with	KJLKQLYKaLdLgKhMjLrNvL2K5M6M7M
with #	EOLOdKgKhLwL3M4P6K!M
with .	mM
with @kin	EMGLKLaNgLuN3L5J
with a	IPLKWKaLdKgLkKnMoMrLsL2J3M4N6L!L#L%M&K
with an	wM
with breast	NK
with burnou	UO
with covid	XN
with depres	TO
with down	YN
with her	CLFHGNJKQLXOYJhLvLwKzN5J%L
with him	AMFMHKQOhMvK,K
with his	QMWNYLgMrPwLzO0M2J
with it	SNYN
with me	AMVMhKyN0M
with ms	XM
with my	GNaKgJhKiNjQqNrKuLvHwLxL5M6M7M!M(K
with not	(O
with noth	2M
with one	YLeNgN
with peopl	-L
with pneumo	QL
with schizo	UP
with thank	)O
with the	FKJMKKSLdKgJhJoMsLyM2K5N6K&J
with their	-K
with type	XK
with us	TMaMjKwN3K
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
won the	)N
word	ELJNPKRMYMiLjRpMqLsLvK0O1K7M&K+N
word .	EP1M
word and	pK
word befor	+M
word from	PL
word over	jL
word sinc	iL
word with	jN
wore	%L
work	DMPLUKeLkQmLoJqLrPvLyM0L1Q2P
work #	1N
work .	BNPLULlMoMrL1H2K
work and	mLoN1L
work day	PM
work in	1K-M
work is	1N
work night	mO
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
wory	OMVRZOcM)L,N
wory about	OLVL,P
wory sick	VN
would	AOGQMNaKbMfJiLmMoOpLrM9K!N
would be	GLbO
would have	GR
would like	-L
would not	aO!O,M
would notic	AL
would of	GO
wrist	AM
wrist .	AM
writ	JLfMgLiOlMqKsNtS0Q#M
writ my	0O
writen	ARiN0P
writen the	AN
wrong	VOeMfLnMvM1M
wrong .	VK
wrot	AQqN)P
yahrze	GQ
yahrze candl	GN
yam	*S
yam festiv	*N
yard	HL2M-L
yatra	5P
year	GTHMbMgMhNiMkL0O2O7L!S#Q%M&M*L
year #	gLzO1M
year .	DNGFHHMNbKfMiMsKwL3L7L!E&J
year ago	DKGOiJnM!M#L(L
year and	GFHKLMNNSLULbLgNhNiJjLkHmKoMpOsK2J7H!G#J*K
year at	yO2N
year he	gN2M
year i	CPGNeN
year in	eKfMgM2K
year mary	RNbP!L
year my	7N
year not	GM2L&M
year now	iN
year of	WPbLgLpOyN0N2K3M7L!K%O)O
year old	NNvT#N
year on	GO2M!N#M
year she	HN#O
year sinc	GQ!O
year sob	&P
year that	GO
year thi	!O
year today	GM!O
year togeth	!O
year tomoro	GM
year we	CM7N
year wed	!Q
year with	kO!P
yel	jOqJ
yel at	qJ
yelow	DOMQXP
yemen	JP
yes	eKuN9R!N)P
yes .	eL9O)L
yes or	uN
yes to	9J
yester	CMDMHGIJNJRNUMhKjJvL7L8K9K&L(M
yester .	IMNLhL(H
yester she	RL
yet	DGKLPMQMXLYMcLzM5N
yet .	HJKNPNcJzK,N
you	bMpL7K8L!J#M%J(O)M*K+J
you .	cN#L&M(K)J+K-P
you are	pL
you for	2M8H!O#L)F*L-N
you god	8M#L(F)D
you jesu	(J)M
you lord	(L)L*K
you my	)N
you thank	(P)O
you that	(K)L
young	JMSMhNnL1L2M9N
young men	JO
your	MNdLoJvL,N-N
youth	5O-L
yr	vK!P
yr old	vL
yrs	GLHMbNeLgMhLkL2N3M!P%M)K
yrs .	kM
yrs mary	!L
yrs today	GN
zoom	kNsS
zoom interv	sL
zoom w	sM
`
