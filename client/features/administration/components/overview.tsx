import type { AdminOverview } from '#core/accounts/administration.ts';
import { DocumentStage } from '#core/documents/medical-document.ts';
import { planNames, plans } from '#core/plans/plans.ts';
import { formatSpace } from '#client/lib/format-size.ts';
import { texts } from '../texts.ts';
import { Facts } from './facts.tsx';

const { overview: words } = texts;

export function Overview({ accounts, guests, documents, freeBytes }: Omit<AdminOverview, 'mail' | 'jobs'>) {
  return (
    <Facts
      facts={[
        [words.accounts, accounts.total],
        ...planNames.map((name) => [words.byPlan(plans[name].title), accounts.byPlan[name] ?? 0] as const),
        [words.guests, guests.documents],
        [words.documents, stagesOf(documents.byStage)],
        [words.bytes, formatSpace(documents.bytes)],
        [words.free, formatSpace(freeBytes)],
      ]}
    />
  );
}

/** "12 explained, 1 could not be read". A stage that has no words of ours stands as it is called. */
function stagesOf(byStage: Record<string, number>): string {
  const told = Object.entries(byStage).filter(([, count]) => count > 0);
  if (told.length === 0) return words.none;
  return told
    .map(([stage, count]) => {
      const known = DocumentStage.safeParse(stage);
      return `${count} ${known.success ? words.stages[known.data] : stage}`;
    })
    .join(', ');
}
