export const texts = {
  intro: 'Every time one of your documents is opened, sent or changed, it is written down here.',
  loading: 'Loading who opened what...',
  failed: 'Who opened what could not be loaded.',
  emptyTitle: 'Nothing yet',
  empty: 'Nobody has opened this yet.',
  label: 'Who opened what',
  filter: 'Show',
  all: 'Everything',
  more: 'Show more',
  loadingMore: 'Loading...',
  moreFailed: 'More could not be loaded.',
  gone: 'a document that is gone',
  untitled: (id: number | string) => `Document ${id}`,
  thisOne: 'this document',
  whoOpened: 'Who opened this',
  whoOpenedMore: 'You, Readback itself, and whoever else had this document open.',

  notices: {
    label: 'What you should know',
    title: 'Emergency access to one of your documents',
    one: (moment: string) => `The person who runs Readback opened one of your documents on ${moment}.`,
    granted: (moment: string) => `The person who runs Readback was given access to one of your documents on ${moment}.`,
    ended: (moment: string) => `This emergency access ended on ${moment}.`,
    other: (sentence: string, moment: string) => `${sentence}, on ${moment}.`,
    reason: (reason: string) => `The reason they gave: ${reason}`,
    until: (moment: string) => `The access ends on ${moment}.`,
    document: 'Document:',
    ask: 'If you do not know why, ask them.',
    seen: 'I have seen this',
    saving: 'Saving...',
    failed: 'That could not be saved.',
    shares: 'See Who It Is Shared With',
  },

  /** What was closed because of wrong codes. */
  closed: {
    link: {
      title: 'Wrong access codes were tried',
      sentence: (moment: string) =>
        `Somebody tried too many wrong access codes for a share of one of your documents, on ${moment}. This share is closed now. Nobody got in.`,
      ask: 'Make a new code for it, or revoke it if you do not know who it was.',
    },
    number: {
      title: 'Wrong access codes were tried',
      sentence: (moment: string) =>
        `Somebody tried too many wrong access codes with the number of one of your documents, on ${moment}. It cannot be opened by its number now. Nobody got in.`,
      ask: 'The links in your mails still work. A new code for any of its shares lets its number work again.',
    },
    healthLink: {
      title: 'Wrong passcodes were tried',
      sentence: (moment: string) =>
        `Somebody tried too many wrong passcodes for a SMART Health Link of one of your documents, on ${moment}. This link is closed now. Nobody got in.`,
      ask: 'Make a new link if it is still needed.',
    },
  },
} as const;
