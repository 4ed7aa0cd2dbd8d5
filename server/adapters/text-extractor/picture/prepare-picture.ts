import { bendAt, type Bend, type PageSize } from './bend.ts';
import { clearEdges } from './clear-edges.ts';
import type { Grey } from './grey.ts';
import { histogram, inkThreshold } from './histogram.ts';
import { invert, isInverted } from './inverted.ts';
import { flatten, middleLevel } from './paper-level.ts';
import { after, mapPoint, scaling } from './plane-map.ts';
import { measureEdgeWidth, measureNoise } from './quality.ts';
import { removeRules } from './remove-rules.ts';
import { resample, type Displacement } from './resample.ts';
import { openGrey, resizeGrey, toGrey } from './sharp-grey.ts';
import { shrink } from './shrink.ts';
import { strengthen } from './strengthen.ts';
import { surveyPicture, type Survey } from './survey-picture.ts';
import { turnPicture } from './turn-picture.ts';

export type PreparedPicture = {
  /** For recognition: even paper, straight rows, no rules, capitals about 30 pixels high. May be upside down. */
  page: Grey;
  /** For people: the same size and geometry, with its rules. */
  shown: Grey;
  /** Quarter turns clockwise that were made of the picture. */
  turn: 0 | 90;
  /** Standard deviation of flat areas, in shades, were the paper white, before smoothing. */
  noise: number;
  /** How much darker print is than paper, 0..1; 0 when none was seen on a page that is bright enough for it. */
  contrast: number;
  /** Width of the letters' edges as a share of the height of capitals. */
  blur: number;
  /** Height of capitals in the picture as it came, in pixels; 0 when no letters were seen. */
  sourceLetterHeight: number;
};

const letterHeight = 30;
const mostPixels = 24_000_000;
/** Noise above this is smoothed. */
const noisy = 9;

/** Makes a picture of a page fit to be read. */
export async function preparePicture(picture: Grey): Promise<PreparedPicture> {
  const small = shrink(picture, Math.max(1, Math.floor(Math.min(picture.width, picture.height) / 550)));
  const source = isInverted(small) ? invert(picture) : picture;
  const survey = surveyPicture(source);
  // Dividing a dark paper out makes the noise on it as much stronger as it makes the paper lighter.
  const noise = (measureNoise(source) * 245) / middleLevel(survey.paper);
  const straight = await straighten(source, survey);
  const shown = noise > noisy ? await toGrey(openGrey(straight.page).blur(0.9)) : straight.page;
  const edge = measureEdgeWidth(shown, Math.max(24, 4 * Math.min(noise, noisy)));
  // Noise would become stronger with the print.
  if (noise <= noisy) strengthen(shown, survey.contrast);
  const capital = straight.scale * survey.letterHeight || letterHeight;
  const threshold = Math.min(200, inkThreshold(histogram(shown, 7)) + 15);
  const page = removeRules(shown, threshold, capital);
  clearEdges(page, threshold);
  return {
    page,
    shown,
    turn: survey.turn,
    noise,
    contrast: survey.contrast,
    blur: edge / capital,
    sourceLetterHeight: survey.letterHeight,
  };
}

/** Upright, straight, with even paper and letters of the size the recogniser knows. `scale` tells how much larger it became. */
async function straighten(picture: Grey, survey: Survey): Promise<{ page: Grey; scale: number }> {
  const scale = scaleFor(survey);
  const size = { width: Math.round(survey.width * scale), height: Math.round(survey.height * scale) };
  const lower = survey.bend && displacementBy(survey.bend, size);
  const toPaper = after(survey.toPaper, scaling(1 / scale));
  const page = await draw(picture, survey, { size, scale, lower });
  flatten(page, survey.paper, ([x, y]) => mapPoint(toPaper, [x, lower ? y + lower(x, y) : y]));
  return { page, scale };
}

// A bend is known by where its rows are, which is lower by that very bend than where they are drawn.
const displacementBy =
  (bend: Bend, size: PageSize): Displacement =>
  (x, y) =>
    bendAt(bend, x, y + bendAt(bend, x, y, size), size);

async function draw(
  picture: Grey,
  survey: Survey,
  { size, scale, lower }: { size: PageSize; scale: number; lower: Displacement | undefined },
): Promise<Grey> {
  if (survey.toPicture) return resample(picture, after(survey.toPicture, scaling(1 / scale)), size, lower);
  const upright = survey.turn === 90 ? turnPicture(picture, 90) : picture;
  if (scale !== 1) return resizeGrey(upright, size.width, size.height);
  return { ...upright, pixels: upright.pixels.slice() };
}

/** Letters near enough to 30 pixels are left: every redrawing blurs. */
function scaleFor({ letterHeight: own, width, height }: Survey): number {
  const wanted = letterHeight / Math.max(8, own);
  const scale = own === 0 || (wanted > 0.6 && wanted < 1.15) ? 1 : Math.min(3, wanted);
  return Math.min(scale, Math.sqrt(mostPixels / (width * height)));
}
