import { alignDates } from './dated-columns.ts';
import { collectedIn } from './dates.ts';
import { findHeader, type Header } from './header.ts';
import { isBlank, type Line, type Lines, filled } from './lines.ts';
import { findMisreadHeader } from './misread-header.ts';
import { phraseLists } from './phrases.ts';
import type { RangeLine } from './range-lines.ts';
import type { ReadingContext } from './reading-context.ts';
import reportWords from './report-words.json' with { type: 'json' };
import {
  isCommentary,
  type Maker,
  makerOf,
  opensCommentary,
  tellsFormer,
  type Zone,
  zoneOfHeading,
  zoneOfLabel,
  zoneOfTitle,
} from './sections.ts';
import { hasWord } from './signs.ts';
import { type Specimen, specimenLabelled, specimenOfHeading } from './specimens.ts';
import { findWideHeader, type WideHeader } from './wide-table.ts';

/** What the lines so far say about the next one. */
export type State = {
  zone: Zone;
  title: Zone;
  maker: Maker;
  header: Header | null;
  inPanel: boolean;
  /** Whether the line is part of a remark, and speaks about results. */
  remarks: boolean;
  collectedAt: string | null;
  begun: boolean;
  specimen: Specimen | null;
  wide: WideHeader | null;
  above: RangeLine[];
};

const { bloodTitles } = phraseLists(reportWords.besideRows);
const titleLines = 14;
const longestTitle = 200;

export function startState({ text }: ReadingContext, lines: Lines): State {
  const title = lines
    .filter((line) => !isBlank(line))
    .slice(0, titleLines)
    .map(({ start, end }) => text.slice(start, Math.min(end, start + longestTitle)))
    .join('\n');
  const maker = makerOf(title);
  const zone = maker === null ? zoneOfTitle(title) : 'unknown';
  return {
    ...{ zone, title: zone, maker, header: null, inPanel: false, remarks: false, collectedAt: null },
    ...{ begun: false, specimen: null, wide: null, above: [] },
  };
}

/** Headings and labels say what was tested in the rows below them. */
export function noteSpecimen({ text }: ReadingContext, line: Line, state: State): void {
  const words = text.slice(line.start, Math.min(line.end, line.start + 400));
  if (!hasWord(words)) return;
  const alone = filled(line.cells).length === 1;
  state.specimen =
    specimenLabelled(words) ??
    (alone ? specimenOfHeading(words.replaceAll('|', ' ')) : specimenOfTitle(text, line)) ??
    state.specimen;
}

/** "URINALYSIS, COMPLETE      Fern Hill Clinic", "Urinalysis   Result   Normal": the first cell of a head names what was tested. */
function specimenOfTitle(text: string, { cells }: Line): Specimen | undefined {
  const words = cells[0] === undefined ? '' : text.slice(...cells[0]).trim();
  return bloodTitles.begins(words) ? undefined : specimenOfHeading(words);
}

/** "k 3.8 (3.5-5.0)": a name, a value and its range that fill a line are a row, also below a remark. */
const wholeRow =
  /^\s{0,9}\p{L}[\p{L}\d]{0,15}(?: [\p{L}\d]{1,15}){0,2}\s{1,6}[<>]?\d{1,5}(?:\.\d{1,3})?(?:\s[\p{L}%][\p{L}\d/%^]{0,9})?\s{1,6}\(\d{1,5}(?:\.\d{1,3})?\s?-\s?\d{1,5}(?:\.\d{1,3})?\)\s{0,6}[HL*]{0,2}\s*$/u;

