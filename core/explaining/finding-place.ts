import type { DocumentType } from '../documents/document-types.ts';
import { printsSide } from '../grounding/check-words.ts';
import { sentenceAround } from '../grounding/support.ts';
import { textAt, type Span } from '../kernel/span.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { RankedFinding } from './main-findings.ts';
import { siteBehind } from './site-behind.ts';
import { specimenSite } from './specimen-site.ts';

type Where = { text: string; documentType: DocumentType | undefined; knowledge: Knowledge };

const told = new Set<RankedFinding['assertion']>(['present', 'possible', 'absent']);

/** A finding with the place and the side that are printed elsewhere: behind it, in the label of its specimen, or in its heading. */
export const withPlace = (finding: RankedFinding, where: Where): RankedFinding =>
  where.text === '' || !told.has(finding.assertion) ? finding : withSide(withSite(finding, where), where.text);

function withSite(finding: RankedFinding, { text, documentType, knowledge }: Where): RankedFinding {
  const { detail, span } = finding;
  if ((detail?.site ?? null) !== null) return finding;
  const placed = (site: string) => ({ size: null, change: null, ...detail, span, site });
  const behind = siteBehind(text, span, knowledge);
  if (behind !== undefined) return { ...finding, detail: placed(behind) };
  const specimen = documentType === 'pathology' ? specimenSite(text, span, knowledge) : undefined;
  return specimen === undefined ? finding : { ...finding, detail: placed(specimen.site), siteSpan: specimen.span };
}

const reach = 1500;

/** A side that its own sentence does not print is that of the heading above; where none prints it, it is not told. */
function withSide(finding: RankedFinding, text: string): RankedFinding {
  const { side, span, siteSpan } = finding;
  if (side === null || printsSide(side, textAt(text, sentenceAround(text, span)))) return finding;
  if (siteSpan !== undefined && printsSide(side, textAt(text, siteSpan))) return finding;
  const heading = headingOf(side, text, span);
  if (heading !== undefined && siteSpan === undefined) return { ...finding, siteSpan: heading };
  return { ...finding, side: null };
}

/** The last heading before a finding that prints its side: "LEFT KNEE", "Right breast:". */
function headingOf(side: 'left' | 'right' | 'both', text: string, [start]: Span): Span | undefined {
  let end = start;
  const from = Math.max(0, start - reach);
  while (end > from) {
    const at = Math.max(text.lastIndexOf('\n', end - 1) + 1, from);
    const line = text.slice(at, end);
    const words = /^[^\n:.]{2,60}(?=:|\s*$)/.exec(line)?.[0] ?? '';
    if (words.trim() !== '' && printsSide(side, words)) return [at, at + words.length];
    end = at - 1;
  }
  return undefined;
}
