import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { apiRoutes, goodBodyOf, urlOf } from '#tests/support/api-routes.ts';
import { foreignHosts, malformedHosts } from '#tests/support/hostile-hosts.ts';
import { createMailServer } from '#tests/support/mail-readers.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

beforeEach(async () => {
  await database.db.deleteFrom('attempts').execute();
});

/** A server that can send mail and has no public address, and what it answers to Ana in the name of a host. */
async function setup() {
  const { server, mailer, kept, meetUser } = await createMailServer(database, { publicOrigin: undefined });
  const ana = await meetUser();
  const routes = await apiRoutes(server);
  const ask = (
    host: string,
    { method, url }: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string },
    payload?: object,
  ) => ana.ask({ method, url, headers: { host }, ...(payload && { payload }) });
  const mailed = async () => {
    await server.close();
    await kept.runAll();
    return mailer.sent;
  };
  return { routes, ask, mailed };
}

test('every route refuses every host that is not the server’s own', async () => {
  const { routes, ask, mailed } = await setup();
  const hosts = [...foreignHosts, ...malformedHosts.filter((host) => host !== '')];

  const answers = await Promise.all(
    routes.flatMap((route) =>
      hosts.map(async (host) => {
        const url = urlOf(route, { ref: '1', number: '1', engine: 'openai' });
        const answer = await ask(host, { method: route.method, url }, route.body && goodBodyOf(route.body));
        return `${route.method} ${route.path} ${JSON.stringify(host)} ${answer.statusCode} ${answer.json().code}`;
      }),
    ),
  );

  expect(routes.length).toBeGreaterThan(50);
  expect(answers.filter((line) => !line.endsWith(' 400 request.wrong_host'))).toEqual([]);
  expect(await mailed()).toEqual([]);
});

test('no host makes an error of ours where an address is made of it', async () => {
  const { ask, mailed } = await setup();
  const addresses = fc.oneof(
    fc.ipV4Extended(),
    fc.ipV4(),
    fc.ipV6().map((address) => `[${address}]`),
  );
  const hosts = fc.oneof(
    anyText,
    fc
      .tuple(fc.oneof(addresses, fc.domain()), fc.constantFrom('', ':80', ':0', ':', ':99999'))
      .map((parts) => parts.join('')),
    fc.string({ maxLength: 20 }).map((name) => `${name}.localhost`),
  );
  const passkeys = { method: 'POST', url: '/api/users/passkeys/login-options' } as const;
  const forgotten = { method: 'POST', url: '/api/users/forgotten' } as const;

  await fc.assert(
    fc.asyncProperty(hosts, fc.emailAddress(), async (host, email) => {
      expect((await ask(host, passkeys)).statusCode).toBeLessThan(500);
      expect((await ask(host, forgotten, { email })).statusCode).toBeLessThan(500);
    }),
  );
  expect(await mailed()).toEqual([]);
});
