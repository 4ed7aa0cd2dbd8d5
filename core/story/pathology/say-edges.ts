import type { TissueFact } from './tissue-facts.ts';

const clear =
  /\b(?:negative|free|clear|uninvolved|not involved|no tumou?r|no carcinoma|no melanoma|completely excised|widely clear)\b/i;
const reached =
  /\bpositive\b|(?<!not |un)\binvolved\b|\bextend\w* to\b|\bpresent at\b|\bat the (?:\w+ ){0,3}margin|\bincompletely excised|\btransected\b|\b0 mm\b/i;

export type Edges = { text: string; facts: TissueFact[] };

/** The edges of what was taken out: those that cancer reaches first, and how near it comes to the others; by sample where these differ. */
export function sayEdges(facts: readonly TissueFact[], isCancer: boolean): Edges[] {
  const margins = facts.filter(({ kind }) => kind === 'margins');
  const isReached = ({ value }: TissueFact): boolean => reached.test(value) && !isDenied(value);
  const groups = margins.some(isReached) ? [...Map.groupBy(margins, ({ part }) => part).values()] : [margins];
  return groups.flatMap((group) => {
    const part = groups.length > 1 ? (group[0]?.part ?? null) : null;
    return edgesOf(group, group.filter(isReached), isCancer ? 'cancer' : 'it').map(({ text, facts: some }) => ({
      text: part === null ? text : `Part ${part}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
      facts: some,
    }));
  });
}

function edgesOf(margins: readonly TissueFact[], positive: readonly TissueFact[], what: string): Edges[] {
  const negative = margins.filter((fact) => !positive.includes(fact) && clear.test(fact.value));
  const said: Edges[] = positive.map((fact) => ({
    text: `${what.charAt(0).toUpperCase()}${what.slice(1)} reaches ${edgeOf(fact)} (positive margin), so some may have been left behind.`,
    facts: [fact],
  }));
  if (negative.length === 0) return said;
  const near = negative.flatMap(
    ({ value }) =>
      nearest
        .exec(value)
        ?.slice(1)
        .find((some) => some !== undefined) ?? [],
  );
  said.push({
    text:
      positive.length > 0
        ? `The other edges that are named are free of ${what}.`
        : `The edges of the removed tissue are free of ${what} (clear margins)${near.length === 1 ? `; the closest is ${near[0] ?? ''} away` : ''}.`,
    facts: negative,
  });
  return said;
}

const isDenied = (value: string): boolean =>
  /\b(?:no|not|negative|free|without)\b/i.test(value) && !/^positive|incompletely/i.test(value);
const nearest =
  /(?:closest|nearest|clearance|distance)[^\d]{0,30}(\d+(?:\.\d+)? ?(?:cm|mm))|(\d+(?:\.\d+)? ?(?:cm|mm)) (?:clearance|from)/i;

/** "Deep margin: positive", "extending to the deep and peripheral margins" */
function edgeOf({ label, value }: TissueFact): string {
  const named =
    label === ''
      ? /\b(?:to|at|involv\w+) the ((?:[\p{L}/-]+ ){1,4})margins?/iu.exec(value)?.[1]?.trim()
      : label.replace(/\s?(?:resection |surgical )?margins?$/i, '');
  if (named === undefined || named === '' || /^(?:margin|resection|surgical|status)/i.test(named))
    return 'the edge of the removed tissue';
  const words = named.length > 4 ? named.toLowerCase() : named;
  return / and /.test(words) ? `the ${words} edges of the removed tissue` : `an edge of the removed tissue (${words})`;
}
