import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Consents } from '#core/documents/consent.ts';
import { z } from 'zod';
import type { Tally } from '../generator/tally.ts';
import { registerPeople, send, type Person } from './person.ts';
import { explained } from './honest-person.ts';
import { upload, uploadOf } from './upload.ts';

type Busy = { tally: Tally; signal: AbortSignal };

/** Asks for everything that needs somebody else: the state of providers, words of a model, answers, mails. What is refused is counted. */
export async function needMuch(origin: string, { tally, signal }: Busy): Promise<void> {
  const [person] = await registerPeople(origin, 1);
  if (person === undefined) throw new Error('There is nobody.');
  const ask = async (kind: string, method: string, path: string, body?: object): Promise<unknown> => {
    const startedAt = performance.now();
    const headers = { cookie: person.cookie, ...(body && { 'content-type': 'application/json' }) };
    const sent = { method, headers, signal: AbortSignal.timeout(60_000), ...(body && { body: JSON.stringify(body) }) };
    const answer = await fetch(origin + path, sent).catch(() => undefined);
    const words = await answer?.text().catch(() => undefined);
    if (!signal.aborted) tally.add(kind, answer?.status ?? 'lost', performance.now() - startedAt);
    return words === undefined || !words.startsWith('{') ? undefined : JSON.parse(words);
  };
  await agree(origin, person);
  while (!signal.aborted) {
    await ask('state of the providers', 'POST', '/api/infer', { prompt: 'x', provider: 'openai', model: 'm' });
    const ticket = await upload(origin, uploadOf(person, 'clinic-note'));
    const id = await explained(origin, person, ticket);
    await ask('words of a model', 'POST', `/api/interpretations/${id}/tellings`, { level: 'simple', language: 'es' });
    await ask('an answer', 'POST', `/api/interpretations/${id}/answers`, {
      question: 'Why does my knee hurt so much?',
    });
    await ask('an address', 'PUT', '/api/users/email', { email: `${randomBytes(4).toString('hex')}@example.org` });
    await ask('a share by mail', 'POST', '/api/document-shares', {
      documentId: Number(id),
      recipientEmail: `${randomBytes(4).toString('hex')}@example.org`,
      accessLevel: 'read',
      permissionType: 'family',
      expirationDate: null,
    });
    await ask('a forgotten password', 'POST', '/api/users/forgotten', { email: 'somebody@example.org' });
    await ask('what a model wrote', 'GET', `/api/interpretations/${id}?level=simple`);
    await pause(Math.random() * 1000, undefined, { signal }).catch(() => undefined);
  }
}

const Asked = z.object({ data: Consents });

/** To every provider there is. */
async function agree(origin: string, { cookie }: Person): Promise<void> {
  const { providers } = Asked.parse(await (await send(origin, 'GET', '/api/consents', { cookie })).json()).data;
  for (const { engine, wordingVersion, isNeeded } of providers)
    if (isNeeded) await send(origin, 'PUT', `/api/consents/${engine}`, { cookie, body: { wordingVersion } });
}
