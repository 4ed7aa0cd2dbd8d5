import type { LabResult } from '../documents/explanation.ts';
import { directionOf, labName } from './lab-words.ts';
import { fromDocument, type Said } from './said.ts';
import { inWords, listOf, sentence } from './wording.ts';

/** Rows under the name they are shown by: a test that was done twice is named once. */
export function rowsByName(rows: readonly LabResult[]): LabResult[][] {
  const byName = new Map<string, LabResult[]>();
  for (const row of rows) {
    const key = labName(row).toLowerCase();
    byName.set(key, [...(byName.get(key) ?? []), row]);
  }
  return [...byName.values()];
}

/** Names of rows that share a standing, a few to a sentence so that each stays short. */
export function labListSentences(rows: readonly LabResult[], opening: string, next: string): Said[] {
  const named = rowsByName(rows);
  const perSentence = 5;
  const sentences: Said[] = [];
  for (let at = 0; at < named.length; at += perSentence) {
    const those = named.slice(at, at + perSentence);
    const names = listOf(those.map(([first]) => (first ? labName(first) : '')));
    const spans = those.flat().map(({ span }) => span);
    sentences.push(fromDocument(sentence(`${at === 0 ? opening : next}: ${names}`), spans));
  }
  return sentences;
}

/** "Glucose (high), HDL (low) and two more". */
export function namesWithDirection(rows: readonly LabResult[], mostNamed: number): string {
  const named = rowsByName(rows);
  // Naming one more costs no more words than counting it.
  const shown = named.slice(0, named.length === mostNamed + 1 ? mostNamed + 1 : mostNamed).map(nameWithDirection);
  const left = named.length - shown.length;
  return left > 0 ? `${shown.join(', ')} and ${inWords(left)} more` : listOf(shown);
}

function nameWithDirection(rows: LabResult[]): string {
  const first = rows[0];
  if (first === undefined) return '';
  const directions = [...new Set(rows.map(directionOf))].filter((direction) => direction !== null);
  return directions.length === 0 ? labName(first) : `${labName(first)} (${listOf(directions)})`;
}
