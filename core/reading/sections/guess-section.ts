import { expandPhrases } from '../../kernel/expand-phrases.ts';
import { createPhraseIndex } from '../../knowledge/phrase-index.ts';
import sectionWords from './section-words.json' with { type: 'json' };
import { hasWord, wordCount } from '../lines.ts';

type Entry = { phrase: string; points: Map<string, number> };

const entries = new Map<string, Entry>();
/** Words that tell what a passage without a heading is about, by the section they speak for: three points each, or one. */
for (const [name, { strong, weak }] of Object.entries(sectionWords)) {
  for (const phrase of expandPhrases(strong)) entryOf(phrase).points.set(name, 3);
  for (const phrase of expandPhrases(weak)) entryOf(phrase).points.set(name, 1);
}
const index = createPhraseIndex([...entries.values()], ({ phrase }) => [phrase]);

function entryOf(phrase: string): Entry {
  const known = entries.get(phrase);
  if (known) return known;
  const entry: Entry = { phrase, points: new Map() };
  entries.set(phrase, entry);
  return entry;
}

const longestRead = 3000;
const leastPoints = 3;
const longestComplaint = 14;

/** The section that a passage without a heading is most like, by its words, its shape and the number of its medicines. */
export function guessSection(passage: string, medicines: number): string | undefined {
  const text = passage.slice(0, longestRead);
  const points = new Map<string, number>();
  const add = (name: string, by: number) => points.set(name, (points.get(name) ?? 0) + by);
  for (const entry of new Set(index.findAll(text.replace(/\s?&\s?/g, ' and ')).map((mention) => mention.entry)))
    for (const [name, by] of entry.points) add(name, by);
  for (const [name, by] of shapePoints(text, medicines)) add(name, by);
  const [best] = [...points].sort((a, b) => b[1] - a[1]);
  if (best && best[1] >= leastPoints) return best[0];
  // A few words that say nothing else are what somebody came with.
  return wordCount(text) <= longestComplaint && hasWord(text) ? 'chief complaint' : undefined;
}

const operations =
  /\b\p{L}{3,}(?:ectom(?:y|ies)|plast(?:y|ies)|otom(?:y|ies)|ostom(?:y|ies)|rrhaphy|desis|pexy|oscop(?:y|ies))\b/giu;
const relatives =
  /\b(?:(?:grand)?(?:mother|father)|brothers?|sisters?|siblings?|aunts?|uncles?|cousins?|maternal|paternal|family history|[MP]?G[MF]|in (?:the|her|his) family)\b/gi;
/** "LYMPH:", "GASTROINTESTINAL:" open the parts of a review or an examination. */
const systemLabel =
  /\b(?:CONSTITUTIONAL|GENERAL|HEENT|ENM?T|EYES|NECK|LYMPH|CHEST|LUNGS|HEART|CV|CARDIOVASCULAR|CARDIAC|RESPIRATORY|PULMONARY|ABDOMEN|GI|GASTROINTESTINAL|GU|GENITOURINARY|MSK|MUSCULOSKELETAL|EXTREMITIES|SKIN|INTEGUMENTARY|NEURO|NEUROLOGIC(?:AL)?|PSYCH(?:IATRIC)?|ENDOCRINE|HEMATOLOGIC(?:AL)?|ONCOLOGIC|RECTAL|BREASTS?):/g;
const negatives = /\b(?:no|denies|negative|without)\b/gi;

/** What the make-up of a passage says: its length, its numbers, its negatives, operations and medicines. */
function shapePoints(text: string, medicines: number): [string, number][] {
  const words = wordCount(text);
  const count = (pattern: RegExp): number => Math.min(4, text.match(pattern)?.length ?? 0);
  const isNumbered = /^\s*1[.)]\s/.test(text);
  return [
    ['family history', 5 * count(relatives)],
    ['review of systems', 7 * count(systemLabel)],
    ['physical exam', 7 * count(systemLabel)],
    ['past surgical history', 3 * count(operations)],
    ['review of systems', words < 120 ? 2 * Math.max(0, count(negatives) - 1) : 0],
    ['medications', medicines === 0 ? 0 : Math.min(12, Math.round((medicines * 40) / words))],
    ['history of present illness', Math.min(16, Math.floor(words / 12))],
    ['chief complaint', words <= 12 ? 2 : 0],
    ['assessment', isNumbered ? 6 : 0],
  ];
}
