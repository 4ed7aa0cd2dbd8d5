import { expect, test } from 'vitest';
import { argumentsOf, parseTask, type ChildTask } from './child-task.ts';

test.each<ChildTask>([
  { verb: 'extract', mediaType: 'application/pdf', recognise: true, threads: 2 },
  { verb: 'extract', mediaType: 'image/png', recognise: false, threads: 1 },
  { verb: 'draw', page: 300, turn: 270 },
])('a task comes out of the command line as it went in: %o', (task) => {
  expect(parseTask(argumentsOf(task))).toEqual(task);
});

test.each([[[]], [['extract']], [['extract', 'image/svg+xml', 'true', '2']], [['draw', '1', '45']], [['remove', '1']]])(
  '%j is no task',
  (words) => {
    expect(() => parseTask(words)).toThrow(TypeError);
  },
);
