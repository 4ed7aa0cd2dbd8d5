import type { Kysely } from 'kysely';
import type { Engine } from '#core/documents/explanation.ts';
import type { Database } from './db/database.ts';
import { registerAiStatusRoutes } from './features/ai-status/ai-status.routes.ts';
import { registerAnswerRoutes } from './features/answers/answers.routes.ts';
import { createConsentRepository } from './features/consents/consents.repository.ts';
import { registerConsentRoutes } from './features/consents/consents.routes.ts';
import { createDocumentRepository } from './features/documents/documents.repository.ts';
import { registerDocumentRoutes } from './features/documents/documents.routes.ts';
import type { ProgressFeed } from './features/documents/progress-feed.ts';
import { createInterpretationRepository } from './features/interpretations/interpretations.repository.ts';
import { registerInterpretationRoutes } from './features/interpretations/interpretations.routes.ts';
import { createSampleLibrary } from './features/samples/sample-library.ts';
import { registerSampleRoutes } from './features/samples/samples.routes.ts';
import { retellDocument } from './features/tellings/retell-document.ts';
import type { TellingKey } from './features/tellings/telling-key.ts';
import { createTellingRepository } from './features/tellings/tellings.repository.ts';
import { registerTellingRoutes } from './features/tellings/tellings.routes.ts';
import type { ApiRoutes } from './http/api-routes.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { ModelDesk } from './models/model-desk.ts';
import type { Explainer } from './ports/explainer.ts';
import type { FileStore } from './ports/file-store.ts';
import type { KeyRing } from './ports/key-ring.ts';
import type { Log } from './ports/log.ts';
import type { Teller } from './ports/teller.ts';
import type { TextExtractor } from './ports/text-extractor.ts';

export type FeatureParts = {
  db: Kysely<Database>;
  keyRing: KeyRing;
  files: FileStore;
  jobs: Jobs;
  extractor: TextExtractor;
  explainer: Explainer;
  progress: ProgressFeed;
  log: Log;
  minFreeBytes: number;
  desk: ModelDesk;
  teller: Teller;
  tellingKey: TellingKey;
  /** Providers that nobody is asked for, since whoever runs the program vouches for them. */
  trusted: ReadonlySet<Engine>;
  /** False where nothing is shown but what a provider wrote. */
  builtIn: boolean;
};

/** Every route of every feature, the same in the program and in the tests that ask all of them. */
export function registerFeatures(routes: ApiRoutes, parts: FeatureParts): void {
  const { db, trusted, jobs, desk } = parts;
  const { models } = desk;
  const documents = createDocumentRepository(db);
  const interpretations = createInterpretationRepository(db);
  const tellings = createTellingRepository(db);
  const consentRules = { consents: createConsentRepository(db), trusted };
  const afterCorrection = retellDocument(jobs);

  registerDocumentRoutes(routes, { ...parts, documents, afterCorrection });
  registerInterpretationRoutes(routes, { ...parts, documents, interpretations, tellings, consentRules });
  registerTellingRoutes(routes, { ...parts, documents, tellings, consentRules });
  registerAnswerRoutes(routes, { ...parts, documents, consentRules });
  registerConsentRoutes(routes, { ...consentRules, models });
  registerAiStatusRoutes(routes, { models });
  registerSampleRoutes(routes, { samples: createSampleLibrary(parts.explainer) });
}
