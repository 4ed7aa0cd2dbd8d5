import { describe, expect, test } from 'vitest';
import type { StoryPart } from '../documents/explanation.ts';
import { loadKnowledge } from '../knowledge/load-knowledge.ts';
import type { DraftItem } from './draft.ts';
import { prepareTelling } from './prepare-telling.ts';
import {
  explained,
  found,
  glucose,
  inDraft,
  labText,
  potassium,
  said,
  scanText,
  sodium,
  message,
  told,
  term,
  wrongGlucose,
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

const setupChecklist = (text: string) => {
  const explanation = explained(text);
  const prepared = prepareTelling(
    { explanation, level: 'standard', language: 'en', masks: true, nonce: 'a1' },
    loadKnowledge(),
  );
  return { checklist: prepared.prompt.material.split('<checklist-a1>')[1]?.split('\n') ?? [] };
};

const inStory = ({ told: { story = [], sentences } }: Told, part: StoryPart): string[] =>
  story.flatMap((one) => (one.part === part ? one.sentences.map((place) => sentences[place]?.text ?? 'nothing') : []));

const tellings: [string, Told][] = [
  ['nothing yet', told(labText, [], { isComplete: false })],
  ['the findings so far', told(labText, [found(glucose)], { isComplete: false })],
  [
    'the same words in three parts',
    told(labText, [message(potassium), found(potassium), { part: 'normal', sentence: potassium }]),
  ],
  ['a scan', told(scanText, [message(said('There is mild emphysema.', 'Mild emphysema'))])],
  ['a note', told(visitText, [{ part: 'normal', sentence: lisinopril }])],
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
  const general = said('Potassium is a mineral that muscles need.');

  test('stands in the part and the order in which it was written', () => {
    const so = told(labText, [inDraft('normal', sodium), found(glucose), found(general), found(potassium)]);

    expect(inStory(so, 'normal')).toEqual([sodium.text]);
    expect(inStory(so, 'found')).toEqual([glucose.text, general.text, potassium.text]);
  });

  test('is replaced in its place by the built-in sentence of the same words', () => {
    const so = told(labText, [found(wrongGlucose), found(potassium)]);
    const [first = '', second] = inStory(so, 'found');

    expect(first).toContain('188');
    expect(second).toBe(potassium.text);
    expect(so.told.writing).toMatchObject({ kept: 1, replaced: 1, dropped: 0 });
  });

  test('leaves no hole where a medicine stood: the document is quoted', () => {
    const wrong = said('Lisinopril 40 mg is taken once a day.', 'Lisinopril 20 mg tablet');
    const so = told(visitText, [
      inDraft('medicines', wrong),
      inDraft('why', said('You had a cough for two weeks.', 'Cough for two weeks')),
    ]);

    expect(inStory(so, 'medicines').join()).toMatch(/lisinopril.*20 mg/i);
    expect(JSON.stringify(so.told.sentences)).not.toContain('40 mg');
  });

  test('that another model wrote before is marked as its own', () => {
    const so = told(labText, [{ ...message(potassium), by: 'gemini' } as DraftItem, found(glucose)]);

    expect(so.told.sentences.find(({ text }) => text === potassium.text)?.by).toBe('gemini');
    expect(so.told.sentences.find(({ text }) => text === glucose.text)?.by).toBe('openai');
  });
});

describe('what a model leaves out', () => {
  const written = [
    inDraft('medicines', lisinopril),
    inDraft('why', said('You had a cough for two weeks.', 'Cough for two weeks')),
  ];
  const pointsOf = (so: Told): string => so.repair?.prompt.material.split('<points')[1] ?? '';

  test('is put back once where it must not be lost: medicines, allergies, next steps', () => {
    const so = told(visitText, written);

    expect(inStory(so, 'medicines')).toEqual([lisinopril.text, expect.stringMatching(/metformin 1000 mg/i)]);
    expect(inStory(so, 'allergies').join()).toMatch(/penicillin/i);
    expect([...inStory(so, 'next_steps'), ...inStory(so, 'bottom_line')].join()).toMatch(/chest x-ray/i);
  });

  test('is asked for once more: a medicine', () => {
    expect(pointsOf(told(visitText, written))).toMatch(/medicines, left out: metformin \(lines 9\)/);
    expect(pointsOf(told(visitText, written))).not.toMatch(/lisinopril/);
  });

  test('is not asked for nor put back where the model says that the document does not say so', () => {
    const { checklist } = setupChecklist(visitText);
    const allergy = checklist.find((line) => line.includes('an allergy'));
    const number = Number(allergy?.split('.')[0]);
    const so = told(visitText, [...written, { part: 'checklist', answer: { number, answer: 'not_in_document' } }]);

    expect(inStory(so, 'allergies')).toEqual([]);
    expect(pointsOf(so)).not.toContain('an allergy');
  });

  test('a result outside its range is put back even then', () => {
    const denied = [1, 2].map((number): DraftItem => ({
      part: 'checklist',
      answer: { number, answer: 'not_in_document' },
    }));
    const so = told(labText, [inDraft('normal', sodium), ...denied]);

    expect(inStory(so, 'found').join()).toMatch(/6\.9.*188/s);
  });
});

