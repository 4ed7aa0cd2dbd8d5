import { errorFields } from './error-fields.ts';
import { readConfig } from './config.ts';
import { compose, type App } from './compose.ts';
import { StartupError } from './startup-error.ts';

const lastResortSeconds = 19;

// People read standard output; the structured log goes to standard error.
const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function start(): Promise<void> {
  const config = readConfig();
  const app = await compose(config);
  const { log } = app;

  const stop = (reason: string, exitCode: number) =>
    void stopOnce(app, { exitCode, withinSeconds: lastResortSeconds + config.drainSeconds }, () =>
      log.info('program.stopping', { reason }),
    );
  process.on('SIGINT', () => stop('SIGINT', 0));
  process.on('SIGTERM', () => stop('SIGTERM', 0));
  // Whoever started us through a channel is gone, perhaps killed: nobody else would stop us.
  process.on('disconnect', () => stop('parent gone', 0));
  if (process.connected === false) stop('parent gone', 0);
  process.on('unhandledRejection', (error) => log.error('program.fault', errorFields(error)));
  process.on('uncaughtException', (error) => {
    log.error('program.fault', errorFields(error));
    stop('fault', 1);
  });

  // Last, so that whoever waits for these words can rely on everything above.
  log.info('program.started', { ms: Math.round(performance.now()) });
  for (const note of app.notes) say(note);
  say(app.url === undefined ? 'Readback is reading documents.' : `Readback is ready: ${config.publicUrl ?? app.url}`);
}

let isStopping = false;

type Stop = { exitCode: number; withinSeconds: number };

async function stopOnce(app: App, { exitCode, withinSeconds }: Stop, announce: () => void): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  announce();
  setTimeout(() => process.exit(exitCode), withinSeconds * 1000).unref();
  await app.stop();
  process.exit(exitCode);
}

try {
  await start();
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(error instanceof StartupError ? `${reason}\n` : `Readback could not start: ${reason}\n`);
  process.exit(1);
}
