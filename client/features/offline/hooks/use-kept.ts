import { use } from 'react';
import { useQuery } from '@tanstack/react-query';
import { keptQuery } from '#client/lib/kept-offline/kept-query.ts';
import { KeptStoreContext } from '#client/lib/kept-offline/kept-store.ts';
import { useCurrentUser } from '#client/lib/session/session-context.ts';

/** What is kept on this device for whoever sits here. */
export function useKept() {
  return useQuery(keptQuery(use(KeptStoreContext), useCurrentUser()));
}
