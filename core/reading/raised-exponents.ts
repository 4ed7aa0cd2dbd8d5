/** A line that holds nothing but one small figure: an exponent that print raised above the unit below it. */
const raised = /^ {3,200}(\d{1,2}) {0,200}$/;
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Where an exponent is missing: of a power of ten ("x10 /L") and of an area ("1.73m"), with what of its unit follows. */
const gaps: readonly (readonly [gap: RegExp, exponents: ReadonlySet<string>])[] = [
  [/(?<=[x×* ]10) {0,2}(\/[\p{L}µ]{1,4})( *)/u, new Set(['3', '6', '9', '12'])],
  [/(?<=1[.,]73 ?m)()( +)/, new Set(['2'])],
];

/** Lines that end where an exponent belongs, and lines that begin with it: "3.1 x 10" over "   9/L     4.0-10.0". */
const breaks: readonly (readonly [above: RegExp, below: RegExp])[] = [
  [
    /\d ?[x×] ?10 {0,200}$|[<>≥] ?10 {0,200}$/,
    /^ {3,200}(3|4|5|6|7|8|9|12)( {0,1}(?:\/|CFU\/)[\p{L}µ]{1,4}(?!\p{L}))(.{0,200})$/iu,
  ],
  [/\dm {0,200}$|\d (?:kg\/)?m {0,200}$/, /^ {3,200}([23])()( {0,200})$/],
];

/** The text with such units whole: what follows the break moves up to its own column, and blanks are left below, as long as before. */
function withBrokenUnits(text: string): string {
  if (!/(?:10|m) {0,200}\n {3,200}\d{1,2}/.test(text)) return text;
  const lines = text.split('\n');
  lines.forEach((line, at) => {
    const below = lines[at + 1] ?? '';
    const [, broken] = breaks.find(([above, next]) => above.test(line) && next.test(below)) ?? [];
    const [, exponent = '', unit = '', rest = ''] = broken?.exec(below) ?? [];
    if (exponent === '') return;
    const whole = `${line.trimEnd()}${superscript(exponent)}${unit}`;
    const place = below.length - rest.trimStart().length;
    const joined = rest.trim() === '' ? whole : `${whole} `.padEnd(place) + rest.trimStart();
    if (joined.length > line.length + below.length) return;
    lines[at] = joined;
    lines[at + 1] = ' '.repeat(line.length + below.length - joined.length);
  });
  return lines.join('\n');
}

const superscript = (exponent: string): string => [...exponent].map((digit) => superscripts[Number(digit)]).join('');

/** The text with exponents that stand in a line of their own put into the gap of the unit below. As long as before, sign for sign. */
export function withRaisedExponents(printed: string): string {
  const text = withBrokenUnits(printed);
  if (!/\n {3,200}\d{1,2} {0,200}\n/.test(text)) return text;
  const lines = text.split('\n');
  lines.forEach((line, at) => {
    const exponent = raised.exec(line)?.[1] ?? '';
    const below = lines[at + 1] ?? '';
    const [gap] = gaps.find(([sought, exponents]) => exponents.has(exponent) && sought.test(below)) ?? [];
    const place = gap?.exec(below);
    if (!place) return;
    const [whole, rest = '', blanks = ''] = place;
    const sign = superscript(exponent);
    if (sign.length + rest.length + (blanks === '' ? 0 : 1) > whole.length) return;
    lines[at + 1] =
      `${below.slice(0, place.index)}${`${sign}${rest}`.padEnd(whole.length)}${below.slice(place.index + whole.length)}`;
    lines[at] = ' '.repeat(line.length);
  });
  return lines.join('\n');
}
