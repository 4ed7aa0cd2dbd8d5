import sharp, { type Sharp } from 'sharp';
import type { MediaType } from '#server/ports/text-extractor.ts';
import { halfOver, withThumb } from './finger.ts';
import { creased, dimmed, glared, grained, inverted, lit, onColouredPaper, shadowed } from './light.ts';
import { annotated, handNumbers, highlighted, stamped, watermarked } from './overlays.ts';
import type { Photo } from './photo.ts';
import type { Overlay } from './print-paper.ts';
import type { Place } from './set-paper.ts';
import type { Random } from './random.ts';
import { crumpled, curved, desk, folded, greyCard, laidOn, sideBySide, upsideDown, type Ground } from './shape.ts';

export type Shot = { photo: Photo; values: readonly Place[]; scale: number; random: Random };

/** What happens to a paper before it becomes a file. `second` is the next paper, for pictures of two. */
export type CameraKind = {
  name: string;
  overlay?: Overlay;
  isOfTwo?: true;
  mediaType?: MediaType;
  take: (shot: Shot, second: Shot) => Promise<Uint8Array>;
};

type Edit = (shot: Shot, second: Shot) => Photo;
type Held = { slant?: number; ground?: Ground; quality?: number; blur?: number };

/** A photo by hand: the sheet on a desk, a little askew, in uneven light, with a camera's noise and blur. */
const byHand =
  (edit: Edit, { slant = 0.05, ground = desk, quality = 82, blur = 0.7 }: Held = {}): CameraKind['take'] =>
  async (shot, second) => {
    const { random } = shot;
    const laid = laidOn(edit(shot, second), ground, { slant, random });
    const photo = grained(lit(laid, random), random, 3.5);
    return jpeg(picture(photo).blur(blur), quality);
  };

const picture = ({ pixels, width, height }: Photo) => sharp(pixels, { raw: { width, height, channels: 3 } });
const jpeg = async (image: Sharp, quality: number) => new Uint8Array(await image.jpeg({ quality }).toBuffer());
const asItIs: Edit = ({ photo }) => photo;

/** Blurred along a line of some pixels, as a hand moves while it takes a picture. */
function moved(pixels: number): CameraKind['take'] {
  return async (shot) => {
    const still = await byHand(asItIs, { quality: 95 })(shot, shot);
    const kernel = Array.from({ length: pixels * pixels }, (_, at) => (at % (pixels + 1) === 0 ? 1 : 0));
    return jpeg(sharp(still).convolve({ width: pixels, height: pixels, kernel }), 80);
  };
}

const atWidth =
  (width: number): CameraKind['take'] =>
  async (shot, second) =>
    jpeg(sharp(await byHand(asItIs, { quality: 95 })(shot, second)).resize({ width }), 75);

const asScreenshot: CameraKind['take'] = async ({ photo }) =>
  new Uint8Array(await picture(inverted(photo)).resize({ width: 1080 }).png().toBuffer());

const thumbOverValue: Edit = ({ photo, values, scale }) => {
  const value = values[Math.floor(values.length / 2)];
  return value === undefined ? photo : withThumb(photo, halfOver(value, scale));
};

export const cameraKinds: readonly CameraKind[] = [
  { name: 'plain photo', take: byHand(asItIs) },
  { name: 'folded in three', take: byHand(({ photo }) => folded(photo, [0.256, 0.42])) },
  { name: 'shadow of a hand', take: byHand(({ photo, random }) => shadowed(photo, random)) },
  { name: 'curved page', take: byHand(({ photo, random }) => curved(photo, random)) },
  { name: 'crumpled', take: byHand(({ photo, random }) => creased(crumpled(photo, random), random)) },
  { name: 'yellow paper', take: byHand(({ photo }) => onColouredPaper(photo, [246, 226, 120])) },
  { name: 'pink paper', take: byHand(({ photo }) => onColouredPaper(photo, [243, 176, 190])) },
  { name: 'blue-grey paper', take: byHand(({ photo }) => onColouredPaper(photo, [150, 172, 190])) },
  { name: 'red stamp over values', overlay: stamped('#c3202b'), take: byHand(asItIs) },
  { name: 'blue stamp over values', overlay: stamped('#27408f'), take: byHand(asItIs) },
  { name: 'pen beside the print', overlay: annotated, take: byHand(asItIs) },
  { name: 'numbers by hand', overlay: handNumbers, take: byHand(asItIs) },
  { name: 'highlighter', overlay: highlighted, take: byHand(asItIs) },
  { name: 'watermark', overlay: watermarked, take: byHand(asItIs) },
  { name: 'low light', take: byHand(({ photo, random }) => dimmed(photo, random), { quality: 70 }) },
  { name: 'glare', take: byHand(({ photo, random }) => glared(photo, random)) },
  { name: 'moved a little', take: moved(4) },
  { name: 'moved a lot', take: moved(11) },
  { name: 'out of focus', take: byHand(asItIs, { blur: 3.2 }) },
  { name: 'JPEG quality 20', take: byHand(asItIs, { quality: 20 }) },
  { name: 'strong slant', take: byHand(asItIs, { slant: 0.3 }) },
  { name: 'patterned ground', take: byHand(asItIs, { ground: greyCard, slant: 0.1 }) },
  {
    name: 'thumb at the edge',
    take: byHand(({ photo }) => withThumb(photo, [photo.width * 0.74, photo.height * 0.33])),
  },
  { name: 'thumb over a value', take: byHand(thumbOverValue) },
  { name: 'two pages', isOfTwo: true, take: byHand(({ photo }, second) => sideBySide(photo, second.photo)) },
  { name: 'upside down', take: byHand(({ photo }) => upsideDown(photo)) },
  { name: 'dark screenshot', mediaType: 'image/png', take: asScreenshot },
  { name: '1000 pixels wide', take: atWidth(1000) },
  { name: '600 pixels wide', take: atWidth(600) },
];
