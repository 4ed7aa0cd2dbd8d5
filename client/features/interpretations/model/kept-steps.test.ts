import { beforeEach, expect, test } from 'vitest';
import { keepSteps, loadSteps, stepKeys } from './kept-steps.ts';

beforeEach(() => localStorage.clear());

test('keeps what was ticked of each document, and nothing where nothing is', () => {
  keepSteps(7, ['10-20']);
  keepSteps(8, ['30-40', '50-60']);

  expect(loadSteps(7)).toEqual(['10-20']);
  expect(loadSteps(8)).toEqual(['30-40', '50-60']);
  keepSteps(7, []);
  expect(Object.keys({ ...localStorage })).toEqual(['stepsDone:8']);
});

test.each(['not JSON', '{"a":1}', '[1]'])('begins with nothing where something else is kept: %s', (kept) => {
  localStorage.setItem('stepsDone:7', kept);

  expect(loadSteps(7)).toEqual([]);
});

test('knows steps by their places in the document, and those of one place by their order', () => {
  const [first, second] = [{ spans: [[10, 20] as [number, number]] }, { spans: [] }];

  expect(stepKeys([first, second, first, second])).toEqual(['10-20', '#0', '10-20#1', '#1']);
});
