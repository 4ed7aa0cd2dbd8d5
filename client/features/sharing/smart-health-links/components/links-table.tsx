import type { SmartHealthLink } from '#core/smart-health-links/smart-health-link.ts';
import { formatShortDate } from '#client/lib/format-date.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Cell, FactTable } from '../../components/fact-table.tsx';
import styles from '../../components/sharing.module.css';
import { StateBadge } from '../../components/state-badge.tsx';
import { shortDay } from '../../model/calendar-day.ts';
import { isOpen } from '../../model/is-open.ts';
import { texts } from '../../texts.ts';
import type { AskedOfLink } from '../hooks/use-link-actions.ts';
import { linksHeadingId, nameOf } from '../model.ts';
import { healthLinkTexts as words } from '../texts.ts';

const { columns } = words;

type LinksTableProps = { links: readonly SmartHealthLink[]; onAsk: (asked: AskedOfLink) => void };

export function LinksTable({ links, onAsk }: LinksTableProps) {
  return (
    <FactTable labelledBy={linksHeadingId} columns={Object.values(columns)}>
      {links.map((link) => (
        <LinkRow key={link.id} link={link} onAsk={onAsk} />
      ))}
    </FactTable>
  );
}

function LinkRow({ link, onAsk }: Omit<LinksTableProps, 'links'> & { link: SmartHealthLink }) {
  const { state, expirationDate, isLongTerm, openedCount, lastOpenedAt } = link;
  const name = nameOf(link);
  return (
    <tr role="row">
      <Cell name={columns.label} isHead>
        <span>{name}</span>
        {isLongTerm && <span className={styles['small']}>{words.longTerm}</span>}
        {state === 'locked' && <span className={styles['small']}>{words.locked}</span>}
      </Cell>
      <Cell name={columns.status}>
        <StateBadge state={state} />
      </Cell>
      <Cell name={columns.passcode}>
        <PasscodeFacts link={link} />
      </Cell>
      <Cell name={columns.expires}>{expirationDate === null ? texts.list.noExpiration : shortDay(expirationDate)}</Cell>
      <Cell name={columns.opened}>
        <span>{openedCount}</span>
        <span className={styles['small']}>
          {lastOpenedAt === null ? texts.list.neverOpened : texts.list.lastOpened(formatShortDate(lastOpenedAt))}
        </span>
      </Cell>
      <Cell name={columns.actions}>
        {isOpen(link) ? (
          <Button aria-label={words.revokeNamed(name)} onClick={() => onAsk({ deed: 'revoking', link })}>
            {words.revoke}
          </Button>
        ) : (
          <Button aria-label={words.deleteNamed(name)} onClick={() => onAsk({ deed: 'deleting', link })}>
            {words.delete}
          </Button>
        )}
      </Cell>
    </tr>
  );
}

function PasscodeFacts({ link: { hasPasscode, remainingAttempts, state } }: { link: SmartHealthLink }) {
  return (
    <>
      <span>{hasPasscode ? words.withPasscode : words.withoutPasscode}</span>
      {remainingAttempts !== null && state === 'active' && (
        <span className={styles['small']}>{words.attemptsLeft(remainingAttempts)}</span>
      )}
    </>
  );
}
