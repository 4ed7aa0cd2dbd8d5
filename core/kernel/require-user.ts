import type { Actor, User } from './actor.ts';
import { AppError } from './app-error.ts';

/** The actor as somebody who has signed in. Throws AppError('auth.required') for a guest. */
export function requireUser(actor: Actor): User {
  if (actor.kind !== 'user') throw new AppError('auth.required');
  return actor;
}
