/** Matters that people keep to themselves. */
export const MATTERS = ['health', 'law', 'money', 'sex', 'immigration'] as const

export type Matter = (typeof MATTERS)[number]

/** Words of each matter, in lower case and without accents; “*” stands for any ending. */
const WORDS: Readonly<Record<Matter, string>> = {
  health: `
    abort* ache* aching attack attacks attacked addict* adhd aids alcohol* alzheim* ambulanc* amputat* anorex*
    antidepress* anxiety anxieties anxious* arthrit* asthma* autis* benign biops* bipolar* bleed* blind* blood* bloodwork
    bulim* burnout cancer* cannabis carcino* cardiac* cardio* chemo* cirrho* clinic* cocaine coma concuss* condition
    contagi* coronary* covid* dead deaf* death* delusion* dement* depress* detox* diabet* diagnos* dialys* die died dies
    disab* disease* disorder* doctor* dose doses drink drinks drank drinking drug* drunk* dying dyslex* dysphor* embolis*
    emphysem* endometri* enferm* epilep* fatal* fertil* fever* fibromyal* flu fractur* funeral* glaucom* grave hallucinat*
    headach* health hemorrh* hepati* heroin hiv hospice* hospital* hypertens* icu ill illness* immune* impair* incurab*
    infect* infertil* injur* inpatient insane* insanity insomn* insulin* ivf kidney* krank* krebs leuc* leuk* liver lump
    lumps lung lungs lupus lymph* malad* malaria malignan* mammogra* marijuana medic* melanom* meltdown* menopaus* mental*
    metasta* methadone migrain* miscarr* mri myelom* nausea* neuro* nurse* nursing obes* oncolog* operation* opioid*
    osteo* outpatient overdos* overweight pain painful* painkill* pains pandemic* period periods panic* paralys* paralyz* paranoi*
    paraple* parkinson* patholog* patients physician* pills pneumon* postnatal* postpartum* preeclamp* pregnan* premature*
    prescri* prognos* prostat* prozac psychia* psycholog* psychos* psychot* ptsd radiat* radiolog* radiother* recover*
    rehab* relaps* remission* respirator* sarcom* scan scans schizo* schwanger* sclero* seizur* selfharm* sepsis sick*
    sober sobriet* spina* stillb* stroke strokes suicid* surgeon* surger* surgic* symptom* syndrome* terminal* therap*
    thyroid* transfus* transplant* trauma* tubercul* tumor* tumour* ulcer* unwell vaccin* vasect* ventilat* vertigo viral
    virus* vomit* weight wheelchair* withdrawal wound*`,
  law: `
    abus* accus* acquit* adopt* alimony allegation* annul* appeal* arrest* assault* attorney* bail bailiff* barrister*
    batter* bully bullied bullying convict* court courts courtroom* courthouse* crime* criminal* custod* defendant*
    divorc* drunkdriv* embezzl* felon* fraud* grooming grope* guardianship guilty handcuff* harass* homicid* illegal*
    imprison* incarcerat* indict* inmate* investigat* jail* judge judges judicial jury kidnap* kill killed killer* killing
    lawsuit* lawyer* legal* litigat* manslaught* mediator molest* murder* offender* parole* penitentiar* perjur*
    plaintiff* police* prison* probat* prosecut* rape* raping rapist* restraining robbed robber* sentenced sentencing
    separated shoplift* solicitor* stabbed stabbing stalk* steal* stole stolen subpoena* sue sued suing testif* theft
    thief threat* traffick* trial tribunal* unlawful* verdict* victim* violen* warrant*`,
  money: `
    afford* arrears bailout bank* bill bills borrow* broke budget* cash casino* credit* debt* deduct* deficit
    dole earning* eviction* evict* expens* financ* fired foreclos* gambl* homeless* hungry income* inherit* insolven*
    insurance invest* invoice* jobless* landlord* layoff* layoffs loan* lottery money* mortgag* overdraft* owe owed owes
    owing paycheck* payday payment* payroll pension* poor poverty redundan* rent rental repossess* salary salaries sacked
    saving savings stipend tax taxes tuition unemploy* unpaid wage wages welfare`,
  sex: `
    adulter* affair affairs arous* asexual* bisex* castrat* celiba* cheat* chlamyd* closeted condom* contracept* erect*
    erotic* escort* fetish* fornicat* gay gays gender* genital* gonorr* herpes homosex* hpv impoten* incest* infidel*
    intercourse intima* lesbian* lgbt* libido lust* masturbat* mistress nonbinary nude* orgasm* pansex* porn* pornog*
    promiscu* prostitut* queer* seduc* sex sexting sexual* sexy std stds sti stis syphil* trans transgen* transsex*
    unfaithful* vagin* virgin*`,
  immigration: `
    alien aliens asylum* border borders citizen* consul* daca deport* detain* detention* embass* emigra* expatriat*
    expuls* foreigner* greencard* immigra* migrat* migrant* nationali* naturali* passport* paperless permit permits
    refuge* residen* smuggl* stateless uscis undocument* visa visas`,
}

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
    const whole = exact.get(part)
    if (whole) return whole
    for (let length = SHORTEST_STEM; length <= Math.min(part.length, LONGEST_STEM); length++) {
      const matter = stems.get(part.slice(0, length))
      if (matter) return matter
    }
  }
  return null
}
