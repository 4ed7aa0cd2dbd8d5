// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import type { Command } from '#core/voice/commands.ts';
import type { HeardPage } from '#client/lib/heard-page/heard-page.ts';
import type { Reader } from '#client/lib/reader/reader.ts';
import { aHeardPage, aPassage, aReader, potassium } from '#tests/support/client/heard-pages.ts';
import { texts } from '../texts.ts';
import type { CommandDeps } from './answer.ts';
import { doCommand } from './do-command.ts';

type Around = { page?: Partial<HeardPage> | null; reader?: Partial<Reader>; lastDocument?: string };

/** What was done and told, in its order. */
function setup({ page: more = {}, reader: reading = {}, lastDocument }: Around = {}) {
  const { page, done } = aHeardPage(more ?? {});
  const { reader, told } = aReader(reading);
  const deps: CommandDeps = {
    page: more === null ? null : page,
    lastDocument: lastDocument ?? null,
    reader,
    navigate: (path) => done.push(`go ${path}`),
    goBack: () => done.push('back'),
    scroll: (direction) => done.push(`scroll ${direction}`),
    openHelp: () => done.push('help'),
    doLater: ({ name }) => done.push(`later ${name}`),
  };
  const say = (command: Command) => doCommand(deps, command);
  return { say, done, told };
}

const define = (term: string | null, asked: string): Command => ({ name: 'DEFINE_TERM', term, asked });
const original = { kind: 'document' } as const;

test.each([
  ['GO_HOME', 'go /'],
  ['GO_DOCUMENTS', 'go /documents'],
  ['GO_UPLOAD', 'go /upload'],
  ['GO_PRICING', 'go /pricing'],
  ['GO_BACK', 'back'],
] as const)('%s leaves the page, and ends its reading', async (name, effect) => {
  const { say, done, told } = setup();

  const { isSpoken } = await say({ name });

  expect(done).toEqual([effect]);
  expect(told).toEqual(['stop']);
  expect(isSpoken).toBe('never');
});

describe('the interpretation', () => {
  test('is opened from its document', async () => {
    const { say, done } = setup({ page: original });
    await say({ name: 'GO_INTERPRETATION' });
    expect(done).toEqual(['go /interpretation/7']);
  });

  test('is that of the document opened last, where none is open', async () => {
    const { say, done } = setup({ page: null, lastDocument: '5' });
    await say({ name: 'GO_INTERPRETATION' });
    expect(done).toEqual(['go /interpretation/5']);
  });

  test('has to be chosen where none was opened yet', async () => {
    const { say, done } = setup({ page: null });
    const answer = await say({ name: 'GO_INTERPRETATION' });
    expect(done).toEqual(['go /documents']);
    expect(answer).toEqual({ words: texts.chooseDocument, isSpoken: 'to-speakers' });
  });

  test('stays where it is open', async () => {
    const { say, done, told } = setup();
    expect((await say({ name: 'GO_INTERPRETATION' })).words).toBe(texts.isOpenAlready);
    expect([...done, ...told]).toEqual([]);
  });
});

test.each([
  ['SHOW_TERMS', 'show terms'],
  ['SHOW_QUESTIONS', 'show questions'],
  ['SHOW_RECOMMENDATIONS', 'show recommendations'],
  ['EXPORT_PDF', 'export'],
  ['HIGHLIGHT_IMPORTANT', 'highlight'],
  ['SCROLL_DOWN', 'scroll 1'],
  ['SCROLL_UP', 'scroll -1'],
  ['HELP', 'help'],
] as const)('%s does it on the page', async (name, effect) => {
  const { say, done, told } = setup();

  const { words } = await say({ name });

  expect(done).toEqual([effect]);
  expect(told).toEqual([]);
  expect(words).not.toBe('');
});

test.each([
  ['READ_DOCUMENT', 'read Your potassium is high.'],
  ['SUMMARIZE', 'read About the summary.'],
  ['EXPLAIN_LAB_VALUES', 'read About the results.'],
  ['EXPLAIN_DIAGNOSIS', 'read About the conclusion.'],
] as const)('%s reads it aloud', async (name, effect) => {
  const { say, told } = setup();
  await say({ name });
  expect(told).toEqual([effect]);
});

