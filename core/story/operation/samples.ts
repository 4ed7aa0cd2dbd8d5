import type { Statement } from '../../statements/statement.ts';
import type { Outcome } from './how-it-went.ts';

/** What was sent to the lab, however many lines a report has for it: "Tissue was sent to the lab to be checked." */
export function samplesSent(statements: readonly Statement[]): Outcome[] {
  const of = (text: string, some: readonly Statement[]): Outcome[] =>
    some.length === 0 ? [] : [{ text, spans: some.map(({ span }) => span), orders: some.map(({ order }) => order) }];
  const sent = statements.filter((one) => one.role === 'pending' && !tellsMore(one.text) && !isStory.test(one.text));
  const told = sent.filter(({ text }) => !isNone(text));
  const germs = [
    ...told.filter(({ text, heading }) => forGerms.test(text) || /\bcultur/i.test(heading)),
    ...statements.filter((one) => isCultured(one)),
  ];
  const tissue = told.filter((one) => !germs.includes(one));
  const awaited = statements.filter(({ role, text }) => role === 'pending' && isAwaited(text));
  const none = sent.filter(({ text }) => isNone(text)).map(({ order }) => order);
  return [
    ...of('What was taken out was sent to the lab to be checked.', tissue),
    ...of('A sample was sent to the lab to look for germs.', germs),
    ...of('The result from the lab was not back yet.', awaited),
    ...(none.length === 0 ? [] : [{ text: '', spans: [], orders: none }]),
  ];
}

const forGerms = /\b(?:cultur\w*|gram stain|microbiolog\w*|afb|aerobic|anaerobic|fungal)\b/i;

/** Below the heading of the samples, and about none: "The patient had a fracture." */
const isStory =
  /^(?:the )?(?:patient|parents?|family|he|she|treatment options?)\b.{0,40}\b(?:was|were|had|has|opted|agreed|elected)\b(?!.{0,40}\b(?:sent|specimens?|submitted)\b)/i;

/** When and by whom a result is told. */
const tellsMore = (text: string): boolean =>
  /\b(?:pending|await\w*|will|results?|call(?:ed)?|follow|days?|weeks?|until|once|recommend\w*)\b/i.test(text);

/** "Bladder tumor, pathology pending." */
const isAwaited = (text: string): boolean =>
  /\b(?:path\w*|biops\w*|cytolog\w*|histolog\w*)\b.{0,24}\bpending\b|\bpending\b.{0,24}\b(?:path\w*|biops\w*|cytolog\w*|histolog\w*)\b/i.test(
    text,
  ) && !/\b(?:will|call|follow|days?|weeks?)\b/i.test(text);

const isNone = (text: string): boolean =>
  /^(?:none|nil|no|n\/a|not applicable|zero|0)\b|\b(?:not|never) (?:sent|submitted|collected|kept)\b|\bdiscarded\b/i.test(
    text,
  );

/** "Cultures were taken", among the steps of an operation. */
const isCultured = ({ role, text }: Statement): boolean =>
  (role === 'step' || role === 'technique' || role === 'finding') &&
  /\bcultur\w*\b/i.test(text) &&
  /\b(?:sent|taken|took|obtained|placed|collected|submitted|swabbed)\b/i.test(text) &&
  !/\b(?:not?|none|previous\w*|prior|grew|growing|will|pending|results?|showed|positive|negative)\b/i.test(text);
