import { expect, test } from 'vitest';
import { loadKnowledge } from './load-knowledge.ts';

const knowledge = loadKnowledge();

test('is built once', () => {
  expect(loadKnowledge()).toBe(knowledge);
});

test.each([
  ['Hgb', '', 'hemoglobin'],
  ['Haemoglobin', 'g/L', 'hemoglobin'],
  ['WBC', 'K/uL', 'white_cells'],
  ['WBC, Urine /HPF', '/HPF', 'urine_white_cells'],
  ['Lymphs', '%', 'lymphocytes_percent'],
  ['Lymphs (Absolute)', 'x10E3/uL', 'lymphocytes'],
  ['Urea Nitrogen (BUN)', 'mg/dL', 'urea_nitrogen'],
  ['Urea', 'mmol/L', 'urea'],
  ['SGPT (ALT)', 'U/L', 'alt'],
  ['LDL Cholesterol (Calc)', 'mg/dL', 'ldl'],
  ['T4, Free', 'ng/dL', 't4_free'],
  ['Vitamin D, 25-Hydroxy', 'ng/mL', 'vitamin_d'],
  ['pH, Urine', '', 'urine_ph'],
  ['pH, Blood', '', 'ph_blood'],
  ['PaO2', 'mmHg', 'po2_arterial'],
  ['Albumin/Creatinine Ratio, Urine', 'mg/g', 'urine_albumin_creatinine_ratio'],
  ['Ketones', '', 'urine_ketones'],
  ['Ketones, Serum', 'mmol/L', 'ketones_blood'],
  ['Prothrombin Time (PT)', '%', 'prothrombin_activity'],
  ['PSA, Free', '%', 'psa_free_percent'],
  ['hs-Troponin', 'ng/L', 'troponin'],
  ['Glucose, CSF', 'mg/dL', 'csf_glucose'],
  ['Cat dander (e1)', 'kU/L', 'ige_cat_dander'],
  ['Factor VIII', '%', 'factor_viii'],
  ['Lead, Venous', 'ug/dL', 'lead'],
  ['Thyrotropin [Units/volume] in Serum or Plasma', 'mIU/L', 'tsh'],
])('finds the analyte printed as %s in "%s"', (printed, unit, id) => {
  expect(knowledge.findAnalyte(printed, unit)?.id).toBe(id);
});

test.each([
  ...['Propionylcarnitine (C3)', 'Accession Number', 'Vancomycin [Susceptibility]', 'Age'],
  ...['PCT', 'Ca2+', 'Base deficit', 'Hemoglobin A'], // two tests go by each of these names
])('does not know %s', (printed) => {
  expect(knowledge.findAnalyte(printed)).toBeUndefined();
});

test('a bare pH has no critical limit, for it may be that of urine', () => {
  const id = knowledge.findAnalyte('pH')?.id ?? '';

  expect(knowledge.findCriticalLimit(id, '')).toBeUndefined();
});

test.each([
  ['potassium', 'mmol/L', 2.8, 6.2],
  ['hemoglobin', 'g/L', 66, 199],
  ['platelets', '10^3/uL', 37, 910],
])('knows the published limits of %s in %s', (analyte, unit, low, high) => {
  expect(knowledge.findCriticalLimit(analyte, unit)).toMatchObject({ low, high });
});

test('finds the terms of a report', () => {
  const text =
    'IMPRESSION: 6 mm ground-glass nodule in the right upper lobe. Mild cardiomegaly. No pleural effusion or PTX.';

  const found = knowledge.findTerms(text).map(({ entry }) => entry.term);

  expect(found).toEqual([
    'impression',
    'millimeter',
    'ground-glass opacity',
    'lobe',
    'cardiomegaly',
    'pleural effusion',
    'pneumothorax',
  ]);
});

test.each(['non-tender', 'The scan is in the US.', 'He is sick and tired of it as is.', 'moles/volume', 'no fever'])(
  'finds nothing in "%s" that is not said there',
  (text) => {
    const found = knowledge.findTerms(text).map(({ entry }) => entry.term);

    expect(found.filter((term) => !['fever', 'fatigue'].includes(term))).toEqual([]);
  },
);

test.each([
  ['Lipitor', 'atorvastatin'],
  ['paracetamol', 'acetaminophen'],
  ['METOPROLOL SUCCINATE', 'metoprolol'],
  ['co-amoxiclav', 'amoxicillin and clavulanate'],
])('finds the medicine called %s', (name, generic) => {
  expect(knowledge.findMedicine(name)?.generic).toBe(generic);
});

test('finds medicines in a text, combined ones as one', () => {
  const found = knowledge.findMedicines('Advair 250/50 bid, fluticasone-salmeterol, Tylenol prn');

  expect(found.map(({ entry }) => entry.generic)).toEqual([
    'fluticasone and salmeterol',
    'fluticasone and salmeterol',
    'acetaminophen',
  ]);
});

test.each(['IV', 'HR', 'Mg', 'Cr', 'RCC', 'PSA', 'CAD', 'LFT', 'ASA', '1/12', '2/2'])(
  'knows that %s has more than one sense',
  (abbreviation) => {
    expect(knowledge.findAbbreviation(abbreviation)?.senses.length).toBeGreaterThan(1);
  },
);

test.each([
  ['Percocet', 'oxycodone and acetaminophen'],
  ['Suboxone', 'buprenorphine and naloxone'],
  ['Trelegy', 'fluticasone, umeclidinium and vilanterol'],
  ['Maxzide', 'triamterene and hydrochlorothiazide'],
])('names every ingredient of %s', (brand, generic) => {
  expect(knowledge.findMedicine(brand)?.generic).toBe(generic);
});

test('gives an ambiguous abbreviation with all its senses', () => {
  const senses = knowledge.findAbbreviation('MS')?.senses.map(({ means }) => means);

  expect(senses).toEqual(expect.arrayContaining(['multiple sclerosis', 'mitral stenosis']));
});

test.each([
  ['3/7', 'three days'],
  ['t.d.s.', 'three times a day'],
  ['NKDA', 'no known drug allergies'],
])('expands %s', (abbreviation, means) => {
  expect(knowledge.findAbbreviation(abbreviation)?.senses[0]?.means).toBe(means);
});
