import type { AnalyteEntry } from '../../knowledge/entries.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { RowDraft } from './item.ts';
import type { ReadingContext } from './reading-context.ts';
import { nameOf } from './row-name.ts';
import type { UnreadRow } from './unread-line.ts';

/** Signs that recognition takes for one another wherever they stand in a name. */
const confused: Partial<Record<string, readonly string[]>> = {
  '8': ['B'],
  '0': ['O'],
  '1': ['l', 'I'],
  '5': ['S'],
  '.': [','],
  '!': ['l'],
};

const letters = 'abcdefghijklmnopqrstuvwxyzäöüéßµ';
const shortestName = 6;
const longestName = 60;
/** Short words and numbers of a name tell tests apart ("B6", "C4", "IgM"): only in a word this long is any letter taken for misread. */
const longEnough = 5;

/** The test that a recognised name means when one of its letters was misread: "Cholesterot", "Vitamin 812". Undefined when it may be several. */
export function findMisread(
  { findAnalyte }: Pick<Knowledge, 'findAnalyte'>,
  name: string,
  unit?: string,
): AnalyteEntry | undefined {
  if (name.length > longestName || (name.match(/[\p{L}015]/gu)?.length ?? 0) < shortestName) return undefined;
  const found = new Map<string, AnalyteEntry>();
  for (const form of formsOf(name)) {
    const entry = findAnalyte(form, unit);
    if (entry !== undefined) found.set(entry.id, entry);
    if (found.size > 1) return undefined;
  }
  const [only] = found.values();
  return only;
}

function* formsOf(name: string): Generator<string> {
  const inLongWord = placesInLongWords(name);
  for (let at = 0; at < name.length; at += 1) {
    const sign = name[at] ?? '';
    const others = confused[sign] ?? (inLongWord.has(at) ? [...letters] : []);
    for (const other of others)
      if (other !== sign.toLowerCase()) yield `${name.slice(0, at)}${other}${name.slice(at + 1)}`;
  }
}

function placesInLongWords(name: string): ReadonlySet<number> {
  const places = new Set<number>();
  for (const { index, 0: word } of name.matchAll(/\p{L}+/gu))
    if (word.length >= longEnough) for (let at = index; at < index + word.length; at += 1) places.add(at);
  return places;
}

/** "2 31", "4 .1": a point was lost, or the figure was torn apart. Which figure it was is not for us to say. */
export const isTornFigure = (printed: string): boolean => /^\d{1,3}(?: \.\d{1,3}|\. \d{1,3}| \d{1,3})$/.test(printed);

const withLetter = /^[<>]?(?=[^\d]{0,6}\d|[Oo][.,][Oo])[\dOolISZB]{1,6}(?:[.,][\dOolISZB]{1,4})?$/;

/** "l38", "1O.2", "Z8": a figure of which recognition took a digit for a letter that looks like it. */
const isMisreadFigure = (printed: string): boolean =>
  /[OolISZB]/.test(printed) && withLetter.test(printed.replace(' ', ''));

/** "5.l", "1O3" in the run of a line, where "2l" may be litres. */
export const misreadAt = /\d{1,4}(?:[.,][OolISZB]|[Oo]\d{1,3}|[.,]\d?[OolIZB]\d{0,2})(?![\p{L}\d.,])/uy;

/** Whether the value of a row is a figure that cannot be read. Its unit or range tells that a figure was meant. */
export const isUnreadable = ({ value, unit, range }: RowDraft): boolean =>
  value.kind === 'text' && (isTornFigure(value.text) || ((unit ?? range) !== null && isMisreadFigure(value.text)));

/** "1 21 mmol/L (1.15-1.30)": two whole numbers a blank apart, where the range has decimals that they would fit. */
function isTornIn(text: string, { value, range, previous }: RowDraft): boolean {
  if (value.kind !== 'number' || range === null || previous === null || !/^\d{1,3}$/.test(value.text)) return false;
  const [, rest] = /^ (\d{1,3})(?![\d.,:/-])/.exec(text.slice(value.end, value.end + 5)) ?? [];
  const [low, high] = (text.slice(...range).match(/\d+[.]\d+/g) ?? []).map(Number);
  const figure = Number(`${value.text}.${rest ?? ''}`);
  return rest !== undefined && low !== undefined && high !== undefined && figure > low / 2 && figure < high * 2;
}

/** "O 82", "2 Z1", "4 S   mmol/L": a part of the figure in its cell is a letter, and the rest is not the number. */
const letterBefore = /(?:\s{2}|[|\t])[<>]?[OolISZB]\d{0,2}[.,]?\s$/;
const letterBehind = /^[.,]?\s[OolISZB](?:\d{1,2}(?=\s{2}|[|\t])|\s{2,20}(?=[^\s\d<>]{2}))/;
const isBesideLetter = (text: string, { value }: RowDraft): boolean =>
  value.kind === 'number' &&
  (letterBefore.test(text.slice(Math.max(0, value.start - 8), value.start)) ||
    letterBehind.test(text.slice(value.end, value.end + 30)));

/** Parts the rows of a line that can be told from those whose figure cannot be read. */
export function partUnreadable(
  context: ReadingContext,
  found: readonly RowDraft[],
): { rows: RowDraft[]; lost: UnreadRow[] } {
  const isLost = (row: RowDraft): boolean =>
    isUnreadable(row) || isTornIn(context.text, row) || isBesideLetter(context.text, row);
  const rows = found.filter((row) => !isLost(row));
  if (rows.length === found.length) return { rows, lost: [] };
  const lost = found.filter(isLost).map((row): UnreadRow => {
    const printed = nameOf(context, row).replace(/\s{2,}[OolISZB]\d{0,2}$/, '');
    const meant = context.knowledge.findAnalyte(printed) ?? findMisread(context.knowledge, printed);
    return { name: meant?.name ?? printed, analyte: meant?.id ?? null, span: row.span, isMisread: true };
  });
  return { rows, lost };
}
