import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { onePage, pdfOf, stream, words } from './pdf-file.ts';

/** Blanks that become `megabytes` when they are inflated. */
function swelling(megabytes: number): Buffer {
  const piece = deflateRawSync(Buffer.alloc(2 ** 20, ' '), { finishFlush: constants.Z_SYNC_FLUSH });
  const end = Buffer.from([3, 0, 0, 0, 0, 1]);
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array.from({ length: megabytes }, () => piece), end]);
}

export const flateBomb = (): Buffer => onePage({ content: swelling(1024), contentEntries: '/Filter /FlateDecode' });

/** Compressed again, so that the bomb itself is small. */
export const nestedFlateBomb = (): Buffer =>
  onePage({ content: deflateSync(swelling(1024)), contentEntries: '/Filter [/FlateDecode /FlateDecode]' });

export const manyPages = (count: number): Buffer =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${count} /Kids [${Array.from({ length: count }, (_, at) => `${at + 3} 0 R`).join(' ')}] >>`,
    ...Array.from({ length: count }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>'),
  ]);

/** One page object that is said to be there many times. */
export const onePageOftenCounted = (count: number): Buffer =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${count} /Kids [3 0 R] >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
  ]);

export const pagesInACircle = (): Buffer =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] /Parent 3 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [2 0 R] /Parent 2 0 R >>',
  ]);

export const formThatDrawsItself = (): Buffer =>
  onePage({ content: `${words('Sodium 140 mmol/L')} /X1 Do`, resources: '/XObject << /X1 6 0 R >>' }, [
    stream('/X1 Do /X1 Do', '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X1 6 0 R >> >>'),
  ]);

/** Each form draws the next one ten times: ten to the power of `depth` in all. */
export const formsThatMultiply = (depth: number): Buffer =>
  onePage(
    { content: '/X6 Do', resources: '/XObject << /X6 6 0 R >>' },
    Array.from({ length: depth }, (_, at) => {
      const next = `X${at + 7}`;
      const resources = at + 1 < depth ? `/Resources << /XObject << /${next} ${at + 7} 0 R >> >>` : '';
      return stream(
        at + 1 < depth ? `/${next} Do `.repeat(10) : '0 0 m 9 9 l S',
        `/Type /XObject /Subtype /Form /BBox [0 0 9 9] ${resources}`,
      );
    }),
  );

export const deepArrays = (depth: number): Buffer =>
  onePage({ content: `${'['.repeat(depth)}${']'.repeat(depth)} TJ ${words('Sodium 140 mmol/L')}` });

export const deepDictionaries = (depth: number): Buffer =>
  onePage({ page: `/Deep ${'<< /A '.repeat(depth)}1${' >>'.repeat(depth)}` });

export const giantPage = (): Buffer =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 2000000000 2000000000] /Contents 4 0 R >>',
    stream('0 0 m 2000000000 2000000000 l S '.repeat(200)),
  ]);

/** A picture of 60,000 x 60,000 dots in a few hundred bytes. */
export const giantPicture = (): Buffer =>
  onePage({ content: 'q 612 0 0 792 0 0 cm /I1 Do Q', resources: '/XObject << /I1 6 0 R >>' }, [
    stream(
      deflateSync(Buffer.alloc(1000)),
      '/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /FlateDecode',
    ),
  ]);

export const manyStrokes = (count: number): Buffer => onePage({ content: '1 2 m 300 400 l S\n'.repeat(count) });

// Pages that are read in a moment and drawn in minutes: each has a word, and one command again and again.
const again = (command: string, count: number): string =>
  `${words('Sodium 140 mmol/L')}\n${`${command}\n`.repeat(count)}`;

/** Half-transparent rectangles over the whole page, each blended with all below it. */
export const manyBlends = (count: number): Buffer =>
  onePage({
    content: again('q /G0 gs 0.5 0.2 0.1 rg 0 0 612 792 re f Q', count),
    resources: '/ExtGState << /G0 << /ca 0.5 /BM /Luminosity >> >>',
  });

/** Shadings whose colour is calculated dot by dot. */
export const heavyShadings = (count: number): Buffer =>
  onePage({ content: again('/S1 sh', count), resources: '/Shading << /S1 6 0 R >>' }, [
    '<< /ShadingType 1 /ColorSpace /DeviceRGB /Domain [0 1 0 1] /Matrix [612 0 0 792 0 0] /Function 7 0 R >>',
    stream(
      `{ ${'2 copy mul sin exch cos add '.repeat(60)} dup }`,
      '/FunctionType 4 /Domain [0 1 0 1] /Range [0 1 0 1 0 1]',
    ),
  ]);

/** Lines of millions of dashes. */
export const fineDashes = (count: number): Buffer =>
  onePage({ content: again('0.1 w [0.0005 0.0005] 0 d 0 0 m 612 792 l S', count) });

export const garbageAfterHeader = (): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(Array.from({ length: 50_000 }, (_, at) => (at * 7919) % 251))]);

export const endlessCrossReferences = (): Buffer => {
  const file = onePage({});
  const at = file.lastIndexOf('xref\n', file.lastIndexOf('startxref') - 1);
  return Buffer.from(file.toString('latin1').replace('/Root 1 0 R', `/Prev ${at} /Root 1 0 R`), 'latin1');
};

export const withScript = (): Buffer =>
  onePage({ catalogue: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\); while \\(true\\) {}) >>' });

export const withLaunch = (): Buffer =>
  onePage({ page: '/Annots [6 0 R]' }, [
    '<< /Type /Annot /Subtype /Link /Rect [0 0 612 792] /A << /S /Launch /F (/bin/sh) >> >>',
  ]);

export const withAttachment = (): Buffer =>
  onePage({ catalogue: '/Names << /EmbeddedFiles << /Names [(a.exe) 6 0 R] >> >>' }, [
    '<< /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >>',
    stream('MZ', '/Type /EmbeddedFile'),
  ]);

export const withLinkToElsewhere = (): Buffer =>
  onePage({ page: '/Annots [6 0 R]', catalogue: '/OpenAction << /S /URI /URI (http://127.0.0.1:9/) >>' }, [
    '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /GoToR /F (\\\\\\\\server\\\\share) >> >>',
  ]);

/** Millions of words in a few bytes. */
export const endlessText = (letters: number): Buffer => {
  const line = `(${'Sodium 140 mmol/L '.repeat(5)}) Tj T*\n`;
  const content = `BT /F1 6 Tf 10 780 Td 0.02 TL\n${line.repeat(Math.ceil(letters / 90))}ET`;
  return onePage({ content: deflateSync(content), contentEntries: '/Filter /FlateDecode' });
};
