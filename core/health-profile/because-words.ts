import type { Language } from '../documents/explanation.ts';

/** Why a question comes first, by what somebody has told us. */
export const becauseOf = {
  allergy: (words: string) => `Because you told us about your allergy: ${words}.`,
  condition: (words: string) => `Because you told us about ${words}.`,
  matters: (line: string) => `Because you told us what matters to you: ${line}.`,
};

const spanish: [english: RegExp, told: string][] = [
  [/^Because you told us about your allergy: (.+)\.$/su, 'Porque nos habló de su alergia: $1.'],
  [/^Because you told us about (.+)\.$/su, 'Porque nos habló de: $1.'],
  [/^Because you told us what matters to you: (.+)\.$/su, 'Porque nos dijo qué le importa: $1.'],
];

/** The same reason in another language, where its English words are ours. */
export function becauseIn(because: string, language: Language): string {
  if (language === 'en') return because;
  const known = spanish.find(([english]) => english.test(because));
  return known === undefined ? because : because.replace(...known);
}
