import { isFiniteVerb } from '../simplifying/common-verbs.ts';
import type { Span } from '../kernel/span.ts';
import { grammarFaults } from '../simplifying/grammar-faults.ts';
import { hardWords, isPlainWord } from '../simplifying/plain-words.ts';
import type { Statement, StatementRole } from '../statements/statement.ts';
import { chooseStatements } from './choose-statements.ts';
import type { PartPlan } from './outlines.ts';
import { plainLead } from './note/safety-net-lead.ts';
import { tellNormal } from './report/tell-normal.ts';
import type { Speaker } from './speaker.ts';
import type { StorySentence } from './story.ts';

/** What one part says. The statements that it takes are added to those that are used. */
export function tellPart(
  plan: PartPlan,
  statements: readonly Statement[],
  used: Set<number>,
  speaker: Speaker,
): StorySentence[] {
  const chosen = chooseStatements(plan, statements, used);
  for (const { order } of chosen) used.add(order);
  const grouped = plan.isGrouped === true ? tellNormal(chosen, plan.part, speaker) : { told: [], others: chosen };
  const topicOf = placesOfTopics(chosen, statements, speaker);
  const list = new Set<string>();
  const told = grouped.others.flatMap((statement) => {
    const text = speaker.say(statement, plan.list === undefined ? undefined : 'past');
    const spans: Span[] = [...topicOf(statement), statement.span];
    return isTellable(text, { ...plan, isMust: plan.isMust === true || plan.list !== undefined }) &&
      (plan.isClear !== true || (isClear(text) && isSpoken(text))) &&
      (speaker.isNew(text, spans) || (plan.isWhole === true && !list.has(text))) &&
      list.add(text)
      ? [{ text, spans, topic: statement.topic }]
      : [];
  });
  if (plan.list !== undefined) return byLead(told).flatMap((some) => listed(plan, leadOf(some), some));
  const sentences = told
    .slice(0, plan.mostOthers ?? Infinity)
    .map((each, at) => sentenceIn(plan, at === 0 && plan.lead !== undefined ? ledBy(plan.lead, each) : each));
  return [...grouped.told, ...sentences];
}

/** Where the problem stands that is said before what is done about it: "Diabetes type 2: …" has its number from there. */
function placesOfTopics(
  chosen: readonly Statement[],
  statements: readonly Statement[],
  speaker: Speaker,
): (statement: Statement) => Span[] {
  const topics = new Set(chosen.flatMap(({ topic }) => (topic !== null && /\d/.test(topic) ? topic : [])));
  const places = new Map<string, Span>();
  if (topics.size > 0)
    for (const { text, span } of statements) {
      const name = text.replace(/\.$/, '');
      if (topics.has(name)) places.set(name, span);
    }
  return ({ topic, span }) => {
    const place =
      topic === null || !/\d/.test(topic) ? undefined : (places.get(topic) ?? speaker.placeAbove(topic, span[0]));
    return place === undefined ? [] : [place];
  };
}

type Told = { text: string; spans: Span[]; topic: string | null };

/** "The doctor's conclusion: a sprained ankle." */
const ledBy = (lead: string, { text, ...rest }: Told): Told => ({
  ...rest,
  text: isFragment(withoutThereIs(firstOf(text))) ? `${lead} ${lowerFirst(withoutThereIs(text))}` : text,
});

/** "Eczema. It is mild.": the first of the sentences that say one thing. */
const firstOf = (text: string): string => /^.+?[.](?= \p{Lu})/u.exec(text)?.[0] ?? text;

/** "Go to the emergency department if:", printed above some of the items. */
const leadOf = ([first]: readonly Told[]): string | undefined =>
  first === undefined || first.topic === null || !/\b(?:if|for|with)\b[\w ]{0,12}:?\s*$/i.test(first.topic)
    ? undefined
    : plainLead(first.topic);

/** Items one after the other under the same lead. */
function byLead(told: readonly Told[]): Told[][] {
  const groups: Told[][] = [];
  for (const each of told) {
    const open = groups.at(-1);
    if (open !== undefined && leadOf(open) === leadOf([each])) open.push(each);
    else groups.push([each]);
  }
  return groups;
}

/** Words that a person without training can follow at once. */
function isClear(text: string): boolean {
  const words = text.split(' ').length;
  const hard = hardWords(text.replace(/\([^)]*\)/g, '')).length;
  const isShort = /[→↑↓=~<>≥≤#@]|\S\/\S+\/\S|\d\/\d|\b[A-Z]{2,4}\b|\b(?:hx|sx|dx|tx|occ|conc|esp|approx|prev|dc)\b/;
  const isKnown = /\b(?:GP|ED|CT|MRI|ECG|HIV|TV|COVID|UTI|ADHD|PTSD|BMI)\b/g;
  return (
    words > 2 &&
    words <= 32 &&
    hard <= words * 0.15 &&
    !isShort.test(text.replace(/\([^)]*\)/g, '').replace(isKnown, ''))
  );
}

