import { quotedReason, tellingConclusions } from './conclusions.ts';
import type { Context } from './explaining-context.ts';
import { findingListSentences } from './finding-sentences.ts';
import { littleReadCard } from './fixed-texts.ts';
import { labSummary } from './lab-summary.ts';
import { groupLabs } from './lab-standing.ts';
import { asserted, type RankedFinding } from './main-findings.ts';
import { medicationSummary } from './medication-sentences.ts';
import { nextRequest } from './recommendations.ts';
import { spanCover } from './span-cover.ts';
import { general, onlyOnce, type Said } from './said.ts';

const mostSentences = 3;

/** The main message and the next step, what matters most first. */
export function summarise(context: Context): Said[] {
  const { reading, word, knowledge } = context;
  const critical = groupLabs(reading.labResults).critical.length > 0;
  const said = critical ? labSummary(reading.labResults, knowledge, nextRequest(reading, word)) : messageOf(context);
  if (said.length > 0) return said.slice(0, mostSentences);
  if (reading.labResults.length > 0)
    return labSummary(reading.labResults, knowledge, nextRequest(reading, word)).slice(0, mostSentences);
  if (reading.medications.length > 0) return medicationSummary(reading.medications, word, knowledge);
  return [general(littleReadCard)];
}

function messageOf(context: Context): Said[] {
  const { reading, word, knowledge } = context;
  switch (reading.documentType) {
    case 'lab_result':
      return reading.labResults.length > 0
        ? labSummary(reading.labResults, knowledge, nextRequest(reading, word))
        : concluded(context);
    case 'medication_list':
      return reading.medications.length > 0
        ? medicationSummary(reading.medications, word, knowledge)
        : concluded(context);
    case 'imaging':
    case 'pathology':
      return concluded(context);
    case 'discharge_summary':
      return told(context, quotedReason(context, 'The reason for the hospital stay was'));
    case 'clinical_note':
    case 'other':
      return told(context, quotedReason(context, 'The reason for the visit was'));
  }
}

/** What was found, in plain words where we have them; the report's own words where they say more than names, as of a picture. */
function concluded(context: Context): Said[] {
  const main = mainFindings(context);
  const quoted = tellingConclusions(context, 1);
  const isSaid = spanCover(quoted.flatMap(({ spans }) => spans));
  const known = main.some((finding) => finding.known && finding.assertion === 'present');
  // A diagnosis under the microscope is a name: what it means, and what it is not, matters more than how it is printed.
  const plain = context.reading.documentType === 'pathology' && known;
  const more = asserted(main, 'present').filter(({ span }) => !isSaid(span));
  const explained = mainSentences(context, plain || more.length === 0 ? main : more);
  if (quoted.length === 0 && explained.length === 0) return [];
  return withNextStep(context, (plain ? explained : [...quoted, ...explained]).slice(0, 2));
}

/** Why the person came, then what was found; a note that gives no reason is told by its own conclusion first. */
function told(context: Context, reason: Said[]): Said[] {
  const main = mainSentences(context, mainFindings(context));
  const quoted = tellingConclusions(context, 1);
  const message = reason.length > 0 && main.length > 0 ? [...reason, ...main] : [...reason, ...quoted, ...main];
  return message.length === 0 ? [] : withNextStep(context, message.slice(0, 2));
}

/** What is told of the conclusion, or of the assessment where nothing is concluded, or of the rest. */
function mainFindings({ findings }: Context): RankedFinding[] {
  const weighty = findings.filter(({ assertion }) => assertion !== 'family' && assertion !== 'hypothetical');
  const concluded = weighty.filter(({ part }) => part === 'conclusion' || part === 'assessment');
  return concluded.length > 0 ? concluded : weighty.filter(({ part }) => part !== 'history');
}

function mainSentences({ word, knowledge }: Context, main: readonly RankedFinding[]): Said[] {
  const told = (['present', 'possible', 'absent'] as const).flatMap((assertion) =>
    findingListSentences(asserted(main, assertion).slice(0, 3), { assertion, word, knowledge }),
  );
  return told.slice(0, 2);
}

function withNextStep({ reading, word }: Context, said: Said[]): Said[] {
  const next =
    nextRequest(reading, word) ?? general(`Go through this ${word} with your doctor, and ask what it means for you.`);
  // The next step is the last thing said, even where it is quoted before.
  return [...onlyOnce(said.filter(({ text }) => onlyOnce([{ text: next.text }, { text }]).length === 2)), next];
}
