import { append } from '#core/kernel/append.ts';
import { userIdOf } from '#core/kernel/actor.ts';
import type { AuditFinding } from './audit-finding.ts';
import { headMacOf, macOf } from './audit-mac.ts';

/** A line as it stands in the table. `epoch` is its time in seconds with six digits, as text: a Date would round it. */
export type StoredLine = {
  owner: string;
  number: string;
  epoch: string;
  actor: string;
  action: string;
  ticket: string | null;
  fields: string;
  mac: Buffer;
  head: { number: number; mac: Buffer } | undefined;
};

/** Walks along chains, line by line in the order of owner and number. It keeps the end of one chain and nothing else. */
export type ChainWalk = { step(line: StoredLine): AuditFinding[]; end(): AuditFinding[] };

type Walked = {
  owner: string;
  number: number;
  /** What the head held behind this line. */
  headMac: Buffer;
  head: StoredLine['head'];
};

export function createChainWalk(secret: Uint8Array): ChainWalk {
  let walked: Walked | undefined;

  const end = () => {
    const findings = walked === undefined ? [] : atEnd(walked);
    walked = undefined;
    return findings;
  };

  return {
    end,
    step(line) {
      const findings = walked !== undefined && walked.owner !== line.owner ? end() : [];
      const { owner, head } = line;
      const before = walked ?? { owner, head, number: 0, headMac: Buffer.alloc(0) };
      const number = Number(line.number);
      if (number <= before.number) {
        walked = before;
        return [...findings, { owner, kind: 'changed', from: number, to: number }];
      }
      append(findings, atLine(secret, before, { ...line, number }));
      walked = { owner, head, number, headMac: headMacOf(secret, { owner, number, mac: line.mac }) };
      return findings;
    },
  };
}

type NumberedLine = Omit<StoredLine, 'number'> & { number: number };

function atLine(secret: Uint8Array, before: Walked, line: NumberedLine): AuditFinding[] {
  const { owner, number } = line;
  // What a line behind a gap rests on is lost: the gap is what is told.
  if (number > before.number + 1) return [{ owner, kind: 'missing', from: before.number + 1, to: number - 1 }];
  const at = dateOf(line.epoch);
  const isWhole = at !== undefined && macOf(secret, before.headMac, { ...line, at }).equals(line.mac);
  if (!isWhole) return [{ owner, kind: 'changed', from: number, to: number }];
  const isAccountAnew = number === 1 && userIdOf(owner) !== undefined && line.action !== 'account.created';
  return isAccountAnew ? [{ owner, kind: 'begun_anew' }] : [];
}

function atEnd({ owner, number, headMac, head }: Walked): AuditFinding[] {
  if (head === undefined) return [{ owner, kind: 'no_head' }];
  if (head.number > number) return [{ owner, kind: 'cut', from: number + 1, to: head.number }];
  if (head.number < number) return [{ owner, kind: 'added', from: head.number + 1, to: number }];
  return headMac.equals(head.mac) ? [] : [{ owner, kind: 'head_changed' }];
}

/** Undefined for a time that no line was ever written with. */
function dateOf(epoch: string): Date | undefined {
  const [, seconds, milliseconds] = /^(\d+)\.(\d{3})000$/.exec(epoch) ?? [];
  const at = new Date(Number(seconds) * 1000 + Number(milliseconds));
  return Number.isNaN(at.getTime()) ? undefined : at;
}
