type Table = { readonly [key: string]: unknown };

/** Every text of a table of texts; of those with something to put in, what they say of a few numbers and of no word. */
export function textsOfTable(table: Table): string[] {
  return Object.values(table).flatMap((entry): string[] => {
    if (typeof entry === 'string') return [entry];
    if (typeof entry === 'function')
      return [1, 2].map((count) => saidOf(entry as (...given: unknown[]) => unknown, count));
    return textsOfTable(entry as Table);
  });
}

function saidOf(text: (...given: unknown[]) => unknown, count: number): string {
  try {
    return String(text(count, count, ''));
  } catch {
    return String(text([]));
  }
}

const words = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

/** Words that both languages have. */
const shared = new Set(['normal', 'no']);

/** Those of some shown texts that hold a text of an English table as it stands there. */
export function englishAmong(shown: readonly string[], tables: readonly Table[]): string[] {
  const ours = tables
    .flatMap(textsOfTable)
    .map(words)
    .filter((text) => text.length > 2 && !shared.has(text));
  const known = new Set(ours);
  const long = [...known].filter((text) => text.includes(' '));
  return shown.filter((text) => {
    const bare = words(text);
    return known.has(bare) || long.some((one) => ` ${bare} `.includes(` ${one} `));
  });
}

const english = /(?<!\p{L})(?:the|of|your|is|are|and|with|this|that|was|not|for|it|you)(?!\p{L})/iu;

/** Those that have a small word which is English and nothing else. */
export const inEnglish = (shown: readonly string[]): string[] => shown.filter((text) => english.test(text));
