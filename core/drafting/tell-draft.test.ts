import { describe, expect, test } from 'vitest';
import { faint, layoutOf } from '../explaining/testing/page-words.ts';
import { Told } from '../documents/telling.ts';
import {
  found,
  inPart,
  labText,
  said,
  message,
  textsOf,
  told,
  glucose,
  potassium,
  sodium,
  wrongGlucose,
} from './testing/telling.ts';

describe('a sentence that stands', () => {
  test('takes the place of the built-in one of the same fact, with its source and whose words it is', () => {
    const so = told(labText, [found(glucose)]);
    const [kept] = inPart(so, 'finding').filter(({ by }) => by === 'openai');

    expect(kept).toMatchObject({ text: glucose.text, basis: 'document', section: 'finding' });
    expect(kept?.spans.map((span) => labText.slice(...span)).join()).toContain('Glucose            188');
    expect(textsOf(inPart(so, 'finding')).filter((text) => text.startsWith('Glucose'))).toEqual([glucose.text]);
  });

  test('of general knowledge is marked as such', () => {
    const so = told(labText, [
      found(glucose),
      { part: 'done', sentence: said('Potassium is a mineral that muscles need.') },
    ]);

    expect(inPart(so, 'interpretation')).toContainEqual(
      expect.objectContaining({ text: 'Potassium is a mineral that muscles need.', basis: 'general', by: 'openai' }),
    );
  });

  test('has the words back that were masked', () => {
    const so = told(
      'PROGRESS NOTE\nPatient: Anna Kessler\n\nHISTORY:\nMrs. Kessler has had a cough for 3 weeks.\n\nASSESSMENT:\nAcute bronchitis.',
      [found(said('[PERSON_1] has had a cough for 3 weeks.', '[PERSON_1] has had a cough for 3 weeks'))],
    );

    expect(JSON.stringify(so.told)).not.toContain('PERSON_1');
  });

  test.each([
    ['**Glucose** was 188 mg/dL, above the range.', 'Glucose was 188 mg/dL, above the range.'],
    ['- Glucose was 188\u200b mg/dL,\n above the range.', 'Glucose was 188 mg/dL, above the range.'],
  ])('is shown as plain words: %j', (t, text) => {
    expect(textsOf(inPart(told(labText, [found({ ...glucose, text: t })]), 'finding'))).toContain(text);
  });
});

