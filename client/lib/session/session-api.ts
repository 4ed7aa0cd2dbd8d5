import { z } from 'zod';
import { SessionState } from '#core/accounts/account.ts';
import { callApi } from '../call-api.ts';

const path = '/api/users/session';
const Nothing = z.unknown();

/** A session as it stands, and the time by the clock of the server where it was told. */
export type TimedSession = { session: SessionState; serverNow: number | undefined };

/** Looks without counting as something that was done. */
export const getSession = (): Promise<TimedSession> => timed('GET');

/** Stays signed in. */
export const renewSession = (): Promise<TimedSession> => timed('POST');

async function timed(method: 'GET' | 'POST'): Promise<TimedSession> {
  let serverNow: number | undefined;
  const onHeaders = (headers: Headers) => {
    const told = Date.parse(headers.get('date') ?? '');
    serverNow = Number.isNaN(told) ? undefined : told;
  };
  const session = await callApi({ path, method, output: SessionState, onHeaders });
  return { session, serverNow };
}

const patienceMs = 5000;

export const logOut = () =>
  callApi({
    path: '/api/users/logout',
    method: 'POST',
    output: Nothing,
    signal: AbortSignal.timeout(patienceMs),
  });

export const reauthenticate = (body: { password: string; code?: string }) =>
  callApi({ path: '/api/users/reauthenticate', method: 'POST', body, output: SessionState });
