import type { Statement, StatementRole } from '../../statements/statement.ts';
import { isFormerOperation } from './stay-statements.ts';

/** What a statement of a stay is by its own words, whatever heading it stands under. */
export function asStayRole(statement: Statement, isVisit: boolean): Statement {
  const { role, text } = statement;
  if (isCodeStatus(statement))
    return { ...statement, role: 'instruction', text: `The patient is ${text.replace(/^code status:? ?/i, '')}` };
  if (!isVisit && isPrescription(statement)) return { ...statement, role: 'medicine_change' };
  if (!isVisit && isFormerOperation(statement)) return { ...statement, role: 'past' };
  return { ...statement, role: isResult(statement) ? 'finding' : role };
}

/** "DNR/DNI" among the diagnoses is what is to be done, or not. */
const isCodeStatus = ({ role, text }: Statement): boolean =>
  (role === 'conclusion' || role === 'past') &&
  text.split(' ').length <= 8 &&
  /^(?:code status:? ?)?(?:dnr|dni|do[- ]not[- ](?:resuscitate|intubate)|full code)\b/i.test(text);

const beforeMedicines = new Set<StatementRole>(['conclusion', 'course', 'next_step', 'instruction', 'done', 'history']);

/** "Prescriptions were written for ibuprofen": what to take at home. */
const isPrescription = ({ role, text }: Statement): boolean =>
  beforeMedicines.has(role) &&
  /^(?:(?:he|she|the patient|patient) (?:was|were|is|has been|will be) (?:also )?(?:given|written|provided(?: with)?|discharged with) )?(?:(?:an?|his|her|the) )?prescriptions? (?:(?:were|was|is|are) )?(?:(?:written|given|left|provided|called in|sent)\b[^.]{0,30} )?(?:for|of) (?!physical|therap|rehab)/i.test(
    text,
  );

/** "Chest x-ray, which was normal" among what was done is what was found. */
const isResult = ({ role, text }: Statement): boolean =>
  role === 'done' &&
  (/^(?:no|there (?:is|was|were)|the (?:rest|remainder))\b/i.test(text) ||
    (/\b(?:x-?rays?|ct|mri|scan|ultrasound|echo\w*|ekg|ecg|eeg|cultures?|doppler|duplex)\b/i.test(text) &&
      /\b(?:normal|negative|positive|abnormal|revealed|revealing|showed|showing|demonstrated|no (?:acute|evidence|sign))\b/i.test(
        text,
      )));
