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
  when: new RegExp(`\\b(?:${when})`, 'gi'),
  ask,
  kinds: kinds === undefined ? undefined : new Set(kinds),
  parts: new Set(parts ?? askingParts),
  unless: unless === undefined ? undefined : new RegExp(unless, 'i'),
}));

const mostOfSentence = 2;

/** "No sign of pneumonia", "a history of stroke", "an X-ray because of a fall", "to prevent seizures": not there, not now, or not what was found. */
const denied =
  /\b(?:no|not|nor|neither|without|denies|denied|deny|negative for|free of|never|rule[ds]? out|history of|family|mother|father|worried about|afraid of|risk of|because of|consider|resol\w+|cleared|prevent\w*|avoid|in the past|past|previous(?:ly)?|prior|earlier|years ago|used to|if|unless|in case|watch (?:out )?for|signs of|screen\w*|checked? for|tested for|instead of)\b[^.;:]{0,160}$/i;
/** "because of chest pain, to look for a blood clot" */
const sought = /\b(?:look(?:ed|ing)? for|rule out|r\/o|evaluate for|exclude)\b[^.;:]{0,60}$/i;
/** "A bladder infection was excluded", "a stroke 9 years ago" */
const deniedAfter =
  /^[^.;:,]{0,60}\b(?:excluded|ruled out|unlikely|resolved|negative|gone|denied|healed|in the past|(?:years?|months?) ago|in (?:19|20)\d\d|as a child|(?:is|was|are|were) not)\b/i;

/** Whether one of the places where it stands says that it is there. */
function isSaid(pattern: RegExp, words: string): boolean {
  for (const { index } of words.matchAll(pattern)) {
    const rest = words.slice(index, index + 80);
    const before = words.slice(Math.max(0, index - 200), index);
    if (/^(?:no|not|names no)\b/i.test(rest) || !(denied.test(before) || sought.test(before) || deniedAfter.test(rest)))
      return true;
  }
  return false;
}

/** Questions on the topics of what is told, in its order: those of the bottom line first. */
export function topicQuestions(told: readonly StorySentence[], text: string, kind: PaperKind): Question[] {
  const fitting = all.filter(({ kinds }) =>
    kinds === undefined ? kind !== 'lab' && kind !== 'autopsy' : kinds.has(kind),
  );
  // What the paper says has answers that are not told: "The drain was removed on day 2."
  const whole = `${told.map((sentence) => sentence.text).join('\n')}\n${text}`;
  const left = new Set(fitting.filter(({ unless }) => unless === undefined || !unless.test(whole)));
  return told
    .toSorted((a, b) => order(a) - order(b))
    .flatMap((sentence) => {
      const own: Question[] = [];
      for (const topic of left) {
        if (own.length >= mostOfSentence) break;
        if (!topic.parts.has(sentence.part) || !isSaid(topic.when, sentence.text)) continue;
        left.delete(topic);
        own.push({ text: topic.ask, spans: sentence.spans });
      }
      return own;
    });
}

const order = ({ part }: StorySentence): number => askingParts.indexOf(part) + (askingParts.includes(part) ? 0 : 9);
