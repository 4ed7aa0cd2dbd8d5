import { z } from 'zod';
import type { CorrectedDocument, CorrectionBody } from '#core/correcting/correction.ts';
import { correctWord, type Corrected, type CorrectionFault } from '#core/correcting/correct-word.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { summaryOf } from '#core/documents/page-layout.ts';
import { ownerEvent } from '#core/audit/owner-event.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import { AppError, type ErrorCode } from '#core/kernel/app-error.ts';
import { textAt } from '#core/kernel/span.ts';
import { createTurns } from '#server/turns.ts';
import type { Explainer } from '../../../ports/explainer.ts';
import type { KeyRing } from '../../../ports/key-ring.ts';
import type { AuditTrail } from '../../audit/audit-trail.ts';
import type { DocumentRecord } from '../document-record.ts';
import type { DocumentRepository } from '../documents.repository.ts';
import { getOwnRecord } from '../get-own-record.ts';
import { markedOnly, unpackLayout } from '../layout/packed-layout.ts';
import { openLayout, sealLayout } from '../layout/sealed-layout.ts';
import { Label, openPart, sealPart } from '../sealed-parts.ts';
import { explainAnew, StoredExplanation } from '../stored-explanation.ts';
import type { AfterCorrection, StoredReading } from './document-corrections.ts';

export type CorrectDocumentDeps = {
  documents: DocumentRepository;
  audit: AuditTrail;
  keyRing: KeyRing;
  explainer: Explainer;
  /** What is to happen exactly when a correction is kept. */
  afterCorrection?: AfterCorrection;
};

type Asked = CorrectionBody & { ref: DocumentRef };

export type CorrectDocument = (actor: Actor, asked: Asked) => Promise<CorrectedDocument>;

const waitingForOneDocument = 60;
// Corrections of one document take turns in this process: only another process can have been first.
const triesAgainstOthers = 5;

const codes: Record<CorrectionFault['fault'], ErrorCode> = {
  unusable: 'correction.unusable',
  misplaced: 'correction.misplaced',
};

/**
 * Puts what the owner read on the paper into the text and explains the document anew. Each correction builds on the one before, however
 * many come at once. Throws AppError('document.not_ready'), 'document.unreadable', 'correction.unusable' and 'correction.misplaced'.
 */
export function createCorrectDocument(deps: CorrectDocumentDeps): CorrectDocument {
  const inTurn = createTurns({ atOncePerKey: 1, waitingPerKey: waitingForOneDocument });

  return async (actor, asked) => {
    const { ticket } = await getReadRecord(deps, actor, asked.ref);
    return inTurn(ticket, async () => {
      for (let tries = 0; tries < triesAgainstOthers; tries += 1) {
        const corrected = await correctOnce(deps, actor, asked);
        if (corrected !== undefined) return corrected;
      }
      throw new AppError('server.unavailable');
    });
  };
}

async function getReadRecord({ documents }: CorrectDocumentDeps, actor: Actor, ref: DocumentRef) {
  const record = await getOwnRecord(documents, actor, ref);
  if (record.stage === 'unreadable') throw new AppError('document.unreadable');
  if (record.stage !== 'explained') throw new AppError('document.not_ready');
  return record;
}

/** Undefined when the document was changed by somebody else meanwhile. */
async function correctOnce(
  deps: CorrectDocumentDeps,
  actor: Actor,
  asked: Asked,
): Promise<CorrectedDocument | undefined> {
  const { documents } = deps;
  const record = await getReadRecord(deps, actor, asked.ref);
  const stored = await documents.findReading(ownerOf(actor), asked.ref);
  if (stored === undefined) return undefined;

  const corrected = await correct(deps, { record, stored, asked });
  const reading = await explainAndSeal(deps, { record, stored, corrected });
  const { revision } = stored;
  const alsoWithin: AfterCorrection = async (trx, ticket) => {
    await deps.afterCorrection?.(trx, ticket);
    await deps.audit.record(trx, ownerEvent(actor, { action: 'document.corrected', ticket }));
  };
  const change = { revision, reading, alsoWithin };
  if (!(await documents.replaceReading(ownerOf(actor), record.ticket, change))) return undefined;
  const { text, layout, span } = corrected;
  return { text, pages: layout.pages.map(summaryOf), span };
}

async function correct(
  { keyRing }: CorrectDocumentDeps,
  { record: { key }, stored, asked }: { record: DocumentRecord; stored: StoredReading; asked: Asked },
): Promise<Corrected> {
  const text = await openPart(keyRing, key, 'text', { sealed: stored.sealedText, shape: z.string() });
  const layout = unpackLayout(await openLayout(keyRing, key, stored.sealedLayout));
  const { span, was } = asked;
  if (was !== undefined && was !== textAt(text, span)) throw new AppError('correction.misplaced');
  const corrected = correctWord(text, layout, { span, text: asked.text, at: stored.now.toISOString() });
  if ('fault' in corrected) throw new AppError(codes[corrected.fault]);
  return corrected;
}

async function explainAndSeal(
  { keyRing, explainer }: CorrectDocumentDeps,
  { record, stored, corrected }: { record: DocumentRecord; stored: StoredReading; corrected: Corrected },
) {
  const { key, owner, sealedLabel, documentType: chosenType } = record;
  const { readingNotes } = await openPart(keyRing, key, 'label', { sealed: sealedLabel, shape: Label });
  const kept = await openPart(keyRing, key, 'explanation', {
    sealed: stored.sealedExplanation,
    shape: StoredExplanation,
  });
  const { text, layout } = corrected;
  const { text: _text, ...explanation } = await explainAnew(explainer, {
    kept,
    owner,
    text,
    layout: markedOnly(layout),
    chosenType,
    readingNotes,
  });
  return {
    sealedText: await sealPart(keyRing, key, 'text', text),
    sealedLayout: await sealLayout(keyRing, key, layout),
    sealedExplanation: await sealPart(keyRing, key, 'explanation', explanation),
  };
}
