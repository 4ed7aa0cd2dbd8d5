import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Told } from '#core/documents/telling.ts';
import { faultsOf } from '#tests/support/check-bundle.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { sealTold } from '../tellings/sealed-told.ts';
import { createLinker, labPanel, resourcesOf } from '#tests/support/link-server.ts';
import { fileMinutes } from './link-rules.ts';
import { mostEmbedded } from './open-link.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
  await db.deleteFrom('attempts').execute();
});

const attachmentOf = (bundle: Parameters<typeof resourcesOf>[0]) => {
  const [document] = resourcesOf(bundle, 'DocumentReference');
  const [{ attachment }] = Object(document).content;
  return { contentType: attachment.contentType, bytes: Buffer.from(attachment.data, 'base64') };
};
// As far as the kind of a file goes, this is a picture.
const pngMark = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const pictureOf = (length: number): Uint8Array => Buffer.concat([pngMark, randomBytes(length)]);

describe('a viewer that knows nothing of this program', () => {
  test('opens a link, and finds a valid document with the same rows and the same file', async () => {
    const { make, open, ana, documentId } = await createLinker(database);
    const { uri } = await make();

    const { bundle, file, count } = await open(uri);

    expect([count, file?.contentType, typeof Object(file).embedded]).toEqual([1, 'application/fhir+json', 'string']);
    expect(faultsOf(bundle)).toEqual([]);
    const { labResults, summary } = (await ana.get(`/api/interpretations/${documentId}`)).json().data;
    expect(labResults.length).toBeGreaterThan(15);
    expect(resourcesOf(bundle, 'Observation').map(rowOf)).toEqual(labResults.map(rowAsPrinted));
    expect(JSON.stringify(resourcesOf(bundle, 'Composition'))).toContain(summary.split('\n')[0]);
    expect(attachmentOf(bundle)).toEqual({ contentType: 'text/plain', bytes: Buffer.from(labPanel) });
  });

  test('opens one with a passcode, that is long-term and ends some day', async () => {
    const { make, open } = await createLinker(database);
    const { uri } = await make({ passcode: 'blue heron 7', isLongTerm: true, expirationDate: tomorrow() });

    const { bundle, file } = await open(uri, { passcode: 'blue heron 7' });

    expect(file).toMatchObject({ status: 'can-change', fhirVersion: '4.0.1' });
    expect(faultsOf(bundle)).toEqual([]);
  });

  test('is told in the words of a model where these are shown to the owner, and which model it was', async () => {
    const linker = await createLinker(database);
    await tellBy(linker, { summary: 'A model says that the CRP is fine.' });

    const { bundle } = await linker.open((await linker.make()).uri);

    expect(JSON.stringify(resourcesOf(bundle, 'Composition'))).toContain('A model says that the CRP is fine.');
    expect(JSON.stringify(resourcesOf(bundle, 'Device'))).toContain('gpt-x');
    expect(faultsOf(bundle)).toEqual([]);
  });

  test('finds the original alone where nothing could be read, or nothing may be shown', async () => {
    const unread = await createLinker(database, { file: pictureOf(3) });
    const hidden = await createLinker(database, { builtIn: false });

    for (const { make, open } of [unread, hidden]) {
      const { bundle } = await open((await make()).uri);
      expect(bundle.entry.map(({ resource }) => resource.resourceType)).toEqual([
        'Composition',
        'Patient',
        'Device',
        'DocumentReference',
      ]);
      expect(faultsOf(bundle)).toEqual([]);
    }
  });

  test('gets what is too long for it at a place of its own', async () => {
    const { make, open, visit, askManifest } = await createLinker(database);
    const { uri, shl } = await make();
    const embedded = (await askManifest(shl)).json().files[0].embedded;

    for (const embeddedLengthMax of [0, 1000, embedded.length - 200]) {
      const { bundle, file } = await open(uri, { embeddedLengthMax });
      expect(Object(file).embedded).toBeUndefined();
      expect(attachmentOf(bundle).bytes.toString()).toBe(labPanel);
    }
    const { location } = (await askManifest(shl, { embeddedLengthMax: 0 })).json().files[0];
    const { headers } = await visit(location);
    expect(headers).toMatchObject({ 'content-type': 'application/jose', 'cache-control': 'no-store' });
    expect(Object((await open(uri, { embeddedLengthMax: embedded.length + 200 })).file).embedded).toBeDefined();
  });

  test('gets a large file in the same way, however long it may be', async () => {
    const file = pictureOf(3 * mostEmbedded);
    const { make, open } = await createLinker(database, { file });

    const { bundle, file: described } = await open((await make()).uri, { embeddedLengthMax: 100 * mostEmbedded });

    expect(Object(described).location).toMatch(/\/api\/shl\/files\/[\w-]{43}$/);
    expect(attachmentOf(bundle).bytes.equals(file)).toBe(true);
  });
});

