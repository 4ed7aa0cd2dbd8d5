import type { Grey } from './grey.ts';
import { sharp, toGrey } from './sharp-grey.ts';

const limitInputPixels = 50_000_000;

export type PictureFault = { fault: 'damaged' | 'picture_too_large' };

/** A JPEG or PNG file as shades of grey, turned as its EXIF says and laid on white. Nothing else is opened, whatever its name. */
export async function decodePicture(bytes: Uint8Array): Promise<Grey | PictureFault> {
  try {
    // 'error' refuses files that end early, but not those with a harmless oddity in their header, which phones write.
    const picture = sharp(bytes, { limitInputPixels, failOn: 'error', sequentialRead: true });
    return await toGrey(picture.autoOrient().flatten({ background: '#fff' }));
  } catch (error) {
    return { fault: isTooLarge(error) ? 'picture_too_large' : 'damaged' };
  }
}

// libvips tells its faults in words only.
const isTooLarge = (error: unknown): boolean => error instanceof Error && /exceeds pixel limit/i.test(error.message);
