import type { LabResult, Sentence, StoryPart } from '#core/documents/explanation.ts';
import type { Interpretation } from '#core/documents/interpretation.ts';
import type { Span } from '#core/kernel/span.ts';
import { anInterpretation, labResult } from './documents.ts';

export const dischargeText = `MERCY GENERAL HOSPITAL
DISCHARGE SUMMARY

REASON FOR ADMISSION: Cough, fever and shortness of breath.

HOSPITAL COURSE:
A chest X-ray showed pneumonia in the right lower lobe. Treated with IV ceftriaxone.
On day 2 atrial fibrillation was seen. No evidence of myocardial infarction.

LABORATORY RESULTS AT DISCHARGE
Hemoglobin        12.1    g/dL      12.0-15.5
White Blood Cells 9.8     10^3/uL   4.0-10.5
Creatinine        1.22    mg/dL     0.60-1.00   H
KIDNEY PANEL
Sodium            139     mmol/L    135-145
Potassium         4.4     mmol/L    3.5-5.1
Blood culture     No growth to date

DISCHARGE MEDICATIONS
NEW: Apixaban 5 mg, 1 tablet twice a day
CHANGED: Metoprolol from 25 mg to 50 mg twice a day
CONTINUE: Levothyroxine 75 mcg every morning
STOP: Ibuprofen 400 mg

ALLERGIES: Penicillin (hives).

PENDING: Final blood culture.

FOLLOW UP: See Dr. Okoro in 1 week. Repeat chest X-ray in 6 weeks.
Return to the emergency room for chest pain, trouble breathing or bleeding that does not stop.
The heart rhythm on arrival could not be determined.
`;

const at = (words: string): Span => {
  const start = dischargeText.indexOf(words);
  if (start === -1) throw new Error(`"${words}" is not in the summary`);
  return [start, start + words.length];
};

const row = (name: string, more: Partial<LabResult>): LabResult => {
  const [start] = at(name);
  return labResult('Potassium', { name, span: [start, dischargeText.indexOf('\n', start)], ...more });
};

const inRange = (name: string, value: string, unit: string, [low, high]: [number, number]) =>
  row(name, { value, unit, range: { low, high, text: `${low}-${high}` }, flag: 'normal' });

/** What is told in each part, and the words of the document that it comes from. */
const parts: [StoryPart, [text: string, words: string][]][] = [
  [
    'bottom_line',
    [
      ['You had a lung infection (pneumonia), and your heart beat unevenly (atrial fibrillation).', 'pneumonia'],
      ['See Dr. Okoro in 1 week.', 'See Dr. Okoro in 1 week.'],
      ['You take a blood thinner now, and no ibuprofen any more.', 'NEW: Apixaban'],
      ['Your kidneys work a little less well than they should, and this is to be looked at again.', 'Creatinine'],
    ],
  ],
  ['why', [['You came with a cough, a fever and shortness of breath.', 'Cough, fever and shortness of breath']]],
  [
    'found',
    [
      ['An X-ray showed a lung infection (pneumonia) in the lower part of the right lung.', 'pneumonia in the right'],
      ['On day 2 your heart beat unevenly (atrial fibrillation).', 'On day 2 atrial fibrillation was seen.'],
    ],
  ],
  ['normal', [['There was no sign of a heart attack.', 'No evidence of myocardial infarction.']]],
  ['done', [['You were given an antibiotic through a vein.', 'Treated with IV ceftriaxone.']]],
  [
    'medicines',
    [
      ['New: apixaban 5 mg, 1 tablet twice a day.', 'NEW: Apixaban 5 mg, 1 tablet twice a day'],
      ['Changed: metoprolol, from 25 mg to 50 mg twice a day.', 'CHANGED: Metoprolol from 25 mg to 50 mg twice a day'],
      ['Go on with levothyroxine 75 mcg every morning.', 'CONTINUE: Levothyroxine 75 mcg every morning'],
      ['Stop ibuprofen 400 mg.', 'STOP: Ibuprofen 400 mg'],
    ],
  ],
  ['allergies', [['Penicillin gave you an itchy rash (hives).', 'Penicillin (hives)']]],
  ['waiting_for', [['The final result of the blood culture is not there yet.', 'Final blood culture.']]],
  [
    'next_steps',
    [
      ['See Dr. Okoro in 1 week.', 'See Dr. Okoro in 1 week.'],
      ['Have another X-ray of the chest in 6 weeks.', 'Repeat chest X-ray in 6 weeks.'],
    ],
  ],
  [
    'when_to_get_help',
    [
      [
        'Go to the emergency room if you have chest pain, trouble breathing or bleeding that does not stop.',
        'Return to the emergency room for chest pain, trouble breathing or bleeding that does not stop.',
      ],
    ],
  ],
  ['unclear', [['Which rhythm your heart had when you came is not clear.', 'The heart rhythm on arrival']]],
];

