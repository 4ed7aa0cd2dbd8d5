import type { Piece } from '../lines.ts';

/** "QRS duration   104 ms      LEFT VENTRICULAR HYPERTROPHY": what a heart tracer says stands beside what it measured. */
const beside = /\b(?:ms|msec|bpm|BPM|\d|°|deg|degrees)(\s{4,80})(\p{L}{2}[^|\d]{0,2}[^|]{5,90})$/u;
const measures = /\b(?:rate|interval|duration|qtc?|axes|axis|p-r-t|qrs|pr|rr)\b/i;
const deepest = 20;
const fewest = 2;

/** The statements in a column beside measured values, and those below them in it; empty without such a column. */
export function statementsBesideNumbers(text: string, pieces: readonly Piece[]): Piece[] {
  const cut = pieces.map((piece) => rightOf(piece));
  if (cut.filter((piece) => piece !== undefined).length < fewest) return [];
  const first = cut.findIndex((piece) => piece !== undefined);
  return pieces.flatMap((piece, at) => {
    const right = cut[at];
    if (right) return [right];
    return at > first && isIndented(text, piece) && !piece.text.includes('***') ? [piece] : [];
  });
}

function rightOf({ text, span }: Piece): Piece | undefined {
  const match = beside.exec(text);
  const words = match?.[2] ?? '';
  if (!match || !measures.test(text.slice(0, match.index))) return undefined;
  return { text: words, span: [span[1] - words.length, span[1]] };
}

const isIndented = (text: string, { span }: Piece): boolean =>
  span[0] >= deepest &&
  text.slice(span[0] - deepest, span[0]).trim() === '' &&
  !text.slice(span[0] - deepest, span[0]).includes('\n');
