import type { Page } from 'playwright-core';

/** Words at a share of the width. `blur` in dots smears them, as an unsteady hand or a wet finger does. */
export type PrintedCell = readonly [at: number, words: string, blur?: number];
export type PrintedLine = { cells: readonly PrintedCell[]; bold?: boolean };

export type PhotoFile = { name: string; mimeType: string; buffer: Buffer };

const width = 1700;
const height = 2200;

/** A page as a camera sees it, drawn by the browser of the test: grey paper, dark letters, in JPEG. */
export async function drawPhoto(page: Page, lines: readonly PrintedLine[], name = 'photo.jpg'): Promise<PhotoFile> {
  const url = await page.evaluate(
    ({ lines: printed, width: wide, height: tall }) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [wide, tall];
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no canvas');
      context.fillStyle = '#e9e7e2';
      context.fillRect(0, 0, wide, tall);
      context.fillStyle = '#1d1d1f';
      printed.forEach(({ cells, bold = false }, line) => {
        context.font = `${bold ? 'bold ' : ''}34px sans-serif`;
        for (const [at, words, blur = 0] of cells) {
          context.filter = blur > 0 ? `blur(${blur}px)` : 'none';
          context.fillText(words, at * wide, 180 + line * 62);
        }
      });
      return canvas.toDataURL('image/jpeg', 0.9);
    },
    { lines, width, height },
  );
  return photoAt(url, name);
}

/** The same photo as of a page that lies on its side, its top to the left. */
export async function turnedToTheLeft(page: Page, { name, buffer }: PhotoFile): Promise<PhotoFile> {
  const url = await page.evaluate(async (photo) => {
    const bytes = Uint8Array.from(atob(photo), (letter) => letter.charCodeAt(0));
    const upright = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [upright.height, upright.width];
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.translate(0, canvas.height);
    context.rotate(-Math.PI / 2);
    context.drawImage(upright, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.9);
  }, buffer.toString('base64'));
  return photoAt(url, name);
}

const photoAt = (url: string, name: string): PhotoFile => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'),
});

const columns = [0.1, 0.45, 0.57, 0.66, 0.82] as const;

/** A row of a table of results: name, value, flag, range, unit. */
export const row = (words: readonly string[], more: Partial<PrintedLine> = {}): PrintedLine => ({
  cells: words.flatMap((word, index) => (word === '' ? [] : [[columns[index] ?? 0.9, word] as const])),
  ...more,
});

/** The same line, smeared. */
export const smeared = ({ cells, ...line }: PrintedLine, blur: number): PrintedLine => ({
  ...line,
  cells: cells.map(([at, words]) => [at, words, blur]),
});

export const labReport: readonly PrintedLine[] = [
  { cells: [[0.1, 'RIVERSIDE LABORATORY']], bold: true },
  { cells: [[0.1, 'Patient: Example Person']] },
  { cells: [[0.1, 'Collected: 09/14/2026']] },
  { cells: [] },
  row(['Test', 'Result', 'Flag', 'Range', 'Unit'], { bold: true }),
  row(['Potassium', '6.1', 'H', '3.5-5.1', 'mmol/L']),
  row(['Sodium', '140', '', '135-145', 'mmol/L']),
  row(['Glucose', '88', '', '70-99', 'mg/dL']),
  row(['Hemoglobin', '13.4', '', '12.0-16.0', 'g/dL']),
  { cells: [] },
  { cells: [[0.1, 'Comment: Repeat the potassium test in one week.']] },
];
