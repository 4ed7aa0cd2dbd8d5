/** Three letters as a number below 2 ** 15. Different ones may share a number: then the text itself is asked. */
const tripleAt = (words: string, at: number): number =>
  ((words.charCodeAt(at) & 31) << 10) | ((words.charCodeAt(at + 1) & 31) << 5) | (words.charCodeAt(at + 2) & 31);

/** Whether a text holds a word, for texts that are asked for hundreds of words of which they hold few: it is walked through once. */
export function heldWords(text: string): (word: string) => boolean {
  const held = new Uint8Array(2 ** 15);
  for (let at = 0; at < text.length - 2; at += 1) held[tripleAt(text, at)] = 1;
  return (word) => {
    for (let at = 0; at < word.length - 2; at += 1) if (held[tripleAt(word, at)] === 0) return false;
    return text.includes(word);
  };
}
