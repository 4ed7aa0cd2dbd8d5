import { beyondConclusions } from './report/beyond-conclusions.ts';
import { cuesIn } from '../statements/cue-finder.ts';
import type { Statement } from '../statements/statement.ts';
import { isAllBlank, isMostlyBlank } from './blanked-words.ts';
import type { PartPlan } from './outlines.ts';
import { feared } from './report/prepare-report.ts';
import { mainFirst } from './visit/main-first.ts';
import {
  isBareMeasure,
  isInOrder,
  isLeaning,
  isName,
  isOfItsKind,
  isVitalSigns,
  weightOf,
} from './weigh-statements.ts';

/** No longer sentence is told: it is a list or a paragraph that lost its full stops. */
const longest = 70;

/** The weightiest statements of the roles of a part, in the order of the paper, each with the one that it leans on. */
export function chooseStatements(
  plan: PartPlan,
  statements: readonly Statement[],
  used: ReadonlySet<number>,
): Statement[] {
  const { most, worst = false, fewest = -Infinity } = plan;
  const isAnswer = plan.isAnswer === true ? answering(statements) : () => true;
  const isFurther = plan.isFurther === true ? beyondConclusions(statements) : () => true;
  const concluded = new Set(
    plan.isConcluded === true
      ? statements.flatMap(({ role, heading }) => (role === 'conclusion' ? [heading] : []))
      : [],
  );
  const candidates = statements.filter(
    (statement) =>
      !used.has(statement.order) && isCandidate(statement, plan, isAnswer, concluded) && isFurther(statement),
  );
  if (plan.isInOrder === true) return candidates.filter(({ text }) => !isLeaning(text)).slice(0, most);
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
  const inOrder = withSupport(chosen, statements, {
    used,
    isMust: plan.isMust === true && plan.isByName !== false,
  }).sort((a, b) => a.order - b.order);
  if (plan.isMainFirst === true) return mainFirst(inOrder, statements);
  return plan.isSevereFirst === true ? severeFirst(inOrder) : inOrder;
}

/** What is abnormal before what is not, each with what leans on it or is asked for because of it. */
function severeFirst(statements: readonly Statement[]): Statement[] {
  const groups: Statement[][] = [];
  for (const statement of statements) {
    const open = groups.at(-1);
    const isMore = statement.role === 'next_step' || isLeaning(statement.text) || goingOn.test(statement.text);
    if (open !== undefined && isMore) open.push(statement);
    else groups.push([statement]);
  }
  const isSevere = ([first]: readonly Statement[]): boolean =>
    first !== undefined && first.certainty !== 'denied' && cuesIn(first.text).has('severe');
  return [...groups.filter((group) => isSevere(group)), ...groups.filter((group) => !isSevere(group))].flat();
}

const goingOn = /^(?:there (?:is|are) also|in addition|the (?:largest|other|above|combined)|likewise|again)\b/i;

/** How an operation or a stay ended is told in its last sentences. */
const isEnding = ({ role }: Statement, left: number): boolean => (role === 'step' || role === 'course') && left <= 5;

/** The last words on a topic are how it stands now. */
const isLastOfTopic = ({ role, heading, label }: Statement, next: Statement | undefined): boolean =>
  role === 'course' &&
  next !== undefined &&
  (next.heading !== heading || (next.label !== null && next.label !== label));

/** Whether a statement speaks of what a test was to look for: "appendix" where it was to rule out appendicitis. */
function answering(statements: readonly Statement[]): (statement: Statement) => boolean {
  const asked = new Set(
    statements.filter(({ role }) => role === 'reason').flatMap(({ text }) => stems(sought.exec(text)?.[1] ?? '')),
  );
  return ({ text }) => stems(text).some((stem) => asked.has(stem));
}

const sought =
  /\b(?:rule out|r\/o|exclude|evaluat(?:e|ion) (?:for|of)|assess(?:ment)? (?:for|of)|check (?:for|on)|look(?:ing)? for|query|question of|possible|suspected|follow[- ]?up(?: of| for)?)\b(.*)/i;

