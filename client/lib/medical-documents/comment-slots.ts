import { createContext, type ComponentType } from 'react';
import type { CommentTarget } from '#core/comments/comment.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';

export type CommentMarkProps = { documentRef: DocumentRef; target: CommentTarget };

/** Comments on a document. A screen that has none draws nothing. */
export type CommentSlots = {
  /** Beside a sentence or a term: how many comments it has, and a way to write one. */
  Mark: ComponentType<CommentMarkProps>;
  /** All comments of a document, and a place to write to everybody or to answer. */
  Panel: ComponentType<{ documentRef: DocumentRef }>;
};

export const CommentSlotsContext = createContext<CommentSlots | null>(null);
