import { reportTextsIn } from '#core/presenting/report-texts-in.ts';
import type { Block } from '#core/presenting/report-blocks.ts';
import type { Report } from '#core/presenting/report.ts';
import { notesSlabs, questionsSlabs, termsSlabs } from './blocks/list-blocks.ts';
import { resultsSlabs } from './blocks/results-block.ts';
import { tableSlabs } from './blocks/table-block.ts';
import { bulletsSlabs, factsSlabs, headingSlabs, noticeSlabs, paragraphSlabs } from './blocks/text-blocks.ts';
import { createBookmarks, type Bookmarks } from './bookmarks.ts';
import { createFaces } from './faces.ts';
import { bytesOf, newPdf } from './new-pdf.ts';
import { drawFurniture } from './page-furniture.ts';
import type { Area, Press, Tag } from './press.ts';
import { flow, kept, type Slab } from './slabs.ts';

const area: Record<Report['paper'], Area> = {
  a4: { left: 48, width: 499, top: 52, bottom: 782 },
  letter: { left: 48, width: 516, top: 50, bottom: 734 },
};

/** Draws a report. The same report gives the same bytes, but for the time that they were made at. */
export async function printReport(report: Report, now = new Date()): Promise<Uint8Array> {
  const pdf = newPdf(report, now);
  const root = pdf.struct('Document') as Tag;
  pdf.addStructure(root);
  const press: Press = {
    pdf,
    faces: createFaces(pdf),
    area: area[report.paper],
    root,
    names: new Set(),
    language: report.language,
  };
  const bookmarks = createBookmarks(pdf);
  const blocks = report.blocks.filter(hasEntries);
  const slabs = blocks.flatMap((block, index) => {
    const made = slabsOf(press, block, bookmarks);
    return leadsTo(block, blocks[index + 1]) ? kept(made, { withNext: true }) : made;
  });
  flow([...slabs, ...remarkSlabs(press)], pdf, press.area);
  drawFurniture(press, report.title);
  return bytesOf(pdf);
}

/** A list without entries would leave an empty tag. */
const hasEntries = (block: Block): boolean =>
  block.kind === 'notice' || !Object.values(block).some((value) => Array.isArray(value) && value.length === 0);

/** Words that only lead to the list below them stay with its first entry. */
const leadsTo = (block: Block, next: Block | undefined): boolean =>
  block.kind === 'paragraph' && (next?.kind === 'questions' || next?.kind === 'bullets');

function slabsOf(press: Press, block: Block, bookmarks: Bookmarks): Slab[] {
  switch (block.kind) {
    case 'heading':
      return headingSlabs(press, block, (y) => bookmarks.add(block, y));
    case 'paragraph':
      return paragraphSlabs(press, block);
    case 'facts':
      return factsSlabs(press, block);
    case 'notice':
      return noticeSlabs(press, block, (y) => bookmarks.add({ level: 2, text: block.title }, y));
    case 'results':
      return resultsSlabs(press, block);
    case 'table':
      return tableSlabs(press, block);
    case 'bullets':
      return bulletsSlabs(press, block);
    case 'terms':
      return termsSlabs(press, block);
    case 'questions':
      return questionsSlabs(press, block);
    case 'notes':
      return notesSlabs(press, block);
  }
}

const remarkSlabs = (press: Press): Slab[] =>
  press.faces.hasReplaced()
    ? paragraphSlabs(press, {
        kind: 'paragraph',
        words: [{ text: reportTextsIn(press.language).unprintable }],
        look: 'muted',
      })
    : [];
