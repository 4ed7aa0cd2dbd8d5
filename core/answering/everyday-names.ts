import words from './everyday-words.json' with { type: 'json' };

/** What people call a test in everyday words, under the id of the analyte. */
export const everydayAnalytes: Partial<Record<string, readonly string[]>> = words.analytes;

/** What people call a group of tests, under the kind of document it counts towards. */
export const everydayGroups: Partial<Record<string, RegExp>> = Object.fromEntries(
  Object.entries(words.groups).map(([group, asked]) => [group, new RegExp(asked)]),
);

/** What people ask for in a word of their own, and the words by which a finding is that. */
export const everydayFindings: readonly { asked: RegExp; means: RegExp }[] = words.findings.map(({ asked, means }) => ({
  asked: new RegExp(asked),
  means: new RegExp(means, 'i'),
}));
