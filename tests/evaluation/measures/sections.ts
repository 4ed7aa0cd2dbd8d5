import { textAt } from '#core/kernel/span.ts';
import type { Outcome } from '../case.ts';
import { nothingMeasured, type Measured } from './count.ts';
import { bare } from './same.ts';

/** A header is found when a section has its name, or begins with its words. Where all headers are
 * listed, other sections are counted as wrong. */
export function measureSections({ expected, explanation: { text, sections } }: Outcome): Measured {
  if (expected.onlySection !== undefined) return measureOnlySection(expected.onlySection, sections[0]?.name);
  if (expected.sections === undefined) return nothingMeasured;
  const heads = sections.map(({ name, span }) => ({ name: bare(name), head: bare(textAt(text, span).slice(0, 120)) }));
  const isHeader = (header: string, { name, head }: { name: string; head: string }) =>
    name === bare(header) || head.startsWith(bare(header));
  const { listed, optional = [], isComplete } = expected.sections;
  const known = [...listed, ...optional];
  const missed = listed.filter((header) => !heads.some((each) => isHeader(header, each)));
  const extra = isComplete ? heads.filter((each) => !known.some((header) => isHeader(header, each))) : [];
  return {
    counts: {
      'sections recall': { hit: listed.length - missed.length, of: listed.length },
      ...(isComplete && { 'sections precision': { hit: heads.length - extra.length, of: heads.length } }),
    },
    misses: [
      ...missed.map((header) => ({ measure: 'section missed', expected: header, got: '-' })),
      ...extra.map(({ name }) => ({ measure: 'section not expected', expected: '-', got: name })),
    ],
  };
}

function measureOnlySection({ name, by }: { name: RegExp; by: 'text' | 'header' }, read: string | undefined): Measured {
  const isRight = read !== undefined && name.test(read);
  const measure = `section by ${by}`;
  return {
    counts: { [measure]: { hit: isRight ? 1 : 0, of: 1 } },
    misses: isRight ? [] : [{ measure, expected: name.source, got: read ?? '-' }],
  };
}
