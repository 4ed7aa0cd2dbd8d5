import { z } from 'zod';
import { ReadingNote, TextSource } from '#core/documents/explanation.ts';
import { UnreadableReason } from '#core/documents/medical-document.ts';
import { DocumentLayout } from '#core/documents/page-layout.ts';
import type { Extraction, PageRead } from '#server/ports/text-extractor.ts';
import { FrameError, readFrames } from './frames.ts';

/** What a child says, as the server understands it. Nothing that a child sends is believed before it was parsed. */
export type ChildMessage =
  | { kind: 'page'; page: PageRead }
  | { kind: 'picture'; picture: Uint8Array }
  | { kind: 'answer'; answer: Extraction }
  | { kind: 'undrawable' };

const PageMessage = z.object({
  page: z.int().min(1),
  of: z.int().min(1).max(300), // more are refused; time is given for every page
  /** Whether its picture comes next. */
  hasPicture: z.boolean(),
});

const Answer = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('read'),
    text: z.string(),
    source: TextSource,
    notes: z.array(ReadingNote),
    layout: DocumentLayout,
  }),
  z.object({ outcome: z.literal('unreadable'), reason: UnreadableReason }),
]);

/** The messages of a child, in order. Throws FrameError or ZodError at what no healthy child sends. */
export async function* readMessages(stream: AsyncIterable<Uint8Array>): AsyncGenerator<ChildMessage> {
  const frames = readFrames(stream);
  for await (const { kind, content } of frames) {
    if (kind === 'picture') yield { kind, picture: content };
    else if (kind === 'undrawable') yield { kind };
    else if (kind === 'answer') yield { kind, answer: Answer.parse(parseJson(content)) };
    else {
      const { hasPicture, ...page } = PageMessage.parse(parseJson(content));
      yield { kind, page: { ...page, picture: hasPicture ? await nextPicture(frames) : null } };
    }
  }
}

async function nextPicture(frames: ReturnType<typeof readFrames>): Promise<Uint8Array> {
  const { value } = await frames.next();
  if (value?.kind !== 'picture') throw new FrameError();
  return value.content;
}

function parseJson(content: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content));
  } catch {
    throw new FrameError();
  }
}
