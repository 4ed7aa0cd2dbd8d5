import { isProgramConnected } from '#server/adapters/postgres/running-database.ts';
import { StartupError } from '#server/startup-error.ts';
import { UsageError } from '../../usage-error.ts';
import type { AdminCommand, AdminContext } from '../command.ts';
import { withCommandLock } from '../command-lock.ts';
import { beginRotation, endRotation, proveAlone, rewrapUnder } from './key-rotation.ts';

type Deps = Pick<AdminContext, 'config' | 'db' | 'address' | 'say'>;

/** Gives everything another master key. It may be interrupted at any moment: given again, it goes on. */
export const rotateKeys = {
  name: 'keys rotate',
  usage: '[--leave-damaged]',
  summary: 'Puts a new master key in the place of the present one. Interrupted, it goes on when given again.',
  needs: 'stopped',
  async run(deps: Deps, args: readonly string[]) {
    const options = parse(args);
    return withCommandLock(deps.address, () => rotate(deps, options));
  },
} satisfies AdminCommand;

async function rotate(deps: Deps, { leavesDamaged }: { leavesDamaged: boolean }): Promise<number> {
  const { address, say } = deps;
  const keys = await beginRotation(deps);
  if (keys === undefined) {
    for (const line of howToSetKeys) say(line);
    return 1;
  }
  // A program that has connected by now may know the old key only; one that starts from here on reads both.
  if (await isProgramConnected(address)) throw new StartupError(startedMeanwhile);

  const { seen, rewrapped } = await rewrapUnder(keys, deps);
  say(`${count(rewrapped)} of ${count(seen)} keys were wrapped by the new master key; the others were already.`);

  const damaged = await proveAlone(keys, deps);
  for (const row of damaged) say(`Damaged, and opened by no master key that is known: ${row}`);
  if (damaged.length > 0 && !leavesDamaged) {
    say(`The old master key was kept because of ${count(damaged.length)} damaged keys.`);
    say('Give the command again with --leave-damaged to give these up and the old master key with them.');
    return 1;
  }
  await endRotation(keys, deps);
  say('Everything opens under the new master key alone. Keep a copy of it in a safe place, away from the backups.');
  say('Backups that were made before open with the old master key only: make a new one.');
  return 0;
}

function parse(args: readonly string[]): { leavesDamaged: boolean } {
  const unknown = args.find((arg) => arg !== '--leave-damaged');
  if (unknown !== undefined) throw new UsageError('The only option is --leave-damaged.');
  return { leavesDamaged: args.length > 0 };
}

const count = (number: number): string => number.toLocaleString('en');

const startedMeanwhile =
  'The program was started meanwhile. Nothing was wrapped anew. Stop it, and give the command again.';

const howToSetKeys = [
  'The master key is set from outside, so it has to be changed there first:',
  '  1. Make a new one, for example with: openssl rand -base64 32',
  '  2. Set MASTER_KEY_PREVIOUS (or MASTER_KEY_PREVIOUS_FILE) to the present key.',
  '  3. Set MASTER_KEY (or the file of MASTER_KEY_FILE) to the new key.',
  '  4. Give this command again with these settings.',
  'Nothing was changed.',
];
