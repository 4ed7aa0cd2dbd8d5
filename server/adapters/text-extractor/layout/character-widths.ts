/** How wide characters of common text faces are, as shares of their size: close enough to part the words of a line. */
const classes: readonly [width: number, characters: RegExp][] = [
  [0.28, /[\s.,:;'’|!ijlI()[\]/\\ftr-]/u],
  [0.84, /[mwMWOQ@%—≥≤]/u],
  [0.67, /\p{Lu}/u],
];
const usualWidth = 0.55;

const known = new Map<string, number>();

function widthOf(character: string): number {
  const before = known.get(character);
  if (before !== undefined) return before;
  const width = classes.find(([, characters]) => characters.test(character))?.[0] ?? usualWidth;
  if (known.size < 2000) known.set(character, width);
  return width;
}

/** Gives the place before each character of a text as a share (0..1) of the width of the whole. */
export function placesOf(text: string, monospaced: boolean): (index: number) => number {
  if (monospaced) return (index) => index / Math.max(1, text.length);
  const places = [0];
  let end = 0;
  for (const character of text) {
    end += widthOf(character);
    for (let unit = 0; unit < character.length; unit++) places.push(end);
  }
  return (index) => (places[index] ?? end) / end;
}
