import pino, { type DestinationStream } from 'pino';
import type { Log, LogFields } from '#server/ports/log.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

type LogOptions = {
  /** On every line: which of several processes wrote it. */
  about?: LogFields;
  destination?: DestinationStream;
};

/** JSON lines on standard error, unless told otherwise. Only the event and the given fields are written: no host name, no environment. */
export function createLog(level: LogLevel, { about = {}, destination = onStandardError() }: LogOptions = {}): Log {
  const logger = pino(
    {
      level,
      base: about,
      timestamp: pino.stdTimeFunctions.isoTime,
      messageKey: 'event',
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
  return {
    debug: (event: string, fields: LogFields = {}) => logger.debug(fields, event),
    info: (event: string, fields: LogFields = {}) => logger.info(fields, event),
    warn: (event: string, fields: LogFields = {}) => logger.warn(fields, event),
    error: (event: string, fields: LogFields = {}) => logger.error(fields, event),
  };
}

/** How much is buffered of what cannot be written, in bytes. */
const heldBytes = 1 << 20;

/** A full disk or a closed terminal does not end the program: lines are buffered until they can be written, and dropped beyond that limit. */
function onStandardError(): DestinationStream {
  const destination = pino.destination({ dest: 2, sync: true, maxLength: heldBytes });
  destination.on('error', () => undefined);
  return destination;
}
