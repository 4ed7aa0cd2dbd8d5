// Draws the icons of the installed app from favicon.svg. Run by `npm run icons` after that has changed.
import { mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { inRoot } from './lib/paths.mjs';

const favicon = readFileSync(inRoot('client/public/favicon.svg'), 'utf8');
// To the edge: the system cuts it to its own shape. What is drawn stands within the middle four fifths.
const toTheEdge = favicon.replace(/ rx="\d+"/, '');
// Systems take the shape only, and give it a colour of their own.
const shapeOnly = favicon.replace(/<rect[^>]*\/>/, '').replace(/stroke="#\w+"/g, 'stroke="#fff"');

const icons = [
  ['icon-192.png', favicon, 192],
  ['icon-512.png', favicon, 512],
  ['maskable-192.png', toTheEdge, 192],
  ['maskable-512.png', toTheEdge, 512],
  ['monochrome-512.png', shapeOnly, 512],
  ['apple-touch-180.png', toTheEdge, 180],
];

const folder = inRoot('client/public/icons');
mkdirSync(folder, { recursive: true });
for (const [name, svg, size] of icons) {
  const drawn = sharp(Buffer.from(svg), { density: (72 * size) / 32 }).resize(size, size);
  await drawn.png({ compressionLevel: 9, palette: name !== 'monochrome-512.png' }).toFile(`${folder}/${name}`);
}
