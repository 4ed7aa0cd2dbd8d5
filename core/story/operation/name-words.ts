/** What a name is of a noun, "opening and draining of a pocket of pus", is what was done: "a procedure to open and drain …". */
export function asProcedure(name: string): string {
  const said = withVerbFirst(name);
  const [whole, first = '', second, particle = '', rest = ''] =
    /^(\p{Ll}+ing)(?:(?:,| and) (\p{Ll}+ing))?((?: (?:in|out|off|away|up))?(?: (?:of|from))?) (.+)$/u.exec(said) ?? [];
  const base = doing[first];
  if (whole === undefined || base === undefined) return said.startsWith('a procedure') ? said : withArticle(said);
  const and = second === undefined ? '' : doing[second];
  if (and === undefined) return withArticle(said);
  const words = particle.replace(/ of$/, '');
  return `a procedure to ${base}${and === '' ? '' : ` and ${and}`}${words} ${withArticle(rest)}`;
}

const deeds: Readonly<Record<string, string>> = {
  repair: 'repair',
  removal: 'remove',
  evacuation: 'take out',
  drainage: 'drain',
  exploration: 'look inside',
  closure: 'close',
  insertion: 'put in',
  placement: 'put in',
  implantation: 'put in',
  replacement: 'replace',
  release: 'release',
  reconstruction: 'rebuild',
  correction: 'correct',
  revision: 'redo',
};
const deedWords = Object.keys(deeds).join('|');
const deedFirst = new RegExp(`^(${deedWords}) of (?!an? (?:${deedWords}))(.+)$`);
const deedLast = new RegExp(
  `^(?:an? )?((?:(?!of |with |and |for |to )[\\p{L}\\d()/'-]+ ){1,6})(${deedWords})((?: (?:on|in|at) (?:the|both|your) .*)?)$`,
  'u',
);

/** "outer retinacular": what it describes is missing. */
const isDescribing = (words: string): boolean =>
  /(?:[aeiou]l|[aeiu]r|ic|ary|ous|ive|ior)$/.test(words) &&
  !/\b(?:scar|tear|ear|femur|tumor|liver|bladder|canal|vessel|ulcer|cancer|nail|ventricular|finger)$/.test(words);

/** "repair of a nerve" and "nerve repair" are "a procedure to repair a nerve". */
function withVerbFirst(said: string): string {
  const [, first, what = ''] = deedFirst.exec(said) ?? [];
  if (first !== undefined && !isDescribing(what.split(/ and | with |, /)[0] ?? ''))
    return `a procedure to ${deeds[first] ?? ''} ${withArticle(what)}`;
  const [, thing = '', last, where = ''] = deedLast.exec(said) ?? [];
  if (
    last === undefined ||
    isDescribing(thing.trim()) ||
    / in /.test(thing) ||
    /^(?:surgery|partial|total|open|a procedure)\b/.test(thing)
  )
    return said;
  return `a procedure to ${deeds[last] ?? ''} ${withArticle(thing.trim())}${where}`;
}

const doing: Readonly<Record<string, string>> = {
  putting: 'put',
  placing: 'place',
  cutting: 'cut',
  taking: 'take',
  freeing: 'free',
  opening: 'open',
  draining: 'drain',
  cleaning: 'clean',
  setting: 'set',
  closing: 'close',
  removing: 'remove',
  joining: 'join',
  repairing: 'repair',
  washing: 'wash',
  scraping: 'scrape',
  tying: 'tie',
  stripping: 'strip',
  sealing: 'seal',
  releasing: 'release',
  reshaping: 'reshape',
  shaving: 'shave',
  lengthening: 'lengthen',
  tightening: 'tighten',
  widening: 'widen',
  stretching: 'stretch',
  smoothing: 'smooth',
  trimming: 'trim',
  shortening: 'shorten',
  destroying: 'destroy',
  injecting: 'inject',
  checking: 'check',
};

/** "pelvic mass" is "a pelvic mass": a thing that can be counted has its article inside a sentence. */
export function withArticle(said: string): string {
  const words = said.split(' ');
  const [first = ''] = words;
  if (bodyPart.test(said)) return `the ${said}`;
  if (/^(?:an?|the|your|his|her|their|some|any|no|both|one|two|three|four|multiple|several|many|\d\S*)$/i.test(first))
    return said;
  const end = words.findIndex(
    (word) =>
      /^(?:of|in|on|with|without|at|off|over|through|under|inside|around|behind|between|near|above|below|using|showing|due|because|from|to|for|after|by|and|or|that|which|\(.*)$/.test(
        word,
      ) || /[,;:)]$/.test(word),
  );
  const last = end === -1 ? words.length - 1 : /[,;:)]$/.test(words[end] ?? '') ? end : end - 1;
  const head = words[last]?.toLowerCase().replace(/[^\p{L}]/gu, '') ?? '';
  return countable.has(head) ? `${/^[aeio]|^u(?!ni|re|te)/i.test(first) ? 'an' : 'a'} ${said}` : said;
}

/** Of what a body has one at a place: "the knee". */
const bodyPart =
  /^(?:(?:left|right|upper|lower) )*(?:knee|hip|shoulder|elbow|wrist|hand|foot|ankle|leg|arm|eye|eyelid|ear|eardrum|nose|mouth|jaw|throat|neck|back|spine|chest|breast|heart|lung|stomach|bowel|bladder|womb|vagina|prostate|kidney|liver|spleen|gallbladder|appendix|penis|scrotum|thyroid|brain|skull|belly|nail|nail bed)$/;

const countable = new Set(
  'abscess aneurysm angiogram appliance ball band biopsy blockage bone bump bunion button cast catheter cyst defect deformity device disc disk drain fistula flap fracture graft growth hernia history implant infection injury insufficiency laceration lens lesion line lump mass mole neoplasm nerve nodule obstruction pacemaker piercing plate polyp port pouch pregnancy procedure rod rupture scar screw shunt splint stent stone stricture syndrome tear tendon test thrombus tooth tube tumor ulcer wound'.split(
    ' ',
  ),
);
