import { useCallback, useState, type ReactNode } from 'react';
import { OneProblemContext, type Problem } from './one-problem-context.ts';
import { TryAgainNotice } from './try-again-notice.tsx';

/** Tells once of all parts below it that could not be read, and tries all of them again. */
export function OneProblem({ title, children }: { title: string; children: ReactNode }) {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const join = useCallback((problem: Problem) => {
    setProblems((others) => [...others, problem]);
    return () => setProblems((all) => all.filter((other) => other !== problem));
  }, []);
  return (
    <OneProblemContext value={join}>
      {problems.length > 0 && (
        <TryAgainNotice
          title={title}
          reasons={[...new Set(problems.map(({ reason }) => reason))]}
          isFetching={problems.some(({ isFetching }) => isFetching)}
          onTryAgain={() => problems.forEach(({ refetch }) => void refetch())}
        />
      )}
      {children}
    </OneProblemContext>
  );
}
