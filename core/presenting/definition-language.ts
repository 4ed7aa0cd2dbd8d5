import type { Language } from '../documents/explanation.ts';

const english = /^(?:the|an|of|that|to|for|with|your|is|are|in|and|how|this|which|when|it)$/iu;
const spanish = /^(?:el|la|los|las|una?|que|del?|para|por|con|sus?|se|es|y|en|al?|o)$/iu;

/** Definitions that nobody wrote anew stay in English: those that are known to, and those whose small words are English ones. */
export function definitionLanguage(definition: string, language: Language, known?: ReadonlySet<string>): Language {
  if (language === 'en' || known?.has(definition) === true) return 'en';
  const words = definition.match(/\p{L}+/gu) ?? [];
  const count = (pattern: RegExp) => words.filter((word) => pattern.test(word)).length;
  return count(english) > count(spanish) ? 'en' : language;
}
