import { expect, test } from 'vitest';
import { anInterpretation } from '#tests/support/client/documents.ts';
import { aStory } from '#tests/support/client/told-story.ts';
import { firstPlaces, shownTexts } from './first-places.ts';
import { termRuns } from './term-runs.ts';

const term = { term: 'anemia', definition: '', importance: 'high' as const, spans: [] };

test('knows the first text of a page in which a term stands', () => {
  const isFirst = firstPlaces(['Your blood.', 'You have anemia.', 'Anemia makes tired.'], termRuns([term]));

  expect(isFirst(term, 'You have anemia.')).toBe(true);
  expect(isFirst(term, 'Anemia makes tired.')).toBe(false);
  expect(isFirst(term, 'Your blood.')).toBe(false);
});

test('looks through the main message, the results and the parts in the order of the page', () => {
  const texts = shownTexts(aStory());
  const at = (start: string) => texts.findIndex((text) => text.startsWith(start));

  expect(texts[0]).toMatch(/^You had a lung infection/);
  expect(at('See Dr. Okoro')).toBeLessThan(at('Creatinine'));
  expect(at('Creatinine')).toBeLessThan(at('An X-ray'));
  expect(at('An X-ray')).toBeLessThan(at('Do I need'));
});

test('looks through the paragraphs where there is no story', () => {
  const texts = shownTexts(anInterpretation());

  expect(texts[0]).toBe('Your glucose is low, and your potassium is high.');
  expect(texts).toContain('Potassium helps your heart keep its rhythm.');
});
