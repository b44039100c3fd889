/** Matters that people keep to themselves. */
export const MATTERS = ['health', 'law', 'money', 'sex', 'immigration'] as const

export type Matter = (typeof MATTERS)[number]

/** Words of each matter, in lower case and without accents; “*” stands for any ending. */
const WORDS: Readonly<Record<Matter, string>> = {
  health: `
    abort* ache aches aching acne addict* adhd aids alcohol* allerg* alzheim* ambulanc* amputat* anaemi* anaesth* anemi*
    anesth* aneurysm* angina anorex* antibiot* antidepress* anxieties anxiety anxious* apnea apnoea arrhythm* arthrit*
    asperger* asthma* attack attacked attacks autis* autops* benign biops* bipolar* bleed* blind* blood* bowel* breakdown
    breakdowns breast breastfe* breasts bronch* bruis* bulim* burnout cancer* cannabis carcino* cardiac* cardio* cataract*
    catheter* celiac cervix chemo* cholest* chronic cirrho* clinic* cocaine coeliac colon coma concuss* condition constipat*
    contagi* convuls* coronary* cough* counseling counselling counsellor* counselor* covid* cramp cramps craving* crippl*
    crohn* cyst* dead deaf* death* dehydrat* delusion* dement* dentist* depress* dermat* detox* diabet* diagnos* dialys*
    diarrh* die died dies disab* disease* disorder* doctor* dose doses drank drink drinking drinks drug* drunk* dying
    dyslex* dysphor* ectopic eczema* embolis* embryo* emphysem* endometri* enferm* epilep* fainted fainting fatal* fertil*
    fetal fetus* fever* fibroid* fibromyal* flashback* flu foetal foetus* fractur* funeral* gallstone* gastri* gastroe*
    glaucom* gout grave gynaec* gynec* haemo* hallucinat* headach* health hemophil* hemorr* hepati* hernia* heroin hiv hives
    hodgkin* hormon* hospice* hospital* huntington* hypertens* hyperthyr* hypothyr* ibs icu ill illness* immune* impair*
    incontinen* incurab* infect* infertil* inflamm* injur* inpatient insane* insanity insomn* insulin* intubat* ivf jaundic*
    kidney* krank* krebs lactat* lesion* leuc* leuk* lithium liver lump lumps lung lungs lupus lymph* malad* malaria
    malignan* mammogra* mania manic marijuana maternity measles medic* melanom* meltdown* mening* menopaus* menstru* mental*
    metasta* methadone midwi* migrain* miscarr* mri mumps myelom* narcol* nausea* neuro* nicotine numb numbness nurse*
    nursing obes* ocd oncolog* operation* opioid* osteo* outpatient ovarian ovaries ovary overdos* overeat* overweight
    ovulat* pacemaker* paediatr* pain painful* painkill* pains palliat* palsy pancreas pancreat* pandemic* panic* paralys*
    paralyz* paramedic* paranoi* paraple* parkinson* patholog* patients pcos pediatr* period periods physician* pills
    placenta* pneumon* polio polyp polyps postnatal* postpartum* preeclamp* pregnan* premature* prescri* preterm prognos*
    prostat* prozac psoria* psychia* psycholog* psychos* psychot* ptsd radiat* radiolog* radiother* rash rashes recover*
    rehab* relaps* remission* respirator* rheuma* sarcom* scan scans schizo* schwanger* sciatic* sclero* scolio* sedat*
    seizur* selfharm* sepsis shingles sick* sinus* smoker smokers smoking sober sobriet* spasm* sperm* spina* sprain*
    steroid* stillb* stoma stroke strokes stutter* suicid* surgeon* surger* surgic* swollen symptom* syndrome* terminal*
    therap* thrombos* thyroid* tinnitus tonsil* tourette* transfus* transplant* trauma* tremor* tubercul* tumor* tumour*
    ulcer* ultrasound* unwell urin* urolog* uterine uterus uti vaccin* vaping varicose vasect* ventilat* vertigo viral
    virus* vitiligo vomit* weight wheelchair* withdrawal womb wound* xray*`,
  law: `
    abus* accus* acquit* adopt* affidavit* alibi alimony allegation* alleged alleging annul* appeal* arraign* arrest* arson*
    assault* attorney* bail bailiff* barrister* batter* blackmail* brib* bullied bully bullying burgl* coerc* convict* court
    courthouse* courtroom* courts crime* criminal* custod* defendant* deposition* divorc* drunkdriv* dui dwi embezzl*
    exonerat* extradit* felon* fraud* fugitive* grooming grope* guardianship guilty gunshot* handcuff* harass* homicid*
    hostage* illegal* imprison* incarcerat* indict* injunction* inmate* intimidat* investigat* jail* judge judges judicial
    juror* jury kidnap* kill killed killer* killing lawsuit* lawyer* legal* litigat* magistrat* malpract* manslaught*
    mediator misdeme* molest* mugged mugger* mugging murder* negligen* offence* offender* offense* parole* paternity
    penitentiar* perjur* perpetrat* plaintiff* police* predator* prison* probat* prosecut* rape* raping rapist* remand*
    restraining robbed robber* sentenced sentencing separated shooter shooting* shoplift* slander* solicitor* stabbed
    stabbing stalk* steal* stole stolen strangl* subpoena* sue sued suing testif* theft thief threat* tortur* traffick*
    trial tribunal* unlawful* vandal* verdict* victim* violen* warrant* wrongful*`,
  money: `
    afford* arrears audited auditor* bailout bank* bets betting bill bills borrow* broke budget* cash casino* credit*
    crypto* debt* deduct* deficit deposit deposits destitut* dole downpayment* earning* evict* expens* financ* fired
    foodbank* foreclos* furlough* gambl* garnished garnishment* homeless* hungry impoverish* income* indebted* inherit*
    insolven* insurance invest* invoice* irs jobless* landlord* layoff* lender* loan* lottery money* mortgag* overdraft* owe
    owed owes owing pawn pawned pawnshop* paycheck* payday payment* payroll penniless* pension* poor poverty redundan*
    refinanc* refund* remortgag* rent rental repayment* repossess* retrench* sacked salaries salary saving savings scam
    scammed scammer* scamming scams severance stipend subsidies subsidis* subsidiz* subsidy swindl* tax taxed taxes tuition
    underpaid unemploy* unpaid wage wages welfare`,
  sex: `
    abstinen* adulter* affair affairs anal arous* asexual* bdsm bisex* brothel* castrat* celiba* cheat* chlamyd* closeted
    condom* contracept* ejacul* erect* erotic* escort* fetish* fornicat* gay gays gender* genital* gonorr* herpes homosex*
    hpv impoten* incest* infidel* intercourse intersex* intima* lesbian* lgbt* libido lust* masturbat* mistress nonbinary
    nude* onlyfans orgasm* orgies orgy paedophil* pansex* pedophil* penile penis* polyam* polygam* porn* premarital
    promiscu* prostitut* puberty queer* seduc* semen sex sexless sexting sexual* sexy slut* sodom* std stds sti stis syphil*
    testic* trans transgen* transsex* transvest* unfaithful* vagin* virgin* voyeur* vulva* whore*`,
  immigration: `
    alien aliens amnesty asylum* border borders citizen* consul* daca deport* detain* detention* embass* emigra* exiled
    exiles expatriat* expuls* foreigner* greencard* immigra* migrant* migrat* nationali* naturali* overstay* paperless
    passport* permit permits refuge* repatriat* residen* smuggl* stateless unauthori* undocument* uscis visa visas`,
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
