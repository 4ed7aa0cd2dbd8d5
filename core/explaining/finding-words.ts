import type { Finding } from '../documents/explanation.ts';
import type { TermEntry } from '../knowledge/entries.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { tidied } from './quote.ts';
import { capitalise, uncapitalise, wordCount } from './wording.ts';

const sideWords = { left: ' on the left', right: ' on the right', both: ' on both sides' } as const;
const longestName = 7;

/**
 * "mild pleural effusion (fluid around the lung) on the left": the words of the document, plain words beside them. Its own words are
 * kept because they can be narrower than the concept: "high-grade dysplasia" is not all dysplasia.
 */
export function findingWords(finding: Finding, knowledge: Knowledge, withGloss = true): string {
  const entry = knowledge.findTerm(finding.concept);
  const name = printedName(finding, entry?.term ?? finding.concept);
  const degree = degreeWords(finding, name);
  const gloss = withGloss && entry !== undefined ? glossOf(entry, name) : '';
  return `${article(`${degree}${name}`)}${degree}${name}${gloss}${placeWords(finding, name)}`;
}

function printedName({ text }: Finding, concept: string): string {
  const printed = tidied(text);
  if (printed === '' || wordCount(printed) > longestName) return uncapitalise(concept);
  return /[a-z]/.test(printed) || printed.length < 6 ? uncapitalise(printed) : printed.toLowerCase();
}

function glossOf({ term, plain }: TermEntry, name: string): string {
  const gloss = plain ?? term;
  return holds(gloss, name) || holds(name, gloss) ? '' : ` (${gloss})`;
}

/** A degree that the printed words hold already is not said twice; the "small" of "non-small cell" is none. */
const degreeWords = ({ severity, text }: Finding, name: string): string =>
  severity === null || holds(name, severity) || holds(text, `-${severity}`) ? '' : `${severity} `;

const placeWords = ({ side }: Finding, name: string): string =>
  side === null || /\b(?:left|right|both|bilateral)\b/i.test(name) ? '' : sideWords[side];

const holds = (words: string, part: string): boolean => words.toLowerCase().includes(part.toLowerCase());

/** A definition that says what it is about: "Nodule: a small round spot." */
export const definitionOf = ({ term, definition }: TermEntry): string =>
  `${capitalise(term)}: ${uncapitalise(definition)}`;

const countable =
  /\b(?:nodule|mass|cyst|polyp|effusion|fracture|lesion|tumou?r|murmur|ulcer|hernia|stone|adenoma|tear|clot|aneurysm|abscess|hematoma|lump|opacity|infiltrate|rash|attack|stroke|thrombus|embolus|block|gallop|bulge|spur|wart|mole|bruise|sprain|infarct|goiter|goitre|fistula|carcinoma|adenocarcinoma|lymphoma|melanoma|fibroid)$/i;

/** Only words we know to be counted get an article: "a nodule", but "emphysema". */
function article(name: string): string {
  if (!countable.test(name) || /^(?:an?|the|one|two|three|several|multiple|many|few|some|no|\d+)\b/i.test(name))
    return '';
  return /^(?:[aeio]|ul|um)/i.test(name) ? 'an ' : 'a ';
}
