import { openaiError } from './openai-errors.ts';
import { countedTokens, event, type Wire } from './wire.ts';

const chunk = (choices: object[], more: object = {}) =>
  event({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_750_000_000,
    model: 'mock',
    choices,
    ...more,
  });
const delta = (words: object) => chunk([{ index: 0, delta: words, finish_reason: null }]);
const finish = (reason: string) => chunk([{ index: 0, delta: {}, finish_reason: reason }]);
const usage = {
  prompt_tokens: countedTokens.input,
  completion_tokens: countedTokens.output,
  total_tokens: countedTokens.input + countedTokens.output,
};
const reasons = { stop: 'stop', length: 'length', filter: 'content_filter' };

/** Chat Completions, as Ollama, llama.cpp and vLLM serve it. */
export const localWire: Wire = {
  begin: () => delta({ role: 'assistant', content: '' }),
  words: (text) => delta({ content: text }),
  end: (reason) => `${finish(reasons[reason])}${chunk([], { usage })}data: [DONE]\n\n`,
  refusal: (words) => delta({ refusal: words }),
  errorEvent: (words) => event({ error: { message: words, type: 'server_error', param: null, code: 500 } }),
  error: openaiError,
};
