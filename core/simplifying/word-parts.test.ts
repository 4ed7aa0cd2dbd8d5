import { expect, test } from 'vitest';
import { entryByParts } from './word-parts.ts';

test.each([
  ['esophagogastrectomy', 'surgery to remove all or part of the food pipe and the stomach'],
  ['osteophytectomy', 'surgery to remove bone spurs'],
  ['meniscoplasty', 'surgery to repair or reshape the cartilage cushion of the knee'],
  ['tracheobronchitis', 'inflammation of the windpipe and the airways'],
  ['ureteropyelogram', 'a picture of the tube from the kidney to the bladder and the kidney with x-rays or dye'],
  ['colpopexy', 'surgery to fix the vagina in place'],
])('"%s" is told by its parts: %s', (word, say) => {
  expect(entryByParts(word)?.say).toBe(say);
});

test.each([
  'anatomy',
  'economy',
  'zorbectomy',
  'ectomy',
  'itis',
  'stomach',
  'program',
  'autogram',
  'cystectomy',
  'arthritis',
])('knows nothing of "%s"', (word) => {
  expect(entryByParts(word)).toBeUndefined();
});

test('comes to an end with a very long word', () => {
  expect(entryByParts(`${'gastro'.repeat(20_000)}ectomy`)).toBeUndefined();
});
