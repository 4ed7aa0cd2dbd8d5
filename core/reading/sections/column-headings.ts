import { linesOf, type Piece } from '../lines.ts';
import type { Header } from './find-headers.ts';
import { sectionNamed } from './section-names.ts';

/** So many headings in one column, of so many different kinds, tell the habit of a document. */
const habit = 3;
/** "Exam       T 38.4  HR 122": a heading in small letters, a gap, and its text; a row of a table has more gaps. */
const columnForm = /^(\p{Lu}[\p{L}/&]{1,13}(?: \p{L}{2,12})?)( {2,}|\t)(?=\S)(?!.{0,80}?\S\s{3,}\S.{0,80}?\S\s{3,}\S)/u;

/**
 * Headings that stand in a column of their own beside their text, as consultations are printed ("Problem    …", "History    …"):
 * known names whose texts all begin in the same place.
 */
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

const longestLooked = 240;
