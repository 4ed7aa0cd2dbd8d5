import { expect, test } from 'vitest';
import { DocumentStage, UnreadableReason } from '#core/documents/medical-document.ts';
import { passingStages, stageTexts } from './stage-texts.ts';
import { unreadableTexts } from './unreadable-texts.ts';

test.each(UnreadableReason.options)('says why and what to do for %s, in whole sentences', (reason) => {
  const { why, whatToDo } = unreadableTexts[reason];

  expect(why).toMatch(/^[A-Z].*\.$/u);
  expect(whatToDo).toMatch(/^[A-Z].*\.$/u);
});

test('names every stage, and passes them in the order of the contract', () => {
  expect(DocumentStage.options.every((stage) => stageTexts[stage].endsWith('.'))).toBe(true);
  expect(DocumentStage.options.slice(0, passingStages.length)).toEqual([...passingStages]);
});
