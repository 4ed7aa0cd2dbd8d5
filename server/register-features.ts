import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from './db/database.ts';
import { createDocumentRepository } from './features/documents/documents.repository.ts';
import { registerDocumentRoutes } from './features/documents/documents.routes.ts';
import { createProgressFeed } from './features/documents/progress-feed.ts';
import { createInterpretationRepository } from './features/interpretations/interpretations.repository.ts';
import { registerInterpretationRoutes } from './features/interpretations/interpretations.routes.ts';
import { createSampleLibrary } from './features/samples/sample-library.ts';
import { registerSampleRoutes } from './features/samples/samples.routes.ts';
import type { ApiRoutes } from './http/api-routes.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Explainer } from './ports/explainer.ts';
import type { FileStore } from './ports/file-store.ts';
import type { KeyRing } from './ports/key-ring.ts';
import type { TextExtractor } from './ports/text-extractor.ts';

export type FeatureParts = {
  pool: Pool;
  db: Kysely<Database>;
  keyRing: KeyRing;
  files: FileStore;
  jobs: Jobs;
  extractor: TextExtractor;
  explainer: Explainer;
  minFreeBytes: number;
};

/** Every route of every feature, the same in the program and in the tests that ask all of them. */
export function registerFeatures(routes: ApiRoutes, parts: FeatureParts): void {
  const { pool, db, ...shared } = parts;
  const documents = createDocumentRepository(db);
  const interpretations = createInterpretationRepository(db);
  const progress = createProgressFeed(pool);

  registerDocumentRoutes(routes, { ...shared, documents, progress });
  registerInterpretationRoutes(routes, { ...shared, documents, interpretations });
  registerSampleRoutes(routes, { samples: createSampleLibrary(shared.explainer) });
}
