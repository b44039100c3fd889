import type { StoredCategory } from '../categories'
import type { PrayerType } from '../prayer-types'

/** A stored category or the name of a type, which prayers carry as a tag. */
export type Purpose = StoredCategory | PrayerType

/**
 * Everyday words for what the 24 types ask, parted by commas. What prayers often say themselves (mother, night, work) stands
 * in no table: search finds it in their texts.
 */
export const TYPE_WORDS: Readonly<Record<PrayerType, string>> = {
  Gratitude: 'grateful, thankfulness, appreciation',
  Guidance: 'direction, discernment, crossroads, what to do, which way',
  Blessing: 'benediction, house blessing',
  Peace: 'inner peace, ceasefire, truce, war, violence, conflict, terror attack',
  'Loving-Kindness': 'compassion, goodwill, loving kindness',
  Mercy: 'clemency, leniency',
  Forgiveness:
    'forgiving, sorry, apology, guilt, guilty, regret, repentance, repent, confession, confess, remorse, sinful, sinner, can’t forgive, cannot forgive',
  Healing:
    'recovery, getting well, get well, get well soon, remedy, cure, speedy recovery, quick recovery',
  Victory: 'winning, triumph, overcoming, court case, lawsuit, trial, competition',
  Rain: 'thunderstorm, rainstorm, dry land',
  Thanksgiving: 'giving thanks, thanks giving',
  Protection:
    'danger, guardian angel, enemy, enemies, evil eye, police, police officer, firefighter, soldier, veteran, military, deployment',
  Wisdom: 'insight, discerning, prudence',
  Strength: 'endurance, perseverance, resilience, exhausted, exhaustion, burnout, weary',
  Abundance:
    'prosperity, wealth, money, finances, financial, bills, rent, bankruptcy, mortgage, inflation, money problem',
  Unity:
    'togetherness, reconciliation, community, solidarity, racism, division, election, politics',
  Hope: 'hopeless, hopelessness, despair, discouraged, depression, depressed, suicidal, suicide',
  Faith: 'doubt, unbelief, trust in god, losing faith, belief',
  Joy: 'happiness, cheerfulness',
  Success:
    'achievement, promotion, accomplishment, exam, exams, final exam, finals, test results, math test, maths test, driving test, thesis, dissertation, essay',
  Courage: 'bravery, scared, coward, stage fright, phobia',
  Patience: 'impatient, waiting room, frustration',
  Understanding: 'misunderstanding, empathy, listening, argument, quarrelled',
  Harmony: 'balance, equilibrium, peace at home, serenity',
}

