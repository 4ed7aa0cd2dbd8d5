import type { CommentTarget } from '#core/comments/comment-target.ts';
import type { Count } from './model/topics.ts';

type WordsKind = Exclude<CommentTarget['kind'], 'document'>;

const comments = ({ all }: Count) => (all === 1 ? '1 comment' : `${all} comments`);
const withNew = (words: string, { unread }: Count) => (unread === 0 ? words : `${words}, ${unread} new`);

// A name that is heard must not be as long as what it names.
const longestName = 60;
const short = (words: string) => (words.length <= longestName ? words : `${words.slice(0, longestName).trimEnd()}…`);

export const texts = {
  title: 'Comments',
  loading: 'Loading comments...',
  failed: 'The comments could not be loaded.',
  empty: 'Nothing has been written yet.',
  introOwner:
    'Everybody you let comment can read what you write to all of them. What you answer to one person stays between you.',
  introShared: (name: string) => `${name} reads what you write here, and can answer. Other people cannot see it.`,
  counted: (count: Count) => withNew(comments(count), count),
  cardCount: (count: number) => (count === 1 ? '1 new comment' : `${count} new comments`),

  mark: {
    comment: 'Comment',
    write: (quote: string) => `Comment on: ${short(quote)}`,
    unsent: (quote: string) => `Go on with your comment on: ${short(quote)}`,
    open: (count: Count, quote: string) => `${withNew(comments(count), count)} on: ${short(quote)}`,
  },

  about: {
    document: 'About the document',
    sentence: 'About this sentence',
    term: 'About this term',
  } satisfies Record<CommentTarget['kind'], string>,
  windows: { sentence: 'Comments on a sentence', term: 'Comments on a term' } satisfies Record<WordsKind, string>,
  quoteCaption: { sentence: 'The sentence', term: 'The term' } satisfies Record<WordsKind, string>,
  writeAbout: 'Comment on this',
  writeAboutNamed: (quote: string) => `Comment on this: ${short(quote)}`,

  unknown: 'Unknown',
  you: 'You',
  toOne: (name: string) => `You, to ${name}`,
  toAll: 'You, to everybody who may comment',
  isNew: 'New',
  edited: (moment: string) => `changed ${moment}`,
  named: (action: string, text: string) => `${action}: ${short(text)}`,
  answer: 'Answer',
  edit: 'Edit',
  delete: 'Delete',

  write: {
    labels: {
      document: 'Your comment on the document',
      sentence: 'Your comment on this sentence',
      term: 'Your comment on this term',
    } satisfies Record<CommentTarget['kind'], string>,
    answer: (name: string) => `Your answer to ${name}`,
    edit: 'Your comment',
    readByAll: 'Everybody who may comment on this document can read it.',
    readByOne: (name: string) => `${name} can read it. Other people cannot.`,
    send: 'Send comment',
    sendAnswer: 'Send answer',
    save: 'Save changes',
    sending: 'Sending...',
    cancel: 'Cancel',
    empty: 'Write something first.',
    long: (most: number, now: number) =>
      `Write at most ${most.toLocaleString('en')} letters. There are ${now.toLocaleString('en')} now.`,
    failed: (why: string) => `This could not be sent. What you wrote is still here. ${why}`,
    sent: 'Your comment was sent.',
    saved: 'Your changes are saved.',
    answered: 'Your answer was sent.',
  },

  unsent: {
    title: 'You have not sent this yet',
    goOn: 'Go on writing',
    goOnNamed: (quote: string) => `Go on writing on: ${short(quote)}`,
  },

  deletion: {
    title: 'Delete this comment?',
    body: 'This cannot be undone.',
    bodyWithAnswers: 'The answers to it stay. This cannot be undone.',
    confirm: 'Delete comment',
    deleting: 'Deleting...',
    cancel: 'Keep comment',
    deleted: 'The comment was deleted.',
    failed: (why: string) => `The comment could not be deleted. ${why}`,
  },
} as const;
