import { differences, factsOf, type StatementFacts } from '../verifying/statement-facts.ts';
import { createLexicon } from './lexicon.ts';
import type { Setting } from './rewriting-context.ts';
import { simplifySentence, type Replacement, type Simplifier } from './simplify-sentence.ts';

const noWords = createLexicon([]);

/**
 * A sentence in plain words, if what it says is what was printed: numbers, sides, negation, doubt and condition, but for what the
 * entries that were used say themselves. Else it is told nearer to the original.
 */
export function simplifyFaithfully(sentence: string, setting: Setting, simplifier: Simplifier): string {
  const named = new Set(setting.named);
  const { text, replacements } = simplifySentence(sentence, setting, simplifier);
  if (isFaithful(sentence, text, replacements)) return text;
  setting.named.clear();
  for (const name of named) setting.named.add(name);
  return simplifySentence(sentence, setting, { ...simplifier, lexicon: noWords }).text;
}

function isFaithful(sentence: string, text: string, replacements: readonly Replacement[]): boolean {
  const source = factsOf(sentence);
  const told = factsOf(withoutNames(text, replacements));
  const licensed = replacements.map(({ printed, say }) => ({ source: factsOf(printed), told: factsOf(say) }));
  return (
    haveSameNumbers(source.numbers, told.numbers, licensed) &&
    differences(source, told).every(
      (fault) => fault === 'numbers' || licensed.some((pair) => isLicensedBy(fault, pair)),
    )
  );
}

/** A name in brackets behind its plain words is no number: "(HbA1c)". */
const withoutNames = (text: string, replacements: readonly Replacement[]): string =>
  replacements
    .filter(({ printed }) => /\d/.test(printed))
    .reduce((rest, { printed }) => rest.replace(` (${printed})`, ''), text);

type Pair = { source: StatementFacts; told: StatementFacts };

/** Every number that no entry replaced is told, and none that no entry says. */
function haveSameNumbers(printed: readonly string[], told: readonly string[], licensed: readonly Pair[]): boolean {
  const left = without(
    printed,
    licensed.flatMap((pair) => pair.source.numbers),
  );
  const said = without(
    told,
    licensed.flatMap((pair) => pair.told.numbers),
  );
  return String(left) === String(said);
}

function without(numbers: readonly string[], some: readonly string[]): string[] {
  const left = [...numbers];
  for (const number of some) {
    const at = left.indexOf(number);
    if (at !== -1) left.splice(at, 1);
  }
  return left;
}

/** The entry itself says it otherwise: "afebrile" is "without fever". */
const isLicensedBy = (fault: keyof StatementFacts, pair: Pair): boolean =>
  String(pair.source[fault]) !== String(pair.told[fault]);
