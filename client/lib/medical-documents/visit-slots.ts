import type { ComponentType, ReactNode } from 'react';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { Later } from '#client/ui/later/later.tsx';

/** Which questions go on paper by themselves: a person's own list, or those of the suggested ones that they chose. */
export type PrintedQuestions = 'visit' | { questions: readonly string[] };

export type VisitListProps = {
  documentRef: DocumentRef;
  /** The title of the document, over what is taken along. */
  title: string;
  /** The suggested questions, in the order in which they are shown. */
  suggested: readonly string[];
  onPrint: (what: PrintedQuestions) => void;
  /** The suggested questions as they are drawn, each with what `pick` gives: a way to take it along. */
  children: (pick: (question: string) => ReactNode) => ReactNode;
};

export type NextStepProps = {
  /** The title of the document. */
  title: string;
  /** What is to be done, in a sentence. */
  step: string;
};

/** Its code may have to be fetched before a page is printed. */
export type PrintedList = ComponentType<{ documentRef: DocumentRef }> &
  Partial<Pick<Later<object>, 'load' | 'isThere'>>;

/** Taking questions along to a visit: those that are suggested, and a person's own list. The screen gets it from its route. */
export type VisitSlots = {
  List: ComponentType<VisitListProps>;
  /** The person's own list as it goes on paper. */
  Printed: PrintedList;
  /** A way to put what is to be done on a calendar. */
  Calendar: ComponentType<NextStepProps>;
};
