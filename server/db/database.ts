import type { KeyRingTables } from './key-canary.table.ts';
import type { AccountTables } from '#server/features/accounts/accounts.table.ts';
import type { AuditTables } from '#server/features/audit/audit.table.ts';
import type { CommentTables } from '#server/features/comments/comments.table.ts';
import type { ConsentTables } from '#server/features/consents/consents.table.ts';
import type { DocumentTables } from '#server/features/documents/documents.table.ts';
import type { ExportTables } from '#server/features/exports/exports.table.ts';
import type { FactorTables } from '#server/features/factors/factors.table.ts';
import type { HealthProfileTables } from '#server/features/health-profile/health-profile.table.ts';
import type { MailTables } from '#server/features/mail/mail.table.ts';
import type { PaymentTables } from '#server/features/payments/payments.table.ts';
import type { PdfReportTables } from '#server/features/pdf-reports/pdf-reports.table.ts';
import type { PlanTables } from '#server/features/plans/plans.table.ts';
import type { ShareTables } from '#server/features/shares/shares.table.ts';
import type { SmartHealthLinkTables } from '#server/features/smart-health-links/smart-health-links.table.ts';
import type { UploadTables } from '#server/features/uploads/uploads.table.ts';
import type { VisitQuestionTables } from '#server/features/visit-questions/visit-questions.table.ts';
import type { RequestCountTables } from '#server/http/rate/request-counts.table.ts';
import type { SecretTables } from '#server/secrets/secrets.table.ts';
import type { TellingTables } from '#server/features/tellings/tellings.table.ts';
import type { ModelTables } from '#server/models/model-runs.table.ts';
import type { InterpretationTables } from '#server/features/interpretations/interpretations.table.ts';

/**
 * Every table, joined from the features that own them: a feature exports its rows as
 * `type XTables = { table_name: XTable }` from its `x.table.ts`, and stands here with `&`.
 */
export type Database = KeyRingTables &
  DocumentTables &
  InterpretationTables &
  TellingTables &
  ModelTables &
  ConsentTables &
  SecretTables &
  AccountTables &
  FactorTables &
  PlanTables &
  PaymentTables &
  AuditTables &
  MailTables &
  HealthProfileTables &
  VisitQuestionTables &
  PdfReportTables &
  ExportTables &
  ShareTables &
  UploadTables &
  CommentTables &
  SmartHealthLinkTables &
  RequestCountTables;
