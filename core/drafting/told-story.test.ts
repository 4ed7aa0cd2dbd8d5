import { describe, expect, test } from 'vitest';
import type { StoryPart } from '../documents/explanation.ts';
import {
  explained,
  finding,
  glucose,
  labText,
  potassium,
  said,
  scanText,
  sodium,
  summary,
  told,
} from './testing/telling.ts';

const visitText = `OFFICE VISIT NOTE

HISTORY: Cough for two weeks.

ALLERGIES: Penicillin (rash).

MEDICATIONS:
Lisinopril 20 mg tablet, 1 tablet by mouth daily
Metformin 1000 mg tablet, 1 tablet by mouth twice a day

ASSESSMENT: Acute bronchitis.

PLAN: Chest X-ray today. Follow up in 4 weeks.`;

const step = said('The report says to repeat potassium today.', 'Repeat potassium today');
const lisinopril = said(
  'Lisinopril 20 mg is taken once a day by mouth.',
  'Lisinopril 20 mg tablet, 1 tablet by mouth daily',
);

type Told = ReturnType<typeof told>;

const inStory = ({ told: { story = [], sentences } }: Told, part: StoryPart): string[] =>
  story.flatMap((one) => (one.part === part ? one.sentences.map((place) => sentences[place]?.text ?? 'nothing') : []));

const tellings: [string, Told][] = [
  ['nothing yet', told(labText, [], { isComplete: false })],
  ['the findings so far', told(labText, [finding(glucose, 'abnormal')], { isComplete: false })],
  [
    'the same words in three parts',
    told(labText, [
      summary(potassium),
      finding(potassium, 'critical'),
      { part: 'interpretation', sentence: potassium },
    ]),
  ],
  ['a scan', told(scanText, [summary(said('There is mild emphysema.', 'Mild emphysema', { p: 'present' }))])],
  ['a note', told(visitText, [{ part: 'interpretation', sentence: lisinopril }])],
];

describe.each(tellings)('the story of a telling: %s', (_name, so) => {
  const { sentences, story = [] } = so.told;
  const places = story.flatMap((part) => part.sentences);

  test('points to sentences that are told, to each once and to no question', () => {
    expect(places.every((place) => sentences[place] !== undefined)).toBe(true);
    expect(new Set(places).size).toBe(places.length);
    expect(places.filter((place) => sentences[place]?.section === 'question')).toEqual([]);
  });

  test('holds all that is told but questions', () => {
    const shown = new Set(places.map((place) => sentences[place]?.text.toLowerCase()));
    const lost = sentences.filter(({ section, text }) => section !== 'question' && !shown.has(text.toLowerCase()));

    expect(lost).toEqual([]);
  });

  test('is what the summary and the interpretation say', () => {
    const texts = (isMain: boolean) =>
      story
        .filter(({ part }) => (part === 'bottom_line') === isMain)
        .flatMap((part) => part.sentences.map((place) => sentences[place]?.text ?? ''));

    expect(so.told.summary).toBe(texts(true).join(' '));
    for (const text of texts(false)) expect(so.told.interpretation).toContain(text);
  });
});

describe("a model's sentence", () => {
  test('stands in the part of the built-in sentence of the same fact', () => {
    const calcium = said('Calcium was 9.2 mg/dL, inside its range.', 'Calcium            9.2', { d: 'normal' });
    const so = told(labText, [finding(glucose, 'abnormal'), finding(sodium, 'normal'), finding(calcium, 'normal')]);

    expect(inStory(so, 'found')).toContain(glucose.t);
    expect(inStory(so, 'normal')).toEqual(expect.arrayContaining([sodium.t, calcium.t]));
  });

  test('stands by what it is written as where nothing of ours is alike', () => {
    const general = said('Potassium is a mineral that muscles need.');
    const so = told(labText, [summary(general), finding(general), { part: 'interpretation', sentence: general }]);

    expect(inStory(so, 'bottom_line')).toContain(general.t);
  });

  test('of general knowledge stands with the sentence before it', () => {
    const general = said('Potassium is a mineral that muscles need.');
    const so = told(labText, [
      { part: 'interpretation', sentence: potassium },
      { part: 'interpretation', sentence: general },
    ]);

    expect(inStory(so, 'found')).toEqual(expect.arrayContaining([potassium.t, general.t]));
  });

  test('about a medicine stands among the medicines, whatever it is written as', () => {
    expect(inStory(told(visitText, [finding(lisinopril)]), 'medicines')).toContain(lisinopril.t);
  });
});

describe('what our story tells and a model leaves out', () => {
  const interpretation = [
    lisinopril,
    said('The person has had a cough for two weeks.', 'Cough for two weeks', { p: 'present' }),
    said('Lisinopril is a medicine for blood pressure.'),
  ].map((sentence) => ({ part: 'interpretation', sentence }) as const);

  test('stays: medicines, allergies', () => {
    const so = told(visitText, interpretation);

    expect(so.told.writing).toMatchObject({ kept: 3 });
    expect(inStory(so, 'medicines').join()).toMatch(/lisinopril 20 mg.*metformin 1000 mg/is);
    expect(inStory(so, 'allergies').join()).toMatch(/penicillin/i);
  });

  test('is not told again where another part of the model tells it', () => {
    const metformin = said('Metformin 1000 mg is taken twice a day by mouth.', 'Metformin 1000 mg tablet, 1 tablet');
    const so = told(visitText, [finding(metformin), ...interpretation]);

    expect(inStory(so, 'medicines').filter((text) => /metformin/i.test(text))).toEqual([metformin.t]);
  });

  test('stays where it is by limits that no model is told', () => {
    const text =
      'LIPID PANEL\nSex: M   Age: 55\n\nTest   Result   Units\nLDL Cholesterol   190   mg/dL\nSodium   139   mmol/L';
    const sentence = said('LDL Cholesterol was 190 mg/dL.', 'LDL Cholesterol   190');
    const so = told(text, [summary(sentence), finding(sentence)]);
    const ours = so.explanation.sentences.filter(({ basis, spans }) => basis === 'general' && spans.length > 0);

    expect(ours.length).toBeGreaterThan(0);
    expect(
      ours.filter(
        (one) => one.section !== 'question' && !so.told.sentences.some(({ text: words }) => words === one.text),
      ),
    ).toEqual([]);
  });
});

describe('the next step', () => {
  test('closes the bottom line and stands there alone', () => {
    const so = told(labText, [summary(potassium)]);

    expect(inStory(so, 'bottom_line').at(-1)).toMatch(/repeat potassium today/i);
    expect(inStory(so, 'next_steps')).toEqual([]);
  });

  test('closes it in the words of the model', () => {
    const so = told(labText, [summary(potassium), { part: 'recommendations', sentence: step }]);

    expect(inStory(so, 'bottom_line').at(-1)).toBe(step.t);
  });

  test('is not said twice where the message of the model tells it', () => {
    const so = told(labText, [summary(potassium), summary(step)]);

    expect(so.told.summary.match(/repeat potassium/gi)).toHaveLength(1);
    expect(inStory(so, 'next_steps')).toHaveLength(1);
  });
});

test('an explanation from before there were stories is told without one', () => {
  const { story: _, ...before } = explained(labText);
  const so = told(labText, [summary(potassium), finding(glucose, 'abnormal')], { explanation: before });

  expect(so.told.story).toBeUndefined();
  expect(so.told.summary).toContain(potassium.t);
  expect(so.told.keyFindings).toContain(glucose.t);
});
