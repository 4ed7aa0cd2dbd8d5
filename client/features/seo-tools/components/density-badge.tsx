import { Check, Diamond, Minus, Triangle, type LucideIcon } from 'lucide-react';
import type { DensityColor } from '#core/content-analysis/density.ts';
import { classNames } from '#client/lib/class-names.ts';
import { Icon } from '#client/ui/icon.tsx';
import { texts } from '../texts.ts';
import styles from './density.module.css';

const shapes: Record<DensityColor, LucideIcon> = { grey: Minus, green: Check, amber: Diamond, red: Triangle };

/** How often a word is used: by a colour, a shape and a word, and by its density where that stands nowhere else. */
export function DensityBadge({ color, density }: { color: DensityColor; density?: number | undefined }) {
  return (
    <span className={classNames(styles['badge'], styles[color])}>
      <Icon of={shapes[color]} size="1em" />
      {density === undefined ? texts.ratings[color] : `${texts.ratings[color]}, ${texts.density(density)}`}
    </span>
  );
}
