import type { WhyNoModel } from '#core/documents/telling.ts';
import { AppError, type ErrorCode } from '#core/kernel/app-error.ts';
import type { ModelDesk } from '#server/models/model-desk.ts';
import { whyFailed } from '#server/models/why-failed.ts';
import { allowedModels, type ConsentRules } from '../consents/allowed-models.ts';
import type { DocumentRecord } from '../documents/document-record.ts';
import type { TellingRepository } from './tellings.repository.ts';

export type RequireTellerDeps = { consentRules: ConsentRules; desk: ModelDesk; tellings: TellingRepository };

const codes: Record<WhyNoModel, ErrorCode> = {
  no_provider: 'ai.no_key',
  no_consent: 'ai.no_consent',
  document_private: 'ai.document_private',
  nothing_to_tell: 'ai.unavailable',
  budget_spent: 'ai.budget_spent',
  key_refused: 'ai.key_refused',
  no_model: 'ai.no_model',
  unavailable: 'ai.unavailable',
  ungrounded: 'ai.unavailable',
};

/**
 * For programs that show nothing but what a provider wrote. Throws AppError of the `ai` codes where nobody can be asked, and where
 * everybody was asked just now in vain.
 */
export async function requireTeller(
  { consentRules, desk, tellings }: RequireTellerDeps,
  record: DocumentRecord,
): Promise<void> {
  const { owner, ticket } = record;
  const allowed = await allowedModels(consentRules, owner, record, desk.models);
  if ('reason' in allowed) throw new AppError(codes[allowed.reason]);

  const down = allowed.models.map(({ engine }) => ({ engine, fault: desk.whyDown(engine) }));
  const tried = down.flatMap(({ engine, fault }) => (fault === undefined ? [] : [{ engine, fault }]));
  if (tried.length === down.length) throw new AppError(codes[whyFailed(tried)]);

  const told = await tellings.find(owner, { ticket, level: 'standard', language: 'en' });
  if (told?.stage === 'failed' && told.isRecent) throw new AppError(codes[told.reason ?? 'unavailable']);
}
