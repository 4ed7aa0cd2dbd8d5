import type { Knowledge } from '../../knowledge/knowledge.ts';
import { touching } from '../../kernel/touching.ts';
import type { Reading } from '../../reading/reading.ts';
import type { PaperKind } from '../../statements/base-role.ts';
import type { Person } from '../person.ts';
import type { StorySentence } from '../story.ts';
import {
  aboutAwaited,
  aboutDoubt,
  aboutEffects,
  aboutMedicines,
  aboutReason,
  aboutVisits,
  type Question,
} from './step-questions.ts';
import { aboutResults } from './result-questions.ts';
import { topicQuestions } from './topic-questions.ts';

const most = 5;
const enough = 3;

type Asked = {
  told: readonly StorySentence[];
  reading: Reading;
  knowledge: Knowledge;
  person: Person;
  kind: PaperKind;
};

/** Questions for the doctor, from what was found, changed, planned, awaited or left unclear; those of the kind of paper where these are few. */
export function storyQuestions(asked: Asked): Question[] {
  const { told, reading, knowledge, person, kind } = asked;
  const inPart = (...parts: StorySentence['part'][]) => told.filter(({ part }) => parts.includes(part));
  const findings = asksOfFindings.has(kind)
    ? aboutFindings(inPart('bottom_line').filter(isNoReason), reading, knowledge).slice(0, 2)
    : [];
  const isAsked = touching(findings.flatMap(({ spans }) => spans));
  const topics = topicQuestions(
    told.filter(({ spans }) => !spans.some(isAsked)),
    reading,
    kind,
  );
  const own =
    person.addressee === 'family'
      ? []
      : [
          ...findings,
          ...topics.slice(0, mostTopics),
          ...(testing.has(kind) ? aboutReason(inPart('bottom_line')) : []),
          ...aboutResults(inPart('bottom_line', 'found'), inPart('unclear'), asked),
          ...aboutDoubt(inPart('bottom_line'), reading),
          ...aboutAwaited(inPart('waiting_for')),
          ...aboutMedicines(inPart('medicines'), reading),
          ...aboutVisits(inPart('next_steps')),
          ...topics.slice(mostTopics),
          ...aboutEffects(inPart('medicines')),
        ].slice(0, most);
  const general = generalQuestions(told, person, kind);
  return onceEach(
    [...own, ...general.slice(0, Math.max(0, enough - own.length))].map(({ text, spans }) => ({
      text: addressed(text, person),
      spans,
    })),
  );
}

/** The first ones; what is awaited, changed and planned comes before the others. */
const mostTopics = 4;

/** "{my}" of a parent is the child's. */
const addressed = (text: string, { addressee }: Person): string =>
  text
    .replaceAll('{me}', addressee === 'parent' && !text.includes('tell {me}') ? 'my child' : 'me')
    .replaceAll('{my}', addressee === 'parent' ? "my child's" : 'my')
    .replaceAll('{we}', addressee === 'parent' ? 'we' : 'I')
    .replaceAll('{I}', addressee === 'parent' ? 'my child' : 'I');

/** "You had a chest X-ray because of pneumonia": the sentence tells why the test was done, not what it found. */
const isNoReason = ({ text }: StorySentence): boolean => !/\bbecause of\b/.test(text);

/** In these papers what is found is what is asked about; elsewhere it may be treated already. */
const asksOfFindings = new Set<PaperKind>(['imaging']);
const testing = new Set<PaperKind>(['imaging', 'test', 'pathology']);

/** What our records have to ask about a condition that is told as there. */
function aboutFindings(told: readonly StorySentence[], { findings }: Reading, knowledge: Knowledge): Question[] {
  const isTold = touching(told.flatMap((sentence) => sentence.spans));
  return findings
    .filter(({ assertion, span }) => assertion === 'present' && isTold(span))
    .flatMap(({ concept, span }) => {
      const ask = knowledge.findTerm(concept)?.ask;
      return ask === undefined ? [] : [{ text: ask, spans: [span] }];
    });
}

const mean = 'What does this mean for {me}?';
const next = 'What comes next, and when?';
/** Of nothing that the paper would have to say first: no earlier pictures, no illness that gets better. */
const byKind: Partial<Record<PaperKind, readonly string[]>> = {
  imaging: ['What do these pictures mean for {me}?', 'Is another picture or test needed, and when?'],
  test: ['What does this test mean for {me}?', 'Is another test needed, and when?'],
  pathology: ['What does this result mean for {me}?', next, 'Who will go through this report with {me}?'],
  discharge: [
    'Which medicines are new, changed or stopped?',
    'Which visits come next, and who arranges them?',
    'Whom do we call when something gets worse?',
  ],
  lab: ['What do these results mean for {me}?', 'When should these tests be repeated?', 'Is another test needed?'],
  medicines: [
    'Is this list complete and up to date?',
    'Which medicine is for what?',
    'Can all of these be taken together?',
    'What should happen when a dose is missed?',
  ],
};
const afterSurgery: readonly string[] = [
  'What is allowed, and what not, while it heals?',
  'From when are everyday things allowed as usual?',
  next,
];
/** A look into the stomach leaves nothing to heal. */
const surgery = /\b(?:surgery|operation|operated|repair|cut out)\b/i;

function generalQuestions(told: readonly StorySentence[], { addressee }: Person, kind: PaperKind): Question[] {
  const has = (part: StorySentence['part']) => told.some((sentence) => sentence.part === part);
  if (addressee === 'family')
    return [
      'Can someone go through this summary with us?',
      'Was anything left unclear, and who could tell us more?',
      'Who can we call when more questions come up?',
    ].map((text) => ({ text, spans: [] }));
  const isSurgery = kind === 'operative' && told.some(({ part, text }) => part === 'bottom_line' && surgery.test(text));
  const own = isSurgery ? afterSurgery : (byKind[kind] ?? [mean]);
  return [
    ...own,
    ...(has('when_to_get_help') ? [] : ['Which changes mean that we should call, or get help at once?']),
    next,
    'Whom do we call when something is not clear?',
  ].map((text) => ({ text, spans: [] }));
}

function onceEach(questions: readonly Question[]): Question[] {
  const seen = new Set<string>();
  return questions.filter(({ text }) => !seen.has(text) && seen.add(text));
}
