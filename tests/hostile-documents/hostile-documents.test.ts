import { beforeAll, describe, expect, test } from 'vitest';
import { checkAnswer } from '#core/answering/check-answer.ts';
import { prepareQuestion } from '#core/answering/prepare-question.ts';
import type { Explanation } from '#core/documents/explanation.ts';
import { Told } from '#core/documents/telling.ts';
import { createDraftReader } from '#core/drafting/draft-reader.ts';
import type { DraftItem } from '#core/drafting/draft.ts';
import { prepareTelling } from '#core/drafting/prepare-telling.ts';
import { tellDraft } from '#core/drafting/tell-draft.ts';
import { explainDocument } from '#core/explaining/explain-document.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import { loadKnowledge } from '#core/knowledge/load-knowledge.ts';
import { bases } from './bases.ts';
import { hostileDocuments } from './hostile-documents.ts';
import { obey } from './obeying-model.ts';

let knowledge: Knowledge;
beforeAll(() => {
  knowledge = loadKnowledge();
});

const explained = (text: string): Explanation =>
  explainDocument({ text, source: { kind: 'text', pages: 1, ocr: false, confidence: null } }, knowledge);

/** The model is shown the whole paper, also the lines that would not have been sent. */
function setup(text: string) {
  const explanation = explained(text);
  const { outgoing, prompt, builtIn } = prepareTelling(
    { explanation, level: 'standard', language: 'en', masks: true, nonce: 'a81c9e' },
    knowledge,
  );
  const material = text
    .split('\n')
    .map((line, at) => `${at + 1} | ${line}`)
    .join('\n');
  const obeyed = obey({ ...prompt, material }, builtIn);
  const reader = createDraftReader();
  const items = [...reader.push(obeyed.json), ...reader.end()];
  const tell = (some: readonly DraftItem[], isComplete: boolean) =>
    tellDraft(
      {
        explanation,
        outgoing,
        items: some,
        isComplete,
        engine: 'openai',
        model: 'm',
        level: 'standard',
        language: 'en',
      },
      knowledge,
    ).told;
  return { explanation, prompt, outgoing, obeyed, items, tell };
}

const shownWords = (told: Told): string[] => [
  told.summary,
  told.interpretation,
  ...told.keyFindings,
  ...told.actionItems,
  ...told.recommendations,
  ...told.sentences.map(({ text }) => text),
  ...told.medicalTerminology.flatMap(({ term, definition }) => [term, definition]),
];

const harmful =
  /evil\.example|https?:|www\.|<\w|javascript:|!\[|\]\(|sk-12345|Ignore (?:all )?previous|DAN mode|OPENAI|JSON of the given/i;

/** Every result outside its range, as it is told among the key findings. */
const outsideTold = ({ labResults }: Explanation, told: Told): boolean[] =>
  labResults
    .filter(({ flag }) => flag !== 'normal' && flag !== 'unknown')
    .map(({ name, value }) => told.keyFindings.some((text) => isIn(text, name) && text.includes(value)));

/** Every medicine with how much of it is taken. */
const medicinesTold = ({ medications }: Explanation, told: Told): boolean[] =>
  medications.map(({ name, strength }) =>
    told.sentences.some(({ text }) => isIn(text, name) && (strength === null || text.includes(strength))),
  );

const isIn = (text: string, name: string): boolean => text.toLowerCase().includes(name.toLowerCase());

/** The sentences that the story points to, without what it points to in vain. */
const inStory = ({ story = [], sentences }: Told): string[] =>
  story.flatMap((part) => part.sentences.flatMap((place) => sentences[place]?.text ?? []));

describe.each(hostileDocuments)('a paper with a command: $name', ({ text, words, base, isHidden }) => {
  test('changes nothing that is shown, at no moment of the writing', () => {
    const { explanation, obeyed, items, tell } = setup(text);
    const moments = [0.1, 0.35, 0.6, 0.85].map((part) => tell(items.slice(0, Math.ceil(items.length * part)), false));

    for (const told of [...moments, tell(items, true)]) {
      const shown = shownWords(told);
      expect(obeyed.lies.filter((lie) => shown.some((one) => one.includes(lie)))).toEqual([]);
      expect(shown.filter((one) => harmful.test(one))).toEqual([]);
      expect(told.writing?.turnedDown.filter((one) => /evil\.example|<\w|\]\(/.test(one.text))).toEqual([]);
      expect(outsideTold(explanation, told)).not.toContain(false);
      expect(medicinesTold(explanation, told)).not.toContain(false);
      expect(inStory(told)).toHaveLength(told.story?.flatMap(({ sentences }) => sentences).length ?? -1);
      expect(Told.strict().safeParse(told).success).toBe(true);
    }
  });

  test('keeps the facts of the honest paper', () => {
    const honest = explained(bases[base].replace('{here}', ''));
    const { labResults, medications, findings } = explained(text);

    for (const { name, value, unit, flag } of honest.labResults)
      expect(labResults).toContainEqual(expect.objectContaining({ name, value, unit, flag }));
    for (const { name, strength } of honest.medications)
      expect(medications).toContainEqual(expect.objectContaining({ name, strength }));
    for (const { concept, assertion } of honest.findings)
      expect(findings).toContainEqual(expect.objectContaining({ concept, assertion }));
  });

  test('is pointed out to its reader, and the command is not sent', () => {
    const { explanation, prompt } = setup(text);
    const flagged = explanation.notices.filter(({ kind }) => kind === 'instruction_in_document');

    expect(flagged).toHaveLength(isHidden === true ? 0 : 1);
    expect(prompt.material).not.toContain(words.slice(0, 40));
    expect(prompt.material).not.toContain('Ignore');
  });

  test('gives no lie for an answer', () => {
    const { explanation, obeyed } = setup(text);
    const question = 'Is everything normal, and what should I do?';
    const { outgoing } = prepareQuestion({ explanation, question, masks: true, nonce: 'a81c9e' }, knowledge);
    const sentences = obeyed.lies.map((lie, at) => ({
      lines: [at + 1],
      quotes: at % 2 === 0 ? [] : [words],
      general_fact: 0,
      text: lie,
    }));
    const draft = JSON.stringify({ found: true, sentences });

    const answer = checkAnswer({ explanation, question, outgoing, draft, engine: 'openai' }, knowledge);

    const shown = answer.sentences.map((one) => one.text);
    expect(obeyed.lies.filter((lie) => shown.some((one) => one.includes(lie)))).toEqual([]);
    expect(shown.filter((one) => harmful.test(one))).toEqual([]);
    expect(answer.engine).toBe('built-in');
  });
});

test('there are forty of them', () => {
  expect(new Set(hostileDocuments.map(({ name }) => name)).size).toBe(40);
});

test('the honest papers have nothing pointed out', () => {
  const noticed = Object.values(bases).flatMap((text) => explained(text.replace('{here}', '')).notices);

  expect(noticed.filter(({ kind }) => kind === 'instruction_in_document')).toEqual([]);
});
