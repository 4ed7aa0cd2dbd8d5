import { expect, test } from 'vitest';
import { anInterpretation, reportText, spanOf } from '#tests/support/client/documents.ts';
import { placeTarget } from './place-target.ts';

const explained = anInterpretation();

test('finds the sentence that is about a place', () => {
  const target = placeTarget(spanOf('chronic kidney disease'), explained);

  expect(target).toMatchObject({ sentence: { text: 'The report says: mild chronic kidney disease.' } });
});

test('finds the result where only a sentence about the whole report tells of it', () => {
  const spans = explained.labResults.map(({ span }) => span);
  const sentences = [{ section: 'summary' as const, text: 'Six results.', spans, basis: 'document' as const }];

  const target = placeTarget(spanOf('Ferritin'), { ...explained, sentences });

  expect(target).toMatchObject({ kind: 'result', result: { name: 'Ferritin' } });
});

test('finds nothing where the explanation says nothing', () => {
  expect(placeTarget(spanOf('RIVERSIDE', reportText), explained)).toBeNull();
});
