import { contains, overlaps, textAt, type Span } from '../kernel/span.ts';
import type { Reading } from '../reading/reading.ts';
import { isInDoubt } from '../reading/doubts/result-doubts.ts';
import { seekHelpIfRight, seekHelpToday } from './fixed-texts.ts';
import { groupLabs } from './lab-standing.ts';
import { headedRequests } from './headed-requests.ts';
import { medicationName } from './medication-sentences.ts';
import { plainRequest } from './request-words.ts';
import { casesOf, isOpenRequest } from './listed-requests.ts';
import { isCourtesy } from './page-furniture.ts';
import { plannedItems } from './planned-items.ts';
import { printedWords, shortQuote } from './quote.ts';
import { fromDocument, general, onlyOnce, type Said } from './said.ts';
import { helpCases } from './when-to-seek-help.ts';
import { wordCount } from './wording.ts';

const most = 16;

/** What the document itself asks for; then how to prepare. Never a treatment, never a dose of ours. */
export function recommendations(reading: Reading, word: string): Said[] {
  return [
    ...seekingHelp(reading),
    ...stopOrders(reading),
    ...onlyOnce(reportedRequests(reading, word)).slice(0, most),
    ...onlyOnce(longRequests(reading, word)).slice(0, 3),
    ...preparing(reading, word),
  ];
}

const orderedToStop = /^(?:stop|stop taking|hold|do not take|discontinue|withhold)$/i;

/** "Terbinafine 250 mg is marked "STOP".": an order that stands within a diagnosis or a list is not to be overlooked. */
function stopOrders({ medications, medicationChanges = [], documentType }: Reading): Said[] {
  if (documentType === 'medication_list') return [];
  return medicationChanges
    .filter(({ text }) => orderedToStop.test(text))
    .flatMap(({ span, text }) => {
      const medication = medications.find((one) => contains(one.span, span));
      return medication === undefined
        ? []
        : [fromDocument(`${medicationName(medication)} is marked "${text}".`, [medication.span])];
    })
    .slice(0, 4);
}

function seekingHelp({ labResults, remarks }: Reading): Said[] {
  const rows = groupLabs(labResults).critical;
  const marked = remarks.filter(({ kind }) => kind === 'critical_result');
  const critical = [...rows, ...marked].map(({ span }) => span);
  if (critical.length === 0) return [];
  return [general(marked.length === 0 && rows.every(isInDoubt) ? seekHelpIfRight : seekHelpToday, critical)];
}

/** What somebody has to book or order; the rest is for the person to do or to know. */
export const toBeArranged =
  /\b(?:repeat|re-?check|order|refer\w*|schedule|follow-?\s?up|appointment|scan|ct|mri|tests?|biopsy|x-?ray|ultrasound|panel|review|clinic|visit|see|consult\w*|echo\w*|\w+oscopy|\w+ography|\w+ectomy|operation|surgery|study|counsell?ing|vaccin\w*|imaging)\b/i;

/** When to get help at once is told in full, however long it is. */
const urgent = /\b(?:emergency|911|999|112|urgent(?:ly)?|right away|immediately|at once)\b/i;

const longestFor = (words: string): number => (urgent.test(words) ? 36 : 18);

/** The requests of the document that are short enough to be quoted. */
export function reportedRequests(reading: Reading, word: string): Said[] {
  const known = found.get(reading) ?? requestsOf(reading, word);
  found.set(reading, known);
  return known;
}

/** The message, the explanation and the list all ask for them; a document is called by one word only. */
const found = new WeakMap<Reading, Said[]>();

function requestsOf(reading: Reading, word: string): Said[] {
  const { text, recommendations } = reading;
  const cases = helpCases(reading).flatMap(({ spans }) => spans);
  const printed = recommendations
    .filter(({ span }) => !cases.some((told) => overlaps(told, span)))
    .flatMap(({ span }) => {
      const from = withoutLabel(text, span);
      if (isCourtesy(textAt(text, from))) return [];
      if (isOpenRequest(textAt(text, from))) return listedRequests(text, from, word);
      const quote = shortQuote(text, from, longestFor(textAt(text, span)));
      const plain = quote === undefined ? undefined : plainRequest(printedWords(text, from), word);
      if (plain !== undefined && !asksNothing.test(plain)) return [fromDocument(plain, [span])];
      return quote === undefined || wordCount(quote) < 2 || asksNothing.test(quote)
        ? []
        : [fromDocument(`The ${word} says: ${quote}.`, [span])];
    });
  return [...printed, ...headedRequests(reading, word), ...plannedItems(reading, word)];
}

