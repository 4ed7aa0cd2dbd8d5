// Every optional package that the lock names must be described in it, or npm ci leaves it out on the machine that needs it.
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';

const file = process.argv[2] ?? new URL('../package-lock.json', import.meta.url);
const { packages } = JSON.parse(readFileSync(file, 'utf8'));

/** Looks where Node looks: beside the package, then in every folder above. */
function isDescribed(from, name) {
  for (let folder = from; ; folder = dirname(folder)) {
    if (packages[`${folder === '' || folder === '.' ? '' : `${folder}/`}node_modules/${name}`] !== undefined)
      return true;
    if (folder === '' || folder === '.') return false;
  }
}

const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !isDescribed(path, name))
    .map((name) => `${name} (wanted by ${path || 'this project'})`),
);
if (missing.length > 0) {
  console.error(`The lock file does not describe:\n  ${missing.join('\n  ')}`);
  process.exit(1);
}
console.log(`The lock file describes every optional package it names (${Object.keys(packages).length} packages).`);