/** "Lee PQ et al. Lancet. 2019;394:1145-58", "doi:10.1016/x": figures of a publication are no results. */
const citation =
  /\bet al\b|\b(?:19|20)\d{2}(?: \p{L}{3})?\s?;\s?\d{1,4}\s?(?:\(|:)|\bdoi\s?:|\bdoi\.org|\bPMID\b|\bISBN\b|\bhttps?:\/\//iu;

/** Takes note of what a line says about those below it. Answers whether it can hold no row itself. */
export function passOver(context: ReadingContext, lines: Lines, line: Line, state: State): boolean {
  const { text } = context;
  if (isBlank(line)) {
    state.inPanel = false;
    state.remarks = false;
    // In a note "Urine dip" speaks for its own lines only.
    if (state.title !== 'lab' && state.header === null && state.zone !== 'lab') state.specimen = null;
    return true;
  }
  state.collectedAt = collectedIn(text, line) ?? state.collectedAt;
  const words = text.slice(line.start, line.end);
  if (citation.test(words)) return true;
  if (opensCommentary(words)) state.remarks = true;
  else if (line.layout !== 'plain' || wholeRow.test(words)) state.remarks = false;
  return tellsFormer(words) || opensZone(words, line, state) || opensTable(context, lines, line, state);
}

function opensZone(words: string, line: Line, state: State): boolean {
  const zone = line.cells.length === 1 ? zoneOfHeading(words) : undefined;
  // A list of medicines ends at the next label, which may have its text behind it.
  if (!zone && state.zone === 'medications') state.zone = zoneOfLabel(words) ?? state.zone;
  if (!zone || (state.title === 'lab' && zone === 'other' && isCommentary(words))) return false;
  Object.assign(state, { zone, header: null, inPanel: zone === 'lab', begun: true });
  return true;
}

/** "Resu1t": no word of print has a digit between its letters. */
const digitInWord = /\p{L}{2}[015]+\p{Ll}/u;

/** "12/03/26   18/09/26" over "Test   Result   Result": dates in the line above say when the results of each column were taken. */
function withDatesAbove(header: Header, line: Line, above: Line | undefined, former: Header | null): Header {
  const [columns = [], ...others] = header.groups;
  const dates = former?.groups.flat() ?? [];
  const values = columns.filter(({ role }) => role === 'value');
  const isAbove =
    former !== null && above !== undefined && above.start === former.at && dates.every(({ role }) => role === 'dated');
  if (!isAbove || others.length > 0 || values.length < 2 || values.length !== dates.length || line.layout !== 'gaps')
    return header;
  const timed = columns.map((column) => {
    const time = dates[values.indexOf(column)]?.time;
    return time ? { ...column, role: 'dated' as const, time } : column;
  });
  return { ...header, groups: [timed] };
}

/** "22 Sep    18 Jun" under "Today    Last visit    Range": the table goes on, its one column of results being known. */
function isDatesBelow(found: Header, former: Header | null, above: Line | undefined): boolean {
  const roles = (header: Header) => header.groups.flat().map(({ role }) => role);
  return (
    former !== null &&
    above?.start === former.at &&
    roles(found).every((role) => role === 'dated') &&
    roles(former).filter((role) => role === 'value').length === 1 &&
    !roles(former).includes('dated')
  );
}

function opensTable(context: ReadingContext, lines: Lines, line: Line, state: State): boolean {
  const misread = (): Header | undefined =>
    context.medium.recognised === true || digitInWord.test(context.text.slice(line.start, line.end))
      ? findMisreadHeader(context.text, line)
      : undefined;
  const found = findHeader(context.text, line) ?? misread();
  const wide = found ? undefined : findWideHeader(context, line);
  if (wide) Object.assign(state, { wide, header: null, inPanel: true, begun: true });
  if (wide) return true;
  if (!found) return false;
  if (isDatesBelow(found, state.header, lines[line.index - 1])) return true;
  const header = alignDates(context, lines, withDatesAbove(found, line, lines[line.index - 1], state.header), line);
  const roles = header.groups.flat().map(({ role }) => role);
  const isLab = roles.includes('unit') || roles.includes('range');
  Object.assign(state, { header, wide: null, inPanel: true, zone: isLab ? 'lab' : state.zone, begun: true });
  return true;
}
