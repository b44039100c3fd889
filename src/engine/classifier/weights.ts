/** Written by `npm run write:classifier`: do not edit. What `encoding.ts` reads. */
export const WEIGHTS = String.raw`
-123 -89 -101 -186 -190 -186 -276 -133 -181 -114 -143 -194 -123 -102 -125 -163 -168 -217 -87 -174 -115 -115 -100 -23 -143 -197 -277 -121 -156 -170 -115 -143 -166 -168 -303 -183 -124 -49 -146 -209 -176 -175 -132 -118 -186 -80 -172 -218 -219 -114 -138 -187 -81 -106 -139 -169 -150 -181 -124 -250 -155 -166 -199 -197 -148 -154 -128 -74 -115 -135 -1 174
	-N
 .	-N
#	GMZMcLsLvL1M8M!N#O
# #	GKHLSLaJgLlPwMxJ8N!K#K
# .	CMNMQNRNXNZLaLdLfLsKtK0M4M8K#H
# @kid	IPKKULdNeKgFiKjJkNlMvL0L1N3L6L7J8H!J%K
# @kin	NNiNjLxQ6N7M9L+N
# @work	tN1L
# a	SO
# acr	*N
# again	ZO
# am	ZO8M
# and	FNOLVMXLZLaLcLiKmHrMvOzM0M4K#K
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
# day	GKHMJLKMPNQNWJXOeMtL5P6O8O9M&P*N
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
# hour	FJONQMSLZNaKfNtMwJ1M4N6M8K
# hrs	4O6Q
# hundr	kO1J
# i	sL1J8K9N
# in	NKSMdLfMiLtKyL8J#L
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
# month	DNFKUKWKXKZMcMdLeMfLmNrLyM6M&N(J)M
# more	NO!M
# my	BLNMQKtLzN
# night	ZN1N)O
# not	&N
# now	GM
# o	GMZLsO1M8L
# of	ELGKHMILbKcMkJqLsM0M1J6N8L9M!L#K+J
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
# smal	CQNM
# step	&N
# stop	VK
# the	#P
# thi	8K#P
# thousa	lO
# tim	RNVNYMbM0L
# to	vK
# today	GKsL#T
# tomoro	OJsHtKzN4L#O
# tonigh	dL
# und	vN
# wed	!M
# week	CPDQPKQNTNUJcQhJ6L8J&O(N
# with	QJ4N
# wks	DN
# word	0Q
# work	PM
# year	GMHKRLbPeOfOgKhPiOkL2L7M!N#H)M
# yr	vK
# yrs	GMHNbNeLgMhLkL2N3M!N%M)L
. #	CMGKNJXLZLeKgMhNkNrKsLtL2K4M7L8N(M)P
. .	YLaKiKnL7K
. @kin	CMEJFLGKJLMMNLQJcLiJuLzN7J8L%M(L)N
. aft	cMyN7K8O(L)L
. again	ZKbM
. all	!O)N
. and	-L
. benign	)O
. ble	3L8M9P#M%L+M,M
. both	uL
. bring	6P
. but	KMVPcN
. ca	TL
. cary	1N
. ceil	ZN
. chapt	0N
. do	uK&N
. eleven	kM
. even	MM
. every	JJbM
. everyt	TJ
. fifty	CORK
. first	fOxKyL7L%K
. for	+N
. forty	CQ
. from	2P
. give	UNYMaNsOvJ1M2M
. god	bNdNeN#N(L
. good	-N
. he	APFKHMIKNNRMSHTKULYKaMfJgKiKnPvM7L#O
. help	fNoMvM1L7M
. her	BPFNwL
. his	CN
. how	vM
. i	DLGOUJaLgNiLmKnLoHpMuJwL
. is	pN-P
. it	DLELGJLJRMUKVLhKiOnMoHqNtNwM0K&L
. just	,K-O
. keep	JMcKoL0L#O&N
. last	BOUM
. let	ELFNJMRKYNfKgKsNtMvLyMzG2M3N5N9O!M#J&M
. lord	jMoMxL!N
. make	9P-E
. may	5M6N&M,J-J
. my	DJFKHOaKeLfLiLoJuL7J&L
. ninete	gL
. nobody	DNKLQMaMbNcKeMgMmH
. not	ELFMJLMKXMmLnM(J,M
. noth	VOoO
. now	BLDLJLSKTLXKYMaKeKjNnOpK2L9N&N
. on	3M9N!N%P
. one	&N
. only	-M
. open	MO
. our	gMvL3L)L
. patien	-N
. peac	-L
. pleas	DKFLJNMLOGSLTLWNXJcKeLhKjLpKtJ
. prais	)N
. pray	vO1N5J
. saturd	9M
. sel	uN
. send	mO-L
. she	IMRJTMUJYLaJeKgKnLsLvMwK2K7O#M
. show	uM2O
. sinc	iMpN
. stil	GKNM
. streng	1M
. teach	vO
. thank	7J8J9O!L%M(L)L*K
. that	mL,M-K
. the	COHNIKKJMPRJTMUKZLdJeKlKmLnKuL9M)N
. ther	MPlL
. they	DMFKHMIKKLPGQHUJWMYJbNdJfLiJoLqPuLvG7M8L!N
. thi	RN
. today	&L
. watch	6O
. we	CNDJFNGLIMKLLMNNPLbKcMeMhLiMjKuKwL3J5N7L!M&L)L*K
. what	VMpMvM2L
. yester	RP7M(P
. you	-K
@kid	DLILYJbKcNfLgKiLvRwNzL8O%J
@kid #	vL8L
@kid .	GPIKSNbMcJdKfKgKiHuLvHzJ7L8K,S
@kid all	XN
@kid and	CLDMbPcLdNgNiK8J9M!N
@kid are	BKHKKKNKQKTKXJeKgKjKmLrLvLzK3K4K6J8L!K(M
@kid ariv	8K
@kid ask	gO
@kid at	BNDNNMoOvHwO8M
@kid begin	zN
@kid block	iN
@kid blood	PO
@kid brok	XO
@kid cal	7O
@kid came	TMvM8P
@kid do	HLvL
@kid exam	tL
@kid fiancé	hN
@kid first	yL
@kid flies	wL4O
@kid for	bL
@kid got	%K)N
@kid gradua	%M
@kid has	ONTJVMXNYNZNeLiMrMtLuLvJ0M8J
@kid hat	vM
@kid have	wL3O
@kid i	DN-L
@kid in	CNQMcLiOvKwLzL0O6J,N
@kid is	INPKQJSMUMVJYNcNfLvJzH6L8J&N
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
@kid pas	%N
@kid school	IL
@kid ship	JP
@kid sinc	iK
@kid sit	tN
@kid start	yNzP
@kid stay	cO
@kid tak	4N
@kid thi	8K
@kid to	wN7M
@kid turn	#N
@kid up	9O
@kid walk	9K%L
@kid want	GQ
@kid was	CMIKXOfMvK8O
@kid we	DP
@kid wed	9N
@kid who	vN
@kid wil	#O
@kid wo	ZLiK
@kin	CNENFMGNROaOiNjO7L9L#L,M
@kin #	FJGHNMVOcKiLrLvN6O8J!N#O
@kin .	BNCJFKGNaJ7J8K,N
@kin about	jK
@kin aft	7O
@kin all	mO
@kin and	CKKORKaJeLgOiOjLuLvN5J7O8K9O!O,N
@kin are	ELFLGKJKKKLMQHUKaJeNgPjJ3N5O6K9H!M,M
@kin arthri	WN
@kin ash	ER
@kin ask	RN
@kin at	DKELaLeLjJmOnMoOwJzJ8L
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
@kin death	GK
@kin delive	8O
@kin did	BOCFRM,P
@kin died	CQGNnJvL
@kin disown	iN
@kin do	iN
@kin doe	BORJeMiK
@kin drink	SP
@kin every	aN
@kin farm	*O
@kin finish	%O
@kin flies	4O
@kin fly	4O
@kin for	iL6M
@kin found	NLSN
@kin from	CN
@kin funera	EQiL
@kin garag	xN
@kin get	%M
@kin goe	OMsM3M5N
@kin golden	!P
@kin got	ILXJhMkQ(M)K
@kin gradua	%M
@kin had	DMPNQLULXM8N&L(M
@kin hand	2N
@kin hang	2N
@kin has	CKFNMLNMRKTFUKWLXLYJaNfOiLrKsM&L
@kin have	iLoN7N!N
@kin he	XL
@kin hear	UR
@kin hit	BQ
@kin home	FM
@kin hous	KMLNjJ
@kin i	RJaMdNiOnOqN
@kin in	ILJMKJLNMOTKaLbNeLiMmLnKuL5K8M,N
@kin insuli	aN
@kin is	FJJLSKcKjL3M9L#K&K(L
@kin keep	RQwK
@kin kidney	XL
@kin kn	WO
@kin land	fM
@kin last	2K
@kin leav	5N
@kin left	COGN
@kin liv	dMmM
@kin lord	oM
@kin lost	DJYMdNkLpP
@kin mary	9N
@kin memori	EL
@kin mov	3J
@kin must	uL
@kin my	yM
@kin name	RL
@kin need	OOrL
@kin not	FM
@kin of	IMQOdMfOvM,L
@kin on	CKEKGJNMQPaJlM5K6M
@kin only	FK
@kin open	xM
@kin or	uJ
@kin over	jJ
@kin pas	CR)N
@kin put	RN
@kin rang	7R(K
@kin relaps	SM
@kin retir	2L
@kin sat	gO
@kin say	AJBNFJHMTMjMuMvO
@kin servic	EN
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
@kin that	,K
@kin the	FJJOuN
@kin thi	EN
@kin think	RN
@kin to	EOFKQPvM
@kin today	,K
@kin told	gN
@kin tomoro	ELGN
@kin tonigh	EL
@kin took	CK
@kin touch	BM
@kin turn	#P
@kin vilag	JM
@kin visa	eR
@kin walk	ZM%N(L
@kin want	AJFLuN
@kin was	CJFJHMINJNQQRKSJYKeLfJnHyN8K)K
@kin wat	8O
@kin we	,N
@kin wed	XP9N
@kin went	CP
@kin who	IKRJSKYLaKiL2L4L9M%L,J
@kin wil	5L
@kin with	NNYMaNrN
@kin wo	iP
@kin would	9N
@love	BLDKOKTKaMcLeJgKhLjNkJoKyL4K&J
@love .	BKFLGMTLaJjJlLnKoM,Q
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
@love has	BHFJOKTKUMWKaKgNjOsNuM
@love hit	BL
@love is	BGFJJLOJPKQJUMcOmLoOxO1J4K6M8N!O#M&J
@love last	2N
@love left	hM
@love lost	CNDN
@love miscar	DO
@love retir	2P
@love say	uM
@love want	gK
@love was	kO
@love wo	BNDL
@love work	1O
@love yet	kL
@pet	FLHWKHXJZLdJwJ3M(M,O
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
@pet was	HJ
@work	CLEMILNKXKYLqTsMtK1J2M,O
@work .	qJ,M
@work and	qJ
@work at	qG,O
@work died	CN
@work got	-P
@work has	XMtL
@work hat	qL
@work ignor	qL
@work is	FLUMqJtK1O2L#M,K
@work keep	qL
@work lost	CK
@work mr	,J
@work on	qK,O
@work put	qM
@work scream	qK
@work she	,N
@work shout	qL
@work tak	qN
@work who	IN,J
a	IKdKgKrLxL8K&L
a #	FNvM4O)K
a @kid	bUcNiJvK1K
a @kin	IMbNdOeLfLgLlMmLnOoMrKuL2L8Q9M,K
a @pet	HO
a @work	CKqO
a and	QP
a baby	8N
a bag	BO
a bakery	xM
a bet	-M
a big	jKuM8N
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
a card	iK
a cardbo	kO
a clock	2P
a cofe	-L
a compan	xO
a crosro	uN
a cyst	)P
a day	SRaL1N
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
a fev	XM
a fight	jM
a financ	lN
a flat	gN3N
a fold	fN
a girl	8O
a good	OJSNoMvN9L,M-J
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
a lawy	gO
a learn	YO
a level	tO
a litl	xK8M&O
a long	&M
a lory	QP
a lump	NMPO
a mary	oM
a masiv	jM
a medic	JP
a miscar	DJ
a more	-O
a mortga	kN
a motorb	CM
a nervou	UN
a new	OLXLmJyJzJ3G
a night	ZM
a nurs	RMyH1M
a panel	sO
a plan	4P
a plum	NK
a pray	,N-K
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
a troley	QL
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
about	PNVNeLgKiKjPnKqNsKuLvM7J
about @kin	PNiLjLnN
about end	AN
about everyt	VP
about him	,O
about it	AJULcLnHpKvJ1K
about me	qO
about my	PJjMqN,M
about our	eO
about the	CKDJPKgLjOmKnMqKuJ1N7K
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
acept	uN5N7O)O-L
acept the	uN
ach	WP
ache	WQ
acid	IP
aciden	CNXNYP
aciden .	CK
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
afraid	BNFLRNVPeO4K
afraid of	BOVO4L
aft	aMcMgNhKkNpNyO2M3K7O8M&Q(N)N
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
aft the	KMLLPLQMgJiMkLlL1L&P(Q
aft thirty	2L
aftern	EP
aftern .	EM
again	ALDLJOLKRKSMUMWLZObNjL7P&M(N
again .	AMBKLKOMSLWLZKbKeLjJmK7L&L(K
again aft	&J(O
again and	JMKMUL&M
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
ago	CKDLGOONRNYMiLnL9M!L#K(M
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
airpor	eMwN4O
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
all	LLmOpM1L(N)M*N+L
all #	HOXNcM!L)O,Q
all .	TKYJvK6K7L)M-M
all are	mN
all being	-N
all clear	(T)L
all day	TMVNmLvO1O2N,K
all i	-J
all in	-K
all my	lLmN,N-K
all night	JMWOZOvM
all of	FNMOpLtM1K+J,K
all our	xJ
all thank	)O
all the	ANDKHMLJNKTLVLqN3N
all week	1N
all who	-Q
alon	aNeMmVoMuMvMwMzL1L4M5L6O
alon .	mM
alon and	mM
alon every	mM
alon in	mS
alon on	mN
along	cM
alotme	*P-J
alow	QN
alow to	QM
alread	DPNNSNbKcNeKgKhLsKwLzK1K3L(L
alread .	(N
alread told	DM
also	aKbNrNuN0M
altar	pP-N
altar serv	-N
alway	BMGRTMVLjHmNvL!L,R
alzhei	RV
alzhei .	RQ
alzhei and	RM
alzhei is	RM
am	EJULVJaLcKmJoJvK8K
am #	BQDMFKNKOLPMSLVJaLcOgOhLmLsKvF4K#N
am .	RKaL8L
am @kin	RR
am a	CMTJUJWKYPaJfKpMrMvM1J8N
am afraid	BNVO
am an	8M
am ask	fO-K
am at	UL
am burnt	UL
am dead	iO
am doing	EL
am from	JM
am going	AM
am hav	OL
am i	vN
am in	QP0N8N
am just	1N
am learn	YP
am los	RP
am mary	oR9O
am not	BLDKZJaHbKhMiNuL2M)L
am on	KL
am overwh	UN
am pregna	cM
am read	EK
am run	1O
am scar	BO
am so	VMaHmJ
am stil	rO
am terify	BN
am the	EPaNoLqKuLyQ1N
am think	,N
am tir	dO
am to	EO
am worn	aJ
amara	8M
ambula	CMQTUM
ambula just	QO
ambula took	QP
amen	+N-M
amen .	+N-L
an	OKPNQNSKUKdJmKnLoJpLsNtMwL4K8L
an aborti	nP
an aeropl	4N
an alcoho	SN
an answ	uL
an argume	jM
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
and #	EMILNLQJaJbMqMvG1M5M6L7K
and @kid	8N
and @kin	EJFJGKIKJMKJRJSLYJaJcKeLgNiJnNvL3L5K6L7N9K!M%L
and @love	!P
and a	YLdMgLkJsKvLxNyM0M2L4O6O8K9M#N%K+L
and all	LOyJ3M5J6N#L+H
and ask	RR(M,L
and at	YQaM
and b	dM
and back	&P(M
and be	-K
and both	uP
and brok	XQ
and c	DO
and ca	TMVKXLZK
and cal	RKqO
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
and everyo	-M
and feed	aN
and feel	TMpM
and for	FNJN&N(M+N
and forth	uN
and giv	qN
and going	3O
and good	-J
and gown	%O
and half	*O
and has	FGTNUOXJYOdMtLvL4M
and have	1N
and he	FKQORMSKUMXMYNhOiKjKkLuKzK4K7K!M
and her	BKXLaJcKvMwJ7M,J
and his	ANSJXPgN&M
and hit	IM
and i	CKEKUKVMaLjKlLmNnKoKvK1J
and is	FKNLOMQP&M(N
and it	CLELHLKKUMVMaJbLcJgKlMnMoKpNtL1N)M
and last	BOSN
and let	5M9O
and lie	ZM
and make	-M
and may	-J
and me	ZM
and mov	FMwM
and must	XO
and my	EMJMKMLMVLYLeLkMlMoNtJuK1L5J%J
and night	aM
and nobody	PLQJmFpJ
and not	HOLLMKVKWKaLbJeLmLrKuKvLyM1J6L#L*J
and noth	bMpL
and now	CMDLPNRKTKUMbMhLjNlOnNpLqNwN2M
and old	-O
and on	cK4P9K
and one	uN1K
and our	KM+L
and presen	qO
and pyjama	sN
and said	FLPOgNjJ7M
and say	NMTNUNlMmOpL7P
and scar	cN
and send	aM
and sent	PL
and she	BPLMRKVLWLXKYLaJcKgLhLiKjNnOwG0N#L(P
and shook	UN
and start	NJYN
and stil	bLeMmN#N&L
and talk	mM
and tel	CNqN
and that	gMrO
and the	ELJOKMLMMOgMlMqO0M1M*P+N
and then	DOOLRJTLUNWJZKaJgLmJqLuJ9M
and ther	TMaKeLlOpHrO
and they	DKFJJMKMLMOMPLQJXMYJcMeJfMgLiJkMpLrMvN7H8J
and think	ON
and thos	+M
and today	YO(N
and typhoi	XO
and want	#M
and we	GJHLLMZLdJiNjMoLvN3H4L5J6J7J!J%K*L
and went	wN
and when	TO
and wo	DMSLXM
and yester	UM
angry	BKjPpP
aniver	GU!U
aniver .	!O
aniver of	GO
aniver today	GN
anoint	FR
anorex	US
anoth	HKbNcLeLgLhMjMlMnKuH1L3L#N
anoth let	lM
anoth woman	gO
anoth year	#P
answ	PNTLiMpMrLsNuQvN
answ .	pMuN
answ by	uM
answ on	uL
answer	iL)O
antide	TP
anxiet	VU
anxiet .	VN
anxiet is	VP
any	FLSKTMUMVKWKXMYJcNeKgMkMpPrRvK8N(M
any day	cO
any job	rL
any more	FJRJSLUMVMXLYLpMvK(N
any of	pN
any work	rN
anybod	mP
anymor	APRLTKhOiMpMvL
anymor .	AOpL
anyon	eNpLzO,L
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
aplied	rQ
apoint	eN
apolo	QM
apolog	7P
app	SRlM
aprent	rOuNyQ
apron	2M
aprov	)Q
aprov .	)M
aprov the	)O
are	JMKNLLMOQLdKgLjJ1K3M5L7K!J*M+L
are #	dKlM1M!P
are a	-O
are about	+M
are all	KM)J
are alway	,N
are at	jM
are being	BMdM
are both	wM
are driv	6K
are drop	MN
are dry	MM
are dying	MP
are expect	cM
are fail	XN
are get	9L-O
are going	5N
are hav	cL!M
are in	JMKLQMdO
are keep	QP
are kil	WM
are long	mO
are mov	3M
are not	IKiOjN1M7M
are on	LP4M
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
argu	jP
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
as	DKqJwLxNyT2M5L9M!L#N%M(M
as a	XOeMfLrMxOyL2O(K
as he	wN
as if	DN
asault	BNIO
asault .	BN
asesme	tO
ash	EUKS-K
ash wednes	-O
asista	yJ
ask	FMRPbMgOpLsOuOvJ7L(N+J
ask .	JNpO,N
ask every	bP
ask for	FHMLNLQKnOuMvK&N(O)L
ask how	aN
ask me	EMNMOMRLpLuMvH9O+M
ask my	7N
ask today	-M
ask us	FN
ask when	RN
ask wher	RLsM
asleep	oN
asylum	eW
asylum interv	eN
at	EMIMUKjMkKqLsLvKwKyMzL2K
at #	DMELOMZMaJcLkLsMzK0L1L2O3K4K8K9M%K
at @kin	ENjP
at a	QOuMyL&L+L
at all	TJ-L
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
at last	cJ2J5L7O&N
at lunch	zM
at luth	OM
at mas	pO-M
at me	BKHOjNqNvN
at my	EKIPKMTLbNjMnNoKvK
at night	BMJMRMSNVNWOZMmNnKoN
at noon	EL+O
at nurser	zN
at our	+P-H
at school	BN
at st	EL-M
at the	EJIHKMUKeLfMgKkLoLqLsNyOzM0L1K2M
at uni	wN
at war	jM
at work	DLULkMlNoN1N2F,N
atack	CLIQQMVOXN(L
atack in	VN
atack on	IMVM
ate	jNmL7N&N(P
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
autism	YQ
autist	YR
autist and	YP
awak	ALZW1M
awak .	ZR
awak again	ZN
awak at	ZN
awak til	ZN
away	CMDNFLHKIJSNeKfKiLnKoNwOzJ
away .	DKFLHMiMnK
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
back	NLPMSMTLWOaKgJhKiKjLnMoJ7N&P(P)L
back .	ENNNRMTKWKbNeLiJjKlJnKoOsK6L&H(J)J
back and	uM
back clear	)L
back for	sP
back from	RMUP
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
bad	ELNNPKUMVKWNXLaKjMnKpJrKsJvM6O&J*K
bad .	pN
bad kind	NM
bad she	WM
badg	kOyO2N
bag	BLILcOdQeMgOhOvJzM7M8O
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
bas	-N
baseme	LP
basket	HO
bat	-P
bath	aR
bath her	aL
bath him	aO
bathro	AOBKDNWPvO
bathro floor	WO
be	AKFKGLPLYKgLvLwKyM9N#L-K
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
bean	*Q+M
bean on	+M
bear	WN
beat	BRIONK(P-N
beat her	BQ
beat me	-L
beat up	BN
beaten	BMIR
beaten by	BN
beauti	-L
becam	8Q
becam a	8O
becaus	ILMNVKZMcKdOhNiMjKkLnNqMvLzJ1J4K9J
becaus i	iNqMvK
becaus of	cKjMkLnL4M
becaus she	VP
becaus the	MPUM
becom	8O
bed	CJFOHJLKQSTQVJZNcMdMjJmKwN3K!L
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
been	ALGJQMTLUJdNeKiHkLpKrLsL4K&J)M
been #	GK
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
been out	rL
been sent	JN
been sick	XN
been sleep	dK
been so	-M
been sob	&N
been ther	kM
been told	FO
been try	bL
befor	EKFLPJSPUJVMfKhMkLsN1N3L7L*M+Q
befor .	wO
befor din	+K
befor every	VN
befor i	-K
befor my	VO
befor sunday	+L
befor the	SLfLhKsNuJ1O*O
befor we	+N
begin	xNySzT5K-J
begin as	yN
begin at	yJzQ
begin on	yOzN
begin tomoro	-O
behind	INJMNKPMSLVMWMdPfNiMlP
behind me	IP
behind on	lO
behind the	SOVNWNdN
being	BMELFLJKOLUFdKeMfMkKmLoLqMsLvKyK)K
being a	vN
being abus	BN
being bulied	qM
being evict	dM
bel	2L%O(P-M
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
best	CMEJFOHLTKYJgJjKnJ9Q%L*N
best @kin	CJEKTMjJ9K
best barley	*N
best man	9Q
bet	ANSRXMvN&R(O-K
bet .	XM-K
bet app	SQ
bet off	AQ
bet on	SO
betwee	JLULaKgNjQlLqNrMsLuQ1J7Q
betwee my	7N
betwee the	uO
bhabhi	jM
bibl	pL,N-N
bibl study	,O-O
big	EJNNOKjMuOwKxLzQ1M3J6L8J9M#N
big #	#P
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
birthd	CJGPiMmL#U
birthd .	CN#O
birthd card	iM
birthd of	#P
birthd to	#O
biscui	HQ
bishop	-Q
bishop and	-M
bit	QLRLWMhLvS9L&L)K-J
bit .	vK
bit more	RN-L
bit of	-M
bit oth	vL
black	EOKLTR6M
black @pet	TO
black ice	6N
black riv	KN
blad	APOO
blad in	AO
blam	nR
blanke	TN
blaz	zS
ble	xP0N3O8L9Q!O#R%P*L+S,Q
ble @kin	#M
ble all	-N
ble her	#P%N
ble him	#M,U
ble it	+L
ble my	xM#K,L
ble our	+M-P
ble the	xL3J8P9M*K+L,K-Q
ble them	9M!O,N
ble thi	+R
ble us	+N
bled	DQ
bleed	DO
bles	5N*N+R,L-K
bles for	+J-M
blind	YV
blind .	YM
blist	5P
block	hOiT
block me	hQiL
block my	iL
blood	NPPVXP(N
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
board now	4O
board school	zL
boat	KPLQeLnN6R
boat to	6N
body	ZO
boil	3O-L
bomb	JT
bon	NPWN
bon now	NO
book	hJtL0Q1K!O)L
book .	0O
book the	!O
boot	dMwNyN5L
bor	-P
bord	JReP6N
bord .	JP
boreho	MP
borewe	MQ
born	DNFLQLYO3K8P#O
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
borow	lPsP!O
borow from	lN
borow my	sN
both	OOYOaKcLjNrKuOwOzL2N5M7H8P9P
both .	9K
both leav	wN
both wel	8N
botl	SWWLoN&Q
botl .	SK
botl in	SO
botom	MOWO
bought	NHUMbMwMxP2K7K%K
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
bread	JLeNlOvL+Q-K
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
breath	FRQNVQXOcL)K
breath .	VM
breath has	FN
breed	MO
brid	9R
bridg	ATHMLNdL1L
bridg .	AJdN
bridg last	AM
brigad	yM
bring	FJGJJLTLfKpKvO4N6P7K!M#L*O
bring in	*P
bring me	TL
bring them	6N
bring up	vQ
brok	ILLMOKXNdLhPlOnL8P(M*K
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
bulied	IQqQ
bulied by	qP
buly	qPzN
bungal	3Q
burial	EV
burial .	EN
burial of	EM
burn	BNIOJKKQWQ
burn down	KN
burn in	-L
burn like	WM
burnou	UTaP
burnou .	UO
burnt	UQ
burnt out	UP
burst	LM
bury	CPEWHM9L#M
bury @kin	EQ
bury him	HM
bury my	EN
bury our	EN
bus	IPKJRNUJVMdJhKmMwKyMzO2O5P6P!N,P
bus .	IH,L
bus to	5O
bushfi	KP
busin	lOxT6M
busin .	xM
busy	1O
but	IKKKMLONRMVKWKaKbKhLoKpKrL#M
but he	HNOL#M
but i	DLYMaLhJnKuLwL0L
but it	NNhM
but my	OPaH
but the	LMNMWL
buton	YQ
buy	GMiMxQ
buy the	GN
by	BJHLKKQOYLdPhLkNlLmMoMqMuM0N1N3M4L6N
by #	tNuL
by a	BLILXO
by air	4Q
by boat	LP
by coach	6P
by email	kM
by friday	dJuN
by hand	1O
by i	mO
by monday	1O
by mouth	ON
by my	BN
by night	0N
by noon	uL
by road	6K
by text	hQ
by the	BGHNIKKKMJPJQKRJSPYJdOeKhLlMoKuJ0J3H%J
by train	6M
bypa	OU&M
bypa .	OL
bypa is	OO
c	DNON
c sectio	OO
ca	FKIKSLTMUMVNWNXLYNZLaLbJfKlLnMpJuL
ca not	FKIKSLTMUMVNWNXLYNZLaLbJfKlLnMpJuL
caesar	8R
cafe	xR
café	xO
cage	HP
cake	GJ7N9O!L#P)M
cake .	7O#M-M
cake anyway	GN
cake in	#N
cal	CMJMPMRQbLeHhNiLjMlNmJnMqJrMsP7K
cal .	eJrL
cal about	PL
cal all	lM
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
came	DNIPKKLLQKTKgOiKxN7N8P&L(L)P
came at	8N
came back	DLPOXOiM)L
came down	KN
came home	UM(J
came in	LNgM*N
came off	QO(N
came on	8M
came out	iM
came over	JOKJ
came throug	)K
came to	IMjNlP7N&N
camino	5P
camino .	5M
camp	KOLSeP
camp in	eN
can	ELFJJMQOVOWLYJZJaKbLeLlMoJrJtLuO0J(O)J
can do	FO
can i	-O
can not	ELJOKJVNWNYKZKaLlKnKpKtL0L
can walk	(N
canada	uMwN
canada for	wN
canc	FKNWPL5M(Q)O
canc .	NLPN(N)O
canc and	NR
canc has	NK
canc he	NN
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
cap	%V
cap and	%N
car	ILKKLKTJUMVKaRdNgJjJkJlLoLwL6M
car .	dH
car aciden	CL
car brok	-N
car for	aP
car park	)L
car with	dO
carava	LO
card	BMFNSNePiPkMlQoMtL#M&M)M
card .	eL
card interv	eM
card is	lO
card to	iN
cardbo	kN
cardbo box	kO
care	ANFOQPXMaNeLjM
care .	QN
care for	aM
care of	aO
caregi	aP
careta	yN
carnat	bP
carpet	LS
cart	MP
cart wat	MM
cary	DNEPINLPPNQJaMbMcSnM1L3K4N5O
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
chair the	1Q
chang	ZLaOdLiQzR
chang .	ZK
chang school	nMzP
chang the	dMiN
chapel	9O-L
chapt	0S
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
chemo on	NL
chemo or	uM
chemo start	NN
chemot	NP
chery	*P
chest	OQQMVQXP(K
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
church	EMKMLKYOZKdNmLpSyJ6L9N!J&L*K-K
church and	pN
church roof	-O
cigare	BNSP
citize	eR
citize test	eP
city	JMmMrLzM
city .	JMmL
civil	tO
cla	CMIKQKVKXMeNrKtLvLyNzQ0O1M#J%P
cla #	zK
cla has	-O
cla of	%M
clas	0P
clasro	zQ
clay	MO
clean	PJkMoMrP0M1M&S
clean .	&J-L
clean the	PN
clear	PNtNuO1K3M(R)P
clear .	PMuP(P)N
client	oNxO1Q
clinic	PRQNbOuKyL&O)K
clock	GLTMZNaLsM1K2S8K
clock .	2L8M
clock chang	ZK
clos	FJVMdMkTpKuLxN1M4L
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
coleg	uMwOzQ0O%N
coleg .	uN
coleg at	0P
coleg next	wM
coli	HO
colour	TLXO
columb	-M
com	BMEKFJGNHLLKMLPLRJUNVKfMlL1K3N!K#K&L*K+K
com .	ENFNRNbN#M
com at	3O
com back	&L
com home	qO)Q
com in	BO
com into	BN
com out	1M
coma	QQ
comb	TK
combin	*S
come	DKFKPNQMTKVKdKeKiJqHuKxP7M8N(K*K
come .	lM
come down	-N
come from	-M
come home	QN(L
come in	qL
come now	FN
come on	PJ-O
come out	DMTN
come to	LN
comenc	%P
comfor	DSFO
comfor care	FO
comite	-L
comod	aO
compan	CMHNkTmRsNxQyM1P
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
contra	kSrM8P)N
contro	BP
conven	uM
convoc	%S
cook	CMFLaLeLjNmNvMwO1N2M+R
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
could	CKDLEKHLMKRLTJUMaJbKnKoK8K9K(M
could be	-M
could kil	-N
could not	DOENROUQ9K(M
counci	YMdPsKuNyN1Q)N-M
counci .	-N
counci say	dO
count	APSLVJZNbOeLgLlNoM2N
count .	VO
count sheep	ZP
count the	VK
countr	JKeS6N-K
countr .	-J
county	fO1P
coupl	9O
courag	-N
courag .	-K
courag to	-O
cours	0R
court	fTgO)N-O
court .	fK-N
court date	fM
cover	UM
covid	CMXS(M
covid .	XM
cow	ELHPMM
cow lakshm	HN
cr	pO
crack	MOWO
cramp	WP
crash	CLKO&N
crash .	CK&L-M
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
crew	KQ4O
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
cry	DMELHNTPUPWMeLhOjLnHvMwP8P)M
cry .	EJvKwK8M
cry in	TOUNyO)M
cup	CQGKYQmN-N
cup final	-N
cup of	-M
cupboa	UM
curl	MK
curs	aN-O
curs my	-M
curtai	TQWO
curtai shut	TMWO
cury	+M
custod	fTgQ
custod hear	fR
custom	qMxS
custom .	qKxL
custom come	xM
cut	ASLNOKiOkQlL*S
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
dark	TRVNWM1M
dark .	TL
dark room	WP
date	DNGReOfL!M
date .	GK
date is	fM
dawn	ZQ5M(J
dawn .	ZP
day	FMGPMMPLQMSNWMaNyMzM1L2M5N9L&P
day #	PLQQSPWMyP5L&N
day .	FKJKPMTJUKWKXHaJeNoKvK9M%J&H
day @kin	GO
day and	MOSNTNWNaLtM1L#O
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
dead	AMCPEMGMHORLiMmK1L-M
dead .	APCN-J
dead to	iO
deadli	1S
deadli is	1P
deaf	YWzN
deaf @kin	YP
deaf and	YO
dear	WKXMjKkM1L!M,Q
dear god	jN-J
death	CNGM-L
death .	GL-J
death aniver	GO
deathb	FQ
debt	lT)R
debt .	lO
decemb	9O
decent	-N
decid	eOfNhNuQ
decid wheth	uM
decisi	uO
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
delive	cNlLrO1P8T
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
deport .	eO
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
detent	eQ
diabet	XP
diabet .	XK
diabet and	XP
diagno	NPRQXP
diagno with	NNXP
dialys	QOXR
diamon	!P
diap	aN
did	CODJHNIJPLRHfNiKkMnNpJ7K!L%K&L
did .	iO
did a	PN
did at	nO
did it	IP
did not	AKCNDKHOMNRKUKaKfMiJjLkHmLnF7J!K%K&K
did the	PN
did to	BP
die	AOFNVN,L-P
die .	AN,M-L
died	CWGPHSRLmLnLpKvK
died .	GJHJnM
died and	CNHP
died in	CSRO
died last	CN
died of	CM
died on	COGNHO
difere	zM
dificu	qL
dig	KO1O#M
dig with	KM
din	aLgOhKjNmM1N+R
din .	jN+M
din and	aL+L
dinosa	#N
dioces	5P-P
dioces .	-M
diplom	%S
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
divorc	gWiJmLxL7N9N
divorc .	gO
divorc and	gM
divorc pap	gM
do	AJEMTKaMfLiKuKvL2N7K
do .	qK2K9N
do @kin	aN
do i	CMFNuPvL1L
do it	aOfM
do my	aQ
do not	AKCLTKiKpKzJ
do noth	WO
do the	EMaM1N
do we	uP
do with	2O
doctor	DJFRPOQORJTNUOVMXObOcLuM%Q(R
doctor has	UJ
doctor have	FK
doctor is	PM
doctor leav	uM
doctor now	%P
doctor ring	PK
doctor said	(M
doctor say	DKFNbM
doe	BORNTMXLaMbKeMiMlLnH0L2M3K4M,L
doe .	,N
doe not	DGROTNXLbLeMiNlMnJzK0L2J3M!L
doe the	1O,O
dog	UM-L
doha	4Q
doing	ELOMTJaKtMvO0S8N&L
doing fine	8M
doing my	0O
doing the	EM
dole	rOyN
domest	BO
domest violen	BN
done	OLPOaLfLgMhLnNtL1L2M8K%Q(L*L
done .	PM
done and	1N
done it	8O
donkey	-N
door	BMHMILJMLMVJZJdJfKiKjOmJvMxKzK3O4M7N
door .	AOONWLiLvL5L
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
down .	HGKHQMYLkN1M
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
dr	OOPM
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
drink	BOSWXMiKoP&T
drink .	BNSM&N
drink again	SL
drink today	&N
drip	FMNSQRXQ
drip .	QO
driv	EMIMfJmKnOtM2J6T
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
drown	CPLOlM
drown in	lM
drug	NPSQ
drug .	SN
drunk	BLCOnM-K
drunk .	BM
dry	LNMTpO&N*T
dry .	MLpN
dry and	MK
dubai	mL
due	DPcVkLlNuM0R1N
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
dying	FSMP-O
dying .	FPMM
dying and	FO
e	IOQP
e with	QO
each	MLPJVKWJaNcLeNiMjLqMvMwM0N6K7K9M!N&M
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
eat	FJMNTMUPXMeKfJhOlMmRvJzH(L)J+S
eat .	XJ
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
eighty	#N
el	JQ
elder	aJ
elder @kin	aJ
electi	-T
electi is	-N
electr	lQ
eleven	DLELHLIKJMKNeJhKiKkHlJoK1L5K6M7K!K*L
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
empty	COHOMPTLUMbPlNmMpLwRxL+J
empty .	TMbLwO
empty and	MN
empty nest	wO
empty room	wL
end	ANDMFPJNUJaGcKgNhOjKlMuKvN1O3J7J
end .	DO
end it	APhP
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
englis	FNeOtRzN
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
even	MMRMTMVLWNcLnHpMrM0L
even .	-K
even in	AL
even put	WN
even the	MLXN-M
even when	-M
evenin	CN
ever	eLmNsLyO4M
ever .	,O
every	GPJKRLSOVRWNZMaLbPiLmMoOqLrOvQ*L
every #	aJ
every day	RMSNTMUMaJ
every door	vN
every even	RN
every hour	ZO
every meet	qN
every month	lO
every morn	VNrN2N
every night	INJMSKoN,N
every oth	fNgM
every step	WM
every time	PMRNVMcJoO
every year	GP#O
everyb	EMUMbN+L,L
everyo	AKDKGJHKKMSLUKVLbLhOlJmNnHqLvMyNzL#M&L+L
everyo .	-M
everyo at	DM
everyo in	zN-N
everyo would	AN
everyt	KOLKTRUOVMaMdMeLgMhKpJqJvNzK%K
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
ex	BNfLgNhNoK7K-K
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
expect	DOEMcT)N
expect @kid	cL
explod	-O
exsult	-N
eye	BLNLOOPLWKXOYQZRgMqK4L,N
eyebro	NP
fac	TL
fac the	TM
face	INPLWOXLhMnO
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
farm .	-L
farm or	uN
farmho	3P
fast	oNpN+M-M
fast on	-O
fath	iL8M#O
fatima	5P
fault	nN
fault .	nM
fauré	-L
fear	VS4L)N
fear of	4K
feast	5M+P
feast of	-M
fed	HP
fee	lStO%K
fee for	lO
feed	MOYNaSlL
feed her	aN
feed him	aK
feel	TSULVLYLmKnNpPuN#M
feel god	pL
feel guilty	nO
feel like	UMnMpN
feel noth	TPpL
feel numb	TM
feel safe	BO
feel so	TMmK
feel worthl	TN
feet	HKWNcP1K4N5Q&L(N
feet .	5M-K
feet are	WM
fel	BNCOJMKPNKOGQMWLXOjL
fel out	jO
fela	QMhN
fenc	jR
fenc .	jN
fery	6R
fery to	6N
festiv	*N-M
festiv .	*L
fete	-R
fev	QKXU(R
fev and	XM
fev brok	(P
fev is	(L
fev of	XN
fiancé	hP
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
fight in	JO-N
fight with	jM
fil	gN
film	-O
fina	ONsN2N3O5O7L9M)L
fina .	3L
final	FNfLgOsLtT-N
final .	tN-K
final exam	tJ
final on	-O
financ	lQ
find	QMRKSOdNhLoKrOwOyLzM3P7J
find a	rM
find someth	rQ
find somewh	dN
find the	RN
fine	LLTMUKVOcN8N)O
fine .	PK8M
fing	OMQO8Q
fing throug	QN
finish	FMSJUKaJeLgLhOkNrQ0N1L2O%R(J
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
first	GNcMwMxSyTzQ3M4M5K7L8L%N&N*O
first .	tO
first @kid	cM8N
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
first shift	yR
first time	cNvMxHyKzN1N4M5O7P&L(P+N
first week	yO
fish	GM*L+Q
fix	OP-M
flag	EN
flar	WOXS
flat	QJTMVLdQgMhNmOuKwO3S)J
flat .	3N
flat on	QO3M
flies	wN4U
flies to	wN
flight	CM4U
flight to	4P
flinch	BQ
flinch when	BN
flirt	oP
float	LR
flood	LS)M
flood .	LN
flood in	LN
floor	LQQLWRqL1K3N
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
focu	0P
focu on	0N
fog	RP6P
fold	eNfL+O
fold .	eO
folow	IP2O
folow home	IP
food	JNTJUNlMxP+O
food .	+M
food and	+M
food truck	xR
foot	LNWQXRYM5Q
footba	WNXM-K
footba .	XM
footst	IO
for	EMRKsL5L+M,L
for #	EKHLILKLMMSLUMWMZNiLmLoMwM1M2L!F&J
for .	ANTJ,M
for @kin	EJFJJNLKNMRGWMaKpLzM4M5P6L,L
for a	GKHMMLOKRKbNdMlLmMrLsKuMwK1M3O&L*L
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
for good	eN2Q-H
for heal	(P
for her	DLFMNKOKQNXKYNeNhJtNwK5L#N%L)K
for him	AOGNTOfL
for it	DNSMVMnN1K%J+M
for jesu	-N
for me	GLaKpKrM,L
for month	TM
for more	-N
for my	ELGLXMaKeLfLtN9M,L
for not	VN
for once	-L
for one	aKmO
for our	EMHJKKuMxKzK5J6J#M%K+K-K
for peac	-M
for rain	MP
for ruth	,L
for someth	fOrN
for that	SN7N-J
for the	PJdKeJlKsO1L5L*L+M
for them	bO5N
for thi	-M
for thirty	2O
for today	-Q
for us	+L,P
for what	nH+N-K
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
forty	COGJKKRNWKbLpLrJ1N2N3J5N!M
forty one	CM2K
forty year	COWO2O!P
forwar	TO-N
forwar to	TO
found	APHNNOPKRNSQdMgMhNiM3L7L)Q
found a	NNPO3O
found him	RO
found my	)N
found out	NN
found the	APSL
fourte	DKHKvL1O4K
fourte hour	1O4L
fourte week	DM
fourth	bOtN
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
friday	CMEMGLONPMdKkNlLsLtNuM1M2O3L6K9M%O
friday .	DKEKOKPNVLcLdJhJkMlKsJtEuK1K2K3K6J%H
friday aft	2P
friday and	EKkLlM1N9M
friday i	2M
friday if	uK
friday to	uM
fridg	RNZM
fridg and	RM
friend	mQzM
friend .	mO
fright	VR
fright of	VN
from	FKUMeLiLkKlLoLwLyNzL2L5N6O%J(K*N
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
from rehab	&N
from saint	5L
from saria	5O
from st	5L
from that	oO
from the	CNFLILLKPLSLTOUKVKYJkLlKnJwK2J%J(J
from tomoro	yO
from work	IL
front	ELFFHJIKJRKMfLjKqMsMtKxL1K3N+K
front .	JK
front door	3O
front of	EKHKfMjKqNsNtM1L+L
front room	FL
frost	*P-N
fruit	bN
fruit of	bO
ful	ULZNaJcJdNlL6M)N*Q
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
game .	-M
gang	IQ
gap	FN
garag	xO
garden	FK2O#M*N
garden .	2M
gas	VOlQ
gas and	lN
gate	KKUMVOkNnMzR4Q6M7M
gate #	4P
gate .	KM
gate thi	kO
gather	FP
gave	AMDLFKTLUMaMdNhNkNnKoJ2N8L!M&L*K
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
get	OOTKVMXMYKaKfNgLrP0L9L%N&L
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
get the	gMrO0L%M
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
give	EMZNaKbNsLuKvM0M1M2J*L-K
give her	2N
give it	vL
give me	ZLaKqKuJvL0N1L7M-M
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
go	FNIKOLRLVKkOqKtJuLwOzL1M3L5M
go .	dNkKtJuH3L
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
god	oLpS8J%J(L)M*J
god .	KJLKcL7M8M!J%K(M)K*M-M
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
godson	,O
goe	FJGLONPJRLVOWJdMeKsLvKwMzM3L4J5N6N
goe in	OQ
goe into	3O
goe like	VL
goe tight	VL
goe to	wOzK5M
going	AKELOLRJXMYMZLcLgMuKxN3J4J5P6K&K
going .	YN
going blind	YO
going for	sN
going in	ON
going on	AM5L6M
going throug	gO
going to	AKBJDKEKOHcPeNtM4K5K7O
going und	OM
golden	!Q
golden wed	!L
goma	JO
gone	CPDMGLHQKKLNMJRMTLYKcNkLnKpMwO(N
gone .	ANCMGLHJYM(M
gone back	0N
gone sinc	CO
gone to	NLwP
good	SJbJeLfMmMoMrKuKvLwM2N9N!L*M,O-N
good .	2N9M
good @kin	SNoM,M
good friday	-O
good morn	-Q
good new	PObM
good to	,K
good weath	-N
goodby	APCJEPFOHJhNwO
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
got in	)P
got into	zL)P
got jump	IN
got laid	kL
got my	%N
got out	KN
got the	CMSLnMyQ1J3K(L)N
got to	DO1O
gout	WQ
govern	-N
gown	%W
gown .	%Q
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
greet	qO7P
greg	dN
grew	pK3L
grew up	pK3L
grey	TQ1N
grey .	TM
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
group	IOiOjOmNnL0M5Q-O
grow	NMcNvQ,N-J
guadal	5N
guard	yN
guest	xP9Q+O
guest .	9O
guest hous	xO
guid	HLONuNvO
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
had	DPHOPPULXLjKkMnM7K8N(P
had .	HO
had @kid	8O
had a	DNPNTLUMWMXNZLjM8M#L&L
had alread	DL
had an	jLnO
had migrai	WN
had not	AK7Q
had paint	DL
had the	PM
had to	HOLNVNkO
had told	DM
had word	jO
hail	KO*O
hair	NRTLWJ8K#L(O
hair .	TK
haj	5R
hal	LMhLtOwO9L!M%M&L
hal .	%O
half	LOMJNLOJgLjLkLsMtKwLxJ0K1N2N9M&L*N
half #	OMsM
half of	kM
half the	*O
hanah	bR
hand	BMFKIKONUMYOaJoLrMxM1O2P7Q%L&M*M+M
hand .	BLCKDNILKLOLYJ!J+M
hand are	WP1M
hand in	xM2P%N
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
hapy .	-N
hapy birthd	#O
hard	GKTNaLjMoNtJuLvNyL0L1O
hard .	vK
harm	AP
harm .	AN
harves	1O*V
harves .	*M
harves festiv	*M
harves start	*N
has	FMNORKTMUMXPYKaJgLiJmLsK
has #	FMIO
has a	NNOOXLYLfMiLmNqMuN
has alzhei	RO
has an	OLUMsKtL
has been	AKBNJNNJUHVKXFYGdMeKfKiFkMpJrKsL0M)O
has canc	NQ
has come	LN)O
has day	FN
has dement	RN
has depres	TN
has done	8O
has down	YQ
has gone	NJTLXKwL
has had	WMXM
has hapen	VN
has her	tO#M
has his	tO
has it	-O
has leukem	NM
has ms	aM
has nobody	mO
has not	FGKMMGTNUMYMZOaLdLeMiKmMwLzJ
has parkin	XN
has run	MM
has sign	UM
has stop	FMTLUMpM
has the	XN2N
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
have	FJZJbKdKiLrKuL1J
have #	uJ1Q
have @kid	bO
have a	BKOMPNXNdOiHmLoJsLuK4J
have an	sMtM
have been	CNELFLGMKNQKbHdJeJjLoLuFyO!M&J
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
have not	EMJNLMMMTMZMcLdMiOjMkKlMmMpJ4L7J
have noth	AN-L
have nowher	dN
have pap	eO
have sent	rO
have separa	hP
have stop	FJ
have taken	FM
have the	uK
have their	tO!M
have til	uM
have to	DOENONVMaMdJfPhNqNuM1Q3M9M
have writen	iL
hay	MO*O
he	BPFJQLRLSNTJYLfLgMhOiKnLvJzN2K7K
he ask	RLuM7L(K
he beat	BK
he ca	FOUPWM
he cal	jO
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
he ghost	hM
he got	nO
he has	BNSOdLgMiLkMlLmJrLwJzM2L7K8L#L&L
he hit	BN
he hug	7M
he is	BJIKNMONQNSLXMYKfLvMwMzL2L4L#J&L(M
he just	TN
he left	hN
he mov	gJ7O
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
he used	TN
he want	ALYNgM
he was	CREMHNQLUMYLfKhKkKnLvKzK
he wil	BMELFKYKfLhLjHnNvK!M
he wo	TO
head	IMMJUOVJWLYMZMdLqOtLuJyL0M6L*N
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
hear	IKPOUPXLYRZLfSpN8L
hear if	PL
hear is	fP
hear me	-P
hear on	PMfL
hear the	FKULZM
hear tomoro	fK
hear voic	UQ
heard	JPiKmL)L
heard thi	mL
heart	CMDKOOPLVOXPcNhNoKuM5N(N-L
heart .	OL-L
heart and	OM
heart atack	CN(M-N
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
heaven	MLpQ-M
heaven are	pO
heavy	LNTQ1Q*P
hebrew	0P
hedg	jQ
hedg and	jN
heel	WP
hel	-O
hel .	-O
held	DLHMfN7N8M
helman	UP
helo	-M
help	SNVMWKaOoMqLtMvN0N1L3M7K&M-M
help .	WMvL1L
help me	SPVMaKfLhJoNqJtLuKvK0L1L9M-N
help my	pN
help the	-N
hen	HPLMjL
hepati	XP
her	DKFJGMHMOLRKWKYKaNhPnJwM8O9L#L%N
her #	#N,M
her .	CMDLFLGMHKVJYKaGcLhKvLzO5L8L#J&L,P
her a	2M
her and	aKnK9L
her arm	AOBM
her at	DMwN
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
here	AMJKMKdMeRmNrQuKvK3L5L8N+K
here #	8M
here .	BNeMuJvL8M(M
here and	uN-L
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
hid in	IPJL
hid it	SO
hid vodka	SO
hide	qO
high	IJLOMLQNXNcOzM
high .	cN
high and	MN
high fev	XL
high risk	cL
high school	IMzL
hil	KM
hil came	KL
him	FNHMIJQLRLSJTJaMfLhPoMvJ#M,L
him .	AJBNFJGKSKTKVKWLYJaKeLoJrMvK#H,M
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
hip	OQQNWU5K&N
hip .	OL
hip on	OM
hip she	OK
hir	rQ
hire	rO
his	COFKIJONRLSLYKaLdLgMiJkMrLwNxMzJ2K%M&M
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
his new	zO
his nurs	aN
his own	ANCNFK(N
his room	TPwN
his sho	RM
his strok	aL
his way	IM
hit	BRHNINKMXOYMnLpK
hit by	BL
hit me	BNXN
hit my	BL
hit the	pM
hiv	PM-J
hiv test	PN
hoby	2O
hold	DNEMFLGLIOJMLKYKaKbMoL4N7K9K%L&P
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
home	CKFMINQLRNUJaNdMeMmLrNwM3N4J6N&J(O
home .	BOELFJIGQJRKSLaMdNmJpKrLwJ3J(G
home aft	&M
home and	aN
home for	CN
home from	AOFNIMUN&N(O
home ofic	eS
home safe	6N
home to	CKFLHNaKwL
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
hospit	FKJLONQUWKrMsMyK1J8M9L(P
hospit .	QJ(M-P
hospit and	QM
hospit for	QO
hospit in	JNQL
hospit on	sK
hospit she	QM
host	-M
hostel	AMIOdOwN0N
hot	WOZN-L
hot wat	WM-M
hotel	jNkO
hour	FPOOQLRMTKUJZPaLwL1R4M6L8P
hour .	ZH4K8K
hour a	1L
hour in	1M4N
hour on	1L
hour sleep	1N
hour to	6J
hour week	1N
hous	HJJMKOLPdNgOiLmMwO3U
hous .	BMJLLJUNgMwN3H)M
hous and	HMKPgN
hous burn	KL
hous i	3L
hous in	LNTL3K
hous is	LMwM
hous on	3M
hous or	uJ
hous with	gO
housto	4N
how	CLEJFKRJSLTKVJYLZLaJlMnKoJpKvQ4K7L
how do	CNvN
how i	aLnM
how to	DKTLkLvP
hr	qRsO
hrs	4O6Q
hug	7Q
hug me	7O
humbl	-K
humili	qL-Q
humili .	-M
humour	-J
humour .	-L
hundr	kNrN1J5M
hung	jP2M
hung up	jP
hungry	+N
hunt	rO
hurica	KU
hurt	AMBLKLVLWWgNhMnM
hurt .	WL
hurt even	WN
hurt her	WK
hurt i	AN
hurt me	BO
hurt so	WN
hymn	EPRP-L
hyster	OP
i	AMaMiLjMmLnOoLpMuJ7M
i .	ALnG9M,O
i alway	tL
i am	EKUKVJaJcKmJoJqLvJ1J
i and	AL
i are	7O
i argu	jM
i ask	qM
i bath	aM
i begin	yO
i believ	pN
i bought	xL
i brok	XM
i ca	ALIJKLSLTKUJVJWKZKfMjHlKnKpMtNuH
i came	iNmO5P
i can	EJJLQLVJWJZKaMnGoMrMtLuOyL0K&M)L
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
i do	AJCMDJTHaLiKmJpJuE9O
i doubt	pO
i dread	qK
i drink	SO
i driv	lL
i eat	mL
i end	hP
i fail	tH
i feed	aN
i feel	TNUMmLnMpHuO
i forgot	!O
i found	ALSLgN
i gave	dO
i get	PNTM-M
i give	-M
i go	OLaMmMyOzN5M
i got	BOkLyM&M)L
i gradua	%M
i had	AHDNHNNLTMjNlLnK7M(J)L
i hand	2O
i hang	2L
i hate	AJ1M4M
i have	ELVKZLfMiHmJoMrJsMtLuK0L1L
i hear	mN
i heard	mL
i held	8L
i hope	PO,M-O
i in	sM
i iron	wP
i just	AKTMUMaJfMvH(L
i keep	AKCMcLhJoLpJwL3N
i kneel	pP
i know	RNTMoNwMzM4N
i learn	-L
i leav	3M
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
i mis	iO,L
i mov	mL
i must	ENeLqLuM1N
i need	rJtNuJvL0M
i not	CLDMbMnM,K
i only	tO
i open	pKxL
i owe	lO
i pas	)Q
i plant	-O
i pray	pO,P
i promis	oO
i put	lOnQwN
i rea	sN
i read	pM0L-M
i relaps	SO
i report	qP
i said	RJaKiHjMnNuNvM7J9M
i sat	UMwM
i saw	dMfO
i say	eOmLpMvL
i see	iMnLpNsL,N
i set	mL
i should	nNoO
i shout	jLvN
i sign	gLnO
i sit	TMVNmMpLsNtL0P
i slam	jN
i smil	bP
i start	yO
i stil	BNCPGPINSNdNhMiMkLpN
i stol	nP
i stop	-M
i swear	oP
i take	XLaNuL
i talk	mL
i teach	UL
i tel	dO
i thank	#M(L
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
i want	AKSMvM0K7M9K-P
i was	BRDKGLIJRNUJiMjKkKnMpK2K7N
i wash	aM
i were	AL
i wil	AKEHFJGJYNZNbLfKgKnHoJwM4K5N9K!M#K%M
i wish	ALNM,M-N
i work	vO1L
i wory	VM
i would	-M
ice	ONSOeQ1M6N
ich	AR
icu	QU(M
icu .	QM
icu at	QL
idea	xN
ielt	tQ
if	ALBLDJFKPLRGVQbMiMmMpPtOuO
if .	VN
if he	VOtN
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
ill .	XO
ill any	(O
in	IMJMKLLLQNdJeMfLqMwL
in #	DKLMRMYKZJaNcGeJiOnJsLtOzO3M6K7M9N
in .	ULXMqK1J3O)L*P
in @kin	NNjM
in a	CLLLRJYKdPeLfMmMyLzM4L6N9K#K%J
in acount	oO
in anyth	TO
in at	vN
in bed	FL
in befor	*N
in bil	lM
in court	fO
in croydo	IQeL
in debt	lN
in decemb	9N
in for	OQQNqO
in front	EJHKfMjLqMsNtM1L+L
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
in lago	eL
in leed	wL
in lismor	LL
in march	CLDJ
in may	BLxM
in me	TNUMpN-L
in my	DMILJHNLTKWKdLmLoMpLuJxK0K2L%J&J
in on	OK
in one	UKjM1L4N5O
in oslo	uL
in our	CLIPJJLHMMOMTMbJiKjNkJqLrLvMxL%J-K
in overni	QP
in peac	COFO
in perth	uN
in peru	6P
in porto	LN
in prison	fP
in riyadh	BN
in row	%P
in septem	zO
in sudan	JN
in that	fLnMqM
in the	IKJJKKQLRKTLUNdMfJqM*N
in ther	cN
in thi	ANeMjOmPvN1M3M
in til	QO
in time	FO
in trafic	-M
in tuesda	OM
in ukrain	JM
in ward	QK
in week	ZN
in which	-N
in winipe	eO
in with	QMzO3K
in your	,Q
incons	HO
incuba	QO
india	-P
induc	cP
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
interv is	eM
interv on	eLsK
interv tomoro	sN
interv w	sM
interv with	sH
into	BKILLKQJVLYJaLmKoMwMxKzN0J2L3M9M
into a	3N
into my	BN
into shelte	3M
into the	UMmNoMzO3K
into theatr	OK
introd	RO9O
iron	BMMMfKsNwRyN
iron the	sNyL
is	FKLLMLQKcLoL
is #	FJGHILNOQJXMYNZLaJcKeKrLvOzO#O
is .	RNXM,O
is a	GJJMMLNKVMdLgLlJoNqK1N4N8M9J#N
is abusiv	BM
is adict	SN
is afraid	VL
is aliv	AO
is all	mMpN,M-L
is an	SN,L
is and	RMYQ
is ask	bL
is at	BMEOMKsK
is autist	YP
is back	NLSLTP(P
is backpa	6N
is been	GGQKTNXLiLpJsNtO&L
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
is for	RL
is ful	lM*L
is get	OLRLgN9N&M
is going	BKHKOLYMsL4L5K
is gone	CJDMGMKLwL(O
is good	,J
is got	XNyL
is gradua	%N
is grey	TP
is hang	hM
is hapen	bM
is hard	vN-N
is hav	OQPMcO
is here	8R
is high	cN
is home	IN(N
is ill	XP
is in	FNLLNOQRRJWLcMeNfQ*O
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
is leav	gPwO2N
is like	MNpP
is look	rN
is mary	oM9P
is me	VNaM
is minu	dL
is more	OM
is mov	3N
is mri	PN
is my	BMEMGJQMaLmLoMzN4J#P
is ninete	wP
is not	AKDLFKTMULWMXMaHbJhHiJjKkLnMrL(H
is noth	PMTLlN
is now	IO
is of	KO
is off	XLhNwM(L
is on	EOFNKKLKOLPMQMSOeHfOtL1L3K4N6M9K!N
is only	HKMJNJOKRJSNVLXOlMvLwN)J
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
is say	uN
is senten	fM
is shak	IM
is sick	VMXQ
is sleep	dMjN
is slip	FQ
is so	NOVMhNwO0M
is someon	oL
is spread	qL
is stag	NL
is stil	CODMHMbP
is strong	8N
is stuck	0N
is tak	SNtN
is termin	FO
is the	ANGMNKRHTKULVJaHdLmLoJqLrLsLzJ3L4K!J#K
is ther	pL-O
is thi	EOGO
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
is wory	cO
is wrong	VM
is yelow	XP
island	-M
isolat	QQmP
it	DOGJNNPLVJWMaJhLnJoKpJ7L
it .	DJSNTHUMWJYMaGfJnKpKxP7K%L+J
it again	tO
it all	AODL
it and	HPSPnKoM1K7M+M
it at	DK
it back	nM
it be	PL9M
it by	hP
it from	lM
it has	NJ
it hold	7O
it hurt	hP
it in	qNuL
it is	FJGKNJPLRNTJVJWKZMaJdJhJoJpK8K!O#K
it off	hP
it on	SM
it snow	-N
it tak	TP
it that	-O
it time	vL
it to	AMDNuK
it twic	tK
it was	BLCJDMGMHLNMSKgKhJiKjKkJmKnOqL7M)N
it wil	GO9K
it with	hN
it would	GK
ivf	bU8K
ivf and	bO
ivf fail	bN
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
je	AO
je veux	AO
jean	5M
jean on	5L
jeryca	MO
jeryca .	MN
jesu	QJSMVNWLdKoJpJ9J%K(G)K
jesu .	)K-M
ji	ON-L
job	UMaKkRmKrUsPuLyP0K1P)N
job .	kNrLyO1M)N
job at	yL
job i	kP
job in	uK
job interv	sM
job lord	rM
job ofers	uL
job on	yJ
job sinc	yJ
job to	aO
joe	GO
join	wMyQzL9N
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
jump	ALIPKMPNzO
jump off	AK
jump the	KN
june	MKcNkMyL2L9O!O%M)M
june .	cMkM
junior	yMzO
junior doctor	yN
jury	fU)K
jury duty	fO
jury found	)L
just	CLTNUHYMZMhNmNpJvN,N
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
keep	AOJLQNROcOoQqHuKwK0O5K6K&P
keep forget	RL
keep him	QKyM&N
keep it	uN-O
keep me	oNyO0L&M-O
keep my	QJoN,N
keep the	DLONgMuL
keep their	-N
keep thi	cM
keep to	,P
keep us	6L
kept	QO
kerala	LLqM6N
ketl	RMdL3N7M,N
ketl .	-L
ketl in	RO
key	RNULhOyK2P3S
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
kidney	OTWNXRuN(Q
kidney are	XQ
kidney ston	WP
kil	AMCNNLVKWNcL0M1K-O
kil hersel	AL
kil i	AP
kil me	BJVLWOcN
kil my	-M
kil on	CN
kil them	-N
kilo	8P
kilo .	8J
kilome	5P
kind	GLNMRJULYKcMgKmKvJyPzM6J,K-K
kind .	NNyM,N-K
kind pray	QM
kind to	-M
kinder	zP%O
kinder for	zN
kindn	-N
kindn .	-L
kis	)O
kitche	JKLOgNjNkLqJ0L1K2K3M7K(N+J
kitche .	LNjM3O
kitche tabl	0N
kitui	MN
km	ML5P
km to	5L
kn	WSvKzN1L2N5R
kn are	WM5M
kn hurt	WL
knee	MLORWPYL5N&O
knee .	WL
knee high	ML
knee replac	OO
kneel	pS
kneel ther	pN
knew	DO
knif	IOOQ
knit	iM-M
knock	XO5P
knot	VQ9O
know	DKPNRPSNTKiLnJoMuNvLzO2E,N
know .	AJPPdLnMoN
know anyon	zM
know her	,M
know how	DKEMTLlM
know if	pMuN
know it	RO
know me	iL
know nobody	zN
know what	CMRHiHpJuK2K,O
know wher	dNoN
know wheth	uJ
know which	RMuK
know who	RL
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
land	MLePfNgLjM4R5N)N*M
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
last	CJFPIKMJSJcLhLjKwP2R5M7M8K%N&L*P
last #	sO
last .	5M7N
last day	FMkP2P
last hundr	5N
last night	AOCJDLIKJJKKQLSNUJgKjM7O8M&J)O
last of	MM)N*K
last one	wP
last time	tM2M
last trail	*O
last week	BOCKIORNUO&M
last year	GOlO
lat	pN
late	MNVOcOnM1K5O*L
late @kin	5N
late and	cN
laugh	OJPKRKSLTMUJWMoMqOuLzN7J8J#L&O
laugh .	oK
laugh about	-O
laugh and	RM
laugh at	-K
laught	-N
launch	xR
law	0Q
lawy	eLfPgV
lawy and	fN
lay	CKEPHL
lay #	CL
layof	kP
lazin	TN
lazy	-O
lead	HPTMoPqNyN1M-J
leak	-N
learn	YTeOtLvP0U&M-O
learn disabi	YN
learn the	YO-J
learn to	YK0L&O-Q
leas	xQ
leav	FJJMKKUKVJgMkLtNuOwP2O3Q4J5P6O%P
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
left	CNFKGHKKSKULYLaMgNhSiNmMnMvKwPyL0L
left .	FJaM0N
left for	wO
left me	gNhN
left my	eO
left the	THVMiM
left us	CQGM
leg	EJHLOOQOUGWOXMYUaNuKzM&O
leg .	YMzN
leg below	YM
leg in	YM
lemon	GK
lend	lP
lent	oO-O
lent .	-J
les	-Q
les of	-K
leson	0N
let	FKOLPLeNfMiOkMrMuJxLzM0K7N9K#L&M
let .	lL)N
let custom	xO
let from	eL)O
let go	kOzM
let her	uN9K
let him	FKtN&O
let it	NPPJiM3M7N9J-K
let me	BMEJFKfKhJiJkHsKtNvJyL2L5K7K!L#K&K
let my	nO(N,M-G
let the	ELJOcLuLxN3N#M-N
let them	eLsN
let ther	-L
let thi	cL
let us	7J
leukae	NR
leukem	NR
leukem .	NN
leve	LP
level	tQ
level result	tN
leyt	KP
librar	dPsK0N2O
licenc	fPxN
lidl	dO
lie	CLQMTNVMWNXPZUcMdLnLqKvP
lie about	qM
lie awak	ZO
lie fac	TM
lie ther	VOZR
lied	nP
lied to	nM
life	AOCJEJFMTNYMfMiLmMuL2N9L#M,M
life .	ANCGuM#M,K
life is	AL
lift	DKTMVOWNaUvJ3O(N
lift @kin	aO
lift the	WP
lift up	,Q
light	ELGKLKTMZNdLmMpMtN!K
light .	-M
light the	GLpO
lik	HO
like	MKTNULWNYKZOpN8K-K
like a	TJVLWLYNZMaKcMnLwKyN8K9L&L
like an	WM
like chew	pM
like god	pM
like i	iPpM
like it	3N
like my	-N
like pap	MK
like talk	pL
like the	uN-L
like thi	AM
like to	BMFO-O
lin	DPcS
lin .	cQ
lin on	cM
lin thi	cL
line	JQXLbOjMkO
line .	JMbN
lip	FO
lip with	FN
lismor	LP
list	dOkOuN(M)P
list .	kP
listen	XLZNvK-K
listen more	-N
listen to	ZOvN
litl	CLDNFJJLNKOKXKaLgKiLvNxNzL8Q&M*N
litl @kid	OLXMfN8D
litl @kin	CMNJXJgL8L#J
litl cafe	xO
litl room	DM
liv	AOFKLMNQRKSMWLXLaJdMeJgMiLmLvN3N(L
liv .	AONP(O
liv alon	mM
liv in	gO
liv like	AM
liv on	dM
liv with	aN
live	ANFOaKdNeMgQiJuJwL3K
live .	AMdMfK
live anymor	AL
live for	AO
live in	aN
live with	gNuN
loan	eLlWxO)Q
loan for	lN
lock	BQVMdOfO
lock #	VL
lock me	BM
lock on	dN
lock up	fO
lol	OMhMsNtLvMyK#N-M
lol .	tMvN-K
lon	mQ-M
lon .	mN
lon sinc	mK
long	ALFLRLWHYLbMmNpJwL1L2M4L6N7L#L&L(N+M
long covid	XP
long driv	6L
long for	bO
long gap	FN
long haul	4O
long life	#P
long shift	1M
long sleev	APBO
look	HKMOPMRKTLYJaOkJnLoMrNvL!L,M
look .	,N
look aft	YNaR,L
look at	IKMLPMTMkLnJoKvL9M
look for	RNrQ
look forwar	TO
look up	MN
lord	MKWKnJoNvK!K(L+M
lord .	FLMKZLaJoK8J(J)K,L-M
lord and	+O
lord forgiv	nM
lord give	vK-L
lord help	-J
lord i	aKnP#N
lord lead	oP
lord make	-J
lord on	CN
lord send	xN
lord show	uM
lord teach	-K
lord you	YO
lory	QMZP3O6R
los	DPRPcKpL-H
los everyt	-N
los my	pM
lose	DOkL)N-L
lost	CRDUGJHPKMLLYOcLdOkNnKpM
lost @kin	CRGK
lost her	DJ
lost his	YNdNkN
lost it	DP
lost my	CPHHYKkL-M
lost our	DO
lost the	DOKLcL
lot	1N#N
lotery	eP
lotery result	eO
loud	mN
lough	5O
lough derg	5O
lourd	5T
lourd with	5N
lov	NNaMgM9M,K
lov .	-N
love	YJaNgMhRmKqJuMvN0L8L9O,L-N
love .	-M
love her	aM
love him	,L
love it	-N
low	EOMOTSbO*N
low sinc	TO
lucky	tK
lucky .	tK
luksa	GM
luksa of	GM
lump	NRONPR)O
lump and	PL
lump in	NO
lump is	)O
lump was	)N
lunch	UKjKlNmOqLyNzN+P
lunch .	UMzM
lunch in	mNzL
lung	NPPNQOXL
lupu	XR
lust	oP
lust .	oO
luth	OMQO
lying	MLQNZPcO
lying awak	ZN
lying down	MM
lympho	NP
m6	6N
ma	-M
machin	FQSOkNuLxN
machin .	SL
macula	YP
mad	VMjOxN
madam	BOkP
made	FJGHYLkMmOnKuJvLwKyN7P8M!J#L)O+J
made her	GJ
made me	AL
made perman	)O
made redund	kP
made up	7O
magist	fR
maid	nO
mainst	zN
maiz	MM)N*Q
maiz is	MK
mak	CHGMXJYOqL#N*M
makah	5N
make	BJDLGJWLgKjLnLqMuMxM7L-M
make it	CNDK
make me	-Q
make my	UL-M
make peac	7N
make up	uN
malari	XS(O
malari again	XQ
mamogr	PR
mamogr .	PO
man	EKQNRMaLdKfMhNjMlLmKoNzL9N!N
man .	!K
man in	FN
man oposit	QN
man who	,O-L
manag	qQyP
mango	*Q-J
manic	UR
manila	FOeM4M
manila on	4L
map	6Q
marath	XN-M
march	BLCMGNMKTMYMeKiH2L
march .	CLDKGKYNiJ
march and	CJeM
march the	MJ
mare	HM
mariag	bNgS9S!P
mariag .	!O
mariag is	gP
mariki	LP
mark	BPGN1P
mark on	BP
market	IOiMxP*N
marow	*P
mary	RKbPgOhNiMmMoSuL9W!R
mary #	bN!M
mary .	COhNoP9K
mary @kin	oO
mary again	9O
mary and	bNoO
mary at	9N
mary her	9N
mary him	uN
mary his	9O
mary in	9Q
mary my	9O
mary on	9N!N
mary to	!N
mary today	!N
mas	EQGSpR!K-L
masiv	jM
mask	OO
mast	%O
mat	FKTNmM
mat .	TL
match	-M
matern	kO8N
matern leav	kO
math	tS0P
math .	0N
math pap	tN
math test	tM
matr	KN
matron	qR
may	JMeKrLxN0N3L5L6L7K9N&M*M,O-N
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
may they	-H
mayb	FN
mayo	-P
me	BORLaMhNiNjNnLoMqOuKvP7K
me #	RK
me .	BOTKhJiKmMnLoJpMqHuL
me @kin	nL
me a	RKjLoMuLyN1L2M&K
me aft	iP
me again	BM
me agains	BM
me and	BKSKWKXKZJdOgNiJjNqL0N7M!O
me as	uN
me back	hL
me be	vN-N
me brav	-M
me by	BKRMhK
me courag	-J
me every	fO
me find	-N
me focu	0O
me for	gMnOvK
me from	WN-M
me go	kM
me going	&M
me good	-L
me her	,O
me how	vM
me humbl	-L
me i	aMnMrMuM
me in	BKIMQLqH1M!O
me it	hM
me joy	TL
me keep	-M
me last	BM
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
me rememb	tQ
me resist	oN
me sinc	WMiLqN
me sleep	ZO
me streng	aK1L
me the	TOgNqLuMvJ
me til	FO
me to	ELNLfLjKoJqKsMuLvG9O+L-K
me today	RN
me up	BN
me when	BN
me which	uM
me who	RK
meal	+R
mean	iL,N
med	UMaM
medic	JP
medica	sM
medici	NMUNXM0O
medici and	0M
meet	iLqPsP1R7P&M
meet .	1N
meet my	7N
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
met	iKlOmK9O!N,O
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
midnig	LLON0M1M8N*O
midwif	cP8O
migrai	WU
migrai day	WN
migrai for	WP
mil	6O
milet	MO
milk	DOHNXM2N3N8M
min	KP
mind	GNOKROUQVNaPgMhMsMuM0L,L
mind .	-L
mind @kin	aP
mind for	GO
mind is	UP
mine	FLKLNJTMaNbMfMiLjMkNqK
mine .	bN
minist	sN-K
minu	dO
minu #	dO
minut	KJONVKZMaMjLsO8O
minut .	KL
miror	RNsM
mis	ALGMHQJNKMfKiKnL3L)N,N
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
monday	NNOOPNeKfOsMtNuHxLyPzN1N2M4J*K
monday .	EMJMNJQLdMeMfKkMsMuJxL4K*M
monday aft	yN
monday and	NLPKzJ1K
monday as	yP
monday at	yO
monday first	yK
monday he	zP
monday i	yM
monday she	zN
money	SRaHbHjOlPnPoOrMuLxN
money .	lK
money for	lM
money from	nL
moneyl	lS
monsoo	MO
month	DNGMMJUJWMXMbLcNdKeNfMlOrMxLyM3K&N(J
month .	DMFNTLUJcLeJfNlKpLrM5L)M
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
moon	-O
moon .	-M
more	FMRNUJYLbKpLvK2L(N-M
more .	CNRMSO(M,M
more and	-K
more chemo	(N
more of	RN-M
more patien	-J
more they	FO
more year	#O
morir	AO
morir .	AO
morn	CLHNOOQKSKVJaMkLtKwJ2K8K(L
morn #	8K
morn .	CKGLHHOKQNVJcLlJtKwK2L4L8K
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
motorb	CP6N
motorb .	CM
mounta	KN6P
mouth	OLpO
mouth from	ON
mov	FMaLeKgPhOiLjKmPwOzN3T7K
mov back	aN7O
mov here	mM
mov hous	3K
mov in	wN3M,M
mov on	-P
mov out	gOhPwN3M
mov the	jN
mov to	eNmP3N
move	CMXOcPuN3N
move to	3N
movi	-Q
mr	CKELFNQMRMmN2L,M
mri	PU
mrs	mO2M
ms	XTaP
much	PHUPWMcLlJmJnKoLsKvK1P7J9K,N
much .	sM
much i	WK-N
much on	UM
much presur	UP
mud	LQMO
mud .	LOML
mud and	MN
mug	IPkM
murd	-N
murder	IR
music	jPuN
must	EMNLeMfMgJqJuS1O6L
must choos	uM
must tel	eM1N
my	aHiK
my #	dLeNjPvR4M7M#M,O
my @kid	HMIJYKfLgJiOrLtKvNwLzJ4M7N#M%K
my @kin	CJEJFJGJJLNLQKRJSMaKfMiL7L9L,L
my @love	BKDLFKGKPKRMTKaMcKeKkJoHsKyK4K&K
my @pet	HJ(O,N
my @work	CJNMXNYMqNtK2G#N,N
my acent	qN
my answ	uM
my arm	BNXN1N
my back	WSaM
my badg	kN
my best	CJEJFJTMjLnL9J
my bibl	,O
my birth	eM
my birthd	mN#N
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
my englis	eN
my ex	BNfLgMoL7L,K-L
my exam	tL0P)K
my eye	ZN
my faith	pP-M
my fault	nN
my feet	HLWN1N5L
my fing	-L
my first	yK4L8Q
my flight	4K
my godson	,O
my hair	TKWL-L
my hand	EOILUKVLWLaOoPpLtJ7L&M(M
my head	UNZN0O
my heart	VOhLuL,M-L
my homewo	0M
my hous	-N
my i	EMbLgKiPjQ3J7Q!J
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
my mental	UN
my mind	uK,N
my mouth	pP
my name	RLiLmNqOxO&N
my nerv	UO
my new	yP8O
my numb	iL
my old	HM2M,M
my only	wM9M,O
my own	BKGKRMULYLaQbKfJiOmLnJpMvPxL8K
my pap	eJ
my paspor	BQ
my phon	IKhL-L
my plat	UN
my pocket	&N
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
nam	DO8O
nam her	DO8O
name	DNQMRQVKdMeKgJiMkKmLqLxO8L%K&J,N
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
near	FPJMKNMJYKdMmLuKvL3L!L%N
near .	FN
near my	uL
near pokrov	JN
near the	FP
near us	KN
neck	BMIPPMWP4N
neck .	BN
need	MJOMUMYNaPlOrOtNuOvH0J
need a	rM
need help	aO
need rain	ML
need to	uK0M-O
needl	NLSQWO
neet	tU
neet on	tP
negati	PNbP)M
negati .	PL)M
neith	iOjO7N
neith of	jO7O
nepal	KO
nerv	UNVOWQ
nerv are	UO
nervou	OMUOVQsNtN9M
nervou breakd	UO
nest	wQ
nest .	wL
neural	WP
new	JLOLeNmLoKqNySzQ3R8N&M*K-L
new .	-M
new @kin	9O
new @work	qP
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
next	CMJKOMZJfMkMmKoJtLwJxJyLzM2N3L5L6K7L9L!L#M%L
next door	BMXLZMjO
next month	eM2N5M
next to	CQqO
next week	JLNJONPLcHfNtKwJxJyMzN6L
nice	mK-M
nicu	QR
nicu .	QO
nigeri	-O
night	CMHNIOJNKKQJSLVKWMZVaOdM0N1Q6K8K
night .	ANBKCLFMHLJLKOSHVLWMaLhLjNnMyM8M
night aft	SM
night and	IMQOXKaN(L
night at	1O
night bus	6O
night i	SPULZM0N
night in	dM1M
night nurs	aM
night out	)P
night shift	1M
night sinc	ZQ
night train	6N
night when	VM
nikah	9R
nikah of	9O
nil	OM
nil by	ON
ninete	CNeLfJgLkKnNwQ
ninete month	eN
ninete year	gNkM
ninety	#Q&N
ninety day	&M
ninety on	#O
ninth	GQ
nobody	BLDMIKKJPKQMaMbLcKeKgNmToOpJrOzK
nobody .	mO
nobody answ	pK
nobody ask	aM
nobody has	mL
nobody know	cM
nobody sit	mO
nobody ther	pL
nobody to	mP
nobody want	rP
nobody wil	PMrP
nobody would	AOoN
nod	YO
nois	-N
none	ZN
none of	ZN
noon	CNELuN1M+N
noon .	uK1M
normal	(P
norovi	XP
not	ALDMTKYJZLbMiNnJpKuH
not .	DLKKNKPLbLgMoPrMuMvL
not @kin	mQ
not a	HNMKiM*L
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
not been	ALONiM4P
not believ	pK
not break	vO
not breath	VN
not cal	iN
not canc	)Q
not child	bP
not comb	TL
not come	DMHMPMVMbLdLeLiKuK
not compla	WNaN
not concen	0M
not contac	iN
not cry	EM
not decid	uN
not dentis	WN
not do	fL
not drink	&O
not eat	FJULXNhNvN
not even	QOTNVMWOnJrN
not fami	FL
not feel	BNpJ
not find	ROrL
not for	,O
not forgiv	nK
not friend	mP
not get	CJELFNMLSKTKUKVKXMYKaLfJtM0L
not go	ANIKVOnK,M
not god	pP
not greet	7Q
not guilty	)P
not had	ZNaO
not have	NMeNiM)M
not hear	YN
not heartb	DP
not hold	LNWN
not ill	(O
not in	XO
not job	rL
not keep	AM
not know	CLDKRNSLVLdMiKlLmJnHpLuNvGzK
not last	!P
not laugh	TN
not leav	AOJMaO
not left	TN
not let	BPELiJ0L3L&L,N
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
not more	CPFLkM2N(N)K
not my	nQ
not need	-N
not new	PP
not on	)N
not one	ALFMHNMKVLaKmSrOzK
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
not see	FKTOYLwO
not seen	MNiJ1M
not setl	uN
not signal	KN
not sit	WN
not sleep	PMWKZR1L
not slept	ZSzN
not so	-N
not speak	XJiMjLzN
not spok	iM
not spoken	iO7N
not stop	AKKOLNSNVJnLvK
not sure	pNuM
not tak	FN
not take	UMXLnM
not talk	DKiPjS
not the	vO-J
not ther	nN
not to	nLoM
not told	DMcNkMnN
not unsay	jN
not visit	QN
not visito	mQ
not wake	AOCN
not walk	IPYR
not want	AMDKJMgOiLvK3N
not wash	TM
not week	FN
not with	AJCNEKGSSNVLYJeKjLnJoJvJwM2M4K&L
not word	PMiL
not work	YO
not worth	AL
noth	DKMNNLPOTOULVMWJZObKiMkNlNpNrL)L
noth .	PLWJZNeMkPrJ
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
now	DJFNILNLRNSMaMeMgLiKjKlLnMpLqKwM2M4L8M
now .	CLDHFMGMIJNNRKSKeHgJiKmLqJwK4J8N(N
now and	APFMKOMLRKcL
now he	RLSMTOjN2L
now i	ILXLaObNhNnJpJqL
now it	jN
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
numb	CLNLQLTLiPmM1K8M
numb #	NN8N
numb .	iP
nurs	FQQJROUNaQqPtOwLyN0L2J%O(L
nurs .	RM%O
nurs my	aM
nurs on	qOyJ
nurs say	FQ
nurs school	%J
nurser	DObMzP
nurser is	DN
nysc	rO
o	ENGKMJTKVKZNaLbLeKoMsLtL1H8K
o clock	GMZLsN1M8L
o lord	-G
oath	eR
ocd	UP
octob	cM
of	GLqK5K%K
of #	CNXOhKmJqHsNtKvOzK0N%M(M
of @kin	GMaMjO3N
of a	CMNLdM8N
of all	1M
of anyth	TK
of bed	TQ
of been	GN
of chemo	NM
of custom	qL
of fly	4N
of god	-M
of her	CMRMaL5N
of him	BN,L
of his	YO
of humour	-N
of it	UNVKWLaKeKnHpOvM6N
of ivf	bN8L
of jam	3N
of life	AMFN
of liv	AN
of march	GO
of mariag	gM!P
of me	1O
of mine	FN
of my	BOCOEMGOHPILLNgJzJ1J9N
of our	dMxO5K%L
of pow	-N
of rehab	&N
of steal	RN
of stuf	3M
of tea	-L
of that	wN-L
of the	KLLKMLOJVJbLdJiKjKkJqLwKzM*H
of them	cNsJuKzM1J6K8L9J!J*L
of thi	UN
of try	bL
of us	EMMMaJjMkP3H4M5N6K7L!J#M%L+N
of work	rO
of year	1O
ofer	oQuQ
ofer me	oO
ofers	uP
ofers and	uM
ofers on	uL
off	ANELKNTOUNVLZMhOiNkNoLwO4L5J&N(O
off #	VKhM
off .	AMEJTLZLaMhNkK)M
off at	wM
off for	UN
off from	4N
off not	AO
off sick	XN
off the	AJCOEMFNKKQKWMnMoMqM(O
off to	wS5O
off with	UM
ofic	IKLMULYMeQkKlKqSrNsNxMyO1O2L9M
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
old	HPNLRMYKdKnMoKvO3J5L6L#N,M
old .	HLYO8N
old @kin	7N,L
old @pet	HH
old @work	,M
old and	BN
old coli	HN
old lab	HM
old mr	mO
old on	#O
oliv	*P
omg	)L
omg thank	)L
on	GLIKOKsLtMyK1L4L5L6L9M#M%K
on #	eMfO2N9M
on .	APBMNMTLUNhL
on a	IKQPWMYKfJhLsLuJvMwM1J4J5J6N8K
on an	4O
on bed	cM
on doubl	1O
on drip	QO
on east	-M
on emerge	lN
on empty	UM
on everyt	hM
on foot	5P
on friday	ELGKOGPGfMkMsMtN2L3L6H9K#K%K
on her	BKIMOJWJeMmLqMzN0M5K6L&N
on his	ANCKFKIJeP#O(O
on holida	6O
on it	KOWM6L)L
on matern	kO
on me	jM
on monday	COENOMPLeLfKsLtKyKzQ4L*J
on my	HMIGPLaHhLmMnOoJvL0L1N&K,N
on night	ZL
on our	INJN8L
on oxygen	QO
on saturd	ELtLwMxL2L3L9M!J#J%M&K
on sunday	CLEMGMwK4J5K7M!M#M-J
on the	GMIKKLLLPKdMeMyL2K6L9K
on thi	AMGOmO
on thursd	CNDMEKOKPKsLtMzM1L4J!N%M
on toast	+M
on tuesda	CLDMRKUKfMsKtL5L
on video	eL
on ward	QN
on wednes	ELOLPKtM%N
once	BMFLULaMbMdJ)N,J
once .	UM-L
once more	FN
oncolo	NV
one	aJbKmMrLsNuOvLwMzN3L!J%L&K+K
one .	GJHMNGOLSKTKhKrKsKuLxLzK3L
one aft	ML
one and	mJ
one arm	YN
one at	zO
one bit	vO
one cal	rN
one day	aM&M
one fing	QN
one friend	zN
one hour	-N
one in	uM
one is	vP
one line	bO
one more	bO&L
one of	BNCKEMFLtLuL,K
one person	mN
one room	dK
one stay	cN
one that	uO
one thing	uN
one to	mL
one way	wN
one who	+L,J
one year	CMGR!K&P
only	DLFOMLOLQMRLWMXLeKlLmOvKwNzL1L9M)K
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
open	FJHMLMMJORTLZLdLlLrMxW0M7J
open a	xL
open at	xN
open her	TOxL
open his	xM
open it	xK
open my	ONpLxQ
open on	xP
open saturd	xL
open the	eL
open univer	%O
operat	OWuL1M&P(R
operat on	ON&N
operat tomoro	ON
oposit	CNQO
or	PMTKWMYMeJlNuWvH
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
ordina	-P
ordina tuesda	-M
organ	-K
organi	0O-K
orkney	6N
oslo	uM
oth	KJYLfLgJiMjLmMqPvLwMzK7M9L%M
oth #	QN
oth .	jJlKqL
oth @kid	YOzO
oth nurs	qL
oth over	jH
oth peopl	-L
oth weeken	gM
our	HLILKKLKYKwKxJ3K5K8K%L*M+J
our #	GK!J
our .	)O
our @kid	DKGJOMPMQMYOZLaLgLiKvLwMzJ0M4M8M9O%K
our @kin	CJELSMYNaLfLgLiKrMwMyKzM5J!J#L%M
our @pet	HMXQ,R
our @work	CP
our asylum	eN
our bibl	-Q
our church	-K
our city	JN
our coast	KN
our countr	-P
our crop	MK
our dioces	-M
our feet	5M
our first	3L!N-N
our goat	HP
our group	5L
our headmi	2O
our hedg	jO
our home	3K
our hous	LL3L
our kitche	LL
our last	wP
our litl	xN8K-L
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
out	KMLNOOTKULdPfMgKhMiLjKmLrLwL%N&K(K
out #	CM
out .	BMKKUPaFcKdMiKjL)J
out aft	gN
out and	gM
out at	kM
out by	dM
out of	QLTOYKdNfMiLnLoLqLrMsL0M3N%H&N(P)M
out on	OKdLwL
out over	jM
out parad	%N
out thi	OP
out to	wO
out with	JNKJgMjN
outsid	CNITUKYNdPeMkL
outsid the	IP
ovaria	NO
oven	RNxO-M
oven .	RM
oven and	RL
over	HJJGKKfMgKhQjRqL2M4R6K7O
over .	AN2N)P
over @kin	jN
over a	jN
over for	-P
over it	uN+O
over kharki	JM
over my	,O
over the	KKLOQJfLjNqLxN2M3K4P6L7J%H(L
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
own	BLCKIJRLUKYLaObNdLiNmMqLvMwJxP3M
own .	mNvH
own @kid	BNvM
own @kin	ROvM
own bakery	xK
own life	AMCP
oxygen	QQ
pac	ZN
pacema	OP
pack	hKwPyLzM3T
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
pap	JOMKTJdKeTgSlNoMqJtV%L)M
pap #	tL
pap .	MMeMtL)N
pap and	eN
pap at	gP
pap came	gO
pap in	tP
pap my	eN
paperw	1P
parad	%N
parale	tO
parale park	tO
paraly	YO
paraly from	YO
parent	vO
parish	XLjL5O+L,M-O
parish counci	-L
parish fete	-L
parish is	-L
parish priest	,N
park	IMVJdNjKkMtO)K
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
pas	CSGMHNKLiNmGnLqKtK2M6L%S&J)R
pas .	CMGK)O
pas away	CM
pas my	tG)N
pas on	CP
pas out	%T
paspor	BReN6O
paspor and	BO
paspor in	BP
past	CKDMGMYK8M%M&M
past #	CM8N
past the	&O
pastor	UNpL
path	KN-J
patien	aMjJvS0M1M2L&N-M
patien .	-O
patien pleas	-N
patien with	aNvN-H
patric	5N
paw	HQ
pay	dNlQnMuLxP)M
pay our	lK
pay the	lJxQ
payday	lR
payday is	lO
paymen	lO
peac	CMFMJQULVLjOqN7O-N
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
peopl	EKIOJPKPLOMNYPmNsNxOyM1P+L-L
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
permit	eQ
person	PMmO-L
person .	mM
person who	-O
perth	uN4M
peru	6Q
pharma	0P
phd	0P
phd .	0M
phon	BOINJJPPSMVOeJhKiHjLmNoQrLvN0K7H8O
phon .	ILPNeLvM
phon and	BNIO
phon cal	rN
phon is	-M
phon ring	VM
photo	JNKNLMiQ
photo album	KN
physic	tO
physio	&U
physio say	&N
piano	LL3Q
pick	eNfPqLrOuN)M*U
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
pilgri .	5P
pilgri to	5L
pilot	4S
pilow	WNZOvM
pink	cN-M
pink lin	cM
plac	KNMNdOgMrPwMyM3Q)M
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
plat	CLOOUMiOjOnMwM+S
plat .	CJjL
platel	XR
play	FN-O
play .	-J
play the	-L
plea	fO
pleas	EMJKOJTJWJXKZMcKtK&L
pleas .	1M6N&M+M-O
pleas ble	!N,K
pleas do	,O
pleas forgiv	nL
pleas give	ZM
pleas god	7M
pleas heal	XN
pleas help	tL
pleas keep	OM
pleas let	PLQOcNrNxM
pleas pray	CJEJFMIMJHNLRLULVLXGaJeKhLjJoM
pleas rememb	,L
pleas watch	,M
pls	BJOKQKTJgKoMrMsJvJxL0L3K9M+J
pls .	-L
pls ble	9M
pls let	-J
pls pray	HMJKNKQKTKgMqLsKtJ1K3M
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
post	HMVLaLgLiKkPmJpLrNsSuHwJyR
post .	gMsM
post in	uL
postna	TO
postna depres	TM
postpo	OP
pot	MOxK+N
potato	*O+O
poultr	xQ
pound	8N
pow	KN-P
pr	)O
practi	sOtO2M
prais	8M(R)S*N
prais god	)N
praves	3N
pray	LKTKpPrK5J
pray #	BLJNNKQK
pray .	AJLMXJpKsM)M,J-L
pray and	pP
pray for	LKMLNKQKTKYJaJbMfKwL5G*L,H
pray group	-L
pray i	-M
pray in	-O
pray she	uO
pray that	-K
preach	1O
pregna	DPbOcS
pregna .	bNcM
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
preten	wN
pric	lO*Q-M
priest	BOFMpLuP9M(N,N-K
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
pump	aO
pumpki	*P
punch	IQ
punish	-R
pupy	,O
purs	RM
push	BL
push me	BM
put	DKHRONQLROUJdKkJlNnNqLxMzM7H
put @kin	uN
put a	OM
put all	xN
put down	HO
put her	RJ7N
put his	RN
put it	lN
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
quarel	jM
quart	1O
questi	pOtQ
queu	-L
quick	-K
quick .	-N
quid	lN
quiero	AP
quiet	DKJKbMmOqKuKwO2M-N
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
rain	EMLRMWdM9O!L)O*L
rain .	ML9L
rain and	-L
rain for	MP
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
rang	ALCKFKPMlNvO7S8L(L)O
rang .	7O)M
rang the	(O
rap	BSIM
rap .	BO
rap me	BL
razor	AP
rea	sM
rea want	sN
reach	FMKOhK
reach for	hM
reach my	KO
read	EOGLaKiLpOtL0V7M9N%J
read .	EMiM0L
read and	0N
read at	EM0M
read the	EMpM-L
ready	AMFN
real	jMpQyM
real .	pO
reason	ALTMVM,O
reason to	AM
receiv	%R-M
recip	+L
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
remain	)O
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
rice	BLLNSLwO*Q+P
rice and	+O
ridg	KQ
right	OKWLYLhJiNjLuOvO4K7L
right .	vL
right now	4L
right word	vO
ring	PPSMVLaJgMhQiJmQrNuL9Q
ring .	VMgOmM9N
ring back	hO
ring in	9P
rip	CQ
rip @kin	CN
ripe	*R
ris	LN
rise	-M
risk	cN
riv	KKLS
riv came	LN
riv is	LJ
riyadh	BN
road	HKIPKMLLMKQMiKoJ5M6U
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
roof	KRLPVKdN1O)K*M-K
roof and	-N
roof fund	-N
roof in	-N
roof today	VN
roof with	LP
room	BLDLFNTLUMWKbNdPhLjMmOqJwPxM3Q8N
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
rosary	FLpP-K
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
row	ELjS1O4N%N
row #	4O%N
row .	EM
row on	1N
row with	jQ
ruby	!T
ruby wed	!O
rucksa	5N
ruin	LP
run	HLJLMLOHRLUQVLXLZLaKcLdKqLvKxN1L&M(N*N
run .	VOXM
run on	UP
run over	HK
rung	iO
rung sinc	iL
rush	QQ
ruth	,O
ruth .	,N
sack	kR*N
sack .	kP
sad	TQ
saf	8N
safe	BQILJNOMVLcL1L4O6T8N)M
safe .	JMcL6N
safe at	BN
safe on	6M
safe travel	6M
safe with	BO
said	FNNHOJPKRNhLiHjQnJoL7Q9L&N(N)O
said .	NLOO
said i	RLjL
said not	nM
said someth	jMnN
said sory	7N
said the	jK
said they	kP
said thing	jL
said to	nM
said yes	9P)P
saint	5L-N
saint jean	5L
salary	SL
sale	-M
salon	xM
same	DMGMILRKSHTKZJeHiLkLoMpKqJsJwMzK0H7M!Q#K%L
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
sat	ANUNfOgMiNtPwM1K7O&L)K
sat .	tN
sat down	UO
sat in	UM
sat on	-L
sat us	gN
saturd	EQGKfLsMtMwKxL3M4K9R!L#J%O
saturd .	GKwJxK3J4K9J!M#F%H&L
saturd and	wL3M9L#L
saturd first	%L
saturd in	EM9N
saturd we	%K
sav	DP5Q)M
saving	lSxP
saw	POcPdLfMhNiP
say	FNPMTNUKVJbKeKmLnKpPuNvK+P
say .	CMEMFJPLVLuKvO,M
say @kin	FH
say befor	+N
say day	FP
say everyt	TM
say give	vL
say good	mP
say goodby	CL
say grac	+N
say he	ALHNTNhLpOvK
say i	iOqNvO9O
say if	BN
say it	BLFMHKPJTLUGVHWNXNeJnL
say not	oQ
say one	uM
say she	BONMTOULhL
say someth	+M
say sory	BN7Q
say thank	(N)O
say the	ULYMpO9L+O
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
scar to	BMVR
scater	EQ
schizo	UQ
schola	)R
school	IOKMVMYLnKrLsJvKyLzW0N2K%Q
school .	ILVMnLsNvOzK%J
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
scream	UOWPjQqMvP8L
scream at	jJqLvM
screen	DLcQ,N
scrol	%Q-N
sea	FKLPeM3L6P-L
sea .	6O
search	rO
season	MNOM1Q2M*T-K
seat	wM4P
seat .	4N
second	CLDNEJGOLMMNNMPLYKbKeKnKsNuLxOzN0M
second hand	xP
second interv	sK
second round	NOsP
second step	LO
second time	DNLLeM
second year	0Q
sectio	OOUP8O
securi	kN
sed	-N
see	FNPLTPYMaKfNiMmKoLsPuLwK4K5K6K%N
see @kin	6K
see her	iLnN
see i	sN
see it	%O
see my	6M
see the	AJFOOLTMYMrNuK6K
see us	PN
seed	MP
seedli	-O
seek	rP
seen	MNgLiL1L
seen a	gN
seen my	iN
seizur	XP
sel	MJSMdMlLoNuOxR3P*N
sel @kin	uL
sel the	MKuO3L
self	ARmK
self checko	mM
self harm	AN
semina	uO0P
send	KMMOaNeJiNmKrOvLxM1K+G
send help	vM
send me	eN
send rain	MO
send the	iM
send us	-O
sens	-N
sens of	-M
sent	AMFMJQPOgNiMlJnMrR7N
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
set	CNmNwLxQ5N6O
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
shack	dR
shadow	PN
shak	EMIPSOUPVQXMsKtL&O
shak .	INtK
sham	nQ
sham .	nP
shar	iNqO7N+O,L
shav	NP
she	HLNLRMTKUMYJaLgMhPiKnNwMzL
she ask	FM(H
she ca	VMWLXLYKaM
she cal	RM
she cry	TLnM
she did	-M
she died	CL
she doe	ANRMTMnN,O
she gave	hN
she goe	vN
she has	FKNLPLRHXKaJdOgOnHsLuJ6N
she is	ONQOULVLWJXMYKcNiJvMwMzJ4L#M(L,N
she keep	OM
she know	zM
she left	hM
she los	-N
she put	RK
she said	hNjM9P
she say	BQTM
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
shed	HPKK-L
shed .	HN-M
sheep	MOZO
shel	JS
shelt	dS
shelte	3P
shelte hous	3N
shift	UMZKqPyP1R3Q+K
shift .	qJ1L
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
shop	CLIQKKLNSLVKaLjHlNoKrMxU2M&J(J)J
shop .	COILxH-M
shop is	xM
short	nN1P+P
shortl	sO
shot	ITMN
shot in	IP
should	CLENWMiMnNoLqNsOuS3L
should have	nO
should i	uR
should not	oN
shout	UNaMjRqOvO
shout about	jN
shout at	ULaLjNqLvL
show	MMNNTNXJbNcPdNuMvJ2L
show .	-O
show at	dN
show me	uN2O
shrin	5P
shut	DLINTPWMkPxN
shut .	TNWK
sick	PJUMVOXRcL1L6M(L
sick .	VMXQ1M
sick and	XM
sick for	XO
sick of	-O
sick with	XL
sickl	WQ
sickl cel	WP
side	CKJMKNXMZNgMiLjO
side .	KN
side of	CO
sight	YR
sight is	YO
sign	TKUMYOfKgRlNnNuOxSyM(J)M
sign .	-N
sign me	UN
sign off	UO
sign the	gNxN
signal	JMKR6P
signal .	JN
silenc	iP7N
silv	!S
silv jubile	!O
silv wed	!O
sily	-N
simp	(P-N
simpl	-N
sin	nQ
sinc	GQKLMKTPVOXNYKZMaLdLiOjNmNpNrO!N&O
sinc #	JMXKeNiMrK1M8L
sinc .	jO
sinc @kin	CLGMiOvQ7K
sinc east	TJ&N
sinc he	iM
sinc his	aL
sinc i	GKVMWMaMiNmKqN7M
sinc june	MM
sinc last	rM
sinc march	MM
sinc my	CNGQ
sinc our	GMaN
sinc she	GM
sinc sunday	QLjN1M
sinc the	GJIMJQKOTKVOWNYPZMaKdKgLiLmMqLrL7M&L(P
sinc we	GHwO!P
sinc yester	XO
sing	CLEPFNOORNTLpL1M#N&M-O
sing in	TK
sing the	-M
singl	mQvQ#N
singl @kin	vP
singl dad	vN
sink	&O
sir	QNkM
siren	JR
siren all	JO
sit	FOIJTNVLWMYKaLfMjJkNlLmNpMqMrMsMtQzK0O
sit .	WL
sit at	rN
sit befor	sN
sit his	tN
sit in	TPVNfKgNjNkOmLpM
sit my	tM
sit on	TNlN
sit the	tR
sit ther	pN
sit with	FMaOmN0N
site	qO
sixtee	#P
sixty	1L5L!M#N+N
sixty year	!M
size	NM
size of	NM
sky	KNMR4P-L
slam	jPvP
slam every	vN
slam the	jM
slap	BR-K
slap me	BN
sleep	HLIOJLKPPLSLZWdU
sleep .	ZQ1J
sleep again	ZK
sleep i	ZO
sleep in	ILJMKLdPgN
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
slip away	COFP
slip disc	WP
slot	SQ
slow	0O&Q-O
slug	-P
smal	CLDJNMPKXJbLcKeJqJxNzJ3O4M6M8N&N+J
smal @kid	NN
smal boat	eN
smal one	CM
smal thing	-P
smear	PP
smear came	PN
smel	SQUNvNwL
smel it	SQ
smel of	vN
smil	TPYLbNqO1J
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
snow day	-N
so	FJVKWMYLaKbLmLwJ9L#J
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
so proud	%M
so quiet	wN
so scar	VM
so that	1O
so tidy	wM
so tir	UJZMaJ
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
soil	-L
sold	MNSSTMdKkNxQ2Q3O%M
sold @kin	SM
sold my	SN
sold one	xP
sold the	MNSN2P
soldi	JS
sole	aO
sole car	aN
solici	gS
solo	6Q-J
somali	MN
some	AKILUOZLaKvMxM+P
some day	aM
some word	+N
somebo	IMaKmQnLrPxL-M
somebo .	-L
somebo to	mO
someon	BKINhMiMmKoNqLrM,L
someon .	-M
someon else	hN
someon should	-P
someon who	-M
someth	NMPKVFfKjLnLoMpKrR2J7K&L+P,P
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
sory	AMBNFMnQ7Q
sory .	BLnN7M
sory to	7O
soul	CQcMmO
soul .	CO
sound	JN
soup	+P
sourdo	-O
south	JNMP
sow	-N
spar	bL
spar room	bL
speak	EKXGiNjMmMqOvOzN1L
speak .	XKiNjJ
speak at	EL
speak to	jM
specia	YO-M
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
st	FNOLQNcJrL5Q9L(K-L
st columb	-M
st franci	-M
st joseph	rN
stab	IR
stab in	IK
stab outsid	IN
staf	qNyM1N
staf room	qN
stag	NSVN%R
stag #	NS
stag in	%N
stag on	%L
stair	BMLKQNUGVKWOXOaM3N
stair .	BM
stal	tNxP
stamp	eQ)O
stand	EMLMMLRPWOYJcMeJfMkJmNoMrNwJ2K9N
stand at	rP
stand in	RQ
stapl	qN
star	TNYOZP-M
star at	TNZM
start	NPYMxRySzR0N7M*N
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
start tomoro	*N
startu	xO
startu .	xO
stat	tMwM
statio	JLULdNfOxO
statio cupboa	UL
statu	eP
stay	JKOKQJTMaKcPdMeLoPuN0L3J7M&P
stay .	cMuJ
stay clean	&M
stay in	uL0O
stay or	uL
steady	OQ1L4N
steal	RN
step	LOWLYNfL5L&R
step .	-O
step and	LM
stick	YPbO
stil	CPDJGNIMJKKKNLPKQMbNeLhMiKmKnMpLrNwJ!O&N
stil buy	GL
stil dig	KN
stil hold	!L
stil in	CNQPeM
stil know	RN
stil lay	CM
stil not	PPbNeJrN
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
ston	GMKPWO
stood	ANENGMUO!N
stood in	!N
stood on	AO
stop	DKFLIMJNKKLMNJSMTNULVLWJhKiKjMoMpM2O&N
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
story	-O
str	US
str at	UM
straig	oP
street	HKIKJOKOLORMdQeLiN3N
street .	IJdK
streng	EMXLaPoPpM1O
streng .	1L-N
streng for	1O
stres	UQ
stretc	QN
strik	-O
strok	CJQRXRYPaP&M(M
strok .	aM&K
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
study	tPuKwO0U,K
study .	0P
study for	tN
study in	wN
study medici	0L
stuf	3O
such	vM,L
such a	vO
sudan	JQ
suden	-L
suf	TN-N
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
sunday .	FLGJJNQJhKtMuLwJyL1K4M6M9L!K#K
sunday and	jLwM8M!K
sunday din	+L
sunday i	mO-O
sunday let	-P
sunday night	AN
sunday roast	+P
sunday sinc	GL
sunset	-M
sup	gM
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
surpri	!P
surviv	nP
swalow	-O
swap	3O
swap the	3O
swear	oO-J
sweat	4N
sweet	XKoOvM#P-L
switch	LNTM
swolen	WO
sydney	wP
syndro	YO
syndro .	YO
synod	-O
syring	FO
syring driv	FO
system	-J
t	-N
tabl	YLfNgLiNjOmKnHuMwK0J7N+T
tabl .	UMiMjM+K
tablet	ASTQULWNXQZMaN
tablet and	aM
tablet do	WN
tailor	xN
tailor shop	xL
tak	FLOORJSNTNUKaKqNrMtMvK3L4M6M
tak care	aO
tak credit	qM
tak her	BO
tak me	TP
tak my	OO
tak off	4N
tak our	wL
tak the	tO
take	AKEJFMOLVMWKXLaKbNdKfJnLoKrJuO4N6J
take .	bO
take her	AM
take it	nLuL
take off	4O
take the	IMONnMuL6M
take turn	FMaN
taken	FMQOULgNqLwMyO
taken the	FL
taken to	QN
talaq	gQ
talk	AQDHHMJLUMYOcLhMiNjNmRpJqJsPvL1K7Q
talk .	iLjMmO
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
taught me	CMNN,M
taught my	2N
tax	1N
taxi	8Q
tb	HPPNXP
tea	CMQLRKTJ7L!L&N*N
tea .	-J
teach	ILUOrMsNtKvOyK2N&L-N
teach #	UL
teach me	vM-Q
teach us	vK-N
tear	UP
teenag	VM
teenag @kid	VM
teeth	OO
tel	ANCLFLJMNKPNRKaJeJhKiKkMpLqOsKuMvH1L7K
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
tempt	oS
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
tesco	UMVK
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
than	YNlLvKyMzN0M2M,M
than i	-M
than the	-H
thank	7N8N!M#M%O&K(S)S*P+Q
thank .	(L)K,O-O
thank be	8M(J)M
thank for	(M)M*L-P
thank god	IMkM%L(N)L*M
thank the	(N
thank to	)M
thank you	2M7M8M9O!M#L%L&J(L)M*J+L-P
thankf	-M
thanks	*P+L
thanks din	+L
that	RLbNnNoMpJ7L
that .	bNvM7K(L-K
that @kin	BPCNoJ(M
that he	AN
that i	EKWKbNjNnKoKqLvKwL1L-O
that is	GMOKQLSMTLVJWMaJjJmLrOvJ3M,N-K
that it	JN
that made	+L
that my	GM,L
that night	nQ
that our	-M
that peopl	-N
that road	6O
that stag	%M
that the	ELJNMMNM)N*K-M
that they	eOvP-J
that we	-N
the	KKLM
the #	DLGQOOPLeNfOlPtKuKwLxMyJzK2N3M4J9P!M#J
the @kid	DMHLIJJLLKSLVLcLdKfKgNlMnLvLzJ6K
the @kin	BNDKELIKJLKJUPbKcLfNgKuKwJ7J8M9L%M(K*K,L
the @pet	HHKKOLZNcMdLgOhLsKwO3L)K
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
the bed	CNFKQKTLZM
the bee	-L
the bel	(O-N
the belt	BO
the bet	SR
the big	vLzM3M
the bil	lM
the bin	jM
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
the car	KKRLTLUGVMbLdMfKgLiLjLlOpNwL7L)J
the cater	9O
the ceil	ZOpO
the cel	fP
the cemete	GM
the ceremo	%P
the chemo	NP
the chip	IN
the choir	pM-L
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
the corido	QLZL
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
the day	EMGPaMqMtM#P
the depot	qO
the din	aN
the dioces	5O-N
the direct	qN
the dish	jO
the divorc	gMiNmM
the doctor	FOPORLTLUMXNbOcMuJ(Q
the dole	rOyN
the door	DLHLILLLUMVMcNeLfOiOxK4M7L
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
the first	GGlMwMxOyMzJ1M2L4G6N7M%L&J(M*K+M
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
the gate	KMVMkOzO
the gla	QK
the goat	MN-M
the good	!M-K
the gown	%O
the gra	MO
the grap	*O
the grav	GO
the ground	EOINKNMN*N
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
the hospit	QOsMyM1M8M(M
the hotel	kN
the hous	CNFLHJJLKLRLTKUJVLZKdLgNiJlMmJuHwK3L&L)L
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
the lady	BN,M
the lake	MM
the lamb	-O
the lamp	pO
the land	ZL
the landlo	dO
the langua	eP
the laptop	oO
the last	FNMMcLiKsLwK2L5N)L*N
the lawy	gQ
the lead	HO
the leas	xN
the let	AMPOeMlN0M7N)Q
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
the market	IN*N-M
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
the morphi	FP
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
the nurs	FNQRRJXM&O
the nurser	DNbM
the oath	eR
the ofic	eLqM1O
the old	dMzM+L,M-N
the oncolo	NS
the one	SNTKaLbMhLlMnLuNvK1M6J%K+J,M
the only	AOmPoMzM
the operat	OJ
the oth	KJNNYLlLmLqPuM3M
the oven	RN-M
the page	0O
the panel	sP
the pap	eJgP
the parish	5L-O
the peopl	KM
the phon	PQSJVLeKjMlMmLoK7K8O)K
the photo	KK
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
the right	uMvM-L
the ring	hS9Q
the riv	LP
the road	CKEJHLIJLLiM6M
the rocket	JO
the roof	KMLKVL1M*M
the room	dN
the rosary	-O
the same	DLRMSKTLZJkHsLtNwK7M!M#M
the scan	DPPO
the schola	)P
the school	AMKNLLoMvMzG1J2O3L)L
the screen	DMcQ
the sea	FLLPeN3M6K-M
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
the sort	-M
the sound	JN
the soup	+L
the spirit	-M
the staf	qM
the stag	%R
the stair	BNVLWNXOaN3N
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
the third	DLLL
the throat	BK
the til	IMnPoN
the time	VN
the toilet	mNzM
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
the wal	BMLLTPWNjO
the war	JP
the ward	QSyN1J(M
the wareho	1M
the wash	-J
the wat	LP1N-K
the way	CLRN5M8N,M
the wed	bNhNiM9L
the wee	DLdO
the wel	MP
the wheat	*P
the wheel	6M
the wheelc	YP
the whol	ENKKSMTLYKfLjLkKqK1O8M#G%L(J+L-M
the wifi	-N
the wil	iO
the wind	KP
the window	FMLLQPmN
the wing	4N
the woman	,M
the womb	bO
the women	MM-K
the word	jLpN+L
the world	-J
the yard	HM
the year	-K
the young	JL9M,L-N
theatr	OS8O
theatr at	OP
their	IJKMLNdKeHjLlKmKtMwK3N4M5K6J9J!O)M+J
them	JLbLoLvOzK1J5L6K9K!L*M
them .	CKKJLLSKUJbMhLkKlJoKpJvJ1M5K9J!J(L*K,M
them by	uL
then	DPPJRJSNTNUKVLWKZPaKiKlLwK1L2N9N
then i	UOaL
then the	BNSNlN1N
theolo	0O
theory	tR0O
theory test	tL
ther	DKILJPVMZLdMkKlLoNpNzN3N
ther #	kM
ther .	ILJKeMfMkLpKwMyLzL1J3N
ther and	VMpP
ther be	-J
ther is	DLJKMMTMVJdLgLlOmNoMpLqLrNsN+K
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
thesi on	tO
they	FNIQKMLLNNOPPQQPYLdLePfMkRqLsP7L
they are	EMILKNNJOQQLVLYKbLjKmKvO8M
they ask	sPuL
they cal	%O
they can	FN
they clos	kQ
they did	PJ
they fir	kN
they found	NMPL
they gave	FOkM2L
they go	qP
they had	DL
they have	FPLNNKOKPKQOUJcKdJeMiJqMyLzM3J4N!M
they laugh	zN
they let	DOkN(O
they open	OO
they said	NKOMPK
they sav	5O
they saw	PP
they say	EOFKNMQKTMXLYLfK
they stil	!N
they stop	qL
they take	ON
they tel	PO
they took	ILPPUNeNfLkL
they want	uQ
they were	HP
they wil	OLsOvM(M
they wo	JM
thi	ELGOcJmJ1N3J8J!N%L*M+L
thi .	AMUM
thi @kid	cOvM
thi aftern	EN
thi city	mN
thi countr	eL
thi date	GO
thi day	GN
thi earth	AN
thi food	+N
thi friday	GN
thi job	1O
thi land	eP
thi lent	-M
thi month	lO1N
thi morn	CLHMJLKJQMRKbLcKgLkLwJ8L(O)N
thi one	cQsM
thi season	*O
thi sunday	GP
thi time	GLIONN-K
thi town	-N
thi week	CMJNUMeKmGnNrNtLuL1K6G!K&M*L
thi weeken	EM1K3M9M#K%N,M
thi wint	-M
thi year	DObMlL5N*R-L
thick	YO
thin	MJ&P
thin .	MJ
thing	ANPLTJUMVLfLhNiGjPkMnLoLqKuJ7J
thing .	TMhJ-J
thing about	jM
thing to	jPnL
think	ALOLRMSJTKUNVMWMfJgLjKnMoJpMwL4N9L,M
think about	ANnN
think i	ROTLUK4O
think it	TLVK
think of	jN,L
think someth	VM
think the	UP
third	DRGMLMMONMQMSMVLZLcLlKtNuKzP0K
third ivf	bM
third miscar	DO
third one	DO
third time	DKLNtK
thirst	MO
thirte	vP
thirty	CMFMRLWKkMpKtL1N2N3N5L!N
thirty #	2M
thirty year	WLpM3N!K
thos	INJOoOyL)K+K
though	AOVMaMgLhNkL(M
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
throug	EJLKNNQKSLTKULWMZKaJbLgO0K5J6P!L)J
throug .	)N
throug a	gM
throug the	BLQKVLWMXN6K!M
throw	VOvM%N
throw up	VO
thrown	dL
thrown our	dM
thumb	-M
thund	VO
thursd	DJEMONPPdLfPlLsPtP1K3K4G!M%M
thursd .	DLEMKMOJPKeKfLsLtM1L%K
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
til	FLILPOQOSNTLWNZPcKlOnLoOtKuMvJ1M*J
til #	ZMtO
til .	IN
til dawn	ZN
til noon	uN
til the	ZMcNlL
tim	ROSKVOXLYLaKbM0L
tim .	0J
tim a	XO
tim and	VL
time	FJLJVLcLtNvLzK4O5L7M&L(L
time .	DKFMMLNOSMaMbLsKtG7K&E
time i	RNcK
time in	LOzM7M(N
time lucky	tK
time on	2N4N
time sinc	7O(K
time the	PMVO
tin	5N
tiny	DO8P
tir	AKTMUPXJYNZOaLdMrNvL1L6K8L
tir .	UPaG
tir of	ANULYL
to	ALoLuMwM3M4O5O6O7J
to #	-M
to .	mL
to @kin	gPiLvN4O
to a	TLUNeNlNmLzM2M3L9L
to all	-N
to answ	uM
to ask	vN7M-K
to be	AJDKFLdLpLrNvMyM8M9L-L
to bed	jN8M
to believ	pP
to board	wP
to bring	vL
to canada	wO
to choos	uP
to coleg	wL0P
to come	FM
to cut	AN
to często	5M
to danc	-M
to dark	1P
to death	-J
to decid	uF
to die	AQFO-J
to do	AKELJOuJ1M2P
to each	jJ7M-M
to eat	mM+N
to end	AO
to exist	AM
to feel	pL
to find	hNrN
to finish	0O1N
to fly	4N
to forgiv	7N
to get	KMrM0N1M
to give	1K-H
to go	AHBLFKNMQLRMdMfLkKoNrL0N1L5K
to god	8L&K(L)N
to have	bLuM
to hear	PJiM
to help	aN
to her	FMSNcLyP7N9L
to him	ALCLiNqN7N
to his	wN
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
to make	uN7O
to manila	4K
to mary	uO
to mas	pN
to me	ALBHCMDKRKTLaKiMjKmKnLoLqMuKvL#K
to meet	7O
to melbou	wN
to mind	aQ
to move	COuM
to my	ELINLKYKZMiNjLnOpKzJ3M6F7N8L#P&N
to open	xO
to our	HJ3J
to pas	tN
to pay	lP
to pray	,N-J
to put	HK
to quit	SO
to read	EL0O
to remain	)O
to rest	ES
to santia	5P
to say	COEMHKlLuE7L(N)N+Q
to see	FMOKPLQLTKiMsM4M5K6M%N,N
to sel	uL
to send	iN
to sign	gL
to sing	TN
to sit	mNqQ
to sleep	HPSLZN
to speak	-J
to stand	EO
to stop	SOjM-J
to take	AMfMuL
to talk	mL
to tel	ALhOkNuK1K9N-M
to text	oM
to thank	(P)O
to the	EPGKJMLMMMTKmPqJwJzP1M3L5J6K&M(L*M
to theatr	OP
to thi	-L
to toront	4O
to unaliv	AM
to uni	wN
to us	,L
to velank	5P
to wait	-L
to wake	ALZN
to walk	&O
to win	-L
to work	DMyN
toast	!O(N+N
toast .	(N
today	ENGQHKRL8L!P#S%O&O(P)M
today #	#M
today .	DLGJHLPLRJWJdLfLgLsK!K#M&J(J)L
today @kin	GL
today and	RM#O(J
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
togeth	CKXMhQ2M7Q!Q+N
togeth .	hM7K!M,N
togeth and	7O
togeth at	7P
toilet	UNcNmNzP
toilet .	zO
told	BNDNFMNNRJVNYKbQcPdKgMiKjLkQnLqM#L(L)N
told a	nM
told me	AKTNbLnJ,M
told my	DKjMkLnK
told the	DKgM
told us	FJYMcNgO(N
tom	9L
tomato	*N-M
tomoro	ERGPORPNfLsPtQwLxMyPzO1M3K4Q9P!L#N%L
tomoro #	sLyK
tomoro .	AKEJGKOMbKcMfKsJxLyL1M6M9L!L#L%J
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
tonigh	AOEOFMGNJLKKLKdOoKyK1M4O5N6P&L+P
tonigh .	AMFMGLIMKKdJjMyM1J!M&L+J
tonigh and	AN-K
tonsil	OR
tonsil out	OO
too	DMUNVLWKbMcLdNgLsMvKwLzL9K
too .	+M
too much	UOWJ-O
too old	bQ
took	AOCKGMHNIOKOLMPLQPYMeNfMgOhOlOnNqJwN8K&L
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
town	IOJNKNMNmL3S
town .	3L
town and	-M
toxic	qO
tr	MO
track	4P
tracto	-K
trafic	-M
trail	*N
train	IKKNUNrNtLvJwNyO5M6N#M
train .	-L
train to	6L
transf	bRzP
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
trial	fRyK-N
trial .	fL
tribun	fR
trigem	WP
trigem neural	WP
trip	1M6R
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
true	pN
true .	pK
trunk	zP
trust	pM-L
truth	-M
try	AMDPSLZObNcKtK7L
try again	DP
try and	bL
try for	bM
try to	ANSLcM
tsunam	KO
ttc	bP
tub	FOQP
tube	YP
tuesda	CLDJHMOOPMRLTLeLfNtMzL8L&K
tuesda .	CMOLfLtG1L
tuesda and	RL&N
tuesda for	OMtL
tumor	NQ
tumour	NV
tumy	VR
turbul	4S
turbul .	4O
turkan	MN
turkey	+P
turkey and	+M
turn	FMYKZMaRiMuL#V
turn #	GO#U
turn her	aM
turn him	aR
turn ninety	#L
turn off	FP
turn over	tO
turn the	DM
twelv	DJGMaMcNmL1M!M+K
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
und	HNJNKOLSOPQMUOdOlNvP*M
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
until	AMFKPOWNZKcNlNoMuL1L6L
until the	cN
unwel	XP
up	AJLMZJaLfMhMvLxN2L3L4P7M
up .	AOBKIJMLULZJaFgMhOlKvK4L
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
up the	GMWLXLtL2N5L9O-M
up ther	pN
up thi	-N
up to	GMLOuMzM5L6K&L
up today	xO
up tomoro	AN
up with	hO7O,M
upstai	LQjP
us	EKFLPMaKiMjLkLvNwM3N5K6L7N!O+N
us .	DKGKJJKLPJRKTJYHcLfLkHqMwJ1J4L6J7J%H)L+G
us @kid	!N
us a	-M
us and	3L
us in	qM
us now	aN
us on	5M
us out	dM
us round	+M
us safe	6N
us to	FNvN(M
use	ALBMYO
use of	AM
used	CMTPXKYKaKmKpOqM
used to	TPXJYLaKpO
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
ventil	QO(N
ventil in	QK
verb	0R
verdic	fP
very	FKRMTOXNbLgLmM3M
very polit	RO
very sick	XL
vet	HSOPXPlK(N
vet came	HN
vet is	OO
vet was	HN
veux	AO
video	eLmN
video cal	eL
vigil	-N
vilag	CMEKIOJOKMLPMKmKxLyN2N6L*J
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
visito	QPmR
visito .	mO
viva	tR
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
vow	9R!O
w	BMpMsM5M+N
w the	sL
wag	BN
waist	YO
waist down	YM
wait	KNLKPTQLRLbOeQfMuG5K
wait #	PN
wait .	PMeL-M
wait for	LNPMQMXNeMfN
wait on	PP
wait til	PP
wait to	PJ
wak	AOZN-L
wak up	AN
wake	ANCMERHOONVLZO
wake for	EM
wake up	AOCMOO
wal	BLLOTOULWMjMmK3L
wal .	TMmM
wal again	BL
wal and	TM
walet	oP-M
walet on	-N
walk	IKMOYOZLkMqKzM5U7M9O%O&P(P)M
walk #	MN
walk acro	%M
walk again	&L(P
walk down	9M
walk from	5O
walk in	qL
walk into	zP
walk me	kN
walk my	9M
walk out	gN
walk the	ZO5P
walk to	MM5P&N(M
want	ANFKgPoMsMuNvL0K7K-J
want a	bOgJuL#N
want an	uL
want it	AL
want me	iMoNuM
want my	-L
want the	gNlP
want to	ANuHvK5M7M&N(L-K
want us	dL
war	JQjNqN-L
war .	JM
war in	JM
ward	FLQWUNpLqOyQ1N2K8N(L
ward #	QO,O
ward .	QN
ward and	QL
wardro	CO
wareho	yP1M
warm	dM,N
warn	KN
was	BOCODPHPIRRKYMfMhMiKkOnP7L)Q
was #	BNCPDMHLiNnEwN
was .	RO
was a	IGRPYPgLjMrK)K
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
was gone	AN
was in	IKXOnN*N
was just	XL
was kil	CQ
was let	kO
was made	kL
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
was stab	IN
was taken	QO
was taught	pN
was the	BMCKSKTMhNkLnM
wash	LOTLUNaReLnL7M
wash and	aP
wash machin	-K
wash my	TMaN
wat	FNLVMWNKcO1J8Q
wat .	LMML-J
wat botl	WN
wat brok	8R
wat for	MM
wat has	LN
wat in	LM
wat is	LJ
watch	ANEOJOnJwM2M4M6M%L,K
watch over	wM6P,P
watch the	JL
wav	wO6N-M
way	IKRMVKeJiJnMoLvMwM4L5O6O8L
way .	6L-L
way home	IORN
way ticket	wM
way to	5O
we	DMEOGNHKKJLHbMdNiLjNuK3O5K7P!P%K)M*M+N
we are	JKKKLLbHcLdLlO1M3K7N9L!H*G+L
we beat	-M
we both	jN
we bury	EPHN
we ca	lH
we can	lN)M
we cary	EL3K
we do	PMfNgOiMvL
we eat	+M
we fight	jN
we fly	4L
we get	3M
we give	*O
we go	3P5P
we got	KN3K7M)M
we had	DKHMjK7M
we have	HKKLLMbLdHePgOiLjLuL3J6M9L
we hear	PL
we hope	-L
we land	eO
we leav	3L6O
we let	uN
we lose	DN
we lost	CNDKGM
we mov	zQ
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
we thank	CP%N(J)K
we wait	eN
we want	vO
we were	CODM!M)M
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
wed	bLgMhNiKlMsL4J9T!S
wed .	iL9K!M
wed aniver	!N
wed day	9N
wed is	9M
wed of	9N
wed on	!N
wed to	9N
wednes	EMOLPMUJfMpHqJsMtPzL%L
wednes .	OLPKqLtJ
wednes and	EM-J
wee	CMDLXOcNdMxNzN4M8P#M
wee @kid	XN
wee @kin	8N
wee one	DM
week	DOFLPMQLUKcQfJtMyNzL1N6N&O
week #	cO
week .	DNFKNLUHZJcKfKtMuMxHyGzJ2L6H&J
week aft	&J
week and	CMDLPJXKcLrM1J
week befor	hP
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
week today	cM
week was	mL
week we	DL
weeken	EKSNfJgMmJoM1P3M5K6M9N#L%L
weeken .	EHgK1G3K9H#K%L,M
weeken and	1L
weigh	nM
weigh on	nN
wel	MQOMXMcLiLuL2L8L(P
wel .	OLcL8J(G
wel again	(O
wel are	MM
wel has	ML
wel is	MM
welcom	8R-K
welcom .	-L
weld	rP
went	CPDMGLHLIMKLLJPKSNTHbJgNhKkMlNmMnMwN8M(K)L
went home	CK
went in	CN8P
went into	mN
went out	CM
went quiet	DN
went throug	gO
went to	CNHKnM
went wel	(M
were	CPDKHKIPKKRMSMbKcLdJeJhLjLnMpJ8J9L!M#L
were born	QL
wet	FL
whal	-O
what	BNPLRKVOfMnMpLuMvK2L+N
what a	-P
what i	iJjLnOuH0N1J5P
what if	VR
what is	AMpLuN+N
what it	XO
what my	BO
what the	BOPN
what to	AKCMuMvK2L
what we	+N
whatev	-J
whatsa	jO
wheat	*S
wheat is	*O
wheel	6P-K
wheelc	YV4N5P
wheelc .	YN
wheelc sinc	YN
when	BNRNVOWMaJbMiNnOoMpKqL
when @kin	BNnM
when he	BMfK
when i	BHRKVHbJeGiOjKnLoLpMqNvL1K
when she	nLwO
when the	CMUO
when they	sOtN
whenev	VPqO
whenev a	VO
whenev the	VN
wher	IMJPKLRNSLdNeMfLgJlMoMpMvMzL3M9L
wher i	sM
wher she	vN
wherev	,O-M
wherev he	,P
wheth	PQuR
wheth to	uS
which	RKUKdNhNuR
which one	uM
whil	CJLNQMRLSNXLgOkL
whil i	-M
whisky	SP
whistl	2L
whit	DLEOVM9N
who	CLIMRMaNfKgL2L+L,O
who alway	,N
who cook	+L
who did	IQ
who died	RN
who get	gP
who has	NOTLXKYLmM
who have	MO+N
who hurt	-P
who i	RO2L
who is	QLXKaKoN#N,H
who wil	ON
whoev	3N,Q
whoev win	-M
whol	ELKOSKXNfKkL1N#K%K(M)M+L
whol @kin	+N
whol hous	XQ
whol of	KMLN
whol street	-J
whol vilag	-M
why	RNVLXKiMpMsO,K
why .	XN,L
why did	-N
wide	ZN
wide awak	ZM
widow	CRmPoN9N
wife	-O
wifi	-P
wig	NL
wil	ENFMGMOPPKYMbJfMiGwM2L7L9L!M#L%M
wil .	iO
wil alread	DO
wil ask	sM
wil be	EMGMOLYLeLfKgOkMwNyKzO1L2J9K!H#N%K
wil come	-M
wil have	!N
wil know	POoP
wil like	FLYNmM+N,P-M
wil love	-L
wil not	AKCKFPVLXLYLbNlKvP
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
wisdom	ONuRvO-M
wisdom .	-O
wisdom teeth	OO
wish	ALNL,M-L
wish i	APNN-H
wish my	,P
with	KJLJQLYKaLdLgKhMjLrNvL2J5M6M7M
with #	EOLOdKgJhLwL3M4P6K!M
with .	mM
with @kin	EMGLKLaOgLuN3L5J
with a	IPLLWKaLdKgLkKnMoMrLsK2J3M4N6L!L#L%L&K
with an	wM
with breast	NK
with burnou	UO
with covid	XN
with depres	TO
with down	YO
with her	CMFHGNJLQLXOYJhLvLwKzN5J%M
with him	AMFLHKQOhMvL,K
with his	QNWNYLgMrOwKzO0M2K
with it	SNYN
with me	AMVMhJyN0M
with ms	XM
with my	GNaKhLiNjOqMrKuLvHwKxL5N6N7M!M(K
with not	(N
with noth	2M
with one	YLeNgN
with peopl	-K
with pneumo	QL
with schizo	UP
with thank	)O
with the	FLJNKKSLdKgJhJoMsLyM2L5N6K&J
with their	-K
with type	XK
with us	TMaMjKwN3K
with you	-M
witn	fR
witnes	9O
wiv	KN
wks	DN
wo	BKDJELFLHKIKJJLLNLSLTJVKXLZLdLiKnKvK3K
wo not	BKDJELFLHKIKJJLLNLSLTJVKXLZLdLiKnKvK3K
woman	bNgQ!M,P
woman on	,O
womb	bT
women	MNbO-M
women walk	MK
won	)N
word	ELJOPKRMYMiKjRpNqKsLvL0O1K7M&K+N
word .	EP1M
word and	pK
word befor	+M
word from	PL
word over	jL
word sinc	iL
word with	jN
wore	%L
work	DMPLUKZKeLkQoJqLrPvLyM0L1Q2P
work #	1N
work .	BNPLULlMoMrL1H2K
work and	oN1L
work day	PM
work in	1L-M
work is	1N
work on	1J-O
work sinc	rM
workpl	qO
workpl .	qO
world	AMCLhM8O-N
world .	-M
world cup	-L
worn	UO
worn out	UO
wors	RNXNjM
wors .	RN
worst	WO
worth	AL
worth liv	AL
worthl	TN
wory	OMVSZNcM)M,N
wory about	OLVL,O
wory sick	VN
would	AOGQMOaKbMfJiLmNoOpLrN9K!N
would be	GLbN
would have	GR
would like	-L
would not	aO!O,N
would notic	AL
would of	GO
wrist	AM
wrist .	AM
writ	JLfNgLiNlMqJsNtS0Q#M
writ my	0O
writen	ARiN0O
writen the	AN
wrong	VOeMfLnM1M
wrong .	VK
wrot	APqN)P
yahrze	GQ
yahrze candl	GN
yam	*S
yam festiv	*M
yard	HL2M-L
yatra	5P
year	GTHNbMgMhMiMkK0O2O7L!T#Q%M&M*L
year #	gLzO1M
year .	DNGFHGMNbLfMiNsKwL2J3M7L!E&J
year ago	DKGOiJnM!M#L(M
year and	GFHKLMNNSLULbMgNhNiJjKkHmLoNpOsK2K7H!H#J*L
year at	yO2N
year he	gN2M
year i	COGNeN
year in	eLfMgM2K
year mary	RNbP!L
year my	7N
year not	GM2L&L
year now	iO
year of	WObLgKpOyN0N2K3M7K!K%O)O
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
year wed	!R
year with	kO!P
yel	jOqJ
yel at	qJ
yelow	DOMQXQ
yemen	JO
yes	eJuN9R!M)P
yes .	eL9O)L
yes or	uM
yes to	9J
yester	CMDMHHIJNKRNUMhKiHjJvL7L8J9L&K(M
yester .	IMNLhL(H
yester she	RL
yet	DGKLPNQMXLYNcLzM5N
yet .	HJKNPNcJzL,M
you	bLpL7K8L!J#N%J(O)M*L+K
you .	cN#L&M(L)J+K-P
you are	pL
you for	2M!N#L)F*L-N
you god	8L(G)D
you jesu	(J)M
you lord	(L)L*K
you my	)N
you thank	(P)O
you that	(K)K
young	JMSLhMnK1M2M9N
young men	JO
your	MNdMoJvL,N-N
youth	5O-L
yr	vK!P
yr old	vL
yrs	GLHNbNeLgMhLkL2N3M!P%M)L
yrs .	kN
yrs mary	!L
yrs today	GN
zoom	kNsS
zoom interv	sL
zoom w	sM
`
