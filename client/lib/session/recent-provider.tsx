import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { RecentContext, type RunRecent } from './recent-context.ts';

type Later = ComponentType<{ isOpen: boolean; onShown: () => void; onClose: () => void }>;

const RecentDialog = lazy<Later>(() => import('./recent-dialog.tsx').catch(() => ({ default: NotArrived })));

/** Without its code nothing can be asked: the action fails as it would have. */
function NotArrived({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  useEffect(() => {
    if (isOpen) onClose();
  }, [isOpen, onClose]);
  return null;
}

/** Asks for the password once for all actions that wait for it. */
export function RecentProvider({ children }: { children: ReactNode }) {
  const [isAsking, setIsAsking] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const waiting = useRef<((isShown: boolean) => void)[]>([]);

  const run = useCallback<RunRecent>(async (action) => {
    try {
      return await action();
    } catch (error) {
      if (!isNotRecent(error)) throw error;
      const isShown = await new Promise<boolean>((resolve) => {
        waiting.current.push(resolve);
        setWasAsked(true);
        setIsAsking(true);
      });
      if (!isShown) throw error;
      return await action();
    }
  }, []);
  const answer = (isShown: boolean) => {
    setIsAsking(false);
    for (const resolve of waiting.current.splice(0)) resolve(isShown);
  };
  return (
    <RecentContext value={run}>
      {children}
      {wasAsked && (
        <Suspense fallback={null}>
          <RecentDialog isOpen={isAsking} onShown={() => answer(true)} onClose={() => answer(false)} />
        </Suspense>
      )}
    </RecentContext>
  );
}

const isNotRecent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'auth.not_recent';
