/** Written by `npm run write:classifier`: do not edit. What `encoding.ts` reads. */
export const WEIGHTS = String.raw`
-110 -76 -82 -180 -186 -180 -258 -111 -158 -96 -140 -173 -107 -88 -105 -137 -156 -204 -69 -165 -93 -97 -94 -11 -137 -176 -273 -119 -145 -146 -102 -137 -161 -154 -300 -171 -115 -38 -124 -199 -173 -161 -122 -97 -168 -66 -162 -209 -198 -94 -125 -167 -64 -92 -137 -151 -130 -175 -110 -254 -158 -137 -191 -190 -138 -128 -110 -58 -98 -131 13 187
	-N
 .	-N
#	GMZMcLsLvL1M8M!N#O
# #	GKHLSLaJgMlPwMxJ8N!K#K
# .	CMNMQMRNXNZLaMdLfLsKtK0M4L8K#H
# @kid	IPKKULdNeLgFiKjJkNlMvL0L1N3L6L7J!J%K
# @kin	NNiNjLxQ6N7N9L+N
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
# day	GLHMJLKMPNQNWJXOeMtL5P6O8O9M&P*M
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
# hour	FJONQMSLZNaKfNtLwJ1M4N6M8J
# hrs	4O6Q
# hundr	kO1J
# i	sL1J8K9N
# in	NKSMdLfNiLtKyL8J#M
# is	0K2L
# it	sN
# ivf	bN
# job	uL1K
# kg	8N
# kilo	8P
# km	ML5N
# lin	DOcR
# los	cN
# men	ILrP
# mil	6P
# minut	KJ
# month	DNFKUKWKXKZMcMdLeMfLmNrKyM6M&N)M
# more	NO!M
# my	BLNMQKtLzN
# night	ZN1N)O
# not	&N
# now	GM
# o	GMZLsO1M8L
# of	ELGKHMIKbKcMkKqMsL0M1J6N8M9M!L#K+J
# ofers	uO
# on	QJtK1J5J#S
# pag	0N1O
# past	CN8N
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
# smal	CQNM
# step	&O
# stop	VK
# the	#P
# thi	8K#P
# thousa	lO
# tim	RNVNYMbM0M
# to	vK
# today	GKsM#T
# tomoro	OJsHtKzN4L#O
# tonigh	dL
# und	vN
# wed	!M
# week	CPDQPKQNTNUJcQhJ6M8J&P(N
# with	QJ4N
# wks	DN
# word	0R
# work	PM
# year	GMHKRLbPeOfOgKhPiOkL2L7M!N#H)M
# yr	vK
# yrs	GLHNbNeLgMhLkL2O3M!N%M)L
. #	CMGJNJXLZLeKgMhNkNrKsLtL2L4M7L8N(M)P
. .	YLaKiKnL7L
. @kin	CLEJFKGJJLMMNLcMiJuKzN7J8L#J%M(L)N
. aft	cMyN7K8N(L)L
. again	ZKbM
. all	!O)N
. and	-L
. benign	)O
. ble	3K8M9P#M%L+M,M
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
. first	fNxJyL7L%K
. for	+N
. forty	CQ
. from	2P
. give	UNYMaNsOvK1M2M
. god	bNdNeN#N(M
. good	-N
. he	APFKHMIKNNRMTKULYKaMfJgKiKnOvM7L#O
. help	fNoNvM1K7M
. her	BPFNwL
. his	CN
. how	vN
. i	DLGOUJaLgNiLmKnLoHpMuJwL
. is	pN-O
. it	DLEMGJLJRMUKVLhKiOnMoHqNtNwM0K&L
. just	,K-N
. keep	JMcKoL0L#N&N
. last	BOUM
. let	ELFMJMRLYNfKgKsNtMvMyLzG2M3N5N9P!M&M
. lord	jMoMxL!N
. make	9P-F
. may	5M6N&N,J-J
. my	DJFKHOaKeLfLiMoJuL&K
. ninete	gL
. nobody	DNKKQMaMbNcJeMgNmH
. not	EKFLJLMKXMmKnM(J,M
. noth	VOoO
. now	BLDLJMSKTLXKYMaKeJjNnOpK2K9N&N
. on	3M9N!N%P
. one	&N
. only	-M
. open	MO
. our	gMvL3L)L
. patien	-N
. peac	-L
. pleas	DJFMJNMLOGSKTKWNXJcJeLhKjLpLtJ
. prais	)N
. pray	vO1O5J
. saturd	9M
. sel	uN
. send	mO-L
. she	IMRJTMUKYLaJeKgKnLsLvMwK2L7P#M
. show	uM2O
. sinc	iMpN
. stil	GKNM
. streng	1M
. teach	vO
. thank	7J8J9O!L%M(L)L*K
. that	mM,M-K
. the	CNHNIKKJMORJTLUKZLeLlKmKnLuL9L)N
. ther	DHMPlL
. they	DNFKHMIKKLPGQHWMbNdJfLiJoMqPuLvG7M8L!N
. thi	RN
. today	&L
. watch	6O
. we	CNDJFNGMIMKLLMNNPLbJcMeMhLiMjKuKwL3J5M7L!M&L)L*K
. what	VMpMvL2L
. yester	RP7M(P
. you	-L
@kid	DLILYJbKcNfLgKiMvRwNzK8O%J
@kid #	vL8K
@kid .	GPIKSNbMcJdKfKgLiHuLvHzJ7L8K,S
@kid all	XN
@kid and	CLDMbOcMdNgMiK8J9M!N
@kid are	BJHKKKNKQKTKXJeKgKjKmLrLvLzK3L4K6K8L!K(M
@kid ariv	8K
@kid ask	gO
@kid at	BNDNNMoOvGwO8M
@kid begin	zN
@kid block	iN
@kid blood	PO
@kid born	8H
@kid brok	XO
@kid cal	7O
@kid came	TMvM8Q
@kid do	HLvL
@kid exam	tL
@kid fiancé	hN
@kid first	yL
@kid flies	wL4O
@kid for	bL
@kid got	%K)N
@kid gradua	%M
@kid has	ONVNXNYMZNeLiMrMtLuLvJ0M8J
@kid hat	vM
@kid have	wL3O
@kid i	DN-K
@kid in	CNQMcLiNmNvJwLzL0N6K,N
@kid is	IMPKQJSMUMVKYNcNfLvJ6L8J&N
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
@kid one	!O
@kid pas	%O
@kid school	IL
@kid ship	JP
@kid sinc	iJ
@kid sit	tN
@kid start	yNzP
@kid stay	cO
@kid tak	4N
@kid thi	8K
@kid to	wO7M
@kid turn	#N
@kid up	9N
@kid walk	9K%L
@kid want	GQ
@kid was	CMILXOfMvK8O
@kid we	DP
@kid wed	9N
@kid who	vN
@kid wil	#O
@kid wo	ZLiK
@kin	CNENFMGNQKROaOiNjO7L9L#L,N
@kin #	FJGHNMVOcKiLrKvN6O8K!N#O
@kin .	BNCJEJFKGNaJ7J8L,N
@kin about	jK
@kin aft	7N
@kin all	mO
@kin and	CKKORLaJeLgNiOjLuLvO5K7O8K9O!O,N
@kin are	EKFLGKJLKKLLQHUKaJeNgPjJ3N5O6K!M,M
@kin arthri	WN
@kin ash	ER
@kin ask	RN
@kin at	DKELaLeLmNnMoOwJzK8L
@kin back	SM,O
@kin bangl	SM
@kin beat	BP(M
@kin been	QN
@kin begin	yNzN
@kin birthd	#P
@kin blood	PL
@kin breast	NO
@kin burial	EP
@kin bypa	OO
@kin ca	aO
@kin cal	RL
@kin came	7N&N(N
@kin can	(M
@kin chemo	NM
@kin cofin	EO
@kin com	BR
@kin cremat	EO
@kin cros	eN
@kin cut	AO
@kin death	GK
@kin delive	8O
@kin did	BOCFRM,P
@kin died	CQGNnJvM
@kin disown	iN
@kin do	iO
@kin doe	BNRJeLiL
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
@kin got	ILXKhLkQ(M)K
@kin gradua	%M
@kin had	DNPNQLULXN8N&L(M
@kin hand	2N
@kin hang	2N
@kin has	CJFNMLNLRLTFUJWLXLYKaNfOiKrKsM&L
@kin have	iMoN7N!N
@kin he	XL
@kin hear	UR
@kin hit	BQ
@kin home	FM
@kin hous	KMLNjJ
@kin i	RJaMdNiOnNqN
@kin in	ILJMKJLNMOQHTKaLbNeKiMmKnKuL5L8N,N
@kin insuli	aN
@kin is	FJJLSKcKjL3M9L#K&K(K
@kin keep	RQwL
@kin kidney	XL
@kin kn	WN
@kin land	fM
@kin last	2K
@kin leav	5N
@kin left	COGN
@kin liv	dMmN
@kin lord	oM
@kin lost	DJYMdNkMpO
@kin mary	9N
@kin memori	EL
@kin mov	3J
@kin must	uL
@kin my	yM
@kin name	RL
@kin need	OOrL
@kin not	FM
@kin of	IMQOdMfOvM,L
@kin on	CKELGJNNQOaJlM5K6M
@kin only	FK
@kin open	xM
@kin over	jK
@kin pas	CR)O
@kin put	RN
@kin rang	7Q(K
@kin relaps	SL
@kin retir	2L
@kin sat	gO
@kin say	AKBNFJHMTMjMuMvN
@kin servic	EM
@kin she	DMFNROUKXMaNbM#L,K
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
@kin that	,K
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
@kin visa	eQ
@kin walk	ZM%N(L
@kin want	AKFLuN
@kin was	CKHMIOJNQQRKSKYKeLfJnHyN8K)J
@kin wat	8O
@kin we	,N
@kin wed	XP9N
@kin went	CP
@kin who	IKRJSKYLaKiL2L4L9M%L,J
@kin wil	5L
@kin with	NNYMaNrN
@kin wo	iP
@kin would	9N
@love	BMDKOKTKaMcLeJgKhLjNkJoKyL4K&J
@love .	BKFLGNTLaJcHlLnKoM,Q
@love at	aM
@love beat	BL
@love begin	yJ
@love brok	hL
@love died	CP
@love driv	6M
@love dump	hL
@love flight	4N
@love got	yO
@love grab	BL
@love has	BHFJOLTKUMWKaJcHgNjOsNuM
@love hit	BL
@love is	BGFJJKOJPKQJULcOmKoOxO1J4K6L8O!O#M&J
@love last	2N
@love left	hM
@love lost	CNDN
@love miscar	DO
@love retir	2O
@love say	uM
@love want	gJ
@love was	kN
@love wo	BNDK
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
@pet in	HL6L
@pet is	HHXO
@pet ran	HM
@pet to	HK
@pet was	HK
@work	CLENILNKXKYLqTsLtK1J2M,O
@work .	qJ,M
@work and	qJ
@work at	qH,O
@work died	CN
@work got	-P
@work has	XMtL
@work hat	qL
@work ignor	qL
@work is	FMUNqJtK1O2M#M,K
@work keep	qM
@work lost	CK
@work mr	,K
@work on	qK,O
@work put	qM
@work scream	qK
@work she	,N
@work shout	qL
@work tak	qN
@work who	IN,J
a	IKdKgKrLxL8K&K
a #	FNvM4O)K
a @kid	bVcNiJvL1K
a @kin	INbOdOeLfLgLlMmLnOoMrJuL2L8Q9M,K
a @pet	HO
a @work	CKqO
a and	QP
a baby	8N
a bag	BO
a bakery	xM
a bet	-M
a big	jJuN8N
a biopsy	PO
a bit	RK9N)N-J
a bles	5N+M
a borow	!O
a bounc	8L
a box	kO
a brain	NL
a breakd	UN
a bus	IN
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
a drop	ML&O
a drough	-O
a dry	-N
a fev	XN
a fight	jM
a financ	lN
a flat	gN3N
a fold	fN
a girl	8N
a good	OJSOoMvN9L,M
a grandm	8N
a gun	IO
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
a mortga	kN
a motorb	CM
a nervou	UO
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
a singl	vM
a smal	PO
a soldi	JL
a soul	cNmP
a stomac	XN
a stretc	QM
a strok	XP&M
a tent	dN
a teribl	jM
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
a whol	AM
a widow	CP
a word	iM
a world	-P
a year	GQmN&O(M
a young	2O
aborti	nR
aborti in	nM
aborti when	nK
about	PNVNeLgLiKjPnKqNsKuLvM7J
about @kin	PNiLjMnM
about end	AN
about everyt	VP
about him	,O
about it	UMcLnGpLvJ1K
about me	qO
about my	PJjMqN,M
about our	eO
about the	CKDJPKgLjOmKnMqLuJ1O7K
about to	UM+M
abroad	,M
abroad .	,N
abus	BU
abus .	BR
abus by	BN
abusiv	BS
abusiv .	BQ
academ	%O
acent	qO
acept	uN5N7O)O-L
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
adjour	fM
admit	QT
admit at	QO
adopt	vQ
adopti	bQ)N
adopti agency	bN
adr	iQ
advent	-Q
advent .	-L
aeropl	4P
aford	1N
aford to	1O
afraid	BNFLRNVPeO4K
afraid of	BOVO4L
aft	aMcMgOhKkNpNyO2M3K7O8N&P(N)N
aft #	SNcJgNhOkHyO2N3N7O8O(K)N
aft .	OO
aft @kin	aJ
aft a	&M
aft all	7P)R
aft eleven	7K
aft forty	2L
aft her	&N
aft his	&L
aft my	aN
aft the	KNLLPKQMgKiMkLlL1M&P(P
aft thirty	2L
aftern	EP
aftern .	EM
again	ALDLJOLKRLSMULWLZObNjK7P&M(N
again .	AMBKLKOMSLWLZKbLeLjJmK7L&L(K
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
ago	CKDLGOOMRMYMiLnL9M!L#K(M
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
airpor	eNwM4O
airpor .	4P
aisl	9R
aisl on	9N
alah	JNtM-J
alarm	ZO
album	KO
alcoho	SP
alcoho and	SM
alegr	LN
aliv	APIKJJKPQN)N
aliv .	IL
all	LLmOpM1L(M)M*N+L
all #	HOXMcM!L)O,Q
all .	TKYJvL6L7L)M-M
all are	mN
all being	-N
all clear	(S)L
all day	TMVNmLvO1N2N,K
all i	-J
all in	-K
all my	lLmN,M-K
all night	JMWOZOvL
all of	FNMOpLtM1J+J,K
all our	xJ
all thank	)O
all the	ANDKHMLJNKTLVKqN3N
all week	1N
all who	-Q
almigh	-H
alon	aNeMmVoMuMvMwMzL1L4M5L6O
alon .	mM
alon and	mM
alon every	mL
alon in	mS
alon on	mN
along	cM
alotme	*P-J
alow	QO
alow to	QM
alread	DPNNSMbKcMeKgLhLsKwLzJ1K3L(L
alread .	(N
alread told	DM
also	aKbNrNuM0M
altar	pP-O
altar serv	-N
alway	BMGRTMVLmNvM!L,R
alzhei	RV
alzhei .	RQ
alzhei and	RM
alzhei is	RM
am	EKULVJaLcKmJoJpJvK1J8K
am #	BQDMFKNKOKPMSLVKaLcOgOhLmKsKvF4K#N
am .	RKaL8L
am @kin	RR
am a	CNTKUJWKYPaJfKpMrMvL1J8N
am afraid	BNVO
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
am in	QP0N8N
am just	1O
am learn	YO
am los	RP
am mary	oS9O
am not	BLDKZJaHbLhMiMmJuL2M)L
am on	KL
am overwh	UN
am pregna	cM
am read	EK
am run	1O
am scar	BO
am so	VMaHmJ
am stil	rO
am terify	BN
am the	EOaNoKqLuLyQ1N
am think	,N
am tir	dO
am to	EP
am worn	aJ
amara	8M
ambula	CMQTUM
ambula just	QN
ambula took	QP
amen	+N-M
amen .	+N-K
an	OKPNQNSJUKdJmJnLoJpMsMtMwL4K8L
an aborti	nP
an aeropl	4N
an alcoho	SO
an answ	uL
an argume	jM
an aunti	8M
an eat	UN
an egg	wM
an empty	wL
an envelo	oO
an exam	tN
an hour	UM8M
an interv	sM
an mri	PO
an old	dMnM,J
an operat	OM
an ordina	-L
anaest	OS
anatom	tN0Q
and #	ENILNLQJaJbMqMvG1M5M6L7K
and @kid	8M
and @kin	FJGJIKJMKKRJSKYJaJcKeLgOiJnNvL3L5K6L7N9J!N%L
and @love	!P
and a	YLdMgLkJsKvKxNyM0M2L4N6N8K9K#N%L+M
and all	LOyJ3M5J6N#M+H
and ask	RR(M,K
and at	YQaM
and b	dM
and back	&P(M
and be	-K
and both	uP
and brok	XQ
and c	DO
and ca	TMVKXLZK
and cal	RKmOqO
and com	1O
and could	UQ
and cry	TLUM
and did	COHM&P
and do	aM
and doe	RMXL
and drov	wO
and e	QP
and eat	mN
and every	RM
and everyo	-L
and feed	aN
and feel	TMpM
and for	FNJN&N(L+N
and forth	uM
and giv	qN
and going	3N
and good	-J
and gown	%O
and half	*O
and has	FGTNUOXJYOdMtLvL4M
and have	1N
and he	FKQORLSLUMXMYNhOiKjKkMuKzK4K7K!M
and her	BKXLaJcKvMwJ7M,J
and his	ANSJXPgN&M
and hit	IM
and i	CKEKUKVMaLjKlLmNnKoKvK1K
and is	FJNLOMQO&M(N
and it	CLEMHLKLUMVMaKbMcJgKiJlMnMoKpNtL1N)M
and last	BOSN
and let	5M9O
and lie	ZM
and make	-M
and may	-J
and me	ZM
and mov	FMwM
and must	XO
and my	ENJMKMLLVKYMeLkMlMoNtJuK1M5J%J
and night	aM
and nobody	PLQJmHpJ
and not	HOLLMLVKWKaLbJeLmLrLuKvLyL1J6K#L*J
and noth	bMpL
and now	CMDLPNRKTKULbLhLiHjNlOnNpLqNwN2M
and old	-O
and on	cK4P9L
and one	uO1K
and our	KM+L
and peopl	-J
and presen	qO
and pyjama	sN
and said	FLPOgNjK7M
and say	NMTNUOlMmOpL7O
and scar	cO
and send	aM
and sent	PL
and she	BPLMRKVLWLXJYLaJcKgLhLiKjNnOwG0M#M(P
and shook	UN
and start	NJYN
and stil	bLeMmM#N&L
and talk	mO
and tel	CNqN
and that	gMrN
and the	EMJOKNLLMOgMlMqO0M1M*P+O
and then	DOOLRJTMUNWJZKaJgLmJqLuJ2J9L
and ther	TMaKeLlOpHrO
and they	DKJMKMLNOMPLQJXMYJcMeJfLgLiJkMpLrLvM7H8J
and think	ON
and thos	+M
and today	YN(O
and typhoi	XO
and want	#M
and we	GJHLLMZLdJiNjMoMvN3H4K5J6K7K!J%L*L
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
anoth	HKbNcLeLgLhMjMlMnKuG1K3L#N
anoth let	lM
anoth woman	gO
anoth year	#P
answ	PNTKiMpMrLsNuQvN
answ .	pMuN
answ by	uL
answ on	uL
answer	iL)P
antide	TP
anxiet	VV
anxiet .	VN
anxiet is	VP
any	FLSKTMUMVKWLXMYJcNeKgNkMpPrRvK8O(M
any day	cO
any job	rL
any more	FKRJSLUNVMXLYLpMvK(N
any of	pN
any work	rN
anybod	mP
anymor	APRLTKhOiMpMvL
anymor .	AOpL
anyon	eMpLzN,L
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
are	JLKNLMMOQLdKgLjJ1K3M5L7K!K*M+L
are #	dKlM1M!P
are a	-N
are about	+M
are all	KN)K
are alway	,N
are at	jM
are being	BMdM
are both	wM
are driv	6K
are drop	MO
are dry	MM
are dying	MO
are expect	cM
are fail	XN
are get	9L-O
are going	5N
are hav	cL!M
are in	JMKLQNdO
are keep	QO
are kil	WM
are long	mO
are mov	3N
are not	IKiNjN1M7M
are on	LP4M
are only	-P
are open	OL
are pack	3L
are sel	3N
are separa	gP
are sick	XN
are sleep	KN
are so	WP
are split	gQ
are stil	JLKOeM
are tak	OP
are talk	7M
are ther	pM
are too	bP
are try	bL
are walk	5K
arest	fP
argu	jP
argume	jN
argume with	jM
ariv	8P
arm	APBPWNXOYQaM1K
arm .	XLYJ
arm and	YN
army	JPuMyL3O
army and	JO
around	-K
arsena	-O
arthri	WS
arthri is	WN
as	DJqJwLxMyT2M5L9M!K#N%M(N
as a	XOeMfLrMxOyL2O(K
as he	wO
as if	DN
asault	BNIO
asault .	BN
asesme	tO
ash	EUKS-K
ash wednes	-O
asista	yJ
ask	FMRPbMgOpKsOuPvJ7L(M+K
ask .	JNpO,N-H
ask every	bP
ask for	FHMLNLQKnOuMvK&N(O)L
ask how	aN
ask me	EMNMOLRLpLuMvH9P+M
ask my	7N
ask today	-L
ask us	FN
ask when	RN
ask wher	RLsM
asleep	oN
asylum	eW
asylum interv	eN
at	EMIMUKjMkKqLsLvKwKyMzL2K
at #	DMEKOMZMaJcLkLsMzJ0L1L2O3K4L8K9M%L
at @kin	ENjP
at a	QOuNyLzJ&M+L
at all	TJ-L
at bedtim	vN
at christ	DN
at church	YO-M
at dawn	5M(K
at each	jPqM
at east	-J
at eleven	DKEN
at fifty	-M
at forty	0N
at gate	4O
at half	OMsN
at her	aL
at his	zJ
at home	BNFKSMXKaNrPyL
at last	cK5L7O&N
at lunch	mNzM
at luth	OM
at mas	pO-M
at me	BKHNjMqNvN
at my	EKIPKMTLbNjLnNoLvK
at night	BMJMRMSNVNWOZMmNnKoN
at noon	EL+O
at nurser	zN
at our	+P-H
at school	BNmP
at st	EK-M
at the	EJKMUKeLfMgKkLoLqMsNyOzL0L1L2M
at uni	wN
at war	jM
at work	DLULkMlNoN1N2F,N
atack	CMIQQMVOXN(L
atack in	VO
atack on	IMVN
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
awak again	ZN
awak at	ZN
awak til	ZN
away	CMDNFLHKSNeKfKiMnKoMwOzJ
away .	DKFLHMiMnK
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
back	NLPMSMTLWOaKgJhKiLjLnMoK7N&P(P)L
back .	EONNRMTKWLbNeLiJjKlJnLoOsK6K&H(J)J
back and	uM
back clear	)L
back for	sP
back from	RNUP
back hurt	WK
back in	DMUOqL7M(J
back is	WN
back on	SRTM&O(L
back pain	WK
back step	-P
back the	hQ
back to	DKSLgKoKrNzP0M!N&G(L
back togeth	7M
back unopen	iO
back with	&N(L
backpa	6R
backpa in	6N
bad	EMNNPLULVKWNXMaKjNnKpJrKsKvM6O&J*K
bad .	pN
bad kind	NM
bad she	WM
badg	kOyO2N
bag	BLILcOdQeMgOhOvJzL7M8O
bag .	hM
bag and	dOhN
bail	fT
bail .	fO
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
baptis on	-K
bar	tQxO&L
bar exam	tP
bar in	tO
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
bathro	AOBKDNWPvO
bathro floor	WP
be	AKFLGLPLYLgLvLwKyM9O#L-K
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
be les	-L
be more	-N
be near	mO
be not	-L
be noth	PP
be one	GN
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
beat me	BJ-M
beat up	BM
beaten	BMIR
beaten by	BN
beauti	-L
becam	8Q
becam a	8O
becaus	ILMNUHVKZMcKdOhNiMjKkLnNqMvLzJ1J4K9J
becaus i	iNqMvK
becaus of	cKjLkLnL4M
becaus she	VP
becaus the	MPUM
becom	8O
bed	CKFOHKLKQRTQVJZNcMdMjJmJwN3L!L
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
been	ALGJQMTLUJbJdNeKiHkLpJrLsL4K&J)M
been #	GL
been born	AM
been cut	AM
been diagno	XL
been in	YLdLeOmJ4M
been let	iP
been low	TM
been mary	!O
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
befor the	SLfLhKsNuJ1O*O
befor we	+N
begin	xNySzS5K-J
begin as	yN
begin at	yJzQ
begin on	yPzN
begin tomoro	-O
behind	INJLNKPLSLVLWMdPfOiMlP
behind me	IP
behind on	lO
behind the	SOVNWNdM
being	BMEKFLJKOLUGdKeMfMkKmMoLqMsMvKyJ)K
being a	vN
being abus	BN
being bulied	qN
being evict	dM
bel	2M%O(Q-L
bel .	(L-M
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
benign	)R
benign .	)Q
besid	EOHN
besid @kin	EO
best	CMEJFOHMTKYJgKjKnJ9P%L*N
best @kin	CJEKTMjJ9K
best barley	*N
best man	9Q
bet	ANSSXMvN&R(O-J
bet .	XM-L
bet app	SQ
bet off	AQ
bet on	SO
betwee	JLULaKgNjQlLqNrMsLuQ1J7Q
betwee my	7N
betwee the	uO
bhabhi	jM
bibl	pL,N-N
bibl study	,O-N
big	EJNNOKjMuOwKxLzQ1M3J6L8J9L#N
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
birth	YPcMeL8Q
birthd	CKGPiMmL#U
birthd .	CN#O
birthd card	iM
birthd of	#P
birthd to	#O
biscui	HQ
bishop	-Q
bishop and	-M
bit	QKRLWMhLvS9L&K)K-J
bit .	vK
bit more	RN-L
bit of	-L
bit oth	vL
black	EOKLTR6M
black @pet	TO
black ice	6N
black riv	KN
blad	APOO
blad in	AO
blam	nS
blanke	TO
blaz	zS
ble	xP0N3O8M9P!O#R%P*L+S,Q
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
bles	5N*M+R,L-L
bles for	+J-M
blind	YV
blind .	YM
blist	5O
block	hOiT
block me	hPiM
block my	iL
blood	NPPUXPcH(N
blood .	PM
blood presur	cJ
blood test	PM
blood work	PM
blous	sO
blow	jO#O
blue	BM-M
board	YMfNsMtRwOzO1N4P)M
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
bon	NPWN
bon now	NO
book	hJtK0Q1K!P)L
book .	0N
book the	!O
boot	dMwNyN5L
bor	-Q
bord	JReP6N
bord .	JP
boreho	MP
borewe	MQ
born	AJDMFLQLYO3K8P#O
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
borow	lOsP!O
borow from	lN
borow my	sN
both	ONYOaJcMjNrKuOwOzL2N5M7G8P9P
both .	9K
both leav	wN
both wel	8N
botl	SWWLoN&Q
botl .	SK
botl in	SP
botom	MOWO
bought	NHUMbMwLxP2K7K%K
bought #	UO
bought a	xO
bounc	8M
bounc baby	8M
bowel	NM
bowl	HN
box	DNbKkPoNwMzL3S
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
bread	JLeNlPvL+Q-K
bread und	vN
break	ELMPUNYMhNqNvL1P
break room	qK
break up	hO
breakd	UP&P
breakd .	UM&O
breakd in	UN
breakf	SN+O
breast	NVOP
breast canc	NP
breath	FRQNVPXOcL)K
breath .	VM
breath has	FN
breed	MO
brid	9R
bridg	ATHMLNdK1L
bridg .	AKdN
bridg last	AM
brigad	yM
bring	FKGJJLTLfKpKvO4N6P7K!L#L*O
bring in	*P
bring me	TL
bring them	6N
bring up	vQ
brok	ILLMOKXNdLhPlOnL8P(N*K
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
burn	BNIOJKKQWR
burn down	KN
burn in	-L
burn like	WL
burnou	UTaO
burnou .	UO
burnt	UP
burnt out	UP
burst	LM
bury	COEWHM9L#M
bury @kin	EP
bury him	HM
bury my	EN
bury our	EN
bus	IPKJRMUJVMdKhKmLwKyMzN2O5P6P!N,O
bus .	,L
bus to	5O
bushfi	KP
busin	lOxT6M
busin .	xM
busy	1O
but	IKKKMLONRMVKWKaKbKhLoKpJrL#M
but he	HNOL#M
but i	DLYMaLhJnKuKwL0L
but it	NOhN
but my	OPaH
but the	LNNMWL
buton	YP
buy	GMiMxQ
buy the	GN
by	BJHKKLQNYLdPhLkNlKmMoMqMuM0N1N3M4K6N
by #	tNuL
by a	BLILXP
by air	4Q
by boat	LP
by coach	6P
by email	kM
by friday	dKuN
by hand	1O
by i	mO
by monday	1O
by mouth	ON
by my	BM
by night	0N
by noon	uL
by road	6K
by text	hP
by the	BGHNIKKJMJQKRJSOYJdOeKhKlNoKuJ0J3H
by train	6M
bypa	OT&M
bypa .	OL
bypa is	OO
c	DNON
c sectio	ON
ca	FKIKSLTMUMVNWNXLYNZLaLbJfKlLnMpJuL
ca not	FKIKSLTMUMVNWOXLYNZLaLbJfKlLnMpJuL
caesar	8R
cafe	xR
café	xP
cage	HP
cake	GJ7O9O!L#P)M
cake .	7O#M-M
cake anyway	GN
cake in	#N
cal	CMJMPMRQTJbMhNiLjLlNmKnMqJrMsP7K
cal .	eJrL
cal about	PL
cal all	lM
cal back	sP
cal centr	yN
cal in	iM
cal it	TKhN
cal me	RMjNqO7L
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
came home	UM(J
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
can	ELFJJMQNVOWLYKaKbLeKlMoJrJtLuN0J(O)J
can do	FO
can i	-O
can not	ELJOKKVNWNYJZKaKlKnKpKtL0L
can walk	(N
canada	uMwN
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
candl	GRpNxN!L#T
candl .	!N-L
candl for	GM
candl in	#O
candl on	#M
cane	*P
cap	%U
cap and	%N
car	ILKKLLTKUMVKaSdMgJkKlMoLwL6M
car .	dH
car aciden	CL
car brok	-N
car for	aP
car park	)L
car with	dO
carava	LO
card	BLFNSNePiPkMlRoLtL#M&M)M
card .	eL
card interv	eM
card is	lO
card to	iN
cardbo	kN
cardbo box	kO
care	ANFOQPXMaNeLjL
care .	QM
care for	aM
care of	aO
caregi	aP
careta	yN
carnat	bP
carpet	LS
cart	MQ
cart wat	MN
cary	DNEPIMLPPNQKaMbMcSnL1K3K4N5O
cary @kin	EM
cary my	EM
cary out	QM
cary the	EM3M
case	OOfQ)N
cash	oQ
casket	EP
catand	KM
catara	OS
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
centr	mNsOyN
cerebr	YP
cerebr palsy	YP
ceremo	9Q%S
cert	tR
certif	tO%S
cesna	4P
chair	CPQNYQmMxL1L3M+M
chair .	YM
chair the	1P
chang	ZLaPdLiPzR
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
chemo on	NL
chemo or	uM
chemo start	NN
chemot	NP
chery	*P
chest	OQQMVPXP(K
chest tight	VL
chew	pM
chicag	4O
chick	xP
chicke	XP
child	BMbP
child .	bN
chip	IN&Q(N)G
chip .	(O
chip in	&L
chita	SO
chocol	-L
chocol .	-M
choic	uR
choir	jPoMpK-N
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
church	EMKMLJYOZKdNmLpSyJ6L9M!J&L*L-K
church and	pN
church roof	-O
cigare	BOSP
citize	eR
citize test	eP
city	JMmMrLzM
city .	JMmL
civil	tO
cla	CMIKQKVJXMeNmKrKtLvKyNzQ0O1M#K%P
cla #	zL
cla has	-O
cla of	%M
clas	0O
clasro	zP
clay	MO
clean	PJkNoMrP0L1M&S
clean .	&J-L
clean the	PN
clear	PMtNuO1K3L(R)P
clear .	PMuP(O)N
client	oNxO1Q
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
cloud .	MO
club	mO-O
clust	WP
clust headac	WP
cm	8P
coach	tN5M6Q-J
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
colaps	QPUP
cold	BMFNeN+N
cold .	BO
colect	lO
coleg	uLwOzQ0O%O
coleg .	uN
coleg at	0Q
coleg next	wM
coli	HO
colour	TLXO
columb	-M
com	BMEKFKGMHLLKMLPLRJUMVKfMlL1K3N!K#J&L*K+K
com .	EOFNRMbN#N
com at	3O
com back	&L
com home	qN)Q
com in	BO
com into	BO
com out	1M
coma	QQ
comb	TK
combin	*T
come	DKFKPMQMTKVJdKeKiKuKxP7M8O(K*K
come .	lM
come down	-N
come from	-M
come home	QN(L
come in	qK
come now	FN
come on	PJ-O
come out	DMTN
come to	LN
comenc	%P
comfor	DSFO
comfor care	FO
comite	-L
comod	aO
compan	CMHNkTmSsMxQyM1P
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
contra	kSrN8P)N
contro	BP
conven	uM
convoc	%S
cook	CMFLaMeLjNmNvMwO1M2M+R
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
could	CKDLELHLMKRLTJUMaJbJnKoK8K9K(M
could be	-L
could kil	-N
could not	DOENROUQ9L(L
counci	YMdPsKuNyO1Q)N-M
counci .	-N
counci say	dN
count	APSMVKZNbOeLgLlNoN2N
count .	VO
count sheep	ZP
count the	VK
countr	JLeS6N-K
countr .	-J
county	fO1P-J
coupl	9O
courag	-N
courag .	-K
courag to	-O
cours	0R
court	fTgO)N-O
court .	fK-N
court date	fN
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
creek	LQMN
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
crop	ML*Q
crop .	ML
cros	eOiN6Q%M
cros the	eNiO
crosro	uP
crosro .	uP
croswo	(M
croswo .	(M
crow	-M
croydo	IQeN
cry	DMELHNTPUPWMeLhOjKnHvMwP8P)M
cry .	EJvKwK8N
cry in	TOUNyO)M
cup	CQGKYQmM-N
cup final	-N
cup of	-M
cupboa	UM
curl	MK
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
cut	ATLNOKiOkQlL*S
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
danc in	!P)O
dark	TRVMWM1M
dark .	TL
dark room	WO
date	DNGReOfL!M
date .	GK
date is	fM
dawn	ZQ5M(J
dawn .	ZP
day	FMGPMMPKQLSNWMaNyMzL1L2M5N9L&P
day #	PLQQSPWMyP5L&N
day .	FKJKPMTJUKWKaKeNoJvL9M%J&H
day @kin	GO
day and	MOSNTOWNaLtM1L#O
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
day of	zP
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
deadli is	1O
deaf	YVzM
deaf @kin	YP
deaf and	YO
dear	WKXMjKkM1L!M,P
dear god	jN
death	COGN-L
death .	GL-J
death aniver	GO
deathb	FQ
debt	lT)R
debt .	lO
decemb	9P
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
delive	cNlLrO1P8U
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
depres he	TL
depres is	TN
depres sinc	TP
derg	5O
deserv	-N
desk	DNkLqMtMyN0N
desk .	kM
detent	eQ
diabet	XP
diabet .	XK
diabet and	XO
diagno	NPRPXP
diagno with	NNXP
dialys	QPXR
diamon	!P
diap	aN
did	CODJHNIJPLRHfNiKkLnNpJ7K!L%L&K
did .	iO
did a	PN
did at	nO
did it	IO
did not	AKCNDKHOMMRKUKaJfMjLkHmLnF7J!K%K&L
did the	PN
did to	BP
die	AOFNVN,L-P
die .	AN,M-L
died	CWGPHSRLmLnLpKvK
died .	GJHJnL
died and	CNHQ
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
din and	aL+L
dinosa	#N
dioces	5P-O
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
dish	jO
disord	UN
disord .	UL
disown	iN
disown me	iN
divorc	gWiJmLxL7O9N
divorc .	gP
divorc and	gM
divorc pap	gM
do	AJEMTKaMfKiKuKvL2N7K
do .	qK2K9N
do @kin	aO
do i	CMFNuPvL1L
do it	aOfM
do my	aQ
do not	AJCLTKiKmKpK
do noth	WO
do the	ENaM1N
do we	uP
do with	2O
doctor	DJFRPOQORKTNUOVMXObOcMuM%Q(R
doctor has	UJ
doctor have	FK
doctor is	PM
doctor leav	uM
doctor now	%P
doctor ring	PK
doctor said	(M
doctor say	DKFNbM
doe	BORNTMXLaMbJeMiMlLnH0L2M3L4M,L
doe .	,N
doe not	DHROTNXLbLeMiNlMnJzK0L3M!K
doe the	1O,O
dog	UM-L
doha	4Q
doing	ELONTJaKtMvO0S8N&L
doing fine	8M
doing my	0O
doing the	EM
dole	rOyN
domest	BO
domest violen	BN
done	OLPOaMfLgNhKnOtL1L2M8K%Q(L*L
done .	PM
done and	1O
done it	8O
donkey	-N
door	BLDJHMIKJMLMVJdJfKiLjOmJvMxKzJ3O4M5J7N
door .	ANONWMiLvM5L
door in	vN
door on	jN
door shut	DN
doorwa	dP
doorwa of	dN
dorm	wM
doubl	uO1Q
doubl shift	1Q
doubl the	uN
doubt	pQ
down	HKIJKQLKMJQKTMUMWKXMYPZKgJ9K&L
down .	HGKHQNYKkN1M
down and	-L
down by	MN
down in	KO
down is	YN
down my	-M
down on	KL-O
down syndro	YO
down the	KKgN9M
down to	MN
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
dream	sO
dres	TO
drift	iQ
dril	-N
drink	BNSWXMiJoP&T
drink .	BNSM&N
drink again	SM
drink today	&N
drip	FMNSQRXQ
drip .	QO
driv	EMIMfJmLnOtM2K6T
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
drop	CKMOQKXKZMrKwQ&L
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
dubai	mK
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
dying .	FOMM
dying and	FO
e	IOQP
e with	QO
each	MLVKWKaNcLeNiMjLqMvMwL0N6K7K9L!N&L
each oth	INiNjOqLvO7N9O!M
each way	6N
ear	DONKRMVGYL2O4L8R
ear .	8L-L
ear and	8O
ear onset	RP
ear retire	2P
earth	AM-M
earthq	KS
earthq .	KM
earthq in	KO
ease	WO
east	uK7O&M-L
east .	uL
east vigil	-N
eat	FJMNTMUPXMeLfKhNlMmQvJ(L)J+S
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
eighty	#N
el	JQ
elder	aJ
elder @kin	aJ
electi	-T
electi is	-N
electr	lQ
eleven	DMELHLIJJLKNVJeJhJiKlJoK1L5K6M7K!K*L
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
emotio	BM
emotio abus	BM
employ	rPxN
empty	COHOMPTMULbPlNmMpLwRxK+K
empty .	TMbLwO
empty and	MN
empty nest	wO
empty room	wL
end	ANDMFPJNaHcLgNhOjKlMuKvN1O3J
end .	DN
end it	APhP
end my	AL
end of	FMUMaMuL1L2M
endome	WO
enemy	-O
enemy .	-M
engag	9O
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
eulogy	EQ
eulogy for	EQ
euro	lO
even	MMRMTMVLWNZHcLpMrM0L
even .	-K
even in	AL
even put	WN
even the	MLXN-M
even when	-M
evenin	CN
ever	eLmNsLyO4L
ever .	,O
every	GPJKRLSOVRWOZMaLbPiLmMoOqLrOvQ*K
every day	RMSNTMUMaJmH
every door	vN
every even	RN
every hour	ZO
every meet	qO
every month	lO
every morn	VNrN2N
every night	INJMSLVJoN,N
every oth	fNgM
every step	WM
every time	PMRNVMcJoP
every year	GP#O
everyb	EMULbN+L,K
everyo	AKDLGJHJKMSKUKVLbMhOlJmNnHqLvMyMzK#M&L+L
everyo .	-M
everyo at	DM
everyo in	zN-O
everyo would	AN
everyt	KOLKTRUOVMaMdMeLgMhKpKqJvNzL%K
everyt .	VJ
everyt and	,Q
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
exam	OJtU0O1J)L
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
expect	DOEMcT)N
expect @kid	cL
explod	-O
exsult	-N
eye	BKNKOOPLWKXNYQZRgMqL4L,N
eyebro	NP
fac	TL
fac the	TM
face	IMPLWOXLhLnP
facebo	iP
facebo .	iP
factor	kO
fail	MQXLbMtN0N
fail .	bL
fail it	tK
fair	fN1N*N-J
fairy	pO
faith	pW-M
faith .	pO
faith is	pM
faithf	-M
fal	JKMLQLWLXNaM
fami	FOeM
fan	ZL
far	DMXLcNmKxNzN#M,O
far away	,O
farm	KMLLMNuNxM2M3K)K*S
farm .	-M
farm or	uN
farmho	3P
fast	oNpM+M-M
fast on	-O
fath	iL8N#O
fatima	5P
fault	nN
fault .	nL
fauré	-M
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
feel	TSULVKYLmJnNpPuN#M
feel god	pL
feel guilty	nO
feel like	UMnMpN
feel noth	TPpL
feel numb	TM
feel safe	BO
feel so	TMmK
feel worthl	TN
feet	HKWNcP1K4N5R&L(N
feet .	5M-K
feet are	WM
fel	BMCNJMKPNKOGQMWLXOjL
fel out	jO
fela	QMhN
fenc	jR
fenc .	jN
fery	6R
fery to	6N
festiv	*N-N
festiv .	*L
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
field	HLMN)M*O
field .	HM
fiftee	vP!N
fiftee year	!M
fifty	CKRO0N!N#P
fifty #	RN0O
fifty year	!P
fight	JPNMQJfLjVvP7N
fight about	jN
fight canc	NL
fight in	JN-M
fight with	jM
fil	gN
film	-O
fina	OMsN2N3O5O7L9L)L
fina .	3M
final	FNfLgOsLtT-N
final .	tN-L
final exam	tJ
final on	-O
financ	lQ
find	QMRKSOdNhLoLrNwOyKzM3P7J
find a	rN
find someth	rQ
find somewh	dN
find the	RN
fine	LLTMUKVPcN8N)O
fine .	PJ8M
fing	OMQO8Q
fing throug	QO
finish	FMSJUKaKeLgLhOkNrQ0N1L2P%R(J
finish .	aM%N
finish the	1N
finish with	hP
finish work	2O
fir	KPkT
fir me	kN
fir today	kN
fire	KPWNdOsMyM1L
fire .	-L
fire brigad	yM
fire came	KM
fire servic	sM
fire took	KM
firewo	UR
firm	kOuOyO
first	GNcMwMxSyTzQ3M4M5K7L8M%N&N*O
first .	tO
first @kid	cM8N
first @kin	GL
first cla	rO
first custom	xO
first day	xLyRzQ
first flat	wO
first grad	zN
first in	%O
first job	yL
first night	fOwM
first of	wQxL%O
first plac	3N
first prop	yM
first shift	yQ
first time	cNvMxHyKzN1N4M5O7P&K(P+N
first week	yO
fish	GM*L+Q
fix	OP-L
flag	EN
flar	WOXR
flat	QKTMVKdQgMhNmNuLwP3S)J
flat .	3N
flat on	QO3M
flies	wN4U
flies to	wN
flight	CM4T
flight to	4P
flinch	BQ
flinch when	BN
flirt	oP
float	LR
flood	LS)N
flood .	LN
flood in	LN
floor	LQQLWRqL1K3O
floor and	-M
floor not	3N
floor with	WP
flow	EQGM9N-L
flown	wP
flu	XT
flu .	XN
fluid	PN
fly	EP4W5N
fly .	4M
fly and	4O
fly home	4M
fly to	4O
flyov	dO
focu	0P
focu on	0O
fog	RP6Q
fold	eNfL+O
fold .	eO
folow	IP2O
folow home	IP
food	JNQJTJUNlMxP+O
food .	+M
food and	+M
food truck	xR
foot	LMWQXQYM5Q
footba	WOXL-J
footba .	XM
footst	IO
for	EMRKsL5M+M,L
for #	EKHLILKLMMSLUMWMZNbJiLmKoMwM1M2L!F&J
for .	ANTJ,M
for @kin	EJFJJNLKNMRGWNaKpLzM4M5P6L,L
for a	GKHMMKOKRLbNdNlLmMrMsKuLwK1N3O&L*L
for all	dNtN*K,K-L
for an	UJ
for anoth	gN
for anyth	,M
for chip	(O
for christ	6N
for cofe	-L
for coleg	wN
for courag	-M
for din	+N
for dry	*M
for every	!N
for god	-N
for good	eN2Q-H
for heal	(P
for her	DLFMNLOKQNXKYMeOhJtMwL5L#N%L)K
for him	AOGNTOfL
for it	DNSMVMnN1K%J+M
for jesu	-N
for me	GLaJpKrM,L
for month	TM
for more	-N
for my	ELGLXMaKeLfLtN9M,L
for not	VN
for once	-L
for one	aKmO
for our	EMHJKLuMxKzK5J6J#L%K+K,J-K
for peac	-M
for rain	MO
for ruth	,L
for someth	fOrN
for that	SO7N-J
for the	PJdKeKlLsO1L5L*K+M
for them	bO5M
for thi	-M
for thirty	2O
for today	-P
for us	+K,O
for what	+N-K
for work	rN
for year	WNbKiJ
foreca	6O
forget	RS
forget .	RM
forgiv	nS7S
forgiv i	nO
forgiv me	nO
forgiv my	7P
forgot	ROnO!Q
form	rOuNzO0M
forth	uM
forty	COGJKKRNWKbLnJpL1N2N3J5N!M
forty one	CM2L
forty year	COWO2O!P
forwar	TO-N
forwar to	TO
found	APHNNOPKRNSQdLgMhNiM3L7L)Q
found a	NNPO3O
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
free	2N)N-J
freez	bO
freez .	bO
friday	CLEMGLONPMdJkNlLsLtNuM1M2O3L6K9L%O
friday .	DKEKOKPNVMcLdKhJkNlKsJtFuJ1K2K3K6J%H
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
from	FKIHUMeLiLkKlLoLwLyNzK2L5N6O%J(K*N
from #	1L
from a	&M
from birth	YP
from helman	UO
from hospit	(L
from kerala	qN
from kharki	JO
from midnig	ON
from my	JNPLeNiMlMnK
from next	yP
from one	ZO7P
from our	5O
from rehab	&O
from saint	5L
from saria	5O
from st	5L
from that	oO
from the	CMFLILLKPLSKTOUJVKYJkLlJnJwK%J(J*J
from tomoro	yO
from work	IL
front	ELFFHJIKJRKMfLjKqMsMtKxL1K3N+L
front .	JK
front door	3O
front of	EKHKfMjKqNsNtM1L+M
front room	FL
frost	*P-N
fruit	bO
fruit of	bO
ful	ULZNaJcJdNlL6M)N*P
ful bed	cM
ful night	ZO
ful time	aM
fund	-P
funera	EWiJ
funera .	ENiK
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
game .	-M
gang	IQ
gap	FN
garag	xO
garden	FK2O#M*N
garden .	2M
gas	VOlQ
gas and	lN
gate	KKULVOkNnLzR4Q6M7M
gate #	4P
gate .	KM
gate thi	kO
gather	FP
gave	AMDLFKTMUNaMdNhNkNnKoJ2N8M!N&L*L
gave birth	8O
gave her	dN
gave me	hJyO2M
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
get	OOTKVLXMYLaKfNgMrP0L9L%N&L
get a	-L
get back	&N
get bet	XM&O
get divorc	gL
get her	OM%P
get his	OO%Q
get hurt	-N
get mary	9O
get off	VM
get on	-O
get out	TOfN
get panic	VN
get the	gMrO0L%M
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
giv	qQ2P(M
giv me	qM
giv up	2N
give	EMZNaKbOsLuKvM0M1L2J*L-K
give her	2N
give it	vL
give me	ZLaKqLuJvL0N1L7M-M
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
go	FNIKOKRKVKkOqLtKuLwOzL1M3K5M
go .	dNkKuH3M
go aft	kM
go back	eN
go from	kN
go home	BK
go in	DKkM
go on	AP5M
go out	IMxO
go quiet	qM
go round	uN
go to	TLnO3L4L5O
go wel	ON
goal	-O
goat	HPLLMNxM
goat are	MM
god	oLpS8K%J(L)M*J
god .	KKLJcLpH7M8M!K%L(M)K*M-M
god and	-L
god anymor	pL
god be	)N
god ble	,K-N
god even	pN
god for	#M(J)J,L-M
god forgiv	nQ
god give	vN-J
god is	pM
god it	-N
god let	pN-M
godaug	,P
godson	,P
goe	FJGLONPJRLTJVOWJdMeKsKvJwMzM3L4J5N6N
goe in	OQ
goe into	3O
goe like	VM
goe tight	VL
goe to	wOzK5M
going	AKELOKRJXMYNZLcLgMuKxN3J4J5Q6K&K
going .	YN
going blind	YO
going for	sN
going in	ON
going on	AM5L6M
going throug	gO
going to	AKBJDKEKcPeNtM4K5K7O
going und	OM
golden	!Q
golden wed	!L
goma	JO
gone	CPDMGLHQKKLNMKRNTLYKcNkMnKpLwO(N
gone .	ANCNGLHJYN(M
gone back	0N
gone sinc	CO
gone to	NMwP
good	SJbJeLfNmMoMrKuKvLwM2N9N!M*M,O-N
good .	2N9M
good @kin	SNoM,M
good friday	-O
good morn	-Q
good new	PObM
good to	,L
good weath	-M
goodby	AQCJEPFOHJhNwO
goodby to	EOHK
googl	PM
gorgeo	,P
gosip	-N
gosip .	-M
got	HNIMKGTLXMdJfMhMkOyP%N&L)R
got #	fNlO
got a	XNdNkK
got back	7P
got dengu	XO
got dump	hQ
got fir	kO
got her	%N)N
got his	JPyL&M)M
got in	)P
got into	zL)Q
got jump	IN
got laid	kL
got my	%M
got out	KM
got the	CMSLkJnMyQ1K3K(L)N
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
grac	pNyL+V
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
group	IOiOjOmNnL0M5Q-O
group chat	mN
grow	NMcNvQ,M-J
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
guitar	-L
guitar at	-M
gun	IQJQ
gurdwa	IO
gym	KM
h1b	eO
h1b lotery	eO
had	DPHOPPUKXLaJjKkMnM7L8N(P
had .	HO
had @kid	8O
had a	DNPMTLUMWLXNZMjM8M#L&L
had alread	DL
had an	jLnO
had migrai	WN
had not	AKDJ7Q
had paint	DL
had the	PM
had to	HOLNVNkO
had told	DM
had word	jO
hail	KO*O
hair	NRTKWJ8K#L(O
hair .	TL
haj	5R
hal	LMhLtOwN9K!N%M&L
hal .	%O
half	LOMJNLOJgLjLkMsMtKwLxJ0K1M2N9M&L*N
half #	OMsM
half of	kM
half the	*O
hanah	bR
hand	BMFKIKONUMYOoLrMxM1O2P7Q%M&L*M+M
hand .	BLCKDNILKLOLYJaJ1J!J+M
hand are	WP1M
hand in	xL2P%N
hand on	7O
hand over	2R
hand round	BN
hand that	+K
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
hard	GKTNaLjMoNtJuLvMyL0L1N
hard .	vK
harm	AP
harm .	AN
harves	1O*V
harves .	*M
harves festiv	*M
harves start	*M
has	FMNORKTMUMXPYLaJgLiJmLsK
has #	FMIO
has a	NNOOXLYMfMiLmNqMuN
has alzhei	RO
has an	OLUMsKtL
has been	AKBOJMNJUHVKXFYGdMeKfLiEkLpJrKsL0M)O
has canc	NQ
has come	LN)O
has day	FN
has dement	RN
has depres	TN
has done	8O
has down	YQ
has gone	NJTMXLwL
has had	WMXM
has hapen	VN
has her	tN#M
has his	tO
has it	-O
has leukem	NM
has ms	aM
has nobody	mP
has not	FHKMMGTOUMYLZOaLdLeMiJmMwLzJ
has parkin	XN
has run	MM
has sign	UM
has stop	FMTLUMpM
has the	XN2O
has thrown	dM
has to	EMONcLfOsMuL0L1O3L
has week	FO
hat	qKvMzM4L%R
hat .	%M
hat fly	4M
hat me	qLvM
hatay	KN
hate	AHjN1M4P
hate i	AL
haul	4O
hav	OQPNcP8N!N#N
hav a	ONcM
have	FJZJbLdKiLrKuL1J
have #	uJ1Q
have @kid	bO
have a	BLOMPMXNdOiHmLoJsKtHuJ4J
have an	sMtM
have been	CNELFMGMKNQLbHdJeJjLoLpJrJuFyO!L&K
have bought	7N
have cary	LN
have clean	PN
have gone	pP
have got	QLdKfKgLuM1J
have had	WO
have kept	QM
have mercy	JN
have my	tM
have nobody	mN
have not	EMJMLMMMTLZMcLdMiNjMkKlMmMpK4L7J
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
have to	DOENONVNaLdJfPhNqOuM1Q3M9L
have writen	iL
hay	MO*O
he	BPFKQLRLSNTJYLfLgMhOiLnMvJzN2K7K
he ask	RLuM7L(K
he beat	BK
he ca	FOUOWM
he cal	jO
he came	8N
he com	BK
he cros	iL
he did	fO
he doe	BNTLiLzM2J
he drink	BL
he eat	zK
he end	hL
he fail	tN
he gave	AO
he ghost	hM
he got	nO
he has	BNSOdKgMiLkMlLmKrMwJzM2L7K8M#L&L
he hit	BN
he hug	7M
he is	BJILNLOMQNSLXMYKfKvMwMzL2L4L#J&L(M
he just	TM
he left	hN
he mov	gJ7N
he propos	uK
he push	BM
he said	jK7O
he say	BMUNdMjMmLpN
he sit	kN
he sold	SN
he start	zM
he stil	NNXO!N
he threat	BM
he threw	BL
he took	hL
he used	TM
he want	AKYNgM
he was	CREMHNQLUNYLfKhKkJnLvKzK
he wil	BMEMFKYJfLhLjHnNvK!M
he wo	TO
head	INUOVJWLYLZMdLqOtLyL0M6L*N
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
hear	FHIKPOUPXKYQZLfSnJpN8L
hear if	PL
hear is	fP
hear me	-P
hear on	PMfL
hear the	FJULZM
hear tomoro	fK
hear voic	UQ
heard	JPiKmL)K
heard thi	mL
heart	CLDKOOPLVOXPcNhNoLuM5N(N-L
heart .	OL-L
heart and	OM
heart atack	CN(M-N
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
heaven	MLpQ-L
heaven are	pO
heavy	LOTQ1Q*P
hebrew	0P
hedg	jQ
hedg and	jN
heel	WP
hel	-O
hel .	-O
held	DMHMfO7N8M
helman	UQ
helo	-M
help	SMVMWKaNoNqLrJtLvN0N1M3L7K&L-M
help .	WMvL1L
help me	SPVMaKfLhJoNqKtLuKvJ0L1L9M-N
help my	pN
help the	-N
hen	HPLLjL
hepati	XP
her	DKFKGMHMOLRKWLYKaNhPnJwM8O9K#L%N
her #	#N,M
her .	CMDLFLGMHKVJYKaHcLhKvLzO5K8L#K&K,P
her a	2M
her and	aKnK9M
her arm	AOBN
her at	DMwN
her bed	wM
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
her own	AKYKwM,O
her phon	BP
her pil	AN
her purs	RM
her room	wN
her sinc	HN
her thing	hO
her to	FLqN
her tonsil	OO
her wag	BO
herd	MN
here	AMJKKJMKdMeRmNrPuKvK3K5M8O+L
here #	8M
here .	BMeMuJvL8M(N
here and	uN-L
here anymor	AP
here in	MP
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
him .	AJBNFJGKSKTKVKWMYJaKeLrMvK#H,N
him a	2O
him and	QLuL,L
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
hip	ORQNWT5K&M
hip .	OL
hip on	OM
hip she	OK
hir	rQ
hire	rO
his	COFKIJONRLSKYKaLdLgMiJkLrLwNxMzJ2K%M&M
his bed	FNwP
his birthd	iM
his degre	%N
his dorm	wL
his driv	tN
his first	yK
his hand	BN1M
his jaw	IO
his job	kQ
his last	FO
his leg	ON
his lip	FN
his name	dN
his new	zN
his nurs	aN
his own	ANCNFK(N
his room	TPwN
his sho	RM
his strok	aL
his way	IM
hit	BRHNIMKMXOYMnMpK
hit by	BL
hit me	BNXN
hit my	BL
hit the	pM
hiv	PM-J
hiv test	PN
hoby	2O
hold	DNEMFLGLINJMLKWJYKaJbMoL4N7K9K%L&O
hold .	JN7M
hold hand	!N
hold her	aN
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
home	CKFLINQLRNUJaNdNeMmLrNwM3M4J6N&J(O
home .	BOEMFKIGRKSLaMdMmJpKrLwJ3J6H(G
home aft	&M
home and	aO
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
hope	DKPObP3K-P
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
hospit	FLJKONQUWLrLsMyK1J8N9L(P
hospit .	QJ(M-O
hospit and	QL
hospit for	QO
hospit in	JNQL
hospit on	sK
hospit she	QM
host	-N
hostel	ANIOdOwO0N
hot	WOZN-L
hot wat	WM-N
hotel	jOkO
hour	FOONQMRMTLUJZPaLwL1R4M6L8P
hour .	4K8K
hour a	1L
hour in	1M4N
hour on	1L
hour sleep	1N
hour to	6J
hour week	1N
hous	HJJLKPLPdNgOiMmMwO3U
hous .	BMJMUNgLwN)M
hous and	HMKOgN
hous burn	KM
hous i	3M
hous in	LNTL3L
hous is	LMwM
hous on	3M
hous or	uJ
hous with	gO
housto	4N
how	CLEJFKRKSLTKVJYLZLaJkJlMnKoJpJvQ4L7L
how do	CNvN
how i	aLnM
how to	DJTLkLvP
hr	qSsO
hrs	4O6Q
hug	7Q
hug me	7O
humbl	-L
humili	qL-Q
humili .	-M
humour	-K
humour .	-L
hundr	kNrO1J5M
hung	jP2M
hung up	jP
hungry	+N
hunt	rO
hurica	KU
hurt	ALBMKMVLWWgNhMnM
hurt .	WM
hurt even	WN
hurt her	WK
hurt i	AN
hurt me	BO
hurt so	WN
hymn	EPRP-L
hyster	OP
i	AMaMiLjMmLnOoLpMuK7M
i .	ALnG9M,O
i alway	tL
i am	EKUKVJaKcKmJoJqLvJ1J
i and	AL
i are	7O
i argu	jM
i ask	qM
i bath	aM
i begin	yO
i believ	pN
i bought	xL
i brok	XM
i ca	ALIJKLSMTKVJWJZKbJfMjHlKnKpLtM
i came	iOmO5P
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
i did	AKCFiKnP
i do	AJCMTHaLiLpJuE9O
i doubt	pO
i dread	qK
i drink	SO
i driv	lL
i eat	mL
i end	hP
i fail	tH
i feed	aN
i feel	TMUMmMnMpHuO
i forgot	!O
i found	AMSLgN
i gave	dO
i get	PNTM-M
i give	-M
i go	OLaNmMyOzN5M
i got	BOkLyM&N)K
i gradua	%M
i had	DNHNNMTMjMlLnL7L(J)L
i hand	2O
i hang	2M
i hate	AJ1M4M
i have	ELVJZLfNiHmJoMrJsMtLuK0L1L
i hear	mN
i heard	mL
i held	8L
i hope	PO,M-O
i in	sM
i iron	wP
i just	AJTLUMaJfNvH(L
i keep	ALCLcLoMpJwL3N
i kneel	pQ
i know	RNTLnHoNwMzM1J4N
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
i met	,K
i mis	iO,M
i mov	mL
i must	ENeLqLuM1N
i need	aJrJtNuJvL0M
i not	CMDMbMnM,K
i only	tN
i open	pKxL
i owe	lO
i pas	)Q
i plant	-O
i pray	pO,P
i promis	oO
i put	lOnQwM
i rea	sN
i read	pM0L-M
i relaps	SO
i report	qP
i said	RJaKiHjMnNuNvM7J9M
i sat	UMwM
i saw	dMfO
i say	eNmLpMvL
i see	iMnLpNsL,M
i set	mL
i should	nNoO
i shout	jLvN
i sign	gLnO
i sit	TMVNmMpLsNtL0P
i slam	jN
i smil	bP
i start	yO
i stil	BNCPGPINSNdNhMiMkLnJpN
i stol	nP
i stop	-M
i swear	oO
i take	XLaNuL
i talk	mL
i teach	UL
i tel	dO
i thank	#N(L
i think	UJVKjMpM,N
i though	aNhN
i threw	jO
i told	BMjOnOqL
i took	ANnO
i treat	nO
i turn	aP
i use	YN
i used	TOpJ
i wake	ZO
i walk	qL9M
i want	AKSMvL0K7M9K-P
i was	BRDJGLIJRNUJiLjKkKnMpK2K7M
i wash	aM
i were	AL
i wil	AKEHFJGJYNZNbLfLgKnHoKwM4L5N9L!M#K%M
i wish	ALNM,M-N
i work	vO1L
i wory	VN
i would	-M
ice	ONSOeQ1M6N
ich	AR
icu	QU(M
icu .	QL
icu at	QL
idea	xN
ielt	tQ
if	ALBKDJFKPLRGVQbMiLmLoJpPtNuO
if .	VN
if he	VNtN
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
ill	XP(O
ill .	XO
ill any	(O
in	IMJMKLLMQNdJeMfLqLwL
in #	DLLMRMTJYKaNcGeJiOnKsLtOzO3M6K7M9M
in .	ULXLqK1K3O)L*P
in @kin	NNjM
in a	CLLLQHRJYKdPeLfMmLyLzL4L6N9K#L%J
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
in for	OQQNqO
in front	EJHKfMjMqMsNtM1L+M
in gaza	JN
in god	pN
in hel	-L
in her	FPHLNNOKTMwK%M
in his	CPNMOJROiLkMrKwJ&L
in hospit	QO(M
in icu	QN
in intens	QP
in it	DKxK3N
in januar	CN
in july	tL
in june	cMkM2N9N
in kerala	LM
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
in my	DMILJHNLTLWKdLmLoMpLuJxK0J2L%K&J
in on	OK
in one	UKjM1M4N5O
in oslo	uL
in our	CLIPJJLHMMNJOMTLbKiKjMkJqMrLvNxL%J-K
in overni	QP
in peac	COFO
in perth	uN
in peru	6O
in porto	LN
in prison	fP
in riyadh	BN
in row	%O
in septem	zO
in sudan	JN
in that	fLnNqM
in the	IKJJKKQLRKTLUNdMfKqM*N
in ther	cN
in thi	ANeMjOmPvN1M3M
in til	QO
in time	FO
in trafic	-N
in tuesda	OM
in ukrain	JM
in ward	QK
in week	ZN
in which	-N
in winipe	eO
in with	QNzO3K
in your	,Q
incons	HO
incuba	QO
india	-P
induc	cP
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
insid	KOLNTPfN
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
interv is	eM
interv on	eLsK
interv tomoro	sN
interv w	sM
interv with	sH
into	BJILLKQJVLYJaLmKoNwMxKzN0J2M3M9L
into a	3N
into my	BM
into shelte	3M
into the	UMmNoMzN3K
into theatr	OK
introd	RO9O
iron	BMMLfKsNwRyO
iron the	sNyL
is	FKLLMLQKcLoL
is #	FJGHILNOOJQKXMYNZLaJcKeLrLvOzO#O
is .	RNXM,O
is a	GJJMMLNKVMdLgLlJoNqK1N4N8M9J#N
is abusiv	BM
is adict	SN
is afraid	VL
is aliv	AO
is all	mMpN,M-L
is an	SN,L
is and	RLYQ
is ask	bL
is at	BLEOMKsK
is autist	YO
is back	NLSMTP(P
is backpa	6N
is been	GGQKTNXMiMpKsNtO&L
is being	fMoM
is benign	)O
is breath	FJVN
is broken	IL
is buly	qN
is cal	sM
is canc	PM
is cary	cP
is clear	(L
is clos	kO
is com	CLFJHLLLMJRK7M&M+L
is day	FGGLbP
is dead	CO-K
is deaf	YO
is deploy	JR
is doing	tN0O
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
is fine	PJTOUM8K)N
is finish	2N
is fly	4M
is for	RM
is ful	lM*L
is get	OLRKgN9N&M
is going	BKHKOLYMsL4L5K
is gone	CJDLGLKLwL(O
is good	,J
is got	XNyL
is gradua	%M
is grey	TP
is hang	hM
is hapen	bM
is hard	vN-M
is hav	OQPMcO
is here	8R
is high	cN
is home	IN(N
is ill	XP
is in	FNLLNOQRRJWMcMeNfQ*O
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
is leav	gPwP2N
is like	MNpO
is look	rN
is mary	oM9P
is me	VNaM
is minu	dL
is more	OM
is mov	3N
is mri	PN
is my	BMEMQMaLmLoMzN4J#P
is ninete	wP
is not	AKDLFKTMULWNXMaHbJhHiJjKkKnMrL(H
is noth	PNTLlN
is now	IO
is of	KO
is off	XLhNwM(K
is on	EOFNKLLJOKPMQMSOeHfOtL1L3J4M6L9K!N
is only	HKMJNJOKRJSNVLXOlMvLwM)J
is our	!M)N
is out	&O(O
is over	gNhM)P
is paint	DM
is paraly	YM
is pas	GL%L
is poor	XO
is positi	cN
is pregna	cN
is recove	&P
is retir	2O
is ring	jJ
is say	uM
is senten	fM
is shak	IM
is sick	VMXQ
is sleep	dMjN
is slip	FQ
is so	NOVLhNwO0M
is someon	oL
is spread	qL
is stag	NL
is stil	CNDLHMbP
is strong	8N
is stuck	0N
is tak	SNtN
is termin	FO
is the	ANGMNKRHTLULVJaHdKmLoJqLrKsMzJ3K4L!K#K
is ther	pL-O
is thi	EOGN
is to	fNuM
is tomoro	EO
is true	pN
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
is wory	cN
is wrong	VM
is yelow	XO
island	-M
isolat	QQmP
it	DOGJNNPLVJWMaJhLnJoKpJ7M
it .	DJSNTHULWJYMaGfJnKpKxP7K%L+J
it again	tN
it all	AODL
it and	HPSPnKoM1K7L+M
it at	DJ
it back	nM
it be	PL9M
it by	hO
it from	lM
it has	NJ
it hold	7O
it hurt	hP
it in	qNuL
it is	FJGKNJPLRNTJVJWKZLaJdKhJoJpK8L!O#K
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
jail	fS
jam	3L
jam jar	3N
jamb	tP
janaza	ER
januar	CM
januar .	CL
jar	3N
jaw	IRWP
jaw is	IO
je	AO
je veux	AO
jean	5M
jean on	5L
jeryca	MO
jeryca .	MM
jesu	QJSMVMWMdKoJ%K(G)K
jesu .	)K-L
ji	ON-L
job	ULaLkRmKrUsPuLyP0K1P)N
job .	kNrLyO1M)N
job at	yK
job i	kO
job in	uK
job interv	sM
job lord	rN
job ofers	uM
job on	yJ
job sinc	yJ
job to	aN
joe	GO
join	wMyQzM9M
join the	wMyM
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
jump	ALIPKMPNzO
jump off	AK
jump the	KN
june	MKcNkMyL2L9O!O%M)M
june .	cMkM
junior	yMzO
junior doctor	yN
jury	fT)K
jury duty	fO
jury found	)L
just	CLTNUHYMZMhNmNpJvN,M
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
keep	ANJLQNROcOoQqHuKwJ0O5K6K&P
keep forget	RL
keep him	QLyM&N
keep it	uN-P
keep me	oMyN0L&M-N
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
key	RNULhNyK2Q3S
key .	3M
key to	3O
key today	2N
kg	8N
kharki	JT
kharki .	JO
kharki again	JL
kharki and	JL
kick	IMcSdN
kidnap	IO
kidney	OTWNXRuN(Q
kidney are	XQ
kidney ston	WP
kil	AMCNNKVJWNcL0M1K-O
kil hersel	AL
kil i	AP
kil me	BJVLWOcN
kil my	-M
kil on	CO
kil them	-N
kilo	8P
kilo .	8J
kilome	5P
kind	GLNMRJULYKcMgKmJvJyPzM6J,K-K
kind .	NNyM,N-K
kind pray	QM
kind to	-N
kinder	zP%O
kinder for	zN
kindn	-N
kindn .	-L
kis	)O
kitche	JKLOgNjNkMqJ0L1K2K3M7K(N+J
kitche .	LNjM3O
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
knif	IOOQ
knit	iM-N
knock	XN5P
knot	VQ9P
know	DKPNRPSNTKiLnKoNuNvMzN2E,N
know .	AJPPdLnLoN
know anyon	zM
know her	,M
know how	DJEMTLlN
know if	pMuN
know it	RO
know me	iL
know nobody	zN
know what	CMRHiHuK2K,N
know wher	dNoN
know wheth	uJ
know which	RMuJ
know who	RL2H
know why	XO,N
know yet	HLcN
kota	wN
krishn	-M
kumasi	EO
kyiv	JM
lab	HKPRyM0O
lab .	PN
labour	rP1M8T
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
lamp	pQ-K
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
last	CJFPIKMJSJcLhLjJwP2R5M7M8K%N&L*P
last #	sO
last .	5M7N
last day	FMkP2O
last hundr	5N
last night	AOCJDMIKJJKKQLSNUJgKjM7O8M&J)O
last of	MM)N*K
last one	wP
last time	tM2M
last trail	*O
last week	BPCKIORNUN&M
last year	GPlO
lat	pM
late	MNVOcOnM1K5O*L
late @kin	5N
late and	cO
laugh	OJPKRKSKTMUKWMoMqOuLzN7J8K#L&O
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
learn	YTeOtLvP0U&M-O
learn disabi	YN
learn the	YO-J
learn to	YK0L&O-P
leas	xP
leav	FKJMKKUJVJgMkLtNuPwO2O3P4J5P6O%P
leav at	4N
leav cert	tR
leav for	wP5O6P
leav her	JO
leav home	wO
leav it	uP
leav school	%P
leav the	FNKNVNdMmK2M3M
leav to	)O
leav us	2O
lectur	0R
leed	uNwMzM
left	CNFKKKSLULYLaMgMhSiNmMnMvKwOyL0L
left .	FJaM0N
left for	wO
left me	gNhN
left my	eO
left the	THVLiM
left us	CQGM
leg	EJHLOOQOUGWOXMYUaOuKzM&N
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
let	FKOLPLeNfMiOkNrMuJxLzM0K7N9K#M&M
let .	lL)N
let custom	xO
let from	eL)O
let go	kPzM
let her	uN9K
let him	FLtN&N
let it	NPPJiM3M7N9K-K
let me	BLEJFLfKhJkHsKtMyM2L5L7K!L#K&K
let my	nO(M,M-G
let the	ELJOcLuLxN3N#M-M
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
lie	CLQMTNVMWNXPZTcMdKnLqKvP
lie about	qM
lie awak	ZN
lie fac	TM
lie ther	VOZR
lied	nP
lied to	nN
life	AOCJEJFMTNYMfMiLmMuM2O9K#N,L
life .	ANCGuM#L,L
life is	AL
lift	DKTMVNWNaUvJ3O(N
lift @kin	aO
lift the	WP
lift up	,Q
light	EKGKLKTMZNdLmMpMtN!K
light .	-M
light the	GLpO
lik	HN
like	MKTMULWOYKZOpN8K-K
like a	TKVLWLYNZMaKcMnLwKyN8K9K&K
like an	WM
like chew	pM
like god	pM
like i	iPpM
like it	3N
like my	-N
like pap	ML
like talk	pL
like the	uN-K
like thi	AM
like to	BMFO-O
lin	DOcS
lin .	cQ
lin on	cM
lin thi	cL
line	JQXLbPjMkO
line .	JMbN
lip	FN
lip with	FN
lismor	LP
list	dOkOuN(N)P
list .	kQ
listen	XLZNvK-K
listen more	-N
listen to	ZOvN
litl	CLDNFJJLNKOKXLaLgLiLvNxNzL8Q&M*N
litl @kid	OLXMfM8D
litl @kin	CMNJgL8M#J
litl cafe	xO
litl room	DL
liv	AOFJLMNQRKSMWLXMaJdMeJgMiKmLvN3N(L
liv .	AONP(O
liv alon	mM
liv in	gO
liv like	AM
liv on	dM
liv with	aN
live	ANFOaKdNeNgQiJuJwL3K
live .	AMdMfK
live anymor	AM
live for	AO
live in	aN
live with	gNuN
loan	eLlWxO)Q
loan for	lN
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
long	ALFLRLWHYLaJbMmNpKwL1M2N4K6N7L#M&L(N+M
long covid	XP
long driv	6L
long for	bO
long gap	FN
long haul	4O
long life	#P
long shift	1M
long sleev	APBO
look	HKMOPLRKTMYJaOkJnLoMrNvL!L,M
look .	,N
look aft	YNaR,L
look at	ILMKPLTMkLnJoKvL9M
look for	RNrQ
look forwar	TO
look up	MN
lord	MKWKnJoNvK!K(L+M
lord .	FMMJZLaKoJ8J(J)K,M-M
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
lory	QMZP3N6R
los	DPRPcLpL-H
los everyt	-N
los my	pM
lose	DOkL)N-L
lost	CRDUGJHPKMLLYOcKdOkNnKpM
lost @kin	CRGK
lost her	DJ
lost his	YNdNkN
lost it	DP
lost my	CPYLkM-M
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
lov	NNaMgM9M,J
lov .	-N
love	aNgMhRmKqJuMvM0L8L9N,L-N
love .	-M
love her	aM
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
lunch	UKjLlNmPqLyMzN+P
lunch .	UMzM
lunch in	mNzK
lung	NQPMQOXL
lupu	XQ
lust	oQ
lust .	oO
luth	OMQN
lying	MLQNZPcO
lying awak	ZN
lying down	MM
lympho	NQ
m6	6N
ma	-N
machin	FQSOkOuLxN
machin .	SL
macula	YP
mad	VMjOxN
madam	BOkP
made	FJGHYLkMmOnJuKvLwKyM7P8M!K#L)O+J
made her	GJ
made me	AM
made perman	)O
made redund	kP
made up	7N
magist	fS
maid	nO
mainst	zN
maiz	MM)N*Q
maiz is	MK
mak	GMXJYOqL#N*M
makah	5N
make	BJDLGJWMgLjLnLqMuNxL7M-M
make it	CNDK
make me	-Q
make my	UK-M
make peac	7N
make up	uM
malari	XS(N
malari again	XQ
mamogr	PR
mamogr .	PN
man	EJQORNaKdKfMhNjMlLmKoNzL9N!O
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
march	BLCMDJGNMLTMYMeKiH2M
march .	CMDKGKYNiJ
march and	CJeM
march the	MK
mare	HM
mariag	bNgS9R!P
mariag .	!O
mariag is	gP
mariki	LO
mark	BPGN1P
mark on	BP
market	IOiMxP*N
marow	*P
mary	RKbPgOhMiMoSuK9W!R
mary #	bN!M
mary .	COhNoP9K
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
masiv	jN
mask	OO
mast	%P
mat	FKTNmM
mat .	TL
match	-M
matern	kO8N
matern leav	kO
math	tT0P
math .	0N
math pap	tN
math test	tL
matr	KN
matron	qR
may	JMeLrKxN0M3M5L6L7K9M&M*M,O-N
may .	rM3K
may all	-N
may be	-L
may he	&O
may i	6M-Q
may it	-J
may my	-H
may nobody	-L
may our	-Q
may she	-J
may the	-N
mayb	FN
mayo	-P
me	BORLaLhNiNjNnLoMqNuKvP7K
me #	RK
me .	BOTKaJhJiKmLnLoJpMqHuK
me @kin	nL
me a	RKjLoMuLyN1L2M&K
me aft	iP
me again	BM
me agains	BM
me and	BKSKWKXKZJdOgNiJjNqLuH0M7N!O
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
me go	kM
me going	&M
me good	-L
me her	,O
me how	vM
me humbl	-L
me i	aMnMrMuM
me in	BKIMQLqH1L!O
me it	hM
me joy	TL
me keep	-M
me last	BM
me laugh	-O
me les	-K
me lord	-M
me love	-O
me not	nMoMvK
me off	UNiO(O
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
me the	TOgNqLuMvJ
me til	FO
me to	ELNMfMjKoJqKsMuLvG9O+M-K
me today	RO
me up	BM
me when	BM
me which	uM
me who	RK
meal	+R
mean	iL,N
med	UNaM
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
mend	7P&R(N
mend aft	&P
mening	(Q
menopa	ZM
mental	UN
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
midl	gMzO
midnig	LLON0M1M8N*O
midwif	cO8O
migrai	WU
migrai day	WN
migrai for	WP
mil	6O
milet	MN
milk	DOHNXM2N3N8M
min	KP
mind	GNOLROUQVNaPgMhMsMuM0L,M
mind .	-L
mind @kin	aP
mind for	GO
mind is	UP
mine	FLKLNJTMaNbNfMiLjMkOqK
mine .	bN
minist	sN-L
minu	dO
minu #	dO
minut	KJONVKZMaMjLsO8O
minut .	KL
miror	RNsM
mis	ALGMHQJNKNfKiKnMqH3K)N,N
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
monday	NNOOPNeJfOsMtNuHxLyPzN1N2N4J*K
monday .	EMJLNJQLdLeMfKkNsMuJxL4K*M
monday aft	yN
monday and	NLPKzJ1K
monday as	yP
monday at	yO
monday first	yK
monday he	zP
monday i	yM
monday she	zO
money	SRbHjOlPnOoOrMuLxN
money .	lK
money for	lL
money from	nL
moneyl	lS
monsoo	MO
month	DNGLMJWMXMbKcNdKeNfLlPrMxKyM3K&O(K
month .	DMFOTLcLeJfNlKpLrN5L)L
month along	cN
month and	DN,N
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
more	FMRNUJYLbKpLvK2L(N-M
more .	CNRMSOpH(M,M
more and	-K
more chemo	(N
more of	RM-M
more patien	-J
more they	FO
more year	#O
morir	AO
morir .	AO
morn	CLHMOOQKSKVJaMcJkLtKwJ2L8K(L
morn #	8L
morn .	CKGKOKQNVKcLlJtKwK2L4K8K
morn and	FOONtNvN
morn god	-N
mornin	CN2O-K
mornin .	2K
morphi	FP
mortga	kOlQ
mortga .	kMlM
mosqu	-N
most	RN
moth	vN-K
motorb	CP6N
motorb .	CM
mounta	KN6P
mouth	OLpO
mouth from	ON
mov	FMaLeKgPhOiLjJmPwNzN3T7K
mov back	aN7O
mov here	mM
mov hous	3K
mov in	wN3M,M
mov on	-P
mov out	gOhPwN3M
mov the	jN
mov to	eMmP3N
move	CMXOcPuN3N
move to	3N
movi	-Q
mr	CKELFOQMRMmN2L,M
mri	PU
mrs	mN2M
ms	XTaP
much	UPWMcLlKmJnJoLsKvK1P7J9K,M
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
music	jPuN
must	ENNLeMfMgKqJuS1O6L
must choos	uM
must tel	eM1N
my	iL
my #	dKeNjPvR4M7M#M,O
my @kid	HMIKYKfLgJiOrLtLvNwKzJ4M7N#M%K
my @kin	CJEJFJGJJLNLQJRJSMaKfMiL7L9K,L
my @love	BKDLFKGJPKRMTKaMcKeKkJoHsKyK4K&K
my @pet	HJ(O,N
my @work	CJNNXNYMqNtK2G#N,N
my acent	qN
my answ	uM
my arm	BNXM1N
my back	WSaM
my badg	kN
my best	CJEJFJTMjKnL9J
my bibl	,O
my birth	eM
my birthd	mN#M
my budgi	HO
my car	dM-O
my chest	VN
my cla	1Q-K
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
my englis	eN
my ex	BNfLgMoL7L,K-L
my exam	tL0P)K
my eye	ZN
my faith	pP-M
my fault	nN
my feet	HLWN1N5L
my fing	-L
my first	yL4L8Q
my flight	4L
my godson	,P
my hair	TKWL-M
my hand	EOILUKVLWLaOoPpLtK7L&M(M
my head	UNZN0O
my heart	VOhLuL,M-L
my homewo	0M
my hous	-N
my i	EMbLgLiPjQ3J7Q!J
my job	kM1O-L
my key	2N-O
my kn	WO1N5L
my knee	WM
my laptop	kN
my last	2N
my late	5N
my leg	UJYNzO
my life	AJmNuL
my litl	OLQJXM#J
my lunch	mM
my mental	UN
my mind	uK,N
my mouth	pP
my name	RLiLmNqOxO&N
my nerv	UO
my new	yO8P
my numb	iL
my old	HM2M,M
my only	wM9M,O
my own	BKGKRMULYLaQbKfJiOmLnKpLvPxL8L
my pap	eJ
my paspor	BQ
my phon	IKhL-L
my plat	UN
my pocket	&O
my pray	pN-L
my room	BQmM
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
my tomato	-N
my tongu	jO-J
my visa	eK)N
my voic	EN
my walet	-M
my way	-O
my work	-M
my wrist	AM
na	NN
nail	xL
naira	lO
nam	DO8N
nam her	DO8O
name	DNQMRQVKdMeKgKiNkKmLqLxP8M%K&K,O
name .	RMdN,M
name off	qN
name on	xO
namugo	5O
nation	-O
natur	-O
navy	JOwQ
navy on	JN
nclex	tQ
nclex on	tO
near	FPJMKNMJYKdMmKuKvL3K!M%N
near .	FN
near my	uL
near pokrov	JN
near the	FP
near us	KN
neck	BMIPPMWP4N
neck .	BN
need	MJOMUMYNaPlOrOtOuOvH0J
need a	rM
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
nervou	OMUOVPsOtM9M
nervou breakd	UO
nest	wQ
nest .	wL
neural	WP
new	JLOLeNmLoKqNySzQ3Q8N&M*K-L
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
next	CMJKOMfMkMmKoJtLwJxJyLzM2O3L5L6K7L9L!L#M%M
next door	BMXLZNjO
next month	eL2N5M
next to	CQqO
next week	JLNJONPLcHfNtKwKxJyMzN6L
nice	mL-M
nicu	QQ
nicu .	QN
nigeri	-O
night	CLHNIOJNKKQJSKVKWMZVaOdMjH0N1Q6K8K
night .	AMBKCLFMHLJLKOVLWMaLhLjNnMyM8M
night aft	SM
night and	IMQOXKaN(L
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
nil	OM
nil by	ON
ninete	CNeLfJgLkJnNwQ
ninete month	eN
ninete year	gNkM
ninety	#Q&N
ninety day	&M
ninety on	#O
ninth	GQ
nobody	BLDNIKKJPKQLaNbLcKeKgNmToOpJrOzK
nobody .	mO
nobody answ	pK
nobody ask	aM
nobody has	mL
nobody know	cM
nobody sit	mO
nobody ther	pL
nobody to	mP
nobody want	rQ
nobody wil	PMrP
nobody would	AOoO
nod	YO
nois	-O
none	ZN
none of	ZN
noon	CNELuN1M+N
noon .	uK1M
normal	(P
norovi	XO
not	ALDMTKYKZLbMiNnJpKuH
not .	DLKKNKPLbLgMnJoPrMuMvL
not @kin	mQ
not a	HNMLiM*L
not aford	1O
not afraid	-O
not agre	uK
not alway	!N
not answ	pN
not ask	,M-P
not baby	DP
not be	AKCOFNaNbNvN
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
not come	DMHLPLVMbKdMeMiKuK
not compla	WNaN
not concen	0M
not contac	iN
not cry	EM
not decid	uN
not dentis	WN
not do	fL
not drink	&O
not eat	FJULXNhNvN
not even	QPTNVMWNrN
not fami	FL
not feel	BNpJ
not find	ROrL
not for	,O
not forgiv	nK
not friend	mP
not get	ELFNMLSKTKUKVKXMYKaLfJtM0L
not go	ANIKVOnK,M
not god	pP
not greet	7Q
not guilty	)P
not had	ZMaN
not have	NMeNiL)M
not hear	YN
not heartb	DP
not hold	LNWN
not ill	(O
not in	XO
not job	rM
not keep	AM
not know	CLDJRNSLVLdMiKlLmJnHpLuNvHzL
not last	!P
not laugh	TN
not leav	AOJMaO
not left	TN
not let	BPELiJ0K3M&L,N
not lift	WOaL3N
not listen	vL
not long	ROpL(Q
not look	nL
not made	mN
not make	CODLUL
not mary	hN
not me	hM
not met	iM,N
not money	lP
not more	CPFLkM2N(N)K
not my	nQ
not need	-M
not new	PP
not on	)N
not one	ALFMHMMKVLaKmSrPzK
not only	-L
not open	TKlO
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
not say	PNpJ,R
not see	FJTOYLwN
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
not stop	ALKOLNSNVJnLvK
not sure	pNuM
not tak	FN
not take	UMXLnN
not talk	DKiPjS
not the	vO-K
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
not with	AJCNEKGSSNVLYJeKjLnKoKvJwL2L4K&L
not word	PMiL
not work	YO
not worth	AL
noth	DJMNNLPOTOULVMWJZNbLiMkNlNpNrL)L
noth .	PLTHWJZNeMkPrJ
noth has	VN
noth is	VPbL
noth left	UN
noth mat	TN
noth more	FO
noth specia	-O
noth tast	TM
noth to	2M-N
notic	ANkOlMxM
notic if	AL
notic to	xN
novemb	GQ-L
novemb i	GO
now	FNILNLRNSMaMeMgLiKjKlLnMpLqKwM2N4L8M
now .	CKFMGMIJNNRKSKeHgJiJmLpJqJwJ4J8N(N
now and	AOFLKOMLRLcM
now he	RLSMTNjN2K
now i	ILXLaObNhMnKpJqM
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
numb	CLNLQMTMiPmM1J8M
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
o	ENGKMJTLVKZNaLbLeKoMsLtL1H8K
o clock	GMZLsN1M8L
o lord	-G
oath	eQ
ocd	UP
octob	cN
of	GLqJ5K%L
of #	CNXOhLmJqHsNtKvOzL0M%M(M
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
of it	UNVKWKaJeKnHpOvM6N
of ivf	bN8L
of jam	3N
of life	AMFN
of liv	AN
of march	GO
of mariag	gM!P
of me	1O
of mine	FN
of my	BOCOELGOHOILLNgJzJ9M
of our	dLxO5K%L
of pow	-N
of rehab	&N
of steal	RN
of stuf	3M
of tea	-L
of that	wN-K
of the	KMLJMLOJVJbLdJiKjKkJqLwKzM*H
of them	cNsJuKzN1J6J8L9J!J*L
of thi	UN
of try	bK
of us	EMMMaJjMkP3H4M5N6K7L!J#M%L+M
of work	rN
of year	1O
ofer	oQuQ
ofer me	oO
ofers	uP
ofers and	uM
ofers on	uL
off	AMEMKNTOUNVLZMhOiMkNoKwN4L5J&N(O
off #	VKhM
off .	AMEJTLZLaMhNkK)L
off at	wM
off for	UN
off from	4N
off not	AO
off sick	XN
off the	AJCOEMFNKKQKWLnNoMqM(O
off to	wS5O
off with	UM
ofic	IKLLULYMeQkKlKqRrNsNxMyO1O2L9M
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
old	HPNMRMYLdKnMoLvO3K5L6K#N,N
old .	HLYO8N
old @kin	7O,L
old @work	,M
old and	BN
old coli	HN
old lab	HM
old mr	mP
old on	#O
oliv	*P
omg	)M
omg thank	)L
on	GLIKOKsLtMyK1L4L5L6M9L#M%K
on #	eMfO2N9M
on .	APBMNMTLUNhL
on a	ILQPWNYKfJhMsLuJvMwM1J4K5K6N8K
on an	4O
on bed	cM
on doubl	1O
on drip	QO
on east	-M
on emerge	lN
on empty	UN
on everyt	hM
on foot	5P
on friday	ELGLOGPGfMkMsLtM2L3L6G9K#K%J
on her	BLIMOJWJeLmLqMzN0L5K6M&M
on his	ANCKFKIJeP#O(O
on holida	6O
on it	KOWM6L)L
on matern	kN
on me	jM
on monday	COENNHONPLeLfKsLtLyKzQ4L5J*J
on my	HMIGPLhKmMnOoJvL0L1N&K,M
on night	ZL
on our	INJN8K
on oxygen	QO
on saturd	ELGJtLwMxL2L3L9M!J#J%M&K
on sunday	CLENGMwL4K5K7M!M#M-J
on the	GMIKKLLLPKdMeNyL2K6L9K
on thi	AMGOmO
on thursd	CNDMEKOKPKfJsLtMzM1L4J!N%M
on toast	+M
on tuesda	CLDMRKUKfMsKtM5L
on video	eL
on ward	QN
on wednes	ELOLPKtM%N
once	BLFLULaMbMdJ)N,J
once .	UM-L
once more	FN
oncolo	NV
one	GHaJbLmMrKsNuOvLwLzM3L!J%L&J+L
one .	GJHMNGOMSLTKhLrLsJuLxLzK3L
one aft	ML
one and	mJ
one arm	YN
one at	zO
one bit	vO
one cal	rN
one day	aM&M
one fing	QN
one friend	zN
one hour	-O
one in	uM
one is	vP
one line	bO
one more	bN&L
one of	BNCLEMFMtMuL,J
one person	mN
one room	dL
one stay	cN
one that	uO
one thing	uN
one to	mL
one way	wO
one who	+L,J
one year	CNGR!K&P
only	DLFNMLOLQLRLWMXLeKlKmOvLwMzL1L9L)K
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
open	FJHMLMOQTLZLdKlLrMxW0M7J
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
operat on	ON&N
operat tomoro	OO
oposit	CNQO
or	PMTKWNYMlNuW
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
oth	KJYKfLgJiMjLmMqPvLwLzK7M9L!J%M
oth #	QO
oth .	jJlKqK
oth @kid	YOzO
oth nurs	qL
oth over	jH
oth peopl	-L
oth weeken	gM
our	HLILKKLKYKwJxJ3K5K8K%M*M+K
our #	GK!J
our .	)O
our @kid	DKOMPLQMYNZKaLgLiKvLwMzJ0M4M8L9O%K
our @kin	CJELSLYMaMfLgLiLrMwNyLzM5J!J#L%L
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
our first	3L!O-N
our goat	HP
our group	5L
our headmi	2O
our hedg	jO
our home	3L
our hous	LL3L
our kitche	LL
our last	wQ
our litl	xN8J-L
our mariag	gN
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
out .	BMGJKKUPaFcKdMiKjL)J
out aft	gN
out and	gM
out at	kM
out by	dM
out of	QLTPYLdNfMiMnLoLqMrMsL0M3N&N(P)L
out on	OKdLwL
out over	jM
out parad	%N
out thi	OP
out to	wO
out with	JNKJgMjN
outsid	CNISUKYNdPeLkL
outsid the	IP
ovaria	NO
oven	RNxO-L
oven .	RM
oven and	RL
over	HJJGKKfNgKhQjRqL2M4R6K7O
over .	AN2N)P
over @kin	jN
over a	jN
over for	-P
over it	uN+O
over kharki	JM
over my	,O
over the	HHKKLOQJfLjNqLxM2M3L4P6M7J%H(L
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
own	BLCKIKRLULYLaObOdLiNmLqLvMwKxP3N
own .	mM
own @kid	BNvM
own @kin	ROvM
own bakery	xK
own life	AMCO
oxygen	QQ
pac	ZN
pacema	OO
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
pap	JNMKTJdKeTgSlNoNqJtV%L)M
pap #	tL
pap .	MMeMgJtM)N
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
parish	XLjM5O+M,M-O
parish counci	-M
parish fete	-M
parish is	-L
parish priest	,N
park	ILVJdNjKkMtN)J
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
pas	CTGMHNKLiNnLqLtK2M6M%S&J)R
pas .	CLGK)O
pas away	CM
pas my	tG)N
pas on	CP
pas out	%T
paspor	BReN6O
paspor and	BO
paspor in	BP
past	CJDLGMYK8M%M&N
past #	CM8N
past the	&O
pastor	UOpM
path	KO-J
patien	aNjJvS0L1M2M&N-M
patien .	-O
patien pleas	-N
patien with	aNvM-H
patric	5N
paw	HQ
pay	dNlQnMuLxP)N
pay our	lK
pay the	lJxQ
payday	lR
payday is	lO
paymen	lP
peac	CMFNJQULVMjOqN7P-N
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
peopl	ELINJPKOLOMNYPmOsNxOyM1P+L-L
peopl .	mL-K
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
person who	-P
perth	uN4M
peru	6P
pharma	0P
phd	0P
phd .	0N
phon	BOINJKPOSMVOeJhKiHjLmNoQrLvN0K7H8O
phon .	ILPNeLvM
phon and	BNIO
phon cal	rN
phon is	-M
phon ring	VM
photo	JMKNLMiQ
photo album	KM
physic	tO
physio	&U
physio say	&N
piano	LL3Q
pick	eNfPqLrNuN)L*U
pick .	uM
pick on	qP
pick up	fO
picnic	-M
pictur	DO
piec	POUO
pigeon	-N
pil	APSQZMaQlM
pil .	AO
pilgri	5S-J
pilgri .	5O
pilgri to	5L
pilot	4S
pilow	WOZOvM
pink	cN-M
pink lin	cM
plac	KOMNdOgMrOwMyM3P)M
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
plat	CMOOULiOjOnMwM+S
plat .	CJjL
platel	XR
play	FO-O
play .	-J
play the	-L
plea	fO
pleas	EMJKOJTJWJXKZMcKtK&L
pleas .	1L6N&N+M-O
pleas ble	!N,K
pleas do	,P
pleas forgiv	nL
pleas give	ZM
pleas god	7M
pleas heal	XM
pleas help	tL
pleas keep	OM
pleas let	PLQOcNrNxM
pleas pray	CJEJFMIMJHNKOJRLULVLXGaJeKhLjKoM
pleas rememb	,L
pleas watch	,M
pls	BJOKQJTJgKoMrMsJvJxK0M3K9M+K
pls .	-L
pls ble	9M
pls let	-J
pls pray	HMJKNKQKTJgMqMsKtJ1K3M
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
polic	AMRMULfSsL
polic came	fO
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
post	HMVKaLgLhJiKkPmKpKrNsSuHwJyR)J
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
pray	LKTKpPrK5J,J
pray #	BLJNNKQK
pray .	AKLMXJpKsM)M,J-L
pray and	pO
pray for	LKMLNLQKTKYJaKbMfKwL5G*L,H
pray group	-L
pray i	-L
pray in	-O
pray she	uO
pray that	-L
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
presid	-N
presur	QOUOXOcMwO
presur .	cN
preten	wN
pric	lO*Q-M
priest	BOFMpLuO9M(M,M-K
primar	zN
princi	qPsM
prison	fQ
prison .	fM
proble	lM
proble .	lM
projec	1N
promis	AKSNnNoNtM5N9P
promot	yR)M
promot to	yP
prop	yM
prop job	yL
proper	ZN
propos	uP
prosta	NR
proud	wM%O,N-M
proud .	%M
provis	xM
psalm	pM-L
psalm and	pN
psychi	UQ
psycho	UP
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
push	BL
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
put my	HHWMnLqK
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
quarel	jM
quart	1O
questi	pOtQ
queu	-M
quick	-K
quick .	-N
quid	lN
quiero	AP
quiet	DKJJbMmPqKuLwO2N-N
quiet .	wK2M
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
rain .	MM9L
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
rang	ALCKFLPMlMvO7S8L(L)O
rang .	7P)L
rang the	(P
rap	BSIM
rap .	BO
rap me	BM
razor	AP
rea	sM,J
rea want	sN
reach	FMKOhK
reach for	hM
reach my	KO
read	EOGMaKiLpOtL0V7M9M%J
read .	EMiM0L
read and	0N
read at	EM0M
read the	EMpM-L
ready	AMFN
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
redund	kSxL
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
rehab	SR&V
rehab and	&O
rehab sinc	&N
reject	eNrP
relaps	ST
relaps .	SO
relaps last	SN
relati	BQ
releas	fP
remain	)O
remand	fQ
remary	iO
rememb	CLGQKLMLRNTKUHYLbNmNtN!K,N
rememb my	GL,J
rememb the	GM-M
remisi	(P
remova	EO3O
renew	kO
rent	SLdSlVxP
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
rest .	ZMcK-L
rest for	ZO
rest in	CO
restau	xN
result	PWeMtR)P
result .	PM
result come	PL
result of	PL
resum	yQ
retak	tQ
retir	iLmOuN2W
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
rib	WP
rice	BMLNSLwO*Q+O
rice and	+O
ridg	KQ
right	OKWLYLhJiNjLuOvO4K7L
right .	vL
right now	4L
right word	vO
ring	PPSLVLaJgNhQiJmQrNuL9Q
ring .	VMgOmM9N
ring back	hN
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
road	HKIPKMLLMKQMiK5M6T
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
roof	KRLPVKdN1P)J*M-K
roof and	-N
roof fund	-O
roof in	-N
roof today	VM
roof with	LP
room	BLDMFNTLUMWLbOdPhLjMmNqKwPxL3Q8N
room .	BMDKTKbLqJxM
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
round	FOGKNNbQmJrMsPuJ2N4L6L8J9L%K+N
round #	NNbO
round .	sM
round it	+M
round of	bP
round the	FL+K
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
run	HLJLMLOHRLUQVLXLZKaKcMdKqLvKxN1K&M(N*N
run .	VNXM
run on	UP
run over	HL
rung	iO
rung sinc	iL
rush	QQ
ruth	,O
ruth .	,N
sack	kR*N
sack .	kP
sad	TQ
saf	8N
safe	BQILJNOMVLcM1L4O6T8N)M
safe .	JMcL6N
safe at	BN
safe on	6M
safe travel	6N
safe with	BO
said	DJFNNHOJPKRNhLiHjQnJoM7Q9L&M(M)O
said .	NMOO
said i	RLjL
said not	nM
said someth	jMnN
said sory	7N
said the	jK
said they	kP
said thing	jL
said to	nL
said yes	9P)P
saint	5L-N
saint jean	5L
salary	SM
sale	-M
salon	xM
same	DNGMILRKTKZKeHiMkLoMpLqJsKwMzL0H7M!Q#K%L
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
sat	AMUNfPgMiNtPwL1K7O&L)K
sat .	tN
sat down	UO
sat in	UM
sat on	-L
sat us	gN
saturd	ERGKfMsMtMwKxL3M4K9R!L#J%O
saturd .	EHGKxK3J4K9J!M#F%H&L
saturd and	wL3M9L#L
saturd first	%L
saturd in	EM9N
saturd we	%K
sav	DP5Q)M
saving	lSxP
saw	POcPdLfMhOiP
say	FNPLTNUKVJbKeKmLnKpPuMvK+P
say .	CNEMFJPLVLuKvO,M
say @kin	FG
say befor	+N
say day	FP
say everyt	TM
say give	vL
say good	mP
say goodby	CL
say grac	+N
say he	AMHNTNhLpNvK
say i	iOqNvO9O
say if	BN
say it	BLFMHKPJTKUGVHWNXNeJnL
say not	oR
say one	uM
say she	BNNMTNULhL
say someth	+M
say sory	BN7P
say thank	(N)N
say the	ULYMpO9M+O
say ther	TM
say we	DMfO
say what	TP
say yes	uL
scan	DOPVcR(N)Q
scan .	DN
scan came	)O
scan clear	(O
scan is	PN(M
scan of	PL
scan was	)J
scar	AMBMJONKOMVTYKcMzK
scar .	OLcM
scar of	OKVO
scar to	BNVQ
scater	EQ
schizo	UQ
schola	)R
school	IOKMVMYLnKrLsJvLyKzW0N2K%Q
school .	ILVMnLsMvOzK%J
school and	zJ
school at	zM
school fee	lR
school for	zO
school gym	KK
school in	INzQ
school monday	zK
school on	zO%N
school thi	%N
school tomoro	zL
sciati	WT
scratc	SP
scratc card	SO
scream	UOWPjQqMvP8L
scream at	jJqLvM
screen	DLcP,N
scrol	%Q-M
sea	FKLPeM3L6Q-L
sea .	6O
search	rO
season	MNOL1Q2M*T-K
seat	wM4P
seat .	4M
second	CLDNEJGOLNMMNLPMYKbKeKnKsNuLxNzN0M
second hand	xP
second interv	sK
second round	NOsP
second step	LO
second time	DMLLeM
second year	0Q
sectio	OOUP8P
securi	kN
sed	-N
see	FNPKTPYMaKfOiMmKnJoLsPuLwK4K5K6K%N
see @kin	6L
see her	iLnN
see i	sN
see it	%O
see my	6M
see the	AJFOOLTNYMrNuL6K
see us	PN
seed	MP
seedli	-O
seek	rP
seen	MOgMiL1L
seen a	gN
seen my	iN
seizur	XP
sel	MJSMdMlLoNuOxR3P*N
sel @kin	uL
sel the	MKuO3L
self	AQmK
self checko	mM
self harm	AN
semina	uO0P
send	KMMOaOeJiMmKrNvLxL1K+H
send help	vM
send me	eN
send rain	MO
send the	iN
send us	-O
sens	-O
sens of	-M
sent	ANFMJQPOgNiMlJnLrR7N
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
set	CNmMwLxQ5N6O
set off	5M
set up	xP
setl	uM3P
sevent	HOcOvK5N#Q
sevent year	HP
severn	LP
sew	xL-N
sew machin	xL
sexua	BL
sexual	BN
shack	dR
shadow	PN
shak	EMIPSNUOVQXMsKtK&O
shak .	INtK
sham	nQ
sham .	nP
shar	iNqO7N+O,L
shav	NO
she	HLNLRMTKUMYJaLgMhPiLnOwMzL
she ask	FM
she ca	VLWLXLYKaM
she cal	RM
she cry	TLnM
she did	-M
she died	CM
she doe	ANRMTMnN,O
she gave	hN
she goe	vN
she has	FLNLPLRHXKaJdOgOnHsLuJ6M
she is	OMQNULVKWKXMYKcNiJvMwNzJ4L#M(L,N
she keep	OM
she know	zM
she left	hM
she los	-N
she put	RK
she said	hNjN9O
she say	BPTM
she slept	HN
she stil	!N
she taught	2O
she took	hN
she used	TK
she want	ALhO
she was	CODLGNHLSMUJYKaKhJkKnL
she wil	FPOLuMzM2M%M
she wo	VN
she would	GL
shed	HOKK-L
shed .	HO-M
sheep	MNZO
shel	JT
shelt	dS
shelte	3P
shelte hous	3N
shift	UMZKqPyQ1R3Q+K
shift .	qJ1L
shift at	yK1N
shift from	3P
shingl	WRXS
ship	JSwM6P
ship out	JS
shirt	gOsOwN
shiva	ER
sho	RMsOzN
sho in	RN
shook	UM7U
shook .	UO
shook hand	7R
shoot	IS
shoot at	IM
shop	CLIQKKLNSKVJaMjHlNoLrMxU2N&J(J)J
shop .	CNIL-M
shop is	xM
short	nN1P+P-J
shortl	sO
shot	ITMN
shot in	IO
should	CKENWMiLnNoLqNsOuS3L
should have	nO
should i	uR
should not	oN
shout	UNaMjRqOvO
shout about	jN
shout at	ULaLjNqMvL
show	MMNNTNXJbOcOdNuMvJ2L
show .	-O
show at	dN
show me	uN2N
shrin	5P
shut	DLIMTPWMkPxN
shut .	TNWK
sick	PJULVOXRcL1L6M(L
sick .	VMXQ1M
sick and	XM
sick for	XO
sick of	-O
sick with	XL
sickl	WQ
sickl cel	WP
side	CKJLKNXMZNgMiLjO
side .	KN
side of	CO
sight	YR
sight is	YO
sign	TKUMYOfLgRlNnOuOxSyM)M
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
simp	(P-M
simpl	-O
sin	nP
sinc	GQKLMKTPVNXNYKZMaLdLiPjNmMpNrN!N&O
sinc #	JLXKeNiMrK1L8L
sinc .	jO
sinc @kin	CLGMiOvQ7K
sinc east	TJ&O
sinc he	iM
sinc his	aL
sinc i	GKVMWMaLiNmLqN7L
sinc june	MM
sinc last	rM
sinc march	MM
sinc my	CNGQ
sinc our	GMaN
sinc she	GL
sinc sunday	QLjN1M
sinc the	ILJQKOTKVOWNYPZMaLdKgLiLmLqKrL7M&L(P
sinc we	GHwO!P
sinc yester	XO
sing	CLEPFNOORNTLpL1N#N&M-O
sing in	TK
sing the	-M
singl	mQvQ#N
singl @kin	vP
singl dad	vN
sink	&O
sir	QNkM
siren	JR
siren all	JO
sit	FOIJTOVLWNYKaKfMjKkNlLmOpMqMrMsMtQzK0O
sit .	WL
sit at	rM
sit befor	sN
sit his	tN
sit in	TPVNfKgNjNkOmLpM
sit my	tM
sit on	TNlN
sit the	tR
sit ther	pM
sit with	FLaOmO0N
site	qO
sixtee	#P
sixty	1L5L!M#N+N
sixty year	!M
size	NM
size of	NM
sky	KNMQ4P-L
slam	jPvP
slam every	vN
slam the	jM
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
slid	qO0O1O
slip	CQFOQNRMWN&N
slip .	&P
slip away	COFP
slip disc	WP
slot	SQ
slow	0O&Q-O
slug	-P
smal	CKDJNMPKXJbMcKeJqJxNzJ3O4M6M8O&M+J
smal @kid	NN
smal boat	eN
smal one	CM
smal thing	-P
smear	PP
smear came	PN
smel	SQUNvNwL
smel it	SR
smel of	vN
smil	TPYLbNqN1K
smil .	qO
smil and	YO
smit	-K
smok	KPSR
smok .	SK
snap	UQ
snap .	UN
snapch	hO
snor	ZP
snow	eO6O-Q
snow .	-J
snow day	-N
so	FJVKWMYLaKbLmKwJ9L#J
so #	KO
so alon	mL
so bad	WNXO
so down	TP
so far	xN
so hapy	-M
so he	FMiM
so i	aNeMhMnLtN0M#L,M
so it	aM
so lon	mM
so much	WMsM,N
so nobody	BP
so proud	%M
so quiet	wN
so scar	VM
so that	1O
so tidy	wM
so tir	UKZNaJ
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
some	AKILUOZLaKvMxM+P
some day	aM
some word	+N
somebo	ILaKmQnLrPxL-M
somebo .	-L
somebo to	mP
someon	BKINhMiMmKoNqMrM,L
someon .	-M
someon else	hN
someon should	-P
someon who	-M
someth	NMPKUHVFfKjLnLoMpKrR2K7K&L+P,P
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
spar room	bL
speak	EJXGiNjMmMqPvOzN1L
speak .	XKiNjJ
speak at	EL
speak to	jM
specia	YO-L
speech	1P9Q%P
spel	tL,N
spel test	tO
spin	OQ
spinal	YP
spirit	TLuM-O
split	gQhOjP
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
spr and	rL
spread	NOqM
squar	%N
squar hat	%N
squeez	FO
st	FNOLQNcJrL5Q9L(K-L
st columb	-M
st franci	-M
st joseph	rN
stab	IR
stab in	IK
stab outsid	IN
staf	qNyM1N
staf room	qN
stag	NSVN%S
stag #	NS
stag in	%N
stag on	%L
stair	BMLKQNUGVKWOXOaM3N
stair .	BM
stal	tNxP
stamp	eQ)O
stand	EMLMMLRQWOYJcMeJfMkJmMoMrOwJ2L9N
stand at	rP
stand in	RQ
stapl	qN
star	TNYOZO-N
star at	TNZM
start	NPYMxRySzR0M7M*N
start a	xP
start as	yO
start at	yNzN
start big	zL
start chemo	NN
start cut	AM
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
statio	JLULdNfOxO
statio cupboa	UL
statu	eP
stay	JJOKQJTMaKcPdMeMoPuN0K3J7M&P
stay .	cNuJ
stay clean	&M
stay in	uL0O
stay or	uL
steady	OQ1L4N
steal	RN
step	LOWLYNfL5M&R
step .	-O
step and	LM
stick	YPbO
stil	CPDJGNILJKKLNLPJQMbNeLhMiKmKnMpLrNwJ!O&M
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
stilbo	DP
stilbo .	DO
stock	UM
stol	nQ
stomac	VRXL
stomac bug	XM
ston	GMKOWO
stood	AMENGMUO!N
stood in	!N
stood on	AO
stop	DKFLIMJNKKLMNKSMTMULVMWJhKiLjMoMpM2O&M
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
storm	KN4R
storm over	4N
story	-N
str	US
str at	UM
straig	oP
street	HKIKJOKOLORLdQeKiN3N
street .	IJdK
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
stuck	JLQMeO0P
stuck .	0L
stuck in	JM
stuck on	0N
studio	xO
study	tPuKwO0U,L
study .	0P
study for	tN
study in	wO
study medici	0L
stuf	3O
such	vM,L
such a	vO
sudan	JQ
suden	-K
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
sum	XMrN-K
sun	*N-P
sun on	-O
sunday	COGOQLmLpMwM1L5M7L!N#L+P-L
sunday .	CHFLJNQJhKtMuLwJyM1K4M6M9M!K#J
sunday and	jMwM8M!K
sunday din	+M
sunday i	mN-O
sunday let	-P
sunday night	AN
sunday roast	+P
sunday sinc	GL
sunset	-N
sup	gL
superm	VL
suport	lP
sure	pNuO
surf	dQ
surgeo	OR1M(P
surgeo hand	OM
surger	OV&L)L
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
switch	LNTM
swolen	WP
sydney	wP
syndro	YO
syndro .	YO
synod	-P
syring	FN
syring driv	FN
system	-J
t	-N
tabl	YLfNgLiMjNmKnHuMwK0K7O+T
tabl .	UMiMjM+K
tablet	ARTQULWNXRZNaN
tablet and	aM
tablet do	WN
tailor	xN
tailor shop	xL
tak	FLOPRJSNTNUKaKqNrNtNvKwH3M4M6M
tak care	aO
tak credit	qM
tak her	BO
tak me	TP
tak my	OO
tak off	4N
tak our	wL
tak the	tO
take	AKFMOKVMWKXLaKbOdKfJnLoLrJuO4M6J
take .	bO
take her	AM
take it	nLuL
take off	4P
take the	IMONnNuL6M
take turn	FMaN
taken	FNQOULgMqLwMyO
taken the	FL
taken to	QN
talaq	gQ
talk	AQDHHLJMUMYOhMiNjNmSpJqJsPvL1K7R
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
tast	TR
tast of	TN
taught	CONLRMpP2N,M
taught me	CMNN,L
taught my	2N
tax	1N
taxi	8Q
tb	HPPNXP
tea	CMQLRKTJ7L!L&M*N
tea .	-J
teach	ILUOrMsNtKvOyL2N&L-N
teach #	UL
teach me	vM-Q
teach us	vK-O
tear	UP
teenag	VM
teenag @kid	VM
teeth	OO
tel	AMCLFLJMNJPNRKaJeKhJiKkMpLqNsKuMvH1K7K
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
test result	PM
test tomoro	tM
text	CFhPoP4N
text .	hM
text my	oM
than	YNlKvKyMzN0M2M,L
than i	-N
thank	7N8N!L#M%O&K(S)S*P+Q
thank .	(L)K,O-O
thank be	8M(J)M
thank for	(M)M*L-P
thank god	IMkM%L(N)L*M
thank the	(N
thank to	)M
thank you	2N7N8M9N!M#L%L&J(L)M*K+L-Q
thankf	-N
thanks	*O+L
thanks din	+L
that	RLbNnNoNpJvJ7M
that .	bNvM7K(L-J
that @kin	BPCNoJ(M
that he	AO
that i	EKWKaHbNjNnLoKqLvJwL1L-O
that is	GMOJQLSMTLVJWMaJjJmKrOvJ3M,O-K
that it	JN
that made	+L
that my	GM,L
that night	nQ
that our	-M
that peopl	-N
that road	6O
that stag	%M
that the	ELJNMMNM)N*K-M
that they	eOvO-J
that we	-N
the	KLLM
the #	DMGQOOPLeMfNlOtKuJwLxLyJzK2M3M4J9P!M#J
the @kid	DMHLIJJLLKSLVKcLdKfKgOlMnLvLzJ6K
the @kin	BMDKELIJJLKJUObLcLfNgKuKwJ7K8M9L%M(K*J,L
the @pet	HHKKOKZNcMdLgOhLsJwO3L)K
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
the ambula	CNQO
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
the bin	jM
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
the bus	INRMVMmLyKzM5N)N,J
the cake	#M
the camino	5O
the canc	NP
the car	KKRLTKUGVMbLdMfKgLiLjLlOpNwL7L)J
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
the clock	TNZK
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
the dark	TL
the date	GN
the day	EMGPaMqMtM#P
the depot	qO
the din	aN
the dioces	5O-N
the direct	qN
the dish	jO
the divorc	gMiNmM
the doctor	FNPORLTLUMXNbOcLuJ(Q
the dole	rOyN
the door	DLHLILLLUMVMcNeKfNiOxK4M7L
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
the ewe	ML
the exsult	-N
the eye	NN
the factor	kN
the farm	uN2N)N
the farmho	3N
the fauré	-M
the fear	VN
the feast	5M
the fenc	jO
the fev	(L
the field	HNMO*M
the final	-L
the fire	KLsLyL
the first	GHlLwMxOyMzJ1N2L4G6N7M%L&J(M*K+M
the flat	dM
the flood	LO
the flow	-J
the flu	XP
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
the gate	KLVLkOzO
the gla	QK
the goat	MN-M
the good	!L-K
the gown	%O
the gra	MO
the grap	*P
the grav	GO
the ground	EOINKNMN*N
the guitar	-M
the gun	JN
the hal	hLtO
the hand	+L
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
the hospit	QOsMyM1M8L(M
the hotel	kN
the hous	CMFKHJJLKKRLTKUJVLZKdLgNiJlLuHwK3L&K)M
the hurica	KR
the icu	QL
the inheri	jN
the job	rNuLyN)K
the judg	fRgO)N
the jury	fP
the kaduna	IO
the ketl	RM3N7M
the key	hO3Q
the kitche	LLTKgMjJ1K)L
the knee	YN
the knif	OQ
the knot	9P
the lab	PP
the labour	8P
the lady	BN,M
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
the let	ALPOeMlN0M7N)Q
the librar	dNsK0N
the light	LM
the line	JOkN-N
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
the man	QKdMfNhOjLuM,M
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
the new	JQNLOKXOqNyLzL1L3M-M
the nicu	QQ
the night	FOHMKJLMZLaP1H6P(L
the nularb	6N
the numb	1O
the nurs	FNQQRJXN&O
the nurser	DNbM
the oath	eQ
the ofic	eLqM1O
the old	dMzM+K,M-N
the oncolo	NS
the one	SNTKaLbMhLlMnLuNvK1N6K%L+J,N
the only	AOmPoMzM
the operat	OJ
the oth	KJNOYLiJlLmMqOuM3N
the oven	RN-M
the page	0O
the panel	sP
the pap	eKgP
the parish	5L-O
the peopl	KM
the phon	PQSKVMeKjMlLmLoK7K8O)K
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
the psalm	pM-M
the psychi	UP
the pub	aN
the quak	KP
the quiet	FM
the radio	mL
the radiot	NP
the railwa	2M
the rain	ENdN!O*N
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
the right	uMvN-M
the ring	hS9Q
the riv	LP
the road	CLHMIKLLiM6M
the rocket	JO
the roof	KMLKVL1M*M
the room	dM
the rosary	-O
the same	DLRMSKTLZJkHsLtMwK7M!M#M
the scan	DPPO
the schola	)P
the school	AMKNLLoMvMzG1J2O3L)L
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
the sort	-M
the sound	JN
the soup	+L
the spirit	-M
the staf	qM
the stag	%S
the stair	BNVLWNXOaN3N
the start	-N
the statio	UKdO
the stock	UM
the ston	GN
the storm	4O
the street	dQ
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
the til	IMnPoN
the time	VN
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
the voic	UP
the vomit	XL
the waist	YO
the wal	BMLKTPWOjO
the war	JP
the ward	QSUJyN1J(M
the wareho	1M
the wash	-J
the wat	LQ1N-K
the way	CLRN5M8N,M
the wed	bNhNiM9L
the wee	DLdO
the wel	MP
the wheat	*P
the wheel	6M
the wheelc	YP
the whol	ENKKSMTLYLfLjLkJqK1O8M#H%L(J+L-M
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
the year	-K
the young	JL9M,L-M
theatr	OS8O
theatr at	OP
their	IJKNLNdKjMlLmJtNwJ3N4M5K9J!O)M+J
them	JLbMoLvOzK1J5L6K9J!L*M
them .	CJKJLLSKUJbMhLkKlJoKpKvJ1M5K9J!J(K*K,M
them by	uL
then	DPPJRJSNTNUKVLWKZOaKiKlLwK1L2N9N
then i	UPaL
then the	BNSNlN1N
theolo	0O
theory	tQ0O
theory test	tL
ther	DLILJOVLZLdMkKlLoNpNzM3M
ther #	kM
ther .	ILJKeMfMkLpKwMyLzM1K3N
ther and	VMpP
ther be	-J
ther is	DLJKMMTMVKdLgLlOmNoMpLqLrNsN+K
ther listen	ZN
ther sinc	kP
ther was	DNIKnN
ther when	nP
therap	&N
thes	pNvN,N
thes day	,P
thesi	tQ0T
thesi .	0M
thesi chapt	0L
thesi is	0N
thesi on	tO
they	FNIQKMNNOPPQQPYLdLePfMkRqLsP7L
they are	EMILKNNKOQQLVLYJbLgJjLmKvO8M
they ask	sPuL
they cal	%O
they can	FN
they clos	kP
they did	PJ
they fir	kN
they found	NMPL
they gave	FOkM2L
they go	qO
they had	DL
they have	FPLNNKOJPKQOUJcJdKeMqLuHyLzM3J4N!M
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
they want	uQ
they were	HP
they wil	OMsOvM(M
they wo	JM
thi	ELGOcJmJ1N3J8J!N%L*M+K
thi .	AMUM
thi @kid	cOvM
thi aftern	EN
thi city	mN
thi countr	eL
thi date	GO
thi day	GN
thi earth	AN
thi food	+O
thi friday	GN
thi job	1O
thi land	eP
thi lent	-M
thi month	lO1N
thi morn	CKHMJLKJQNRLbLcKgLkLwJ8K(O)N
thi one	cQsM
thi season	*O
thi sunday	GP
thi time	GLINNN-J
thi town	-N
thi week	CMJNUMeKmGnOrMtLuL1J6G!L&M*L
thi weeken	EM1K3M9M#K%M,M
thi wint	-M
thi year	DObMlL5N*Q-L
thick	YO
thin	MJ&O
thin .	MJ
thing	ANPLTJUMVKfLhNiGjPkLnLoLqKuJ2J7J
thing .	TMhJ-J
thing about	jM
thing to	jPnL
think	ALOLRMSJTKUNVMWNfJgLjJnMoJpMwL4N9L,M
think about	AOnN
think i	ROTLUJ4O
think it	TLVK
think of	jN,L
think someth	VM
think the	UP
third	DRGMLMMONMQMSMVLZLcLlLtMuKzP0K
third ivf	bM
third miscar	DO
third one	DO
third time	DKLNtK
thirst	MO
thirte	vP
thirty	CLFLRKWKkMpKtL1N2O3N5L!N
thirty #	2M
thirty year	WLpM3M!K
thos	INJOoOyL)K+K
though	AOVNaMgMhNkL(M
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
throat .	BM
throug	EJLKNNQKSLTKULWMZKaJbLeJgO0K5J6P!L)J
throug .	)N
throug a	gM
throug the	BKQLVLWMXN6K!M
throw	VOvM%N
throw up	VO
thrown	dL
thrown our	dM
thumb	-M
thund	VO
thursd	DJEMOOPOdLfPlLsQtP1K3L4G!M%M
thursd .	DLENKMOJPKeKfLsLtM1L%K
thursd and	1N
thursd for	OL
ticket	eOwL
tidy	wN
tidy now	wM
tie	kNsO9N%O
tie .	sO
tie the	9N
tied	IP
tig	HO
tight	VO
tiktok	vP
til	FLILPNQOSNTLWNZPcKlOnLoOtJuMvK1M*J
til #	ZNtP
til .	IN
til dawn	ZN
til noon	uN
til the	ZMcNlL
tim	ROSKVOXLYLaKbM0L
tim .	0J
tim a	XP
tim and	VL
time	DJFJLJVLaJcLtNvMzK4O5L7M&L(L
time .	DKFNMLNOSMaMbKsKtG7K&E
time i	RNcK
time in	LOzM7M(N
time lucky	tK
time on	2N4N
time sinc	7O(L
time the	PNVO
tin	5N
tiny	DO8P
tir	ALTMUPXJYNZOaLdMrNvK1L6L8L
tir .	UPaG
tir of	ANULYL
to	ALoLuMwM3M4O5O6O7J
to #	-M
to .	mL
to @kin	gQiLvN4O
to a	TKUNeMlNmLzM2M3K9L
to all	-M
to answ	uN
to ask	vN7M-K
to be	AJDKFLdLpLrNvMyM8M9L-L
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
to die	AQFO-J
to do	AKELJOuK1M2P
to each	jJ7M-M
to eat	mM+N
to end	AO
to exist	AL
to feel	pL
to find	hOrN
to finish	0P1N
to fly	4N
to forgiv	7N
to get	KMVJrM0N1M
to give	1K-H
to go	AHBLFKNMQLRMdLfMkKoNrL0M1M5J
to god	8L&L(L)N
to have	bLuM
to hear	PJiM
to help	aN
to her	FMSOcMyP7N9L
to him	ALCLiNqN7O
to his	wO
to hospit	QL
to housto	4N
to jos	6M
to jump	AK
to kil	AMBN
to knock	5N
to know	uJ,O
to lago	4K
to learn	0P-K
to leav	VN3K
to let	HO
to lie	cN
to live	AOYLdLuL3M
to look	MNcN
to lourd	5R
to love	-J
to make	uN7N
to manila	4L
to mary	uP
to mas	pN
to me	ALBHCNDKRLTLaKiMjKmKnLoLqMuKvL#J
to meet	7P
to melbou	wN
to mind	aQ
to move	COuM
to my	EMINLKYKZLiNjMnOpKzJ3L6F7N8L#P&N
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
to say	COEMHJlLmJuE7M(N)N+Q
to see	FMOKPLQLTLiMsM4M5K6M%N,M
to sel	uL
to send	iN
to sign	gL
to sing	TN
to sit	mMqQ
to sleep	HPSLZN
to speak	-J
to stand	EO
to stop	SNjM-J
to take	AMfMuL
to talk	mL
to tel	ALhOkNuJ1K9N-M
to text	oM
to thank	(Q)O
to the	EQGKJMLMMLTKmPqJwJzP1M3L6J&M(L*M
to theatr	OP
to thi	-L
to toront	4O
to unaliv	AM
to uni	wN
to us	,M
to velank	5P
to wait	-L
to wake	ALZN
to walk	&O
to win	-L
to work	DMyN
toast	!O(M+N
toast .	(N
today	ENGRHKRK8L!P#T%O&O(P)M
today #	#M
today .	DMGJHLPKRKWKdLfLgLsK!K#M&J(J)L
today @kin	GM
today and	RM#O(J
today ble	#O
today he	(O
today i	#L(J,L
today is	GQ
today just	-N
today my	#L
today not	&N
today sinc	GN!L
today we	EN
toe	8P
togeth	CKXLhQ2M7Q!Q+N
togeth .	hN7K!M,O
togeth and	7O
togeth at	7Q
toilet	UNcNmMzP
toilet .	zO
told	BODNFMNNRJTJVNYKbQcPdKgMiKjMkQnMqM#L(L)N
told a	nM
told me	AKTNbLnJ,M
told my	DKjMkLnK
told the	DKgM
told us	FJYMcNgO(N
tom	9L
tomato	*N-M
tomoro	ERGPOQPNfMsPtPwLxLyPzO1M3L4Q9P!L#O%M
tomoro #	sLyK
tomoro .	AKEJGKOMbLcMfKsJtJxLyL1N6M9K!L#L%J
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
tongu	jQ-P
tongu .	jO
tonigh	AOEPFMGNJLKLLLdOoLyK1M4N5N6P&K+P
tonigh .	AMEHFMGLILKKdJjMyM1J!M&M+J
tonigh and	AN-J
tonsil	OR
tonsil out	OO
too	DMUMVLWLbMcMdMgLsMvKwLzL9J
too .	+M
too much	UOWJ-N
too old	bQ
took	APCLGMHNIOKOLMPKQPYMeNfNgOhOlOnMqJwN8K&L
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
tore	WQ
torn	uP
torn betwee	uP
tornad	KQ
tornad warn	KN
toront	4N)M
touch	BRWNqN&M
touch it	WO
touch me	BM
town	IPJOKMMNmL3S
town .	3L
town and	-M
toxic	qO
tr	MN
track	4P
tracto	-K
trafic	-M
trail	*N
train	IKKNUNrNtLvJwNyO5M6O#N
train .	-L
train to	6L
transf	bQzP
transp	OO
travel	4N6R
travel for	6N
treat	nO
treat my	nO
treatm	FMNQ
treatm .	NN
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
trust	pM-M
truth	-M
try	AMDPSLZObOcKtK7L
try again	DP
try and	bL
try for	bM
try to	AMSMcM
tsunam	KO
ttc	bP
tub	FOQP
tube	YO
tuesda	CKDJHMOOPLRLTLeKfNtMzL8L&K
tuesda .	CMOLfLtG1L
tuesda and	RL&N
tuesda for	OMtL
tumor	NQ
tumour	NW
tumy	VR
turbul	4R
turbul .	4O
turkan	MN
turkey	+P
turkey and	+M
turn	DHFMYKZMaRiMuK#V
turn #	GN#T
turn her	aM
turn him	aR
turn ninety	#L
turn off	FP
turn over	tP
turn the	DN
twelv	DKGMaLcMmL1N!M+K
twelv hour	1L
twelv month	GQ
twelv week	DL
twelv year	!N
twic	PKfMtO%L
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
ukrain .	JL
umrah	5R
umrah .	5N
umrah with	5N
unacom	4P
unaliv	AM
unaliv i	AM
und	HNJNKOLSOOQMUOdOlMvP*L
und #	LMvM
und and	LP
und the	BLHOJKKOONULdMlNvL
und wat	LN
unders	0Q
unempl	rR
uni	uLwPzQ
uni in	wN
unifor	yOzO
union	qP
unit	JOQSUR
unity	-O
univer	lNwNzO%Q
univer .	wL%N
unopen	iP
unopen .	iN
unsay	jN
until	AMFLPOWNZLcMlNoMuL1K6L
until the	cN
unwel	XP
up	AJLMZJaLfMhMvLxN2L3L4O7M
up .	ANBKIJMLULZKaGgMhOlKvK4L
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
up the	GMWLXLtL2N5L9O-L
up ther	pO
up thi	-O
up to	GMLOuMzM5L6K&L
up today	xO
up tomoro	AN
up with	hO7O,M
upstai	LQjO
us	ELFLPMaLiNjLkLvNwM3N5K6L7N!O+N
us .	DKGKJJKMOJPJRKYHcLfLkHqMwJ1J4L6J7K%H)K+H
us @kid	!M
us a	-M
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
used	CLTPXKYKaKmLpOqM
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
very	FKRMTOXNbLgLmL3L
very polit	RO
very sick	XL
vet	HSOPXPlL(N
vet came	HN
vet is	OO
vet was	HN
veux	AO
video	eLmM
video cal	eL
vigil	-N
vilag	CMEKIOJOKMLPMKmKxLyN2N6L*K
violen	BS
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
visito	QPmR
visito .	mO
viva	tR
vocati	-O
vodka	SS
vodka in	SO
voic	EMOOURiJmP1M
voic .	-L
voic again	UM
voic i	mM
vomit	XN
vomit bug	XL
vot	-L
vote	-P
vow	9R!O
w	BMpLsM5N+O
w the	sL
wag	BN
waist	YO
waist down	YM
wait	KNLKPTQMRKbOeQfMuG5J
wait #	PN
wait .	PLeK-M
wait for	LNPMQNXNeMfN
wait on	PP
wait til	PP
wait to	PJ
wak	AOZN-L
wak up	AM
wake	ANCMERHOONVLZO
wake for	EM
wake up	AOCMOO
wal	BLLOTOULWNjMmKpJ3L
wal .	TNmM
wal again	BL
wal and	TM
walet	oP-L
walet on	-N
walk	IKMNYOZLkMqLzM5U7M9N%O&P(P)M
walk #	MN
walk acro	%M
walk again	&M(O
walk down	9M
walk from	5O
walk in	qL
walk into	zP
walk me	kN
walk my	9M
walk out	gN
walk the	ZO5P
walk to	MM5P&N(M
want	ANFKgPoNsMuNvL0K7K-J
want a	bOgJuL#N
want an	uL
want it	AL
want me	iMoNuM
want my	-L
want the	gNlP
want to	ANuHvK5M7M&N(K-K
want us	dM
war	JQjNqN-L
war .	JM
war in	JM
ward	FKQWUMpMqOyQ1N2L8N(L
ward #	QO,O
ward .	QN
ward and	QL
wardro	CO
wareho	yP1M
warm	dN,O
warn	KN
was	BOCODPHPIRRKYMfMhLiKkPnP7L)Q
was #	BNCPDMHLiNnEwN
was .	RP
was a	IHRPYPgKjNrK)K
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
was gone	AN
was in	IKXOnN*N
was just	XM
was kil	CP
was let	kO
was made	kL
was monday	PN
was mug	IN
was my	CPnM
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
was taken	QP
was taught	pN
was the	BMCKSKTMhNkLnM
wash	LOTKUMaReLnL7M
wash and	aP
wash machin	-K
wash my	TMaN
wat	FNLVMWNKcO1J8Q
wat .	LMML-J
wat botl	WM
wat brok	8R
wat for	MM
wat has	LN
wat in	LM
wat is	LJ
watch	AMEPJOnKwM2M4L6M%L,K
watch over	wM6P,P
watch the	JL
wav	wO6N-M
way	IKRMVKeKiKnMoLvMwM4L5O6O8M
way .	6K-K
way home	IORN
way ticket	wN
way to	5O
we	DMEOGNHKKJLHbMdMiMjNuK3O5L7P!P%K)M*M+N
we are	JKKKLLbHcLdLlP1M3K6J7N9L!H%J*G+K
we beat	-M
we both	jN
we bury	EPHN
we can	lN)M
we cary	EL3K
we do	PNfNgOiMvL
we eat	+M
we fight	jN
we fly	4L
we get	3M
we give	*O
we go	3Q5P
we got	KN3K7M)M
we had	DKHMjK7M
we have	HLKLLMbKePgOiLjLuK3J6M9L
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
wear	ALBPNMsMvO%M
wear a	NO
wear long	ANBO
wear the	%L
weath	9N*M-O
weath for	-L
websit	oO
wed	bLgMhNiLlMsL4K9T!T
wed .	iL9K!M
wed aniver	!N
wed day	9N
wed is	9M
wed of	9N
wed on	!N
wed to	9N
wednes	EMOLPMfMpHqJsMtPzL%L
wednes .	OLPKqLtJ
wednes and	EM-K
wee	CMDLXOcOdMxNzN4M8P#M
wee @kid	XO
wee @kin	8N
wee one	DM
week	DOFLPMQLUKcQfJtMyNzL1O6M&N
week #	cO
week .	DNFKNKUGZJcKfKtMuMxHyFzK1H2L6H&K
week aft	&J
week and	CLDLPJTHXKcLrN1J
week befor	hP
week ear	8O
week gone	cM
week he	UO
week i	PKUJ
week in	XP1J6Q
week on	1O
week pregna	cK
week scan	DL
week the	DL
week they	(N
week today	cM
week was	mL
week we	DL
weeken	EKSMfKgMmJoM1P3L5K6M9N#L%L
weeken .	EGgL1G3K#K%L,L
weeken and	1L
weigh	nM
weigh on	nN
wel	MQOMXMcKiLuL2M8K(P
wel .	OLcL8K(G
wel again	(O
wel are	MM
wel has	ML
wel is	MM
welcom	8R-K
welcom .	-L
weld	rP
went	CPDMGLHKIMKLLJPKSMTHbKgOhKkMlNmLnMwN8M(K)L
went home	CK
went in	CN8P
went into	mN
went out	CM
went quiet	DN
went throug	gO
went to	CNHKnN
went wel	(M
were	CODLHKIPKKRMSMbKcLdJeJhLjLnMpJ7J8J9L!M#K
were born	QM
wet	FL
whal	-O
what	BNPKRKVOfMnMpLuLvK2M+N
what a	-O
what i	iJjLnNpJ0N1J5Q
what if	VR
what is	AMpLuN+N
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
when	BORNVOWMaKbMiMnOoMpKqM
when @kin	BNnM
when he	BMfK
when i	BHRJVGbJeHiPjJnLoLpMqNvL1K
when she	nLwO
when the	CLUO
when they	sOtN
whenev	VQqO
whenev a	VO
whenev the	VN
wher	IMJPKLRNSKdNeMfLgJlMoMpNvMzL3M9L
wher i	sM
wher she	vN
wherev	,P-M
wherev he	,P
wheth	PQuR
wheth to	uS
which	RKUKdNhNuR
which one	uM
whil	CJLNQMRLSNXLgOkM
whil i	-M
whisky	SP
whistl	2L
whit	DLEOVM9N
who	CLIMRMaOfKgL2L+L,O
who alway	,N
who cook	+L
who did	IQ
who died	RN
who get	gP
who has	NNTLXKYMmN
who have	MO+N
who hurt	-P
who i	RO2K
who is	QLXKaKoN#N,H
who wil	ON
whoev	3N,Q
whoev win	-M
whol	EMKOLJSLXNfKkM1N#K%K(M)M+K
whol @kin	+N
whol hous	XQ
whol of	KMLM
whol street	-J
whol vilag	-M
why	RNVLXKiMpLsO,K
why .	XN,L
why did	-N
wide	ZN
wide awak	ZM
widow	CRmQoN9N
wife	-P
wifi	-P
wig	NL
wil	ENFMGLOOPKYNbKfMiGwM2M7L9K!M#L%M
wil .	iO
wil alread	DO
wil ask	sM
wil be	ENGMOLYKeLfJgOkMwNyKzO1L2J9K#N%K
wil come	-M
wil have	!N
wil know	POoP
wil like	FLYNmM+N,Q-M
wil love	-L
wil not	AKCJFPVLXLYLbMlKvP
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
winipe	eO
wint	TN1N-L
wir	QP
wir .	QN
wisdom	OMuRvO-M
wisdom .	-N
wisdom teeth	OO
wish	ALNL,M-K
wish i	APNN-H
wish my	,Q
with	KJLKQLYLaLdLgKhMjLrNvL2K5N6M7M
with #	EOLOdKgKhLwL3M4P6K!M
with .	mM
with @kin	EMGLKLaOgMuN3L5J
with a	IPLKWLaLdKgLkKnMoMrLsL2J3M4N6L7H!L#M%M&K
with an	wM
with breast	NK
with burnou	UO
with covid	XN
with depres	TO
with down	YN
with her	CLFHGNJLQLXOYJhLvLwKzN5J%L
with him	AMFMHKQOhMvK,K
with his	QMWNYLgMrPwLzO0M2J
with it	SNYN
with me	AMVMhKyN0M
with ms	XN
with my	GNaLhKiNjPqNrKuLvHwLxL5N6N7M!M(K
with not	(N
with noth	2M
with one	YLeNgN
with peopl	-K
with pneumo	QM
with schizo	UP
with thank	)O
with the	FLJMKKSLdKgJhJoMsKyM2K5N6K&J
with their	-K
with type	XK
with us	TMaMjKwN3L
with you	-M
witn	fR
witnes	9O
wiv	KN
wks	DN
wo	BKDJELFLHKIKJJLKNLSLTJVKXLZLdLiKnKvL3K
wo not	BKDJELFLHKIKJJLKNLSLTJVKXLZLdLiKnKvL3K
woman	bNgQ!M,P
woman on	,O
womb	bT
women	MNbO-M
women walk	MK
won	)M
word	ELJOPKRMYMiKjRpNqKsLvK0O1K7M&K+N
word .	EO1M
word and	pK
word befor	+M
word from	PL
word over	jL
word sinc	iL
word with	jN
wore	%L
work	DMPLUKZKeLkQoJqLrPvLyL0L1Q2P
work #	1N
work .	BNPLULlMoMrL1H2K
work and	oN1L
work day	PM
work in	1K-M
work is	1N
work on	1K-N
work sinc	rN
workpl	qO
workpl .	qO
world	AMCLhM8O-N
world .	-M
world cup	-K
worn	UO
worn out	UO
wors	RNXOjM
wors .	RN
worst	WO
worth	AL
worth liv	AL
worthl	TN
wory	OMVRZNcM)M,N
wory about	OLVL,O
wory sick	VN
would	AOGQMOaJbMiLmNoOpLrM9K!N
would be	GLbN
would have	GR
would like	-L
would not	aO!O,N
would notic	AL
would of	GO
wrist	AM
wrist .	AM
writ	JLfNgLiNlMqJsNtS0P#M
writ my	0O
writen	ARiM0O
writen the	AN
wrong	VOeMfLnM1M
wrong .	VK
wrot	APqN)P
yahrze	GQ
yahrze candl	GN
yam	*S
yam festiv	*N
yard	HL2M-K
yatra	5P
year	GTHNbMgMhNiMkL0N2O7L!T#Q%M&M*L
year #	gLzO1N
year .	DNGFHGMNbKfMhJiNsKwL0J2J3L7L!E&J
year ago	DKGOiJnM!M#L(M
year and	GFHKLLNNSLULbLgNhNiJjLkHmLoNpOsK2K7H!H#K*K
year at	yO2N
year he	gN2M
year i	COGNeN
year in	eLfMgM2L
year mary	RNbP!L
year my	7N
year not	GM2L&M
year now	iO
year of	WObLgKpOyN0N2K3M7L!K%O)O
year old	NNvS#N
year on	GO2L!N#M
year she	HN#O
year sinc	GQ!O
year sob	&P
year that	GO
year thi	!N
year today	GM!O
year togeth	!O
year tomoro	GM
year we	CM7M
year wed	!Q
year with	kO!P
yel	jO
yel at	qJ
yelow	DOMQXQ
yemen	JO
yes	eKuN9R!M)O
yes .	eL9O)L
yes or	uM
yes to	9J
yester	CMDMHGIJNJRMUMhKiHjJvL7L8K9K&K(M
yester .	IMNLhL(H
yester she	RL
yet	DGKLPMQLXLYNcLzM5O
yet .	HJKNPNcJzK,N
you	bLpL7K8L!K#N%J(O)M*K+K
you .	cN#L&L(K)J+K-P
you are	pL
you for	2N8H!O#L)F*L-N
you god	8L(G)D
you jesu	(J)M
you lord	(L)L*K
you my	)M
you thank	(P)O
you that	(K)K
young	JMSLhNnL1M2M9N
young men	JO
your	MNdLoJvL,N-N
youth	5O-L
yr	vK!P
yr old	vL
yrs	GLHNbNeLgMhLkL2N3M!P%M)L
yrs .	kM
yrs mary	!L
yrs today	GN
zoom	kNsS
zoom interv	sL
zoom w	sM
`
