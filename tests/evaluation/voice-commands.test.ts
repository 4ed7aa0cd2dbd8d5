import { describe, expect, test } from 'vitest';
import { matchCommand } from '#core/voice/match-command.ts';
import { scoreLines } from './voice/score-lines.ts';
import { spokenLists } from './voice/spoken-line.ts';

const leastRight = 0.93;
const mostAccepted = 0.01;

describe('the figures of spoken lines', () => {
  const scores = spokenLists().map(({ name, lines }) => ({ name, ...scoreLines(lines, matchCommand) }));
  for (const { name, commands, right, talk, accepted } of scores) {
    console.info(`${name}: ${right} of ${commands} commands right, ${accepted} of ${talk} lines of talk accepted`);
  }

  test.each(scores)('$name: nearly every command is understood', ({ commands, right, misses }) => {
    expect(right, misses.join('\n')).toBeGreaterThanOrEqual(leastRight * commands);
  });

  test.each(scores)('$name: ordinary talk is left alone', ({ talk, accepted, misses }) => {
    expect(accepted, misses.join('\n')).toBeLessThanOrEqual(mostAccepted * talk);
  });
});
