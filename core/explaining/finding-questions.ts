import type { Context } from './explaining-context.ts';
import { isPlural } from './article.ts';
import { openPart } from './answered.ts';
import { areOrIs } from './finding-openings.ts';
import { placesOf } from './finding-sentences.ts';
import { findingWords } from './finding-words.ts';
import { asserted, type RankedFinding } from './main-findings.ts';
import { quoted } from './quote.ts';
import { fromDocument, general, type Said } from './said.ts';

/** What to ask about one finding: what we know to ask of it, less what the document answers; else what fits its kind. */
export function aboutFinding(finding: RankedFinding, context: Context): Said[] {
  const { knowledge } = context;
  const entry = knowledge.findTerm(finding.concept);
  if (entry === undefined) {
    const quote = quoted(finding.text, 12);
    return quote === undefined ? [] : [fromDocument(`It says ${quote}. What does this mean for me?`, [finding.span])];
  }
  const what = findingWords(finding, knowledge, { gloss: null });
  // What is only possible is not asked about as if it were there: "What stage is it?"
  if (finding.isUnlikely) return [];
  if (finding.assertion === 'possible')
    return [fromDocument(`It says ${what} ${areOrIs(what)} possible. How will we find out?`, placesOf(finding))];
  const ask = entry.ask === undefined ? undefined : openPart(entry.ask, context, finding);
  if (ask !== undefined) return [general(withSubject(ask, finding, context), [finding.span])];
  // What a person felt is what they told: they know what it means.
  if (finding.kind === 'symptom') return [];
  return [fromDocument(ownQuestion(finding, what.replace(/^an? /, 'the ')), placesOf(finding))];
}

function ownQuestion({ kind, detail, text }: RankedFinding, what: string): string {
  if (detail?.change) return `What does it mean for me that there was a change in ${what}?`;
  if (kind === 'condition') return `What can be done about ${what}?`;
  return `${isPlural(text) ? 'Do' : 'Does'} ${what} need another check or treatment?`;
}

/** "How large is it?" and "Do I need treatment?" need to say what they are about. */
function withSubject(ask: string, finding: RankedFinding, { knowledge }: Context): string {
  const name = `${finding.concept} ${finding.text}`.toLowerCase();
  const isNamed = ask
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => word.length >= 5 && name.includes(word.replace(/s$/, '')));
  if (isNamed && !/\b(?:it|its|this|these|they|them)\b/i.test(ask)) return ask;
  return `About ${findingWords(finding, knowledge, { gloss: null }).replace(/^an? /, 'the ')}: ${ask}`;
}

/** What is denied, past or in the family leaves something to ask where little else does. */
export function aboutBackground({ findings, knowledge }: Context): Said[] {
  const name = (finding: RankedFinding) => findingWords(finding, knowledge, { gloss: null });
  const isKnown = ({ known, kind }: RankedFinding) => known && kind !== 'symptom';
  const absent = asserted(findings, 'absent').filter((one) => isKnown(one) && one.part === 'conclusion');
  const ask = (some: readonly RankedFinding[], question: (what: string) => string) =>
    some.slice(0, 1).map((finding) => fromDocument(question(name(finding)), [finding.span]));
  // Who feels nothing has nothing to explain.
  const isUnwell = asserted(findings, 'present').some(({ kind }) => kind === 'symptom');
  return [
    ...ask(
      isUnwell ? absent : [],
      (what) => `It says there is no sign of ${what}. What else could explain how I feel?`,
    ),
    ...ask(
      asserted(findings, 'family').filter(isKnown),
      (what) => `In the family, it lists ${what}. Which checks does that call for?`,
    ),
    ...ask(
      asserted(findings, 'historical').filter(isKnown),
      (what) => `From the past, it lists ${what}. Does it still matter?`,
    ),
  ];
}
