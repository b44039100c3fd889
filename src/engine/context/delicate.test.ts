import { describe, expect, it } from 'vitest'
import { isCommonWord } from '../restate/common-words'
import { whatIsDelicate } from './delicate'

const mainReason = (context: string) => whatIsDelicate(context, isCommonWord)[0]?.reason ?? null

describe('what is delicate in a context', () => {
  it.each([
    'for Ruth',
    'for ruth',
    'for oluchi',
    'my daughter starts college',
    'Miriam has an exam',
    'my friend Ruth',
    'patience with my sons',
    'our neighbours',
    'please help kayla pass her exam',
    'please be with oluchi tonight',
    'Please be with Oluchi tonight',
    'Tomorrow Adeola has an interview',
    'ruths exam is tomorrow',
    'help mary-jane with school',
    'patience with my stubborn ex',
    'my new pastor starts on Sunday',
    'my little godson',
    'watch over amara while she travels',
    'give strength to chidera',
    'guide kwabena through this week',
    'comfort nkechi in this hard week',
    'keep Adaeze safe on the road',
    'hold Yetunde in the light',
    'remember Bongani in the choir',
    'thank You for Siobhán and her garden',
    'I want to make peace with Adeola',
    'an exam for Mary-Jane on Monday',
    'at Adeola’s house on Sunday',
    'Thank you, Nkechi, for the garden',
    'we start the journey with O’Brien',
    'Dear God, be with Thandiwe',
    'Lord, let Ifeoma find rest',
    'it was good to meet Olumide at the concert',
    'Please pray that Xiomara wins the race',
    'I wrote a song about Babajide',
    'help kieran feel calm on stage',
    'please bless Dr. Achebe',
    'may chinonso find a good school',
    'our little kwabena sings',
    'patience with my difficult new landlady',
    'for their wonderful old mentor',
    'tonight kayla sings in the choir',
    'the match that Jayden plays on Friday',
    'walking home with my old pastor',
    'Oluchi’s exam is tomorrow',
    'Adaora will sing on Sunday',
    'help oluchi’s choir sing well',
  ])('is a person: “%s”', (context) => {
    expect(mainReason(context)).toBe('person')
  })

  it.each([
    ['waiting for my biopsy', 'health'],
    ['a cyst on my ovary', 'health'],
    ['colonoscopy on monday', 'health'],
    ['my arraignment on monday', 'law'],
    ['I was scammed', 'money'],
    ['I overstayed', 'immigration'],
    ['I was diagnosd with something', 'health'],
    ['I feel so depressed', 'health'],
    ['I want to end it all', 'health'],
    ['I am pregnant', 'health'],
    ['our divorce', 'law'],
    ['he hits me', 'law'],
    ['bankrupt again', 'money'],
    ['I cannot pay the rent', 'money'],
    ['I am gay', 'sex'],
    ['my deportation hearing', 'immigration'],
  ])('is a matter: “%s” is of %s', (context, matter) => {
    expect(mainReason(context)).toBe(matter)
  })

  it.each([
    '',
    'a long project at the office',
    'courage before my exam tomorrow',
    'for clarity',
    'for tranquility and for rain',
    'thankful for the harvest',
    'my dog',
    'as a teacher I need patience',
    'a journey to the mountains',
    'help me pass my exam',
    'be with us tonight',
    'thank You for Monday',
    'Please bless our garden',
    'I start at Google on Monday',
    'Pray for Ukraine',
    'peace for Gaza and Israel',
    'we fly to Springfield on Friday',
    'my Spanish class begins in September',
    'thank You Lord Jesus for this day',
    'Praise to Allah in Ramadan',
    'a trip to New York before Christmas',
    'my driving test in Chicago',
    'courage for the Springfield High School concert',
    'Strength For My Driving Test Tomorrow',
    'help finish the roof before the rain',
    'help with homework',
    'help us to study and to rest',
    'patience with traffic and deadlines',
    'give hope to farmers',
    'a walk with coffee in the morning',
    'over dinner we talk about politics',
    'as a new teacher I need patience',
    'my first day as a teacher',
    'my exam. As a student I worry little',
    'my old dog',
    'Our Father in heaven, hallowed be Thy name',
    'I bought a Honda in Lagos',
    'Diwali lights in our village',
    'Help us honour the Sabbath',
    'O Krishna, bless the harvest',
    'the Holy Spirit guide me',
    'We sing for Buddha on Vesak',
    'I am grateful for English lessons',
    'Our Nigerian choir sings on Easter Sunday',
    'remember the fields',
    'bless water, soil and seeds',
    'protect nature',
    'Good luck at the University of Manchester',
    'We speak French and Yoruba',
    'keep calm and carry on',
    'to learn to swim in the sea',
    'thank You for Zoom and the Internet',
    'with GCSE maths',
    'my dilemma about the garden',
    'a hall to dance with joy',
    'flying to manila tonight',
    'Today’s exam, tomorrow’s work',
    'the road to Kathmandu and the mountains',
    'for the winter’s end',
    'pizza and pasta with music',
    'a good season for Manchester United',
  ])('is nothing in “%s”', (context) => {
    expect(mainReason(context)).toBeNull()
  })

  it('is told with every word that tells of it, names apart from relations', () => {
    const found = whatIsDelicate(
      'My mother’s biopsy is on Monday. Ruth drives her to court.',
      isCommonWord,
    )
    expect(found).toContainEqual({ reason: 'person', word: 'mother', isName: false })
    expect(found).toContainEqual({ reason: 'person', word: 'ruth', isName: true })
    expect(found).toContainEqual({ reason: 'health', word: 'biopsy', isName: false })
    expect(found).toContainEqual({ reason: 'law', word: 'court', isName: false })
  })
})
