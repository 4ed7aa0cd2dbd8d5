import { height, median, type Line } from './geometry.ts';
import { blankFor, blankWidth } from './lines.ts';
import type { Block } from './reading-order.ts';

/**
 * Lines to text in which a column of the page is a column of characters: the place of a word says which header it stands under.
 * Cells are at least two blanks apart, words of one cell one.
 */
export function textOfBlock({ lines, prose }: Block): string {
  return prose ? lines.map(({ words }) => words.map((word) => word.text).join(' ')).join('\n') : textOfLines(lines);
}

function textOfLines(lines: readonly Line[]): string {
  const blank = blankWidth(lines);
  const character = characterWidth(lines);
  const left = Math.min(...lines.flatMap((line) => line.words.map((word) => word.x0)));
  const pitch = median(
    lines
      .slice(1)
      .map((line, index) => line.y0 - (lines[index]?.y0 ?? 0))
      .filter((step) => step > 0),
    12,
  );

  return lines
    .map((line, index) => {
      const above = lines[index - 1];
      const apart =
        above !== undefined &&
        line.y0 - above.y1 > Math.max(0.9 * height(line), pitch - height(line) + 0.5 * height(line));
      return (apart ? '\n' : '') + textOfLine(line, { blank, character, left });
    })
    .join('\n');
}

function textOfLine({ words }: Line, page: { blank: number; character: number; left: number }): string {
  let text = '';
  words.forEach((word, index) => {
    const before = words[index - 1];
    if (before && word.x0 - before.x1 < blankFor(word, page.blank)) {
      text += ` ${word.text}`;
      return;
    }
    const column = Math.round((word.x0 - page.left) / page.character);
    const least = index === 0 ? 0 : text.length + 2;
    text = text.padEnd(Math.max(column, least)) + word.text;
  });
  return text.trimEnd();
}

const characterWidth = (lines: readonly Line[]): number =>
  median(
    lines.flatMap(({ words }) => words.map((word) => (word.x1 - word.x0) / word.text.length)),
    5,
  ) || 5;
