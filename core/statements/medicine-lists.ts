import { withChangesBeside } from './changed-medicines.ts';
import type { Statement, StatementRole } from './statement.ts';

/** Lists of medicines that are not what the patient takes now: under "Medications on hold", and those of before beside those for home. */
export function asMedicineLists(statements: readonly Statement[]): readonly Statement[] {
  const isForHome = statements.some(
    (statement) =>
      (statement.role === 'medicine' || statement.role === 'medicine_change') &&
      forHome.test(headOf(statement)) &&
      !ofBefore.test(headOf(statement)),
  );
  const beside = isForHome ? statements : withChangesBeside(statements);
  return beside.map((statement) => {
    if (statement.role !== 'medicine') return statement;
    const role = roleUnder(headOf(statement), isForHome);
    return role === undefined ? statement : { ...statement, role, label: null, topic: null };
  });
}

/** What stands above a medicine: the label of its line, the line above its items, or the heading. */
const headOf = ({ label, topic, heading }: Statement): string =>
  [label, topic, heading].find((name) => name !== null && isName(name)) ?? '';

/** "Medications on hold", "Stopped", and no step such as "Stop the water pill if the blood pressure falls". */
const isName = (name: string): boolean =>
  name.split(' ').length <= 5 &&
  (ofMedicines.test(name) || /^(?:on hold|held|stopped|discontinued|ceased)$/i.test(name));

function roleUnder(head: string, isForHome: boolean): StatementRole | undefined {
  if (/\b(?:continue|resume|not (?:to )?(?:hold|stop))\b/i.test(head)) return undefined;
  if (/\b(?:on hold|held|withheld|hold)\b/i.test(head)) return 'medicine_held';
  if (/\b(?:stop(?:ped)?|discontinued|ceased)\b/i.test(head)) return 'medicine_stopped';
  if (!isForHome) return undefined;
  if (ofBefore.test(head)) return 'medicine_before';
  return /\b(?:hospital|inpatient|in-house|icu)\b/i.test(head) && !forHome.test(head) ? 'medicine_there' : undefined;
}

const ofMedicines = /\b(?:medic\w*|meds|drugs?|prescriptions?)\b/i;
const forHome = /\b(?:discharge|going home|at home after|to go home)\b/i;
const ofBefore = /\b(?:admission|admitting|home|outpatient|before|prior|pre-?admission|preoperative|presentation)\b/i;
