import { Consents, type ProviderConsent } from '#core/documents/consent.ts';
import { callApi } from '#client/lib/call-api.ts';

/** Allows a provider, by the words that were shown. */
export const giveConsent = ({ engine, wordingVersion }: ProviderConsent) =>
  callApi({ path: `/api/consents/${engine}`, method: 'PUT', body: { wordingVersion }, output: Consents });

export const withdrawConsent = ({ engine }: ProviderConsent) =>
  callApi({ path: `/api/consents/${engine}`, method: 'DELETE', output: Consents });
