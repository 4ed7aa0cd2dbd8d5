import { keptDays } from '#client/lib/kept-offline/kept-until.ts';
import { keepLabel } from './keep-label.ts';

export const texts = {
  title: 'Kept on this device',
  lead: 'What you keep here can be read without a connection.',
  loading: 'Looking at what is kept on this device...',
  failed: 'What is kept on this device could not be read.',
  empty: 'Nothing is kept on this device',
  emptyMore: 'Open an interpretation and choose Keep on this device.',
  documents: 'My Documents',
  list: 'Kept explanations',
  keptOn: (day: string) => `Kept on ${day}.`,
  until: (day: string) => `It goes by itself on ${day}.`,
  open: 'Open',
  remove: 'Remove',
  removeNamed: (title: string) => `Remove ${title} from this device`,
  openNamed: (title: string) => `Open ${title}`,
  removed: 'Removed from this device',
  removeFailed: 'It could not be removed. Please try again.',
  about: 'How it is kept',
  rules: [
    'It is stored encrypted in this browser: a search of its files does not find the words. Whoever takes a full copy of the browser can still open it.',
    'Whoever can open this browser while you are signed in can read it. As a guest, whoever opens this browser can.',
    `It goes when you sign out or are signed out, when somebody else signs in, when the document is deleted, and after ${keptDays} days at the latest.`,
    'Only the explanation and the text of the document are kept. Pictures, comments and answers are not.',
  ],
  keep: keepLabel,
  kept: 'Remove from this device',
  keeping: 'Keeping...',
  ask: {
    title: 'Keep this explanation on this device?',
    more: `You can then read it without a connection. It is stored encrypted in this browser, for ${keptDays} days at the most. Whoever can open this browser as you can read it too. It goes when you sign out.`,
    confirm: 'Keep it',
  },
  done: 'Kept on this device',
  keepFailed: 'It could not be kept on this device.',
  copy: 'You read what is kept on this device',
  copyMore: (day: string) => `Readback cannot be reached now. This is the explanation as you kept it on ${day}.`,
  some: (count: number) =>
    count === 1 ? '1 explanation is kept on this device.' : `${count} explanations are kept on this device.`,
} as const;
