import type { Span } from '../../kernel/span.ts';
import { hardWords } from '../../simplifying/plain-words.ts';
import type { Speaker } from '../speaker.ts';
import { sayName } from './say-diagnosis.ts';
import type { OtherFact } from './tissue-facts.ts';
import { isOfGene } from './say-markers.ts';
import words from './tissue-words.json' with { type: 'json' };

const most = 5;

/** What stands after a label that is none of a tumor's: "Adjacent lung: emphysema", "HPV 16: not detected". */
export function sayOthers(others: readonly OtherFact[], speaker: Speaker): { text: string; spans: Span[] }[] {
  const viruses = others.filter(({ label }) => /^(?:high[- ]risk )?hpv\b/i.test(label));
  const rest = others.filter((each) => !viruses.includes(each) && !isLeftOut(each.label));
  return [...sayViruses(viruses), ...rest.flatMap((each) => sayOther(each, speaker)).slice(0, most)];
}

const isLeftOut = (label: string): boolean =>
  isOfGene(label) ||
  words.leftOut.some((name) => label.toLowerCase().startsWith(name)) ||
  /\b(?:MLH1|PMS2|MSH2|MSH6)\b|^mismatch repair/i.test(label);

function sayOther({ label, value, span }: OtherFact, speaker: Speaker): { text: string; spans: Span[] }[] {
  const said = sayName({ text: `${label}: ${value}`, span, site: null }, speaker);
  const text = `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
  const count = text.split(' ').length;
  return hardWords(text.replace(/\([^)]*\)/g, '')).length > Math.max(1, count / 4) ? [] : [{ text, spans: [span] }];
}

/** A test for the virus that can change the cells of the cervix. */
function sayViruses(viruses: readonly OtherFact[]): { text: string; spans: Span[] }[] {
  const isFree = ({ value }: OtherFact): boolean => /\b(?:not|negative|none)\b/i.test(value.split('.')[0] ?? '');
  const there = viruses.filter((each) => !isFree(each) && /\b(?:detected|positive)\b/i.test(each.value));
  const free = viruses.filter(isFree);
  const names = (some: readonly OtherFact[]): string =>
    some.map(({ label }) => label.replace(/\s?\([^)]*\)/g, '')).join(', ');
  const spans = (some: readonly OtherFact[]): Span[] => some.map(({ span }) => span);
  return [
    ...(there.length === 0
      ? []
      : [
          {
            text: `The test for HPV, a virus that can change cells of the cervix, found it (${names(there)}).`,
            spans: spans(there),
          },
        ]),
    ...(free.length === 0
      ? []
      : [
          {
            text:
              there.length === 0
                ? `HPV, a virus that can change cells of the cervix, was not found (${names(free)}).`
                : `Not found: ${names(free)}.`,
            spans: spans(free),
          },
        ]),
  ];
}
