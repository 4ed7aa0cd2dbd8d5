import type { PageProblem } from '#core/documents/page-layout.ts';
import type { PageReading } from '../page-reading.ts';
import type { Grey } from '../picture/grey.ts';
import { drawingTraits, nothingDrawn, type DrawingTraits } from './drawing-traits.ts';
import { hasInkBesideText } from './ink-beside-text.ts';
import { mergeLayers } from './merge-layers.ts';
import { isBroken, isOnPicture, needsRecognition, pageKind } from './page-kind.ts';
import type { Drawing } from './render-page.ts';
import type { TextLayer } from './text-layer.ts';

/** How pictures become words, with the boxes in pixels of the straightened picture. */
export type Readers = { read: (picture: Grey) => Promise<PageReading> };

/** Why a page has no words that anybody could read. */
export type PageFault = 'damaged' | 'picture_too_large';

export type ReadPage = { reading: PageReading; fault?: PageFault; unread: boolean };

/** `drawing` is asked for when the text layer alone does not tell what the page is; it is undefined when it cannot be drawn. */
export type PageTools = {
  drawing: () => Promise<Drawing | undefined>;
  hasLargePictures: boolean;
  readers: Readers | undefined;
};

const plentiful = 200;
const mostPixels = 100_000_000;
const finest = 300;
const coarsest = 150;

/** Reads one page of a PDF by what it is made of. */
export async function readPage(number: number, layer: TextLayer, tools: PageTools): Promise<ReadPage> {
  const drawing = isClearlyText(layer, tools) ? undefined : await tools.drawing();
  const drawn = drawing === undefined ? nothingDrawn : traitsOf(drawing, number);
  const kind = pageKind({
    ...layer.traits,
    ...drawn,
    formValues: layer.formValues,
    inkBesideText: drawing !== undefined && (await showsMore(drawing, number, layer, drawn)),
  });
  const printed = { ...plainReading(layer), kind };
  if (!needsRecognition(kind)) return { reading: printed, unread: false };

  const believed = kind === 'mixed' ? printed : { ...printed, words: [], asides: [] };
  if (drawing === undefined) return { reading: withProblem(believed, 'no_words'), fault: 'damaged', unread: true };
  if (drawn.mostPixels > mostPixels) {
    return { reading: withProblem(believed, 'no_words'), fault: 'picture_too_large', unread: true };
  }
  if (tools.readers === undefined) return { reading: believed, unread: true };
  const picture = await drawing.drawGrey(number, Math.min(finest, Math.max(coarsest, drawn.dpi ?? 200)));
  const seen = { ...(await tools.readers.read(picture)), kind };
  return { reading: mergeLayers(seen, layer), unread: seen.problem !== null };
}

/** The cheap test: text that reads like text, in a file without a picture that could be a page. */
const isClearlyText = ({ traits }: TextLayer, { hasLargePictures }: PageTools): boolean =>
  !hasLargePictures && traits.characters >= plentiful && !isBroken(traits);

const traitsOf = (drawing: Drawing, number: number): DrawingTraits =>
  drawingTraits(drawing.objectsOf(number), drawing.sizeOf(number));

async function showsMore(drawing: Drawing, number: number, layer: TextLayer, drawn: DrawingTraits): Promise<boolean> {
  if (!isOnPicture({ ...layer.traits, ...drawn })) return false;
  if (layer.turn !== 0 || drawn.mostPixels > mostPixels) return false;
  return hasInkBesideText(await drawing.drawGrey(number, 72), layer.words, layer);
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

const withProblem = (reading: PageReading, problem: PageProblem): PageReading => ({ ...reading, problem });
