import { expect, test } from 'vitest';
import { faultsIn, type Paper } from '../verify.test-helper.ts';

test.each<[Paper, string, string]>([
  ['rounds', 'Worked as a roofer 1979-1996', 'You used to work as a roofer.'],
  ['rounds', 'Treated with leflunomide in 2017', 'You were treated with leflunomide in 2017.'],
  ['rounds', 'Uses a splint at night', 'You use a splint at night.'],
  ['rounds', 'Prior smear (2021): negative', 'The smear before this one was negative.'],
  ['rounds', 'Old wedge fracture of T9', 'The fracture of T9 is an old one.'],
  ['visit', 'Metformin 500 mg twice daily', 'You take metformin.'],
])('keeps what was and what is of %s beside %j: %s', (paper, quote, said) => {
  expect(faultsIn(paper, quote, said)).not.toContain('historical');
});

test.each<[Paper, string, string]>([
  ['rounds', 'Worked as a roofer 1979-1996', 'You work as a roofer.'],
  ['rounds', 'Treated with leflunomide in 2017', 'You are taking leflunomide.'],
  ['rounds', 'Phototherapy completed 03/2023', 'You are having phototherapy at present.'],
  ['rounds', 'Prior smear (2021): negative', 'This smear was negative.'],
  ['rounds', 'Old wedge fracture of T9', 'There is a fresh fracture of T9.'],
  ['rounds', 'Acute break of the fifth rib', 'The break of the rib is an old one.'],
  ['visit', 'Metformin 500 mg twice daily', 'You used to take metformin.'],
])('refuses or doubts of %s beside %j, for its time: %s', (paper, quote, said) => {
  expect(faultsIn(paper, quote, said)).toContain('historical');
});
