import { counted, sentence } from '../explaining/wording.ts';
import type { Reading } from '../reading/reading.ts';
import type { PaperKind } from '../statements/base-role.ts';
import type { Statement, StatementRole } from '../statements/statement.ts';
import type { StorySentence } from './story.ts';

const general = (text: string): StorySentence => ({ part: 'bottom_line', text, spans: [], basis: 'general' });

/** A list of medicines has no conclusion: it says how many it names. */
export function openingOf(kind: PaperKind, { medications }: Pick<Reading, 'medications'>): StorySentence[] {
  if (kind !== 'medicines') return [];
  const count = countOf(medications);
  return [
    general(count === 0 ? 'This is a list of medicines.' : sentence(`The list names ${counted(count, 'medicine')}`)),
  ];
}

/** A paper of another kind that tells of nothing but medicines says so. */
export const openingOfMedicines = (
  told: readonly StorySentence[],
  { medications }: Pick<Reading, 'medications'>,
): StorySentence[] =>
  told.some(({ part }) => part === 'bottom_line') || !told.some(({ part }) => part === 'medicines')
    ? []
    : [
        general(
          `${sentence(`This paper names ${counted(countOf(medications), 'medicine')}`)} See below what it says of each.`,
        ),
      ];

const countOf = (medications: Reading['medications']): number =>
  new Set(medications.map(({ name, generic }) => (generic ?? name).toLowerCase())).size;

/** A page with nothing but answers to questions, or how somebody was examined, says so. */
export function openingOfAnswers(statements: readonly Statement[]): StorySentence[] {
  const said = statements.filter(({ role }) => role !== 'furniture' && role !== 'social' && role !== 'family');
  const isOnly = (...roles: StatementRole[]): boolean => said.every(({ role }) => roles.includes(role));
  if (said.length === 0 || !isOnly('symptoms', 'examination')) return [];
  const what = isOnly('symptoms')
    ? 'answers to questions about symptoms'
    : isOnly('examination')
      ? 'how the body was examined'
      : 'symptoms and how the body was examined';
  return [general(`This page tells only ${what}. It gives no diagnosis and no plan.`)];
}

/** Papers that ask for something where something is to be done. */
const asking = new Set<PaperKind>(['imaging', 'test', 'pathology', 'operative']);

/** A report that asks for nothing says so, and who can. */
export function closingOf(kind: PaperKind, hasNext: boolean): StorySentence[] {
  if (hasNext || !asking.has(kind)) return [];
  return [
    general(
      kind === 'operative'
        ? 'The paper names no next step. Ask the team that did this what comes next.'
        : 'The paper names no next step. Ask the doctor who sent you what comes next.',
    ),
  ];
}

/** "You are not to be revived": a decision, and no step that is ticked off or put into a calendar. */
export const asDecision = (sentence: StorySentence): StorySentence =>
  sentence.part === 'next_steps' && /\b(?:revived?|resuscitat\w+|given a breathing tube)\b/i.test(sentence.text)
    ? { ...sentence, part: 'done' }
    : sentence;
