import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { extract } from './extract.ts';

const MediaType = z.enum(['application/pdf', 'image/jpeg', 'image/png', 'text/plain']);

// One document a process: the file on standard input, its media type as the only argument, the outcome on standard output.
const mediaType = MediaType.parse(process.argv[2]);
const answer = await extract(new Uint8Array(await buffer(process.stdin)), mediaType);
process.stdout.end(JSON.stringify(answer));
