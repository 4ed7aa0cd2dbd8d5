const spanish = /^(?:el|la|los|las|una?|que|del?|para|por|con|sus?|se|es|y)$/iu;
const accented = /[ñáéíóú]/iu;
const english = /^(?:the|an?|of|that|to|for|with|your|is|are|in|and|how|this|which|when|it|no)$/iu;

/**
 * Whether a text is in Spanish: of an explanation in Spanish, the definitions that nobody told anew stay in English, and a document can
 * be in either. A name with an accent makes no Spanish text.
 */
export function isSpanish(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  const count = (pattern: RegExp) => words.filter((word) => pattern.test(word)).length;
  const found = count(spanish);
  const sum = found + count(accented);
  return found > 0 && sum >= Math.max(2, words.length / 10) && sum > count(english);
}