test('goes on reading where it was paused', async () => {
  const { say, told } = setup({ reader: { state: { status: 'paused', passages: [aPassage('One.')], at: 0 } } });
  await say({ name: 'READ_DOCUMENT' });
  expect(told).toEqual(['resume']);
});

test.each([
  ['nothing about medicines', 'EXPLAIN_MEDICATIONS', {}, texts.about.medicines.none],
  ['nothing to read', 'READ_DOCUMENT', { passages: async () => [] }, texts.nothingToRead],
  ['no such part', 'SHOW_QUESTIONS', { show: async () => null }, texts.notThere],
  ['no export', 'EXPORT_PDF', { exportPdf: null }, texts.noExport],
  ['nothing to mark', 'HIGHLIGHT_IMPORTANT', { highlightImportant: null }, texts.nothingToMark],
  ['the marks away', 'HIGHLIGHT_IMPORTANT', { highlightImportant: () => 0 }, texts.unmarked],
  ['no key terms', 'SHOW_HIGH_IMPORTANCE', { terms: [] }, texts.noKeyTerms],
] as const)('says plainly, and aloud to who asked aloud, that there is %s', async (_, name, page, words) => {
  const { say, told } = setup({ page });
  expect(await say({ name })).toEqual({ words, isSpoken: 'to-speakers' });
  expect(told).toEqual([]);
});

test('opens the terms at the key ones, and names them', async () => {
  const { say, done } = setup();
  const { words } = await say({ name: 'SHOW_HIGH_IMPORTANCE' });
  expect(done).toEqual(['show terms', 'show term potassium']);
  expect(words).toBe('Key terms: potassium.');
});

test.each(['DEFINE_TERM', 'DEFINE_MEDICAL_TERM'] as const)('%s gives the definition of the page', async (name) => {
  const { say } = setup();
  expect(await say({ name, term: 'potassium', asked: 'potassium' })).toEqual({
    words: 'potassium: A mineral that helps your heart work.',
    isSpoken: 'always',
    definition: potassium,
  });
});

test('tells a definition in the language that the page is told in', async () => {
  const { say } = setup({ page: { language: 'es' } });
  expect(await say(define('potassium', 'potassium'))).toMatchObject({ language: 'es' });
});

test('says that a term is not in this document', async () => {
  const { say } = setup();
  expect((await say(define(null, 'warfarin'))).words).toContain('“warfarin” is not among the terms of this document');
});

test.each([
  [{ name: 'READ_DOCUMENT' }],
  [{ name: 'SHOW_TERMS' }],
  [{ name: 'EXPORT_PDF' }],
  [{ name: 'SUMMARIZE' }],
  [define('potassium', 'potassium')],
] satisfies [Command][])('%j says where to find a document where none is open', async (command) => {
  const { say, done, told } = setup({ page: null });
  expect(await say(command)).toEqual({ words: texts.needsDocument, isSpoken: 'to-speakers' });
  expect([...done, ...told]).toEqual([]);
});

test.each(['SHOW_TERMS', 'SHOW_QUESTIONS', 'EXPORT_PDF', 'SUMMARIZE', 'EXPLAIN_LAB_VALUES'] as const)(
  '%s on a document is done on its interpretation, once it is open',
  async (name) => {
    const { say, done } = setup({ page: original });
    await say({ name });
    expect(done).toEqual([`later ${name}`, 'go /interpretation/7']);
  },
);

test('reads the original where a document is open', async () => {
  const { say, told } = setup({ page: { ...original, passages: async () => [aPassage('Potassium 6.1')] } });
  await say({ name: 'READ_DOCUMENT' });
  expect(told).toEqual(['read Potassium 6.1']);
});

test.each([
  ['reading', texts.stopped],
  ['paused', texts.stopped],
] as const)('STOP_READING ends what is %s', async (status, words) => {
  const { say, told } = setup({ page: null, reader: { state: { status, passages: [], at: 0 } } });
  expect((await say({ name: 'STOP_READING' })).words).toBe(words);
  expect(told).toEqual(['stop']);
});

test('STOP_READING says so where nothing is read', async () => {
  const { say } = setup();
  expect((await say({ name: 'STOP_READING' })).words).toBe(texts.notReading);
});
