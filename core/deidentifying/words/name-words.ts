/** Names of people that English also has as words. Those of the first list are hardly ever meant as words when they have a capital. */
const mostlyNames =
  'john johnny jack joey jimmy bobby billy tony bob tom tommy charlie mike mickey mick peter nick ted teddy martin phoebe matt brad sue carol lily kitty ' +
  'sally rick ricky hank drew sandy maria terry chuck josh barney noel meg felicity ken wade wally mason griffin daisy troy holly heather randy patty lance ' +
  'smith johns rogers sanders brooks carter miller cooper chandler walker tucker turner baker bailey dean duke fanny jasmine marge barbie hardy beck ' +
  'jean ana jane jerry jess jill ben benny ruth nancy charlotte clarence collins cole dexter donna gilbert henry holden kelly kent kyle lambert lewis logan louis marc marcel ' +
  'matt mavis maxwell milo morris murphy otto palmer perry reed reeves robin ruth shaw shelly spencer tammy victoria watts wells wheeler anna amie ara barton ' +
  'benedict benjamin bertha beth brent brock burgess burke burns burton carl chapman christie daphne downs fletcher franklin garth goodman harper hayward holt hooper ' +
  'hurley hurst jo johannes louis lowery luce mara marguerite melton merle merlin mills nelly parsons penna peters prentice robbin sal serena sims skinner slater spence ' +
  'stokes summers tess tod tracy underwood venetia vesta weber weeks wilder winters waring rosemary harry roger stanley sidney trey valentina veronica wright graham ' +
  'griffith garland garner garrison mercer sawyer tanner warner lynch pierce quincy piper felicia clementine angelica gabby mona mimi lola dolly molly polly peggy patsy annie ' +
  'bertie alfred emma emily ella eva iona tina nina gina rita zoe zara leo theo hugo';

const wordsToo =
  'grace rose may june april august summer autumn dawn hope faith joy love young bishop hunter bell ball brown white black green gray grey gold silver wood woods stone rock ' +
  'king prince queen knight lord earl baron pope abbott deacon church temple cross cook fisher ford foster fox freeman fuller gardener grant graves hall hart ' +
  'hood hunt lamb lane law long short small little strong sharp rich poor wise swift stern savage sweet good moody hardy noble royal sterling ' +
  'marsh moon moss page park parks porter potter powers price rice rivers rush sears shepherd snow sparks spears stark steel swan thorn ' +
  'wall walls ward warren waters weaver west winter wolf worth york north day night noon christmas easter valentine story field fields forest forester bush berry cherry ' +
  'olive violet lilac ivy iris fern hazel laurel willow poppy lotus basil ginger sage heath clay cliff glen dale brook bay beach hill mount lake river rain sky star storm ' +
  'mark will bill art frank pat ray rob sue gene earl ernest grant guy jay jock lance max miles nick norm pat pearl penny peg ruby amber jade opal crystal ' +
  'victor virginia georgia carolina florence paris austin jordan jackson madison lincoln dakota chelsea brittany india china chad israel ' +
  'constance charity chastity clement clemency felicity harmony honor honour justice liberty mercy patience prudence verity trinity melody serenity destiny precious ' +
  'angel christian angela bonnie buddy bud candy carmen celeste chance chase cherish colt cotton dale darling dusty eve everest flora gale hank ' +
  'happy haven heaven honey hyacinth jewel juniper kitty lacey lark lily lolly lucky major marina marine marvel mason maverick melody mercury merit misty myrtle nova ocean ' +
  'peace phoenix pierce pilgrim rainbow raven reed reign robin roman rowan royce rusty sandy saint sandy savannah sherry sienna skip sparrow sunday sunny tad tiger ' +
  'tuesday wednesday friday monday van vance wren zephyr blessing goodness gift comfort fortune goodluck sunday innocent godsend god blessed favour favor marvelous wisdom victory ' +
  'archer bacon barber barker barnes bass bean beard bird bond booth bowman brewer bridges buck burr butler byrd cage cannon carpenter case cash chamberlain chambers coffee cox ' +
  'crane crow curry daily dancer day dear drake dyer eagle england english farmer farrow finch flowers flynn forbes fountain french frost fry gay gentry gill goldsmith gore ' +
  'grove hale ham hand hare harper hawk hay head herring hickey hicks high hogan holiday holland holly horn house huff hull hurt irons ivory james jolly jones judge keen key ' +
  'kirk land leach lee levy light link lock lucas lynn mace major mann marks marshall mason may mead merchant mercer money moore moses nail nash newton new noel oaks ' +
  'oliver page pace paine parrish payne peacock pike pitt pitts plant plum pollard pool post pound pratt pride proctor purple quick rand reader reddy redd riddle ring rivers roach rode rowe rust ' +
  'salt sellers sexton shah sheets shields silver singer singh single skinner slaughter sloan snell sommer son spring squire steward stewart stiles stout street strange street ' +
  'sultan tally taylor teal thatcher tidwell town trout tyler tuck underhill valentine vale vane vaughn viola viper wade waller wash webb weir weller wells westwood wheat whitehead ' +
  'wilde wilds winn witt worley wynn yates yancey yoder bright boon bloom blossom boone bolt bone bow bower brand bray chin chow chu dang do doe dung duty ha hong hung lam lan ' +
  'lang lien lin ling long lung ma man mai min my ng pan phan pong quang sang sing son song su sung tam tan tang thang tong tran tuan van wan wen woo wu yang yee yen yin yong you yuan yung';

const mostly = new Set(mostlyNames.split(' '));
const too = new Set(wordsToo.split(' '));

export type NameWord = 'name' | 'both' | undefined;

/** Whether people are called by this English word: hardly anything else is ('name'), or it is used for both. */
export const nameWord = (lower: string): NameWord => (mostly.has(lower) ? 'name' : too.has(lower) ? 'both' : undefined);
