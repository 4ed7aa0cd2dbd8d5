import { expect, test } from 'vitest';
import { differences, factsOf } from './statement-facts.ts';

const setup = (source: string, told: string) => differences(factsOf(source), factsOf(told));

test.each([
  'No fever.',
  'without fever',
  'Denies fever.',
  'denied fever',
  'never smoked',
  'none',
  'Nil fever',
  'negative for fever',
  'neither fever nor cough',
  "doesn't smoke",
  'doesn’t smoke',
  'cannot walk',
  'absent pulse',
  'free of fever',
])('reads a denial in "%s"', (text) => {
  expect(factsOf(text).isNegated).toBe(true);
});

test.each(['fever', 'nodule', 'normal', 'notes fever', 'nonsmoker', 'knot', 'now', 'another fever'])(
  'reads none in "%s"',
  (text) => {
    expect(factsOf(text).isNegated).toBe(false);
  },
);

test.each([
  'possible fracture',
  'probably viral',
  'may be a cyst',
  'suspicious for cancer',
  'cannot be excluded',
  'suggests pneumonia',
  'unlikely',
  'it appears clear',
])('reads doubt in "%s"', (text) => {
  expect(factsOf(text).isDoubtful).toBe(true);
});

test.each(['a fracture', 'it is clear', 'mayor'])('reads no doubt in "%s"', (text) => {
  expect(factsOf(text).isDoubtful).toBe(false);
});

test.each(['if worse', 'unless better', 'should she fall'])('reads a condition in "%s"', (text) => {
  expect(factsOf(text).isConditional).toBe(true);
});

test.each([
  ['left and right', ['left', 'right']],
  ['Left, left, left', ['left']],
  ['bilateral', ['both']],
  ['both knees', ['both']],
  ['RT knee', ['right']],
  ['a bright light', []],
])('reads the sides of "%s"', (text, sides) => {
  expect(factsOf(text).sides).toEqual(sides);
});

test.each([
  ['12.9 g and 1,200 mL', ['1,200', '12.9']],
  ['140/90', ['140', '90']],
  ['T2 N0', ['2', '0']],
  ['3 of 3', ['3', '3']],
  ['none', []],
])('reads the numbers of "%s"', (text, numbers) => {
  expect([...factsOf(text).numbers].sort()).toEqual([...numbers].sort());
});

test.each([
  ['No fever.', 'There is a fever.', ['isNegated']],
  ['Fever.', 'There is no fever.', ['isNegated']],
  ['Possible fracture.', 'There is a broken bone.', ['isDoubtful']],
  ['Left knee.', 'The right knee.', ['sides']],
  ['Both knees.', 'The left knee.', ['sides']],
  ['5.6 mm', '56 mm', ['numbers']],
  ['2.9', '12.9', ['numbers']],
  ['3 of 3', '3', ['numbers']],
  ['Return if worse.', 'It is worse.', ['isConditional']],
  ['No left fracture of 2 cm.', 'A possible right one.', ['numbers', 'sides', 'isNegated', 'isDoubtful']],
])('from "%s" to "%s" changes %j', (source, told, faults) => {
  expect(setup(source, told)).toEqual(faults);
});

test.each([
  ['No fever.', 'There is no fever.'],
  ['Denies fever.', 'You have no fever.'],
  ['Bilateral effusions.', 'Fluid on both sides.'],
  ['Lt 3 cm, 2 cm', 'On the left: 2 cm and 3 cm'],
])('"%s" is told by "%s"', (source, told) => {
  expect(setup(source, told)).toEqual([]);
});
