import type { LabResult } from '../documents/explanation.ts';
import { labCaution, labMeaning, labSentence } from '../explaining/lab-sentences.ts';
import { groupLabs } from '../explaining/lab-standing.ts';
import { directionOf, labName } from '../explaining/lab-words.ts';
import { general, type Said } from '../explaining/said.ts';
import type { Asking } from './asking.ts';
import { passagesAbout } from './passages.ts';

const mostRows = 8;

/** The results that a question names: what each is, where it stands, and what such a result can mean where that is asked. */
export function aboutRows({ subjects, ...asking }: Asking): Said[] {
  const { rows } = subjects;
  const asksMeaning = asking.wishes.has('why') || asking.wishes.has('meaning');
  const told = rows
    .slice(0, mostRows)
    .flatMap((row) => [
      labSentence(row, asking.knowledge),
      ...labCaution(row),
      ...(asksMeaning && rows.length <= 2 ? labMeaning(row, asking.knowledge) : []),
    ]);
  return asking.wishes.has('why') ? [...told, ...reasons(rows, { subjects, ...asking })] : told;
}

/** Why a result is what it is stands in words beside the table, or not at all. */
function reasons(rows: readonly LabResult[], asking: Asking): Said[] {
  const beside = passagesAbout(
    asking.explanation,
    rows.map(labName),
    rows.map(({ span }) => span),
  );
  return beside.length > 0
    ? beside
    : [
        general(
          `The ${asking.word} does not say why. Your doctor can tell you what it means for you.`,
          rows.map(({ span }) => span),
        ),
      ];
}

/** Everything that stands out, or that nothing does. */
export function aboutOutside(asking: Asking): Said[] {
  const { explanation } = asking;
  const { critical, outside, disputed } = groupLabs(explanation.labResults);
  const rows = [...critical, ...outside, ...disputed].filter(isAskedFor(asking.folded));
  if (rows.length === 0) return [...ofSection(asking, 'summary'), ...presentFindings(asking)];
  return [...(asking.wishes.has('all_well') ? ofSection(asking, 'summary') : []), ...listed(rows, asking)];
}

/** All results, where there are some. */
export const aboutAllRows = (asking: Asking): Said[] => listed(asking.explanation.labResults, asking);

function listed(rows: readonly LabResult[], { knowledge }: Asking): Said[] {
  const told = rows.slice(0, mostRows).flatMap((row) => [labSentence(row, knowledge), ...labCaution(row)]);
  const left = rows.slice(mostRows).map(({ span }) => span);
  return left.length === 0 ? told : [...told, general('There are more: see the list of results.', left)];
}

/** "Which are high?" asks for no low ones. */
function isAskedFor(folded: string): (row: LabResult) => boolean {
  const high = /\b(?:high|elevated|raised|above)\b/.test(folded);
  const low = /\b(?:low|reduced|below)\b/.test(folded);
  if (high === low) return () => true;
  return (row) => directionOf(row) === (high ? 'high' : 'low');
}

const presentFindings = ({ explanation }: Asking): Said[] =>
  explanation.labResults.length > 0
    ? []
    : explanation.sentences.filter(({ section, basis }) => section === 'finding' && basis === 'document').slice(0, 6);

/** What the built-in explanation says in one of its parts. */
export const ofSection = ({ explanation }: Asking, wanted: 'summary' | 'recommendation'): Said[] =>
  explanation.sentences.filter(({ section }) => section === wanted);
