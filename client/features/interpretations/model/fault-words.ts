import { tellingTexts } from '../telling-texts.ts';

const known: Record<string, string> = tellingTexts.faults;

/** Why a sentence was turned down, in plain words, each reason once. */
export function faultWords(faults: readonly string[]): string[] {
  const words = faults.map((fault) => known[fault] ?? tellingTexts.unknownFault);
  return words.length === 0 ? [tellingTexts.unknownFault] : [...new Set(words)];
}
