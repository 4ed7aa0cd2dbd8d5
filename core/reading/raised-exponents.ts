const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const superscript = (exponent: string): string => [...exponent].map((digit) => superscripts[Number(digit)]).join('');

/** Powers of ten of counts: thousands per millilitre to millions of millions per litre. */
const power = '3|4|5|6|7|8|9|10|11|12';
const unit = String.raw`[\p{L}µ]{1,4}(?!\p{L})`;

/** A line that holds nothing but exponents: small figures that print raised above the units below them. */
const raised = /^ {3,200}-?\d{1,2}(?: {1,60}-?\d{1,2}){0,3} {0,200}$/;

/** Where an exponent is missing: of a power of ten ("x10 /L"), of an area ("1.73m"), and of what something is counted in ("g L"). */
const gaps: readonly (readonly [gap: RegExp, exponents: RegExp, filled: (exponent: string, unit: string) => string])[] =
  [
    [
      new RegExp(String.raw`(?<=[x×* ]10) {0,9}(\/${unit}|L(?= |$))( *)`, 'gu'),
      new RegExp(`^(?:${power})$`),
      (exponent, below) => `${superscript(exponent)}${below.startsWith('/') ? '' : '/'}${below}`,
    ],
    [/(?<=1[.,]73 ?m)()( +)/g, /^2$/, superscript],
    [
      /(?<=(?<![\p{L}\d])(?:[munpµk]?(?:g|mol|Eq|kat)|m?I?U|[mµd]?L)) ((?:[mdµ]?L|min|h|s|d|kg|mmol)(?![\p{L}\d/]))( *)/gu,
      /^-1$/,
      (_, below) => `/${below}`,
    ],
  ];

/** Lines that end where an exponent or a unit belongs, and lines that begin with it: "3.1 x 10" over "   9/L     4.0-10.0". */
const breaks: readonly (readonly [above: RegExp, below: RegExp])[] = [
  [/[<>≥] ?10 {0,200}$/, new RegExp(String.raw`^ {3,200}(${power})( ?(?:\/|CFU\/)${unit})(.{0,200})$`, 'iu')],
  [
    /\d {0,9}[x×] ?10 {0,200}$/,
    new RegExp(String.raw`^ {0,200}(${power})((?: ?(?:\/|CFU\/|IU\/|copies\/)${unit})?)( {2}.{0,200}| {0,200})$`, 'iu'),
  ],
  [
    /10[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2} {0,200}$/,
    new RegExp(String.raw`^ {0,200}()( ?(?:\/|CFU\/|IU\/|copies\/)${unit})( {2}.{0,200}| {0,200})$`, 'iu'),
  ],
  [/\dm {0,200}$|\d (?:kg\/)?m {0,200}$/, /^ {3,200}([23])()( {0,200})$/],
];
/** "31 x 10        (> 39)" over "       6": the row goes on where its exponent belongs. */
const opened = /(?<=\d {0,9}[x×] ?10) {2,3}(?= {1,60}[^\s/])/;
const alone = new RegExp(`^ {0,200}(${power}) {0,200}$`);

/** Two lines as they were meant, or nothing: what follows the break moves up to its own column, and blanks are left below. */
function joined(line: string, below: string): [line: string, below: string] | undefined {
  const exponent = alone.exec(below)?.[1];
  if (exponent !== undefined && opened.test(line))
    return [line.replace(opened, (blanks) => superscript(exponent).padEnd(blanks.length)), ' '.repeat(below.length)];
  const [, broken] = breaks.find(([above, next]) => above.test(line) && next.test(below)) ?? [];
  const [found, sign = '', behind = '', rest = ''] = broken?.exec(below) ?? [];
  if (found === undefined) return undefined;
  const whole = `${line.trimEnd()}${superscript(sign)}${behind.replace(/^ (?=\/)/, '')}`;
  const place = below.length - rest.trimStart().length;
  const one =
    rest.trim() === '' ? whole : `${whole}${/^ {0,2}/.exec(rest)?.[0] ?? ''}`.padEnd(place) + rest.trimStart();
  return one.length > line.length + below.length
    ? undefined
    : [one, ' '.repeat(line.length + below.length - one.length)];
}

const mostLines = 2; // below the first of a row that broke

function withBrokenUnits(text: string): string {
  if (!/(?:10|m) {0,200}(?:\n| {2}[^\n]{0,200}\n) {0,200}\d{1,2}/.test(text)) return text;
  const lines = text.split('\n');
  lines.forEach((_, at) => {
    for (let next = at + 1; next <= at + mostLines; next += 1) {
      const whole = joined(lines[at] ?? '', lines[next] ?? '');
      if (!whole) break;
      [lines[at], lines[next]] = whole;
    }
  });
  return lines.join('\n');
}

/** The exponents of a line in the gaps of the line below, in order; undefined where one has none. */
function filled(below: string, exponents: readonly string[]): string | undefined {
  let [text, from] = [below, 0];
  for (const exponent of exponents) {
    const [gap, , fill] = gaps.find(([sought, fits]) => fits.test(exponent) && placeOf(sought, text, from)) ?? [];
    const place = gap && placeOf(gap, text, from);
    if (!place || !fill) return undefined;
    const [whole, rest = '', blanks = ''] = place;
    const said = fill(exponent, rest);
    if (said.length + (blanks === '' ? 0 : 1) > whole.length) return undefined;
    text = `${text.slice(0, place.index)}${said.padEnd(whole.length)}${text.slice(place.index + whole.length)}`;
    from = place.index + said.length;
    // "x10 L" under "9   -1" is whole with its first.
    if (said.includes('/') && !rest.startsWith('/') && exponents.length > 1 && exponent !== '-1') return text;
  }
  return text;
}

function placeOf(gap: RegExp, text: string, from: number): RegExpExecArray | null {
  gap.lastIndex = from;
  return gap.exec(text);
}

/** "x 10 9 /L", "x 109/L": an exponent that stands in the line as if it were a figure. */
const inline = new RegExp(
  String.raw`(?<=\d {0,2}[x×*] ?10)(?: (${power})( ?(?:\/${unit}|(?:copies|IU|CFU|cells)(?:\/${unit})?)|(?= {2}| ?\())|(3|6|9|12)(\/${unit}))`,
  'giu',
);
const withInlineExponents = (text: string): string =>
  text.replace(inline, (printed, apart?: string, behind = '', close?: string, next = '') =>
    `${superscript(apart ?? close ?? '')}${String(behind)}${String(next)}`.padEnd(printed.length),
  );

/** The text with exponents that stand in a line of their own put into the gap of the unit below. As long as before, sign for sign. */
export function withRaisedExponents(printed: string): string {
  const text = withInlineExponents(withBrokenUnits(printed));
  if (!/\n {3,200}-?\d{1,2}[ \d-]{0,200}\n/.test(text)) return text;
  const lines = text.split('\n');
  lines.forEach((line, at) => {
    const whole = raised.test(line) ? filled(lines[at + 1] ?? '', line.trim().split(/ +/)) : undefined;
    if (whole === undefined) return;
    lines[at + 1] = whole;
    lines[at] = ' '.repeat(line.length);
  });
  return lines.join('\n');
}
