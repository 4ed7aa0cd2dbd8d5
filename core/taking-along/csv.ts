// A table program takes such a cell for a formula, also in the wide forms of its sign.
const looksLikeFormula = /^[=+\-@\t\r\n＝＋－＠]/u;

/** A line of RFC 4180. A cell that could be taken for a formula begins with a tab, so that it stays text. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(value: string): string {
  const text = looksLikeFormula.test(value) ? `\t${value}` : value;
  return /[",\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
