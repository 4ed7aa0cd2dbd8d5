import { describe, expect, test } from 'vitest';
import { contrastOf, ownColours, readClient, readPalettes, type Palette } from './style-sheets.ts';

const palettesIn = ['client/ui/tokens.css', 'client/ui/contrast.css'];
const sheets = readClient('css');
const palettes = palettesIn.flatMap((path) => readPalettes(sheets.get(path) ?? ''));
const colourNames = (palette: Palette) =>
  [...palette].filter(([, value]) => /^(?:#|rgb)/.test(value)).map(([name]) => name);

test('colours stand among the tokens alone', () => {
  const found = [...sheets]
    .filter(([path]) => !palettesIn.includes(path))
    .flatMap(([path, css]) => ownColours(css).map((declaration) => `${path}: ${declaration}`));

  expect(found).toEqual([]);
  expect(sheets.size).toBeGreaterThan(50);
});

test('every token that is used is there', () => {
  const scripts = [...readClient('ts').values(), ...readClient('tsx').values()].join('\n');
  const all = [...sheets.values()].join('\n');
  const known = new Set(
    [...`${all}\n${scripts}`.matchAll(/(--[\w-]+)['"\]]*\s*:|'(--[\w-]+)'/g)].map(([, a, b]) => a ?? b),
  );
  const used = [...all.matchAll(/var\((--[\w-]+)\s*\)/g)].map(([, name]) => name);

  expect([...new Set(used)].filter((name) => !known.has(name) && !name?.startsWith('--radix-'))).toEqual([]);
});

describe.each(palettes.map((palette, index) => ({ palette, name: `palette ${index}` })))('$name', ({ palette }) => {
  const light = palettes[0] ?? new Map();
  const get = (name: string) => palette.get(`--${name}`) ?? light.get(`--${name}`) ?? '';

  test('says every colour, but for that of paper', () => {
    const missing = colourNames(light).filter((name) => !palette.has(name) && !name.startsWith('--paper'));
    // Yellow inside and dark outside is seen on every ground.
    expect(missing.filter((name) => !name.startsWith('--focus-'))).toEqual([]);
  });

  test.each([
    ['text', ['bg', 'surface', 'highlight-bg']],
    ['muted', ['bg', 'surface']],
    ['link', ['bg', 'surface', 'in-range-bg']],
    ['in-range-text', ['bg', 'in-range-bg']],
    ['outside-text', ['bg', 'outside-bg']],
    ['critical-text', ['bg', 'critical-bg']],
    ['unknown-text', ['bg', 'unknown-bg']],
    ['good-text', ['bg', 'good-bg']],
  ])('%s is read on its grounds at 7:1', (text, grounds) => {
    for (const ground of grounds) expect(contrastOf(get(text), get(ground)), ground).toBeGreaterThanOrEqual(7);
  });

  test.each(['control-border', 'primary', 'in-range-mark', 'outside-mark', 'critical-mark', 'good-mark'])(
    '%s is seen on the page at 3:1',
    (mark) => {
      expect(contrastOf(get(mark), get('bg'))).toBeGreaterThanOrEqual(3);
    },
  );
});

test.each([
  ['a { color: #fff; }', 1],
  ['a { border: 1px solid RGB(0 0 0 / 5%); }', 1],
  ['a { background: white; }', 1],
  ['a { color: var(--text); border-color: CanvasText; background: none; }', 0],
  ['.red { color: currentcolor; white-space: nowrap; }', 0],
])('in %s finds %i colours', (css, count) => {
  expect(ownColours(css)).toHaveLength(count);
});
