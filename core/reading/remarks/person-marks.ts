import { matchesIn } from '../../kernel/matches-in.ts';
import type { Span } from '../../kernel/span.ts';
import { linesOf } from '../lines.ts';

/** What tells one person from another, in a group of its own: two different marks of a group are of two persons. */
type Mark = { group: string; key: string; span: Span };

/** Numbers that a health service gives to one person, with or without a colon behind their label. */
const numbers =
  /\b(NHS|CHI|MRN|URN|NHI|IHI|SSN|AHV|PESEL|(?:hosp(?:ital)?|pat(?:ient)?|unit|resident)\.?(?: ?-? ?(?:no|nr|id|number)\b\.?)|(?:pat|fall|patienten)-?(?:nr|id)\b\.?)(?:\.? ?(?:no|nr|number|id)\b\.?)?\s?[:#]?\s{0,3}([A-Z]{0,3}\d(?:[\d -]{3,14})\d[A-Z]?)(?![\d.])/giu;

/** A name with a title, as a line begins with it: "Mr Harold Tenby (born 1949):". */
const titled =
  /^\s{0,12}(?:[-*•]\s|\d[.)]\s)?(?:Mr|Mrs|Ms|Miss|Master|Herr|Frau|Mme|M\.|Sr|Sra|Sig|Baby)\.? (\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’-]+){0,3})(?:,? ?\([^()\n]{2,60}\)|,[^:\n]{2,40})?\s?(?::|[-–]\s)/u;
