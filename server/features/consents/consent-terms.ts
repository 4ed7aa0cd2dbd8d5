import { consentWording, consentWordingVersion, type ConsentSubject } from '#core/documents/consent-wordings.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';

/** What somebody agrees to: where the text goes, whether it is masked, and the words that say so. */
export type ConsentTerms = ConsentSubject & { wordingVersion: number; wording: string };

/** Undefined for a model that sends nothing anywhere. */
export function termsOf({ engine, host, isMasked }: LanguageModel): ConsentTerms | undefined {
  if (host === undefined) return undefined;
  const subject = { engine, host, isMasked };
  return { ...subject, wordingVersion: consentWordingVersion, wording: consentWording(subject) };
}

/** A consent covers what its words said: another host, less masking or newer words are asked for again. */
export const covers = (given: ConsentTerms, asked: ConsentTerms): boolean =>
  given.engine === asked.engine &&
  given.host === asked.host &&
  given.isMasked === asked.isMasked &&
  given.wordingVersion === asked.wordingVersion;
