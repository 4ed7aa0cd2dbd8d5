import { indentOf, isBlank, isItem, isRow, linesOf, type Piece } from '../lines.ts';
import type { Header } from './find-headers.ts';
import { sectionLike } from './section-names.ts';

/** So many headings on lines of their own, without a colon, tell the habit of a document. */
const habit = 3;
const longestHeading = 48;
const mostWords = 8;
/** Closings and signatures stand on short lines too. */
const noHeading = /^(?:dr|prof|mr|mrs|ms|miss|sr|yours|with|kind|best|many|thank|dear|regards|page|signed)\b/i;

/**
 * Headings that no list knows, in a document that prints its known ones bare: a short line after a gap with text right below
 * ("What I refuse" between "My health" and "Organs").
 */
export function bareHeadings(text: string, known: readonly Header[]): Header[] {
  const bare = known.filter((header) => isBare(text, header));
  const first = bare[0]?.span[0];
  if (bare.length < habit || first === undefined) return [];
  const taken = new Set(known.map(({ span }) => span[0]));
  const lines = linesOf(text);
  return lines.flatMap((line, at): Header[] => {
    const start = line.span[0] + indentOf(line.text);
    if (start < first || taken.has(start) || !isHeading(line, lines[at - 1], lines[at + 1])) return [];
    const words = line.text.trim();
    const like = sectionLike(words);
    const name = words.toLowerCase().replace(/\s+/g, ' ');
    return [{ name: like?.name ?? name, role: like?.role ?? null, span: [start, start + words.length], inline: false }];
  });
}

const isBare = (text: string, { span, inline, role }: Header): boolean =>
  !inline && role !== null && /^[ \t]*(?:\r?\n|$)/.test(text.slice(span[1], span[1] + 12)) && text[span[1] - 1] !== ':';

function isHeading(line: Piece, above: Piece | undefined, below: Piece | undefined): boolean {
  if (above && !isBlank(above)) return false;
  if (!below || isBlank(below)) return false;
  const words = line.text.trim();
  return (
    words.length <= longestHeading &&
    words.split(/\s+/).length <= mostWords &&
    /^\p{Lu}[\p{L} /&,'’()-]+$/u.test(words) &&
    !words.endsWith(',') &&
    !isItem(line.text) &&
    !isRow(line.text) &&
    !noHeading.test(words)
  );
}
