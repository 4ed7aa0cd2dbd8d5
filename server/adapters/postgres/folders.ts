import { createHash } from 'node:crypto';
import { chownSync, closeSync, fsyncSync, lstatSync, mkdirSync, openSync } from 'node:fs';
import { StartupError } from '#server/startup-error.ts';
import type { ServiceUser } from './service-user.ts';

/** Short and stable: tells one data folder's files outside of it from another's. */
export const shortHash = (path: string): string => createHash('sha256').update(path).digest('hex').slice(0, 12);

/** Makes a folder that only the given user (or ourselves) can open. Refuses one that somebody else laid there. */
export function ensurePrivateFolder(path: string, user: ServiceUser | undefined): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const found = lstatSync(path);
  const us = process.getuid?.() ?? found.uid;
  if (!found.isDirectory() || (found.uid !== us && found.uid !== user?.uid)) {
    throw new StartupError(`The folder ${path} belongs to another user. Remove it, or start the app as that user.`);
  }
  if (user !== undefined && found.uid !== user.uid) chownSync(path, user.uid, user.gid);
}

/** Makes a rename inside the folder durable. */
export function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
