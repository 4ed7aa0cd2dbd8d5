import type { DocumentType } from '../documents/document-types.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { RankedFinding } from './main-findings.ts';
import { siteBehind } from './site-behind.ts';
import { specimenSite } from './specimen-site.ts';

/** A place that the reader of findings did not find: behind the finding, or in the label of its specimen. */
export function withPlace(
  finding: RankedFinding,
  { text, documentType, knowledge }: { text: string; documentType: DocumentType | undefined; knowledge: Knowledge },
): RankedFinding {
  const { detail, span, assertion } = finding;
  if (assertion !== 'present' || text === '' || (detail?.site ?? null) !== null) return finding;
  const placed = (site: string) => ({ size: null, change: null, ...detail, span, site });
  const behind = siteBehind(text, span, knowledge);
  if (behind !== undefined) return { ...finding, detail: placed(behind) };
  const specimen = documentType === 'pathology' ? specimenSite(text, span, knowledge) : undefined;
  return specimen === undefined ? finding : { ...finding, detail: placed(specimen.site), siteSpan: specimen.span };
}
