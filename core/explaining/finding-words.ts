import type { Finding } from '../documents/explanation.ts';
import type { TermEntry } from '../knowledge/entries.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { adjectiveOf } from '../reading/findings/severity.ts';
import { isEveryday } from './everyday-terms.ts';
import { article, inPlural, isPlural } from './article.ts';
import { tidied } from './quote.ts';
import type { RankedFinding } from './main-findings.ts';
import { siteWords } from './site-words.ts';
import { calmed, standsFor } from './term-name.ts';
import { uncapitalise, wordCount } from './wording.ts';

const sideWords = { left: ' on the left', right: ' on the right', both: ' on both sides' } as const;
const longestName = 7;

/** How much is said beside the name: a short gloss, or only what ties it to the definition that follows. */
export type Gloss = 'plain' | 'term';

/**
 * "mild pleural effusion (fluid around the lung) on the left": the words of the document, plain words beside them. Its own words are
 * kept because they can be narrower than the concept: "high-grade dysplasia" is not all dysplasia.
 */
export function findingWords(
  finding: Told,
  knowledge: Knowledge,
  { gloss = 'plain', size = null }: Wording = {},
): string {
  const said = wordsOf(finding, knowledge);
  const key = `${gloss ?? ''} ${size ?? ''}`;
  const known = said.get(key) ?? inWords(finding, knowledge, { gloss, size });
  said.set(key, known);
  return known;
}

type Wording = { gloss?: Gloss | null; size?: string | null };

function inWords(finding: Told, knowledge: Knowledge, { gloss, size }: Required<Wording>): string {
  const entry = knowledge.findTerm(finding.concept);
  const name = described(finding, printedName(finding, entry));
  const degree = degreeWords(finding, name);
  const measured = size === null || /\d/.test(name) ? '' : `${size} `;
  const beside = gloss === null || entry === undefined ? '' : glossOf(entry, name, gloss);
  const words = `${measured}${degree}${name}`;
  const place = placeWords(finding, name);
  return `${article(words)}${words}${beside}${gloss === null ? withoutGloss(place) : place}`;
}

/** A finding is named in the message, in the explanation, in the list and in questions. */
const named = new WeakMap<Knowledge, WeakMap<Told, Map<string, string>>>();

function wordsOf(finding: Told, knowledge: Knowledge): Map<string, string> {
  const ofKnowledge = named.get(knowledge) ?? new WeakMap<Told, Map<string, string>>();
  named.set(knowledge, ofKnowledge);
  const said = ofKnowledge.get(finding) ?? new Map<string, string>();
  ofKnowledge.set(finding, said);
  return said;
}

const withoutGloss = (words: string): string => words.replace(/ \([^()]*\)/g, '');

/** A finding with what else its sentence says of it, where that is known. */
export type Told = Finding & Partial<Pick<RankedFinding, 'descriptor' | 'detail' | 'isUnlikely' | 'siteSpan'>>;

/** "solid nodule": the describing words that stand before it, where its own words do not hold them. */
const described = ({ descriptor = '' }: Told, name: string): string =>
  descriptor === '' || holds(name, descriptor) ? name : `${descriptor} ${name}`;

/** The printed words where they are short and hold a form of the term; else the term, for a phrase can run past its concept. */
function printedName({ text, concept }: Finding, entry: TermEntry | undefined): string {
  const printed = tidied(text);
  const forms = entry === undefined ? [concept] : [entry.term, ...entry.also];
  const isPrinted = forms.some((form) => holds(printed, form)) && wordCount(printed) <= longestName;
  if (!isPrinted || describes.test(printed)) return uncapitalise(entry?.term ?? concept);
  return calmed(printed, entry);
}

/** "Inflammatory" describes something else in its sentence: alone it names nothing. */
const describes = /^(?:\S*(?:ory|ories|al|ic|ous|ive|immune|ating|[^e]ed)|pregnant|febrile)$/i;

/** "Malignant polyp" is more than a polyp: what is known of the harmless kind is not said of it. */
export const isWorseThanKnown = (name: string, { term, definition }: TermEntry): boolean =>
  grave.test(name) && !grave.test(term) && !grave.test(definition);

const shortForm = /^[A-Z\d-]{2,6}s?$/;
const grave = /\b(?:malignan\w*|cancer\w*|invasive|metasta\w*|carcinoma\w*|ruptured|strangulated|necroti\w+|septic)\b/i;

function glossOf(entry: TermEntry, name: string, gloss: Gloss): string {
  if (isWorseThanKnown(name, entry)) return '';
  const { term, plain } = entry;
  const words = gloss === 'term' || plain === undefined ? uncapitalise(term) : plain;
  // "hypersensitivity (allergy)": a word that everybody knows helps at once.
  if (isEveryday(term) && !holds(name, term) && !/\d/.test(term)) return ` (${uncapitalise(term)})`;
  if (!isEveryday(term) && words === uncapitalise(term) && shortForm.test(name) && !standsFor(name, term)) return '';
  // Without plain words, or before a definition, only a short form needs its term.
  if ((gloss === 'term' || plain === undefined) && !shortForm.test(name)) return '';
  // A digit that is not printed is not shown: "type II diabetes" stays as it is.
  return holds(words, name) || holds(name, words) || /\d/.test(words)
    ? ''
    : ` (${isPlural(name) ? inPlural(words) : words})`;
}

/** "mild to" and "moderate stenosis" share a word. */
function sharedDegree(severity: string, name: string): string {
  const [last = ''] = severity.split(' ').slice(-1);
  return name.toLowerCase().startsWith(`${last} `) ? severity.slice(0, -last.length) : `${severity} `;
}

/** "mildly enlarged heart", "mild enlargement": an adverb stands before what is done, an adjective before a thing. */
const fitting = (severity: string, name: string): string =>
  /^\p{L}+ed\b/u.test(name) ? severity : adjectiveOf(severity);

/** A degree that the printed words hold already is not said twice; the "small" of "non-small cell" is none. */
const degreeWords = ({ severity, text }: Finding, name: string): string =>
  severity === null || holds(name, severity) || holds(text, `-${severity}`)
    ? ''
    : sharedDegree(fitting(severity, name), name);

/** Some short forms hold the side: the RCA is the right coronary artery. */
const namesSide = /\b(?:left|right|both|bilateral|[RL][UML]L|[RL][UL]Q|RCA|LAD|LCA|LMCA|LCX|LCx)\b/i;

function placeWords({ side, detail }: Told, name: string): string {
  const site = detail?.site ?? null;
  const said = site === null || holds(name, site) ? '' : siteWords(site);
  const where = said === '' ? '' : ` ${said}`;
  return side === null || namesSide.test(name) || (where !== '' && namesSide.test(site ?? ''))
    ? where
    : `${where}${sideWords[side]}`;
}

const holds = (words: string, part: string): boolean => words.toLowerCase().includes(part.toLowerCase());

/**
 * What the finding just told is: "This means a small round spot." That most such findings are harmless is left to the list of terms:
 * beside a finding of this person it would reassure beyond the document.
 */
export const definitionOf = ({ definition }: TermEntry, assertion: Finding['assertion']): string =>
  `${assertion === 'possible' ? 'That would mean' : 'This means'} ${uncapitalise(definition)}`.replace(reassuring, '');

const reassuring =
  /(?<=\.)\s+(?:Most (?:are|of them are)|It is often|They are often|It is usually|It is|Many are)\b[^.]*\bharmless\b[^.]*\.$/i;
