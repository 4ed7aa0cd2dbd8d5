import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { consentWordingVersion } from '#core/documents/consent-wordings.ts';
import { longestQuestion, type Answer } from '#core/documents/follow-up.ts';
import type { AnswerDraft, DraftSentence } from '#core/drafting/draft.ts';
import { createLanguageModels } from '#server/adapters/language-model/create-language-models.ts';
import { createDocumentServer, uploadForm } from '#tests/support/document-server.ts';
import { startMockProvider, type MockAnswer } from '#tests/support/model-servers/start-mock-provider.ts';
import { realExplainer, realTeller } from '#tests/support/real-words.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

// A busy machine takes its time.
const patience = { timeout: 15_000 };

const database = await createTestDatabase();
const report =
  'Patient: Maria Canaryson\nDate of birth: 03/04/1961\n\nSodium 151 mmol/L (135-145) H\nPotassium 4.1 mmol/L (3.5-5.1)\n';
const question = 'Is my sodium too high?';

const sentence = (text: string): DraftSentence => ({
  lines: [4],
  quotes: ['Sodium 151 mmol/L (135-145) H'],
  general_fact: 0,
  text,
});
const draft = (found: boolean, ...sentences: DraftSentence[]) =>
  JSON.stringify({ found, sentences } satisfies AnswerDraft);
const right = draft(true, sentence('Yes, your sodium is high at 151 mmol/L.'));
const backup = draft(true, sentence('Your sodium of 151 mmol/L is above the expected range.'));
const wrong = draft(true, sentence('No, your sodium is normal at 141 mmol/L.'));

type Options = {
  openai?: MockAnswer;
  gemini?: MockAnswer;
  upload?: Parameters<typeof uploadForm>[0];
  agreesTo?: readonly string[];
  neverSend?: boolean;
  builtIn?: boolean;
  budgetMs?: number;
  dailyTokens?: number;
  rateLimit?: number;
};

/** A read document, two providers on the loopback, and its owner, who agrees to both unless told otherwise. */
async function setup(options: Options = {}) {
  const { openai = right, gemini = backup, agreesTo = ['openai', 'gemini'], builtIn = true } = options;
  const mocks = {
    openai: await startMockProvider({ wire: 'openai', answer: () => openai }),
    gemini: await startMockProvider({ wire: 'gemini', answer: () => gemini }),
  };
  onTestFinished(async () => void (await Promise.all([mocks.openai.close(), mocks.gemini.close()])));
  const models = await createLanguageModels({
    order: ['openai', 'gemini'],
    builtIn,
    openai: { apiKey: 'one', model: 'gpt-one', baseUrl: mocks.openai.baseUrl },
    gemini: { apiKey: 'two', model: 'gemini-one', baseUrl: mocks.gemini.baseUrl },
  });
  const { budgetMs = 10_000, dailyTokens = 0, rateLimit = 0 } = options;
  const server = await createDocumentServer(database, {
    explainer: realExplainer,
    teller: realTeller,
    models,
    builtIn,
    budgetMs,
    dailyTokens,
    rateLimit,
  });
  const guest = await server.meetGuest();
  const { id } = (await guest.upload(uploadForm({ file: report, ...options.upload }))).json().data;
  await server.kept.runAll();
  if (options.neverSend === true) {
    await guest.ask({ method: 'PUT', url: `/api/medical-documents/${id}/privacy`, payload: { neverSend: true } });
  }
  for (const engine of agreesTo) {
    const payload = { wordingVersion: consentWordingVersion };
    await guest.ask({ method: 'PUT', url: `/api/consents/${engine}`, payload });
  }
  const url = `/api/interpretations/${id}/answers`;
  const post = (payload: object, who = guest) => who.ask({ method: 'POST', url, payload });
  const ask = async (words = question): Promise<Answer> => (await post({ question: words })).json().data;
  const sent = () => [...mocks.openai.requests, ...mocks.gemini.requests];
  return { ...server, guest, url, post, ask, mocks, sent };
}

const wordsOf = ({ sentences }: Answer) => sentences.map(({ text }) => text).join(' ');

