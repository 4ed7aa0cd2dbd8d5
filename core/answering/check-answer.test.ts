import { describe, expect, test } from 'vitest';
import { outgoingOf } from '../deidentifying/mask-document.ts';
import type { Engine } from '../documents/explanation.ts';
import { loadKnowledge } from '../knowledge/load-knowledge.ts';
import { answerQuestion } from './answer-question.ts';
import { checkAnswer } from './check-answer.ts';
import { explainedPaper, type Paper } from './testing/papers.ts';

const said = (text: string, quote = '', lines: number[] = []) => ({
  lines,
  quotes: quote === '' ? [] : [quote],
  general_fact: 0,
  text,
});

function check(paper: Paper, question: string, answer: unknown, engine: Engine = 'gemini') {
  const explanation = explainedPaper(paper);
  const knowledge = loadKnowledge();
  const outgoing = outgoingOf(explanation, knowledge, { masks: true });
  const draft = typeof answer === 'string' ? answer : JSON.stringify(answer);
  const checked = checkAnswer({ explanation, question, outgoing, draft, engine }, knowledge);
  return {
    checked,
    texts: checked.sentences.map(({ text }) => text),
    builtIn: answerQuestion({ explanation, question }, knowledge),
  };
}

const question = 'How high is my potassium?';
const potassium = said('Potassium was 5.4 mmol/L, above the printed range.', 'Potassium          5.4', [8]);
const knowledge = said('Potassium is a mineral that muscles need.');

test('what stands is shown with its source, and as the words of the engine', () => {
  const { checked } = check('labs', question, { found: true, sentences: [potassium, knowledge] });

  expect(checked).toMatchObject({
    question,
    found: true,
    engine: 'gemini',
    sentences: [
      { text: potassium.text, basis: 'document', by: 'gemini' },
      { text: knowledge.text, basis: 'general', spans: [], by: 'gemini' },
    ],
  });
});

test('what does not stand is left out', () => {
  const { texts } = check('labs', question, {
    found: true,
    sentences: [potassium, said('You have kidney failure.'), knowledge],
  });

  expect(texts).toEqual([potassium.text, knowledge.text]);
});

describe('the built-in answer takes the place of', () => {
  const wrong = said('Potassium was 4.4 mmol/L.', 'Potassium          5.4');

  test.each<[string, unknown]>([
    ['one of which nothing stands', { found: true, sentences: [wrong] }],
    [
      'one of which more falls than stands',
      { found: true, sentences: [potassium, wrong, { ...wrong, text: 'Potassium was 3.4 mmol/L.' }] },
    ],
    ['one that finds nothing where there is something', { found: false, sentences: [] }],
    ['one that tells only what is known in general', { found: true, sentences: [knowledge] }],
    ['no JSON', 'I cannot help with that.'],
    ['half an answer', '{"found": true, "sentences": [{"t": "Potass'],
    ['another shape', { answer: 'Potassium is high.' }],
  ])('%s', (_, answer) => {
    const { checked, builtIn } = check('labs', question, answer);

    expect(checked).toEqual(builtIn);
    expect(checked.engine).toBe('built-in');
  });

  test('the words of anybody else where somebody speaks of hurting himself', () => {
    const { checked, builtIn } = check('labs', 'I want to kill myself', { found: true, sentences: [potassium] });

    expect(checked).toEqual(builtIn);
  });

  test('itself', () => {
    const { checked, builtIn } = check('labs', question, { found: true, sentences: [potassium] }, 'built-in');

    expect(checked).toEqual(builtIn);
  });
});

test('JSON in a fence is read', () => {
  const { texts } = check(
    'labs',
    question,
    `\`\`\`json\n${JSON.stringify({ found: true, sentences: [potassium] })}\n\`\`\``,
  );

  expect(texts).toEqual([potassium.text]);
});

test('that only a doctor decides comes before what a model says', () => {
  const metformin = said(
    'The note says to take metformin 1000 mg twice a day.',
    'Metformin 1000 mg tablet, 1 tablet by mouth twice a day',
  );
  const { texts } = check('visit', 'Should I stop taking metformin?', { found: true, sentences: [metformin] });

  expect(texts[0]).toMatch(/for you and your doctor to decide/);
  expect(texts).toContain(metformin.text);
});

test('whoever asks what stands out is told all of it', () => {
  const { texts } = check('labs', 'Which results are not normal?', { found: true, sentences: [potassium] });

  expect(texts[0]).toBe(potassium.text);
  expect(texts.some((text) => text.includes('188'))).toBe(true);
  expect(texts.some((text) => text.includes('9.8'))).toBe(true);
  expect(texts.filter((text) => text.includes('5.4'))).toHaveLength(1);
});

test('where the document does not say, the honest answer leads and what is known follows', () => {
  const { checked, texts } = check('scan', 'Will I need a wheelchair?', {
    found: false,
    sentences: [said('A wheelchair is a chair with wheels for people who cannot walk far.')],
  });

  expect(checked.found).toBe(false);
  expect(texts[0]).toBe('The report does not say.');
  expect(checked.engine).toBe('gemini');
});
