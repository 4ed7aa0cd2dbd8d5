import type { JudgeChoice } from './ai-config.ts';
import type { Kysely } from 'kysely';
import type { Engine } from '#core/documents/explanation.ts';
import type { Database } from './db/database.ts';
import { registerAccessLogRoutes } from './features/access-log/access-log.routes.ts';
import { registerAccountRoutes } from './features/accounts/accounts.routes.ts';
import { registerAdministrationRoutes } from './features/administration/administration.routes.ts';
import { registerAiStatusRoutes } from './features/ai-status/ai-status.routes.ts';
import { registerAnswerRoutes } from './features/answers/answers.routes.ts';
import type { AuditTrail } from './features/audit/audit-trail.ts';
import { registerCommentRoutes } from './features/comments/comments.routes.ts';
import { createConsentRepository } from './features/consents/consents.repository.ts';
import { registerConsentRoutes } from './features/consents/consents.routes.ts';
import { registerContentAnalysisRoutes } from './features/content-analysis/content-analysis.routes.ts';
import { createDocumentRepository } from './features/documents/documents.repository.ts';
import { registerDocumentRoutes } from './features/documents/documents.routes.ts';
import type { ProgressFeed } from './features/documents/progress-feed.ts';
import { registerErasureRoutes } from './features/erasure/erasure.routes.ts';
import { registerExportRoutes } from './features/exports/exports.routes.ts';
import { registerFactorRoutes } from './features/factors/factors.routes.ts';
import { registerHealthProfileRoutes } from './features/health-profile/health-profile.routes.ts';
import type { LevelExplanations } from './features/interpretations/level-explanations.ts';
import { createInterpretationRepository } from './features/interpretations/interpretations.repository.ts';
import { registerInterpretationRoutes } from './features/interpretations/interpretations.routes.ts';
import { registerPaymentRoutes } from './features/payments/payments.routes.ts';
import { createPdfReportRepository } from './features/pdf-reports/pdf-reports.repository.ts';
import { registerPdfReportRoutes } from './features/pdf-reports/pdf-reports.routes.ts';
import { registerPlanRoutes } from './features/plans/plans.routes.ts';
import { createSampleLibrary } from './features/samples/sample-library.ts';
import { registerSampleRoutes } from './features/samples/samples.routes.ts';
import { registerShareRoutes } from './features/shares/shares.routes.ts';
import { registerSmartHealthLinkRoutes } from './features/smart-health-links/smart-health-links.routes.ts';
import { retellDocument } from './features/tellings/retell-document.ts';
import type { TellingKey } from './features/tellings/telling-key.ts';
import { createTellingRepository } from './features/tellings/tellings.repository.ts';
import { registerTellingRoutes } from './features/tellings/tellings.routes.ts';
import { createUploadRepository } from './features/uploads/uploads.repository.ts';
import { registerUploadRoutes } from './features/uploads/uploads.routes.ts';
import { createVisitQuestionRepository } from './features/visit-questions/visit-questions.repository.ts';
import { registerVisitQuestionRoutes } from './features/visit-questions/visit-questions.routes.ts';
import type { ApiRoutes } from './http/api-routes.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { ModelDesk } from './models/model-desk.ts';
import type { Explainer } from './ports/explainer.ts';
import type { FileStore } from './ports/file-store.ts';
import type { KeyRing } from './ports/key-ring.ts';
import type { Mailer } from './ports/mailer.ts';
import type { PasswordHasher } from './ports/password-hasher.ts';
import type { Payments } from './ports/payments.ts';
import type { AccountRules } from './people-config.ts';
import type { BlindIndex } from './secrets/blind-index.ts';
import type { Log } from './ports/log.ts';
import type { QuestionSorter } from './ports/question-sorter.ts';
import type { ReportPrinter } from './ports/report-printer.ts';
import type { Teller } from './ports/teller.ts';
import type { TextExtractor } from './ports/text-extractor.ts';

export type FeatureParts = {
  db: Kysely<Database>;
  keyRing: KeyRing;
  files: FileStore;
  jobs: Jobs;
  extractor: TextExtractor;
  explainer: Explainer;
  questionSorter: QuestionSorter;
  reportPrinter: ReportPrinter;
  progress: ProgressFeed;
  log: Log;
  minFreeBytes: number;
  desk: ModelDesk;
  teller: Teller;
  levels: LevelExplanations;
  tellingKey: TellingKey;
  /** Providers that nobody is asked for, since whoever runs the program vouches for them. */
  trusted: ReadonlySet<Engine>;
  /** False where nothing is shown but what a provider wrote. */
  builtIn: boolean;
  /** Which model reads what another has written. */
  judge: JudgeChoice;
  accountRules: AccountRules;
  blindIndex: BlindIndex;
  passwords: PasswordHasher;
  audit: AuditTrail;
  /** Undefined where no mail can be sent. */
  mailer: Mailer | undefined;
  /** Undefined where plans cannot be paid for. */
  payments: Payments | undefined;
  /** Where people reach the app, where that was said: the origin of links in mails. */
  publicOrigin: string | undefined;
};

/** Every route of every feature, the same in the program and in the tests that ask all of them. */
export function registerFeatures(routes: ApiRoutes, parts: FeatureParts): void {
  const { db, audit, trusted, jobs, desk } = parts;
  const { models } = desk;
  const documents = createDocumentRepository(db);
  const interpretations = createInterpretationRepository(db);
  const tellings = createTellingRepository(db);
  const visitQuestions = createVisitQuestionRepository(db);
  const consentRules = { consents: createConsentRepository(db), trusted };
  const afterCorrection = retellDocument(jobs);

  const chargeRules = { blindIndex: parts.blindIndex, guestDocuments: parts.accountRules.guestDocuments };
  registerDocumentRoutes(routes, { ...parts, documents, afterCorrection, chargeRules });
  registerUploadRoutes(routes, { ...parts, documents, chargeRules, uploads: createUploadRepository(db) });
  registerInterpretationRoutes(routes, { ...parts, documents, interpretations, tellings, consentRules });
  registerTellingRoutes(routes, { ...parts, documents, tellings, consentRules });
  registerAnswerRoutes(routes, { ...parts, documents, consentRules });
  registerConsentRoutes(routes, { ...consentRules, models, audit });
  registerAiStatusRoutes(routes, { models });
  registerContentAnalysisRoutes(routes);
  registerAccountRoutes(routes, parts);
  registerFactorRoutes(routes, parts);
  registerPlanRoutes(routes, parts);
  registerPaymentRoutes(routes, parts);
  registerAccessLogRoutes(routes, parts);
  registerExportRoutes(routes, { ...parts, documents, interpretations, visitQuestions });
  registerErasureRoutes(routes, parts);
  registerHealthProfileRoutes(routes, parts);
  registerVisitQuestionRoutes(routes, { ...parts, documents, visitQuestions });
  const pdfReports = createPdfReportRepository(db);
  const shown = { documents, interpretations, tellings, visitQuestions, consentRules };
  registerPdfReportRoutes(routes, { ...parts, ...shown, pdfReports });
  registerShareRoutes(routes, parts);
  registerCommentRoutes(routes, { ...parts, documents });
  registerSmartHealthLinkRoutes(routes, { ...parts, documents, interpretations, tellings, consentRules });
  registerAdministrationRoutes(routes, parts);
  registerSampleRoutes(routes, { ...parts, samples: createSampleLibrary(parts.explainer) });
}
