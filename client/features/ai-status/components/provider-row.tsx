import { CircleCheck, CircleMinus } from 'lucide-react';
import { Badge } from '#client/ui/badge/badge.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { ShownProvider } from '../model/shown-providers.ts';
import { texts } from '../texts.ts';
import styles from './ai-status.module.css';

export function ProviderRow({ provider: { engine, state, isPrimary } }: { provider: ShownProvider }) {
  const { available } = state;
  return (
    <li className={styles['provider']}>
      <p className={styles['name']}>
        {texts.names[engine]}
        {isPrimary && (
          <>
            {' '}
            <Badge tone="info">{texts.primary}</Badge>
          </>
        )}
      </p>
      <p className={available ? styles['available'] : styles['unavailable']}>
        <Icon of={available ? CircleCheck : CircleMinus} />
        <span>{available ? texts.available : texts.notAvailable}</span>
      </p>
      <p className={styles['status']}>{statusWords({ engine, state })}</p>
    </li>
  );
}

function statusWords({ engine, state: { available, status } }: Omit<ShownProvider, 'isPrimary'>): string {
  if (engine !== 'built-in') return texts.status[status];
  return available ? texts.alwaysThere : texts.off;
}
