import { matchesIn } from '../../kernel/matches-in.ts';
import type { Identifier } from '../../documents/explanation.ts';
import { textAt, type Span } from '../../kernel/span.ts';
import { touching } from '../../kernel/touching.ts';
import { labelledFields } from './labelled.ts';
import { organisation, patterns } from './patterns.ts';
import { personsInContext } from './person-contexts.ts';

/** What could tell who a document is about, in order and without overlap: labelled fields first, then contexts, then forms. */
export function readIdentifiers(text: string): Identifier[] {
  const labelled = labelledFields(text).map(({ identifier }) => identifier);
  const persons = personsInContext(text).map((span): Identifier => ({ kind: 'person', span }));
  const named = withoutOverlap([labelled, persons]);
  const formed = patterns.map(([kind, pattern]) => placesOf(text, pattern).map((span): Identifier => ({ kind, span })));
  const bodies = placesOf(text, organisation).map((span): Identifier => ({ kind: 'organisation', span }));
  const again = repeatedNames(text, named);
  return withoutOverlap([named, ...formed, bodies, again]).sort((a, b) => a.span[0] - b.span[0]);
}

const placesOf = (text: string, pattern: RegExp): Span[] =>
  matchesIn(text, pattern).map((match): Span => [match.index, match.index + match[0].length]);

/** Layers in the order of trust: what an earlier one holds, a later one cannot claim. Inside a layer the first in the text wins. */
function withoutOverlap(layers: readonly (readonly Identifier[])[]): Identifier[] {
  let kept: Identifier[] = [];
  for (const layer of layers) {
    const isKept = touching(kept.map(({ span }) => span));
    let end = -1;
    const free = [...layer]
      .sort((a, b) => a.span[0] - b.span[0])
      .filter(({ span }) => {
        const isFree = span[0] >= end && !isKept(span);
        if (isFree) end = span[1];
        return isFree;
      });
    kept = [...kept, ...free];
  }
  return kept;
}

/** Surnames that are also names of diseases, signs or devices. */
const eponyms = new Set(
  (
    'wilson parkinson foley crohn graves addison cushing hodgkin bell down turner marfan barrett paget alzheimer huntington raynaud sjogren murphy babinski romberg apgar gleason ' +
    'glasgow holter doppler swan ganz baker colles achilles horner still long white black young brown green'
  ).split(' '),
);
const mostNames = 40;

/** Every part of a found name stands for the person wherever it comes again. */
function repeatedNames(text: string, named: readonly Identifier[]): Identifier[] {
  const parts = new Set<string>();
  for (const { kind, span } of named) {
    if (kind !== 'person') continue;
    for (const part of textAt(text, span).match(/\p{Lu}[\p{L}'’-]{2,30}/gu) ?? [])
      if (!eponyms.has(part.toLowerCase())) parts.add(part);
  }
  const words = [...parts].slice(0, mostNames);
  if (words.length === 0) return [];
  return placesOf(text, new RegExp(`(?<![\\p{L}])(?:${words.join('|')})(?![\\p{L}])`, 'gu')).map((span) => ({
    kind: 'person',
    span,
  }));
}
