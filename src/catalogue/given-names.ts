/**
 * Given names that are often written in lower case and would pass for words otherwise. Names that are words first (grace,
 * hope, mark, rose) are left out.
 */
const NAMES = `
  aaliyah aaron abby abdul abdullah abigail abraham adam adrian adriana agnes ahmad ahmed aisha albert alejandro
  aleksandr alex alexander alexandra alexis alfred alice alicia alison allison amanda amelia amelie amina amir amy
  anastasia andre andrea andreas andrew andrey angela angelina anita anjali anna anne annie anthony anton antonio arjun
  arthur ashley ashok audrey ava barbara beatrice becky benjamin bernard beth bethany betty beverly bianca billy bobby
  brandon brayden brenda brian bridget brittany bruce bryan caleb camila carl carla carlos carmen carolina caroline
  catherine cathy cecilia chad charles charlie charlotte cheryl chidi chloe chris christina christine christopher cindy
  claire clara claudia colin connor courtney craig cynthia daisuke dan daniel daniela danielle danny dave david debbie
  deborah deepak denise dennis derek diana diane diego dmitri dominic donald donna doris dorothy doug douglas duncan
  dylan eddie edith edward edwin eileen elaine eleanor elena elias elijah elizabeth ella ellen ellie emily emma emmanuel
  eric erica ernest esther ethan eugene eva evan evelyn evie fatima felicity fernando fiona florence frances francesca
  francis fred frederick freya gabriel gabriela gary geoffrey george georgia gerald gina giovanni giulia gordon greg
  gregory guillermo gustavo hannah harold harper harriet harry hassan hector heidi helen henry hiroshi howard hugo
  hussein ian ibrahim idris ignacio igor ines ingrid irene irina isaac isabel isabella isla ivan jack jackie jacob
  jacqueline jake jamal james jamie jane janet janice jared jasmine jason javier jayden jean jeff jeffrey jennifer jenny
  jeremy jerry jesse jessica jill jim jimmy joan joanna joanne joe joel john johnny jonathan jordan jorge jose joseph
  joshua josie joyce juan judith judy julia julian julie julien justin karen karim karin karl kate katharine katherine
  kathleen kathy katie kavita kayla keith kelly kenji kenneth kevin khadija khalid kieran kim kimberly kofi kristen
  kumar kwame kyle larry laura lauren laurence layla leah leila lena leo leon leonard leslie lewis liam linda lisa liz
  logan lois louis louise luca lucas lucy luis luisa luke lydia lynn madison magdalena mahmoud malcolm manuel marcel
  marcia marco marcus margaret maria marie marilyn mario marion marta martha martin mary maryam mason matthew maureen
  maurice maya megan mehmet melanie melissa mia michael michele michelle miguel mike mikhail miriam mohamed mohammad
  mohammed moises molly monica muhammad nadia nancy naomi natalia natalie natasha nathan nathaniel neil ngozi niamh
  nicholas nicole nigel nikhil nikolai nina noah noel nora norman olga olivia olivier omar oscar osman pablo paige pam
  pamela patricia patrick paul paula paulo pavel pedro peggy penelope peter philip philippe phillip phyllis pierre pooja
  priya priyanka rachel rafael rahul raj rajesh ralph ramon randy rania raquel ravi ray raymond rebecca regina reza
  ricardo richard rita robert roberta roberto rodrigo roger roland ronald ronnie rosa roxanne ruben rudolf russell ruth
  ryan sadia salma sam samantha samir samuel sandra sanjay santiago sara sarah saul scott sean sebastian sergei sergio
  seth shannon sharon sheila shirley silas simon simone siobhan sofia sonia sophia sophie stacy stanley stefan stephanie
  stephen steve steven stuart sunita susan suzanne sylvia tamara tania tanya tara teresa terry theodore theresa thomas
  tiffany tim timothy tina todd tom tomas tommy tony tracy travis trevor tyler ursula valentina valerie vanessa vera
  veronica victoria vijay vincent virginia vivian vladimir walter wanda wayne wendy wilhelm william xavier yasmin
  yolanda yosef yuki yusuf yvonne zachary zainab zara zoe`

const names = new Set(NAMES.trim().split(/\s+/))

/**
 * Whether a word in lower case is a common given name, also as a part (“mary-jane”) or with an “s” whose apostrophe was left
 * out (“ruths”).
 */
export const hasGivenName = (word: string): boolean =>
  word.split(/['’-]/).some((part) => names.has(part) || names.has(part.replace(/s$/, '')))
