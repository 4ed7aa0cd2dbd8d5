import { touchedBy } from '../../kernel/items-in-span.ts';
import type { Span } from '../../kernel/span.ts';
import { indentOf, isBlank, linesOf, type Piece, trimmed } from '../lines.ts';

/** What stands together below or between the rows of a report: the sentences of one comment, and the rows above and around it. */
export type RemarkBlock<Row> = {
  sentences: Piece[];
  /** The mark before it, which may stand beside rows too: "*", "(1)", "†". */
  mark: string | null;
  /** The last row above, with nothing blank between; of a line of rows those in it. */
  above: Row[];
  /** Whether it stands in a line of rows. */
  isInRow: boolean;
  /** Whether it stands further in than the row above, or between rows. */
  isUnderOne: boolean;
};

type Line<Row> = Piece & { rows: Row[] };

export function remarkBlocks<Row extends { span: Span }>(text: string, rows: readonly Row[]): RemarkBlock<Row>[] {
  const inOrder = [...rows].sort((a, b) => a.span[0] - b.span[0]);
  const lines = linesOf(text).map((line): Line<Row> => ({ ...line, rows: touchedBy(inOrder, line.span) }));
  const blocks: (RemarkBlock<Row> & { from: number; to: number })[] = [];
  let above: Line<Row> | undefined;
  let open = false;
  lines.forEach((line) => {
    if (isBlank(line)) {
      [above, open] = [undefined, false];
      return;
    }
    const last = blocks.at(-1);
    if (line.rows.length > 0) {
      if (open && last && !last.isInRow && above !== undefined) last.isUnderOne = true;
      blocks.push(blockOf(line, { above: line.rows, isInRow: true, isUnderOne: false }));
      [above, open] = [line, false];
      return;
    }
    if (open && last && !opensRemark.test(line.text)) last.to = line.span[1];
    else {
      const isUnderOne = above !== undefined && (indentOf(line.text) > indentOf(above.text) || listed.test(line.text));
      blocks.push(blockOf(line, { above: above?.rows.slice(-1) ?? [], isInRow: false, isUnderOne }));
      open = true;
    }
  });
  return blocks.map(({ from, to, ...block }) => ({ ...block, sentences: sentencesIn(text, [from, to]) }));
}

function blockOf<Row>(
  { text, span: [from, to] }: Line<Row>,
  place: Pick<RemarkBlock<Row>, 'above' | 'isInRow' | 'isUnderOne'>,
): RemarkBlock<Row> & { from: number; to: number } {
  return { sentences: [], mark: place.isInRow ? null : markOf(text), ...place, from, to };
}

/** A mark, a number or a label begins the next remark. */
const opensRemark = /^\s*(?:[*†‡§¶#^]{1,4}|[([]?[\da-z]{1,2}[)\].]\s|[-•>]\s|\p{Lu}[\p{L}\d. ]{1,24}:\s)/u;
/** What belongs to the row above, wherever its line begins. */
const listed = /^\s*(?:[*†‡§¶#^]{1,4}|[-•>]+\s|\^)/;

const longestBlock = 4000;
/** "(1) K", "20.08.: red": a number, an initial and a title end no sentence. */
const sentenceEnd = /(?<=(?:[^\s\d.(]|\d[\d%)]|\+)[.;!])\s+(?=[\p{L}(*\d?])/u;

/** A line that goes on in small letters, or was long, is one sentence with the next. */
const lineEnd = /(?<=^.{0,59}[^,\s]|[.;:!])\s*\n(?!\s*\p{Ll})/mu;

function sentencesIn(text: string, [from, to]: Span): Piece[] {
  let at = from;
  return text
    .slice(from, Math.min(to, from + longestBlock))
    .split(new RegExp(`(${lineEnd.source}|${sentenceEnd.source})`, 'mu'))
    .flatMap((words): Piece[] => {
      const span: Span = [at, at + words.length];
      at += words.length;
      return words.trim() === '' ? [] : [trimmed(text, span)];
    });
}

const raised: Readonly<Record<string, string>> = { '¹': '1', '²': '2', '³': '3', '⁴': '4', '⁵': '5', '⁶': '6' };

const leadMark =
  /^\s*(?:(?:note|comment|remark|footnote)\s)?(?:([*†‡§¶#^]{1,4})|[([]([\da-z]{1,2})[)\]]|([\da-z]{1,2})[)]|([¹²³⁴⁵⁶ᵃᵇᶜᵈ]))/iu;

function markOf(line: string): string | null {
  const [, sign, inBrackets, figure, high] = leadMark.exec(line) ?? [];
  return sign ?? inBrackets ?? figure ?? (high === undefined ? null : (raised[high] ?? high));
}

/** Whether a line of a row carries a mark that leads to a remark below. */
export function carriesMark(line: string, mark: string): boolean {
  const words = line.replace(/[¹²³⁴⁵⁶]/g, (sign) => ` (${raised[sign] ?? ''}) `);
  if (/^[*†‡§¶#^]+$/.test(mark)) return words.split(/[^*†‡§¶#^]+/).includes(mark);
  return (words.match(/[([][\da-z]{1,2}[)\]]/gi) ?? []).some((found) => found.slice(1, -1) === mark);
}
