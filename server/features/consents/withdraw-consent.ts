import type { Consents } from '#core/documents/consent.ts';
import type { Engine } from '#core/documents/explanation.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import { listConsents, type ConsentDeps } from './list-consents.ts';

/** From now on nothing is sent to this provider, also of what is being written. Works for a provider that is no longer used, too. */
export async function withdrawConsent(
  deps: ConsentDeps,
  actor: Actor,
  { engine }: { engine: Engine },
): Promise<Consents> {
  await deps.consents.withdraw(ownerOf(actor), engine);
  return listConsents(deps, actor);
}
