import { onTestFinished, vi } from 'vitest';
import { consentWordingVersion } from '#core/documents/consent-wordings.ts';
import type { Telling } from '#core/documents/telling.ts';
import { modelAt } from './model-servers/start-model.ts';
import { createDocumentServer, uploadForm } from './document-server.ts';
import type { CapturedRequest, MockAnswer, MockProvider } from './model-servers/start-mock-provider.ts';
import { startMockProvider } from './model-servers/start-mock-provider.ts';
import type { WireName } from './model-servers/wire.ts';
import { draftOf } from './plain-teller.ts';
import type { TestDatabase } from './test-database.ts';

export const path = '/api/interpretations';
export const patience = { timeout: 10_000, interval: 10 };

/** The document of these tests, and two drafts that stand in it. */
export const file = 'CRP 3 mg/L\nFerritin 90 ng/mL';
export const firstDraft = draftOf(
  ['OpenAI says the CRP is 3.', 'CRP 3'],
  ['OpenAI says ferritin is 90.', 'Ferritin 90'],
);
export const backupDraft = draftOf(
  ['Gemini says the CRP is 3.', 'CRP 3'],
  ['Gemini says ferritin is 90.', 'Ferritin 90'],
);
export const inventedDraft = draftOf(['It is cancer.', 'cancer'], ['It is gout.', 'gout'], ['The CRP is 3.', 'CRP 3']);

type Options = Parameters<typeof createDocumentServer>[1] & {
  answers?: Partial<Record<WireName, (count: number, request: CapturedRequest) => MockAnswer>>;
  /** Providers that the guest has agreed to; all of them where nothing is said. */
  agreed?: readonly WireName[];
  text?: string;
  isRead?: boolean;
};

/** Somebody with a document that was read, and providers that answer what the test says. */
export async function setupTellings(database: TestDatabase, options: Options = {}) {
  const { answers = { openai: () => firstDraft, gemini: () => backupDraft }, text = file, isRead = true } = options;
  const providers: Partial<Record<WireName, MockProvider>> = {};
  for (const [wire, answer] of Object.entries(answers)) {
    const provider = await startMockProvider({
      wire: wire as WireName,
      answer: (request, count) => answer(count, request),
    });
    onTestFinished(() => provider.close());
    providers[wire as WireName] = provider;
  }
  const models = await Promise.all(
    Object.entries(providers).map(([wire, { baseUrl }]) => modelAt(wire as WireName, baseUrl)),
  );
  const server = await createDocumentServer(database, { models, ...options });
  const guest = await server.meetGuest();
  const agree = (engine: WireName) =>
    guest.ask({
      method: 'PUT',
      url: `/api/consents/${engine}`,
      payload: { wordingVersion: consentWordingVersion },
    });
  for (const engine of options.agreed ?? (Object.keys(answers) as WireName[])) await agree(engine);
  const { id } = (await guest.upload(uploadForm({ file: text }))).json().data;
  if (isRead) await server.kept.runAll();

  const show = async (query = '') => (await guest.get(`${path}/${id}${query}`)).json();
  const telling = async (query = '') => (await show(query)).data.telling;
  const ask = async (choice: object = {}) =>
    (await guest.ask({ method: 'POST', url: `${path}/${id}/tellings`, payload: choice })).json();
  const until = (wanted: Partial<Telling>, query = '') =>
    vi.waitFor(async () => {
      const state = await telling(query);
      for (const [key, value] of Object.entries(wanted)) {
        if (state[key as keyof Telling] !== value) throw new Error(`${key} is ${JSON.stringify(state)}`);
      }
    }, patience);
  const requestsOf = (wire: WireName) => providers[wire]?.requests ?? [];
  const wasAsked = (wire: WireName, times = 1) =>
    vi.waitFor(() => {
      if (requestsOf(wire).length < times) throw new Error(`${wire} was not asked`);
    }, patience);
  return {
    ...server,
    guest,
    id: String(id),
    ticket: String(id).slice(5),
    agree,
    show,
    telling,
    ask,
    until,
    requestsOf,
    wasAsked,
  };
}
