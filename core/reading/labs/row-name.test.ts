import { expect, test } from 'vitest';
import { hasVerb, isHeadLabel, isRemark, isVital, speaksOfRange } from './row-name.ts';
import { canName, nameSpan } from './row-name.ts';

test.each([
  'Glucose',
  'Vitamin D, 25-Hydroxy',
  'HIV 1/2',
  '% Free Testosterone',
  'SARS-CoV-2 (COVID-19) Ag [Presence] in Respiratory specimen by Rapid immunoassay',
  'Patient was hospitalized because of this condition',
  'T cruzi DNA XXX Ql NAA+probe',
  'γ-GT',
  'Resting cortisol',
])('lets %j name a test', (name) => {
  expect(canName(name)).toBe(true);
});

test.each([
  'DOB',
  'Patient Name: Patrick Taylor',
  'Date Collected',
  'Phone',
  'MRN 00731986   Age',
  'Accession',
  'Ordering Physician',
  'Page',
  '1/16/2013 3:52 PM',
  'Blood Pressure',
  'BP Diastolic',
  'Heart Rate',
  'Body Mass Index Calculated',
  'Weight',
  'EKG',
  '> or = 20 Years',
  '12',
  '---',
])('lets %j name none', (name) => {
  expect(canName(name)).toBe(false);
});

test.each(['Optimal', 'Prediabetes', 'Toxic', 'Male', 'Deficient', 'Normal', 'High'])(
  'takes %j for a remark',
  (name) => {
    expect(isRemark(name)).toBe(true);
  },
);

test.each([
  'Toxic range',
  'Lower limit of quantitation',
  'WHO recommendation',
  'treating to a goal of',
  'Detection threshold',
])('hears of ranges in %j', (words) => {
  expect(speaksOfRange(words)).toBe(true);
});

test('tells sentences by their verbs', () => {
  expect([hasVerb('Mitral valve was'), hasVerb('Mean cell volume')]).toEqual([true, false]);
});

test('knows vital signs and labels of the head', () => {
  expect([isVital('SpO2'), isVital('Oxygen Saturation'), isVital('Hematocrit')]).toEqual([true, false, false]);
  expect([isHeadLabel('DOB: 2004-10-15'), isHeadLabel('Sex male'), isHeadLabel('Detected')]).toEqual([
    true,
    true,
    false,
  ]);
});

test.each([
  ['- Hemoglobin', 'Hemoglobin'],
  ['• Glucose:', 'Glucose'],
  ['1. Sodium', 'Sodium'],
  ['▲ WBC 01', 'WBC'],
  ['RBC<"', 'RBC'],
  ['LDL Cholesterol (calc.)¹', 'LDL Cholesterol (calc.)'],
  ['Glucose (fasting) ......', 'Glucose (fasting)'],
  ['**Glucose**', 'Glucose'],
  ['Troponin I, High Sens.', 'Troponin I, High Sens.'],
  ['Anti-HBs', 'Anti-HBs'],
  ['25-OH Vitamin D', '25-OH Vitamin D'],
])('trims %j to %j', (printed, expected) => {
  const [start, end] = nameSpan(printed, [0, printed.length]);
  expect(printed.slice(start, end)).toBe(expected);
});
