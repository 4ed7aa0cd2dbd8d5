import values from './possible-values.json' with { type: 'json' };
import { conversion } from './unit-scales.ts';

/**
 * Bounds that no living person passes, by analyte and unit: beyond them a point was lost or a line was mixed up, and the number is
 * doubted and not explained. They are wide on purpose, beyond values that somebody lived through: hemoglobin 0.7 g/dL (Dai et al.,
 * Anesth Analg 2010;111:1204-1206), potassium 14 mmol/L (Tran, South Med J 2005;98:729-732), glucose 2,656 mg/dL (Guinness World
 * Records). A share is no more than 100 %.
 */
const bounds: Readonly<Record<string, (string | number)[] | undefined>> = values;

export function isImpossible(
  analyte: string | null,
  unit: string | null,
  { low, high }: { low: number; high: number },
): boolean {
  if (analyte?.endsWith('_percent') === true && unit === '%' && !analyte.startsWith('nucleated')) return high > 100;
  const [inUnit, least, most] = bounds[analyte ?? ''] ?? [];
  if (inUnit === undefined) return false;
  const convert = conversion(unit ?? '', String(inUnit), analyte);
  return convert !== null && (convert(high) < Number(least) || convert(low) > Number(most));
}
