import { randomBytes, randomUUID } from 'node:crypto';
import type { InjectOptions } from 'light-my-request';
import { beforeEach, describe, expect, test } from 'vitest';
import { consentWording, consentWordingVersion } from '#core/documents/consent-wordings.ts';
import type { Engine } from '#core/documents/explanation.ts';
import { silentModel } from '#tests/support/silent-model.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createTestServer } from '#tests/support/test-server.ts';
import { createAuditTrail } from '../audit/audit-trail.ts';
import { createConsentRepository } from './consents.repository.ts';
import { registerConsentRoutes } from './consents.routes.ts';

const { db } = await createTestDatabase();
const audit = createAuditTrail(randomBytes(32));
const path = '/api/consents';
const agreed = { consent: { givenAt: expect.stringMatching(/Z$/), wordingVersion: consentWordingVersion } };

beforeEach(async () => {
  await db.deleteFrom('consents').execute();
});

const openai = silentModel('openai', { host: 'api.openai.com' });
const everyone = [silentModel('gemini'), openai, silentModel('local'), silentModel('built-in')];

async function setup({ models = everyone, trusted = [] }: { models?: typeof everyone; trusted?: Engine[] } = {}) {
  const rules = { consents: createConsentRepository(db), trusted: new Set(trusted), models, audit };
  const { server } = await createTestServer({ registerRoutes: (routes) => registerConsentRoutes(routes, rules) });
  const meetGuest = async () => {
    const [cookie] = (await server.inject(path)).cookies;
    const cookies = { [String(cookie?.name)]: String(cookie?.value) };
    const ask = (request: InjectOptions) => server.inject({ ...request, cookies });
    return {
      list: async () => (await ask({ url: path })).json().data.providers,
      give: (engine: string, payload: object = { wordingVersion: consentWordingVersion }) =>
        ask({ method: 'PUT', url: `${path}/${engine}`, payload }),
      withdraw: (engine: string) => ask({ method: 'DELETE', url: `${path}/${engine}` }),
    };
  };
  const history = () => db.selectFrom('consents').selectAll().orderBy('id').execute();
  return { guest: await meetGuest(), meetGuest, history };
}

describe('what a person is asked', () => {
  test('names every provider in order, with the words to agree to, and none of them is agreed to', async () => {
    const { guest } = await setup();

    const providers = await guest.list();

    expect(providers.map(({ engine }: { engine: string }) => engine)).toEqual(['gemini', 'openai', 'local']);
    expect(providers[1]).toEqual({
      engine: 'openai',
      host: 'api.openai.com',
      model: 'a-model',
      isNeeded: true,
      isMasked: true,
      wording: consentWording({ engine: 'openai', host: 'api.openai.com', isMasked: true }),
      wordingVersion: consentWordingVersion,
      consent: null,
    });
  });

  test('is nothing where there is no provider', async () => {
    const { guest } = await setup({ models: [silentModel('built-in')] });
    expect(await guest.list()).toEqual([]);
  });

  test('is not needed for one that is vouched for', async () => {
    const { guest } = await setup({ trusted: ['local'] });
    expect(await guest.list()).toMatchObject([{ isNeeded: true }, { isNeeded: true }, { isNeeded: false }]);
  });
});

