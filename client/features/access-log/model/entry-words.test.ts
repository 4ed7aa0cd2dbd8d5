import { expect, test } from 'vitest';
import { AuditAction, type AccessLogEntry } from '#core/audit/audit-event.ts';
import { entryWords } from './entry-words.ts';

type Told = Pick<AccessLogEntry, 'actor' | 'action' | 'fields'>;

test.each<[string, Told]>([
  ['You opened …', { actor: 'owner', action: 'document.viewed', fields: { session: 'ab12' } }],
  [
    'You, as a guest, uploaded …',
    { actor: 'owner', action: 'document.uploaded', fields: { device: 'guest', bytes: 3 } },
  ],
  [
    'You signed in with a passkey, on Chrome on Android',
    { actor: 'owner', action: 'account.signed_in', fields: { how: 'passkey', device: 'Chrome on Android' } },
  ],
  ['Readback removed …, because its time was over', { actor: 'program', action: 'document.expired', fields: {} }],
  ['You signed in', { actor: 'owner', action: 'account.signed_in', fields: { how: 'something new' } }],
  [
    'Somebody tried to sign in with a wrong code',
    { actor: 'unknown', action: 'account.sign_in_failed', fields: { wrong: 'code' } },
  ],
  [
    'Readback sent lines of … to OpenAI, 3 kB',
    { actor: 'program', action: 'document.sent_to_ai', fields: { engine: 'openai', model: 'm', bytes: 3100 } },
  ],
  ['You changed the plan to Basic', { actor: 'owner', action: 'account.plan_changed', fields: { plan: 'basic' } }],
  ['You changed the plan', { actor: 'owner', action: 'account.plan_changed', fields: { plan: 'gold' } }],
  ['You removed the e-mail address', { actor: 'owner', action: 'account.email_changed', fields: { removed: true } }],
  ['You added a passkey', { actor: 'owner', action: 'account.factor_added', fields: { factor: 'passkey' } }],
  [
    'You added 2 documents of this device to the account',
    { actor: 'owner', action: 'account.claimed', fields: { documents: 2 } },
  ],
  [
    'The person who runs Readback opened … by emergency access',
    { actor: 'operator', action: 'emergency.read', fields: {} },
  ],
])('says "%s"', (words, entry) => {
  const [before, after] = entryWords(entry);

  expect(words).toBe(words.includes('…') ? `${before}…${after}` : before);
});

test.each(AuditAction.options)('says %s in words, also where nothing more is known of it', (action) => {
  expect(entryWords({ actor: 'owner', action, fields: {} }).join('…')).toMatch(/^You [a-z][\w ,.'…-]+$/);
});
