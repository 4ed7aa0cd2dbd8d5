import { listOf, wordCount } from './wording.ts';

const relation = /^(?:when|with|after|in|from|before|during|if|because of|because|at|by|while|through)\b/;
const longest = 14;
const perPart = 3;

/**
 * A long list of causes as several short ones: "happen with a, b, after c, or in d" -> "happen with a or b" and "happen after c or
 * in d". Only what starts with "happen" is taken apart, and only its first sentence; anything else is left as it is.
 */
export function shortCauses(meaning: string): string[] {
  const [first = '', ...rest] = meaning.split(/(?<=\.)\s+(?=[A-Z])/);
  if (!/^happen /.test(first) || wordCount(first) <= longest) return [meaning];
  const items = withRelation(
    first
      .replace(/^happen /, '')
      .replace(/\.$/, '')
      .split(/,\s*/),
  );
  const parts: string[] = [];
  for (let at = 0; at < items.length; at += perPart) parts.push(`happen ${joined(items.slice(at, at + perPart))}`);
  const tail = rest.join(' ');
  return tail === '' ? parts : [...parts.slice(0, -1), `${parts.at(-1) ?? ''}. ${tail}`];
}

/** With a comma before the last "or", for an item can hold an "or" of its own. */
function joined(items: readonly string[]): string {
  if (items.length === 1 || !items.some((item) => / or /.test(item))) return listOf(items, 'or');
  return `${items.slice(0, -1).join(', ')}, or ${items.at(-1) ?? ''}`;
}

const hedge = /^(less often|more rarely|rarely|sometimes),? /;

/** Gives each item the word that relates it ("with", "after"), which it shares with the one before. */
function withRelation(items: readonly string[]): string[] {
  let current = '';
  return items.map((item) => {
    const words = item.replace(/^(?:or|and),? ?/, '');
    const often = hedge.exec(words)?.[0] ?? '';
    const bare = words.slice(often.length);
    const own = relation.exec(bare)?.[0];
    if (own !== undefined) current = own;
    return `${often.replace(',', '')}${own === undefined && current !== '' ? `${current} ` : ''}${bare}`;
  });
}
