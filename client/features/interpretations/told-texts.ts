import { texts as shown } from '#core/presenting/texts.ts';

/** What stands around the words of an explanation on the screen, and follows their language. */
export const toldTexts = {
  ...shown,
  paper: { show: 'Show on the page', hide: 'Hide the picture', doubt: 'Hard to read: please check' },
  title: 'AI Interpretation',
  pleaseNote: 'Please note',
  important: 'Important',
  note: 'Note',
  showNoticeSource: 'Show where the document says this',
  terms: { ...shown.terms, inDocument: 'Show in the document' },
  sources: {
    ...shown.sources,
    hint: 'Shows the words of the document that this comes from',
    heading: 'In your document',
    short: 'Source',
    many: (count: number) => `In your document, in ${count} places`,
    more: (count: number) => `Show ${count} more`,
    open: 'Open in the original document',
    close: 'Close the source',
    marked: 'It is marked in the original text at the side.',
    go: 'Go to the marked words',
    words: 'Words explained',
  },
  definition: {
    more: 'Show in Medical Terms',
    sentence: 'Show where the document says this',
    place: 'Show what the explanation says of it',
  },
  labs: {
    ...shown.labs,
    table: 'All results as a table',
    columns: { name: 'Test', value: 'Result', unit: 'Unit', range: 'Expected', status: 'In words' },
  },
  filter: {
    label: 'Only what is outside',
    shown: (count: number, of: number) => `Showing ${count} of ${of} results.`,
    kept: 'Results without a range, and those that were hard to read, stay in view. A print holds all results.',
    none: 'No result here is marked as outside its range. Ask your doctor what your results mean for you.',
  },
  parts: {
    more: (count: number) =>
      count === 1 ? '1 more result is outside its range' : `${count} more results are outside their range`,
    inRange: (count: number) => (count === 1 ? '1 result in range' : `${count} results in range`),
    notCompared: (count: number) =>
      count === 1
        ? '1 result without a range to compare it with'
        : `${count} results without a range to compare them with`,
    inOrder: (count: number) => (count === 1 ? '1 finding' : `${count} findings`),
    otherResults: 'Other results',
    medicines: {
      new: 'New',
      changed: 'Changed',
      stopped: 'Stopped or on hold',
      same: 'Go on as before',
      other: 'Also in the document',
    },
    steps: {
      tick: (step: string) => `Done: ${step}`,
      count: (done: number, of: number) => `${done} of ${of} done. Your ticks stay in this browser.`,
    },
    questions: 'You could ask:',
    allQuestions: 'See all questions to ask',
  },
} as const;
