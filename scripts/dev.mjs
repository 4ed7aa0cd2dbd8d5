// npm run dev: the server starts again at each change, and the screens change in the open page.
import { spawn } from 'node:child_process';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot, ownNode, root } from './lib/paths.mjs';
import { say } from './lib/say.mjs';

ensureInstalled();
const children = [
  [inRoot('server', 'main.ts'), ['--watch', '--watch-preserve-output']],
  [inRoot('node_modules', 'vite', 'bin', 'vite.js'), []],
].map(([program, options]) => spawn(ownNode, [...options, program], { cwd: root, stdio: 'inherit' }));

say('The page to open is the one that Vite names; its API calls go to the server on port 3000.');
const stopAll = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stopAll);
for (const child of children) child.once('exit', stopAll);
