import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answer } from '#core/documents/follow-up.ts';
import type { DrawSentences } from '#client/lib/medical-documents/ai-slots.ts';
import { broken, fakeApi, later, ok } from '#tests/support/client/fake-api.ts';
import { renderAt } from '#tests/support/client/render-at.tsx';
import { AskingPanel } from './asking-panel.tsx';

const call = 'POST /api/interpretations/7/answers';

const anAnswer = (more: Partial<Answer> = {}): Answer => ({
  question: 'What is my potassium?',
  found: true,
  sentences: [{ text: 'Your potassium was 6.1.', spans: [[0, 3]], basis: 'document' }],
  engine: 'built-in',
  ...more,
});

const drawSentences: DrawSentences = (sentences) => <p>{sentences.map(({ text, basis }) => `${text} (${basis})`)}</p>;

function setup() {
  const api = fakeApi();
  const { user } = renderAt(
    '/',
    <AskingPanel
      documentRef="7"
      suggestions={['What is TSH?', 'When is the next test?']}
      drawSentences={drawSentences}
    />,
  );
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });
  const ask = () => user.click(screen.getByRole('button', { name: 'Ask' }));
  const answers = async () => within(await screen.findByRole('list', { name: 'Answers' })).getAllByRole('listitem');
  return { api, user, field, ask, answers };
}

test('shows the answer with its sentences and who gave it, and empties the field', async () => {
  const { api, user, field, ask, answers } = setup();
  api.on(call, () => ok(anAnswer()));
  await user.type(field(), '  What is my potassium?  ');

  await ask();

  const [answer] = await answers();
  expect(answer?.textContent).toBe(
    'You asked: What is my potassium?Your potassium was 6.1. (document)Answered by the built-in interpreter',
  );
  expect(api.calls[0]?.body).toEqual({ question: 'What is my potassium?' });
  expect(field().value).toBe('');
  expect(screen.getByText('There is an answer to your question.').getAttribute('role')).toBe('status');
});

test('says honestly that the document does not say', async () => {
  const { api, user, field, ask, answers } = setup();
  const sentences: Answer['sentences'] = [{ text: 'Ask your doctor.', spans: [], basis: 'general' }];
  api.on(call, () => ok(anAnswer({ found: false, sentences, engine: 'openai' })));
  await user.type(field(), 'Will I be well?');

  await ask();

  const [answer] = await answers();
  expect(answer?.textContent).toContain('The document does not say');
  expect(answer?.textContent).toContain('Ask your doctor. (general)');
  expect(answer?.textContent).toContain('Answered by OpenAI, checked against your document');
});

test('asks what was suggested, and suggests it no more', async () => {
  const { api, user, answers } = setup();
  api.on(call, ({ body }) => ok(anAnswer(body as { question: string })));
  const suggestions = () => within(screen.getByRole('list', { name: 'Questions you could ask' }));

  await user.click(suggestions().getByRole('button', { name: 'What is TSH?' }));

  expect(await answers()).toHaveLength(1);
  expect(
    suggestions()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['When is the next test?']);
});

test('puts the newest answer first', async () => {
  const { api, user, field, ask, answers } = setup();
  api.on(call, ({ body }) => ok(anAnswer(body as { question: string })));
  await user.type(field(), 'One?');
  await ask();
  await answers();

  await user.type(field(), 'Two?{Control>}{Enter}{/Control}');

  await screen.findByRole('heading', { name: /Two\?/ });
  expect((await answers()).map(({ textContent }) => textContent.slice(0, 15))).toEqual([
    'You asked: Two?',
    'You asked: One?',
  ]);
});

test('says that it is looking, and takes no second question meanwhile', async () => {
  const { api, user, field, ask, answers } = setup();
  const { answer, come } = later();
  api.on(call, answer);
  await user.type(field(), 'What is my potassium?');
  await ask();

  const busy = screen.getByRole('button', { name: 'Looking it up...' });
  await user.click(busy);
  expect(api.calls).toHaveLength(1);

  come(ok(anAnswer()));
  expect(await answers()).toHaveLength(1);
});

test.each([
  ['nothing', '   ', 'Write your question first.'],
  ['more than can be asked', 'x'.repeat(501), 'Write a question of at most 500 letters.'],
])('does not send %s', async (_, typed, words) => {
  const { api, user, field, ask } = setup();
  await user.click(field());
  await user.paste(typed);

  await ask();

  expect(screen.getByText(words)).toBeDefined();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(api.calls).toEqual([]);
});

test('keeps the question where it could not be answered, and says so', async () => {
  const { api, user, field, ask } = setup();
  api.on(call, () => broken());
  await user.type(field(), 'What is my potassium?');

  await ask();

  expect(await screen.findByText(/Your question could not be answered/)).toBeDefined();
  expect(field().value).toBe('What is my potassium?');
});

test('keeps nothing of it in the browser', async () => {
  const { api, user, field, ask, answers } = setup();
  api.on(call, () => ok(anAnswer()));
  await user.type(field(), 'What is my potassium?');
  await ask();
  await answers();

  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('potassium');
});
