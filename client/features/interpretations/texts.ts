import type { Engine, Importance, LabResult, Notice } from '#core/documents/explanation.ts';
import type { ReadingLevel } from '#core/documents/reading-level.ts';

/** Notices above everything else. What is merely missing is told at its place. */
export type UrgentNotice = Exclude<Notice['kind'], 'incomplete'>;

export const texts = {
  title: 'AI Interpretation',
  defaultType: 'Medical',
  viewOriginal: 'View Original Document',
  exportPdf: 'Export as PDF',
  mainMessage: 'The main message',
  nextStep: 'Next step',
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

  tabs: {
    label: 'Parts of the interpretation',
    explanation: 'Simplified Explanation',
    terms: 'Medical Terms',
    questions: 'Questions to Ask',
    recommendations: 'Recommendations',
  },

  explanation: {
    summary: 'Summary',
    details: 'What it says in more detail',
    notSaid: 'What this document does not say',
    empty: 'No simplified explanation available.',
  },

  terms: {
    groups: {
      high: 'Key Medical Terms',
      medium: 'Relevant Medical Terms',
      low: 'General Medical Terms',
    } satisfies Record<Importance, string>,
    importance: { high: 'High importance', medium: 'Medium importance', low: 'Low importance' } satisfies Record<
      Importance,
      string
    >,
    empty: 'No significant medical terms were identified in this document.',
    inDocument: 'Show in the document',
    say: (say: string) => `Say: ${say}`,
  },

  questions: {
    intro: 'Questions you may want to ask your doctor:',
    empty: 'No specific questions were identified for this document.',
    disclaimer: 'These questions are AI suggestions. You know best what matters to you: change them or add your own.',
    copy: 'Copy questions',
    print: 'Print questions',
    copied: 'Questions copied',
    copyFailed: 'The questions could not be copied. Select them and copy them by hand.',
  },

  recommendations: {
    findings: 'Key Findings',
    noFindings: 'No specific findings were identified for this document.',
    recommendations: 'Recommendations',
    noRecommendations: 'No specific recommendations were identified for this document.',
    disclaimer:
      'This is made by AI to help you understand your document. It does not replace advice from your doctor. Talk to your care team before you change anything.',
  },

  sources: {
    general: (from: string[]) =>
      from.length === 0 ? 'General information' : `General information from ${from.join('; ')}`,
    hint: 'Shows the words of the document that this comes from',
    heading: 'In your document',
    short: 'Source',
    many: (count: number) => `In your document, in ${count} places`,
    more: (count: number) => `Show ${count} more`,
    open: 'Open in the original document',
    close: 'Close the source',
    howTo: 'Press an underlined sentence to see the words of your document that it comes from.',
    andMore: (count: number) => (count === 1 ? 'and 1 more place' : `and ${count} more places`),
    printed: 'Where each sentence comes from',
    report: 'The report itself',
  },

  labs: {
    heading: 'Your results on a line',
    groups: {
      outside: 'Results to talk about',
      'in-range': 'Results in range',
      unknown: 'Results not compared with a range',
    },
    words: {
      normal: 'In range',
      low: 'Low',
      high: 'High',
      critical_low: 'Critically low',
      critical_high: 'Critically high',
      abnormal: 'Not as expected',
      unknown: 'No range given',
    } satisfies Record<LabResult['flag'], string>,
    /** A range is printed, but the result is in words, or has not come yet. */
    notCompared: 'Not compared',
    comparators: {
      '<': 'less than',
      '>': 'more than',
      '<=': 'at most',
      '>=': 'at least',
    } satisfies Record<NonNullable<LabResult['comparator']>, string>,
    expected: (range: string) => `expected ${range}`,
    between: (low: string, high: string) => `${low} to ${high}`,
    below: (high: string) => `below ${high}`,
    above: (low: string) => `above ${low}`,
    atMost: (high: string) => `${high} or less`,
    atLeast: (low: string) => `${low} or more`,
    sentence: (name: string, words: string) => `${name}. ${words}.`,
    expectedBand: 'Expected range',
    offLine: 'The value lies beyond the end of this line.',
    conflict: 'The mark printed in the report and its own range do not agree. Ask which one is right.',
    previous: (value: string) => `Before: ${value}`,
    collected: (date: string) => `Taken: ${date}`,
    table: 'All results as a table',
    columns: { name: 'Test', value: 'Result', unit: 'Unit', range: 'Expected', status: 'In words' },
    none: 'Not given',
  },

  paper: {
    show: 'Show on the page',
    hide: 'Hide the picture',
    doubt: 'Hard to read: please check',
  },

  notices: {
    critical: 'Needs attention soon',
    crisis: 'Help is there for you now',
    conflict: 'The report does not agree with itself',
    hard_to_read: 'Parts were hard to read',
    instruction_in_document: 'Unusual text in the document',
    not_medical: 'This may not be a medical document',
  } satisfies Record<UrgentNotice, string>,
  showNoticeSource: 'Show where the document says this',

  engines: {
    'built-in': 'Written by the built-in interpreter',
    openai: 'Written by OpenAI, checked against your document',
    gemini: 'Written by Gemini, checked against your document',
    local: 'Written by a model on this server, checked against your document',
  } satisfies Record<Engine, string>,

  feedback: {
    created: (date: string) => `Created ${date}`,
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
