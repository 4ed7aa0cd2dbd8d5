import type { Notice } from '../documents/explanation.ts';
import type { Span } from '../kernel/span.ts';
import type { MedicationChange, Reading } from '../reading/reading.ts';
import { otherLanguageCard } from './fixed-texts.ts';
import { shortMedicineName } from './short-medicine-name.ts';
import { listOf, sentence } from './wording.ts';

/** What people expect to find in a document and will not: pages that are missing, an end that is cut, a medicine without a dose. */
export const missingParts = (reading: Reading): Notice[] => [
  ...missingPages(reading),
  ...cutEnd(reading),
  ...withoutDose(reading),
];

const incomplete = (text: string, spans: Span[]): Notice => ({ kind: 'incomplete', text, spans });

export const otherLanguage = ({ text }: Reading): Notice =>
  incomplete(otherLanguageCard, [[0, Math.min(text.length, 80)]]);

/** Where the document itself says that there is more of it. */
function missingPages({ remarks }: Reading): Notice[] {
  const spans = remarks.filter(({ kind }) => kind === 'missing_pages').map(({ span }) => span);
  return spans.length === 0
    ? []
    : [incomplete('This document says that it has more pages than we found. Check that no page is missing.', spans)];
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

const halts = new Set<MedicationChange['kind']>(['stopped', 'held', 'past']);

/** On a list that people take their medicines by, one without strength and without instructions is worth a question. */
function withoutDose({ documentType, medications, medicationChanges = [] }: Reading): Notice[] {
  if (documentType !== 'medication_list') return [];
  const notTaken = new Set(medicationChanges.flatMap(({ kind, span }) => (halts.has(kind) ? [span[0]] : [])));
  const bare = medications.filter(
    ({ strength, instructions, span }) => strength === null && instructions === null && !notTaken.has(span[0]),
  );
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
