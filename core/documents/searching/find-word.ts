// Shorter ones stand inside too many others: "ct" in "doctor".
const longEnough = 4;
const inWord = /[\p{L}\p{N}]/u;

/** Where a folded word stands in a folded text, from `from` on; -1 where it does not. A short one counts only where a word begins. */
export function findWord(text: string, word: string, from = 0): number {
  let at = text.indexOf(word, from);
  while (at > 0 && word.length < longEnough && inWord.test(text[at - 1] ?? '')) at = text.indexOf(word, at + 1);
  return at;
}
