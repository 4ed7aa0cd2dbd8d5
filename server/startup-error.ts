/** A reason not to start that the person at the terminal can act on: its message is printed as it is, without a trace. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
