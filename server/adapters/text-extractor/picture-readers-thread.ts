import type { PageReading } from './page-reading.ts';
import type { Grey } from './picture/grey.ts';
import { readPicture } from './read-picture.ts';
import { createRecogniser, type Recogniser } from './recognise/create-recogniser.ts';

let recogniser: Promise<Recogniser> | undefined;

// The pool calls the default export of the file that it is given. Loading models takes longer than many a page: once a thread.
export default async function readInThread(picture: Grey): Promise<PageReading> {
  recogniser ??= createRecogniser();
  return readPicture(picture, await recogniser);
}
