import { normaliseUnit } from '../../../reading/labs/units.ts';
import type { Figure } from './printed-value.ts';

/**
 * Bounds that no living person passes by far, by analyte and unit: beyond them a point was lost or a line was mixed up, and the number is
 * doubted and not explained. They are wide on purpose, well beyond the critical limits.
 */
const bounds: Partial<Record<string, readonly [unit: string, low: number, high: number]>> = {
  hematocrit: ['%', 5, 80],
  hemoglobin: ['g/dL', 1, 30],
  red_cells: ['10^6/uL', 0.3, 15],
  mcv: ['fL', 30, 200],
  mchc: ['g/dL', 10, 60],
  potassium: ['mmol/L', 0.8, 15],
  sodium: ['mmol/L', 70, 250],
  chloride: ['mmol/L', 40, 200],
  calcium: ['mg/dL', 1, 30],
  magnesium: ['mg/dL', 0.1, 30],
  albumin: ['g/dL', 0.3, 12],
  protein_total: ['g/dL', 1, 25],
  ph_blood: ['', 6.3, 8],
  urine_ph: ['', 2, 12],
  urine_specific_gravity: ['', 0.9, 1.2],
  oxygen_saturation: ['%', 0, 100],
  hba1c: ['%', 2, 30],
};

export function isImpossible(analyte: string | null, unit: string | null, { low, high }: Figure): boolean {
  if (analyte?.endsWith('_percent') && unit === '%' && !analyte.startsWith('nucleated')) return high > 100;
  const entry = bounds[analyte ?? ''];
  if (entry === undefined || (normaliseUnit(unit ?? '') ?? '') !== entry[0]) return false;
  return high < entry[1] || low > entry[2];
}
