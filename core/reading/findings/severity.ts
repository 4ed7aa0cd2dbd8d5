import { wordsIn } from './cues.ts';
import { wordsAt, type Word } from '../assertion/words.ts';

const adverbs = wordsIn('degreeAdverbs');

/** Degrees as reports print them: adverbs stay adverbs, short forms are spelled out. */
export const degrees = new Map<string, string>([
  ...[...wordsIn('degrees'), ...adverbs].map((word): [string, string] => [word, word]),
  ['mod', 'moderate'],
  ['sev', 'severe'],
  ['sm', 'small'],
]);

/** What may stand between a degree and the thing: "mild chronic bilateral maxillary sinusitis". */
const mostBetween = 4;
const breaks = wordsIn('degreeBreaks');

/** "mild to moderate". Null where the sentence gives no degree for what stands at start..end. */
export function severityOf(words: readonly Word[], start: number, end: number): string | null {
  const { first, after } = wordsAt(words, start, end);
  if (first >= words.length) return null;
  for (let at = after - 1; at >= first; at -= 1) {
    const own = rangeAt(words, at);
    if (own) return own;
  }
  return before(words, first) ?? (after >= words.length ? null : said(words, after));
}

function before(words: readonly Word[], first: number): string | null {
  for (let at = first - 1; at >= Math.max(0, first - 1 - mostBetween); at -= 1) {
    const found = rangeAt(words, at);
    if (found) return found;
    if (breaks.has(words[at]?.word ?? '')) return null;
  }
  return null;
}

const behind = new Set([...breaks, 'on', 'at', 'r', 'l', 'left', 'right', 'bilat', 'bilaterally', 'both']);

/** "… is mild", "…, moderate in degree". */
function said(words: readonly Word[], after: number): string | null {
  const verb = words[after]?.word ?? '';
  // "Aortic stenosis - severe", "crepitus mild R": a degree behind its thing, with nothing behind it that it could belong to.
  const beside = degrees.get(verb);
  if (beside !== undefined)
    return beside === 'uncontrolled' || behind.has(words[after + 1]?.word ?? ',') ? beside : null;
  if (!['is', 'are', 'was', 'were', ',', 'remains', 'appears', ':', '('].includes(verb)) return null;
  const degree = degrees.get(words[after + 1]?.word ?? '');
  // "Effusion is small" tells of it; "cyst, large nodule" is the next thing.
  const isOwn = verb !== ',' || ['in', 'on', undefined, ';', ','].includes(words[after + 2]?.word);
  return degree !== undefined && isOwn ? degree : null;
}

function rangeAt(words: readonly Word[], at: number): string | null {
  const degree = degrees.get(words[at]?.word ?? '');
  if (degree === undefined) return gradeAt(words, at);
  const joint = words[at - 1]?.word ?? '';
  const beside = degrees.get(joint);
  if (beside !== undefined && adverbs.has(beside) && !adverbs.has(degree)) return `${beside} ${degree}`;
  if (beside !== undefined) return `${beside} to ${degree}`;
  const lower = degrees.get(words[at - 2]?.word ?? '');
  return lower !== undefined && (joint === 'to' || joint === '/') ? `${lower} to ${degree}` : degree;
}

/** "grade 2", "grade III", "grade B". */
function gradeAt(words: readonly Word[], at: number): string | null {
  const place = words[at]?.word ?? '';
  return words[at - 1]?.word === 'grade' && /^(?:[0-5]|[a-d]|i{1,3}v?|iv)$/.test(place)
    ? `grade ${place.toUpperCase()}`
    : null;
}
