import { fileURLToPath } from 'node:url';
import { argumentsOf, type ChildTask } from './child-task.ts';

export type Command = { file: string; args: string[]; cwd: string };

const root = fileURLToPath(new URL('../../../..', import.meta.url));
// Not the whole folder: by default the data of the app stands in it, with the master key.
const readable = ['core/*', 'server/*', 'dist/reader/*', 'node_modules/*', 'package.json'];
/** What vite.reader.config.ts builds of the sources, where it was built. */
export const builtReader = `${root}dist/reader/child.js`;
const childProgram = fileURLToPath(new URL('child.ts', import.meta.url));

// Limits that the system itself keeps, for this shell and what it becomes: no core file, which would hold the document; not one byte
// into any file; memory. What a system does not know is left out.
const underLimits = 'ulimit -c 0; ulimit -f 0; ulimit -d "$1" 2>/dev/null; shift; exec "$@"';

/**
 * All that a child knows of where it runs. No folder for temporary files, since none are to be left; and no reports to the makers
 * of onnxruntime, which sends them from version 1.29 on, with files in the home of whoever runs it.
 */
export const childEnvironment = { TMPDIR: '/dev/null', ORT_DISABLE_TELEMETRY: '1' };

/** How a child is started: it may read the program, load native libraries and start threads, and nothing else. */
export function childCommand(task: ChildTask, { memoryBytes, program = childProgram }: ChildSettings): Command {
  const node = [
    process.execPath,
    '--permission',
    ...readable.map((path) => `--allow-fs-read=${root}${path}`),
    '--allow-addons',
    '--allow-worker',
    `--max-old-space-size=${Math.floor(memoryBytes / 2 / 1024 ** 2)}`,
    '--no-warnings',
    program,
    ...argumentsOf(task),
  ];
  if (process.platform === 'win32') return { file: process.execPath, args: node.slice(1), cwd: root };
  // Engines ask for several times of what they come to use, so this is no more than a wall behind the watchdog.
  const kilobytes = Math.ceil((5 * memoryBytes) / 1024);
  return { file: '/bin/sh', args: ['-c', underLimits, 'sh', String(kilobytes), ...node], cwd: root };
}

export type ChildSettings = {
  /** Resident memory at which the child is stopped. */
  memoryBytes: number;
  /** Another program than the sources of the reader. */
  program?: string | undefined;
};