/** "Call 911 if" with each case that stands below it. */
const listedRequests = (text: string, lead: Span, word: string): Said[] =>
  casesOf(text, lead).flatMap(({ words, spans }) => {
    const plain = plainRequest(words, word);
    return plain === undefined || wordCount(plain) > longestFor(plain) ? [] : [fromDocument(plain, spans)];
  });

/** What doctors ask of doctors, and what was done before, is no step that the person can take. */
export const forDoctors =
  /\bcorrelat\w+|\b(?:tumou?r|multidisciplinary) (?:board|team)\b|\b(?:was (?:discussed|notified|called|concerned)|has(?: not)? been|presents for|refer(?:red (?:her|him|them))? (?:here|to chart))\b/i;

/** A limit that somebody recommends, and a visit that is not needed, ask for nothing. */
const asksNothing =
  /\brecommendation\b.{0,12}[<>≤≥]|\b(?:do|does|did) not (?:think|need)\b|\b(?:present(?:s|ed|ing)|came|seen) (?:\w+ )?for\b|\bno need\b|\bnot needed\b/i;

/** The request that is the next step of the person: when to get help at once, one that has to be arranged, else the first. */
export function nextRequest(reading: Reading, word: string): Said | undefined {
  const short = reportedRequests(reading, word).filter(({ text }) => wordCount(text) <= longestFor('') + 3);
  const doable = short.filter(({ text }) => !forDoctors.test(text));
  return (
    doable.find(({ text }) => callsForHelp.test(text)) ??
    doable.find(({ text }) => toBeArranged.test(text)) ??
    doable[0]
  );
}

/** "To ER if confusion or bleeding", "Call 999 for chest pain": when to get help at once comes before all that can wait. */
const callsForHelp =
  /\b(?:to (?:the )?(?:ER|ED|A ?& ?E|emergency\b[^."]*|casualty)|(?:call|ring|dial|phone) (?:911|999|112|000|an ambulance))\b[^."]*\b(?:if|for|when|with)\b|\bif\b[^."]*\b(?:to (?:the )?(?:ER|ED|A ?& ?E|emergency)|(?:call|ring|dial) (?:911|999|112|000))\b/i;

/** Those that are too long are pointed to, for a cut request can turn its sense. */
function longRequests({ text, recommendations }: Reading, word: string): Said[] {
  return recommendations.flatMap(({ span }) => {
    const words = printedWords(text, withoutLabel(text, span));
    if (wordCount(words) <= longestFor(words)) return [];
    const start = words.split(' ').slice(0, 6).join(' ');
    return [fromDocument(`Read with your doctor the part of the ${word} that starts: "${start}".`, [span])];
  });
}

/** "… as indicated Comments: Reviewed by …": what the next label says is another matter. */
const innerLabel = /(?<=[a-z]) [A-Z][a-z]+:\s/;

/** "Additional Testing: We will repeat ..." is quoted from where it says something. */
export function withoutLabel(text: string, [start, end]: Span): Span {
  const label = /^(?:[-*•]\s*)?(?:[A-Z][\p{L}-]*(?: (?:and|or|of|to|up|[A-Z][\p{L}-]*)){0,4}):\s+(?=\S+\s+\S)/u.exec(
    text.slice(start, end),
  );
  const from = start + (label?.[0].length ?? 0);
  const next = innerLabel.exec(text.slice(from, end));
  return [from, next === null ? end : from + next.index];
}

function preparing({ labResults, medications, documentType }: Reading, word: string): Said[] {
  if (documentType === 'medication_list') {
    return [
      general('Keep this list up to date, and bring it to every visit.'),
      general('Tell your doctor about other things you take, such as vitamins or herbs.'),
      general('Do not stop or change a medicine before you have asked.'),
    ];
  }
  return [
    general(`Bring this ${word} and your questions to your next visit.`),
    ...(documentType !== 'lab_result'
      ? []
      : [general('Bring older results too, if you have them, so they can be compared.')]),
    ...(labResults.length > 0 || medications.length > 0
      ? [general('Do not stop or change a medicine because of what you read here.')]
      : []),
  ];
}
