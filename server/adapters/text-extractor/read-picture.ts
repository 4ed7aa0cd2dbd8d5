import type { Turn } from '#core/documents/page-layout.ts';
import type { PageReading } from './page-reading.ts';
import type { Grey } from './picture/grey.ts';
import { preparePicture } from './picture/prepare-picture.ts';
import { encodeShown } from './picture/show-picture.ts';
import type { Recogniser } from './recognise/create-recogniser.ts';

/** Reads the picture of one page: straightened, its words recognised, and the straightened picture kept for people to compare. */
export async function readPicture(grey: Grey, recogniser: Recogniser): Promise<PageReading> {
  const prepared = await preparePicture(grey);
  const { words, shown, turn, problem } = await recogniser.read(prepared);
  return {
    kind: 'scan',
    width: shown.width,
    height: shown.height,
    turn: sum(prepared.turn, turn),
    words,
    picture: await encodeShown(shown),
    problem,
  };
}

function sum(quarter: 0 | 90, half: 0 | 180): Turn {
  if (quarter === 0) return half;
  return half === 0 ? 90 : 270;
}
