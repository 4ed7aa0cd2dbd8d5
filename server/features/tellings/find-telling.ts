import type { Explanation } from '#core/documents/explanation.ts';
import { noTelling, type Telling, type TellingChoice } from '#core/documents/telling.ts';
import type { KeyRing } from '../../ports/key-ring.ts';
import type { DocumentRecord } from '../documents/document-record.ts';
import { findTellers, type FindTellersDeps } from './find-tellers.ts';
import { openTold } from './sealed-told.ts';
import type { TellingKey } from './telling-key.ts';
import type { StoredTelling, TellingRepository } from './tellings.repository.ts';

export type FindTellingDeps = FindTellersDeps & {
  tellings: TellingRepository;
  keyRing: KeyRing;
  tellingKey: TellingKey;
};

type Explained = Pick<Explanation, 'text' | 'documentKind'>;

/**
 * Where the telling of a document stands, with its words. Of stage `none` without a reason, a model could tell it and nobody has asked
 * yet. Words that no longer fit the text or the rules they were checked by are as good as none.
 */
export async function findTelling(
  deps: FindTellingDeps,
  record: DocumentRecord,
  { explanation, ...choice }: TellingChoice & { explanation: Explained },
): Promise<Telling> {
  const { ticket, owner } = record;
  const stored = await deps.tellings.find(owner, { ticket, ...choice });
  if (stored === undefined || stored.stage === 'none' || !isFitting(deps, stored, { ...choice, record, explanation })) {
    const tellers = await findTellers(deps, record, explanation);
    const reason = 'reason' in tellers ? tellers.reason : null;
    return { ...noTelling('no_provider', choice), revision: stored?.revision ?? 0, reason, told: null };
  }
  return presentTelling(deps.keyRing, record, { ...choice, stored });
}

/** A telling as it is stored, opened. */
export async function presentTelling(
  keyRing: KeyRing,
  { key }: DocumentRecord,
  { stored, ...choice }: TellingChoice & { stored: StoredTelling },
): Promise<Telling> {
  const { stage, engine, revision, reason, sealedTold } = stored;
  const told = sealedTold === null ? null : await openTold(keyRing, key, choice, sealedTold);
  return { ...choice, stage, engine, revision, reason, told };
}

function isFitting(
  { tellingKey }: FindTellingDeps,
  { stage, engine, model, fits }: StoredTelling,
  { record, explanation, level, language }: TellingChoice & { record: DocumentRecord; explanation: Explained },
): boolean {
  if (stage !== 'done') return true;
  if (engine === null || model === null || fits === null) return false;
  const { owner } = record;
  return tellingKey({ text: explanation.text, owner, engine, model, level, language }).equals(fits);
}
