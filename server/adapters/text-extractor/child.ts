import { buffer } from 'node:stream/consumers';
import type { MediaType } from '#server/ports/text-extractor.ts';
import { extract } from './extract.ts';

const mediaTypes: readonly MediaType[] = ['application/pdf', 'image/jpeg', 'image/png', 'text/plain'];

// One document a process: the file on standard input, its media type as the only argument, the outcome on standard output.
// Everything imported here is paid for by every document.
const mediaType = mediaTypes.find((known) => known === process.argv[2]);
if (mediaType === undefined) throw new TypeError('The only argument is the media type of the file on standard input.');
const answer = await extract(new Uint8Array(await buffer(process.stdin)), mediaType);
process.stdout.end(JSON.stringify(answer));
