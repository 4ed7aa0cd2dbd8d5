import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { text } from 'node:stream/consumers';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

export type TakenMail = { from: string; to: string[]; source: string; isSecure: boolean };

/** What the next connection meets: mail is taken, refused for good, refused for now, answered too late, or cut in the middle. */
export type MailWeather = 'takes' | 'refuses' | 'greylists' | 'is slow' | 'drops';

const codes = { refuses: 550, greylists: 451 } as const;

/** A real SMTP server for one test, which says what it was given. It asks for no password unless options do. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const server = await openMailServer(options);
  onTestFinished(() => server.stop());
  return server;
}

/** The same for a whole file: whoever opens it stops it. */
export async function openMailServer(options: SMTPServerOptions = {}) {
  const taken: TakenMail[] = [];
  let weather: MailWeather = 'takes';
  const create = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 100,
      onRcptTo(_address, _session, done) {
        if (weather === 'is slow') return;
        if (weather === 'refuses' || weather === 'greylists') {
          done(Object.assign(new Error('Nobody named CANARY lives here'), { responseCode: codes[weather] }));
        } else done();
      },
      onData(stream, session, done) {
        const take = (source: string) => {
          const { mailFrom, rcptTo } = session.envelope;
          if (weather === 'drops') return cut();
          taken.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            source,
            isSecure: session.secure,
          });
          done();
        };
        text(stream).then(take, () => undefined); // it breaks off where the server stops in the middle
      },
      ...options,
    }).on('error', () => undefined);
  let server = create();
  const cut = () => {
    for (const connection of server.connections) connection.close();
  };
  const listen = async (onPort: number) => {
    server.listen(onPort, '127.0.0.1');
    await once(server.server, 'listening');
  };
  await listen(0);
  const bound = server.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  /** At the same port, after it was stopped. */
  const comeBack = async () => {
    server = create();
    await listen(port);
  };
  return { port, taken, stop, comeBack, turn: (to: MailWeather) => void (weather = to) };
}

/** A port that takes connections and never says a word. */
export async function startSilentServer(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const bound = server.address();
  return typeof bound === 'object' && bound !== null ? bound.port : 0;
}