/** What a line of results holds: a number with its unit, a number with a range, an answer. */
const ofResult =
  /\d\s?(?:%|[\p{L}µ]{1,5}\/[\p{L}\d]{1,6})|\d\s?\(\s?[<>]?\d|\b(?:positive|negative|detected|normal|raised|low|high)\b/iu;

/** "Bed 2  LINDQVIST, Per", "Resident 4: Ann Moor": a place or a number, and who is there. */
const placed =
  /^\s{0,12}(?:bed|bay|cot|room|rm|patient|pt|resident|client|person|case|bett|zimmer|lit|cama|letto|säng)\s?(?:no\.?|nr\.?|#)?\s?([A-Z]?\d{1,3}[A-Z]?)\b[\s:.,|–-]{1,12}(?:(?:Mr|Mrs|Ms|Miss|Dr)\.? )?(\p{Lu}[\p{L}'’-]+,? (?:\p{Lu}[\p{L}'’-]*\.?))/iu;

/** A birth date behind a name, in the line or in a bracket: "OKORO, Grace   DoB 12-Jan-1944", "Ida Tenby (born 19/8/1951)". */
const born =
  /(\p{Lu}[\p{L}'’-]+,? \p{Lu}[\p{L}'’.-]*)(?: \p{Lu}[\p{L}'’-]+)?[\s,;|(–-]{1,12}(?:[^\n:;]{0,40}?[\s,(])?(?:DoB|D\.O\.B\.?|born|geb\.?|geboren|née? le|nacid[oa](?: el)?|nat[oa](?: il)?|född|fødd?|ur\.)\s?:?\s{0,3}(\d{1,4}[-/. ](?:\d{1,2}|\p{L}{3,9})[-/. ]\d{2,4})/gu;

/** "Patient A: potassium 6.3 mmol/L", "Mum: cholesterol 6.1 mmol/L": a line for each. */
const lettered =
  /^\s{0,12}(?:[-*•]\s)?((?:patient|pt|person|resident|case|client|subject|child|twin|baby) (?:[A-Z]|\d{1,2})|mum|mom|mother|dad|father|son|daughter|brother|sister|grandma|grandpa|grandmother|grandfather|husband|wife|partner|aunt|uncle|me)\s?[:–-]\s/iu;
const measured = /\d\s?(?:%|[\p{L}µ]{1,5}\/[\p{L}\d]{1,6})/u;
/** "2. Meyer Ulla, 01.09.1983, CRP 2 mg/L" */
const listed =
  /^\s{0,12}(?:\d{1,2}[.)]\s{1,3})?(\p{Lu}[\p{L}'’-]+,? \p{Lu}[\p{L}'’-]+)[,;|]\s{0,3}(\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d)\b/u;
/** A table with a column of people. */
const ofPeople =
  /^\s{0,8}(?:patient|resident|client|surname|person|member|family member)s?(?:'s)?(?: name)?\s{0,3}(?:\s{2}|[|;,\t])/i;
const inColumn = /^\s{0,8}(\p{Lu}[\p{L}'’.-]+,? \p{Lu}[\p{L}'’-]*\.?)\s{0,3}(?:\s{2}|[|;\t])/u;

const longestLine = 400;

function marksOf(text: string): Mark[] {
  let isTable = false;
  return linesOf(text).flatMap(({ text: line, span: [start] }): Mark[] => {
    const words = line.slice(0, longestLine);
    if (line.trim() === '') isTable = false;
    isTable ||=
      !words.includes(':') &&
      ofPeople.test(words) &&
      /\b(?:results?|values?|tests?|analytes?|range|units?)\b/i.test(words);
    if (!/\d|:/.test(words)) return [];
    const mark = (group: string, key: string, found: RegExpExecArray, at = found.index): Mark => ({
      ...{ group, key: plain(key) },
      span: [start + at, start + found.index + found[0].length],
    });
    const name = titled.exec(words);
    const place = placed.exec(words);
    const letter = measured.test(words) ? lettered.exec(words) : null;
    const item = measured.test(words) ? listed.exec(words) : null;
    const cell = isTable ? inColumn.exec(words) : null;
    return [
      ...matchesIn(words, numbers).map((found) =>
        mark(`number ${plain(found[1] ?? '').slice(0, 3)}`, digits(found[2] ?? ''), found),
      ),
      ...matchesIn(words, born).map((found) => mark('born', found[2] ?? '', found)),
      ...(name !== null && ofResult.test(words.slice(name[0].length)) ? [mark('titled', name[1] ?? '', name)] : []),
      ...(letter === null ? [] : [mark('lettered', letter[1] ?? '', letter)]),
      ...(item === null ? [] : [mark('listed', `${item[1] ?? ''} ${item[2] ?? ''}`, item)]),
      ...(cell === null ? [] : [mark('column', cell[1] ?? '', cell)]),
      ...(place === null ? [] : [mark('placed', `${place[1] ?? ''} ${place[2] ?? ''}`, place)]),
    ];
  });
}

const plain = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .toLowerCase();
const digits = (words: string): string => words.replace(/[^\dA-Za-z]/g, '').replace(/^0+/, '');

/** Where marks of a second person stand, the first of each group. */
export function otherPersons(text: string): Span[] {
  const first = new Map<string, string>();
  const others = new Map<string, Span>();
  for (const { group, key, span } of marksOf(text)) {
    const known = first.get(group);
    if (known === undefined) first.set(group, key);
    else if (known !== key && !isSame(group, known, key) && !others.has(group)) others.set(group, span);
  }
  return [...others.values()].sort((a, b) => a[0] - b[0]);
}

/** The same day in another order, and a name with less of it. */
function isSame(group: string, a: string, b: string): boolean {
  if (group !== 'born' && group !== 'titled') return false;
  const [few = [], many = []] = [a.split(' ').map(bare), b.split(' ').map(bare)].sort((x, y) => x.length - y.length);
  const shared = few.filter((part) =>
    many.some((other) => other === part || other.startsWith(part) || part.startsWith(other)),
  );
  return group === 'born' ? shared.length >= few.length - 1 && isSameYear(few, many) : shared.length === few.length;
}

const bare = (part: string): string => part.replace(/^0+(?=\d)/, '');
const isSameYear = (a: readonly string[], b: readonly string[]): boolean => {
  const [year, other] = [a, b].map((parts) => parts.find((part) => part.length === 4) ?? parts.at(-1) ?? '');
  return year === other || year?.endsWith(other ?? '') === true || other?.endsWith(year ?? '') === true;
};
