import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { z } from 'zod';

/** One document to explain: its text, or the file that holds it. A line that is no request is carried to its own error answer. */
export type ExplainRequest =
  { id?: string; text: string } | { id?: string; file: string } | { id?: string; invalid: true };

const Line = z.union([
  z.object({ id: z.string().optional(), text: z.string() }),
  z.object({ id: z.string().optional(), file: z.string() }),
]);

export async function* requestsOfFiles(files: readonly string[]): AsyncGenerator<ExplainRequest> {
  for (const file of files) yield { id: file, file };
}

export async function* requestsOfLines(input: Readable): AsyncGenerator<ExplainRequest> {
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (line.trim() !== '') yield requestOfLine(line);
  }
}

function requestOfLine(line: string): ExplainRequest {
  const parsed = parseJson(line);
  const request = Line.safeParse(parsed);
  if (!request.success) return { ...idOf(parsed), invalid: true };
  const { id, ...rest } = request.data;
  return id === undefined ? rest : { id, ...rest };
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function idOf(value: unknown): { id?: string } {
  const withId = z.object({ id: z.string() }).safeParse(value);
  return withId.success ? { id: withId.data.id } : {};
}
