import { matchesIn } from '../../kernel/matches-in.ts';

const system = '(?:immuno ?)?cap|r?ast|s?ige|allergy';
const classWord = String.raw`class(?:e|es)?|klassen?|clase|klasse|klas|klass|luokka|třída|cl\.?|grade`;
const classed = new RegExp(
  String.raw`(?:^|[\s,;:|([])(?:(?:${system})[ -]?(?:${classWord})?|${classWord})\s?[:=]?\s?([0-6]|0/1)(?=[\s,;|)\]]|\.?$)`,
  'i',
);
const longest = 90;

/** "6.80 kU/L   class 3", "0.41 kUA/L, class 1": the class beside its word, in what stands behind a result. */
export const classBehind = (words: string): string | null => classed.exec(words.slice(0, longest))?.[1] ?? null;

/** The column that grades how much of an antibody of allergies was found. */
export const classTitle = new RegExp(`^(?:(?:${system})[ -]?)?(?:${classWord})$|^(?:(?:immuno ?)?cap|r?ast)$`, 'i');

const keyLine = new RegExp(String.raw`^[^\n\d]{0,30}(?:${classWord})\b[^\n]{0,300}`, 'gimu');
const meaning =
  /(?<![\d.,/])([0-6])(?:\s?(?:-|–|\/|to|and|&|,)\s?([0-6]))?(?![\d.,])\s?[:=(–-]?\s?(\p{L}{3,20}(?: \p{L}{3,20})?)/gu;
const linking = /^(?:class|and|to|is|are|kua?)/i;

/** What the key of a report calls each class: "Classes 1 and 2 low, 3 moderate, 5-6 very high". */
export function classKeyOf(text: string): ReadonlyMap<string, string> {
  const key = new Map<string, string>();
  for (const [line] of matchesIn(text, keyLine))
    for (const [, from = '', to = from, words = ''] of matchesIn(line, meaning))
      if (!linking.test(words))
        for (let grade = Number(from); grade <= Number(to); grade += 1) key.set(String(grade), words.toLowerCase());
  return key.size > 1 ? key : new Map();
}
