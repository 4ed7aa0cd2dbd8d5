import type { Notice } from '../documents/explanation.ts';
import type { Span } from '../kernel/span.ts';
import type { Reading } from '../reading/reading.ts';
import { shortMedicineName } from './medication-sentences.ts';
import { listOf, sentence } from './wording.ts';

/** What people expect to find in a document and will not: pages that are missing, an end that is cut, a medicine without a dose. */
export const missingParts = (reading: Reading): Notice[] => [
  ...missingPages(reading.text),
  ...cutEnd(reading),
  ...withoutDose(reading),
];

const incomplete = (text: string, spans: Span[]): Notice => ({ kind: 'incomplete', text, spans });

const pageMark = /\bpage\s{1,3}(\d{1,3})\s{0,3}(?:of|\/)\s{0,3}(\d{1,3})\b/gi;

/** "Page 1 of 3" and no page 2 or 3: the marks say what is missing. A text that marks no page by its number says nothing of pages. */
function missingPages(text: string): Notice[] {
  const marks = [...text.matchAll(pageMark)];
  const [first] = marks;
  const total = Math.max(0, ...marks.map(([, , of]) => Number(of)));
  const seen = new Set(marks.map(([, page]) => Number(page)));
  if (first === undefined || total < 2 || seen.size >= total) return [];
  return [
    incomplete('This document says that it has more pages than we found. Check that no page is missing.', [
      [first.index, first.index + first[0].length],
    ]),
  ];
}

const openEnd = /(?:,|\b(?:and|or|with|of|the|a|an|in|to|for|is|are|was|no|without|that))$/;

/** A last line that breaks off in the middle of a sentence. */
function cutEnd({ text, documentType }: Reading): Notice[] {
  const end = text.trimEnd().length;
  const start = text.lastIndexOf('\n', end - 1) + 1;
  const line = text.slice(Math.max(start, end - 200), end);
  const isProse = line.split(/\s+/).length >= 4 && !line.includes('|') && documentType !== 'medication_list';
  if (!isProse || !openEnd.test(line)) return [];
  return [
    incomplete('The text breaks off in the middle of a sentence. Check that no page is missing.', [
      [end - line.length, end],
    ]),
  ];
}

/** On a list that people take their medicines by, one without strength and without instructions is worth a question. */
function withoutDose({ documentType, medications }: Reading): Notice[] {
  if (documentType !== 'medication_list') return [];
  const bare = medications.filter(({ strength, instructions }) => strength === null && instructions === null);
  if (bare.length === 0) return [];
  const names = [...new Set(bare.map(shortMedicineName))];
  const shown = names.length > 3 ? `${names.slice(0, 3).join(', ')} and others` : listOf(names);
  return [
    incomplete(
      sentence(`The list gives no dose for ${shown}`),
      bare.map(({ span }) => span),
    ),
  ];
}
