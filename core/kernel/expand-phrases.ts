/**
 * The phrases of a list, or of words parted by semicolons, each "(a|b)" written out: "(is|are) not seen" is two phrases. An empty choice leaves its
 * group out: "(the|) rash".
 */
export const expandPhrases = (list: string | readonly string[]): string[] => [
  ...new Set(
    (typeof list === 'string' ? list.split(';') : list)
      .flatMap(expandGroups)
      .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
      .filter((phrase) => phrase !== ''),
  ),
];

function expandGroups(phrase: string): string[] {
  const group = /\(([^()]*)\)/.exec(phrase);
  if (!group) return [phrase];
  const before = phrase.slice(0, group.index);
  const after = phrase.slice(group.index + group[0].length);
  return (group[1] ?? '').split('|').flatMap((choice) => expandGroups(before + choice + after));
}
