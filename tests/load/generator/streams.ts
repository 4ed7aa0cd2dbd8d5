import { get, type IncomingMessage } from 'node:http';

export type Stream = { origin: string; path: string; cookie: string };

/** For each stream, when its second event came, in milliseconds since 1970; null where none did. The first tells how things stand. */
export type SecondEvents = (number | null)[];

type Opened = { answer: IncomingMessage; secondAt: number | null };

/** Opens all of them and keeps them open. Resolves once each has told its first event. */
export async function openStreams(streams: readonly Stream[]) {
  const opened: Opened[] = [];
  const left = [...streams.entries()];
  const openSome = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [at, stream] = next;
      opened[at] = await open(stream);
    }
  };
  await Promise.all(Array.from({ length: 20 }, openSome));
  return {
    secondEvents: (): SecondEvents => opened.map(({ secondAt }) => secondAt),
    close: () => {
      for (const { answer } of opened) answer.destroy();
    },
  };
}

function open({ origin, path, cookie }: Stream): Promise<Opened> {
  return new Promise((resolve, reject) => {
    const asking = get(origin + path, { headers: { cookie }, agent: false }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`${path} was answered with ${answer.statusCode}.`));
      const opened: Opened = { answer, secondAt: null };
      let events = 0;
      answer.on('error', () => undefined);
      answer.on('data', (chunk: Buffer) => {
        if (!chunk.includes('event:')) return;
        events += 1;
        if (events === 1) resolve(opened);
        else opened.secondAt ??= Date.now();
      });
    });
    asking.once('error', reject);
  });
}
