import { answersArePlain } from './answers-are-plain.ts';
import { auditChainHolds } from './audit-chain-holds.ts';
import { closedStaysClosed } from './closed-stays-closed.ts';
import { commentsAreKept } from './comments-are-kept.ts';
import { correctionsAreKept } from './corrections-are-kept.ts';
import { documentsAreEqual } from './documents-are-equal.ts';
import type { Invariant } from './invariant.ts';
import { noJobIsStuck } from './no-job-is-stuck.ts';
import { nothingInTheClear } from './nothing-in-the-clear.ts';
import { nothingLeftOver } from './nothing-left-over.ts';
import { oneOfEach } from './one-of-each.ts';
import { quotaIsExact } from './quota-is-exact.ts';
import { rowsBlobsAndKeys } from './rows-blobs-keys.ts';

export const invariants: readonly Invariant[] = [
  documentsAreEqual,
  oneOfEach,
  commentsAreKept,
  correctionsAreKept,
  closedStaysClosed,
  rowsBlobsAndKeys,
  quotaIsExact,
  noJobIsStuck,
  auditChainHolds,
  nothingInTheClear,
  nothingLeftOver,
  answersArePlain,
];
