import { parentPort } from 'node:worker_threads';

// Tasks that do to their thread what a library may do to it.
export default (input: unknown): unknown => input;

export const hang = (): Promise<never> => new Promise(() => setInterval(() => undefined, 1_000));
export const fail = (): never => {
  throw new RangeError('broken');
};
export const dieWithTask = async (): Promise<never> => {
  setImmediate(fail);
  return hang();
};
export const dieAfterTask = (): string => {
  setTimeout(fail, 20);
  return 'done';
};
export const rejectAfterTask = (): string => {
  setTimeout(() => void Promise.reject(new RangeError('broken')), 20);
  return 'done';
};
export const talkNonsense = async (): Promise<never> => {
  parentPort?.postMessage({ what: 'is this' });
  return hang();
};
export const answerWithFunction = (): unknown => fail;
export const gobble = (): never => {
  for (let list = {}; ;) list = { list };
};
export const leave = (): never => process.exit(0);
