import { type Phrases, wordsOf, phraseLists } from './phrases.ts';
import reportWords from './report-words.json' with { type: 'json' };
import { wordsIn } from './signs.ts';

/** What a part of a document is about, as far as laboratory rows go. `unknown` before any heading says so. */
export type Zone = 'lab' | 'other' | 'medications' | 'unknown';

/** Words before a heading that do not change it (`leads`), headings as a whole, and `beginnings` with further words behind them. */
const lists = phraseLists(reportWords.sections);

const longestHeading = 70;
const furtherWords = 6;

/** The zone that a heading opens, or undefined when the line is no heading known here. */
export function zoneOfHeading(line: string): Zone | undefined {
  if (line.length < 2 || line.length > longestHeading + 20) return undefined;
  const words = line.replace(/^[\s#*=•-]{1,20}/, '').replace(/[\s:*=#-]{1,20}$/, '');
  if (words.length < 2 || words.length > longestHeading || /[|\t]|:\s*\S|\d/.test(words)) return undefined;
  const all = wordsOf(words);
  const forms = [all, withoutLeads(all)];
  if (forms.some((form) => lists.labHeadings.is(form) || lists.labBeginnings.begins(form, furtherWords))) return 'lab';
  if (forms.some((form) => lists.medicationBeginnings.begins(form, furtherWords) || lists.medicationHeadings.is(form)))
    return 'medications';
  return forms.some((form) => lists.otherBeginnings.begins(form, furtherWords) || lists.otherHeadings.is(form))
    ? 'other'
    : undefined;
}

const longestInline = 40;

/** The zone that a label opens with its text behind it: "PHYSICAL EXAM: BP 94/58"; `unknown` after one that is not known here. */
export function zoneOfLabel(line: string): Zone | undefined {
  const label = /^\s{0,4}(\p{Lu}[^:\n|\d]{2,40}):\s/u.exec(line.slice(0, longestInline + 8))?.[1];
  if (label === undefined) return undefined;
  return zoneOfHeading(label) ?? (label === label.toUpperCase() ? 'unknown' : undefined);
}

const mostLeads = 4;

function withoutLeads(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word, index) => index >= mostLeads || !lists.leads.is([word]));
  return first > 0 ? words.slice(first) : words;
}

/** What makes its figures: a device at the bedside, a camera, or an eye at a microscope; null for all other papers. */
export type Maker = 'device' | 'camera' | 'microscope' | null;

const titleOfMaker = 4; // lines
const wordsOfMaker = 9;

/** Whether a paper tells what a device or a microscope showed, by its first lines. Its figures are no laboratory rows. */
export function makerOf(firstLines: string): Maker {
  // Bars part the words of a letterhead; further down they are those of a table.
  const lines = firstLines
    .split('\n')
    .slice(0, titleOfMaker)
    .filter((line, index) => index === 0 || !line.includes('|'))
    .flatMap((line) => line.split(/\||\t| {2,}/))
    .map(wordsOf);
  const names = (title: Phrases): boolean => lines.some((words) => words.length <= wordsOfMaker && title.holds(words));
  if (names(lists.tissueTitle)) return 'microscope';
  if (names(lists.pictureTitle)) return 'camera';
  return names(lists.deviceTitle) && !lines.some((words) => lists.labTitle.holds(words)) ? 'device' : null;
}

/** Headings of remarks between the tables of a laboratory report, which do not end it. */
export const isCommentary = (line: string): boolean => lists.commentary.begins(line);

const longestTitle = 10; // words

/** The zone a document begins in, by the words of its first lines. */
export function zoneOfTitle(firstLines: string): Zone {
  const lines = firstLines.split('\n').filter((line) => line.trim() !== '');
  if (lists.otherTitle.holds(lines[0] ?? '') || lists.otherTitle.holds(firstLines)) return 'unknown';
  return lines.some((line) => wordsIn(line.trim()).length <= longestTitle && lists.labTitle.holds(line))
    ? 'lab'
    : 'unknown';
}

/** Labels of remarks below and between rows: what follows them speaks about results and prints none. */
const { labels, former } = phraseLists(reportWords.commentary);

const longestLabel = 44; // characters
const mostMore = 3; // words

function labelOf(line: string): string | undefined {
  const colon = line.slice(0, longestLabel + 20).indexOf(':');
  const label = colon > 0 ? line.slice(0, colon).trim() : '';
  return label === '' || label.length > longestLabel ? undefined : label;
}

/** Whether a line begins a remark that goes on to the end of its paragraph. */
export function opensCommentary(line: string): boolean {
  const label = labelOf(line);
  return label !== undefined && labels.begins(label, mostMore);
}

/** "Previous (11.09.24): Ferritin 1,210 ug/L": results of another day. */
export function tellsFormer(line: string): boolean {
  const label = labelOf(line);
  return label !== undefined && former.begins(label, mostMore) && /:\s*\p{L}{2}/u.test(line);
}
