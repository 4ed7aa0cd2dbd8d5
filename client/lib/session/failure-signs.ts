/** What a failed call says of the session. Looked at by shape: the first page does without the code that makes these errors. */
type FailureSign = 'over' | 'doubtful' | 'nothing';

export function signOf(error: unknown): FailureSign {
  if (!(error instanceof Error) || !('status' in error)) return 'nothing';
  const code = 'code' in error ? error.code : undefined;
  if (code === 'auth.required' || (error.status === 401 && code === undefined)) return 'over';
  // To a session that is over, the documents of its owner do not exist.
  return error.status === 404 ? 'doubtful' : 'nothing';
}
