import type { LabResult } from '../documents/explanation.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Reading } from '../reading/reading.ts';
import { quotedReason, tellingConclusions } from './conclusions.ts';
import type { Context } from './explaining-context.ts';
import { isEveryday } from './everyday-terms.ts';
import { definitionOf } from './finding-words.ts';
import { findingListSentences, findingSentence, unknownFindings } from './finding-sentences.ts';
import { labListSentences } from './lab-lists.ts';
import { labCaution, labMeaning, labSentence } from './lab-sentences.ts';
import { groupLabs } from './lab-standing.ts';
import { asserted, type RankedFinding } from './main-findings.ts';
import { bareMedications, medicationSentence, medicineUse, medicineUses } from './medication-sentences.ts';
import { plannedChange, stoppedMedication } from './medication-changes.ts';
import { joinedRequests, withoutSameOpenings } from './openings.ts';
import { reportedRequests } from './recommendations.ts';
import { fromDocument, general, notYetSaid, type Said } from './said.ts';

const mostRows = 10;
const mostFindings = 8;
const mostMedicines = 20;

/** The whole explanation in short paragraphs, one subject each. A sentence is said once. */
export function interpret(context: Context): Said[][] {
  const isNew = notYetSaid();
  return [
    reasonForTest(context),
    tellingConclusions(context, 3),
    ...labParagraphs(context),
    ...findingParagraphs(context),
    ...medicineParagraphs(context),
    joinedRequests(reportedRequests(context.reading, context.word).slice(0, 8), context.word),
  ]
    .map((paragraph) => paragraph.filter(({ text }) => isNew(text)))
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => withoutSameOpenings(paragraph, context.word));
}

function labParagraphs({ reading, word, knowledge }: Context): Said[][] {
  const groups = groupLabs(reading.labResults);
  const told = [...groups.critical, ...groups.outside, ...groups.disputed];
  return [
    ...told.slice(0, mostRows).map((row) => [labSentence(row), ...labCaution(row), ...labMeaning(row, knowledge)]),
    labListSentences(told.slice(mostRows), 'Also outside', 'Also outside'),
    labListSentences(groups.inside, 'Inside the printed range', 'Also inside'),
    labListSentences(groups.expected, 'As the report expects', 'Also as expected'),
    withoutRange(groups.no_range, knowledge, word),
    labListSentences(groups.unclear, 'We could not compare with a range', 'Nor'),
  ];
}

/** Values without a range are told with their numbers, for the number is all there is. */
function withoutRange(rows: readonly LabResult[], knowledge: Knowledge, word: string): Said[] {
  if (rows.length === 0) return [];
  const tests = rows.length === 1 ? 'this test' : 'these tests';
  return [
    ...rows.slice(0, mostRows).map((row) => labSentence(row, knowledge)),
    ...labListSentences(rows.slice(mostRows), 'Also listed', 'Also listed'),
    fromDocument(
      `The ${word} prints no range for ${tests}.`,
      rows.map(({ span }) => span),
    ),
  ];
}

function findingParagraphs({ reading, findings, word, knowledge }: Context): Said[][] {
  const current = findings.filter(({ part }) => part !== 'history');
  const told = [...asserted(current, 'present').filter(isOwnSubject), ...asserted(current, 'possible')];
  const main = new Set(told.filter(({ known }) => known).slice(0, mostFindings));
  const listed = (assertion: RankedFinding['assertion'], most: number, from = findings) =>
    findingListSentences(asserted(from, assertion).slice(0, most), { assertion, word, knowledge });
  const rest = findings.filter((finding) => finding.known && !main.has(finding));
  return [
    ...[...main].map((finding) => [
      ...findingSentence(finding, { word, knowledge, gloss: 'term' }),
      ...defined(finding, knowledge),
    ]),
    unknownFindings(told.filter(({ known }) => !known).slice(0, mostFindings), word),
    listed('present', 12, rest),
    listed('possible', 8, rest),
    listed('absent', 12),
    listed(
      'historical',
      8,
      findings.filter((finding) => !isReasonForTest(finding, reading.documentType)),
    ),
    listed('family', 4),
  ];
}

/** Why a test was done is told as the reason, not as the person's past. */
const isReasonForTest = ({ part }: RankedFinding, type: Reading['documentType']): boolean =>
  isReportOfTest(type) && part === 'reason';

const isReportOfTest = (type: Reading['documentType']): boolean =>
  type === 'imaging' || type === 'pathology' || type === 'lab_result';

const reasonForTest = (context: Context): Said[] =>
  isReportOfTest(context.reading.documentType) ? quotedReason(context, 'The reason for the test was') : [];

/** Symptoms are listed together: the person told them, and knows what they are. */
const isOwnSubject = ({ kind, serious }: RankedFinding): boolean => kind !== 'symptom' || serious;

function defined(finding: RankedFinding, knowledge: Knowledge): Said[] {
  const entry = knowledge.findTerm(finding.concept);
  return entry === undefined || isEveryday(entry.term)
    ? []
    : [general(definitionOf(entry, finding.assertion), [finding.span])];
}

/** Medicines with instructions one by one, the others in a list; of a stopped or changed one what the document says of it. */
function medicineParagraphs({ reading, word, knowledge }: Context): Said[][] {
  const medications = reading.medications.slice(0, mostMedicines);
  const stopped = new Map(
    medications.map((medication) => [
      medication,
      stoppedMedication(reading, medication, word) ?? plannedChange(reading.text, medication, word),
    ]),
  );
  const taken = medications.filter((medication) => stopped.get(medication) === undefined);
  const told = taken.filter(({ instructions }) => instructions !== null);
  const bare = taken.filter(({ instructions }) => instructions === null);
  return [
    ...told.map((medication) => [medicationSentence(medication, word), ...medicineUse(medication, knowledge)]),
    bareMedications(bare),
    medicineUses(bare, knowledge),
    [...stopped.values()].filter((said) => said !== undefined),
  ];
}
