import type { LabResult } from '../../documents/explanation.ts';
import { append } from '../../kernel/append.ts';
import { touching } from '../../kernel/touching.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { onceEach, withContrast, withCriticalFlags, withFormer, withLostPoints } from './across-rows.ts';
import { bloodGroups } from './blood-group.ts';
import { finishRow } from './finish-row.ts';
import type { RowDraft } from './item.ts';
import { withLegend } from './legends.ts';
import { cutCsv, splitLines, type Lines } from './lines.ts';
import { partUnreadable } from './misread.ts';
import { rangeLine, withRangeLines } from './range-lines.ts';
import { type Found, holdsDigit, readLine } from './read-line.ts';
import { createReadingContext, type Medium, type ReadingContext } from './reading-context.ts';
import { unreadLine, type UnreadRow } from './unread-line.ts';
import { noteSpecimen, passOver, startState, type State } from './zone-state.ts';

/** Every laboratory result in a canonical text, in order. Status comes from the printed range alone. Linear in the length. */
export function readLabRows(text: string, knowledge: Knowledge, medium: Medium = {}): LabResult[] {
  return readLabs(text, knowledge, medium).rows;
}

/** The same, with the tests of a recognised text whose numbers could not be read. */
export function readLabs(
  text: string,
  knowledge: Knowledge,
  medium: Medium = {},
): { rows: LabResult[]; unread: UnreadRow[] } {
  const context = createReadingContext(text, knowledge, medium);
  const { rows, unread, isReport } = readZones(context);
  const each = onceEach(withCriticalFlags(rows.map((draft) => finishRow(context, draft))), isReport);
  const groups = bloodGroups(text, knowledge);
  const isGroup = touching(groups.map(({ span }) => span));
  const found = [
    ...withLegend(withLostPoints(withFormer(each, knowledge)), text).filter(({ span }) => !isGroup(span)),
    ...groups,
  ].sort((a, b) => a.span[0] - b.span[0]);
  const isRead = touching(found.map(({ span }) => span));
  return {
    rows: isReport ? withContrast(found, knowledge) : found,
    // A name may stand over its number.
    unread: unread.filter(({ span }) => !isRead(span)),
  };
}

const mostAbove = 5; // lines of a range over the line of its row

/** Goes through the lines once, knowing at each in what zone, under which header and in which panel it stands. */
export function readZones(context: ReadingContext): { rows: RowDraft[]; unread: UnreadRow[]; isReport: boolean } {
  const lines = cutCsv(context.text, splitLines(context.text, context.medium.recognised));
  const state = startState(context, lines);
  const rows: RowDraft[] = [];
  const unread: UnreadRow[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line) continue;
    if (passOver(context, lines, line, state)) {
      noteSpecimen(context, line, state);
      continue;
    }
    const all = readLine(context, lines, index, state);
    const read = withoutUnreadable(context, all, unread);
    const lost =
      read.found.length > 0 || all.found.length === 0 ? unreadLine(context, line, state, read.found) : undefined;
    if (lost) {
      unread.push(lost);
      continue;
    }
    const { found, taken } = withRange(context, lines, index, read, state);
    if (found.length === 0) noteSpecimen(context, line, state);
    const { specimen } = state;
    append(
      rows,
      found.flatMap(eachDate).map((row) => ({
        ...row,
        specimen: row.specimen ?? specimen,
        collectedAt: row.collectedAt ?? state.collectedAt,
      })),
    );
    state.inPanel = found.length > 0 || state.inPanel || (state.begun && line.cells.length === 1);
    state.begun = true;
    index += taken - 1;
  }
  return { rows, unread, isReport: state.title === 'lab' };
}

function withoutUnreadable(context: ReadingContext, { found, taken }: Found, unread: UnreadRow[]): Found {
  const { rows, lost } = partUnreadable(context, found);
  append(unread, lost);
  return { found: rows, taken };
}

/** A row and its results of earlier dates, which have what was found out of the row as a whole. */
const eachDate = ({ earlier = [], ...row }: RowDraft): RowDraft[] => [
  row,
  ...earlier.map((before) => ({
    ...before,
    name: row.name,
    range: row.range,
    ...(row.moreRange && { moreRange: row.moreRange }),
  })),
];

/** A row alone in its line may have its range in the lines below. */
function withRange(context: ReadingContext, lines: Lines, index: number, { found, taken }: Found, state: State): Found {
  const [row, ...others] = found;
  const { above } = state;
  state.above = [];
  const line = lines[index];
  const loose = !row && line && holdsDigit(context.text, line) ? rangeLine(context, line) : undefined;
  if (loose) state.above = [...above.slice(-mostAbove), loose];
  if (!row || others.length > 0) return { found, taken };
  const grown = withRangeLines(context, lines, index + taken, row, above);
  return { found: [grown.row], taken: taken + grown.taken };
}
