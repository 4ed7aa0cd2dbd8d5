import type { Consents, ProviderConsent } from '#core/documents/consent.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import type { ConsentRules } from './allowed-models.ts';
import { covers, termsOf } from './consent-terms.ts';
import type { GivenConsent } from './consents.repository.ts';

/** `models` in the order in which they would be asked. */
export type ListConsentsDeps = ConsentRules & { models: readonly LanguageModel[] };

/** The providers that would be used, what each asks a person to agree to, and whether this person has. */
export async function listConsents({ consents, trusted, models }: ListConsentsDeps, actor: Actor): Promise<Consents> {
  const given = await consents.listStanding(ownerOf(actor));
  return { providers: models.flatMap((model) => presented(model, { given, isNeeded: !trusted.has(model.engine) })) };
}

function presented(
  model: LanguageModel,
  { given, isNeeded }: { given: readonly GivenConsent[]; isNeeded: boolean },
): ProviderConsent[] {
  const terms = termsOf(model);
  if (terms === undefined) return [];
  const standing = given.find((consent) => covers(consent, terms));
  const consent =
    standing === undefined
      ? null
      : { givenAt: standing.givenAt.toISOString(), wordingVersion: standing.wordingVersion };
  return [{ ...terms, model: model.model, isNeeded, consent }];
}
