type Range = { low: number | null; high: number | null };

const number = String.raw`(-?\d+(?:[.,]\d+)?)`;
const forms: readonly [RegExp, (first: number, second: number) => Range][] = [
  [new RegExp(`^${number}\\s*(?:-|–|_|to)\\s*${number}$`), (low, high) => ({ low, high })],
  [new RegExp(`^(?:<|<=|≤|< or =)\\s*${number}$`, 'i'), (high) => ({ low: null, high })],
  [new RegExp(`^(?:>|>=|≥|> or =)\\s*${number}$`, 'i'), (low) => ({ low, high: null })],
];

/** A range in one of the simple printed forms, or undefined. */
export function printedRange(text: string): Range | undefined {
  for (const [form, make] of forms) {
    const match = form.exec(text.trim());
    if (match) return make(decimal(match[1]), decimal(match[2]));
  }
  return undefined;
}

const decimal = (text: string | undefined): number => Number((text ?? '').replace(',', '.'));
