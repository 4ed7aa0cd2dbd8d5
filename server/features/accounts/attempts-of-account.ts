import type { Attempt } from './attempts.ts';

/** `key` is the name that is tried, whether somebody has it or not. */
type Tried = { scope: string; key: string; deviceId: string };

/** Tries from devices that nobody has signed in from count together. */
const elsewhere = ({ scope, key }: Tried): Attempt => ({ scope, subject: key });
const onDevice = ({ scope, key, deviceId }: Tried): Attempt => ({
  scope: `${scope} device`,
  subject: JSON.stringify([key, deviceId]),
});

/** Where a try is counted: guesses from elsewhere do not lock out a device that somebody has signed in from. */
export const attemptOf = (tried: Tried, isKnownDevice: boolean): Attempt =>
  isKnownDevice ? onDevice(tried) : elsewhere(tried);

/** Everything that could keep a device out. */
export const attemptsOf = (tried: Tried): Attempt[] => [elsewhere(tried), onDevice(tried)];
