import { expect, test } from 'vitest';
import { isCurrent, navLinks } from './nav-links.ts';

const currentAt = (path: string) => navLinks.filter((entry) => isCurrent(entry, path)).map(({ label }) => label);

test.each([
  ['/', ['Home']],
  ['/documents', ['My Documents']],
  ['/documents/', ['My Documents']],
  ['/upload-document', ['Upload Document']],
  ['/document-upload', ['Upload Document']],
  ['/upload', ['Upload Document']],
  ['/document/7', []],
  ['/somewhere', []],
])('at %s marks %j', (path, labels) => {
  expect(currentAt(path)).toEqual(labels);
});
