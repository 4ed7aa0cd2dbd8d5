import { randomBytes } from 'node:crypto';
import type { InjectOptions } from 'light-my-request';
import { createKeyRing } from '#server/adapters/key-ring/aws-encryption-sdk.ts';
import { createMemoryFileStore } from '#server/adapters/file-store/memory.ts';
import { createDocumentWorkRepository } from '#server/features/documents/document-work.repository.ts';
import { createProgressFeed } from '#server/features/documents/progress-feed.ts';
import { createTellingKey } from '#server/features/tellings/telling-key.ts';
import { jobHandlers } from '#server/job-handlers.ts';
import { createModelDesk, type ModelDeskDeps } from '#server/models/model-desk.ts';
import { createModelRunRepository } from '#server/models/model-runs.repository.ts';
import type { Explainer } from '#server/ports/explainer.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import type { Teller } from '#server/ports/teller.ts';
import { registerFeatures, type FeatureParts } from '#server/register-features.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import type { TextExtractor } from '#server/ports/text-extractor.ts';
import { createKeptJobs } from './kept-jobs.ts';
import { createMemoryLog } from './memory-log.ts';
import { plainExplainer } from './plain-explain.ts';
import { plainTeller } from './plain-teller.ts';
import type { TestDatabase } from './test-database.ts';
import { createTestServer } from './test-server.ts';

/** Takes every file for UTF-8 text, except pictures. */
export const plainExtractor: TextExtractor = {
  drawPage: async () => undefined,
  async extract({ bytes, mediaType }) {
    if (mediaType.startsWith('image/')) return { outcome: 'unreadable', reason: 'hard_to_read' };
    const source = { kind: 'text', pages: 1, ocr: false, confidence: null } as const;
    return {
      outcome: 'read',
      text: Buffer.from(await allOf(bytes)).toString(),
      layout: { pages: [] },
      source,
      notes: [{ kind: 'hard_to_read' as const, text: 'Read as UTF-8.' }],
    };
  },
};

type Options = Partial<Pick<FeatureParts, 'minFreeBytes' | 'trusted' | 'builtIn'>> &
  Partial<Pick<ModelDeskDeps, 'budgetMs' | 'dailyTokens' | 'prices'>> & {
    files?: FileStore;
    extractor?: TextExtractor;
    explainer?: Explainer;
    teller?: Teller;
    /** None where nothing is said. */
    models?: readonly LanguageModel[];
    showEveryMs?: number;
    /** Requests a minute of one address; no limit where nothing is said. */
    rateLimit?: number;
  };

/** The real routes on a real database, with files in memory and jobs that run when told. */
export async function createDocumentServer({ db, pool }: TestDatabase, options: Options = {}) {
  const {
    files = createMemoryFileStore(),
    extractor = plainExtractor,
    explainer = plainExplainer,
    teller = plainTeller,
    models = [],
    budgetMs = 10_000,
    dailyTokens = 0,
    prices = {},
  } = options;
  const keyRing = createKeyRing(randomBytes(32));
  const kept = await createKeptJobs(db);
  const work = createDocumentWorkRepository(db);
  const log = createMemoryLog();
  const desk = createModelDesk({ models, runs: createModelRunRepository(db), budgetMs, dailyTokens, prices, log });
  const stopping = new AbortController();
  const parts: FeatureParts = {
    minFreeBytes: 0,
    trusted: new Set(),
    builtIn: true,
    ...options,
    db,
    keyRing,
    files,
    jobs: kept.jobs,
    extractor,
    explainer,
    progress: createProgressFeed(pool),
    log,
    desk,
    teller,
    tellingKey: createTellingKey(randomBytes(32)),
  };
  const { showEveryMs = 0, rateLimit = 0 } = options;
  const handlers = jobHandlers({ ...parts, work, workers: 1, stopping: stopping.signal, showEveryMs });
  for (const handler of handlers) kept.handle(handler);
  const { server } = await createTestServer({
    log,
    rateLimit,
    registerRoutes: (routes) => registerFeatures(routes, parts),
  });

  /** A device of its own: asks with the cookie it was given. */
  const meetGuest = async () => {
    const [cookie] = (await server.inject('/api/medical-documents')).cookies;
    const cookies = { [String(cookie?.name)]: String(cookie?.value) };
    const ask = (request: InjectOptions) => server.inject({ ...request, cookies });
    const upload = async (form: FormData, headers: Record<string, string> = {}) => {
      const { body, contentType } = await encodeForm(form);
      const sent = { ...headers, 'content-type': contentType };
      return ask({ method: 'POST', url: '/api/medical-documents', payload: body, headers: sent });
    };
    return { ask, upload, get: (url: string) => ask({ method: 'GET', url }), cookies };
  };

  return { server, log, meetGuest, files, kept, work, keyRing, desk, stopping, parts };
}

export async function encodeForm(form: FormData): Promise<{ body: Buffer; contentType: string }> {
  const encoded = new Response(form);
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    contentType: encoded.headers.get('content-type') ?? '',
  };
}

type FormParts = { title?: string; documentType?: string; file?: string | Uint8Array | undefined; fileName?: string };

/** An upload as the browser sends it. What is given as undefined is left out. */
export function uploadForm(parts: FormParts = {}): FormData {
  const { title, documentType, file, fileName }: FormParts = {
    title: 'Blood test',
    documentType: 'lab_result',
    file: 'CRP 3 mg/L',
    fileName: 'report.txt',
    ...parts,
  };
  const form = new FormData();
  if (title !== undefined) form.set('title', title);
  if (documentType !== undefined) form.set('documentType', documentType);
  form.set('userId', 'guest');
  const content = typeof file === 'string' ? file : file && Uint8Array.from(file);
  if (content !== undefined) form.set('file', new File([content], fileName ?? 'file'));
  return form;
}

export const namesOf = async (files: FileStore): Promise<string[]> => {
  const names: string[] = [];
  for await (const { name } of files.list()) names.push(name);
  return names;
};

export async function allOf(bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  return bytes instanceof Uint8Array ? bytes : Buffer.concat(await Array.fromAsync(bytes));
}
