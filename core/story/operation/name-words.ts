/** What a name is of a noun, "opening and draining of a pocket of pus", is what was done: "a procedure to open and drain …". */
export function asProcedure(said: string): string {
  const [whole, first = '', second, particle = '', rest = ''] =
    /^(\p{Ll}+ing)(?:(?:,| and) (\p{Ll}+ing))?((?: (?:in|out|off|away|up))?(?: (?:of|from))?) (.+)$/u.exec(said) ?? [];
  const base = doing[first];
  if (whole === undefined || base === undefined) return withArticle(said);
  const and = second === undefined ? '' : doing[second];
  if (and === undefined) return withArticle(said);
  const words = particle.replace(/ of$/, '');
  return `a procedure to ${base}${and === '' ? '' : ` and ${and}`}${words} ${withArticle(rest)}`;
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

const countable = new Set(
  'abscess aneurysm angiogram appliance ball band biopsy blockage bone bump bunion button cast catheter cyst defect deformity device disc disk drain fistula flap fracture graft growth hernia history implant infection injury insufficiency laceration lens lesion line lump mass mole neoplasm nerve nodule obstruction pacemaker piercing plate polyp port pouch pregnancy procedure rod rupture scar screw shunt splint stent stone stricture syndrome tear tendon test thrombus tooth tube tumor ulcer wound'.split(
    ' ',
  ),
);
