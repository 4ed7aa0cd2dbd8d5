import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { withNeeded, type BuiltFile } from './built-files.ts';

const source = fileURLToPath(new URL('../pwa/worker/worker.ts', import.meta.url));

// What can be read without a connection, and the way there.
const routesKept = /\/client\/app\/routes\/(?:offline|interpretation|documents)\.route\.tsx$/;
// Those screens fetch these a moment later: they answer a press without a connection too.
const partsKept = /\/client\/(?:ui\/(?:dialog|popover)|features\/(?:interpretations|offline|documents))\/[^?]*\.tsx$/;
const fontKept = /hyperlegible-next-latin-wght-normal.*\.woff2$/;

// Files have a dot in their names; links to screens have none.
const namedByPage = /\s(?:src|href)="(\/[^"/][^"]*\.\w+)"/g;

/** Builds the service worker, and tells it which files to keep. It is in one piece, and its name is always the same. */
export function buildWorker(): Plugin {
  return {
    name: 'build-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const built: BuiltFile[] = Object.values(bundle);
        const files = filesToKeep(built);
        const version = createHash('sha256').update(built.map(nameOf).sort().join()).digest('hex').slice(0, 12);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await buildFor({ version, files }) });
      },
    },
  };
}

/** The names of hashed files say what is in them; a page says it itself. */
const nameOf = ({ fileName, source }: BuiltFile): string => (fileName.endsWith('.html') ? String(source) : fileName);

/** The first page, the screens that are read without a connection, and whatever these need at once. The entry comes first. */
export function filesToKeep(bundle: BuiltFile[]): string[] {
  const kept = withNeeded(bundle, [
    ...bundle.filter(({ isEntry }) => isEntry === true),
    ...bundle.filter(({ facadeModuleId }) => routesKept.test(facadeModuleId ?? '')),
    ...bundle.filter(({ facadeModuleId }) => partsKept.test(facadeModuleId ?? '')),
    ...bundle.filter(({ fileName }) => fontKept.test(fileName)),
  ]);
  const page = bundle.find(({ fileName }) => fileName === 'index.html');
  const named = Array.from(String(page?.source).matchAll(namedByPage), ([, path = '']) => path);
  return [...new Set([...kept].map((name) => `/${name}`).concat(named))];
}

async function buildFor(made: { version: string; files: string[] }): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { readbackBuild: JSON.stringify(made) },
    build: { write: false, rolldownOptions: { input: source, output: { format: 'iife' } } },
  });
  const [output] = [result].flat();
  if (output === undefined || !('output' in output)) throw new Error('The service worker was not built.');
  return output.output[0].code;
}
