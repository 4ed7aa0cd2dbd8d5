import type { Identifier } from '../../documents/explanation.ts';
import labels from './labels.json' with { type: 'json' };

type Kind = Identifier['kind'];

/** Words before a colon that say what follows. Whole labels are looked up, so that "patient id" is no name. */
const kindByLabel: ReadonlyMap<string, Kind> = new Map(
  Object.entries(labels).flatMap(([kind, words]) => words.map((label) => [label, kind as Kind] as const)),
);

export function kindOfLabel(label: string): Kind | undefined {
  const key = label
    .toLowerCase()
    .replace(/[*_#]{2,}/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[.\s]+$/, '')
    .trim();
  return (
    kindByLabel.get(key) ??
    (/^(?:patient|pt)(?:'s)? (name|dob|age|address|phone)$/.test(key)
      ? kindByLabel.get(key.split(' ')[1] ?? '')
      : undefined)
  );
}
