const begin = '<!-- figures: written by npm run evaluate -- FOLDER --write -->';
const end = '<!-- end of figures -->';

/** Puts text between the two marks of a page. */
export function withFigures(page: string, figures: string): string {
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from === -1 || to < from) throw new Error(`The page has no block that begins with ${begin}`);
  return `${page.slice(0, from)}${begin}\n\n${figures}\n\n${page.slice(to)}`;
}
