import { textAt } from '../../kernel/span.ts';
import type { PaperKind } from '../../statements/base-role.ts';
import type { StorySentence } from '../story.ts';
import type { Question } from './step-questions.ts';
import topics from './topics.json' with { type: 'json' };

/** What is asked where something is told. `unless`: the paper answers it. */
type Topic = {
  when: RegExp;
  ask: string;
  kinds: ReadonlySet<string> | undefined;
  parts: ReadonlySet<string>;
  unless: RegExp | undefined;
};

/** What is as it should be, what was before and what nobody can take asks for nothing. */
const askingParts = ['bottom_line', 'found', 'done', 'next_steps', 'unclear'];

type Entry = { when: string; ask: string; kinds?: string[]; parts?: string[]; unless?: string };

const all: readonly Topic[] = (topics as Entry[]).map(({ when, ask, kinds, parts, unless }) => ({
  when: new RegExp(`\\b(?:${when})`, 'i'),
  ask,
  kinds: kinds === undefined ? undefined : new Set(kinds),
  parts: new Set(parts ?? askingParts),
  unless: unless === undefined ? undefined : new RegExp(unless, 'i'),
}));

const mostOfSentence = 2;

/** "No sign of pneumonia", "a history of stroke", "an X-ray because of a fall": not there, not now, or not what was found. */
const denied =
  /\b(?:no|not|without|denies|denied|negative for|free of|never|rule[ds]? out|history of|family|worried about|risk of|because of|consider|resol\w+|cleared)\b[^.;:]{0,160}$/i;

/** "A bladder infection was excluded." */
/** "because of chest pain, to look for a blood clot" */
const sought = /\b(?:look(?:ed|ing)? for|rule out|r\/o|evaluate for|exclude)\b[^.;:]{0,60}$/i;
const deniedAfter = /^[^.;:,]{0,60}\b(?:excluded|ruled out|unlikely|resolved|negative|gone)\b/i;

const isSaid = (pattern: RegExp, words: string): boolean => {
  const at = pattern.exec(words)?.index;
  if (at === undefined) return false;
  const rest = words.slice(at);
  return (
    /^(?:no|not|names no)\b/i.test(rest) ||
    !(denied.test(words.slice(0, at)) || sought.test(words.slice(0, at)) || deniedAfter.test(rest))
  );
};

/** Questions on the topics of what is told, in its order: those of the bottom line first. */
export function topicQuestions(told: readonly StorySentence[], text: string, kind: PaperKind): Question[] {
  const fitting = all.filter(({ kinds }) =>
    kinds === undefined ? kind !== 'lab' && kind !== 'autopsy' : kinds.has(kind),
  );
  const whole = told.map((sentence) => sentence.text).join('\n');
  const printed = ({ spans }: StorySentence): string => spans.map((span) => textAt(text, span)).join(' ');
  const left = new Set(fitting.filter(({ unless }) => unless === undefined || !unless.test(whole)));
  return told
    .toSorted((a, b) => order(a) - order(b))
    .flatMap((sentence) => {
      const own: Question[] = [];
      const words = printed(sentence);
      for (const topic of left) {
        if (own.length >= mostOfSentence) break;
        if (!topic.parts.has(sentence.part) || !(isSaid(topic.when, sentence.text) || isSaid(topic.when, words)))
          continue;
        left.delete(topic);
        own.push({ text: topic.ask, spans: sentence.spans });
      }
      return own;
    });
}

const order = ({ part }: StorySentence): number => askingParts.indexOf(part) + (askingParts.includes(part) ? 0 : 9);
