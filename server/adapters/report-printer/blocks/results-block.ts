import type { Block, ResultRow } from '#core/presenting/report-blocks.ts';
import { plainInline } from '../inlines.ts';
import { drawMark, textColours } from '../marks.ts';
import { drawNumberLine, numberLineHeight } from '../number-line.ts';
import { artifact, printedIn, tagIn, type Press, type Tag } from '../press.ts';
import type { Slab } from '../slabs.ts';
import { styles, type Style } from '../styles.ts';
import { textSlabs } from '../text-slabs.ts';

type Results = Extract<Block, { kind: 'results' }>;

const markRoom = 22;

/** Results in a list, each of them in one piece with its number line. */
export function resultsSlabs(press: Press, { rows, isCompact }: Results): Slab[] {
  const list = tagIn(press, press.root, 'L', { list: 'None' });
  return rows.flatMap((row, index) => {
    const body = tagIn(press, tagIn(press, list, 'LI'), 'LBody');
    const slabs = isCompact ? compactRow(press, body, row) : fullRow(press, body, row);
    return slabs.map((slab, part) => (index === 0 && part === 0 ? { ...slab, gap: 8 } : slab));
  });
}

/** Name, words and line one under the other; the line carries the value and the ends of its range. */
function fullRow(press: Press, body: Tag, row: ResultRow): Slab[] {
  const { area } = press;
  const width = Math.min(area.width - 32, 400);
  const said = saidSlabs(press, body, row, { width: area.width, style: styles.strong });
  const line = { height: numberLineHeight(row), x: area.left + 16, width };
  const remarks = remarkSlabs(press, body, row, area.width);
  const top = heightOf(said);
  const below = line.height === 0 ? 0 : line.height + 8;
  const slab: Slab = {
    ...{ gap: 14, height: top + below + heightOf(remarks) + 6 },
    draw: (y) => {
      drawAll(said, y);
      drawNumberLine(press, body, row, { ...line, y: y + top + 4 });
      drawAll(remarks, y + top + below);
      drawRule(press, y + top + below + heightOf(remarks) + 6);
    },
  };
  return fits(press, slab) ? [slab] : [...said, lineSlab(press, body, row, line), ...remarks];
}

/** Name and words to the left, a small line to the right. */
function compactRow(press: Press, body: Tag, row: ResultRow): Slab[] {
  const { area } = press;
  const wide = row.scale === null ? area.width : area.width * 0.62;
  const said = saidSlabs(press, body, row, { width: wide, style: styles.body });
  const remarks = remarkSlabs(press, body, row, wide);
  const top = heightOf(said);
  const height = top + heightOf(remarks) + 4;
  const line = { x: area.left + wide + 24, width: area.width - wide - 40, height: numberLineHeight(row) };
  const slab: Slab = {
    ...{ gap: 5, height },
    draw: (y) => {
      drawAll(said, y);
      drawNumberLine(press, body, row, { ...line, y: y + (top - line.height) / 2 });
      drawAll(remarks, y + top);
      drawRule(press, y + height);
    },
  };
  return fits(press, slab) ? [slab] : [...said, lineSlab(press, body, row, line), ...remarks];
}

const fits = ({ area }: Press, { height }: Slab): boolean => height <= area.bottom - area.top;

/** The line on its own, where no page holds all that is said of the result. */
const lineSlab = (
  press: Press,
  body: Tag,
  row: ResultRow,
  line: { x: number; width: number; height: number },
): Slab => ({
  ...{ gap: 4, height: line.height },
  draw: (y) => drawNumberLine(press, body, row, { ...line, y }),
});

type Said = { width: number; style: Style };

function saidSlabs(press: Press, body: Tag, { name, words, status }: ResultRow, { width, style }: Said): Slab[] {
  const names =
    name === ''
      ? []
      : textSlabs(press, {
          tag: tagIn(press, body, 'P'),
          inlines: plainInline(name, styles.strong, printedIn(press)),
          width,
        });
  const said = textSlabs(press, {
    ...{
      tag: tagIn(press, body, 'P'),
      inlines: plainInline(words, { ...style, colour: textColours[status] }),
      indent: markRoom,
      width: width - markRoom,
    },
  });
  const [first, ...rest] = said;
  if (first === undefined) return names;
  const marked = (y: number) => {
    artifact(press, 'Layout', () => drawMark(press, status, press.area.left + 8, y + first.height / 2));
    first.draw(y);
  };
  return [...names, { ...first, draw: marked }, ...rest];
}

const remarkSlabs = (press: Press, body: Tag, { remarks }: ResultRow, width: number): Slab[] =>
  remarks.flatMap((remark) => {
    const inlines = plainInline(remark, styles.body);
    return inlines.length === 0
      ? []
      : textSlabs(press, { tag: tagIn(press, body, 'P'), inlines, indent: markRoom, width: width - markRoom });
  });

const heightOf = (slabs: Slab[]): number => slabs.reduce((sum, { height }) => sum + height, 0);

function drawAll(slabs: Slab[], top: number): void {
  let y = top;
  for (const slab of slabs) {
    slab.draw(y);
    y += slab.height;
  }
}

function drawRule(press: Press, y: number): void {
  const { pdf, area } = press;
  artifact(press, 'Layout', () =>
    pdf
      .moveTo(area.left, y)
      .lineTo(area.left + area.width, y)
      .lineWidth(0.5)
      .stroke('#B8C2CC'),
  );
}
