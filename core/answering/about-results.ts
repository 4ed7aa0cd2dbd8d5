import type { LabResult } from '../documents/explanation.ts';
import { groupLabs } from '../explaining/lab-standing.ts';
import { analyteOf, directionOf, labName } from '../explaining/lab-words.ts';
import { fromDocument, general, type Said } from '../explaining/said.ts';
import { sentence } from '../explaining/wording.ts';
import { rangeWords, valueWords } from '../story/laboratory/judging/printed-value.ts';
import type { Asking } from './asking.ts';
import { passagesAbout } from './passages.ts';
import { toldOf } from './told-of.ts';

const mostRows = 8;

/** The results that a question names: what is told of each, and what such a result can mean where that is asked. */
export function aboutRows(asking: Asking): Said[] {
  const { rows } = asking.subjects;
  const asksMeaning = asking.wishes.has('why') || asking.wishes.has('meaning');
  const told = rows
    .slice(0, mostRows)
    .flatMap((row) => [...aboutRow(row, asking), ...(asksMeaning && rows.length <= 2 ? meaningOf(row, asking) : [])]);
  return asking.wishes.has('why') ? [...told, ...reasons(rows, asking)] : told;
}

/** What is told of a result, behind its value where no sentence names it. */
function aboutRow(row: LabResult, asking: Asking): Said[] {
  const told = toldOf(asking, [row.span]);
  return told.some(({ text }) => text.includes(row.value)) ? told : [valueOf(row), ...told];
}

const valueOf = (row: LabResult): Said =>
  fromDocument(
    sentence(`${labName(row)}: ${valueWords(row)}${row.range === null ? '' : ` (range ${rangeWords(row.range)})`}`),
    [row.span],
  );

function meaningOf(row: LabResult, asking: Asking): Said[] {
  const told = toldOf(asking, [row.span], 'general');
  const entry = analyteOf(row, asking.knowledge);
  if (told.length > 0 || entry === undefined) return told;
  return [{ ...general(sentence(`This test measures ${entry.measures}`), [row.span]), source: entry.source }];
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

function listed(rows: readonly LabResult[], asking: Asking): Said[] {
  const told = rows.slice(0, mostRows).flatMap((row) => aboutRow(row, asking));
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
