import { Identifier } from '#core/documents/explanation.ts';
import { canonicalText } from '#core/reading/canonical-text.ts';

export type IdentityKind = Identifier['kind'];

/** Words of a note that say who somebody is. Those that are `optional` may be masked or not. Offsets are UTF-16, into its text. */
export type Identity = { kind: IdentityKind; start: number; end: number; isOptional: boolean };
export type Note = { id: string; text: string; identities: readonly Identity[] };

const mark = /\{\{(\?)?(\w+):([^{}]*)\}\}/g;

/** A note with its identities marked as `{{person:Ana Silva}}`, or `{{?date:May 2019}}` where masking is neither right nor wrong. */
export function readMarkedNote(id: string, marked: string): Note {
  const source = canonicalText(marked);
  const identities: Identity[] = [];
  let text = '';
  let from = 0;
  for (const match of source.matchAll(mark)) {
    const [whole, optional, kind = '', words = ''] = match;
    text += source.slice(from, match.index);
    const { data, error } = Identifier.shape.kind.safeParse(kind);
    if (error !== undefined) throw new Error(`${id}: there is no kind ${kind}`);
    identities.push({
      kind: data,
      start: text.length,
      end: text.length + words.length,
      isOptional: optional !== undefined,
    });
    text += words;
    from = match.index + whole.length;
  }
  text += source.slice(from);
  if (/\{\{|\}\}/.test(text)) throw new Error(`${id}: a mark is not closed`);
  return { id, text, identities };
}
