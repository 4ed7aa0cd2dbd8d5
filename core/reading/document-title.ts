import type { Span } from '../kernel/span.ts';
import { coveredBy } from './covered-by.ts';
import { isRow, linesOf } from './lines.ts';
import type { DocumentSection } from './sections/find-sections.ts';

/** Sections whose first line says what was done. */
const namesStudy =
  /^(?:exam|examination|study|type of study|procedure|procedure performed|exam performed|examination performed|test performed|specimen|operation|surgical procedure)$/;
const labelled =
  /^\s*(?:exam(?:ination)?|study|procedure|test(?: name)?|modality|report|document(?: type)?|title|visit type|type of (?:visit|exam|study))\s*:/i;
const header =
  /^\s*(?:patient|name|dob|mrn|date|address|phone|ordering|referring|sex|age|account|provider|physician)\b/i;

const isTitle = (line: string): boolean =>
  line.length < 120 && !header.test(line) && (labelled.test(line) || !/[.]\s*$/.test(line));

/** "Urine dipstick: nitrite positive, …" opens with its title. */
const opening = (line: string): string => /^[\p{L}\d ,/()-]{4,60}:(?=\s)/u.exec(line)?.[0] ?? line;

const mostLines = 12;

/** What a document calls itself, results left out: its head up to the first section, its "Exam:" line, and headers that we do not know. */
export function documentTitle(text: string, sections: readonly DocumentSection[], rows: readonly Span[] = []): string {
  const isResult = coveredBy(rows);
  const first = sections[0];
  const head =
    first?.name === null
      ? linesOf(text, first.body)
          .slice(0, mostLines)
          .map((line, index) => (index > 0 && isResult(line.span) ? '' : line.text))
      : [];
  const kept = head
    .map((line, index) => (index === 0 ? opening(line) : line))
    .filter((line, index) => (index === 0 || !isRow(line)) && isTitle(line));
  const studies = sections
    .filter(({ name }) => name !== null && namesStudy.test(name))
    .map(({ body }) => text.slice(...body).split('\n', 1)[0] ?? '')
    .map((line) => line.slice(0, 120));
  const openingSections = sections.slice(0, 2).flatMap(({ name }) => name ?? []);
  return [...kept, ...openingSections, ...studies].join('\n');
}