/** Occasions and troubles: everyday words, parted by commas, and what is prayed for in them. */
export const OCCASION_WORDS: readonly (readonly [words: string, ...purposes: Purpose[]])[] = [
  [
    'funeral, burial, cremation, memorial service, wake service, eulogy, memorial, memorial day',
    'Hope',
    'Peace',
  ],
  [
    'grief, grieving, bereavement, bereaved, mourning, condolence, condolences, loss of a loved one, death, died, dying, dead, passed away, widower, hospice, afterlife',
    'Hope',
    'Peace',
  ],
  [
    'miscarriage, stillbirth, stillborn, lost my baby, lost a baby, infertility, fertility, ivf, trying to conceive, childless, abortion',
    'Hope',
    'Healing',
  ],
  [
    'cancer, lung cancer, breast cancer, tumour, tumor, brain tumour, brain tumor, chemo, chemotherapy, radiation, leukemia, leukaemia, remission, biopsy',
    'Healing',
  ],
  [
    'illness, chronic illness, sickness, sick, the sick, disease, diagnosis, diagnosed, hospital, surgery, operation, transplant, icu, coma, ambulance',
    'Healing',
  ],
  [
    'diabetes, stroke, heart attack, dementia, alzheimer, alzheimers, parkinson, epilepsy, asthma, arthritis, covid, covid-19, covid 19, coronavirus, pandemic, flu, fever, migraine, headache, back pain, chronic pain, ms, autism, adhd, down syndrome, blindness, deafness, kidney, kidney disease, menopause, toothache, allergy, pneumonia, bronchitis, hepatitis, tuberculosis, malaria, lupus, thyroid, cholesterol, obesity, overweight',
    'Healing',
    'Strength',
  ],
  [
    'aids, hiv, gout, rabies, cyst, vomiting, nausea, bleeding, blister, burns, cramp, sprain, swelling, inflammation, sepsis, tetanus, meningitis, jaundice, anemia, anaemia, chickenpox, measles, mumps, shingles, rash, eczema, psoriasis, acne, seizure, endometriosis, fibromyalgia, osteoporosis, sclerosis, lymphoma, melanoma, schizophrenia, bipolar, anorexia, bulimia, eating disorder, body image, infection, injury, injured, fracture, concussion, hernia, ulcer, cataract, paralysis, convulsion, fainting, dialysis, medication, injection, relapse, symptom, amputation, mastectomy, hysterectomy',
    'Healing',
    'Strength',
  ],
  [
    'anxiety, anxiety attack, anxious, worried, worrying, don’t worry, stress, stress relief, stressed, panic, panic attack, nervous, overwhelmed, overthinking, can’t cope, cannot cope, calmness, calming, ptsd, trauma, mental health, mental illness',
    'Peace',
    'Wellbeing',
  ],
  [
    'insomnia, insomniac, sleepless, sleeplessness, can’t sleep, cannot sleep, nightmare, bad dream, bedtime, goodnight',
    'Peace',
    'Wellbeing',
  ],
  ['loneliness, homesick, isolation, isolated', 'Hope', 'Relationships'],
  ['sin', 'Forgiveness', 'Mercy'],
  [
    'rage, hatred, hate, jealousy, jealous, envy, resentment, bitterness',
    'Forgiveness',
    'Patience',
  ],
  ['sadness, sad, heartache, crying', 'Hope', 'Joy'],
  [
    'addiction, drug addiction, addict, quit smoking, stop smoking, alcoholism, alcoholic, alcohol, drugs, gambling, sobriety, sober, overdose, rehab',
    'Strength',
    'Healing',
  ],
  [
    'breakup, broken heart, heartbreak, heartbroken, ex boyfriend, ex girlfriend, dumped',
    'Healing',
    'Relationships',
  ],
  [
    'divorce, divorced, separation, custody, cheating, infidelity, affair, marriage problem, toxic relationship',
    'Relationships',
    'Forgiveness',
  ],
  [
    'marriage, wedding, bride, groom, engagement, engaged, married, newlywed, honeymoon, vows, handfasting, valentine’s day',
    'Celebration',
    'Relationships',
  ],
  ['wedding anniversary, anniversary, golden wedding', 'Celebration', 'Relationships'],
  ['husband, wife, spouse, partner, boyfriend, girlfriend, soulmate, dating', 'Relationships'],
  ['friendship', 'Relationships'],
  [
    'newborn, birth, childbirth, labour, labor, delivery, pregnant, pregnancy, pregnant wife, expecting a baby, baby, unborn baby, unborn child, baby boy, baby girl, twins, baby shower, naming ceremony, christening, adoption, adopted, foster, fostering, fostered, foster care',
    'Family',
    'Celebration',
  ],
  ['mum, mom, mommy, mama, mother’s day', 'Family'],
  ['dad, daddy, papa, father’s day', 'Family'],
  [
    'daughters, kid, kids, teenager, toddler, parenting, stepchild, stepchildren, stepmother, stepmom, stepfather, stepdad, stepson, stepdaughter',
    'Family',
  ],
  ['grandma, granny, grandfather, grandson, granddaughter', 'Family'],
  [
    'sibling, aunt, uncle, nephew, niece, godmother, godfather, in laws, mother in law, father in law, relatives, family reunion',
    'Family',
  ],
  ['birthday, graduation, graduating, party, new year, holiday, jubilee', 'Celebration'],
  [
    'job, career, workplace, boss, colleague, coworker, office, business, interview, job interview, job search, new job, starting a business, sacked, fired, redundant, dismissed, jobless, unemployment, unemployed, laid off, redundancy, job loss, retirement, retired, salary, startup, customers',
    'Professional',
    'Success',
  ],
  [
    'college, university, student, students, homework, study, studying, studies, graduate, classroom, kindergarten, focus, concentration',
    'Success',
    'Wisdom',
  ],
  [
    'travelling, traveling, journey, trip, flight, flying, driving, road trip, vacation, commute',
    'Protection',
  ],
  [
    'moving house, new home, new house, house warming, housewarming, moving',
    'Protection',
    'Blessing',
  ],
  [
    'earthquake, hurricane, tornado, wildfire, tsunami, disaster, shooting, mass shooting, abuse, domestic violence, bullying, bullied, refugee, refugees, asylum, immigration, immigrant, deported, deportation, detained, displaced',
    'Protection',
    'Strength',
  ],
  [
    'rape, raped, assaulted, mugged, kidnapped, stabbing, trafficking, torture, harassment, robbery, stalking, hostage, murder, murdered',
    'Protection',
    'Healing',
  ],
  [
    'jail, jailed, prison, prisoner, imprisoned, incarcerated, inmate, parole, probation, arrested',
    'Mercy',
    'Hope',
  ],
  [
    'eviction, evicted, homelessness, foreclosure, arrears, debt, starvation, starving, famine',
    'Abundance',
    'Protection',
  ],
  ['sunrise, daybreak, wake up, waking', 'Morning Prayer'],
  [
    'self improvement, self esteem, self worth, self confidence, self doubt, confidence, creativity, humility, generosity, discipline, procrastination, weight loss, diet',
    'Personal Growth',
  ],
  [
    'health, healthy, wellness, fitness, exercise, self care, meditation, meditate, mindfulness, relax',
    'Wellbeing',
  ],
  [
    'soul, devotion, worship, contemplation, enlightenment, rebirth, retreat, pilgrimage',
    'Spirituality',
  ],
  ['pet, cat, puppy, kitten, rainbow bridge', 'Hope', 'Loving-Kindness'],
  [
    'dinner, lunch, breakfast, before meals, grace before dinner, bless this food, food blessing',
    'Gratitude',
    'Thanksgiving',
  ],
  ['elderly, ageing, aging, old age', 'Loving-Kindness', 'Strength'],
  ['orphan, orphaned', 'Hope', 'Loving-Kindness'],
  ['leader, government, president', 'Wisdom', 'Unity'],
  ['freedom, equality', 'Unity', 'Hope'],
  ['crop, farming', 'Rain', 'Abundance'],
  ['decision, decisions, choice, dilemma, confused, confusion', 'Guidance', 'Wisdom'],
]
