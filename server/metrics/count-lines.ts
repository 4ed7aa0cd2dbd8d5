import type { Log } from '#server/ports/log.ts';
import type { Count } from './event-meters.ts';

/** The same log. Every line is counted too, whether or not its level is written. */
export const countLines = (log: Log, count: Count): Log => ({
  debug(event, fields = {}) {
    count('debug', event, fields);
    log.debug(event, fields);
  },
  info(event, fields = {}) {
    count('info', event, fields);
    log.info(event, fields);
  },
  warn(event, fields = {}) {
    count('warn', event, fields);
    log.warn(event, fields);
  },
  error(event, fields = {}) {
    count('error', event, fields);
    log.error(event, fields);
  },
});
