import type { Consents } from '#core/documents/consent.ts';
import type { Engine } from '#core/documents/explanation.ts';
import { ownerEvent } from '#core/audit/owner-event.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import type { ConsentDeps } from './give-consent.ts';
import { listConsents } from './list-consents.ts';

/** From now on nothing is sent to this provider, also of what is being written. Works for a provider that is no longer used, too. */
export async function withdrawConsent(
  deps: ConsentDeps,
  actor: Actor,
  { engine }: { engine: Engine },
): Promise<Consents> {
  const event = ownerEvent(actor, { action: 'consent.withdrawn', fields: { engine } });
  await deps.consents.withdraw(ownerOf(actor), engine, (trx) => deps.audit.record(trx, event));
  return listConsents(deps, actor);
}
