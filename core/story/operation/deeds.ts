import { listOf, sentence } from '../../explaining/wording.ts';
import type { Statement } from '../../statements/statement.ts';
import deeds from './deeds.json' with { type: 'json' };
import type { Outcome } from './how-it-went.ts';

const most = 4;
/** "a wedge of the lung", "two thirds of the gland" */
const share = '((?:portion|part|piece|segment|wedge|half|thirds?|remnant|edge|end|tip)s? of (?:the |this )?)?';

/** "The hernia sac was then carefully removed", "We placed a piece of mesh": a thing beside what was done with it. */
const groups = deeds.groups.map(({ verb, done, doing, things }) => ({
  verb,
  things: things.map(({ words, say, known }) => ({
    say,
    known: new RegExp(`\\b(?:${known})\\b`, 'i'),
    passive: new RegExp(
      `${share}\\b(?:${words})\\b(?! (?:site|bed|fossa|holder|guide|trial))[^.;,]{0,40}?(?:, which )?\\b(?:was|were)\\b[^.;,]{0,40}?\\b(?:${done})\\b(?! of\\b)`,
      'i',
    ),
    active: new RegExp(
      `\\b(?:${doing})(?: (?!(?:and|from|through|over|into|to|with|around|at|on)\\b)[\\w-]+){0,3}? ${share}(?:${words})\\b`,
      'i',
    ),
  })),
}));

/** What was taken out, repaired and put in, as far as the names of the operation do not say it: "The doctor took out bone spurs and put in screws." */
export function deedsOf(statements: readonly Statement[], told: string): Outcome | undefined {
  const steps = statements.filter(({ role, text }) => telling.has(role) && !isNotDone(text));
  const from = new Set<Statement>();
  const said: string[] = [];
  for (const { verb, things } of groups) {
    const found = new Map<string, Statement>();
    for (const { say, known, passive, active } of things) {
      if (found.size === most || known.test(told)) continue;
      const stays = verb === 'put in';
      const step = steps.find(({ text }) => (passive.test(text) || active.test(text)) && !(stays && isForAWhile(text)));
      if (step === undefined) continue;
      if (stays && steps.some(({ text, order }) => order > step.order && isTakenOut(text) && known.test(text)))
        continue;
      const match = passive.exec(step.text) ?? active.exec(step.text);
      const words = match?.[1] === undefined ? say : say.replace(/^the /, 'part of the ');
      if (!found.has(words)) found.set(words, step);
    }
    for (const step of found.values()) from.add(step);
    if (found.size > 0) said.push(`${verb} ${listOf([...found.keys()])}`);
  }
  if (said.length === 0) return undefined;
  return {
    text: sentence(
      `the doctor ${said.length > 2 ? said.join('; ').replace(/; (?=[^;]*$)/, '; and ') : said.join(' and ')}`,
    ),
    spans: [...from].map(({ span }) => span),
    orders: [...from].filter(({ role }) => role !== 'finding').map(({ order }) => order),
  };
}

const telling = new Set<Statement['role']>(['step', 'technique', 'finding', 'course']);

const isNotDone = (text: string): boolean =>
  /\b(?:not|unable|attempt\w*|will|should|would|could|if|may|previous(?:ly)?|prior|planned|instead of|without removing|decided|considered|years? ago|since|had been|no)\b/i.test(
    text,
  );

/** What only holds, leads or tries something while it is done. */
const isForAWhile = (text: string): boolean =>
  /\b(?:temporar\w+|provisional\w*|trial|caspar|retract\w*|distract\w*|mayfield|reference|drill guide|guide ?pins?|guide ?wires?|template|sizer|removed|withdrawn|exchanged|old)\b/i.test(
    text,
  );

const isTakenOut = (text: string): boolean => /\b(?:removed|taken out|withdrawn|explanted)\b/i.test(text);
