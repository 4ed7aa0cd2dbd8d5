import type { Span } from '../../kernel/span.ts';
import { capitalise, listOf } from '../../explaining/wording.ts';
import { hardWords } from '../../simplifying/plain-words.ts';
import type { Statement } from '../../statements/statement.ts';
import type { Speaker } from '../speaker.ts';
import type { StorySentence } from '../story.ts';
import { normalForm, type NormalForm } from './normal-forms.ts';

type Thing = { is: NormalForm['is']; text: string; span: Span };

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
    if (form === undefined || text === undefined) others.push(statement);
    else if (speaker.isNew(form.is === 'absent' ? `no sign of ${text}` : `${text} normal`, [statement.span]))
      things.push({ is: form.is, text, span: statement.span });
  }
  return { told: [...sentences('absent', part, things), ...sentences('normal', part, things)], others };
}

/** How the thing is called behind "no sign of" or before "look normal"; undefined where the words do not let themselves be taken apart. */
function nameOf({ is, words }: NormalForm, { heading }: Statement, speaker: Speaker): string | undefined {
  const said = speaker.sayPhrase(is === 'absent' ? `no evidence of ${words}` : words, heading);
  const bare = said.replace(/ \([^()]*\)/g, '').replace(/[.]$/, '');
  const name = is === 'absent' ? /^(?:There is )?no sign of (.+)$/i.exec(bare)?.[1] : lowerFirst(bare);
  if (name === undefined || /[.;:]/.test(name) || /\b(?:is|are|was|were|you|normal)\b/.test(name)) return undefined;
  const count = name.split(' ').length;
  return hardWords(name).length <= Math.max(1, count * 0.25) ? name : undefined;
}

function sentences(is: Thing['is'], part: StorySentence['part'], things: readonly Thing[]): StorySentence[] {
  const some = things.filter((thing) => thing.is === is).slice(0, most[is]);
  const told: StorySentence[] = [];
  for (let from = 0; from < some.length; from += mostInOne[is]) {
    const few = some.slice(from, from + mostInOne[is]);
    told.push({
      part,
      text: is === 'absent' ? absent(few.map(({ text }) => text)) : normal(few.map(({ text }) => text)),
      spans: few.map(({ span }) => span),
      basis: 'document',
    });
  }
  return told;
}

const absent = (names: readonly string[]): string =>
  names.length === 1 ? `There is no sign of ${names[0] ?? ''}.` : `There is no sign of: ${names.join('; ')}.`;

function normal(names: readonly string[]): string {
  const [first = ''] = names;
  if (names.length === 1) return `${capitalise(withArticle(first))} ${isPlural(first) ? 'look' : 'looks'} normal.`;
  return `These look normal: ${listOf(names.flatMap(apart).map(withArticle))}.`;
}

/** "the liver, spleen, and pancreas" are three of a longer list. */
const apart = (name: string): string[] =>
  /\b(?:of|in|between)\b/.test(name) ? [name] : name.split(/,? and |, /).filter((part) => part !== '');

const withArticle = (name: string): string =>
  /^(?:the|an?|your|both|all|each|any)\b/i.test(name) ? name : `the ${name}`;

/** "ovaries", but not "pancreas"; of "the outline of the lungs" the outline counts. */
const isPlural = (name: string): boolean => {
  const [head = ''] = name.split(/ (?:of|in|between) /);
  return /\band\b|[^aiu]s$|^both\b/.test(head);
};

const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}|^A /u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
