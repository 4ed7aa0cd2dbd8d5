import { startS3Server } from '../support/s3-server.ts';
import { giveClusterPlaces } from './cluster-places.ts';
import { leftOut } from './left-out.ts';
import { startDebianPostgres } from './debian-postgres.ts';

/** The two servers of the whole run. Each installation has a database and a folder of the bucket of its own. */
export default async function startSharedServers() {
  const bin = process.env['POSTGRES_BIN'];
  if (bin === undefined)
    throw new Error('POSTGRES_BIN has to name the folder of a PostgreSQL server: npm run test:cluster does.');
  for (const [file, reason] of Object.entries(leftOut)) console.log(`Left out: ${file}, because ${reason}.`);
  const [postgres, s3] = await Promise.all([startDebianPostgres(bin), startS3Server()]);
  const { bucket, region, endpoint, credentials } = s3.place;
  giveClusterPlaces({
    databaseServer: postgres.url,
    s3: { bucket, region, endpoint, credentials },
    folders: [postgres.folder, s3.directory],
  });
  return async () => {
    await Promise.all([postgres.stop(), s3.stop()]);
  };
}
