import { inspect } from 'node:util';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ModelFault } from '#server/ports/language-model.ts';
import { faultNames, type FaultName } from '#tests/support/model-servers/faults.ts';
import type { WireName } from '#tests/support/model-servers/wire.ts';
import { faultOf, hear, requestOf, type Heard } from './language-model.suite.ts';
import { startModel, wires } from '#tests/support/model-servers/start-model.ts';

/** What each fault is called: [fault, status], and where one wire says less than the others. */
type Row = [ModelFault, number | undefined, Partial<Record<WireName, [ModelFault, number]>>?];

const expected: Record<FaultName, Row> = {
  bad_key: ['key_refused', 401, { gemini: ['key_refused', 400] }],
  forbidden: ['key_refused', 403],
  no_model: ['no_model', 404],
  quota: ['quota_spent', 429],
  rate: ['rate_limited', 429],
  too_long: ['too_long', 400],
  response_format: ['request_refused', 400],
  bad_request: ['request_refused', 400],
  filtered_prompt: ['refused', 400, { gemini: ['request_refused', 400] }],
  internal: ['unavailable', 500],
  overloaded: ['unavailable', 503],
  html_error: ['unavailable', 502],
  html: ['garbage', 200],
  plain_json: ['garbage', 200],
  plain_text: ['garbage', 200],
  empty_body: ['garbage', undefined],
  empty_answer: ['garbage', undefined],
  garbage_events: ['garbage', undefined],
  unknown_events: ['garbage', undefined],
  binary: ['garbage', undefined],
  prose: ['garbage', undefined],
  other_json: ['garbage', undefined],
  half_json: ['truncated', undefined],
  truncated: ['truncated', undefined],
  filtered: ['refused', undefined],
  refusal: ['refused', undefined],
  error_event: ['unavailable', 500, { gemini: ['unavailable', 503] }],
  error_event_first: ['unavailable', 500, { gemini: ['unavailable', 503] }],
  closed_before_headers: ['unreachable', undefined],
  cut: ['cut', undefined],
  ends_early: ['cut', undefined],
  short_body: ['cut', undefined],
  hang_before_headers: ['timeout', undefined],
  hang_after_headers: ['timeout', undefined],
  keep_alive_only: ['timeout', undefined],
  stall: ['stalled', undefined],
  keep_alive_after_words: ['stalled', undefined],
  drip: ['stalled', undefined],
  endless: ['garbage', undefined],
  endless_comments: ['garbage', undefined],
  huge_line: ['garbage', undefined],
  huge_error: ['unavailable', 500],
  redirect: ['unreachable', 307],
  compressed: ['garbage', 200],
  not_http: ['unreachable', undefined],
  broken_chunks: ['cut', undefined],
};

const canaries = { document: 'Zebrahaemia 77.31', provider: 'Quaggalithiasis 42.19' };
const limits = { body: 1 << 20, line: 1 << 18, refusal: 1 << 16, json: 1 << 20 };
const cases = wires.flatMap((wire) => faultNames.map((fault) => ({ wire, fault })));

/** Short times only where a test waits for them to pass. */
function patienceFor(fault: ModelFault, name: FaultName) {
  const stallMs = fault === 'stalled' && name !== 'drip' ? 60 : 20_000;
  const firstWithinMs = fault === 'timeout' ? 60 : 20_000;
  const signal = name === 'drip' ? AbortSignal.timeout(300) : new AbortController().signal;
  return { options: { patience: { stallMs, probeMs: 60 }, limits }, writing: { firstWithinMs, signal } };
}

const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  for (const method of ['log', 'info', 'warn', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => void printed.push(inspect(words)));
  }
  vi.spyOn(process, 'emitWarning').mockImplementation((...words) => void printed.push(inspect(words)));
});

function expectSilence({ failure }: Heard): void {
  const everything = inspect(failure, { depth: Infinity, showHidden: true }) + (failure as Error).stack;
  for (const canary of Object.values(canaries)) expect(everything).not.toContain(canary);
  expect((failure as Error).cause).toBeUndefined();
  expect(printed).toEqual([]);
}

describe('a fault in the stream', () => {
  test.each(cases)('$fault of $wire is told by its name and in no words', async ({ wire, fault: name }) => {
    const [fault, status, ofWire] = expected[name];
    const { options, writing } = patienceFor(fault, name);
    const { provider, model } = await startModel(wire, () => ({ fault: name, words: canaries.provider }), { options });

    const heard = await hear(model, requestOf(canaries.document), writing);

    const [isFault, isStatus] = ofWire?.[wire] ?? [fault, status];
    expect(faultOf(heard)).toBe(isFault);
    expect(heard.failure).toMatchObject({ engine: wire, status: isStatus });
    expectSilence(heard);
    const isLocalLadder = wire === 'local' && name === 'response_format';
    expect(provider.requests).toHaveLength(isLocalLadder ? 3 : 1);
    if (isFault === 'timeout' || isFault === 'stalled') expect(await provider.requests[0]?.wasLeft).toBe(true);
  });
});

describe('a fault that comes when nobody waits any more', () => {
  test.each(cases)('$fault of $wire is a cancelled call', async ({ wire, fault: name }) => {
    const stop = new AbortController();
    const { model } = await startModel(
      wire,
      () => {
        stop.abort();
        return { fault: name, words: canaries.provider };
      },
      { options: { limits } },
    );

    const heard = await hear(model, requestOf(canaries.document), { signal: stop.signal });

    expect(faultOf(heard)).toBe('cancelled');
    expectSilence(heard);
  });
});

describe('a fault without a key', () => {
  test.each(cases)('$fault of $wire is not even asked for where a key is needed', async ({ wire, fault: name }) => {
    const [fault, status] = expected[name];
    const { options, writing } = patienceFor(fault, name);
    const { provider, model } = await startModel(wire, () => ({ fault: name }), {
      apiKey: '',
      options,
    });

    const heard = await hear(model, requestOf(canaries.document), writing);

    expect(faultOf(heard)).toBe(wire === 'local' ? fault : 'missing_key');
    if (wire !== 'local') expect(provider.requests).toEqual([]);
    else expect(heard.failure).toMatchObject({ status });
    expectSilence(heard);
  });
});
