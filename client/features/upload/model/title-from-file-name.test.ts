import { expect, test } from 'vitest';
import { titleFromFileName } from './title-from-file-name.ts';

test.each([
  ['blood_test-2026.pdf', 'blood test-2026'],
  ['Chest  X-ray.PNG', 'Chest X-ray'],
  ['v1.2 results.txt', 'v1.2 results'],
  ['no extension', 'no extension'],
  [`${'a'.repeat(300)}.pdf`, 'a'.repeat(200)],
])('turns %s into a title', (name, title) => {
  expect(titleFromFileName(name)).toBe(title);
});
