import type { FileCounts } from './measure-file.ts';

const none: FileCounts = {
  ...{ files: 0, unreadable: 0, pages: 0, rows: 0, right: 0, rightMarked: 0, wrongMarked: 0, wrongUnmarked: 0 },
  ...{ missing: 0, complete: 0, flagWrongUnmarked: 0, kindsRight: 0, kindsKnown: 0, cpuSeconds: 0 },
};

export const addUp = (all: readonly FileCounts[]): FileCounts => all.reduce(add, none);

const add = (a: FileCounts, b: FileCounts): FileCounts => ({
  files: a.files + b.files,
  unreadable: a.unreadable + b.unreadable,
  pages: a.pages + b.pages,
  rows: a.rows + b.rows,
  right: a.right + b.right,
  rightMarked: a.rightMarked + b.rightMarked,
  wrongMarked: a.wrongMarked + b.wrongMarked,
  wrongUnmarked: a.wrongUnmarked + b.wrongUnmarked,
  missing: a.missing + b.missing,
  complete: a.complete + b.complete,
  flagWrongUnmarked: a.flagWrongUnmarked + b.flagWrongUnmarked,
  kindsRight: a.kindsRight + b.kindsRight,
  kindsKnown: a.kindsKnown + b.kindsKnown,
  cpuSeconds: a.cpuSeconds + b.cpuSeconds,
});
