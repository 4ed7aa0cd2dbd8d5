import type { DocumentFacts } from './document-facts.ts';
import { documentKinds, isDocumentKind, type DocumentKind } from './document-kinds.ts';
import type { KindEvidence } from './score-types.ts';

/** A chemistry panel holds kidney and liver tests and a sugar beside its salts: with three salts they count towards it. */
const partsOfChemistry = new Set(['kidney_panel', 'liver_panel', 'diabetes_test']);
const saltsOfChemistry = 3;

/** The kind that most rows belong to; where none leads, or with no rows, what the title says. */
export function labKind(
  { labGroups }: Pick<DocumentFacts, 'labGroups'>,
  { title, body }: Pick<KindEvidence, 'title' | 'body'>,
): DocumentKind {
  const counts = rowsOfKinds(labGroups);
  const [leader, second] = [...counts].sort((a, b) => b[1] - a[1]);
  const known = [...counts.values()].reduce((sum, rows) => sum + rows, 0);
  const isLed =
    leader !== undefined &&
    leader[1] > (second?.[1] ?? 0) &&
    leader[1] * leastShare >= known &&
    leader[1] * leastShare * 2 >= labGroups.length;
  const titled = bestLab(title);
  const rowsOf = (kind: DocumentKind): number => labGroups.filter((group) => group === kind).length;
  if (
    titled !== undefined &&
    isTitle(title, titled) &&
    rowsOf(titled) >= leastNamed &&
    (onlyByTitle.has(titled) || (rowsOf(titled) * leastShare >= known && !isMixed(counts)))
  )
    return titled;
  if (isMixed(counts) && (titled === undefined || !onlyByTitle.has(titled))) return 'general_lab';
  if (isLed && leader[0] !== 'general_lab') return keepsTitle(titled, leader[0], counts) ?? leader[0];
  if (titled !== undefined && (counts.size === 0 || counts.has(titled) || onlyByTitle.has(titled))) return titled;
  if (counts.size === 0) return bestLab(body) ?? 'general_lab';
  const told = bestLab(body);
  return told !== undefined && known <= mostStrayRows && onlyByTitle.has(told) && (body.get(told) ?? 0) >= leastTold
    ? told
    : 'general_lab';
}

/** Words of a text that outweigh a stray row: a list of allergens ends with the total IgE. */
const leastTold = 3;

/** Many kinds of rows, and either none has most of them or two are whole panels: no panel's name is the paper's. */
function isMixed(counts: ReadonlyMap<DocumentKind, number>): boolean {
  const rows = [...counts.values()];
  const all = rows.reduce((sum, each) => sum + each, 0);
  return (
    counts.size >= leastKinds &&
    (Math.max(...rows) * 2 < all || rows.filter((each) => each >= leastOfPanel).length >= 2)
  );
}

const leastKinds = 4;
const leastOfPanel = 3;

/** A title that names a panel is believed where some of its rows are there. */
const isTitle = (title: ReadonlyMap<DocumentKind, number>, kind: DocumentKind): boolean => (title.get(kind) ?? 0) > 10;
const leastNamed = 2;

/** A leader has a third of the rows we know at least, and a sixth of all. */
const leastShare = 3;

/** What makes these is where the sample is from or what was asked, which single rows do not tell. */
const onlyByTitle = new Set<DocumentKind>([
  'culture',
  'urinalysis',
  'stool_test',
  'allergy_test',
  'genetic_test',
  'blood_gas',
  'drug_levels',
  'serology',
]);

const keepsTitle = (
  titled: DocumentKind | undefined,
  leader: DocumentKind,
  counts: ReadonlyMap<DocumentKind, number>,
): DocumentKind | undefined =>
  titled !== undefined && onlyByTitle.has(titled) && (counts.get(leader) ?? 0) <= mostStrayRows ? titled : undefined;

const mostStrayRows = 3;

function rowsOfKinds(labGroups: readonly (string | null)[]): Map<DocumentKind, number> {
  const salts = labGroups.filter((group) => group === 'metabolic_panel').length;
  const counts = new Map<DocumentKind, number>();
  for (const group of labGroups) {
    if (group === null) continue;
    const kind = salts >= saltsOfChemistry && partsOfChemistry.has(group) ? 'metabolic_panel' : group;
    if (isDocumentKind(kind) && documentKinds[kind].type === 'lab_result')
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}

function bestLab(weights: ReadonlyMap<DocumentKind, number>): DocumentKind | undefined {
  let best: [DocumentKind, number] | undefined;
  for (const [kind, weight] of weights) {
    if (documentKinds[kind].type === 'lab_result' && kind !== 'general_lab' && weight > (best?.[1] ?? 0))
      best = [kind, weight];
  }
  return best?.[0];
}
