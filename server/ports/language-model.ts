import type { ProviderState } from '#core/documents/ai-status.ts';
import type { Engine } from '#core/documents/explanation.ts';
import type { ModelPrompt } from '#core/drafting/model-prompt.ts';

/** `builtIn` is the same answer as the built-in interpreter gives it, in JSON of the prompt's schema. */
export type ModelRequest = { prompt: ModelPrompt; builtIn: string };

/** Tokens as the provider counted them. */
export type ModelUsage = { inputTokens: number; outputTokens: number };

/** Pieces of the answer's JSON as they come; the usage at most once, last. */
export type ModelEvent = { text: string } | { usage: ModelUsage };

export type ModelFault =
  | 'missing_key'
  | 'key_refused'
  | 'no_model'
  | 'quota_spent'
  | 'rate_limited'
  | 'too_long' // more than the model takes
  | 'request_refused' // the provider does not take the request itself
  | 'refused' // by the model or by a filter
  | 'truncated'
  | 'garbage' // not the JSON that was asked for
  | 'timeout' // nothing came
  | 'stalled' // something came, and then nothing
  | 'cut' // the connection ended in the middle
  | 'unavailable' // 5xx, overloaded
  | 'unreachable' // no connection
  | 'cancelled'; // by whoever asked

/** Why a model gave no whole answer. Carries no words of the provider, which may quote the document. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly fault: ModelFault;
  readonly engine: Engine;
  /** The HTTP status of the provider, where it answered at all. */
  readonly status: number | undefined;

  constructor(fault: ModelFault, { engine, status }: { engine: Engine; status?: number | undefined }) {
    super(`${engine}: ${fault}`);
    this.fault = fault;
    this.engine = engine;
    this.status = status;
  }
}

export type WriteOptions = {
  signal: AbortSignal;
  /** Milliseconds until the first words must have come; the whole is bounded by the signal. */
  firstWithinMs: number;
  /** Told the size of the body when it goes out. */
  onSent?: (bytes: number) => void;
};

/** A model that writes JSON of a given schema. */
export type LanguageModel = {
  readonly engine: Engine;
  readonly model: string;
  /** The host that the text is sent to; undefined when it stays in this process. */
  readonly host: string | undefined;
  /** Whether what is personal is masked before it is sent. */
  readonly isMasked: boolean;
  /** Streams the answer. Throws ModelFailure and nothing else; stops asking the provider when the signal fires or the reader leaves. */
  write(request: ModelRequest, options: WriteOptions): AsyncIterable<ModelEvent>;
  /** Sends a fixed, short probe. Never throws. */
  check(signal: AbortSignal): Promise<ProviderState>;
};
