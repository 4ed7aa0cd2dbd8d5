import type { Engine } from '#core/documents/explanation.ts';
import type { WhyNoModel } from '#core/documents/telling.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import { covers, termsOf } from './consent-terms.ts';
import type { ConsentRepository, GivenConsent } from './consents.repository.ts';

/** `trusted`: providers that nobody is asked for, since whoever runs the program vouches for them. */
export type ConsentRules = { consents: ConsentRepository; trusted: ReadonlySet<Engine> };

export type AllowedModels =
  { models: LanguageModel[] } | { reason: Extract<WhyNoModel, 'no_provider' | 'document_private' | 'no_consent'> };

/**
 * The models that may be asked about a document, in the order given: those that its owner agreed to, and those that send nothing.
 * With a reason instead, no provider may be asked; what sends nothing may be used all the same.
 */
export async function allowedModels(
  { consents, trusted }: ConsentRules,
  owner: string,
  { neverSend }: { neverSend: boolean },
  models: readonly LanguageModel[],
): Promise<AllowedModels> {
  if (!models.some(isProvider)) return { reason: 'no_provider' };
  if (neverSend) return { reason: 'document_private' };

  const given = await consents.listStanding(owner);
  const allowed = models.filter((model) => !isProvider(model) || trusted.has(model.engine) || hasAgreed(given, model));
  return allowed.some(isProvider) ? { models: allowed } : { reason: 'no_consent' };
}

/** Asked again while a model writes: false from the moment that its owner withdrew, marked or deleted the document. */
export async function isStillAllowed(
  { consents, trusted }: ConsentRules,
  { owner, ticket }: { owner: string; ticket: string },
  model: LanguageModel,
): Promise<boolean> {
  if (!isProvider(model)) return true;
  if (!(await consents.maySend(owner, ticket))) return false;
  return trusted.has(model.engine) || hasAgreed(await consents.listStanding(owner), model);
}

const isProvider = ({ engine }: LanguageModel): boolean => engine !== 'built-in';

function hasAgreed(given: readonly GivenConsent[], model: LanguageModel): boolean {
  const terms = termsOf(model);
  return terms === undefined || given.some((consent) => covers(consent, terms));
}
