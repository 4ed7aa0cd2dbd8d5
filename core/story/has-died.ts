/** Whether a paper tells that its patient has died: then the family is spoken to, for nobody else can read it. */
export const hasDied = (text: string): boolean =>
  died.test(text) ||
  [...text.matchAll(diedLater)].some(({ index }) => !isOfRelative(text.slice(Math.max(0, index - 240), index + 90)));

/** Whoever else is told of is named: a mother, a brother. "The family was at the bedside" names nobody. */
const isOfRelative = (around: string): boolean => relative.test(around);

const who = '(?:patient|infant|decedent)';
const then = '(?:(?:has|had|then|later|did|subsequently|eventually|unfortunately|ultimately|peacefully|finally) )*';
const died = new RegExp(
  [
    'the decedent|decedent:|the body is that of|cause of death of this|death summary|autopsy report|post-?mortem',
    'verification of death|(?:certificate|certification) of death (?:was )?(?:completed|issued|signed)|not referred to (?:the )?coroner',
    'sorry to (?:let you know|inform you|tell you|report|write) that [^\\n]{1,60} (?:died|passed away)',
    'admitted\\b[^\\n]{0,40}\\d[^\\n]{0,12}\\bdied',
    '(?:time|date)(?: and time)? of (?:the )?(?:death|demise)',
    '(?:was|is|been|were|and) (?:then |subsequently |later )?(?:declared|pronounced) (?:brain )?(?:dead|deceased)',
    '(?:pronounced|declared) (?:brain )?dead|was brain dead|death was (?:pronounced|declared|called)|pronounced (?:his|her) death',
    `(?:${who}|she|he) ${then}(?:expired?|passed away|succumbed|passed peacefully|ceased to breathe)(?! (?:air|gas|volume))`,
    '(?:and|subsequently|then|later|eventually) (?:expired|passed away|succumbed)(?! (?:air|gas|volume))',
    `patient ${then}died|patient is deceased|(?:patient|he|she) was found (?:to be )?dead|terminally extubated`,
    '(?:disposition|condition(?: (?:on|at) discharge)?|discharge status)\\s{0,3}[:-]\\s{0,4}(?:the patient )?(?:expired|deceased|died|morgue|death)',
  ]
    .map((form) => `\\b(?:${form})\\b`)
    .concat(String.raw`(?:^|[.!?\n]\s{0,3})expired (?:at|on|in) `)
    .join('|'),
  'i',
);

/** "She died a few months later": not where the sentence, or the one before it, is about a relative. */
const diedLater =
  /\b(?:she|he|the patient) (?:then |later |subsequently |eventually |unfortunately |peacefully )?died\b|\b(?:extubated|withdrawn|resuscitation|at the bedside|in hospice)\b[^.]{0,40} and (?:then |later )?died\b/gi;
const relative =
  /\b(?:mother|father|brother|sister|son|daughter|husband|wife|spouse|uncle|aunt|cousin|grand\w+|friend|twin|partner|fiancée?)\b/i;
