/** Messages of several sentences: who and what the prayer is for, beside what is only told with it. */
export const STORIES = String.raw`
my nan goes in for her hip on thursday, shes 84. she keeps labelling things in the freezer for us. please pray the surgeon has a good nights sleep => surgery/grandmother thursday not:surgery/us
My daughter and I haven't spoken since the wedding. I said a thing about his family I should not have said and I've written four letters. She is expecting in October. => estrangement/daughter not:pregnancy
For my husband Tunde who has his visa interview at the embassy. We have been married two years and lived in the same house for only eleven weeks of it. => immigration/husband name:Tunde now not:anniversary
I made a mistake at work and someone else got the blame for it. I have until Monday's meeting to say so. I know what I have to do, I'm just asking for the guts to do it, and that I dont lose my job because my mum's rent comes out of my wages => hard-work/me monday not:debt-and-money,thanks-for-good-news,job-loss,decision
i got the apprenticeship!!!! 1st person in my family to get one, mum cried in tesco => new-job/me
the diocese will decide in November whether to close our village church => none not:decision
my teacher in Kandy, whose sight is going => disability/teacher now
theres this girl in my bible study => someone/daughter not:study
starting chemo monday. I'm not scared of dying, I'm scared of the needle => cancer monday not:dying
help my son find a friend at his new school. He eats lunch in the library. => new-school/son not:meal,new-school/friend
Thank you for my new kidney and for the family who said yes on the worst day of their lives. => thanks-for-recovery/me not:dying,wedding
I want to quit smoking for my kids => addiction/me not:addiction/children
please watch over my little brother => someone/brother
first grandchild due any day!! => pregnancy not:pregnancy/grandchild
the doctors say my wife has six months => dying/wife
Asking for rain. The dam is at 8 percent => drought
I have been passed over for promotion again => none not:new-job,thanks-for-good-news
my parents are reconciled, my brother is sober => someone/parents recovery/brother now
please pray i dont lose my job => none not:job-loss,thanks-for-good-news
She lands at Heathrow on the 14th, terminal 4. => none not:dying
I just sat on the back step with a cup of tea => none not:exam
Rent is due friday and Im short 240. Already borrowed from my brother last month => debt-and-money friday not:someone/named
I've been in this city since September and I still haven't made one friend. I eat lunch in my room => loneliness/me not:meal
It would have been our 41st anniversary today. I made her lemon cake anyway => anniversary-of-a-death today now not:anniversary
I took money from the till last year when things were bad. I still think about it most nights => guilt/me not:debt-and-money
`
