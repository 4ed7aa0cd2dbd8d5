import pino, { type DestinationStream } from 'pino';
import type { Log, LogFields } from '#server/ports/log.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** JSON lines on standard error, unless told otherwise. Only the event and the given fields are written: no host name, no environment. */
export function createLog(
  level: LogLevel,
  destination: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, messageKey: 'event' };
  const logger = pino(options, destination);
  return {
    debug: (event: string, fields: LogFields = {}) => logger.debug(fields, event),
    info: (event: string, fields: LogFields = {}) => logger.info(fields, event),
    warn: (event: string, fields: LogFields = {}) => logger.warn(fields, event),
    error: (event: string, fields: LogFields = {}) => logger.error(fields, event),
  };
}
