import { expect, test } from 'vitest';
import { asProcedure, withArticle } from './name-words.ts';

test.each([
  ['cutting out of a mole', 'a procedure to cut out a mole'],
  ['opening and draining of abscess', 'a procedure to open and drain an abscess'],
  ['placing of plate', 'a procedure to place a plate'],
  ['surgery to remove the womb', 'surgery to remove the womb'],
  ['bone graft', 'a bone graft'],
  ['tendon repair', 'a procedure to repair a tendon'],
  ['repair of nerve and tendon on the right hand', 'a procedure to repair a nerve and tendon on the right hand'],
  ['removal of two stones', 'a procedure to remove two stones'],
  ['knee replacement on the left', 'a procedure to replace the knee on the left'],
  ['outer retinacular release', 'outer retinacular release'],
])('"%s" is said as "%s"', (said, told) => {
  expect(asProcedure(said)).toBe(told);
});

test.each([
  ['pelvic mass', 'a pelvic mass'],
  ['ulcer of the foot', 'an ulcer of the foot'],
  ['the mass', 'the mass'],
  ['two stones', 'two stones'],
  ['swelling of the knee', 'swelling of the knee'],
])('"%s" is said as "%s" inside a sentence', (said, told) => {
  expect(withArticle(said)).toBe(told);
});
