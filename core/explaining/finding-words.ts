import type { Finding } from '../documents/explanation.ts';
import type { TermEntry } from '../knowledge/entries.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { capitalise, uncapitalise } from './wording.ts';

const sideWords = { left: ' on the left', right: ' on the right', both: ' on both sides' } as const;

/** "mild pleural effusion (fluid around the lung) on the left": the document's term, its plain words beside it. */
export function findingWords(
  { concept, severity, side, text }: Finding,
  knowledge: Knowledge,
  withGloss = true,
): string {
  const entry = knowledge.findTerm(concept);
  const name = uncapitalise(entry?.term ?? concept);
  const gloss = withGloss && entry?.plain !== undefined && !sameWords(entry.plain, name) ? ` (${entry.plain})` : '';
  const degree =
    severity === null || name.toLowerCase().includes(severity.toLowerCase()) || isPartOfWord(severity, text)
      ? ''
      : `${severity} `;
  const place = side === null || name.toLowerCase().includes(side) ? '' : sideWords[side];
  return `${article(`${degree}${name}`)}${degree}${name}${gloss}${place}`;
}

/** A definition that says what it is about: "Nodule: a small round spot." */
export const definitionOf = ({ term, definition }: TermEntry): string =>
  `${capitalise(term)}: ${uncapitalise(definition)}`;

/** The "small" of "non-small cell" is no degree. */
const isPartOfWord = (severity: string, text: string): boolean =>
  text.toLowerCase().includes(`-${severity.toLowerCase()}`);

const countable =
  /\b(?:nodule|mass|cyst|polyp|effusion|fracture|lesion|tumou?r|murmur|ulcer|hernia|stone|adenoma|tear|clot|aneurysm|abscess|hematoma|lump|opacity|infiltrate|rash|attack|stroke|thrombus|embolus|block|gallop|bulge|spur|wart|mole|bruise|sprain|infarct|goiter|goitre|fistula|carcinoma|adenocarcinoma|lymphoma|melanoma|fibroid)$/i;

/** Only words we know to be counted get an article: "a nodule", but "emphysema". */
function article(name: string): string {
  if (!countable.test(name)) return '';
  return /^(?:[aeio]|ul|um)/i.test(name) ? 'an ' : 'a ';
}

const sameWords = (gloss: string, name: string): boolean =>
  gloss.toLowerCase().includes(name.toLowerCase()) || name.toLowerCase().includes(gloss.toLowerCase());
