import type { AccessLogEntry, AuditAction, AuditActor } from '#core/audit/audit-event.ts';
import { plans, PlanName } from '#core/plans/plans.ts';
import { Engine } from '#core/documents/explanation.ts';
import { engineNames } from '#client/lib/engine-names.ts';

type Fields = AccessLogEntry['fields'];

const who: Record<AuditActor, string> = {
  owner: 'You',
  program: 'Readback',
  operator: 'The person who runs Readback',
  recipient: 'Somebody you shared it with',
  unknown: 'Somebody',
};

const ways: Record<string, string> = {
  password: ' with the password',
  password_and_code: ' with the password and a code',
  passkey: ' with a passkey',
};
const factors: Record<string, string> = { app: 'an authenticator app', passkey: 'a passkey' };

const text = (value: Fields[string] | undefined): string => (typeof value === 'string' ? value : '');
const factor = ({ factor: kind }: Fields) => factors[text(kind)] ?? 'a way to sign in';
const plan = ({ plan: name }: Fields) => {
  const known = PlanName.safeParse(name);
  return known.success ? ` to ${plans[known.data].title}` : '';
};
const engine = ({ engine: name }: Fields) => {
  const known = Engine.safeParse(name);
  return known.success ? engineNames[known.data] : 'an AI provider';
};
const kilobytes = ({ bytes }: Fields) =>
  typeof bytes === 'number' ? `, ${Math.max(1, Math.round(bytes / 1024))} kB` : '';
const on = ({ device }: Fields) => (text(device) === '' || device === 'guest' ? '' : `, on ${text(device)}`);
const documents = ({ documents: count }: Fields) => (count === 1 ? '1 document' : `${count ?? 'Some'} documents`);

/** What was done, after the one who did it. */
const deeds: Record<AuditAction, (fields: Fields) => string> = {
  'account.created': () => 'created the account',
  'account.signed_in': (fields) => `signed in${ways[text(fields['how'])] ?? ''}${on(fields)}`,
  'account.sign_in_failed': ({ wrong }) => `tried to sign in with a wrong ${wrong === 'code' ? 'code' : 'password'}`,
  'account.signed_out': () => 'signed out',
  'account.session_ended': () => 'ended a session',
  'account.password_changed': () => 'changed the password',
  'account.recovered': () => 'set a new password after the old one was lost',
  'account.email_changed': ({ removed }) => `${removed === true ? 'removed' : 'changed'} the e-mail address`,
  'account.email_verified': () => 'confirmed the e-mail address',
  'account.factor_added': (fields) => `added ${factor(fields)}`,
  'account.factor_removed': (fields) => `removed ${factor(fields)}`,
  'account.recovery_codes_made': () => 'made new recovery codes',
  'account.profile_changed': () => 'changed the profile',
  'account.plan_changed': (fields) => `changed the plan${plan(fields)}`,
  'account.exported': () => 'exported the data of the account',
  'account.deleted': () => 'deleted the account',
  'account.claimed': (fields) => `added ${documents(fields)} of this device to the account`,
  'document.uploaded': () => 'uploaded {document}',
  'document.viewed': () => 'opened {document}',
  'document.interpretation_viewed': () => 'opened the explanation of {document}',
  'document.searched': () => 'saw words of {document} in a search',
  'document.original_downloaded': () => 'downloaded the original file of {document}',
  'document.exported_pdf': () => 'exported {document} as a PDF',
  'document.corrected': () => 'corrected a word of {document}',
  'document.deleted': () => 'deleted {document}',
  'document.restored': () => 'restored {document}',
  'document.erased': () => 'erased {document}',
  'document.expired': () => 'removed {document}, because its time was over',
  'document.sent_to_ai': (fields) => `sent lines of {document} to ${engine(fields)}${kilobytes(fields)}`,
  'document.told_anew': () => 'had {document} explained again',
  'document.imported': () => 'imported {document}',
  'consent.given': (fields) => `allowed ${engine(fields)}`,
  'consent.withdrawn': (fields) => `withdrew the consent to ${engine(fields)}`,
  'share.created': () => 'shared {document}',
  'share.code_renewed': () => 'made a new access code for {document}',
  'share.opened': ({ by }) => `opened {document} ${by === 'account' ? 'by their account' : 'with an access code'}`,
  'share.refused': () => 'tried a wrong access code for {document}',
  'share.locked': () => 'tried too many wrong access codes for {document}, so they were closed',
  'share.revoked': () => 'ended a share of {document}',
  'share.deleted': () => 'deleted an ended share of {document}',
  'health_link.created': () => 'made a SMART Health Link of {document}',
  'health_link.opened': () => 'opened {document} by a SMART Health Link',
  'health_link.refused': () => 'tried a wrong passcode for a SMART Health Link of {document}',
  'health_link.locked': () => 'tried too many wrong passcodes for a SMART Health Link of {document}, so it was closed',
  'health_link.revoked': () => 'ended a SMART Health Link of {document}',
  'comment.added': () => 'wrote a comment on {document}',
  'comment.edited': () => 'changed a comment on {document}',
  'comment.deleted': () => 'deleted a comment on {document}',
  'emergency.granted': () => 'was given emergency access',
  'emergency.read': () => 'opened {document} by emergency access',
  'emergency.ended': () => 'has no emergency access any more',
};

/** "You opened {document}": who did what, as the words before and after the name of the document. */
export function entryWords({
  actor,
  action,
  fields,
}: Pick<AccessLogEntry, 'actor' | 'action' | 'fields'>): [string, string] {
  const name = actor === 'owner' && fields['device'] === 'guest' ? 'You, as a guest,' : who[actor];
  const [before = '', after = ''] = `${name} ${deeds[action](fields)}`.split('{document}');
  return [before, after];
}
