import type { AdminAccount } from '#core/accounts/administration.ts';
import { plans } from '#core/plans/plans.ts';
import { formatMoment, formatShortDate } from '#client/lib/format-date.ts';
import { formatSpace } from '#client/lib/format-size.ts';
import { Badge } from '#client/ui/badge/badge.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { texts } from '../texts.ts';
import styles from './administration.module.css';
import { Facts } from './facts.tsx';

const { accounts: words } = texts;

export function AccountRow({ account, onChange }: { account: AdminAccount; onChange: () => void }) {
  const { username, isAdmin, plan, nextPlan, hasVerifiedEmail, hasSecondFactor, seenAt } = account;
  const planWords =
    nextPlan === null ? plans[plan].title : `${plans[plan].title}, ${words.nextPlan(plans[nextPlan].title)}`;
  return (
    <li className={styles['account']}>
      <div className={styles['head']}>
        <h3>{username}</h3>
        {isAdmin && <Badge tone="info">{words.admin}</Badge>}
      </div>
      <Facts
        facts={[
          [words.plan, planWords],
          [words.uploads, account.uploadsThisMonth],
          [words.documents, account.documents],
          [words.size, formatSpace(account.bytes)],
          [words.email, hasVerifiedEmail ? words.confirmed : words.notConfirmed],
          [words.factor, hasSecondFactor ? words.yes : words.no],
          [words.created, formatShortDate(account.createdAt)],
          [words.seen, seenAt === null ? words.never : formatMoment(seenAt)],
        ]}
      />
      <div>
        <Button aria-label={words.changeOf(username)} onClick={onChange}>
          {words.change}
        </Button>
      </div>
    </li>
  );
}
