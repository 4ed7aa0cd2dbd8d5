import { createContext, type ComponentType } from 'react';
import type { CommentTarget } from '#core/comments/comment-target.ts';

export type CommentMarkProps = { target: CommentTarget };

/** Comments on the document that a screen shows. A screen that has none draws nothing. */
export type CommentSlots = {
  /** Directly inside of what holds a sentence or a term: how many comments it has, and a way to write one. */
  Mark: ComponentType<CommentMarkProps>;
  /** Above everything else: that there are comments, and the way to them. */
  News: ComponentType;
  /** All comments of the document, and a place to write and to answer. */
  Panel: ComponentType;
};

export const CommentSlotsContext = createContext<CommentSlots | null>(null);

export type CardComments = {
  /** On the card of a document: that somebody has written about it. */
  Unread: ComponentType<{ documentId: number }>;
};

export const CardCommentsContext = createContext<CardComments | null>(null);
