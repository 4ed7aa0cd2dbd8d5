import { sessionTimes } from '#core/accounts/session-times.ts';
import { guestPlan, plans, type History } from '#core/plans/plans.ts';
import { visitTimes } from '#core/sharing/visit-times.ts';
import { keptDays } from '#client/lib/kept-offline/kept-until.ts';
import type { LegalSection } from '../model/legal-text.ts';

const historyOf = (history: History): string => {
  if (history.kind === 'unlimited') return 'until you delete them';
  return history.kind === 'months'
    ? `for ${history.months} months after upload`
    : `while you are signed in, and for ${history.hours} hours after your last session`;
};

/** What is stored, how, and for how long. */
export const kept: readonly LegalSection[] = [
  {
    id: 'what',
    title: 'What is stored',
    blocks: [
      'Stored encrypted:',
      {
        points: [
          'your files, their titles, whom they are about, the text that was read, pictures of pages, and the explanations',
          'your corrections, comments and questions for the doctor',
          'your name, your e-mail address and your health profile, if you gave them',
          'whom you share a document with',
        ],
      },
      'Stored as it is:',
      {
        points: [
          'your username, your plan and your time zone',
          'type, size and dates of each document, and whether you found its explanation helpful',
          'when you signed in, and with what, such as “Chrome on Android”',
          'who opened which document and when, without what it says',
          'which AI provider you agreed to, when, and how much was sent to it',
        ],
      },
      'Your password is stored as a hash. Nobody can read it. Your network address is not stored: to stop abuse, a code made from it is kept for about a day.',
    ],
  },
  {
    id: 'encryption',
    title: 'How it is protected',
    blocks: [
      'Each document is encrypted with a key of its own from the first byte that comes in. A master key guards those keys. The server holds the master key, because it has to read your documents to explain them.',
      'So a stolen disk or database opens nothing without the master key. But a person who runs the server and has that key could open your documents. Readback does not claim otherwise.',
      'In an emergency the operator can open one document with a command and a reason. That access ends by itself, and you are told of it.',
      'On the way between you and the server, encryption is up to the operator. Look for “https” in the address.',
    ],
  },
  {
    id: 'how-long',
    title: 'How long it is kept',
    blocks: [
      'Documents are kept:',
      {
        points: [
          `of guests, for ${guestPlan.keptHours} hours after upload`,
          `with the ${plans.free.title} plan, ${historyOf(plans.free.history)}`,
          `with the ${plans.basic.title} plan, ${historyOf(plans.basic.history)}`,
          `with the ${plans.premium.title} plan, ${historyOf(plans.premium.history)}`,
        ],
      },
      'A guest has no account. Only the browser of that device finds the document again.',
      'When you delete a document, you can undo that for a few minutes. Then its key is destroyed, and nobody can open it again. When you delete your account, all of its keys are destroyed at once.',
      'A line stays in the access log that something was deleted. It holds numbers and dates, and no name.',
      'The operator may keep backups. A document that you delete stays in older backups until the operator throws them away. Ask them how long that is.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and what your browser keeps',
    blocks: [
      'These cookies are needed for the site to work. None follows you to other sites.',
      {
        table: 'Cookies',
        columns: ['Name', 'Purpose', 'Stays'],
        rows: [
          ['readback-device', 'Knows this device again, so that a guest finds their document', '400 days'],
          [
            'readback-session',
            'Keeps you signed in',
            `Until the browser is closed, or ${sessionTimes.keptDays} days if you asked for that`,
          ],
          ['readback-visit', 'Lets you read what was shared with you', 'Until the browser is closed'],
        ],
      },
      'Over HTTPS each name begins with “__Host-”.',
      `A session ends after ${sessionTimes.idleMinutes} minutes without use, and after ${sessionTimes.longestHours} hours at the latest. If you asked to stay signed in, it ends after ${sessionTimes.keptDays} days. A visit to a shared document ends after ${visitTimes.idleMinutes} minutes without use, and after ${visitTimes.longestHours} hours at the latest.`,
      'The app itself is kept in your browser, so that it opens without a connection. Nothing of a document is kept there unless you choose to keep an explanation on this device.',
      `What you keep is sealed with a key of this browser. It goes when you sign out, when you delete the document, and after ${keptDays} days at the latest. The seal does not protect from somebody who can use your browser as you do. A device without a connection learns later that a session has ended.`,
      'Your browser also keeps your username while you are signed in, and your choices for reading: text size, colours, language and voice. They stay on your device until you clear them there.',
    ],
  },
  {
    id: 'logs',
    title: 'Logs and numbers',
    blocks: [
      'The log of the server holds events, numbers and sizes: which kind of request came, how it ended and how long it took. It holds no document text, no title, no file name and no network address. A server in front of this one may log addresses. That is up to the operator.',
      'There are no tools that count visitors, no advertising, and nothing is loaded from other sites.',
    ],
  },
];
