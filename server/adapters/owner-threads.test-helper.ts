/** Sleeps without letting anything else happen in its thread, as work does. */
export function sleep(ms: number): string {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  return `slept ${ms} ms`;
}

export const fail = (): never => {
  throw new Error('broken');
};
