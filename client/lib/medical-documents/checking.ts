import type { ComponentType } from 'react';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { DocumentPage, PageWord } from '#core/documents/page-layout.ts';
import type { Span } from '#core/kernel/span.ts';

export type CheckPanelProps = {
  documentRef: DocumentRef;
  /** The text that the spans of the words point into. */
  text: string;
  /** Places that matter most, such as results: what was hard to read in them is asked first. */
  first?: readonly Span[];
  headingLevel?: 2 | 3;
  /** Told which word is looked at, for a screen that shows the whole page too. */
  onLookAt?: (place: Span) => void;
};

export type CorrectWordProps = {
  documentRef: DocumentRef;
  text: string;
  page: DocumentPage;
  word: PageWord;
  onDone: () => void;
};

/** Checking what was hard to read. The screens that offer it get it from their route. */
export type Checking = { Panel: ComponentType<CheckPanelProps>; Word: ComponentType<CorrectWordProps> };
