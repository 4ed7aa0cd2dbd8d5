import { planNames, plans, type History, type Plan, type PlanName } from './plans.ts';

/** What a plan offers, line by line, as the pricing page shows it. Made from the plan itself, so that neither says more than the other. */
export function planLines(name: PlanName): string[] {
  const { price, uploadsPerMonth, toldMegabytes, history } = plans[name];
  return [
    uploadsPerMonth === undefined ? 'Unlimited uploads' : `${uploadsPerMonth} uploads per month`,
    `${toldMegabytes}MB per file`,
    historyLine(history),
    ...(price.monthly === 0 ? ['No credit card'] : []),
    ...featureLines.filter(([feature]) => isNewWith(name, feature)).map(([, line]) => line),
  ];
}

type Feature = { [Key in keyof Plan]: Plan[Key] extends boolean ? Key : never }[keyof Plan] & string;

const featureLines: readonly (readonly [Feature, string])[] = [
  ['hasProviderQuestions', 'Provider questions'],
  ['canShare', 'Document sharing'],
  ['hasHealthProfile', 'Custom health profile'],
  ['hasPriority', 'Priority support'],
];

/** A plan has what the lower ones have: what they have already is not told once more. */
const isNewWith = (name: PlanName, feature: Feature): boolean =>
  name === planNames.find((candidate) => plans[candidate][feature]);

function historyLine(history: History): string {
  if (history.kind === 'session') return 'Session-only storage';
  return history.kind === 'months' ? `${history.months}-month history` : 'Unlimited history';
}
