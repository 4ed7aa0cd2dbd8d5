import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { kindsOfText, textOfKind } from '#tests/growth/kinds-of-text.ts';
import * as pdfs from '#tests/hostile-files/hostile-pdfs.ts';
import { pngSaying, pngWithSwellingText } from '#tests/hostile-files/hostile-pictures.ts';

export type HostilePaper = { name: string; mediaType: string; documentType: string; bytes: Buffer };

const mediaTypes: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.txt': 'text/plain',
};

const paper = (name: string, bytes: Buffer, documentType = 'other'): HostilePaper => ({
  name,
  mediaType: mediaTypes[extname(name)] ?? 'application/pdf',
  documentType,
  bytes,
});

/** Nothing but headings, the longest text that is explained of every kind, and one that is longer. */
const texts = (): HostilePaper[] => [
  paper('headings.txt', Buffer.from('IMPRESSION:\n'.repeat(50_000)), 'imaging'),
  ...kindsOfText.map((kind, at) => paper(`kind-${at}.txt`, Buffer.from(textOfKind(kind, 396_000)), 'imaging')),
  paper('too-long.txt', Buffer.alloc(4_000_000, 'no pneumonia, ')),
];

const made = (): HostilePaper[] => [
  paper('blends.pdf', pdfs.manyBlends(6_000)),
  paper('shadings.pdf', pdfs.heavyShadings(40)),
  paper('dashes.pdf', pdfs.fineDashes(200)),
  paper('multiply.pdf', pdfs.formsThatMultiply(8)),
  paper('endless.pdf', pdfs.endlessText(3_000_000)),
  paper('dense.pdf', pdfs.endlessText(390_000)),
  paper('bomb.pdf', pdfs.flateBomb()),
  paper('nested-bomb.pdf', pdfs.nestedFlateBomb()),
  paper('deep.pdf', pdfs.deepArrays(100_000)),
  paper('strokes.pdf', pdfs.manyStrokes(500_000)),
  paper('giant-page.pdf', pdfs.giantPage()),
  paper('giant-picture.pdf', pdfs.giantPicture()),
  paper('pages.pdf', pdfs.manyPages(300)),
  paper('bomb.png', pngSaying(50_000, 50_000, 100)),
  paper('text.png', pngWithSwellingText(200)),
];

/** The worst that is known: what is made here, and whatever lies in a folder. */
export function hostilePapers(folder: string | undefined): HostilePaper[] {
  const further =
    folder === undefined ? [] : readdirSync(folder).map((name) => paper(name, readFileSync(join(folder, name))));
  return [...further, ...made(), ...texts()];
}
