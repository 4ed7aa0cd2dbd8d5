/** A command line that cannot be used: its message is printed above how the command is used. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
