import { expect, test } from 'vitest';
import { guessLanguage } from './language-guess.ts';

test.each([
  ['deu', 'Untersuchung Ergebnis Einheit Referenzbereich Leukozyten 11,8 Natrium 133 mmol/l'],
  ['deu', 'Der Befund ist nicht auffallig und die Werte sind im Normbereich'],
  ['fra', 'Hématies 4,5 Leucocytes 6,1 Valeurs de référence Unité Résultats du prélèvement'],
  ['spa', 'Resultado Unidad Valores de referencia Leucocitos Hemoglobina del paciente con fecha'],
  ['ita', 'Esame Risultato Unità Valori di riferimento Leucociti Piastrine Emoglobina'],
  ['por', 'Exame Resultado Unidade Valores de referência Hemácias Leucócitos Plaquetas do sangue não'],
  ['nld', 'Bepaling Uitslag Eenheid Referentiewaarden Leukocyten Trombocyten van het bloed'],
  ['eng', 'Test Result Unit Reference Range Hemoglobin 13.5 g/dL normal'],
  ['eng', 'Sodium 137 Potassium 4.5'],
])('finds %s in "%s"', (language, text) => {
  expect(guessLanguage(text.split(' '))).toBe(language);
});
