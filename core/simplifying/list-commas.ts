import type { Lexicon } from './lexicon.ts';
import words from './symptom-words.json' with { type: 'json' };
import type { Token } from './tokens.ts';

const symptoms = new Set(words.symptoms);
const modifiers = new Set(words.modifiers);
const heads = new Set(words.heads);

/** Things named one after the other, each by its first and last token. */
type Thing = { from: number; to: number };

/**
 * Terse notes list without commas: "fever neck stiffness vomiting SOB". Where so many things that each have a name stand side by side,
 * they are set apart; fewer are more likely one name ("asthma action plan").
 */
export function withListCommas(
  line: string,
  { tokens, formsAt }: Pick<Lexicon, 'tokens' | 'formsAt'>,
  fewest: number,
): string {
  const list = tokens(line);
  const runs: Thing[][] = [];
  let run: Thing[] = [];
  for (let at = 0; at < list.length;) {
    const thing = thingAt(list, at, formsAt);
    if (thing === undefined) {
      runs.push(run);
      run = [];
      at += 1;
      continue;
    }
    if (run.length > 0 && run.at(-1)?.to !== at) {
      runs.push(run);
      run = [];
    }
    run.push(thing);
    at = thing.to;
  }
  runs.push(run);
  const places = new Set(
    runs
      .filter((things) => things.length >= (isDenied(list[(things[0]?.from ?? 0) - 1]) ? Math.min(2, fewest) : fewest))
      .flatMap((things) => things.slice(0, -1).map(({ to }) => list[to - 1]?.end ?? -1)),
  );
  if (places.size === 0) return line;
  let made = '';
  let from = 0;
  for (const place of [...places].sort((a, b) => a - b)) {
    made += `${line.slice(from, place)},`;
    from = place;
  }
  return made + line.slice(from);
}

/** A name that an entry or a symptom is, with what describes it; no name that describes the next word ("pain clinic"). */
function thingAt(list: readonly Token[], from: number, formsAt: Lexicon['formsAt']): Thing | undefined {
  let at = from;
  for (let more = 0; more < 2 && nameEnd(list, at, formsAt) === undefined; more += 1) {
    const length = modifiers.has(list[at]?.lower ?? '') ? 1 : describingLength(list, at, formsAt);
    if (length === 0) break;
    at += length;
  }
  const end = nameEnd(list, at, formsAt);
  if (end === undefined) return undefined;
  const next = list[end];
  if (next !== undefined && next.space && heads.has(next.lower)) return undefined;
  return { from, to: end };
}

/** What is denied is a list of symptoms. */
const isDenied = (token: Token | undefined): boolean => /^(?:no|none|nil|denies|denied)$/.test(token?.lower ?? '');

/** "spinal infection": a place or a quality that an entry is. */
const describingLength = (list: readonly Token[], at: number, formsAt: Lexicon['formsAt']): number =>
  list[at]?.kind !== 'word'
    ? 0
    : (formsAt(list, at).find(({ form }) => /^(?:place|adjective)$/.test(form.entry.category))?.length ?? 0);

function nameEnd(list: readonly Token[], at: number, formsAt: Lexicon['formsAt']): number | undefined {
  const token = list[at];
  if (token === undefined || token.kind !== 'word' || heads.has(token.lower)) return undefined;
  const name = formsAt(list, at).find(({ form }) => form.entry.category === 'noun');
  const length = name?.length ?? (symptoms.has(token.lower) ? 1 : undefined);
  return length === undefined ? undefined : at + length;
}
