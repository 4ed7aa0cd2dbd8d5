import { AppError } from '#core/kernel/app-error.ts';
import type { ModelDesk } from '#server/models/model-desk.ts';
import { whyFailed } from '#server/models/why-failed.ts';
import { allowedModels, type ConsentRules } from '../consents/allowed-models.ts';
import type { DocumentRecord } from '../documents/document-record.ts';
import { codeOfReason } from './code-of-reason.ts';
import type { TellingRepository } from './tellings.repository.ts';

export type RequireTellerDeps = { consentRules: ConsentRules; desk: ModelDesk; tellings: TellingRepository };

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
  if ('reason' in allowed) throw new AppError(codeOfReason[allowed.reason]);

  const down = allowed.models.map(({ engine }) => ({ engine, fault: desk.whyDown(engine) }));
  const tried = down.flatMap(({ engine, fault }) => (fault === undefined ? [] : [{ engine, fault }]));
  if (tried.length === down.length) throw new AppError(codeOfReason[whyFailed(tried)]);

  const told = await tellings.find(owner, { ticket, level: 'standard', language: 'en' });
  if (told?.stage === 'failed' && told.isRecent) throw new AppError(codeOfReason[told.reason ?? 'unavailable']);
}
