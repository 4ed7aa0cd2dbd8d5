import { createContext, use } from 'react';

/** Runs an action; where it asks for the password once more, asks for it and runs it again. */
export type RunRecent = <T>(action: () => Promise<T>) => Promise<T>;

export const RecentContext = createContext<RunRecent>((action) => action());

/**
 * For what changes an account: `useMutation({ mutationFn: (body) => runRecent(() => changeEmail(body)) })`. Rejects with
 * `auth.not_recent` where the person closes the question.
 */
export const useRecent = (): RunRecent => use(RecentContext);
