import type { ShareMailState, ShareState, ShareVisit } from '#core/sharing/share.ts';

const states: Record<ShareState, string> = {
  active: 'Active',
  locked: 'Locked',
  expired: 'Expired',
  revoked: 'Revoked',
};

/** Beside a recipient, and beside a new code. */
const mailStates: Record<ShareMailState, string> = {
  none: 'No mail was sent from here.',
  waiting: 'The mail with the link is on its way.',
  sent: 'The mail with the link was sent.',
  failed: 'The mail could not be delivered.',
};

const visits: Record<ShareVisit['what'], string> = {
  created: 'You shared the document',
  opened: 'Opened it with the access code, or signed in',
  viewed: 'Looked at the document',
  downloaded: 'Downloaded the original file',
  exported_pdf: 'Exported the explanation as a PDF',
  commented: 'Wrote a comment',
  told_anew: 'Had it explained again',
  refused: 'One or more wrong access codes were tried',
  locked: 'Too many wrong access codes were tried, so it was closed',
  new_code: 'You made a new access code',
  revoked: 'You revoked the access',
};

export const texts = {
  page: {
    title: 'Share Document',
    loading: 'Loading document details...',
    failed: 'Failed to fetch document',
    tryAgain: 'Try again',
    back: 'Back to Document',
    backToDocuments: 'Back to Documents',
    notFoundTitle: 'Document Not Found',
    notFound: "The document you are trying to share does not exist or you don't have permission to access it.",
    notReadyTitle: 'This document is still being read',
    notReady: 'It can be shared as soon as that is done.',
    refresh: 'Refresh',
    accountTitle: 'Sharing needs an account',
    account: 'So that you alone decide who sees your document, and can end it at any time.',
    signIn: 'Sign In',
    signUp: 'Create an Account',
    planTitle: 'Sharing is part of the Basic and Premium plans',
    plan: 'With your plan you can end what you have shared before, but share nothing new.',
    seePlans: 'See the Plans',
  },

  document: {
    label: 'The document',
    heading: 'Document',
    title: 'Title',
    type: 'Type',
    fileType: 'File Type',
    uploaded: 'Upload Date',
    number: 'Document ID',
  },

  privacy: {
    title: 'Your privacy (HIPAA)',
    law: 'HIPAA is the US law on the privacy of health records. It binds doctors, clinics and insurers. It does not bind family or friends.',
    log: 'Share with people you trust. Every time they open the document, it is written down here.',
    end: 'You can end a share at any time. What somebody has already read, printed or downloaded cannot be taken back.',
  },

  list: {
    heading: 'Shared With',
    share: 'Share Document',
    loading: 'Loading shares...',
    failed: 'Failed to fetch shares',
    emptyTitle: 'No Shares Yet',
    empty: 'Nobody but you can see this document.',
    columns: {
      recipient: 'Recipient',
      type: 'Type',
      level: 'Access Level',
      status: 'Status',
      expires: 'Expires',
      count: 'Access Count',
      actions: 'Actions',
    },
    states,
    locked: 'Too many wrong access codes were tried. Make a new code.',
    noExpiration: 'No expiration',
    // The day stays in one piece.
    lastOpened: (day: string) => `Last opened ${day.replaceAll(' ', '\u00a0')}`,
    neverOpened: 'Not opened yet',
    mailStates,
    mailFailed: 'Check the address. A new code sends the mail again.',
    history: 'Who Opened It',
    historyNamed: (email: string) => `Who opened it: ${email}`,
    newCode: 'New Code',
    newCodeNamed: (email: string) => `New code for ${email}`,
    revoke: 'Revoke',
    revokeNamed: (email: string) => `Revoke access of ${email}`,
    delete: 'Delete',
    deleteNamed: (email: string) => `Delete share with ${email}`,
  },

  form: {
    title: 'Share Document',
    description: 'They get a mail with a link. You give them the access code yourself.',
    email: 'Recipient Email',
    emailExample: 'doctor@example.com',
    emailHint: 'One address, such as that of your doctor.',
    type: 'Recipient Type',
    level: 'Access Level',
    cancel: 'Cancel',
    submit: 'Share',
    submitting: 'Sharing...',
    done: 'Document shared successfully',
    doneMore: (email: string) => `Give the access code to ${email}.`,
    failedTitle: 'Error sharing document',
    failed: 'An error occurred while sharing the document',
  },

  expiry: {
    label: 'Expiration Date (optional)',
    hint: 'For example Dec 24, 2026.',
    quick: 'Ends after',
    presets: { week: '1 week', month: '1 month', quarter: '3 months', year: '1 year' },
    openCalendar: 'Open Calendar',
    closeCalendar: 'Close Calendar',
    calendar: 'Calendar',
    isToday: 'Today',
    isSelected: 'selected',
    loadingCalendar: 'Loading the calendar...',
    calendarFailed: 'The calendar could not be loaded. Type the date instead.',
    clear: 'Clear date',
    unclear: 'Write the date like this: Dec 24, 2026.',
    never: 'No expiration: it stays open until you revoke it.',
    ends: (day: string, timeZone: string) => `It ends when ${day} is over (${timeZone} time).`,
  },

  keys: {
    title: (email: string) => `Access code for ${email}`,
    once: 'This code is shown only this once',
    onceMore: 'Write it down, copy it or print it now. If it is lost, you can make a new one.',
    anotherWay:
      'Do not send it by mail. Tell it by phone, or hand it over on paper. Then a mail that falls into wrong hands opens nothing.',
    code: 'Access Code',
    spelled: (code: string) => code.replace(/-/g, '').split('').join(' '),
    copy: 'Copy Code',
    copied: 'Code copied',
    copyFailed: 'Copying does not work here. Please write it down, or print it.',
    print: 'Print Code',
    mailFailed: 'Check the address, or send this text to them yourself.',
    mailNone: 'Send this text to them yourself.',
    byHand: 'Send the text yourself',
    mailText: 'Text for the recipient',
    copyText: 'Copy Text',
    textCopied: 'Text copied',
    textCopyFailed: 'Copying does not work here. Please mark the text and copy it by hand.',
    withoutLink: (place: string, documentId: number) =>
      `Without the mail it opens too: at ${place}, with Document ID ${documentId} and the access code.`,
    close: 'I have kept the code. Close',
    sheetTitle: 'Access code for a document on Readback',
    sheetFor: (email: string) => `For: ${email}`,
    sheetHow: (place: string, documentId: number) =>
      `Open the link in the mail from Readback and enter this code. Or go to ${place}, and enter Document ID ${documentId} and this code.`,
    sheetKeep: 'Keep this sheet apart from the mail.',
  },

  mail: (name: string, link: string) =>
    [
      'Hello,',
      `${name} shares a document with you on Readback. You can read it here:`,
      link,
      `You are asked for an access code there. ${name} gives it to you another way, for example by phone.`,
    ].join('\n\n'),

  newCode: {
    title: 'Make a new access code?',
    body: (email: string) =>
      `The old code and the old link for ${email} stop working at once. A new link is sent by mail.`,
    confirm: 'Make New Code',
    busy: 'Making a new code...',
    done: 'New access code made',
    failedTitle: 'No new code was made',
    failed: 'An error occurred while making a new code',
  },

  revoke: {
    title: 'Revoke Access',
    body: 'Are you sure you want to revoke access? The recipient will no longer be able to view this document.',
    confirm: 'Revoke Access',
    busy: 'Revoking...',
    done: 'Share access revoked',
    doneMore: 'The recipient can no longer access this document',
    failedTitle: 'Error revoking share',
    failed: 'An error occurred while revoking access',
  },

  delete: {
    title: 'Delete Share',
    body: 'Are you sure you want to permanently delete this share? This action cannot be undone.',
    confirm: 'Delete Share',
    busy: 'Deleting...',
    done: 'Share deleted',
    doneMore: 'The share has been permanently deleted',
    failedTitle: 'Error deleting share',
    failed: 'An error occurred while deleting the share',
  },

  history: {
    title: 'Who opened it',
    description: (email: string) => `What was done by way of the share with ${email}, newest first.`,
    loading: 'Loading who opened it...',
    failed: 'Who opened it could not be loaded.',
    empty: 'Nothing yet.',
    label: 'What was done',
    visits,
  },

  endAll: {
    heading: 'End all shares',
    what: 'This ends shares and SMART Health Links alike. Pages that are open elsewhere close within seconds.',
    here: {
      button: 'End All Shares of This Document',
      title: 'End all shares of this document?',
      body: 'Nobody but you will be able to view this document. To share it again, you have to start anew.',
    },
    everywhere: {
      button: 'End All Shares of All My Documents',
      title: 'End all shares of all your documents?',
      body: 'Nobody but you will be able to view any of your documents. To share them again, you have to start anew.',
    },
    confirm: 'End All Shares',
    busy: 'Ending...',
    done: 'All shares have ended',
    count: (count: number) =>
      count === 0 ? 'There was nothing left to end.' : count === 1 ? '1 share was ended.' : `${count} were ended.`,
    failedTitle: 'The shares could not be ended',
    failed: 'An error occurred while ending the shares',
  },
} as const;
