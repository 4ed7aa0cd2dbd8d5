import type { Statement, StatementRole } from './statement.ts';

/** "Dr. Low", "the surgeon", "her cardiologist" */
const doctor =
  /\bDr\.? \p{Lu}[\p{L}'-]*|\b(?:the|his|her|an?) (?:\p{L}+ )?(?:surgeon|physician|therapist|psychologist|\p{L}{3,}ologist|\p{L}{3,}iatrist)\b/gu;
const isStart = /^(?:he|she)\b/i;

/** What only a doctor does, whoever was named before. */
const doctorsAct =
  /^(?:he|she) (?:also |then |further |strongly |did not |does not )*(?:suggest(?:s|ed)?|recommend(?:s|ed)?|advise[sd]|prescribe[sd]?|ordered|diagnosed|performed|examined|evaluated|referred (?:him|her)|concurs|concurred)\b/i;
/** What a doctor thinks as well as a patient: "He agrees that less is better". */
const either =
  /^(?:he|she) (?:also |then |further )*(?:agree[sd]?|concluded|considered|opined|did not (?:think|feel|believe)) (?!to\b)/i;
const own = /\b(?:himself|herself)\b/i;

const ofStory = new Set<StatementRole>([
  'reason',
  'history',
  'course',
  'conclusion',
  'next_step',
  'done',
  'finding',
  'medicine_change',
  'instruction',
]);

/**
 * "She was seen by Dr. Low. He recommends rest.": after a doctor, "he" who does what doctors do is this doctor. Where it may be the
 * doctor or the patient, it is not told: the wrong person would be said to think so.
 */
export function withDoctorsNamed(statements: readonly Statement[]): Statement[] {
  let named: { heading: string; name: string } | undefined;
  return statements.map((statement) => {
    const { text, heading, role } = statement;
    const before = named?.heading === heading ? named.name : undefined;
    const isPronoun = ofStory.has(role) && isStart.test(text) && before !== undefined;
    const last = [...text.matchAll(doctor)].at(-1)?.[0];
    if (last !== undefined) named = { heading, name: last };
    else if (!isPronoun) named = undefined;
    if (!isPronoun || own.test(text)) return statement;
    if (doctorsAct.test(text)) return { ...statement, text: text.replace(isStart, capital(before)) };
    if (either.test(text)) return { ...statement, role: 'furniture' };
    named = last === undefined ? undefined : named;
    return statement;
  });
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
