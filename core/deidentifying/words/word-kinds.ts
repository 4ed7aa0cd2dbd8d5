import { isGeneralWord } from './general-words.ts';
import { isMedicalWord } from './medical-words.ts';
import { nameWord } from './name-words.ts';
import { isSafeWord } from './safe-words.ts';

/** "Postoperative", "nonspecific": a word of its own where the rest is one. */
const prefixed = /^(?:non|post|pre|anti|hyper|hypo|peri|intra|sub|multi|micro|extra|para|poly)(?=\p{L}{4})/u;

/** Whether a word tells of nobody: an English or a medical one that people are hardly ever called by. */
export function isOrdinary(word: string): boolean {
  const plain = word.replace(/['’]s?$/, '');
  const lower = plain.toLowerCase();
  if (nameWord(lower) === 'name') return false;
  return plain.split(/[-–/]/).every((part) => part.length < 2 || isOrdinaryPart(part));
}

function isOrdinaryPart(word: string): boolean {
  const lower = word.toLowerCase();
  if (nameWord(lower) === 'name') return false;
  if (isGeneralWord(lower) || isSafeWord(lower) || isMedicalWord(word)) return true;
  const rest = lower.replace(prefixed, '');
  return rest !== lower && (isGeneralWord(rest) || isMedicalWord(rest));
}

/** Whether people are called by a word: it is no ordinary one, or it is one of those that are both. */
export const canBeName = (word: string): boolean =>
  !isOrdinary(word) || nameWord(word.replace(/['’]s?$/, '').toLowerCase()) !== undefined;