describe('an opening', () => {
  test('is counted and written down, as somebody who is not the owner', async () => {
    const { make, open, list, actions, lines } = await createLinker(database);
    const { uri, link } = await make();

    await open(uri);
    await open(uri, { embeddedLengthMax: 0 });

    const [seen] = await list();
    expect(seen).toMatchObject({ id: link.id, openedCount: 2, lastOpenedAt: expect.any(String) });
    // With the file that was fetched right behind its manifest as one look.
    expect((await actions()).slice(1)).toEqual(['recipient health_link.opened', 'recipient health_link.opened']);
    expect(JSON.parse((await lines()).at(-1)?.fields ?? '')).toEqual({ link: link.id });
  });

  test('that comes long after its manifest is a line of its own', async () => {
    const { make, askManifest, visit, actions, letMinutesPass } = await createLinker(database);
    const { location } = (await askManifest((await make()).shl, { embeddedLengthMax: 0 })).json().files[0];
    await letMinutesPass(11);

    expect((await visit(location)).statusCode).toBe(200);

    expect((await actions()).slice(1)).toEqual(['recipient health_link.opened', 'recipient health_link.opened']);
  });

  test('that cannot be written down gives nothing', async () => {
    const { make, askManifest, visit, list, letMinutesPass } = await createLinker(database);
    const { shl } = await make();
    const { location } = (await askManifest(shl, { embeddedLengthMax: 0 })).json().files[0];
    await letMinutesPass(11);
    await sql`alter table audit_events add constraint refused check (false) not valid`.execute(db);

    const answers = await Promise.all([askManifest(shl), visit(location)]).finally(() =>
      sql`alter table audit_events drop constraint refused`.execute(db),
    );

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 500]);
    expect((await list())[0]?.openedCount).toBe(1);
  });

  test('gives nothing of a file that is damaged at its beginning, and says that it is', async () => {
    const { make, askManifest, files } = await createLinker(database);
    const { shl } = await make();
    const { blob } = await db.selectFrom('documents').select('blob').executeTakeFirstOrThrow();
    await files.remove(blob);

    const answer = await askManifest(shl);

    expect([answer.statusCode, answer.json().code]).toEqual([500, 'storage.damaged']);
  });
});