describe('a second model', () => {
  test('is asked about all that would be shown, as it left the machine', () => {
    const so = told(labText, [
      message(potassium),
      found(glucose),
      found(wrongGlucose),
      term('zorb', 'A kind of ball.'),
    ]);
    const { prompt, items } = so.judging ?? { prompt: undefined, items: [] };

    expect(items).toEqual([0, 1, 3]);
    expect(prompt?.material).toContain(`1. ${potassium.text} (lines 7: "Potassium          6.9")`);
    expect(prompt?.material).toContain('3. "zorb" means: A kind of ball. (general knowledge)');
    expect(prompt?.material).not.toContain('Kessler');
  });

  test('has what it finds wrong replaced', () => {
    const items = [message(potassium), found(glucose), inDraft('normal', sodium)];
    const json = JSON.stringify({
      verdicts: [
        { number: 2, fault: 'number', verdict: 'wrong' },
        { number: 1, fault: 'none', verdict: 'right' },
      ],
    });
    const so = told(labText, items, { judged: { by: { engine: 'gemini', model: 'g-1' }, items: [0, 1, 2], json } });

    expect(inStory(so, 'found')).not.toContain(glucose.text);
    expect(inStory(so, 'found').join()).toContain('188');
    expect(so.told.writing).toMatchObject({ judge: { engine: 'gemini', model: 'g-1' }, kept: 2, replaced: 1 });
    expect(so.told.writing?.turnedDown).toEqual([
      { section: 'finding', text: glucose.text, faults: ['judged'], outcome: 'replaced' },
    ]);
  });
});

describe('what was written once more', () => {
  const repaired = (json: object) => ({
    points: [
      { item: 0, part: 'found' },
      { item: null, part: 'normal' },
    ] as const,
    json: JSON.stringify(json),
  });
  const items = [found(wrongGlucose), found(potassium)];

  test('stands in the place of what it was written for, and behind the rest what was left out', () => {
    const so = told(labText, items, {
      repaired: repaired({
        sentences: [
          { number: 1, ...glucose },
          { number: 2, ...sodium },
          { number: 7, ...sodium },
        ],
      }),
    });

    expect(inStory(so, 'found')).toEqual([glucose.text, potassium.text]);
    expect(inStory(so, 'normal')).toEqual([sodium.text]);
    expect(so.repair).toBeUndefined();
  });

  test.each([[{ sentences: [{ number: 1, ...wrongGlucose }] }], [{ sentences: 'none' }], [{}]])(
    'does not take away what stood: %j',
    (json) => {
      const so = told(labText, [found(glucose), found(potassium)], { repaired: repaired(json) });

      expect(inStory(so, 'found')).toEqual([glucose.text, potassium.text]);
    },
  );
});

describe('the next step', () => {
  test('closes the bottom line and stands there alone', () => {
    const so = told(labText, [message(potassium)]);

    expect(inStory(so, 'bottom_line').at(-1)).toMatch(/repeat potassium today/i);
    expect(inStory(so, 'next_steps')).toEqual([]);
  });

  test('closes it in the words of the model', () => {
    const so = told(labText, [message(potassium), { part: 'next_steps', sentence: step }]);

    expect(inStory(so, 'bottom_line').at(-1)).toBe(step.text);
  });

  test('is not said twice where the message of the model tells it', () => {
    const so = told(labText, [message(potassium), message(step)]);

    expect(so.told.summary.match(/repeat potassium/gi)).toHaveLength(1);
    expect(inStory(so, 'next_steps')).toEqual([]);
  });
});

test('an explanation from before there were stories is told as one', () => {
  const { story: _, ...before } = explained(labText);
  const so = told(labText, [message(potassium), found(glucose)], { explanation: before });

  expect(so.told.story?.map(({ part }) => part)).toEqual(['bottom_line', 'found', 'next_steps']);
  expect(so.told.keyFindings).toContain(glucose.text);
});
