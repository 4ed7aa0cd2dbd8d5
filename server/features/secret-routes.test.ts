import { expect, test } from 'vitest';
import { z } from 'zod';
import { registerFeatures } from '#server/register-features.ts';
import { createDocumentServer } from '#tests/support/document-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createTestServer } from '#tests/support/test-server.ts';

const database = await createTestDatabase();

type Route = { name: string; url: string; body: unknown; checksSecret: string | undefined };

const secretFields = /password|code|token|response/i;

/** Every route as the program registers it. */
async function routesOfProgram(): Promise<Route[]> {
  const { parts } = await createDocumentServer(database);
  const routes: Route[] = [];
  await createTestServer({
    registerRoutes: (server) => {
      server.addHook('onRoute', ({ method, url, schema, config }) => {
        // Fastify answers HEAD wherever it answers GET, by the same settings.
        if (method === 'HEAD') return;
        const { checksSecret } = config ?? {};
        routes.push({ name: `${String(method)} ${url}`, url, body: schema?.body, checksSecret });
      });
      registerFeatures(server, parts);
    },
  });
  return routes;
}

const fieldsOf = (body: unknown): string[] => {
  if (!(body instanceof z.ZodType)) return [];
  const { properties = {} } = z
    .object({ properties: z.record(z.string(), z.unknown()).optional() })
    .parse(z.toJSONSchema(body, { unrepresentable: 'any', io: 'input' }));
  return Object.keys(properties);
};

test('every route that takes a secret has its tries counted by address', async () => {
  const routes = await routesOfProgram();
  const taking = routes.filter(({ url, body }) =>
    [...fieldsOf(body), ...(url.match(/(?<=:)\w+/g) ?? [])].some((field) => secretFields.test(field)),
  );
  const names = taking.map(({ name }) => name);

  expect(names).toEqual(expect.arrayContaining(['POST /api/users/login', 'GET /api/exports/:token']));
  expect(names.length).toBeGreaterThanOrEqual(4);
  const open = taking.filter(({ checksSecret }) => checksSecret === undefined);
  expect(open.map(({ name }) => name)).toEqual([]);
});

test('no two of them share a count', async () => {
  const routes = await routesOfProgram();
  const counts = routes.flatMap(({ checksSecret }) => checksSecret ?? []);
  expect(counts.toSorted()).toEqual([...new Set(counts)].toSorted());
});
