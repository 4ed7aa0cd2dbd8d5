import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { createThreadExplainer } from '#server/adapters/explainer/thread-explainer.ts';
import { createTextExtractor } from '#server/adapters/text-extractor/child/child-process.ts';
import { createGate } from '#server/adapters/text-extractor/gate.ts';
import { answerRequest } from './explain/answer-request.ts';
import { parseArguments, usage, UsageError, type ExplainArguments } from './explain/arguments.ts';
import { mapInOrder } from './explain/map-in-order.ts';
import { requestsOfFiles, requestsOfLines } from './explain/requests.ts';
import { terminalText } from './explain/terminal-text.ts';

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

async function explainAll({ form, files, level }: ExplainArguments): Promise<boolean> {
  const cores = availableParallelism();
  const explainer = createThreadExplainer({ threads: cores });
  const deps = { explainer, extractor: createTextExtractor(), gate: createGate(cores), level };
  const requests = form === 'jsonl' ? requestsOfLines(process.stdin) : requestsOfFiles(files);
  let allRead = true;
  for await (const answer of mapInOrder(requests, 2 * cores, (request) => answerRequest(deps, request))) {
    allRead &&= answer.ok;
    await print(form === 'text' ? terminalText(answer.json) : answer.json);
  }
  await explainer.close();
  return allRead;
}

async function print(text: string): Promise<void> {
  if (!process.stdout.write(`${text}\n`)) await once(process.stdout, 'drain');
}
