import type { Span } from '../kernel/span.ts';
import { touching } from '../kernel/touching.ts';
import { isRow, linesOf } from './lines.ts';
import type { DocumentSection } from './sections/find-sections.ts';

/** Sections whose first line says what was done. */
const namesStudy =
  /^(?:report|document|title|exam|examination|study|type of study|procedure|procedure performed|exam performed|examination performed|test performed|specimen|operation|surgical procedure)$/;
const labelled =
  /^\s*(?:exam(?:ination)?|study|procedure|test(?: name)?|modality|report|document(?: type)?|title|visit type|type of (?:visit|exam|study))\s*:/i;
const header =
  /^\s*(?:patient|name|dob|mrn|date|address|phone|ordering|referring|sex|age|account|provider|physician|clinical (?:notes|details|information|history))\b/i;

const isTitle = (line: string): boolean =>
  line.length < 120 && !header.test(line) && (labelled.test(line) || !/[.]\s*$/.test(line));

/** "Urine dipstick: nitrite positive, …" and "CT OF THE ABDOMEN WITH CONTRAST. History is …" open with their title. */
const openingLabel = /^[\p{L}\d ,/()-]{4,60}:(?=\s)/u;
const openingCapitals = /^\s*[\p{Lu}\d][\p{Lu}\d ,/&()'-]{7,110}(?=[.:]\s)/u;

/** Of a line of columns its first cell, of a line that goes on its opening. */
function opening(line: string, isFirst: boolean): string {
  const capitals = openingCapitals.exec(line)?.[0];
  if (capitals !== undefined) return capitals;
  if (isRow(line) && !isFirst) {
    const [first = '', ...others] = line.trim().split(/\t|\||\s{3,}/);
    // What prints numbers behind its name is a result.
    return others.some(isNumbered) ? '' : first;
  }
  if (!isFirst) return line;
  return labelled.test(line) ? line : (openingLabel.exec(line)?.[0] ?? line);
}

/** "Ward 14", "performed 09 Jun 2026" and "Reported: 21 Mar 2025" are no results. */
const isNumbered = (cell: string): boolean => /^\s*[<>≤≥=~]{0,2}\s*\d/.test(cell);

const mostLines = 12;

/** What a document calls itself, results left out: its head up to the first section, its "Exam:" line, and headers that we do not know. */
export function documentTitle(text: string, sections: readonly DocumentSection[], rows: readonly Span[] = []): string {
  const isResult = touching(rows);
  const first = sections[0];
  const head =
    first?.name === null
      ? linesOf(text, first.body)
          .slice(0, mostLines)
          .map((line, index) => (index > 0 && isResult(line.span) ? '' : line.text))
      : [];
  const kept = head.map((line, index) => opening(line, index === 0)).filter(isTitle);
  const studies = sections
    .filter(({ name }) => name !== null && namesStudy.test(name))
    .map(({ body }) => text.slice(...body).split('\n', 1)[0] ?? '')
    .map((line) => line.slice(0, 120));
  const openingSections = sections
    // "Clinical notes:" opens the request of a test, and makes no note of its report.
    .filter(
      ({ name, role, span }, at) => (at < 2 && span[0] < longestOpening && role !== 'indication') || name === 'rx',
    )
    .flatMap(({ name }) => name ?? []);
  return [...kept, ...openingSections, ...studies, ...lateTitles(text, first)].join('\n');
}

/** A test named in capitals below the clinical details of a request: "HAEMOGLOBIN A1c (Whole blood)". */
function lateTitles(text: string, first: DocumentSection | undefined): string[] {
  if (first?.name !== null) return [];
  const rest = linesOf(text.slice(first.span[1], first.span[1] + longestLate)).slice(1, mostLines);
  return rest.map((line) => opening(line.text, false)).filter((line) => isMostlyCapitals(line) && isTitle(line));
}

const longestLate = 1500;
const longestOpening = 400;
const isMostlyCapitals = (line: string): boolean =>
  /^[\p{Lu}\d][\p{Lu}\d /&-]{2,60}\p{Ll}{0,2}(?:$|\s{1,3}\()/u.test(line.trim());
