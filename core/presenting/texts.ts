import type { Engine, Importance, LabResult, Notice } from '../documents/explanation.ts';
import { partHeadings } from './part-headings.ts';

/** Notices above everything else. What is merely missing is told at its place. */
export type UrgentNotice = Exclude<Notice['kind'], 'incomplete'>;

const others = (count: number, isOther: boolean) =>
  `${count}${isOther ? ' other' : ''} ${count === 1 ? 'result' : 'results'}`;

/** What stands around the words of an explanation, wherever it is shown: on a screen, on paper, by voice. */
export const texts = {
  defaultType: 'Medical',
  mainMessage: 'The main message',
  nextStep: 'Next step',
  messageMore: 'Also important',
  story: partHeadings,
  tabs: {
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
    say: (say: string) => `Say: ${say}`,
    count: (count: number) => (count === 1 ? '1 term' : `${count} terms`),
  },
  questions: {
    intro: 'Questions you may want to ask your doctor:',
    empty: 'No specific questions were identified for this document.',
    disclaimer: 'These questions are AI suggestions. You know best what matters to you: change them or add your own.',
    count: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
    numbered: (number: number) => `Question ${number}`,
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
    andMore: (count: number) => (count === 1 ? 'and 1 more place' : `and ${count} more places`),
    printed: 'Where each sentence comes from',
  },
  labs: {
    heading: 'Your results on a line',
    spokenHeading: 'Your results.',
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
    none: 'Not given',
    othersInRange: (count: number, isOther: boolean) =>
      `${others(count, isOther)} ${count === 1 ? 'is' : 'are'} in the expected range.`,
    othersNotCompared: (count: number, isOther: boolean) =>
      `${others(count, isOther)} could not be compared with a range.`,
  },
  notices: {
    critical: 'Needs attention soon',
    crisis: 'Help is there for you now',
    conflict: 'The report does not agree with itself',
    hard_to_read: 'Parts were hard to read',
    instruction_in_document: 'Unusual text in the document',
    not_medical: 'This may not be a medical document',
  } satisfies Record<UrgentNotice, string>,
  engines: {
    'built-in': 'Written by the built-in interpreter',
    openai: 'Written by OpenAI, checked against your document',
    gemini: 'Written by Gemini, checked against your document',
    local: 'Written by a model on this server, checked against your document',
  } satisfies Record<Engine, string>,
  created: (date: string) => `Created ${date}`,
} as const;
