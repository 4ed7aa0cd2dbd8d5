import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import sources from '../knowledge/sources.json' with { type: 'json' };
import type { Addressee } from './address.ts';
import { LexiconFile } from './entries.ts';
import { createLexicon } from './lexicon.ts';
import { lexiconEntries } from './lexicon-data.ts';
import { simplifySentence } from './simplify-sentence.ts';

const folder = new URL('lexicon/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
const files = names.map((name) => LexiconFile.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))));
const lexicon = createLexicon(lexiconEntries);

test.each(names.map((name, at) => ({ name, file: files[at] })))(
  'tells every example of $name as it says',
  ({ file }) => {
    const differing = file?.entries.flatMap(({ examples }) =>
      examples.flatMap((example) => {
        const said = sayExample(example);
        return said === example.out ? [] : [{ in: example.in, out: example.out, said }];
      }),
    );
    expect(differing).toEqual([]);
  },
);

function sayExample({
  in: printed,
  kind = 'clinic',
  section = 'findings',
}: {
  in: string;
  kind?: string | undefined;
  section?: string | undefined;
}): string {
  const sex = /\b(?:she|her)\b/i.test(printed) ? 'female' : 'male';
  const addressee: Addressee = { reader: 'patient', sex, names: new Set(['smith', 'jones']) };
  return simplifySentence(printed, { kind, section, heading: '', named: new Set() }, { lexicon, addressee }).text;
}

test('every file is loaded, and names publishers that we list', () => {
  expect(lexiconEntries).toHaveLength(files.reduce((sum, { entries }) => sum + entries.length, 0));
  const publishers = new Set(sources.map(({ publisher }) => publisher));
  const unknown = files.flatMap(({ sources: used }) =>
    used.filter((source) => !publishers.has(source.split(':')[0] ?? '')),
  );
  expect(unknown).toEqual([]);
});

test('what is said has no brackets and no end, and is short', () => {
  const odd = lexiconEntries.filter(
    ({ say, category }) => /[()]|[.;:]$/.test(say) || (category !== 'sentence' && say.split(' ').length > 12),
  );
  expect(odd.map(({ say }) => say)).toEqual([]);
});
