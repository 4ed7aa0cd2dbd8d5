import { expect, test } from 'vitest';
import { attachmentHeader } from './attachment-header.ts';

test.each([
  ['Blood test', `attachment; filename="Blood test.pdf"; filename*=UTF-8''Blood%20test.pdf`],
  [
    'a/b\\c:d*e?f"g<h>i|j',
    `attachment; filename="a b c d e f g h i j.pdf"; filename*=UTF-8''a%20b%20c%20d%20e%20f%20g%20h%20i%20j.pdf`,
  ],
  ['a\r\nSet-Cookie: x', `attachment; filename="a  Set-Cookie  x.pdf"; filename*=UTF-8''a%20%20Set-Cookie%20%20x.pdf`],
  ['血液', `attachment; filename="document.pdf"; filename*=UTF-8''%E8%A1%80%E6%B6%B2.pdf`],
  ["100%27 ok'", `attachment; filename="100_27 ok_.pdf"; filename*=UTF-8''100%2527%20ok%27.pdf`],
  ['', `attachment; filename="document.pdf"; filename*=UTF-8''document.pdf`],
  ['///', `attachment; filename="document.pdf"; filename*=UTF-8''document.pdf`],
  ['half \ud83e', `attachment; filename="half.pdf"; filename*=UTF-8''half%20%EF%BF%BD.pdf`],
])('the title %j', (title, header) => {
  expect(attachmentHeader(title, 'application/pdf')).toBe(header);
});

test.each([
  ['application/pdf', 'pdf'],
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['text/plain', 'txt'],
] as const)('%s is saved as .%s', (mediaType, extension) => {
  expect(attachmentHeader('a', mediaType)).toContain(`"a.${extension}"`);
});
