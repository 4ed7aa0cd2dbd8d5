import { uploadAtOnce } from './large-uploads.ts';
import { makeLoad } from './make-load.ts';
import type { Asked } from './ask-process.ts';
import { openStreams } from './streams.ts';

// The load is made apart from everything that is measured, and from the process that measures.
let streams: Awaited<ReturnType<typeof openStreams>> | undefined;

async function run(asked: Asked): Promise<unknown> {
  switch (asked.what) {
    case 'load':
      return makeLoad(asked.order);
    case 'large uploads':
      return uploadAtOnce(asked.uploads);
    case 'open streams':
      streams = await openStreams(asked.streams);
      return undefined;
    case 'second events':
      return streams?.secondEvents();
  }
}

process.on('message', (asked: Asked) => {
  void run(asked).then(
    (told) => process.send?.({ told }),
    (error: unknown) => process.send?.({ fault: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
