import { listOf, sentence } from '../../explaining/wording.ts';
import type { Span } from '../../kernel/span.ts';
import type { Statement } from '../../statements/statement.ts';
import type { Outcome } from './how-it-went.ts';

const arteries: readonly (readonly [RegExp, string])[] = [
  [/\b(?:left main(?: coronary(?: artery)?| stem| trunk)?|LMCA?)\b/i, 'the main left heart artery (left main)'],
  [/\b(?:left anterior descending(?: coronary)?(?: artery)?|LAD)\b/i, 'the front left heart artery (LAD)'],
  [/\b(?:left )?circumflex\b|\bLCX\b/i, 'the heart artery around the left side (circumflex)'],
  [/\bright coronary(?: artery)?\b|\bRCA\b/i, 'the right heart artery (RCA)'],
];

/** How narrow which artery of the heart was, in set sentences: "The right heart artery (RCA) was narrowed by 70%." */
export function heartArteries(statements: readonly Statement[]): Outcome[] {
  const named = statements.flatMap((statement) => {
    const { role, certainty, temporality } = statement;
    const artery =
      telling.has(role) && (certainty === 'stated' || certainty === 'denied') && temporality === 'now'
        ? arteryIn(statement)
        : undefined;
    const said = artery === undefined ? undefined : narrowing(withoutBranches(statement.text));
    return artery === undefined || said === undefined ? [] : [{ artery, said, statement }];
  });
  const narrow = new Set(named.filter(({ said }) => /narrowed|blocked/.test(said)).map(({ artery }) => artery));
  for (const { text } of statements)
    if (isSerious(text)) for (const [words, artery] of arteries) if (words.test(text)) narrow.add(artery);
  const slightly = new Set(named.filter(({ said }) => said === slight).map(({ artery }) => artery));
  const less: number[] = [];
  const found = new Map<string, { spans: Span[]; orders: number[]; arteries: Set<string> }>();
  for (const { artery, said, statement } of named) {
    const isSlight = said === clear || said === slight;
    // What is narrowed at one place is told as that, whatever the rest of it is.
    if ((isSlight && narrow.has(artery)) || (said === clear && slightly.has(artery))) {
      less.push(statement.order);
      continue;
    }
    const key = isSlight ? said : `${artery} ${said}`;
    const one = found.get(key) ?? { spans: [], orders: [], arteries: new Set<string>() };
    one.spans.push(statement.span);
    one.orders.push(statement.order);
    one.arteries.add(artery);
    found.set(key, one);
  }
  return [...found]
    .toSorted(([one], [other]) => rank(one) - rank(other))
    .map(([key, { spans, orders, arteries: some }]) => ({
      text: sentence(
        key === clear ? `${key} ${listOf([...some], 'or')}` : key === slight ? `${listOf([...some])} ${key}` : key,
      ),
      spans,
      orders: [...orders, ...less],
    }));
}

const clear = 'no important narrowing was found in';
const slight = 'had only slight changes';
const rank = (said: string): number => (said === clear ? 2 : said === slight ? 1 : 0);
const isSerious = (text: string): boolean =>
  /\b(?:severe\w*|critical|subtotal|occlu\w*|high-?grade|significant(?:ly)? (?:disease|stenos\w*|narrow\w*)|[5-9]\d ?%|100 ?%)/i.test(
    text,
  ) && !/\b(?:no|free of|without|not)\b/i.test(text);

/** "70% stenosis before giving rise to the posterior descending artery" */
const withoutBranches = (text: string): string =>
  text.replace(/,? (?:before )?(?:giv(?:es|ing)|gave) (?:rise|off)\b.*$/i, '');

const telling = new Set<Statement['role']>(['finding', 'conclusion', 'step', 'technique']);
const longest = 34;

/** The one artery that a statement is about. */
function arteryIn({ text, label, heading }: Statement): string | undefined {
  if (text.split(' ').length > longest || isOther(withoutBranches(text))) return undefined;
  const named = arteries.filter(([words]) => words.test(text));
  if (named.length > 1) return undefined;
  const own = named[0] ?? arteries.find(([words]) => words.test(label ?? heading));
  // "The diagonal branch of the LAD": what stands before its name is a part of it.
  return own === undefined || !isAtStart(text, own[0]) ? undefined : own[1];
}

const isAtStart = (text: string, words: RegExp): boolean => {
  const at = text.search(words);
  return at < 0 || text.slice(0, at).split(' ').length <= 5;
};

/** Branches, grafts, stents of before, and what was done with wires tell more than how narrow an artery is. */
const isOther = (text: string): boolean =>
  /\b(?:grafts?|bypass|SVG|LIMA|RIMA|saphenous|anastomosis|diagonals?|marginals?|obtuse|OM\d?|ramus|septal|posterior descending|PDA|branch(?:es)?|wire|balloon|stent\w*|catheter|sheath|selective\w*|engaged|cannulat\w*|injected|not visuali[sz]ed|previous\w*|prior|collateral\w*|fills?|filled|residual|possible|suggest\w*)\b/i.test(
    text,
  );

const percent = /\b(\d{1,3})(?: ?%)?(?: ?(?:-|to) ?(\d{1,3}))? ?(?:%|percent)/g;

/** "was narrowed by 70%", or that nothing that matters was found. */
function narrowing(text: string): string | undefined {
  const found = [...text.matchAll(percent)].map(([, low = '', high]) =>
    high === undefined ? `${low}%` : `${low}% to ${high}%`,
  );
  if (/\b(?:ejection|gradient|mm ?hg|reduced|reduction|down to|dilated|less than|no)\b/i.test(text) && found.length > 0)
    return undefined;
  if (found.length > 2) return undefined;
  const isNarrow = /\b(?:stenos[ie]s|narrow\w*|lesions?|occlu\w*|obstruct\w*|block\w*|diseased?|plaqu\w*)\b/i.test(
    text,
  );
  if (found.length > 0) {
    if (!isNarrow) return undefined;
    if (found.length === 1 && found[0] === '100%') return 'was fully blocked (100%)';
    return `was narrowed by ${found.join(' in one place and by ')}${found.length > 1 ? ' in another' : ''}`;
  }
  if (/\b(?:totally|completely|total(?:ly)?) (?:\w+ )?(?:occlu|block|obstruct)\w*/i.test(text))
    return 'was fully blocked';
  if (
    /\b(?:normal|free of|(?:no|without)(?: \w+){0,3} (?:disease|stenos[ie]s|obstruction|lesions?|narrowing))\b/i.test(
      text,
    ) &&
    !/\b(?:abnormal|mild\w*|moderate\w*|severe\w*|minimal\w*|irregular\w*|except|but|however|slow|calcif\w*|not|otherwise|near)\b/i.test(
      text,
    )
  )
    return clear;
  if (
    /\b(?:mild|minimal|minor|minimally|mildly|luminal)\b(?: \w+){0,3} (?:disease|irregularit\w+|plaqu\w*|narrowing|atheroscler\w*|diseased)\b/i.test(
      text,
    ) &&
    !/\b(?:moderate|severe|except|but|however)\w*\b/i.test(text)
  )
    return slight;
  return undefined;
}
