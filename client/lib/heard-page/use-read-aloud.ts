import { use } from 'react';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { HeardPagesContext } from './heard-pages.ts';

const failed = {
  tone: 'error',
  title: 'Nothing could be read aloud',
  description: 'A part of Readback could not be loaded. Check your connection, then try again.',
} as const;

/** Asks whoever reads aloud for the page that is open. */
export function useReadAloud(): () => void {
  const { current, askToRead } = use(HeardPagesContext);
  const { show } = useToast();
  return () => {
    const passages = current()?.passages() ?? Promise.resolve([]);
    passages.then(
      (found) => askToRead({ passages: found }),
      () => show(failed),
    );
  };
}
