import { describe, expect, test } from 'vitest';
import { decodePicture } from './decode-picture.ts';
import { sharp } from './sharp-grey.ts';

type Channels = 3 | 4;

const plain = (background: { r: number; g: number; b: number; alpha?: number }, channels: Channels = 3) =>
  sharp({ create: { width: 60, height: 40, channels, background } });

describe('decodePicture', () => {
  test.each([
    ['a JPEG in colour', () => plain({ r: 128, g: 128, b: 128 }).jpeg()],
    ['a JPEG in shades of grey', () => plain({ r: 128, g: 128, b: 128 }).greyscale().jpeg()],
    ['a JPEG for printers (CMYK)', () => plain({ r: 128, g: 128, b: 128 }).toColourspace('cmyk').jpeg()],
    ['a PNG in colour', () => plain({ r: 128, g: 128, b: 128 }).png()],
    ['a PNG of 16 bits a shade', () => plain({ r: 128, g: 128, b: 128 }).toColourspace('rgb16').png()],
    ['a PNG with a palette', () => plain({ r: 128, g: 128, b: 128 }).png({ palette: true })],
  ])('opens %s', async (_, picture) => {
    const grey = await decodePicture(await picture().toBuffer());
    if ('fault' in grey) throw new Error(grey.fault);
    expect([grey.width, grey.height, grey.pixels.length]).toEqual([60, 40, 2400]);
    expect(Math.abs((grey.pixels[1000] ?? 0) - 128)).toBeLessThan(16);
  });

  test('lays what is see-through on white', async () => {
    const grey = await decodePicture(await plain({ r: 0, g: 0, b: 0, alpha: 0 }, 4).png().toBuffer());
    expect('pixels' in grey && grey.pixels.every((shade) => shade === 255)).toBe(true);
  });

  test('turns the picture as the camera says it was held', async () => {
    const grey = await decodePicture(
      await plain({ r: 0, g: 0, b: 0 }).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    );
    expect(grey).toMatchObject({ width: 40, height: 60 });
  });

  test('opens a picture of one pixel', async () => {
    const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } });
    expect(await decodePicture(await dot.png().toBuffer())).toMatchObject({ width: 1, height: 1 });
  });

  test.each(['jpeg', 'png'] as const)('says that a %s file that ends early is damaged', async (format) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const whole = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#fff', noise } })
      .toFormat(format)
      .toBuffer();
    expect(await decodePicture(whole.subarray(0, whole.length * 0.6))).toEqual({ fault: 'damaged' });
  });

  test.each([
    ['nothing', new Uint8Array()],
    ['words', Buffer.from('Haemoglobin 12.9 g/dL')],
    ['a drawing in SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>')],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
  ])('does not open %s', async (_, bytes) => {
    expect(await decodePicture(bytes)).toEqual({ fault: 'damaged' });
  });

  test.each(['webp', 'tiff', 'gif'] as const)('does not open %s, which could be made but not read', async (format) => {
    const bytes = await plain({ r: 9, g: 9, b: 9 }).toFormat(format).toBuffer();
    expect(await decodePicture(bytes)).toEqual({ fault: 'damaged' });
  });

  test('refuses a picture of more than 50 megapixels by its header', async () => {
    const large = sharp({ create: { width: 7100, height: 7100, channels: 3, background: '#fff' } });
    const bytes = await large.png({ compressionLevel: 1 }).toBuffer();
    expect(await decodePicture(bytes)).toEqual({ fault: 'picture_too_large' });
  });
});
