import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Passage } from '#core/reading-aloud/passages.ts';
import { fakeSynthesis } from '#tests/support/client/fake-synthesis.ts';
import { createLateReader } from './late-reader.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const passage = (spoken: string): Passage => ({ part: 'message', text: spoken, spoken, terms: [] });

function setup() {
  const synthesis = fakeSynthesis();
  const reader = createLateReader();
  return { synthesis, reader, status: () => reader.snapshot().state.status };
}

test('reads once the reader has come, and tells its listeners', async () => {
  const { synthesis, reader, status } = setup();
  const listener = vi.fn<() => void>();
  reader.subscribe(listener);

  reader.read([passage('One.')]);
  expect(status()).toBe('idle');
  await expect.poll(status).toBe('reading');

  expect(synthesis.texts()).toEqual(['One.']);
  expect(listener).toHaveBeenCalled();
});

test('does what was asked for in its order', async () => {
  const { synthesis, reader, status } = setup();

  reader.read([passage('One.'), passage('Two.')]);
  reader.move(1);
  reader.pause();
  await expect.poll(status).toBe('paused');

  expect(reader.snapshot().state).toMatchObject({ at: 1 });
  expect(synthesis.texts()).toEqual(['One.']);
});

test('says nothing of what was stopped before it came', async () => {
  const { synthesis, reader, status } = setup();
  reader.stop();
  reader.read([passage('One.')]);
  reader.stop();
  reader.say('Other.');

  await expect.poll(() => synthesis.texts().at(-1)).toBe('Other.');

  expect(status()).toBe('idle');
});
