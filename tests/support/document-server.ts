import { randomBytes } from 'node:crypto';
import type { InjectOptions } from 'light-my-request';
import { Registered } from '#core/accounts/account.ts';
import { userOwner } from '#core/kernel/actor.ts';
import { createArgon2Hasher } from '#server/adapters/password-hasher/argon2.ts';
import { createKeyRing } from '#server/adapters/key-ring/aws-encryption-sdk.ts';
import { createMemoryFileStore } from '#server/adapters/file-store/memory.ts';
import { createTryCounter } from '#server/features/accounts/attempts.ts';
import { createUserFinder } from '#server/features/accounts/find-user.ts';
import { createAuditTrail } from '#server/features/audit/audit-trail.ts';
import { createDocumentWorkRepository } from '#server/features/documents/document-work.repository.ts';
import { createProgressFeed } from '#server/features/documents/progress-feed.ts';
import { createLevelExplanations } from '#server/features/interpretations/level-explanations.ts';
import { createRecipientFinder } from '#server/features/shares/find-recipient.ts';
import { createTellingKey } from '#server/features/tellings/telling-key.ts';
import { jobHandlers } from '#server/job-handlers.ts';
import { createModelDesk, type ModelDeskDeps } from '#server/models/model-desk.ts';
import { createModelRunRepository } from '#server/models/model-runs.repository.ts';
import type { AccountRules } from '#server/people-config.ts';
import type { Explainer } from '#server/ports/explainer.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import type { ReportPrinter } from '#server/ports/report-printer.ts';
import type { Teller } from '#server/ports/teller.ts';
import { createBlindIndex } from '#server/secrets/blind-index.ts';
import { registerFeatures, type FeatureParts } from '#server/register-features.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import type { TextExtractor } from '#server/ports/text-extractor.ts';
import { createKeptJobs } from './kept-jobs.ts';
import { createMemoryLog } from './memory-log.ts';
import { plainExplainer } from './plain-explain.ts';
import { plainPrinter } from './plain-printer.ts';
import { plainSorter } from './plain-sorter.ts';
import { plainTeller } from './plain-teller.ts';
import type { TestDatabase } from './test-database.ts';
import { createTestServer } from './test-server.ts';

