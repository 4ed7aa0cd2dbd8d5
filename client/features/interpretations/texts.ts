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

  showNoticeSource: 'Show where the document says this',

  defaultType: shown.defaultType,
  mainMessage: shown.mainMessage,
  nextStep: shown.nextStep,
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
    howTo: 'Press an underlined sentence to see the words of your document that it comes from.',
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
    loadFailedTitle: 'Error',
    loadFailed: 'Failed to load document',
    back: 'Back to Documents',
    generating: 'Your interpretation is being generated',
    generatingMore: 'This page shows it by itself as soon as it is ready. You can leave and come back.',
    processing: 'Your document is being processed',
    processingMore: 'This page follows along and shows the interpretation as soon as it is ready.',
    slow: 'This is taking longer than usual. Use Check Again from time to time, or come back later.',
    checkAgain: 'Check Again',
    checking: 'Checking for updates',
    steps: 'Steps',
    stepDone: 'done',
    page: (read: number, of: number) => `Reading page ${Math.min(read + 1, of)} of ${of}.`,
    stepNow: 'now',
    notFoundTitle: 'Interpretation Not Found',
    notFound: 'The interpretation you are looking for does not exist or has been deleted.',
    notMadeTitle: 'There is no interpretation of this document',
    notMade:
      'On this server an AI provider writes every interpretation. Your document itself has been read and is stored.',
    noneShared: 'Whoever shares it with you can have one made. The document itself is here to read.',
    notMadeShared: 'Only whoever shares it with you can allow an AI provider to write one.',
    unreadableTitle: 'This document could not be read',
    unreadable: 'So there is no interpretation of it. Your file itself is stored safely.',
    whatToDo: 'What you can do',
    openDocument: 'Open the document',
    uploadOther: 'Upload another file',
  },
} as const;
