import type { LabResult, Medication } from '../documents/explanation.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Reading } from '../reading/reading.ts';
import { documentWord } from './document-words.ts';
import { groupLabs } from './lab-standing.ts';
import { analyteOf, directionOf, labName, wasValue } from './lab-words.ts';
import { findingWords } from './finding-words.ts';
import { asserted, type RankedFinding } from './main-findings.ts';
import { plannedChange, stoppedMedication } from './medication-changes.ts';
import { shortMedicineName } from './medication-sentences.ts';
import { disputeQuestion, notReady } from './notices.ts';
import { rowsByName } from './lab-lists.ts';
import { quoted, shortQuote } from './quote.ts';
import { toBeArranged, withoutLabel } from './recommendations.ts';
import { fromDocument, general, onlyOnce, type Said } from './said.ts';
import { counted } from './wording.ts';

const most = 8;

/** Questions for the doctor, from what this document says, the most serious first. A document with little gets few. */
export function questions(reading: Reading, findings: readonly RankedFinding[], knowledge: Knowledge): Said[] {
  const groups = groupLabs(reading.labResults);
  const present = asserted(findings, 'present').filter(({ part }) => part !== 'history');
  const aboutFindings = [...present, ...asserted(findings, 'possible')];
  const asked = [
    ...groups.critical.map((row) => aboutRow(row, knowledge)),
    ...aboutFindings.filter(({ serious }) => serious).flatMap((finding) => aboutFinding(finding, knowledge)),
    ...outsideQuestions(groups.outside, knowledge),
    ...reading.labResults.filter((row) => row.conflict).map((row) => fromDocument(disputeQuestion(row), [row.span])),
    ...aboutRequests(reading),
    ...aboutKnown(
      aboutFindings.filter(({ serious, known }) => !serious && known),
      knowledge,
    ),
    ...aboutFindings
      .filter(({ known }) => !known)
      .slice(0, 2)
      .flatMap((finding) => aboutFinding(finding, knowledge)),
    ...aboutPending(reading, groups.pending),
    ...aboutMedicines(reading),
    ...aboutMissingRanges(groups.no_range),
    ...(groups.outside.length > 0
      ? [fromDocument('Should any of these tests be done again, and when?', spansOf(groups.outside))]
      : []),
  ];
  return asked.length === 0 ? whenNothingStandsOut(reading) : eachAskedOnce(asked).slice(0, most);
}

/** Two findings can lead to the same question: "About the polyp: Was it taken out fully?" */
function eachAskedOnce(asked: readonly Said[]): Said[] {
  const seen = new Set<string>();
  return asked.filter(({ text }) => {
    const question = text.replace(/^About [^:]+: /, '');
    return !seen.has(question) && seen.add(question);
  });
}

const whenNothingStandsOut = ({ documentType }: Reading): Said[] => [
  general(`What is the main point of this ${documentWord[documentType]} for me?`),
  general('Is there anything I should do next?'),
];

const spansOf = (rows: readonly LabResult[]) => rows.map(({ span }) => span);

const outsideQuestions = (rows: readonly LabResult[], knowledge: Knowledge): Said[] =>
  rowsByName(rows)
    .slice(0, 5)
    .flatMap(([row]) => (row ? [aboutRow(row, knowledge)] : []));

/** The value in the question, so that the person can read it out; what to ask comes from what we know of the analyte. */
function aboutRow(row: LabResult, knowledge: Knowledge): Said {
  const direction = directionOf(row);
  const own = analyteOf(row, knowledge)?.ask[0];
  const what = own ?? (direction === null ? 'What does this result mean for me?' : `What could make it ${direction}?`);
  const text = `My ${labName(row)} ${wasValue(row)}. ${what}`;
  // What we know to ask may name other tests and numbers, which this document need not hold.
  return own === undefined ? fromDocument(text, [row.span]) : general(text, [row.span]);
}

/** Findings with a question of their own first; "What does it mean?" is asked of three at most. */
function aboutKnown(findings: readonly RankedFinding[], knowledge: Knowledge): Said[] {
  const hasOwn = ({ concept }: RankedFinding) => knowledge.findTerm(concept)?.ask !== undefined;
  const asked = (some: readonly RankedFinding[]) => some.flatMap((finding) => aboutFinding(finding, knowledge));
  return [...asked(findings.filter(hasOwn)), ...asked(findings.filter((finding) => !hasOwn(finding))).slice(0, 3)];
}

