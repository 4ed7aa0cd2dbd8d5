import { expect, test } from 'vitest';
import type { PaperSentence } from '../paper/paper.ts';
import { requestApart } from './requests-apart.ts';

const apart = (text: string) => {
  const sentence: PaperSentence = { text, span: [0, text.length], label: null, topic: null, isItem: true };
  return requestApart(sentence, text);
};

test.each([
  ['A cyst in the left kidney, ultrasound is recommended.', 'A cyst in the left kidney.', 'Ultrasound is recommended.'],
  [
    'Small nodule in the right lung; recommend CT in three months.',
    'Small nodule in the right lung.',
    'Recommend CT in three months.',
  ],
  [
    'Thickened bowel wall, correlation with the history is advised.',
    'Thickened bowel wall.',
    'Correlation with the history is advised.',
  ],
])('%j is a finding and a request', (printed, finding, request) => {
  const parts = apart(printed);

  expect(parts.map(({ text }) => text)).toEqual([finding, request]);
  expect(printed.slice(...(parts[1]?.span ?? [0, 0])).toLowerCase()).toBe(request.toLowerCase());
});

test.each(['An ultrasound of the liver was normal.', 'Biopsy is recommended.'])('%j is one statement', (printed) => {
  expect(apart(printed)).toHaveLength(1);
});
