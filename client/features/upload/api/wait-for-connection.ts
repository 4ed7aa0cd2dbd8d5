/** Until the browser is online again; where it is already, a moment that grows with every try. Throws the abort reason. */
export function waitForConnection(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = new AbortController();
    const settle = (end: () => void) => {
      done.abort();
      clearTimeout(timer);
      end();
    };
    const timer = navigator.onLine ? setTimeout(() => settle(resolve), 1000 * 2 ** tries) : undefined;
    window.addEventListener('online', () => settle(resolve), { signal: done.signal });
    signal.addEventListener('abort', () => settle(() => reject(signal.reason)), { signal: done.signal });
  });
}
