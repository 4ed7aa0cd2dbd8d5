import { z } from 'zod';
import { Comment, EditCommentBody, NewCommentBody, SeenCommentsBody, UnreadComments } from '#core/comments/comment.ts';
import { success as answerOf } from '#core/documents/answer.ts';
import { DocumentRef } from '#core/documents/medical-document.ts';
import { success } from '#server/http/answer.ts';
import type { ApiRoutes } from '#server/http/api-routes.ts';
import { addComment, type ChangeCommentsDeps } from './add-comment.ts';
import { countUnread } from './count-unread.ts';
import { deleteComment } from './delete-comment.ts';
import { editComment } from './edit-comment.ts';
import { listComments, type ListCommentsDeps } from './list-comments.ts';
import { seeComments } from './see-comments.ts';

export type CommentRoutesDeps = ChangeCommentsDeps & ListCommentsDeps;

const path = '/api/medical-documents/:ref/comments';
const ofDocument = z.object({ ref: DocumentRef });
const ofComment = ofDocument.extend({ commentId: z.string().regex(/^[1-9]\d{0,14}$/) });
const forRecipients = 'comment' as const;
// The page asks by itself whether there are new ones: that keeps neither a session nor a visit alive.
const byItself = { forRecipients, isBackground: true };

export function registerCommentRoutes(routes: ApiRoutes, deps: CommentRoutesDeps): void {
  const config = { forRecipients };

  const all = { params: ofDocument, response: { 200: answerOf(z.array(Comment)) } };
  routes.get(path, { schema: all, config: byItself }, async ({ reader, params }) =>
    success(await listComments(deps, reader, params)),
  );

  const added = { params: ofDocument, body: NewCommentBody, response: { 201: answerOf(Comment) } };
  routes.post(path, { schema: added, config }, async ({ reader, params, body }, reply) =>
    reply.code(201).send(success(await addComment(deps, reader, { ...params, ...body }))),
  );

  const edited = { params: ofComment, body: EditCommentBody, response: { 200: answerOf(Comment) } };
  routes.put(`${path}/:commentId`, { schema: edited, config }, async ({ reader, params: { ref, commentId }, body }) =>
    success(await editComment(deps, reader, { ref, id: Number(commentId), ...body })),
  );

  const deleted = { params: ofComment, response: { 200: answerOf(z.object({ id: z.number().int() })) } };
  routes.delete(`${path}/:commentId`, { schema: deleted, config }, async ({ reader, params: { ref, commentId } }) =>
    success(await deleteComment(deps, reader, { ref, id: Number(commentId) })),
  );

  const seen = { params: ofDocument, body: SeenCommentsBody, response: { 200: answerOf(z.null()) } };
  routes.put(`${path}/seen`, { schema: seen, config: byItself }, async ({ reader, params, body }) => {
    await seeComments(deps, reader, { ...params, ...body });
    return success(null);
  });

  const unread = { response: { 200: answerOf(UnreadComments) } };
  routes.get(
    '/api/comments/unread',
    { schema: unread, config: { needs: 'use_account', isBackground: true } },
    async ({ actor }) => success(await countUnread(deps, actor)),
  );
}
