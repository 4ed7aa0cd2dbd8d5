import { expect, test } from 'vitest';
import { anInterpretation } from '#tests/support/client/documents.ts';
import { broken, fakeApi, ok } from '#tests/support/client/fake-api.ts';
import type { KeptStore } from './kept-store.ts';
import { reconcileKept } from './reconcile-kept.ts';

const ana = { id: 1, username: 'ana' };
const call = 'GET /api/medical-documents?userId=1';

function setup(...refs: string[]) {
  let kept = refs;
  const store: KeptStore = {
    keep: async () => undefined,
    list: async (owner) =>
      owner === 'user:1' ? kept.map((ref) => ({ ref, keptAt: 1, until: 2, interpretation: anInterpretation() })) : [],
    drop: async (gone) => void (kept = kept.filter((ref) => !gone.includes(ref))),
  };
  return { store, api: fakeApi(), kept: () => kept };
}

test('drops what is kept of a document that is no longer listed', async () => {
  const { store, api, kept } = setup('7', '8');
  api.on(call, () => ok([{ id: 8 }, { id: 9 }]));

  expect(await reconcileKept(store, ana)).toBe(true);

  expect(kept()).toEqual(['8']);
});

test('leaves everything where nobody answers, or not as expected', async () => {
  const { store, api, kept } = setup('7');
  for (const answer of [() => broken(), () => ok('nothing'), () => Promise.reject(new TypeError('Failed to fetch'))]) {
    api.on(call, answer);
    expect(await reconcileKept(store, ana)).toBe(false);
  }

  expect(kept()).toEqual(['7']);
});

test('asks nobody where nothing is kept', async () => {
  const { store, api } = setup();

  expect(await reconcileKept(store, ana)).toBe(false);

  expect(api.calls).toEqual([]);
});
