import { isOwnKeyFile, pathOfMasterKey, type MasterKeys } from '#server/adapters/key-ring/master-key.ts';
import type { Config } from '#server/config.ts';
import type { NewPlace } from './move-arguments.ts';

type Moved = { to: NewPlace; config: Config; keys: MasterKeys; printsKey: boolean };

/** What whoever moved has to set at the new place, in lines. The key stands in them only when that was asked for. */
export function whatToSet({ to, config, keys, printsKey }: Moved): string[] {
  const { databaseUrl, bucket, dataDir } = to;
  return [
    'The program starts at the new place with these settings:',
    ...(dataDir === undefined ? [] : [`  DATA_DIR=${dataDir}`]),
    databaseUrl === undefined ? '  DATABASE_URL is not set' : `  DATABASE_URL=${withoutPassword(databaseUrl)}`,
    ...(bucket === undefined ? ['  FILES is not set'] : [`  FILES=${bucket}`, '  S3_… as they are set here']),
    ...keyLines({ to, config, keys, printsKey }),
    'The old place was left as it was. Do not start the program there again: what people added there would not be here.',
  ];
}

function keyLines({ to, config, keys, printsKey }: Moved): string[] {
  if (printsKey)
    return [
      `  MASTER_KEY=${keys.present.toString('base64')}`,
      ...keys.previous.map((key) => `  MASTER_KEY_PREVIOUS=${key.toString('base64')}`),
    ];
  if (!isOwnKeyFile(config)) {
    const name = config.masterKey === undefined ? 'MASTER_KEY_FILE' : 'MASTER_KEY';
    return [`  ${name}, as it is set here: nothing opens without this key`];
  }
  if (to.dataDir !== undefined) return [`The master key is in ${to.dataDir}/master.key too. Keep a copy elsewhere.`];
  return [
    '  MASTER_KEY_FILE=… on every machine, a file that only the program may read',
    `The key is in ${pathOfMasterKey(config)}: copy this file there, for example with scp, and nothing opens without it.`,
    'Where keys are pasted and not copied, --print-key shows it.',
  ];
}

function withoutPassword(address: string): string {
  const url = new URL(address);
  if (url.password !== '') url.password = '-password-';
  return url.href.replace('-password-', '…');
}
