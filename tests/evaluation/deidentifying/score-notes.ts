import type { Explain } from '#core/explaining/explain-document.ts';
import { maskText, outgoingOf, restore } from '#core/deidentifying/mask-document.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import { addCounts, ratioOf, type Counts, type Ratio } from '../measures/count.ts';
import { leaksOf } from './leaks.ts';
import type { NoteSet } from './load-notes.ts';
import type { Identity, Note } from './marked-note.ts';
import { maskedCharacters } from './masked-characters.ts';

export type NoteMiss = { id: string; what: string; text: string };
export type NoteScore = {
  name: string;
  notes: number;
  identities: number;
  counts: Counts;
  msPerNote: number;
  misses: readonly NoteMiss[];
};
export type Means = { explain: Explain; knowledge: Knowledge };

const source = { kind: 'text', pages: 1, ocr: false, confidence: null } as const;

/** Masks every note whole, and makes ready what would leave of it, and counts whose identity is still there. */
export function scoreNotes({ name, notes }: NoteSet, means: Means): NoteScore {
  const scored = notes.map((note) => scoreNote(note, means));
  return {
    ...{ name, notes: notes.length, identities: notes.flatMap(identitiesOf).length },
    counts: addCounts(scored.map(({ counts }) => counts)),
    msPerNote: scored.reduce((sum, { ms }) => sum + ms, 0) / notes.length,
    misses: scored.flatMap(({ misses }) => misses),
  };
}

const identitiesOf = ({ identities }: Note): Identity[] => identities.filter(({ isOptional }) => !isOptional);

function scoreNote(note: Note, { explain, knowledge }: Means) {
  const started = performance.now();
  const masked = maskText(note.text, knowledge);
  const ms = performance.now() - started;
  const hidden = maskedCharacters(note.text, masked);
  const leaks = leaksOf(note, outgoingOf(explain({ text: note.text, source }), knowledge, { masks: true }));
  const left = identitiesOf(note).filter((identity) => !isWhollyMasked(identity, note.text, hidden));
  return {
    ms,
    counts: addCounts([
      ...identitiesOf(note).map((identity) => countsOfIdentity(identity, note.text, hidden)),
      {
        precision: precisionOf(note, hidden),
        'restored exactly': ratioOf([restore(masked.text, masked.tokens) === note.text]),
        'identities in what leaves': { hit: leaks.length, of: identitiesOf(note).length },
        'documents with an identity in what leaves': ratioOf([leaks.length > 0]),
      },
    ]),
    misses: [
      ...left.map((identity) => ({ id: note.id, what: `${identity.kind} not masked`, text: inLine(note, identity) })),
      ...leaks.map(({ identity, words }) => ({ id: note.id, what: `${identity.kind} leaves`, text: words })),
      ...needless(note, hidden).map((text) => ({ id: note.id, what: 'masked for nothing', text })),
    ],
  };
}

/** Letters and digits: a comma or a space between two of them tells nothing. */
const isTelling = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{M}\p{N}]/u.test(character);

const tellingAt = ({ start, end }: { start: number; end: number }, text: string): number[] =>
  [...Array(end - start).keys()].map((at) => start + at).filter((at) => isTelling(text[at]));

const isWhollyMasked = (identity: Identity, text: string, hidden: readonly boolean[]): boolean =>
  tellingAt(identity, text).every((at) => hidden[at] === true);

function countsOfIdentity(identity: Identity, text: string, hidden: readonly boolean[]): Counts {
  const characters = ratioOf(tellingAt(identity, text).map((at) => hidden[at] === true));
  const whole = ratioOf([isWhollyMasked(identity, text, hidden)]);
  return {
    characters,
    [`characters: ${identity.kind}`]: characters,
    [`whole: ${identity.kind}`]: whole,
  };
}

function precisionOf({ text, identities }: Note, hidden: readonly boolean[]): Ratio {
  const kinds = kindsAt(text.length, identities);
  const masked = tellingAt({ start: 0, end: text.length }, text).filter((at) => hidden[at] === true);
  return ratioOf(masked.filter((at) => kinds[at] !== 'optional').map((at) => kinds[at] === 'identity'));
}

function kindsAt(length: number, identities: readonly Identity[]): ('none' | 'identity' | 'optional')[] {
  const kinds = Array<'none' | 'identity' | 'optional'>(length).fill('none');
  for (const { start, end, isOptional } of identities) kinds.fill(isOptional ? 'optional' : 'identity', start, end);
  return kinds;
}

/** Runs of characters that were masked and are nobody's. */
function needless({ text, identities }: Note, hidden: readonly boolean[]): string[] {
  const kinds = kindsAt(text.length, identities);
  const kept = [...Array(text.length).keys()].map((at) =>
    hidden[at] === true && kinds[at] === 'none' ? text[at] : '\n',
  );
  return kept
    .join('')
    .split('\n')
    .map((run) => run.trim())
    .filter((run) => [...run].some(isTelling));
}

function inLine({ text }: Note, { start, end }: Identity): string {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  const around = text.slice(Math.max(from, start - 40), Math.min(to === -1 ? text.length : to, end + 40));
  return `${text.slice(start, end)} <- ${around}`.replace(/\n/g, ' ');
}
