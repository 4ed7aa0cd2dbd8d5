const spanish = /(?<!\p{L})(?:el|la|los|las|un|una|que|de|del|para|por|con|su|sus|se|en|es|y)(?!\p{L})|[ñáéíóú¿¡]/giu;
const english = /(?<!\p{L})(?:the|an?|of|that|to|for|with|your|is|are|in|and|how|this|which|when|it)(?!\p{L})/giu;

/** Whether words of an explanation in Spanish are in Spanish: those that nobody told anew stay in English. */
export const isSpanish = (words: string): boolean =>
  (words.match(spanish) ?? []).length > (words.match(english) ?? []).length;
