import type { Statement } from '../../statements/statement.ts';
import type { Speaker } from '../speaker.ts';
import type { StorySentence } from '../story.ts';
import { aroundIt } from './around-it.ts';
import { deedsOf } from './deeds.ts';
import { deliveryOf } from './delivery.ts';
import { heartArteries } from './heart-arteries.ts';
import type { Outcome } from './how-it-went.ts';
import { leftOn } from './left-on.ts';
import { lookedNormal } from './looked-normal.ts';
import { samplesSent } from './samples.ts';

/** What came of an operation in set sentences: the child that was born, what was left on the body, and what was sent to the lab. */
export function afterOperation(
  statements: readonly Statement[],
  used: Set<number>,
  opening: readonly StorySentence[],
  { subject, isNew }: Speaker,
): StorySentence[] {
  const told: StorySentence[] = [];
  const tell = (part: StorySentence['part'], outcome: Outcome | undefined): void => {
    if (outcome === undefined) return;
    for (const order of outcome.orders) used.add(order);
    if (outcome.text !== '' && isNew(outcome.text, outcome.spans))
      told.push({ part, text: outcome.text, spans: outcome.spans, basis: 'document' });
  };
  for (const outcome of heartArteries(statements)) tell('found', outcome);
  const said = opening.map(({ text }) => text).join(' ');
  const birth = deliveryOf(statements);
  if (birth === undefined || !said.includes(birth.text)) tell('found', birth);
  const around = aroundIt(statements, said, subject);
  for (const outcome of around) if (isFinding(outcome)) tell('found', outcome);
  tell('normal', lookedNormal(statements, said));
  tell('done', deedsOf(statements, said));
  for (const outcome of around) if (!isFinding(outcome)) tell('done', outcome);
  tell('done', leftOn(statements, subject));
  for (const outcome of samplesSent(statements)) tell('waiting_for', outcome);
  return told;
}

const isFinding = ({ text }: Outcome): boolean => text.startsWith('Pus');

/** "You had sedation." is not told beside "You had sedation and numbing medicine." */
export function withoutShorter(told: readonly StorySentence[]): StorySentence[] {
  const asleep = told.filter(({ text }) => isOfAnesthesia(text));
  return told.filter(
    (one) =>
      !isOfAnesthesia(one.text) ||
      !asleep.some((other) => other !== one && other.text.startsWith(one.text.replace(/\.$/, ' and '))),
  );
}

const isOfAnesthesia = (text: string): boolean =>
  / had .*\((?:sedation|\w+ anesthesia|nerve block|epidural)\)/.test(text);
