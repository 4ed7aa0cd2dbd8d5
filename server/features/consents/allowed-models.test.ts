import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Engine } from '#core/documents/explanation.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import { createDocumentServer, uploadForm } from '#tests/support/document-server.ts';
import { silentModel } from '#tests/support/silent-model.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { allowedModels, isStillAllowed } from './allowed-models.ts';
import { termsOf } from './consent-terms.ts';
import { createConsentRepository } from './consents.repository.ts';

const database = await createTestDatabase();
const { db } = database;
const consents = createConsentRepository(db);
const nothingElse = async () => undefined;

beforeEach(async () => {
  await db.deleteFrom('consents').execute();
});

const openai = silentModel('openai');
const gemini = silentModel('gemini');
const local = silentModel('local');
const builtIn = silentModel('built-in');
const everyone = [openai, gemini, local, builtIn];

function setup({ trusted = [] }: { trusted?: Engine[] } = {}) {
  const owner = randomUUID();
  const rules = { consents, trusted: new Set(trusted) };
  const agreeTo = async (model: LanguageModel) => {
    const terms = termsOf(model);
    if (terms) await consents.give(owner, terms, nothingElse);
  };
  const allowed = (models: readonly LanguageModel[] = everyone, neverSend = false) =>
    allowedModels(rules, owner, { neverSend }, models);
  return { owner, rules, agreeTo, allowed };
}

describe('before a document is sent', () => {
  test('nobody may be asked whom its owner has not agreed to', async () => {
    const { allowed } = setup();
    expect(await allowed()).toEqual({ reason: 'no_consent' });
  });

  test('those agreed to may be asked, in the order given, and what sends nothing always', async () => {
    const { allowed, agreeTo } = setup();
    await agreeTo(openai);
    await agreeTo(local);
    expect(await allowed([local, gemini, openai, builtIn])).toEqual({ models: [local, openai, builtIn] });
  });

  test('one that is vouched for needs nobody to agree', async () => {
    const { allowed } = setup({ trusted: ['local'] });
    expect(await allowed()).toEqual({ models: [local, builtIn] });
  });

  test('a document marked as never to be sent goes to nobody, not even to one that is vouched for', async () => {
    const { allowed, agreeTo } = setup({ trusted: ['local'] });
    await agreeTo(openai);
    expect(await allowed(everyone, true)).toEqual({ reason: 'document_private' });
  });

  test('without any provider there is nobody to agree to', async () => {
    const { allowed } = setup();
    expect(await allowed([builtIn], true)).toEqual({ reason: 'no_provider' });
  });

  test('what somebody else agreed to does not count', async () => {
    await setup().agreeTo(openai);
    expect(await setup().allowed()).toEqual({ reason: 'no_consent' });
  });

  test.each([
    ['at another host', { host: 'elsewhere.example' }],
    ['without masking', { isMasked: false }],
  ])('the same provider %s has to be agreed to anew', async (_what, changes) => {
    const { allowed, agreeTo } = setup();
    await agreeTo(openai);
    expect(await allowed([silentModel('openai', changes)])).toEqual({ reason: 'no_consent' });
  });

  test('another model of the same provider need not be agreed to anew', async () => {
    const { allowed, agreeTo } = setup();
    await agreeTo(openai);
    const newer = silentModel('openai', { model: 'a-newer-model' });
    expect(await allowed([newer])).toEqual({ models: [newer] });
  });

  test('older words do not count', async () => {
    const { allowed, owner } = setup();
    const terms = termsOf(openai);
    if (terms) await consents.give(owner, { ...terms, wordingVersion: terms.wordingVersion - 1 }, nothingElse);
    expect(await allowed()).toEqual({ reason: 'no_consent' });
  });
});

describe('while a model writes', () => {
  async function writing() {
    const server = await createDocumentServer(database);
    const guest = await server.meetGuest();
    const ticket = String((await guest.upload(uploadForm())).json().data.id).slice('temp-'.length);
    const { owner } = await db
      .selectFrom('documents')
      .select('owner')
      .where('ticket', '=', ticket)
      .executeTakeFirstOrThrow();
    const rules = { consents, trusted: new Set<Engine>(['local']) };
    const terms = termsOf(openai);
    if (terms) await consents.give(owner, terms, nothingElse);
    const ask = (model: LanguageModel) => isStillAllowed(rules, { owner, ticket }, model);
    const change = (values: { never_send?: boolean; deleted_at?: Date }) =>
      db.updateTable('documents').set(values).where('ticket', '=', ticket).execute();
    return { owner, ask, change };
  }

  test('it may go on as long as nothing changes', async () => {
    const { ask } = await writing();
    expect(await Promise.all([ask(openai), ask(local), ask(builtIn), ask(gemini)])).toEqual([true, true, true, false]);
  });

  test('it has to stop once its owner withdraws, and one that is vouched for has not', async () => {
    const { ask, owner } = await writing();
    await consents.withdraw(owner, 'openai', nothingElse);
    expect(await Promise.all([ask(openai), ask(local)])).toEqual([false, true]);
  });

  test.each([
    ['is marked as never to be sent', { never_send: true }],
    ['is deleted', { deleted_at: new Date() }],
  ])('every provider has to stop once the document %s', async (_what, values) => {
    const { ask, change } = await writing();
    await change(values);
    expect(await Promise.all([ask(openai), ask(local), ask(builtIn)])).toEqual([false, false, true]);
  });
});
