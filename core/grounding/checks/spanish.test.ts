import { expect, test } from 'vitest';
import { faultsIn, type Paper } from '../verify.test-helper.ts';

test.each<[Paper, string, string]>([
  ['labs', 'HGB', 'La hemoglobina fue de 14.2 g/dL, dentro del rango normal.'],
  ['labs', 'Vitamin D', 'La vitamina D está baja: 18 ng/mL.'],
  ['scan', 'No pleural effusion', 'No se observa derrame pleural.'],
  ['scan', 'possible pneumonia', 'Podría ser una neumonía.'],
  ['visit', 'Father had a myocardial infarction', 'Su padre tuvo un infarto a los 52 años.'],
])('keeps Spanish of %s beside %j: %s', (paper, quote, said) => {
  expect(faultsIn(paper, quote, said, 'es')).toEqual([]);
});

test.each<[Paper, string, string, string]>([
  ['labs', 'HGB', 'La hemoglobina está alta.', 'direction'],
  ['labs', 'Vitamin D', 'La vitamina D fue de 81 ng/mL.', 'number'],
  ['scan', 'No pleural effusion', 'Se observa un derrame pleural.', 'negation'],
  ['scan', 'possible pneumonia', 'La prueba muestra una neumonía.', 'certainty'],
  ['scan', '7 mm solid nodule in the right upper lobe', 'Hay un nódulo de 7 mm en el pulmón izquierdo.', 'side'],
  ['labs', 'ALT', 'Your ALT is above the range.', 'language'],
])('refuses or doubts Spanish of %s beside %j: %s', (paper, quote, said, fault) => {
  expect(faultsIn(paper, quote, said, 'es')).toContain(fault);
});

test('refuses Spanish where English is asked for', () => {
  expect(faultsIn('labs', 'HGB', 'La hemoglobina fue de 14.2 y está en el rango.')).toContain('language');
});
