import { matchesIn } from '../../kernel/matches-in.ts';
import type { Span } from '../../kernel/span.ts';
import words from './status-words.json' with { type: 'json' };

/** What a document does with a medicine. `there`: given in the hospital only; `past`: taken before; `before`: of the list of home. */
export type MedicineStatus =
  Exclude<keyof typeof words.ahead | keyof typeof words.behind, 'given'> | 'there' | 'before' | 'home';

/** A status and the word of the document that says it: "STOP", "was held". */
export type ToldStatus = { status: MedicineStatus | 'given'; words: string };

/** What a plan names without a word is asked for in it. */
export const asked: ToldStatus = { status: 'ordered', words: 'plan' };

type Side = 'ahead' | 'behind';
type Cue = ToldStatus & { span: Span };

const escaped = (phrase: string): string => phrase.replaceAll('.', String.raw`\.`).replaceAll(' ', String.raw`\s{1,2}`);

function cueFinder(side: Side): (text: string) => Cue[] {
  const statuses = new Map(
    Object.entries(words[side]).flatMap(([status, phrases]) =>
      phrases.map((phrase) => [phrase, status as ToldStatus['status']] as const),
    ),
  );
  const longestFirst = [...statuses.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\d/'’])(?:${longestFirst.map(escaped).join('|')})(?![\p{L}\d'’])`,
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

const halts = new Set<ToldStatus['status']>(['stopped', 'held', 'past']);
const untaken = new Set<ToldStatus['status']>(['not_given', 'allergy', 'general']);
const sizes = new Set<ToldStatus['status']>(['increased', 'decreased', 'changed']);
export const isHalt = ({ status }: Pick<ToldStatus, 'status'>): boolean => halts.has(status);
/** Not taken by this person, and so no medicine of the list: advised against, weighed, or an allergy. */
export const isUntaken = ({ status }: Pick<ToldStatus, 'status'>): boolean => untaken.has(status);

const fillers = new Set(words.fillers);
/** Nothing but small words, and at most one other thing that is named beside: "his statin and". */
export const onlyFillers = (gap: string): boolean => {
  if (gap.length > longestGap || /[.;]\s+\p{Lu}/u.test(gap)) return false;
  const tokens = gap.toLowerCase().split(/[^\p{L}\p{N}/.'’-]+/u);
  const others = tokens.filter((token) => token !== '' && !fillers.has(token) && !/^\W*\d|^\W*$/.test(token));
  return others.length === 0 || (others.length === 1 && /\p{L}(?:,| and| or)\s+(?:\p{L}{2,5}\.?\s)?$/iu.test(gap));
};
const longestGap = 70;

/** What a sentence says of each of its medicines, in their order; null where it says nothing. */
export function statusesIn(sentence: string, names: readonly Span[]): (ToldStatus | null)[] {
  const ahead = cuesAhead(sentence);
  const behind = cuesBehind(sentence);
  const label = ahead.find(({ span: [from, to] }) => from <= 4 && /^\s?[:–—]/.test(sentence.slice(to))) ?? null;
  const told: (ToldStatus | null)[] = [];
  let carried: ToldStatus | null = null;
  for (const [at, [start]] of names.entries()) {
    const from = names[at - 1]?.[1] ?? 0;
    const gap = sentence.slice(from, start);
    if (carried !== null && swap.test(gap)) {
      // "Change aspirin to clopidogrel": the one is stopped, and the other is new.
      if (carried.status === 'changed') told[at - 1] = withStatusOf(carried, 'stopped');
      if (!isUntaken(carried)) carried = withStatusOf(carried, 'new');
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

const withStatusOf = (told: ToldStatus, status: ToldStatus['status']): ToldStatus => ({ ...told, status });
const swap = /^\s(?:[\d.]+\s?m?c?g\s)?(?:\p{L}+\s){0,2}(?:to|with|for|→|->)\s(?:\p{L}{2,9}\s){0,2}$/iu;

/** "aspirin and metoprolol were stopped", "Stop aspirin, lisinopril": nothing else stands between the two. */
const joins = (gap: string): boolean => /^\s*(?:[,/&+]|,?\s?(?:and|or)\b)[\s\p{L}]{0,12}$/iu.test(gap);

/** Whether what is said of one medicine holds for the next one of the sentence. */
const carries = (gap: string, { status }: ToldStatus): boolean =>
  sizes.has(status) ? joins(gap) : gap.length < 160 && !breaks.test(gap);
const breaks =
  /;\s|\.\s+\p{Lu}|\b(?:but|because|which|who|that|when|if|while|is|was|were|are|has|have|had|due|until|then|since|after|she|he|we|patient)\b/u;

/** The word that stands ahead of a name, with nothing but small words between: "Increase the dose of her lisinopril". */
function toldAhead(sentence: string, cues: readonly Cue[], [from, to]: Span): ToldStatus | null {
  let told: ToldStatus | null = null;
  let edge = to;
  for (const cue of cues.filter(({ span }) => span[0] >= from && span[1] <= to).reverse()) {
    const gap = sentence.slice(cue.span[1], edge);
    // "which is stopped, vitamin D": said of what stands ahead of it.
    if (!onlyFillers(gap) || (!isUntaken(cue) && /^\s?[,;)]/.test(gap))) break;
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

/** "Consider systemic antibiotics, eg amoxicillin": what is only weighed or not tolerated may stand further off. */
const isFar = (gap: string, status: ToldStatus['status'], length: number): boolean =>
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

const denial = /\b(?:not|never|\p{L}+n['’]t|without)\s(?:yet\s|been\s|be\s|currently\s)?$/iu;
const denied = (told: ToldStatus): ToldStatus =>
  isHalt(told)
    ? { ...told, status: 'continued' }
    : { ...told, status: told.status === 'continued' ? 'stopped' : 'not_given' };

/** "If INR is above 5 give vitamin K": what would be done, unless it is how an ordered medicine is taken. */
const isConditional = /^\W*(?:if|should|in case|when)\s(?!.*\byou (?:may|can|should) (?:take|use)\b)[^.;]{3,90}$/iu;
const onlyIf = (told: ToldStatus): ToldStatus => ({ ...told, status: isHalt(told) ? 'taken' : 'not_given' });

/** "was stopped", "(new)", "- STOP", "DISCONTINUED 2/20", "causes a rash": what is said behind a name. */
function toldBehind(sentence: string, cues: readonly Cue[], [from, to]: Span, isNamed: boolean): ToldStatus | null {
  const cue = cues.find(({ span }) => span[0] >= from && span[0] < Math.min(to, from + farthest));
  if (cue === undefined) return null;
  const [start, end] = cue.span;
  const between = sentence.slice(from, start);
  const rest = sentence.slice(end, to);
  const isPassedOn = /\b(?:to|with|by)$/i.test(cue.words);
  if (isNamed && !isPassedOn && onlyFillers(rest) && !/^\s*(?:[,)&]|and\b|or\b)/i.test(rest)) return null;
  // "Wellbutrin, which he stopped taking"
  if (isHalt(cue) && /^[^.;]{0,40}\bwhich\s(?:\p{L}+\s){0,3}$/u.test(between)) return cue;
  const isSwapped = /^(?:switch|change|replace)/i.test(cue.words) && isPassedOn;
  if (isSwapped && !(isNamed && onlyFillers(rest))) return { ...cue, status: 'changed' };
  if (isSwapped) return /[.;]\s/.test(between) ? null : { ...cue, status: 'stopped' };
  if (isHalt(cue) && denial.test(between)) return { ...cue, status: 'continued' };
  // "It did not help, so she stopped it."
  if (isHalt(cue) && /^\s(?:it|them|this)\b/i.test(rest) && !/[.;]\s/.test(between)) return cue;
  if (/^not /i.test(cue.words)) return /[.;]\s/.test(between) ? null : cue;
  if (isUntaken(cue)) return /^[\s(:,–—-]*(?:\p{L}+\s){0,3}$/u.test(between) ? cue : null;
  if (/[;]|\.\s+\p{Lu}|\b(?:but|because|he|she|patient|then|to(?! be\b))\s+/u.test(between)) return null;
  if (cue.status === 'given' && between.trim() === '') return cue;
  const isOrder = /^(?:stop|hold|discontinue|withhold|pause|cease)$/i.test(cue.words);
  if (isOrder && conditional.test(rest)) return null;
  if (cue.status === 'new' && /^start/i.test(cue.words) && /^\s(?:on\s|in\s)?\d/.test(rest)) return null;
  if (cue.status === 'past') return /^[^,;.]{0,40}$/.test(between) ? cue : null;
  if (verbal.test(between)) return cue;
  const isMarked = /[([,:–—-]\s*$/.test(between) && (isHalt(cue) || !/,\s*$/.test(between));
  if (isMarked) return cue;
  const isBare = between.length <= 44 && !/[,;(]/.test(between);
  return isBare && (cue.words === cue.words.toUpperCase() || (isHalt(cue) && !isOrder)) ? cue : null;
}
const farthest = 110;
const verbal =
  /^[^;:]{0,60}\b(?:was|were|is|are|has been|have been|had been|be|being)(?:\s(?:also|now|since|temporarily|recently|currently|then|already|subsequently|later|all|both|not))?\s$/iu;
/** "hold if the pressure is below 100", "stop 5 days before": how it is taken, and nothing that is done now. */
const conditional = /^\s(?:if|when|for|after|before|prior|once|\d)/i;

function ofBoth(ahead: ToldStatus | null, behind: ToldStatus | null): ToldStatus | null {
  if (ahead === null || behind === null) return ahead ?? behind;
  if (isUntaken(ahead)) return ahead;
  if (ahead.status === 'given') return ahead;
  if (behind.status === 'given') return isHalt(ahead) ? ahead : behind;
  if (ahead.status === 'taken' || ahead.status === 'continued') return behind;
  return isHalt(behind) || behind.status === 'resumed' ? behind : ahead;
}

/** Words that heads of lists of medicines have beside the one that says what is done with them. */
const ofHeads = new Set(
  'medication medications medicine medicines meds drug drugs prescription prescriptions taking these this the following your you should please to by doctor list of on and or at for only been have medicines: currently in'.split(
    ' ',
  ),
);
const heads = new Map<string, MedicineStatus>();
for (const from of [words.ahead, words.headings])
  for (const [status, phrases] of Object.entries(from) as [MedicineStatus | 'given', string[]][])
    if (status !== 'given' && (status !== 'taken' || from === words.headings))
      for (const phrase of phrases) if (keyOf(phrase) !== '') heads.set(keyOf(phrase), status);

function keyOf(line: string): string {
  return line
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .filter((word) => word !== '' && !ofHeads.has(word))
    .join(' ');
}

/** What a line that is nothing but the head of a list says of the medicines below it: "STOP taking these medicines". */
export function statusOfHead(line: string): ToldStatus | undefined {
  if (line.length > 80 || /\d/.test(line)) return undefined;
  const key = keyOf(line);
  if (/\bdischarge\b/.test(key) && !/stop|hold|discontinu/.test(key)) return { status: 'home', words: line };
  const status = heads.get(key) ?? heads.get(key.split(' ').at(0) ?? '');
  const isWhole = status !== undefined && key.split(' ').every((word) => heads.has(word) || headWords.has(word));
  return isWhole ? { status, words: wordOf(line, key) } : undefined;
}
const headWords = new Set(
  'home hospital discharge emergency department stay instructions changed unchanged new oral routine scheduled prior regular'.split(
    ' ',
  ),
);
const wordOf = (line: string, key: string): string =>
  new RegExp(
    key
      .split(' ')
      .map(escaped)
      .join(String.raw`\P{L}+(?:\p{L}+\P{L}+)?`),
    'iu',
  ).exec(line)?.[0] ?? key;

/** The status that the words of a column, a mark or a remark tell: "Held - low blood pressure", "(increased from 40mg)". */
export function statusOfRemark(remark: string): ToldStatus | null {
  const near = remark.slice(0, 80);
  const cue = [...cuesBehind(near), ...cuesAhead(near)].filter(({ status }) => ofRemark.has(status));
  return cue.sort((a, b) => a.span[0] - b.span[0] || b.span[1] - a.span[1])[0] ?? null;
}
const ofRemark = new Set<ToldStatus['status']>([
  'stopped',
  'held',
  'resumed',
  'increased',
  'decreased',
  'changed',
  'continued',
  'new',
  'past',
]);

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

/** Where behind a name it is said that the medicine is not taken, or -1. */
export const haltStartIn = (text: string, from: number): number =>
  cuesBehind(text).find((cue) => isHalt(cue) && cue.words.length > 4 && cue.span[0] >= from)?.span[0] ?? -1;
