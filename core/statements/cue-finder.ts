import cues from './cues.json' with { type: 'json' };

/** What tells the role, the certainty, the time and the person of a statement. */
export type Cue = keyof typeof cues;

type Node = { next: Map<string, Node>; cues: Cue[] };

const root: Node = { next: new Map(), cues: [] };
for (const cue of Object.keys(cues) as Cue[]) for (const phrase of cues[cue]) add(phrase, cue);

function add(phrase: string, cue: Cue): void {
  let node = root;
  for (const word of wordsOf(phrase)) {
    const next = node.next.get(word) ?? { next: new Map(), cues: [] };
    node.next.set(word, next);
    node = next;
  }
  node.cues.push(cue);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’/][\p{L}\p{N}]+)*|\?/gu) ?? [];
}

/** Every cue of a sentence, with how often it is met. */
export function cuesIn(text: string): ReadonlyMap<Cue, number> {
  const words = wordsOf(text);
  const found = new Map<Cue, number>();
  for (let at = 0; at < words.length; at += 1) {
    let node: Node | undefined = root;
    for (let index = at; index < words.length; index += 1) {
      node = node.next.get(words[index] ?? '');
      if (node === undefined) break;
      for (const cue of node.cues) found.set(cue, (found.get(cue) ?? 0) + 1);
    }
  }
  return found;
}
