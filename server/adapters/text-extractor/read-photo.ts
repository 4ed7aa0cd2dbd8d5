import type { Extraction, ExtractOptions } from '#server/ports/text-extractor.ts';
import { documentText } from './document-text.ts';
import type { Word } from './layout/geometry.ts';
import { decodePicture } from './picture/decode-picture.ts';
import type { PictureReaders } from './picture-readers.ts';
import { reasonOfProblems } from './unreadable-pages.ts';

type PhotoOptions = { readers: PictureReaders; onPage?: NonNullable<ExtractOptions['onPage']> };

/** The words of a JPEG or PNG, as a document of one page. */
export async function readPhoto(bytes: Uint8Array, { readers, onPage }: PhotoOptions): Promise<Extraction> {
  const picture = await decodePicture(bytes);
  if ('fault' in picture) return { outcome: 'unreadable', reason: picture.fault };
  const reading = await readers.read(picture);
  await onPage?.({ page: 1, of: 1, picture: reading.picture });
  if (reading.problem !== null) return { outcome: 'unreadable', reason: reasonOfProblems([reading.problem]) };
  const { text, layout } = documentText([reading]);
  if (text === '') return { outcome: 'unreadable', reason: 'hard_to_read' };
  const source = { kind: 'image', pages: 1, ocr: true, confidence: meanConfidence(reading.words) } as const;
  return { outcome: 'read', text, source, notes: [], layout };
}

const meanConfidence = (words: readonly Word[]): number =>
  words.reduce((sum, { confidence = 0 }) => sum + confidence, 0) / Math.max(1, words.length);
