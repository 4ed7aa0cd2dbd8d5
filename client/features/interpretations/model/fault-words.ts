import { checkedTexts } from '../checked-texts.ts';

const known: Record<string, string> = checkedTexts.faults;

/** Why a sentence was turned down, in plain words, each reason once. */
export function faultWords(faults: readonly string[]): string[] {
  const words = faults.map((fault) => known[fault] ?? checkedTexts.unknownFault);
  return words.length === 0 ? [checkedTexts.unknownFault] : [...new Set(words)];
}
