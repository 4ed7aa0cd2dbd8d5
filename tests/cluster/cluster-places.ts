import { z } from 'zod';

const Place = z.object({
  bucket: z.string(),
  region: z.string(),
  endpoint: z.string(),
  credentials: z.object({ accessKeyId: z.string(), secretAccessKey: z.string() }),
});

const ClusterPlaces = z.object({
  /** The address of the database server, without the name of a database. */
  databaseServer: z.string(),
  s3: Place,
  /** Where the two keep their data. */
  folders: z.array(z.string()),
});

/** The servers that several processes share. */
export type ClusterPlaces = z.infer<typeof ClusterPlaces>;

const variable = 'READBACK_CLUSTER';

/** What the run has been given to start several processes on; undefined where one process is to be enough. */
export function clusterPlaces(): ClusterPlaces | undefined {
  const text = process.env[variable];
  return text === undefined ? undefined : ClusterPlaces.parse(JSON.parse(text));
}

/** Whether the program is several processes here: they take longer to start than one. */
export const isCluster = clusterPlaces() !== undefined;

/** From here on, also for the processes of the tests. */
export function giveClusterPlaces(places: ClusterPlaces): void {
  process.env[variable] = JSON.stringify(places);
}
