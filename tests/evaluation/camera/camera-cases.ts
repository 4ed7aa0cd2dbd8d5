import type { FileCase } from '../files/file-case.ts';
import { cameraKinds, type CameraKind, type Shot } from './camera-kinds.ts';
import { papers, type Paper } from './papers.ts';
import { printPaper } from './print-paper.ts';
import { randomOf } from './random.ts';

const dpi = 200;

/** Every paper in every kind of picture. The same pictures each time, but for what the libraries that draw them change. */
export const cameraCases = (): FileCase[] =>
  cameraKinds.flatMap((kind) =>
    papers.map((paper, at) => caseOf(kind, paper, papers[(at + 1) % papers.length] ?? paper)),
  );

function caseOf(kind: CameraKind, paper: Paper, next: Paper): FileCase {
  const shown = kind.isOfTwo === true ? [paper, next] : [paper];
  return {
    id: paper.id,
    group: kind.name,
    mediaType: kind.mediaType ?? 'image/jpeg',
    load: async () => kind.take(await shotOf(kind, paper), await shotOf(kind, next)),
    rows: shown.flatMap(({ rows }) => rows),
  };
}

async function shotOf(kind: CameraKind, paper: Paper): Promise<Shot> {
  const random = randomOf(`${kind.name} ${paper.id}`);
  return { ...(await printPaper(paper, { overlay: kind.overlay, random, dpi })), scale: dpi / 72, random };
}
