import { describe, expect, test } from 'vitest';
import { explainDocument } from '../explaining/explain-document.ts';
import { loadKnowledge } from '../knowledge/load-knowledge.ts';
import { outgoingOf } from './mask-document.ts';
import { factsOf } from './outgoing-lines.ts';

const knowledge = loadKnowledge();
const explained = (text: string) =>
  explainDocument({ text, source: { kind: 'text', pages: 1, ocr: false, confidence: null } }, knowledge);
const sent = (text: string): string[] =>
  outgoingOf(explained(text), knowledge, { masks: true }).lines.map((line) => line.text);

describe('what stays here', () => {
  test.each([
    'Patient: Maria Lopez   DOB: 02/03/1961   MRN: 00482913',
    'Dr. Chidi Okafor, MD',
    '14 Harcourt Road, Dublin 2',
    'Phone: (555) 201-3344   Fax: (555) 201-3345',
    'Page 2 of 3',
    'Lopez, Maria   00482913',
  ])('is "%s"', (line) => {
    expect(sent(`${line}\nPotassium 5.9 mmol/L (3.5-5.1) H`)).toEqual(['Potassium 5.9 mmol/L (3.5-5.1) H']);
  });
});

test('leaves the head and the foot of a document here, whatever they say', () => {
  const text = `BLUE HERON
Open Monday to Friday
Dr. Chidi Okafor  Neurology

IMPRESSION: Mild cardiomegaly.
Seen again in six weeks by the nurse.
T. Adeyinka / Shaz, Vehicle 12

FINDINGS: No effusion.

Blue Heron
www.blueheron.example`;

  expect(sent(text)).toEqual([
    'IMPRESSION: Mild cardiomegaly.',
    'Seen again in six weeks by the nurse.',
    'FINDINGS: No effusion.',
  ]);
});

describe('what is sent, with whoever it names masked', () => {
  test.each([
    ['He goes to the choir on Sundays and teaches at Willow Bank School.', /Willow/],
    ['Her lawyer is Gable & Finch and wants a copy.', /Gable|Finch/],
    ['Needs a letter for his employer, Brackley Foods', /Brackley/],
    ['Dizzy when she drives home from work, asked Dr. Okafor', /Okafor/],
  ])('is "%s"', (line, names) => {
    const lines = sent(`FINDINGS: No effusion.\n${line}\nIMPRESSION: Mild cardiomegaly.`);

    expect(lines).toHaveLength(3);
    expect(lines[1]).not.toMatch(names);
  });

  test.each([
    'Sick note for work given',
    'No change to the plan',
    'OK to drive, works from home',
    '61F retired bus driver, lives alone',
    '- TSH',
    '* Aim:',
  ])('is "%s", which names nobody', (line) => {
    expect(sent(`FINDINGS: No effusion.\n${line}\nIMPRESSION: Mild cardiomegaly.`)).toContain(line);
  });
});

test('sends a first line that says why', () => {
  expect(sent('Blue Heron\nWhy seen: Swollen left shin\nFINDINGS: No effusion.')).toEqual([
    'Why seen: Swollen left shin',
    'FINDINGS: No effusion.',
  ]);
});

test('sends when a specimen was taken', () => {
  expect(sent('FINDINGS: No effusion.\nDrawn: 3/4/2024\nIMPRESSION: Mild cardiomegaly.')).toContain('Drawn: [DAY 0]');
});

test('sends a first line of age and sex', () => {
  expect(sent('Blue Heron\n37M welder\nFINDINGS: No effusion.')).toEqual(['37M welder', 'FINDINGS: No effusion.']);
});

test('leaves a line of names and numbers between findings here', () => {
  expect(sent('FINDINGS: No effusion.\nM. Okafor, Ward clerk, 555-0157\nIMPRESSION: Mild cardiomegaly.')).toHaveLength(
    2,
  );
});

test('masks the last identity of the last line that is sent', () => {
  expect(sent('Impression:\nQuestions: 555-0157.').join('\n')).not.toContain('0157');
});

test('sends a line with a fact, whoever else stands in it', () => {
  expect(sent('Potassium 5.9 mmol/L (3.5-5.1) H   called to Dr. Okafor')).toEqual([
    'Potassium 5.9 mmol/L (3.5-5.1) H   called to Dr. [PERSON_1]',
  ]);
});

test('masks whoever signed below a list of medicines', () => {
  const text = 'Medications:\nXarelto 20 mg daily\nPriyanka Lalwani, House Officer, MCNZ 71882';

  expect(sent(text).join('\n')).not.toMatch(/Lalwani|71882/);
});

test('masks no medicine and no value that the reader found', () => {
  const text = 'Medications:\nXarelto 20 mg daily\nPlatelets 150 x10^9/L (150-400)';

  expect(sent(text).join('\n')).toContain('Xarelto 20 mg daily\nPlatelets 150 x10^9/L (150-400)');
  expect(factsOf(explained(text)).map(([start, end]) => text.slice(start, end))).toContain('150-400');
});
