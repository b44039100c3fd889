import type { PrayerType } from '@/catalogue/prayer-types'

/** What somebody brings to a prayer of the library, in their own words, and what they would choose with it. */
export interface LibraryIntention {
  readonly context: string
  readonly types: readonly PrayerType[]
  /** A scene, or a sub-category of Other. */
  readonly category: string
}

const intention = (
  context: string,
  category: string,
  ...types: readonly PrayerType[]
): LibraryIntention => ({ context, category, types })

/** What a third of the library is made for. */
export const INTENTIONS: readonly LibraryIntention[] = [
  intention('my mother is in hospital', 'Wellbeing', 'Healing', 'Hope'),
  intention('first day at my new job tomorrow', 'Professional', 'Courage', 'Success'),
  intention('I lie awake at night and cannot sleep', 'Wellbeing', 'Peace', 'Strength'),
  intention('our daughter was born this week', 'Celebration', 'Gratitude', 'Blessing'),
  intention('my father died in spring', 'Spirituality', 'Hope', 'Peace'),
  intention('I have an exam on Thursday', 'Personal Growth', 'Wisdom', 'Courage'),
  intention('my friend has cancer', 'Relationships', 'Healing', 'Strength'),
  intention('I quarrelled with my brother', 'Relationships', 'Forgiveness', 'Harmony'),
  intention('we are moving to a new town', 'Personal Growth', 'Courage', 'Blessing'),
  intention('my sister is getting married on Saturday', 'Celebration', 'Joy', 'Blessing'),
  intention('I am waiting for my test results', 'Wellbeing', 'Patience', 'Faith'),
  intention('I lost my job', 'Professional', 'Strength', 'Hope'),
  intention(
    'my grandmother has dementia and does not know me',
    'Relationships',
    'Loving-Kindness',
    'Patience',
  ),
  intention('I am lonely in the evenings', 'Wellbeing', 'Hope', 'Peace'),
  intention('my son is well again', 'Gratitude', 'Thanksgiving', 'Gratitude'),
  intention('I do not know whether to take the job abroad', 'Professional', 'Guidance', 'Wisdom'),
  intention('I am flying home on Friday', 'Personal Growth', 'Protection', 'Peace'),
  intention('my husband has an operation tomorrow', 'Wellbeing', 'Healing', 'Protection'),
  intention('I have a job interview on Monday', 'Professional', 'Success', 'Courage'),
  intention('my daughter starts school tomorrow', 'Morning Prayer', 'Protection', 'Blessing'),
  intention('my wife and I argue about money', 'Relationships', 'Harmony', 'Understanding'),
  intention('our dog died yesterday', 'Gratitude', 'Gratitude', 'Peace'),
  intention('my brother is in rehab again', 'Relationships', 'Hope', 'Mercy'),
  intention('my grandfather’s funeral is on Friday', 'Spirituality', 'Peace', 'Gratitude'),
  intention(
    'I said something cruel to my sister',
    'Personal Growth',
    'Forgiveness',
    'Loving-Kindness',
  ),
  intention('I have been sober for a year', 'Celebration', 'Thanksgiving', 'Strength'),
  intention('the rent is due and there is not enough', 'Wellbeing', 'Abundance', 'Faith'),
  intention('we have been trying for a child for years', 'Relationships', 'Hope', 'Patience'),
  intention('my mother turns eighty on Sunday', 'Celebration', 'Gratitude', 'Joy'),
  intention('I am anxious about everything', 'Morning Prayer', 'Peace', 'Courage'),
  intention('my neighbour’s house burned down', 'Relationships', 'Mercy', 'Strength'),
  intention('I care for my father day and night', 'Professional', 'Strength', 'Patience'),
  intention('my son is being bullied at school', 'Morning Prayer', 'Protection', 'Courage'),
  intention('I cannot feel anything when I pray', 'Spirituality', 'Faith', 'Guidance'),
  intention('there is war in my cousin’s country', 'Relationships', 'Peace', 'Protection'),
  intention('there has been no rain for weeks', 'Gratitude', 'Rain', 'Abundance'),
  intention('my best friend moves away next week', 'Relationships', 'Gratitude', 'Loving-Kindness'),
  intention('I passed my exam', 'Gratitude', 'Joy', 'Victory'),
  intention('I am starting again after my divorce', 'Personal Growth', 'Hope', 'Courage'),
  intention('my back hurts every day', 'Wellbeing', 'Healing', 'Patience'),
  intention(
    'my colleagues no longer speak to each other',
    'Professional',
    'Unity',
    'Understanding',
  ),
  intention('it is my first day as a nurse', 'Morning Prayer', 'Guidance', 'Mercy'),
]

/** The same in the mouth of a child. */
export const INTENTIONS_OF_CHILDREN: readonly LibraryIntention[] = [
  intention('my grandma is in hospital', 'Wellbeing', 'Healing'),
  intention('tomorrow is my first day at the new school', 'Morning Prayer', 'Courage'),
  intention('my rabbit died', 'Gratitude', 'Peace'),
  intention('I quarrelled with my best friend', 'Relationships', 'Forgiveness'),
  intention('I am afraid of the dark', 'Wellbeing', 'Protection'),
]
