import { readConfig } from './config.ts';
import { compose, type App } from './compose.ts';
import { endAtFault } from './end-at-fault.ts';
import { StartupError } from './startup-error.ts';

const lastResortSeconds = 19;

// People read standard output; the structured log goes to standard error.
const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function start(): Promise<void> {
  // Their reader may be gone, or their disk full: that is no reason to end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const config = readConfig();
  const app = await compose(config, { onLog: endAtFault });
  const { log } = app;

  const stop = (reason: string) =>
    void stopOnce(app, lastResortSeconds + config.drainSeconds, () => log.info('program.stopping', { reason }));
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('SIGTERM', () => stop('SIGTERM'));
  // Whoever started us through a channel is gone, perhaps killed: nobody else would stop us.
  process.on('disconnect', () => stop('parent gone'));
  if (process.connected === false) stop('parent gone');

  // Last, so that whoever waits for these words can rely on everything above.
  process.send?.('ready', undefined, undefined, () => undefined);
  log.info('program.started', { ms: Math.round(performance.now()) });
  for (const note of app.notes) say(note);
  say(app.url === undefined ? 'Readback is reading documents.' : `Readback is ready: ${config.publicUrl ?? app.url}`);
}

let isStopping = false;

async function stopOnce(app: App, withinSeconds: number, announce: () => void): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  announce();
  setTimeout(() => process.exit(0), withinSeconds * 1000).unref();
  await app.stop();
  process.exit(0);
}

try {
  await start();
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(error instanceof StartupError ? `${reason}\n` : `Readback could not start: ${reason}\n`);
  process.exit(1);
}
