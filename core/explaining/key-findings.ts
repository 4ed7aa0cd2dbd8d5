import type { ReadResult } from '../reading/doubts/result-doubts.ts';
import { quotedConclusions } from './conclusions.ts';
import { amongHardToRead } from './doubt-words.ts';
import type { Context } from './explaining-context.ts';
import { findingListSentences, findingSentence, unknownFindings } from './finding-sentences.ts';
import { sentenceAround } from '../grounding/support.ts';
import { labListSentences } from './lab-lists.ts';
import { labSentence } from './lab-sentences.ts';
import { bySubject } from './lab-subjects.ts';
import { groupLabs } from './lab-standing.ts';
import { labelledResults } from './labelled-results.ts';
import { proceduresDone } from './procedures-done.ts';
import { asserted, type RankedFinding } from './main-findings.ts';
import { medicationChanges, orderedDose, stoppedMedications } from './medication-changes.ts';
import { medicationSentence } from './medication-sentences.ts';
import { isCarried } from './plain-cover.ts';
import { shortQuote } from './quote.ts';
import { sensitivitySentences } from './sensitivities.ts';
import { scaleFindings } from './scale-sentences.ts';
import { fromDocument, onlyOnce, type Said } from './said.ts';
import { counted, sentence } from './wording.ts';

const mostRows = 12;

/** One plain sentence for each important fact, grouped, what needs attention first. */
export function keyFindings(context: Context): Said[] {
  return onlyOnce(
    [
      ...labFindings(context),
      ...proceduresDone(context),
      ...labelledResults(context),
      ...documentFindings(context),
      ...scaleFindings(context),
      ...medicineFindings(context),
    ].map(asEntry),
  );
}

const headed =
  /^(Printed|Conclusion): "(?:assessment|plan|(?:medical )?(?:treatment|reasoning)|medications?|(?:additional )?testing|(?:specialist )?referrals?|patient education(?: and counseling)?|recommendations?|instructions?|impression|comments?|notes?|follow-?up): (?=\S+ \S)/i;

/** In a list a quote stands by itself: what opens a sentence, and a heading that runs into it, say nothing there. */
const asEntry = (said: Said): Said => ({
  ...said,
  text: said.text
    .replace(/^The \w+ says: (?=")/, 'Printed: ')
    .replace(/^The \w+ says this was done: (?=")/, 'Done: ')
    .replace(/^The \w+ concludes: (?=")/, 'Conclusion: ')
    .replace(headed, '$1: "'),
});

function labFindings({ reading, knowledge, limits }: Context): Said[] {
  const most = limits.listed.rows;
  const groups = groupLabs(reading.labResults);
  const bySubjects = bySubject(groups.outside, knowledge).flatMap(({ rows }) => rows);
  const first = [...groups.critical, ...bySubjects];
  const told = [...first.slice(0, most), ...groups.disputed.slice(0, most)].map((row) => labSentence(row, knowledge));
  const left = [
    ...labListSentences(first.slice(most), 'Also outside', 'Also outside'),
    ...labListSentences(groups.disputed.slice(most), 'Mark and range do not agree', 'Nor'),
  ];
  const inside = labListSentences(groups.inside, 'Inside the printed range', 'Also inside');
  const expected = labListSentences(groups.expected, 'As the report expects', 'Also as expected');
  const withoutRange = groups.no_range.slice(0, 8).map((row) => labSentence(row, knowledge));
  const germs = sensitivitySentences(groups.sensitivity);
  if (told.length === 0) return [...inside.slice(0, 4), ...expected.slice(0, 3), ...germs, ...withoutRange];
  const inWords = groups.no_range.filter(({ value }) => !/\d/.test(value)).slice(0, 5);
  return [
    ...told,
    ...left,
    ...germs,
    ...inWords.map((row) => labSentence(row, knowledge)),
    ...insideCount(groups.inside),
  ];
}

function insideCount(inside: readonly ReadResult[]): Said[] {
  if (inside.length === 0) return [];
  const words = `${counted(inside.length, 'other result')} ${inside.length === 1 ? 'is' : 'are'} inside the printed range${amongHardToRead(inside)}`;
  return [
    fromDocument(
      sentence(words),
      inside.map(({ span }) => span),
    ),
  ];
}

function documentFindings(context: Context): Said[] {
  const { findings, word, knowledge } = context;
  const current = findings.filter(({ part }) => part !== 'history');
  const all = asserted(current, 'present');
  const symptoms = all.filter(isPlainSymptom);
  const present = all.filter((finding) => !isPlainSymptom(finding)).slice(0, context.limits.listed.findings);
  const possible = asserted(current, 'possible').slice(0, 5);
  const absent = asserted(current, 'absent').filter(({ part }) => part === 'conclusion' || part === 'findings');
  const past = asserted(findings, 'historical')
    .filter(({ part }) => part !== 'reason')
    .slice(0, 4);
  const listed = (some: readonly RankedFinding[], assertion: RankedFinding['assertion']) =>
    findingListSentences(some, { assertion, word, knowledge, style: 'listed' });
  return [
    ...(present.length === 0 ? quotedConclusions(context, 3) : []),
    ...[...present, ...possible].filter(({ known }) => known).flatMap((finding) => inNumbers(finding, context)),
    ...unknownFindings(
      [...present, ...possible].filter(({ known }) => !known),
      { word, style: 'listed' },
    ),
    ...listed(symptoms.slice(0, 4), 'present'),
    ...listed(absent.slice(0, 8), 'absent'),
    ...listed(past, 'historical'),
  ];
}

const isPlainSymptom = ({ kind, serious }: RankedFinding): boolean => kind === 'symptom' && !serious;

/** A finding is told in plain words where these carry its numbers; else its sentence is quoted, so that none is lost. */
function inNumbers(finding: RankedFinding, { reading, word, knowledge, findings }: Context): Said[] {
  const span = sentenceAround(reading.text, finding.span);
  const measured = /\d\s?(?:mm|cm|%)/.test(reading.text.slice(...span));
  const quote =
    measured && !isCarried(reading.text, span, { findings }) ? shortQuote(reading.text, span, 18) : undefined;
  if (quote === undefined) return findingSentence(finding, { word, knowledge, style: 'listed' });
  return [fromDocument(`Printed: ${quote}.`, [span])];
}

function medicineFindings({ reading, word }: Context): Said[] {
  const { text, medications, documentType } = reading;
  if (documentType !== 'medication_list') return medicationChanges(text, medications, word).slice(0, 6);
  const stopOf = stoppedMedications(reading, word);
  // Naming a few more is no longer than counting them.
  const shown = medications.length <= mostRows + 3 ? medications.length : mostRows;
  const left = medications.slice(shown);
  return [
    ...medications
      .slice(0, shown)
      .map((medication) => stopOf(medication) ?? orderedDose(text, medication) ?? medicationSentence(medication, word)),
    ...(left.length === 0
      ? []
      : [
          fromDocument(
            sentence(`The list names ${counted(left.length, 'more medicine')}`),
            left.map(({ span }) => span),
          ),
        ]),
  ];
}