describe('agreeing', () => {
  test('is kept for one provider and one person, with the words that were shown', async () => {
    const { guest, meetGuest, history } = await setup();

    const answer = await guest.give('openai');

    expect([answer.statusCode, answer.json().data.providers[1]]).toMatchObject([200, agreed]);
    expect(await guest.list()).toMatchObject([{ consent: null }, agreed, { consent: null }]);
    expect(await (await meetGuest()).list()).toMatchObject([{ consent: null }, { consent: null }, { consent: null }]);
    const { wording } = consentTerms();
    expect(await history()).toMatchObject([{ engine: 'openai', host: 'api.openai.com', wording, revoked_at: null }]);
  });

  test('to other words than those of now is refused', async () => {
    const { guest, history } = await setup();
    const answer = await guest.give('openai', { wordingVersion: consentWordingVersion - 1 });
    expect([answer.statusCode, answer.json().code, await history()]).toEqual([409, 'ai.wording_changed', []]);
  });

  test('to a provider that is not used here is refused', async () => {
    const { guest, history } = await setup({ models: [openai] });
    const answer = await guest.give('gemini');
    expect([answer.statusCode, answer.json().code, await history()]).toEqual([503, 'ai.no_key', []]);
  });

  test('again, and often at once, leaves one', async () => {
    const { guest, history } = await setup();
    const answers = await Promise.all(Array.from({ length: 10 }, () => guest.give('openai')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await guest.give('openai');
    expect((await history()).filter(({ revoked_at }) => revoked_at === null)).toHaveLength(1);
  });

  test('to a provider at another host takes the place of the old consent, which stays as history', async () => {
    const before = await setup();
    await before.guest.give('openai');
    const { person } = (await before.history())[0] ?? { person: '' };
    const after = createConsentRepository(db);
    const terms = { ...consentTerms(), host: 'proxy.example' };

    await after.give(person, terms, async () => undefined);

    expect(await after.listStanding(person)).toMatchObject([{ host: 'proxy.example' }]);
    expect(await before.history()).toMatchObject([
      { host: 'api.openai.com', revoked_at: expect.any(Date) },
      { host: 'proxy.example', revoked_at: null },
    ]);
  });

  test.each(['built-in', 'oracle', '__proto__', "openai'--"])('to %s is refused', async (engine) => {
    const { guest } = await setup();
    expect((await guest.give(engine)).json().code).toBe('request.invalid');
  });

  test.each([{}, { wordingVersion: '1' }, { wordingVersion: null }, [1]])('with %j is refused', async (body) => {
    const { guest, history } = await setup();
    expect([(await guest.give('openai', body)).json().code, await history()]).toEqual(['request.invalid', []]);
  });

  test('for somebody else cannot be asked for', async () => {
    const { guest, history } = await setup();
    const person = `guest:${randomUUID()}`;
    await guest.give('openai', {
      wordingVersion: consentWordingVersion,
      person,
      engine: 'gemini',
      host: 'evil.example',
    });
    expect(await history()).toMatchObject([{ engine: 'openai', host: 'api.openai.com' }]);
    expect((await history())[0]?.person).not.toBe(person);
  });
});

describe('withdrawing', () => {
  test('counts at once and keeps what was agreed to as history', async () => {
    const { guest, history } = await setup();
    await guest.give('openai');

    const answer = await guest.withdraw('openai');

    expect([answer.statusCode, answer.json().data.providers[1].consent]).toEqual([200, null]);
    expect(await history()).toMatchObject([{ engine: 'openai', revoked_at: expect.any(Date) }]);
  });

  test('leaves other providers and other persons alone', async () => {
    const { guest, meetGuest } = await setup();
    const other = await meetGuest();
    await guest.give('gemini');
    await other.give('openai');

    await guest.withdraw('openai');

    expect(await guest.list()).toMatchObject([agreed, { consent: null }, { consent: null }]);
    expect(await other.list()).toMatchObject([{ consent: null }, agreed, { consent: null }]);
  });

  test('what was never agreed to changes nothing', async () => {
    const { guest, history } = await setup();
    expect([(await guest.withdraw('gemini')).statusCode, await history()]).toEqual([200, []]);
  });

  test('can be followed by agreeing anew', async () => {
    const { guest, history } = await setup();
    await guest.give('openai');
    await guest.withdraw('openai');
    await guest.give('openai');
    expect((await guest.list())[1]).toMatchObject(agreed);
    expect(await history()).toHaveLength(2);
  });
});

function consentTerms() {
  const subject = { engine: 'openai', host: 'api.openai.com', isMasked: true } as const;
  return { ...subject, wordingVersion: consentWordingVersion, wording: consentWording(subject) };
}
