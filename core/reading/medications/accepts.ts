import { type Piece, isItem } from '../lines.ts';
import type { Entry } from './entry.ts';
import { isLabel, isOtherMatter } from './not-a-name.ts';
import type { MedicineMentions } from './read-medicine.ts';
import { isNoName } from './names-in-prose.ts';
import { isHalt, isUntaken, statusesIn } from './medicine-status.ts';
import { formWords, isSig, sigStart } from './sig.ts';
import { strengthsIn } from './strength.ts';
import { phrasePattern } from '../phrase-pattern.ts';
import phrases from './phrases.json' with { type: 'json' };

type Candidate = { text: string; line: Piece; entry: Entry; isList: boolean; mentions: MedicineMentions };

export const nameOf = (text: string, { names }: Entry): string => names.map((span) => text.slice(...span)).join(' / ');

/** "CHANGE: lisinopril - was 10 mg once daily, now 20 mg" */
const longestChange = 100;
const sentenceVerbs = phrasePattern(phrases.sentenceVerbs);

/** Whether a line that could be read as an entry names a medicine. */
export function accepts(candidate: Candidate): boolean {
  const { text, line, entry, isList, mentions } = candidate;
  const name = nameOf(text, entry);
  const words = name.split(' ').length;
  if (name.length > 90 || words > 9 || sentenceVerbs.test(name) || isLabel(name)) return false;
  // "Metoprolol succ. MR" is one name, "Rest. Ibuprofen" are two sentences.
  if (/;\s|\.\s+\p{Lu}\p{Ll}/u.test(name) || isNoName(name) || (entry.strengths.length === 0 && name.includes(',')))
    return false;
  const isChange = entry.isOrdered && line.text.length < longestChange;
  if ((!isChange && isSentence(text, line, entry)) || severalMedicines(candidate)) return false;
  const known = entry.names.flatMap((span) => mentions(span));
  if (
    known.some(({ start, end }) => isOtherMatter(text.slice(Math.max(0, start - 30), start), text.slice(end, end + 40)))
  )
    return false;
  // "Medical treatment: increase metformin" names its medicine further on.
  if (known.length === 0 && entry.sig !== null && mentions(line.span).length > 0) return false;
  if (!entry.isRow && /\ballerg|\bintoleran/i.test(line.text)) return false;
  return isList ? fitsList(candidate, words, known.length > 0) : showsItself(candidate, words, known.length > 0);
}

/** In a list: whatever has a strength or directions, and what is known or stands as an item of its own. */
function fitsList({ line, entry }: Candidate, words: number, isKnown: boolean): boolean {
  if (
    isKnown ||
    entry.strengths.length > 0 ||
    entry.hasForm ||
    entry.remarks.length > 0 ||
    (entry.isOrdered && words <= 4)
  )
    return true;
  if (entry.sig !== null && isSig(entry.sig)) return words <= 5;
  return entry.sig === null && isItem(line.text) && words <= 4 && !line.text.includes(':') && !entry.isRow;
}

/** Outside of lists: a strength with a form or directions, a form before the name, or a known medicine with its directions as an item. */
function showsItself({ text, line, entry }: Candidate, words: number, isKnown: boolean): boolean {
  const name = nameOf(text, entry);
  const isDirected = entry.sig !== null && isSig(entry.sig);
  if (words > 5 || /\s(?:with|for|of|to)\s/i.test(name)) return false;
  const at = entry.span[0] - line.span[0];
  const [told] = statusesIn(line.text.slice(0, at + 1), [[at, at + 1]]);
  if (told !== null && told !== undefined && isUntaken(told)) return false;
  const strength = text.slice(...(entry.strengths[0] ?? [0, 0]));
  const hasForm = hasFormWord(line.text.slice(at, at + name.length + 50));
  if (strength === '' && isKnown && entry.isRow && entry.told !== null) return true;
  if (strength === '')
    return isDirected && (entry.hasForm || ((isKnown || hasForm) && (isItem(line.text) || entry.isRow)));
  // "Water 12 units" is a bill, "ferritin 5 %" a share.
  if (!isKnown && /(?:%|units?|u)$/i.test(strength)) return entry.hasForm;
  if (hasForm || entry.hasForm) return true;
  if (entry.isRow && entry.told !== null && isHalt(entry.told)) return true;
  return isKnown ? isDirected || entry.isItem : sigStart((entry.sig ?? '').slice(0, 20)) !== -1;
}

const hasFormWord = (line: string): boolean =>
  line
    .toLowerCase()
    .split(/[^a-z-]+/)
    .some((word) => formWords.has(word) && word !== 'in');

/** A line that tells something, in which the strength does not stand right behind the name. */
function isSentence(text: string, line: Piece, { names, strengths, isRow }: Entry): boolean {
  if (isRow || !sentenceVerbs.test(line.text)) return false;
  const [, end] = names[0] ?? [0, 0];
  const [start] = strengths[0] ?? [end];
  if (strengths.length === 0) return sentenceVerbs.test(line.text.replace(/\([^()]{0,60}\)/g, ' '));
  return start > end + 60 || /[.:;,]\s/.test(text.slice(end, start));
}

/** "Lisinopril 10 mg, metformin 500 mg. Resume aspirin." is a sentence of medicines, not an entry. */
function severalMedicines({ text, line, entry: { names, isRow }, mentions }: Candidate): boolean {
  if ((isRow && !line.text.includes('; ')) || !boundary.test(line.text)) return false;
  const isApart = ({ start }: { start: number }): boolean =>
    names.every(([from]) => start !== from) && leading.test(text.slice(line.span[0], start).slice(-40));
  const dosed = line.text
    .split(boundary)
    .filter(
      (part) =>
        strengthsIn(part).length > 0 &&
        sigStart(part.trim()) !== 0 &&
        /^\W*(?!then|followed|and |max|reduc|increas|decreas|taper|lower|rais|wean|extra|double|up to|down)\p{L}{2}/iu.test(
          part,
        ),
    );
  return mentions(line.span).some(isApart) || dosed.length > Math.max(1, names.length);
}

const boundary = /[,;]\s|\s(?:and|to)\s|\.\s+(?=\p{Lu})/u;
/** Behind a comma, or a word of what is done with it. */
const leading =
  /(?:[,;.]|\b(?:and|to|start|stop|hold|resume|continue|increase|decrease|reduce|add|begin|take|on))\s+(?:(?:the|her|his|your|oral|iv|also)\s)?$/iu;
