import { expect, test } from 'vitest';
import { fhirText } from './fhir-text.ts';

test('keeps lines and letters of every language', () => {
  expect(fhirText(' Größe\n\t5 µg/L 😀 ')).toBe('Größe\n\t5 µg/L 😀');
});

test('takes out what XML has no place for, and mends half characters', () => {
  expect(fhirText('a\u0000b\fc\ud83d')).toBe('a b c\ufffd');
});

test('is nothing where nothing is left', () => {
  expect(fhirText('\u0001 \n')).toBeUndefined();
});
