import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createDraftReader } from '#core/drafting/draft-reader.ts';
import { Draft, type DraftItem } from '#core/drafting/draft.ts';
import { prepareTelling } from '#core/drafting/prepare-telling.ts';
import { tellDraft } from '#core/drafting/tell-draft.ts';
import { explainDocument } from '#core/explaining/explain-document.ts';
import { loadKnowledge } from '#core/knowledge/load-knowledge.ts';
import { localModel } from '#server/adapters/language-model/local.ts';
import { ModelFailure } from '#server/ports/language-model.ts';
import { openLlama, type Llama, type LlamaLibrary } from '#tests/support/model-servers/llama.ts';
import { startMockProvider } from '#tests/support/model-servers/start-mock-provider.ts';
import { tinyModel } from '#tests/support/model-servers/tiny-model.ts';

const report = `COMPLETE BLOOD COUNT
Hemoglobin         9.8       g/dL       12.0-15.5         L
White cells        6.1       10^9/L     4.0-11.0
Platelets          251       10^9/L     150-400
`;
const knowledge = loadKnowledge();
const explanation = explainDocument(
  { text: report, source: { kind: 'text', pages: 1, ocr: false, confidence: null } },
  knowledge,
);
const choice = { level: 'standard', language: 'en' } as const;
const prepared = prepareTelling({ explanation, ...choice, masks: true, nonce: 'b7e1' }, knowledge);
const never = new AbortController().signal;

let folder: string;
let llama: Llama;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grammar-'));
  const file = join(folder, 'tiny.gguf');
  await writeFile(file, tinyModel(7));
  const library = (await import(/* @vite-ignore */ process.env['LLAMA_LIBRARY'] ?? '')) as LlamaLibrary;
  llama = await openLlama(library, file);
});
afterAll(async () => {
  await llama.close();
  await rm(folder, { recursive: true });
});

async function setup(options: { seed: number; maxTokens?: number }) {
  const provider = await startMockProvider({ wire: 'local', answer: (request) => llama.answer(request, options) });
  onTestFinished(() => provider.close());
  return { provider, model: localModel({ baseUrl: provider.baseUrl, model: 'tiny', isMasked: true }) };
}

async function write(options: { seed: number; maxTokens?: number }) {
  const { model } = await setup(options);
  const reader = createDraftReader();
  const items: DraftItem[] = [];
  let text = '';
  for await (const event of model.write(prepared, { signal: never, firstWithinMs: 50_000 })) {
    if ('usage' in event) continue;
    text += event.text;
    items.push(...reader.push(event.text));
  }
  return { text, items };
}

type Written = { [part in keyof Draft]: { text?: string; term?: string; definition?: string }[] };

/** Every piece of a whole draft that has words in it, in order. */
function piecesIn(text: string): string[] {
  const parts = Object.values(JSON.parse(text) as Written).flat();
  return parts.flatMap(({ text: said, term, definition = '' }) => {
    const words = said ?? term ?? '';
    const isEmpty = words.trim() === '' || (term !== undefined && definition.trim() === '');
    return isEmpty ? [] : [words];
  });
}
const wordsOf = (item: DraftItem): string =>
  item.part === 'checklist' ? '' : item.part === 'terms' ? item.term.term : item.sentence.text;

/** Longer than what could stand in a report by chance. */
const longWords = (items: readonly DraftItem[]): string[] => items.map(wordsOf).filter((words) => words.length > 6);

describe('a model that knows nothing, behind a real grammar', () => {
  test.each(Array.from({ length: 12 }, (_, seed) => seed))(
    'writes a draft that is read as it comes (%i)',
    async (seed) => {
      const { text, items } = await write({ seed });

      // A grammar can say 1e999, which no number can hold: numbers are looked at where they are used.
      expect(Object.keys(JSON.parse(text) as object)).toEqual(Object.keys(Draft.shape));
      expect(items.map(wordsOf)).toEqual(piecesIn(text));
    },
  );

  test('has none of its random words shown', async () => {
    const items: DraftItem[] = [];
    // Which seed says much depends on every letter of the prompt.
    for (let seed = 20; longWords(items).length < 3; seed += 1) items.push(...(await write({ seed })).items);

    const { told } = tellDraft(
      { explanation, outgoing: prepared.outgoing, items, isComplete: true, engine: 'local', model: 'tiny', ...choice },
      knowledge,
    );

    const shown = JSON.stringify(told);
    for (const words of longWords(items)) expect(shown).not.toContain(JSON.stringify(words).slice(1, -1));
    expect(told.keyFindings).toEqual(explanation.keyFindings);
  });

  test('is told to be cut short where it is', async () => {
    const failure = await write({ seed: 1, maxTokens: 40 }).catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(ModelFailure);
    expect(failure).toMatchObject({ fault: 'truncated' });
  });

  test('stops writing when nobody reads any more', async () => {
    const { provider, model } = await setup({ seed: 2, maxTokens: 14_000 });
    const list = { type: 'array', items: { type: 'string' }, minItems: 150 };
    const schema = {
      type: 'object',
      properties: { summary: list },
      required: ['summary'],
      additionalProperties: false,
    };
    const request = { prompt: { ...prepared.prompt, instructions: '', material: '', schema }, builtIn: '' };
    const before = llama.brokenOff();

    for await (const _event of model.write(request, { signal: never, firstWithinMs: 50_000 })) break;

    expect(await provider.requests[0]?.wasLeft).toBe(true);
    await expect.poll(() => llama.brokenOff(), { timeout: 20_000 }).toBe(before + 1);
  });

  test('says that it works', async () => {
    const { model } = await setup({ seed: 5 });

    expect(await model.check(never)).toEqual({ available: true, status: 'operational' });
  });
});
