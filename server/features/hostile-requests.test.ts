import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createDocumentServer, namesOf, uploadForm } from '#tests/support/document-server.ts';
import { pagedExtractor } from '#tests/support/paged-extractor.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const documents = '/api/medical-documents';
const picture = Buffer.from('\xff\xd8\xff\xe0', 'latin1');
const script = '<script>alert(1)</script>';

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
});

async function setup(parts: Parameters<typeof uploadForm>[0] = {}) {
  const server = await createDocumentServer(database);
  const guest = await server.meetGuest();
  const { id } = (await guest.upload(uploadForm(parts))).json().data;
  await server.kept.runAll();
  const fiftyTimes = async (method: 'POST' | 'DELETE' | 'PUT', url: string, payload?: object) => {
    const once = () => guest.ask({ method, url, ...(payload && { payload }) });
    return (await Promise.all(Array.from({ length: 50 }, once))).map(({ statusCode }) => statusCode);
  };
  return { ...server, guest, id: String(id), fiftyTimes };
}

const OpenApi = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

const takingFiles = new Set([documents, `${documents}/type-suggestion`, '/api/uploads/{uploadId}']);

/** Asked by programs of other websites, without any cookie. */
const isOpenToAll = (path: string): boolean => path.startsWith('/api/shl/');

/** Every route that changes something, as the API itself lists them. */
async function unsafeRoutes({ server, id }: Awaited<ReturnType<typeof setup>>) {
  const { paths } = OpenApi.parse((await server.inject('/api/openapi.json')).json());
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'get' && !isOpenToAll(path))
      .map((method) => ({ method: method as 'post', url: path.replace('{ref}', id).replace(/\/$/, '') })),
  );
}

describe('every route that changes something', () => {
  test.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['without an origin to name', { origin: 'null' }],
    ['that the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['that the browser calls same-site', { 'sec-fetch-site': 'same-site' }],
  ])('refuses a page %s, cookie and all', async (_what, headers) => {
    const context = await setup();
    const routes = await unsafeRoutes(context);

    const answers = await Promise.all(
      routes.map(async (route) => (await context.guest.ask({ ...route, headers })).json().code),
    );

    expect(routes.length).toBeGreaterThanOrEqual(5);
    expect(new Set(answers)).toEqual(new Set(['request.forbidden_origin']));
    expect((await context.guest.get(`${documents}/${context.id}`)).statusCode).toBe(200);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'takes no %s, which any form can send',
    async (type) => {
      const context = await setup();
      const routes = (await unsafeRoutes(context)).filter(({ url }) => !takingFiles.has(url));

      // Somebody who may ask all of them: nobody else gets that far.
      const admin = await context.meetAdmin();
      for (const route of routes) {
        const sent = { headers: { 'content-type': type }, payload: '--x--' };
        expect((await admin.ask({ ...route, ...sent })).statusCode).toBe(415);
      }
    },
  );

  test.each([
    ['deep nesting', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['a number beyond numbers', '{"documentId":1e400,"feedback":1e400,"span":[0,1e400],"text":"CRP"}'],
    ['a prototype', '{"__proto__":{"documentId":1,"span":[0,3],"text":"CRP"},"feedback":"helpful"}'],
    ['half a surrogate', '{"documentId":"\\ud800","feedback":"\\ud800","span":[0,3],"text":"\\ud800"}'],
    ['a NUL', '{"documentId":"temp-\\u0000","feedback":"\\u0000","span":[0,3],"text":"\\u0000"}'],
  ])('answers %s with a fault of the request', async (_what, payload) => {
    const { guest, id } = await setup();
    const sent = { headers: { 'content-type': 'application/json' }, payload };

    const interpret = await guest.ask({ method: 'POST', url: '/api/interpretations', ...sent });
    const judge = await guest.ask({ method: 'PUT', url: `/api/interpretations/${id}/feedback`, ...sent });

    const correct = await guest.ask({ method: 'POST', url: `${documents}/${id}/corrections`, ...sent });

    for (const { statusCode } of [interpret, judge]) expect([400, 404]).toContain(statusCode);
    expect(correct.statusCode).toBe(400);
  });
});

describe('the query of a list', () => {
  test.each([
    'type[]=lab',
    'type=lab%00',
    'type=lab%27%20or%201=1',
    'type=__proto__',
    'type=constructor',
    '__proto__[type]=lab',
    'userId[$ne]=x',
    'limit=-1&offset=1e400',
    `userId=guest&${'x='.repeat(4_000)}`,
    'owner=guest:other',
  ])('%.40s shows nothing of others and breaks nothing', async (query) => {
    const { guest, meetGuest } = await setup();
    const stranger = await meetGuest();

    const [own, others] = [await guest.get(`${documents}?${query}`), await stranger.get(`${documents}?${query}`)];

    expect([200, 400, 414]).toContain(own.statusCode);
    if (others.statusCode === 200) expect(others.json().data).toEqual([]);
  });
});

describe('fields that nobody asked for', () => {
  test('do not make the opinion somebody else’s', async () => {
    const { guest, id } = await setup();
    const payload = { feedback: 'helpful', person: 'guest:other', ticket: 'x', owner: 'guest:other', role: 'admin' };

    const answer = await guest.ask({ method: 'PUT', url: `/api/interpretations/${id}/feedback`, payload });

    const rows = await db.selectFrom('feedback').select(['person', 'ticket']).execute();
    const { owner } = await db.selectFrom('documents').select('owner').executeTakeFirstOrThrow();
    expect(answer.json().data).toEqual({ feedback: 'helpful' });
    expect(rows).toEqual([{ person: owner, ticket: id.slice('temp-'.length) }]);
  });

  test('do not choose another document in the body of a request for one’s own', async () => {
    const { guest, meetGuest, id } = await setup({ file: picture });
    const stranger = await meetGuest();
    const payload = { documentId: id, id, owner: 'guest', stage: 'explained' };

    const answer = await stranger.ask({ method: 'POST', url: '/api/interpretations', payload });

    expect(answer.json().code).toBe('document.not_found');
    expect((await guest.get(`${documents}/${id}`)).json().data.stage).toBe('unreadable');
  });
});

describe('fifty at once', () => {
  test('deletions hide the document once and ask for one erasure', async () => {
    const { fiftyTimes, id, kept } = await setup();

    const answers = await fiftyTimes('DELETE', `${documents}/${id}`);

    expect(answers.toSorted()).toEqual([200, ...Array<number>(49).fill(404)]);
    expect(await kept.waiting()).toHaveLength(1);
  });

  test('restorations give back one document', async () => {
    const { fiftyTimes, guest, id, files } = await setup();
    await guest.ask({ method: 'DELETE', url: `${documents}/${id}` });

    const answers = await fiftyTimes('POST', `${documents}/${id}/restore`);

    expect(new Set(answers)).toEqual(new Set([200]));
    expect((await guest.get(documents)).json().data).toHaveLength(1);
    expect(await namesOf(files)).toHaveLength(1);
  });

  test('opinions are one', async () => {
    const { fiftyTimes, id } = await setup();

    const answers = await fiftyTimes('PUT', `/api/interpretations/${id}/feedback`, { feedback: 'not_helpful' });

    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await db.selectFrom('feedback').selectAll().execute()).toHaveLength(1);
  });

  test('requests to read again start from the beginning once, under the same number', async () => {
    const { fiftyTimes, guest, id, kept } = await setup({ file: picture });
    const before = (await guest.get(`${documents}/${id}`)).json().data;

    const answers = await fiftyTimes('POST', '/api/interpretations', { documentId: id });
    await kept.runAll();

    expect(new Set(answers)).toEqual(new Set([202]));
    expect((await guest.get(`${documents}/${id}`)).json().data).toEqual(before);
  });

  test('eight uploads make eight documents, each with its own bytes', async () => {
    const { guest, files } = await setup();
    const contents = Array.from({ length: 8 }, (_unused, at) => `CRP ${at} mg/L\n`.repeat(50_000));

    const answers = await Promise.all(contents.map((file) => guest.upload(uploadForm({ file }))));

    const originals = answers.map(
      async (answer) => (await guest.get(`${documents}/${answer.json().data.id}/file`)).body,
    );
    expect(await Promise.all(originals)).toEqual(contents);
    expect(await namesOf(files)).toHaveLength(9);
  });
});

