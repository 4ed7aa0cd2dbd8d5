/** Signs of the Symbol font and ticks of Wingdings, which PDFs carry as private characters: 0xF000 and the place in the font. */
const symbols: Readonly<Record<string, string>> = {
  '\uf044': 'Δ',
  '\uf061': 'α',
  '\uf062': 'β',
  '\uf067': 'γ',
  '\uf06d': 'µ',
  '\uf0a3': '≤',
  '\uf0a8': '☐',
  '\uf0ad': '↑',
  '\uf0af': '↓',
  '\uf0b0': '°',
  '\uf0b1': '±',
  '\uf0b3': '≥',
  '\uf0b4': '×',
  '\uf0fc': '✓',
  '\uf0fe': '☑',
};

/**
 * A text as the page shows it, as far as that is known. A sign whose letter the file does not tell stays visible as lost: without
 * it, "≥10" would be 10.
 */
export const readableLetters = (text: string): string =>
  /[\u0000-\u0008\u000e-\u001f\uf044-\uf0fe]/.test(text)
    ? text
        .replaceAll(/[\uf044-\uf0fe]/gu, (sign) => symbols[sign] ?? sign)
        .replaceAll(/[\u0000-\u0008\u000e-\u001f]/gu, '\ufffd')
    : text;
