import { describe, expect, test } from 'vitest';
import { ModelFailure, type LanguageModel, type ModelRequest, type WriteOptions } from '../../ports/language-model.ts';

export const answer = '{"summary":[{"t":"Ihr Hämoglobin ist „niedrig“ 🩸, {so} heißt es: \\"12.9 g/dL\\".","s":[1]}]}';

export const requestOf = (material: string, builtIn = answer): ModelRequest => ({
  prompt: {
    instructions: 'Explain the lines.',
    material,
    name: 'draft',
    schema: {
      type: 'object',
      properties: { summary: { type: 'array', items: { type: 'object' } } },
      required: ['summary'],
      additionalProperties: false,
    },
  },
  builtIn,
});

export type Heard = { text: string; pieces: number; usage: unknown[]; isUsageLast: boolean; failure: unknown };

/** Everything that a model gives, and how it ended. */
export async function hear(
  model: LanguageModel,
  request: ModelRequest = requestOf('1: Hb 12.9 g/dL (low)'),
  options: Partial<WriteOptions> = {},
): Promise<Heard> {
  const heard: Heard = { text: '', pieces: 0, usage: [], isUsageLast: true, failure: undefined };
  try {
    const never = new AbortController().signal;
    for await (const event of model.write(request, { signal: never, firstWithinMs: 20_000, ...options })) {
      heard.isUsageLast = 'usage' in event;
      if ('usage' in event) heard.usage.push(event.usage);
      else Object.assign(heard, { text: heard.text + event.text, pieces: heard.pieces + 1 });
    }
  } catch (failure) {
    heard.failure = failure;
  }
  return heard;
}

export const faultOf = ({ failure }: Heard): string =>
  failure instanceof ModelFailure ? failure.fault : `not a ModelFailure: ${String(failure)}`;

/** What every model keeps, when what stands behind it answers `answer`. */
export function describeLanguageModel(open: (answer: string) => Promise<LanguageModel>): void {
  describe('every language model', () => {
    test('gives the JSON of the answer whole, whatever letters are in it', async () => {
      const model = await open(answer);

      const heard = await hear(model);

      expect(heard.failure).toBeUndefined();
      expect(heard.text).toBe(answer);
    });

    test('tells the tokens at most once, and last', async () => {
      const { usage, isUsageLast } = await hear(await open(answer));

      expect(usage.length).toBeLessThanOrEqual(1);
      expect(isUsageLast || usage.length === 0).toBe(true);
    });

    test('tells how much leaves this process, if anything does', async () => {
      const model = await open(answer);
      const material = `1: ${'Hb 12.9 g/dL '.repeat(50)}`;
      const sent: number[] = [];

      await hear(model, requestOf(material), { onSent: (bytes) => sent.push(bytes) });

      if (model.host === undefined) expect(sent).toEqual([]);
      else expect(sent).toEqual([expect.toSatisfy((bytes: number) => bytes > material.length)]);
    });

    test('does not begin when nobody wants it any more', async () => {
      const heard = await hear(await open(answer), undefined, { signal: AbortSignal.abort() });

      expect(faultOf(heard)).toBe('cancelled');
      expect(heard.text).toBe('');
    });

    test('can be left in the middle', async () => {
      const model = await open(answer);
      const signal = new AbortController().signal;

      for await (const event of model.write(requestOf('1: Hb'), { signal, firstWithinMs: 20_000 })) {
        expect(event).toHaveProperty('text');
        break;
      }

      expect((await hear(model)).text).toBe(answer);
    });

    test('writes several answers at once', async () => {
      const model = await open(answer);

      const all = await Promise.all([hear(model), hear(model), hear(model)]);

      expect(all.map(({ text }) => text)).toEqual([answer, answer, answer]);
    });

    test('says that it works', async () => {
      const model = await open(answer);

      expect(await model.check(new AbortController().signal)).toEqual({ available: true, status: 'operational' });
    });
  });
}
