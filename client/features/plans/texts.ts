import type { Allowance } from '#core/plans/allowance.ts';
import { guestPlan } from '#core/plans/plans.ts';

type History = Allowance['history'];

const documents = (count: number) => (count === 1 ? '1 document' : `${count} documents`);

export const texts = {
  loading: 'Loading your plan...',
  failed: 'Your plan could not be loaded.',

  guest: {
    title: 'Free Demo Upload',
    allowed: (left: number, megabytes: number) =>
      left === 1
        ? `You need no account. Upload one document from this device, up to ${megabytes}MB.`
        : `You need no account. Upload ${documents(left)} more from this device, each up to ${megabytes}MB.`,
    kept: (hours: number) =>
      `Only this browser has a guest's document, and it is deleted ${hours} hours after its upload.`,
    toKeep: 'With a free account you can keep it.',
    toKeepMore: (uploads: string) => `With a free account you can keep it, and upload ${uploads}.`,
    withAccount: (uploads: string) => `With a free account you can upload ${uploads}. Your guest document comes along.`,
    usedTitle: 'Your free document is used',
    used: 'You can still read it, and everything Readback says about it, until it is deleted.',
    create: 'Create Account',
    documents: 'My Documents',
  },

  noLimit: (plan: string) => `${plan} plan: upload as many documents as you like`,
  usedTitle: 'No uploads left this month',
  stillThere: 'Your documents are still there: you can read them, ask about them and print them.',
  seePlans: 'See plans',

  historyTitle: (history: Exclude<History, { kind: 'guest' | 'unlimited' }>): string =>
    history.kind === 'session' ? 'Kept while you are signed in' : `Kept for ${history.months} months`,
  onCards: 'The day stands on each document.',

  claim: {
    title: (count: number) =>
      `${documents(count)} of this device ${count === 1 ? 'is' : 'are'} not in your account yet`,
    body: (count: number) =>
      count === 1
        ? `You uploaded it as a guest. It is deleted ${guestPlan.keptHours} hours after its upload, unless you add it to your account.`
        : `You uploaded them as a guest. They are deleted ${guestPlan.keptHours} hours after their upload, unless you add them to your account.`,
    add: 'Add to my account',
    adding: 'Adding...',
    done: (count: number) => `${documents(count)} ${count === 1 ? 'is' : 'are'} in your account now`,
    failed: 'The documents could not be added.',
  },

  section: {
    yours: (plan: string) => `You have the ${plan} plan.`,
    used: (used: number, limit: number) => `${used} of ${limit} uploads used this month`,
    usedUnlimited: (used: number) => `${documents(used)} uploaded this month. There is no limit.`,
    includes: 'What your plan includes',
    lines: {
      size: (megabytes: number) => `Files up to ${megabytes}MB`,
      share: 'Sharing documents',
      questions: 'Questions for your provider, in your own order',
      profile: 'A health profile',
    },
    notIncluded: (line: string) => `${line}: not in your plan`,
    compare: 'Compare and change plans',
    portal: 'Manage your subscription',
    opening: 'Opening...',
    portalFailed: 'The page of the payment service could not be opened.',
    changeTitle: 'A change is on its way',
    changeMore: 'Until then everything stays as it is.',
    changePaid: 'You pay for your plan. To undo this change, manage your subscription.',
    keep: (plan: string) => `Keep ${plan}`,
    keeping: 'Saving...',
    kept: (plan: string) => `You keep ${plan}`,
    keepFailed: 'The change could not be taken back.',
  },
} as const;
