import type { ComponentType, ReactNode } from 'react';
import type { Sentence } from '#core/documents/explanation.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';

export type ConsentDialogProps = {
  documentRef: DocumentRef;
  isOpen: boolean;
  onClose: () => void;
  /** Somebody has allowed a provider, and what they allowed is stored. */
  onAllowed: () => void;
};

/** Sentences of an answer, drawn like those of the interpretation: each opens its source. */
export type DrawSentences = (sentences: Omit<Sentence, 'section'>[]) => ReactNode;

export type AskingPanelProps = {
  documentRef: DocumentRef;
  suggestions: readonly string[];
  drawSentences: DrawSentences;
};

export type NeverSendProps = { documentRef: DocumentRef; neverSend: boolean };

export type WhoOpenedProps = { documentRef: DocumentRef };

/** What AI providers add to an interpretation. The screen gets it from its route. */
export type AiSlots = {
  ConsentDialog: ComponentType<ConsentDialogProps>;
  AskingPanel: ComponentType<AskingPanelProps>;
};
