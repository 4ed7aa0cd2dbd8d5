type Rule = readonly [RegExp, string];
const apply = (text: string, rules: readonly Rule[]) =>
  rules.reduce((said, [pattern, words]) => said.replace(pattern, words), text);

/** Looks that mean the same, so that the rules that follow know one of them. */
export const plainSigns = (text: string): string =>
  apply(text, [
    [/[\u00A0\u2000-\u200A\u202F]/gu, ' '],
    [/[\u00AD\u200B-\u200D\uFEFF]/gu, ''],
    [/[\u2010\u2011\u2212]/gu, '-'],
    [/\u2044/gu, '/'],
    [/\s+/gu, ' '],
    // ISMP: a number below one is never without its zero.
    [/(?<![\d\p{L}.])\.(?=\d)/gu, '0.'],
  ]);

/** A minus is said, for many voices leave it out. After a letter or a digit it is a hyphen. */
export const sayMinus = (text: string): string =>
  apply(text, [
    [/\(\s?\+\s?\)/gu, ' positive'],
    [/\(\s?[-–]\s?\)/gu, ' negative'],
    // Not at the head of "-2 tablets", where it opens a line of a list.
    [/(?<=^|[\s([:=<>≤≥]|\d\s?–)[-–](?=\d)(?!(?<=^.)\d+ \p{L}{4})/gu, 'minus '],
  ]);

/** Between sizes "x" is "by"; elsewhere it is "times". */
export const sayTimes = (text: string): string =>
  apply(text, [
    [/[x×*]\s?10\s?\^\s?(\d+)/gu, 'times 10 to the power of $1'],
    [/(?<![\d.])10\^(\d+)/gu, '10 to the power of $1'],
    [/(?<=\d|meters?)\s?[x×]\s?(?=\d)/gu, ' by '],
    [/(?<=\d)[x×](?![\p{L}\d])/gu, ' times'],
    [/(?<![\p{L}\d])[x×]\s?(?=\d)/gu, 'times '],
  ]);

export const sayComparators = (text: string): string =>
  apply(text, [
    [/\s?(?:-+>|→|⟶|➔|⇒)\s?/gu, ', then '],
    [/\s?(?:<=|=<|≤|⩽)\s?/gu, ' at most '],
    [/\s?(?:>=|=>|≥|⩾)\s?/gu, ' at least '],
    [/\s?<\s?(?=\d|minus)/gu, ' less than '],
    [/\s?>\s?(?=\d|minus)/gu, ' more than '],
    [/\s?(?:±|\+\/-)\s?/gu, ' plus or minus '],
    [/\s?[~≈∼]\s?(?=\d)/gu, ' about '],
  ]);

const greek: Record<string, string> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  Δ: 'delta',
  ε: 'epsilon',
  κ: 'kappa',
  λ: 'lambda',
  µ: 'mu',
  σ: 'sigma',
  ω: 'omega',
};

/** What is left: signs that a voice would leave out, or read by their names. */
export const saySigns = (text: string): string =>
  apply(text, [
    [/\s?°\s?C\b/gu, ' degrees Celsius'],
    [/\s?°\s?F\b/gu, ' degrees Fahrenheit'],
    [/\s?°/gu, ' degrees'],
    [/(?<=\d) ?(?=[½¼¾])/gu, ' and '],
    [/½/gu, ' one half'],
    [/¼/gu, ' one quarter'],
    [/¾/gu, ' three quarters'],
    [/#\s?(?=\d)/gu, 'number '],
    [/\s?&\s?/gu, ' and '],
    [/\band\/or\b/giu, 'and or'],
    [/\b(he|his|him|yes|s)\/(she|hers?|he|no)\b/giu, '$1 or $2'],
    [/(?<=\p{L}{3})\s?\/\s?(?=(?:day|week|month|year|hour)\b)/gu, ' per '],
    [/(?<=\p{L})\s?\/\s?(?=\p{L})/gu, ', '],
    [/(?<=\b[1-5])\+(?=[\p{L}\d])/gu, ' plus '],
    [/(?<=\b[1-4])\+/gu, ' plus'],
    [/(?<=\S)\s\+\s(?=\S)/gu, ' plus '],
    [/(?<!\S)\+(?=\d)/gu, 'plus '],
    [/(?<=\S)\s?=\s?(?=\S)/gu, ' equals '],
    [/↑\s?/gu, 'increased '],
    [/↓\s?/gu, 'decreased '],
  ])
    .replace(/[αβγδΔεκλµσω]/gu, (letter) => greek[letter] ?? letter)
    .replace(/^\s*[-–—*•·▪●◦■►➢✓]\s+/u, '')
    .replace(/[•·▪●◦■►➢✓|_*]+|-{2,}|={2,}/gu, ' , ')
    // A dash between words is a pause; many voices run over it.
    .replace(/(?<=[^\s\d])\s[-–—]\s|\s?—\s?|(?<=\p{L})–(?=\p{L})/gu, ', ');

/** No gaps in front of a pause, and no pause twice. */
export const tidied = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/\s+(?=[,.;:!?)\]](?!\d))|(?<=[([])\s+/gu, '')
    // Two columns without a gap, but not the groups of "10 000".
    .replace(/(?<=\d) (?=\d)(?!\d{3}(?!\d))/gu, ', ')
    .replace(/(?:,\s*){2,}/gu, ', ')
    .replace(/^[\s,]+|[\s,]+$/gu, '')
    .replace(/([:;.!?(]),(?!\d)/gu, '$1');
