import { matchesIn } from '../../kernel/matches-in.ts';
import type { Span } from '../../kernel/span.ts';
import { spellings } from '../../kernel/spellings.ts';
import words from './status-words.json' with { type: 'json' };
import { hasDigit } from '../lines.ts';

/** What a document does with a medicine. `there`: given in the hospital only; `past`: taken before; `before`: of the list of home. */
export type MedicineStatus = keyof typeof words.ahead | keyof typeof words.behind | 'there' | 'before' | 'home';

/** A status and the word of the document that says it: "STOP", "was held". */
export type ToldStatus = { status: MedicineStatus; words: string };

/** What a plan names without a word is asked for in it. */
export const asked: ToldStatus = { status: 'ordered', words: 'plan' };

type Cue = ToldStatus & { span: Span };

const escaped = (phrase: string): string => phrase.replaceAll('.', String.raw`\.`).replaceAll(' ', String.raw`\s{1,2}`);

function cueFinder(side: 'ahead' | 'behind'): (text: string) => Cue[] {
  const statuses = new Map(
    [words.otherLanguages, words[side]].flatMap((byStatus) =>
      Object.entries(byStatus).flatMap(([status, phrases]) =>
        phrases.flatMap(spellings).map((phrase) => [phrase, status as MedicineStatus] as const),
      ),
    ),
  );
  const longestFirst = [...statuses.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\d/'’])(?:[↑↓]|(?:${longestFirst.map(escaped).join('|')})(?![\p{L}\d'’]))`,
    'giu',
  );
  return (text) =>
    matchesIn(text, pattern).map(({ 0: printed, index }) => ({
      status: statuses.get(printed.toLowerCase().replace(/\s+/g, ' ')) ?? 'taken',
      words: printed,
      span: [index, index + printed.length],
    }));
}
export const cuesAhead = cueFinder('ahead');
const cuesBehind = cueFinder('behind');

const halts = new Set<MedicineStatus>(['stopped', 'held', 'past']);
const untaken = new Set<MedicineStatus>(['not_given', 'allergy', 'general']);
const sizes = new Set<MedicineStatus>(['increased', 'decreased', 'changed']);
export const isHalt = ({ status }: { status: MedicineStatus }): boolean => halts.has(status);
/** Not taken by this person, and so no medicine of the list: advised against, weighed, or an allergy. */
export const isUntaken = ({ status }: { status: MedicineStatus }): boolean => untaken.has(status);

const [fillers, ofHeads, breaks, auxiliaries] = [words.fillers, words.ofHeads, words.breaks, words.auxiliaries].map(
  (list) => new Set(list),
) as [Set<string>, Set<string>, Set<string>, Set<string>];
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}/.'’-]+/u)
    .filter((word) => word !== '');
/** Another sentence, or another matter of it. */
const apart = /;\s|\.\s+\p{Lu}/u;
/** Nothing but small words, and at most one other thing that is named beside: "his statin and". */
export const onlyFillers = (gap: string): boolean => {
  if (gap.length > longestGap || apart.test(gap)) return false;
  const others = wordsOf(gap).filter((word) => !fillers.has(word) && !/^\W*(?:\d|$)/.test(word));
  return others.length === 0 || (others.length === 1 && /\p{L}(?:,| and| or)\s+(?:\p{L}{2,5}\.?\s)?$/iu.test(gap));
};
const longestGap = 70;

/** What a sentence says of each of its medicines, in their order; null where it says nothing. */
export function statusesIn(sentence: string, names: readonly Span[]): (ToldStatus | null)[] {
  const ahead = cuesAhead(sentence);
  const behind = cuesBehind(sentence);
  // "Held until the visit: lisinopril"
  const label =
    ahead.find(({ span: [from, to] }) => from <= 4 && /^(?:\s\p{L}+){0,4}\s?[:–—]/u.test(sentence.slice(to))) ?? null;
  const told: (ToldStatus | null)[] = [];
  let carried: ToldStatus | null = null;
  for (const [at, [start]] of names.entries()) {
    const from = names[at - 1]?.[1] ?? 0;
    const gap = sentence.slice(from, start);
    if (carried !== null && swap.test(gap)) {
      // "Change aspirin to clopidogrel": the one is stopped, and the other is new.
      const isSame = nameAt(sentence, names[at - 1]) === nameAt(sentence, names[at]);
      if (carried.status === 'changed' && !isSame) told[at - 1] = withStatusOf(carried, 'stopped');
      if (!isUntaken(carried) && !isSame) carried = withStatusOf(carried, 'ordered');
    } else {
      const own: ToldStatus | null = toldAhead(sentence, ahead, [from, start]);
      carried = own ?? (carried !== null && carries(gap, carried) ? carried : label);
    }
    told.push(carried);
  }
  let shared: ToldStatus | null = null;
  for (let at = names.length - 1; at >= 0; at -= 1) {
    const [, end] = names[at] ?? [0, 0];
    const to = names[at + 1]?.[0];
    const own = toldBehind(sentence, behind, [end, to ?? sentence.length], to !== undefined);
    shared = own ?? (shared !== null && joins(sentence.slice(end, to)) ? shared : null);
    told[at] = ofBoth(told[at] ?? null, shared);
  }
  return told;
}

const nameAt = (sentence: string, span: Span = [0, 0]): string =>
  sentence
    .slice(...span)
    .split(' ')[0]
    ?.toLowerCase() ?? '';
const withStatusOf = (told: ToldStatus, status: MedicineStatus): ToldStatus => ({ ...told, status });
const swap = /^\s(?:[\d.]+\s?m?c?g\s)?(?:\p{L}+\s){0,2}(?:to|with|for|→|->)\s(?:\p{L}{2,9}\s){0,2}$/iu;

/** "aspirin and metoprolol were stopped", "Stop aspirin, lisinopril": nothing else stands between the two. */
const joins = (gap: string): boolean => /^\s*(?:[,/&+]|,?\s?(?:and|or)\b)[\s\p{L}]{0,12}$/iu.test(gap);

/** Whether what is said of one medicine holds for the next one of the sentence. */
const carries = (gap: string, { status }: ToldStatus): boolean =>
  sizes.has(status)
    ? joins(gap)
    : gap.length < 160 && !apart.test(gap) && !wordsOf(gap).some((word) => breaks.has(word));
/** The word that stands ahead of a name, with nothing but small words between: "Increase the dose of her lisinopril". */
function toldAhead(sentence: string, cues: readonly Cue[], [from, to]: Span): ToldStatus | null {
  let told: ToldStatus | null = null;
  let edge = to;
  for (const cue of cues.filter(({ span }) => span[0] >= from && span[1] <= to).reverse()) {
    const gap = sentence.slice(cue.span[1], edge);
    // "which is stopped, vitamin D", "stop taking ibuprofen and use …": said of something else.
    if (!onlyFillers(gap) || (!isUntaken(cue) && (told === null ? /^\s?[,;)]/ : listing).test(gap))) break;
    told = told === null ? cue : outside(cue, told);
    if (denial.test(sentence.slice(Math.max(0, cue.span[0] - 24), cue.span[0]))) told = denied(told);
    edge = cue.span[0];
  }
  told ??=
    cues.findLast(
      ({ span, status, words: { length } }) => isFar(sentence.slice(span[1], to), status, length) && span[0] >= from,
    ) ?? null;
  return told !== null && isConditional.test(sentence.slice(0, to)) ? onlyIf(told) : told;
}

const listing = /,|\band\b/i;

/** "Consider systemic antibiotics, eg amoxicillin": what is only weighed or not tolerated may stand further off. */
const isFar = (gap: string, status: MedicineStatus, length: number): boolean =>
  isUntaken({ status }) &&
  length > 4 &&
  gap.length <= 60 &&
  /^\s/.test(gap) &&
  !/[.;:]\s|\b(?:but|and (?:take|will)|so)\b/i.test(gap) &&
  cuesAhead(gap).every((cue) => cue.status === 'taken' || isUntaken(cue));

/** "started him on", "continue to hold", "consider stopping": what the word further ahead makes of the nearer one. */
function outside(outer: ToldStatus, inner: ToldStatus): ToldStatus {
  if (inner.status === 'taken') return outer;
  if (outer.status !== 'not_given') return inner;
  return isHalt(inner) || sizes.has(inner.status) || inner.status === 'continued'
    ? { ...inner, status: 'taken' }
    : outer;
}

const denial = /\b(?:not|never|no|nil|\p{L}+n['’]t|without)\s(?:yet\s|been\s|be\s|currently\s)?$/iu;
function denied(told: ToldStatus): ToldStatus {
  if (told.status === 'continued' || told.status === 'resumed') return withStatusOf(told, 'stopped');
  const goesOn = isHalt(told) || sizes.has(told.status) || told.words.toLowerCase().startsWith('change');
  return withStatusOf(told, goesOn ? 'continued' : 'not_given');
}

/** "If INR is above 5 give vitamin K": what would be done, unless it is how an ordered medicine is taken. */
const isConditional = /^\W*(?:if|should|in case|when)\s(?!.*\byou (?:may|can|should) (?:take|use)\b)[^.;]{3,90}$/iu;
const onlyIf = (told: ToldStatus): ToldStatus => withStatusOf(told, isHalt(told) ? 'taken' : 'not_given');

/** "was stopped", "(new)", "- STOP", "DISCONTINUED 2/20", "causes a rash": what is said after a name. */
function toldBehind(sentence: string, cues: readonly Cue[], [from, to]: Span, isNamed: boolean): ToldStatus | null {
  const near = cues.filter(({ span }) => span[0] >= from && span[0] < Math.min(to, from + farthest));
  const [first] = near;
  if (first === undefined) return null;
  // "was stopped in 2024, restarted last week"
  const again = near.findLast(
    ({ status, words: { length }, span }) =>
      status === 'resumed' && !denial.test(sentence.slice(Math.max(0, span[0] - 24), span[0])) && length > 0,
  );
  const cue =
    isHalt(first) && again !== undefined && !notNow.test(sentence.slice(first.span[0]))
      ? { ...first, ...again }
      : first;
  const [start, end] = cue.span;
  const between = sentence.slice(from, start);
  const rest = sentence.slice(end, to);
  const isPassedOn = /\b(?:to|with|by)$/i.test(cue.words);
  if (isNamed && !isPassedOn && onlyFillers(rest) && !/^\s*(?:[,)&]|and\b|or\b)/i.test(rest)) return null;
  const halts = isHalt(cue);
  if (isPassedOn && /^(?:switch|change|replace)/i.test(cue.words)) {
    if (!isNamed || !onlyFillers(rest)) return withStatusOf(cue, 'changed');
    return apart.test(between) ? null : withStatusOf(cue, 'stopped');
  }
  if (halts && denial.test(between)) return withStatusOf(cue, 'continued');
  // "It did not help, so she stopped it", "Wellbutrin, which he stopped taking"
  const isOfIt = halts && (/^\s(?:it|them|this)\b/i.test(rest) || between.includes(' which '));
  if (isOfIt || cue.words.startsWith('not ')) return apart.test(between) ? null : cue;
  if (isUntaken(cue)) return /^[\s(:,–—-]*(?:\p{L}+\s){0,3}$/u.test(between) ? cue : null;
  if (apart.test(between) || /\b(?:but|because|he|she|patient|then|to(?! be\b))\s/u.test(between)) return null;
  if (cue.status === 'given' && between.trim() === '') return cue;
  if (notNow.test(cue.words + rest)) return null;
  const isPlain = between.length <= 44 && !/[,;(]/.test(between);
  if (cue.status === 'past') return isPlain ? cue : null;
  if (auxiliaries.has(wordsOf(between).at(-1) ?? '')) return cue;
  const mark = between.trimEnd().at(-1) ?? '';
  if ('([:–—-'.includes(mark) && mark !== '') return cue;
  if (mark === ',') return halts ? cue : null;
  return isPlain && (cue.words === cue.words.toUpperCase() || (halts && !orders.has(cue.words.toLowerCase())))
    ? cue
    : null;
}
const farthest = 110;
const orders = new Set(['stop', 'stopp', 'hold', 'discontinue', 'withhold', 'pause', 'cease']);
/** "hold if the pressure is below 100", "stop 5 days before", "started 2 May": how it is taken, and nothing that is done now. */
const notNow =
  /^(?:(?:stop|hold|discontinue|withhold|pause|cease)\s(?:if|when|for|after|before|prior|once|\d)|start(?:ed)?\s(?:on\s|in\s)?\d)/i;

function ofBoth(ahead: ToldStatus | null, behind: ToldStatus | null): ToldStatus | null {
  if (ahead === null || behind === null) return ahead ?? behind;
  if (isUntaken(ahead)) return ahead;
  if (ahead.status === 'given') return ahead;
  if (behind.status === 'given') return isHalt(ahead) ? ahead : behind;
  if (ahead.status === 'taken' || ahead.status === 'continued') return behind;
  return behind.status !== ahead.status && (isHalt(behind) || behind.status === 'resumed') ? behind : ahead;
}

const heads = new Map<string, MedicineStatus>();
for (const from of [words.otherLanguages, words.ahead, words.headings])
  for (const [status, phrases] of Object.entries(from) as [MedicineStatus, string[]][])
    if (status !== 'given' && (status !== 'taken' || from === words.headings))
      for (const phrase of phrases.flatMap(spellings)) heads.set(keyOf(phrase), status);
heads.delete('');

function keyOf(line: string): string {
  return wordsOf(line.replaceAll(':', ' '))
    .filter((word) => !ofHeads.has(word))
    .join(' ');
}

/** What a line that is nothing but the head of a list says of the medicines below it: "STOP taking these medicines". */
export function statusOfHead(line: string): ToldStatus | undefined {
  if (line.length > 80 || hasDigit(line)) return undefined;
  const key = keyOf(line);
  const parts = key.split(' ');
  const status = heads.get(key) ?? (parts.includes('discharge') ? 'home' : heads.get(parts[0] ?? ''));
  const isWhole =
    status === 'home' || (status !== undefined && (heads.has(key) || parts.every((word) => heads.has(word))));
  return isWhole ? { status, words: (cuesAhead(line)[0]?.words ?? line).replace(/\staking$/i, '') } : undefined;
}

/** "OTHER (pharmacy notes)", "INFORMATION FOR YOUR DOCTOR": what is said above ends here. */
export const endsHead = (line: string): boolean =>
  /^\W*\p{Lu}{4}/u.test(line) && !/\d/.test(line) && wordsOf(line).some((word) => words.otherHeads.includes(word));

/** "for 5 days, then stop": how it is taken. */
const later =
  /(?:\b(?:then|and|before|until|after|dann|danach|und|bis|puis|luego|poi|daarna)|\d\s?(?:d|w|days?|weeks?|tage|wochen|jours|días))[,;]?\s$/iu;

/** The status that the words of a column, a mark or a remark tell: "Held - low blood pressure", "(increased from 40mg)". */
export function statusOfRemark(remark: string): ToldStatus | null {
  const near = remark.slice(0, 80);
  const cues = [...cuesBehind(near), ...cuesAhead(near)].filter(
    (cue) =>
      ofRemark.has(cue.status) &&
      !(isHalt(cue) && (later.test(near.slice(0, cue.span[0])) || notNow.test(near.slice(cue.span[0])))),
  );
  const [cue] = cues.sort((a, b) => a.span[0] - b.span[0] || b.span[1] - a.span[1]);
  if (cue === undefined) return null;
  const isDenied = denial.test(near.slice(Math.max(0, cue.span[0] - 24), cue.span[0]));
  return isDenied ? denied(cue) : cue;
}
const ofRemark = new Set<MedicineStatus>([...halts, ...sizes, 'resumed', 'continued', 'new']);

/** "Not started", "Declined - bleeding": a cell that opens with it says that its medicine is not taken at all. */
export const notGivenAs = (cell: string): ToldStatus | null =>
  cuesBehind(cell.slice(0, 40)).find(({ status, span }) => status === 'not_given' && span[0] === 0) ?? null;

/** Whether something is done with the medicine, and it is not only taken. */
export const isTold = (told: ToldStatus | null): boolean =>
  told !== null && (ofRemark.has(told.status) || told.status === 'ordered');

/** Directions with the word that says they hold no more: "STOP: 1 tablet daily". */
export function withStatus(told: ToldStatus | null, sig: string | null): string | null {
  if (told === null || !ofRemark.has(told.status)) return sig;
  const said = told.words.replace(/\s(?:on|with|of|to|for)$/i, '');
  if (told.status === 'past' && !words.headings.past.includes(said.toLowerCase())) return sig;
  if (sig === null) return said || null;
  if (!isHalt(told)) return sig;
  return sig.toLowerCase().includes(said.toLowerCase()) ? sig : `${said}: ${sig}`;
}

/** Where after a name it is said that the medicine is not taken, or -1. */
export const haltStartIn = (text: string, from: number): number =>
  cuesBehind(text).find((cue) => isHalt(cue) && cue.words.length > 4 && cue.span[0] >= from)?.span[0] ?? -1;
