import type { Consents } from '#core/documents/consent.ts';
import type { Engine } from '#core/documents/explanation.ts';
import { ownerEvent } from '#core/audit/owner-event.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { covers, termsOf } from './consent-terms.ts';
import { listConsents, type ListConsentsDeps } from './list-consents.ts';

export type ConsentDeps = ListConsentsDeps & { audit: AuditTrail };

/**
 * Keeps that a person agreed, with the words that were shown. Agreeing again changes nothing.
 * Throws AppError('ai.wording_changed') for other words than those of now, and 'ai.no_key' for a provider that is not used here.
 */
export async function giveConsent(
  deps: ConsentDeps,
  actor: Actor,
  { engine, wordingVersion }: { engine: Engine; wordingVersion: number },
): Promise<Consents> {
  const model = deps.models.find((each) => each.engine === engine);
  const terms = model && termsOf(model);
  if (terms === undefined) throw new AppError('ai.no_key');
  if (terms.wordingVersion !== wordingVersion) throw new AppError('ai.wording_changed');

  const given = await deps.consents.listStanding(ownerOf(actor));
  if (!given.some((consent) => covers(consent, terms))) {
    const event = ownerEvent(actor, { action: 'consent.given', fields: { engine, wordingVersion } });
    await deps.consents.give(ownerOf(actor), terms, (trx) => deps.audit.record(trx, event));
  }
  return listConsents(deps, actor);
}
