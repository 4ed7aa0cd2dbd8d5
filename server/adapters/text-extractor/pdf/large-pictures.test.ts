import { expect, test } from 'vitest';
import { mayHoldLargePictures } from './large-pictures.ts';

const holds = (...objects: string[]) =>
  mayHoldLargePictures(Buffer.from(objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')));
const picture = (size: string) =>
  `<< /Type /XObject /Subtype /Image ${size} /Length 9 >>\nstream\n123456789\nendstream`;

test.each([
  ['a scan', [picture('/Width 1700 /Height 2200')], true],
  ['a scan cut into strips', [picture('/Width 1700 /Height 50')], true],
  ['a logo', [picture('/Width 300 /Height 90')], false],
  ['a logo and a scan', [picture('/Width 300 /Height 90'), picture('/Width 1700 /Height 2200')], true],
  ['a size that stands elsewhere', [picture('/Width 12 0 R /Height 13 0 R')], true],
  ['a size before the type', ['<</Width 1700/Height 2200/Subtype/Image/Length 0>>'], true],
  ['the size of a neighbour', ['<< /Width 1700 /Height 2200 >>', picture('/Width 30 /Height 9')], false],
  ['the names of procedures', ['<< /ProcSet [/PDF /Text /ImageB /ImageC /ImageI] >>'], false],
  ['no picture', ['<< /Type /Font >>'], false],
])('%s', (_title, objects, expected) => {
  expect(holds(...objects)).toBe(expected);
});
