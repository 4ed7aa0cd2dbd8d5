import type { Explanation } from '../documents/explanation.ts';
import type { Said } from '../explaining/said.ts';
import { linesOf, trimmed } from '../reading/lines.ts';
import type { Asking } from './asking.ts';
import { isCommand, quoteOf } from './passages.ts';

const people =
  /\b(?:physician|doctor|provider|clinician|practitioner|surgeon|radiologist|pathologist|consultant|dr|md|m\.d|ordered by|referred by|signed|reported by|dictated by|prescriber|attending|specialist|nurse|midwife)\b/i;
const places =
  /\b(?:hospital|clinic|laborator(?:y|ies)|lab|medical (?:center|centre|group)|pharmacy|department|facility|practice|surgery)\b/i;
const dates =
  /\b(?:date|collected|received|reported|performed|admitted|admission|discharged?|visit|exam|seen|signed|dob|birth|printed|drawn|follow-?up)\b/i;
const isDate =
  /\b(?:\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}|\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)\b/i;

const most = 3;

/** The lines that say who, where and when: around the text, not in it. */
export function aboutHeader(asking: Asking): Said[] {
  const { explanation, folded } = asking;
  const fits = lineForm(asking);
  const asked = [...folded.matchAll(/\p{L}{4,}/gu)].map(([word]) => word.slice(0, 5));
  const score = (line: string): number => asked.filter((word) => line.toLowerCase().includes(word)).length;
  const lines = shortLines(explanation).filter(({ text }) => fits(text));
  const best = Math.max(0, ...lines.map(({ text }) => score(text)));
  return lines
    .filter(({ text }) => score(text) === best)
    .slice(0, most)
    .flatMap(({ span }) => quoteOf(explanation, span, asking.word) ?? []);
}

const ages = /\b(?:age|aged|dob|birth|born|year[- ]old|years? of age|y\/?o)\b/i;

/** What a line must hold to answer who, where, how old or when. */
function lineForm({ wishes, folded }: Asking): (line: string) => boolean {
  if (wishes.has('age')) return (line) => ages.test(line) || /\byears old\b/i.test(line);
  if (!wishes.has('who')) return (line) => isDate.test(line) && dates.test(line);
  if (/\b(?:where|hospital|clinic|lab\w*)\b/.test(folded)) return (line) => places.test(line);
  return (line) => people.test(line) && !asksForHelp.test(line);
}

/** "Call your doctor if" names nobody. */
const asksForHelp = /\b(?:call|contact|ask|tell|see|if)\b/i;

const longest = 160;

const shortLines = (explanation: Explanation) =>
  linesOf(explanation.text)
    .map(({ span }) => trimmed(explanation.text, span))
    .filter(({ text, span }) => text !== '' && text.length <= longest && !isCommand(explanation, span));
