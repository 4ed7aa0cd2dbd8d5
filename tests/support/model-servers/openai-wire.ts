import { openaiError } from './openai-errors.ts';
import { countedTokens, event, type Wire } from './wire.ts';

const usage = {
  input_tokens: countedTokens.input,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens: countedTokens.output,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: countedTokens.input + countedTokens.output,
};
const response = { id: 'resp_1', object: 'response', created_at: 1_750_000_000, model: 'gpt-mock', output: [] };
const item = { type: 'message', id: 'msg_1', role: 'assistant', content: [] };
const place = { item_id: 'msg_1', output_index: 0, content_index: 0 };
const reasons = { stop: undefined, length: 'max_output_tokens', filter: 'content_filter' };

let sequence = 0;
const named = (type: string, data: object) => event({ type, sequence_number: sequence++, ...data }, type);

/** OpenAI's Responses API. */
export const openaiWire: Wire = {
  begin: () =>
    named('response.created', { response: { ...response, status: 'in_progress' } }) +
    named('response.in_progress', { response: { ...response, status: 'in_progress' } }) +
    named('response.output_item.added', { output_index: 0, item }) +
    named('response.content_part.added', { ...place, part: { type: 'output_text', text: '', annotations: [] } }),
  words: (text) => named('response.output_text.delta', { ...place, delta: text }),
  end(reason) {
    const why = reasons[reason];
    const status = why === undefined ? 'completed' : 'incomplete';
    const details = why === undefined ? null : { reason: why };
    return (
      named('response.output_item.done', { output_index: 0, item: { ...item, status } }) +
      named(`response.${status}`, { response: { ...response, status, incomplete_details: details, usage } })
    );
  },
  refusal: (words) =>
    named('response.refusal.delta', { ...place, delta: words }) +
    named('response.refusal.done', { ...place, refusal: words }),
  errorEvent: (words) => named('error', { code: 'server_error', message: words, param: null }),
  error: openaiError,
};
