import { z } from 'zod';
import { Comment, type EditCommentBody, type NewCommentBody, type SeenCommentsBody } from '#core/comments/comment.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { callApi } from '#client/lib/call-api.ts';
import { commentsPath } from './comments-path.ts';

export const addComment = (ref: DocumentRef, body: NewCommentBody) =>
  callApi({ path: commentsPath(ref), method: 'POST', body, output: Comment });

export const editComment = (ref: DocumentRef, id: number, body: EditCommentBody) =>
  callApi({ path: `${commentsPath(ref)}/${id}`, method: 'PUT', body, output: Comment });

/** Deletes a comment. What was answered to it stays. */
export const deleteComment = (ref: DocumentRef, id: number) =>
  callApi({ path: `${commentsPath(ref)}/${id}`, method: 'DELETE', output: z.unknown() });

/** Says that everything up to a comment was on the screen. */
export const markSeen = (ref: DocumentRef, body: SeenCommentsBody) =>
  callApi({ path: `${commentsPath(ref)}/seen`, method: 'PUT', body, output: z.unknown() });