const sectionOf: Partial<Record<StoryPart, Sentence['section']>> = {
  bottom_line: 'summary',
  found: 'finding',
  next_steps: 'recommendation',
  when_to_get_help: 'recommendation',
};

const questions: [text: string, words: string][] = [
  ['Do I need a blood thinner for long?', 'Apixaban'],
  ['Can you find out which rhythm my heart had when I came?', 'The heart rhythm on arrival'],
];

/** A discharge summary with every part of the outline. A sentence that stands in two parts is one sentence. */
export function aStory(more: Partial<Interpretation> = {}): Interpretation {
  const told = [...new Map(parts.flatMap(([part, some]) => some.map(([text, words]) => [text, { part, words }])))];
  const sentences: Sentence[] = [
    ...told.map(([text, { part, words }]): Sentence => ({
      section: sectionOf[part] ?? 'interpretation',
      text,
      spans: [at(words)],
      basis: 'document',
    })),
    ...questions.map(([text, words]): Sentence => ({
      section: 'question',
      text,
      spans: [at(words)],
      basis: 'document',
    })),
  ];
  const textsOf = (...wanted: StoryPart[]) =>
    parts.filter(([part]) => wanted.includes(part)).flatMap(([, some]) => some.map(([text]) => text));
  return anInterpretation({
    title: 'Hospital stay in October',
    documentType: 'discharge_summary',
    documentKind: 'discharge_summary',
    text: dischargeText,
    sections: [
      { name: 'laboratory results at discharge', span: [at('LABORATORY')[0], at('KIDNEY PANEL')[0]] },
      { name: 'kidney panel', span: [at('KIDNEY PANEL')[0], at('DISCHARGE MEDICATIONS')[0]] },
    ],
    labResults: [
      inRange('Hemoglobin', '12.1', 'g/dL', [12, 15.5]),
      inRange('White Blood Cells', '9.8', '10^3/uL', [4, 10.5]),
      row('Creatinine', {
        value: '1.22',
        unit: 'mg/dL',
        range: { low: 0.6, high: 1, text: '0.60-1.00' },
        flag: 'high',
      }),
      inRange('Sodium', '139', 'mmol/L', [135, 145]),
      inRange('Potassium', '4.4', 'mmol/L', [3.5, 5.1]),
      row('Blood culture', { value: 'No growth to date' }),
    ],
    summary: textsOf('bottom_line').join(' '),
    interpretation: parts
      .slice(1)
      .map(([, some]) => some.map(([text]) => text).join(' '))
      .join('\n\n'),
    keyFindings: textsOf('found'),
    recommendations: textsOf('next_steps', 'when_to_get_help'),
    actionItems: questions.map(([text]) => text),
    medicalTerminology: [
      term('atrial fibrillation', 'An uneven heartbeat that starts in the upper chambers of the heart.', 'high'),
      term('pneumonia', 'An infection of the lungs.', 'high'),
      term('Creatinine', 'A waste product that the kidneys take out of the blood.', 'medium'),
      term('metoprolol', 'A medicine that slows the heart.', 'low'),
    ],
    sentences,
    story: parts.map(([part, some]) => ({
      part,
      sentences: some.map(([text]) => sentences.findIndex((sentence) => sentence.text === text)),
    })),
    notices: [],
    ...more,
  });
}

const term = (name: string, definition: string, importance: 'high' | 'medium' | 'low') => {
  const start = dischargeText.toLowerCase().indexOf(name.toLowerCase());
  return { term: name, definition, importance, spans: [[start, start + name.length] as Span] };
};
