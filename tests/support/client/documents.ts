import { noTelling } from '#core/documents/telling.ts';
import type { DocumentListItem, MedicalDocument } from '#core/documents/medical-document.ts';
import type { ExplainedTerm, LabResult, Sentence } from '#core/documents/explanation.ts';
import type { Interpretation } from '#core/documents/interpretation.ts';
import type { Span } from '#core/kernel/span.ts';

export const ticket = 'temp-0b9f2d1e-6c1a-4f5e-9a51-3c1d2e4f5a6b';

export const reportText = `RIVERSIDE LABORATORY
Patient: Example Person

CHEMISTRY
Test         Result   Flag   Range      Unit
Potassium    6.1      H      3.5-5.1    mmol/L
Sodium       140             135-145    mmol/L
Glucose      54       LL     70-99      mg/dL
TSH          <0.01    L      >0.4       mIU/L
Ferritin     980      H      <300       ng/mL
Culture      No growth

COMMENT: Mild chronic kidney disease. Repeat the potassium test in one week.
`;

/** Where words stand in the report. */
export function spanOf(words: string, text = reportText): Span {
  const start = text.indexOf(words);
  if (start === -1) throw new Error(`"${words}" is not in the report`);
  return [start, start + words.length];
}

const row = (name: string): Span => {
  const [start] = spanOf(`\n${name}`);
  return [start + 1, reportText.indexOf('\n', start + 1)];
};

export const labResult = (name: string, more: Partial<LabResult> = {}): LabResult => ({
  name,
  analyte: null,
  loinc: null,
  value: '0',
  comparator: null,
  unit: null,
  range: null,
  printedFlag: null,
  flag: 'unknown',
  conflict: false,
  previous: null,
  collectedAt: null,
  span: row(name),
  ...more,
});

const potassium = labResult('Potassium', {
  value: '6.1',
  unit: 'mmol/L',
  range: { low: 3.5, high: 5.1, text: '3.5-5.1' },
  printedFlag: 'H',
  flag: 'high',
  previous: '4.8 mmol/L',
});
const sodium = labResult('Sodium', {
  value: '140',
  unit: 'mmol/L',
  range: { low: 135, high: 145, text: '135-145' },
  flag: 'normal',
});
const glucose = labResult('Glucose', {
  value: '54',
  unit: 'mg/dL',
  range: { low: 70, high: 99, text: '70-99' },
  printedFlag: 'LL',
  flag: 'critical_low',
});
const tsh = labResult('TSH', {
  value: '0.01',
  comparator: '<',
  unit: 'mIU/L',
  range: { low: 0.4, high: null, text: '>0.4' },
  flag: 'low',
});
const ferritin = labResult('Ferritin', {
  value: '980',
  unit: 'ng/mL',
  range: { low: null, high: 300, text: '<300' },
  flag: 'high',
});
const culture = labResult('Culture', { value: 'No growth' });

const sentence = (section: Sentence['section'], text: string, ...spans: Span[]): Sentence => ({
  section,
  text,
  spans,
  basis: spans.length > 0 ? 'document' : 'general',
});

const term = (
  name: string,
  importance: ExplainedTerm['importance'],
  definition: string,
  ...spans: Span[]
): ExplainedTerm => ({ term: name, definition, importance, spans });

export const anInterpretation = (more: Partial<Interpretation> = {}): Interpretation => ({
  documentId: 7,
  title: 'Blood test in September',
  createdAt: '2026-09-14T10:00:00.000Z',
  feedback: null,
  telling: noTelling('no_provider', { level: 'standard', language: 'en' }),
  text: reportText,
  source: { kind: 'pdf', pages: 1, ocr: false, confidence: null },
  documentType: 'lab_result',
  documentKind: 'metabolic_panel',
  sections: [],
  labResults: [potassium, sodium, glucose, tsh, ferritin, culture],
  medications: [],
  findings: [],
  identifiers: [],
  summary: 'Your glucose is low, and your potassium is high. Call your doctor today.',
  interpretation:
    'Your potassium is 6.1 mmol/L, above the printed range. Potassium helps your heart keep its rhythm.\n\nThe report says: mild chronic kidney disease.',
  medicalTerminology: [
    term(
      'potassium',
      'high',
      'A mineral that helps your nerves, your muscles and your heart work.',
      spanOf('Potassium'),
    ),
    term(
      'chronic kidney disease',
      'medium',
      'Kidneys that have worked less well than they should for some months.',
      spanOf('chronic kidney disease'),
    ),
    term('TSH', 'low', 'A hormone that tells the thyroid how hard to work.', spanOf('TSH')),
    term('ferritin', 'low', 'A protein that stores iron.', spanOf('Ferritin')),
  ],
  actionItems: ['What could have raised my potassium?', 'When should I have the next test?'],
  keyFindings: ['Your potassium is 6.1 mmol/L, above the printed range.', 'Your sodium is in range.'],
  recommendations: ['The report asks for another potassium test in one week.'],
  sentences: [
    sentence('summary', 'Your glucose is low, and your potassium is high.', glucose.span, potassium.span),
    sentence('summary', 'Call your doctor today.'),
    sentence('interpretation', 'Your potassium is 6.1 mmol/L, above the printed range.', spanOf('6.1')),
    sentence('interpretation', 'Potassium helps your heart keep its rhythm.'),
    sentence('interpretation', 'The report says: mild chronic kidney disease.', spanOf('Mild chronic kidney disease')),
    sentence('finding', 'Your sodium is in range.', sodium.span),
    sentence('question', 'What could have raised my potassium?', potassium.span),
    sentence(
      'recommendation',
      'The report asks for another potassium test in one week.',
      spanOf('Repeat the potassium test in one week.'),
    ),
  ],
  notices: [
    { kind: 'incomplete', text: 'One result is still to come.', spans: [] },
    { kind: 'critical', text: 'Your glucose is very low. Call your doctor today.', spans: [glucose.span] },
  ],
  readingGrade: 5.2,
  engine: 'built-in',
  timings: { extractMs: 10, readMs: 5, explainMs: 3 },
  ...more,
});

export const aDocument = (more: Partial<MedicalDocument> = {}): MedicalDocument => ({
  id: 7,
  title: 'Blood test in September',
  documentType: 'lab_result',
  kind: 'metabolic_panel',
  fileType: 'application/pdf',
  fileSize: 1_310_720,
  uploadedAt: '2026-09-14T10:00:00.000Z',
  originalText: reportText,
  userId: 'guest',
  neverSend: false,
  person: null,
  removedAt: null,
  stage: 'explained',
  progress: null,
  unreadableReason: null,
  readingNotes: [],
  hasInterpretation: true,
  ...more,
});

export function aListItem(more: Partial<DocumentListItem> = {}): DocumentListItem {
  const { originalText: _, ...item } = aDocument();
  return { ...item, ...more };
}
