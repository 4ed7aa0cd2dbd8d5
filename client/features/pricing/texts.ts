import { graceLine, tellHistory } from '#core/plans/limit-texts.ts';
import { plans } from '#core/plans/plans.ts';

export type Billing = 'monthly' | 'annually';

export const texts = {
  title: 'Pricing',
  lead: 'Begin for free. Pay only when you need more.',
  billing: 'Billing',
  billings: { monthly: 'Monthly', annually: 'Annually' } satisfies Record<Billing, string>,
  save: 'Save 17%',
  plans: 'Plans',
  perMonth: 'per month',
  perYear: 'per year',
  freeHere: 'Costs nothing here',
  also: (plan: string) => `And everything in ${plan}.`,
  yourPlan: 'Your plan',
  start: 'Start for free',
  upload: 'Upload a document',
  subscribe: (plan: string) => `Subscribe to ${plan}`,
  changeTo: (plan: string) => `Change to ${plan}`,
  portal: 'Manage your subscription',
  opening: 'Opening...',
  changed: (plan: string) => `You have the ${plan} plan now`,
  planned: (day: string) => `Begins on ${day}.`,
  endsOn: (day: string) => `Ends on ${day}.`,
  undo: 'Change or undo this in your profile',
  failed: 'That did not work.',

  inDevelopment: {
    title: 'This feature is in development',
    body: (plan: string) => `You cannot subscribe to ${plan} yet. Nothing was charged, and your plan stays as it is.`,
  },
  confirm: {
    title: (plan: string) => `Change to ${plan}?`,
    body: (lines: readonly string[]) =>
      `The change takes effect at the next billing cycle. Until then everything stays as it is. After that you have ${lines.join(', ').toLowerCase().replaceAll('mb', 'MB')}. ${graceLine} You can undo it before that day.`,
    confirm: (plan: string) => `Change to ${plan}`,
    busy: 'Saving...',
    cancel: 'Keep my plan',
    done: (plan: string, day: string) => `Your plan changes to ${plan} on ${day}`,
  },
  guarantee: {
    title: '30-day money-back guarantee',
    body: 'Not what you need? Ask for your money back within 30 days of paying.',
  },
  changes: {
    title: 'Change at any time',
    body: 'Plan changes take effect at the next billing cycle.',
  },
  banner: {
    title: 'Create a free account',
    body: (uploads: string) =>
      `Upload ${uploads}, on every device you use. The document you uploaded as a guest comes along.`,
    create: 'Create Free Account',
  },
  faq: {
    title: 'Frequently asked questions',
    items: [
      {
        name: 'files',
        question: 'Which file types can I upload?',
        answer:
          'PDF, JPG and PNG, and plain text (TXT). A TIFF cannot be taken as it is: open it on your computer, save or print it as a PDF, and upload that.',
      },
      {
        name: 'size',
        question: 'How large may a file be?',
        answer: `Up to ${plans.basic.maxUploadMegabytes}MB with Basic and up to ${plans.premium.maxUploadMegabytes}MB with Premium. The Free plan is made for files up to ${plans.free.toldMegabytes}MB; up to ${plans.free.maxUploadMegabytes}MB are taken.`,
      },
      {
        name: 'session',
        question: 'What is session-only storage?',
        answer: tellHistory(plans.free.history),
      },
      {
        name: 'change',
        question: 'Can I change my plan?',
        answer: 'Yes, at any time. Plan changes take effect at the next billing cycle, and you can undo them before.',
      },
      {
        name: 'history',
        question: 'What happens to my documents when I change to a smaller plan?',
        answer: `From the day of the change the smaller plan decides how long documents are kept. ${graceLine} Each document shows the day on which it goes. You can save everything from your profile before.`,
      },
      {
        name: 'refund',
        question: 'Can I get my money back?',
        answer: 'Yes. There is a 30-day money-back guarantee on both paid plans.',
      },
      {
        name: 'card',
        question: 'Do I need a credit card for the Free plan?',
        answer: 'No. You need a username and a password, nothing else.',
      },
    ],
  },
} as const;
