import type { PageWord } from '../documents/page-layout.ts';
import { overlaps, textAt } from '../kernel/span.ts';
import type { ReadResult } from '../reading/doubts/result-doubts.ts';
import { labName } from './lab-words.ts';
import { general, type Said } from './said.ts';
import { capitalise } from './wording.ts';

const mostTold = 8;

/** Where a number comes from a person and not from the paper's picture: "Potassium: "5.1" was put in by hand on 12 May 2026. …". */
export function correctionSentences(rows: readonly ReadResult[], words: readonly PageWord[], text: string): Said[] {
  return words.slice(0, mostTold).flatMap((word) => {
    const row = rows.find(({ span }) => overlaps(span, word.span));
    if (row === undefined || word.corrected === undefined) return [];
    const { read, at } = word.corrected;
    const corrected = `"${textAt(text, word.span)}" was put in by hand${onDay(at)}`;
    return [general(`${capitalise(labName(row))}: ${corrected}. The machine had read "${read}".`, [word.span])];
  });
}

const months = 'January February March April May June July August September October November December'.split(' ');

/** " on 12 May 2026"; nothing where the time is not known. */
function onDay(at: string): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return '';
  return ` on ${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`;
}
