import { listOf, sentence } from '../../explaining/wording.ts';
import type { Statement } from '../../statements/statement.ts';
import type { Outcome } from './how-it-went.ts';

const birth = /\b(?:cesarean|c-?section|vaginal delivery|spontaneous delivery|forceps|vacuum)\b/i;
/** "She delivered a live-born female infant." */
const gaveBirth = /\bdelivered (?:of )?an? (?:[\w-]+ ){0,3}(?:female|male|infant|baby|boy|girl)\b/i;
const earlier = new Set<Statement['role']>(['reason', 'past', 'history', 'family']);
const lost =
  /\b(?:stillb\w+|demise|non-?viable|no (?:fetal )?heart|fetal death|expired|miscarriage|abort\w*|evacuation)\b/i;
const twins = /\b(?:twins?|triplets?|twin [ab]|baby [ab]|infant [ab]|female [ab]|male [ab])\b/i;
const ofBaby = /\b(?:infant|baby|newborn|female|male|boy|girl|weigh\w*|apgars?)\b/i;
const pounds = /\b(\d{1,2}) ?(?:pounds?|lbs?\.?)(?:,? ?(?:and )?(\d{1,2}(?:\.\d)?) ?(?:ounces?|oz\b))?/i;
const grams = /\b(\d,?\d{3}) ?(?:grams?|gms?|g)\b/i;
const scores =
  /\bapgars?\b[^.]{0,30}?\b(\d{1,2})\b(?: (?:at|and) (?:1|one) minute)?[^.\d]{0,14}\b(\d{1,2})\b|\bapgars?\b[^.]{0,30}?\b(\d{1,2}) ?(?:\/|,) ?(\d{1,2})\b/i;

/** One healthy child of a delivery, from however many lines tell of it: "A baby girl was born, weighing 7 pounds 2 ounces." */
export function deliveryOf(statements: readonly Statement[]): Outcome | undefined {
  if (
    !statements.some(({ role, text }) =>
      role === 'done' ? birth.test(text) : !earlier.has(role) && gaveBirth.test(text),
    )
  )
    return undefined;
  if (statements.some(({ text }) => lost.test(text) || twins.test(text))) return undefined;
  const told = statements.filter(({ role, text }) => !earlier.has(role) && ofBaby.test(text));
  const child = told.find(
    ({ text }) => sexIn(text) !== undefined && /\b(?:infant|baby|newborn|viable|live|born|deliver\w*)\b/i.test(text),
  );
  if (child === undefined) return undefined;
  const weight = told.find(({ text }) => pounds.test(text)) ?? told.find(({ text }) => grams.test(text));
  const score = told.find(({ text }) => scores.test(text));
  const heavy = weight === undefined ? '' : `, weighing ${weightIn(weight.text)}`;
  const [, first, second, third, fourth] = score === undefined ? [] : (scores.exec(score.text) ?? []);
  const lively = told.find(({ text }) => isLively(text));
  const from = [...new Set([child, weight, score, lively])].filter((one) => one !== undefined);
  return {
    text: [
      sentence(`a baby ${sexIn(child.text) ?? ''} was born${heavy}`),
      ...(lively === undefined ? [] : [livelyWords(lively.text)]),
      ...(score === undefined
        ? []
        : [`The newborn health scores (Apgar scores) were ${first ?? third ?? ''} and ${second ?? fourth ?? ''}.`]),
    ].join(' '),
    spans: from.map(({ span }) => span),
    orders: told.filter(({ text }) => text.split(' ').length < 30).map(({ order }) => order),
  };
}

const sexIn = (text: string): 'girl' | 'boy' | undefined =>
  /\b(?:female|girl)\b/i.test(text) ? 'girl' : /\b(?:male|boy)\b/i.test(text) ? 'boy' : undefined;

function weightIn(text: string): string {
  const [, lbs, oz] = pounds.exec(text) ?? [];
  if (lbs !== undefined)
    return oz === undefined ? `${lbs} pounds` : `${lbs} pounds ${oz} ${oz === '1' ? 'ounce' : 'ounces'}`;
  return `${grams.exec(text)?.[1] ?? ''} grams`;
}

const cried =
  /\b(?:cried|crying|spontaneous cry|vigorous cry|strong cry|good cry|cry (?:was )?(?:noted|heard|spontaneous\w*))\b/i;
const isLively = (text: string): boolean =>
  (/\bvigorous\b/i.test(text) || cried.test(text)) && !/\b(?:not|no|weak|poor|never|did ?n't)\b/i.test(text);

/** "a vigorous infant who cried" */
const livelyWords = (text: string): string =>
  sentence(
    `the baby ${listOf([...(/\bvigorous\b(?! cry)/i.test(text) ? ['was lively'] : []), ...(cried.test(text) ? ['cried'] : [])])}`,
  );
