import { Check } from 'lucide-react';
import { Link } from 'react-router';
import type { Allowance } from '#core/plans/allowance.ts';
import { planLines } from '#core/plans/plan-lines.ts';
import { plans, type PlanName } from '#core/plans/plans.ts';
import { classNames } from '#client/lib/class-names.ts';
import { formatLongDate } from '#client/lib/format-date.ts';
import { Badge } from '#client/ui/badge/badge.tsx';
import { Card } from '#client/ui/card/card.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { PlanActions } from '../hooks/use-plan-actions.ts';
import { texts, type Billing } from '../texts.ts';
import { PlanButton } from './plan-button.tsx';
import styles from './pricing.module.css';

export type PlanCardProps = {
  name: PlanName;
  billing: Billing;
  /** Undefined while nobody knows who looks. */
  allowance: Allowance | undefined;
  actions: PlanActions;
};

export function PlanCard({ name, billing, allowance, actions }: PlanCardProps) {
  const { title, badge } = plans[name];
  const isCurrent = allowance?.plan === name;
  const look = classNames(name === 'basic' && styles['popular'], isCurrent && styles['current']);
  return (
    <Card as="article" isPlain className={look} aria-labelledby={`plan-${name}`}>
      <div className={styles['head']}>
        <h2 id={`plan-${name}`}>{title}</h2>
        {badge !== undefined && <Badge tone="info">{badge}</Badge>}
        {isCurrent && <Badge icon={<Icon of={Check} />}>{texts.yourPlan}</Badge>}
      </div>
      <Price name={name} billing={billing} isFree={allowance?.freePlans.includes(name) ?? false} />
      <ul className={styles['lines']}>
        {planLines(name).map((line) => (
          <li key={line}>
            <Icon of={Check} />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      {name === 'premium' && <p>{texts.also(plans.basic.title)}</p>}
      <Change name={name} allowance={allowance} />
      <div className={styles['button']}>
        <PlanButton name={name} allowance={allowance} actions={actions} />
      </div>
    </Card>
  );
}

type PriceProps = Pick<PlanCardProps, 'name' | 'billing'> & { isFree: boolean };

function Price({ name, billing, isFree }: PriceProps) {
  const { price } = plans[name];
  if (price.monthly === 0) return <p className={styles['price']}>$0</p>;
  if (isFree) return <p className={classNames(styles['price'], styles['words'])}>{texts.freeHere}</p>;
  const isMonthly = billing === 'monthly';
  return (
    <p className={styles['cost']}>
      <span className={styles['price']}>${isMonthly ? price.monthly : price.yearly}</span>{' '}
      {isMonthly ? texts.perMonth : texts.perYear}
      {!isMonthly && (
        <>
          {' '}
          <Badge>{texts.save}</Badge>
        </>
      )}
    </p>
  );
}

/** Where a change waits for its day, the cards of both plans say so. */
function Change({ name, allowance }: Pick<PlanCardProps, 'name' | 'allowance'>) {
  const change = allowance?.change;
  if (!change || (change.plan !== name && allowance?.plan !== name)) return null;
  const day = formatLongDate(change.at);
  return (
    <p>
      {change.plan === name ? texts.planned(day) : texts.endsOn(day)} <Link to="/profile#plan">{texts.undo}</Link>
    </p>
  );
}
