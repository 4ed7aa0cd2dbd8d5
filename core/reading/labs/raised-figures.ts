const raised = /^\s{3,}(\d{1,2})(?:\s{2,}(\d{1,2}))?\s*$/;
/** Where a figure was raised: "x10 /L", "1.73m ". */
const places = /(?<=[x×*]\s?10)\s{1,2}(?=\/)|(?<=1[.,]73\s?m)\s/gi;

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * The text with figures that stand in a line of their own, above the unit they were raised over, back in their place, letter for letter as
 * long: text taken from a page has "9" over "x10 /L".
 */
export function withRaisedFigures(text: string): string {
  if (!/[x×*]\s?10\s{1,2}\/|1[.,]73\s?m(?:\s|$)/i.test(text)) return text;
  const lines = text.split('\n');
  for (let index = 1; index < lines.length; index += 1) {
    const [, ...printed] = raised.exec(lines[index - 1] ?? '') ?? [];
    const figures = printed.filter((figure) => figure !== undefined);
    if (figures.length === 0) continue;
    let next = 0;
    const line = (lines[index] ?? '').replace(places, (gap) => {
      const figure = [...(figures[next] ?? '')].map((digit) => superscripts[Number(digit)] ?? '').join('');
      if (figure === '' || figure.length > gap.length) return gap;
      next += 1;
      return figure.padEnd(gap.length);
    });
    if (next !== figures.length) continue;
    lines[index] = line;
    lines[index - 1] = (lines[index - 1] ?? '').replace(/\d/g, ' ');
  }
  return lines.join('\n');
}