describe('a script', () => {
  test('in a title and a text comes back as what it is, in answers that no browser takes for a page', async () => {
    const { guest, id } = await setup({ title: script, file: `CRP 3 mg/L ${'x'.repeat(5_000)}\n${script}` });

    const answers = [
      await guest.get(documents),
      await guest.get(`${documents}/${id}`),
      await guest.get(`/api/interpretations/${id}`),
    ];

    for (const answer of answers) {
      expect(JSON.stringify(answer.json())).toContain(script);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
    }
    const original = await guest.get(`${documents}/${id}/file`);
    expect(original.headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/plain/),
      'content-disposition': expect.stringMatching(/^attachment; filename="script alert\(1\)/),
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    });
  });
});

test('a script that somebody writes as a correction comes back as what it is', async () => {
  const server = await createDocumentServer(database, { extractor: pagedExtractor });
  const guest = await server.meetGuest();
  const { id } = (await guest.upload(uploadForm({ file: 'CRP 3 mg/L' }))).json().data;
  await server.kept.runAll();

  const payload = { span: [4, 5], text: script };
  const corrected = await guest.ask({ method: 'POST', url: `${documents}/${id}/corrections`, payload });

  for (const answer of [corrected, await guest.get(`${documents}/${id}`)]) {
    expect(JSON.stringify(answer.json())).toContain(script);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
  }
  expect(JSON.stringify(server.log.lines)).not.toContain(script);
});

describe('a cookie', () => {
  test('that was deleted leaves the documents to nobody', async () => {
    const { server, id } = await setup();

    const without = await server.inject(`${documents}/${id}`);

    expect([without.statusCode, without.cookies.length]).toEqual([404, 1]);
  });

  test('with another device’s id and one’s own signature opens nothing', async () => {
    const { guest, meetGuest, server, id } = await setup();
    const [[name = '', value = ''] = []] = Object.entries(guest.cookies);
    const [[, own = ''] = []] = Object.entries((await meetGuest()).cookies);
    const forged = `${value.split('.')[0]}.${own.split('.')[1]}`;

    const answer = await server.inject({ url: `${documents}/${id}`, cookies: { [name]: forged } });

    expect(answer.statusCode).toBe(404);
  });
});
