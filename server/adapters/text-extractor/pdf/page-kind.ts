import { OPS, Util, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a page is made of decides whether its text can be believed. */
export type PageKind = 'text' | 'blank' | 'picture' | 'hidden_text' | 'outlines' | 'broken_encoding';

export type PageTraits = {
  characters: number;
  /** Share of characters that no font explains: private use, replacement, control. */
  badShare: number;
  /** Share of words of three letters and more that have a vowel. */
  vowelShare: number;
  /** Share of the page under its largest image. */
  imageCoverage: number;
  paths: number;
  /** Share of shown glyphs in the invisible rendering mode, as recognition programs leave behind. */
  invisibleShare: number;
};

/** Thresholds measured on reports of each kind: what is not clearly text is never taken for text. */
export function pageKind(traits: PageTraits): PageKind {
  if (traits.invisibleShare > 0.5 && traits.imageCoverage > 0.5) return 'hidden_text';
  if (traits.characters < 25) {
    if (traits.imageCoverage > 0.3) return 'picture';
    if (traits.paths > 200) return 'outlines';
    return traits.characters === 0 ? 'blank' : 'text';
  }
  if (traits.badShare > 0.1 || traits.vowelShare < 0.4) return 'broken_encoding';
  return traits.imageCoverage > 0.5 && traits.characters < 400 ? 'picture' : 'text';
}

export function textTraits(text: string): Pick<PageTraits, 'characters' | 'badShare' | 'vowelShare'> {
  const characters = [...text.replace(/\s/gu, '')];
  const bad = characters.filter((character) =>
    /[\u0000-\u0008\u000e-\u001f\ufffd\ue000-\uf8ff]/u.test(character),
  ).length;
  const words = text.split(/\s+/u).filter((word) => /^\p{L}{3,}$/u.test(word));
  const spoken = words.filter((word) => /[aeiouyäöüàáâéèêëíìîïóòôúùûαεηιουωάέήίόύώаеёиоуыэюя]/iu.test(word)).length;
  return {
    characters: characters.length,
    badShare: characters.length === 0 ? 0 : bad / characters.length,
    vowelShare: words.length < 5 ? 1 : spoken / words.length,
  };
}

type Matrix = [number, number, number, number, number, number];

/** Walks the page's drawing operators; images are not decoded for it. */
export async function drawingTraits(
  page: PDFPageProxy,
): Promise<Pick<PageTraits, 'imageCoverage' | 'paths' | 'invisibleShare'>> {
  const { width, height } = page.getViewport({ scale: 1 });
  const { fnArray, argsArray } = await page.getOperatorList();
  const saved: { matrix: Matrix; mode: number }[] = [];
  let state = { matrix: [1, 0, 0, 1, 0, 0] as Matrix, mode: 0 };
  const seen = { largest: 0, paths: 0, invisible: 0, visible: 0 };

  fnArray.forEach((operator, index) => {
    const args: unknown = argsArray[index];
    switch (operator) {
      case OPS.save:
      case OPS.paintFormXObjectBegin:
        saved.push(state);
        if (operator === OPS.paintFormXObjectBegin) state = { ...state, matrix: moved(state.matrix, firstOf(args)) };
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        state = saved.pop() ?? state;
        break;
      case OPS.transform:
        state = { ...state, matrix: moved(state.matrix, args) };
        break;
      case OPS.setTextRenderingMode:
        state = { ...state, mode: Number(firstOf(args)) };
        break;
      case OPS.showText:
        seen[state.mode === 3 ? 'invisible' : 'visible'] += lengthOf(firstOf(args));
        break;
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject:
        seen.largest = Math.max(seen.largest, area(state.matrix));
        break;
      case OPS.constructPath:
        seen.paths += 1;
        break;
    }
  });
  return {
    imageCoverage: Math.min(1, seen.largest / (width * height)),
    paths: seen.paths,
    invisibleShare: seen.invisible / Math.max(1, seen.invisible + seen.visible),
  };
}

const area = ([a, b, c, d]: Matrix): number => Math.abs(a * d - b * c);
const firstOf = (args: unknown): unknown => (Array.isArray(args) ? args[0] : undefined);
const lengthOf = (glyphs: unknown): number => (Array.isArray(glyphs) ? glyphs.length : 0);
const moved = (matrix: Matrix, by: unknown): Matrix => (isMatrix(by) ? (Util.transform(matrix, by) as Matrix) : matrix);
const isMatrix = (value: unknown): value is Matrix =>
  value !== null && typeof value === 'object' && 'length' in value && value.length === 6;
