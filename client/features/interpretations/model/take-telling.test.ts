import { expect, test } from 'vitest';
import { anInterpretation } from '#tests/support/client/documents.ts';
import { aState, aTold } from '#tests/support/client/tellings.ts';
import { takeTelling } from './take-telling.ts';

const because = 'Your profile names potassium.';
const questionOrder = [
  { index: 1, because },
  { index: 0, because: null },
];

test('keeps a place and its reason for questions that are still asked in the same words', () => {
  const shown = anInterpretation({ actionItems: ['One?', 'Two?'], questionOrder });

  const taken = takeTelling(shown, { ...aState(), told: aTold({ actionItems: ['Two?', 'A new one?'] }) });

  expect(taken.questionOrder).toEqual([{ index: 0, because }]);
});

test('makes no order where there was none, and loses none while nothing has come', () => {
  const told = aTold({ actionItems: ['Two?'] });

  expect(takeTelling(anInterpretation(), { ...aState(), told }).questionOrder).toBeUndefined();
  expect(takeTelling(anInterpretation({ questionOrder }), { ...aState(), told: null }).questionOrder).toBe(
    questionOrder,
  );
});
