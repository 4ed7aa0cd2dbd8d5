import { z } from 'zod';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { call, isPassing } from './call.ts';
import { refOf, type KeptDocument, type Person } from './people.ts';
import { judge, type Scene, type Step } from './step.ts';

const path = '/api/medical-documents';
const Uploaded = z.object({ id: z.union([z.string(), z.number()]) });
const Seen = z.object({
  id: z.union([z.string(), z.number()]),
  stage: z.string(),
  unreadableReason: z.string().nullable(),
});
const SignedUp = z.object({ id: z.number() });

export const register = (person: Person): Step => ({
  says: `${person.username} signs up`,
  async run(scene) {
    if (person.state === 'registered') return 'done';
    const { username, password } = person;
    const reply = await call(scene.world, person.browser, 'POST', '/api/users/register', {
      json: { username, password },
    });
    const wasAsked = person.state === 'asked';
    person.state = 'asked';
    // Whoever was not answered may have got the name all the same.
    if (wasAsked && reply?.code === 'account.username_taken') return signIn(person).run(scene);
    if (!judge(scene, 'signing up', reply, 201)) return 'later';
    person.userId = SignedUp.parse(reply.data).id;
    person.state = 'registered';
    return 'done';
  },
});

/** A guest is known by the cookie of their device, which comes with the first answer. */
export const arrive = (guest: Person): Step => ({
  says: `${guest.username} comes without an account`,
  async run(scene) {
    const reply = await call(scene.world, guest.browser, 'GET', path);
    if (!judge(scene, 'the first look of a guest', reply, 200)) return 'later';
    guest.state = 'registered';
    return 'done';
  },
});

export const signIn = (person: Person): Step => ({
  says: `${person.username} signs in`,
  async run(scene) {
    const { username, password } = person;
    const reply = await call(scene.world, person.browser, 'POST', '/api/users/login', { json: { username, password } });
    if (!judge(scene, 'signing in', reply, 200)) return 'later';
    person.userId = SignedUp.parse(reply.data).id;
    person.state = 'registered';
    return 'done';
  },
});

export const upload = (person: Person, document: KeptDocument): Step => ({
  says: `${person.username} uploads ${document.title}`,
  async run(scene) {
    if (document.state !== 'asked') return 'done';
    const { title, paper, key } = document;
    const form = new FormData();
    for (const [name, value] of Object.entries({ title, documentType: 'lab_result', userId: 'guest' }))
      form.set(name, value);
    form.set('file', new Blob([new Uint8Array(paper.bytes)], { type: paper.mediaType }), paper.fileName);
    const reply = await call(scene.world, person.browser, 'POST', path, { form, headers: { 'idempotency-key': key } });
    if (!judge(scene, 'an upload', reply, 200, 201)) return 'later';
    const { id } = Uploaded.parse(reply.data);
    // Who sends it again may be told of what was read meanwhile, and has its number by then.
    if (typeof id === 'number') document.number = id;
    document.ticket = typeof id === 'number' ? await ticketOf(scene, id) : id;
    if (document.ticket === undefined) return 'later';
    document.state = 'kept';
    return 'done';
  },
});

async function ticketOf({ world: { db } }: Scene, number: number): Promise<string | undefined> {
  const { rows } = await sql<{ ticket: string }>`select ticket from documents where number = ${number}`
    .execute(db)
    .catch(() => ({ rows: [] }));
  return rows[0] && `temp-${rows[0].ticket}`;
}

/** Looks until it was read. */
export const waitFor = (person: Person, document: KeptDocument, { withinMs = 4_000 } = {}): Step => ({
  says: `${person.username} waits for ${document.title}`,
  async run(scene) {
    const deadline = performance.now() + withinMs;
    while (document.state === 'kept' && performance.now() < deadline) {
      const reply = await call(scene.world, person.browser, 'GET', `${path}/${refOf(document)}`);
      if (!judge(scene, 'looking at a document', reply, 200)) return 'later';
      const { id, stage } = Seen.parse(reply.data);
      if (typeof id === 'number') document.number = id;
      if (stage === 'explained' || stage === 'unreadable') return 'done';
      await pause(100);
    }
    return document.state === 'kept' || document.state === 'asked' ? 'later' : 'done';
  },
});

