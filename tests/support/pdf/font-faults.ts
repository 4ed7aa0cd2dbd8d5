import { paintedPages } from './content-faults.ts';
import type { PdfFile } from './pdf-objects.ts';
import { pagesOf } from './structure.ts';

/** Checkpoints 10 and 31: every glyph that is drawn is in the file, is none that stands for a missing one, and says which letters it is. */
export function fontFaults(pdf: PdfFile): string[] {
  const painted = new Map(paintedPages(pdf).map((page) => [page.number, page.painted]));
  const faults = pagesOf(pdf).flatMap(({ number, dict }) => {
    const fonts = pdf.dict(pdf.dict(dict['Resources'])['Font']);
    return Object.entries(fonts).flatMap(([name, ref]) => {
      const glyphs = (painted.get(number) ?? []).filter(({ font }) => font === name).flatMap((text) => text.glyphs);
      return faultsOfFont(pdf, pdf.dict(ref), new Set(glyphs));
    });
  });
  return [...new Set(faults)];
}

function faultsOfFont(pdf: PdfFile, font: ReturnType<PdfFile['dict']>, glyphs: Set<number>): string[] {
  const named = font['BaseFont']?.kind === 'name' ? font['BaseFont'].text : 'A font';
  const descendant = pdf.dict(pdf.list(font['DescendantFonts'])[0]);
  const descriptor = pdf.dict(descendant['FontDescriptor']);
  const letters = lettersOf(pdf.stream(font['ToUnicode'])?.bytes.toString('latin1') ?? '');
  const unread = [...glyphs].filter((glyph) => !/^[^\0\uFEFF\uFFFE]+$/u.test(letters[glyph] ?? ''));
  const widths = pdf.list(pdf.list(descendant['W'])[1]);
  return [
    ...(pdf.stream(descriptor['FontFile2']) === undefined ? [`${named} is not embedded.`] : []),
    ...(/^[A-Z]{6}\+/.test(named) ? [] : [`${named} is not a subset.`]),
    ...(descriptor['CIDSet'] === undefined ? [] : [`${named} lists its glyphs, perhaps not all.`]),
    ...(glyphs.has(0) ? [`${named} draws a missing glyph.`] : []),
    ...unread.map((glyph) => `${named} does not say which letter glyph ${glyph} is.`),
    ...[...glyphs]
      .filter((glyph) => widths[glyph]?.kind !== 'number')
      .map((glyph) => `${named} has no width of glyph ${glyph}.`),
  ];
}

/** The letters of each glyph, as the table says that pdfkit writes: ranges of 256 glyphs with a list each. */
function lettersOf(table: string): string[] {
  const lists = Array.from(table.matchAll(/<[0-9a-f]{4}> <[0-9a-f]{4}> \[([^\]]*)\]/g), ([, list = '']) => list);
  return lists.flatMap((list) =>
    Array.from(list.matchAll(/<([0-9a-f ]*)>/g), ([, codes = '']) =>
      codes
        .split(' ')
        .map((code) => String.fromCharCode(parseInt(code, 16)))
        .join(''),
    ),
  );
}
