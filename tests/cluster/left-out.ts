/** Tests in the browser's folder that start no server, or several of them on folders that they look into, and why they are not run here. */
export const leftOut: Readonly<Record<string, string>> = {
  'tests/e2e/backup-and-restore.test.ts': 'it moves a data folder with its database from place to place',
  'tests/e2e/move.test.ts': 'it moves a data folder with its database to such places, and back',
  'tests/e2e/rotation-survives-kills.test.ts': 'it changes the key in a data folder, with no program running',
};
