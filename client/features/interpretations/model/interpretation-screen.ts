import type { Interpretation } from '#core/documents/interpretation.ts';
import type {
  DocumentRef,
  DocumentStage,
  MedicalDocument,
  UnreadableReason,
} from '#core/documents/medical-document.ts';
import { hasCode } from '#client/lib/api-error.ts';
import { isTemporary } from '#client/lib/medical-documents/document-ref.ts';
import { mayBy } from '#client/lib/medical-documents/seen-by-share.ts';

/** What the interpretation page shows. */
export type InterpretationScreen =
  | { state: 'loading' }
  | { state: 'ready'; interpretation: Interpretation }
  | { state: 'generating'; stage: DocumentStage | null } // the document is there, its interpretation is not yet
  | { state: 'processing'; stage: DocumentStage | null } // only its ticket is known
  | { state: 'none'; title: string } // nobody made one, and whoever looks may not ask for it
  | { state: 'unreadable'; reason: UnreadableReason | null; title: string; isShared: boolean }
  | { state: 'failed' }
  | { state: 'not-found' };

type Read<T> = { data: T | undefined; error: unknown; isPending: boolean };

export function interpretationScreen(
  ref: DocumentRef,
  interpretation: Read<Interpretation | null>,
  document: Read<MedicalDocument>,
): InterpretationScreen {
  if (interpretation.data) return { state: 'ready', interpretation: interpretation.data };
  // Once we know that there is none yet, a read that fails in between is not worth a word: the next one follows.
  if (interpretation.data === undefined) return { state: interpretation.error === null ? 'loading' : 'failed' };
  if (document.data) return withoutInterpretation(document.data);
  if (document.isPending) return { state: 'loading' };
  if (!hasCode(document.error, 'document.not_found')) return { state: 'failed' };
  return isTemporary(ref) ? { state: 'processing', stage: null } : { state: 'not-found' };
}

function withoutInterpretation({ stage, unreadableReason, title, share }: MedicalDocument): InterpretationScreen {
  if (stage === 'explained' && !mayBy(share, 'reinterpret')) return { state: 'none', title };
  return stage === 'unreadable'
    ? { state: 'unreadable', reason: unreadableReason, title, isShared: share !== undefined }
    : { state: 'generating', stage };
}
