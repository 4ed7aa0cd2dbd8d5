import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { ExplainInput } from '#core/explaining/explain-document.ts';
import { createThreadExplainer } from '#server/adapters/explainer/thread-explainer.ts';
import { createTextExtractor } from '#server/adapters/text-extractor/child/child-process.ts';
import { createGate } from '#server/gate.ts';
import { answerRequest } from './explain/answer-request.ts';
import { parseArguments, usage, type ExplainArguments } from './explain/arguments.ts';
import { mapInOrder } from './explain/map-in-order.ts';
import { requestsOfFiles, requestsOfLines } from './explain/requests.ts';
import { terminalText } from './explain/terminal-text.ts';
import { UsageError } from './usage-error.ts';

const cores = availableParallelism();
/** There is one who asks, for whom all threads may work. */
const owner = 'command';
const threads = { threads: cores, threadsPerOwner: cores };

process.exitCode = await run(process.argv.slice(2));

/** 0 when every document was read, 1 when one failed, 2 on bad usage. */
async function run(args: readonly string[]): Promise<number> {
  try {
    return (await explainAll(parseArguments(args))) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n\n${usage}`);
    return 2;
  }
}

async function explainAll({ form, files, ...chosen }: ExplainArguments): Promise<boolean> {
  await using explainer = await createExplain(chosen);
  const deps = { explain: explainer.explain, extractor: createTextExtractor(), gate: createGate({ atOnce: cores }) };
  const requests = form === 'jsonl' ? requestsOfLines(process.stdin) : requestsOfFiles(files);
  let allRead = true;
  for await (const answer of mapInOrder(requests, 2 * cores, (request) => answerRequest(deps, request))) {
    allRead &&= answer.ok;
    await print(form === 'text' ? terminalText(answer.json) : answer.json);
  }
  return allRead;
}

type Chosen = Pick<ExplainArguments, 'engine' | 'language' | 'level'>;
type Explain = AsyncDisposable & { explain(input: ExplainInput & { id?: string }): Promise<string> };

/** Explains by the engine that was chosen. Throws UsageError when that one is not set up. */
async function createExplain({ engine, language, level }: Chosen): Promise<Explain> {
  if (engine === 'built-in') {
    const explainer = createThreadExplainer(threads);
    return {
      explain: (input) => explainer.explainAsJson({ ...input, level }, { owner }),
      [Symbol.asyncDispose]: () => explainer.close(),
    };
  }
  // Loaded only here, so that whoever asks no model does not wait for what speaks to one.
  const { findModel } = await import('./explain/find-model.ts');
  const { createModelExplain } = await import('./explain/explain-with-model.ts');
  const { createThreadTeller } = await import('#server/adapters/explainer/thread-teller.ts');
  const chosen = await findModel(engine);
  const explainer = createThreadExplainer(threads);
  const teller = createThreadTeller(threads);
  const note = (line: string) => void process.stderr.write(`${line}\n`);
  return {
    explain: createModelExplain({ ...chosen, owner, explainer, teller, level, language, note }),
    async [Symbol.asyncDispose]() {
      await Promise.all([explainer.close(), teller.close()]);
    },
  };
}

async function print(text: string): Promise<void> {
  if (!process.stdout.write(`${text}\n`)) await once(process.stdout, 'drain');
}
