import type { Context } from './explaining-context.ts';
import { aboutBackground, aboutFinding } from './finding-questions.ts';
import { groupLabs } from './lab-standing.ts';
import { asserted, type RankedFinding } from './main-findings.ts';
import { aboutMedicines } from './medicine-questions.ts';
import { disputeQuestion, notReady } from './notices.ts';
import { aboutRequests } from './request-questions.ts';
import { aboutAll, aboutChanges, aboutMissingRanges, aboutOutside, aboutRow } from './row-questions.ts';
import { fromDocument, general, onlyOnce, type Said } from './said.ts';
import { aboutSensitivities } from './sensitivities.ts';
import { aboutScales } from './scale-sentences.ts';

const most = 8;
const enough = 5;

/** Questions for the doctor, from what this document says, the most serious first. A document with little gets few. */
export function questions(context: Context): Said[] {
  const { reading, findings } = context;
  const groups = groupLabs(reading.labResults);
  const present = asserted(findings, 'present').filter(({ part }) => part !== 'history');
  const told = [...present, ...asserted(findings, 'possible')];
  const ask = (some: readonly RankedFinding[]) => some.flatMap((finding) => aboutFinding(finding, context));
  const asked = eachAskedOnce([
    ...groups.critical.slice(0, most).flatMap((row) => aboutRow(row, context)),
    ...ask(told.filter(({ serious }) => serious).slice(0, most)),
    ...aboutScales(context),
    ...aboutOutside(groups.outside, context),
    ...reading.labResults
      .filter((row) => row.conflict)
      .slice(0, most)
      .map((row) => fromDocument(disputeQuestion(row), [row.span])),
    ...aboutSensitivities(groups.sensitivity),
    ...aboutRequests(reading),
    ...ask(
      ownFirst(
        told.filter(({ serious, known }) => !serious && known),
        context,
      ),
    ),
    ...ask(told.filter(({ known }) => !known).slice(0, 2)),
    ...onlyOnce(
      notReady(reading.remarks, groups.pending).map(({ name, span }) =>
        fromDocument(`When will the result of ${name} be ready?`, [span]),
      ),
    ),
    ...aboutChanges([...groups.outside, ...groups.inside]),
    ...aboutMedicines(reading),
    ...aboutMissingRanges(groups.no_range),
  ]);
  const filled =
    asked.length >= enough ? asked : eachAskedOnce([...asked, ...aboutAll(groups), ...aboutBackground(context)]);
  return filled.length === 0 ? whenNothingStandsOut(context) : filled.slice(0, context.limits.questions);
}

/** Findings with a question of their own first; of the others three at most. */
function ownFirst(findings: readonly RankedFinding[], { knowledge }: Context): RankedFinding[] {
  const hasOwn = ({ concept }: RankedFinding) => knowledge.findTerm(concept)?.ask !== undefined;
  return [...findings.filter(hasOwn), ...findings.filter((finding) => !hasOwn(finding)).slice(0, 3)];
}

/** Two findings can lead to the same question: "About the polyp: Was it taken out fully?" */
function eachAskedOnce(asked: readonly Said[]): Said[] {
  const seen = new Set<string>();
  return asked.filter(({ text }) => {
    const question = text.replace(/^About [^:]+: /, '');
    return !seen.has(question) && seen.add(question);
  });
}

const whenNothingStandsOut = ({ word }: Context): Said[] => [
  general(`What is the main point of this ${word} for me?`),
  general('Is there anything I should do next?'),
];
