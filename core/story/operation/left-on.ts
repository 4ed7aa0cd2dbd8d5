import { listOf, sentence } from '../../explaining/wording.ts';
import type { Statement } from '../../statements/statement.ts';
import details from './details.json' with { type: 'json' };
import type { Outcome } from './how-it-went.ts';

const things = details.leftOn.map(([words = '', say = '']) => ({ words: new RegExp(words, 'i'), say }));
const most = 5;

/** What a patient leaves an operation with: "Afterwards you had stitches, a bandage and a drain." */
export function leftOn(statements: readonly Statement[], subject: string): Outcome | undefined {
  const steps = statements.filter(({ role }) => role === 'step' || role === 'technique');
  const ending = steps.slice(Math.floor(steps.length / 2));
  const named = statements.filter(
    ({ role, heading, label, text }) =>
      role === 'detail' &&
      /\b(?:drains?|dressings?|tubes|catheters?|packing)\b/i.test(label ?? heading) &&
      !isNone(text),
  );
  const removed = steps.filter(({ text }) => taken.test(text)).map(({ text }) => text.toLowerCase());
  const found = new Map<string, Statement[]>();
  for (const statement of [...named, ...ending.filter(({ text }) => isPut(text))])
    for (const { words, say } of things)
      if (words.test(statement.text) && !isTakenAway(statement.text, words, removed))
        found.set(say, [...(found.get(say) ?? []), statement]);
  const said = things.map(({ say }) => say).filter((say) => found.has(say));
  if (said.length === 0) return undefined;
  const from = [...new Set([...found.values()].flat())];
  return {
    text: sentence(
      `afterwards ${subject} had ${listOf([...new Set(said)].slice(0, most).map((say) => counted(say, statements)))}`,
    ),
    spans: from.map(({ span }) => span),
    orders: from.map(({ order }) => order),
  };
}

const isNone = (text: string): boolean => /^(?:none|nil|no|n\/a|not applicable|zero|0)\b/i.test(text);

const isPut = (text: string): boolean =>
  /\b(?:placed|applied|put|left|inserted|fitted|dressed|packed|covered|wrapped|splinted|secured|closed|closure|re-?approximated|approximated|brought out|followed by|sewn|sutured)\b/i.test(
    text,
  ) &&
  !/\b(?:remov\w+|discontinued|withdrawn|will|should|if|previous(?:ly)?|old|changed|without|not|temporar\w+)\b/i.test(
    text,
  );

const taken = /\b(?:removed|discontinued|withdrawn|taken (?:out|off))\b/i;

/** A tube that was put in at the beginning and taken out at the end. */
const isTakenAway = (text: string, words: RegExp, removed: readonly string[]): boolean =>
  /foley|drain|packing|packed/i.test(text) && removed.some((other) => words.test(other));

const earlier = new Set<Statement['role']>(['reason', 'past', 'history', 'next_step', 'instruction']);
const several =
  /\b(two|three|four|2|3|4) (?:(?!of\b)[\w#.-]+ ){0,4}drains\b|\bdrains?,? (?:x|times) ?(two|three|four|2|3|4)\b/i;
const numbers: Readonly<Record<string, string>> = { '2': 'two', '3': 'three', '4': 'four' };

/** "Two Jackson-Pratt drains" are "two drains". */
function counted(say: string, statements: readonly Statement[]): string {
  const from = statements.filter(({ role, text }) => !earlier.has(role) && !taken.test(text));
  if (!say.startsWith('a drain')) return say;
  const [, before, behind] =
    from.flatMap(({ text }) => [several.exec(text) ?? []]).find(({ length }) => length > 0) ?? [];
  const number = (before ?? behind)?.toLowerCase();
  return number === undefined ? say : `${numbers[number] ?? number} drains (soft tubes that let fluid out)`;
}