/** Takes every file for UTF-8 text, except pictures. */
export const plainExtractor: TextExtractor = {
  drawPage: async () => ({ outcome: 'undrawn', reason: 'undrawable' }),
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

/** Most tests are not about limits. */
const generous: AccountRules = { defaultPlan: 'premium', guestDocuments: 1_000_000, passwordMinLength: 8 };

type Options = Partial<
  Pick<FeatureParts, 'minFreeBytes' | 'trusted' | 'builtIn' | 'judge' | 'mailer' | 'payments' | 'publicOrigin'>
> &
  Partial<Pick<ModelDeskDeps, 'budgetMs' | 'dailyTokens' | 'prices'>> & {
    accountRules?: Partial<AccountRules>;
    files?: FileStore;
    extractor?: TextExtractor;
    explainer?: Explainer;
    teller?: Teller;
    reportPrinter?: ReportPrinter;
    /** None where nothing is said. */
    models?: readonly LanguageModel[];
    showEveryMs?: number;
    /** Requests a minute of one address; no limit where nothing is said. */
    rateLimit?: number;
    /** Whether `X-Forwarded-For` counts. */
    trustProxy?: boolean;
  };

/** The real routes on a real database, with files in memory and jobs that run when told. */
export async function createDocumentServer({ db, pool }: TestDatabase, options: Options = {}) {
  const {
    files = createMemoryFileStore(),
    extractor = plainExtractor,
    explainer = plainExplainer,
    teller = plainTeller,
    reportPrinter = plainPrinter,
    models = [],
    budgetMs = 10_000,
    dailyTokens = 0,
    prices = {},
  } = options;
  const masterKey = randomBytes(32);
  const keyRing = createKeyRing(masterKey);
  const auditKey = randomBytes(32);
  const audit = createAuditTrail(auditKey);
  const kept = await createKeptJobs(db);
  const work = createDocumentWorkRepository(db);
  const log = createMemoryLog();
  const desk = createModelDesk({
    models,
    runs: createModelRunRepository(db, audit),
    budgetMs,
    dailyTokens,
    prices,
    log,
  });
  const stopping = new AbortController();
  const parts: FeatureParts = {
    minFreeBytes: 0,
    trusted: new Set(),
    builtIn: true,
    judge: 'off',
    mailer: undefined,
    payments: undefined,
    publicOrigin: undefined,
    ...options,
    db,
    keyRing,
    files,
    jobs: kept.jobs,
    extractor,
    explainer,
    levels: createLevelExplanations({ db, keyRing, log }),
    questionSorter: plainSorter,
    reportPrinter,
    progress: createProgressFeed(pool),
    log,
    desk,
    teller,
    tellingKey: createTellingKey(randomBytes(32)),
    accountRules: { ...generous, ...options.accountRules },
    blindIndex: createBlindIndex(randomBytes(32)),
    passwords: await createArgon2Hasher({ memoryCost: 64, timeCost: 1, parallelism: 1 }),
    audit,
  };
  const { showEveryMs = 0, rateLimit = 0, trustProxy = false } = options;
  const handlers = jobHandlers({ ...parts, work, workers: 1, stopping: stopping.signal, showEveryMs });
  for (const handler of handlers) kept.handle(handler);
  const { server } = await createTestServer({
    log,
    rateLimit,
    trustProxy,
    publicUrl: parts.publicOrigin,
    findUser: createUserFinder(parts),
    findRecipient: createRecipientFinder(parts),
    countTry: createTryCounter(parts),
    registerRoutes: (routes) => registerFeatures(routes, parts),
  });

  /** A browser with the cookies it was given so far. `remoteAddress` is where it asks from. */
  const openBrowser = (cookies: Record<string, string>, remoteAddress = '127.0.0.1') => {
    const ask = (request: InjectOptions) => server.inject({ remoteAddress, ...request, cookies });
    const upload = async (form: FormData, headers: Record<string, string> = {}) => {
      const { body, contentType } = await encodeForm(form);
      const sent = { ...headers, 'content-type': contentType };
      return ask({ method: 'POST', url: '/api/medical-documents', payload: body, headers: sent });
    };
    return { ask, upload, get: (url: string) => ask({ method: 'GET', url }), cookies };
  };

  /** A device of its own: asks with the cookie it was given. */
  const meetGuest = async () => openBrowser(cookiesOf(await server.inject('/api/medical-documents')));

  /** Somebody who has just opened an account, at an address of their own: by `guest`, with what that guest has. */
  const meetUser = async ({ guest, ...chosen }: NewUser = {}) => {
    const { cookies: device } = guest ?? (await meetGuest());
    const remoteAddress = `2001:db8:${randomBytes(4)
      .toString('hex')
      .replace(/(.{4})(?=.)/, '$1:')}::1`;
    const account = { username: `user-${randomBytes(6).toString('hex')}`, password: 'kitchen table seven', ...chosen };
    const answer = await openBrowser(device, remoteAddress).ask({
      method: 'POST',
      url: '/api/users/register',
      payload: account,
    });
    if (answer.statusCode !== 201) throw new Error(`Nobody could register: ${answer.body}`);
    const { id, username, ...registered } = Registered.parse(answer.json().data);
    const browser = openBrowser({ ...device, ...cookiesOf(answer) }, remoteAddress);
    const owner = userOwner(id);
    return { ...browser, user: { id, username }, ...account, ...registered, owner, remoteAddress };
  };

  const meetAdmin = async (chosen: NewUser = {}) => {
    const admin = await meetUser(chosen);
    await db.updateTable('users').set({ is_admin: true }).where('id', '=', String(admin.user.id)).execute();
    return admin;
  };

  return {
    server,
    log,
    meetGuest,
    meetUser,
    meetAdmin,
    openBrowser,
    files,
    kept,
    work,
    keyRing,
    masterKey,
    auditKey,
    desk,
    stopping,
    parts,
  };
}

type NewUser = {
  username?: string;
  password?: string;
  email?: string;
  timeZone?: string;
  guest?: { cookies: Record<string, string> };
};

/** What an answer has a browser keep. */
export const cookiesOf = ({ cookies }: { cookies: { name: string; value: string }[] }): Record<string, string> =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]));

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
