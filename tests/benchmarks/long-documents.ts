/** A lab report of many rows, as a laboratory prints it: every fourth result lies outside its range. */
export function longLabReport(rows: number): string {
  const lines = Array.from({ length: rows }, (_, row) => labRow(row));
  return ['RIVERSIDE LABORATORY', 'Patient: Example Person', 'Collected: 2026-09-14', '', ...lines, ''].join('\n');
}

const tests: readonly [name: string, low: number, high: number, unit: string][] = [
  ['Sodium', 135, 145, 'mmol/L'],
  ['Potassium', 3.5, 5.1, 'mmol/L'],
  ['Glucose', 70, 99, 'mg/dL'],
  ['Creatinine', 0.6, 1.2, 'mg/dL'],
  ['Hemoglobin', 12, 16, 'g/dL'],
  ['Ferritin', 15, 150, 'ng/mL'],
  ['TSH', 0.4, 4, 'mIU/L'],
  ['Calcium', 8.5, 10.5, 'mg/dL'],
  ['Albumin', 3.5, 5, 'g/dL'],
  ['ALT', 7, 56, 'U/L'],
];

function labRow(row: number): string {
  const [name, low, high, unit] = tests[row % tests.length] ?? ['Sodium', 135, 145, 'mmol/L'];
  const isOutside = row % 4 === 3;
  const value = isOutside ? high * 1.2 : (low + high) / 2;
  const columns = [name.padEnd(16), value.toFixed(1).padEnd(8), (isOutside ? 'H' : '').padEnd(3)];
  return [...columns, `${low}-${high}`.padEnd(14), unit].join('  ');
}

/** A note of many pages of 40 lines, in the way of letters between doctors. */
export function longNote(pages: number): string {
  return Array.from({ length: pages }, (_, page) => notePage(page + 1)).join('\n\f');
}

const sentences = [
  'The patient has chronic kidney disease and hypertension, both stable since the last visit.',
  'Blood pressure was 128/78 mmHg. Heart sounds were regular, without murmur.',
  'No edema was seen. The lungs were clear to auscultation on both sides.',
  'Potassium was 4.6 mmol/L (3.5-5.1). Creatinine was 1.4 mg/dL (0.6-1.2).',
  'Continue lisinopril 10 mg once a day. Repeat the basic metabolic panel in three months.',
];

function notePage(page: number): string {
  const lines = Array.from({ length: 38 }, (_, line) => sentences[(page + line) % sentences.length] ?? '');
  return [`FOLLOW-UP ${page}`, '', ...lines].join('\n');
}