export const readExplanation = (person: Person, document: KeptDocument): Step => ({
  says: `${person.username} reads what is said of ${document.title}`,
  async run(scene) {
    if (document.state !== 'kept' || document.number === undefined) return 'done';
    const reply = await call(scene.world, person.browser, 'GET', `/api/interpretations/${document.number}`);
    // One that could not be read has none.
    const good = document.paper.becomes === 'explained' && scene.allowed.damage !== true ? [200] : [200, 404, 422];
    return judge(scene, 'reading an explanation', reply, ...good) ? 'done' : 'later';
  },
});

export const download = (person: Person, document: KeptDocument): Step => ({
  says: `${person.username} downloads ${document.title}`,
  async run(scene) {
    if (document.state !== 'kept') return 'done';
    const reply = await call(scene.world, person.browser, 'GET', `${path}/${refOf(document)}/file`);
    if (!judge(scene, 'a download', reply, 200)) return 'later';
    if (!reply.bytes.equals(document.paper.bytes)) scene.breaks.push(`${document.title} came back with other bytes`);
    return 'done';
  },
});

export const remove = (person: Person, document: KeptDocument): Step => ({
  says: `${person.username} deletes ${document.title}`,
  async run(scene) {
    if (document.state !== 'kept' && document.state !== 'deleting') return 'done';
    const wasAsked = document.state === 'deleting';
    document.state = 'deleting';
    const reply = await call(scene.world, person.browser, 'DELETE', `${path}/${refOf(document)}`);
    if (!judge(scene, 'a deletion', reply, 200, ...(wasAsked ? [404] : []))) return 'later';
    document.state = 'deleted';
    return 'done';
  },
});

export const undo = (person: Person, document: KeptDocument): Step => ({
  says: `${person.username} takes the deletion of ${document.title} back`,
  async run(scene) {
    if (document.state !== 'deleted' && document.state !== 'restoring') return 'done';
    const wasAsked = document.state === 'restoring';
    document.state = 'restoring';
    const reply = await call(scene.world, person.browser, 'POST', `${path}/${refOf(document)}/restore`);
    if (!judge(scene, 'taking a deletion back', reply, 200, ...(wasAsked ? [404, 409] : []))) return 'later';
    document.state = 'kept';
    return 'done';
  },
});

/** The minutes pass in which a deletion can be undone: for the database, whose clock decides. */
export const letTimePass = (document: KeptDocument): Step => ({
  says: `the time to undo the deletion of ${document.title} is over`,
  async run({ world: { db } }) {
    if (document.state !== 'deleted' && document.state !== 'erasing') return 'done';
    const ticket = (document.ticket ?? '').replace(/^temp-/, '');
    const found = await sql`update documents set deleted_at = deleted_at - interval '6 minutes'
      where ticket = ${ticket} and deleted_at > now() - interval '5 minutes'`
      .execute(db)
      .catch(() => undefined);
    if (found === undefined) return 'later';
    await sql`update jobs.job set start_after = now() where name = 'erase-document' and data->>'ticket' = ${ticket}`
      .execute(db)
      .catch(() => undefined);
    document.state = 'erasing';
    return 'done';
  },
});

export const leave = (person: Person): Step => ({
  says: `${person.username} erases the account`,
  async run(scene) {
    if (person.state !== 'registered' && person.state !== 'leaving') return person.state === 'gone' ? 'done' : 'later';
    const wasAsked = person.state === 'leaving';
    person.state = 'leaving';
    const { username } = person;
    const reply = await call(scene.world, person.browser, 'DELETE', '/api/users/me', { json: { username } });
    if (!judge(scene, 'erasing an account', reply, 200, ...(wasAsked ? [401] : []))) return 'later';
    person.state = 'gone';
    return 'done';
  },
});

export const takeAlong = (person: Person): Step => ({
  says: `${person.username} takes everything along`,
  async run(scene) {
    if (person.state !== 'registered') return 'done';
    const ticket = await call(scene.world, person.browser, 'POST', '/api/users/exports');
    if (!judge(scene, 'asking for an export', ticket, 200)) return 'later';
    const { address } = z.object({ address: z.string() }).parse(ticket.data);
    const reply = await call(scene.world, person.browser, 'GET', address);
    if (!judge(scene, 'an export', reply, 200)) return 'later';
    const isZip = reply.bytes.subarray(-22, -18).equals(Buffer.from('PK\x05\x06'));
    if (!isZip) scene.breaks.push('an export came as no whole ZIP');
    return 'done';
  },
});

/** Nobody is let in by a session that is over; what is refused as such is no fault. */
export const isRefused = (reply: Awaited<ReturnType<typeof call>>): boolean =>
  !isPassing(reply) && [401, 403, 404, 410].includes(reply?.status ?? 0);
