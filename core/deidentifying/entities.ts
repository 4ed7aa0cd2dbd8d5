import type { MaskToken } from './outgoing.ts';
import type { Personal } from './personal.ts';
import { maySamePerson, partsOf } from './same-person.ts';
import { keyOf } from './token-forms.ts';

type Kind = Personal['kind'];

const labels: Record<Kind, string> = {
  person: 'PERSON',
  date: 'DATE',
  id: 'ID',
  phone: 'PHONE',
  email: 'EMAIL',
  address: 'PLACE',
  organisation: 'ORGANISATION',
  age: 'AGE OVER 89',
  url: 'LINK',
  other: 'NAME',
};

type Entity = { token: string; kind: Kind; parts: readonly string[] };

/** Whoever and whatever a text names, each under one token. */
export type Entities = { tokenOf(kind: Kind, words: string): string };

/** `taken` are the keys of tokens that must not be given, for the text holds them as words of its own. */
export function createEntities(known: readonly MaskToken[], taken: ReadonlySet<string>): Entities {
  const used = new Set([...taken, ...known.map(({ token }) => keyOf(token))]);
  const byWords = new Map<string, Entity>();
  const byPart = new Map<string, Set<Entity>>();
  const counts = new Map<Kind, number>();

  function remember(entity: Entity, words: string): void {
    byWords.set(wordsKey(entity.kind, words), entity);
    if (!isNamed(entity.kind)) return;
    entity.parts = [...new Set([...entity.parts, ...partsOf(words)])];
    for (const part of entity.parts) {
      const sharing = byPart.get(part) ?? new Set<Entity>();
      byPart.set(part, sharing.add(entity));
    }
  }

  function newToken(kind: Kind): string {
    for (;;) {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      const token = kind === 'age' ? `[${labels[kind]}${count > 1 ? `_${count}` : ''}]` : `[${labels[kind]}_${count}]`;
      if (!used.has(keyOf(token))) return token;
    }
  }

  function samePerson(words: string): Entity | undefined {
    const parts = partsOf(words);
    const sharing = new Set(
      parts.flatMap((part) => (part.length > 1 ? [...(byPart.get(part) ?? [])].slice(0, 20) : [])),
    );
    const [one, ...others] = [...sharing].filter((entity) => maySamePerson(parts, entity.parts));
    return others.length === 0 ? one : undefined;
  }

  for (const { token, kind, original, forms } of known) {
    const entity: Entity = { token, kind, parts: [] };
    for (const words of new Set([original, ...(forms ?? [])])) remember(entity, words);
  }
  return {
    tokenOf(kind, words) {
      const met = byWords.get(wordsKey(kind, words)) ?? (isNamed(kind) ? samePerson(words) : undefined);
      const entity = met ?? { token: newToken(kind), kind, parts: [] };
      remember(entity, words);
      return entity.token;
    },
  };
}

const isNamed = (kind: Kind): boolean => kind === 'person' || kind === 'other';

const wordsKey = (kind: Kind, words: string): string =>
  `${kind} ${words.toLowerCase().replace(kind === 'id' || kind === 'phone' ? /[^\p{L}\d]/gu : /\s+/g, '')}`;
