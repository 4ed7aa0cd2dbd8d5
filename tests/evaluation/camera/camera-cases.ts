import type { FileCase } from '../files/file-case.ts';
import { cameraKinds, type CameraKind, type Shot } from './camera-kinds.ts';
import { papers, type Paper } from './papers.ts';
import { printPaper } from './print-paper.ts';
import { randomOf } from './random.ts';

/** Every paper in every kind of picture. The same pictures each time, but for what the libraries that draw them change. */
export const cameraCases = ({ dpi = 200 } = {}): FileCase[] =>
  cameraKinds.flatMap((kind) =>
    papers.map((paper, at) => caseOf(kind, [paper, papers[(at + 1) % papers.length] ?? paper], dpi)),
  );

function caseOf(kind: CameraKind, [paper, next]: [Paper, Paper], dpi: number): FileCase {
  const shown = kind.isOfTwo === true ? [paper, next] : [paper];
  return {
    id: paper.id,
    group: kind.name,
    mediaType: kind.mediaType ?? 'image/jpeg',
    load: async () => kind.take(await shotOf(kind, paper, dpi), await shotOf(kind, next, dpi)),
    rows: shown.flatMap(({ rows }) => rows),
    lines: shown.flatMap(({ head, foot }) => [...head, ...foot]),
  };
}

async function shotOf(kind: CameraKind, paper: Paper, dpi: number): Promise<Shot> {
  const random = randomOf(`${kind.name} ${paper.id}`);
  return { ...(await printPaper(paper, { overlay: kind.overlay, random, dpi })), scale: dpi / 72, random };
}
