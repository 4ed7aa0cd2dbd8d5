import type { ShareLevel } from '#core/sharing/share-level.ts';

export const texts = {
  list: {
    title: 'Shared With Me',
    lead: 'Documents that other people share with you.',
    enterCode: 'Enter Access Code',
    myDocuments: 'My Documents',
    loading: 'Loading shared documents...',
    failed: 'Failed to fetch shared documents',
    label: 'Documents shared with you',
    columns: ['Document', 'Type', 'Shared By', 'Shared On', 'Access Level', 'Expires', 'Action'],
    unknown: 'Unknown',
    noEnd: 'No expiration',
    view: 'View',
    viewNamed: (title: string) => `View ${title}`,
    opening: 'Opening...',
    emptyTitle: 'No Shared Documents',
    empty: 'When somebody shares a document with your e-mail address, it appears here.',
    emptyWithCode: 'Do you have an access code? Then you can open a document at once.',
    logged:
      'Access to shared documents is logged for HIPAA. Whoever shares a document can see who opened it, when, and what was done.',
  },

  address: {
    missing: 'Add your e-mail address',
    missingMore: 'Documents are shared with an e-mail address. Add yours in your profile, then confirm it.',
    unconfirmed: 'Confirm your e-mail address',
    unconfirmedMore: (address: string) =>
      `${address} is not confirmed yet. Open the link in our mail to see what is shared with it. Your profile can send a new mail.`,
    noMail: 'Your e-mail address cannot be confirmed here',
    noMailMore: 'This server sends no mail. Open a shared document with its access code instead.',
    profile: 'Go to your profile',
  },

  open: {
    title: 'Open a shared document',
    leadByLink: 'Enter the access code that you were given. You need no account.',
    lead: 'Enter the document ID and the access code that you were given. You need no account.',
    byMail: 'Did you get a mail with a link? Open the link again. Then you need the code alone.',
    code: 'Access Code',
    codeHint: 'Such as K7QF-M2XR-9TPD. Small letters work too.',
    number: 'Document ID',
    numberHint: 'A number. It was given to you with the code.',
    send: 'View Document',
    sending: 'Checking the code...',
    noCode: 'You have no code?',
    noCodeMore:
      'It is never in the mail. Ask the person who shares the document with you. They can tell you the code, or make a new one.',
    logged: 'Whoever shares the document can see when you open it.',
    dialogTitle: 'Enter Access Code',
    dialogMore: 'The person who shares the document gave you both.',
    cancel: 'Cancel',
  },

  granted: { title: 'Access granted', more: 'You can now view the document' },
  denied: {
    title: 'Access denied',
    refused: 'Invalid access code or expired share',
    failed: 'Failed to access document',
  },

  banner: {
    label: 'How this document is shared with you',
    title: (name: string) => `${name} shares this document with you`,
    level: 'Access Level',
    until: 'Expires',
    noEnd: 'No expiration',
    levels: {
      read: 'You can read the document and its explanation.',
      comment: 'You can read everything, and write comments.',
      full_access: 'You can read and comment, download the original file or a PDF, and have it explained again.',
    } satisfies Record<ShareLevel, string>,
    noRecall:
      'The access can be ended at any time. What you download, print or copy cannot be called back: keep it safe.',
    noRecallToRead: 'The access can be ended at any time. What you copy cannot be called back: keep it safe.',
    leave: 'Leave',
    leaving: 'Leaving...',
    leaveFailed: 'You could not leave.',
  },

  ended: {
    title: 'Access has ended',
    notice: 'You can no longer see this document',
    why: 'The person who shares it may have ended the access. Its last day may have passed. Or nobody used this page for 30 minutes.',
    whatToDo: 'Try your access code again. If it does not work, ask that person for a new one.',
    leftTitle: 'You have left the document',
    leftNotice: 'This device no longer shows it',
    left: 'To see it again, open the link of the mail, or enter the document ID, with the access code.',
    enterCode: 'Enter Access Code',
    list: 'Shared With Me',
  },
} as const;