describe('nothing is given', () => {
  const ended: [string, (linker: Linker, id: number) => Promise<unknown>][] = [
    ['was revoked', ({ revoke }, id) => revoke(id)],
    ['was revoked with all others', ({ send }) => send('POST', '/api/document-shares/end')],
    ['has expired', ({ expire }) => expire()],
    ['was deleted', async ({ revoke, remove }, id) => [await revoke(id), await remove(id)]],
    ['shows a deleted document', ({ send, documentId }) => send('DELETE', `/api/medical-documents/${documentId}`)],
    [
      'shows an erased document',
      () =>
        db
          .updateTable('documents')
          .set({ deleted_at: new Date(0) })
          .execute(),
    ],
  ];

  test.each(ended)('by a link that %s, nor by a place it pointed at', async (_what, end) => {
    const linker = await createLinker(database);
    const { link, shl } = await linker.make();
    const { location } = (await linker.askManifest(shl, { embeddedLengthMax: 0 })).json().files[0];
    expect((await linker.visit(location)).statusCode).toBe(200);

    await end(linker, link.id);

    const answers = [await linker.askManifest(shl), await linker.visit(location)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.json()).toMatchObject({ success: false, code: 'health_link.not_found' });
  });

  test('by a place that is older than a quarter of an hour, and the next manifest clears it away', async () => {
    const { make, askManifest, visit } = await createLinker(database);
    const { shl } = await make();
    const { location } = (await askManifest(shl, { embeddedLengthMax: 0 })).json().files[0];
    await sql`update smart_health_files set created_at = now() - make_interval(mins => ${fileMinutes})`.execute(db);

    expect((await visit(location)).statusCode).toBe(404);
    await askManifest(shl, { embeddedLengthMax: 0 });
    expect(await db.selectFrom('smart_health_files').select('link_id').execute()).toHaveLength(1);
  });

  test('by an address that never was', async () => {
    const { make, askManifest, visit } = await createLinker(database);
    const { shl } = await make();
    const here = new URL(shl.url).origin;

    const odd = [`${here}/api/shl/${'A'.repeat(43)}`, `${here}/api/shl/x`, `${here}/api/shl/%00`];
    for (const url of odd) {
      const { statusCode } = await visit(url, {
        method: 'POST',
        body: '{"recipient":"x"}',
        headers: { 'content-type': 'application/json' },
      });
      expect([url, statusCode]).toEqual([url, 404]);
    }
    expect((await visit(`${here}/api/shl/files/${'A'.repeat(43)}`)).statusCode).toBe(404);
    expect((await visit(`${here}/api/shl/files/${shl.url.split('/').at(-1) ?? ''}`)).statusCode).toBe(404);
    expect((await askManifest(shl)).statusCode).toBe(200);
  });

  test.each([
    ['nobody', { recipient: '' }],
    ['a length that is none', { embeddedLengthMax: -1 }],
    ['a passcode that is none', { passcode: 7 }],
  ])('to a request that names %s', async (_what, body) => {
    const { make, askManifest } = await createLinker(database);
    expect((await askManifest((await make()).shl, body)).statusCode).toBe(400);
  });
});

type Linker = Awaited<ReturnType<typeof createLinker>>;

const tomorrow = () => Temporal.Now.plainDateISO('UTC').add({ days: 1 }).toString();

type Row = { name: unknown; loinc: unknown; result: unknown; range: unknown };

/** What a row says, from either side. */
function rowOf(observation: object): Row {
  const { code, valueQuantity: quantity, dataAbsentReason, referenceRange = [] } = Object(observation);
  return {
    name: code.text,
    loinc: code.coding?.[0].code ?? null,
    result: quantity ? `${quantity.comparator ?? ''}${quantity.value} ${quantity.unit ?? ''}` : dataAbsentReason.text,
    range: referenceRange[0]?.text ?? null,
  };
}
function rowAsPrinted(row: object): Row {
  const { name, loinc, comparator, value, unit, range } = Object(row);
  const result = value === 'Pending' ? value : `${comparator ?? ''}${Number(value)} ${unit ?? ''}`;
  return { name, loinc, result, range: range?.text ?? null };
}

/** Lets a model have told Ana's document. */
async function tellBy({ parts, ana, ticket, documentId, keyRing }: Linker, words: Pick<Told, 'summary'>) {
  const shown = (await ana.get(`/api/interpretations/${documentId}`)).json().data;
  const writing = { engine: 'openai', model: 'gpt-x', checked: 1, kept: 1, replaced: 0, dropped: 0, turnedDown: [] };
  const told: Told = { ...shown, ...words, engine: 'openai', language: 'en', writing };
  const choice = { level: 'standard', language: 'en' } as const;
  const { wrapped } = await db.selectFrom('document_keys').select('wrapped').executeTakeFirstOrThrow();
  const by = { engine: 'openai', model: 'gpt-x' } as const;
  const fits = parts.tellingKey({ text: shown.text, owner: ana.owner, ...by, ...choice });
  await db
    .insertInto('tellings')
    .values({
      ...{ ticket, ...choice, ...by, stage: 'done', run: null, reason: null, fits: Buffer.from(fits) },
      sealed_told: Buffer.from(await sealTold(keyRing, { id: ticket, wrapped }, choice, told)),
    })
    .execute();
}
