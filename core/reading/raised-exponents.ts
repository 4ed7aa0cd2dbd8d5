/** A line that holds nothing but one small figure: an exponent that print raised above the unit below it. */
const raised = /^ {3,200}(\d{1,2}) {0,200}$/;
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Where an exponent is missing: of a power of ten ("x10 /L") and of an area ("1.73m"), with what of its unit follows. */
const gaps: readonly (readonly [gap: RegExp, exponents: ReadonlySet<string>])[] = [
  [/(?<=[x×* ]10) {0,2}(\/[\p{L}µ]{1,4})( *)/u, new Set(['3', '6', '9', '12'])],
  [/(?<=1[.,]73 ?m)()( +)/, new Set(['2'])],
];

/** The text with exponents that stand in a line of their own put into the gap of the unit below. As long as before, sign for sign. */
export function withRaisedExponents(text: string): string {
  if (!/\n {3,200}\d{1,2} {0,200}\n/.test(text)) return text;
  const lines = text.split('\n');
  lines.forEach((line, at) => {
    const exponent = raised.exec(line)?.[1] ?? '';
    const below = lines[at + 1] ?? '';
    const [gap] = gaps.find(([sought, exponents]) => exponents.has(exponent) && sought.test(below)) ?? [];
    const place = gap?.exec(below);
    if (!place) return;
    const [whole, rest = '', blanks = ''] = place;
    const sign = [...exponent].map((digit) => superscripts[Number(digit)]).join('');
    if (sign.length + rest.length + (blanks === '' ? 0 : 1) > whole.length) return;
    lines[at + 1] =
      `${below.slice(0, place.index)}${`${sign}${rest}`.padEnd(whole.length)}${below.slice(place.index + whole.length)}`;
    lines[at] = ' '.repeat(line.length);
  });
  return lines.join('\n');
}
