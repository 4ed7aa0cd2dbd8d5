// npm start: from a fresh clone to the running program, without a question, and supervised from then on.
import { ensureBuilt } from './lib/builds.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot, ownNode } from './lib/paths.mjs';
import { supervise } from './lib/supervise.mjs';

ensureInstalled();
ensureBuilt();
supervise(ownNode, [inRoot('server', 'main.ts'), ...process.argv.slice(2)], {
  env: {
    // What Node has compiled stays for the next start, which then takes a quarter less.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? inRoot('node_modules', '.cache', 'programs'),
    // Threads that share their memory give more of it back; Linux would let each core have eight heaps.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    // With more room, V8 would leave a gigabyte of garbage lying after a few long documents.
    NODE_OPTIONS: process.env.NODE_OPTIONS ?? '--max-old-space-size=512',
  },
});
