import { matchesIn } from '../kernel/matches-in.ts';
import type { Span } from '../kernel/span.ts';

/** "Ca1cium", "mmo1/L", "Tota1": a digit in the place of the letter that looks like it. */
const digitInWord =
  /(?<![\p{L}\d])(?:\p{L}*\p{Ll}[015]\p{Ll}\p{L}*|\p{L}?\p{Ll}{3,}1|\p{Lu}{2,}[01]\p{Lu}*|\p{Lu}[01]\p{Lu}{2,})(?![\p{L}\d])/gu;
/** "2.7l", "O.74", "35-5O", "l18": a letter in the place of a digit. */
const letterInFigure =
  /(?<![\p{L}\d.,-])(?=[OolISZB.,-]{0,6}\d)(?=[\d.,-]{0,8}[OolISZB])[\dOolISZB]{1,5}(?:[.,-][\dOolISZB]{1,5}){0,3}(?![\p{L}\d^])/gu;
/** Names that are printed so, and figures with a unit, a stage or a level behind them. */
const isNamed = /^(?:hba1c|a1c|hb1ac|\d{1,4}[lSBIZo]|[SBIZ]\d{1,3}|[IZ]\d\d|covid1|alpha1|beta1)$/i;
const isSure = /[.,-]|^[Oo]\d|\d[Oo]|^[lI]\d/;

const fewest = 6;
const fewestInWords = 2;
const share = 0.08;

/** The words of a pasted text that was misread throughout, letters for digits and digits for letters; none where they are few. */
export function misreadWords(text: string): Span[] {
  const spansOf = (says: RegExp): Span[] =>
    matchesIn(text, says).map(({ index, 0: words }): Span => [index, index + words.length]);
  const isPrinted = ([start, end]: Span): boolean => isNamed.test(text.slice(start, end));
  const inWords = spansOf(digitInWord).filter((span) => !isPrinted(span));
  const inFigures = spansOf(letterInFigure).filter(([start, end]) => {
    const words = text.slice(start, end);
    return isSure.test(words) || !isNamed.test(words);
  });
  const found = [...inWords, ...inFigures].sort((a, b) => a[0] - b[0]);
  const all = text.match(/\S+/g)?.length ?? 0;
  return inWords.length >= fewestInWords && found.length >= fewest && found.length >= all * share ? found : [];
}
