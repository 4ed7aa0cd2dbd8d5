import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const withoutComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '');

/** Every file of the screens with one of these endings, by its path. */
export const readClient = (pattern: string): Map<string, string> =>
  new Map(
    globSync(`client/**/*.${pattern}`, { cwd: root }).map((path) => [
      path,
      withoutComments(readFileSync(join(root, path), 'utf8')),
    ]),
  );

const named = 'white|black|red|green|blue|gr[ae]y|silver|yellow|orange|brown|purple|pink|navy|teal|maroon|gold';
const colour = new RegExp(
  `#[0-9a-f]{3,8}\\b|\\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\\(|\\b(?:${named})\\b`,
  'i',
);

/** Declarations of a style sheet that name a colour of their own; system colours and `currentcolor` are the reader's. */
export const ownColours = (css: string): string[] =>
  [...css.matchAll(/[{;]\s*([\w-]+\s*:[^;{}]+)(?=[;}])/g)]
    .map(([, declaration = '']) => declaration.trim())
    .filter((declaration) => colour.test(declaration.slice(declaration.indexOf(':'))));

export type Palette = Map<string, string>;

/** The tokens of every rule for `:root` that sets the ground of the page: one palette each. */
export const readPalettes = (css: string): Palette[] =>
  [...css.matchAll(/:root[^{},]*\{([^{}]*--bg:[^{}]*)\}/g)].map(
    ([, body = '']) =>
      new Map([...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value])),
  );

/** The contrast of two colours as WCAG 2 counts it: 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [lighter = 1, darker = 1] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
