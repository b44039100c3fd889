import { describe, expect, it } from 'vitest'
import { matterOf, type Matter } from './sensitive-words'

const TOLD: Readonly<Record<Matter, string>> = {
  health: `
    cyst cysts ovary ovaries ovarian uterus uterine hernia colonoscopy endoscopy crohns colitis celiac coeliac gout eczema
    anemia anaemic haemorrhage hemophilia stoma angina hysterectomy mastectomy breakdown counselling counselor
    allergy anesthetic aneurysm apnea appendicitis  asperger bowel breastfeeding bronchitis cataracts catheter
    cholesterol chronic colon constipated convulsions coughing cramps dehydrated dentist diarrhoea  ectopic embryo
    fainted fetus fibroids flashbacks gallstones gastric gynecologist hormones incontinence inflammation intubated jaundice
    lesion lithium lumpectomy  manic maternity measles meningitis menstruation midwife mumps narcolepsy nicotine
    numbness ocd  ovulation pacemaker palliative pancreas paramedics pediatrician placenta polio polyps preterm
     psoriasis  rash rheumatism sciatica scoliosis sedation shingles sinusitis smoking spasms sperm sprained
    steroids stutter swollen  thrombosis tinnitus tonsils tremors  ultrasound urine uti vaping varicose vitiligo
    womb xray`,
  law: `
    arraignment misdemeanor deposition paternity affidavit alleged allegations arson blackmailed burglary burgled coerced
    conviction  dui dwi exonerated  extradition fugitive hostage incarcerated injunction jurors  
    magistrate malpractice mugged negligence offence perpetrator predator  remand remanded shooter slander 
    strangled torture vandals wrongful`,
  money: `
    scam scammed scammers garnished garnishment severance furlough furloughed audited auditor betting  crypto deposit
    destitute foodbank impoverished indebtedness irs lender   pawn pawnshop   refinancing refund
    remortgage retrenched retrenchment subsidies swindled  underpaid`,
  sex: `
    intersex pedophile paedophilia abstinence    ejaculation   
    onlyfans orgy penis polyamorous polygamy premarital puberty semen sexless slut sodomy 
    testicle testicular  vulva whore`,
  immigration: `
    overstay overstayed overstaying amnesty  exiled   repatriated repatriation unauthorized `,
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
