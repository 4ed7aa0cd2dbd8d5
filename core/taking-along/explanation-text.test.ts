import { expect, test } from 'vitest';
import { anInterpretation } from '#tests/support/client/documents.ts';
import { aStory } from '#tests/support/client/told-story.ts';
import { StoryPart } from '../documents/explanation.ts';
import { partHeadings } from '../presenting/part-headings.ts';
import { explanationText } from './explanation-text.ts';

const oneLine = (text: string) => text.replace(/\s+/g, ' ');
const headingsOf = (text: string) => Array.from(text.matchAll(/^(.+)\n-+$/gm), ([, name]) => name);

test('tells a story under its headings, then the terms and the questions', () => {
  expect(headingsOf(explanationText(aStory()))).toEqual([
    ...StoryPart.options.map((part) => partHeadings[part].toUpperCase()),
    'MEDICAL TERMS',
    'QUESTIONS TO ASK',
  ]);
});

test('tells each sentence of a story once, the next step behind the main message', () => {
  const shown = aStory();
  const text = oneLine(explanationText(shown));

  const told = shown.sentences.filter((sentence) => sentence.section !== 'question');
  expect(told.filter((sentence) => text.split(sentence.text).length !== 2)).toEqual([]);
  const [, afterHeading = ''] = text.split(/BOTTOM LINE AND NEXT STEP -+ /);
  const [bottomLine = ''] = afterHeading.split(' WHY ');
  expect(bottomLine).toMatch(/See Dr\. Okoro in 1 week\.$/);
});

test('shows the lists of an explanation without a story', () => {
  const shown = anInterpretation();
  const text = explanationText(shown);

  expect(headingsOf(text)).toEqual([
    'What was found',
    'Explanation',
    'Recommendations',
    'Medical terms',
    'Questions to ask',
  ]);
  expect(shown.keyFindings.filter((item) => !oneLine(text).includes(oneLine(item)))).toEqual([]);
});

test('puts notices above everything that is told', () => {
  const notice = { kind: 'critical' as const, text: 'Call your doctor today.', spans: [] };
  const text = explanationText(aStory({ notices: [notice] }));

  expect(text.indexOf(`! ${notice.text}`)).toBeGreaterThan(0);
  expect(text.indexOf(`! ${notice.text}`)).toBeLessThan(text.indexOf('BOTTOM LINE'));
});
