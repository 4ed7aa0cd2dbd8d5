import { plans } from '#core/plans/plans.ts';
import { Button } from '#client/ui/button/button.tsx';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { planOffer } from '../model/plan-offer.ts';
import { texts } from '../texts.ts';
import type { PlanCardProps } from './plan-card.tsx';

/** The way to a plan, for whoever looks. */
export function PlanButton({ name, allowance, actions }: Omit<PlanCardProps, 'billing'>) {
  const { title } = plans[name];
  const offer = planOffer(name, allowance);
  if (name === 'free' && (offer === 'start' || offer === 'current')) {
    return (
      <LinkButton to="/upload-document" isWide>
        {offer === 'start' ? texts.start : texts.upload}
      </LinkButton>
    );
  }
  switch (offer) {
    case 'portal':
      return (
        <Button isWide isBusy={actions.isOpeningPortal} busyLabel={texts.opening} onClick={actions.openPortal}>
          {allowance?.plan === name ? texts.portal : texts.changeTo(title)}
        </Button>
      );
    case 'start':
      return (
        <LinkButton to="/signup" isWide>
          {texts.banner.create}
        </LinkButton>
      );
    case 'take':
      return (
        <Button
          variant="primary"
          isWide
          isBusy={actions.changingTo === name}
          busyLabel={texts.confirm.busy}
          onClick={() => actions.change(name)}
        >
          {texts.changeTo(title)}
        </Button>
      );
    case 'lower':
      if (allowance?.change?.plan === name) return null;
      return (
        <Button isWide onClick={() => actions.askLower(name)}>
          {texts.changeTo(title)}
        </Button>
      );
    case 'subscribe':
      return (
        <Button
          variant="primary"
          isWide
          isBusy={actions.subscribingTo === name}
          busyLabel={texts.opening}
          onClick={() => name !== 'free' && actions.subscribe(name)}
        >
          {texts.subscribe(title)}
        </Button>
      );
    default:
      return null;
  }
}
