/** Letters and digits only, lower case: "Chol / HDL Ratio" and "chol/hdl ratio" are one name. */
export const bare = (text: string | null | undefined): string =>
  (text ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

export function numberOf(text: string): number | null {
  const plain = text.trim().replace(/^[<>≤≥]=?\s*/, '');
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain)) return Number(plain.replaceAll(',', ''));
  return /^-?\d*[.,]?\d+$/.test(plain) ? Number(plain.replace(',', '.')) : null;
}

/** Equal as numbers ("4.10" and "4,1"), or as words whatever their case and signs. */
export function sameValue(a: string, b: string): boolean {
  const [x, y] = [numberOf(a), numberOf(b)];
  if (x !== null && y !== null) return x === y;
  return bare(a) === bare(b) && bare(a) !== '';
}

const unitSpellings: readonly [RegExp, string][] = [
  [/[µμ]/g, 'u'],
  [/[×*]/g, 'x'],
  [/[\^[\]{}()\s.]/g, ''],
  [/²/g, '2'],
  [/³/g, '3'],
  [/⁹/g, '9'],
  [/¹²/g, '12'],
];

/** A unit as it is printed, but for spaces, brackets, the sign for times and raised digits. Never converted. */
export const sameUnit = (a: string | null | undefined, b: string | null | undefined): boolean =>
  spelled(a) === spelled(b);

const spelled = (unit: string | null | undefined): string =>
  unitSpellings.reduce((text, [from, to]) => text.replace(from, to), (unit ?? '').toLowerCase());

const pairsOf = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));

/** Share of the pairs of letters that two words have in common (Dice), from 0 to 1. */
export function likeness(a: string, b: string): number {
  const [first, second] = [pairsOf(a), pairsOf(b)];
  if (first.length + second.length === 0) return 0;
  const left = [...second];
  const common = first.filter((pair) => {
    const at = left.indexOf(pair);
    if (at === -1) return false;
    left.splice(at, 1);
    return true;
  });
  return (2 * common.length) / (first.length + second.length);
}
