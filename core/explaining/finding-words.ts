import type { Finding } from '../documents/explanation.ts';
import type { TermEntry } from '../knowledge/entries.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { tidied } from './quote.ts';
import { calmed } from './term-name.ts';
import { uncapitalise, wordCount } from './wording.ts';

const sideWords = { left: ' on the left', right: ' on the right', both: ' on both sides' } as const;
const longestName = 7;

/** How much is said beside the name: a short gloss, or only what ties it to the definition that follows. */
export type Gloss = 'plain' | 'term';

/**
 * "mild pleural effusion (fluid around the lung) on the left": the words of the document, plain words beside them. Its own words are
 * kept because they can be narrower than the concept: "high-grade dysplasia" is not all dysplasia.
 */
export function findingWords(finding: Finding, knowledge: Knowledge, gloss: Gloss | null = 'plain'): string {
  const entry = knowledge.findTerm(finding.concept);
  const name = printedName(finding, entry);
  const degree = degreeWords(finding, name);
  const beside = gloss === null || entry === undefined ? '' : glossOf(entry, name, gloss);
  return `${article(`${degree}${name}`)}${degree}${name}${beside}${placeWords(finding, name)}`;
}

/** The printed words where they are short and hold a form of the term; else the term, for a phrase can run past its concept. */
function printedName({ text, concept }: Finding, entry: TermEntry | undefined): string {
  const printed = tidied(text);
  const forms = entry === undefined ? [concept] : [entry.term, ...entry.also];
  const isPrinted = forms.some((form) => holds(printed, form)) && wordCount(printed) <= longestName;
  if (!isPrinted || describes.test(printed)) return uncapitalise(entry?.term ?? concept);
  return calmed(printed, entry);
}

/** "Inflammatory" describes something else in its sentence: alone it names nothing. */
const describes = /^\S*(?:ory|ories|al|ic|ous|ive|immune|[^e]ed)$/i;

function glossOf({ term, plain }: TermEntry, name: string, gloss: Gloss): string {
  const words = gloss === 'term' || plain === undefined ? uncapitalise(term) : plain;
  // Without plain words, or before a definition, only a short form needs its term.
  if ((gloss === 'term' || plain === undefined) && !/^[A-Z\d-]{2,6}s?$/.test(name)) return '';
  // A digit that is not printed is not shown: "type II diabetes" stays as it is.
  return holds(words, name) || holds(name, words) || /\d/.test(words) ? '' : ` (${words})`;
}

/** "mild to" and "moderate stenosis" share a word. */
function sharedDegree(severity: string, name: string): string {
  const [last = ''] = severity.split(' ').slice(-1);
  return name.toLowerCase().startsWith(`${last} `) ? severity.slice(0, -last.length) : `${severity} `;
}

/** A degree that the printed words hold already is not said twice; the "small" of "non-small cell" is none. */
const degreeWords = ({ severity, text }: Finding, name: string): string =>
  severity === null || holds(name, severity) || holds(text, `-${severity}`) ? '' : sharedDegree(severity, name);

const placeWords = ({ side }: Finding, name: string): string =>
  side === null || /\b(?:left|right|both|bilateral)\b/i.test(name) ? '' : sideWords[side];

const holds = (words: string, part: string): boolean => words.toLowerCase().includes(part.toLowerCase());

/**
 * What the finding just told is: "This means a small round spot." That most such findings are harmless is left to the list of terms:
 * beside a finding of this person it would reassure beyond the document.
 */
export const definitionOf = ({ definition }: TermEntry, assertion: Finding['assertion']): string =>
  `${assertion === 'possible' ? 'That would mean' : 'This means'} ${uncapitalise(definition)}`.replace(reassuring, '');

const reassuring =
  /(?<=\.)\s+(?:Most (?:are|of them are)|It is often|They are often|It is usually|It is|Many are)\b[^.]*\bharmless\b[^.]*\.$/i;

const countable =
  /\b(?:nodule|mass|cyst|polyp|effusion|fracture|lesion|tumou?r|murmur|ulcer|hernia|stone|adenoma|tear|clot|aneurysm|abscess|hematoma|lump|opacity|infiltrate|rash|attack|stroke|thrombus|embolus|block|gallop|bulge|spur|wart|mole|bruise|sprain|infarct|goiter|goitre|fistula|carcinoma|adenocarcinoma|lymphoma|melanoma|fibroid|burn)$/i;

/** Only words we know to be counted get an article: "a nodule", but "emphysema". */
function article(name: string): string {
  if (!countable.test(name) || /^(?:an?|the|one|two|three|several|multiple|many|few|some|no|\d+)\b/i.test(name))
    return '';
  return /^(?:[aeio]|ul|um)/i.test(name) ? 'an ' : 'a ';
}
