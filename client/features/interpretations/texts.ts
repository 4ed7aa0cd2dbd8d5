import { texts as shown } from '#core/presenting/texts.ts';
import type { ReadingLevel } from '#core/documents/reading-level.ts';

export const texts = {
  title: 'AI Interpretation',
  viewOriginal: 'View Original Document',
  exportPdf: 'Export as PDF',
  exportingPdf: 'Generating PDF...',
  print: 'Print',
  readAloud: 'Read aloud',
  sampleNotice: 'This is a sample report',
  sampleNoticeMore: 'It was written for Readback and belongs to nobody. Your own documents look the same.',

  levels: {
    legend: 'Reading level',
    simple: 'Simple',
    standard: 'Standard',
    detailed: 'Detailed',
    loading: 'The words are being changed.',
    failed:
      'The words of this level could not be loaded. You see those from before. Check your connection, then choose it again.',
  } satisfies Record<ReadingLevel | 'legend' | 'loading' | 'failed', string>,

  paper: {
    show: 'Show on the page',
    hide: 'Hide the picture',
    doubt: 'Hard to read: please check',
  },

  pleaseNote: 'Please note',
  showNoticeSource: 'Show where the document says this',

  defaultType: shown.defaultType,
  mainMessage: shown.mainMessage,
  nextStep: shown.nextStep,
  messageMore: shown.messageMore,
  story: shown.story,
  explanation: shown.explanation,
  recommendations: shown.recommendations,
  notices: shown.notices,
  engines: shown.engines,
  tabs: {
    ...shown.tabs,
    label: 'Parts of the interpretation',
  },
  terms: {
    ...shown.terms,
    inDocument: 'Show in the document',
  },
  questions: shown.questions,
  sources: {
    ...shown.sources,
    hint: 'Shows the words of the document that this comes from',
    heading: 'In your document',
    short: 'Source',
    many: (count: number) => `In your document, in ${count} places`,
    more: (count: number) => `Show ${count} more`,
    open: 'Open in the original document',
    close: 'Close the source',
    howTo: 'Press a sentence with a small page after it to see the words of your document that it comes from.',
    report: 'The report itself',
  },
  labs: {
    ...shown.labs,
    table: 'All results as a table',
    columns: { name: 'Test', value: 'Result', unit: 'Unit', range: 'Expected', status: 'In words' },
  },
  feedback: {
    created: shown.created,
    question: 'Was this helpful?',
    helpful: 'Helpful',
    notHelpful: 'Not Helpful',
    saved: 'Thank you. Your answer is saved. You can change it at any time.',
    withdrawn: 'Your answer is taken back.',
    failed: 'Your answer could not be saved. Please try again.',
  },

  states: {
    loading: 'Loading document interpretation...',
    loadingPart: 'One moment...',
    loadFailedTitle: 'Error',
    loadFailed: 'Failed to load document',
    back: 'Back to Documents',
    checking: 'Checking for updates',
    notFoundTitle: 'Interpretation Not Found',
    notFound: 'The interpretation you are looking for does not exist or has been deleted.',
  },
} as const;
