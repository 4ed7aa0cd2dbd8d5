import { expect, test } from 'vitest';
import { factsOf } from '../../../explaining/testing/facts.ts';
import type { Sensitivity } from './sensitivities.ts';
import { type Answer, medicinesByGerm } from './medicines-by-germ.ts';

function setup(text: string) {
  const { spanOf } = factsOf(text);
  const germ = (name: string) => ({ name, span: spanOf(name) });
  const answer = (name: string, says: Sensitivity): Answer => ({ name, answer: says, span: spanOf(name) });
  return { germ, answer };
}

const told = (messages: ReturnType<typeof medicinesByGerm>) =>
  messages.map((message) =>
    message.kind === 'sensitivities'
      ? [message.germ, message.answer, ...message.medicines.map(({ name }) => name)]
      : [message.kind],
  );

test('the medicines of one germ need no name of it', () => {
  const { germ, answer } = setup('Proteus mirabilis\nampicillin\ncefazolin');

  expect(
    told(medicinesByGerm([germ('Proteus mirabilis')], [answer('ampicillin', 'fails'), answer('cefazolin', 'stops')])),
  ).toEqual([
    [null, 'stops', 'cefazolin'],
    [null, 'fails', 'ampicillin'],
  ]);
});

test('of several germs each has the medicines that stand below it', () => {
  const { germ, answer } = setup('Proteus mirabilis\nampicillin\nEnterococcus faecalis\nvancomycin');

  expect(
    told(
      medicinesByGerm(
        [germ('Proteus mirabilis'), germ('Enterococcus faecalis')],
        [answer('ampicillin', 'fails'), answer('vancomycin', 'stops')],
      ),
    ),
  ).toEqual([
    ['Proteus mirabilis', 'fails', 'ampicillin'],
    ['Enterococcus faecalis', 'stops', 'vancomycin'],
  ]);
});

test('the answers of several germs in one table are not told as those of one', () => {
  const { germ, answer } = setup('Proteus mirabilis\nEnterococcus faecalis\nampicillin\nvancomycin');

  expect(
    told(
      medicinesByGerm(
        [germ('Proteus mirabilis'), germ('Enterococcus faecalis')],
        [answer('ampicillin', 'fails'), answer('vancomycin', 'stops')],
      ),
    ),
  ).toEqual([['medicines_of_several']]);
});
