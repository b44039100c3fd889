/** Written by `npm run write:classifier`: do not edit. What `encoding.ts` reads. */
export const WEIGHTS = String.raw`
-121 -83 -92 -204 -185 -192 -267 -120 -173 -95 -137 -188 -120 -93 -112 -154 -158 -198 -80 -172 -104 -104 -90 -16 -133 -189 -277 -122 -152 -151 -113 -128 -159 -155 -301 -134 -118 -41 -141 -209 -167 -171 -133 -109 -171 -73 -163 -217 -202 -101 -136 -179 -72 -99 -139 -158 -137 -183 -111 -251 -142 -152 -206 -196 -132 -149 -116 -70 -110 -134 16 182
	-N
 .	-N
#	GMZMcLsLvM1M8M!N#O
# #	GKHLSLaJgLlPwLxJ8N!K#K)J
# .	CMNMQMRNXNZLaMdKfKsKtK0M4M8K#H
# @kid	IPKKUKdNeKgFiLjJkNlMvL0K1N3L6L7J8H!J%K
# @kin	NNiOjMxQ6N7N9L+N
# @work	tN1L
# a	SO
# acr	*N
# again	ZO
# am	ZO8N
# and	FNOLVMXLZLaMcLiKrMvOzM0M4K#K
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
# day	GKHMJKKMPNQNWJXOeMtL5P6O8O9M&P*N
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
# hour	FJONQMSLZNaKfNtMwK1M4N6M8K
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
# month	DNFKUKWJXKZMcMdLeMfLmNrLyM6N&N)L
# more	NO!M
# my	BKNMQKtLzN
# night	ZN1N)O
# not	&N
# now	GM
# o	GMZLsO1M8M
# of	ELGKHMILbKcMkJqLsM0M1J6N8M9M!L#K+J
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
# smal	CPNM
# step	&N
# stop	VK
# the	#P
# thi	8K#P
# thousa	lO
# tim	RNVNXJYMbM0L
# to	vJ
# today	GKsM#U
# tomoro	OJsGtKzN4L#O
# tonigh	dL
# und	vN
# wed	!M
# week	CODQPKQNTNUJcQhJ6L8K&P(N
# with	QJ4N
# wks	DN
# word	0R
# work	PM
# year	GMHKRLbPeOfOgLhPiOkL2K7M!N#H)M
# yr	vK
# yrs	GMHNbNeLgMhLkL2O3M!N%M)L
. #	CMGKNJXLZLcJeKgMhNkNrKsLtL2K4M7L8N(M)P
. .	YLaKiKnL7L
. @kin	CMEJFLGKJLMMNKQJcMiJuLzN7J8L#J%M(L)N
. aft	cMyN7K8O(L)L
. again	ZKbL
. all	!O)N
. and	-L
. benign	)O
. ble	3L8M9P!H#M%L+M,L
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
. give	UNYMaNsOvK1M2M
. god	bNdNeM#N(L
. good	-N
. he	AQFKHMIJNORMSHTKULYKaMfJgKiKnOvMzJ7L#O
. help	fNoMvM1L7M
. her	BPFNwL
. his	CN
. how	vM
. i	DLGOUJaLgNiLmKnLoHpMuJwL
. is	pN-P
. it	DLEMGJLJRMUKVLhKiNnMoHqMtNwM0K&L
. just	,K-N
. keep	JMcKoL0L#O&N
. last	BOUM
. let	ELFMJMRLYNfLgKsNtMvLyMzG2M3N5O7J9P!M#J&M
. lord	jMoMxL!N
. make	9P-F
. may	5M6N&N-J
. my	DJFKHNaKeLfLiMoJuL7J&L
. ninete	gL
. nobody	DNKLQMaMbNcKeMgNmH
. not	EKFMJLMKXLmKnM(J,M
. noth	VOoO
. now	BLDLJMSKTLXKYNaKeKjMnOpK2K9N&N
. on	3M9N!N%P
. one	&M
. only	-M
. open	MO
. our	gMvL3L)L
. patien	-M
. peac	-L
. pleas	DJFMJNMLOHSLTLWOXJcKeLhKjLpLtJ
. prais	)N
. pray	vO1O5J
. saturd	9M
. sel	uN
. send	mN-K
. she	INRKTMUKYLaJeLgKnLsLvMwK2L7O#M
. show	uM2O
. sinc	iMpN
. stil	GKNM
. streng	1M
. teach	vO
. thank	8J9O!L%M(L)L*K
. that	mL,M-K
. the	COFJHMIKKJMORJTLUKZLdJeLlKnKuK9M)N
. ther	DHMPlL
. they	DNFKHMIKKLPGQHWMYJbNdJfLiKoLqPuL7M8L!O
. thi	RN
. today	&L
. watch	6O
. we	CNDJFNGMIMKLLMNNPLbJcMeMhLiMjKuKwK5N7L!M&L)L*K
. what	VMpMvL2L
. yester	RP7M(P
. you	-K
@kid	DMILYJbKcNfKgKiLvRwNzK8O%J
@kid #	vL8L
@kid .	GPIJSNbMcJdKfKgKuKvHzJ7K8K,S
@kid all	XN
@kid and	CLDMbOcLdMgMiK8J9M!N
@kid are	BKHKKKNKQKTLXJeKgLjJmLrLvLzK3K4K6K8K!K(M
@kid ariv	8K
@kid ask	gO
@kid at	BNDNNMoOvGwO8M
@kid begin	zM
@kid block	iN
@kid blood	PN
@kid born	8J
@kid brok	XO
@kid cal	7O
@kid came	TMvL8P
@kid do	HLvL
@kid exam	tL
@kid fiancé	hN
@kid first	yL
@kid flies	wL4O
@kid for	bL
@kid got	%L)N
@kid gradua	%M
@kid has	ONTJVNXNYMZNeLiNrMtLuLvJ0L8J
@kid hat	vM
@kid have	wL3O
@kid i	DN-L
@kid in	CNQNcLiOmNvJwLzL0N6J
@kid is	INPKSMUNVJYNcNfLvJzH6L&N
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
@kid sinc	iJ
@kid sit	tN
@kid start	yNzP
@kid stay	cO
@kid tak	4N
@kid thi	8J
@kid to	wN7M
@kid turn	#N
@kid up	9N
@kid walk	9L%L
@kid want	GQ
@kid was	CMIKXOfMvK8O
@kid we	DP
@kid wed	9N
@kid who	vN
@kid wil	#N
@kid wo	ZLiK
@kin	CNENFMGNQKRNaOiN7L9K#L,M
@kin #	FJGHNMVOcKiLrLvN6O8J!N#P
@kin .	BNCJEJFKGNaJ7J8K,N
@kin about	jL
@kin aft	7N
@kin all	mO
@kin and	CKKORLaJeLgOiOjNuLvO5J7O8K9O!O,M
@kin are	EKFMGKJLKKLMQHUKaJeNgPjK3N5P6K9H!M,M
@kin arthri	WN
@kin ash	ER
@kin ask	RN
@kin at	DKELaLeLjJmOnMoOwJzK8L
@kin back	SM,O
@kin bangl	SM
@kin beat	BP(M
@kin been	QN
@kin begin	yNzN
@kin birthd	#P
@kin blood	PK
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
@kin died	CQGNvM
@kin disown	iN
@kin do	iN
@kin doe	BNRJeMiK
@kin drink	SP
@kin every	aN
@kin farm	*P
@kin finish	%O
@kin flies	4O
@kin fly	4O
@kin for	iM6M
@kin found	NLSN
@kin from	CN
@kin funera	EQiL
@kin garag	xN
@kin get	%M
@kin goe	OMsN3M5O
@kin golden	!P
@kin got	ILXKhMkQ(M)L
@kin gradua	%M
@kin had	DNPNQMULXN8N&L(M
@kin hand	2N
@kin hang	2N
@kin has	CJFNMLNMRLTFUKWLXLYKaNfOiLrKsM&L
@kin have	iLoN7N!N
@kin he	XL
@kin hear	UR
@kin hit	BQ
@kin home	FM
@kin hous	KMLNjJ
@kin i	RJaMdNiOnNqN
@kin in	ILJMKJLNMOQHTKaLbNeLgJiMmKnLuL5L8M,N
@kin insuli	aN
@kin is	FJJLRJSKcKjO3M9L#K&K(K
@kin keep	RQwK
@kin kidney	XL
@kin kn	WO
@kin land	fM
@kin last	2L
@kin leav	5N
@kin left	COGN
@kin liv	dMmM
@kin lord	oN
@kin lost	DKYMdNkNpO
@kin mary	9N
@kin memori	EL
@kin mov	3J
@kin must	uL
@kin my	yM
@kin name	RL
@kin need	OOrL
@kin not	FM
@kin of	IMQNdLfNvM,L
@kin on	CLELGJNMQOaKlM5K6M
@kin only	FK
@kin open	xM
@kin over	jK
@kin pas	CR)O
@kin put	RN
@kin rang	7R(K
@kin relaps	SM
@kin retir	2L
@kin sat	gO
@kin say	AJBNFKHMTMjNuLvO
@kin servic	EM
@kin she	DLFNROUKXLaNbM#L,L
@kin silv	!N
@kin sinc	aNiO
@kin sit	mNtM
@kin smear	PN
@kin sold	SN
@kin split	gK
@kin start	NPyNzM
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
@kin turn	#Q
@kin vilag	JM
@kin visa	eQ
@kin walk	ZM%N(L
@kin want	AKFLuN
@kin was	CKHLINJNQPRKSKYJeKfJnHyN8K)K
@kin wat	8O
@kin we	,N
@kin wed	XO9N
@kin went	CP
@kin who	IKRJSKYKaLiL2L4L9M%L,J
@kin wil	OL5L
@kin with	NNYMaOrN
@kin wo	iP
@kin would	9N
@love	BMDKOKTKaMcLeJgKhKjMkJoKyL4K&J
@love .	BKFLGNTLcHlLnKoM,Q
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
@love has	BHFJOKTKUMWKaKcHgNjPsNuL
@love hit	BL
@love is	BFFJJKOJPKQJUMVKcOmLoOxO1J4K6L8N!O#M&J
@love last	2N
@love left	hM
@love lost	CNDN
@love miscar	DO
@love retir	2P
@love say	uM
@love want	gK
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
@pet ran	HN
@pet to	HK
@pet was	HJ
@work	CLEMILNKXKYLqTsLtL1J2M,N
@work .	qK,M
@work and	qJ
@work at	qH,O
@work died	CO
@work got	-P
@work has	XMtL
@work hat	qL
@work ignor	qL
@work is	FMUNqJtK1O2M#M,J
@work keep	qL
@work lost	CK
@work mr	,J
@work on	qK,O
@work put	qM
@work scream	qK
@work she	,O
@work shout	qL
@work tak	qN
@work who	IN,J
a	IKdKgKrLxL8K&L
a #	FNvM4O)J
a @kid	bUcNiJvL1K
a @kin	INbNdOeKfKgKlMmLnOoNrJuL2K8Q9M,J
a @pet	HO
a @work	CKqO
a and	QP
a baby	8M
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
a bus	IM
a calm	-O
a camp	eP
a candl	#P
a car	XO
a card	iL
a cardbo	kN
a clock	2P
a cofe	-L
a compan	xO
a crosro	uN
a cyst	)P
a day	SSaM1N
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
a fight	jM
a financ	lN
a flat	gN3N
a fold	fN
a girl	8O
a good	OJSOoNvN9L,M-J
a grandm	8N
a gun	IO
a high	XK
a hole	OL
a home	aQuL
a hospic	FO
a hot	WP
a hous	3M
a job	rPsK
a ketl	dM
a kind	-O
a knot	VO
a lawy	gO
a learn	YN
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
a new	OLXLmKyJzJ3G
a night	ZM
a nurs	RMyG1M
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
a strok	XO&M
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
a whil	QN
a whol	AM
a widow	CP
a word	iM
a world	-P
a year	GQmN&O(N
a young	2P
aborti	nR
aborti in	nM
aborti when	nL
about	POVNeLgLiKjPnKqNsLuLvL
about @kin	PNiLjMnM
about end	AN
about everyt	VP
about him	,N
about it	ULcLnHpLvJ1K
about me	qO
about my	PJjMqN,L
about our	eO
about the	CJDJPJgLjNmKnMqKuJ1O7L
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
acept	uM5N7O)P-L
acept the	uM
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
aft	aMcNgNhKkNpNyO2M3K7O8M&Q(N)N
aft #	SMcJgNhOkHyO2N3N7O8O(K)N
aft .	OO
aft @kin	aJ
aft a	&L
aft all	7P)R
aft eleven	7K
aft forty	2L
aft her	&N
aft his	&L
aft my	aN
aft the	KNLMPLQLgKiMkLlL1M&P(Q
aft thirty	2L
aftern	EP
aftern .	EM
again	ALDMJNLKRLSMUMWLZObNjK7P&M(N
again .	AMBKLKOMSLWKZKbLeKjK7L&L(J
again aft	&J(O
again and	JMKMULjL&M
again in	-O
again it	ZM
again my	JO
again near	JN
again or	uN
again thi	bO
agains	BLfNnNqN
agains my	fM
agains the	BKfO
age	CN
agency	bNrP
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
aisl on	9N
alah	JNtM-J
alarm	ZO
album	KO
alcoho	SP
alcoho and	SM
alegr	LN
aliv	APIKJJKPQM)N
aliv .	IL
all	LLmOpM1L(M)M*N+L
all #	HOXNcM!L)O,Q
all .	TKYJvK6K7L)M-M
all are	mN
all being	-N
all clear	(S)L
all day	TNVNmKvP1O2N,L
all in	-K
all my	lLmM,N-K
all night	JMWOZOvM
all of	FNMOpLtM1K+J
all our	xK
all thank	)O
all the	ANDKHMLJNJTLVLjMqM3N
all week	1N
all who	-Q
alon	VKaNeMmVoLuMvMwMzL1L4M5L6O
alon .	mN
alon and	mM
alon every	mM
alon in	mS
alon on	mN
alon sinc	mJ
along	cM
alotme	*P-J
alow	QN
alow to	QM
alread	DPNNSMbKcMeKgKhMsKwLzK1K3L(L
alread .	(N
alread told	DM
also	aKbNrNuM0M
altar	pP-O
altar serv	-N
alway	BMGRTMVLjKmNvL!M,R
alzhei	RV
alzhei .	RQ
alzhei and	RM
alzhei is	RM
am	EJULVJaLcKmJoJvK1J8K
am #	BQDMFKNKOLPMSLVKaLcOgOhLmKsKvF4K#N
am .	RKaL8L
am @kin	RR
am a	CNTKUJWKYPaJfKmJpMrMvM1J8N
am afraid	BNVN
am an	8N
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
am mary	oR9O
am nervou	eK
am not	BLDKZKaHbLhMiNmJuL2L)L
am on	KL
am overwh	UN
am pregna	cM
am read	EK
am run	1O
am scar	BO
am so	VMaGmJ
am stil	rO
am terify	BN
am the	EOaNoLqKuLyQ1N
am think	,N
am tir	dO
am to	EO
amara	8M
ambula	CMQTUM
ambula just	QN
ambula took	QP
amen	+N-M
amen .	+N-K
an	OKPNQNSKUKdJjKmKnKoJpMsMtMwL4K8K
an aborti	nP
an aeropl	4N
an alcoho	SO
an answ	uL
an argume	jN
an aunti	8M
an eat	UN
an egg	wM
an empty	wL
an envelo	oN
an exam	tN
an hour	UL8M
an interv	sL
an mri	PO
an old	dMnM,J
an operat	OM
an ordina	-L
anaest	OS
anatom	tO0Q
and #	EMILNLQJaJbMqMvG1M5M6L7K
and @kid	8N
and @kin	EJFJGJIKJMKKRJSLYJcLeLgOnN3L5K6L7N9K!N%K
and @love	!P
and a	YLdMgLsKvLxMyM0L2L4N6N8K9L#N%K+M
and all	LOyJ3M5J6N#M+H
and ask	RR(M,L
and at	YRaM
and b	dM
and back	&Q(M
and be	-K
and both	uP
and brok	OHXQ
and c	DO
and ca	TMVKXLZK
and cal	RKmOqN
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
and has	FGTNUOXJYNdMtLvK4M
and have	1N
and he	FKQORMSLUMXLYNhOiKjKkLuKzK4L7K!M
and her	BLXLaJcKvMwJ7M,J
and his	ANSJXPgN&M
and hit	IM
and i	CKEKUKVMaLjKmNnKoKvK1K
and is	FJNKOMQO&M(N
and it	CLELHLKLUMVMaKbLcJgKiJlMnLoJpNtL1N)M
and last	BOSN
and let	5M9O
and lie	ZM
and make	-M
and may	-J
and me	ZM
and mov	FMwM
and must	XO
and my	ENJMKMLLVLYLeLkMlLoNtJuK1L5J%J
and night	aM
and nobody	PLQJmHpJ
and not	HOLLMLVKWKaLbJeLmLrKuKvLyL1J6K#L*J
and noth	bMpM
and now	CMDLPNRJTKULbMhLiHjNlOnNpLqNwM2M
and old	-O
and on	cK4P9K
and one	uO1K
and our	KN+L
and peopl	-J
and presen	qO
and pyjama	sN
and said	FLPOgNjK7M
and say	NMTNUOlMmOpL7P
and scar	cN
and send	aM
and sent	PL
and she	BPLMRKVLWLXKYMaJcKgLhKiKjNnOwF0M#M(P
and shook	UN
and start	NJYN
and stil	bLeMmN#N&L
and talk	mO
and tel	CNqM
and that	gMrO
and the	ELJNKMLLMOgMlMqO0M1M*P+N
and then	DOOLRJTMUNWJZKaJgLmJqLuJ2J9L
and ther	TLaKeLlOpHrO
and they	DKFJJLKMLMOMPLQJXMYJcMeKfMgLiJkMpLrMvN7H
and think	ON
and thos	+M
and today	YO(O
and typhoi	XO
and want	#M
and we	GJHLLMZLdJiNjNvN3G4K5J6J7J!J%L*L
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
anoth	HKbNcLeLgLhMjLlMnKuH1L3L#N
anoth let	lM
anoth woman	gO
anoth year	#P
answ	PNTLiMpMrLsNuRvN
answ .	pMuN
answ by	uM
answ on	uL
answer	iL)O
antide	TP
anxiet	VV
anxiet .	VN
anxiet is	VP
any	FLTMUMVKWKXLYJcNgMkMpPrRvK8N(L
any day	cO
any job	rL
any more	FJRKSMTHUNVMXLYLpMvK(N
any of	pN
any work	rN
anybod	mP
anymor	APRKTKhOiMpMvL
anymor .	AOpL
anyon	eNpLzO,L
anyon .	zK
anyth	POTOiKpLrOvN,N
anyth .	TKrM-K
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
are	JLKNLLMOQLdKgKjJ1K3M5K7K!K*M+L
are #	dKlM1L!O
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
are fight	jM
are get	9L-O
are going	5M
are hav	cL!L
are in	JMKLQNdN
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
arest	fP
argu	jQ
argume	jP
argume with	jN
ariv	8P
arm	APBPWNXPYQaM1J
arm .	XLYK
arm and	YN
army	JPuMyL3O
army and	JO
around	-K
arsena	-O
arthri	WS
arthri is	WN
as	DKqJwLxMyU2M5L9M!K#M%M(N
as a	XOeMfLrLxOyL2O(K
as he	wO
as if	DN
asault	BNIO
asault .	BN
asesme	tO
ash	EUKS-K
ash wednes	-O
asista	yJ
ask	FMNKRPbMgOpLsNuOvJ7L(N+K
ask .	JNpO,N
ask every	bP
ask for	FHMLNKQKnOuMvK&N(O)M
ask how	aO
ask me	EMNLOMRLpLuMvH9P+M
ask my	7N
ask today	-L
ask us	FN
ask when	RN
ask wher	RLsM
asleep	oN
asylum	eW
asylum interv	eN
at	DJEMIMUKjMkKqLsLvKwKyMzL2K
at #	DMEKOMZMaJcLkLsMvHzK0L1L2O3K4K8K9M%K
at @kin	ENjQ
at a	QOuNyLzJ&L+L
at all	TJ-L
at bedtim	vN
at christ	DN
at church	YO-L
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
at home	BNFKSMXKaNrPyL
at last	cK2J5L7O&N
at lunch	mNzM
at luth	OM
at mas	pO-M
at me	BKHNjMqNvN
at my	EKIOKMTLbNjMnOoKvK
at night	BMJMKJRMSNVNWPZMmNnLoN
at noon	EM+O
at nurser	zN
at our	+P
at school	BMmPvK
at st	EL-N
at the	EJIHKMUKeLfMgKkLoLqMsNyOzM0L1L2M
at uni	wN
at war	jM
at work	DLUMkMlNoN1N2F,N
atack	CLIQQMVOXO(L
atack in	VO
atack on	IMVN
ate	jNmM7N&N(P
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
away	CMDNFLHJSNeKfKiMnKoMwOzJ
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
back	NLPMSMTLWOaKgJhKiKnMoK7N&P(P)L
back .	EONNRMTKWKbNeLiJjLlJnKoOsL6L&H(J)K
back and	uM
back clear	)L
back for	sP
back from	RNUO
back hurt	WJ
back in	DMUOqL7M(J
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
bad	ELNNPLUMVKWNXMaKjNnLpKrKsKvL6N&J*K
bad .	pN
bad kind	NM
bad she	WM
badg	kOyO2N
bag	BMILcOdQeMgNhOvJzM7M8O
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
bank	IMLMMLSLkMlTsLxLyN)N
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
be	ALFKGLPLYKgLvLwKyM9N#L-K
be #	GOiN#L
be .	)N
be @kin	vO
be a	bOcNtMvLyP9L#J-L
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
beat me	-L
beat up	BM
beaten	BMIQ
beaten by	BN
beauti	-L
becam	8Q
becam a	8O
becaus	ILMNVLZMcKdOhNiLjKkLnOqMvLzJ1J4K9J
becaus i	iNqMvL
becaus of	cKjLkLnL4M
becaus she	VP
becaus the	MPUM
becom	jN8O
bed	CKFOHJLKQRTQVJZNcMdMmJwN3K!L
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
been	ALGJQLTLUJbJdNeKiHkLpKrLsL4K)M
been #	GL
been born	AM
been cut	AM
been diagno	XL
been in	YLdLeN4M
been let	iP
been low	TM
been mary	!N
been mis	HO
been on	4N
been our	GN
been out	rL
been sent	JN
been sick	XN
been sleep	dK
been so	-M
been sob	&N
been ther	kM
been told	FN
been try	bL
befor	EKFMPJSPUJVMfLhMkLsN1N3L7L*M+Q
befor .	wO
befor din	+K
befor every	VN
befor i	-K
befor my	VO
befor sunday	+L
befor the	SLfLhKsNuJ1O*O
befor we	+N
begin	xMySzS5K-J
begin as	yN
begin at	yJzQ
begin on	yPzN
begin tomoro	-O
behind	INJLNKPLSLVLWMdPfNiMlP
behind me	IO
behind on	lO
behind the	SOVNWNdN
being	BNELFLJKOLUFdKeMfMkKmMoLqMsLvJyK)K
being a	vN
being abus	BM
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
bely	cN
ben	wN
benign	)R
benign .	)Q
besid	EOHN
besid @kin	EO
best	CMFOHMTKYJgKjLnJ9Q%K*N
best @kin	CJEKTMjK9K
best barley	*N
best man	9Q
bet	ANSRXMvN&R(O-K
bet .	XM-K
bet app	SQ
bet off	AQ
bet on	SO
betwee	JLULaKgNjRlLqNrMsLuQ1J7Q
betwee my	7N
betwee the	uO
bhabhi	jM
bibl	pL,N-N
bibl study	,O-N
big	EJNNOKjMuNwJxLzQ1M3J6L8J9M#N
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
biopsy	PV)Q
biopsy .	PM
biopsy result	PM
biopsy was	PJ
bipola	TPUT
birth	YPcMeL8R
birthd	CKGPiMmM#V
birthd .	CN#O
birthd card	iM
birthd of	#P
birthd to	#O
biscui	HQ
bishop	-Q
bishop and	-M
bit	QKRLWMhKvS9L&L)K-J
bit .	vK
bit more	RN-L
bit of	-M
bit oth	vL
black	EOKLTQ6M
black @pet	TO
black ice	6N
black riv	KN
blad	APOO
blad in	AO
blam	nR
blanke	TO
blaz	zS
ble	xP0N3O8L9Q!O#R%P*L+S,Q
ble @kin	#M
ble all	-N
ble her	#P%N
ble him	#M,U
ble it	+L
ble my	xM#L,L
ble our	+M-P
ble the	xL3J8P9M*K+L,J-Q
ble them	9N!N,N
ble thi	+R
ble us	+M
bled	DQ
bleed	DO
bles	5N*N+R,L-L
bles for	+J-M
blind	YV
blind .	YM
blist	5P
block	hOiS
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
board	YMfMsNtRwOzO1N4Q)M
board and	YP
board exam	tN
board in	4O
board now	4P
board school	zL
boat	KPLQeLnN6R
boat to	6N
body	ZO
boil	3N-L
bomb	JT
bon	NPWN
bon now	NO
book	hJtL0Q1K!P)L
book .	0N
book the	!O
boot	dMwNyN5L
bor	-P
bord	JReP6N
bord .	JP
boreho	MP
borewe	MQ
born	AJDOFLQLYO3K8P#O
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
both	OOYOaKcMjMrKuOvJwOzL2N5L7H8P9P
both .	9K
both leav	wN
both of	8L
both wel	8N
botl	SWWLoN&Q
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
box	DNbJkPoNwMzL3S
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
break	ELMOUNYLhNqOvL1Q
break room	qK
break up	hO
breakd	UQ&P
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
bring	FKGJJLTKfKpKvO4N6P7K!M#L*O
bring in	*P
bring me	TL
bring them	6N
bring up	vR
brok	HHILLMOKXNdLhPlOnL8P(N*L
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
burial .	EO
burial of	EM
burn	BNIPJKKQWQ
burn down	KN
burn in	-L
burn like	WL
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
bus	IPKJRMUJVMdKhKmMwKyMzN2O5P6P!M,O
bus .	IH,L
bus to	5O
bushfi	KP
busin	lOxT6M
busin .	xM
busy	1O
but	IKKLMLONRMVKWKaKbKhLoKpKrL#N
but he	HNOL#M
but i	DLTJYLaLhJnKuKwL0L
but it	NNhM
but my	OQaH
but the	LNNMWL
buton	YQ
buy	GMiMxQ
buy the	GN
by	BKHKKKQNYLdPhLkNlLmNoLqMuM0N1N3L4K6M
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
by the	BFHNIKKJMKPJQKRJSOYJdOhKlNoKuJ0J%J
by train	6M
bypa	OU&M
bypa .	OL
bypa is	ON
c	DNON8O
c sectio	OO8O
ca	FKIKSLTMUMVNWNXLYMZLaLbJfKlLnMpJuL
ca not	FKIKSLTMUMVNWNXLYMZLaLbJfKlLnMpJuL
caesar	8R
cafe	xR
café	xO
cage	HP
cake	GJ7O9P!L#P)M
cake .	7O#M-M
cake anyway	GN
cake in	#N
cal	CMJMPMRPbMhNiLjMlNmKnMqJrMsP7K
cal .	eJrL
cal about	PL
cal all	lN
cal back	sP
cal centr	yN
cal in	iM
cal it	TKhN
cal me	RNjOqP7L
cal my	mN
cal off	hO
cal the	(O
cal up	JQ
calm	VTtO9N
calm her	VO
came	DOIPKKLLQKTKgOiJxN7N8P&L(L)P
came at	8N
came back	DLPNXOiM)L
came down	KN
came home	UM(J
came in	LNgL*N
came off	QO(N
came on	8M
came out	iN
came over	JOKJ
came throug	)K
came to	IMjNlO7N&M
camino	5Q
camino .	5M
camp	KPLSeQ
camp in	eN
can	ELFJJMQNVOWLYJZJaKbKeLlMoJrKtLuN0J(O)K
can do	FN
can i	-O
can not	ELJOKJVNWNYKZLaLlKnKpKtL0L
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
car	ILKKLLTKUMVKaRdMgJkKlLoKwK6M
car .	dH
car aciden	CL
car brok	-N
car for	aP
car park	)L
car with	dO
carava	LO
card	BMFNGHSNePiOkMlQoLtM#M&M)M
card .	eL
card interv	eM
card is	lO
card to	iN
cardbo	kN
cardbo box	kO
care	ANFOQPXMaOeLjM
care .	QN
care for	aM
care of	aO
caregi	aP
careta	yN
carnat	bP
carpet	LS
cart	MP
cart wat	MM
cary	DNEPINLPPNQJaLbMcSnM1K3J4N5P
cary @kin	EM
cary my	EM
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
celebr	!Q-N
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
chang school	nMzP
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
chest	OQQMVPXP(K
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
chocol	-M
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
church	EMKMLJYNZKdNmLpSyJ6L9M&L*L-K
church and	pN
church roof	-N
cigare	BOSP
citize	eR
citize test	eP
city	JMmNrLzM
city .	JMmL
civil	tO
cla	CMIKQKVKXLeNmKrKtLvKyNzQ0N1M#J%P
cla #	zL
cla has	-O
cla of	%M
clas	0P
clasro	zQ
clay	MO
clean	PJkNoLrO0L1N&S
clean .	&J-K
clean the	PN
clear	PMtNuO1K3L(R)P
clear .	PMuP(P)N
client	oNxO1R
clinic	PRQNbOuKyL&O)L
clock	GLTMZNaLsM1K2S8K
clock .	2L8M
clock chang	ZK
clos	FKVMdMkTpLuLxM1M4M
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
colaps	QQUP
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
com	BMEKFKGNHLLKMLPLUMVKfMlK1K3M!K#K&L*J+K
com .	ENFORMbN#N
com at	3O
com back	&L
com home	qOvO)Q
com in	BO
com into	BN
com out	1M
coma	QQ
comb	TK
combin	*S
come	DKFKPNQMTKVJdJeKiJuKxP7M8N(K*K
come .	lM
come down	-N
come from	-N
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
compan	CMHNkTmRsMxPyM1P
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
confir	pN5N-L
confir on	-N
consci	nQ-L
consul	PNeP
contac	iOlN
contac with	iN
conten	-P
conten .	-P
contra	kSrM8Q)O
contro	BP
conven	uM
convoc	%S
cook	CMFKaMeLjNmNvMwO1N2M+R
cook .	+M
cook for	mOwM
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
counci	YMdPsKuOyO1P)N-M
counci .	-O
counci say	dO
count	APSMVJZNbOeKgLlNoM2N
count .	VO
count sheep	ZP
count the	VK
countr	JKeS6N-K
countr .	-J
county	fO1P-J
coupl	9O
courag	-N
courag .	-K
courag to	-O
cours	0S
court	fTgO)N-O
court .	fK-N
court date	fN
cover	UM
covid	CMXS(M
covid .	XM
cow	ELHOMM
cow lakshm	HN
cr	pO
crack	MOWN
cramp	WP
crash	CLKO&N
crash .	CJ&L-N
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
cry	DMEKHNTPUPWMeLhOjKnHvMwP8O)M
cry .	EJvKwJ8M
cry in	TOUNyN)M
cup	CPGKYQmN-N
cup final	-N
cup of	-M
cupboa	UM
curl	ML
curs	aM-O
curs my	-M
curtai	TQWO
curtai shut	TMWO
cury	+M
custod	fTgP
custod hear	fQ
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
dark room	WP
date	DNGReOfL!M
date .	GK
date is	fM
dawn	ZQ5M(J
dawn .	ZQ
day	FNGPMMPLQMSNWMaNyMzM1L2M5N9L&P
day #	PLQQSPWMyP5L&N
day .	FKJKPMUKWKaJeNvL9M%J&H
day @kin	GO
day and	MOSNTNWNaLtL1L#O
day as	yL
day at	yLzM2N&L
day clean	&O
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
dead	AMCPEMGMHORKiMmJ1L-M
dead .	APCN-K
dead to	iO
deadli	1T
deadli is	1O
deaf	YWzN
deaf @kin	YP
deaf and	YO
dear	WLXMjKkL1L!M,Q
dear god	jM-J
death	COGM-L
death .	GL-J
death aniver	GN
deathb	FQ
debt	lT)R
debt .	lO
decemb	9P
decent	-N
decid	eOfMhOuP
decid wheth	uM
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
dement	RS
dement and	RM
dement is	RM
dengu	XV
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
desk .	kM
detent	eQ
diabet	XP
diabet .	XL
diabet and	XO
diagno	NPRQXP
diagno with	NMXP
dialys	QOXR
diamon	!P
diap	aN
did	CODJHNIJPMRHfNiJkLnNpJ7J!L%K&K
did .	iP
did a	PN
did at	nN
did it	IP
did not	AKCNDKHOMMRKUJaKfMjLkHmLnF7J!L%K&L
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
died on	COGNHO
difere	zM
dificu	qL
dig	KO1O#M
dig with	KM
din	aLgOhKjNmM1N+S
din .	jN+M
din and	aL+L
dinosa	#N
dioces	5P-P
dioces .	-M
diplom	%R
direct	qQsN
disabi	YP
disabi and	YN
disabl	YSaL
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
divorc .	gP
divorc and	gM
divorc pap	gM
do	EMTKaMfKiKuKvL2N7K
do .	qK2K9N
do @kin	aN
do i	CMFOuPvL1L
do it	aOfM
do my	aQ
do not	AJCLTKiKmKpKvJ
do noth	WO
do the	ENaN1N
do we	uP
do with	2O
doctor	DJFRPOQORKTNUOVMXObOcMuM%Q(R
doctor has	UJ
doctor have	FK
doctor is	PM
doctor leav	uL
doctor now	%P
doctor ring	PK
doctor said	(M
doctor say	DKFMbN
doe	BORNTMXLaMbJeMiMlLnH0L2M3L4M,L
doe .	,N
doe not	DGROTNXLbLeMiNlMnJzK0L2J3M!L
doe the	1O,O
dog	UM-L
doha	4Q
doing	ELOMTJaLtMvP0S8N&L
doing fine	8N
doing my	0O
doing the	EM
dole	rOyN
domest	BO
domest violen	BM
done	OLPOaLfLgNhLnOtL1L2L8K%Q(K*L
done .	PM
done and	1O
done it	8O
donkey	-N
door	BMDJHMILJLLLVJZJdJfJiKjOmJvMxKzJ3O4M5J7N
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
doubt	pP
down	HKIJKQLKMJQKTMUMWJXMYPZK9K&L
down .	HFKHQNYKkN1M
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
dr	ONPL
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
dril	-N
drink	BNSWXMiJoP&T
drink .	BMSM&N
drink again	SL
drink today	&N
drip	FMNSQRXQ
drip .	QN
driv	EMIMfJmKnOtM2K6T
driv #	6J
driv .	nO
driv home	6K
driv test	tS
driv the	6L
driv theory	tL
driv throug	6M
driv to	6N
driv up	FL
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
drown	COLPlM
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
dust	MQpO-M
duty	fO
dying	FSMP-O
dying .	FOMM
dying and	FO
e	IOQP
e with	QO
each	MLPJVLWJaNcLeNiMjLqMvMwL0N6K7K9M!N&M
each oth	INiNjOqLvO7N9O!M
each way	6N
ear	DONKRMVGYL2O4L8R
ear .	8K-L
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
eat	FJMMTNUPXMeLfKhOlMmQvJ!J(K)K+S
eat alon	mL
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
eleven	DMELHLIJJLKNVJeJhKiKlJoJ1L5K6M7K!K*L
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
emerge and	lO
emotio	BL
emotio abus	BL
employ	rPxN
empty	COHOMPTLUMbPlMmNpLwRxL+K
empty .	TMbLwO
empty and	MN
empty nest	wO
empty room	wL
end	ANDNFPJMUJaHcLgNhOjKlMuKvN1O3J7J
end .	DO
end it	APhP
end my	AL
end of	FMUMaLuL1L2M
endome	WP
enemy	-O
enemy .	-M
engag	9P
engag .	9P
engage	hQ
engage is	hO
engine	%N
englis	FNeOtQzN
englis pap	tM
enough	WN
envelo	PPgOoR
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
even	MMRLTNVLWNcLnHpMrM0K
even .	-K
even in	AL
even put	WN
even the	MLXN-M
even when	-M
evenin	CNmL
ever	eLmNsLyO4L
ever .	,O
every	GPJKRLSOVRWNZMaLbPiLjKmNoOqLrOvQ*L
every #	aJ
every day	RLSMTLULaJmJ
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
everyo	AKDLGJHJKMSLUKVLbLhOmNnHqLvLyMzL#M&L+L
everyo .	-M
everyo at	DM
everyo in	zN-N
everyo would	AN
everyt	KOLKTRUOVNaMdMeLgMhKpKqKvOzL%K
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
ex	BNfLgNhMoK7L-K
exam	OJtU0O1J)L
exam .	tL0P
exam for	tN
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
eye	BLNKOOPLWKXOYQZRgMqL4L,M
eyebro	NP
fac	TL
fac the	TM
face	INPLWOXLhLnO
facebo	iO
facebo .	iP
factor	kO
fail	MRXLbMtN0N
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
far	DMXLcNmLxNzN#M,O
far away	,P
farm	KMLLMNiJuNxM2M3L)K*S
farm .	-M
farm or	uN
farmho	3P
fast	oNpN+N-M
fast on	-O
fath	iL8N#N
fatima	5P
fault	nN
fault .	nM
fauré	-L
fear	VT4L)N
fear of	4K
feast	5M+O
feast of	-N
fed	HP
fee	lStO%L
fee for	lO
feed	MOYNaSlL
feed her	aN
feed him	aK
feel	TSULVLYLmJnNpPuL#M
feel god	pL
feel guilty	nO
feel like	UMnMpN
feel noth	TPpL
feel numb	TM
feel safe	BO
feel so	TMmL
feel worthl	TN
feet	HJWMcP1K4N5R&L(N
feet .	5M-K
feet are	WM
fel	BNCOJMKPNKOGQMWLXOjL
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
fev and	XN
fev brok	(P
fev is	(M
fev of	XN
fiancé	hQ
fibroi	OO
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
fight	JONMQJfKjWvP7N
fight about	jN
fight again	jM
fight canc	NL
fight in	JN-M
fight with	jK
fil	gN
film	-O
fina	OMsN2N3O5O7L9L)L
fina .	3M
final	FNfLgOsLtT-N
final .	tN-L
final exam	tJ
final on	-O
financ	lQ
find	QLRLSOdNhLoLrOwOyKzM3P7J
find a	rM
find someth	rQ
find somewh	dN
find the	RN
fine	LLTMUKVOcN8N)O
fine .	PK8M
fing	OMQO8Q
fing throug	QN
finish	FMSKUJaJeLgLhOkMrQ0N1L2O%R(J
finish .	aM%M
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
first	GOcMwMxSyTzQ3M4M5K7L8L%N&N*O
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
first night	fPwM
first of	wQxL%O
first plac	3N
first prop	yM
first shift	yQ
first time	cNvMxHyKzN1N4M5O7P&L(P+N
first week	yO
fish	GM*L+Q
fix	OP-M
flag	EN
flar	WOXS
flat	QJTMVLdQgMhMmNuLwO3S)J
flat .	3N
flat on	QO3M
flies	wM4U
flies to	wN
flight	CL4T
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
fly	EP4W5N
fly .	4M
fly and	4O
fly home	4M
fly to	4O
flyov	dO
focu	0O
focu on	0N
fog	RO6Q
fold	eNfL+O
fold .	eO
folow	IP2O
folow home	IP
food	JMQJTKUNlMxP+O
food .	+M
food and	+M
food truck	xR
foot	LNWQXRYM5Q
footba	WOXL-K
footba .	XM
footst	IO
for	EMMKRKsL5M+M,L
for #	EJHLILKLMLSLUMWMZNbJiMmLoMwL1M2L!G&J
for .	AMTJ,M
for @kin	EJFJJNLKNMRHWMaKpLzM4M5P6L,L
for a	GKHMMJOJRLbNdMlKrMsKuMwL1N3O&L*L
for all	dNtN*L,L-L
for an	UJ
for anoth	gN
for anyth	,L
for chip	(O
for christ	6N
for cofe	-L
for coleg	wM
for courag	-M
for din	+N
for dry	*L
for every	!N
for god	-N
for good	eN2Q-J
for heal	(P
for her	DLFMNLOKQNRJXKYNeOtNwL5L#M%L)K
for him	AOGNTOfL
for it	DNSMVLnN1K%J+M
for jesu	-N
for me	GLaJpLrM,L
for month	TM
for more	-N
for my	ELGLXMaKeLfKtN9M,L
for not	VN
for once	-L
for one	aLmO
for our	EMHJKKuMxKzK5J6J#M%K+K,J-K
for peac	-M
for rain	MO
for ruth	,L
for someth	fOrN
for that	SO7N-J
for the	PJdKeKlLsO1L5L*L+M
for them	bO5N
for thi	-M
for thirty	2O
for today	-P
for us	+L,P
for what	+N-K
for work	rN
for year	WNbKiJ
foreca	6P
forget	RS
forget .	RM
forgiv	nS7S
forgiv i	nN
forgiv me	nP
forgiv my	7P
forgot	ROnO!Q
form	rOuNzO0M
forth	uN
forty	COKKRMWKbKpL1N2N5N!M
forty one	CM2K
forty year	COWO2O!P
forwar	TO-N
forwar to	TO
found	APHNNOPKROSQdLgLhNiM3L7L)Q
found a	NOPO3O
found him	RO
found my	)N
found out	NN
found the	APSL
fourte	DKHKvL1N4K
fourte hour	1O4L
fourte week	DM
fourth	bOtN
fox	HO
fox got	HO
fr	,N-L
fracti	0Q
fram	&P
franc	6P
franci	-N
free	2N)O-J
freez	bO
freez .	bO
friday	CLEMGLONPMdJkNlLsLtNuL1M2O3L6K9M%O
friday .	DKEKOJPNVMcLdKhJkMlKsJtFuK1K2K3K6J%H
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
from	FKULeKiLkKlLoLwLyOzK2L5N6O%J(K*O
from #	1L
from a	&M
from birth	YP
from helman	UO
from hospit	(L
from kerala	qN
from kharki	JO
from midnig	ON
from my	JNPLeNiLlMnL
from next	yP
from one	ZO7P
from our	5O
from rehab	&N
from saint	5M
from saria	5O
from st	5L
from that	oO
from the	CMFLIKLJPLSKTOUKVJYJkLlJnJwK%J(J
from tomoro	yO
from work	IL
front	ELFFHJIKJRKMfLjLqMsMtKxL1K3N+K
front .	JK
front door	3O
front of	EKHKfMjMqNsNtM1L+M
front room	FL
frost	*P-N
fruit	bO
fruit of	bO
ful	UKZNaJcJdNlL6L)N*Q
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
gang	IQ
gap	FN
garag	xO
garden	FK2O#M*N
garden .	2M
gas	VOlQ
gas and	lN
gate	KKULVOkNnMzS4Q6M7M
gate #	4P
gate .	KM
gate thi	kO
gather	FP
gave	ANDLFLTLUNaMdOhNkNnKoJyL2N8L!N&L*K
gave birth	8O
gave her	dN
gave me	hJkJyO2N
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
get	OOTKVLXMYLaJfNgLrP0L9L%N&M
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
get the	gMrO0L3K%M
get throug	EO1O
get up	UJaM
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
give	EMZNaKbNsLuKvM0M1M2J*L-K
give her	2N
give it	vL
give me	ZLaKqLuJvL0N1L7M-M
give our	-N
give thank	(N)L*L-J
give the	EM1M-O
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
go	FOIKOLRKVKkOqLtJuLwNzL1M3K5M
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
goat	HPLLMMxM
goat are	MM
god	oLpS8K#J%J(L)M*K
god .	KKLKcM7M8M!K%K(M)K*M-M
god and	-L
god anymor	pL
god be	)N
god ble	,K-M
god even	pN
god for	8H#L(J)J,K-M
god forgiv	nQ
god give	vN-J
god is	pM
god it	-N
god let	pO-M
godaug	,P
godson	,P
goe	FJGLONPJRLTJVOWJdMeKsKvKwMzL3L4J5N6N
goe in	OQ
goe into	3O
goe like	VM
goe tight	VL
goe to	wOzL5M
going	AKELOKXMYNZLcLgLuKxN3J4J5Q6K&K
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
good	SJbJeLfMmMoMrKuKvLwM2N9N!M*M,O-N
good .	2N9M
good @kin	SNoN,M
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
got	HNIMKGTLXMdKfMhLkNyP%M&L)R
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
gown	%W
gown .	%Q
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
graves	EO
great	-J
green	eO
green card	eP
greenl	4O
greet	qO7P
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
grip	VP
ground	ENINKNMN*N
ground is	MM
group	IOiOjNmNnL0M5Q-O
group chat	mN
grow	NMcNvR,N-J
guadal	5N
guard	yN
guest	xP9Q+O
guest .	9O
guest hous	xO
guid	HLONuNvP
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
had	DPHOPPUKXLjKkLnM7K8N(P
had .	HO
had @kid	8O
had a	DNPNQKTLUMWLXNZLjM8L#L&L
had alread	DL
had an	jLnO
had migrai	WN
had not	AK7Q
had paint	DL
had the	PM
had to	HOLNVNkO
had told	DM
had word	jO
hail	KN*O
hair	NRTLWJ8K#L(O
hair .	TK
haj	5R
hal	LMhLtOwN9L!N%M&L
hal .	%O
half	LNMJNLOJgLjKkMsMtKwLxJ0K1N2N9L&L*O
half #	OMsM
half of	kM
half the	*O
hanah	bR
hand	BMFKIKONUMYOoLrMxM1O2P7Q%L&M*M+M
hand .	BLCKDNILKLOLYJ1J!K+M
hand are	WP1M
hand in	xM2P%N
hand on	7O
hand over	2Q
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
hard	GKTNaLjMoNtKuLvNyL0L1O
hard .	vL
harm	AP
harm .	AN
harves	1O*V
harves .	*M
harves festiv	*M
harves start	*M
has	FMNORKTMUMXPYKgLiJmLsK
has #	FMIOkO
has a	NNOOXLYMfMiLmNqMuM
has alzhei	RO
has an	OLUMsKtL
has been	AKBNJMNJUHVKXFYHdMeKfKiEkLpJrKsL0L&J)O
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
has ms	aN
has nobody	mO
has not	FHKMMGTNUMYLZOaLdKeMgHiKmMwKzJ
has parkin	XN
has run	MM
has sign	UM
has start	vP
has stop	FMTLUMpM
has the	XN2O
has thrown	dM
has to	EMONcLfOsMuL0L1O3L
has week	FO
hat	qKvMzM4L%R
hat .	%M
hat fly	4M
hat me	qLvL
hatay	KN
hate	AHjN1M4P
hate i	AL
haul	4O
hav	OQPNcP8N!N#N
hav a	ONcM
have	FKZJbKdKiLrKuK1J
have #	uJ1Q
have @kid	bO
have a	BKOMPMXMdOiHmLoJrJsKtHuJ1H4J
have an	sMtM
have been	CNELFMGMKMQLbHdJeJjLoLrJuFyP!L&K
have bought	7N
have cary	LN
have clean	PN
have gone	pP
have got	QLdKfLgLuN1J
have had	WO
have kept	QM
have mercy	JN
have my	tM
have nobody	mN
have not	EMJMLMMMTLZMcLdLiNjLkKlMmMpK4L7J
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
have to	DOENONVMaMdJfPhNqOuM1Q3M9M
have writen	iL
hay	MO*O
he	BPFKQKRLSNTJYLfLgMhOiLnMvKzN2K7K
he ask	RLuL7L(K
he beat	BK
he ca	FOUPWM
he cal	jO
he came	8N
he com	BJ
he cros	iK
he did	fO
he doe	BMTLiLzM2J
he drink	BL
he eat	zK
he end	hL
he fail	tN
he gave	AO
he ghost	hM
he got	nO
he has	BNSOdLgMiLkMlLmKrLwJzM2L7K8L#K&M
he hit	BN
he hug	7M
he is	BJIKNLOMQNSLXMYKfKvMwMzL2L4L#J&L(M
he just	TM
he left	hN
he mov	gJ7N
he propos	uK
he push	BM
he said	jL7O
he say	BMUNdMjLmLpO
he sit	kN
he sold	SN
he start	zM
he stil	NNXO!O
he threat	BM
he threw	BL
he took	hL
he used	TN
he want	ALYNgM
he was	CRELHNQLUMYKfKhKkKnLvKzK
he wil	BMEMFKYJfLhLjHnNvK!M
he wo	TO
head	INMJUOVJWLYMZMdLqOtLuJyL0M6L*N
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
hear	FHIKPOUPXLYRZLfSnJpO8L
hear if	PL
hear is	fQ
hear me	-P
hear on	PMfL
hear the	FJUMZM
hear tomoro	fK
hear voic	UQ
heard	JPiJmK)L
heard thi	mL
heart	CMDKOPPMQKVOXPcOhNoKuM5N(M-L
heart .	OK-L
heart and	OM
heart atack	CNQM(M-N
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
heathr	4O
heaven	MLpQ-M
heaven are	pO
heavy	LOTR1Q*P
hebrew	0P
hedg	jQ
hedg and	jN
heel	WP
hel	-O
hel .	-O
held	DLHMfO7N8M
helman	UP
helo	-M
help	SMVMWKaNoMqLtLvN0N1L3M7K&L-L
help .	WLvL1L
help me	SPVMaKfLhJoNqJtLuKvK0L1L9M-O
help my	pO
help the	-N
hen	HPLMjL
hepati	XP
her	DKFJGLHMOLRKWKYJaNhOnJwM8N9L#L%N
her #	#N,M
her .	CMDLFLGMHKVJYKaGcMhKvLzO5L8L#K&L,P
her a	2M
her and	aKnK9L
her arm	AOBN
her at	DNwN
her bed	wN
her breast	NN
her breath	FN
her but	aJ
her degre	%N
her desk	DO
her first	yKzN
her hair	TL#N
her hand	7M
her heart	XO
her hip	OL
her i	aK
her in	COqO
her kn	5P
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
her to	FKqN
her tonsil	ON
her wag	BO
herd	MN
here	AMJKMKdMeRmNrPuKvK3L5L8N+L
here #	8M
here .	BNeMuJvL8M(N
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
him	FNHLIJQLRLSJTJaNfLhPoMvJ#M,L
him .	AJBNGKSKTKVKWLYJaKeLfHoJrMvK,M
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
his hand	BN1L
his jaw	IO
his job	kQ
his last	FN
his leg	OO
his lip	FN
his name	dN
his new	zO
his nurs	aN
his own	AMCNFK(N
his room	TPwN
his sho	RM
his strok	aL
his way	IM
hit	BRHNIOKMXOYMnMpJ
hit by	BL
hit me	BNXO
hit my	BL
hit the	pM
hiv	PM-J
hiv test	PN
hoby	2O
hold	DOEMFLGLIOJLLKYKaJbNoL4N7K9K%K&P
hold .	JN7M
hold hand	!N
hold her	aM
hold the	WL
hole	OMQK
hole .	QL
hole in	OM
holida	PN6P
holida .	PO
holy	5Q9M-P
holy @kin	-M
holy land	5O
holy spirit	-K
hom	KO
home	CKFMINQLRNUJaNdMeMmLrMwM3M4J6M&J(O
home .	BNCJELFJRKSLaMdNmJpKrLwJ3J(G
home aft	&M
home and	aOmK
home for	CN
home from	AOFNIMUN&N(O
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
hospic	FW
hospic .	FM
hospic nurs	FK
hospic rang	FL
hospit	FLJLOMQUWKrMsMyK1J8N9K(P
hospit .	QJ(M-O
hospit and	QL
hospit for	QO
hospit in	JOQK
hospit on	sK
hospit she	QM
host	-M
hostel	ANIOdOwO0N
hot	WOZN-L
hot wat	WN-N
hotel	jOkO
hour	FPOOQLRMTLUJZPaKwL1R4M6L8P
hour .	4K8K
hour a	1L
hour in	1M4N
hour on	1L
hour sleep	1N
hour to	6J
hour week	1N
hous	HJJLKPLPdNgOiLmMwO3U
hous .	BMJLLJUNgMwN3H)M
hous and	HMKOgN3K
hous burn	KL
hous i	3M
hous in	LNTL3K
hous is	LMwM
hous on	3M
hous or	uJ
hous with	gO
housto	4N
how	CLFKRKSLTKVJYLZLaJkJlMnLoJpKvQ4L7L
how do	COvN
how i	aLnM
how to	DJTLkLvP
hr	qSsO
hrs	4O6Q
hug	7Q
hug me	7O
humbl	-L
humili	qL-Q
humili .	-M
humour	-J
humour .	-L
hundr	kNrN1J5M
hung	jP2M
hung up	jP
hungry	+N
hunt	rO
hurica	KT
hurt	AMBLKLVLWWgNhNnM
hurt .	WL
hurt even	WN
hurt her	WK
hurt i	AM
hurt me	BO
hurt so	WN
hymn	EPRP-L
hyster	OP
i	AMaMiLjMmLnOoLpMuJ7M
i .	ALnG9M,O
i alway	tM
i am	EKUKVJaKcKmJoJqLvJ1J
i and	AL
i are	jJ7O
i argu	jM
i ask	qM
i bath	aM
i begin	yO
i believ	pN
i bought	xL
i brok	XM
i ca	ALIJKLSMTKUJVJWKZKbJfMjGlKnKpMtN
i came	iNmO5P
i can	EJJLQMVJWJZLaMnGoLrMtLuPyL0K&M(H)L
i cary	-L
i chang	aO
i cheat	nP
i check	VN
i clean	1M
i come	qN-J
i cook	mM
i could	CKnKoM9J(M)K-P
i count	SO
i cry	UQ
i cut	AK
i danc	)M
i did	AKCFiLnP
i do	AJCMTHaKiKpJuEvF9O
i doubt	pO
i dread	qK
i drink	SO
i driv	lL
i eat	mL
i end	hP
i fail	tH
i feed	aN
i feel	TNUMmMnMpHuN
i fight	jO
i forgot	!O
i found	AMSLgN
i gave	dO
i get	PNTM-M
i give	-M
i go	OLaMmMyOzN5M
i got	BNkLyM&N)K
i gradua	%M
i had	DOHNNLTMjMlLnL7M(J)L
i hand	2O
i hang	2M
i hate	AJ1M4M
i have	ELVKZLfMiHmJoMrJsMtLuK0L1L
i hear	mN
i heard	mM
i held	8L
i hope	PO,M-O
i in	sM
i iron	wP
i just	AJTMUMaJfMvH(L
i keep	ALCMcLjKoMpJwL3N
i kneel	pP
i know	RNTLnHoNwLzM1J4N
i learn	-L
i leav	3M
i left	iNnO
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
i must	ENeLqLuM1N
i need	aJrJtNuJvK0M
i not	CLDMbMnM,K
i only	tO
i open	pKxL
i owe	lO
i pas	)R
i plant	-O
i pray	pO,P
i promis	oO
i put	lOnQwN
i rea	sN
i read	pM0L-M
i relaps	SO
i report	qP
i said	RJaJiHjNnNuNvM7J9M
i sat	UMwM
i saw	dMfN
i say	eNmLpMvL
i see	iMnLpNsL,M
i set	mL
i should	nNoO
i shout	jKvO
i sign	gLnO
i sit	TMVNmMpLsNtL0P
i slam	jN
i smil	bP
i start	yO
i stil	BNCOGPIMSOdNhMiMkLnJpM
i stol	nP
i stop	-M
i swear	oP
i take	XLaNuL
i talk	mL
i teach	UL
i tel	dO
i thank	#N(L
i think	UJVKjMpM,N
i though	aNhN
i threw	jO
i told	BMjPnPqL
i took	ANnO
i treat	nO
i turn	aP
i use	YO
i used	TOpJ
i wake	ZN
i walk	qL9M
i want	AKSMoHvL0J7M9K-P
i was	BRDKGLIJRNUKiMjKkKnMpL2L7N
i wash	aM
i were	AL
i wil	AKEGFJGJYMZNbLfKgKnHoJwM4K5M9L!M#K%M
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
ielt	tP
if	ALBLDJFKPLRGVQbMgJiMmLpPtNuO
if .	VN
if he	VOtN
if i	AOBKRMVMmLoMpGuL
if it	PMbO
if noth	DN
if she	tO
if the	VP
if what	VM
if you	pL
iftar	+S
ignor	qL-O
ignor me	qL
ill	XP(N
ill .	XO
ill any	(O
in	IMJMKLLMQNdJeMfLqMwL
in #	DLLMRMTJYKZJaNcGeJiOnKsLtOzP3L6J7M9M
in .	ULXMqK1J3N)L*P
in @kin	NNjN
in a	CLLLRJYKdPeLfMmLyLzM4L6N9K#L%J
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
in front	EJHKfMjNqMsNtM1L+L
in gaza	JN
in god	pN
in hel	-L
in her	FPHLNNOKTMwK%M
in his	CPNMOJROiLkMrK&L
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
in me	TNUMpN-K
in my	DNILJHNLTLWJdLmLoLpLuJxK0J2L%J&J
in on	OK
in one	UKjL1L4N5O
in oslo	uL
in our	CLIPJJKJLHMMOLTMbKiKjMkJqMrLvMxL%J-K
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
in the	IKJJKKQLRKTLUNdMfJqM*N
in ther	cN
in thi	ANeMjNmPvN1M3M
in til	QO
in time	FO
in trafic	-M
in tuesda	OL
in ukrain	JM
in ward	QK
in week	ZN
in which	-N
in winipe	eO
in with	QNzN3K
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
inheri	jO
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
interv on	eKsL
interv tomoro	sN
interv w	sM
interv with	sH
into	BKILLKVLYJaLmLoNwMxKzN0J2L3M8M9M)M
into a	3N
into my	BM
into shelte	3M
into the	UMmNoMzN3K
into theatr	OK
introd	RO9O
iron	BMMMfKsNwQyO
iron the	sNyL
is	FKLLMLQJcLoL
is #	FKGHILNOQKXMYNZLaJcKeLrLvOzO#O
is .	RNXM,P
is a	GJJMMLNKVLdLgMlJoNqK1N4N8M9K#M
is abusiv	BM
is adict	SN
is afraid	VN
is aliv	AO
is all	mMpN,M-L
is an	SN,L
is and	RMYQ
is ask	bL
is at	BMEOMKsK
is autist	YO
is back	NLSLTP(P
is backpa	6N
is been	GFQLTNXMiLpKsNtO&M
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
is drunk	BN
is dry	MN
is due	cPlL1M
is dying	FRMM
is eat	UO
is empty	wM
is expect	cS
is fight	jM
is fine	PKTOUM8K)N
is finish	2N
is fly	4M
is for	RM
is ful	lM*L
is get	OLRLgN9N&M
is going	BKHKOLYMsL4K5K
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
is leav	gPwO2O
is like	MNpO
is look	rN
is mary	oM9P
is me	VMaM
is minu	dL
is more	OM
is mov	3N
is mri	PN
is my	BMEMGJQMaLmLoMzN4J#P
is ninete	wP
is not	AKDKFKTMULWMXMaHbJhHiJkLnMrL(H
is noth	PMTLlN
is now	IP
is of	KO
is off	XLhNwM(K
is on	EOFNKKLJOLPMQMSOeHfOlHtM1K3K4M6M9K!N
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
is sleep	dMjO
is slip	FQ
is so	NOVLhNwO0M
is someon	oK
is spread	qL
is stag	NK
is stil	CNDLHMbP
is strong	8N
is stuck	0N
is tak	SNtN
is termin	FO
is the	ANGMNKRHTKULVJdLmLoJqMrKsMzJ3L4L!K#K
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
is wel	(O
is what	-N
is wil	iMjO7O
is wory	cO
is wrong	VM
is yelow	XP
island	-M
isolat	QQmP
it	DPGJNNPLVJWMaJhLnJoKpJ7M
it .	DJSNTHUMWJYMaGfJnKpJxO7J%K+J
it again	tO
it all	AODL
it and	HPSPnKoM1K7M+N
it at	DJ
it back	nM
it be	PL9M
it by	hP
it from	lM
it has	NJ
it hold	7O
it hurt	hP
it in	qNuL
it is	FJGKNJPMRNTJVJWKZLdJhJoJpK8K!O#K
it off	hP
it on	SM
it snow	-N
it tak	TQ
it that	-O
it time	vL
it to	AMDNuK
it twic	tK
it was	BLDMGMHLNLSKgKiKjKkJmJnOqL7M)N
it wil	GO9K
it with	hN
it would	GK
ivf	bT8K
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
jaw	IRWO
jaw is	IO
je	AP
je veux	AP
jean	5M
jean on	5L
jeryca	MO
jeryca .	MN
jesu	FJQJSMVMWMdKoJpJ%J(F)K
jesu .	)K-L
ji	ON-L
job	UMaLkRmKrUsPuLyP0K1P)N
job .	kNrLyO1M)N
job at	yL
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
jubile	!Q
judg	fVgOuL)N
july	tL
jump	ALIPKMPNzO
jump off	AK
jump the	KN
june	MLcNkMyL2L9N!N%M)M
june .	cMkM
junior	yMzO
junior doctor	yN
jury	fT)K
jury duty	fO
jury found	)L
just	CLTNUHYMZMhNmNpJvM,M
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
keep	AOJLQMROcOoQqHuKwK0N5K6K&P
keep forget	RL
keep him	QLyM&N,N
keep it	uN-P
keep me	oNyO0L&M-N
keep my	QJoN,O
keep the	DLOOgMuL
keep their	-N
keep thi	cM
keep to	,P
keep us	6L
kept	QO
kerala	LMqM6N
ketl	RMdL3N7L,N
ketl .	-L
ketl in	RO
key	RNULhOyJ2P3S
key .	3M
key to	3O
key today	2O
kg	8N
kharki	JU
kharki .	JN
kharki again	JL
kharki and	JL
kick	IMcSdN
kidnap	IO
kidney	OTWNXRuN(Q
kidney are	XQ
kidney ston	WP
kil	AMBHCNNLVJWNcL0M1K-O
kil hersel	AL
kil i	AP
kil me	BJVLWOcN
kil my	-M
kil on	CO
kil them	-N
kilo	8P
kilo .	8J
kilome	5P
kind	GLNMRJULYKcLgKmKvJyPzM,K-K
kind .	NNyM,N-K
kind pray	QM
kind to	-M
kinder	zP%O
kinder for	zN
kindn	-N
kindn .	-L
kis	)O
kitche	JKLOgNjNkLqJ0L1K2J3M7K(N+J
kitche .	LNjN3O
kitche tabl	0N
kitui	MN
km	ML5P
km to	5L
kn	WSvKzN1L2N5R
kn are	WM5M
kn hurt	WL
knee	MLORWPYL5N&P
knee .	WL
knee high	ML
knee replac	OO
kneel	pR
kneel ther	pN
knew	DO
knif	IOOP
knit	iN-M
knock	XO5P
knot	VQ9P
know	DKPNRPSNTKiLnKoMuNvMzN2E
know .	AKPPdLnMoN
know anyon	zM
know her	,N
know how	DJEMTLlNvJ
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
land	MLZJePfNgMjM4R5N)O*M
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
laptop	kNoO
last	CJFPILSJcKhKjJwO2R5M7M8K%N&L*P
last #	sO
last .	5M7N
last day	FLkP2P
last hundr	5N
last night	AOCJDMIKJJKKQMSMgKjL7O8M)O
last of	MN)N*K
last one	wP
last time	tM2M
last trail	*O
last week	BOCKIPRNUNkO&M
last year	GPlO
lat	pN
late	MNVOcOnM1K5O*L
late @kin	5N
late and	cN
laugh	OJPKRLSKTMUKWMoMqOuLzN7J8K#L&O
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
lead	HPTMoPqNyN1M-J
leak	-N
learn	YTeOtLvP0U&M-N
learn disabi	YN
learn the	YO-J
learn to	YK0L&N-Q
leas	xQ
leav	FKJMKKUJVJgMkLtNuOwP2O3P4J5P6O%P
leav at	4M
leav cert	tR
leav for	wP5O6O
leav her	JO
leav home	wO
leav it	uP
leav school	%P
leav the	FNKNVNdNmK2M3M
leav to	)O
leav us	2O
lectur	0R
leed	uNwLzM
left	CNFKKKSLULYLaMgNhSiNmNnMwOyL0L
left .	FJaM0N
left for	wO
left me	gNhN
left my	eO
left the	THVLiM
left us	CQGM
leg	EJHLOOQOUFWOXMYUaNuKzM&N
leg .	YMzN
leg below	YN
leg in	YM
lemon	GK
lend	lP
lent	oO-O
lent .	-J
les	-Q
les of	-K
leson	0N
let	FLOLPLeNfMiOkMrMuJxLzM0K7N9K#L&M
let .	lL)N
let custom	xO
let from	eL)O
let go	kPzM
let her	uN9K
let him	FKtN&O
let it	NPPJiM3M7N9J-K
let me	BMFKfKhKiJkHsKtNyM2M5L7K!L#K&K
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
lie awak	ZO
lie fac	TM
lie ther	VOZR
lie to	vN
lied	nP
lied to	nN
life	AOCKEKFMTNYMfMiLmMuL2O9K#M,M
life .	ANCGuM#L,L
life is	AL
lift	DKTMVOWNaUvJ3O(N
lift @kin	aP
lift the	WP
lift up	,Q
light	ELGKLKTMZNdLmMpMtM!K
light .	-M
light the	GLpO
lik	HN
like	MKTMULWOYKZOpN8K-K
like a	TKVLWLYNZMaKcMnMwKyN8L9L&L
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
lin	DOcS
lin .	cQ
lin on	cM
lin thi	cL
line	JQXLbPjMkN
line .	JMbN
lip	FO
lip with	FN
lismor	LP
list	dOkOuN(M)P
list .	kQ
listen	XLZNvK-K
listen more	-M
listen to	ZPvN
litl	CLDNFJJLNJOJXKaKgKiKvNxMzL8Q&M*N
litl @kid	OLXMfN8E
litl @kin	CMNJXJaJgL8L#J
litl cafe	xO
litl room	DL
liv	AOFJLMNQRJSMWLXLdMgMiLmLvN3N(L
liv .	AONP(O
liv alon	mL
liv in	gO
liv like	AM
liv on	dM
liv with	aN
live	ANFPaLdNeMgPiKmLuJwL3K
live .	AMdMfK
live anymor	AM
live for	AO
live in	aN
live with	gNuN
loan	eLlWxO)Q
loan for	lM
lock	BRVMdOfO
lock #	VL
lock me	BL
lock on	dN
lock up	fO
lol	OMhMsNtLvMyK#N-M
lol .	tMvN-K
lon	mQ-M
lon .	mN
lon sinc	mK
long	ALFLRLWHYLaJbMmNpKwK1M2M4L6N7L#L&L(N+M
long covid	XP
long driv	6L
long for	bO
long gap	FN
long haul	4O
long life	#O
long shift	1M
long sleev	APBO
look	HKMOPMRKTMYJaOkJnLoMrNvL!L,L
look .	,N
look aft	YNaR,L
look at	ILMKPMTMkKnJoKvL9M
look for	RNrQ
look forwar	TO
look up	MN
lord	MKWKnJoNvK!K(L+M
lord .	FMMKZLaKoK)K,L-M
lord and	+O
lord forgiv	nM
lord give	vK-L
lord help	-J
lord i	aKnP#N
lord lead	oP
lord make	-J
lord on	CN
lord send	xM
lord show	uN
lord teach	-K
lord you	YO
lory	QMZP3O6R
los	DPRPcLpL-H
los everyt	-N
los my	pM
lose	DOkL)N-M
lost	CRDUGJHPKMLLYOcLdOkOnKpM
lost @kin	CRGK
lost her	DJkO
lost his	YNdNkM
lost it	DP
lost my	CPHHYLkL-M
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
love	aNgMhQmKqJuMvM0L8L9N,M-N
love .	-L
love her	aM
love him	aH,L
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
lunch in	mNzL
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
ma	-M
machin	FQSPkNuLxN
machin .	SL
macula	YP
mad	VMjOxN
madam	BOkP
made	FKGHYKhJkMmNnKuKvLwKyN7P8L!J#L)P+J
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
mak	GLXJYNqL#N*M
makah	5N
make	BJCJDMGJWMgKjLnLqLuNxL7M-M
make it	CNDK
make me	-Q
make my	UL-M
make peac	7N
make up	uN
malari	XS(O
malari again	XQ
mamogr	PR
mamogr .	PN
man	EJMHQNRMaLdKfLhNjLlLmKoNzL9N!O
man .	!K
man in	FN
man oposit	QN
man who	,O-L
manag	qPyP
mango	*Q-J
manic	UR
manila	FOeM4M
manila on	4L
map	6Q
marath	XN-M
march	BLCMDJGNMLTLYMeKiH2M
march .	CLDKGKYNiJ
march and	CKeN
march the	MK
mare	HM
mariag	bMgRjP9R!P
mariag .	!O
mariag is	gP
mariki	LP
mark	BPGN1P
mark on	BP
market	IOiMxO*N
marow	*P
mary	RKbPgOhNiMoSuK9W!S
mary #	bM!L
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
mary on	9N!M
mary to	!N
mary today	!N
mas	EQGSpR!L-L
masiv	jM
mask	OO
mast	%O
mat	FKTNmM
mat .	TL
match	-L
matern	kO8M
matern leav	kO
math	tT0P
math .	0N
math pap	tN
math test	tM
matr	KN
matron	qR
may	JMrLxN0M3L5L6L7K9M&M*L-N
may .	rM3K
may all	-N
may be	-L
may he	&P
may i	6M-Q
may it	-K
may my	-G
may nobody	-K
may our	-Q
may the	-N
may they	-H
mayb	FN
mayo	-P
me	BORLaLhNiNjMnLoMqOuKvP7K
me #	RK
me .	BOTKaJhJiKmMnLoJpMqHuK7J
me @kin	nL
me a	RKjLkHoLuLyN1L2M&K
me aft	iP
me again	BM
me agains	BM
me and	BJSKWKXJZJdOgNiJjNqL0M7N!O
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
me from	WO-N
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
me not	nNoMvK
me off	UMiN(N
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
me the	TNgMqLuM
me til	FO
me to	ELNLfLjJoJqKsMuLvG9O+L-K
me today	RN
me up	BM
me when	BM
me which	uM
me who	RL
meal	+R
mean	iL,N
med	UMaM
medic	JP
medica	sL
medici	NMUNXM0O
medici and	0M
meet	iLqPsP1R7P&N
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
midnig	LLON0M1M8N*O
midwif	cP8O
migrai	WT
migrai day	WN
migrai for	WO
mil	6O
milet	MO
milk	DOHMXM2N3N8M
min	KP
mind	GNOKROUQVNaPgMhMsMuM0L,L
mind .	-L
mind @kin	aO
mind for	GO
mind is	UP
mine	FLKLNKTMaNbNfMiLjMkOqK
mine .	bN
minist	sN-L
minu	dO
minu #	dO
minut	KJOOVLZMaLjLsO8N
minut .	KL
miror	RNsM
mis	ALGMHQJNKMfJiKmMnM3K)N,N
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
monday	NNOOPNeJfOkLsMtNuHxLyPzN1O2N4J*K
monday .	EMJLNJOJQMdLeMfKkMsMuJxL4K*M
monday aft	yN
monday and	NLPKzJ1K
monday as	yP
monday at	yO
monday first	yK
monday he	zP
monday i	yM
monday she	zO
money	SRaHbHjOlPnOoOrMuLxN
money .	lK
money for	lL
money from	nL
moneyl	lS
monsoo	MO
month	DNGMMJWMXMbKcNdKeNfLlPrLxKyM3K&N(J
month .	DMFOTMUJcLeJfNlKpMrN5L)L
month along	cN
month and	DM,M
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
more	FMRMUJYLbLpLvL2L(N-M
more .	COFHRMSOpH(M,M
more and	-K
more chemo	(N
more of	RM-M
more patien	-J
more they	FO
more year	#O
morir	AO
morir .	AO
morn	CLHMOOQKSKVJaMkLwJ2L8K(L
morn #	8K
morn .	CKGLHHOKQMVKcLlJtLwK2L4L8K
morn and	FOONtNvM
morn god	-N
mornin	CN2O-L
mornin .	2L
morphi	FP
mortga	kOlQ
mortga .	kMlM
mosqu	-M
most	RN
moth	vO-K
motorb	CQ6N
motorb .	CM
mounta	KN6P
mouth	OLpO
mouth from	ON
mov	FMaLeJgPhOiLjLmPwNzN3T7J
mov back	aN7O
mov here	mM
mov hous	3K
mov in	wN3M,M
mov on	-P
mov out	gOhPwN3M
mov the	jN
mov to	eMmQ3N
move	CMXOcPuN3N
move to	3N
movi	-Q
mr	CKELFOQMRMmN2L,M
mri	PU
mrs	mO2M
ms	XTaP
much	UPWLcLlKmJnKoLsKvK1P7K9K,N
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
must	EMNLeMfLgJqJuS1O6L
must choos	uM
must tel	eM1N
my	iL
my #	dLeNjPvS4M7M#M,O
my @kid	HMIKYKfLgJiOrLtKvNwLzJ4M7N#M%K
my @kin	CJEJFJGJJKNKQJRJSMaKfMiK7L9L,L
my @love	BKDLFLGJPKRMTKaMcLeKkJoHsKyK4K&K
my @pet	HJ(O,N
my @work	CJNMXNYMqNtK2G#N,N
my acent	qN
my answ	uM
my arm	BNXM1N
my back	WSaM
my badg	kN
my best	CJEJTMjLnL
my bibl	,O
my birth	eM
my birthd	mO#N
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
my hair	TKWL-M
my hand	EOILUKVLWKaOoQpLtK7L&M(M
my head	UNZN0O
my heart	VOhLuL,M-L
my homewo	0M
my hous	-N
my i	EMbLgKiOjP3K7Q!J
my job	kM1O-L
my key	2N-O
my kn	WN1N5L
my knee	WN
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
my new	yP8O
my numb	iL
my old	HM2M,M
my only	wM9M,O
my own	BKGJRMULWJYLaQbKfJiOmLnKpMvPxL1J8K
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
name	DNQMRQVKdMeKgKiNkKmLqLxO8L%K&K,O
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
near	FPJMKNYKdMmLuKvL3L!M%N
near .	FN
near my	uL
near pokrov	JN
near the	FP
near us	KN
neck	BMIPPMWP4N
neck .	BN
need	MJOMUMYNaOlOrOtNuOvG0J
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
nerv	UNVNWQ
nerv are	UO
nervou	OMUOVPsOtN9M
nervou .	eJ
nervou breakd	UO
nest	wQ
nest .	wL
neural	WP
new	JKOLeNmMoKqNySzQ3Q8M&M*K-L
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
next	CMJKONZJfMkMmKoJtLwKxJyLzM2N3L5L6K7L9L#M%L
next door	BMXLZMjN
next month	eM2N5M
next to	CQqO
next week	JLNJOOPLcHfNtJwJxJyMzN6L
nice	mK-M
nicu	QR
nicu .	QO
nigeri	-O
night	CLHNIOJNKKQKSLVKWMZVaOdM0N1Q6K8K
night .	ANBKCLFMHLJLKOQJSHVLWMZJaLhLjNnLyM8M
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
ninety	#Q&N
ninety day	&M
ninety on	#O
ninth	GQ
nobody	BLDNIKPKQLaMbLcKeKgNmToNpJrOzK
nobody .	mN
nobody answ	pK
nobody ask	aM
nobody has	mL
nobody know	cM
nobody sit	mO
nobody ther	pM
nobody to	mP
nobody want	rP
nobody wil	PMrP
nobody would	AOoO
nod	YO
nois	-O
none	ZN
none of	ZN
noon	CNELuN1M+N
noon .	uK1M
normal	(P
norovi	XP
not	ALDMTKYKZLbMiNnJpKuH
not .	DLKKNLPLbLgMoPrMuMvL1J
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
not been	AKOMiM4P
not believ	pK
not break	vO
not breath	VN
not cal	iN
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
not do	fM
not drink	&O
not eat	FJULXNhNvO
not even	QOTNVLWNrN
not fami	FL
not feel	BNpJ
not find	ROrL
not for	,O
not forgiv	nK
not friend	mP
not get	CJELFNMLSKTJUJVJXMYKaLfJtM0L
not go	ANIKVOnK,M
not god	pP
not greet	7Q
not guilty	)P
not had	ZMaO
not have	NMeNiM)M
not hear	YN
not heartb	DP
not hold	LNWN
not ill	(O
not in	XO
not job	rM
not keep	AM
not know	CLDJRNSLVKdMiKlMnHpKuNvHzL2H
not last	!P
not laugh	TN
not leav	AOJMaO
not left	TM
not let	BPELiJ0L3M&L,N
not lift	WOaL3M
not listen	vL
not long	RNpL(Q
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
not say	PN,R
not see	FKTOYMwO
not seen	MNiJ1M
not setl	uN
not signal	KN
not sit	WN
not sleep	PMWKZS1L
not slept	ZSzN
not so	-N
not speak	XKiMjLzN
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
not with	AJCNEKGSSNVKYJeKjLnKoKvJwL2L4K&L
not word	PMiL
not work	YO
not worth	AL
noth	DKMNNLPOTOULVMWJZNbKiMkNlOpNrL)M
noth .	PLWKZNeMkPrJ
noth has	VN
noth is	VPbM
noth left	UN
noth mat	TN
noth more	FO
noth specia	-O
noth tast	TM
noth to	2N-N
notic	AMkOlMxM
notic if	AL
notic to	xN
novemb	GQ-L
novemb i	GP
now	DJFNILNLRNSMaMeMgLiKjKlLnMpLqKwM2N4L8L
now .	CLFMGMIJNNRKSJaJiJmMpJqKwK8N(N
now and	APFLKNMLRLcM
now he	RKSMTNjN2K
now i	ILXLaObNhMnJpKqM
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
numb .	iO
nurs	FRROUMaQqPtOwLyN0L2J%N(L
nurs .	RM%N
nurs my	aM
nurs on	qOyJ
nurs say	FQ
nurs school	%J
nurser	DObMzQ
nurser is	DO
nysc	rO
o	ENGJTLVKZNaLbLeKoMsLtL1H8J
o clock	GMZLsN1M8L
o lord	-G
oath	eQ
ocd	UP
octob	cM
of	GLqK5K%K
of #	CNXOhLmJqHsNtKvOzL0M%M(N
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
of him	BN,M
of his	YO
of humour	-N
of it	UNVKWLaJeKpOvM6M
of ivf	bN8L
of jam	3N
of life	AMFN
of liv	AN
of march	GO
of mariag	gM!P
of me	1O
of mine	FO
of my	BOCOELGOHPILLNgJzJ1J9M
of our	dLxO5K%L
of pow	-N
of rehab	&N
of steal	RN
of stuf	3M
of tea	-L
of that	wN-L
of the	KLLJMLOJVJbLdJiKjKkJqLwJzM
of them	cNsJuKzM1J6J8K9J*L
of thi	UN
of try	bL
of us	EMMMaJjMkP3H4M5N6K7K!J#M%L+N
of work	rN
of year	1O
ofer	oQuQ
ofer me	oO
ofers	uP
ofers and	uM
ofers on	uL
off	AMELKNTOUNVLZMaHhOiMkMoKwN4L5J&N(O
off #	VKhM
off .	AMEJTLZLaMhNkK)M
off at	wM
off for	UN
off from	4N
off not	AO
off sick	XN
off the	AJCOEMFOKKQKWLnNoMqM(N
off to	wS5O
off with	UM
ofic	IKLMULYLeRkKlKqSrNsNxMyO1O2L9M
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
old	HPNMRMYKdKnNoLvO3J5M#N,N
old .	HLYO8M
old @kin	7N,K
old @pet	HH
old @work	,L
old and	BN
old coli	HN
old lab	HM
old mr	mO
old on	#O
oliv	*P
omg	)M
omg thank	)L
on	GLIKOKeLsLtMyK1L4L5L6M9L!K#M%K
on #	eLfO2N9M
on .	APBMNMTLUNhL
on a	ILQPWNYKfJhLsLuKvLwM1J4K5J6N8K
on an	4O
on bed	cM
on doubl	1O
on drip	QO
on east	-M
on emerge	lN
on empty	UM
on everyt	hM
on foot	5P
on friday	ELGLOHPGfMkMsLtM2L3L6H9K#K%K
on her	BLIMOJWJeLmLqMzN0M5K6M&N
on his	ANCLFKIJeO#O(O
on holida	6O
on it	KOWM6L)L
on matern	kO
on me	jM
on monday	COENONPLeLfKkKsMtLyKzQ4L5J*J
on my	HMIHPLaHhKmMnOoJvL0M1N&K,N
on night	ZL
on our	INJN8K
on oxygen	QO
on saturd	ELGJtLwMxL2L3M9M!J#J%M&L
on sunday	CLENGMjJwL4K5K7M!L#M-J
on the	GMIKKLLLPLdMeLyL2K4J6L9L
on thi	AMGOmO
on thursd	CMDMEKOKPKsLtMzM1K4J!N%M
on toast	+M
on tuesda	CLDMOHRKUKfMsKtL5L
on video	eL
on ward	QN
on wednes	ELOLPLtM%M
once	BLFLULaMbMdJ)N
once .	UM-L
once more	FN
oncolo	NV
one	aJbLmMrLsNuNvLwMzN3L!K%L&K+L
one .	GJHMNGOLSLTKhKrLsJuLxLzK3L&H
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
one way	wN
one who	+L,J
one year	CMGR!K&P
only	DLFOMLOLQLRKWMXLeKlLmOvKwMzL1L9M)K
only #	CMNMOMRLXL
only .	DNeL
only @kid	wO9P
only a	HM)O
only has	FK
only one	oN1N
only voic	mO
onset	RP
op	OU&O
op is	ON
open	HMLMMJORTLZLdLlKrMxW0M
open a	xM
open at	xN
open her	TOxL
open his	xM
open it	xL
open my	ONpLxP
open on	xP
open saturd	xL
open the	eM
open univer	%O
operat	OWuL1M&O(R
operat on	OO&N
operat tomoro	OO
oposit	CNQO
or	PMTJWMYLlNuW
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
ord	qNrOxN1P
ordina	-Q
ordina tuesda	-M
organ	-K
organi	0O-K
orkney	6N
oslo	uM
oth	KJYKfLgJiLjLmMqPvLwLzK7M9L%M
oth #	QO
oth .	jKlKqK
oth @kid	YOzN
oth nurs	qL
oth over	jH
oth peopl	-L
oth weeken	gM
our	HLILKKLKYKwKxJ3K5K8K%L*M+K
our #	GK!K
our .	)N
our @kid	DKGJOMPMQMYOZLaLgLiKvLwNzJ0M4M8M9O%K
our @kin	CJELSMTLYNaMfLgLiLrMwNyLzM5J!J#L%M
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
our goat	HP
our group	5K
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
our town	IK-K
our vilag	ILJNLM-K
our wel	MN
our whol	%M
our youth	-M
out	KMLNOOTKULdPfMgKhLiLjLmMrLwL%N&K(K
out #	CM
out .	BMKKUPaEcKdLiKjM
out aft	gN
out and	gM
out at	kN
out by	dM
out of	QLTOYKdNfMiLnLoLqMrMsL0L3M&N(P)M
out on	OKdLwL
out over	jL
out parad	%N
out thi	OP
out to	wO
out with	JNKJgMjN
outsid	COISUKYNdPeMkL
outsid the	IP
ovaria	NO
oven	RNxO-M
oven .	RM
oven and	RL
over	HJJGKKfMgKhQjRqL2M4R6K7N
over .	AN2N)P
over @kin	jO
over a	jN
over for	-O
over it	uN+O
over kharki	JM
over my	,O
over the	KKLOQJfLjNqLxM2M3K4P6L7J%H(L
over who	jP
overdo	AS
overni	QQ
overni .	QM
overqu	rP
overti	1Q
overwh	UO
overwh and	UN
owe	lV(O
owe #	lO
owe the	lQ
own	BLCKIKRLUKYLaObOdLiNmLqLvMwKxP3M
own .	mN
own @kid	BNvM
own @kin	RPvM
own bakery	xL
own life	AMCP
oxygen	QQ
pac	ZN
pacema	OP
pack	hKwPyKzN3T
pack up	3O
pag	0Q1N
page	0P
page #	0L
paid	#N)Q
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
panic	VU
panic atack	VQ
pap	JNMKTJdLeTgSlMoMqJtV%L)M
pap #	tL
pap .	MMeLgJtM)M
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
parish counci	-M
parish fete	-M
parish is	-L
parish priest	,N
park	ILVJdNjJkMtN)K
parkin	XS
parkin .	XO
parlia	-M
parol	fQ
parol board	fP
parot	HQ
part	0M%O
part time	%O
party	!O#Q-L
party .	-L
pas	CTGMHNKLiNnLqKtK2M6M%S&J)R
pas .	CMGK)O
pas away	CM
pas my	tG)N
pas on	CP
pas out	%T
paspor	BReN6O
paspor and	BO
paspor in	BP
past	CJDMGMYK8M%M&N
past #	CM8N
past the	&O
pastor	UOpM
path	KN-J
patien	aMjLvS0L1M2L&N-M
patien .	-N
patien pleas	-N
patien with	aNvM-H
patric	5N
paw	HQ
pay	dMlQnMuLxP)N
pay our	lK
pay the	lKxQ
payday	lR
payday is	lO
paymen	lP
peac	CMFNJQULVMjPqN7O-N
peac .	FNUO-L
peac and	-N
peac in	JM
peac on	-L
peac with	7N
peacef	-K
peak	LO
pen	tR
pensio	lQ2W
pentec	-N
pentec .	-N
peopl	EKINJOKOLOMMYPmNsMxNyN1P+L-L
peopl .	mM-K
peopl come	xP
peopl i	-M
peopl of	KN
peopl on	1O
peopl talk	YP
peopl who	-M
percen	MM
percen .	MK
period	WObP
perman	)O
permit	eR
person	PMmN-L
person .	mM
person who	-O
perth	uN4M
peru	6P
pharma	0P
phd	0P
phd .	0N
phon	BOINJJPPSMVOhKiHjLmNoQrLvN0K8O
phon .	ILPNeLvN
phon and	BNIO
phon cal	rN
phon is	-M
phon ring	VN
photo	JNKNLMiQ
photo album	KM
physic	tO
physio	&T
physio say	&N
piano	LL3Q
pick	eMfPqLrOuN)L*U
pick .	uM
pick on	qP
pick up	fP
picnic	-M
pictur	DO
piec	PNUO
pigeon	-N
pil	APSRZMaQlL
pil .	AO
pilgri	5S-J
pilgri .	5P
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
plant	MMeMkQ*O-N
plant #	-N
plant .	kK
plant is	kM
plat	CLOOUMiOjOnLwM+S
plat .	CJjL
platel	XR
play	FN-O
play .	-J
play the	-L
plea	fO
pleas	EMJJTJXKZMcKtK&L
pleas .	1L6N&N+M-O
pleas ble	!N,K
pleas do	,P
pleas forgiv	nL
pleas give	ZM
pleas god	7M
pleas heal	XN
pleas help	tL
pleas keep	OM,M
pleas let	PLQOcNrNxN
pleas pray	CJFMIMJHNLOJRLULVLXGaJeKhLjLoM
pleas rememb	,L
pleas watch	,M
pls	BJOKQJTJgKoMrMvJxK0M3K9M+J
pls .	-L
pls ble	9M
pls let	-J
pls pray	HMJKNKQKTJgMqMsLtJ1J3M
plum	NK*P
plum .	NK
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
post	HMVLaLgLiKkPmKpLrNsSuHwJyQ
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
pr	)O
practi	sNtO2M
prais	8M(R)S*N
prais god	)N
praves	3N
pray	LLTLpPrK5J,J
pray #	BLJNNKQK
pray .	AKLLXJpKsM)M-L
pray and	pO
pray for	LJMKNKQKTKYJaKbMfKwL5G*L,H
pray group	-L
pray i	-L
pray in	-O
pray she	uO
pray that	-K
preach	1O
pregna	DQbOcS
pregna .	bNcN
pregna aft	cO
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
preten	wO
pric	lO*Q-M
priest	BNFNpLuO9M(M,N-K
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
put her	RK7N
put his	RN
put it	lN
put me	qM
put my	HGWMnLqK
put on	yM&P
put one	QO
put our	HJ
put out	CO
put the	DNRO
put them	AO
put to	HO8M
pyjama	RPsM
quak	KS
qualif	%P
quarel	jN
quart	1O
questi	pOtQ
queu	-M
quick	-K
quick .	-O
quid	lN
quiero	AP
quiet	DKFJJJbMmPqKuLwO2N-N
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
rain	EMLRMWdM9O!L)O*L
rain .	MM9L
rain and	-L
rain for	MO
rain in	MO
rain lord	ML
rain on	-M
rain our	MK
rain sinc	MO
rain the	MK
rainbo	HN
rainbo bridg	HN
rais	CMiMjNvQ
rais #	vN
ramada	-L
ramp	YR
ran	HM!N
rang	AMCKFLPMlMvO7S8L(L)O
rang .	7P)M
rang the	(P
rap	BSIM
rap .	BO
rap me	BM
razor	AO
rea	sM
rea want	sN
reach	FMKOhK
reach for	hM
reach my	KO
read	EOGLaKiLpOtL0V7M9N%J
read .	EMiM0L
read and	0N
read at	EM0M
read the	EMpN-L
ready	AMFO
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
refres the	PQ
refug	eP
refus	eS
refusa	)N
regist	xP9P!N
regist ofic	9P
regret	nP
regret it	nM
rehab	SR&V
rehab and	&P
rehab sinc	&M
reject	eNrP
relaps	ST
relaps .	SP
relaps last	SN
relati	BP
releas	fP
remain	)O
remand	fP
remary	iO
rememb	CLGQKLMMRNTKUHYKbNmNtN!K,N
rememb my	GL,J
rememb the	GM-M
remisi	(P
remova	EO3N
renew	kO
rent	SLdTlVxQ
rent .	dOlQ
rent is	lP
rent thi	lK
reorga	2N
reorga my	2N
rep	rQ
rep .	rM
replac	OQ
replac on	OO
report	PQqT1O
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
rest .	ZMcK-L
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
rice	BMLNSLwO*Q+O
rice and	+O
ridg	KQ
right	OKWLYLhJiNjMuOvO4K7L
right .	vM
right now	4L
right word	vO
ring	PPSMVLaKgMhQiJmRrNuL9R
ring .	VMgOmM9N
ring back	hN
ring in	9P
rip	CQ
rip @kin	CO
ripe	*R
ris	LN
rise	-M
risk	cM
riv	KKLT
riv came	LN
riv is	LJ
riyadh	BN
road	HKIPKMLLMKQMiK5M6U
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
roof	KRLPVKdN1P)K*M-K
roof and	-N
roof fund	-N
roof in	-N
roof today	VN
roof with	LP
room	BLDMFNTLUMWLbNdPhKjMmNqJwPxL3Q8N
room .	BMDJTKbLqJxL
room and	wN
room at	BM
room in	dNwN
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
round	FOGKNMbQmJrMsPuJ2N4L6K8J9L%K+N
round #	NNbO
round .	sM
round it	+M
round of	bP
round the	FL+K
rounda	tP
rout	yN
row	EKjS1O4M%N
row #	4O%N
row .	EM
row on	1N
row with	jP
ruby	!T
ruby wed	!O
rucksa	5N
ruin	LP
run	HLJLMLOHRLUQVLXLZLaKcMdKqLvKxN1K&M(N*N
run .	VNXM
run on	UP
run over	HL
rung	iN
rung sinc	iL
rush	QQ
ruth	,O
ruth .	,M
sack	kR*N
sack .	kO
sad	TQ
saf	8N
safe	BQILJMOLVLcN1L4O6S8O)M
safe .	JMcK6N8M
safe at	BN
safe on	6M
safe travel	6M
safe with	BO
said	FNNHOJPKRNhLiHjQnJoM7Q9M&N(M)O
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
saint jean	5M
salary	SL
sale	-M
salon	xN
same	DNGMILRKTKZKeHiMjLkLoMpLqKsJwMzK0H7M!Q#K%M
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
sat	ANUNfOgMiNtQwM1K7P&L)K
sat .	tN
sat down	UO
sat in	UM
sat on	-M
sat us	gN
saturd	EQGKfLsMtMwKxL3M4K9R!L#J%O
saturd .	GKxJ3J4L9J!M#F%H&L
saturd and	wL3M9L#L
saturd first	%L
saturd in	EM9N
saturd we	%K
sav	DP5Q)M
saving	lSxP
saw	POcPdLfMhOiP
say	FNPMTNUKVJbKeLmLnKpPuNvK+P
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
say i	iPqOvO9O
say if	BM
say it	BLFMHKPJTLUGVHWNXOeJnL
say not	oR
say one	uM
say she	BONMTNULhL
say someth	+M
say sory	BN7Q
say thank	(N)N
say the	ULYMpO9L+O
say ther	TM
say we	DMfO
say what	TP
say yes	uL
scan	DPPVcR(N)R
scan .	DN
scan came	)O
scan clear	(O
scan is	PN(M
scan of	PL
scan was	)J
scar	AMBMJNNKOMVTYJcMzK
scar .	OLcM
scar of	OKVO
scar to	BMVQ
scater	EQ
schizo	UQ
schola	)R
school	IOKMVMYLnLrLsJvLyLzW0N2K%Q
school .	ILVNnKsMvNzK%J,M
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
scratc	SP
scratc card	SO
scream	UPWPjQqMvP8L
scream at	jKqLvM
screen	DLcP,M
scrol	%Q-M
sea	FKLPeM3L6Q-L
sea .	6O
search	rO
season	MNOL1Q2M*T-K
seat	wM4P
seat .	4N
second	CKDNEJGOLNMMNMPMYJbKeKnKsNuLxOzN0M
second hand	xP
second interv	sK
second round	NOsP
second step	LN
second time	DMLLeM
second year	0Q
sectio	OOUP8P
securi	kN
sed	-N
see	FNPLTPYLaKfNiMmKoLsPuLwL4K5K6K%N
see @kin	6L
see her	iLnN
see i	sN
see it	%O
see my	6M
see the	AJFNOLTNYMrNuL6K
see us	PN
seed	MP
seedli	-O
seek	rP
seen	MNgMiL1L
seen a	gN
seen my	iN
seizur	XP
sel	MJSMdMlLoOuOxR3P*N
sel @kin	uL
sel the	MKuO3L
self	ARmK
self checko	mM
self harm	AN
semina	uP0P
send	KMMOaOeJiNmKrOvLxL1K+H
send help	vM
send me	eN
send rain	MO
send the	iN
send us	-O
sens	-N
sens of	-M
sent	ANFMJPPOgNiMnMrR7N
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
serv	gOpO-J
servic	ESfOsL
servic for	EO
set	CNmMwLxQ5N6O
set off	5N
set up	xQ
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
shak	EMIPSOUPVQXMsLtK&O
shak .	INtK
sham	nQ
sham .	nP
shar	iNqO7N+O,L
shav	NO
she	DLHLNLRMTKUMYJaLgMhPiKnOwMzL
she ask	FM
she ca	VLWLXLYLaM
she cal	RM
she cry	TKnM
she did	-M
she died	CL
she doe	ANRMTMnN,O
she gave	hN
she goe	vO
she has	FLNLPLRHXKaJdOgOsLuK6M
she is	ONQNULVKWJXMYKcNiJvMwNzJ4L#M(L,N
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
she was	CODKGNHLSMUJYKaKhJkJnL
she wil	FQOLuMzM2M%M
she wo	VN
she would	GL
shed	HPKK-L
shed .	HN-M
sheep	MOZO
shel	JT
shelt	dS
shelte	3O
shelte hous	3M
shift	UMZKqPyQ1R3Q+J
shift .	qK1L
shift at	yK1N
shift from	3P
shingl	WRXR
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
shoot at	IM
shop	CLIQKKLNSLVKaLlNoKrMxU2M&J(J
shop .	COIL-L
shop is	xM
short	nN1P+P
shortl	sO
shot	ITMN
shot in	IO
should	CLENWMiLnNoLqNsOuS3K
should have	nO
should i	uR
should not	oN
shout	UNaMjSqOvO
shout about	jN
shout at	ULaLjOqLvL
show	MMNNTNXJbNcPdNuMvJ2L
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
side	CKJMKNXMZMgMiLjN
side .	KN
side of	CO
sight	YQ
sight is	YO
sign	TJUMYOfKgRlNnOuOxSyM)M
sign .	-O
sign me	UN
sign off	UO
sign the	gOxM
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
sinc	GQKLMKTPVNXNYKZMaLdLiOjNmNpNrO!N&O
sinc #	JLXKeNiMrK1M8L
sinc .	jP
sinc @kin	CLGMiOvR7K
sinc east	TJ&N
sinc he	iM
sinc his	aL
sinc i	GKVMWLaMiNmLqN7L
sinc june	MM
sinc last	rM
sinc march	MM
sinc my	CNGQmK
sinc our	GMaN
sinc she	GL
sinc sunday	QLjN1M
sinc the	ILJQKOTKVOWNYOZNaLdJgKiLjKmLqMrL7M&L(P
sinc we	GHjLwO!P
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
sit	FOIJTNVLWMYKaLfMkNlLmOpMqMrMsMtQzK0O
sit .	WL
sit alon	mN
sit at	rN
sit befor	sN
sit his	tN
sit in	TPVNfKgNjNkOmLpM
sit my	tM
sit on	TOlN
sit the	tQ
sit ther	pM
sit with	FLaOmO0M
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
slap	BR-L
slap me	BN
sleep	HLIOJLKPPLSLZWdU
sleep .	ZQ1J
sleep again	ZK
sleep i	ZO
sleep in	ILJMKKdPgO
sleep rough	dN
sleep thi	HK
sleep to	ZO
sleev	APBN
sleev even	AM
sleev in	ANBM
slept	HNZRjLzK(P
slept on	HO
slept proper	ZN
slid	qN0O1O
slip	CPFOQNRMWN&N
slip .	&P
slip away	COFP
slip disc	WP
slot	SQ
slow	0O&Q-O
slug	-P
smal	CLDJNMPKXJbLqJxNzK3O4L6M8N&N+J
smal @kid	NM
smal boat	eN
smal one	CM
smal thing	-O
smear	PP
smear came	PN
smel	SQUNvMwL
smel it	SR
smel of	vN
smil	TPYLbNqN1K
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
snow day	-O
so	FJVKWMYLaKbLmLwJ9L#J
so #	KO
so alon	mM
so bad	WMXO
so down	TP
so far	xN
so hapy	-M
so he	FMiM
so i	aMeMhMnLtN0M#M,L
so it	aM
so lon	mM
so much	WMsM,N
so nobody	BP
so proud	%M
so quiet	wN
so scar	VM
so that	1O
so tidy	wM
so tir	UJZN
so we	FN#O
so weak	XL
sob	SQ&V,N
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
soldi	JS
sole	aO
sole car	aN
solici	gS
solo	6Q
somali	MN
some	AKILUNZMaLvMxM+P
some day	aM
some word	+N
somebo	IMaKmQnLrPxL-L
somebo .	-L
somebo to	mP
someon	BKINhLiMmKoNqLrM,L
someon .	-M
someon else	hN
someon should	-P
someon who	-M
someth	NMPKVFfKjKnLoMpKrR2K7L&L+P,Q
someth he	fL
someth in	UL
someti	-P
somewh	dO4P
somewh over	4O
song	-M
soon	XN
sore	WP
sort	-J
sort of	-M
sory	AMBNFMnQ7Q
sory .	BLnN7M
sory to	7N
soul	CQcMmO
soul .	CO
sound	JM
soup	+P
sourdo	-O
south	JNMP
sow	-M
spar	bL
spar room	bL
speak	EJXGiNjMmMqPvNzN1L
speak .	XLiNjJ
speak at	EL
speak to	jM
specia	YO-L
speech	1P9Q%P
spel	tL,N
spel test	tO
spin	OQ
spinal	YP
spirit	TKuM-N
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
st	FNOLQNcKrL5R9K(K-L
st columb	-M
st franci	-M
st joseph	rN
stab	IR
stab in	IK
stab outsid	IN
staf	qNyN1N
staf room	qN
stag	NSVN%R
stag #	NS
stag in	%N
stag on	%K
stair	BMLKQNUGVKWOXOaM3N
stair .	BM
stal	tNxP
stamp	eQ)O
stand	EMLMMLRPWNYJcNeKfLkJmNoMrOwJ2K9N
stand at	rP
stand in	RQ
stapl	qN
star	TNYOZP-N
star at	TNZM
start	NPYMvLxRySzR0N7M*N
start a	xP
start as	yO
start at	yNzN
start big	zL
start chemo	NN
start cut	AN
start it	7P
start kinder	zN
start monday	NLyN*L
start my	yJ
start of	-O
start on	yO
start school	zJ
start to	-M
start tomoro	*O
startu	xO
startu .	xO
stat	tMwM
statio	JLULdOfOxO
statio cupboa	UL
statu	eP
stay	JJOKQJTLaKcQdMeLoPuN0L3J7M&P
stay .	cNuK
stay clean	&M
stay in	uL0O
stay or	uL
steady	OQ1L4N
steal	RN
step	LOWLYMfL5L&R
step .	-O
step and	LM
stick	YPbO
stil	CPDJGNIMJKKLNLPKQMbNeLhMiKnMpMrN!O&N
stil buy	GL
stil dig	KN
stil hold	!L
stil in	CNQPeM
stil know	RN
stil lay	CM
stil not	PPbNeKrN
stil on	HOQM
stil set	CM
stil wait	PK
stilbi	DP
stilbo	DP
stilbo .	DO
stock	UL
stol	nQ
stomac	VRXL
stomac bug	XM
ston	GMKOWO
stood	ANENGMUO!N
stood in	!N
stood on	AO
stop	DKFLIMJNKKLMNJSMTNULVMWJhJiKjMoMpN2O&N
stop .	SM
stop believ	pO
stop check	hO
stop drink	&O
stop ear	VK
stop eat	FO
stop rain	LL
stop tak	UM
stop talk	qM
stop the	FNIM
stop treatm	FH
stop work	2K
stop wory	VN
storm	KN4R
storm over	4N
story	-O
str	US
str at	UM
straig	oP
street	HKIKJOKOLORMdQeKiN3N
street .	IJdK
streng	EMXMaOoPpM1O
streng .	1L-N
streng for	1O
stres	UQ
stretc	QN
strik	-O
strok	CJQQXRYPaP&N(M
strok .	aL&K
strok and	XLaM
strong	8M
strugl	oN0N
strugl with	oO0N
stubor	!M
stuck	JMQNeO0Q
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
such	vL,L
such a	vO
sudan	JQ
suden	-L
suf	TN-M
suf .	-O
suf from	TL
sugar	XPYNcM(N*N
sugar is	XN
suicid	AQ
suicid .	AP
suicid though	AN
suit	fNsP
suitca	eOgO
suitca and	gO
sum	XMrN-K
sun	*O-P
sun on	-O
sunday	CNGNQLjKmLpMwM1L5M7K!M#L+P-L
sunday .	CHFLJMQJhKtMuKwJyM1J4M6L9M!K#J
sunday and	jLwM8M!K
sunday din	+M
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
surger	OV&M)M
surger .	&N
surger tomoro	OO
surger went	(M
surpri	!O
surviv	nP
swalow	-O
swap	3O
swap the	3O
swear	oO-J
sweat	4N
sweet	XLoPvM#P-K
switch	LNTM
swolen	WO
sydney	wP
syndro	YO
syndro .	YP
synod	-O
syring	FN
syring driv	FO
system	-J
t	-N
tabl	YLfNgLiMjOmKnHuMwL0K7O+T
tabl .	UMiMjM+K
tablet	ASTQULWNXQZNaN
tablet and	aM
tablet do	WN
tailor	xN
tailor shop	xL
tak	FLOPRJSNTNUKaKqOrNtNvKwH3L4M6M
tak care	aO
tak credit	qM
tak her	BO
tak me	TP
tak my	OO
tak off	4N
tak our	wL
tak the	tO
take	AKFMOKVMWKXLaKbOdKnLoKrJuO4N6J
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
talk	AQDHHMJMULYOhMiNjNmSpJqJsPvM1K7R
talk .	iLjMmN
talk about	AO7M
talk again	7O
talk him	AP
talk les	-M
talk sinc	jN
talk to	HOiLjKmNpL
talk when	qM
tank	MP6N
tap	MNUP
tast	TQ
tast of	TN
taught	CONLRMpP2N,M
taught me	CNNN,M
taught my	2N
tax	1N
taxi	8Q
tb	HPPNXP
tea	CMQMRKTJ7L!L&N*N
tea .	-J
teach	ILUOrMsNtLvOyL2N&L-N
teach #	UL
teach me	vN-Q
teach us	vK-N
tear	UP
teenag	VNvN
teenag @kid	VNvN
teeth	OO
tel	ANCKFLJLNKPNRKaJeJhJiKkMpLqOsKuMvH1K7K
tel .	AN
tel him	hM
tel me	uL
tel my	kO
tel somebo	-N
tel the	-J
tel us	PO
tely	SNmN
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
test tomoro	tN
text	CFhPoP4O
text .	hM
text my	oM
than	YNlLvKyMzN0M2M,L
than i	-N
than the	-H
thank	7N8N!M#M%O&K(S)T*P+Q
thank .	(L)K,O-O
thank be	8M(J)M
thank for	(M)M*L-O
thank god	IMkM%L(M)L*M
thank the	(N
thank to	)M
thank you	2N7N8M9O!M#L%L&J(L)M*K+L-P
thankf	-N
thanks	*P+L
thanks din	+L
that	RLbNnOoMpJ7M
that .	bNvM7K(L-J
that @kin	BPCNoK(M
that he	AO
that i	EKWKaHbMjNnKoKqMvJwL1L-O
that is	GMOKQLSMTLVJWMjJmLrOvJ3M,N-K
that it	JN
that made	+L
that my	GM,M
that night	nQ
that our	-N
that peopl	-N
that road	6O
that stag	%N
that the	ELJNMMNM)N*K-M
that they	eOvO-J
that we	-N
the	KKLM
the #	DLGQOOPLdJeMfOlOtKuKwLxMyJzK2N3M4J9P!L#J
the @kid	DMHLJKLKSLVKcLdKfKgNlMnLvLzJ6K
the @kin	BNCHDKELIKJLKJUPbLcLfNgKjKuJwJ7K8M9L%L(L*J,L
the @pet	HHKKOLZNcLdKgNhLsKwO3K)K
the @work	IMqL1M
the aborti	nN
the aciden	YO
the acount	lN
the adopti	bP)M
the air	4N
the airpor	wM4O
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
the back	EO6K8N,L
the bad	NO
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
the bishop	-N
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
the bridg	ASLM1L
the burial	EO
the bus	INRMVMmLyKzM5N)N
the cake	#M
the camino	5O
the canc	NP
the car	KKRLTLUGVMbLdMfKgLiKjLlOpNwL7L)J
the cater	9O
the ceil	ZOpO
the cel	fP
the cemete	GM
the ceremo	%P
the chemo	NP
the chip	IM
the choir	pM-L
the church	ENKMZNdMpL9M-H
the client	1N
the clinic	PPQNbMuL
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
the dark	TL
the date	GN
the day	EMGPaMqMtN#P
the depot	qO
the din	aN
the dioces	5O-N
the direct	qN
the dish	jO
the divorc	gNiNmM
the doctor	DHFNPORLTLUMXNbOcMuJ(Q
the dole	rOyN
the door	DLHLILLKUMVMcNeKfOiNxK4M7L
the doorwa	dN
the dre	9O
the drink	SP
the drip	FMNP
the due	DN
the earthq	KO
the electi	-M
the electr	lP
the email	qP
the embank	LO
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
the factor	kN
the farm	uN2N)N
the farmho	3O
the fauré	-L
the fear	VN
the feast	5M
the fenc	jO
the fev	(L
the field	HMMO*M
the final	-L
the fire	KLsLyL
the first	GGlKwLxOyMzJ1N2L4H6M7L%L&J(L*K+M
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
the gate	KLVLkOzO
the gla	QK
the goat	MN-M
the good	!L-K
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
the hospit	QNsMyM1L8N(M
the hotel	kN
the hous	CMFKHJJLKKRMTKUJVKZKdLgNiJlLuGwK3K&L)M
the hurica	KR
the icu	QM
the inheri	jO
the job	rMuLyN)K
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
the lady	BN,M
the lake	MM
the lamb	-O
the lamp	pO
the land	ZL
the landlo	dO
the langua	eP
the laptop	oP
the last	FNMMcLiKsLwK2L5N)M*N
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
the magist	fP
the maiz	)P
the mamogr	PN
the man	QLdMfNhOjKuM,M
the mango	-L
the market	IN*N-L
the match	-O
the matern	8N
the matron	qO
the medici	NN
the men	IO
the met	lPmM
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
the morphi	FP
the mosqu	-N
the mounta	KN6P
the mri	PO
the mud	LN
the name	DN
the navy	JM
the needl	NLSQ
the new	JQNMOKXOqNyLzL1L3M-M
the nicu	QQ
the night	FOHMKJLMZLaP1H6P(L
the nularb	6N
the numb	1O
the nurs	FNQQRJXM&O
the nurser	DNbM
the oath	eR
the ofic	eLqM1O
the old	dMzM+K,L-N
the oncolo	NS
the one	SNTJaLbMhLlMnMuNvK1M6J%K+J,N
the only	AOmPoMzM
the operat	OJ
the oth	KJNOYKlLmMqPuM3M
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
the pneumo	(O
the poem	EK
the point	AMTM
the polic	RMUNfNsM
the poor	-Q
the pope	-N
the poridg	aM
the post	VNgLsMuK
the pray	pN,M-J
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
the rain	ENdN!O*N
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
the road	CLEJHMIKLLiM6M
the rocket	JO
the roof	KMLKVL1M*M
the room	dN
the rosary	-O
the same	DLRMSKTLZJkHsLtNwK7M!M#M
the scan	DPPO
the schola	)P
the school	ALIHKNLLoMvLzG1J2O3K)M
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
the siren	JP
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
the visa	eL)M
the voic	UP
the vomit	XL
the waist	YO
the wal	BMLLTPWOjN
the war	JP
the ward	QTUJyN1J(M
the wareho	1M
the wash	-J
the wat	LQ1N-K
the way	CLRN5M8P,M
the wed	bNhNiM9L
the wee	DLdO
the wel	MO
the wheat	*P
the wheel	6M
the wheelc	YP
the whol	ENKKSMTLYKfKkKqK1O8M#H%L(J+L-M
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
the year	-K
the young	JL9M,L-M
theatr	OR8O
theatr at	OP
their	DJIJKMLNdJjMlKmKtMwJ3N4M5K6J9J!O)M+J
them	JLbMoLvOzK1J5L6K9K!L*M
them .	CKKJLLSKUKbMhKkLlJoKpJvJ1M5K9J!J(L*K,N
them by	uM
then	DPPJRJSNTOUKVLWLZOaJiKlLwK1M2N9N
then i	UOaL
then the	BNSNlN1N
theolo	0O
theory	tQ0N
theory test	tL
ther	DKILJOVMZLdMkKlLoNpNzN3M
ther #	kM
ther .	ILJKeMfMkKpKwMyLzL1K3N
ther and	VMpP
ther be	-J
ther is	DLJKMMTMVJdLgLlOmOoMpLqLrMsN+J
ther listen	ZN
ther sinc	kO
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
they	FNIQKLLLNNOPPQQPYLdLePfMkRqLsP7L
they are	EMFHILKNNJOQQLVLYKbLgJmKvO8M
they ask	sPuL
they cal	%O
they can	FO
they clos	kP
they did	PJ
they fir	kN
they found	NMPL
they gave	FOkN2L
they go	qP
they had	DM
they have	FPLNNLOKPKQOUJcJdKeLqMuHyLzM3K4N!M
they laugh	zN
they let	DOkO(O
they open	OO
they said	NLOMPK
they sav	5N
they saw	PP
they say	EOFKNMQKTMXMYLfK
they stil	!O
they stop	qL
they take	ON
they tel	PO
they took	ILPPUNeNfMkL
they want	uQ
they were	HP
they wil	OLsOvM(M
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
thi land	eQ
thi lent	-M
thi month	lO1N
thi morn	CLHMJKQNRLbKcKgLkM8L(O)N
thi one	cQsM
thi season	*O
thi sunday	GP
thi time	GLINNN-K
thi town	-N
thi week	CMJMUMeKmGnNrMtLuK1K6G!L&M*L
thi weeken	EM1K3M9M#K%N,M
thi wint	-M
thi year	DObMlL5O*Q-M
thick	YO
thin	MJ&P
thin .	MJ
thing	ANPLTJUMVLfLhOiGjPkLnLoLqKuJ2J
thing .	TMhJ-J
thing about	jM
thing to	jOnK
think	ALOLRMSKTKUNVMWMfJgLjKnMoJpLwL4N9L,M
think about	AOnN
think i	ROTLUK4O
think it	TLVK
think of	jN,L
think someth	VM
think the	UP
third	DRGMLMMONMQMSMVLZMcLlKtNuKzP0K
third atempt	tO
third ivf	bM
third miscar	DO
third one	DO
third time	DJLNtK
thirst	MO
thirte	vP
thirty	CMFMRKWKkMpKtM1N2N3N5L!N
thirty #	2M
thirty year	WLpM3N!K
thos	INJOoOyL)K+K
though	AOVMaMgMhNkL(M
though .	AK-M
thousa	lR
thousa and	lO
threat	BM
threat to	BL
thresh	*P
threw	BJjQ
threw his	jN
threw me	BL
throat	BNNP
throat .	BN
throug	EJLKNNQKSLTKULWMZKaJbLeJgO0K6Q!L)J
throug .	)N
throug a	gL
throug the	BKQLVLWMXN6J!M
throw	VOvM%N
throw up	VO
thrown	dL
thrown our	dM
thumb	-M
thund	VP
thursd	DKEMOOPPdLfPlLsPtP1K3L4G!M%L
thursd .	DKEMKMOJPKeKfLsLtM1L%K
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
til	FLILPOQOSNTLWMZPcKlOnLoOtKuLvK1L*J
til #	ZMtO
til .	IN
til dawn	ZN
til noon	uN
til the	ZMcNlL
tim	ROSKVOXLYLaKbM0L
tim .	0J
tim a	XO
tim and	VL
time	DJLJVLaJcLtNvLzK4O5L7M&L(L
time .	DKFNMLNNSMaMbKeHsKtG7K&E
time i	RNcK
time in	LOzM7M(N
time lucky	tK
time on	2N4N
time sinc	7N(L
time the	PMVO
tin	5N
tiny	DO8P
tir	ALTMUPXJYNZOaLdMrNvL1L6K8K
tir .	UPaG
tir of	AOULYL
to	ALoLuMwM3M4O5O6O7J
to #	-M
to .	mL
to @kin	gPiLvN4O
to a	TKUNeMlNmLzM2M3K9L
to all	-N
to answ	uM
to ask	vN7M-J
to be	AJDLFLdLpLrNvMyM8L9L-L
to bed	jN8M
to believ	pP
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
to do	AKELJNuK1L2P
to each	jJ7M-N
to eat	mM+N
to end	AO
to exist	AM
to feel	pL
to find	hNrN
to finish	0P1N
to fly	4N
to forgiv	7N
to get	KMVJrM0N1M
to give	1K-H
to go	AHBLFKNMQLRMdLfLkKoNrM0M1M5K
to god	8L&K(L)N
to have	bLuM
to hear	PJiM
to help	aN
to her	FMSOcMyP7M9K
to him	AMCLiNqN7O
to his	wO
to hospit	QL
to housto	4N
to jos	6M
to jump	AK
to kil	AMBN
to knock	5N
to know	uJ,P
to lago	4K
to learn	0O-K
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
to me	ALBHCMDKRLTLaKiMjKmKnLoLqLuKvL#K
to meet	7P
to melbou	wN
to mind	aQ
to move	COuM
to my	ELINLKYKZMiNjMnOpKzK3L6G7N8L#P&N
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
to say	COEMHKlMuE7M(N)N+Q
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
to tel	AKhOkNuK1K9N-M
to text	oM
to thank	(Q)O
to the	EQGKJMLMMMTKmPqJwJzP1M3L6J&M(L*M
to theatr	OP
to thi	-L
to toront	4O
to unaliv	AM
to uni	wN
to us	vM,M
to velank	5P
to wait	-L
to wake	ALZN
to walk	&O
to win	-L
to work	DMyN
toast	!O(M+N
toast .	(N
today	ENGRHKRL8L!P#T%O&O(P)M
today #	#M
today .	DMGJHLPLRJWKdKfLgLsJ!K#L&J(J)L
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
togeth	CJXLhQ2N7P!Q+N
togeth .	hM7J!M,O
togeth and	7O
togeth at	7P
toilet	UNcNmMzP
toilet .	zO
told	BODNFMNNRJTJVNYKbQcPdKgMiKjMkQnMqM#K(L)N
told a	nM
told me	AKTNbL,M
told my	DJjNkLnK
told the	DKgM
told us	FJYLcNgO(N
tom	9L
tomato	*N-M
tomoro	ERGQORPNfLsQtPwLxLyPzP1M3L4P9P!L#O%L
tomoro #	sLyK
tomoro .	AKEJGKOMbLcMfKsJtJxLyL1M4J6M9L!L#L%K
tomoro and	ELtOzK#O
tomoro at	OO
tomoro for	sK
tomoro i	tNyO1H
tomoro in	yP
tomoro is	GM
tomoro morn	OM4N
tomoro my	zP
tomoro sinc	GM
tomoro we	EM
tongu	jP-P
tongu .	jO
tonigh	AOEOFMGNJLKKLLdNoLyK1M4O5N6P&L+P
tonigh .	AMFMGLILKKdJjMyM1J!M&M+J
tonigh and	AN-J
tonsil	OR
tonsil out	OO
too	DMUMVKWKbMcMdNgLsMvKwLzL9J
too .	+M
too much	UOWJ-O
too old	bQ
took	APCKGMHMIOKOLMPLQOYMeNfMgOhOlOnNqJwN8K&L
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
touch	BRWNqN&M
touch it	WO
touch me	BM
town	IOJOKMMNmL3S
town .	3L
town and	-M
toxic	qO
tr	MN
track	4P
tracto	-K
trafic	-M
trail	*N
train	IKKNUNrNtLvJwNyO5M6O#M
train .	-K
train to	6K
transf	bQzP
transp	OO
travel	4N6S
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
trigem	WP
trigem neural	WP
trip	1M6S
trip to	6P
trip with	6L
tripl	ON
tripl bypa	ON
troley	QNVM
troley and	VK
troley in	QL
troubl	,L
trough	MN
truck	KNMMxQ6N
true	pO
true .	pK
trunk	zP
trust	pM-L
truth	-N
try	AMDPSLZObOcKtK7L
try again	DP
try and	bL
try for	bM
try to	ANSMcM
tsunam	KO
ttc	bP
tub	FOQP
tube	YO
tuesda	CKDKHLOOPMRLTLeLfNtMzL8M&K
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
turn	FMYJZMaRiMuL#V
turn #	GN#U
turn her	aM
turn him	aR
turn ninety	#L
turn off	FP
turn over	tP
turn the	DM
twelv	DJGMaMcMmL1M!M+J
twelv hour	1L
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
und	HNJNKOLROPQMUOdOlMvP*M
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
univer	lNwOzO%Q
univer .	wL%N
unopen	iP
unopen .	iN
unsay	jN
until	ALFKPOWNZLcNlNoMuL1L6L
until the	cN
unwel	XP
up	AJLMZJaLfMhLvLxN2L3L4O7M
up .	ANBKIJMLUMZKaFgLhOlKvK4L
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
up the	GMWLXLtL2N5L9O-M
up ther	pN
up thi	-N
up to	GMLOuMzM5L6K&L
up today	xO
up tomoro	AN
up with	hP7O,M
upstai	LQjO
us	ELFLPMaLiMjKkKvOwM3N5K6L7N!O+N
us .	DLGKKLOJPJRKYHcLfKiJqMwK1K4L7J!H%H)L+H
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
used	CMTPXLYKaKmLpPqM
used to	TPXJYLaLpO
using	SO
using again	SP
vacati	6P
vacati with	6P
valey	KM
valv	OQ
van	lNxR3Q
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
vet	HSOPXPlL(M
vet came	HN
vet is	OO
vet was	HN
veux	AP
video	eLmM
video cal	eK
vigil	-N
vilag	CMEKIOJOKMLPMJmKxLyN2N6L*K
violen	BS
violen .	BP
violin	tO
viru	-O
visa	eW)R
visa .	eN)L
visa for	eN
visa interv	eO
visa was	eN
visit	QSROfRmN6N
visit my	QM
visito	QPmR
visito .	mP
viva	tQ
vocati	-O
vodka	SR
vodka in	SO
voic	EMOOURiJmQ1M
voic .	-L
voic again	UM
voic i	mN
vomit	XN
vomit bug	XL
vot	-L
vote	-P
vow	9Q!O
w	BMpMsM5M+O
w the	sM
wag	BN
waist	YO
waist down	YM
wait	KNLKPTQMRKbOeQfLuG5K
wait #	PN
wait .	PMeL-M
wait for	LNPMQNXNeMfN
wait on	PP
wait til	PP
wait to	PJ
wak	AOZN-L
wak up	AN
wake	ANCMEQHOONVLZO
wake for	EM
wake up	AOCMOO
wal	BLLOTOULWMjMmKpJ3L
wal .	TNmM
wal again	BL
wal and	TM
walet	oP-L
walet on	-N
walk	IKMOYOZLkMqLzM5U7M9O%O&P(P)M
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
want	ANFKgPoMsLuNvM0K7K-J
want a	bOgJuL#N
want an	uL
want it	AL
want me	iMoNuM
want my	-L
want the	gNlP
want to	ANoJuHvK5M7M&N(L-K
want us	dM
war	JQjNqN-L
war .	JM
war in	JM
ward	FLQWUMpLqOyQ1N2L8N(L
ward #	QO,O
ward .	QN
ward and	QL
wardro	CO
wareho	yQ1M
warm	dN,O
warn	KN
was	BOCODPHPIRRKYMfMhMiKkPnP7L)Q
was #	BNCPDMHLiNnEwN
was .	RP
was a	IGRPYPgLjNrK)K
was abus	BM
was and	RM
was arest	fO
was asault	IP
was atack	IO
was born	FNYN8P#N
was brav	-M
was cancel	-O
was cary	QN
was clear	)L
was diagno	NJ
was driv	nP
was fir	kO
was gone	AN
was in	IKXNnN*N
was just	XM
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
was taken	QP
was taught	pN
was the	BMCKSKTMhNkLnM
wash	LOTLUNaReLnK7M
wash and	aP
wash machin	-K
wash my	TMaN
wat	FNLVMWNKcP1J8Q
wat .	LMML-J
wat botl	WN
wat brok	8R
wat for	MM
wat has	LM
wat in	LM
wat is	LJ
watch	ANEPJNnKwM2M4L6M%L,K
watch over	wM6P,P
watch the	JL
wav	wO6N-M
way	IKRMVKeJiKnNoLvMwM4L5N6O8M
way .	6L-L
way home	INRN
way ticket	wM
way to	5N
we	DNEOGNHKKJLHbMdNiLjOuJ3O5L7P!P%K)M*M+N
we are	JKKKLLbHcLdLlP1N3K7N9L!H*G+K
we beat	-M
we both	jN
we bury	EOHN
we can	lN)L
we cary	EL3K
we do	PMfNgOiMvL
we eat	+M
we fight	jM
we fly	4M
we get	3M
we give	*O
we go	3P5P
we got	KN3K7M)M
we had	DKHMjK7M
we have	HKKLLMbKdHePgOiKjLuL6M9K!H
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
we thank	CO%N(J)K*J
we wait	PJeN
we want	vO
we were	CODL!M)M
we wil	CNGNPNwN9M!M(N
weak	XQoP
weak .	XN
wear	ALBPNNsMvO%M
wear a	NO
wear long	ANBO
wear the	%L
weath	9O*M-O
weath for	-L
websit	oP
wed	bLgMhNiKlMsK4J9T!S
wed .	iL9K!M
wed aniver	!N
wed day	9N
wed is	9M
wed of	9N
wed on	!N
wed to	9N
wednes	EMOMPMUJeHfMpHqJsMtPzL%L
wednes .	OLPKqLtJ
wednes and	EM-K
wee	CMDLXOcOdMxNzN4M8P#M
wee @kid	XO
wee @kin	8N
wee one	DM
week	DOFLPMQLUKcQfJtMyNzL1N6M&O
week #	cO
week .	DNFKNKUGZJcKfKtMuMwJxGyGzJ2L6H&K
week aft	&J
week and	CLDKPJTHXKcLrM1J
week befor	hP
week ear	8O
week gone	cM
week he	UP
week i	PKUJ
week in	XO1J6Q
week on	1O
week pregna	cK
week scan	DL
week the	DL
week they	(N
week today	cN
week was	mL
week we	DK
weeken	EKSNfJgMmKoM1P3L5K6M9N#L%L
weeken .	EHgK1H3K9H#J%K,M
weeken and	1L
weigh	nN
weigh on	nN
wel	MQOLXMcKiLuL2L8K(Q
wel .	OLcL8K(G
wel again	(O
wel are	MM
wel has	ML
wel is	MM
welcom	8R-K
welcom .	-L
weld	rP
went	CPDMGLHLINKLLKPKSNTGbKgOhLkLlMmMnMwN8M(K)L
went home	CK
went in	CN8P
went into	mN
went out	CM
went quiet	DM
went throug	gO
went to	CNHKnN
went wel	(M
were	CPDLHLIQKKRMSMbKcLdJeJhLjKkJnMpK7J8J9L!M#L
were born	QM
wet	FL
whal	-O
what	BNPKRKVOfMnMpLuLvK2M+N
what a	-P
what i	iJjLnNpJ0N1J5P
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
wheat is	*N
wheel	6O-K
wheelc	YV4N5P
wheelc .	YN
wheelc sinc	YN
when	BORNVOWMaKbMiNnOoMpKqM
when @kin	BNnM
when he	BMfK
when i	BHRKVGbJeGiPjKnLoLpMqNvL1K
when she	nLwO
when the	CMUO
when they	sOtN
whenev	VPqO
whenev a	VO
whenev the	VN
wher	ILJPKLRNSLdNeMfLgJlMoMpNvMyLzL3M9L
wher i	sM
wher she	vN
wherev	,P-M
wherev he	,P
wheth	PQuR
wheth to	uS
which	RKUKdNhNuR
which one	uM
whil	CJLNQMRLSNXLgOkL
whil i	-M
whisky	SP
whistl	2L
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
who i	RO2K
who is	QLXKaKoN#N
who wil	ON
whoev	3N,P
whoev win	-L
whol	EMKNLJSLXNfKkL1N#K%K(M)M+K
whol @kin	+N
whol hous	XQ
whol of	KMLM
whol street	-J
whol vilag	-M
why	RMVLXKiMpMsO,L
why .	XN,M
why did	-N
wide	ZN
wide awak	ZM
widow	CRmQoN9N
wife	-P
wifi	-P
wig	NL
wil	EOFMGMOOPLYNbKfMiGwL2M7L9L!M#L%M
wil .	iO
wil alread	DO
wil ask	sM
wil be	EMGMOLYKeMfKgOkMwOyKzO1L2J9K!H#N%K
wil come	-M
wil have	!N
wil know	POoP
wil like	FLYNmM+N,P-L
wil love	-L
wil not	ALCKFPVLXLYLbMlKvP
wil take	dOrO
wil was	iN
wildfi	KP
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
wisdom .	-O
wisdom teeth	OO
wish	ALNM,L-K
wish i	APNN-H
wish my	,Q
with	KJLKQLYLaLdLgKhMjLrNvL2K5N6M7M
with #	EOLOdKgJhKwL3M4P6L!M
with .	mM
with @kin	EMGLKLaOgLuN3L5J
with a	IPLKWKaLdKgLkKnMoMrLsK2J3L4M6K!L#M%L&K
with an	wM
with breast	NK
with burnou	UO
with covid	XN
with depres	TO
with down	YO
with her	CLFHGNJKQKXOhLvLwKzN5J%L
with him	AMFMHLQOhMvK,K
with his	QMWNYLgMrPwLzO0M2K
with it	SNYN
with me	AMVMhKyN0M
with ms	XM
with my	GNaLhKiNjPqMrKuLvHwKxL5M6N7N!M(K
with not	(N
with noth	2M
with one	YLeNgN
with peopl	-L
with pneumo	QM
with schizo	UP
with thank	)O
with the	FLJMKKSLdKgJhJoMsKyM2K5N6K&J
with their	-K
with type	XK
with us	TMaMjKwN3K
with you	-M
witn	fR
witnes	9O
wiv	KN
wks	DN
wo	BKDJELFLHKIKJJLKNLSLTJVKXLZLdLiKnKvL3K
wo not	BKDJELFLHKIKJJLKNLSLTJVKXLZLdLiKnKvL3K
woman	bNgP!N,O
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
word over	jK
word sinc	iL
word with	jN
wore	%L
work	DMPLUKZKeLkQmLoKqLrPvLyM0L1Q2P
work #	1N
work .	BMPLULlMoLrL1H2K
work and	oN1L
work day	PM
work in	1K-N
work is	1N
work on	1K-N
work sinc	rN
workpl	qO
workpl .	qO
world	AMCLhM8N-N
world .	-M
world cup	-L
worn	UN
worn out	UO
wors	RNXNjM
wors .	RN
worst	WO
worth	AL
worth liv	AL
worthl	TN
wory	OLVSZNcM)M,N
wory about	OLVL,O
wory sick	VN
would	AOGQMNaKbMiLmNoOpLrN9K!N
would be	GLbN
would have	GR
would like	-L
would not	aO!O,N
would notic	AL
would of	GO
wrist	AM
wrist .	AM
writ	JLfMgLiNlMqJsNtS0Q#M
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
yard	HL2M-K
yatra	5P
year	GTHNbMgMhMiMkL0O2O7L!T#Q%M&M*L
year #	gLzO1M
year .	DNGFHGMNbLfMhJiNsKwL2J3L7L!E&J
year ago	DKGOiJnM!M#L(M
year and	GGHKLMNNSLULbMgNhNiJjLkHmKoMpOsK2K7H!G#J*K
year at	yO2N
year he	gN2M
year i	COGNeN
year in	eLfMgM2L
year mary	RNbP!L
year my	7N
year not	GM2L&L
year now	iN
year of	WObLgLpOyN0N2K3M7L!K%O)O
year old	NNvS#N
year on	GO2M!N#M
year she	HN#O
year sinc	GQ!O
year sob	&P
year that	GO
year thi	!O
year today	GM!O
year togeth	!O
year tomoro	GL
year we	CM7M
year wed	!Q
year with	kO!P
yel	jOqJ
yel at	qJ
yelow	DOMQXQ
yemen	JP
yes	eKuN9Q!M)P
yes .	eL9O)L
yes or	uM
yes to	9J
yester	CMDMHGIKNJRNUMhKiHvL7L8K9L&K(M
yester .	IMNLhL(H
yester she	RL
yet	DGKLPMQMXLYNcLzM5O
yet .	HJKNPNcJzL,N
you	bLpL7K8L!J#M%J(O)M*K+J
you .	cN#L&L(K+K-P
you are	pL
you for	2M8H!N#L)E*L-N
you god	8M#L(F)D
you jesu	(J)M
you lord	(M)L*J
you my	)M
you thank	(P)O
you that	(L)K
young	JMSMhNnL1L2M9N,H
young men	JO
your	MNdMoJvL,N-N
youth	5O-K
yr	vK!P
yr old	vL
yrs	GLHMbNeLgMhLkL2N3M!P%L)L
yrs .	kM
yrs mary	!L
yrs today	GN
zoom	kNsS
zoom interv	sL
zoom w	sM
`
