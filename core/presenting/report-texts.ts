import type { TextSource } from '../documents/explanation.ts';
import type { ReadingLevel } from '../documents/reading-level.ts';

const pages = (count: number) => (count === 1 ? '1 page' : `${count} pages`);

/** What only paper says; all else stands in the texts of the screen. */
export const reportTexts = {
  kind: 'AI Interpretation',
  untitled: 'Medical document',
  facts: {
    type: 'Type of document',
    uploaded: 'Uploaded',
    created: 'Created',
    source: 'Read from',
    words: 'Words',
    level: 'Reading level',
    language: 'Language',
  },
  source: {
    text: () => 'A text file',
    pdf: (count: number) => `A PDF file of ${pages(count)}`,
    image: (count: number) => (count === 1 ? 'A picture' : `Pictures of ${pages(count)}`),
  } satisfies Record<TextSource['kind'], (count: number) => string>,
  recognised: 'Its words were recognised from pictures (OCR), so some letters can be wrong.',
  levels: { simple: 'Simple', standard: 'Standard', detailed: 'Detailed' } satisfies Record<ReadingLevel, string>,
  languages: { es: 'Spanish' },
  doubt: 'Hard to read: please check',
  table: 'All results as a table',
  columns: { name: 'Test', value: 'Result', unit: 'Unit', range: 'Expected', status: 'In words' },
  visit: 'Your list for the visit',
  quote: (words: string) => `“${words}”`,
  remember: 'Please remember',
  page: (number: number, of: number) => `Page ${number} of ${of}`,
  note: (number: number) => `[${number}]`,
  toNote: (number: number) => `To where this sentence comes from: number ${number}`,
  toSentence: (number: number) => `Back to the sentence with number ${number}`,
  unprintable: 'Some signs of the document cannot be printed. In their place stands �.',
} as const;
