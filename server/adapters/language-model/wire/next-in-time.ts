/** Awaits one step of a stream, but no longer than `withinMs`, and not past the signal. */
export async function nextInTime<T>(
  step: Promise<T>,
  { withinMs, signal }: { withinMs: number; signal: AbortSignal },
): Promise<T | 'late' | 'aborted'> {
  // Whatever becomes of a step that nobody waits for any more, it is nobody's fault.
  step.catch(() => undefined);
  const { promise: interrupted, resolve: interrupt } = Promise.withResolvers<'late' | 'aborted'>();
  const onAbort = () => interrupt('aborted');
  const timer = setTimeout(() => interrupt('late'), Math.max(0, Math.ceil(withinMs)));
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([step, interrupted]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  }
}
