import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { AccountAction } from '#core/access/can.ts';
import type { User } from '#core/kernel/actor.ts';
import { createTestServer } from '#tests/support/test-server.ts';
import type { ApiRoutes } from './api-routes.ts';

const ana: User = { kind: 'user', userId: 7, username: 'ana', sessionId: 's', isAdmin: false, isRecent: false };
const token = 'a'.repeat(43);
const session = { 'readback-session': token };

async function setup(needs: AccountAction, user: Partial<User> = {}) {
  const ran: unknown[] = [];
  const registerRoutes = (routes: ApiRoutes) => {
    const schema = { body: z.strictObject({ id: z.number() }) };
    routes.post('/api/thing', { schema, config: { needs } }, async ({ actor }) => {
      ran.push(actor);
      return {};
    });
  };
  const findUser = (given: string) => Promise.resolve(given === token ? { ...ana, ...user } : undefined);
  const { server } = await createTestServer({ registerRoutes, findUser });
  const ask = async (cookies: Record<string, string> = session, payload: object = { id: 1 }) => {
    const answer = await server.inject({ method: 'POST', url: '/api/thing', cookies, payload });
    return [answer.statusCode, answer.json().code];
  };
  return { ask, ran };
}

describe('a route that needs', () => {
  test.each<[AccountAction, Partial<User>, number, string | undefined]>([
    ['use_account', {}, 200, undefined],
    ['change_account', {}, 403, 'auth.not_recent'],
    ['change_account', { isRecent: true }, 200, undefined],
    ['administer', {}, 404, 'route.not_found'],
    ['administer', { isRecent: true }, 404, 'route.not_found'],
    ['administer', { isAdmin: true }, 200, undefined],
  ])('%s, asked by somebody who is %j: %i', async (needs, user, status, code) => {
    const { ask, ran } = await setup(needs, user);
    expect(await ask()).toEqual([status, code]);
    expect(ran).toHaveLength(status === 200 ? 1 : 0);
  });

  test.each<AccountAction>(['use_account', 'change_account', 'administer'])(
    '%s asks a guest to sign in, whatever the cookie',
    async (needs) => {
      const { ask, ran } = await setup(needs);
      for (const cookies of [{}, { 'readback-session': 'b'.repeat(43) }, { 'readback-session': 'nonsense' }]) {
        expect(await ask(cookies)).toEqual([401, 'auth.required']);
      }
      expect(ran).toEqual([]);
    },
  );

  test('somebody is not told by the body what is wrong before they may ask at all', async () => {
    const { ask } = await setup('administer');
    expect(await ask(session, { nonsense: true })).toEqual([404, 'route.not_found']);
    expect(await ask({}, { nonsense: true })).toEqual([401, 'auth.required']);
  });
});
