import { expect, test } from 'vitest';
import { commandGroups } from './command-help.ts';
import { commandNames } from './commands.ts';
import { fittingCommands } from './fitting-commands.ts';
import { matchCommand } from './match-command.ts';

const names = (page: Parameters<typeof fittingCommands>[0]) => fittingCommands(page).map(({ name }) => name);

test('every command is told of once', () => {
  const told = commandGroups.flatMap(({ commands }) => commands.map(({ name }) => name));

  expect(told.sort()).toEqual([...commandNames].sort());
});

test.each(commandGroups.flatMap(({ commands }) => commands))('"$say" is understood as it is told', ({ name, say }) => {
  expect(matchCommand({ alternatives: [say], terms: ['Hemoglobin'] })).toMatchObject({
    kind: 'command',
    command: { name },
  });
});

test.each(['interpretation', 'document', null] as const)('five fit a page of kind %s', (kind) => {
  expect(new Set(names({ kind, isReading: false })).size).toBe(5);
});

test('who is read to can stop it first', () => {
  expect(names({ kind: 'interpretation', isReading: true })).toEqual([
    'STOP_READING',
    'SUMMARIZE',
    'DEFINE_TERM',
    'SHOW_QUESTIONS',
    'EXPORT_PDF',
  ]);
});
