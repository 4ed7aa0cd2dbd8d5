import { expect, test } from 'vitest';
import { apiRoutes, type ApiRoute } from '#tests/support/api-routes.ts';
import { createMailServer } from '#tests/support/mail-readers.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { readTable } from './read-table.ts';

const database = await createTestDatabase();
const calls = readTable().filter(({ place }) => place === 'Call');

/** A call with nothing between its braces: what a part of an address is called is nobody's promise. */
const shape = (call: string): string => call.replace(/\{[^}]*\}/gu, '{}');

const takes = ({ body, queries }: ApiRoute): string[] => [...Object.keys(body?.properties ?? {}), ...queries];

test('every call of the table is there and takes what the table tells', async () => {
  const { server } = await createMailServer(database);
  const routes = await apiRoutes(server);
  const named = new Map(routes.map((route) => [shape(`${route.method} ${route.path}`), route]));
  expect(calls.length).toBeGreaterThan(15);

  const faults = calls.flatMap(({ how, words }) => {
    const route = named.get(shape(how));
    if (route === undefined) return [`${how} is not there`];
    const wanted = words === 'nothing' || words === 'a form' ? [] : words.split(', ');
    const taken = takes(route);
    return wanted.filter((field) => !taken.includes(field)).map((field) => `${how} does not take ${field}`);
  });
  expect(faults).toEqual([]);
});
