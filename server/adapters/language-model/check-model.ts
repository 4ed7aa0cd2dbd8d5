import type { ProviderState, ProviderStatus } from '#core/documents/ai-status.ts';
import type { ModelEvent, ModelFault, ModelRequest } from '#server/ports/language-model.ts';
import { CallFault } from './wire/call-fault.ts';

/** The same for everybody: nobody's words are sent to learn whether a provider answers. */
const probe: ModelRequest = {
  prompt: {
    instructions: 'Answer with the JSON that is asked for and nothing else.',
    material: 'Are you there?',
    name: 'presence',
    schema: {
      type: 'object',
      properties: { there: { type: 'boolean' } },
      required: ['there'],
      additionalProperties: false,
    },
  },
  builtIn: '{"there":true}',
};

const statuses: Partial<Record<ModelFault, ProviderStatus>> = {
  missing_key: 'not_configured',
  key_refused: 'key_refused',
  no_model: 'no_model',
  quota_spent: 'quota_spent',
};
/** A model that said something answers, if not what it was asked. */
const answers: readonly ModelFault[] = ['garbage', 'truncated', 'refused'];

/** Asks the probe of a provider and reads nothing of the answer but whether there was one. Never throws. */
export async function checkModel(write: (request: ModelRequest) => AsyncIterable<ModelEvent>): Promise<ProviderState> {
  const status = await statusOf(write);
  return { available: status === 'operational', status };
}

async function statusOf(write: (request: ModelRequest) => AsyncIterable<ModelEvent>): Promise<ProviderStatus> {
  try {
    for await (const _event of write(probe));
    return 'operational';
  } catch (error) {
    if (!(error instanceof CallFault)) return 'unavailable';
    const { fault, hasAnswered } = error.verdict;
    if (hasAnswered === true && answers.includes(fault)) return 'operational';
    return statuses[fault] ?? 'unavailable';
  }
}
