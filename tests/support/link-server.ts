import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { SHL, SHLViewer } from 'kill-the-clipboard';
import { MadeSmartHealthLink, type SmartHealthLink } from '#core/smart-health-links/smart-health-link.ts';
import { AnyBundle } from './check-bundle.ts';
import { createDocumentServer, uploadForm } from './document-server.ts';
import { realExplainer } from './real-words.ts';
import type { TestDatabase } from './test-database.ts';

const sample = new URL('../../server/features/samples/data/lab-panel.txt', import.meta.url);
export const labPanel = readFileSync(sample, 'utf8');

type Options = NonNullable<Parameters<typeof createDocumentServer>[1]> & {
  timeZone?: string;
  file?: string | Uint8Array;
};

/** Ana, who has a laboratory report that was read, and those who open what she makes of it. */
export async function createLinker(database: TestDatabase, { timeZone = 'UTC', file, ...options }: Options = {}) {
  const { db } = database;
  const server = await createDocumentServer(database, { explainer: realExplainer, ...options });
  const ana = await server.meetUser({ timeZone });
  type Person = typeof ana;
  const uploaded = await ana.upload(uploadForm({ title: 'Blood test of September', file: file ?? labPanel }));
  await server.kept.runAll();
  const ticket = String(uploaded.json().data.id).slice('temp-'.length);
  const { number } = await db
    .selectFrom('documents')
    .select('number')
    .where('ticket', '=', ticket)
    .executeTakeFirstOrThrow();
  const documentId = Number(number);
  const path = `/api/medical-documents/${documentId}/smart-health-links`;

  const send = (method: 'GET' | 'POST' | 'DELETE', url: string, who: Person = ana, payload?: object) =>
    who.ask({ method, url, ...(payload && { payload }) });
  const ask = (body: object = {}, who: Person = ana) => send('POST', path, who, body);
  const make = async (body: object = {}) => {
    const answer = await ask(body);
    if (answer.statusCode !== 201) throw new Error(`No link was made: ${answer.body}`);
    const made = MadeSmartHealthLink.parse(answer.json().data);
    return { ...made, shl: SHL.parse(made.uri) };
  };
  const list = async (): Promise<SmartHealthLink[]> => (await send('GET', path)).json().data;

  let visitors = 0;
  /** Somebody's viewer: each asks from an address of its own, without a cookie. */
  const visit = (url: string, init: { method?: string; body?: unknown; headers?: Record<string, string> } = {}) =>
    server.server.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: new URL(url).pathname,
      headers: { host: new URL(url).host, ...init.headers },
      remoteAddress: `10.${Math.floor((visitors += 1) / 250)}.${visitors % 250}.1`,
      ...(typeof init.body === 'string' && { payload: init.body }),
    });
  const askManifest = (shl: SHL, body: object = {}, headers: Record<string, string> = {}) =>
    visit(shl.url, {
      method: 'POST',
      body: JSON.stringify({ recipient: 'Dr. Reyes', ...body }),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const tryCode = async (shl: SHL, passcode?: string) => {
    const { statusCode, body } = await askManifest(shl, passcode === undefined ? {} : { passcode });
    return { status: statusCode, remaining: JSON.parse(body).remainingAttempts };
  };

  /** Opens a link with a library that knows nothing of this program. */
  const open = async (uri: string, asked: { passcode?: string; embeddedLengthMax?: number } = {}) => {
    const fetchHere = async (url: string, init: RequestInit = {}) => {
      const { statusCode, rawPayload, headers } = await visit(url, {
        method: init.method ?? 'GET',
        body: init.body,
        headers: Object.fromEntries(new Headers(init.headers)),
      });
      const type = String(headers['content-type']);
      return new Response(Uint8Array.from(rawPayload), { status: statusCode, headers: { 'content-type': type } });
    };
    const viewer = new SHLViewer({ shlinkURI: uri, fetch: fetchHere });
    const { manifest, fhirResources } = await viewer.resolveSHL({ recipient: 'Dr. Reyes', ...asked });
    return { file: manifest?.files[0], bundle: AnyBundle.parse(fhirResources[0]), count: fhirResources.length };
  };

  /** What was written down of links, oldest first. */
  const lines = () =>
    db
      .selectFrom('audit_events')
      .select(['actor', 'action', 'ticket', 'fields'])
      .where('owner', '=', ana.owner)
      .where(sql<boolean>`action like 'health_link.%'`)
      .orderBy('number')
      .execute();
  const actions = async () => (await lines()).map(({ actor, action }) => `${actor} ${action}`);

  const ofLink =
    (method: 'POST' | 'DELETE', what: string) =>
    (id: number, who: Person = ana) =>
      send(method, `/api/smart-health-links/${id}${what}`, who);
  const revoke = ofLink('POST', '/revoke');
  const remove = ofLink('DELETE', '');
  /** Lets what was written down be longer ago, past the guard that lets nobody change it. */
  const letMinutesPass = (minutes: number) =>
    db.connection().execute(async (connection) => {
      await sql`set session_replication_role = replica`.execute(connection);
      await sql`update audit_events set at = at - make_interval(mins => ${minutes}::int)`.execute(connection);
      await sql`set session_replication_role = default`.execute(connection);
    });
  const expire = () => sql`update smart_health_links set expires_on = '2020-01-01', expires_at = now()`.execute(db);
  return {
    ...{ ...server, ana, ticket, documentId, path, send, ask, make, list, visit, askManifest, tryCode, open },
    ...{ lines, actions, revoke, remove, expire, letMinutesPass },
  };
}

export const resourcesOf = ({ entry }: AnyBundle, type: string) =>
  entry.flatMap(({ resource }) => (resource.resourceType === type ? [resource] : []));
