import { expect, test } from 'vitest';
import { ownerEvent } from './owner-event.ts';

const ana = {
  kind: 'user',
  userId: 7,
  username: 'ana',
  sessionId: '0b9f4c1e-0000-4000-8000-000000000000',
  isAdmin: false,
  isRecent: false,
} as const;

test('names the session of somebody signed in by the beginning of its id', () => {
  expect(ownerEvent(ana, { action: 'document.viewed', ticket: 't', fields: { bytes: 3 } })).toEqual({
    owner: 'user:7',
    actor: 'owner',
    action: 'document.viewed',
    ticket: 't',
    fields: { bytes: 3, session: '0b9f4c1e' },
  });
});

test('names a guest as a device, and not which one', () => {
  expect(ownerEvent({ kind: 'guest', deviceId: 'd' }, { action: 'consent.given' })).toEqual({
    owner: 'guest:d',
    actor: 'owner',
    action: 'consent.given',
    fields: { device: 'guest' },
  });
});
