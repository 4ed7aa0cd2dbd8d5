import { startS3Server } from '#tests/support/s3-server.ts';
import { S3Client, HeadBucketCommand, ListObjectsV2Command, ListBucketsCommand } from '@aws-sdk/client-s3';
const s = await startS3Server();
const c = new S3Client({ region: s.place.region, endpoint: s.place.endpoint!, forcePathStyle: true, credentials: s.place.credentials! });
for (const cmd of [new HeadBucketCommand({ Bucket: 'documents' }), new ListBucketsCommand({}), new ListObjectsV2Command({ Bucket: 'documents' })])
  try { console.log(JSON.stringify(await c.send(cmd as any)).slice(0, 300)); } catch (e: any) { console.log(e.name, e.message, e.$metadata, e.$response?.statusCode); }
await s.stop();
