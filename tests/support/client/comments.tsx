import { use, type ReactNode } from 'react';
import { configure } from '@testing-library/react';
import type { Comment } from '#core/comments/comment.ts';
import type { CommentTarget } from '#core/comments/comment-target.ts';
import type { SeenByShare } from '#core/sharing/share.ts';
import { WithComments } from '#client/app/routes/comment-slots.tsx';
import { CommentSlotsContext } from '#client/lib/medical-documents/comment-slots.ts';
import { ok, type FakeApi } from './fake-api.ts';
// In the browser they come when they are needed. Here they are there, so that no test waits for its own source.
import '#client/features/comments/components/comment-mark.tsx';
import '#client/features/comments/components/comments-news.tsx';
import '#client/features/comments/components/comments-panel.tsx';

// Marks and the panel come one after the other, which takes a busy computer its time.
configure({ asyncUtilTimeout: 4000 });

export const sentence = { kind: 'sentence', quote: 'Your potassium is high.' } as const;
export const term = { kind: 'term', quote: 'potassium' } as const;

export const commentsOf7 = '/api/medical-documents/7/comments';
export const sharesOf7 = '/api/documents/7/shares';

/** A comment of a doctor on the document, as its owner sees it. */
export const aComment = (more: Partial<Comment> = {}): Comment => ({
  id: 1,
  target: { kind: 'document' },
  text: 'Please bring this to your visit.',
  answers: null,
  shareId: 3,
  author: { kind: 'recipient', name: 'dr.miller@example.org' },
  isOwn: false,
  isUnread: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  editedAt: null,
  ...more,
});

/** The same as the doctor sees what they wrote. */
export const aDoctorsOwn = (more: Partial<Comment> = {}): Comment => aComment({ isOwn: true, ...more });

/** What the owner wrote, as they see it. */
export const anOwnersOwn = (more: Partial<Comment> = {}): Comment =>
  aComment({ author: { kind: 'owner', name: 'ana' }, isOwn: true, ...more });

export const aSeenShare = (more: Partial<SeenByShare> = {}): SeenByShare => ({
  shareId: 3,
  sharedBy: 'Ana García',
  accessLevel: 'comment',
  expirationDate: null,
  expiresAt: null,
  ...more,
});

/** The server keeps these comments of document 7, and changes them as it is told. */
export function keepingComments(api: FakeApi, start: Comment[]): FakeApi {
  let comments = start;
  const next = () => Math.max(0, ...comments.map(({ id }) => id)) + 1;
  api.on(`GET ${commentsOf7}`, () => ok(comments));
  api.on(`PUT ${commentsOf7}/seen`, () => ok(null));
  api.on(`POST ${commentsOf7}`, ({ body }) => {
    const { text, target = { kind: 'document' }, answers = null } = body as Partial<Comment>;
    const added = aComment({ id: next(), text: text ?? '', target, answers, isOwn: true });
    comments = [...comments, added];
    return ok(added, 201);
  });
  for (const comment of start) {
    api.on(`PUT ${commentsOf7}/${comment.id}`, ({ body }) =>
      ok({ ...comment, ...(body as Partial<Comment>), editedAt: '2026-11-21T10:00:00.000Z' }),
    );
    api.on(`DELETE ${commentsOf7}/${comment.id}`, () => ok({ id: comment.id }));
  }
  return api;
}

type ScreenProps = { share?: SeenByShare; marked?: CommentTarget[]; children?: ReactNode };

/** A screen of document 7 with comments: what leads to them, words with their marks, and the panel. */
export const CommentedScreen = ({ share, marked = [], children }: ScreenProps) => (
  <WithComments shown={{ id: 7, share }}>
    <h1 tabIndex={-1}>Blood test</h1>
    <MarkedWords targets={marked} />
    {children}
  </WithComments>
);

function MarkedWords({ targets }: { targets: CommentTarget[] }) {
  const comments = use(CommentSlotsContext);
  if (comments === null) return <p>No comments here</p>;
  return (
    <>
      <comments.News />
      {targets.map((target, index) => (
        <p key={index}>
          {target.kind === 'document' ? 'All of it' : target.quote}
          <comments.Mark target={target} />
        </p>
      ))}
      <comments.Panel />
    </>
  );
}
