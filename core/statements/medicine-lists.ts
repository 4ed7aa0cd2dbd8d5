import { capitalise } from '../explaining/wording.ts';
import { firstFrom } from '../kernel/first-from.ts';
import { endsHead, isHalt, isTold, statusOfHead, statusOfRemark } from '../reading/medications/medicine-status.ts';
import type { MedicationChange, Reading } from '../reading/reading.ts';
import { isStrayAmongMedicines } from './medicine-items.ts';
import type { Statement, StatementRole } from './statement.ts';

type Read = Pick<Reading, 'text' | 'medications' | 'medicineRows'> & {
  medicationChanges?: readonly MedicationChange[];
};

/** Lists of medicines that are not what the patient takes now: stopped, on hold, given there, and those of before beside those for home. */
export function asMedicineLists(statements: readonly Statement[], read: Read): readonly Statement[] {
  const changes = [...(read.medicationChanges ?? [])].sort((a, b) => a.span[0] - b.span[0]);
  const starts = changes.map(({ span }) => span[0]);
  const medicines = read.medications.toSorted((a, b) => a.span[0] - b.span[0]);
  const named = medicines.map(({ span }) => span[0]);
  const told = new Set<string>();
  const within = (all: readonly number[], [from, to]: Statement['span']): [number, number] => [
    firstFrom(all, (start) => start >= from),
    firstFrom(all, (start) => start >= to),
  ];
  const isForHome = statements.some(
    (statement) =>
      (statement.role === 'medicine' || statement.role === 'medicine_change') &&
      statusOfHead(headOf(statement))?.status === 'home',
  );
  const rows = new Map((read.medicineRows ?? []).map(({ span, remarks }) => [span[0], remarks]));
  let ended: string | undefined;
  return statements.map((printed) => {
    if (printed.role !== 'medicine') return printed;
    if (endsHead(printed.text)) {
      ended = printed.heading;
      return { ...printed, role: 'furniture' };
    }
    const statement = inCells(printed, rows, medicines, within(named, printed.span));
    const [first, last] = within(starts, statement.span);
    const own = changes.slice(first, last);
    const [from, to] = within(named, statement.span);
    if (from === to && isStrayAmongMedicines(statement)) return statement;
    const role =
      roleOf(own, to - from) ??
      (ended === statement.heading ? undefined : roleUnder(headOf(statement), own, isForHome));
    const medicine = to - from === 1 ? medicines[from] : undefined;
    const key = `${role ?? ''} ${medicine?.generic ?? medicine?.name ?? ''} ${medicine?.strength ?? ''}`;
    // Stopped once is enough.
    if (role !== undefined && medicine !== undefined && told.has(key) && !dated.test(statement.text))
      return { ...statement, role: 'furniture' };
    told.add(key);
    // "Held until the visit: lisinopril"
    const more =
      statement.label !== null && role !== 'medicine_there' && statement.label.split(' ').length > 2
        ? ` (${statement.label})`
        : '';
    // "Do not restart it until …" is no name under "Stopped:".
    if (role !== undefined && isForbidding.test(statement.text)) return { ...statement, role: 'medicine_change' };
    if (role !== undefined) return { ...statement, text: `${statement.text}${more}`, role, label: null, topic: null };
    const text = withNotes(statement.text, own, read.text);
    // "New:" may stand above one item and "Dose lowered:" above the next.
    return printed.label !== null && isTold(statusOfHead(printed.label) ?? null) && !text.includes(`${printed.label}:`)
      ? { ...statement, text: `${capitalise(printed.label.toLowerCase())}: ${text}`, label: null }
      : { ...statement, text };
  });
}

