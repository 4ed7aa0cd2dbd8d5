import { differences, factsOf, type StatementFacts } from '../grounding/statement-facts.ts';
import type { LexiconEntry } from './entries.ts';
import { createLexicon, withoutEntry, type Lexicon } from './lexicon.ts';
import type { Setting } from './rewriting-context.ts';
import { grammarFaults, type GrammarFault } from './grammar-faults.ts';
import type { Replacement } from './items.ts';
import { simplifySentence, type Simplified, type Simplifier } from './simplify-sentence.ts';

const noWords = createLexicon([]);

/**
 * A sentence in plain words, if what it says is what was printed: numbers, sides, negation, doubt and condition, but for what the
 * entries that were used say themselves; and if its grammar is whole. Else it is told nearer to the original.
 */
export function simplifyFaithfully(sentence: string, setting: Setting, simplifier: Simplifier): string {
  const named = [...setting.named];
  const tell = (lexicon: Lexicon): Simplified => {
    setting.named.clear();
    for (const name of named) setting.named.add(name);
    return simplifySentence(sentence, setting, { ...simplifier, lexicon });
  };
  const told = tell(simplifier.lexicon);
  if (!isFaithful(sentence, told.text, told.replacements)) return tell(noWords).text;
  if (grammarFaults(told.text).length === 0) return told.text;
  const own = new Set(grammarFaults(sentence).map(({ kind }) => kind));
  const faultsOf = ({ text }: Simplified): GrammarFault[] => grammarFaults(text).filter(({ kind }) => !own.has(kind));
  const faults = faultsOf(told);
  return faults.length === 0 ? told.text : mended({ sentence, told, faults, faultsOf, tell, ...simplifier });
}

/** So many entries are left out, one at a time, to find the one that broke the sentence. */
const mostTries = 6;

type Broken = Pick<Simplifier, 'lexicon'> & {
  sentence: string;
  told: Simplified;
  faults: GrammarFault[];
  faultsOf: (told: Simplified) => GrammarFault[];
  tell: (lexicon: Lexicon) => Simplified;
};

/** The sentence without the entry that broke it; those whose words stand nearest to the fault are tried first. */
function mended({ sentence, told, faults, faultsOf, tell, lexicon }: Broken): string {
  let best = { lexicon, told, faults };
  for (const entry of nearestEntries(told, faults)) {
    const fewer = withoutEntry(best.lexicon, entry);
    const other = tell(fewer);
    const left = faultsOf(other);
    if (left.length >= best.faults.length || !isFaithful(sentence, other.text, other.replacements)) continue;
    best = { lexicon: fewer, told: other, faults: left };
    if (left.length === 0) break;
  }
  // What was told last has named its names.
  return tell(best.lexicon).text;
}

function nearestEntries({ text, replacements }: Simplified, faults: readonly GrammarFault[]): LexiconEntry[] {
  const lower = text.toLowerCase();
  const at = faults[0]?.at ?? 0;
  const placed = replacements.map(({ entry, say }) => {
    const place = lower.indexOf(say.toLowerCase(), Math.max(0, at - say.length));
    return { entry, distance: place === -1 ? Infinity : Math.abs(place - at) };
  });
  const nearest = placed.sort((a, b) => a.distance - b.distance).map(({ entry }) => entry);
  return [...new Set(nearest)].slice(0, mostTries);
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

/** A name in brackets after its plain words is no number: "(HbA1c)". */
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
