/** Matters that people keep to themselves. */
export const MATTERS = ['health', 'law', 'money', 'sex', 'immigration'] as const

export type Matter = (typeof MATTERS)[number]

/**
 * Words of each matter, in lower case and without accents; “*” stands for any ending. The gravest of other languages are among
 * them.
 */
const WORDS: Readonly<Record<Matter, string>> = {
  health: `
    abort* ache aches aching acne adderall addict* adhd afib agoraph* aids alcohol* allerg* alopecia alzheim* ambulanc*
    amputat* anaemi* anaesth* anaphyl* anemi* anesth* aneurysm* angina anorex* antibiot* antidepress* anxieties anxiety
    anxious* apnea apnoea appendix arrhythm* arthrit* asperger* asthma* ativan attack* autis* autops* backach* bariatr*
    bedwet* benign bereav* bifida binge* biops* bipolar* bleed* blind* blood* bowel* breakdown* breast breastfe* breasts
    bronch* bruis* bulim* burnout cancer* cannabis carcino* cardiac* cardio* carpal cataract* catheter* celiac cerebral
    cervix chemo* chimio chirurg* cholest* chronic cirrho* cirug* citalopram clinic* cocaine coeliac colon colosto* coma
    conceiv* concuss* condition constipat* contagi* convuls* copd coronary* cough* counseling counselling counsellor*
    counselor* covid* cpap cramp cramps craving* cremat* crippl* crohn* cyst* danlos dead deaf* death* degenerative
    dehydrat* delusion* dement* dentist* depress* dermat* detox* diabet* diagnos* dialys* diarrh* die died dies disab*
    disease* disorder* doctor doctors dose* drank drink drinking drinks drug* drunk* dying dyslex* dysphor* dyspra*
    dystroph* earach* ectopic eczema* ehlers embaraz* embolis* embryo* emdr emphysem* enceinte endometri* enferm*
    epilep* epipen* escitalop* estrogen eyesight fainted fainting fatal* fentanyl fertil* fetal fetus* fever* fibrillat*
    fibroid* fibromyal* flareup* flashback* flu fluoxet* foetal foetus* fractur* funeral* gallstone* gastri* gastroe*
    gerd glaucom* glioblast* gout grave gynaec* gynec* haemo* hallucinat* hashimoto* headach* health heartburn hemophil*
    hemorr* hepati* hernia* heroin hiv hives hodgkin* hormon* hospice* hospital* hsv humira huntington* hypertens*
    hyperthyr* hypothyr* ibs icu ill illness* immune* impair* incinta incontinen* incurab* infect* infertil* inflamm*
    inhaler* injur* inpatient insane* insanity insomn* insulin* intubat* ivf jab jabs jaundic* kanker kanser kidney*
    klonopin krank* krebs lactat* lesion* leuc* leuk* lexapro lice lithium liver luek* lukem* lump lumps lung lungs
    lupus lyme lymes lymph* malad* malaria malignan* mammogra* mania manic marijuana maternity measles medic* meds
    melanom* meltdown* menier* mening* menisc* menopaus* menstru* mental* metasta* metformin methadone methamph*
    methotrex* midwi* migrain* miscarr* morphine mounjaro mri mrsa mumps myelom* naloxone narcan narcol* nausea* neuro*
    nicotine nightmare* nonverbal numb numbness nurse* nursing obes* ocd oestrogen oncolog* operation* opioid* osteo*
    outpatient ovarian ovaries ovary overdos* overeat* overweight ovulat* oxycodon* oxycontin ozempic pacemaker*
    paediatr* pain painful* painkill* pains palliat* palpitation* palsy pancreas pancreat* pandemic* panic* paraly*
    paramedic* paranoi* paraple* parkinson* patholog* patients pcos pediatr* percocet period periods phobia* physician*
    physio* pills placenta* pmdd pneumon* polio polyp polyps postnatal* postpartum* prednis* preeclamp* preemie preemies
    pregant preggo pregnan* premature* prescri* preterm prognos* prostat* prosthe* prozac psoria* psych* ptsd purging
    radiat* radiolog* radiother* rash rashes recover* reflux rehab* relaps* remission* respirator* rheuma* ritalin
    rosacea saratani sarcom* scan scans schizo* schwanger* sciatic* sclero* scolio* sectioned sedat* seizur* selfharm*
    sepsis seroquel sertralin* shingles sick* sinus* sleepless* smoker smokers smoking sober sobriet* spasm* sperm*
    spina* sprain* ssri ssris stent stents steroid* stillb* stoma stomachach* strep stroke strokes stutter* suboxone
    suicid* surgeon* surger* surgic* swollen symptom* syndrome* tachycard* tamoxif* terminal* testosteron* thalass*
    therap* thrombos* thyroid* tinnitus tonsil* toothach* tourette* transfus* transplant* trauma* tremor* tubercul*
    tumor* tumour* ulcer* ultrasound* unwell urin* urolog* uterine uterus uti vaccin* valium vape* vaping varicose
    vasect* ventilat* vertigo viral virus* vitiligo vomit* vyvanse warfarin wegovy weight wheelchair* withdrawal womb
    wound* xanax xray* zoloft`,
  law: `
    abus* accus* acquit* adopt* affidavit* alibi alimony allegation* alleged alleging annul* appeal* arraign* arrest*
    arson* assault* attorney* bail bailiff* barrister* battered batterer* battering blackmail* breathal* brib* bullied
    bully* burgl* carcel coerc* convict* cop cops court courthouse* courtroom* courts cps crime* criminal* custod* dcfs
    defendant* deposition* divorc* drunkdriv* dui dwi embezzl* evict* exonerat* expung* extradit* fbi felon* fraud*
    fugitive* gasligh* gefangn* groomed grooming grope* guardianship guilty gunshot* handcuff* harass* homicid* hostage*
    illegal* imprison* incarcerat* indict* injunction* inmate* intimidat* investigat* jail* judge judges judicial juror*
    jury juvie kidnap* kill killed killer* killing lawsuit* lawyer* legal* litigat* magistrat* malpract* manslaught*
    mediator metoo misconduct misdeme* molest* mugged mugger* mugging murder* narcissis* negligen* offence* offender*
    offense* parole* paternity penitentiar* perjur* perpetrat* plaintiff* police* predator* prenup* prison* probat*
    prosecut* raided rape* raping rapist* remand* restraining robbed robber* rozwod scheidung sentenced sentencing
    separated separation seperat* sextort* shooter shooting* shoplift* slander* solicitor* stabbed stabbing stalk*
    steal* stole stolen strangl* subpoena* sue sued suing testif* theft thief threat* tortur* traffick* trial tribunal*
    unlawful* vandal* verdict* victim* violen* warrant* wrongful*`,
  money: `
    afford* arbeitslos* arrears audited auditor* bailout bank* bankrup* bets betting bill bills bitcoin borrow* broke
    budget* cash casino* cheque* chomage credit* crypto* debt* deduct* deficit deposit deposits desemple* destitut* dole
    downpayment* draftkings earning* ebt evict* expens* financ* fired foodbank* foreclos* furlough* gambl* garnished
    garnishment* gofundme homeless* hungry impoverish* income* indebted* inherit* insolven* insurance invest* invoice*
    irs jobless* jobseek* landlord* layoff* lender* loan* lottery money* mortage* mortgag* overdraft* overdrawn owe owed
    owes owing pawn pawned pawnshop* paycheck* payday payment* payroll penniless* pension* poor poverty redundan*
    refinanc* refund* remortgag* rent rental repayment* repod repossess* retrench* sacked salaries salary saving* scam
    scammed scammer* scamming scams severance skint stipend subsidies subsidis* subsidiz* subsidy swindl* tax taxed
    taxes tuition underpaid unemploy* unpaid wage* welfare`,
  sex: `
    abstinen* adulter* affair* anal arous* asexual* bdsm bisex* brothel* castrat* celiba* chastity cheat* chlamyd*
    closeted condom* contracept* ejacul* enby erect* erotic* escort* fetish* fornicat* gay gays gender* genital* gonorr*
    grindr herpes homosex* hookup* hpv impoten* incest* infidel* intercourse intersex* intima* lesbian* lgbt* libido
    lust* masterb* masturbat* mistress naked nofap nonbinary nude* onlyfans orgasm* orgies orgy outed paedophil* pansex*
    pedophil* penile penis* polyam* polygam* porn* premarital promiscu* pronouns prostitut* puberty queer* seduc* semen
    sex sexless sexting sexual* sexy slut* sodom* std stds sti stis stripper* syphil* testic* tinder trans transgen*
    transitioning transsex* transvest* unfaithful* unprotected vagin* viagra virgin* voyeur* vulva* wedlock whore*`,
  immigration: `
    alien aliens amnesty asylum* border borders citizen* consul consular consulate* coyote* daca deport* detain*
    detention* embass* emigra* exiled exiles expatriat* expuls* fled fleeing foreigner* greencard* immigra* migra
    migrant* migrat* nationali* naturali* overstay* paperless passport* permit permits refugee* repatriat* resettl*
    residen* smuggl* stateless unauthori* undocument* uscis visa visas`,
}

/** What illnesses and operations end in: “arthritis”, “hysterectomy”, “colonoscopy”. */
const MEDICAL_ENDING = /(?:itis|ectom(?:y|ies)|oscop(?:y|ies)|plasty|ostomy)$/

const exact = new Map<string, Matter>()
const stems = new Map<string, Matter>()
for (const matter of MATTERS)
  for (const word of WORDS[matter].trim().split(/\s+/))
    if (word.endsWith('*')) stems.set(word.slice(0, -1), matter)
    else exact.set(word, matter)

const [SHORTEST_STEM, LONGEST_STEM] = [4, 12]

/** The matter that a word tells of; null for other words. Takes any case; accents and hyphens do not hide a word. */
export function matterOf(word: string): Matter | null {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  for (const part of new Set([plain.replace(/[^\p{L}]/gu, ''), ...plain.split(/[^\p{L}]+/u)])) {
    const whole = exact.get(part) ?? (MEDICAL_ENDING.test(part) ? 'health' : null)
    if (whole) return whole
    for (let length = SHORTEST_STEM; length <= Math.min(part.length, LONGEST_STEM); length++) {
      const matter = stems.get(part.slice(0, length))
      if (matter) return matter
    }
  }
  return null
}