const stems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).filter((word) => !general.has(word)).map((word) => word.slice(0, 6));

/** Words in a reason that say nothing of what is looked for. */
const general = new Set(
  'right lower upper evaluate evaluation assess patient history female woman years rule possible chronic acute onset status severe chest abdominal abdomen normal without other there prior previous exam follow followup since after pain weeks months presents'.split(
    ' ',
  ),
);

const isCandidate = (
  statement: Statement,
  plan: PartPlan,
  isAnswer: (statement: Statement) => boolean,
  concluded: ReadonlySet<string>,
): boolean => {
  const { roles, isNormal, isDiagnosis, isByName, isMust, cue } = plan;
  return (
    roles.includes(statement.role) &&
    !isVitalSigns(statement) &&
    isOfItsKind(statement) &&
    isTold(statement, isMust) &&
    (plan.isConcluded !== true || statement.role === 'conclusion' || concluded.has(statement.heading)) &&
    statement.experiencer === 'patient' &&
    (isDiagnosis === undefined || isDiagnosis === statement.heading.includes('diagnos')) &&
    isAnswer(statement) &&
    (plan.isFeared !== true || (statement.certainty === 'possible' && feared.test(statement.text))) &&
    (cue === undefined || cuesIn(statement.text).has(cue)) &&
    (isByName === undefined || isByName === isName(statement)) &&
    (isNormal === undefined || isNormal === isInOrder(statement))
  );
};

/** Not too long, and without a gap that the writer left open. */
const isTold = ({ text }: Statement, isMust = false): boolean =>
  text.split(' ').length <= longest &&
  !/_{3}| \.$/.test(text) &&
  !isCode.test(text) &&
  !isBareMeasure(text) &&
  !isReference(text) &&
  (isMust ? !isAllBlank(text) : !isMostlyBlank(text));

/** "CPT codes:", "29881, RT, …": for who pays. */
const isCode = /^(?:CPT|ICD)[- ]?\d* ?codes?\b|^\d{5}(?:-\d+)?,/i;

/** "Nuclear interpretation as below", "None noted.", "Ordered.": says only where something else stands, or that a field is empty. */
const isReference = (text: string): boolean =>
  text.split(' ').length <= 7 && (/\bas (?:above|below|follows)\W*$/i.test(text) || isEmptyField.test(text));
const isEmptyField =
  /^\W*(?:(?:no|none|nothing|not|nil) (?:narrative|comments?|remarks?|notes?|interpretation|impression|(?:(?:comments?|remarks?|notes?) )?(?:noted|entered|recorded|on file|available|provided|given|documented|specified|added|listed|supplied|stated|applicable))|(?:see|refer to) (?:above|below|comments?|notes?|report|(?:individual|each) (?:tests?|results?))|n\/a|partial|complete|final|preliminary|ordered|registered|verified|resulted|in pro(?:cess|gress))\W*$/i;

/** "If this is not effective": told after the sentence that says what "this" is, or not at all. */
function withSupport(
  chosen: readonly Statement[],
  statements: readonly Statement[],
  { used, isMust }: { used: ReadonlySet<number>; isMust: boolean },
): Statement[] {
  const orders = new Set(chosen.map(({ order }) => order));
  const kept: Statement[] = [];
  for (const statement of chosen.toSorted((a, b) => a.order - b.order)) {
    const support = supportOf(statement, statements);
    // "No change: metformin" does not lean on the medicine above it.
    if (support !== undefined && !orders.has(support.order) && !support.role.startsWith('medicine')) {
      const isSign = support.role === 'warning_sign' && statement.role !== 'warning_sign';
      if (
        isSign ||
        used.has(support.order) ||
        support.role === 'furniture' ||
        !isTold(support) ||
        isLeaning(support.text)
      ) {
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
  // What follows the name of an illness in its item is told with this name.
  if (!isLeaning(statement.text) || (statement.topic !== null && !statement.isItem)) return undefined;
  const before = statements[statement.order - 1];
  return before !== undefined && before.heading === statement.heading ? before : undefined;
}
