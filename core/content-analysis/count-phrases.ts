type Node = { next: Map<string, Node>; ends?: string };

/** How often each phrase stands among the words. All are looked for in one walk, however many begin alike. */
export function countPhrases(words: readonly string[], phrases: readonly string[]): Map<string, number> {
  const counts = new Map(phrases.map((phrase) => [phrase, 0]));
  const root = treeOf(phrases);
  words.forEach((_word, start) => {
    let node = root.next.get(words[start] ?? '');
    for (let at = start + 1; node !== undefined; at += 1) {
      if (node.ends !== undefined) counts.set(node.ends, (counts.get(node.ends) ?? 0) + 1);
      node = node.next.get(words[at] ?? '');
    }
  });
  return counts;
}

function treeOf(phrases: readonly string[]): Node {
  const root: Node = { next: new Map() };
  for (const phrase of phrases) {
    let node = root;
    for (const word of phrase.split(' ')) {
      const next: Node = node.next.get(word) ?? { next: new Map() };
      node.next.set(word, next);
      node = next;
    }
    node.ends = phrase;
  }
  return root;
}
