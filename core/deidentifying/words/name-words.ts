/** Names of people that English also has as words. Those of the first list are hardly ever meant as words when they have a capital. */
const mostlyNames =
  'brady cary curt derrick dieter dirk ed emery hector homer jasper len magnus niles phillip phillips russell serge timothy willy khan lea lulu margarita pia rena rhea savanna sheila vera yasmin colleen beryl blanche christen ines deb ' +
  'nils jordan carmen celeste bonnie brittany chelsea florence lucas lynn oliver marshall taylor tyler stewart vaughn sienna savannah jackson madison marina angela lacey ernest royce sloan kirk peg jay earl carolina flora forbes flynn austin bess roy ' +
  'john johnny jack joey jimmy bobby billy tony bob tom tommy charlie mike mickey mick peter nick ted teddy martin phoebe matt brad carol lily kitty ' +
  'sally rick ricky hank drew sandy maria terry chuck josh barney noel meg felicity ken wade wally daisy holly heather randy patty ' +
  'johns rogers bailey fanny jasmine barbie beck ' +
  'ana jane jill ben benny ruth nancy charlotte clarence cole dexter donna gilbert henry holden kelly kent kyle lambert lewis logan louis marc marcel ' +
  'matt mavis maxwell morris murphy otto palmer perry robin ruth shaw shelly tammy victoria anna amie barton ' +
  'benedict benjamin bertha beth brent brock burgess burke carl chapman daphne fletcher franklin garth goodman hayward ' +
  'hurley jo johannes louis lowery luce mara marguerite melton merle merlin nelly prentice robbin serena sims spence ' +
  'tess tracy underwood venetia vesta rosemary harry roger sidney trey valentina veronica wright graham ' +
  'griffith garland garner garrison pierce quincy felicia clementine angelica gabby mona mimi molly polly peggy patsy annie ' +
  'bertie alfred emma emily ella eva iona tina nina gina rita zoe zara leo theo hugo';

const wordsToo =
  'banks birch stein destiny precious blessing patience smith? baker walker tucker turner carter miller cooper chandler mason weeks wells mills burns winters summers sanders stokes parsons peters reed reeves brooks downs hurst holt skinner slater wheeler watts hardy wilder waring collins dean duke warner hooper mercer sawyer tanner lynch piper stanley burton weber spencer harper griffin marge jean troy lance dolly jess jerry tod milo sue lola ara penna sal christie ray norm don kip marquis dahlia carina emerald sierra marlin buster bates lopes martins marques conti pak pinto abbey aria ester garnet genesis spike blaze marshal grace rose summer autumn dawn hope faith joy love young bishop hunter bell ball brown white black green gray grey wood woods ' +
  'stone rock king prince queen knight lord baron pope abbott deacon cook fisher ford foster fox freeman fuller graves hall ' +
  'hart hood hunt lamb lane law hardy noble al sterling marsh moss park parks porter potter powers price rice rivers rush ' +
  'sears shepherd snow sparks spears stark steel swan thorn wall walls ward warren waters weaver west winter wolf worth york ' +
  'north valentine forest forester bush berry cherry olive violet lilac ivy iris fern hazel laurel willow poppy lotus basil ' +
  'ginger sage heath clay cliff glen dale brook hill frank rob gene guy jock lance miles nick pearl penny ' +
  'ruby amber jade opal crystal victor virginia georgia paris lincoln dakota ' +
  'india china chad israel constance charity chastity clement clemency felicity harmony honor honour mercy ' +
  'prudence verity trinity melody serenity angel christian buddy bud candy chance chase cherish ' +
  'colt darling dusty eve everest gale hank happy haven heaven hyacinth jewel juniper kitty lark lily lolly lucky ' +
  'major marine marvel mason maverick misty myrtle peace phoenix pierce pilgrim raven reed reign robin roman rowan ' +
  'rusty sandy saint sherry sparrow sunny tad van vance wren zephyr goodluck godsend god blessed favour favor ' +
  'archer bacon barber barker barnes bass bean beard bird bond booth bowman brewer bridges buck burr butler byrd carpenter cash ' +
  'chamberlain chambers cox crane curry dancer dear drake dyer eagle england farmer farrow finch flowers ' +
  'fountain french frost fry gay gentry gill goldsmith gore grove hale harper hay hickey hicks hogan holiday holland holly horn ' +
  'huff hull hurt irons ivory james jolly jones keen land leach lee levy mace mann marks mead merchant ' +
  'mercer money moore moses nash newton noel oaks pace paine parrish payne peacock pike pitt pitts pollard pratt pride ' +
  'proctor reddy redd riddle roach rode rowe sellers sexton shah singh skinner slaughter snell sommer spring ' +
  'stiles thatcher tidwell tuck underhill viola wade waller webb weller wells westwood whitehead wilde wilds ' +
  'winn witt worley wynn yates yancey yoder boon bloom blossom boone bower brand bray chin chow chu dang hong lam lan lang lien ' +
  'lin ling ma mai min ng phan pong quang sang su tam tan tang thang tong tran tuan wan wen woo wu yang yee yen yin yong yuan ' +
  'yung';

/** People are called so, but a capital on these words nearly always has another reason. */
const seldomNames =
  'jan jun may june april august gold silver church temple cross gardener grant long short small little strong sharp rich poor wise ' +
  'swift stern savage sweet good moody moon page day night noon christmas easter story field fields bay beach mount lake river ' +
  'sun mar rain sky star storm mark will bill art pat sue max justice liberty cotton honey mercury merit nova ' +
  'ocean rainbow skip sunday tiger tuesday wednesday friday monday goodness gift comfort fortune innocent marvelous ' +
  'wisdom victory cage cannon case coffee crow daily ham hand hare hawk head herring high house judge key light link lock nail ' +
  'new plant plum pool post pound purple quick rand reader ring rust salt sheets shields singer single son squire steward stout ' +
  'street strange sultan tally teal town trout vale vane viper wash weir wheat bright bolt bone bow do doe dung duty ha hung ' +
  'lung man my pan sing song sung you';

const mostly = new Set(mostlyNames.split(' '));
const too = new Set(wordsToo.split(' '));
const seldom = new Set(seldomNames.split(' '));

export type NameWord = 'name' | 'both' | 'seldom' | undefined;

/** Whether people are called by this English word: hardly anything else is ('name'), it is used for both, or seldom for people. */
export function nameWord(word: string): NameWord {
  const lower = /[^a-z]/.test(word) ? word.normalize('NFD').replace(/\p{M}/gu, '') : word;
  if (mostly.has(lower)) return 'name';
  if (too.has(lower)) return 'both';
  return seldom.has(lower) ? 'seldom' : undefined;
}
