import { describe, expect, it } from 'vitest'
import { restate } from './restate'

/** What ordinary people wrote, and how it is said; each was said wrongly once. */
const SAID = `
Alhamdulillah I got the job at the hospital => I got the job at the hospital.
my sister is pregnant and the doctor say her blood pressure is high => My sister is pregnant and the doctor says her blood pressure is high.
Me and my husband are fighting a lot => My husband and I are fighting a lot.
Thank you God for our baby girl, born healthy on Monday => We are thankful for our baby girl, born healthy on Monday.
A year ago today Dad left us => A year ago today my father left us.
our grandson goes back and forth between two homes since his mum and dad parted => Our grandson goes back and forth between two homes since his mother and father parted.
My son has not spoken to me since his dad and I settled custody => My son has not spoken to me since his father and I settled custody.
please let my uncle and my dad make peace, uncle has few days only => My uncle has few days only.
On the 7th our village remembers the six young people from the bus => On the seventh our village remembers the six young people from the bus.
sorry my english, my wife is ill => My wife is ill.
Make me a more forgiving man. I shout at the children. => I shout at the children.
Lost my keys, my phone and my temper today => I lost my keys, my phone and my temper today.
Would love a companion. The evenings are long. => I would love a companion. The evenings are long.
Our daughter gets married on Saturday. Her dad is missed, but he died when she was eleven. => Our daughter gets married on Saturday. Her father is missed, but he died when she was eleven.
We are moving house on Saturday, please no rain and no broken plates => We are moving house on Saturday.
The judge decides about my nephew on Monday => The judge decides about my nephew on Monday.
exam results out thursday => My exam results are out on Thursday.
our daughter's beside herself since yesterday => Our daughter is beside herself since yesterday.
My mother and I talked for three hours, first time in years. => My mother and I talked for three hours. First time in years.
my sister in law starts the chemo monday => My sister-in-law starts the chemo on Monday.
I have credit card debts of about 8000 and nobody knows => I have credit card debts of about 8000, and nobody knows.
It is one year on Friday since my grandmother died => It is one year on Friday since my grandmother died.
after 8 months of looking I got the call today => After eight months of looking I got the call today.
should we sell the house or wait? it is too big => We do not know whether we should sell the house or wait. It is too big.
My husband snaps at everyone since he retired => My husband snaps at everyone since he retired.
I'd love to stay, and I'd forgotten how quiet it is => I would love to stay, and I had forgotten how quiet it is.
my aunty needs a bed at the hospital for 2 wks => My aunt needs a bed at the hospital for two weeks.
my mum has a hip operation on thursday and she's scared => My mother has a hip operation on Thursday, and she is scared.
mums in hospital and i cant visit her => My mother is in hospital and I cannot visit her.
first day as a nurse on monday => My first day as a nurse is on Monday.
grandad's funeral on friday, i have to speak => My grandfather’s funeral is on Friday, and I have to speak.
waiting for my biopsy result => I am waiting for my biopsy result.
can't stop worrying at night about everything => I cannot stop worrying at night about everything.
My wife and I have been arguing about money for weeks => My wife and I have been arguing about money for weeks.
Thank you that my brother came home safe from his deployment => My brother came home safe from his deployment.
my boss Karen Goldberg lied to me => My boss lied to me.
chemo round 3 for my aunt tomorrow => My aunt has chemo round three tomorrow.
job interview at a hospital next week, been unemployed since spring => I have a job interview at a hospital next week, and I have been unemployed since spring.
our baby arrived this morning, five weeks early => Our baby arrived this morning, five weeks early.
passed my driving test at last! => I passed my driving test at last.
anniversary of my mother's death on tuesday => The anniversary of my mother’s death is on Tuesday.
rent is due and I don't have it => The rent is due, and I do not have it.
for my students before their exam => This prayer is for my students before their exam.
opening our little cafe this weekend => We are opening our little cafe this weekend.
son joined the army, he leaves tomorrow => My son joined the army, and he leaves tomorrow.
for my uncle who has a stroke behind him and cannot speak => My uncle has a stroke behind him and cannot speak.
3 years sober on saturday => I am three years sober on Saturday.
fear of flying, first time on a plane => I have a fear of flying, and it is my first time on a plane.
got laid off after 19 years => I got laid off after nineteen years.
starting nursing school at 47, everyone is younger then me => I am starting nursing school at forty-seven, and everyone is younger than me.
ITS A GIRL!! => It is a girl.
lonely since I moved to the city => I have been lonely since I moved to the city.
lost my mum in march => I lost my mother in March.
my 2 year old has tantrums all day => My two-year-old has tantrums all day.
my brothers surgery went well => My brother’s surgery went well.
surgery went well, she's coming home => The surgery went well, and she is coming home.
no rain for months => There has been no rain for months.
please pray for my sister, she lost her job => My sister lost her job.
praying for my mom. she has cancer => My mother has cancer.
my mum, surgery tomorrow => My mother has surgery tomorrow.
driving test tmrw, third go => I have a driving test tomorrow, and it is my third go.
my friend's scan came back and it's spread to her liver => My friend’s scan came back, and it has spread to her liver.
I have until Monday's meeting to say so => I have until Monday’s meeting to say so.
my teacher is going blind. in particular my teacher => My teacher is going blind.
my knees hurt. otherwise can't complain => My knees hurt.
MY MOTHER IS IN HOSPITAL => My mother is in hospital.
trying for a baby for years => I have been trying for a baby for years.
exam tmrw physics pls => I have a physics exam tomorrow.
results clear!!! => The results are clear.
i have my driving test at 8:15 and i am scared => I have my driving test, and I am scared.
our little girl is here, 2.9 kilo => Our little girl is here.
moving out of mums on saturday => I am moving out of my mother’s on Saturday.
flying to tuguegarao tonight for my sisters wedding => I am flying tonight for my sister’s wedding.
fear of flying, going to okrika for my sisters wedding => I have a fear of flying, and I am travelling for my sister’s wedding.
so happy i could burst, she said yes => I am so happy I could burst, and she said yes.
my best mates dad died and i dont know what to say => My best mate’s father died, and I do not know what to say.
my husband is deployed till may, the boxes arrive monday => My husband is deployed till May, and the boxes arrive on Monday.
flying to manila tonight for my sisters wedding => I am flying to Manila tonight for my sister’s wedding.
job interview thursday 10am => I have a job interview on Thursday.
my mum is having her hip done tuesday morning at the Royal => My mother is having her hip done on Tuesday morning.
biopsy results monday => I have biopsy results on Monday.
i have custody hearing on wensday for my 2 girls => I have a custody hearing on Wednesday for my two girls.
for my father, who has forgotten my name but still knows every song => My father has forgotten my name but still knows every song.
i sold my trombone and regret it => I sold my trombone and regret it.
hearing aids came today. heard the kettle. heard rain => Hearing aids came today. Heard the kettle. Heard rain.
the old dog cant do the stairs anymore so im sleeping on the sofa, vet thursday => The old dog cannot do the stairs anymore, so I am sleeping on the sofa. Vet on Thursday.
my colleagues no longer speak to each other => My colleagues no longer speak to each other.
we have not spoken since we sold Dad's orchard => We have not spoken since we sold my father’s orchard.
the boiler broke and the plumber cannot come => The boiler broke and the plumber cannot come.
retaking maths gcse so i can train as a teacher => I am retaking maths GCSE, so I can train as a teacher.
my knees hurt. God is good => My knees hurt.
our choir has eleven people on a good sunday => Our choir has eleven people on a good Sunday.
please watch over my little brother, he joined the army => My little brother joined the army.
im not scared of dying, im scared of the needle => I am not scared of dying. I am scared of the needle.
for the person who found my wallet => This prayer is for the person who found my wallet.
my son went home. now it's just me => My son went home.
my team lost its funding today => My team lost its funding today.
i cant forgive my brother for selling mums house => I cannot forgive my brother for selling my mother’s house.
1st person in my family to get one, mum cried => First person in my family to get one. My mother cried.
I feel a bit of a fraud filling this in. My friend's scan is tomorrow => My friend’s scan is tomorrow.
the results came back today. and that I will have the right words => The results came back today.
my husband is on a ship in the North Sea and there is a storm => My husband is on a ship and there is a storm.
taking care of grandma every night is hard => Taking care of my grandmother every night is hard.
Leaving home was ten years ago, but my brother we still don't know => Leaving home was ten years ago, but my brother we still do not know.
It would have been our 41st anniversary today. I made her lemon cake anyway => It would have been our forty-first anniversary today. I made her lemon cake anyway.
I took money from the till last year when things were bad => I took money from the till last year when things were bad.
I retired in March after 31 years of teaching => I retired in March after thirty-one years of teaching.
I've wound the clock there since 1988 => I have wound the clock there since nineteen eighty-eight.
my mum is 84 and pretends not to be scared, so I pretend too => My mother is eighty-four and pretends not to be scared, so I pretend too.
lost my keys, missed the bus, spilled tea on my white shirt 😂 => I lost my keys, and I missed the bus, and I spilled tea on my white shirt.
opening my own little salon tomorrow!! ✨ Put all my savings in it => I am opening my own little salon tomorrow. I put all my savings in it.
my brother has his visa interview on the 14th => My brother has his visa interview on the fourteenth.
I used to run. Now I wake at five with nothing to be ready for => I used to run. Now I wake at five with nothing to be ready for.
my son studies hard. pray that if he fails, his father will not be harsh => My son studies hard.
missed the bus and its not even 9am => I missed the bus.
my friend likes her too. i guess => My friend likes her too.
laid off after 22 years by a video call that lasted four minutes => I was laid off after twenty-two years by a video call that lasted four minutes.
he sat with me till the ambulance came, never got his name => I never got his name.
my brother travelled in March. God should please let him call => My brother travelled in March.
I eat lunch in my room so nobody sees me on my own => I eat lunch in my room, so nobody sees me on my own.
our grandmother fed everyone. She argued with everyone, and then she passed the cake => Our grandmother fed everyone. She argued with everyone, and then she passed the cake.
`

describe('putting in order what ordinary people write', () => {
  it.each(
    SAID.trim()
      .split('\n')
      .map((line) => line.split(' => ') as [string, string]),
  )('“%s” is said as “%s”', (context, said) => {
    expect(restate(context, { name: null, isSaid: false })?.full).toBe(said)
  })
})
