import type { Medication, Notice } from '../documents/explanation.ts';
import type { PageWord } from '../documents/page-layout.ts';
import { touching } from '../kernel/touching.ts';
import { isInDoubt, type ReadResult } from '../reading/doubts/result-doubts.ts';
import type { UnreadRow } from '../reading/labs/unread-line.ts';
import { rowsByName } from './rows-by-name.ts';
import { labName } from './lab-words.ts';
import { shortMedicineName } from './short-medicine-name.ts';
import { capitalise, counted, inWords, listOf } from './wording.ts';

type Facts = {
  labResults: readonly ReadResult[];
  unreadRows?: readonly UnreadRow[];
  medications: readonly Medication[];
};

/** What of a picture was not read or may be wrong: results first, then medicines, then the rest, each told once. */
export function hardToRead({ labResults, unreadRows = [], medications }: Facts, words: readonly PageWord[]): Notice[] {
  const inResults = touching(labResults.flatMap(({ doubt }) => doubt?.spans ?? []));
  const left = words.filter(({ span }) => !inResults(span));
  const isLeft = touching(left.map(({ span }) => span));
  const medicines = left.length === 0 ? [] : medications.filter(({ span }) => isLeft(span));
  const inMedicines = touching(medicines.map(({ span }) => span));
  return [
    ...ofResults(labResults.filter(isInDoubt), labResults.length),
    ...ofUnread(unreadRows),
    ...ofMedicines(
      medicines,
      left.filter(({ span }) => inMedicines(span)),
    ),
    ...ofTheRest(
      left.filter(({ span }) => !inMedicines(span)),
      left.length < words.length,
    ),
  ];
}

const mostNamed = 6;

function ofResults(rows: readonly ReadResult[], of: number): Notice[] {
  if (rows.length === 0) return [];
  const named = rowsByName(rows).map(nameWithOthers);
  const one = rows.length === 1;
  const text = [
    `${capitalise(counted(rows.length, 'result'))} ${one ? 'was' : 'were'} hard to read: ${fewOf(named)}.`,
    `Check ${one ? 'it' : 'them'} against the paper, and correct ${one ? 'it here if it is' : 'them here if they are'} wrong.`,
    ...(rows.length >= 4 && rows.length * 3 >= of ? [betterPicture] : []),
  ].join(' ');
  return [{ kind: 'hard_to_read', text, spans: rows.flatMap(({ doubt }) => doubt?.spans ?? []) }];
}

/** A result that is missing is told as plainly as one that may be wrong. */
function ofUnread(rows: readonly UnreadRow[]): Notice[] {
  const names = [...new Set(rows.map(({ name }) => labName({ name })))];
  const [only] = names;
  if (only === undefined) return [];
  const text =
    names.length === 1
      ? `${capitalise(only)}: its number could not be read. Look at the paper.`
      : `The numbers of ${counted(names.length, 'test')} could not be read: ${fewOf(names)}. Look at the paper.`;
  // Where letters were taken for digits, digits may have been taken for other digits, unseen.
  const doubt = rows.some(({ isMisread }) => isMisread)
    ? ' Other numbers may be wrong too, so compare each of them.'
    : '';
  return [{ kind: 'hard_to_read', text: `${text}${doubt}`, spans: rows.map(({ span }) => span) }];
}

const betterPicture = 'A new picture may help: flat, in good light, from straight above.';

function fewOf(names: readonly string[]): string {
  const told = names.length <= mostNamed + 1 ? names : names.slice(0, mostNamed);
  const left = names.length - told.length;
  const items = left === 0 ? told : [...told, `${inWords(left)} more`];
  // "Cholesterol, Total" is one name: where there are such, only a stronger sign parts them.
  return told.length > 1 && told.some((name) => name.includes(', ')) ? items.join('; ') : listOf(items);
}

/** "Potassium (it may be 25 or <25)" where two readings saw different numbers. */
function nameWithOthers(rows: readonly ReadResult[]): string {
  const [row] = rows;
  if (row === undefined) return '';
  const others = row.doubt?.otherNumbers ?? [];
  if (others.length === 0 || rows.length > 1) return labName(row);
  return `${labName(row)} (it may be ${listOf([`${sign(row)}${row.value}`, ...others], 'or')})`;
}

const signs: Record<string, string> = { '<': '<', '>': '>', '<=': '≤', '>=': '≥' };
const sign = ({ comparator }: ReadResult): string => (comparator === null ? '' : (signs[comparator] ?? ''));

function ofMedicines(medicines: readonly Medication[], words: readonly PageWord[]): Notice[] {
  if (medicines.length === 0) return [];
  const names = [...new Set(medicines.map(shortMedicineName))];
  const text =
    `${capitalise(counted(names.length, 'medicine'))} ${names.length === 1 ? 'was' : 'were'} hard to read: ${fewOf(names)}. ` +
    'Check the name and the amount against the paper before you rely on them.';
  return [{ kind: 'hard_to_read', text, spans: words.map(({ span }) => span) }];
}

function ofTheRest(words: readonly PageWord[], isMore: boolean): Notice[] {
  if (words.length === 0) return [];
  const few = words.length === 1 ? 'One word was' : 'Some words were';
  const more = isMore ? (words.length === 1 ? 'One other word was' : 'Some other words were') : few;
  const text = `${more} hard to read and may be wrong here. What matters to you, compare with the paper.`;
  return [{ kind: 'hard_to_read', text, spans: words.map(({ span }) => span) }];
}
