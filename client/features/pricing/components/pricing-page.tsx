import { BadgeDollarSign, CalendarSync } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import type { Allowance } from '#core/plans/allowance.ts';
import { tellWithAccount } from '#core/plans/limit-texts.ts';
import { planNames } from '#core/plans/plans.ts';
import { allowanceQuery } from '#client/lib/plans/allowance-query.ts';
import type { Leave } from '#client/lib/plans/use-payment.ts';
import { errorText } from '#client/lib/error-text.ts';
import { Accordion } from '#client/ui/accordion/accordion.tsx';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Card, CardGrid } from '#client/ui/card/card.tsx';
import { ChoiceGroup } from '#client/ui/choice/choice-group.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { Page } from '#client/ui/page/page.tsx';
import { useBilling } from '../hooks/use-billing.ts';
import { usePlanActions } from '../hooks/use-plan-actions.ts';
import { texts } from '../texts.ts';
import { PlanCard } from './plan-card.tsx';
import { PlanDialogs } from './plan-dialogs.tsx';
import styles from './pricing.module.css';

const billings = [
  { value: 'monthly', label: texts.billings.monthly },
  { value: 'annually', label: `${texts.billings.annually} – ${texts.save}` },
] as const;

/** The plans, what they cost and the way to each. They stand here also while nobody knows who looks. */
export function PricingPage({ leave }: { leave?: Leave }) {
  const [billing, chooseBilling] = useBilling();
  const { data: allowance } = useQuery(allowanceQuery);
  const actions = usePlanActions(billing, leave);
  return (
    <Page title={texts.title} lead={texts.lead}>
      <div className={styles['billing']}>
        <ChoiceGroup legend={texts.billing} choices={billings} chosen={billing} onChange={chooseBilling} />
      </div>
      {actions.error && (
        <Notice tone="warning" role="alert" title={texts.failed}>
          <p>{errorText(actions.error)}</p>
        </Notice>
      )}
      <div className={styles['plans']}>
        <CardGrid aria-label={texts.plans}>
          {planNames.map((name) => (
            <li key={name}>
              <PlanCard name={name} billing={billing} allowance={allowance} actions={actions} />
            </li>
          ))}
        </CardGrid>
      </div>
      <Promises />
      {allowance?.plan === null && <Banner allowance={allowance} />}
      <section className={styles['section']}>
        <h2>{texts.faq.title}</h2>
        <Accordion items={faq} />
      </section>
      <PlanDialogs {...actions} />
    </Page>
  );
}

const faq = texts.faq.items.map(({ name, question, answer }) => ({
  name,
  title: question,
  content: <p>{answer}</p>,
}));

const promises = [
  { icon: BadgeDollarSign, ...texts.guarantee },
  { icon: CalendarSync, ...texts.changes },
];

function Promises() {
  return (
    <dl className={styles['promises']}>
      {promises.map(({ icon, title, body }) => (
        <div key={title}>
          <dt>
            <Icon of={icon} />
            {title}
          </dt>
          <dd>{body}</dd>
        </div>
      ))}
    </dl>
  );
}

function Banner({ allowance }: { allowance: Allowance }) {
  const { title, body, create } = texts.banner;
  return (
    <Card as="section">
      <h2>{title}</h2>
      <p>{body(tellWithAccount(allowance))}</p>
      <div>
        <LinkButton to="/signup" variant="primary">
          {create}
        </LinkButton>
      </div>
    </Card>
  );
}
