import type { Distance } from './distance.ts';
import type { TestResult } from '../test-result.ts';

/** Tests that doctors look at first, and those that mean little without another one beside them. */
const leading: ReadonlySet<string> = new Set(
  (
    'potassium sodium calcium calcium_adjusted calcium_ionized glucose glucose_fasting hba1c hba1c_ifcc creatinine egfr hemoglobin ' +
    'platelets white_cells neutrophils troponin_i troponin_i_hs troponin_t troponin_t_hs troponin tsh t4_free inr bilirubin_total alt ferritin psa ' +
    'bnp nt_probnp crp d_dimer lactate ph_blood urine_blood urine_nitrite urine_albumin_creatinine_ratio ldl ldl_direct hdl vitamin_b12 vitamin_d'
  ).split(' '),
);
const minor: ReadonlySet<string> = new Set(
  (
    'mch mchc rdw rdw_sd mpv plateletcrit basophils monocytes eosinophils chloride bicarbonate osmolality globulin ' +
    'bilirubin_indirect vldl urine_ph urine_mucus urine_squamous_cells red_cells hematocrit urine_specific_gravity base_excess'
  ).split(' '),
);

export const isLeading = ({ analyte }: Pick<TestResult, 'analyte'>): boolean => leading.has(analyte?.id ?? '');

/** Means little without another result beside it. */
export const isMinor = (id: string): boolean => minor.has(id) || id.endsWith('_percent');

/** Worked out from other results, or told again by them. */
export const isComputed = ({ row }: Pick<TestResult, 'row'>): boolean => {
  const id = row.analyte ?? '';
  return (
    /(?:^|_)(?:ratio|gap|index)(?:$|_)/.test(id) ||
    ['egfr_black', 'homa_ir', 'fib_4', 'meld', 'estimated_average_glucose', 'osmolal_gap'].includes(id) ||
    (row.analyte === null && /\bratio\b|\bindex\b|\banion gap\b|\p{L}{3,}\/\p{L}{3,}/iu.test(row.name))
  );
};

/** The urine ratios are the result that doctors ask for, and no by-product. */
const wanted: ReadonlySet<string> = new Set([
  'urine_albumin_creatinine_ratio',
  'urine_protein_creatinine_ratio',
  'omega_3_index',
]);

export const isByProduct = (result: TestResult): boolean => isComputed(result) && !wanted.has(result.row.analyte ?? '');

const few = 12;
/** A by-product is left out where many results are told. */
export const isLeftOut = (result: TestResult, results: readonly TestResult[]): boolean =>
  results.length > few && isByProduct(result);

const steps: Record<Distance, number> = { slightly: 1, clearly: 2, far: 3 };

/** What is told first: critical, then by how far outside it is and by how much doctors look at it. */
export function weightOf(result: TestResult): number {
  const { standing, distance, analyte } = result;
  const id = analyte?.id ?? '';
  // The farthest outside stands first, whoever looks at it; of two as far the one that doctors look at.
  const role = leading.has(id) ? 0.9 : isMinor(id) || isByProduct(result) ? -1.5 : 0;
  const grade = /^class ([1-6])/.exec(result.row.step ?? '')?.[1];
  const step = grade !== undefined ? Number(grade) : distance === null ? steps.clearly : steps[distance];
  const illness = standing === 'found' && result.system === 'germs' ? 2 : 0;
  return (standing === 'critical' ? 10 : 0) + step + role + illness;
}

export const heaviestFirst = <T extends TestResult>(results: readonly T[]): T[] =>
  [...results].sort((a, b) => weightOf(b) - weightOf(a));
