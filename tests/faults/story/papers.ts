import * as poison from '#tests/hostile-files/hostile-pdfs.ts';
import { onePage, words } from '#tests/hostile-files/pdf-file.ts';
import type { Random } from '../random.ts';

/** A file that somebody uploads, and what is to become of it. */
export type Paper = {
  fileName: string;
  mediaType: string;
  bytes: Buffer;
  becomes: 'explained' | 'unreadable' | 'either';
};

const results = [
  ['Glucose', 'mg/dL', '70-99', 60, 180],
  ['Creatinine', 'mg/dL', '0.60-1.00', 1, 3],
  ['Sodium', 'mmol/L', '135-145', 128, 150],
  ['Potassium', 'mmol/L', '3.5-5.1', 3, 6],
  ['Hemoglobin', 'g/dL', '12.0-15.5', 9, 16],
  ['Calcium', 'mg/dL', '8.6-10.3', 8, 11],
] as const;

/** A report on results, with the canary as the name of whom it is about. */
export function drawPaper(random: Random, canary: string): Paper {
  const kind = random.pick(['text', 'text', 'text', 'long text', 'pdf'] as const);
  if (kind === 'pdf') return pdfOf(random, canary);
  const repeats = kind === 'text' ? 1 : random.between(20, 200);
  const pages = Array.from({ length: repeats }, () => report(random, canary));
  return textOf(canary, pages.join('\n'));
}

export function pdfOf(random: Random, canary: string): Paper {
  const bytes = onePage({ content: words(`Patient ${canary}: Sodium ${random.between(128, 150)} mmol/L`) });
  return { fileName: `${canary}.pdf`, mediaType: 'application/pdf', bytes, becomes: 'explained' };
}

const textOf = (canary: string, text: string): Paper => ({
  fileName: `${canary}.txt`,
  mediaType: 'text/plain',
  bytes: Buffer.from(text),
  becomes: 'explained',
});

function report(random: Random, canary: string): string {
  const rows = results.map(
    ([name, unit, range, least, most]) => `${name.padEnd(20)}${random.between(least, most)}   ${unit}   ${range}`,
  );
  return [`Patient: ${canary}`, 'BASIC METABOLIC PANEL', 'Test   Result   Units   Reference Range', ...rows, ''].join(
    '\n',
  );
}

/** Files that are made to harm whoever reads them. */
export const poisons = {
  flateBomb: poison.flateBomb,
  nestedFlateBomb: poison.nestedFlateBomb,
  manyPages: () => poison.manyPages(301),
  onePageOftenCounted: () => poison.onePageOftenCounted(1_000_000_000),
  pagesInACircle: poison.pagesInACircle,
  formThatDrawsItself: poison.formThatDrawsItself,
  formsThatMultiply: () => poison.formsThatMultiply(5),
  deepArrays: () => poison.deepArrays(100_000),
  deepDictionaries: () => poison.deepDictionaries(100_000),
  giantPage: poison.giantPage,
  garbageAfterHeader: poison.garbageAfterHeader,
  endlessCrossReferences: poison.endlessCrossReferences,
} as const;

export type PoisonName = keyof typeof poisons;
export const poisonNames = Object.keys(poisons) as PoisonName[];

const certainlyUnreadable: ReadonlySet<string> = new Set([
  'flateBomb',
  'nestedFlateBomb',
  'manyPages',
  'garbageAfterHeader',
]);

export const poisonPaper = (name: PoisonName, canary: string): Paper => ({
  fileName: `${canary}-${name}.pdf`,
  mediaType: 'application/pdf',
  bytes: poisons[name](),
  becomes: certainlyUnreadable.has(name) ? 'unreadable' : 'either',
});
