import type { Explanation, Sentence } from '#core/documents/explanation.ts';
import { isPlainWord } from '#core/simplifying/plain-words.ts';

const wordsIn = (text: string): string[] => text.match(/[\p{L}][\p{L}'’-]*/gu) ?? [];

/**
 * The words of sentences, and how many of them people know or find explained: those of a word list, of a term that is defined beside
 * them, and medical names in brackets behind plain words.
 */
export function plainWordsOf(
  sentences: readonly Pick<Sentence, 'text'>[],
  terms: Explanation['medicalTerminology'],
): { plain: number; all: number } {
  const explained = new Set(terms.flatMap(({ term }) => wordsIn(term.toLowerCase())));
  const isExplained = (word: string): boolean => explained.has(word.toLowerCase());
  let [plain, all] = [0, 0];
  for (const { text } of sentences) {
    const inBrackets = wordsIn(Array.from(text.matchAll(/\(([^()]*)\)/g), ([, words]) => words).join(' ')).length;
    const others = wordsIn(text.replace(/\([^()]*\)/g, ' '));
    all += inBrackets + others.length;
    plain += inBrackets + others.filter((word) => isExplained(word) || word.split('-').every(isPlainWord)).length;
  }
  return { plain, all };
}

/** Whether a sentence carries four words or more of the paper in quotation marks. */
export function isRawQuotation({ text }: Pick<Sentence, 'text'>, paper: string): boolean {
  const oneLine = (words: string): string => words.replace(/\s+/g, ' ');
  const whole = oneLine(paper);
  return Array.from(text.matchAll(/["“]([^"”]+)["”]/g), ([, words = '']) => oneLine(words)).some(
    (words) => words.trim().split(' ').length >= 4 && whole.includes(words.replace(/^[ .,]+|[ .,]+$/g, '')),
  );
}

// Words that carry nothing of their own.
const light =
  /^(?:the|and|that|this|these|was|were|are|is|of|in|to|for|with|your|you|it|an?|on|at|by|or|be|been|has|have|had)$/i;

const weighty = ({ text }: Pick<Sentence, 'text'>): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\d][\p{L}\d.,'’-]*/gu) ?? [])
      .map((word) => word.replace(/[.,]+$/, ''))
      .filter((word) => !light.test(word)),
  );

// What makes another statement of nearly the same words.
const decides = /\d|^(?:left|right|no|not|new|stop|stopped|before|earlier)$/;

/** The sentences that say what one before them says, in nearly the same words, wherever the paper says it. */
export function toldTwice<Told extends Pick<Sentence, 'text'>>(sentences: readonly Told[]): Told[] {
  const words = sentences.map(weighty);
  return sentences.filter((_, at) => {
    const own = words[at] ?? new Set();
    return words.slice(0, at).some((its) => isSame(own, its));
  });
}

function isSame(one: ReadonlySet<string>, two: ReadonlySet<string>): boolean {
  const [fewer, more] = one.size <= two.size ? [one, two] : [two, one];
  const shared = [...fewer].filter((word) => more.has(word));
  if (fewer.size < 2 || shared.length < 0.8 * fewer.size) return false;
  return [...one, ...two].every((word) => !decides.test(word) || (one.has(word) && two.has(word)));
}
