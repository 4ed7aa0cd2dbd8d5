import { listOf } from '../../explaining/wording.ts';
import type { Span } from '../../kernel/span.ts';
import type { StorySentence } from '../story.ts';
import type { Piece } from './pieces.ts';

const source = 'MedlinePlus Genetics: What does it mean to be a carrier?';

/** What a screen before birth looks for. */
const isCondition = /\b(?:trisomy|monosomy|syndrome|aneuploid\w*|neural tube|spina bifida)\b/i;
const isHigh = /^(?:high|increased|elevated)[- ]risk|^(?:screen )?positive\b|^(?:aneuploidy )?detected\b/i;
const isLow =
  /^(?:low|decreased|reduced)[- ]risk|^(?:screen )?negative\b|^(?:no |not )(?:aneuploid\w* )?detected|^no aneuploidy/i;
const carried = /\bcarrier (?:of|for|status for) ([^.;:(]{3,60})/i;

export type Screening = { told: StorySentence[]; isScreened: (piece: Piece) => boolean };

/** A screen before birth: for which conditions the risk is high and for which low; and for which illness a person is a carrier. */
export function sayScreening(pieces: readonly Piece[], text: string): Screening {
  const asked = pieces.filter(
    ({ label, text: value }) => label !== null && (isCondition.test(label) || isCondition.test(value)),
  );
  const high = asked.filter(({ text: value }) => isHigh.test(value));
  const low = asked.filter(({ text: value }) => isLow.test(value));
  const told: StorySentence[] = [];
  const tell = (words: string, spans: Span[]): void => {
    told.push({ part: 'bottom_line', text: words, spans, basis: 'document' });
  };
  const spansOf = (some: readonly Piece[]): Span[] => some.map(({ span }) => span);
  if (high.length > 0) tell(`The screening test found a high risk of ${namesOf(high)}.`, spansOf(high));
  if (low.length > 0) tell(`The risk of ${namesOf(low)} is low.`, spansOf(low));
  const carrier = carried.exec(text);
  const isDenied = /\b(?:not|no|non|negative|rule out|risk of being)\b[^.\n]{0,30}$/i.test(
    text.slice(0, carrier?.index ?? 0),
  );
  if (carrier?.[1] !== undefined && !isDenied) {
    tell(`You are a carrier of ${carrier[1].trim()}.`, [[carrier.index, carrier.index + carrier[0].length]]);
    told.push({
      part: 'bottom_line',
      text: 'A carrier has one changed copy of a gene and usually stays healthy, but can pass it on to a child.',
      spans: [[carrier.index, carrier.index + carrier[0].length]],
      basis: 'general',
      source,
    });
  }
  const used = new Set([...high, ...low]);
  return { told, isScreened: (piece) => used.has(piece) };
}

/** "Trisomy 21 (Down syndrome)" is known by the name in brackets. */
const namesOf = (some: readonly Piece[]): string =>
  listOf(some.map(({ label, text }) => nameOf(isCondition.test(label ?? '') ? (label ?? '') : text)));

const nameOf = (label: string): string => {
  const both = /^(.+?) \((.+)\)$/.exec(label);
  if (both?.[1] === undefined || both[2] === undefined) return lower(label);
  return /syndrome/i.test(both[2]) ? `${both[2]} (${lower(both[1])})` : lower(label);
};

const lower = (words: string): string =>
  /^[A-Z][a-z]+\b(?! syndrome)/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
