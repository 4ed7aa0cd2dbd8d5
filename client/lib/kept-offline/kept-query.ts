import { queryOptions } from '@tanstack/react-query';
import type { CurrentUser } from '#core/accounts/account.ts';
import type { KeptStore } from './kept-store.ts';

/** Under whom something is kept. */
export const ownerOf = (user: CurrentUser | null): string => (user === null ? 'guest' : `user:${user.id}`);

export const keptKey = ['kept-on-device'] as const;

/** What whoever sits here keeps on this device. Needs no connection. */
export const keptQuery = (store: KeptStore, user: CurrentUser | null) =>
  queryOptions({
    queryKey: [...keptKey, ownerOf(user)],
    queryFn: () => store.list(ownerOf(user)),
    networkMode: 'always',
    staleTime: 0,
  });
