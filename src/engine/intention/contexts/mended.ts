/** Contexts that were once heard wrong. */
export const MENDED = String.raw`
my mum fell and broke her hip, she's scared of the operation on thursday => surgery/mother thursday ahead
I've been sober for 90 days => recovery/me now not:addiction
my brother and I are not speaking => estrangement/brother now
an old man I saw on the street => homelessness/stranger not:homelessness/me,someone/me
thankful for my new job => new-job/me
grandma is 90 today => birthday/grandmother today
my mother in law is driving me crazy => quarrel/mother-in-law
my husband cheated on me => breakup/me past not:quarrel/husband,guilt
I doubt => doubt/me
my exam is over => exam/me past
we are fleeing from the war => war/us now
our baby was born => birth/baby past
my dog has an exam => exam ahead not:exam/dog
my cat is in court => court not:court/cat
first day as a nurse on monday => new-job monday ahead
can't stop worrying at night about everything => anxiety/me now
moving to a new country alone next month => immigration next-month ahead not:moving-house
our baby arrived this morning, five weeks early => birth/baby this-morning past
my father and I haven't spoken for years => estrangement/father for-years
my boss shouts at everyone, i dread going in => conflict-at-work/boss now
I am a carer for my disabled son and I'm so tired => disability/son caring-for-someone/son
rent is 2 months behind and the car just died => debt-and-money now not:thanks-for-good-news
my dog's debts => debt-and-money not:debt-and-money/dog
`
