import { PassThrough } from 'node:stream';
import type { CapturedRequest, WrittenAnswer } from './start-mock-provider.ts';

/** What is used of node-llama-cpp, which is no dependency of this project: see scripts/test-grammar.mjs. */
export type LlamaLibrary = {
  getLlama(options: object): Promise<{
    loadModel(options: { modelPath: string }): Promise<{
      createContext(options: object): Promise<{ getSequence(): object }>;
    }>;
    createGrammarForJsonSchema(schema: object): Promise<object>;
    getGrammarFor(name: 'json'): Promise<object>;
    dispose(): Promise<void>;
  }>;
  LlamaCompletion: new (options: object) => {
    generateCompletionWithMeta(prompt: string, options: object): Promise<{ metadata: { stopReason: string } }>;
    dispose(options: { disposeSequence: boolean }): void;
  };
  LlamaLogLevel: { error: string };
};

type ResponseFormat = { type: string; json_schema?: { schema: object } };
type Asked = { response_format?: ResponseFormat };

export type Llama = {
  /** Answers as llama.cpp's own server does: the grammar of the request's schema decides what may be said. */
  answer(request: CapturedRequest, options: { seed: number; maxTokens?: number }): WrittenAnswer;
  /** How many answers were broken off because nobody wanted them any more. */
  brokenOff(): number;
  close(): Promise<void>;
};

/** llama.cpp itself, on one thread, with the model of this file. */
export async function openLlama(library: LlamaLibrary, modelPath: string): Promise<Llama> {
  const llama = await library.getLlama({
    gpu: false,
    build: 'never',
    maxThreads: 1,
    logLevel: library.LlamaLogLevel.error,
  });
  const model = await llama.loadModel({ modelPath });
  const context = await model.createContext({ contextSize: 16_384, sequences: 2, threads: 1 });
  let brokenOff = 0;

  const grammarOf = ({ response_format: format }: Asked): Promise<object> | undefined => {
    if (format?.json_schema !== undefined) return llama.createGrammarForJsonSchema(format.json_schema.schema);
    return format === undefined ? undefined : llama.getGrammarFor('json');
  };
  return {
    async *answer(request, { seed, maxTokens = 4000 }) {
      const grammar = await grammarOf(request.body as Asked);
      const left = new AbortController();
      void request.wasLeft.then((wasLeft) => wasLeft && left.abort());
      const pieces = new PassThrough({ objectMode: true });
      const completion = new library.LlamaCompletion({
        contextSequence: context.getSequence(),
      });
      const written = completion
        .generateCompletionWithMeta(request.words, {
          grammar,
          maxTokens,
          seed,
          temperature: 1,
          signal: left.signal,
          stopOnAbortSignal: true,
          onTextChunk: (piece: string) => pieces.write(piece),
        })
        .finally(() => {
          if (left.signal.aborted) brokenOff += 1;
          pieces.end();
          completion.dispose({ disposeSequence: true });
        });
      yield* pieces as AsyncIterable<string>;
      return (await written).metadata.stopReason === 'maxTokens' ? 'length' : 'stop';
    },
    brokenOff: () => brokenOff,
    close: () => llama.dispose(),
  };
}
