/** The forms of a verb, in the order in which `inflections` names them. */
export const inflections = ['base', 'third', 'past', 'participle', 'ing'] as const;
export type Inflection = (typeof inflections)[number];

/** base: third, past, participle, ing. Regular verbs are not listed. */
const irregular: ReadonlyMap<string, readonly [string, string, string, string]> = new Map(
  `be is was been being; have has had had having; do does did done doing; go goes went gone going; get gets got got getting
give gives gave given giving; take takes took taken taking; make makes made made making; come comes came come coming
become becomes became become becoming; begin begins began begun beginning; see sees saw seen seeing; find finds found found finding
feel feels felt felt feeling; tell tells told told telling; say says said said saying; keep keeps kept kept keeping
bring brings brought brought bringing; think thinks thought thought thinking; know knows knew known knowing; let lets let let letting
put puts put put putting; cut cuts cut cut cutting; set sets set set setting; hurt hurts hurt hurt hurting; shut shuts shut shut shutting
run runs ran run running; show shows showed shown showing; grow grows grew grown growing; draw draws drew drawn drawing
undergo undergoes underwent undergone undergoing; arise arises arose arisen arising; rise rises rose risen rising; fall falls fell fallen falling
lie lies lay lain lying; lay lays laid laid laying; lead leads led led leading; leave leaves left left leaving; lose loses lost lost losing
mean means meant meant meaning; meet meets met met meeting; read reads read read reading; send sends sent sent sending; sit sits sat sat sitting
sleep sleeps slept slept sleeping; speak speaks spoke spoken speaking; spread spreads spread spread spreading; stand stands stood stood standing
stick sticks stuck stuck sticking; swell swells swelled swollen swelling; wear wears wore worn wearing; hold holds held held holding
break breaks broke broken breaking; drink drinks drank drunk drinking; eat eats ate eaten eating; drive drives drove driven driving
bleed bleeds bled bled bleeding; breathe breathes breathed breathed breathing; write writes wrote written writing; understand understands understood understood understanding
stop stops stopped stopped stopping; plan plans planned planned planning; admit admits admitted admitted admitting; refer refers referred referred referring
prep preps prepped prepped prepping; drop drops dropped dropped dropping; tap taps tapped tapped tapping; clip clips clipped clipped clipping; thin thins thinned thinned thinning
trim trims trimmed trimmed trimming; occur occurs occurred occurred occurring; wean weans weaned weaned weaning; pass passes passed passed passing`
    .split(/[;\n]/)
    .map((row) => row.trim().split(' '))
    .map(([base = '', third = '', past = '', participle = '', ing = '']) => [base, [third, past, participle, ing]]),
);

/** One form of a phrase that begins with a verb: "take out" in the past is "took out". */
export function inflect(phrase: string, inflection: Inflection): string {
  if (inflection === 'base') return phrase;
  const [verb = '', ...rest] = phrase.split(' ');
  return [inflectVerb(verb, inflection), ...rest].join(' ');
}

function inflectVerb(verb: string, inflection: Exclude<Inflection, 'base'>): string {
  const known = irregular.get(verb);
  if (known !== undefined) return known[['third', 'past', 'participle', 'ing'].indexOf(inflection)] ?? verb;
  const endsInY = /[^aeiou]y$/.test(verb);
  if (inflection === 'third') {
    if (endsInY) return `${verb.slice(0, -1)}ies`;
    return /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
  }
  if (inflection === 'ing') return verb.endsWith('ie') ? `${verb.slice(0, -2)}ying` : `${withoutE(verb)}ing`;
  if (endsInY) return `${verb.slice(0, -1)}ied`;
  return verb.endsWith('e') ? `${verb}d` : `${verb}ed`;
}

const withoutE = (verb: string): string => (/[^eoy]e$/.test(verb) ? verb.slice(0, -1) : verb);

/** The regular plural of a noun phrase, at its head: "area of bleeding" is "areas of bleeding". */
export function pluralOf(phrase: string): string {
  const head =
    /^(.*?)(?= (?:of|in|on|at|with|from|to|for|around|under|over|inside|near|by|into|without|between) |$)/.exec(
      phrase,
    )?.[0] ?? phrase;
  return pluralOfWord(head) + phrase.slice(head.length);
}

function pluralOfWord(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  return `${word}s`;
}

/** All third-person forms that are not made by adding an s. */
export const irregularBases: ReadonlyMap<string, string> = new Map(
  [...irregular].map(([base, [third]]) => [third, base]),
);
