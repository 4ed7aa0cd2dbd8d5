import { expect, test } from 'vitest';
import { splitSentences } from './split-sentences.ts';

const pieces = (text: string) => splitSentences(text).map(([start, end]) => text.slice(start, end));

test.each([
  ['The heart is enlarged. The lungs are clear.', ['The heart is enlarged.', 'The lungs are clear.']],
  ['Seen by Dr. Lopez today. She agreed.', ['Seen by Dr. Lopez today.', 'She agreed.']],
  ['A 4.5 mm nodule was seen. It is stable.', ['A 4.5 mm nodule was seen.', 'It is stable.']],
  ['1. Small effusion.\n2. No fracture.', ['1. Small effusion.', '2. No fracture.']],
  ['- Small effusion\n- No fracture', ['- Small effusion', '- No fracture']],
  ['The mass is\nunchanged in size. Repeat in May.', ['The mass is\nunchanged in size.', 'Repeat in May.']],
  ['Heading\n\nFirst line', ['Heading', 'First line']],
  ['Is it gone? Yes.', ['Is it gone?', 'Yes.']],
  ['', []],
])('splits %j', (text, expected) => {
  expect(pieces(text)).toEqual(expected);
});

test('gives offsets into the whole when the text is a piece of it', () => {
  const whole = 'Before. One. Two.';
  const spans = splitSentences(whole.slice(8), 8);

  expect(spans.map(([start, end]) => whole.slice(start, end))).toEqual(['One.', 'Two.']);
});
