import type { KeywordUse } from '#core/content-analysis/content-analysis.ts';
import { barLength, densityColor } from '#core/content-analysis/density.ts';
import { classNames } from '#client/lib/class-names.ts';
import { texts } from '../texts.ts';
import { DensityBadge } from './density-badge.tsx';
import styles from './density.module.css';

/** A keyword, and how much of the text it is: the words say it, the bar shows it. */
export function KeywordBar({ keyword, count, density }: KeywordUse) {
  const color = densityColor(density);
  return (
    <li className={styles['row']}>
      <div className={styles['words']}>
        <strong>{keyword}</strong>
        <span>{texts.use(count, density)}</span>
        <DensityBadge color={color} />
      </div>
      <div className={styles['track']} aria-hidden="true">
        <div className={classNames(styles['fill'], styles[color])} style={{ width: `${barLength(density)}%` }} />
      </div>
    </li>
  );
}
