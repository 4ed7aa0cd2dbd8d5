import { errorCodes, type ErrorCode, type MessageValues } from '#core/kernel/app-error.ts';

/** Said of a failure that says nothing of itself. */
export const unknownError = 'An unknown error occurred';

/** A call that did not succeed. `code` is absent where the answer carried none; `status` is absent without an answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | undefined;
  readonly status: number | undefined;
  /** The key of an AI provider is what is missing. */
  readonly needsKey: boolean;
  /** What the words of the code are filled with. */
  readonly values: MessageValues;

  constructor(
    message: string,
    {
      code,
      status,
      cause,
      needsKey = false,
      values = {},
    }: { code?: unknown; status?: number; cause?: unknown; needsKey?: boolean; values?: MessageValues } = {},
  ) {
    super(message, { cause });
    this.code = isErrorCode(code) ? code : undefined;
    this.status = status;
    this.needsKey = needsKey;
    this.values = values;
  }
}

export const hasCode = (error: unknown, code: ErrorCode): error is ApiError =>
  error instanceof ApiError && error.code === code;

const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(errorCodes, code);
