import type { Part } from './arguments.ts';

/** Puts text between the two marks of a page that belong to a part of the measure. */
export function withFigures(page: string, part: Part, figures: string): string {
  const begin = `<!-- figures of ${part}: written by npm run evaluate -->`;
  const end = `<!-- end of the figures of ${part} -->`;
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from === -1 || to < from) throw new Error(`The page has no block that begins with ${begin}`);
  return `${page.slice(0, from)}${begin}\n\n${figures}\n\n${page.slice(to)}`;
}