const isForbidding = /^(?:please )?(?:do not|don['’]t|never)\b/i;
/** "Amlodipine 10 mg - stopped 03/08/2026" says when. */
const dated = /\d[./-]\d{1,2}[./-]\d|\d{4}\b/;

/** A row of a table as a sentence: the medicine, how it is taken, and what the other cells say. */
function inCells(
  statement: Statement,
  rows: ReadonlyMap<number, readonly string[]>,
  medicines: Read['medications'],
  [from, to]: [number, number],
): Statement {
  const medicine = to - from === 1 ? medicines[from] : undefined;
  const remarks = medicine && rows.get(medicine.span[0]);
  return medicine === undefined || remarks === undefined
    ? statement
    : { ...statement, text: sayMedicine(medicine, remarks), label: null };
}

/** "Amlodipine: 5 mg daily (Before: 10 mg daily)" */
export function sayMedicine(
  { name, strength, instructions: printed }: Read['medications'][number],
  remarks: readonly string[] = [],
): string {
  const [status = '', ...rest] = (printed ?? '').split(/:\s/);
  const alone = statusOfRemark(status);
  const isHalted = alone !== null && isHalt(alone) && alone.words.length === status.length;
  // "Stopped: 1 tablet daily"
  const instructions = isHalted && rest.length > 0 ? rest.join(': ') : printed;
  const isSaid = isHalted && rest.length === 0;
  const isTwice = strength !== null && instructions?.includes(strength) === true;
  const words = [name, isTwice ? null : strength].filter((part) => part !== null).join(' ');
  const beside = remarks
    .filter((remark) => printed?.toLowerCase().includes(remark.toLowerCase()) !== true)
    .map((remark) => remark.replace(/\s*\(([^()]*)\)/g, ', $1'))
    .join(', ');
  const how =
    instructions === null || isSaid || beside.toLowerCase().includes(instructions.toLowerCase())
      ? ''
      : `: ${instructions}`;
  return `${words}${how}${beside === '' ? '' : ` (${beside})`}`;
}

/** What is done with every medicine of a statement, where it is one thing. */
function roleOf(own: readonly MedicationChange[], medicines: number): StatementRole | undefined {
  const roles = new Set(own.map(({ kind, isBeside }) => (isBeside === true ? undefined : roleByKind[kind])));
  return own.length === medicines && roles.size === 1 ? [...roles][0] : undefined;
}

const roleByKind: Partial<Record<MedicationChange['kind'] | 'home' | 'taken', StatementRole>> = {
  stopped: 'medicine_stopped',
  past: 'medicine_stopped',
  held: 'medicine_held',
  there: 'medicine_there',
  before: 'medicine_before',
};

/** By the head above it, for what was not read as a medicine. */
function roleUnder(head: string, own: readonly MedicationChange[], isForHome: boolean): StatementRole | undefined {
  const status = statusOfHead(head)?.status;
  if (status === undefined || own.some(({ isBeside }) => isBeside !== true)) return undefined;
  if ((status === 'before' || status === 'there') && !isForHome) return undefined;
  return roleByKind[status as MedicationChange['kind']];
}

/** What stands above a medicine: the label of its line, the line above its items, or the heading. */
const headOf = ({ label, topic, heading }: Statement): string =>
  [label, topic, heading].find((name) => name !== null && statusOfHead(name) !== undefined) ?? '';

/** "Atenolol 50 mg daily" in the list, "decrease atenolol to 25 mg" in the plan: the list has what was taken before. */
function withNotes(text: string, own: readonly MedicationChange[], paper: string): string {
  let noted = text;
  for (const { span, kind, isBeside } of own) {
    const printed = paper.slice(...span).replace(/\s+/g, ' ');
    const at = isBeside === true ? noted.indexOf(printed) : -1;
    if (at === -1) continue;
    const end = at + printed.replace(/[.,;]$/, '').length;
    noted = `${noted.slice(0, end)} (${notes[kind] ?? 'before the change'})${noted.slice(end)}`;
  }
  return noted;
}
const notes: Partial<Record<MedicationChange['kind'], string>> = { stopped: 'to be stopped', held: 'to be paused' };