describe('a sentence that does not stand', () => {
  test('is replaced by the built-in sentence of the same fact', () => {
    const so = told(labText, [found(wrongGlucose), found(potassium)]);

    expect(textsOf(inPart(so, 'finding'))).not.toContain(wrongGlucose.text);
    expect(inPart(so, 'finding')).toContainEqual(
      expect.objectContaining({ text: expect.stringContaining('188'), by: 'built-in' }),
    );
    expect(so.told.writing).toMatchObject({
      engine: 'openai',
      model: 'm-1',
      checked: 2,
      kept: 1,
      replaced: 1,
      dropped: 0,
    });
    expect(so.told.writing?.turnedDown).toEqual([
      { section: 'finding', text: wrongGlucose.text, faults: ['number'], outcome: 'replaced' },
    ]);
  });

  test('is dropped where the built-in sentence has been replaced by one that stands', () => {
    const so = told(labText, [found(glucose), found(wrongGlucose)]);

    expect(so.told.writing).toMatchObject({ checked: 2, kept: 1, replaced: 0, dropped: 1 });
    expect(textsOf(inPart(so, 'finding')).filter((text) => text.startsWith('Glucose'))).toEqual([glucose.text]);
  });

  test('is dropped where nothing of ours tells the like', () => {
    const so = told(labText, [found(glucose), found(said('You have leukemia.', 'BROOKFIELD LABORATORY'))]);

    expect(so.told.writing?.turnedDown[0]).toMatchObject({ text: 'You have leukemia.', outcome: 'dropped' });
  });

  test.each([
    [
      'a direction that is not the computed one',
      found({ ...glucose, text: 'Glucose was 188 mg/dL, inside its range.' }),
    ],
    ['a tag', found({ ...glucose, text: 'Glucose was <b>188</b> mg/dL.' })],
    ['a link', found({ ...glucose, text: 'Glucose was 188 mg/dL, see https://example.org.' })],
    ['a picture', found({ ...glucose, text: 'Glucose was 188 mg/dL ![x](y).' })],
    ['a token that stands for nothing', found({ ...glucose, text: 'Glucose of [PERSON_9] was 188 mg/dL.' })],
    [
      'more words than a sentence has',
      found({ ...glucose, text: `Glucose was 188 mg/dL${', which is above the range'.repeat(20)}.` }),
    ],
    ['a whole that is called normal', found({ ...sodium, text: 'All results are normal.' })],
    ['talk of itself', found({ ...glucose, text: 'I think that glucose was 188 mg/dL.' })],
  ])('is known by %s', (_, item) => {
    const so = told(labText, [item, found(potassium)]);

    expect(so.told.writing).toMatchObject({ checked: 2, kept: 1 });
    expect(JSON.stringify(so.told)).not.toMatch(/https?:|<b>|!\[/);
  });

  test('is one that stands among the questions and asks nothing', () => {
    const so = told(labText, [
      {
        part: 'questions',
        sentence: said('What could have raised my potassium?', 'Potassium          6.9'),
      },
      { part: 'questions', sentence: sodium },
    ]);

    expect(textsOf(inPart(so, 'question')).every((text) => text.includes('?'))).toBe(true);
    expect(so.told.writing?.turnedDown).toEqual([expect.objectContaining({ section: 'question', text: sodium.text })]);
  });
});

describe('nothing of weight is lost', () => {
  test('results outside their range that the model leaves out', () => {
    const so = told(labText, [found(sodium)]);
    const builtIn = inPart(so, 'finding').filter(({ by }) => by === 'built-in');

    expect(textsOf(builtIn).some((text) => text.includes('6.9'))).toBe(true);
    expect(textsOf(builtIn).some((text) => text.includes('188'))).toBe(true);
    expect(textsOf(builtIn).some((text) => /inside/.test(text))).toBe(false);
  });

  test('a critical result that the message of the model leaves out comes first', () => {
    const so = told(labText, [message(sodium)]);

    const [first] = inPart(so, 'summary');

    expect(first).toMatchObject({ text: expect.stringMatching(/call the doctor.*potassium/i), by: 'built-in' });
    expect(first?.spans.map((span) => labText.slice(...span)).join()).toContain('6.9');
    expect(so.told.summary.startsWith(first?.text ?? '-')).toBe(true);
  });

  test('what to do about a critical result, first of all, where the message names the result', () => {
    const so = told(labText, [message(potassium)]);

    expect(inPart(so, 'summary')[0]).toMatchObject({ text: expect.stringMatching(/call the doctor/i), by: 'built-in' });
    expect(textsOf(inPart(so, 'summary')).filter((text) => text === potassium.text)).toHaveLength(1);
  });

  test('the doubt about a number that was hard to read', () => {
    const rows = 'Glucose 188 mg/dL 70-99\nPotassium 6.9 mmol/L 3.5-5.1';
    const sentence = said('Glucose was 188 mg/dL, above its range.', 'Glucose 188');
    const so = told(rows, [found(sentence)], { layout: layoutOf(rows, { '188': faint }) });

    expect(so.told.keyFindings).toContain(
      `${sentence.text} Part of this was hard to read: please check it against the paper.`,
    );
    expect(so.told.keyFindings.filter((text) => text.includes('188'))).toHaveLength(1);
  });

  test('what the document asks for', () => {
    const so = told(labText, [
      { part: 'next_steps', sentence: said('Calcium was 9.2 mg/dL.', 'Calcium            9.2') },
    ]);

    expect(inPart(so, 'recommendation')).toContainEqual(
      expect.objectContaining({ text: expect.stringMatching(/repeat potassium today/i), by: 'built-in' }),
    );
  });

  test('what the document asks for, once where the model tells it', () => {
    const so = told(labText, [
      {
        part: 'next_steps',
        sentence: said('The report says to repeat potassium today.', 'Repeat potassium today'),
      },
    ]);

    expect(so.told.recommendations.filter((text) => /repeat potassium/i.test(text))).toHaveLength(1);
  });

  test('the next step where the model names none', () => {
    const so = told('Glucose 104 mg/dL 70-100 H\nSodium 139 mmol/L 135-145', [
      message(said('Glucose was 104 mg/dL, above its range.', 'Glucose 104 mg/dL')),
    ]);

    expect(inPart(so, 'summary').at(-1)).toMatchObject({
      text: expect.stringMatching(/your doctor/),
      basis: 'general',
      by: 'built-in',
    });
  });
});

describe('the fields', () => {
  const so = told(labText, [message(potassium), found(glucose), { part: 'done', sentence: glucose }]);

  test('are what the contract has', () => {
    expect(Told.strict().safeParse(so.told).success).toBe(true);
  });

  test('hold the same words as the sentences', () => {
    for (const text of textsOf(inPart(so, 'summary'))) expect(so.told.summary).toContain(text);
    for (const section of ['finding', 'interpretation', 'recommendation'] as const)
      for (const text of textsOf(inPart(so, section))) expect(so.told.interpretation).toContain(text);
    expect(so.told.keyFindings).toEqual(textsOf(inPart(so, 'finding')));
    expect(so.told.actionItems).toEqual(textsOf(inPart(so, 'question')));
    expect(so.told.recommendations).toEqual(textsOf(inPart(so, 'recommendation')));
  });

  test('say nothing twice in one list', () => {
    const twice = told(labText, [found(glucose), found({ ...glucose, lines: [9] })]);

    expect(twice.told.keyFindings.filter((text) => text === glucose.text)).toHaveLength(1);
    expect(twice.told.writing?.checked).toBe(1);
  });

  test('hold no more of a part than a reader takes in', () => {
    const calcium = said('Calcium was 9.2 mg/dL, inside its range.', 'Calcium            9.2');
    const chloride = said('Chloride was 103 mmol/L, inside its range.', 'Chloride           103');
    const so = told(labText, [potassium, glucose, sodium, calcium, chloride].map(message));

    expect(textsOf(inPart(so, 'summary'))).toContain(calcium.text);
    expect(textsOf(inPart(so, 'summary'))).not.toContain(chloride.text);
    expect(so.told.writing?.checked).toBe(4);
  });
});
