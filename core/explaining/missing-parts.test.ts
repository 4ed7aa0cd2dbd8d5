import { expect, test } from 'vitest';
import { explainReading } from './explain-reading.ts';
import { otherLanguageCard } from './fixed-texts.ts';
import { missingParts } from './missing-parts.ts';
import { factsOf } from './testing/facts.ts';
import { tinyKnowledge } from './testing/tiny-knowledge.ts';

const told = (text: string) =>
  missingParts(factsOf(text).reading({ documentType: 'imaging' })).map((notice) => notice.text);

test('says once that the document speaks of more pages', () => {
  const { reading, spanOf } = factsOf('Page 1 of 3\nFindings.');
  const remarks = [{ kind: 'missing_pages' as const, span: spanOf('Page 1 of 3') }];

  expect(missingParts(reading({ remarks }))).toMatchObject([{ kind: 'incomplete', spans: [[0, 11]] }]);
  expect(missingParts(reading({}))).toEqual([]);
});

test.each([
  ['The lungs are clear and the', 1],
  ['The lungs are clear, and the heart is of usual size.', 0],
  ['Signed by: Dr. A', 0],
])('knows whether %j breaks off', (text, count) => {
  expect(told(text)).toHaveLength(count);
});

test('names medicines of a list that come without a dose', () => {
  const { medication, reading } = factsOf('Lisinopril 10 mg\nAspirin');
  const medications = [
    medication('Lisinopril 10 mg', { name: 'Lisinopril', strength: '10 mg' }),
    medication('Aspirin', { name: 'Aspirin' }),
  ];

  expect(missingParts(reading({ documentType: 'medication_list', medications }))).toMatchObject([
    { kind: 'incomplete', text: 'The list gives no dose for Aspirin.', spans: [[17, 24]] },
  ]);
  expect(missingParts(reading({ documentType: 'clinical_note', medications }))).toEqual([]);
});

test('says that a document in another language was read in part only, and tells nothing of its sentences', () => {
  const text =
    'El estudio muestra una lesión en el colon. Se observa la mucosa sin tumor. Los ganglios del área son normales y las capas de la pared están sin cambios.';
  const { reading, finding } = factsOf(text);
  const { keyFindings, notices } = explainReading(
    reading({ findings: [finding('tumor', { concept: 'nodule' })] }),
    tinyKnowledge,
  );

  expect(keyFindings).toEqual([]);
  expect(notices.map((notice) => notice.text)).toContain(otherLanguageCard);
});
