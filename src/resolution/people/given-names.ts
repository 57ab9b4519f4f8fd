// Short and pet forms of given names, and their spellings, as they are met in Britain: names in one row may be one person's.
// A name may stand in several rows; rows do not chain.

const ROWS = `
alexander alex alec sandy xander al alasdair alastair alistair
alexandra alex sandra sasha lexi ali
alfred alf alfie fred
amanda mandy
andrew andy drew
angela angie ange
ann anne annie anna nan
anthony antony tony ant
archibald archie
arthur art artie
barbara barb babs
benjamin ben benny benji
bernard bernie
bradley brad
callum calum cal
cameron cam
caroline carol carrie caro
catherine katherine kathryn catharine katharine cathryn kate katie cathy kathy kath cath kitty kat
charles charlie chas chuck
charlotte charlie lottie char
christina tina chris chrissie christine
christine chris chrissie christina tina
christopher chris kit topher
clifford cliff
colin col
constance connie
cynthia cindy
daniel dan danny
danielle dani danni
david dave davey davy dai
deborah debra debbie deb debs
denis dennis den
derek derrick
desmond des
diana di diane dianne
dominic dom nic
donald don donnie
dorothy dot dottie dolly
douglas doug dougie
edmund ed eddie ted
edward ed eddie ted teddy ned
edwin ed eddie
eleanor elinor ellie nell nellie ellen leonora
elizabeth elisabeth liz lizzie beth betty eliza libby betsy lisa bess elsie lilibet
emily em emmy
emma em
eric erik
ethel et
eugene gene
evelyn eve evie
florence flo florrie flossie
frances fran frankie fanny
francis frank frankie
frederick fred freddie freddy fredrick
gabriel gabe
gareth gary gaz
gavin gav
geoffrey geoff jeffrey jeff
george georgie
georgina georgia georgie gina
gerald gerry jerry
gerard gerry
gillian gill jill
graham graeme grahame
gregory greg gregg
gwendolen gwen gwendoline
hannah hanna
harold harry hal
harriet hattie harrie
harrison harry
heather heath
helen helena nell ellen
henry harry hal hank
herbert bert herb
hilary hillary
hugh hughie huw
ian iain
irene rene
isabel isabelle isobel bella izzy izzie belle isabella
isabella izzy bella izzie belle isabel isabelle
jacob jake
jacqueline jackie jacqui jacky
james jim jimmy jamie jem
janet jan
jane janie jayne
janice jan
jason jase
jean jeannie jeanne
jennifer jen jenny jenni jenn
jeremy jez jerry
jessica jess jessie
joan joanie
joanna jo joanne
joanne jo joanna
john jon jack johnny jonny ian sean shaun
jonathan jon jonny jonathon john
joseph joe joey
josephine jo josie
joshua josh
joyce joy
judith judy jude
julia jules julie
julian jules
juliet jules juliette
katherine kate katie kathy
kathleen kath kathy katie
kenneth ken kenny
kevin kev
kimberley kim kimberly
lawrence laurence larry laurie lawrie
leonard len lenny leo
leslie les
lesley les
lewis louis lew lou
lillian lilian lily lil
linda lynda lyn lin
louis lou lewis louie
louise lou
lucy lucie lulu
luke lucas
lynne lyn lynn
madeleine maddie madeline mads
malcolm mal malc
margaret maggie meg peggy marge margie madge mags greta rita peg
maria marie mary
marjorie marge margie
mark marc
martin martyn marty
martha mattie
mary molly polly may maria marie
matilda tilly tilda mattie
matthew matt matty mathew
maureen mo
maurice morris mo
maxwell max
maximilian max
melanie mel
melissa mel lissa
michael mike mick micky mickey mikey micheal
michelle shell shelly chelle
miriam mim
mohammed muhammad mohammad mohamed mohamad muhammed mo
nancy nan
natalie nat
nathan nat nate
nathaniel nat nate nathan
neil neal niall
nicholas nick nicky nicolas nic
nicola nicky nikki nic
nigel nige
norman norm
oliver ollie olly
olivia liv livvy olive
owen owain
pamela pam
patricia pat patsy tricia trish patty
patrick pat paddy rick
paul paulie
pauline paula
penelope penny
peter pete
philip phillip phil pip
philippa pip pippa
phyllis phyl
rachel rachael rach
ralph rafe
raymond ray
rebecca becky beck becca bex
reginald reg reggie
richard rick rich dick ricky richie dickie
robert rob bob bobby robbie bert robin
roberta bobbie
roderick rod roddy
rodney rod
roger rodge
roland rollo rolly
ronald ron ronnie
rosemary rose rosie
rosalind ros roz
rupert rup
russell russ
ruth ruthie
samantha sam sammy
samuel sam sammy
sandra sandy
sarah sara sal sally
sebastian seb bas
sharon shaz
sheila shelagh
sidney sid sydney
simon si
sophia sophie sofia soph
sophie sophia soph
stacey stacy
stanley stan
stella stel
stephanie steph stef
stephen steven steve stevie stephan
stewart stuart stu stew
susan sue susie suzie suzanne susannah
suzanne sue suzie
sylvia syl silvia
terence terry terrence tel
theodore theo ted teddy
theresa teresa terry tess tessa tracy
thomas tom tommy
timothy tim timmy
tobias toby
tracey tracy trace
ursula ursie
valerie val
vanessa nessa
veronica ronnie vron
victor vic
victoria vicky vicki tori vikki
vincent vince vin
violet vi
vivian viv vivien vivienne
walter wally walt
wendy wend
wilfred wilf will
william will bill billy willie liam wills
winifred win winnie freda
yvonne eve
zachary zach zac zak
zoe zoey
`;

const rowsOf = new Map<string, Set<number>>();
for (const [row, names] of ROWS.trim().split('\n').entries()) {
  for (const name of names.split(' ')) rowsOf.set(name, (rowsOf.get(name) ?? new Set<number>()).add(row));
}

/** Whether two given names (folded) may be forms of one: William and Bill. */
export function areFormsOfOneName(a: string, b: string): boolean {
  const rows = rowsOf.get(b);
  return rows !== undefined && [...(rowsOf.get(a) ?? [])].some((row) => rows.has(row));
}

/** Whether it is a given name of the table: then a name that differs by a letter is another name, and no slip. */
export function isGivenName(name: string): boolean {
  return rowsOf.has(name);
}
