import { AppError } from '#core/kernel/app-error.ts';
import type { LogFields } from '#server/ports/log.ts';

const framesKept = 6;

/** What a log may say of an error: its kind and where it arose. Its message can quote a document, so it stays out. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const cause = error instanceof AppError && error.cause instanceof Error ? { cause: nameOf(error.cause) } : {};
  return { error: nameOf(error), ...cause, at: framesOf(error) };
}

function nameOf(error: Error): string {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return code === undefined ? error.name : `${error.name} ${code}`;
}

// The trace begins with the message, which may hold lines that look like frames.
const framesOf = ({ stack = '', message }: Error): string =>
  stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
    .slice(0, framesKept)
    .map((line) =>
      line
        .trim()
        .replace(/^at /, '')
        .replaceAll(/file:\/\/\S*\/(?=server|core|node_modules)/g, ''),
    )
    .join(' < ');
