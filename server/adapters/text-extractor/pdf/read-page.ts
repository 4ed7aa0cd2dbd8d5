import type { PageReading } from '../page-reading.ts';
import type { Grey } from '../picture/grey.ts';
import { drawingTraits, nothingDrawn, type DrawingTraits } from './drawing-traits.ts';
import { hasInkBesideText } from './ink-beside-text.ts';
import { mergeLayers } from './merge-layers.ts';
import { isBroken, isOnPicture, needsRecognition, pageKind } from './page-kind.ts';
import { PdfiumError } from './pdfium.ts';
import { mostPicturePixels, type Drawing } from './render-page.ts';
import type { TextLayer } from './text-layer.ts';

/** How pictures become words, with the boxes in pixels of the straightened picture. */
export type Readers = { read: (picture: Grey) => Promise<PageReading> };

/** Why a page has no words that anybody could read. */
export type PageFault = 'damaged' | 'picture_too_large' | 'too_complex';

export type ReadPage = { reading: PageReading; fault?: PageFault; unread: boolean };

/** `drawing` is asked for when the text layer alone does not tell what the page is; it is undefined when it cannot be drawn. */
export type PageTools = {
  drawing: () => Promise<Drawing | undefined>;
  hasLargePictures: boolean;
  hasForms: boolean;
  readers: Readers | undefined;
};

const plentiful = 200;
const finest = 300;
const coarsest = 150;
const usualDpi = 200;

/** Reads one page of a PDF by what it is made of. Throws what the readers throw when they cannot be had. */
export async function readPage(number: number, layer: TextLayer, tools: PageTools): Promise<ReadPage> {
  const found = isClearlyText(layer, tools)
    ? { drawn: nothingDrawn, showsMore: false }
    : await lookAt(number, layer, tools);
  const drawn = 'fault' in found ? nothingDrawn : found.drawn;
  const inkBesideText = 'fault' in found ? false : found.showsMore;
  const kind = pageKind({ ...layer.traits, ...drawn, formValues: layer.formValues, inkBesideText });
  const printed = { ...plainReading(layer), kind };
  if (kind === 'blank' && 'fault' in found) return unreadable(printed, found.fault);
  if (!needsRecognition(kind)) return { reading: printed, unread: false };

  const believed = kind === 'mixed' ? printed : { ...printed, words: [], asides: [] };
  if ('fault' in found) return unreadable(believed, found.fault);
  if (drawn.mostPixels > mostPicturePixels) return unreadable(believed, 'picture_too_large');
  if (tools.readers === undefined) return { reading: believed, unread: true };
  const picture = await drawPage(number, drawn, tools);
  if ('fault' in picture) return unreadable(believed, picture.fault);
  const seen = { ...(await tools.readers.read(picture)), kind };
  return { reading: mergeLayers(seen, layer), unread: seen.problem !== null };
}

const unreadable = (reading: PageReading, fault: PageFault): ReadPage => ({
  reading: { ...reading, problem: 'no_words' },
  fault,
  unread: true,
});

/** The cheap test: text that reads like text, in a file without a picture that could be a page. */
const isClearlyText = ({ traits }: TextLayer, { hasLargePictures }: PageTools): boolean =>
  !hasLargePictures && traits.characters >= plentiful && !isBroken(traits);

type Seen = { drawn: DrawingTraits; showsMore: boolean };

/** What the page draws. A page that cannot be drawn is a fault, and its text layer may still be good. */
const lookAt = (number: number, layer: TextLayer, tools: PageTools): Promise<Seen | { fault: PageFault }> =>
  withDrawing(tools, async (drawing) => {
    const drawn = drawingTraits(drawing.objectsOf(number), drawing.sizeOf(number));
    const isOverPicture =
      isOnPicture({ ...layer.traits, ...drawn }) && layer.turn === 0 && drawn.mostPixels <= mostPicturePixels;
    const showsMore = isOverPicture && hasInkBesideText(await drawing.drawGrey(number, 72), layer.words, layer);
    return { drawn, showsMore };
  });

const drawPage = (number: number, { dpi }: DrawingTraits, tools: PageTools): Promise<Grey | { fault: PageFault }> =>
  withDrawing(tools, (drawing) => drawing.drawGrey(number, Math.min(finest, Math.max(coarsest, dpi ?? usualDpi))));

async function withDrawing<Result>(
  { drawing }: PageTools,
  run: (drawing: Drawing) => Promise<Result>,
): Promise<Result | { fault: PageFault }> {
  try {
    const opened = await drawing();
    return opened === undefined ? { fault: 'damaged' } : await run(opened);
  } catch (error) {
    // What breaks the machine itself wanted more memory or depth than there is; all else is damage.
    return { fault: error instanceof PdfiumError ? 'damaged' : 'too_complex' };
  }
}

const plainReading = ({ width, height, turn, words, tilted }: TextLayer): PageReading => ({
  kind: 'text',
  width,
  height,
  turn,
  words,
  asides: tilted,
  picture: null,
  problem: null,
});