describe('without a provider that may be asked', () => {
  test.each([
    ['nobody was agreed to', { agreesTo: [] }],
    ['the document is never to be sent', { neverSend: true }],
  ])('where %s, the built-in interpreter answers with its source, and nothing is sent', async (_what, options) => {
    const { ask, sent } = await setup(options);

    const answer = await ask();

    expect(answer).toMatchObject({ question, found: true, engine: 'built-in' });
    expect(wordsOf(answer)).toContain('151');
    const [start = 0, end = 0] = answer.sentences.find(({ basis }) => basis === 'document')?.spans[0] ?? [];
    expect(report.slice(start, end)).toContain('Sodium 151');
    expect(sent()).toEqual([]);
  });

  test('what the document does not say is said not to be there', async () => {
    const { ask } = await setup({ agreesTo: [] });
    expect(await ask('What is my blood type?')).toMatchObject({ found: false, engine: 'built-in' });
  });

  test('what is not medical is sent to nobody', async () => {
    const { ask, sent } = await setup({
      upload: { file: 'Milk, bread, two tins of tomatoes, and the blue paint.', documentType: 'other' },
    });
    expect([(await ask()).engine, sent()]).toEqual(['built-in', []]);
  });

  test.each([
    ['nobody was agreed to', { agreesTo: [] }, 403, 'ai.no_consent'],
    ['the document is never to be sent', { neverSend: true }, 409, 'ai.document_private'],
    ['every key is refused', { openai: { fault: 'bad_key' }, gemini: { fault: 'bad_key' } }, 503, 'ai.key_refused'],
    ['no model is there', { openai: { fault: 'no_model' }, gemini: { fault: 'no_model' } }, 503, 'ai.no_model'],
    ['the tokens of the day are spent', { dailyTokens: 1 }, 429, 'ai.budget_spent'],
    ['nobody answers', { openai: { fault: 'internal' }, gemini: { fault: 'html' } }, 503, 'ai.unavailable'],
  ] satisfies [string, Options, number, string][])(
    'and without the built-in interpreter, where %s, that is the answer',
    async (_what, options, status, code) => {
      const { post } = await setup({ ...options, builtIn: false });
      const answer = await post({ question });
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    },
  );
});

