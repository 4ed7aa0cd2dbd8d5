import { type ReadResult } from '../reading/doubts/result-doubts.ts';
import { nameInDoubt } from './doubt-words.ts';
import { labName } from './lab-words.ts';
import { fromDocument, type Said } from './said.ts';
import { counted, listOf, sentence, wordCount } from './wording.ts';

/** Rows under the name they are shown by: a test that was done twice is named once. */
export function rowsByName(rows: readonly ReadResult[]): ReadResult[][] {
  const byName = new Map<string, ReadResult[]>();
  for (const row of rows) {
    const key = labName(row).toLowerCase();
    const known = byName.get(key);
    if (known) known.push(row);
    else byName.set(key, [row]);
  }
  return [...byName.values()];
}

const mostSentences = 8;
const mostNamesInSentence = 5;
const mostWordsInSentence = 12;

/** Names of rows that share a standing, a few to a sentence so that each stays short; those past the last sentence are counted. */
export function labListSentences(rows: readonly ReadResult[], opening: string, next: string): Said[] {
  const groups = shortGroups(rowsByName(rows));
  const told = groups.slice(0, mostSentences).map((group, at) => {
    const names = listOf(group.map(firstName));
    return fromDocument(sentence(`${at === 0 ? opening : next}: ${names}`), spansOf(group));
  });
  const left = groups.slice(mostSentences).flat();
  if (left.length === 0) return told;
  return [...told, fromDocument(sentence(`${next}: ${counted(left.length, 'more result')}`), spansOf(left))];
}

function shortGroups(named: readonly ReadResult[][]): ReadResult[][][] {
  const groups: ReadResult[][][] = [];
  let words = 0;
  for (const rows of named) {
    const length = wordCount(firstName(rows));
    const open = groups.at(-1);
    if (open && open.length < mostNamesInSentence && words + length <= mostWordsInSentence) {
      open.push(rows);
      words += length;
    } else {
      groups.push([rows]);
      words = length;
    }
  }
  return groups;
}

const firstName = (rows: ReadResult[]): string => (rows[0] ? nameInDoubt(labName(rows[0]), rows) : '');

const spansOf = (group: readonly ReadResult[][]) => group.flat().map(({ span }) => span);
