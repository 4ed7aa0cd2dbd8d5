import { indentOf, isBlank, isItem, isRow, linesOf, type Piece, wordCount } from '../lines.ts';
import { longestLooked, type Header } from './find-headers.ts';
import { sectionLike, sectionNamed } from './section-names.ts';

/** So many headings printed alike, on lines of their own or in a column, show the habit of a document. */
const habit = 3;
const longestHeading = 48;
const mostWords = 8;
/** Closings and signatures stand on short lines too. */
const noHeading = /^(?:dr|prof|mr|mrs|ms|miss|sr|yours|with|kind|best|many|thank|dear|regards|page|signed)\b/i;

/** Headings that no list knows, in a document that prints its known ones bare: a short line after a gap with text right below. */
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
    wordCount(words) <= mostWords &&
    /^\p{Lu}[\p{L} /&,'’()-]+$/u.test(words) &&
    !words.endsWith(',') &&
    !isItem(line.text) &&
    !isRow(line.text) &&
    !noHeading.test(words)
  );
}

/** "Exam       T 38.4  HR 122": a heading in small letters, a gap, and its text; a row of a table has more gaps. */
const columnForm = /^(\p{Lu}[\p{L}/&]{1,13}(?: \p{L}{2,12})?)( {2,}|\t)(?=\S)(?!.{0,80}?\S\s{3,}\S.{0,80}?\S\s{3,}\S)/u;

/** Headings in a column beside their text ("Problem    …", "History    …"): known names whose texts all begin in the same place. */
export function columnHeadings(text: string, known: readonly Header[]): Header[] {
  const taken = new Set(known.map(({ span }) => span[0]));
  const lines = linesOf(text).flatMap((line) => headingOf(line));
  const byPlace = Map.groupBy(lines, ({ place }) => place);
  const habits = [...byPlace.values()].filter((group) => new Set(group.map(({ header }) => header.role)).size >= habit);
  return habits.flatMap((group) => group.map(({ header }) => header)).filter(({ span }) => !taken.has(span[0]));
}

function headingOf({ text, span }: Piece): { place: number; header: Header }[] {
  const form = columnForm.exec(text.slice(0, longestLooked));
  const section = sectionNamed(form?.[1] ?? '');
  if (!form || !section) return [];
  const header: Header = { ...section, span: [span[0], span[0] + (form[1] ?? '').length], inline: true };
  return [{ place: form[0].length, header }];
}
