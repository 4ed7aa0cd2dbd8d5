import { expect, test } from 'vitest';
import { isInEnglish } from './in-english.ts';

test.each([
  'The heart is not large and there is no fluid with it. The lungs are clear.',
  'Na 139 K 4.1 Cl 102',
  'Biopsia de colon: de novo lesion, en bloc',
  'Analyse / Test    Résultat / Result    Unités / Units\nSodium    139    mmol/L',
])('takes for English: %s', (text) => {
  expect(isInEnglish(text)).toBe(true);
});

test.each([
  'El estudio no muestra lesiones en el colon. Se observa una muestra de la mucosa sin datos de tumor. Los ganglios del área son normales y las capas de la pared están sin cambios.',
  'Analyse    Résultat    Unités\nSodium    139    mmol/L',
  'Medikationsplan\nWirkstoff    Einheit    Hinweise\nRamipril    1-0-0    nach dem Essen',
  'Показатель    Результат\nНатрий    139',
  'Die Lunge ist frei und das Herz nicht vergrößert. Der Befund wurde mit dem Arzt besprochen, ohne Nachweis eines Tumors. Keine Stauung, auf der rechten Seite eine Narbe, bei dem Patienten ist die Leber ohne Befund.',
])('takes for another language: %s', (text) => {
  expect(isInEnglish(text)).toBe(false);
});

test.each([
  'Medikation\nMetoprolol 47,5 mg   1-0-1   neu\nAmlodipin 5 mg   abgesetzt',
  'Ordonnance\nBisoprolol 2,5 mg : 1 comprimé le matin',
  'Omeprazol 20 mg: 1 comprimido por la mañana',
])('knows a list of medicines in another language by its words: %j', (text) => {
  expect(isInEnglish(text)).toBe(false);
});
