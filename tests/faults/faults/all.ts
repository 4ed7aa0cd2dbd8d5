import { brokenConnection } from './broken-connection.ts';
import { bucketTrouble } from './bucket-trouble.ts';
import { clockJump } from './clock-jump.ts';
import { databaseFreeze } from './database-freeze.ts';
import { databaseRestart } from './database-restart.ts';
import { failingDisk } from './failing-disk.ts';
import type { Fault } from './fault.ts';
import { faultAtMoment } from './fault-at-moment.ts';
import { freezeOne } from './freeze-one.ts';
import { fullDisk } from './full-disk.ts';
import { killAtMoment } from './kill-at-moment.ts';
import { killAtPoint } from './kill-at-point.ts';
import { killChild } from './kill-child.ts';
import { killInBackup } from './kill-in-backup.ts';
import { killInFirstStart } from './kill-in-first-start.ts';
import { killInMove } from './kill-in-move.ts';
import { killInRotation } from './kill-in-rotation.ts';
import { killSeveral } from './kill-several.ts';
import { mailTrouble } from './mail-trouble.ts';
import { poison } from './poison.ts';
import { providerTrouble } from './provider-trouble.ts';
import { terminate } from './terminate.ts';

export const faults: readonly Fault[] = [
  killAtPoint,
  killAtMoment,
  faultAtMoment,
  killChild,
  killInFirstStart,
  killInMove,
  killInRotation,
  killInBackup,
  killSeveral,
  freezeOne,
  failingDisk,
  fullDisk,
  brokenConnection,
  databaseRestart,
  databaseFreeze,
  bucketTrouble,
  mailTrouble,
  providerTrouble,
  clockJump,
  poison,
  terminate,
];
