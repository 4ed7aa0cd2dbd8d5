import type { DocumentListItem } from '#core/documents/medical-document.ts';

/** Who is named at some documents, each once, by name. */
export const peopleOf = (documents: readonly Pick<DocumentListItem, 'person'>[]): string[] =>
  [...new Set(documents.flatMap(({ person }) => (person === null ? [] : [person])))].toSorted((a, b) =>
    a.localeCompare(b, 'en'),
  );

/** Those of one person; all of them where nobody is chosen. */
export const ofPerson = <Item extends Pick<DocumentListItem, 'person'>>(
  documents: readonly Item[],
  person: string,
): readonly Item[] => (person === '' ? documents : documents.filter((document) => document.person === person));
