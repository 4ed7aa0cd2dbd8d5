/** Lets one waiter sleep until it is rung. A ring that comes while nobody sleeps is kept for the next sleep. */
export type Alarm = { ring(): void; sleep(atMostMs: number): Promise<'rung' | 'overslept'> };

export function createAlarm(): Alarm {
  let isRung = false;
  let wake: (() => void) | undefined;

  return {
    ring() {
      isRung = true;
      wake?.();
    },
    async sleep(atMostMs) {
      if (!isRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, atMostMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      const outcome = isRung ? 'rung' : 'overslept';
      isRung = false;
      wake = undefined;
      return outcome;
    },
  };
}
