import type { Reading } from '../../reading/reading.ts';
import type { PaperKind } from '../../statements/base-role.ts';
import { isSaidAsPresent } from '../said-as-present.ts';
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

const topicsAsked: readonly Topic[] = (topics as Entry[]).map(({ when, ask, kinds, parts, unless }) => ({
  when: new RegExp(`\\b(?:${when})`, 'gi'),
  ask,
  kinds: kinds === undefined ? undefined : new Set(kinds),
  parts: new Set(parts ?? askingParts),
  unless: unless === undefined ? undefined : new RegExp(unless, 'i'),
}));

const mostOfSentence = 2;

/** Questions on the topics of what is told, in its order: those of the bottom line first. */
export function topicQuestions(
  all: readonly StorySentence[],
  { text, findings }: Pick<Reading, 'text' | 'findings'>,
  kind: PaperKind,
): Question[] {
  const told = all.filter(({ part, text: said }) => part !== 'medicines' || !isOfNotTaken.test(said));
  const fitting = topicsAsked.filter(({ kinds }) =>
    kinds === undefined ? kind !== 'lab' && kind !== 'autopsy' : kinds.has(kind),
  );
  const words = told.map((sentence) => sentence.text).join('\n');
  // What the paper says has answers that are not told: "The drain was removed on day 2."
  const whole = `${words}\n${text}`;
  const left = new Set(
    fitting.filter(
      ({ when, unless }) => words.search(when) !== -1 && unless?.test(whole) !== true && mayBeThere(when, findings),
    ),
  );
  return told
    .toSorted((a, b) => order(a) - order(b))
    .flatMap((sentence) => {
      const own: Question[] = [];
      for (const topic of left) {
        if (own.length >= mostOfSentence) break;
        if (
          !topic.parts.has(sentence.part) ||
          ![...sentence.text.matchAll(topic.when)].some(({ index }) => isSaidAsPresent(sentence.text, index))
        )
          continue;
        left.delete(topic);
        own.push({ text: topic.ask, spans: sentence.spans });
      }
      return own;
    });
}

/** An illness that the paper names, and never as had, is nothing to ask about. */
function mayBeThere(when: RegExp, findings: Reading['findings']): boolean {
  const named = findings.filter(({ concept }) => concept.search(when) !== -1);
  return named.length === 0 || named.some(({ assertion }) => assertion === 'present' || assertion === 'historical');
}

/** What was stopped needs no blood test and has no side effects. */
const isOfNotTaken = /^(?:Stopped|On hold|Before the hospital stay|Given only in the hospital):/;

const order = ({ part }: StorySentence): number => askingParts.indexOf(part) + (askingParts.includes(part) ? 0 : 9);
