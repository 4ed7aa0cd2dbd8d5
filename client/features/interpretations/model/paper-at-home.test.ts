import { expect, test } from 'vitest';
import { paperAtHome } from './paper-at-home.ts';

test.each([
  ...['en-US', 'es-MX', 'fr-CA', 'fil-PH', 'es-CL', 'es-CO', 'es-VE', 'es-GT', 'es-CR', 'zh-Hant-US'].map(
    (language) => [language, 'letter'] as const,
  ),
  ...['en-GB', 'en', 'de-DE', 'es-ES', 'es-419', 'pt-BR', 'C', '', 'not a language'].map(
    (language) => [language, 'a4'] as const,
  ),
])('%j prints on %s', (language, paper) => {
  expect(paperAtHome(language)).toBe(paper);
});
