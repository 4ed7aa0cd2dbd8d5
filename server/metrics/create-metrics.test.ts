import { expect, test } from 'vitest';
import { createMemoryLog } from '#tests/support/memory-log.ts';
import { createMetrics } from './create-metrics.ts';

function setup() {
  const metrics = createMetrics({ role: 'all' });
  const own = createMemoryLog();
  const log = metrics.countLines(own);
  /** The values whose line begins so, by their labels. */
  const read = async (name: string) =>
    (await metrics.read()).text
      .split('\n')
      .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  return { metrics, own, log, read };
}

const request = { request: 'CANARY', method: 'GET', route: '/api/notes/:id', status: 200, ms: 12 };

test('counts requests by the pattern of their route and the class of their status', async () => {
  const { log, read } = setup();

  log.info('request.done', request);
  log.info('request.done', { ...request, status: 204 });
  log.info('request.done', { ...request, status: 503 });
  log.debug('request.done', { ...request, route: '/assets/index-3fa9.js' });

  expect(await read('readback_http_request_duration_seconds_count')).toEqual([
    'readback_http_request_duration_seconds_count{method="GET",route="/api/notes/:id",status="2xx"} 2',
    'readback_http_request_duration_seconds_count{method="GET",route="/api/notes/:id",status="5xx"} 1',
    'readback_http_request_duration_seconds_count{method="GET",route="static",status="2xx"} 1',
  ]);
});

test('leaves event streams out of the durations, and counts those that are open', async () => {
  const { log, read } = setup();

  log.debug('stream.opened', { request: 'a' });
  log.debug('stream.opened', { request: 'b' });
  log.debug('stream.closed', { request: 'a' });
  log.info('request.done', { ...request, isStream: true, ms: 3_600_000 });

  expect(await read('readback_event_streams')).toEqual(['readback_event_streams 1']);
  expect(await read('readback_http_request_duration_seconds_count')).toEqual([]);
});

test('counts jobs by how they ended, tries after the first, and those that were given up', async () => {
  const { log, read } = setup();
  const job = { queue: 'read-document', job: 'CANARY', ms: 1_500 };

  log.warn('job.failed', { ...job, attempt: 1 });
  log.info('job.done', { ...job, attempt: 2 });
  log.warn('job.given_up', job);

  expect(await read('readback_job_duration_seconds_sum')).toEqual([
    'readback_job_duration_seconds_sum{queue="read-document",outcome="failed"} 1.5',
    'readback_job_duration_seconds_sum{queue="read-document",outcome="done"} 1.5',
  ]);
  expect(await read('readback_job_retries_total')).toEqual(['readback_job_retries_total{queue="read-document"} 1']);
  expect(await read('readback_jobs_given_up_total')).toEqual(['readback_jobs_given_up_total{queue="read-document"} 1']);
  expect(await read('readback_log_faults_total')).toEqual([
    'readback_log_faults_total{level="warn",event="job.failed"} 1',
    'readback_log_faults_total{level="warn",event="job.given_up"} 1',
  ]);
});

test('counts what providers were asked and what it took', async () => {
  const { log, read } = setup();

  log.info('model.run', {
    engine: 'openai',
    model: 'CANARY',
    outcome: 'written',
    ms: 900,
    inputTokens: 70,
    outputTokens: 8,
  });

  expect(await read('readback_model_request_duration_seconds_count')).toEqual([
    'readback_model_request_duration_seconds_count{provider="openai",outcome="written"} 1',
  ]);
  expect(await read('readback_model_tokens_total')).toEqual([
    'readback_model_tokens_total{provider="openai",direction="in"} 70',
    'readback_model_tokens_total{provider="openai",direction="out"} 8',
  ]);
});

test('counts documents, mails, refusals and operations on files', async () => {
  const { log, read } = setup();

  log.info('document.read', { outcome: 'explained' });
  log.info('mail.sent', { mail: 'CANARY' });
  log.debug('request.refused', { request: 'CANARY', code: 'request.too_many' });
  log.debug('file.done', { operation: 'write', outcome: 'full', ms: 3 });

  expect(await read('readback_documents_read_total')).toEqual(['readback_documents_read_total{outcome="explained"} 1']);
  expect(await read('readback_mails_total')).toEqual(['readback_mails_total{outcome="sent"} 1']);
  expect(await read('readback_http_requests_refused_total')).toHaveLength(1);
  expect(await read('readback_file_operation_duration_seconds_count')).toEqual([
    'readback_file_operation_duration_seconds_count{operation="write",outcome="full"} 1',
  ]);
});

test('passes every line on, and takes no id, model or name into a label', async () => {
  const { metrics, own, log } = setup();

  log.info('request.done', request);
  log.warn('job.failed', { queue: 'read-document', job: 'CANARY', ms: 1, attempt: 1, error: 'CANARY', at: 'CANARY' });
  log.info('model.run', {
    engine: 'local',
    model: 'CANARY',
    outcome: 'timeout',
    ms: 1,
    inputTokens: 1,
    outputTokens: 1,
  });
  log.error('task.failed', { task: 'CANARY', error: 'CANARY' });
  log.debug('something.else', { text: 'CANARY' });

  expect(own.lines.map(({ level, event }) => `${level} ${event}`)).toEqual([
    'info request.done',
    'warn job.failed',
    'info model.run',
    'error task.failed',
    'debug something.else',
  ]);
  expect((await metrics.read()).text).not.toContain('CANARY');
});

test('shows how things stand once it is watched, and nothing where it cannot be known', async () => {
  const { metrics, read } = setup();
  expect(await read('readback_files_free_bytes')).toEqual([]);

  metrics.watch({
    pool: { totalCount: 5, idleCount: 3, waitingCount: 1 },
    providers: [
      { name: 'openai', isPassedOver: () => true },
      { name: 'local', isPassedOver: () => false },
    ],
    freeBytes: async () => 2048,
    countWaiting: async () => [{ queue: 'read-document', waiting: 4, oldestSeconds: 12.5 }],
  });

  expect(await read('readback_database_connections')).toEqual([
    'readback_database_connections{state="busy"} 2',
    'readback_database_connections{state="idle"} 3',
  ]);
  expect(await read('readback_database_waiting')).toEqual(['readback_database_waiting 1']);
  expect(await read('readback_model_provider_up')).toEqual([
    'readback_model_provider_up{provider="openai"} 0',
    'readback_model_provider_up{provider="local"} 1',
  ]);
  expect(await read('readback_files_free_bytes')).toEqual(['readback_files_free_bytes 2048']);
  expect(await read('readback_queue_waiting_jobs')).toEqual(['readback_queue_waiting_jobs{queue="read-document"} 4']);
  expect(await read('readback_queue_oldest_seconds')).toEqual([
    'readback_queue_oldest_seconds{queue="read-document"} 12.5',
  ]);
});

test('answers without what the database or the disk do not tell', async () => {
  const { metrics, read } = setup();

  metrics.watch({
    pool: { totalCount: 0, idleCount: 0, waitingCount: 0 },
    providers: [],
    freeBytes: () => Promise.reject(new Error('away')),
    countWaiting: () => Promise.reject(new Error('away')),
  });

  expect(await read('readback_files_free_bytes')).toEqual([]);
  expect(await read('readback_queue_waiting_jobs')).toEqual([]);
  expect(await read('readback_event_streams')).toEqual(['readback_event_streams 0']);
});
