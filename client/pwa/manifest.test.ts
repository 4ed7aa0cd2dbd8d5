// @vitest-environment node
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';

const fileIn = (folder: string, path: string) => new URL(`../${folder}${path}`, import.meta.url);

const Manifest = z.object({
  theme_color: z.string(),
  background_color: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string() })),
});

async function setup() {
  const [manifest, page, tokens] = await Promise.all([
    readFile(fileIn('public', '/app.webmanifest'), 'utf8'),
    readFile(fileIn('', '../index.html'), 'utf8'),
    readFile(fileIn('ui', '/tokens.css'), 'utf8'),
  ]);
  return { manifest: Manifest.parse(JSON.parse(manifest)), page, grounds: tokens.match(/(?<=--bg: )#\w+/g) };
}

test('every icon of the manifest is there, in the size it tells', async () => {
  const { manifest } = await setup();

  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await readFile(fileIn('public', src))).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test('there is an icon for every use that systems make of it', async () => {
  const { manifest } = await setup();

  const uses = manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`);

  expect(uses).toEqual(
    expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512', 'monochrome 512x512']),
  );
});

test('an icon that a system cuts to its shape has no see-through corner', async () => {
  for (const name of ['maskable-512', 'apple-touch-180']) {
    const icon = sharp(await readFile(fileIn('public', `/icons/${name}.png`)));
    expect((await icon.stats()).isOpaque, name).toBe(true);
  }
});

test('the page names the manifest, and the bar of the browser has the colours of the page', async () => {
  const { manifest, page, grounds } = await setup();
  const [light, dark] = grounds ?? [];

  expect(page).toContain('<link rel="manifest" href="/app.webmanifest" />');
  expect([manifest.theme_color, manifest.background_color]).toEqual([light, light]);
  for (const [scheme, colour] of Object.entries({ light, dark })) {
    expect(page).toContain(`<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colour}" />`);
  }
});
