import type { Language } from '#core/documents/explanation.ts';
import type { Block } from '#core/presenting/report-blocks.ts';
import { breakLines } from '../break-lines.ts';
import { plainInline } from '../inlines.ts';
import { artifact, printedIn, tagIn, type Press, type Tag } from '../press.ts';
import type { Slab } from '../slabs.ts';
import { colours, styles, type Style } from '../styles.ts';
import { textSlabs } from '../text-slabs.ts';
import { columnWidths } from './column-widths.ts';

type Table = Extract<Block, { kind: 'table' }>;
type Column = { left: number; width: number };

const padding = 4;

/** A table whose head is drawn again on every page; there it is not read out. */
export function tableSlabs(press: Press, { columns: names, rows }: Table): Slab[] {
  const columns = columnsOf(press, [names, ...rows]);
  const table = tagIn(press, press.root, 'Table');
  const headRow = tagIn(press, tagIn(press, table, 'THead'), 'TR');
  const body = tagIn(press, table, 'TBody');
  const headCells = names.map((name, index) => ({
    text: name,
    tag: tagIn(press, headRow, 'TH', { scope: 'Column' }),
    style: styles.strong,
    column: columns[index],
  }));
  const heads = rowSlabs(press, headCells, { isHead: true });
  const height = heads.reduce((sum, slab) => sum + slab.height, 0);
  const again = { height, draw: (y: number) => drawHeadAgain(press, names, { columns, y, height }) };
  return [
    ...heads.map((slab) => ({ ...slab, gap: 8, keepsNext: true })),
    ...rows.flatMap((row) => {
      const tr = tagIn(press, body, 'TR');
      const cells = row.map((text, index) => ({
        text,
        tag: index === 0 ? tagIn(press, tr, 'TH', { scope: 'Row' }) : tagIn(press, tr, 'TD'),
        style: styles.body,
        column: columns[index],
        lang: index === 0 ? printedIn(press) : undefined,
      }));
      return rowSlabs(press, cells, { isHead: false }).map((slab) => ({ ...slab, head: again }));
    }),
  ];
}

type Cell = { text: string; tag: Tag; style: Style; column: Column | undefined; lang?: Language | undefined };

/** One slab, unless no page holds the row. */
function rowSlabs(press: Press, cells: Cell[], { isHead }: { isHead: boolean }): Slab[] {
  const set = cells.map(({ text, tag, style, lang, column = { left: 0, width: 0 } }) =>
    textSlabs(press, {
      ...{
        tag,
        inlines: plainInline(text, style, lang),
        indent: column.left + padding,
        width: column.width - 2 * padding,
      },
    }),
  );
  const { leading } = styles.body;
  const lines = Math.max(...set.map((slabs) => slabs.length));
  const most = Math.max(1, Math.floor((press.area.bottom - press.area.top) / leading) - 4);
  return Array.from({ length: Math.ceil(lines / most) }, (_, part): Slab => {
    const shown = set.map((slabs) => slabs.slice(part * most, (part + 1) * most));
    const height = Math.max(...shown.map((slabs) => slabs.length)) * leading + 8;
    return {
      ...{ gap: 0, height },
      draw: (y) => {
        artifact(press, 'Layout', () => drawGround(press, { y, height, isHead }));
        for (const slabs of shown) slabs.forEach((slab, line) => slab.draw(y + 4 + line * leading));
      },
    };
  });
}

function drawGround({ pdf, area: { left, width } }: Press, row: { y: number; height: number; isHead: boolean }): void {
  const { y, height, isHead } = row;
  if (isHead) pdf.rect(left, y, width, height).fill(colours.surface);
  pdf
    .moveTo(left, y + height)
    .lineTo(left + width, y + height)
    .lineWidth(isHead ? 1.5 : 0.5)
    .stroke(colours.rule);
}

type Again = { columns: Column[]; y: number; height: number };

function drawHeadAgain(press: Press, names: string[], { columns, y, height }: Again): void {
  const { pdf, area, faces } = press;
  const { size, leading } = styles.strong;
  artifact(press, 'Pagination', () => {
    drawGround(press, { y, height, isHead: true });
    names.forEach((name, index) => {
      const { left, width } = columns[index] ?? { left: 0, width: 0 };
      breakLines(plainInline(name, styles.strong), width - 2 * padding, faces).forEach(({ items }, line) => {
        const text = items.flatMap(({ chunks }) => chunks.map((chunk) => chunk.text)).join(' ');
        pdf.font('bold').fontSize(size).fillColor(colours.text);
        const baseline = y + 4 + line * leading + (leading - size) / 2 + size * 0.86;
        pdf.text(text, area.left + left + padding, baseline, { lineBreak: false, baseline: 'alphabetic' });
      });
    });
  });
}

function columnsOf({ area, faces }: Press, rows: string[][]): Column[] {
  const measured = rows.map((row, index) =>
    row.map((text) => {
      const style = index === 0 ? styles.strong : styles.body;
      const [line] = breakLines(plainInline(text, style), Infinity, faces);
      return { whole: line?.width ?? 0, word: Math.max(0, ...(line?.items ?? []).map(({ width }) => width)) };
    }),
  );
  let left = 0;
  return columnWidths(measured, { width: area.width, padding: 2 * padding }).map((width) => {
    const column = { left, width };
    left += width;
    return column;
  });
}
