import type { Sentence } from '#core/documents/explanation.ts';
import type { Interpretation } from '#core/documents/interpretation.ts';
import { criticalCard, crisisCard, instructionCard } from '#core/explaining/fixed-texts.ts';
import { aStory, dischargeText } from './told-story.ts';
import { aState, aWriting } from './tellings.ts';

/** What a model makes of each sentence of the story. */
const spanish: Record<string, string> = {
  'You had a lung infection (pneumonia), and your heart beat unevenly (atrial fibrillation).':
    'Usted tuvo una infección de los pulmones, y su corazón latía de forma irregular.',
  'See Dr. Okoro in 1 week.': 'Vea al Dr. Okoro en 1 semana.',
  'You take a blood thinner now, and no ibuprofen any more.': 'Ahora toma un anticoagulante, y ya no ibuprofeno.',
  'Your kidneys work a little less well than they should, and this is to be looked at again.':
    'Sus riñones trabajan un poco menos de lo esperado, y esto se va a revisar.',
  'You came with a cough, a fever and shortness of breath.': 'Usted llegó con tos, fiebre y falta de aire.',
  'An X-ray showed a lung infection (pneumonia) in the lower part of the right lung.':
    'Una radiografía mostró una infección en la parte baja del pulmón derecho.',
  'On day 2 your heart beat unevenly (atrial fibrillation).': 'El día 2 su corazón latía de forma irregular.',
  'There was no sign of a heart attack.': 'No hubo señales de un ataque al corazón.',
  'You were given an antibiotic through a vein.': 'Le dieron un antibiótico por la vena.',
  'New: apixaban 5 mg, 1 tablet twice a day.': 'Nuevo: apixaban 5 mg, 1 tableta dos veces al día.',
  'Changed: metoprolol, from 25 mg to 50 mg twice a day.': 'Cambió: metoprolol, de 25 mg a 50 mg dos veces al día.',
  'Go on with levothyroxine 75 mcg every morning.': 'Siga con levothyroxine 75 mcg cada mañana.',
  'Stop ibuprofen 400 mg.': 'Deje de tomar ibuprofen 400 mg.',
  'Penicillin gave you an itchy rash (hives).': 'La penicilina le dio ronchas.',
  'The final result of the blood culture is not there yet.': 'Todavía falta el resultado final del cultivo de sangre.',
  'Have another X-ray of the chest in 6 weeks.': 'Hágase otra radiografía de tórax en 6 semanas.',
  'Go to the emergency room if you have chest pain, trouble breathing or bleeding that does not stop.':
    'Vaya a emergencias si tiene dolor de pecho, falta de aire o un sangrado que no para.',
  'Which rhythm your heart had when you came is not clear.': 'No está claro qué ritmo tenía su corazón al llegar.',
  'Do I need a blood thinner for long?': '¿Necesito el anticoagulante por mucho tiempo?',
  'Can you find out which rhythm my heart had when I came?': '¿Pueden averiguar qué ritmo tenía mi corazón al llegar?',
};

const told = (text: string): string => spanish[text] ?? text;

const all = (texts: readonly string[]): string[] => texts.map(told);

const knownOfCreatinine: Sentence = {
  section: 'finding',
  text: 'La creatinina sube cuando los riñones filtran menos.',
  spans: [],
  basis: 'general',
  by: 'openai',
};

/** A discharge summary that a model told in Spanish, with every part of the page: notices, results of each kind, terms, questions. */
export function aStoryInSpanish(more: Partial<Interpretation> = {}): Interpretation {
  const english = aStory();
  const sentences = english.sentences.map((sentence): Sentence => ({
    ...sentence,
    text: told(sentence.text),
    by: 'openai',
  }));
  const definitions = [
    'Un latido irregular que empieza en la parte alta del corazón.',
    'Una infección de los pulmones.',
    'Un desecho que los riñones sacan de la sangre.',
    'A medicine that slows the heart.',
  ];
  return {
    ...english,
    language: 'es',
    engine: 'openai',
    telling: aState({ stage: 'done', language: 'es' }),
    writing: aWriting(),
    summary: english.sentences
      .filter(({ section }) => section === 'summary')
      .map(({ text }) => told(text))
      .join(' '),
    interpretation: english.sentences
      .filter(({ section }) => section !== 'question' && section !== 'summary')
      .map(({ text }) => told(text))
      .join('\n\n'),
    keyFindings: all(english.keyFindings),
    recommendations: all(english.recommendations),
    actionItems: all(english.actionItems),
    questionOrder: [
      { index: 0, because: 'Because you told us about apixaban.' },
      { index: 1, because: null },
    ],
    sentences: [...sentences, knownOfCreatinine],
    story: english.story?.map(({ part, sentences: places }) =>
      part === 'found' ? { part, sentences: [...places, sentences.length] } : { part, sentences: places },
    ),
    medicalTerminology: english.medicalTerminology.map((term, at) => ({
      ...term,
      say: 'ah-PIX-a-ban',
      definition: definitions[at] ?? '',
    })),
    labResults: english.labResults.map((result) =>
      result.name === 'Creatinine' ? { ...result, previous: '1.10', conflict: true } : result,
    ),
    notices: [
      { kind: 'crisis', text: crisisCard, spans: [] },
      { kind: 'critical', text: criticalCard, spans: [spanOf('Creatinine')] },
      {
        kind: 'conflict',
        text: 'Creatinine (1.22 mg/dL) is marked "H", but the printed range is 0.60-1.00. Which one is correct?',
        spans: [spanOf('Creatinine')],
      },
      { kind: 'instruction_in_document', text: instructionCard, spans: [] },
      { kind: 'incomplete', text: 'Hemoglobin has no result here.', spans: [spanOf('Hemoglobin')] },
    ],
    ...more,
  } as Interpretation;
}

function spanOf(words: string): [number, number] {
  const start = dischargeText.indexOf(words);
  return [start, start + words.length];
}
