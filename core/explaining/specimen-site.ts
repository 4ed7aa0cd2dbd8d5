import { shift, type Span } from '../kernel/span.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { isBodyPart } from './body-part.ts';

/** Headings are looked for so far above a finding: a diagnosis of several lines stands under one of them. */
const reach = 600;
const mostWords = 5;
const marks = /^\s*(?:\(?[A-Z0-9]{1,2}[.):]\s+)?(?:part [A-Z0-9][.:]?\s+)?/i;

/**
 * Where the tissue of a diagnosis comes from: the first words of the label above it or before it ("A. Ascending colon, polyp,
 * polypectomy: Tubular adenoma"), where they name a part of the body. Undefined otherwise.
 */
export function specimenSite(
  text: string,
  [start]: Span,
  knowledge: Knowledge,
): { site: string; span: Span } | undefined {
  const from = Math.max(0, start - reach);
  const before = text.slice(from, start);
  const block = before.slice(before.lastIndexOf('\n\n') + 1);
  const label = /(?:^|\n)([^\n:]{3,90}):[^\n:]*(?:\n(?:[ \t]*(?:[-*•]|\d[.)])[^\n:]*)?)*$/.exec(block);
  if (label === null) return undefined;
  const printed = label[1] ?? '';
  const mark = marks.exec(printed)?.[0].length ?? 0;
  const words = printed.slice(mark).split(/,| - /, 1)[0] ?? '';
  const site = words.trim();
  if (site === '' || site.split(/\s+/).length > mostWords) return undefined;
  if (!isBodyPart(site, knowledge)) return undefined;
  const at = start - block.length + label.index + label[0].indexOf(printed) + mark + words.indexOf(site);
  return { site, span: shift([0, site.length], at) };
}
