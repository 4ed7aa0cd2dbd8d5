import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ProviderConsent } from '#core/documents/consent.ts';
import type { ConsentDialogProps } from '#client/lib/medical-documents/ai-slots.ts';
import { errorText } from '#client/lib/error-text.ts';
import { documentQuery } from '#client/lib/medical-documents/document-query.ts';
import { consentsQuery } from '../api/consents-query.ts';
import { isAllowed } from '../model/is-allowed.ts';
import { useChangeConsent } from './use-change-consent.ts';

/** What is asked before the first text leaves. */
export function useConsentDialog({ documentRef, onAllowed, onClose }: Omit<ConsentDialogProps, 'isOpen'>) {
  const consents = useQuery(consentsQuery);
  const document = useQuery(documentQuery(documentRef));
  const { give } = useChangeConsent();
  const [asWell, setAsWell] = useState<readonly string[]>([]);
  const pending = consents.data?.providers.filter((provider) => !isAllowed(provider));
  const [first, ...backups] = pending ?? [];

  const chosen = (provider: ProviderConsent) => asWell.includes(provider.engine);
  const toggle = ({ engine }: ProviderConsent) =>
    setAsWell((kept) => (kept.includes(engine) ? kept.filter((one) => one !== engine) : [...kept, engine]));
  const allow = () => {
    if (first === undefined) return;
    give.mutate([first, ...backups.filter(chosen)], {
      onSuccess: () => {
        onAllowed();
        onClose();
      },
    });
  };
  return {
    consents,
    /** The one that is used first of those that are not allowed yet. */
    first,
    backups: backups.map((provider) => ({ provider, isChosen: chosen(provider) })),
    toggle,
    neverSend: document.data?.neverSend ?? null,
    allow,
    isAllowing: give.isPending,
    problem: give.error === null ? null : errorText(give.error),
  };
}
