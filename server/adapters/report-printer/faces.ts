import type { FontName } from './font-files.ts';
import type { Pdf } from './new-pdf.ts';
import type { Style } from './styles.ts';

/** Letters of one font. */
export type Chunk = { text: string; font: FontName; width: number };

/** Chooses fonts and measures words; remembers whether a sign had to be replaced. */
export type Faces = {
  /** A word as it can be printed: with other fonts where the first has no glyph, and U+FFFD where none has one. */
  chunksOf(word: string, style: Style): Chunk[];
  spaceOf(style: Style): number;
  hasReplaced(): boolean;
};

const replacement = '\uFFFD';
// A letter stays together with its accents.
const segments = new Intl.Segmenter('en', { granularity: 'grapheme' });

export function createFaces(pdf: Pdf): Faces {
  const has = glyphTest(pdf);
  let isReplaced = false;
  const widthOf = (text: string, font: FontName, { size }: Style) =>
    pdf.font(font).fontSize(size).widthOfString(`${text} `) - pdf.widthOfString(' ');
  const fontOf = (text: string, isBold = false): FontName | undefined => {
    const fonts: FontName[] = isBold ? ['bold', 'bold-more', 'regular-more'] : ['regular', 'regular-more'];
    return fonts.find((font) => Array.from(text).every((letter) => has(font, letter)));
  };
  const mixed = (word: string, isBold = false) =>
    Array.from(segments.segment(word)).flatMap(({ segment }) => {
      const font = fontOf(segment, isBold);
      if (font !== undefined) return [{ text: segment, font }];
      return Array.from(segment, (letter) => {
        const own = fontOf(letter, isBold);
        isReplaced ||= own === undefined;
        return own === undefined
          ? { text: replacement, font: fontOf('?', isBold) ?? 'regular' }
          : { text: letter, font: own };
      });
    });
  return {
    chunksOf(word, style) {
      const font = fontOf(word, style.isBold);
      const parts = font === undefined ? joined(mixed(word, style.isBold)) : [{ text: word, font }];
      return parts.map((part) => ({ ...part, width: widthOf(part.text, part.font, style) }));
    },
    spaceOf: ({ size, isBold = false }) =>
      pdf
        .font(isBold ? 'bold' : 'regular')
        .fontSize(size)
        .widthOfString(' '),
    hasReplaced: () => isReplaced,
  };
}

type Part = { text: string; font: FontName };

/** Neighbours of one font in one; several signs that nobody can print show as one. */
function joined(parts: Part[]): Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (last?.text.endsWith(replacement) && part.text === replacement) continue;
    if (last?.font === part.font) last.text += part.text;
    else all.push({ ...part });
  }
  return all;
}

type Opened = { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } };

/** Whether a font has a glyph for a letter; each is asked once. */
function glyphTest(pdf: Pdf): (font: FontName, letter: string) => boolean {
  const known = new Map<FontName, Map<string, boolean>>();
  return (font, letter) => {
    const ofFont = known.get(font) ?? new Map<string, boolean>();
    known.set(font, ofFont);
    const isKnown = ofFont.get(letter);
    if (isKnown !== undefined) return isKnown;
    const opened = pdf.font(font) as unknown as Opened;
    const found = opened._font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
    ofFont.set(letter, found);
    return found;
  };
}
