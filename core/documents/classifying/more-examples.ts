import { isDocumentKind } from '../document-kinds.ts';
import { example, type Example } from './example.ts';
import { imagingTexts } from './more/imaging.ts';
import { labTexts1 } from './more/labs-1.ts';
import { labTexts2 } from './more/labs-2.ts';
import { noteTexts } from './more/notes.ts';
import { otherTexts } from './more/others.ts';
import { titleTexts1 } from './more/titles-1.ts';
import { titleTexts2 } from './more/titles-2.ts';
import { titleTexts3 } from './more/titles-3.ts';

/** "=== kind: what it is" opens each example of a text. */
function examplesIn(texts: string): Example[] {
  return texts
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...lines] = part.trimEnd().split('\n');
      const [kind = '', what = ''] = head.split(': ', 2);
      if (!isDocumentKind(kind)) throw new Error(`No kind: ${head}`);
      return example(what, kind, ...lines);
    });
}

export const moreExamples: readonly Example[] = [
  labTexts1,
  labTexts2,
  imagingTexts,
  noteTexts,
  otherTexts,
  titleTexts1,
  titleTexts2,
  titleTexts3,
].flatMap(examplesIn);
