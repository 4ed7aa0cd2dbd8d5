import { sentence } from '../../explaining/wording.ts';
import type { Span } from '../../kernel/span.ts';
import type { Statement } from '../../statements/statement.ts';
import details from './details.json' with { type: 'json' };

export type Outcome = { text: string; spans: Span[]; orders: number[] };

const before = new Set<Statement['role']>(['reason', 'past', 'history', 'family', 'next_step', 'instruction']);

/** How an operation went and how the patient left, in two sentences, from whatever a paper says of it. */
export function howItWent(statements: readonly Statement[], subject: string): Outcome[] {
  const after = statements.filter(({ role, certainty }) => !before.has(role) && certainty !== 'risk');
  const last = (test: (text: string) => boolean): Statement | undefined => after.findLast(({ text }) => test(text));
  const tolerated = last(isTolerated);
  const left = last((text) => leaving(text, subject) !== undefined);
  const went = left === undefined ? undefined : leaving(left.text, subject);
  const well = tolerated === undefined ? undefined : 'got through it well';
  const parts = [well, went].filter((part) => part !== undefined);
  const calm = after.find(isWithoutProblems);
  const problem = after.find(isProblem);
  // What says no more than this is told with it.
  const more = after.filter(
    (one) =>
      one.text.split(' ').length <= longestMore &&
      !hasException(one.text) &&
      (isTolerated(one.text) || isWithoutProblems(one) || leaving(one.text, subject) !== undefined),
  );
  const of = (...some: (Statement | undefined)[]): Pick<Outcome, 'spans' | 'orders'> => {
    const known = [...new Set(some)].filter((one) => one !== undefined);
    return {
      spans: known.map(({ span }) => span),
      orders: [...known.filter(({ text }) => !hasException(text)), ...more].map(({ order }) => order),
    };
  };
  return [
    ...(parts.length === 0 ? [] : [{ text: sentence(`${subject} ${parts.join(' and ')}`), ...of(tolerated, left) }]),
    ...(calm === undefined || problem !== undefined ? [] : [{ text: 'There were no complications.', ...of(calm) }]),
  ];
}

const longestMore = 22;

const isTolerated = (text: string): boolean =>
  /\btolerat\w+\b(?: \S+){0,6} (?:(?:very|quite|extremely|fairly) )?well\b|\bwell[- ]tolerated\b|\btolerated well\b/i.test(
    text,
  ) &&
  !/\bnot\b/i.test(text) &&
  !hasException(text);

/** "Tolerated it well other than for a nosebleed": what went otherwise is told in the words of the paper. */
export const toldWithException = (statements: readonly Statement[]): Statement | undefined =>
  statements.find(
    ({ role, text, certainty }) =>
      !before.has(role) &&
      certainty !== 'risk' &&
      hasException(text) &&
      /\btolerat(?:ed|ing)\b|\b(?:no|without)(?: \w+){0,2} (?:complications?|problems)\b/i.test(text),
  );

const hasException = (text: string): boolean =>
  /\b(?:other than|except(?: for|ing)?|apart from|aside from|with the exception of|but (?!was (?:taken|transferred|awakened))|although|though|however|despite)\b/i.test(
    text,
  );

const isWithoutProblems = ({ text, heading, label }: Statement): boolean =>
  (/\bcomplications?\b/i.test(label ?? heading) && /^(?:none|nil|no|zero|0)\b(?: \w+){0,4}\.?$/i.test(text)) ||
  (/\b(?:no|without)(?: any)?(?: \w+){0,2} (?:complications?|problems)\b/i.test(text) &&
    !/\b(?:anesth\w*|induc\w*|intubat\w*)\b/i.test(text) &&
    !hasException(text) &&
    text.split(' ').length < 30);

/** Something stands under "Complications" that is not "none". */
const isProblem = ({ text, heading, label, role }: Statement): boolean =>
  role === 'detail' && /\bcomplications?\b/i.test(label ?? heading) && !/\b(?:no|none|nil|zero|without)\b/i.test(text);

const places = details.places.map(([words = '', say = '']) => ({ words: new RegExp(words, 'i'), say }));
const moved =
  /\b(?:taken|transferred|transported|brought|returned|moved|sent|left|went|to(?= (?:the )?(?:recovery|PACU|ICU)))\b(.{0,110})/i;
const state =
  /\b((?:stable|good|satisfactory|excellent|fair|guarded|critical|serious)(?: (?:and|but) (?:stable|good|satisfactory|guarded|critical))?)(?: \w+)? (?:condition|shape)\b/i;

/** "was taken to the recovery room in good condition", "went home". */
function leaving(text: string, subject: string): string | undefined {
  const were = subject === 'you' ? 'were' : 'was';
  if (/\bcondition\b/i.test(text) && /\bnot\b/i.test(text)) return undefined;
  const condition = state.exec(text)?.[1]?.toLowerCase();
  const how = condition === undefined ? '' : ` in ${condition} condition`;
  const [, rest] = moved.exec(text) ?? [];
  const to = rest === undefined ? undefined : places.find(({ words }) => words.test(rest))?.say;
  if (to === 'the emergency room' && /\b(?:went|yesterday|ago|last|earlier|presented|where|initially)\b/i.test(text))
    return undefined;
  if (to !== undefined && !/\b(?:if|will|should|planned|may)\b/i.test(text)) return `${were} taken to ${to}${how}`;
  if (
    /\b(?:discharged|released|sent|went)(?: (?:to|back))? home\b/i.test(text) &&
    !/\b(?:will|should|may|if)\b/i.test(text)
  )
    return `went home${how}`;
  return condition === undefined || /\bpre-?op/i.test(text) ? undefined : `${were}${how} afterwards`;
}
