import { centre, height, median, type Cell, type Line, type Word } from './geometry.ts';

/** Words to printed lines, top to bottom, however the file ordered them. */
export function linesOfWords(words: readonly Word[]): Line[] {
  const usual = median(words.map(height), 10);
  const lines: Line[] = [];
  for (const word of words.toSorted((a, b) => centre(a) - centre(b))) {
    const line = nearestLine(lines, word, usual);
    if (line) {
      line.words.push(word);
    } else {
      lines.push({ words: [word], y0: word.y0, y1: word.y1 });
    }
  }
  for (const line of lines) line.words.sort((a, b) => a.x0 - b.x0);
  return lines.sort((a, b) => centre(a) - centre(b));
}

// Only the last few lines can be near: words come sorted by height on the page.
function nearestLine(lines: readonly Line[], word: Word, usual: number): Line | undefined {
  let nearest: Line | undefined;
  let least = Infinity;
  for (let index = Math.max(0, lines.length - 4); index < lines.length; index++) {
    const line = lines[index];
    if (!line) continue;
    const distance = Math.abs(centre(line) - centre(word));
    const limit = 0.5 * Math.max(Math.min(height(line), height(word)), 0.6 * usual);
    if (distance < limit && distance < least) [nearest, least] = [line, distance];
  }
  return nearest;
}

/** The widest blank that still stands between two words of one cell: from the page's own blanks, not a fixed factor. */
export function blankWidth(lines: readonly Line[]): number {
  const usual = median(lines.map(height), 10);
  const gaps = lines.flatMap(({ words }) =>
    words.slice(1).map((word, index) => word.x0 - (words[index]?.x1 ?? word.x0)),
  );
  const inside = gaps.filter((gap) => gap > 0 && gap < 0.8 * usual).toSorted((a, b) => a - b);
  const typical = inside[Math.floor(inside.length * 0.4)] ?? 0.28 * usual;
  return Math.min(0.95 * usual, Math.max(0.5 * usual, 1.7 * typical));
}

export function cellsOfLine({ words }: Line, blank: number): Cell[] {
  const cells: Cell[] = [];
  for (const word of words) {
    const last = cells.at(-1);
    if (last && word.x0 - last.x1 < blankFor(word, blank)) {
      last.text += ` ${word.text}`;
      last.x1 = Math.max(last.x1, word.x1);
      last.words.push(word);
    } else {
      cells.push({ text: word.text, x0: word.x0, x1: word.x1, words: [word] });
    }
  }
  return cells;
}

/** Large print has larger blanks. `blank` is the page's, in which a word is never narrower than 0.65 of its height. */
export const blankFor = (word: Word, blank: number): number => Math.max(blank, 0.65 * height(word));
