import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const pathOf = (specifier: string): string => fileURLToPath(import.meta.resolve(specifier));

/** A file is read once for all reports of a thread. */
function fontFile(specifier: string): () => Uint8Array {
  let bytes: Uint8Array | undefined;
  return () => (bytes ??= readFileSync(pathOf(specifier)));
}

const noto = (weight: string) => fontFile(`@expo-google-fonts/noto-sans/${weight}/NotoSans_${weight}.ttf`);
const dejavu = (name: string) => fontFile(`dejavu-fonts-ttf/ttf/${name}.ttf`);

/** The letters of the page, and those that lend what they have not: signs, arrows, Hebrew, Arabic. */
export const fontFiles = {
  regular: noto('400Regular'),
  bold: noto('700Bold'),
  'regular-more': dejavu('DejaVuSans'),
  'bold-more': dejavu('DejaVuSans-Bold'),
} as const;

export type FontName = keyof typeof fontFiles;
