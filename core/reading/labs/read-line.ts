import { isResult } from './accept-row.ts';
import { type Layout, layouts, type Place, type Reading } from './layouts.ts';
import type { Line } from './lines.ts';
import { isRemark } from './name-words.ts';
import { withoutPanel, withUnitOfKnownName } from './name-cell.ts';
import type { ReadingContext } from './reading-context.ts';
import type { RowDraft } from './item.ts';
import { hasDigit, hasLetter } from './signs.ts';
import type { State } from './zone-state.ts';

/** The rows that begin in a line, and the number of lines they take. */
export type Found = { found: RowDraft[]; taken: number };

const longestLine = 4000;
const nothing: Found = { found: [], taken: 1 };

/** Reads a line in the first layout that gives results. */
export function readLine(context: ReadingContext, lines: readonly Line[], index: number, state: State): Found {
  const line = lines[index];
  if (!line || !canHoldRow(context.text, lines, index, state)) return nothing;
  if (state.maker === 'camera' && state.zone !== 'lab') return nothing;
  const row = state.header ? line : withoutPanel(context, line);
  const place: Place = { context, lines, line, row, state };
  let isTalk = isBracketLine(context.text, line) || line.end - line.start > longestLine;
  for (const layout of layouts) {
    if ((isTalk && !isSentence(layout)) || !layout.zones.includes(state.zone) || !layout.fits(place)) continue;
    const reading = layout.read(place);
    const found = resultsOf(place, layout, reading);
    if (found.length > 0 && !(layout.whole && found.length < reading.rows.length))
      return { found, taken: reading.taken ?? 1 };
    // What is a list is not one row: a sentence may still tell its parts.
    isTalk ||= layout.whole === true && reading.rows.length > 0;
  }
  return nothing;
}

// "Low: <1", "Male: 13-17": part of a range, whatever stands around it.
const isBracketLine = (text: string, { start, end, layout }: Line): boolean => {
  const lead =
    layout === 'plain'
      ? /^\s{0,40}([\p{L}]{1,20})\s?:/u.exec(text.slice(start, Math.min(end, start + 62)))?.[1]
      : undefined;
  return lead !== undefined && isRemark(lead);
};

const isSentence = ({ origin }: Layout): boolean => origin === null || origin === 'told';

/** Those of the rows read that are weighed and found to be results. */
function resultsOf({ context, state }: Place, { origin }: Layout, { rows }: Reading): RowDraft[] {
  if (origin === null) return [...rows];
  const { zone, title, header, inPanel, remarks, maker, specimen } = state;
  const around = { origin, zone, inPanel, maker, remarks, titled: title === 'lab' || header !== null };
  return rows
    .map((row) => (origin === 'told' ? row : withUnitOfKnownName(context, row)))
    .filter((row) => isResult(context, { ...row, specimen }, { ...around, colon: row.colon === true }));
}

export const holdsDigit = (text: string, line: Line | undefined): boolean =>
  line !== undefined && hasDigit(text.slice(line.start, line.end));

const answer =
  /\bneg|\bpos|detected|reactive|immune|equivocal|indeterminate|borderline|inconclusive|unresolved|invalid|inhibit|insuffic|inadequate|\bfailed|\bnot (?:done|tested|requested|sent|received|performed|found|seen)|reject|cancel|ha?emoly|clotted|pend|await|to follow|unsuitable|\bsee (?:note|comment|below|text)|refer to/i;

/** The cheap answer for most lines: without letters there is no name, and results in words are believed in a laboratory's zone only. */
function canHoldRow(
  text: string,
  lines: readonly Line[],
  index: number,
  { zone, header, wide, inPanel }: State,
): boolean {
  const line = lines[index];
  if (!line || (!header && !wide && !hasLetter(text.slice(line.start, line.end)))) return false;
  if (zone === 'lab' || inPanel || holdsDigit(text, line) || holdsDigit(text, lines[index + 1])) return true;
  return zone === 'unknown' && answer.test(text.slice(line.start, Math.min(line.end, line.start + 200)));
}
