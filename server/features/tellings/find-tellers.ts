import type { Explanation } from '#core/documents/explanation.ts';
import type { WhyNoModel } from '#core/documents/telling.ts';
import type { LanguageModel } from '../../ports/language-model.ts';
import { allowedModels, type ConsentRules } from '../consents/allowed-models.ts';
import type { DocumentRecord } from '../documents/document-record.ts';
import { isWorthTelling } from './is-worth-telling.ts';

export type FindTellersDeps = { consentRules: ConsentRules; desk: { readonly models: readonly LanguageModel[] } };

export type Tellers = { models: LanguageModel[] } | { reason: WhyNoModel };

/** The models that may tell a document, in order, or why none may. The built-in words are there anyway, so their engine is none of them. */
export async function findTellers(
  { consentRules, desk }: FindTellersDeps,
  record: DocumentRecord,
  explanation: Pick<Explanation, 'documentKind'>,
): Promise<Tellers> {
  const allowed = await allowedModels(consentRules, record.owner, record, desk.models);
  if ('reason' in allowed) return allowed;
  if (!isWorthTelling(explanation)) return { reason: 'nothing_to_tell' };
  return { models: allowed.models.filter(({ engine }) => engine !== 'built-in') };
}
