import { cuesIn } from '../statements/cue-finder.ts';
import type { Statement } from '../statements/statement.ts';
import type { PartPlan } from './outlines.ts';
import { isInOrder, isLeaning, isName, isOfItsKind, isVitalSigns, weightOf } from './weigh-statements.ts';

/** No longer sentence is told: it is a list or a paragraph that lost its full stops. */
const longest = 70;

/** The weightiest statements of the roles of a part, in the order of the paper, each with the one that it leans on. */
export function chooseStatements(
  plan: PartPlan,
  statements: readonly Statement[],
  used: ReadonlySet<number>,
): Statement[] {
  const { most, worst = false, fewest = -Infinity } = plan;
  const candidates = statements.filter((statement) => !used.has(statement.order) && isCandidate(statement, plan));
  const weighed = candidates
    .map((statement, at) => ({
      statement,
      weight:
        weightOf(statement) +
        (worst ? 0 : Math.max(0, 3 - at)) +
        (isEnding(statement, candidates.length - at) || isLastOfTopic(statement, candidates[at + 1]) ? 2 : 0),
    }))
    .filter(({ weight }) => weight >= fewest);
  const chosen = weighed
    .toSorted((a, b) => b.weight - a.weight || a.statement.order - b.statement.order)
    .slice(0, most)
    .map(({ statement }) => statement);
  return withSupport(chosen, statements, { used, isMust: plan.isMust === true && plan.isByName !== false }).sort(
    (a, b) => a.order - b.order,
  );
}

/** How an operation or a stay ended is told in its last sentences. */
const isEnding = ({ role }: Statement, left: number): boolean => (role === 'step' || role === 'course') && left <= 5;

/** The last words on a topic are how it stands now. */
const isLastOfTopic = ({ role, heading, label }: Statement, next: Statement | undefined): boolean =>
  role === 'course' &&
  next !== undefined &&
  (next.heading !== heading || (next.label !== null && next.label !== label));

const isCandidate = (statement: Statement, { roles, isNormal, isDiagnosis, isByName, cue, under }: PartPlan): boolean =>
  roles.includes(statement.role) &&
  !isVitalSigns(statement) &&
  isOfItsKind(statement) &&
  (under === undefined || under.includes(statement.heading)) &&
  isTold(statement) &&
  statement.experiencer === 'patient' &&
  (isDiagnosis === undefined || isDiagnosis === statement.heading.includes('diagnos')) &&
  (cue === undefined || cuesIn(statement.text).has(cue)) &&
  (isByName === undefined || isByName === isName(statement)) &&
  (isNormal === undefined || isNormal === isInOrder(statement));

/** Not too long, and without a gap that the writer left open. */
const isTold = ({ text }: Statement): boolean => text.split(' ').length <= longest && !/_{3}/.test(text);

/** "If this is not effective": told behind the sentence that says what "this" is, or not at all. */
function withSupport(
  chosen: readonly Statement[],
  statements: readonly Statement[],
  { used, isMust }: { used: ReadonlySet<number>; isMust: boolean },
): Statement[] {
  const orders = new Set(chosen.map(({ order }) => order));
  const kept: Statement[] = [];
  for (const statement of chosen.toSorted((a, b) => a.order - b.order)) {
    const support = supportOf(statement, statements);
    if (support !== undefined && !orders.has(support.order)) {
      if (used.has(support.order) || support.role === 'furniture' || !isTold(support) || isLeaning(support.text)) {
        if (isMust) kept.push(statement);
        continue;
      }
      orders.add(support.order);
      kept.push(support);
    }
    kept.push(statement);
  }
  return kept;
}

/** The statement that another one leans on: the one before it, under the same heading. */
function supportOf(statement: Statement, statements: readonly Statement[]): Statement | undefined {
  if (!isLeaning(statement.text)) return undefined;
  const before = statements[statement.order - 1];
  return before !== undefined && before.heading === statement.heading ? before : undefined;
}
