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

  tabs: { label: 'Parts of the interpretation' },
  sources: {
    howTo: 'Press a sentence with a small page after it to see the words of your document that it comes from.',
  },
  feedback: {
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
