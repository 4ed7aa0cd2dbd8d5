import type { TissueFact } from './tissue-facts.ts';

const numbers: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
};
const numberWord = Object.keys(numbers).join('|');

type Count = { positive: string | null; total: string | null };

/** "4 of 22", "2/14", "one of four", "(0/12)" */
function countOf(value: string): Count {
  const share = new RegExp(
    String.raw`\b(\d+|${numberWord}) ?(?:of|out of|/) ?(?:the )?(\d+|${numberWord})\b`,
    'i',
  ).exec(value);
  return { positive: share?.[1]?.toLowerCase() ?? null, total: share?.[2]?.toLowerCase() ?? null };
}

const isNone = (value: string): boolean => /^(?:0|zero|none|no)$/i.test(value);
const denied = /\b(?:no|negative|free|without|uninvolved|benign|not)\b/i;
const some = /\b(?:positive|metasta\w+|involved|carcinoma|tumou?r|malignan\w+)\b/i;

/** Cells too few to count as a node with cancer. */
const fewCells = /\b(?:isolated tumou?r cells?|micro-?metasta\w+)\b/i;

export type Nodes = { text: string; facts: TissueFact[]; isFound: boolean };

/** In how many lymph nodes cancer was found; those without it in one sentence. */
export function sayNodes(facts: readonly TissueFact[]): Nodes[] {
  const nodes = facts.filter(({ kind }) => kind === 'nodes');
  const total = nodes.find(({ label }) => /\btotal (?:number|examined)|\bexamined|\bsampled|^total$/i.test(label));
  const hit = nodes.find(
    ({ label, value }) => /\bpositive\b|\binvolved\b/i.test(label) || /number of (?:positive|involved)/i.test(value),
  );
  if (hit !== undefined) {
    const found = /\d+/.exec(hit.value)?.[0];
    const all = total === undefined ? undefined : /\d+/.exec(total.value)?.[0];
    const both = total === undefined || all === undefined ? [hit] : [hit, total];
    if (found !== undefined) return [{ text: sentenceOf(found, all ?? null), facts: both, isFound: !isNone(found) }];
  }
  const positive: Nodes[] = [];
  const free: TissueFact[] = [];
  for (const fact of nodes) {
    const { positive: found, total: of } = countOf(fact.value);
    const few = fewCells.exec(fact.value)?.[0];
    if (few !== undefined && !/\bno\b[^,;]*$/i.test(fact.value.slice(0, fact.value.indexOf(few))))
      positive.push({
        text: `Only ${/micro/i.test(few) ? 'a tiny spot of cancer (micrometastasis)' : 'single cancer cells (isolated tumor cells)'} was found in a lymph node, a small gland that filters germs and cells.`.replace(
          'cells) was',
          'cells) were',
        ),
        facts: [fact],
        isFound: /micro/i.test(few),
      });
    else if (found !== null && !isNone(found) && !denied.test(fact.value.replace(/\(.*?\)/g, '')))
      positive.push({ text: sentenceOf(found, of), facts: [fact], isFound: true });
    else if ((found !== null && isNone(found)) || denied.test(fact.value)) free.push(fact);
    else if (some.test(fact.value))
      positive.push({ text: 'Cancer was found in a lymph node.', facts: [fact], isFound: true });
  }
  if (free.length === 0) return positive;
  const text =
    positive.length > 0
      ? 'The other lymph nodes that are named are free of cancer.'
      : free.length === 1 && countOf(free[0]?.value ?? '').total !== null
        ? sentenceOf('0', countOf(free[0]?.value ?? '').total)
        : 'No cancer was found in the lymph nodes, small glands that filter germs and cells.';
  return [...positive, { text, facts: free, isFound: false }];
}

const sentenceOf = (found: string, total: string | null): string =>
  isNone(found)
    ? `No cancer was found in the lymph nodes, small glands that filter germs and cells${total === null ? '' : ` (${total} ${total === '1' || total === 'one' ? 'was' : 'were'} looked at)`}.`
    : `Cancer was found in ${found}${total === null ? ' lymph node' : ` of ${total} lymph node`}${(total ?? found) === '1' ? '' : 's'}, small glands that filter germs and cells.`;
