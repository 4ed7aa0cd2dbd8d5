import { open } from 'node:fs/promises';
import type { TextSource } from '#core/documents/explanation.ts';
import type { ExplainInput } from '#core/explaining/explain-document.ts';
import { sniffBytes, sniffMediaType } from '#server/features/documents/sniff-media-type.ts';
import type { TextExtractor } from '#server/ports/text-extractor.ts';
import { failureMessages, type ReadingFailure } from './failure-messages.ts';
import type { ExplainRequest } from './requests.ts';

export type Answer = { ok: boolean; json: string };

type AnswerDeps = {
  /** Lets so many files be read at once; lines of text need not wait for them. */
  gate: <Result>(read: () => Promise<Result>) => Promise<Result>;
  extractor: Pick<TextExtractor, 'extract'>;
  /** The explanation as one line of JSON, led by the id where one is given. */
  explain(input: ReadText & { id?: string }): Promise<string>;
};
type ReadText = Pick<ExplainInput, 'text' | 'source' | 'notes' | 'layout' | 'extractMs'>;

const typedText: TextSource = { kind: 'text', pages: 1, ocr: false, confidence: null };

/** One request to one line. A document that fails is answered in words; the others go on. */
export async function answerRequest(
  { extractor, explain, gate }: AnswerDeps,
  request: ExplainRequest,
): Promise<Answer> {
  const { id } = request;
  try {
    const read = 'file' in request ? await gate(() => textOf(extractor, request)) : await textOf(extractor, request);
    if (typeof read === 'string') return failure(id, read);
    return { ok: true, json: await explain({ ...(id === undefined ? {} : { id }), ...read }) };
  } catch {
    return failure(id, 'internal');
  }
}

async function textOf(extractor: AnswerDeps['extractor'], request: ExplainRequest): Promise<ReadText | ReadingFailure> {
  if ('invalid' in request) return 'invalid_request';
  if ('text' in request) return { text: request.text, source: typedText };

  const bytes = await bytesOf(request.file);
  if (bytes === undefined) return 'file_not_found';
  if (bytes.length === 0) return 'no_text';
  const mediaType = sniffMediaType(bytes.subarray(0, sniffBytes));
  if (mediaType === undefined) return 'type_not_allowed';

  const started = performance.now();
  const extraction = await extractor.extract({ bytes, mediaType });
  if (extraction.outcome === 'unreadable') return extraction.reason;
  const { text, source, notes, layout } = extraction;
  return { text, source, notes, layout, extractMs: performance.now() - started };
}

async function bytesOf(path: string): Promise<Uint8Array | undefined> {
  try {
    await using file = await open(path);
    return await file.readFile();
  } catch {
    return undefined;
  }
}

const failure = (id: string | undefined, code: ReadingFailure): Answer => ({
  ok: false,
  json: JSON.stringify({ ...(id === undefined ? {} : { id }), error: { code, message: failureMessages[code] } }),
});
