import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import type { Operation } from './order.ts';
import { die, strikeAt, systemError } from './strike.ts';

type Call = (this: unknown, ...args: never[]) => unknown;
type Target = Record<string, unknown>;

const pathOf = new WeakMap<object, string>();
const ofPath = (_self: unknown, args: unknown[]): string => String(args[0]);
const ofHandle = (self: unknown): string => (typeof self === 'object' && self ? (pathOf.get(self) ?? '') : '');
// The lock of the data folder and the line to whoever watches are no part of what is tried.
const isSpared = (path: string): boolean => /in-use\.lock|\.(ts|js|mjs|cjs|json|node|wasm)$/.test(path);

/** Puts itself before every call of the file system by which the program keeps something. */
export async function watchFiles(folder: string): Promise<void> {
  const { promises } = fs;
  for (const [name, operation] of [
    ['open', 'open'],
    ['rename', 'rename'],
    ['rm', 'remove'],
    ['unlink', 'remove'],
  ] as const)
    wrapPromise(promises as unknown as Target, name, operation, ofPath);
  for (const [name, operation] of [
    ['renameSync', 'rename'],
    ['rmSync', 'remove'],
  ] as const)
    wrapSync(fs as unknown as Target, name, operation);
  wrapRead(fs as unknown as Target);
  await wrapHandles(folder);
  syncBuiltinESMExports();
}

/** All handles share one prototype, of which any handle knows. */
async function wrapHandles(folder: string): Promise<void> {
  const handle = await fs.promises.open(folder, 'r');
  const prototype: unknown = Object.getPrototypeOf(handle);
  await handle.close();
  wrapPromise(prototype as Target, 'writeFile', 'write', ofHandle);
  wrapPromise(prototype as Target, 'write', 'write', ofHandle);
  wrapPromise(prototype as Target, 'sync', 'sync', ofHandle);
}

function wrapPromise(
  target: Target,
  name: string,
  operation: Operation,
  subject: (self: unknown, args: unknown[]) => string,
): void {
  const original = target[name] as Call;
  target[name] = async function (this: unknown, ...args: never[]): Promise<unknown> {
    const path = subject(this, args);
    const struck = path === '' || isSpared(path) ? undefined : strikeAt(operation, path);
    if (struck?.moment === 'before') suffer(struck.deed, name);
    const going = original.apply(this, args);
    if (struck?.moment === 'sent') suffer(struck.deed, name);
    const result = await (going as Promise<unknown>);
    if (name === 'open' && typeof result === 'object' && result) pathOf.set(result, path);
    if (struck?.moment === 'after') suffer(struck.deed, name);
    return result;
  };
}

function wrapSync(target: Target, name: string, operation: Operation): void {
  const original = target[name] as Call;
  target[name] = function (this: unknown, ...args: never[]): unknown {
    const path = String(args[0]);
    const struck = isSpared(path) ? undefined : strikeAt(operation, path);
    if (struck?.moment === 'before') suffer(struck.deed, name);
    const result = original.apply(this, args);
    if (struck !== undefined && struck.moment !== 'before') suffer(struck.deed, name);
    return result;
  };
}

/** Streams open and read by way of the callbacks. */
function wrapRead(target: Target): void {
  const open = target['open'] as Call;
  target['open'] = function (this: unknown, ...args: never[]): unknown {
    const path = String(args[0]);
    const struck = isSpared(path) ? undefined : strikeAt('read', path);
    if (struck === undefined) return open.apply(this, args);
    if (struck.deed === 'kill') die();
    const back = args.at(-1) as unknown as (error: Error) => void;
    const { deed } = struck;
    return void setImmediate(() => back(deed === 'cut' ? systemError('EIO', 'read') : systemError(deed, 'open')));
  };
}

function suffer(deed: 'kill' | 'cut' | 'EIO' | 'ENOSPC' | 'EMFILE', call: string): void {
  if (deed === 'kill') die();
  throw systemError(deed === 'cut' ? 'EIO' : deed, call);
}
