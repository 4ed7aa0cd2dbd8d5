import scales from './unit-scales.json' with { type: 'json' };
import { normaliseUnit } from './units.ts';

/** Turns a figure of one unit into that of another. */
export type Convert = (figure: number) => number;

const parts: Readonly<Record<string, (string | number)[] | undefined>> = scales.parts;
const fractions: Readonly<Record<string, number | undefined>> = scales.fractions;
const sameFigures: Readonly<Record<string, string | undefined>> = scales.sameFigures;
const charges: Readonly<Record<string, number | undefined>> = scales.charges;
/** Grams in a mole (IUPAC standard atomic weights), of tests that measure one substance alone; cholesterol is measured as such. */
const molarMasses: Readonly<Record<string, number | undefined>> = scales.molarMasses;

type Scale = { dimension: string; power: number };

function scaleOf(unit: string): Scale | undefined {
  const fraction = fractions[unit];
  if (fraction !== undefined) return { dimension: 'fraction', power: fraction };
  const [above = '', ...below] = (sameFigures[unit] ?? unit).split('/');
  const ten = /^10\^(\d{1,2})(?: cells)?$/.exec(above)?.[1];
  const [dimension, power] = ten === undefined ? partOf(above) : ['count', Number(ten)];
  const named = below.map(partOf);
  return {
    dimension: [dimension, ...named.map(([part]) => part)].join('/'),
    power: power - named.reduce((sum, [, each]) => sum + each, 0),
  };
}

/** Parts that are no multiple of another stand for themselves: "h", "HPF". */
function partOf(part: string): [dimension: string, power: number] {
  const [dimension, power] = parts[part] ?? [part, 0];
  return [String(dimension), Number(power)];
}

const digits = 10;
/** As many as a molar mass is known to. */
const molarDigits = 5;
const tidy = (figure: number): number => Number(figure.toPrecision(digits));
const byTens =
  (power: number): Convert =>
  (figure) =>
    power < 0 ? tidy(figure / 10 ** -power) : tidy(figure * 10 ** power);

/** The exact conversion between two units of a test: by powers of ten, molar mass, charge, or the master equation of HbA1c. Null if none. */
export function conversion(from: string, to: string, analyte: string | null): Convert | null {
  const [printed, wanted] = [normaliseUnit(from) ?? from, normaliseUnit(to) ?? to];
  if (analyte?.startsWith('hba1c') === true && printed !== wanted) return masterEquation(printed, wanted);
  const [one, other] = [scaleOf(printed), scaleOf(wanted)];
  if (one === undefined || other === undefined) return null;
  const moles = inMoles(one, other, analyte);
  if (moles === undefined) return null;
  const shift = byTens(one.power - other.power);
  return moles === 1 ? shift : (figure) => Number((shift(figure) * moles).toPrecision(molarDigits));
}

/** What else a figure is multiplied by where one unit counts moles and the other weighs, or counts charges. */
function inMoles({ dimension: from }: Scale, { dimension: to }: Scale, analyte: string | null): number | undefined {
  if (from === to) return 1;
  const [mass, charge] = [molarMasses[analyte ?? ''], charges[analyte ?? '']];
  const rest = (dimension: string) => dimension.slice(dimension.indexOf('/'));
  if (rest(from) !== rest(to)) return undefined;
  const [above, wanted] = [from, to].map((dimension) => dimension.split('/')[0] ?? '');
  const moles: Readonly<Record<string, number | undefined>> = { moles: 1, mass, charges: charge };
  const [had, has] = [moles[above ?? ''], moles[wanted ?? '']];
  return had === undefined || has === undefined ? undefined : has / had;
}

/** NGSP % = 0.09148 x IFCC mmol/mol + 2.152 (NGSP: IFCC Standardization of HbA1c; Hoelzel et al., Clin Chem 2004;50:166-174). */
function masterEquation(from: string, to: string): Convert | null {
  if (from === 'mmol/mol' && to === '%') return (ifcc) => Number((0.09148 * ifcc + 2.152).toFixed(1));
  if (from === '%' && to === 'mmol/mol') return (ngsp) => Math.round((ngsp - 2.152) / 0.09148);
  return null;
}
