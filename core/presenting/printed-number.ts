/** The number that a result was printed as, or undefined where it is words ("Positive") or a ratio ("1:80"). */
export function printedNumber(printed: string): number | undefined {
  const text = printed.trim().replace(/^[<>≤≥]=?\s*/u, '');
  if (!/^[+-]?\d[\d.,]*$/u.test(text)) return undefined;
  const number = Number(withPoint(text));
  return Number.isFinite(number) ? number : undefined;
}

// "1,250" and "12,500,000" group thousands; any other comma is a decimal one.
function withPoint(text: string): string {
  if (/^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/u.test(text)) return text.replaceAll(',', '');
  return text.replace(',', '.');
}
