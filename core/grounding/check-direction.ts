import type { LabResult } from '../documents/explanation.ts';
import type { Claim, GroundingFault } from './claim.ts';

type Direction = { word: string; said: RegExp; flags: readonly LabResult['flag'][] };

const above: Direction = {
  word: 'above',
  said: /\b(?:above|high|higher|raised|elevated)\b/i,
  flags: ['high', 'critical_high'],
};
const below: Direction = { word: 'below', said: /\b(?:below|low|lower)\b/i, flags: ['low', 'critical_low'] };
const inside: Direction = {
  word: 'inside',
  said: /\b(?:inside|normal|fine|healthy|as it should be|none is outside|what the report expects)\b/i,
  flags: ['normal'],
};
const directions = [above, below, inside];

/** Every word that one of them is said by. */
const saysDirection =
  /\b(?:above|high|higher|raised|elevated|below|low|lower|inside|normal|fine|healthy|as it should be|none is outside|what the report expects)\b/i;

/** Asking whether a value is as it should be claims nothing. */
const withoutQuestions = (own: string): string => (own.includes('?') ? own.replace(/[^.?]*\?/g, ' ') : own);
const anotherExpected = /\boutside what the report expects\b/i;

/** "the lower part of the right lung" says where. */
const place = /\b(?:upper|lower|middle)(?: left| right)? (?:part|lobe|leg|arm|back|jaw|belly|end|pole)\b/gi;

/** A printed range and a printed mark are shown as they are: they can hold words of direction. */
function withoutPrinted(own: string, rows: readonly LabResult[]): string {
  return rows.reduce((words, { range }) => (range === null ? words : words.replace(range.text.trim(), ' ')), own);
}

/**
 * A direction must be the computed flag of the row that the sentence names; of several rows, of one of them. A row whose flag could
 * not be computed, or a sentence about no row, must have the word printed. Nothing but rows inside their range is called inside.
 */
export function directionFaults({ own: all, support, rows }: Claim): GroundingFault[] {
  if (!saysDirection.test(all)) return [];
  const own = withoutPrinted(withoutQuestions(all).replace(anotherExpected, ' ').replace(place, ' '), rows);
  const claimed = directions.filter(({ said }) => said.test(own));
  const wrong = [...claimed.filter((one) => !holds(one, own, support, rows)), ...wronglyNamed(own, rows)];
  return [...new Set(wrong)].map(({ word }) => ({ kind: 'direction', word }));
}

function holds({ said, flags, word }: Direction, own: string, support: string, rows: readonly LabResult[]): boolean {
  const isFlagged = (row: LabResult) => flags.includes(row.flag);
  if (rows.length === 0) return said.test(support);
  // "Fine" of several is said of all of them.
  if (word === 'inside') return rows.every(isFlagged) || (rows.every(isOpen) && said.test(support));
  if (rows.some(isFlagged)) return true;
  const isNamedSo = rows.some(({ name }) => said.test(name) && own.toLowerCase().includes(name.toLowerCase()));
  return isNamedSo || (rows.some(isOpen) && said.test(support));
}

const isOpen = ({ flag }: LabResult): boolean => flag === 'unknown' || flag === 'abnormal';

/** "Glucose (high), eGFR (low)": each mark must be that of the row it stands behind. */
function wronglyNamed(own: string, rows: readonly LabResult[]): Direction[] {
  const said = own.toLowerCase();
  return [above, below].filter(({ word, flags }) => {
    const mark = word === 'above' ? 'high' : 'low';
    if (!new RegExp(`\\(${mark}[),]`).test(said)) return false;
    const named = rows.filter(({ name }) => isMarked(said, name.toLowerCase(), mark));
    return named.some(({ name }) => !rows.some((row) => row.name === name && flags.includes(row.flag)));
  });
}

/** The whole name, so that "Cholesterol" is not found in "HDL Cholesterol (low)". */
function isMarked(said: string, name: string, mark: string): boolean {
  const at = Math.max(said.indexOf(`${name} (${mark})`), said.indexOf(`${name} (${mark},`));
  return at === 0 || (at > 0 && /(?:[:,]|\band) $/.test(said.slice(Math.max(0, at - 5), at)));
}
