import type { PdfFile } from './pdf-objects.ts';
import { structureOf, withAllBelow, type Element } from './structure.ts';

const standard = new Set(
  'Document H1 H2 H3 H4 H5 H6 P L LI Lbl LBody Table THead TBody TR TH TD Span Reference Link Note Figure'.split(' '),
);

/** What may stand in an element of lists and tables. */
const inside: Record<string, string[]> = {
  L: ['LI'],
  LI: ['Lbl', 'LBody'],
  Table: ['THead', 'TBody', 'TR'],
  THead: ['TR'],
  TBody: ['TR'],
  TR: ['TH', 'TD'],
};
const parents: Record<string, string[]> = {
  LI: ['L'],
  Lbl: ['LI'],
  LBody: ['LI'],
  TR: ['Table', 'THead', 'TBody'],
  TH: ['TR'],
  TD: ['TR'],
};

/** Checkpoints 09, 13, 14, 15, 16 and 19: headings, lists, tables, figures and notes. */
export function elementFaults(pdf: PdfFile): string[] {
  const roots = structureOf(pdf);
  const all = roots.flatMap(withAllBelow);
  return [
    ...(roots.length === 1 && roots[0]?.type === 'Document' ? [] : ['The tree does not begin with one document.']),
    ...all.flatMap((element) => faultsOfOne(pdf, element)),
    ...headingFaults(all),
    ...all.filter(({ type }) => type === 'Table').flatMap(tableFaults),
    ...repeated(all.filter(({ type }) => type === 'Note').map(({ dict }) => JSON.stringify(dict['ID'] ?? null))),
  ];
}

function faultsOfOne(pdf: PdfFile, element: Element): string[] {
  const { type, dict, number, children, parent } = element;
  const named = `${type} ${number}`;
  const allowed = inside[type];
  const attributes = pdf.dict(dict['A']);
  const parentRef = dict['P'];
  const isEmpty = children.length === 0 && element.content.length === 0;
  const rules: [holds: boolean, fault: string][] = [
    [standard.has(type), `${named} is no standard type.`],
    [!isEmpty, `${named} is empty.`],
    [
      allowed === undefined ||
        (element.content.length === 0 && children.every((child) => allowed.includes(child.type))),
      `${named} has what it may not have.`,
    ],
    [parents[type]?.includes(parent?.type ?? '') ?? true, `${named} stands in the wrong place.`],
    [
      parent === undefined || (parentRef?.kind === 'ref' && parentRef.number === parent.number),
      `${named} names another parent.`,
    ],
    [type !== 'Figure' || (dict['Alt']?.kind === 'text' && dict['Alt'].text !== ''), `${named} has no words.`],
    [type !== 'Figure' || pdf.list(attributes['BBox']).length === 4, `${named} has no place.`],
    [type !== 'TH' || attributes['Scope']?.kind === 'name', `${named} is the head of nothing.`],
    [type !== 'Note' || dict['ID']?.kind === 'text', `${named} has no ID.`],
    [type !== 'L' || attributes['ListNumbering']?.kind === 'name', `${named} does not say how it is numbered.`],
  ];
  return rules.flatMap(([holds, fault]) => (holds ? [] : [fault]));
}

/** The first heading is H1, and none skips a level on its way down. */
function headingFaults(all: Element[]): string[] {
  const levels = all.flatMap(({ type }) => (/^H\d$/.test(type) ? [Number(type.slice(1))] : []));
  const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  return [
    ...(levels.length > 0 ? [] : ['There is no heading.']),
    ...skips.map((level) => `A heading of level ${level} skips one.`),
  ];
}

function tableFaults(table: Element): string[] {
  const rows = withAllBelow(table).filter(({ type }) => type === 'TR');
  const widths = new Set(rows.map(({ children }) => children.length));
  const hasHead = rows[0]?.children.every(({ type }) => type === 'TH') ?? false;
  return [
    ...(widths.size === 1 ? [] : [`Table ${table.number} has rows of different lengths.`]),
    ...(hasHead ? [] : [`Table ${table.number} has no head.`]),
  ];
}

const repeated = (ids: string[]): string[] =>
  ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `Two notes are called ${id}.`);
