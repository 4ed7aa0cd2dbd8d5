import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Has what nobody holds collected: all of it, or, with `minor`, only where what is young lies. */
export function collectGarbage(type: 'major' | 'minor' = 'major'): void {
  setFlagsFromString('--expose-gc');
  const collect: (options: { type: 'major' | 'minor' }) => void = runInNewContext('gc');
  collect({ type });
}
