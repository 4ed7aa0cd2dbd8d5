import type { StripReading } from './decode-letters.ts';
import type { WordPiece } from './raised-marks.ts';

const superscripts: Record<string, string> = {
  ...Object.fromEntries([...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map((raised, figure) => [String(figure), raised])),
  ...{ l: '¹', I: '¹', '|': '¹', o: '⁰', O: '⁰', a: 'ᵃ', b: 'ᵇ', c: 'ᶜ', d: 'ᵈ', e: 'ᵉ', '+': '⁺' },
};

/** The pieces of one word to its text, raised figures and letters as such; a raised mark that is neither is left as it was read. */
export function joinPieces(pieces: readonly [WordPiece, StripReading][]): StripReading {
  const readings = pieces.map(([{ raised }, reading]) =>
    raised ? { ...reading, text: [...reading.text].map((each) => superscripts[each] ?? each).join('') } : reading,
  );
  return {
    text: readings.map(({ text }) => text).join(''),
    confidence: Math.min(...readings.map(({ confidence }) => confidence)),
    letters: readings.flatMap(({ letters }) => letters),
  };
}
