import { expect, test } from 'vitest';
import { foldWord } from './spelling.ts';

test.each([
  ['haemoglobin', 'hemoglobin'],
  ['Oedema', 'edema'],
  ['oesophagus', 'esophagus'],
  ['oestrogen', 'estrogen'],
  ['anaemia', 'anemia'],
  ['anaesthetic', 'anesthetic'],
  ['gynaecology', 'gynecology'],
  ['diarrhoea', 'diarrhea'],
  ['coeliac', 'celiac'],
  ['tumours', 'tumor'],
  ['catheterised', 'catheterized'],
  ['centre', 'center'],
  ['goitre', 'goiter'],
  ['sulphate', 'sulfate'],
  ['artefacts', 'artifact'],
])('reads the UK spelling %s like the US spelling %s', (uk, us) => {
  expect(foldWord(uk)).toBe(foldWord(us));
});

test.each([
  ['nodules', 'nodule'],
  ['biopsies', 'biopsy'],
  ['masses', 'mass'],
  ['abscesses', 'abscess'],
  ['vertebrae', 'vertebra'],
  ['Crohn’s', 'Crohn'],
  ["Barrett's", 'Barrett'],
  ['Sjögren', 'Sjogren'],
])('reads %s like %s', (variant, form) => {
  expect(foldWord(variant)).toBe(foldWord(form));
});

test.each([
  ['four', 'for'],
  ['hour', 'hor'],
  ['us', 'u'],
  ['pus', 'pu'],
  ['shoe', 'she'],
])('keeps %s apart from %s', (word, other) => {
  expect(foldWord(word)).not.toBe(foldWord(other));
});
