import type { ModelPrompt } from '#core/drafting/model-prompt.ts';
import { ModelFailure, type LanguageModel, type WriteOptions } from '../ports/language-model.ts';

const longestAnswer = 400_000;

/** The whole answer of a model, for what is of use only when it is whole. Throws ModelFailure. */
export async function wholeAnswer(model: LanguageModel, prompt: ModelPrompt, options: WriteOptions): Promise<string> {
  const pieces: string[] = [];
  let length = 0;
  for await (const event of model.write({ prompt, builtIn: '{}' }, options)) {
    if (!('text' in event)) continue;
    pieces.push(event.text);
    length += event.text.length;
    if (length > longestAnswer) throw new ModelFailure('garbage', { engine: model.engine });
  }
  return pieces.join('');
}
