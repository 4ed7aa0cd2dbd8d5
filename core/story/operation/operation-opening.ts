import { capitalise, listOf, sentence } from '../../explaining/wording.ts';
import type { Span } from '../../kernel/span.ts';
import { hardWords } from '../../simplifying/plain-words.ts';
import type { Statement } from '../../statements/statement.ts';
import type { Speaker } from '../speaker.ts';
import type { StorySentence } from '../story.ts';
import { isLeaning, isName } from '../weigh-statements.ts';
import { deliveryOf } from './delivery.ts';
import details from './details.json' with { type: 'json' };
import { howItWent, toldWithException } from './how-it-went.ts';
import { anesthesia } from './say-detail.ts';
import { seenAgain } from './seen-again.ts';
import { asProcedure, withArticle } from './name-words.ts';
import { plainName, withoutHardParts } from './plain-name.ts';
import { diagnosesIn, nameOf, operationsIn, type Named } from './operation-names.ts';

const mostReasons = 3;
const mostOperations = 5;
const longestOpening = 36;

/** "You had X because of Y. You also had Z. The diagnosis afterwards was W. You got through it well.": the bottom line of an operation. */
export function operationOpening(
  statements: readonly Statement[],
  used: Set<number>,
  speaker: Speaker,
): StorySentence[] {
  const { subject } = speaker;
  const names = (of: readonly Statement[], named: Named): Name[] =>
    of
      .flatMap((whole) => namesIn(whole))
      .flatMap((statement) => {
        const name = plainName(speaker.sayName(statement, nameOf(statement.text, named)));
        const said = named === 'operation' ? withoutHardParts(name) : name;
        used.add(statement.order);
        return said === '' || /^you\b/i.test(said) || !speaker.isNew(said, [statement.span])
          ? []
          : [{ said: named === 'operation' ? asProcedure(said) : withArticle(said), statement }];
      });
  const { before, after, same } = diagnosesIn(statements);
  const operations = names(operationsIn(statements).slice(0, mostOperations), 'operation').slice(0, mostOperations + 1);
  const reasons = names(before.slice(0, mostReasons), 'diagnosis');
  const results = names(after.slice(0, mostReasons), 'diagnosis');
  for (const { order } of [...before, ...same, ...operationsIn(statements)]) used.add(order);
  const [first = scopeIn(statements), ...others] = operations;
  const told: StorySentence[] = [];
  const tell = (text: string, of: readonly Name[]): void => {
    if (of.length > 0)
      told.push({
        part: 'bottom_line',
        text: sentence(text),
        spans: of.map(({ statement }) => statement.span),
        basis: 'document',
      });
  };
  const what = first?.said ?? 'an operation or procedure';
  const why = reasonWords(reasons);
  const because = why === '' ? [] : reasons;
  const isLong = `${what}${why}`.split(' ').length > longestOpening && !/^ (?:to|for) /.test(why);
  tell(`${subject} had ${what}${isLong ? '' : why}`, [
    ...(first === undefined ? [] : [first]),
    ...(isLong ? [] : because),
  ]);
  if (isLong) tell(`the reason was ${why.replace(/^ because of /, '')}`, because);
  if (told.length === 0) told.push(unnamedOpening(statements, { used, subject }));
  for (const some of inShortLists(others)) tell(`${subject} also had ${listOf(some.map(({ said }) => said))}`, some);
  const lead = results.every(({ statement }) => /diagnos|\bdx\b/i.test(`${statement.heading} ${statement.label ?? ''}`))
    ? 'The diagnosis afterwards'
    : 'What was found';
  tell(`${lead}: ${results.map(({ said }) => said).join('; ')}`, results);
  for (const { text, spans } of concludingIn(statements, used, speaker))
    told.push({ part: 'bottom_line', text, spans, basis: 'document' });
  const limited = toldWithException(statements);
  if (limited !== undefined && !used.has(limited.order)) {
    used.add(limited.order);
    told.push({ part: 'bottom_line', text: speaker.say(limited), spans: [limited.span], basis: 'document' });
  }
  for (const { text, spans, orders } of howItWent(statements, subject)) {
    for (const order of orders) used.add(order);
    told.push({ part: 'bottom_line', text: capitalise(text), spans, basis: 'document' });
  }
  const asleep = anesthesiaIn(statements, subject);
  if (asleep !== undefined) told.push(asleep);
  const next = nextStep(statements, used, speaker);
  return next === undefined ? told : [...told, next];
}

const scopes = details.scopes.map(([words = '', said = '']) => ({ words: new RegExp(words, 'i'), said }));

/** Where no name stands in a report, the scope that was used names what was done. */
function scopeIn(statements: readonly Statement[]): Name | undefined {
  const used = statements.filter(({ role }) => role === 'step' || role === 'technique' || role === 'finding');
  for (const { words, said } of scopes) {
    const statement = used.find(({ text }) => words.test(text));
    if (statement !== undefined) return { said, statement };
  }
  return undefined;
}

const longestList = 30;

/** Names one after the other, as many to a sentence as can be read at once. */
function inShortLists(names: readonly Name[]): Name[][] {
  const lists: Name[][] = [];
  let words = 0;
  for (const name of names) {
    const own = name.said.split(' ').length;
    const open = lists.at(-1);
    if (open === undefined || words + own > longestList) {
      lists.push([name]);
      words = own;
    } else {
      open.push(name);
      words += own;
    }
  }
  return lists;
}

const mostConclusions = 2;

