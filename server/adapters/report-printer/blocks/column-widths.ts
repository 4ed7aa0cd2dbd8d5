type Measured = { whole: number; word: number };

/**
 * Shares a width among the columns of a table: each has room for its longest word, and what is left goes to those whose cells are
 * longest. Where not even the words have room, columns shrink together and words are cut.
 */
export function columnWidths(
  rows: readonly Measured[][],
  { width, padding }: { width: number; padding: number },
): number[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: count }, (_, index) => {
    const cells = rows.flatMap((row) => row[index] ?? []);
    const least = Math.min(Math.max(...cells.map(({ word }) => word)), width / 3) + padding;
    const most = Math.min(Math.max(...cells.map(({ whole }) => whole)) + padding, width);
    return { least, most: Math.max(least, most) };
  });
  const least = sum(columns.map((column) => column.least));
  const most = sum(columns.map((column) => column.most));
  if (least >= width) return columns.map((column) => (column.least / least) * width);
  if (most <= width) return columns.map((column) => (column.most / most) * width);
  const share = (width - least) / (most - least);
  return columns.map((column) => column.least + (column.most - column.least) * share);
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
