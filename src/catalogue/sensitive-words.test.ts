import { describe, expect, it } from 'vitest'
import { matterOf, type Matter } from './sensitive-words'

const TOLD: Readonly<Record<Matter, string>> = {
  health: `
    cyst cysts ovary ovaries ovarian uterus uterine hernia colonoscopy endoscopy crohns colitis celiac coeliac gout eczema
    anemia anaemic haemorrhage hemophilia stoma angina hysterectomy mastectomy breakdown counselling counselor
    allergy anesthetic aneurysm apnea appendicitis appendix asperger bowel breastfeeding bronchitis cataracts catheter
    cholesterol chronic colon constipated convulsions coughing cramps dehydrated dentist diarrhoea dizziness ectopic embryo
    fainted fetus fibroids flashbacks gallstones gastric gynecologist hormones incontinence inflammation intubated jaundice
    lesion lithium lumpectomy macular manic maternity measles meningitis menstruation midwife mumps narcolepsy nicotine
    numbness ocd orthopedic ovulation pacemaker palliative pancreas paramedics pediatrician placenta polio polyps preterm
    prosthesis psoriasis pulmonary rash rheumatism sciatica scoliosis sedation shingles sinusitis smoking spasms sperm sprained
    steroids stutter swollen tetanus thrombosis tinnitus tonsils tremors triage ultrasound urine uti vaping varicose vitiligo
    womb xray`,
  law: `
    arraignment misdemeanor deposition paternity affidavit alleged allegations arson blackmailed burglary burgled coerced
    conviction culprit dui dwi exonerated extortion extradition fugitive hostage incarcerated injunction jurors larceny libel
    magistrate malpractice mugged negligence offence perpetrator predator ransom remand remanded shooter slander speeding
    strangled torture vandals wrongful`,
  money: `
    scam scammed scammers garnished garnishment severance furlough furloughed audited auditor betting collateral crypto deposit
    destitute foodbank impoverished indebtedness irs lender liquidation overdue pawn pawnshop payslip penniless refinancing refund
    remortgage retrenched retrenchment subsidies swindled tenancy underpaid`,
  sex: `
    intersex pedophile paedophilia abstinence brothel concubine crossdressing ejaculation heterosexual hookup horny
    onlyfans orgy penis polyamorous polygamy premarital puberty semen sexless slut sodomy stripper
    testicle testicular viagra vulva whore`,
  immigration: `
    overstay overstayed overstaying amnesty biometrics exiled expelled inadmissible repatriated repatriation unauthorized xenophobia`,
}

/** Words of every day that begin as a delicate one does, or nearly. */
const ORDINARY = `
  anemone anew ovation over oven utter utterly scamper scampi stomach severe several counsel counsels garnet garnish
  pedestal pedal arrange array chronicle crampon breakfast breastplate break colony colonel angel anger master mast
  mastery allegiance alley gastronomy dental menu wombat sinuous singer smoke itinerary subside subsiding bride bright
  brim concert consider deposed depot liberty offer offering remark slender speed speedy testament testimony audience
  audio bet better betroth crypt overdoing pawpaw tenant underpin penny analogy analysis anniversary kink polyphony
  semester seminar sexton sodden viable vulnerable biography expect experience unaware sedge polish polite pancake
  number mantle mantra lesson lithe embrace endless crown exult infinite inflate orthodox palace spark spring mother
  mission memory garden harvest journey exam interview courage calm family choir`

const wordsOf = (text: string) => text.trim().split(/\s+/)

describe('the delicate words', () => {
  it.each(Object.keys(TOLD) as Matter[])('of %s are told', (matter) => {
    expect(wordsOf(TOLD[matter]).filter((word) => matterOf(word) !== matter)).toEqual([])
  })

  it('are no words of every day', () => {
    expect(wordsOf(ORDINARY).filter((word) => matterOf(word) !== null)).toEqual([])
  })
})
