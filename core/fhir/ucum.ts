import { columnOnly, foldUnit, normaliseUnit } from '../reading/labs/units.ts';

/** UCUM codes by normal form, of what stands before a stroke or alone. */
const amounts: Readonly<Record<string, string>> = {
  ...{ kg: 'kg', g: 'g', mg: 'mg', ug: 'ug', ng: 'ng', pg: 'pg', fg: 'fg' },
  ...{ mol: 'mol', mmol: 'mmol', umol: 'umol', nmol: 'nmol', pmol: 'pmol', fmol: 'fmol' },
  ...{ Eq: 'eq', mEq: 'meq', uEq: 'ueq', mOsm: 'mosm' },
  ...{ U: 'U', kU: 'kU', mU: 'mU', uU: 'uU', IU: '[IU]', kIU: 'k[IU]', mIU: 'm[IU]', uIU: 'u[IU]' },
  ...{ kat: 'kat', ukat: 'ukat', nkat: 'nkat' },
  ...{ L: 'L', mL: 'mL', uL: 'uL', fL: 'fL', s: 's', mm: 'mm', '%': '%' },
  ...{ cells: '{cells}', copies: '{copies}', CFU: '[CFU]', ratio: '{ratio}', index: '{index}', score: '{score}' },
  ...{ titer: '{titer}', GPL: "[GPL'U]", MPL: "[MPL'U]", APL: "[APL'U]" },
  ...{ '10^3': '10*3', '10^5': '10*5', '10^6': '10*6', '10^9': '10*9', '10^12': '10*12' },
  ...{ '10^3 cells': '10*3{cells}', '10^6 cells': '10*6{cells}', '10^9 cells': '10*9{cells}' },
  ...{ a: 'a', mo: 'mo', wk: 'wk', weeks: 'wk', d: 'd', h: 'h', min: 'min', cm: 'cm' },
  ...{ mmHg: 'mm[Hg]', kPa: 'kPa', degC: 'Cel', MoM: '{M.o.M}', 'per mille': '[ppth]', '': '' },
};

/** What stands after a stroke. */
const denominators: Readonly<Record<string, string>> = {
  ...{ L: 'L', dL: 'dL', mL: 'mL', uL: 'uL', nL: 'nL', pL: 'pL', fL: 'fL', mm3: 'mm3', m2: 'm2', cm2: 'cm2' },
  ...{ h: 'h', '24 h': '(24.h)', d: 'd', min: 'min', s: 's' },
  ...{ g: 'g', kg: 'kg', mg: 'mg', mmol: 'mmol', mol: 'mol' },
  ...{ HPF: '[HPF]', LPF: '[LPF]', field: '{field}', '1.73 m2': '{1.73_m2}' },
  ...{ 'g creat': 'g{creat}', 'mg creat': 'mg{creat}', 'mmol creat': 'mmol{creat}' },
  ...{ 'mol Hb': 'mol{Hb}', 'g Hb': 'g{Hb}', '100 WBC': '100{WBCs}', '100 cells': '100{cells}' },
  ...{
    cell: '{cell}',
    WBC: '{WBCs}',
    'mL FEU': 'mL{FEU}',
    'L FEU': 'L{FEU}',
    'dL FEU': 'dL{FEU}',
    'mL DDU': 'mL{DDU}',
  },
};

/**
 * The UCUM code of a printed unit (https://ucum.org/ucum), or undefined where none means exactly the same. Nothing is converted: "K/uL" is
 * `10*3/uL`, and stays apart from `10*9/L`.
 */
export function ucumOf(printed: string): string | undefined {
  const [above = '', ...below] = (normaliseUnit(printed) ?? columnOnly.get(foldUnit(printed)) ?? '?').split('/');
  const amount = amounts[above];
  const parts = below.map((part) => denominators[part]);
  if (amount === undefined || parts.includes(undefined)) return undefined;
  const code = [amount, ...parts].join('/');
  return code === '' ? undefined : code;
}
