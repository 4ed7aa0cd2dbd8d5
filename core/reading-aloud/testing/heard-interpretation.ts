import type { LabResult, Sentence } from '../../documents/explanation.ts';
import type { Interpretation } from '../../documents/interpretation.ts';
import { noTelling } from '../../documents/telling.ts';
import type { Span } from '../../kernel/span.ts';

export const heardText = `Potassium    6.1   H   3.5-5.1   mmol/L
Sodium       140       135-145   mmol/L
IMPRESSION: Mild kidney disease.
MEDICATIONS: Apixaban 5 mg, 1 tablet twice a day`;

export const spanOf = (words: string): Span => {
  const start = heardText.indexOf(words);
  if (start === -1) throw new Error(`"${words}" is not in the text`);
  return [start, start + words.length];
};

export const heardResult = (name: string, more: Partial<LabResult> = {}): LabResult => ({
  name,
  analyte: null,
  loinc: null,
  value: '0',
  comparator: null,
  unit: 'mmol/L',
  range: null,
  printedFlag: null,
  flag: 'unknown',
  conflict: false,
  previous: null,
  collectedAt: null,
  span: [0, 1],
  ...more,
});

export const potassium = heardResult('Potassium', {
  value: '6.1',
  range: { low: 3.5, high: 5.1, text: '3.5-5.1' },
  flag: 'high',
  previous: '4.8',
});
export const sodium = heardResult('Sodium', {
  value: '140',
  range: { low: 135, high: 145, text: '135-145' },
  flag: 'normal',
});

export const heardSentence = (section: Sentence['section'], text: string, ...spans: Span[]): Sentence => ({
  section,
  text,
  spans,
  basis: spans.length > 0 ? 'document' : 'general',
});

/** A small explanation with something in every part of its page. */
export const heardInterpretation = (more: Partial<Interpretation> = {}): Interpretation => ({
  documentId: 7,
  title: 'Blood test',
  createdAt: '2026-09-14T10:00:00.000Z',
  feedback: null,
  telling: noTelling('no_provider', { level: 'standard', language: 'en' }),
  text: heardText,
  source: { kind: 'text', pages: 1, ocr: false, confidence: null },
  documentType: 'lab_result',
  documentKind: 'metabolic_panel',
  sections: [],
  labResults: [potassium, sodium],
  medications: [],
  findings: [],
  identifiers: [],
  summary: 'Your potassium is high. Call your doctor today.',
  interpretation: 'The report describes mild kidney disease.\n\nApixaban 5 mg: the report says 1 tablet twice a day.',
  medicalTerminology: [
    { term: 'potassium', definition: 'A mineral.', importance: 'high', say: 'puh-TAS-ee-um', spans: [] },
    { term: 'kidney disease', definition: 'Kidneys that work less well.', importance: 'low', spans: [] },
  ],
  actionItems: ['My potassium was 6.1 mmol/L. Why is it high?'],
  keyFindings: ['Your potassium is high.'],
  recommendations: ['The report asks for a test in 1-2 weeks.'],
  sentences: [
    heardSentence('summary', 'Your potassium is high.', spanOf('6.1')),
    heardSentence('summary', 'Call your doctor today.'),
    heardSentence('interpretation', 'The report describes mild kidney disease.', spanOf('Mild kidney disease')),
    heardSentence('interpretation', 'Apixaban 5 mg: the report says 1 tablet twice a day.', spanOf('Apixaban 5 mg')),
    heardSentence('question', 'My potassium was 6.1 mmol/L. Why is it high?', spanOf('6.1')),
    heardSentence('recommendation', 'The report asks for a test in 1-2 weeks.', spanOf('Potassium')),
  ],
  notices: [
    { kind: 'incomplete', text: 'One result is still to come.', spans: [] },
    { kind: 'critical', text: 'Your potassium is very high.', spans: [] },
  ],
  readingGrade: 5,
  engine: 'built-in',
  timings: { extractMs: 1, readMs: 1, explainMs: 1 },
  ...more,
});
