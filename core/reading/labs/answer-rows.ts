import { matchesIn } from '../../kernel/matches-in.ts';
import type { Span } from '../../kernel/span.ts';
import { type Item, type RowDraft, bareRow, itemAt } from './item.ts';
import { type Line, trim, filled, splitAt } from './lines.ts';
import { phraseLists } from './phrases.ts';
import type { ReadingContext } from './reading-context.ts';
import reportWords from './report-words.json' with { type: 'json' };
import { hasVerb, isLabelled, isRemark, canName, nameSpan } from './row-name.ts';
import { wordsIn, startsWithLetter, withoutTail } from './signs.ts';
import { answerLength, isAbsentWord, isNoResult, isPresentWord } from './wording.ts';

const longestLine = 600;
const longestReason = 90;
const mostWords = 7;
/** A name with its colon, at the beginning or behind the end of another answer. */
const nameAt = /(?:^\s{0,20}|(?<=[.;,])\s{1,3}|\s{2,20})(\p{Lu}(?:(?!\s{2})[^:.;\n]){1,60}?)\s?:\s{0,6}(?=[\p{L}*(])/gu;
/** Labels of a report that are no tests, of ranges ("Nitrite: Positive  Ref: Negative" is one row), and of cultures. */
const lists = phraseLists(reportWords.answerLines);

type Answered = RowDraft & { colon: true };
type Named = { name: Span; from: number };

/** Tests with answers in words: "Chlamydia: NEGATIVE. Gonorrhoea: UNRESOLVED (internal control failed)." Outside of a report one has to be known. */
export function readAnswerList(context: ReadingContext, line: Line, isReport: boolean): Answered[] {
  const { text, knowledge } = context;
  const end = Math.min(line.end, line.start + longestLine);
  const words = text.slice(line.start, end);
  const names = words.includes(':') ? namesWithColon(words, line.start, text) : [];
  const rows =
    names.length > 0
      ? names.flatMap(
          ({ name, from }, index) => rowOf(context, name, trim(text, [from, names[index + 1]?.name[0] ?? end])) ?? [],
        )
      : inSentence(context, [line.start, end]);
  // One row alone is read with its range and its unit.
  if (names.some(({ name }) => lists.ranges.begins(text.slice(...name)))) return [];
  if (
    rows.length === 0 ||
    (names.length < 2 && rows.length < 2 && rows.every(({ value }) => isPlain(text, value, end)))
  )
    return [];
  const isKnown = rows.some(({ name: [span] }) => span && knowledge.findAnalyte(text.slice(...span)) !== undefined);
  return (isReport && rows.length > 1) || isKnown ? rows : [];
}

/** Nothing but a bracket or a column stands behind the answer. */
const isPlain = (text: string, value: Item, end: number): boolean =>
  /^(?:\s*$|\s?\(|\s{2}|[|\t])/.test(text.slice(value.end, end));

const namesWithColon = (words: string, start: number, text: string): Named[] =>
  matchesIn(words, nameAt).map((match) => {
    const at = start + match.index + match[0].indexOf(match[1] ?? '');
    return { name: nameSpan(text, [at, at + (match[1]?.length ?? 0)]), from: start + match.index + match[0].length };
  });

/** "Hepatitis A IgM negative, hepatitis A IgG positive": every part ends with its answer. */
function inSentence(context: ReadingContext, [start, end]: Span): Answered[] {
  const { text } = context;
  const rows: Answered[] = [];
  for (const [first, stop] of filled(splitAt(text, [start, end], /(?<=[,;.])\s+/g))) {
    const words = withoutTail(text.slice(first, stop));
    const gap = answerAtEnd(words);
    if (gap === 0) return [];
    const row = rowOf(context, nameSpan(text, [first, first + gap]), [first + gap + 1, first + words.length]);
    if (row === undefined) return [];
    rows.push(row);
  }
  return rows.length > 1 ? withConfirmation(text, rows) : [];
}

const confirms = /confirm|blot|neutrali[sz]|\b(?:RPR|VDRL|TPPA|TPHA|FTA|RNA|DNA|PCR|NAA?T|differentiation)\b/i;

/** "Screen   Reactive; confirmation negative": what the first test says is no answer without what the others say. */
function withConfirmation(text: string, rows: Answered[]): Answered[] {
  const [first, ...others] = rows;
  const last = rows.at(-1);
  if (first === undefined || last === undefined || !lists.reactive.holds(first.value.text)) return rows;
  if (isAbsentWord(first.value.text)) return rows;
  const denied = others.some(
    ({ name: [name], value }) => isAbsentWord(value.text) && confirms.test(text.slice(...(name ?? [0, 0]))),
  );
  if (!denied) return rows;
  const { start } = first.value;
  const value: Item = { ...first.value, end: last.value.end, text: text.slice(start, last.value.end) };
  return [{ ...first, value, span: [first.span[0], last.value.end] }, ...others];
}

/** Where the answer at the end of some words begins. */
function answerAtEnd(words: string): number {
  for (let at = words.indexOf(' '); at > 0; at = words.indexOf(' ', at + 1)) {
    if (answerLength(words.slice(at + 1)) === words.length - at - 1) return at;
  }
  return 0;
}

const isExpectedWord = (words: string): boolean => isAbsentWord(words) || isPresentWord(words);

function rowOf({ text, knowledge }: ReadingContext, name: Span, [start, end]: Span): Answered | undefined {
  const named = text.slice(...name);
  const opened = named.split('(').length === named.split(')').length;
  if (
    !opened ||
    lists.noTests.begins(named) ||
    !canName(named) ||
    isRemark(named) ||
    isLabelled(named) ||
    hasVerb(named)
  )
    return undefined;
  if (wordsIn(named).length > mostWords) return undefined;
  const said = text.slice(start, end);
  const length = answerLength(said);
  // "Perineural invasion: not seen" is no test.
  const isKnown = knowledge.findAnalyte(named) !== undefined;
  if (!isKnown && lists.seen.begins(said)) return undefined;
  const reason = withoutTail(said);
  const isReason = isKnown && length === 0 && reason.length <= longestReason && isNoResult(reason);
  if (length === 0 && !isReason) return undefined;
  // "Unresolved (internal control failed)": the bracket says why.
  const bracket = length === 0 ? undefined : /^\s?\([^()]{3,60}\)/.exec(said.slice(length))?.[0];
  const isExpected = bracket !== undefined && isExpectedWord(bracket.trim().slice(1, -1));
  const value = isReason ? reason : said.slice(0, length + (isExpected ? 0 : (bracket?.length ?? 0)));
  const item = itemAt(text, 'result', [start, start + value.length]);
  const range = isExpected ? trim(text, [item.end, item.end + bracket.length]) : null;
  return { ...bareRow(name, item), range, colon: true };
}

const longestLabel = 40;
const longestValue = 140;

/** What a laboratory found growing, behind its label: "Organism 1: Klebsiella pneumoniae". */
export function readCultureLine({ text }: ReadingContext, line: Line): RowDraft | undefined {
  if (line.layout === 'bars' || line.layout === 'tabs') return undefined;
  const words = text.slice(line.start, Math.min(line.end, line.start + longestLabel + longestValue));
  const colon = words.indexOf(':');
  if (colon < 3 || colon > longestLabel || /\S\s{2,}\S/.test(words.slice(0, colon))) return undefined;
  if (!lists.cultures.begins(words.slice(0, colon), 1)) return undefined;
  const name = trim(text, [line.start, line.start + colon]);
  const [start, end] = trim(text, [line.start + colon + 1, line.end]);
  const value = text.slice(start, end);
  if (!startsWithLetter(value) || value.length > longestValue) return undefined;
  return bareRow(name, itemAt(text, 'result', [start, end]));
}

const mostPairs = 4;

/** "HSV-1 / HSV-2 PCR   Pos / Neg": as many tests in the first cell as answers in the second, one behind the other. */
export function readPairedRows({ text }: ReadingContext, { cells: [first, second] }: Line): RowDraft[] {
  if (first === undefined || second === undefined) return [];
  const [names, answers] = [first, second].map((cell) => filled(splitAt(text, cell, /\//g)));
  if (names === undefined || answers === undefined) return [];
  if (names.length < 2 || names.length > mostPairs || names.length !== answers.length) return [];
  if (!answers.every(([start, end]) => answerLength(text.slice(start, end)) === end - start)) return [];
  const lead = text.slice(...(names[0] ?? first)).replace(/\s?\S+$/, '');
  return names.map((name, at): RowDraft => {
    const [start, end] = answers[at] ?? second;
    const words = text.slice(...name);
    // "Influenza A/B": the second letter goes with the name of the first.
    const called = at > 0 && words.length <= 2 ? `${lead} ${words}` : words;
    const row = bareRow(name, itemAt(text, 'result', [start, end], 1));
    return { ...row, called, span: [first[0], end] };
  });
}

const oneMedicine =
  /^[-•*\s]{0,4}(\p{L}[\p{L} /-]{2,34}?)\s{0,3}[:=(]?\s?(S|I|R|SDD|susceptible|sensitive|intermediate|resistant)\)?\.?$/iu;

/** "amoxicillin R | co-amoxiclav I | ceftriaxone S", "Gentamicin S, ciprofloxacin R": what a germ withstands, several medicines in a line. */
export function readSusceptibilities({ text, knowledge }: ReadingContext, line: Line): RowDraft[] {
  if (line.end - line.start > longestLine) return [];
  const parts = filled(splitAt(text, [line.start, line.end], /\s?[|,;]\s{0,9}|\s{2,}/g));
  const rows = parts.map(([start, end]): RowDraft | undefined => {
    const [, name = '', answer = ''] = oneMedicine.exec(text.slice(start, end)) ?? [];
    const at = start + text.slice(start, end).indexOf(name);
    const from = text.indexOf(answer, at + name.length);
    return name === ''
      ? undefined
      : bareRow([at, at + name.length], itemAt(text, 'result', [from, from + answer.length]));
  });
  const found = rows.flatMap((row) => row ?? []);
  const areMedicines = found.some(
    ({ name: [span] }) => span && knowledge.findMedicine(text.slice(...span)) !== undefined,
  );
  return found.length > 1 && found.length === parts.length && areMedicines ? found : [];
}
