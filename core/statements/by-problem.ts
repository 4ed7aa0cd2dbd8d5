import type { Paper } from '../paper/paper.ts';
import type { Statement, StatementRole } from './statement.ts';

/** The labels under each problem of an assessment, and what stands under them. */
const labels: readonly (readonly [RegExp, StatementRole])[] = [
  [/^(?:medical |clinical )?(?:reasoning|decision making|assessment|impression|status)$/i, 'conclusion'],
  [/^(?:medical |current )?treatments?(?: plan)?$|^medications?$/i, 'next_step'],
  [/^(?:patient )?(?:education|counsell?ing)(?: and (?:education|counsell?ing))?$/i, 'instruction'],
  [/^(?:additional |further )?(?:testing|tests|work-?up|imaging|labs|investigations)$/i, 'next_step'],
  [/^(?:specialist )?(?:referrals?|consults?|follow[- ]?up)$/i, 'next_step'],
  [/^patient agreements?$/i, 'furniture'],
];
const fewest = 2;
const labelForm = /^[-•–]?\s*(\p{Lu}[\p{L} -]{3,40}):\s*/u;

/** Whether an assessment has these labels under its problems. */
export const hasProblems = ({ sections, isNote }: Paper): boolean =>
  !isNote &&
  sections.flatMap(({ sentences }) => sentences).filter((sentence) => labelIn(sentence) !== undefined).length >= fewest;

/**
 * An assessment told problem by problem, each with its reasoning, treatment and tests under labels: what follows a label is of its role
 * up to the next one, and the topic of all of it is the problem.
 */
export function byProblem(statements: readonly Statement[], paper: string): Statement[] {
  const read = statements.map((statement) => ({ statement, label: labelIn(statement) }));
  let heading = '';
  let problem: string | null = null;
  let role: StatementRole | null = null;
  return read.map(({ statement, label }, at) => {
    if (statement.heading !== heading) {
      heading = statement.heading;
      problem = null;
      role = null;
    }
    if (label !== undefined) {
      role = label.role;
      const text = role === 'conclusion' ? withSubject(label.text, problem) : label.text;
      return { ...statement, text, label: null, topic: problem, role: roleUnder(role, statement) };
    }
    const before = paper.slice(read[at - 1]?.statement.span[1] ?? 0, statement.span[0]);
    if (read[at + 1]?.label !== undefined && before.includes('\n') && isProblem(statement)) {
      problem = statement.text.replace(/\.$/, '');
      role = null;
      return { ...statement, role: 'conclusion' as const };
    }
    if (role === null) return statement;
    return { ...statement, topic: problem, role: roleUnder(role, statement) };
  });
}

/** "Stable.", "This is well controlled": said of the problem, which may be told elsewhere. */
function withSubject(text: string, problem: string | null): string {
  if (problem === null) return text;
  if (/^(?:this|it) (?:is|was|has|appears|seems|may|could)\b/i.test(text))
    return `${problem}${text.slice(text.indexOf(' '))}`;
  return /^(?:stable|improving|improved|resolved|(?:well|poorly)[- ]?controlled|uncontrolled|unchanged|worsening|worse|better)\b/i.test(
    text,
  )
    ? `${problem} ${/[^sui]s$/.test(problem) ? 'are' : 'is'} ${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : text;
}

const longestProblem = 12;

const isProblem = ({ text, heading, label }: Statement): boolean =>
  label === null &&
  /^(?:assessment|impression|a\/p|a&p|plan|problem)/.test(heading) &&
  text.split(' ').length <= longestProblem &&
  !/\b(?:he|she|i|we|patient|will|is|was|are|has|have)\b/i.test(text);

function labelIn({
  text,
  label,
}: Pick<Statement, 'text' | 'label'>): { text: string; role: StatementRole } | undefined {
  const printed = label ?? labelForm.exec(text)?.[1];
  const found = printed === undefined ? undefined : labels.find(([form]) => form.test(printed.trim()));
  return found && { text: label === null ? text.replace(labelForm, '') : text, role: found[1] };
}

/** A change of a medicine, a sign to look for and what was written by others stay what they are. */
const roleUnder = (role: StatementRole, { role: own, text }: Statement): StatementRole =>
  own === 'furniture' || own === 'medicine_change' || own === 'warning_sign' || own === 'pending' || own === 'allergy'
    ? own
    : role === 'conclusion' && /\b(?:ordered|recommend|will (?:order|start|refer|obtain))\b/i.test(text)
      ? 'next_step'
      : role === 'furniture' ||
          !/^(?:all )?questions\b|\bquestions were\b|\bapplaud|\bverbali[sz]ed understanding/i.test(text)
        ? role
        : 'furniture';