describe('a provider that was agreed to', () => {
  test('answers, and what it says shows where it stands', async () => {
    const { ask, sent } = await setup();

    const answer = await ask();

    expect(answer).toMatchObject({ question, found: true, engine: 'openai' });
    expect(answer.sentences).toContainEqual(
      expect.objectContaining({ text: 'Yes, your sodium is high at 151 mmol/L.', basis: 'document', by: 'openai' }),
    );
    expect(sent()).toHaveLength(1);
  });

  test('is sent neither names of the document nor of the question', async () => {
    const { ask, sent } = await setup();
    await ask('Is the sodium of Maria Canaryson, born 03/04/1961, too high?');
    const bodies = sent().map(({ raw }) => raw);
    expect(bodies.join('\n')).toContain('Sodium 151');
    expect(bodies.join('\n')).not.toMatch(/Canaryson|Maria|1961/);
  });

  test('that says what does not stand is not believed, and the backup is asked', async () => {
    const { ask } = await setup({ openai: wrong });
    const answer = await ask();
    expect(answer.engine).toBe('gemini');
    expect(wordsOf(answer)).toContain('above the expected range');
    expect(wordsOf(answer)).not.toContain('141');
  });

  test('that finds nothing is not doubted by asking another', async () => {
    const { ask, mocks } = await setup({ openai: draft(false) });
    expect(await ask('What is my blood type?')).toMatchObject({ found: false });
    expect(mocks.gemini.requests).toEqual([]);
  });

  test.each([
    ['fails', { fault: 'internal', words: 'CANARY-WORDS' }],
    ['is cut off in the middle', { fault: 'cut' }],
    ['writes prose', { fault: 'prose' }],
  ] satisfies [string, MockAnswer][])('that %s is followed by the backup', async (_what, openai) => {
    const { ask } = await setup({ openai });
    expect((await ask()).engine).toBe('gemini');
  });

  test('may fail with all the others: the built-in interpreter answers', async () => {
    const { ask, log } = await setup({ openai: wrong, gemini: { fault: 'overloaded', words: 'CANARY-WORDS' } });
    const answer = await ask();
    expect(answer).toMatchObject({ found: true, engine: 'built-in' });
    expect(wordsOf(answer)).toContain('151');
    expect(JSON.stringify([answer, log])).not.toContain('CANARY');
  });

  test('that hangs with all the others keeps nobody longer than the budget', async () => {
    const hangs = { fault: 'hang_after_headers' } as const;
    const { ask } = await setup({ openai: hangs, gemini: hangs, budgetMs: 400 });
    expect((await ask()).engine).toBe('built-in');
  });

  test('is left as soon as its owner withdraws, and nobody else is asked instead', async () => {
    const slow = { text: right, pieceLength: 1, delayMs: 50 };
    const { ask, mocks, guest } = await setup({ openai: slow, agreesTo: ['openai'] });
    const answered = ask();
    await expect.poll(() => mocks.openai.requests.length, patience).toBe(1);

    await guest.ask({ method: 'DELETE', url: '/api/consents/openai' });

    expect(await mocks.openai.requests[0]?.wasLeft).toBe(true);
    expect([(await answered).engine, mocks.gemini.requests]).toEqual(['built-in', []]);
  });

  test('is left when whoever asked has gone', async () => {
    const { server, guest, url, mocks } = await setup({ openai: { fault: 'stall' } });
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    const leaving = new AbortController();
    const cookie = Object.entries(guest.cookies).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    const answered = fetch(`http://127.0.0.1:${port}${url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookie.join('; ') },
      body: JSON.stringify({ question }),
      signal: leaving.signal,
    });
    await expect.poll(() => mocks.openai.requests.length, patience).toBe(1);

    leaving.abort();

    await expect(answered).rejects.toThrow();
    expect(await mocks.openai.requests[0]?.wasLeft).toBe(true);
    expect(mocks.gemini.requests).toEqual([]);
  });

  test('hears nothing of somebody who speaks of harming themselves, who is told where help is', async () => {
    const { ask, sent } = await setup({ builtIn: false });
    const answer = await ask('With this result I want to kill myself');
    expect([answer.engine, sent()]).toEqual(['built-in', []]);
    expect(wordsOf(answer)).toMatch(/988|emergency|help/i);
  });
});

describe('a question', () => {
  test('is asked without spaces around it and without what nobody sees', async () => {
    const { ask, sent } = await setup();
    expect((await ask('  Is my\u200b sodium\n too high?\u202e ')).question).toBe(question);
    expect(sent()[0]?.words).toContain(question);
  });

  test.each([
    ['without words', '', 'question.unusable'],
    ['of what nobody sees', ' \u200b ', 'question.unusable'],
    ['that is too long', 'x'.repeat(longestQuestion + 1), 'question.unusable'],
    ['that is far too long', 'x'.repeat(4001), 'request.invalid'],
    ['that is null', null, 'request.invalid'],
    ['that is a list', ['What?'], 'request.invalid'],
  ])('%s is refused, and nothing is sent', async (_what, words, code) => {
    const { post, sent } = await setup();
    const answer = await post({ question: words });
    expect([answer.statusCode, answer.json().code, sent()]).toEqual([400, code, []]);
  });

  test('is kept nowhere, and neither is its answer', async () => {
    const { ask, log } = await setup({ openai: draft(true, sentence('CANARY-ANSWER')) });
    await ask('Is CANARYQUESTION too high?');

    const { rows } = await database.pool.query<{ name: string }>(
      "select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'",
    );
    const kept = await Promise.all(
      rows.map(async ({ name }) => (await database.pool.query(`select t::text from ${name} t`)).rows),
    );

    expect(JSON.stringify([kept, log])).not.toMatch(/CANARY/);
    const runs = await database.db.selectFrom('model_runs').select(['purpose', 'engine']).execute();
    expect(runs).toContainEqual({ purpose: 'answer', engine: 'openai' });
  });

  test('too many a minute are refused to one person, and another may ask', async () => {
    const { post, meetGuest } = await setup({ agreesTo: [], rateLimit: 1200 });
    const statuses: number[] = [];
    for (let asked = 0; asked < 21; asked += 1) statuses.push((await post({ question })).statusCode);
    expect([statuses.slice(0, 20), statuses[20]]).toEqual([Array.from({ length: 20 }, () => 200), 429]);
    expect((await post({ question }, await meetGuest())).statusCode).toBe(404);
  });

  test('about a document that is still being read has to wait', async () => {
    const { guest } = await setup();
    const { id } = (await guest.upload(uploadForm())).json().data;
    const answer = await guest.ask({
      method: 'POST',
      url: `/api/interpretations/${id}/answers`,
      payload: { question },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'interpretation.not_found']);
  });
});
