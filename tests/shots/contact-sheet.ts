import sharp from 'sharp';

export type Shot = { name: string; file: string };

const tile = { width: 300, height: 650, gap: 16, label: 32 };
const columns = 6;
const rows = 2;
export const shotsOnSheet = columns * rows;

/** Pictures of screens side by side, each cut off below and under its name. */
export async function drawSheet(shots: readonly Shot[], file: string): Promise<void> {
  const across = tile.width + tile.gap;
  const down = tile.height + tile.label + tile.gap;
  const pieces = await Promise.all(
    shots.map(async ({ name, file: shot }, index) => {
      const left = tile.gap + (index % columns) * across;
      const top = tile.gap + Math.floor(index / columns) * down;
      return [
        { input: await topOf(shot), left, top: top + tile.label },
        { input: labelOf(name), left, top },
      ];
    }),
  );
  const height = tile.gap + Math.ceil(shots.length / columns) * down;
  const canvas = { width: tile.gap + columns * across, height, channels: 3 as const, background: '#808080' };
  await sharp({ create: canvas }).composite(pieces.flat()).png().toFile(file);
}

async function topOf(shot: string): Promise<Buffer> {
  const { data, info } = await sharp(shot).resize({ width: tile.width }).png().toBuffer({ resolveWithObject: true });
  const height = Math.min(info.height, tile.height);
  return sharp(data).extract({ left: 0, top: 0, width: tile.width, height }).toBuffer();
}

function labelOf(name: string): Buffer {
  const words = name.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return Buffer.from(
    `<svg width="${tile.width}" height="${tile.label}"><text y="22" font-family="sans-serif" font-size="17" fill="#fff">${words}</text></svg>`,
  );
}
