import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { cookiesOf, createDocumentServer, uploadForm } from '#tests/support/document-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const soon = { timeout: 10_000, interval: 20 };

/** Somebody with a document that nobody reads, so that its stream of events stays open. */
async function setup() {
  const { server, meetUser, openBrowser } = await createDocumentServer(database);
  const user = await meetUser();
  const ticket: string = (await user.upload(uploadForm())).json().data.id;
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const cookie = Object.entries(user.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const follow = async () => {
    const stream = { isOver: false };
    const answer = await fetch(`${address}/api/medical-documents/${ticket}/events`, { headers: { cookie } });
    void answer.text().then(() => void (stream.isOver = true));
    return stream;
  };
  /** Another browser of the same person. */
  const elsewhere = async () => {
    const network = '2001:db8:77::1';
    const { username, password } = user;
    const payload = { username, password };
    const answer = await openBrowser({}, network).ask({ method: 'POST', url: '/api/users/login', payload });
    return openBrowser(cookiesOf(answer), network);
  };
  return { user, follow, elsewhere };
}

test('an open stream ends when its session is signed out', async () => {
  const { user, follow } = await setup();
  const stream = await follow();
  expect(stream.isOver).toBe(false);

  await user.ask({ method: 'POST', url: '/api/users/logout' });

  await vi.waitFor(() => expect(stream.isOver).toBe(true), soon);
});

test('an open stream ends when its session is ended from elsewhere', async () => {
  const { user, follow, elsewhere } = await setup();
  const stream = await follow();
  const other = await elsewhere();
  const { id } = await database.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', String(user.user.id))
    .orderBy(sql`created_at`)
    .executeTakeFirstOrThrow();
  expect(stream.isOver).toBe(false);

  const answer = await other.ask({ method: 'DELETE', url: `/api/users/sessions/${id}` });

  expect(answer.statusCode).toBe(200);

  await vi.waitFor(() => expect(stream.isOver).toBe(true), soon);
});
