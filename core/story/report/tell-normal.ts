import type { Span } from '../../kernel/span.ts';
import { capitalise, listOf, uncapitalise } from '../../explaining/wording.ts';
import { hardWords } from '../../simplifying/plain-words.ts';
import type { Statement } from '../../statements/statement.ts';
import type { Speaker } from '../speaker.ts';
import type { StorySentence } from '../story.ts';
import { normalForm, type NormalForm } from './normal-forms.ts';

type Thing = { is: NormalForm['is']; names: string[]; span: Span };

/** More things than these in one sentence nobody takes in. */
const mostInOne = { absent: 4, normal: 8 };
/** Of each sort no more than these are told: that nothing was found says the bottom line. */
const most = { absent: 8, normal: 16 };

/** What is as it should be, in few sentences; `others` are those that say more than that. */
export function tellNormal(
  statements: readonly Statement[],
  part: StorySentence['part'],
  speaker: Speaker,
): { told: StorySentence[]; others: Statement[] } {
  const things: Thing[] = [];
  const others: Statement[] = [];
  for (const statement of statements) {
    const form = statement.label === null ? normalForm(statement.text) : undefined;
    const text = form === undefined ? undefined : nameOf(form, statement, speaker);
    if (form === undefined || text === undefined) {
      others.push(statement);
      continue;
    }
    // A part with an unknown name that looks normal is of no use to a reader.
    const names = apart(form.is, text).filter((name) => part !== 'normal' || !isHard(name));
    const words = names.join(form.is === 'absent' ? ' or ' : ' and ');
    if (
      names.length > 0 &&
      speaker.isNew(form.is === 'absent' ? `no sign of ${words}` : `${words} normal`, [statement.span])
    )
      things.push({ is: form.is, names, span: statement.span });
  }
  return { told: [...sentences('absent', part, things), ...sentences('normal', part, things)], others };
}

/** How the thing is called after "no sign of" or before "look normal"; undefined where the words do not let themselves be taken apart. */
function nameOf({ is, words }: NormalForm, { heading }: Statement, speaker: Speaker): string | undefined {
  const said = speaker.sayPhrase(is === 'absent' ? `no evidence of ${words}` : words.replace(aspect, ''), heading);
  const bare = said
    .replace(/ \([^()]*\)/g, '')
    .replace(/[.]$/, '')
    .replace(/\bshowed (?=\p{L})/u, '');
  const name = is === 'absent' ? /^(?:There is )?no sign of (.+)$/i.exec(bare)?.[1] : uncapitalise(bare);
  if (name === undefined || /[.;:=]/.test(name) || /\b(?:is|are|was|were|you|normal)\b/.test(name)) return undefined;
  if (isNoThing.test(name)) return undefined;
  const count = name.split(' ').length;
  return hardWords(name).length <= Math.max(1, count * 0.25) ? name : undefined;
}

/** "The aortic root dimensions": it is the aortic root that looks normal. */
const aspect = / (?:dimensions?|measurements?|appearance|morphology|(?:signal )?characteristics)$/i;

/** A number, what stands for a thing, or half of one: none of them "looks normal" by itself. */
const isNoThing =
  /\b(?:velocit\w+|speed|ratio|gradient|index|pressure|rate|response|latenc\w+|amplitude|it|itself|them|this|that|of|in|the|and|or|with)$|^(?:it|this|that|they|all|others?|images?|examination|stud\w+)\b|\b[A-Z]{2,4}$/;

function sentences(is: Thing['is'], part: StorySentence['part'], things: readonly Thing[]): StorySentence[] {
  const some = things.filter((thing) => thing.is === is).slice(0, most[is]);
  const told: StorySentence[] = [];
  for (let from = 0; from < some.length; from += mostInOne[is]) {
    const few = some.slice(from, from + mostInOne[is]);
    told.push({
      part,
      text: is === 'absent' ? absent(unique(few)) : normal(unique(few)),
      spans: few.map(({ span }) => span),
      basis: 'document',
    });
  }
  return told;
}

const unique = (things: readonly Thing[]): string[] => [...new Set(things.flatMap(({ names }) => names))];

/** "There is no sign of a stone, a blockage or free fluid." */
function absent(names: readonly string[]): string {
  const [last = '', ...before] = names.toReversed();
  const rest = before.toReversed();
  if (rest.length === 0) {
    // "No obvious clot": the doubt stays.
    const bare = last.replace(/^(an? )?(?:obvious|definite|gross|convincing) (?=([aeiou])?)/, articleBefore);
    return `There is no ${bare === last ? '' : 'clear '}sign of ${bare}.`;
  }
  return names.some((name) => name.includes(','))
    ? `There is no sign of ${rest.join('; ')}; or ${last}.`
    : `There is no sign of ${rest.join(', ')} or ${last}.`;
}

const articleBefore = (_whole: string, article?: string, vowel?: string): string =>
  article === undefined ? '' : vowel === undefined ? 'a ' : 'an ';

function normal(names: readonly string[]): string {
  const [first = ''] = names;
  if (names.length === 1) return `${capitalise(withArticle(first))} ${isPlural(first) ? 'look' : 'looks'} normal.`;
  if (names.length < 4) return `${capitalise(listOf(names.map(withArticle)))} look normal.`;
  return `These look normal: ${listOf(names.map(withArticle))}.`;
}

const isHard = (name: string): boolean => hardWords(name).length > name.split(' ').length * 0.2;

/** "the liver, spleen, and pancreas" are three of a longer list; "the upper and lower right heart chambers" are one. */
function apart(is: Thing['is'], name: string): string[] {
  const list = is === 'absent' ? /,? or |, / : /,? and |, /;
  if (is === 'absent' ? /\band\b/.test(name) : /\b(?:of|in|between|for|at|with)\b/.test(name)) return [name];
  const parts = name.split(list).filter((part) => part !== '');
  return parts.slice(0, -1).some((part) => leaning.test(part)) ? [name] : parts;
}

/** Says which one of the things whose name stands at the end of the list. */
const leaning =
  /\b(?:upper|lower|left|right|front|back|inner|outer|middle|internal|external|anterior|posterior|medial|lateral|superior|inferior|large|small|proximal|distal|first|second|in|on|at|near|around|of|behind)$|(?:al|ar|ic|oid)$/;

const withArticle = (name: string): string =>
  /^(?:the|an?|your|both|all|each|any|movement|blood flow)\b/i.test(name) ? name : `the ${name}`;

/** "ovaries", but not "pancreas"; of "the outline of the lungs" the outline counts. */
const isPlural = (name: string): boolean => {
  const [head = ''] = name.split(
    / (?:of|in|between|over|overlying|around|near|within|at|on|under|behind|to|for|along|next) /,
  );
  const isList = /, .*\band\b/.test(name) || /\band\b/.test(name.split(' of ')[0] ?? '');
  return isList || /[^aiu]s$|^both\b/.test(head);
};
