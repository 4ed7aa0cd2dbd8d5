import type { DocumentKind } from '../../documents/document-kinds.ts';
import testEntries from './tests.json' with { type: 'json' };

/** A test: how it is called in plain words, and what it shows in general. */
export type TestEntry = { words: string[]; kinds?: string[]; name: string; means: string; source: string };

const entries: readonly TestEntry[] = testEntries;

const forms = entries.map((entry) => ({
  entry,
  form:
    entry.words.length === 0
      ? undefined
      : new RegExp(String.raw`(?<![\p{L}])(?:${entry.words.join('|')})(?!\p{L})`, 'iu'),
}));

/** Which test a report is of: the first, thus the most exact, that one of these names; else what the paper was taken for, if it names it. */
export function testOfReport(titles: readonly string[], kind: DocumentKind, text: string): TestEntry | undefined {
  for (const title of titles) {
    const named = forms.find(({ form }) => form?.test(title));
    if (named !== undefined) return named.entry;
  }
  return forms.find(({ entry, form }) => entry.kinds?.includes(kind) === true && (form?.test(text) ?? true))?.entry;
}
