import type { ComponentType, ReactNode } from 'react';
import type { DocumentRef } from '#core/documents/medical-document.ts';

export type VisitListProps = {
  documentRef: DocumentRef;
  /** The title of the document, over a copied list. */
  title: string;
  onPrint: () => void;
  /** The suggested questions, each with what `pick` gives: a way to put it on the list. */
  children: (pick: (question: string) => ReactNode) => ReactNode;
};

/** A person's own questions for a visit, beside those that are suggested. The screen gets it from its route. */
export type VisitSlots = {
  List: ComponentType<VisitListProps>;
  /** The list as it goes on paper. */
  Printed: ComponentType<{ documentRef: DocumentRef }>;
};
