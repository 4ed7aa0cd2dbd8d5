import { useState } from 'react';
import type { DocumentId } from '#core/documents/medical-document.ts';
import { keepSteps, loadSteps } from '../model/kept-steps.ts';

type DoneSteps = { isDone: (key: string) => boolean; toggle: (key: string) => void };

const ofNobody: DocumentId = 0;

/** The steps that were ticked off, in this browser alone. A sample belongs to nobody: of it nothing is kept. */
export function useDoneSteps(documentId: DocumentId): DoneSteps {
  const [done, setDone] = useState(() => (documentId === ofNobody ? [] : loadSteps(documentId)));
  const isDone = (key: string) => done.includes(key);
  const toggle = (key: string) => {
    const next = isDone(key) ? done.filter((one) => one !== key) : [...done, key];
    setDone(next);
    if (documentId !== ofNobody) keepSteps(documentId, next);
  };
  return { isDone, toggle };
}
