import type { Account, CurrentUser, SessionState, SessionSummary } from '#core/accounts/account.ts';
import { ok, type FakeApi } from './fake-api.ts';

export const ana: CurrentUser = { id: 7, username: 'ana' };

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

/** A session that began just now. */
export const aSession = (more: Partial<SessionState> = {}): SessionState => ({
  user: ana,
  endsAt: minutes(30),
  endsForGoodAt: minutes(24 * 60),
  isKept: false,
  ...more,
});

export const anAccount = (more: Partial<Account> = {}): Account => ({
  ...ana,
  name: null,
  email: null,
  canSendMail: true,
  isAdmin: false,
  plan: 'free',
  timeZone: 'Europe/Madrid',
  readingSettings: null,
  factors: { totp: false, passkeys: 0, recoveryCodesLeft: 10 },
  isRecent: true,
  createdAt: '2026-09-01T08:00:00.000Z',
  ...more,
});

export const aSessionSummary = (more: Partial<SessionSummary> = {}): SessionSummary => ({
  id: 'this',
  device: 'Chrome on Linux',
  isThis: true,
  isKept: false,
  createdAt: '2026-09-14T08:00:00.000Z',
  seenAt: '2026-09-14T10:00:00.000Z',
  ...more,
});

/** The browser keeps somebody as signed in, and the server agrees. */
export function signedIn(api: FakeApi, account: Account = anAccount()): FakeApi {
  const { id, username } = account;
  localStorage.setItem('currentUser', JSON.stringify({ id, username }));
  return api
    .on('GET /api/users/session', () => ok(aSession({ user: { id, username } })))
    .on('GET /api/users/me', () => ok(account))
    .on('POST /api/users/logout', () => ok(null));
}
