import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { LogFields } from '#server/ports/log.ts';

/** Counts one line of the log. Never throws. */
export type Count = (level: 'debug' | 'info' | 'warn' | 'error', event: string, fields: LogFields) => void;

type Meter = (fields: LogFields) => void;

const seconds = {
  requests: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  jobs: [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1800],
  models: [0.5, 1, 2.5, 5, 10, 20, 40],
  files: [0.005, 0.025, 0.1, 0.5, 2.5, 10, 60],
};

/**
 * Metrics of what happens, made from the lines that the log is told anyway. Labels are named here one by one and have few values each: no
 * id, address or name becomes one.
 */
export function createEventMeters(registry: Registry): Count {
  const meters: Readonly<Record<string, Meter>> = {
    ...requestMeters(registry),
    ...jobMeters(registry),
    ...modelMeters(registry),
    ...otherMeters(registry),
  };
  const faults = new Counter({
    name: 'readback_log_faults_total',
    help: 'Lines of the log of level `warn` and `error`, by event.',
    labelNames: ['level', 'event'],
    registers: [registry],
  });
  return (level, event, fields) => {
    if (level === 'warn' || level === 'error') faults.inc({ level, event });
    meters[event]?.(fields);
  };
}

function requestMeters(registry: Registry): Record<string, Meter> {
  const durations = new Histogram({
    name: 'readback_http_request_duration_seconds',
    help: 'Requests that were answered, event streams left out. `route` is its pattern, or `static` for pages and files.',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds.requests,
    registers: [registry],
  });
  const refused = new Counter({
    name: 'readback_http_requests_refused_total',
    help: 'Requests refused because there were too many, by the code of the limit.',
    labelNames: ['code'],
    registers: [registry],
  });
  const streams = new Gauge({
    name: 'readback_event_streams',
    help: 'Event streams that are open.',
    registers: [registry],
  });
  return {
    'request.done': ({ method, route, status, ms, isStream }) => {
      if (isStream === true) return;
      const labels = { method: String(method), route: patternOf(String(route)), status: `${String(status)[0]}xx` };
      durations.observe(labels, secondsOf(ms));
    },
    'request.refused': ({ code }) => refused.inc({ code: String(code) }),
    'stream.opened': () => streams.inc(),
    'stream.closed': () => streams.dec(),
  };
}

// Every built file has a route of its own, under a name that changes with each build.
const patternOf = (route: string): string => (route.startsWith('/api/') ? route : 'static');

function jobMeters(registry: Registry): Record<string, Meter> {
  const durations = new Histogram({
    name: 'readback_job_duration_seconds',
    help: 'Tries of jobs, by queue. `outcome` is `done` or `failed`.',
    labelNames: ['queue', 'outcome'],
    buckets: seconds.jobs,
    registers: [registry],
  });
  const retries = new Counter({
    name: 'readback_job_retries_total',
    help: 'Tries of jobs that were not their first.',
    labelNames: ['queue'],
    registers: [registry],
  });
  const givenUp = new Counter({
    name: 'readback_jobs_given_up_total',
    help: 'Jobs that will not be tried again.',
    labelNames: ['queue'],
    registers: [registry],
  });
  const tried =
    (outcome: 'done' | 'failed'): Meter =>
    ({ queue, ms, attempt }) => {
      durations.observe({ queue: String(queue), outcome }, secondsOf(ms));
      if (Number(attempt) > 1) retries.inc({ queue: String(queue) });
    };
  return {
    'job.done': tried('done'),
    'job.failed': tried('failed'),
    'job.given_up': ({ queue }) => givenUp.inc({ queue: String(queue) }),
  };
}

function modelMeters(registry: Registry): Record<string, Meter> {
  const durations = new Histogram({
    name: 'readback_model_request_duration_seconds',
    help: 'Requests to providers of language models. `outcome` is `written` or the kind of fault.',
    labelNames: ['provider', 'outcome'],
    buckets: seconds.models,
    registers: [registry],
  });
  const tokens = new Counter({
    name: 'readback_model_tokens_total',
    help: 'Tokens sent to providers (`direction` is `in`) and written by them (`out`), estimated where they do not tell.',
    labelNames: ['provider', 'direction'],
    registers: [registry],
  });
  return {
    'model.run': ({ engine, outcome, ms, inputTokens, outputTokens }) => {
      const provider = String(engine);
      durations.observe({ provider, outcome: String(outcome) }, secondsOf(ms));
      tokens.inc({ provider, direction: 'in' }, numberOf(inputTokens));
      tokens.inc({ provider, direction: 'out' }, numberOf(outputTokens));
    },
  };
}

function otherMeters(registry: Registry): Record<string, Meter> {
  const documents = new Counter({
    name: 'readback_documents_read_total',
    help: 'Documents whose reading ended. `outcome` is `explained` or why it could not be read.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const mails = new Counter({
    name: 'readback_mails_total',
    help: 'Tries to send a mail. `outcome` is `sent`, `postponed` or `failed`.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const files = new Histogram({
    name: 'readback_file_operation_duration_seconds',
    help: 'Operations of the file store. `outcome` is `done`, `full`, `damaged`, `failed`, or `left` where the other side broke off.',
    labelNames: ['operation', 'outcome'],
    buckets: seconds.files,
    registers: [registry],
  });
  const mail = (outcome: string): Meter => {
    return () => mails.inc({ outcome });
  };
  return {
    'document.read': ({ outcome }) => documents.inc({ outcome: String(outcome) }),
    'mail.sent': mail('sent'),
    'mail.postponed': mail('postponed'),
    'mail.failed': mail('failed'),
    'file.done': ({ operation, outcome, ms }) =>
      files.observe({ operation: String(operation), outcome: String(outcome) }, secondsOf(ms)),
  };
}

type Value = LogFields[string] | undefined;

const numberOf = (value: Value): number => (typeof value === 'number' && value >= 0 ? value : 0);
const secondsOf = (ms: Value): number => numberOf(ms) / 1000;
