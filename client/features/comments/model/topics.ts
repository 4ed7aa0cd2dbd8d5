import type { Comment } from '#core/comments/comment.ts';
import type { CommentTarget } from '#core/comments/comment-target.ts';

/** A comment and what was answered to it; answers of one conversation stand together. */
export type Thread = { root: Comment; answers: Comment[] };

/** Everything that was written about the same words, or about the document. */
export type Topic = { key: string; target: CommentTarget; threads: Thread[] };

const order: CommentTarget['kind'][] = ['document', 'sentence', 'term'];

/** Targets are clean where they come from, so the same words are the same letters. */
export const targetKey = (target: CommentTarget): string =>
  target.kind === 'document' ? target.kind : `${target.kind} ${target.quote}`;

/** What is about the document comes first, then sentences and terms in the order in which they were written about. */
export function topicsOf(comments: readonly Comment[]): Topic[] {
  const topics = new Map<string, Topic>();
  for (const thread of threadsOf(comments)) {
    const { target } = thread.root;
    const key = targetKey(target);
    const topic = topics.get(key) ?? { key, target, threads: [] };
    topic.threads.push(thread);
    topics.set(key, topic);
  }
  return [...topics.values()].toSorted((a, b) => order.indexOf(a.target.kind) - order.indexOf(b.target.kind));
}

// An answer whose beginning cannot be seen begins a thread of its own.
function threadsOf(comments: readonly Comment[]): Thread[] {
  const known = new Set(comments.map(({ id }) => id));
  const isRoot = ({ answers }: Comment) => answers === null || !known.has(answers);
  return comments.filter(isRoot).map((root) => ({
    root,
    answers: byConversation(comments.filter(({ answers }) => answers === root.id)),
  }));
}

function byConversation(answers: Comment[]): Comment[] {
  const conversations = answers.map(({ shareId }) => shareId);
  return answers.toSorted((a, b) => conversations.indexOf(a.shareId) - conversations.indexOf(b.shareId));
}

/** The name of whom a conversation is with, as far as they have written in it. */
export const recipientOf = (comments: readonly Comment[], shareId: number | null): string | undefined =>
  comments.find((comment) => comment.shareId === shareId && comment.author.kind === 'recipient')?.author.name;

const counted = new WeakMap<readonly Comment[], Map<string, Count>>();

/** How many comments there are, and how many of them have not been seen. */
export type Count = { all: number; unread: number };

const none: Count = { all: 0, unread: 0 };

/** How many comments are about something. Counted once for all marks of a page. */
export function countOf(comments: readonly Comment[], target: CommentTarget): Count {
  const counts = counted.get(comments) ?? countTargets(comments);
  counted.set(comments, counts);
  return counts.get(targetKey(target)) ?? none;
}

function countTargets(comments: readonly Comment[]): Map<string, Count> {
  const counts = new Map<string, Count>();
  for (const { target, isUnread } of comments) {
    const { all, unread } = counts.get(targetKey(target)) ?? none;
    counts.set(targetKey(target), { all: all + 1, unread: unread + (isUnread ? 1 : 0) });
  }
  return counts;
}

export const countAll = (comments: readonly Comment[]): Count => ({
  all: comments.length,
  unread: comments.filter(({ isUnread }) => isUnread).length,
});
