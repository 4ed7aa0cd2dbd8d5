import type { ReactNode } from 'react';
import { recipientTypeTitles, type DocumentShare } from '#core/sharing/share.ts';
import { levelTitles } from '#core/sharing/share-level.ts';
import { formatShortDate } from '#client/lib/format-date.ts';
import type { ShareActions } from '../hooks/use-share-actions.ts';
import { shortDay } from '../model/calendar-day.ts';
import { sharesHeadingId } from '../model/places.ts';
import { texts } from '../texts.ts';
import { Cell, FactTable } from './fact-table.tsx';
import { ShareButtons } from './share-buttons.tsx';
import { StateBadge } from './state-badge.tsx';
import styles from './sharing.module.css';

const { list: words } = texts;
const { columns } = words;

type SharesTableProps = {
  shares: readonly DocumentShare[];
  canShare: boolean;
  actions: ShareActions;
  onTell: (share: DocumentShare) => void;
};

export function SharesTable({ shares, ...more }: SharesTableProps) {
  return (
    <FactTable labelledBy={sharesHeadingId} columns={Object.values(columns)}>
      {shares.map((share) => (
        <ShareRow key={share.id} share={share} {...more} />
      ))}
    </FactTable>
  );
}

function ShareRow({ share, ...more }: Omit<SharesTableProps, 'shares'> & { share: DocumentShare }) {
  const { recipientEmail, permissionType, accessLevel, state, expirationDate, accessCount, lastOpenedAt } = share;
  return (
    <tr role="row">
      <Cell name={columns.recipient} isHead>
        <span>{recipientEmail}</span>
        <MailLine share={share} />
        {state === 'locked' && <Small>{words.locked}</Small>}
      </Cell>
      <Cell name={columns.type}>{recipientTypeTitles[permissionType]}</Cell>
      <Cell name={columns.level}>{levelTitles[accessLevel]}</Cell>
      <Cell name={columns.status}>
        <StateBadge state={state} />
      </Cell>
      <Cell name={columns.expires}>{expirationDate === null ? words.noExpiration : shortDay(expirationDate)}</Cell>
      <Cell name={columns.count}>
        <span>{accessCount}</span>
        <Small>{lastOpenedAt === null ? words.neverOpened : words.lastOpened(formatShortDate(lastOpenedAt))}</Small>
      </Cell>
      <Cell name={columns.actions}>
        <ShareButtons share={share} {...more} />
      </Cell>
    </tr>
  );
}

/** Where the mail stands, while it matters. */
function MailLine({ share: { mail, state } }: { share: DocumentShare }) {
  if (state !== 'active' && state !== 'locked') return null;
  return (
    <Small>
      {words.mailStates[mail]} {mail === 'failed' && words.mailFailed}
    </Small>
  );
}

const Small = ({ children }: { children: ReactNode }) => <span className={styles['small']}>{children}</span>;
