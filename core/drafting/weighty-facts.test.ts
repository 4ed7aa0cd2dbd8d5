import { describe, expect, test } from 'vitest';
import { loadKnowledge } from '../knowledge/load-knowledge.ts';
import { teller } from './tells.ts';
import { explained } from './testing/telling.ts';
import { weightyFacts } from './weighty-facts.ts';

function setup(text: string) {
  const explanation = explained(text);
  const facts = weightyFacts(explanation, loadKnowledge());
  const at = (words: string, from = 0): [number, number] => {
    const start = text.indexOf(words, from);
    return [start, start + words.length];
  };
  const tells = teller(facts, explanation.text);
  const told = (said: string, ...quotes: string[]) =>
    tells({ text: said, spans: quotes.map((quote) => at(quote)) }).map(({ names }) => names[0]);
  return { facts, told, at };
}

const rows = 'Glucose 188 mg/dL 70-99\nSodium 139 mmol/L 135-145\nPotassium 6.9 mmol/L 3.5-5.1';

describe('what must not be lost', () => {
  test('are results outside their range, and the critical ones are known', () => {
    expect(setup(rows).facts.map(({ label }) => label)).toEqual(['Glucose, high', 'Potassium, critical high']);
  });

  test('is a finding that is there or may be there, with all the places where it is told', () => {
    const text =
      'CT CHEST\n\nFINDINGS:\nThere is a 7 mm solid nodule in the right upper lobe. No pleural effusion.\n\nIMPRESSION:\nSolid nodule in the right upper lobe.';
    const { facts, at } = setup(text);
    const nodule = facts.find(({ names }) => names.includes('solid nodule'));

    expect(facts.some(({ names }) => names.includes('pleural effusion'))).toBe(false);
    expect(nodule?.spans).toContainEqual(at('solid nodule'));
    expect(nodule?.spans).toContainEqual(at('Solid nodule'));
  });

  test('is not said of the other side', () => {
    const text =
      'CT CHEST\n\nFINDINGS:\nNo pleural effusion on the left.\nPleural effusion on the right.\n\nIMPRESSION:\nPleural effusion on the right.';
    const { facts, at } = setup(text);

    expect(facts.flatMap(({ spans }) => spans)).not.toContainEqual(at('pleural effusion'));
  });
});

describe('a sentence tells', () => {
  test.each<[string, string[], string[]]>([
    ['Glucose was 188 mg/dL.', ['Glucose 188'], ['glucose']],
    ['Your blood sugar is above its range.', ['Glucose 188'], ['glucose']],
    ['Glucose was measured.', ['Glucose 188'], []],
    ['Potassium is high.', ['Glucose 188', 'Potassium 6.9'], ['potassium']],
    ['Both glucose and potassium are high.', ['Glucose 188', 'Potassium 6.9'], ['glucose', 'potassium']],
    ['Two are outside their range.', ['Glucose 188', 'Potassium 6.9'], ['glucose', 'potassium']],
    ['Some are outside their range.', ['Glucose 188', 'Potassium 6.9'], []],
    ['La glucosa y el potasio están altos.', ['Glucose 188', 'Potassium 6.9'], ['glucose', 'potassium']],
    ['Sodium is normal.', ['Sodium 139'], []],
    ['Glucose was 188 mg/dL.', [], []],
  ])('"%s" of %j: %j', (said, quotes, names) => {
    expect(setup(rows).told(said, ...quotes)).toEqual(names);
  });

  test('of several findings in its words only those that it names', () => {
    const text = 'CT CHEST\n\nIMPRESSION:\nPneumonia and a pleural effusion on the left.';

    expect(
      setup(text).told('The scan shows a lung infection (pneumonia).', 'Pneumonia and a pleural effusion'),
    ).toEqual(['pneumonia']);
  });

  test('a medicine only with its strength', () => {
    const text = 'MEDICATION LIST\nWarfarin 5 mg tablet, 1 tablet by mouth every evening';

    expect(setup(text).told('Warfarin is on the list.', 'Warfarin 5 mg')).toEqual([]);
    expect(setup(text).told('Warfarin 5 mg is on the list.', 'Warfarin 5 mg')).toEqual(['warfarin']);
  });
});
