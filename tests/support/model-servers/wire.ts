export type WireName = 'openai' | 'gemini' | 'local';

/** Why a provider says no before it answers, in the shapes that providers use. */
export type ErrorKind =
  | 'bad_key'
  | 'forbidden'
  | 'no_model'
  | 'quota'
  | 'rate'
  | 'too_long'
  | 'response_format'
  | 'bad_request'
  | 'filtered_prompt'
  | 'internal'
  | 'overloaded';

export type ErrorAnswer = { status: number; body: object };

/** How one kind of provider talks: every method gives bytes of the stream, as server-sent events. */
export type Wire = {
  /** What comes before the first words. */
  begin(): string;
  words(text: string): string;
  /** The end, with the usage where it is told. */
  end(reason: 'stop' | 'length' | 'filter'): string;
  /** A model that declines, whole. */
  refusal(words: string): string;
  /** An error in the middle of the stream. */
  errorEvent(words: string): string;
  error(kind: ErrorKind, words: string): ErrorAnswer;
};

export const event = (data: object, name?: string): string =>
  `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`;

/** What every wire counts for every answer. */
export const countedTokens = { input: 120, output: 45 };
