import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export type Voices = {
  /** What a browser needs in its environment to speak with them. */
  env: Record<string, string>;
  stop: () => Promise<void>;
};

/** espeak-ng behind a speech-dispatcher of its own, and a sound server without a sound card that takes as long as it would be heard. */
export async function startVoices(): Promise<Voices> {
  const folder = await mkdtemp(join(tmpdir(), 'readback-voices-'));
  const [sound, voices] = [join(folder, 'sound'), join(folder, 'voices')];
  const config = await writeConfig(folder);
  const env = {
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    PULSE_SERVER: `unix:${sound}`,
    SPEECHD_ADDRESS: `unix_socket:${voices}`,
  };
  const soundArgs = ['-n', '--daemonize=no', '--use-pid-file=no', '--exit-idle-time=-1'];
  const loads = ['module-null-sink', `module-native-protocol-unix auth-anonymous=1 socket=${sound}`];
  const soundServer = start('pulseaudio', [...soundArgs, ...loads.flatMap((module) => ['-L', module])], env);
  await until(sound, soundServer);
  const pidFile = join(folder, 'pid');
  const voiceArgs = ['-s', '-t', '0', '-c', 'unix_socket', '-S', voices, '-C', config, '-L', folder, '-P', pidFile];
  const voiceServer = start('speech-dispatcher', voiceArgs, env);
  await until(voices, voiceServer);
  return {
    env,
    stop: async () => {
      for (const server of [voiceServer, soundServer]) await end(server);
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

async function writeConfig(folder: string): Promise<string> {
  const config = join(folder, 'config');
  await mkdir(join(config, 'modules'), { recursive: true });
  const lines = [
    'AudioOutputMethod "pulse"',
    'AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"',
    'DefaultModule espeak-ng',
  ];
  await writeFile(join(config, 'speechd.conf'), `${lines.join('\n')}\n`);
  await writeFile(join(config, 'modules', 'espeak-ng.conf'), '');
  return config;
}

const start = (command: string, args: string[], env: Record<string, string>): ChildProcess =>
  spawn(command, args, { env: { ...process.env, ...env }, stdio: 'ignore' });

async function until(path: string, server: ChildProcess): Promise<void> {
  for (let looks = 0; looks < 200; looks++) {
    if (existsSync(path)) return;
    if (server.exitCode !== null) break;
    await wait(50);
  }
  throw new Error(`${server.spawnfile} did not start.`);
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}
