import type { Person } from '../person.ts';
import { listOf } from '../../explaining/wording.ts';

/** Words that open a cause of their own, after which it needs no other. */
const openings: ReadonlySet<string> = new Set(
  'when with after in from before during if because while at by of for as without'.split(' '),
);

/**
 * The first causes that a record lists, at most two: "happen after a meal, with diabetes or before it starts, with stress" gives
 * "after a meal, or with diabetes or before it starts". Null where the record says something other than when it happens.
 */
export function firstCauses(meaning: string, sex: Person['sex'] = null): string | null {
  const [sentence = ''] = meaning.split('. ');
  const start = 'happen ';
  if (!sentence.startsWith(start)) return null;
  const [clause = ''] = sentence.slice(start.length).replace(/\.$/, '').split('; ');
  const listed = clause.split(', ').map(withoutJoint);
  const items = withOpening(
    listed,
    listed.filter((item) => sex === null || !ofOther[sex].test(item)),
  );
  const [first, second] = items;
  if (first === undefined || second === undefined || goesOn.has(second.split(' ')[0] ?? '')) return first ?? null;
  const opens = openings.has(second.split(' ')[0] ?? '');
  // "with stress, some medicines or a rare growth" is one list already.
  if (items.length === 2 && !opens && second.includes(' or ')) return `${first}, ${second}`;
  const isLong = [first, second].some((cause) => cause.includes(' or ') || cause.includes(' and '));
  return isLong || opens ? `${first}, or ${second}` : listOf([first, second], 'or');
}

/** Words that go on with what stands before them: "when acids build up, as with diabetes". */
const goesOn: ReadonlySet<string> = new Set('as such but which who that for though B6'.split(' '));

/** "with a period, hard exercise" without its first cause is "with hard exercise". */
function withOpening(listed: readonly string[], kept: readonly string[]): string[] {
  const [first = '', ...others] = kept;
  const [opening = ''] = listed[0]?.split(' ') ?? [];
  const isBare =
    first !== '' && first !== listed[0] && openings.has(opening) && !openings.has(first.split(' ')[0] ?? '');
  return kept.length === 0 ? [] : [isBare ? `${opening} ${first}` : first, ...others];
}

const ofOther = {
  male: /\b(?:periods?|pregnan|vagina|womb|ovar|menopause|birth control|breast)/i,
  female: /\b(?:prostate|testic)/i,
} as const;

function withoutJoint(item: string): string {
  for (const joint of ['and also ', 'or less often ', 'less often ', 'more rarely ', 'and ', 'or ']) {
    if (item.startsWith(joint)) return item.slice(joint.length);
  }
  return item;
}
