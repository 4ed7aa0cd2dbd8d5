import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { readDocument } from '../read-document.ts';

const knowledge = loadKnowledge();
const rowsOf = (text: string): string[] =>
  readDocument(text, knowledge).labResults.map(({ analyte, value, unit, flag }) =>
    [analyte, value, unit, flag].filter((part) => part !== null).join(' '),
  );

test.each([
  [
    'Russian',
    `Исследование       Результат    Ед. изм.    Норма
Гемоглобин         161          г/л         117 - 155    ↑
Мочевая кислота    310          мкмоль/л    140 - 340
ТТГ                0,21 ↓       мкМЕ/мл     0,40 - 4,00
Лейкоциты          6,2          тыс/мкл     4,0 - 9,0`,
    [
      'hemoglobin 161 г/л high',
      'uric_acid 310 мкмоль/л normal',
      'tsh 0,21 мкМЕ/мл low',
      'white_cells 6,2 тыс/мкл normal',
    ],
  ],
  [
    'Portuguese',
    `Exame               Resultado    Unidade    Valor de referência
Leucócitos          12.350       /mm3       4.000 - 11.000
Potássio            3,9          mmol/L     3,5 - 5,1
Ureia               61           mg/dL      15 - 45`,
    ['white_cells 12.350 /mm3 high', 'potassium 3,9 mmol/L normal', 'urea 61 mg/dL high'],
  ],
  [
    'Spanish',
    `Determinación       Resultado    Unidades    Rango de referencia
Plaquetas           98.000 *     /mm3        150.000 - 400.000
Calcio              9,1          mg/dL       8,5 - 10,5`,
    ['platelets 98.000 /mm3 low', 'calcium 9,1 mg/dL normal'],
  ],
  [
    'French',
    `Analyse             Résultat     Unités      Valeurs usuelles
Leucocytes          13 400       /mm3        4 000 - 10 000
Hématies            4,9          T/L         4,0 - 5,4
Kaliémie            5,6          mmol/L      3,5 - 5,1`,
    ['white_cells 13 400 /mm3 high', 'red_cells 4,9 T/L normal', 'potassium 5,6 mmol/L high'],
  ],
  [
    'German',
    `Untersuchung        Ergebnis     Einheit     Normwert
Thrombozyten        131.000 -    /µl         150.000 - 400.000
Harnstoff           38,5         mg/dl       17,0 - 48,5
Ferritin            1.088 +      ng/ml       15,0 - 150,0`,
    ['platelets 131.000 /µl low', 'urea 38,5 mg/dl normal', 'ferritin 1.088 ng/ml high'],
  ],
])('reads numbers, marks and common tests of a %s sheet', (_language, text, expected) => {
  expect(rowsOf(text)).toEqual(expected);
});

test('takes a sheet in letters it has no words for as a laboratory paper', () => {
  const sheet = `Показатель     Результат    Единицы    Норма
Гаптоглобин    1,9          г/л        0,3 - 2,0
Пролактин      612 ↑        мМЕ/л      100 - 500`;

  expect(readDocument(sheet, knowledge)).toMatchObject({ documentType: 'lab_result' });
  expect(rowsOf(sheet)).toEqual(['1,9 г/л normal', '612 мМЕ/л high']);
});

test.each([
  [
    'Общий анализ мочи\nПоказатель     Результат     Норма\nЛейкоциты     12-15 в п/зр     0 - 5\nНитриты     положительно     отрицательно',
    ['12-15 high', 'положительно abnormal'],
  ],
  [
    'ESAME URINE\nEsame     Risultato     Riferimento\nNitriti     negativo     negativo\nLeucociti     45     0 - 5',
    ['negativo normal', '45 high'],
  ],
  [
    'Urinstatus\nTest     Ergebnis     Referenz\nLeukozyten     90 /µL     < 25\nNitrit     positiv     negativ',
    ['90 /µL high', 'positiv abnormal'],
  ],
])('reads a test of urine in other languages as one of urine: %s', (text, rows) => {
  const found = readDocument(text, knowledge).labResults;

  expect(found.map(({ value, unit, flag }) => [value, unit, flag].filter((part) => part !== null).join(' '))).toEqual(
    rows,
  );
  expect(found.some(({ analyte }) => analyte === 'white_cells')).toBe(false);
});
