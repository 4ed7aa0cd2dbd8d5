import type { Log, LogFields } from '#server/ports/log.ts';

export type LogLine = { level: string; event: string } & LogFields;

/** A log that keeps its lines for the test to read. */
export function createMemoryLog(): Log & { lines: LogLine[] } {
  const lines: LogLine[] = [];
  const at =
    (level: string) =>
    (event: string, fields: LogFields = {}) =>
      void lines.push({ ...fields, level, event });
  return { lines, debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
