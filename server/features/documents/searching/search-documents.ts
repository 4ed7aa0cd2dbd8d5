import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { ownerEvent } from '#core/audit/owner-event.ts';
import type { DocumentSearch, DocumentSearchBody, FoundDocument } from '#core/documents/searching/document-search.ts';
import { findInDocument } from '#core/documents/searching/find-in-document.ts';
import { searchWords } from '#core/documents/searching/fold.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { Keeping } from '#core/plans/retention.ts';
import type { KeyRing } from '../../../ports/key-ring.ts';
import type { AuditTrail } from '../../audit/audit-trail.ts';
import type { DocumentRecord } from '../document-record.ts';
import type { DocumentRepository } from '../documents.repository.ts';
import { typeToShow } from '../list-documents.ts';
import type { OpenLabel } from '../opened-labels.ts';
import { presentListItemOrDamage } from '../present-document.ts';
import { openPart } from '../sealed-parts.ts';

export type SearchDocumentsDeps = {
  documents: DocumentRepository;
  keyRing: KeyRing;
  openLabel: OpenLabel;
  audit: AuditTrail;
  /** How long one search may take. */
  searchMs?: number;
};

type Search = DocumentSearchBody & { signal: AbortSignal };

/** Texts are fetched so many at a time, and opened one after the other: what was looked through is let go. */
const textsAtOnce = 10;
/** More are counted, and not given: another word finds fewer. */
export const mostFound = 50;

/**
 * Looks for words in the titles, kinds and texts of the actor's own documents, which are opened in memory and kept nowhere else. Ends when
 * its time is over, and says how far it came. Every document of which words are given is written down first.
 */
export async function searchDocuments(
  deps: SearchDocumentsDeps,
  actor: Actor,
  { words, type, signal }: Search,
): Promise<DocumentSearch> {
  const { documents, searchMs = 3_000 } = deps;
  const owner = ownerOf(actor);
  const [records, keeping] = await Promise.all([documents.list(owner, typeToShow(type)), documents.findKeeping(owner)]);
  const wanted = searchWords(words);
  const found: Match[] = [];
  let [count, searched] = [0, 0];
  const until = performance.now() + searchMs;
  for await (const { record, sealedText } of withTexts(documents, owner, wanted.length === 0 ? [] : records)) {
    if (signal.aborted || (searched > 0 && performance.now() > until)) break;
    const match = await lookInto(deps, { record, sealedText, keeping, wanted });
    searched += 1;
    if (match === undefined) continue;
    count += 1;
    if (found.length < mostFound) found.push({ ticket: record.ticket, ...match });
  }
  if (signal.aborted) throw signal.reason;
  return { found: await giveOut(deps, actor, found), count, searched, of: records.length };
}

type Match = FoundDocument & { ticket: string };

type Look = {
  record: DocumentRecord;
  sealedText: Uint8Array | undefined;
  keeping: Keeping;
  wanted: readonly string[];
};

/** The records with their texts. Between two of them others have their turn. */
async function* withTexts(
  documents: DocumentRepository,
  owner: string,
  records: readonly DocumentRecord[],
): AsyncGenerator<{ record: DocumentRecord; sealedText: Uint8Array | undefined }> {
  for (let from = 0; from < records.length; from += textsAtOnce) {
    const some = records.slice(from, from + textsAtOnce);
    const texts = await documents.findTexts(
      owner,
      some.map(({ ticket }) => ticket),
    );
    for (const record of some) {
      yield { record, sealedText: texts.get(record.ticket) };
      await setImmediate();
    }
  }
}

async function lookInto(
  { keyRing, openLabel }: SearchDocumentsDeps,
  { record, sealedText, keeping, wanted }: Look,
): Promise<FoundDocument | undefined> {
  const [item, text] = await Promise.all([
    presentListItemOrDamage(openLabel, record, keeping),
    sealedText && openText(keyRing, record, sealedText),
  ]);
  return findInDocument(item, text, wanted);
}

/** A text that is damaged is not found, and hides no other one. */
async function openText(keyRing: KeyRing, { key }: DocumentRecord, sealed: Uint8Array): Promise<string | undefined> {
  try {
    return await openPart(keyRing, key, 'text', { sealed, shape: z.string() });
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/**
 * A search is a line of every document of which it shows words, not one line in all: whoever looks up who saw a document must find it there.
 * A title or a kind is no line, since the list shows them too. Searching on within some minutes is one look, as opening again is.
 */
async function giveOut(
  { documents, audit }: SearchDocumentsDeps,
  actor: Actor,
  found: readonly Match[],
): Promise<FoundDocument[]> {
  const event = ownerEvent(actor, { action: 'document.searched' });
  const shown = found.filter(({ excerpt }) => excerpt !== null).map(({ ticket }) => ticket);
  const given = await documents.giveOutWords(ownerOf(actor), { tickets: shown, event }, async (within, ticket) => {
    await audit.recordView(within, { ...event, ticket });
  });
  return found
    .filter(({ excerpt, ticket }) => excerpt === null || given.has(ticket))
    .map(({ ticket: _, ...match }) => match);
}
