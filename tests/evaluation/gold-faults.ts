import type { Case } from './case.ts';
import { occurrencesOf } from './measures/find-phrases.ts';
import { placeFindings } from './measures/place-findings.ts';

/** Facts that name words which the document does not have: mistakes of whoever wrote the facts. */
export function goldFaults({ id, text, expected }: Case): string[] {
  const { findings = [], rows, medications, sections, terms = [] } = expected;
  const isThere = (words: string) => occurrencesOf(words, text).length > 0 || text.includes(words);
  const words = [
    ...findings.flatMap((finding) => [finding.text, finding.within ?? finding.text, ...(finding.also ?? [])]),
    ...all(rows).flatMap(({ name, value, previous }) => [name, value, ...previous]),
    ...all(medications).flatMap(({ name, strength, instructions }) => [name, strength ?? name, instructions ?? name]),
    ...all(sections),
    ...terms,
  ];
  const unplaced = placeFindings(findings, text).filter(({ spans }) => spans.length === 0);
  return [
    ...words.filter((each) => !isThere(each)).map((each) => `${id}: "${each}" does not stand in the document`),
    ...unplaced.map(({ finding }) => `${id}: "${finding.text}" does not stand where it is said to`),
  ];
}

const all = <Fact>(facts: { listed: readonly Fact[]; optional?: readonly Fact[] } | undefined): readonly Fact[] =>
  facts === undefined ? [] : [...facts.listed, ...(facts.optional ?? [])];
