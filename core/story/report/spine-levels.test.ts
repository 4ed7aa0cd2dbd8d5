import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../explaining/testing/tiny-knowledge.ts';
import { smallLexicon } from '../../simplifying/testing/small-lexicon.ts';
import { statementsOf } from '../../statements/testing/statement-of.ts';
import { personOf } from '../person.ts';
import { createSpeaker } from '../speaker.ts';
import { tellLevels } from './spine-levels.ts';

function setup(...texts: string[]) {
  const speaker = createSpeaker('imaging', { ...tinyKnowledge, lexicon: smallLexicon() }, personOf(''));
  const statements = statementsOf(
    { text: 'There is disc bulging.', role: 'finding', label: 'L3-4' },
    ...texts.map((text) => ({ text, role: 'conclusion' as const })),
  );
  const used = new Set<number>();
  return { told: tellLevels(statements, used, speaker), used };
}

test('says at which levels there are changes, and what is worst', () => {
  const { told, used } = setup(
    'L3-4 disc bulging.',
    'L4-5: small disc protrusion.',
    'L5-S1 severe disc protrusion compressing a root, moderate facet arthrosis, moderate narrowing, a spur.',
  );

  expect(told[0]?.text).toBe(
    'There are changes in the discs or small joints at several levels of the lower back: L3-4, L4-5 and L5-S1.',
  );
  expect(told[1]?.text).toMatch(/^At L5-S1, .*severe disc protrusion compressing a root/);
  expect(told[1]?.text).not.toMatch(/spur/);
  expect(told).toHaveLength(3);
  expect(used.size).toBe(4);
});

test('what is normal at a level is no change, and two levels are told as they are', () => {
  expect(setup('L3-4 disc bulging.', 'L4-5 disc protrusion.', 'L5-S1 is normal.').told).toEqual([]);
});
