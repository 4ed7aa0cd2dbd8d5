import { expect, test } from 'vitest';
import { drawPage } from './page-drawing.test-helper.ts';
import { sharp } from './sharp-grey.ts';
import { encodeShown } from './show-picture.ts';

/** From the header of a lossy WebP file: it starts RIFF, and gives its size in 14 bits each. */
const sizeOf = (bytes: Uint8Array) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff];
};

test.each([
  ['a wide page is shown 1,700 pixels wide', { width: 2550, height: 3300 }, [1700, 2200]],
  ['a narrow one as it is', { width: 600, height: 900 }, [600, 900]],
])('%s', async (_, page, size) => {
  const bytes = await encodeShown(drawPage(page));
  expect(Buffer.from(bytes.subarray(0, 4)).toString()).toBe('RIFF');
  expect(sizeOf(bytes)).toEqual(size);
});

test('what is shown cannot be handed in again as a picture', async () => {
  await expect(sharp(await encodeShown(drawPage({ width: 300, height: 300 }))).metadata()).rejects.toThrow();
});
