import { expect, test } from 'vitest';
import type { Statement } from '../../statements/statement.ts';
import { statementsOf } from '../../statements/testing/statement-of.ts';
import { deedsOf } from './deeds.ts';

const setup = (texts: string[], told = '', role: Statement['role'] = 'step') =>
  deedsOf(statementsOf(...texts.map((text) => ({ text, role }))), told)?.text;

test('tells in one sentence what was taken out and what was put in', () => {
  expect(setup(['The hernia sac was then carefully excised.', 'A piece of mesh was placed over the floor.'])).toBe(
    'The doctor took out the sac of the hernia and put in mesh (a supporting net).',
  );
  expect(setup(['We removed a large osteophyte.', 'Two screws were inserted.', 'The tendon was repaired.'])).toBe(
    'The doctor took out bone spurs; repaired the tendon; and put in screws.',
  );
});
test('says that only a part was taken out', () => {
  expect(setup(['A portion of the spleen was resected.'])).toBe('The doctor took out part of the spleen.');
});
test('leaves out what the name of the operation says', () => {
  expect(setup(['The gallbladder was removed.'], 'You had surgery to remove the gallbladder.')).toBeUndefined();
  expect(setup(['The uterus was removed.'], 'You had surgery to remove the womb.')).toBeUndefined();
});
test.each([
  'The mass could not be removed.',
  'The previous plate was removed and the tendon was not repaired.',
  'The lead was active and its screw was deployed.',
  'A feeding tube was placed in the bladder.',
  'Five skin anchors were placed.',
  'A trial femoral component was placed.',
  'The clamp was removed from the bladder.',
  'The spleen was cleared, removed of its blood.',
  'The gallbladder bed was cauterized and the camera was removed.',
])('"%s" tells of nothing taken out or put in', (text) => {
  expect(setup([text])).toBeUndefined();
});
test('leaves out what was taken out again', () => {
  expect(setup(['A stent was placed.', 'The stent was removed at the end.'])).toBe(undefined);
});
