import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Span } from '../kernel/span.ts';
import { overlaps } from '../kernel/span.ts';
import { touching } from '../kernel/touching.ts';
import type { Reading } from '../reading/reading.ts';
import type { PaperKind } from '../statements/base-role.ts';
import type { Person } from './person.ts';
import type { StorySentence } from './story.ts';

export type Question = { text: string; spans: Span[] };

const most = 7;
const enough = 5;

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
  const main = inPart('bottom_line', 'found');
  const own = [
    ...(asksOfFindings.has(kind) ? aboutFindings(inPart('bottom_line'), reading, knowledge).slice(0, 2) : []),
    ...aboutResults(main, reading, knowledge).slice(0, 3),
    ...aboutDoubt(inPart('bottom_line')),
    ...inPart('waiting_for')
      .slice(0, 1)
      .map(({ spans }) => ({ text: 'When will the results that are awaited be ready, and who will tell me?', spans })),
    ...aboutMedicines(inPart('medicines'), reading),
    ...aboutVisits(inPart('next_steps')),
  ];
  const general = generalQuestions(told, person, kind);
  return onceEach([...own.slice(0, most), ...general.slice(0, Math.max(0, enough - own.length))]);
}

/** In these papers what is found is what is asked about; elsewhere it may be treated already. */
const asksOfFindings = new Set<PaperKind>(['imaging']);

const doubt =
  /\b(?:possible|possibly|probable|probably|likely|may be|might be|could be|cannot be ruled out|suspected)\b/i;

function aboutDoubt(main: readonly StorySentence[]): Question[] {
  const unsure = main.find(({ text }) => doubt.test(text));
  return unsure === undefined
    ? []
    : [{ text: 'What else could it be, and how will we find out?', spans: unsure.spans }];
}

const visit = /\b(?:see|visit|appointment|follow-up|refer|referral|clinic|check-up|scan|test)\b/i;
const when = /\b(?:\d|week|month|day|tomorrow|today|monday|tuesday|wednesday|thursday|friday)/i;

/** A visit or a test without a day leaves open who arranges it. */
function aboutVisits(steps: readonly StorySentence[]): Question[] {
  const open = steps.find(({ text }) => visit.test(text) && !when.test(text));
  return open === undefined
    ? []
    : [{ text: 'Who arranges the visits and tests named here, and by when?', spans: open.spans }];
}

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

function aboutResults(told: readonly StorySentence[], { labResults }: Reading, knowledge: Knowledge): Question[] {
  const isTold = touching(told.flatMap((sentence) => sentence.spans));
  return labResults
    .filter(({ flag, span }) => flag !== 'normal' && flag !== 'unknown' && isTold(span))
    .flatMap(({ analyte, span }) => {
      const [ask] = analyte === null ? [] : knowledge.getAnalyte(analyte).ask;
      return ask === undefined ? [] : [{ text: ask, spans: [span] }];
    });
}

function aboutMedicines(told: readonly StorySentence[], { medications }: Reading): Question[] {
  const changed = told.find(
    ({ text }) =>
      /\b(?:start|stop|chang|increas|decreas|reduc|hold|held|new)\w*/i.test(text) &&
      !/\b(?:consider|if|may|might|could)\b/i.test(text),
  );
  const named =
    changed === undefined
      ? undefined
      : medications.find(({ span }) => changed.spans.some((each) => overlaps(each, span)));
  if (changed !== undefined && named !== undefined)
    return [{ text: `How long do I take ${named.name} like this, and what is it for?`, spans: changed.spans }];
  const [first] = told.filter(({ text }) => !/^No /.test(text));
  return first === undefined
    ? []
    : [{ text: 'Which side effects of my medicines should I watch for?', spans: first.spans }];
}

const byKind: Partial<Record<PaperKind, readonly string[]>> = {
  imaging: [
    'What do these pictures mean for {me}?',
    'Do they explain the symptoms?',
    'Is another picture or test needed, and when?',
    'How does this compare with earlier pictures?',
  ],
  test: ['What does this test mean for {me}?', 'Does it explain the symptoms?', 'Is another test needed, and when?'],
  pathology: [
    'What does this result mean for the treatment?',
    'Is more surgery or another treatment needed?',
    'Are more tests of the tissue on the way?',
    'Who will go through this report with {me}?',
  ],
  operative: [
    'Was everything done that was planned?',
    'What is allowed, and what not, while it heals?',
    'How is the wound looked after, and who takes out stitches?',
    'When is the next visit?',
  ],
  discharge: [
    'Which medicines are new, changed or stopped?',
    'What is allowed at home, and what not yet?',
    'Who do we call when it gets worse at home?',
    'Which visits come next, and who arranges them?',
  ],
  lab: [
    'How do these results compare with the earlier ones?',
    'When should these tests be repeated?',
    'Could food, medicines or exercise have changed a result?',
    'Is another test needed?',
  ],
  medicines: [
    'Is this list complete and up to date?',
    'Which medicine is for what?',
    'Can all of these be taken together?',
    'What should happen when a dose is missed?',
  ],
};

const visitQuestions: readonly string[] = [
  'What does this mean for everyday life?',
  'What can {I} do at home?',
  'When should it be better, and what if it is not?',
];

function generalQuestions(told: readonly StorySentence[], { addressee }: Person, kind: PaperKind): Question[] {
  const has = (part: StorySentence['part']) => told.some((sentence) => sentence.part === part);
  if (addressee === 'family')
    return [
      'Can someone go through this summary with us?',
      'Was anything left unclear, and who could tell us more?',
      'Who can we call when more questions come up?',
    ].map((text) => ({ text, spans: [] }));
  const own = byKind[kind] ?? visitQuestions;
  return [
    ...own,
    ...(has('when_to_get_help') ? [] : ['Which changes mean that we should call, or get help at once?']),
    ...(has('next_steps') ? [] : ['What happens next, and when do we talk again?']),
  ].map((text) => ({
    text: text
      .replace('{me}', addressee === 'parent' ? 'my child' : 'me')
      .replace('{I}', addressee === 'parent' ? 'we' : 'I'),
    spans: [],
  }));
}

function onceEach(questions: readonly Question[]): Question[] {
  const seen = new Set<string>();
  return questions.filter(({ text }) => !seen.has(text) && seen.add(text));
}
