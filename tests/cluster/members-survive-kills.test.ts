import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { DocumentShare, ShareEvent } from '#core/sharing/share.ts';
import { removeDataDir } from '../support/app-server.ts';
import { createPerson } from '../support/http-person.ts';
import { freePort } from '../support/program-process.ts';
import { runAdmin } from '../support/run-admin.ts';
import { createBusyPerson, eventsOf, untilDone, type Person } from './busy-people.ts';
import { clusterPlaces } from './cluster-places.ts';
import { startCluster, type Cluster } from './start-cluster.ts';

const people = 3;
// Whoever tries again is somebody else.
const nameOf = (role: string): string => `${role}-${randomUUID().slice(0, 8)}`;
const withoutMs = 2_000;
const closedWithinMs = 5_000;
let cluster: Cluster;

beforeAll(async () => {
  const places = clusterPlaces();
  if (places === undefined) throw new Error('These tests are run by npm run test:cluster.');
  const dataDir = await mkdtemp(join(tmpdir(), 'readback-cluster-'));
  const env = { DEFAULT_PLAN: 'premium', RATE_LIMIT: '0' };
  cluster = await startCluster(places, { dataDir, port: await freePort(), env });
});
afterAll(async () => {
  expect(await cluster.stop()).toBe(0);
  await removeDataDir(cluster.dataDir);
});

test('each process killed and started again under people loses nothing that was acknowledged', async () => {
  const busy = Array.from({ length: people }, (_, index) =>
    createBusyPerson(() => cluster.url, nameOf(`person${index}`)),
  );
  const evening = new AbortController();
  const days = Promise.all(busy.map(({ beBusy }) => beBusy(evening.signal)));
  await Promise.race([days, startOf(busy)]);

  for (const member of cluster.members) {
    await member.kill();
    await Promise.race([days, pause(withoutMs)]);
    await Promise.race([days, member.start()]);
  }
  evening.abort();
  await days;

  for (const { person, sent, shares, stages } of busy) {
    expect(new Set(await stages()), 'every stream of events has told the end').toEqual(new Set(['explained']));
    for (const { id, body } of sent) {
      expect(await person.stageOf(id)).toBe('explained');
      expect((await person.original(id)) === body, 'what was acknowledged is byte-equal').toBe(true);
    }
    const listed = z.array(z.unknown()).parse(await person.get('/api/medical-documents'));
    expect(listed, 'an upload that was sent again is one document').toHaveLength(sent.length);
    expect(await sharesOf(person, sent[0]?.id ?? '')).toEqual(
      expect.arrayContaining(shares.map(({ share }) => share.id)),
    );
  }
  expect(cluster.given().every((count) => count > 20)).toBe(true);
  expect(faultsOf(cluster)).toEqual([]);
  expect(await runAdmin(['audit', 'verify'], cluster.settings)).toMatchObject({ code: 0, err: '' });
  console.log(
    `${busy.flatMap(({ sent }) => sent).length} documents; requests to each that answers: ${cluster.given().join(', ')}`,
  );
}, 480_000);

/** Everybody has something that was read, and something under way. */
async function startOf(busy: readonly { sent: readonly unknown[] }[]): Promise<void> {
  while (busy.some(({ sent }) => sent.length < 2)) await pause(100);
}

async function sharesOf(person: Person, ref: string): Promise<number[]> {
  const { id } = z.object({ id: z.number() }).parse(await person.get(`/api/medical-documents/${ref}`));
  return z
    .array(DocumentShare)
    .parse(await person.get(`/api/documents/${id}/shares`))
    .map((share) => share.id);
}

/** What a process has logged as its own fault: what others lost with a killed process is none. */
const faultsOf = ({ members }: Cluster): string[] =>
  members.flatMap((member) =>
    member
      .printed()
      .split('\n')
      .filter((line) => /"level":"error"/.test(line)),
  );

test('a share that is revoked by way of one process is closed in seconds by way of the other', async () => {
  const [first = '', second = ''] = cluster.members.flatMap(({ url }) => (url === undefined ? [] : [url]));
  const owner = createBusyPerson(() => second, nameOf('owner'));
  const day = new AbortController();
  const busy = owner.beBusy(day.signal);
  await expect.poll(() => owner.shares.length, { timeout: 60_000 }).toBeGreaterThan(0);
  day.abort();
  await busy;
  const [{ share, accessCode, link } = fail('Nothing was shared.')] = owner.shares;
  const doctor = createPerson(() => first);
  const token = new URL(link).hash.slice(1);
  await untilDone(() => doctor.post('/api/shared-documents/open', { token, accessCode }));
  const shown = `/api/interpretations/${share.documentId}`;
  expect((await doctor.ask(shown)).status).toBe(200);

  const events = eventsOf(doctor, `/api/shared-documents/${share.documentId}/events`, ShareEvent);
  expect((await events.next()).value).toEqual({ state: 'open' });
  await owner.person.post(`/api/document-shares/${share.id}/revoke`, {});
  const revokedAt = performance.now();

  expect((await doctor.ask(shown)).status).toBe(404);
  expect((await events.next()).value).toEqual({ state: 'ended' });
  expect(performance.now() - revokedAt).toBeLessThan(closedWithinMs);
}, 180_000);

function fail(words: string): never {
  throw new Error(words);
}
