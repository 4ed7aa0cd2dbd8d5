import type { LabResult } from '../../documents/explanation.ts';
import type { Finished } from './finish-row.ts';

/**
 * Calls results critical that pass the limit at which laboratories call at once. The limit of prothrombin time in seconds is for people
 * without a blood thinner (Kost, JAMA 1990;263:704-707); where the INR is printed it is the INR that tells, critical above 5 (ARUP
 * Laboratories: Critical Values List): an INR of 3 with a time of 35 s is what treatment aims at.
 */
export function withCriticalFlags(rows: readonly Finished[]): { told: boolean; row: LabResult }[] {
  const isCritical = ({ row, beyond }: Finished): boolean => beyond !== null || row.flag.startsWith('critical');
  const inrs = rows.filter(({ row }) => row.analyte === 'inr');
  const isCalm = inrs.length > 0 && !inrs.some(isCritical);
  return rows.map(({ told, row, beyond }) => {
    const applies = beyond !== null && !(isCalm && row.analyte === 'prothrombin_time');
    return { told, row: applies ? { ...row, flag: beyond } : row };
  });
}
