import units from './unit-names.json' with { type: 'json' };

/**
 * Units as people say them. The names are those of the SI (BIPM, The International System of Units, 9th edition) in American
 * spelling; "mcg", "IU", "U" and "cc" are read in full, as the lists of error-prone abbreviations (ISMP, Joint Commission) ask.
 */
const unitNames: Readonly<Record<string, string>> = units.names;

/** Letters that are too often something else: they are a unit within another one only, as in "mg/d" and "K/uL". */
const onlyWithin: ReadonlySet<string> = new Set(units.onlyWithin);

const longestFirst = (a: string, b: string) => b.length - a.length;
const either = (names: readonly string[]) => names.toSorted(longestFirst).join('|');
const plain = either(Object.keys(unitNames).filter((name) => !onlyWithin.has(name)));
const power = '(?:[xX×*]\\s?)?10(?:\\s?[\\^*eE]\\s?\\+?0?(?:12|3|6|9)|\\([369]\\)(?=\\s?/)|[³⁶⁹]|¹²)';
const under = either(
  'kg g mg L l dL dl mL ml µL uL ul UL mcL nL mol mmol m2 mm3 cumm puff actuation ACTUAT tablet s sec min minute h hr hour d day wk week dose HPF hpf LPF lpf'.split(
    ' ',
  ),
);
// "per 24 hours" and "per 1.73 square meters", but never the second number of "120/80 mmHg".
const counted = '\\d+(?:\\.\\d+)?\\s?(?:h|hr|hrs|m2|mL|ml|L|g)';
// A bar makes a unit plain, whatever stands in front of it: "mg/dL", "K/uL", "10^9/L".
const compound = `(?:(?:${power}|(?:K|k|M|mil|million|thou)(?=\\s?/\\s?(?:(?:µ|u|mc)[Ll]|UL|mm3|cumm))|[Uu]nits?|UNITS|L(?=/min)|cells?|copies|beats|breaths|puffs|${plain})(?:\\s?/\\s?(?:${counted}|${under}))+)`;

const number = '\\d+(?:[.,]\\d+)*';
const end = '(?![\\p{L}\\d²³^]|[/-]\\p{L})';
const measured = new RegExp(
  `(?<![\\p{L}\\d])(?<value>${number})(?<gap>\\s?-?)(?<unit>${compound}|(?:\\s?/\\s?(?:${under}))+|${power}|${plain})${end}`,
  'gu',
);
const standing = new RegExp(`(?<![\\p{L}\\d/.^])(?<unit>${compound})${end}`, 'gu');
const wholly = new RegExp(`^(?:${compound}|/\\s?(?:${under})|${power}|${plain})$`, 'u');

const named = /^\s(?:tablet|capsule|pill|patch|vial|dose|nodule|cyst|mass|lesion|polyp|stone)\b/iu;

/** "5.2 mmol/L" -> "5.2 millimoles per liter", "1 mg" -> "1 milligram", a lone "mg/dL" -> "milligrams per deciliter". */
export const sayUnits = (text: string): string =>
  withOneSpelling(text)
    .replace(measured, (match, value: string, gap: string, unit: string, at: number, whole: string) => {
      const after = whole.slice(at + match.length);
      // In "120/80 hr 88" it is the heart rate.
      if (/^h(?:rs?)?$/u.test(unit) && /^\s?[:=]?\s?\d/u.test(after)) return match;
      const before = whole.slice(0, at);
      // "A 5 mm nodule" and "5-mm" name one thing by its size: "5 millimeter".
      const isName = gap.endsWith('-') || /\b(?:an?|each|another)\s$/iu.test(before) || named.test(after);
      const isOne = isName || (value === '1' && !/\d[.,:/]$|\d\s?[–-]\s?$/u.test(before));
      return `${value} ${unitWords(unit, isOne)}`;
    })
    .replace(standing, (_, unit: string) => unitWords(unit, false))
    .replace(/\s?%\s?/gu, (sign) => (sign.endsWith(' ') ? ' percent ' : ' percent'));

/** The words of a unit that stands alone, as in a column of units; undefined where it is none. */
export const unitAlone = (cell: string): string | undefined => {
  const unit = withOneSpelling(cell.trim());
  return wholly.test(unit) ? unitWords(unit, false) : undefined;
};

// The micro sign and the Greek letter look the same, and so do the two ways to write an exponent.
const withOneSpelling = (text: string) =>
  text
    .replaceAll('μ', 'µ')
    .replace(/(?<=(?:[cmk]?m))²/gu, '2')
    .replace(/(?<=(?:[cm]?m))³/gu, '3');

function unitWords(unit: string, isOne: boolean): string {
  const [upper = '', ...under] = unit.split('/').map((part) => part.trim());
  const first = upper === '' ? '' : (thousands(upper, under) ?? atomWords(upper, isOne));
  return [first, ...under.map((part) => `per ${lowerWords(part)}`)].filter((words) => words !== '').join(' ');
}

function atomWords(name: string, isOne: boolean): string {
  const [one = name, many = `${one}s`] = (unitNames[name] ?? name).split('/');
  return isOne ? one : many;
}

function lowerWords(part: string): string {
  const [, count = '', name = part] = /^(\d[\d.]*)?\s?(.+)$/u.exec(part) ?? [];
  return count === '' || count === '1' ? atomWords(name, true) : `${count} ${atomWords(name, false)}`;
}

/** Counts of cells: "10^3/uL" and "K/uL" are thousands in a microliter; "10^9/L" has no everyday name. */
function thousands(upper: string, under: readonly string[]): string | undefined {
  const exponent = new RegExp(`^${power}$`, 'u').test(upper) ? exponentOf(upper) : undefined;
  if (exponent === undefined) return undefined;
  const isSmall = under.some((part) => /(?:[µu]|mc)l$|mm3$/iu.test(part));
  if (isSmall && exponent === 3) return 'thousand';
  if (isSmall && exponent === 6) return 'million';
  return `times ten to the ${ordinals[exponent] ?? exponent}`;
}

const ordinals: Record<number, string> = { 3: 'third', 6: 'sixth', 9: 'ninth', 12: 'twelfth' };
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const exponentOf = (written: string): number =>
  Number(
    written
      .replace(/^[xX×*\s]*10/u, '')
      .replace(/[⁰¹²³⁴-⁹]/gu, (digit) => String(raised.indexOf(digit)))
      .replace(/\D/gu, ''),
  );
