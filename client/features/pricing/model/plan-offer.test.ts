import { expect, test } from 'vitest';
import { planNames, type PlanName } from '#core/plans/plans.ts';
import { planOffer, type PlanOffer } from './plan-offer.ts';

const offersTo = (known?: Parameters<typeof planOffer>[1]) => planNames.map((name) => planOffer(name, known));

const freePlans: PlanName[] = ['free'];
const atHome: PlanName[] = ['free', 'basic'];

test.each<[string, Parameters<typeof planOffer>[1], PlanOffer[]]>([
  ['whoever is not known yet', undefined, ['start', 'subscribe', 'subscribe']],
  ['a guest', { plan: null, isSubscribed: false, freePlans }, ['start', 'subscribe', 'subscribe']],
  ['Free', { plan: 'free', isSubscribed: false, freePlans }, ['current', 'subscribe', 'subscribe']],
  ['Basic', { plan: 'basic', isSubscribed: false, freePlans }, ['lower', 'current', 'subscribe']],
  ['Premium', { plan: 'premium', isSubscribed: false, freePlans }, ['lower', 'lower', 'current']],
  ['a subscriber', { plan: 'basic', isSubscribed: true, freePlans }, ['portal', 'portal', 'portal']],
  [
    'a guest where Basic costs nothing',
    { plan: null, isSubscribed: false, freePlans: atHome },
    ['start', 'start', 'subscribe'],
  ],
  [
    'Free where Basic costs nothing',
    { plan: 'free', isSubscribed: false, freePlans: atHome },
    ['current', 'take', 'subscribe'],
  ],
  [
    'Basic where it costs nothing',
    { plan: 'basic', isSubscribed: false, freePlans: atHome },
    ['lower', 'current', 'subscribe'],
  ],
])('offers %s what fits', (_, known, offers) => {
  expect(offersTo(known)).toEqual(offers);
});
