import type { PageKind } from '#core/documents/page-layout.ts';
import type { DrawingTraits } from './drawing-traits.ts';
import type { TextTraits } from './text-traits.ts';

export type PageTraits = TextTraits &
  DrawingTraits & {
    formValues: number;
    /** Whether the page shows more words than its text layer has: to be found out where `isOnPicture`. */
    inkBesideText: boolean;
  };

/** Fewer characters than this are a page number, a stamp or a remark, and no page of text. */
export const fewCharacters = 25;
const muchText = 400;
const mostInvisible = 0.2;

/** Thresholds measured on reports of each kind: what is not clearly text is never taken for text. */
export function pageKind(traits: PageTraits): PageKind {
  const { characters, formValues, imageCoverage, shapes } = traits;
  if (imageCoverage > 0.3) return kindOfPicture(traits);
  if (isBroken(traits)) return 'broken_encoding';
  if (characters < fewCharacters && shapes > 200) return 'outlined';
  if (formValues > 0) return 'form';
  return characters === 0 ? 'blank' : 'text';
}

/** Whether a letterhead or a scan lies under much text. */
export const isOnPicture = ({ characters, imageCoverage, invisibleShare }: TextTraits & DrawingTraits): boolean =>
  imageCoverage > 0.3 && characters >= muchText && invisibleShare <= mostInvisible;

function kindOfPicture(traits: PageTraits): PageKind {
  const { characters, formValues, invisibleShare, inkBesideText } = traits;
  if (invisibleShare > mostInvisible) return 'hidden_ocr';
  if (characters === 0 && formValues === 0) return 'scan';
  if (isBroken(traits)) return 'broken_encoding';
  // A letterhead, a watermark or a background tells nothing.
  if (characters >= muchText && !inkBesideText) return formValues > 0 ? 'form' : 'text';
  return 'mixed';
}

/** Natural text has 0.35 to 0.45 vowels among its letters, reports in all scripts more than 0.3; shifted codes have up to 0.22. */
export const isBroken = ({ characters, badShare, vowelShare }: TextTraits): boolean =>
  characters >= fewCharacters && (badShare > 0.1 || vowelShare < 0.25);

/** Which kinds are recognised from a picture of the page. */
export const needsRecognition = (kind: PageKind): boolean => kind !== 'text' && kind !== 'form' && kind !== 'blank';