/** What a report concludes in sentences: "All these findings are consistent with Crohn's disease." */
function concludingIn(
  statements: readonly Statement[],
  used: Set<number>,
  speaker: Speaker,
): { text: string; spans: Span[] }[] {
  const told: { text: string; spans: Span[] }[] = [];
  for (const statement of statements) {
    if (statement.role !== 'conclusion' || used.has(statement.order) || isName(statement)) continue;
    if (told.length === mostConclusions || statement.text.split(' ').length > longestOpening) continue;
    const text = speaker.say(statement);
    const words = text.replace(/\([^)]*\)/g, '');
    if (hardWords(words).length > 0.2 * words.split(' ').length) continue;
    used.add(statement.order);
    const spans: Span[] = [statement.span];
    if (speaker.isNew(text, spans)) told.push({ text, spans });
  }
  return told;
}

/** "Neck exploration; tracheostomy" names two operations in one line. */
const namesIn = (whole: Statement): Statement[] => {
  const parts = whole.text
    .split(/;\s+|(?<=\p{Ll}{3})\.\s+(?=\p{Lu}\p{Ll}{3})/u)
    .filter((part) => /\p{L}{3}/u.test(part));
  return parts.map((text) => ({ ...whole, text }));
};

/** Where no heading asks for it, the anesthesia stands in what was done. */
function anesthesiaIn(statements: readonly Statement[], subject: string): StorySentence | undefined {
  if (statements.some(({ heading, label }) => /an[ae]+sth/i.test(label ?? heading))) return undefined;
  const told = statements.find(
    ({ role, text }) =>
      role !== 'past' &&
      // Told from its own line.
      role !== 'detail' &&
      /\b(?:general|spinal|epidural|mac|monitored|local|regional|conscious|iv|intravenous)\b.{0,40}\b(?:an[ae]+sth|sedat)/i.test(
        text,
      ),
  );
  const text = told === undefined ? undefined : anesthesia(told.text, subject);
  return told === undefined || text === undefined
    ? undefined
    : { part: 'done', text, spans: [told.span], basis: 'document' };
}

/** The one step that the patient must know first: who is seen when, else the first that is asked for. */
function nextStep(statements: readonly Statement[], used: Set<number>, speaker: Speaker): StorySentence | undefined {
  const steps = statements.filter(
    ({ role, text, order }) =>
      (role === 'next_step' || role === 'instruction') &&
      !used.has(order) &&
      !isLeaning(text) &&
      isToCome(text) &&
      text.split(' ').length < 36,
  );
  const isVisit = ({ text }: Statement): boolean =>
    /\b(?:follow(?:ed)?[- ]?up|see|seen|return|clinic|office|appointment|visit|discharge[ds]?)\b/i.test(text);
  const next =
    steps.find((step) => isVisit(step) && /\b(?:days?|weeks?|months?|tomorrow|today|year)\b/i.test(step.text)) ??
    steps.find(isVisit) ??
    steps[0];
  if (next === undefined) return seenAgain(statements, speaker);
  const text = speaker.say(next);
  if (hardWords(text.replace(/\([^)]*\)/g, '')).length > 2 || !speaker.isNew(text, [next.span])) return undefined;
  used.add(next.order);
  return { part: 'bottom_line', text, spans: [next.span], basis: 'document' };
}

/** No word of what was planned, explained or agreed to before. */
const isToCome = (text: string): boolean =>
  !/\b(?:risks?|accepts?|reviewed|discussed|explained|initial(?:ly)?|has been asked|was (?:asked|planned|applied|given)|had|felt|dictate|year-old|would not|mother|here for|(?:bandage|dressing)s? (?:was|were)|was (?:applied|awakened|extubated|transferred|closed|removed|prepped))\b/i.test(
    text,
  );

/** Whether no name for what was done stands in it. */
export const isUnnamed = (told: readonly StorySentence[]): boolean => told.some(({ text }) => text === unnamed);

/** What a paper without a name of an operation is about. */
function unnamedOpening(
  statements: readonly Statement[],
  { used, subject }: { used: Set<number>; subject: string },
): StorySentence {
  const birth = subject === 'you' ? deliveryOf(statements) : undefined;
  if (birth === undefined) return { part: 'bottom_line', text: unnamed, spans: [], basis: 'general' };
  for (const order of birth.orders) used.add(order);
  return { part: 'bottom_line', text: `You gave birth. ${birth.text}`, spans: birth.spans, basis: 'document' };
}
const unnamed = 'This paper tells how an operation or procedure was done, without a name for it.';

type Name = { said: string; statement: Statement };

/** "because of gallstones", "to check for cancer", "for screening". */
function reasonWords(reasons: readonly Name[]): string {
  const checked = reasons.filter(({ statement }) => isAsked(statement.text));
  const known = reasons.filter(({ statement }) => !isAsked(statement.text) && !isEarlier(statement.text));
  const because = known.map(({ said }) => said);
  return [
    because.length === 0 ? '' : ` ${because.every(isAim) ? 'for' : 'because of'} ${listOf(because)}`,
    checked.length === 0
      ? ''
      : ` to check for ${listOf(
          checked.map(({ said }) => said.replace(/^(?:to )?rule out |^r\/o |^check for /i, '')),
          'or',
        )}`,
  ].join('');
}

const isAsked = (text: string): boolean => /^(?:rule out|r\/o)\b/i.test(text);
const isEarlier = (text: string): boolean => /^(?:status post|s\/p|desires?|requests?|wants)\b/i.test(text);
const isAim = (said: string): boolean =>
  /\b(?:screening|check-?up|sterilization|surveillance|birth control)\b/i.test(said);
