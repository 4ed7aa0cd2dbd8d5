import type { Span } from '../../kernel/span.ts';
import { assemble, noColumns } from './assemble.ts';
import { cellItems } from './cell-items.ts';
import { isFigure, type Item, itemAt, type TakenRow } from './item.ts';
import { isBlank, type Line, trim, type Lines, filled } from './lines.ts';
import type { ReadingContext } from './reading-context.ts';
import { isRemark, canName, nameSpan } from './row-name.ts';
import { withoutTail } from './signs.ts';
import { isAnswer, isNoResult } from './wording.ts';

const longestValue = 90;
const longestNote = 300;
/** The end of the first sentence: "DETECTED, less than 1.30 log copies/mL. Performed with ..." */
const firstSentence = /^.*?(?:[.;](?=\s|$)|$)/;
/** "Note: Transcript found", "** Detected": what stands before the words of a note. */
const noteLead =
  /^(?:[*#†‡§^]{1,4}|\(?\d\)|(?:note|comment|remark|result|interpretation|finding|conclusion|answer)s?\s?\d?\s?[:.–-])\s{0,4}/i;
/** How a test was made is no result of it. */
const ofMethod = /\b(?:performed|method|assay|sent|tested|laborator\w+|kit|contact|see|refer)\b/i;

type Noted = { value: Item; unit: Item | null };

/** A cell that is nothing but the mark of a note; what names the test or its result in the cells before. */
const pointsOn = /^\(?(?:see|refer to)\b/i;
const onlyMark = /^(?:[*#†‡§^]{1,4}|[([]\d[)\]]|note \d)$/i;
const fieldLabel = /^(?:test|analyte|assay|investigation|parameter|results?|values?|findings?)\s?:\s{0,6}/i;
/** "HIV antibody see note", "Hepatitis C RNA: see comment": a cell that ends with what points on. */
const pointsAtEnd =
  /(?:\s?:)?\s{1,4}\(?(?:see|refer to) (?:the )?(?:notes?|comments?|below|text|report|interpretation|remarks?)(?: below)?\)?$/i;
const farthestNote = 40; // lines

/** "HIV RNA   see comment" over "NOT DETECTED"; "Chlamydia   **" and anywhere below "** Detected": the row has the value that it points to. */
export function readNotedRow(context: ReadingContext, lines: Lines, line: Line): TakenRow | undefined {
  const { text } = context;
  const [first, second, ...others] = fieldsOf(text, line);
  if (first === undefined || second === undefined) return undefined;
  const mark = text.slice(...second);
  const isMark = onlyMark.test(mark);
  if (!isMark && !pointsOn.test(mark)) return undefined;
  const name = nameSpan(text, first);
  const words = text.slice(...name);
  if (!canName(words) || isRemark(words)) return undefined;
  const beside = others.flatMap((cell, index) => cellItems(context, cell, index + 2));
  // Before a number the mark is a flag.
  if (beside.some(({ kind }) => kind === 'number')) return undefined;
  const below = besideNothing(lines[line.index + 1]);
  const marked = isMark ? noteOf(text, lines, line.index, mark) : undefined;
  const note = marked ?? (isMark && !isLabelled(text, below) ? undefined : below);
  const noted = note && answerIn(context, note, marked === undefined);
  if (noted === undefined) return undefined;
  const fields = assemble([noted.value, ...beside], noColumns);
  const isNext = note !== undefined && marked === undefined;
  const row = {
    ...fields,
    ...{ name: [name], value: noted.value, unit: noted.unit ?? fields.unit, previous: null },
    span: [name[0], Math.max(second[1], ...beside.map(({ end }) => end), isNext ? noted.value.end : 0)] satisfies Span,
  };
  return { row, taken: isNext ? 2 : 1 };
}

/** The cells of a line without the labels of its fields; what points on at the end of a name is a cell of its own. */
function fieldsOf(text: string, line: Line): Span[] {
  return filled(line.cells).flatMap(([start, end], at): Span[] => {
    const words = text.slice(start, Math.min(end, start + longestNote));
    const from = start + (fieldLabel.exec(words)?.[0].length ?? 0);
    const place = at === 0 ? pointsAtEnd.exec(words)?.index : undefined;
    return place === undefined ? [[from, end]] : [[from, start + place], trimmedMark(text, [start + place, end])];
  });
}
const trimmedMark = (text: string, [start, end]: Span): Span => [
  start + (/^[\s:]*/.exec(text.slice(start, end))?.[0].length ?? 0),
  end,
];

const isLabelled = (text: string, line: Line | undefined): boolean =>
  line !== undefined &&
  /^\s*\p{L}/u.test(text.slice(line.start, line.end)) &&
  noteLead.test(text.slice(line.start, line.end).trimStart());

/** The next line, where it is words alone. */
const besideNothing = (line: Line | undefined): Line | undefined =>
  line === undefined || isBlank(line) || filled(line.cells).length > 1 ? undefined : line;

function noteOf(text: string, lines: Lines, index: number, mark: string): Line | undefined {
  const lead = mark.toLowerCase();
  return lines.slice(index + 1, index + 1 + farthestNote).find(({ start, end }) => {
    const words = text
      .slice(start, Math.min(end, start + 40))
      .trimStart()
      .toLowerCase();
    return words.startsWith(lead) && /^\s{0,3}[:.)]?\s{0,3}[\p{L}<>\d]/u.test(words.slice(lead.length));
  });
}

/** The result that a note gives: a number, an answer, or why there is none; in the line that the row points to, whatever it says. */
function answerIn({ text, lex }: ReadingContext, line: Line, isBelow: boolean): Noted | undefined {
  const [from, end] = trim(text, [line.start, Math.min(line.end, line.start + longestNote)]);
  const lead = noteLead.exec(text.slice(from, end))?.[0].length ?? 0;
  const start = from + lead;
  const first = firstSentence.exec(text.slice(start, end))?.[0].length ?? 0;
  // "Reactive. RPR 1:32."
  const more = /^[.;]?\s[^.;]{0,20}\d[^.;]{0,10}(?=[.;]|$)/.exec(text.slice(start + first, end))?.[0].length ?? 0;
  const sentence = trim(text, [start, start + first + more]);
  const words = withoutTail(text.slice(...sentence));
  const items = lex([start, end], 0);
  const [item] = items;
  if (item === undefined) return undefined;
  if (isFigure(item)) return { value: item, unit: items.find(({ kind }) => kind === 'unit') ?? null };
  const isBare = item.kind === 'result' && isAnswer(item.text);
  const isTold = isBelow && lead > 0 && words.length <= longestValue && !ofMethod.test(words);
  if (!isBare && !isAnswer(words) && !isNoResult(words) && !isTold) return undefined;
  const said = words.length <= longestValue ? words : isBare ? item.text : words.slice(0, longestValue);
  return { value: itemAt(text, 'result', [sentence[0], sentence[0] + said.length]), unit: null };
}
