import { setTimeout as pause } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { progressChannel } from '#server/features/documents/document-query.ts';
import { sealPart } from '#server/features/documents/sealed-parts.ts';
import { startGenerator } from '../generator/ask-process.ts';
import type { SecondEvents, Stream } from '../generator/streams.ts';
import type { Options } from '../options.ts';
import { addDocuments } from '../program/documents.ts';
import { startLoadedProgram, type LoadedProgram } from '../program/loaded-program.ts';
import { registerPeople, send, type Person } from '../program/person.ts';
import { openDescriptors, residentMegabytes } from '../program/process-figures.ts';
import { prepareSharing } from '../program/sharing.ts';
import { megabytes, ms, share, type Row } from '../table.ts';

const goal = { withinMs: 1000 };
const patienceMs = 10_000;

/** Open event streams: half follow documents that are being read, half visits to what is shared. Then everything changes at once. */
export async function streams({ streams: count }: Options): Promise<Row[]> {
  const program = await startLoadedProgram();
  const generator = startGenerator();
  try {
    const [pid = 0] = program.webPids;
    const people = await registerPeople(program.origins[0] ?? '', 10);
    // In this order, since what is to be shared has to be read, and what is followed waits for ever.
    const ofVisits = await followVisits(program, people, Math.ceil(count / 2));
    const ofDocuments = await followDocuments(program, people, Math.floor(count / 2));
    const before = { memory: residentMegabytes(pid), descriptors: await openDescriptors(pid) };
    await generator.ask({ what: 'open streams', streams: [...ofDocuments, ...ofVisits.streams] });
    const open = { memory: residentMegabytes(pid), descriptors: await openDescriptors(pid) };

    const documentsAt = await advanceAll(program);
    await pause(Math.min(patienceMs, goal.withinMs * 3));
    const visitsAt = Date.now();
    await send(program.origins[0] ?? '', 'POST', '/api/document-shares/end', { cookie: ofVisits.owner.cookie });
    await pause(patienceMs);
    const second = (await generator.ask({ what: 'second events' })) as SecondEvents;
    return [
      {
        what: `memory and descriptors with ${count} streams open`,
        goal: '',
        seen: `${megabytes(open.memory)} (before ${megabytes(before.memory)}), ${open.descriptors} (before ${before.descriptors})`,
        ratio: `${Math.round(((open.memory - before.memory) * 1024) / count)} kB each`,
      },
      rowOf('all documents came further at once', second.slice(0, ofDocuments.length), documentsAt),
      rowOf('all shares were ended at once', second.slice(ofDocuments.length), visitsAt),
    ];
  } finally {
    generator.stop();
    await program.stop();
  }
}

/** Documents that wait to be read, and that nobody reads: no job was queued for them. */
async function followDocuments({ db, keyRing, origins }: LoadedProgram, people: readonly Person[], count: number) {
  const followed: Stream[] = [];
  for (let at = 0; at < count; at += 1) {
    const person = people[at % people.length];
    if (person === undefined) break;
    const key = await keyRing.createKey(randomUUID());
    const label = await sealPart(keyRing, key, 'label', { title: 'Followed', readingNotes: [] });
    const { owner } = person;
    const plain = { document_type: 'other', file_type: 'text/plain', file_size: 1, stage: 'waiting' } as const;
    const ticket = key.id;
    await db
      .insertInto('documents')
      .values({ ...plain, ticket, owner, blob: ticket, sealed_label: Buffer.from(label) })
      .execute();
    await db
      .insertInto('document_keys')
      .values({ ticket, wrapped: Buffer.from(key.wrapped) })
      .execute();
    const path = `/api/medical-documents/temp-${ticket}/events`;
    followed.push({ origin: origins[at % origins.length] ?? '', path, cookie: person.cookie });
  }
  return followed;
}

/** One document, shared once, that so many look at. */
async function followVisits(program: LoadedProgram, people: readonly Person[], count: number) {
  const [document] = await addDocuments(program, people.slice(0, 1), 1);
  if (document === undefined) throw new Error('There is nothing to share.');
  const sharing = await prepareSharing(program);
  const shared = await sharing.share(document);
  const path = `/api/shared-documents/${document.number}/events`;
  const streams: Stream[] = [];
  for (let at = 0; at < count; at += 1) {
    const origin = program.origins[at % program.origins.length] ?? '';
    streams.push({ origin, path, cookie: await sharing.visit(shared) });
  }
  return { streams, owner: document.person };
}

/** All in one transaction, so that all are told in the same moment; gives the moment before it. */
async function advanceAll({ db }: LoadedProgram): Promise<number> {
  const at = Date.now();
  await sql`
    with advanced as (update documents set stage = 'extracting' where stage = 'waiting' returning ticket)
    select pg_notify(${progressChannel}, ticket::text) from advanced`.execute(db);
  return at;
}

function rowOf(what: string, second: SecondEvents, at: number): Row {
  const waits = second.flatMap((moment) => (moment === null ? [] : [moment - at])).sort((one, other) => one - other);
  const longest = waits.at(-1) ?? NaN;
  const told = waits.filter((wait) => wait <= goal.withinMs).length;
  return {
    what,
    goal: `each told within ${ms(goal.withinMs)}`,
    seen: `${told} of ${second.length}; median ${ms(waits[Math.floor(waits.length / 2)] ?? NaN)}, last ${ms(longest)}, never ${second.length - waits.length}`,
    ratio: share(told / second.length),
  };
}
