import type { Medication } from '../documents/explanation.ts';
import { sentenceAround, supportAround } from '../grounding/support.ts';
import { firstFrom } from '../kernel/first-from.ts';
import { contains, textAt, type Span } from '../kernel/span.ts';
import type { Reading } from '../reading/reading.ts';
import { shortQuote } from './quote.ts';
import { fromDocument, type Said } from './said.ts';
import { medicationName, shortMedicineName } from './medication-sentences.ts';
import { coveredBy } from '../kernel/covered-by.ts';
import { inWords, listOf, sentence } from './wording.ts';

const change =
  /\b(?:start(?:ed|ing)?|new(?:ly)?|stop(?:ped|ping)?|discontinue[ds]?|increase[ds]?|decrease[ds]?|reduce[ds]?|changed?|switch(?:ed)?|hold|held|resume[ds]?|taper)\b/i;
const stop =
  /\b(?:stop(?:ped|ping)?(?: taking)?|discontinued?|hold|held|on hold|do not take|no longer(?: \w+)?|completed|inactive|ceased?|withdrawn)\b/i;

/** Medicines whose own row or sentence speaks of a change, told in the document's words. */
export function medicationChanges(text: string, medications: readonly Medication[], word: string): Said[] {
  const marked = markedChanges(text, medications);
  const isMarked = coveredBy(marked.flatMap(({ spans }) => spans));
  const others = medications.filter(({ span }) => !isMarked(span));
  return [...marked, ...quotedChanges(text, others, word)];
}

function quotedChanges(text: string, medications: readonly Medication[], word: string): Said[] {
  return medications.flatMap((medication) => {
    const span = sentenceAround(text, medication.span);
    if (!change.test(textAt(text, span))) return [];
    const quote = shortQuote(text, span, 20);
    if (quote === undefined) return [];
    return [changeSentence(medication, quote, word, span)];
  });
}

const label = /^"(new|changed?|stop(?:ped)?|hold|discontinued?|increased?|decreased?|resume):/i;

/** "Marked "NEW": Apixaban 5 mg and Metoprolol 25 mg.": medicines under the mark that their row begins with. */
export function markedChanges(text: string, medications: readonly Medication[]): Said[] {
  const byMark = new Map<string, Medication[]>();
  for (const medication of medications) {
    const mark = label.exec(shortQuote(text, sentenceAround(text, medication.span), 20) ?? '')?.[1]?.toUpperCase();
    if (mark === undefined) continue;
    const marked = byMark.get(mark);
    if (marked === undefined) byMark.set(mark, [medication]);
    else marked.push(medication);
  }
  return [...byMark].flatMap(([mark, those]) =>
    inThrees(those).map((few) =>
      fromDocument(
        sentence(`Marked "${mark}": ${listOf(few.map(medicationName))}`),
        few.map(({ span }) => sentenceAround(text, span)),
      ),
    ),
  );
}

const inThrees = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / 3) }, (_, at) => all.slice(at * 3, at * 3 + 3));

/** "NEW: …" is told as the mark it is; a sentence is quoted, with the name before it where it does not hold it. */
function changeSentence(medication: Medication, quote: string, word: string, span: Span): Said {
  const name = medicationName(medication);
  const mark = label.exec(quote)?.[1];
  if (mark !== undefined) return fromDocument(sentence(`${name} is marked "${mark}"`), [span]);
  const isNamed = quote.toLowerCase().includes(shortMedicineName(medication).toLowerCase());
  return fromDocument(sentence(`${isNamed ? 'The' : `About ${name}, the`} ${word} says: ${quote}`), [span]);
}

const newDose =
  /\b(?:change[ds]?|increase[ds]?|decrease[ds]?|reduce[ds]?|raise[ds]?|lower(?:ed)?|switch(?:ed)?|titrated?)\b(?: dose)?(?: from [^\s|;,]{1,9}(?: ?[a-z%µμ]{1,5})?)? to \d+(?:[.,]\d+)? ?(?:mg|mcg|micrograms?|µg|μg|g|ml|units?|iu|tablets?|capsules?|puffs?|drops?|sachets?|patch(?:es)?|%)(?![\p{L}\d])/iu;

/**
 * "Edoxaban 60 mg is marked "CHANGE to 30 mg".": a row that lists a dose and orders another one. The directions of the old dose are
 * not told, for they hold no more.
 */
export function orderedDose(text: string, medication: Medication): Said | undefined {
  const span = supportAround(text, medication.span);
  const row = textAt(text, span);
  const from = medication.span[1] - span[0];
  // Only what stands in a cell of its own behind the entry orders it; sentences are told by what they say.
  const order = /\||\t| {3}/.test(row) ? newDose.exec(row.slice(from)) : null;
  if (order === null) return undefined;
  return fromDocument(sentence(`${medicationName(medication)} is marked "${order[0].replace(/\s+/g, ' ')}"`), [span]);
}

const toChange: ReadonlySet<string> = new Set(['stopped', 'held', 'changed', 'increased', 'decreased']);
const mostMarked = 4;

