import type { ProviderConsent } from '#core/documents/consent.ts';

type Asked = Pick<ProviderConsent, 'isNeeded' | 'consent' | 'wordingVersion'>;

/** Whether a provider may be used as things are. Words that have changed since are asked for again. */
export const isAllowed = ({ isNeeded, consent, wordingVersion }: Asked): boolean =>
  !isNeeded || consent?.wordingVersion === wordingVersion;
