import { auditVerify } from './audit-verify.ts';
import { backup } from './backup/backup.ts';
import { drill } from './backup/drill.ts';
import { restore } from './backup/restore.ts';
import type { AdminCommand } from './command.ts';
import { emergencyEnd } from './emergency-end.ts';
import { emergencyGrant } from './emergency-grant.ts';
import { emergencyList } from './emergency-list.ts';
import { emergencyRead } from './emergency-read.ts';
import { firstAdmin } from './first-admin.ts';
import { importCommand } from './import.ts';
import { rotateKeys } from './keys/rotate-keys.ts';
import { move } from './move/move.ts';
import { plan } from './plan.ts';

/** Every command, in the order in which they are listed. */
export const commands: readonly AdminCommand[] = [
  firstAdmin,
  plan,
  auditVerify,
  emergencyGrant,
  emergencyRead,
  emergencyEnd,
  emergencyList,
  rotateKeys,
  backup,
  restore,
  drill,
  move,
  importCommand,
];
