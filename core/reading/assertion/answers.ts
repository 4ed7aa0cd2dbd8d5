import { matchesIn } from '../../kernel/matches-in.ts';
import type { Span } from '../../kernel/span.ts';
import { hasLetter } from '../lines.ts';

/** Most sentences have none, which is seen at once. */
const hasBox = /[[(☐☑☒□✓✔]/;

/** A sentence whose marks are blanked out, the stretches that its answers deny, and those that they call past. */
type Answers = { text: string; denied: Span[]; former: Span[] };

const ticked = String.raw`\[[xX✓✔√]\]|\([xX✓✔]\)|[☑☒✓✔]|\(\+\)|\[\+\]`;
const unticked = String.raw`\[\s?\]|\(\s\)|[☐□]|\([-–]\)|\[[-–]\]`;
const option = new RegExp(String.raw`(${ticked}|${unticked})\s?(yes|no)\b`, 'gi');
const mark = new RegExp(String.raw`${ticked}|${unticked}`, 'g');
/** "+cough -fever" before a word, "cough +, fever -" behind it. */
const signBefore = /(?<![^\s,;:(])[+-](?=\p{L})/gu;
const signBehind = /(?<=\p{L}\s?)[+-](?=\s?(?:[,;.]|$))/gu;
const plusAfterComma = /(?<=[,;.]\s{0,2})\+\s?(?=\p{L})/gu;
/** "- weakness, - tingling": what a line denies item by item, its own mark read as that of a list. */
const minusAfterComma = /(?<=[,;]\s{0,2})-\s(?=\p{L})/gu;
const spacedSign = /(?<![^\s])[+-](?=\s\p{L})/gu;
/** "Fever: N", "Fever   No", "Fever | no", "Fever, chills: No". */
const answer =
  /(?:\s{2,9}|\t|\s?\|\s?|\s?\.{2,40}\s?|[:=]\s{0,9})(no|n|nil|none|neg|negative|absent|denie[ds]|yes|y|pos|positive|present)\b\.?(?=\s{0,9}(?:$|[,;|)]|\s{2}|(?:since|now|today|recently|reported|noted|currently|at|per)\b))/gi;
/** "Non tender", "non-distended": the prefix denies the one word behind it, and nothing further on. */
const denyingPrefix =
  /(?<!\p{L})non(?:\s|-)(?=(?:cf|septic|tender|distended|swollen|palpable|icteric|pitting|erythematous|bloody|bleeding|weeping|oozing|discharging|smelly|offensive|scaly|pulsatile|blistering|febrile|suicidal|bilious|purulent|pruritic|itchy|painful|displaced|dilated|enlarged|guarded|productive|toxic|focal)(?!\p{L}))(?=(\p{L}+))/giu;
/** "Pneumonia | 2019 | Resolved", "Pneumonia: status - resolved". */
const over =
  /(?:\||\t|\s{2}|:)\s{0,9}(?:status\s?[-:]\s?)?(?:resolved|inactive|historical|in remission)\s{0,9}(?=$|[|;(\t]|\s{2})/i;
/** "SI nil", where a clause opens with it; "SI nil plan" may be thoughts without a plan. */
const riskDenied = /(?<=^\W{0,4}|[,.;:–-]\s{1,3})(?:SI|HI|SI\/HI)(?= nil\b(?! (?:plan|intent|means)))/g;
const isNo = /^(?:n|no|nil|none|neg|negative|absent|denie[ds])$/i;

/** What marks and answers of a sentence deny. What they affirm stays as it is. */
export function answersIn(sentence: string): Answers {
  let text = sentence;
  const denied: Span[] = [];
  // What is affirmed opens a statement of its own: "no pain, + cough".
  const blank = ([from, to]: Span, sign = ' '): void => {
    text = text.slice(0, from) + sign.padEnd(to - from) + text.slice(to);
  };
  for (const { span, no } of optionsIn(sentence)) {
    if (no) denied.push([startOf(text, span[0]), span[0]]);
    blank(span);
  }
  const marks = marksIn(text);
  marks.forEach(({ at, end, no }, index) => {
    if (!no) return;
    if (standsBefore(text, marks)) denied.push([end, marks[index + 1]?.at ?? text.length]);
    else denied.push([Math.max(marks[index - 1]?.end ?? 0, startOf(text, at)), at]);
  });
  for (const { at, end, no } of marks) blank([at, end], no ? ' ' : ';');
  return {
    text,
    denied: [...denied, ...prefixed(text), ...answered(text), ...spansOf(text, riskDenied)],
    former: formerRows(text),
  };
}

/** "[x] Yes [ ] No": the ticked one answers. */
function optionsIn(sentence: string): { span: Span; no: boolean }[] {
  if (!hasBox.test(sentence)) return [];
  return matchesIn(sentence, option).map((match) => {
    const isTicked = new RegExp(`^(?:${ticked})`).test(match[0]);
    return {
      span: [match.index, match.index + match[0].length] as Span,
      no: isTicked && isNo.test(match[2] ?? ''),
    };
  });
}

type Mark = { at: number; end: number; no: boolean };

function marksIn(text: string): Mark[] {
  const boxes = (hasBox.test(text) ? found(text, mark) : []).map((each) => ({
    ...each,
    no: new RegExp(`^(?:${unticked})$`).test(each.printed),
  }));
  return [...boxes, ...signsIn(text)].sort((a, b) => a.at - b.at);
}

/** A lone dash is punctuation: signs count where one of them is a plus, or where two words carry a minus. */
function signsIn(text: string): Mark[] {
  if (!text.includes('+') && !text.includes('-')) return [];
  const forms = [
    found(text, signBefore),
    found(text, signBehind),
    found(text, plusAfterComma),
    denyingItems(text),
    /^\s*[+-]\s/.test(text) ? found(text, spacedSign) : [],
  ];
  const signs = forms.find((each) => each.some(({ printed }) => printed.trim() === '+') || each.length > 1) ?? [];
  return signs.map((each) => ({ ...each, no: each.printed.trim() === '-' }));
}

function denyingItems(text: string): { at: number; end: number; printed: string }[] {
  const marks = found(text, minusAfterComma).map((each) => ({ ...each, printed: '-' }));
  const isOpen = /^\s*(?:-\s)?\p{L}[^:]*$/u.test(text);
  return marks.length > 1 && isOpen ? [{ at: 0, end: 0, printed: '-' }, ...marks] : [];
}

const found = (text: string, pattern: RegExp): { at: number; end: number; printed: string }[] =>
  matchesIn(text, pattern).map(({ 0: printed, index }) => ({ at: index, end: index + printed.length, printed }));

/** Marks stand before what they answer for, unless nothing follows the last one. */
const standsBefore = (text: string, marks: readonly Mark[]): boolean => hasLetter(text.slice(marks.at(-1)?.end));

const spansOf = (text: string, pattern: RegExp): Span[] => found(text, pattern).map(({ at, end }): Span => [at, end]);

const prefixed = (text: string): Span[] =>
  matchesIn(text, denyingPrefix).map((match): Span => {
    const from = match.index + match[0].length;
    return [from, from + (match[1] ?? '').length];
  });

function answered(text: string): Span[] {
  return matchesIn(text, answer).flatMap((match): Span[] => {
    if (!isNo.test(match[1] ?? '')) return [];
    const from = isOneAnswer(text, match.index) ? 0 : startOf(text, match.index);
    return [[from, match.index]];
  });
}

/** A cell of status speaks for its whole row. */
function formerRows(text: string): Span[] {
  const match = over.exec(text);
  return match ? [[0, match.index]] : [];
}

/** "Fever, chills: No" is one answer to both. */
const isOneAnswer = (text: string, at: number): boolean => !/[:;.|]|\s{3}/.test(text.slice(0, at));

/** Where the words begin that an answer at `at` belongs to. */
function startOf(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - 120), at);
  const stop = Math.max(...[',', ';', '. ', '|'].map((sign) => before.trimEnd().lastIndexOf(sign)));
  return at - before.length + stop + 1;
}
