import { listOf, wordCount } from './wording.ts';

/** Words that open a cause of their own: "when ...", "with ...", "after ...". */
const opensCause =
  /^(?:or |and )?(?:(?:less often|more rarely|rarely|sometimes),? )?(?:when|with|after|in|from|before|during|if|because|while|at) /;
const longest = 14;

/**
 * A long list of causes as several short ones: "happen when a, with b or c, after d, or in e" -> "happen when a or with b or c" and
 * "happen after d or in e". It is cut only where a cause opens with a word of its own, so that no word loses what it belongs to, and
 * only in its first sentence. Anything that does not start with "happen" is left as it is.
 */
export function shortCauses(meaning: string): string[] {
  const [first = '', ...rest] = meaning.split(/(?<=\.)\s+(?=[A-Z])/);
  if (!first.startsWith('happen ') || wordCount(first) <= longest) return [meaning];
  const parts = packed(causesIn(first.replace(/^happen /, '').replace(/\.$/, ''))).map(
    (causes) => `happen ${joined(causes)}`,
  );
  const tail = rest.join(' ');
  return tail === '' ? parts : [...parts.slice(0, -1), `${parts.at(-1) ?? ''}. ${tail}`];
}

function causesIn(list: string): string[] {
  const causes: string[] = [];
  for (const item of list.split(/,\s*/)) {
    const last = causes.length - 1;
    if (last < 0 || opensCause.test(item)) causes.push(item.replace(/^(?:or|and) /, ''));
    else causes[last] = `${causes[last] ?? ''}, ${item}`;
  }
  return causes;
}

/** Puts as many causes into a sentence as stay short; one long cause stays whole. */
function packed(causes: readonly string[]): string[][] {
  const sentences: string[][] = [];
  for (const cause of causes) {
    const open = sentences.at(-1);
    if (open && wordCount(open.join(' ')) + wordCount(cause) <= longest) open.push(cause);
    else sentences.push([cause]);
  }
  return sentences;
}

/** With a comma before the last "or", for a cause can hold an "or" of its own. */
function joined(causes: readonly string[]): string {
  if (causes.length === 1 || !causes.some((cause) => / or /.test(cause))) return listOf(causes, 'or');
  return `${causes.slice(0, -1).join(', ')}, or ${causes.at(-1) ?? ''}`;
}