function aboutFinding(finding: RankedFinding, knowledge: Knowledge): Said[] {
  const entry = knowledge.findTerm(finding.concept);
  // What is only possible is not asked about as if it were there: "What stage is it?"
  if (entry?.ask !== undefined && finding.assertion !== 'possible')
    return [general(withSubject(entry.ask, finding, knowledge), [finding.span])];
  if (entry === undefined) {
    const quote = quoted(finding.text, 12);
    return quote === undefined ? [] : [fromDocument(`It says ${quote}. What does this mean for me?`, [finding.span])];
  }
  // What a person felt is what they told: they know what it means.
  if (finding.kind === 'symptom' && finding.assertion !== 'possible') return [];
  const what = findingWords(finding, knowledge, { gloss: null });
  const ask =
    finding.assertion === 'possible'
      ? `It says ${what} is possible. How will we find out?`
      : `What does ${what} mean for me?`;
  return [fromDocument(ask, [finding.span])];
}

/** "How large is it?" and "Do I need treatment?" need to say what they are about. */
function withSubject(ask: string, finding: RankedFinding, knowledge: Knowledge): string {
  const name = `${finding.concept} ${finding.text}`.toLowerCase();
  const isNamed = ask
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => word.length >= 5 && name.includes(word.replace(/s$/, '')));
  if (isNamed && !/\b(?:it|its|this|these|they|them)\b/i.test(ask)) return ask;
  return `About ${findingWords(finding, knowledge, { gloss: null }).replace(/^an? /, 'the ')}: ${ask}`;
}

function aboutRequests({ text, recommendations }: Reading): Said[] {
  // What has to be arranged leaves more to ask than "Drink enough water".
  const arranged = recommendations.filter((request) => toBeArranged.test(request.text));
  const asked = [...arranged, ...recommendations.filter((request) => !arranged.includes(request))];
  return asked.slice(0, 2).flatMap(({ span }) => {
    const quote = shortQuote(text, withoutLabel(text, span), 12);
    if (quote === undefined) return [];
    const ask = toBeArranged.test(quote) ? 'Who arranges this, and when?' : 'Is there more I should know about this?';
    return [fromDocument(`It says ${quote}. ${ask}`, [span])];
  });
}

function aboutPending({ remarks }: Reading, rows: readonly LabResult[]): Said[] {
  return onlyOnce(
    notReady(remarks, rows).map(({ name, span }) => fromDocument(`When will the result of ${name} be ready?`, [span])),
  );
}

function aboutMedicines(reading: Reading): Said[] {
  const isList = reading.documentType === 'medication_list';
  const word = documentWord[reading.documentType];
  const taken = reading.medications.filter((medication) => stoppedMedication(reading, medication, word) === undefined);
  const [first] = [...taken].sort((a, b) => Number(b.instructions !== null) - Number(a.instructions !== null));
  if (first === undefined) return [];
  const name = shortMedicineName(first);
  if (!isList)
    return [
      aboutChange(reading, taken) ?? fromDocument(`What is ${name} for, and for how long do I take it?`, [first.span]),
    ];
  const all = taken.map(({ span }) => span);
  if (taken.length === 1)
    return [
      fromDocument(`For how long do I take ${name}?`, all),
      fromDocument(`What side effects of ${name} should I look out for?`, all),
    ];
  return [
    fromDocument(`Do these ${counted(taken.length, 'medicine')} go well together?`, all),
    fromDocument('For how long do I need each of them?', all),
    fromDocument('Which side effects should I look out for?', all),
    general('What should I do if I miss a dose?'),
  ];
}

/** A medicine that is changed raises a better question than one that stays. */
function aboutChange(reading: Reading, medications: readonly Medication[]): Said | undefined {
  for (const medication of medications) {
    const change = plannedChange(reading.text, medication, documentWord[reading.documentType]);
    const quote = change && /"[^"]+"/.exec(change.text)?.[0];
    if (quote !== undefined && isChange.test(quote))
      return fromDocument(`It says ${quote}. Why is this, and what should I look out for?`, change?.spans ?? []);
  }
  return undefined;
}

const isChange = /^"(?:increase|decrease|reduce|lower|raise|change|switch|start|begin|stop|taper|add)\b/i;

const plainlyFine = /^\W*(?:normal|negative|none|not detected|undetected|non-?reactive|clear|absent)\b/i;

const aboutMissingRanges = (rows: readonly LabResult[]): Said[] =>
  rowsByName(rows.filter(({ value }) => !plainlyFine.test(value)))
    .slice(0, 2)
    .flatMap(([row]) =>
      row ? [fromDocument(`My ${labName(row)} ${wasValue(row)}. Is that as it should be?`, [row.span])] : [],
    );