/** A sentence, or something denied: "Over the right eye." says nothing by itself. */
const isSpoken = (text: string): boolean =>
  /^(?:No|Not|None|There|For|Without|All)\b/.test(text) ||
  text
    .toLowerCase()
    .split(/[^\p{L}'’]+/u)
    .some((word) => isFiniteVerb(word));

const sentenceIn = ({ part }: PartPlan, { text, spans }: Pick<Told, 'text' | 'spans'>): StorySentence => ({
  part,
  text,
  spans,
  basis: 'document',
});

/** Words without a verb under one lead: "Earlier health problems: high blood pressure; gout." */
function listed(plan: PartPlan, own: string | undefined, told: readonly Told[]): StorySentence[] {
  const bare = told.map(({ text, spans }) => ({ text: withoutThereIs(text), spans }));
  const isListed = (text: string): boolean =>
    isFragment(text) && (own !== undefined || !(plan.part === 'when_to_get_help' && ofPlan.test(text)));
  const items = bare.filter(({ text }) => isListed(text));
  const sentences = told
    .filter((_each, at) => !isListed(bare[at]?.text ?? ''))
    .map((each) => sentenceIn(plan, underLead(own, each)));
  if (items.length === 0) return sentences;
  const words = items
    .map(({ text }) => lowerFirst(text.replace(/\.(?="?$)/, '')))
    .map((text) => (plan.part === 'when_to_get_help' ? asSign(text) : text))
    .join('; ');
  return [
    sentenceIn(plan, { text: `${own ?? plan.list ?? ''} ${words}.`, spans: items.flatMap(({ spans }) => spans) }),
    ...sentences,
  ];
}

/** "Rash develops" is what one has: a rash. "Worsening pain" stands inside a sentence. */
const asSign = (sign: string): string =>
  sign
    .replace(/^((?:new |any )?[\p{L}-]+) (?:develops?|occurs?|starts?|begins?)\b/iu, '$1')
    .replace(/^\p{Lu}(?=\p{Ll}+(?:ing|ed) )/u, (first) => first.toLowerCase());

/** "You feel much worse" below "Go to the emergency department if:" is no sentence by itself. */
const underLead = (own: string | undefined, told: Told): Told =>
  own === undefined || isStep.test(told.text)
    ? told
    : { ...told, text: `${own.replace(/ you have:$/, '').replace(/:$/, '')} ${lowerFirst(told.text)}` };
const isStep =
  /^(?:See|Go|Call|Get|Return|Come|If|Seek|Attend|Ask|Tell|Also|Include|Deferred|Warned|Plan|Review|To|The doctor|Or|And|Otherwise|Advised|You (?:were|are to|agree\w*|understand))\b/;

/** No sign to look for: "Knee review in 2 weeks", "Paracetamol, and come back if no better". */
const ofPlan =
  /\b(?:review|check-up|advised?|reiterated|documented|currently|verbal|request|trial|watch for|continue|plan|issues|clinic|emergency department|if)\b|^to /i;

/** One word is the name of a medicine there: "Zinc." */
const namesThings = new Set<StatementRole>(['medicine', 'allergy']);

/** A sentence with many unknown words is no plain sentence, nor is one whose grammar is surely broken. */
function isTellable(text: string, { isMust = false, hardest = 0.35, roles, isByName, lead }: PartPlan): boolean {
  const words = text.split(' ').length;
  const hard = hardWords(text.replace(/\([^)]*\)/g, '')).length;
  if (
    /\b(?:which|(?<!\b(?:with|about|of|after|before|for|like|than|all) )that|the|of|and|to|with|for|(?<!\b(?:breathe|breathing|breath|taken?|come|came|kept|caved|turned|turning|drawn|sucked|put|go|moved|stay|let) )in|an?|which confirmed|is|was|were|by)\.$/i.test(
      text,
    )
  )
    return false;
  if (text === '') return false;
  return isMust
    ? text.length > 2 &&
        (words > 1 ||
          hard === 0 ||
          isByName === true ||
          lead !== undefined ||
          roles.some((role) => namesThings.has(role))) &&
        !/^(?:today|plan|time|other|pending|(?:currently |medications? )?(?:includes?|are))\.$/i.test(text)
    : words > 1 && hard <= Math.max(1, words * hardest) && grammarFaults(text).length === 0;
}

/** "There is a sprain of the ankle" is "a sprain of the ankle" in a list. */
const withoutThereIs = (text: string): string => text.replace(/^There (?:is|are|was|were) (?!no\b)/, '');

const isFragment = (text: string): boolean =>
  text.split(' ').length <= 40 &&
  !/^(?:See|Go|Call|Ring|Phone|Dial|Contact|Report|Back|Get|Return|Come|If|Seek|Attend|Ask|Tell|Include|Deferred|Warned|Plan|Review|To)\b/.test(
    text,
  ) &&
  !/\b(?:you|takes? no|the doctor|is|are|was|were|has|have|had|will|should)\b/i.test(text);
/** Ends like a term of medicine, and no name of a person or a medicine does: "Cardiomegaly", "Craniotomy". */
const termEnding =
  /^\p{Lu}\p{Ll}*(?:osis|itis|ory|emia|aemia|pathy|oma|omas|oses|tomy|stomy|scopy|plasty|algia|uria|plegia|paresis|megaly|rrhea|rrhage|trophy|ation|ction|ension|sion|iac|tic|ric|nic|ical|onal|inal|eal|tal|ial|ular|ary|ous|trauma|opioid|fever)\b/u;

/** A name keeps its capital: "Augmentin", "Crohn disease". */
export const lowerFirst = (text: string): string =>
  !/^(?:Drs?|Mrs?|Ms)\b/.test(text) &&
  /^\p{Lu}\p{Ll}|^A /u.test(text) &&
  (isPlainWord(/^[\p{L}'’]+/u.exec(text)?.[0] ?? '') || termEnding.test(text)) &&
  !/^\p{Lu}\p{Ll}+-\p{Lu}/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
