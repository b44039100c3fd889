/**
 * What people call each person, by key. “_” joins words; “*” before a word means that it counts only after “my”, “the”
 * and the like (“patient” is also a virtue, “pop” a kind of music).
 */
export const KIN = `
mother: mother mom mum mam mama mommy mummy momma mumma amma ammi *mamma *ma *mami *maman foster_mother *birth_mother
father: father dad papa daddy *dada *pa *pop *pops *baba *da *appa foster_father
parents: parents *folks
stepmother: stepmother stepmom stepmum step_mother step_mom step_mum
stepfather: stepfather stepdad step_father step_dad
mother-in-law: mother_in_law mom_in_law mum_in_law *mil
father-in-law: father_in_law dad_in_law *fil
parents-in-law: parents_in_law in_laws inlaws
wife: wife wifey *missus *wifes
husband: husband hubby hubs *hubbie
partner: *partner *fiance *fiancé *fiancee *fiancée fiance fiancee *spouse *other_half *better_half *significant_other
girlfriend: girlfriend gf girl_friend
boyfriend: boyfriend bf boy_friend
son: son *boy stepson step_son foster_son baby_boy *unborn_son
sons: sons *boys stepsons
daughter: daughter *girl stepdaughter step_daughter foster_daughter baby_girl
daughters: daughters *girls stepdaughters
son-in-law: son_in_law *sil
daughter-in-law: daughter_in_law *dil
child: *child *kid *toddler *little_one *teenager *teen *youngest *eldest *oldest *firstborn *year_old *stepchild *kiddo
children: children kids *babies *teenagers *teens *toddlers *little_ones *kiddos *stepkids *stepchildren *year_olds
baby: *baby newborn *unborn_child *infant *preemie
twins: twins *triplets
brother: brother bro step_brother stepbrother half_brother baby_brother *twin_brother
brothers: brothers *bros stepbrothers
sister: sister *sis sis step_sister stepsister half_sister baby_sister *twin_sister
sisters: sisters stepsisters
siblings: siblings
brother-in-law: brother_in_law *bil
sister-in-law: sister_in_law
grandmother: grandmother grandma gran *nan nana granny grammy nanna gramma *nanny abuela *abuelita *oma *nonna *lola *babushka *nani *dadi grandmom grandmum great_grandmother great_grandma *teta *halmoni
grandfather: grandfather grandpa grandad granddad gramps *grampa *pawpaw *papaw abuelo *opa *nonno *lolo *granpa great_grandfather great_grandpa *gramp *nana_ji
grandparents: grandparents
grandson: grandson
granddaughter: granddaughter
grandchild: grandchild *grandbaby *grandkid
grandchildren: grandchildren grandkids *grandbabies *grandsons *granddaughters
aunt: aunt auntie aunty tia *tía great_aunt
uncle: uncle *tio *tío great_uncle
niece: niece
nephew: nephew
cousin: cousin *cuz
cousins: cousins
family: *family *household *loved_ones *nearest_and_dearest
extended-family: extended_family wider_family relatives aunties *whole_clan family_reunion aunts uncles nieces nephews
friend: *friend bestie bff *buddy *mate *pal *roommate *flatmate *housemate
friends: friends besties *buddies *mates *pals *roommates
neighbour: *neighbour *neighbour_lady
neighbours: *neighbours
colleague: *colleague *co_worker *workmate *work_friend *business_partner *teammate
colleagues: *colleagues colleagues co_workers *workmates *team *staff *crew
boss: *boss *manager *supervisor *line_manager *employer
teacher: *teacher *professor *prof *tutor *lecturer
pupil: *pupil *student
pupils: *pupils *students *class
patient: *patient
patients: *patients patients
stranger: *stranger
dog: *dog *puppy *pup *doggo *doggy *labrador
cat: *cat *kitten *kitty *kittys
animal: *pet *horse *hamster *rabbit *bunny *parrot *guinea_pig *bird *pony *cow *goat *tortoise *fur_baby pet_rabbit
animals: *animals *dogs *pets *cats *horses *chickens *cattle *sheep *herd *goats *livestock
me: myself
`

/** Somebody of another’s is somebody of mine: “my wife’s mother”. What is not here is nobody we can name. */
export const DERIVED = `
wife,husband mother=mother-in-law
wife,husband father=father-in-law
wife,husband parents=parents-in-law
wife,husband brother=brother-in-law
wife,husband sister=sister-in-law
mother,father mother=grandmother
mother,father father=grandfather
mother,father parents=grandparents
mother,father sister=aunt
mother,father brother=uncle
son,daughter,child son=grandson
son,daughter,child daughter=granddaughter
son,daughter,child baby=grandchild
son,daughter,child child=grandchild
son,daughter,children children=grandchildren
brother,sister son=nephew
brother,sister daughter=niece
brother wife=sister-in-law
sister husband=brother-in-law
son wife=daughter-in-law
daughter husband=son-in-law
uncle,aunt son=cousin
uncle,aunt daughter=cousin
mother husband=stepfather
father wife=stepmother
`

/** Two together are one: “mum and dad”. */
export const TOGETHER = `
mother father=parents
grandmother grandfather=grandparents
brother sister=siblings
brothers sisters=siblings
son daughter=children
sons daughters=children
dog cat=animals
animals animals=animals
wife children=family
husband children=family
wife son=family
wife daughter=family
husband son=family
husband daughter=family
partner children=family
parents siblings=family
cousins extended-family=extended-family
extended-family extended-family=extended-family
family friends=family
`
