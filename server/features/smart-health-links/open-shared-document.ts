import { randomUUID } from 'node:crypto';
import type { DocumentToShare } from '#core/fhir/document-to-share.ts';
import { buildBundle } from '#core/fhir/build-bundle.ts';
import type { Telling } from '#core/documents/telling.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { version } from '#server/version.ts';
import type { DocumentRecord } from '../documents/document-record.ts';
import { peek } from '../documents/peek.ts';
import { Label, openPart, parts } from '../documents/sealed-parts.ts';
import type { InterpretationRepository } from '../interpretations/interpretations.repository.ts';
import { findTelling, type FindTellingDeps } from '../tellings/find-telling.ts';
import { openReading, type OpenReadingDeps } from '../tellings/open-reading.ts';
import { encodePieces } from './encode-pieces.ts';

export type OpenSharedDocumentDeps = FindTellingDeps &
  OpenReadingDeps & {
    interpretations: InterpretationRepository;
    files: FileStore;
    /** False where nothing is shown but what a provider wrote. */
    builtIn: boolean;
  };

/** What others are shown: the words that are shown to the owner where nothing else is chosen. */
const choice = { level: 'standard', language: 'en' } as const;

export type SharedDocument = {
  /** When what it tells was made; null where there is nothing but the original. */
  lastUpdated: Date | null;
  /**
   * The bundle as JSON. The original is read and encoded as it is asked for: it may be larger than memory allows. Throws
   * AppError('storage.damaged') where it is damaged at its beginning; later damage breaks it off.
   */
  bundle(): Promise<AsyncIterable<Uint8Array>>;
};

/** A document as others are shown it, as a FHIR bundle. Throws AppError('storage.damaged'). */
export async function openSharedDocument(
  deps: OpenSharedDocumentDeps,
  record: DocumentRecord,
): Promise<SharedDocument> {
  const { keyRing, files } = deps;
  const { title } = await openPart(keyRing, record.key, 'label', { sealed: record.sealedLabel, shape: Label });
  const explained = await explainedOf(deps, record);
  return {
    lastUpdated: explained?.at ?? null,
    async bundle() {
      const opened = keyRing.decryptStream(record.key, parts.original, files.read(record.blob));
      const { whole } = await peek(opened, 1);
      return inPieces({ ...record, title, explained }, whole);
    },
  };
}

async function* inPieces(
  shared: Omit<DocumentToShare, 'original'>,
  original: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  // Stands where the original goes. Nothing that was uploaded can hold it, since it is drawn now.
  const place = randomUUID();
  const context = { software: { name: 'Readback', version }, now: new Date(), newId: randomUUID };
  const bundle = buildBundle(context, { ...shared, original: place });
  const [before = '', after = ''] = JSON.stringify(bundle).split(place);
  yield Buffer.from(before);
  for await (const piece of encodePieces(original, 'base64')) yield Buffer.from(piece);
  yield Buffer.from(after);
}

async function explainedOf(
  deps: OpenSharedDocumentDeps,
  record: DocumentRecord,
): Promise<DocumentToShare['explained']> {
  if (record.stage !== 'explained') return null;
  const stored = await deps.interpretations.find(record.owner, record.ticket);
  if (stored === undefined) return null;
  const { explanation } = await openReading(deps, record, { reading: stored, level: choice.level });
  const telling = await findTelling(deps, record, { ...choice, explanation });
  if (!isShown(deps, telling)) return null;
  return { explanation: { ...explanation, ...telling.told }, at: stored.createdAt };
}

/** As on the interpretation page: what is not medical is told so in fixed words, by nobody. */
const isShown = ({ builtIn }: OpenSharedDocumentDeps, { stage, reason }: Telling): boolean =>
  builtIn || stage === 'done' || reason === 'nothing_to_tell';
