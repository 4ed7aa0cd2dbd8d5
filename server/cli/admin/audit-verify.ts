import type { AuditFault, AuditFinding } from '#server/features/audit/audit-finding.ts';
import { verifyAudit } from '#server/features/audit/verify-audit.ts';
import { UsageError } from '../usage-error.ts';
import type { AdminCommand, AdminContext } from './command.ts';

const shownAtMost = 200;

export const auditVerify = {
  name: 'audit verify',
  usage: '',
  summary: 'Checks that the audit log holds every line that was written, and each as it was written.',
  needs: 'anything',
  async run({ db, auditKey, say }: Pick<AdminContext, 'db' | 'auditKey' | 'say'>, args: readonly string[]) {
    if (args.length > 0) throw new UsageError('This command takes nothing else.');
    let shown = 0;
    const { lines, owners, findings } = await verifyAudit({ db, auditKey }, (finding) => {
      shown += 1;
      if (shown <= shownAtMost) say(lineOf(finding));
    });
    if (findings > shownAtMost) say(`… and ${findings - shownAtMost} more.`);
    say(`${counted(lines, 'line')} of ${counted(owners, 'owner')}.`);
    say(findings === 0 ? 'The audit log is whole.' : `The audit log is not whole: ${counted(findings, 'fault')}.`);
    return findings === 0 ? 0 : 1;
  },
} satisfies AdminCommand;

const words: Record<AuditFault, string> = {
  changed: 'changed since it was written',
  missing: 'missing',
  cut: 'cut off at the end',
  added: 'added by somebody else',
  head_changed: 'the end of the log was changed',
  no_head: 'the end of the log is gone',
  no_lines: 'every line is gone',
  no_chain: 'the log is gone',
  begun_anew: 'the log does not begin with the account',
  untold: 'an emergency access that its owner was not told of',
};

const lineOf = ({ owner, kind, from, to }: AuditFinding): string => `${owner}${placeOf(from, to)}: ${words[kind]}`;

function placeOf(from: number | undefined, to: number | undefined): string {
  if (from === undefined) return '';
  return from === to ? `, line ${from}` : `, lines ${from} to ${to}`;
}

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
