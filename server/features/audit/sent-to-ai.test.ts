import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { backupDraft, path, setupTellings } from '#tests/support/telling-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
  await db.deleteFrom('consents').execute();
  await db.deleteFrom('model_runs').execute();
});

async function setup(options: Parameters<typeof setupTellings>[1] = {}) {
  const tellings = await setupTellings(database, { isRead: false, ...options });
  const sent = () =>
    db
      .selectFrom('audit_events')
      .select(['actor', 'action', 'ticket', 'fields'])
      .where('ticket', '=', tellings.ticket)
      .where('action', '=', 'document.sent_to_ai')
      .orderBy('number')
      .execute();
  const refuse = () =>
    sql`alter table audit_events add constraint refused check (action <> 'document.sent_to_ai') not valid`.execute(db);
  const allow = () => sql`alter table audit_events drop constraint refused`.execute(db);
  const answer = () =>
    tellings.guest.ask({
      method: 'POST',
      url: `${path}/${tellings.id}/answers`,
      payload: { question: 'Is my ferritin high?' },
    });
  return { ...tellings, sent, refuse, allow, answer };
}

const fieldsOf = ({ fields }: { fields: string }): Record<string, unknown> => JSON.parse(fields);

test('what goes to a provider is a line that names it, its model and how much was sent', async () => {
  const { kept, until, sent, requestsOf, ticket } = await setup();

  await kept.runAll();
  await kept.runAll();
  await until({ stage: 'done' });

  const lines = await sent();
  expect(lines).toEqual([{ actor: 'program', action: 'document.sent_to_ai', ticket, fields: expect.any(String) }]);
  const fields = lines.map(fieldsOf)[0];
  expect(Object.keys(fields ?? {})).toEqual(['bytes', 'engine', 'model']);
  expect(fields).toMatchObject({ engine: 'openai' });
  // The request wraps the prompt in what the provider wants around it.
  const wire = Buffer.byteLength(requestsOf('openai')[0]?.raw ?? '');
  expect(Number(fields?.['bytes'])).toBeGreaterThan(wire * 0.7);
  expect(Number(fields?.['bytes'])).toBeLessThan(wire);
});

test('each provider that is asked is a line, in order', async () => {
  const { kept, until, sent } = await setup({
    answers: { openai: () => ({ fault: 'internal' }), gemini: () => backupDraft },
  });
  await kept.runAll();
  await kept.runAll();
  await until({ stage: 'done' });
  expect((await sent()).map((line) => fieldsOf(line)['engine'])).toEqual(['openai', 'gemini']);
});

test('what cannot be written down is not sent, and nothing is told', async () => {
  const { kept, refuse, allow, requestsOf, telling, sent } = await setup();
  await kept.runAll();

  await refuse();
  await expect(kept.runAll().finally(allow)).rejects.toThrow('refused');

  expect([requestsOf('openai'), requestsOf('gemini'), await sent()]).toEqual([[], [], []]);
  expect((await telling()).stage).not.toBe('done');
  expect(await db.selectFrom('model_runs').selectAll().execute()).toEqual([]);
});

test('a question that cannot be written down goes nowhere, and is not answered', async () => {
  const { kept, refuse, allow, answer, requestsOf, sent } = await setup();
  await kept.runAll();

  await refuse();
  const given = await answer().finally(allow);

  expect([given.statusCode, given.json().code]).toEqual([500, 'server.internal']);
  expect([requestsOf('openai'), requestsOf('gemini'), await sent()]).toEqual([[], [], []]);
});

test('a question is a line as well', async () => {
  const { kept, answer, sent } = await setup();
  await kept.runAll();
  await answer();
  expect((await sent()).map((line) => fieldsOf(line)['engine'])).toContain('openai');
});