/** "Marked to stop or change: Edoxaban, Digoxin and two more.": what a list orders for medicines that were taken so far, by name. */
export function markedToChange({ medications, medicationChanges = [] }: Reading): Said[] {
  const isMarked = coveredBy(medicationChanges.filter(({ kind }) => toChange.has(kind)).map(({ span }) => span));
  const marked = medications.filter(({ span }) => isMarked(span));
  if (marked.length === 0 || marked.length === medications.length) return [];
  const named = [...new Set(marked.map(shortMedicineName))];
  const shown = named.length === mostMarked + 1 ? named : named.slice(0, mostMarked);
  const more = named.length - shown.length;
  const names = listOf(more === 0 ? shown : [...shown, `${inWords(more)} more`]);
  return [
    fromDocument(
      sentence(`Marked to stop or change: ${names}`),
      marked.map(({ span }) => span),
    ),
  ];
}

const dated =
  /\b(?:new|start(?:s|ing|ed)?|restart|resume|until|from|hold|stop(?:s|ped)?)\b[^|.\n]{0,16}?\b\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?(?![\d/.])/i;

/** "Apixaban 5 mg is marked "NEW - start 14/12".": from when or until when a row has a medicine taken, beside how it is taken. */
export function datedOrder(text: string, medication: Medication): Said[] {
  const span = supportAround(text, medication.span);
  const behind = text.slice(medication.span[1], span[1]);
  const order = /^\s*\||^\t|^ {3}/.test(behind) ? dated.exec(behind) : null;
  return order === null
    ? []
    : [fromDocument(sentence(`${medicationName(medication)} is marked "${order[0].replace(/\s+/g, ' ')}"`), [span])];
}

const orders =
  /^\W*(?:increase|decrease|reduce|lower|raise|change|switch|continue|resume|restart|start|begin|stop|hold|taper|refill|add)\b(?!\s*:)/i;

const meansChange =
  /\b(?:increas(?:e|ing)|decreas(?:e|ing)|reduc(?:e|ing)|rais(?:e|ing)|lower(?:ing)?|switch(?:ing)?|chang(?:e|ing)|titrat\w+|start(?:ing)?|stop(?:ping)?)\b(?!\s*:)[^\n]{0,40}$/i;

/** "We will increase your lisinopril to 40 mg": a change is spoken of shortly before the name. */
function isMeantFor(name: string, words: string): boolean {
  const said = words.toLowerCase();
  const wanted = name.toLowerCase();
  if (wanted === '') return false;
  for (let at = said.indexOf(wanted); at !== -1; at = said.indexOf(wanted, at + 1)) {
    if (meansChange.test(words.slice(Math.max(0, at - 60), at))) return true;
  }
  return false;
}

/** "Increase lisinopril to 40 mg daily": what is planned for a medicine that is listed already, told as the document says it. */
export function plannedChange(text: string, medication: Medication, word: string): Said | undefined {
  const span = sentenceAround(text, medication.span);
  const words = textAt(text, span);
  if (!orders.test(words) && !isMeantFor(shortMedicineName(medication), words)) return undefined;
  const quote = shortQuote(text, span, 20);
  return quote === undefined ? undefined : changeSentence(medication, quote, word, span);
}

type ToldOfMedicines = Pick<Reading, 'text' | 'sections' | 'medicationChanges'>;

/**
 * What the document says where it does not have a medicine taken: its row or sentence says so, or it stands under "Stopped
 * medications". Undefined where it says no such thing. Instructions of a stopped medicine are never told.
 */
export function stoppedMedications(
  { text, sections, medicationChanges = [] }: ToldOfMedicines,
  word: string,
): (medication: Medication) => Said | undefined {
  const sectionOf = containing(sections.filter(({ name }) => stop.test(name)));
  const changeOf = containing(medicationChanges);

  return (medication) => {
    const name = medicationName(medication);
    const span = supportAround(text, medication.span);
    const said = stop.exec(textAt(text, span))?.[0];
    if (said !== undefined) {
      return changeSentence(medication, shortQuote(text, span, 20) ?? `"${said}"`, word, span);
    }
    const section = sectionOf(medication.span);
    if (section !== undefined)
      return fromDocument(sentence(`${name} is listed under "${section.name}"`), [medication.span]);
    const marked = changeOf(medication.span);
    if (marked?.kind !== 'stopped' && marked?.kind !== 'held') return undefined;
    return fromDocument(sentence(`${name} is marked "${marked.text}"`), [medication.span]);
  };
}

/** Finds the one of several stretches that holds a span. They do not overlap each other. */
function containing<Item extends { span: Span }>(items: readonly Item[]): (span: Span) => Item | undefined {
  const inOrder = items.toSorted((a, b) => a.span[0] - b.span[0]);
  return (span) => {
    const item = inOrder[firstFrom(inOrder, (one) => one.span[0] > span[0]) - 1];
    return item !== undefined && contains(item.span, span) ? item : undefined;
  };
}
