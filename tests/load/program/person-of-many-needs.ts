import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Consents } from '#core/documents/consent.ts';
import { z } from 'zod';
import type { Tally } from '../generator/tally.ts';
import { fromAnywhere, registerPeople, send, type Person } from './person.ts';
import { explained } from './honest-person.ts';
import { upload, uploadOf } from './upload.ts';

type Busy = { tally: Tally; signal: AbortSignal };

/** Asks for everything that needs somebody else: the state of providers, words of a model, answers, mails. What is refused is counted. */
export async function needMuch(origin: string, busy: Busy): Promise<void> {
  while (!busy.signal.aborted) {
    const [person] = await registerPeople(origin, 1);
    if (person !== undefined) await needOnce(origin, person, busy);
    await pause(Math.random() * 1000, undefined, { signal: busy.signal }).catch(() => undefined);
  }
}

async function needOnce(origin: string, person: Person, { tally, signal }: Busy): Promise<void> {
  const ask = async (kind: string, method: string, path: string, body?: object): Promise<void> => {
    const startedAt = performance.now();
    const type = body && { 'content-type': 'application/json' };
    const headers = { cookie: person.cookie, ...fromAnywhere(), ...type };
    const sent = { method, headers, signal: AbortSignal.timeout(60_000), ...(body && { body: JSON.stringify(body) }) };
    const answer = await fetch(origin + path, sent).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    if (!signal.aborted) tally.add(kind, answer?.status ?? 'lost', performance.now() - startedAt);
  };
  const email = () => `${randomBytes(4).toString('hex')}@example.org`;
  await agree(origin, person);
  await ask('state of the providers', 'POST', '/api/infer', { prompt: 'x', provider: 'openai', model: 'm' });
  const id = await explained(origin, person, await upload(origin, uploadOf(person, 'clinic-note')));
  const interpretation = `/api/interpretations/${id}`;
  await ask('words of a model', 'POST', `${interpretation}/tellings`, { level: 'simple', language: 'es' });
  await ask('an answer', 'POST', `${interpretation}/answers`, { question: 'Why does my knee hurt so much?' });
  await ask('an address', 'PUT', '/api/users/email', { email: email() });
  const share = { documentId: Number(id), accessLevel: 'read', permissionType: 'family', expirationDate: null };
  await ask('a share by mail', 'POST', '/api/document-shares', { ...share, recipientEmail: email() });
  await ask('a forgotten password', 'POST', '/api/users/forgotten', { email: email() });
  await ask('what a model wrote', 'GET', `${interpretation}?level=simple`);
}

const Asked = z.object({ data: Consents });

/** To every provider there is. */
async function agree(origin: string, { cookie }: Person): Promise<void> {
  const { providers } = Asked.parse(await (await send(origin, 'GET', '/api/consents', { cookie })).json()).data;
  for (const { engine, wordingVersion, isNeeded } of providers)
    if (isNeeded) await send(origin, 'PUT', `/api/consents/${engine}`, { cookie, body: { wordingVersion } });
}
