import type { Finding } from '#core/documents/explanation.ts';
import { overlaps } from '#core/kernel/span.ts';
import type { Outcome } from '../case.ts';
import type { GoldFinding } from '../gold-document.ts';
import { f1, nothingMeasured, ratioOf, type Measured, type Miss } from './count.ts';
import { placeFindings, type PlacedFinding } from './place-findings.ts';

type Verdict = { finding: GoldFinding; read: readonly Finding[]; right: Finding | undefined };

/**
 * Findings with their assertion. A reading belongs to the expected findings whose words it overlaps; it is right when one of them has
 * its assertion. It is wrong when none has, or when it overlaps none, unless it repeats a right one in other words (same concept, same
 * assertion) or touches an optional one. An expected finding without a right reading is missed. F1 is over all of them.
 */
export function measureFindings({ expected, explanation: { text, findings } }: Outcome): Measured {
  if (expected.findings === undefined) return nothingMeasured;
  const placed = placeFindings(expected.findings, text);
  const verdicts = placed.map((each) => verdictOn(each, findings));
  const counted = verdicts.filter(({ finding }) => finding.optional !== true);
  const wrong = wrongReadings(placed, verdicts, findings);
  const hits = counted.filter(({ right }) => right !== undefined);
  const missed = counted.filter(({ right }) => right === undefined);
  const absent = counted.filter(({ finding }) => finding.assertion === 'absent');
  return {
    counts: {
      'findings F1': f1(hits.length, wrong.length, missed.length),
      'findings precision': { hit: hits.length, of: hits.length + wrong.length },
      'findings recall': { hit: hits.length, of: counted.length },
      ...byAssertion(counted, wrong),
      'negated told as present': ratioOf(absent.map(isToldAsPresent)),
      ...detailsOf(hits),
    },
    misses: [
      ...missed.map(({ finding, read }) => miss('finding', label(finding), read.map(label).join('; ') || '-')),
      ...wrong.map((reading) => miss('finding not expected', '-', `${label(reading)} as ${reading.concept}`)),
      ...absent
        .filter(isToldAsPresent)
        .map(({ finding, read }) => miss('NEGATED', label(finding), read.map(label).join('; '))),
    ],
  };
}

const accepts = (finding: GoldFinding, { assertion }: Finding): boolean =>
  finding.assertion === assertion || finding.or?.includes(assertion) === true;

function verdictOn({ finding, spans }: PlacedFinding, readings: readonly Finding[]): Verdict {
  const read = readings.filter((reading) => spans.some((span) => overlaps(span, reading.span)));
  return { finding, read, right: read.find((reading) => accepts(finding, reading)) };
}

function wrongReadings(
  placed: readonly PlacedFinding[],
  verdicts: readonly Verdict[],
  readings: readonly Finding[],
): Finding[] {
  const right = new Set(verdicts.flatMap(({ finding, read }) => read.filter((each) => accepts(finding, each))));
  const told = new Set([...right].map(({ concept, assertion }) => `${concept} ${assertion}`));
  const optional = placed.filter(({ finding }) => finding.optional === true).flatMap(({ spans }) => spans);
  return readings.filter((reading) => {
    if (right.has(reading)) return false;
    const touches = verdicts.some(({ read }) => read.includes(reading));
    if (touches) return !optional.some((span) => overlaps(span, reading.span));
    return !told.has(`${reading.concept} ${reading.assertion}`);
  });
}

const isToldAsPresent = ({ read, right }: Verdict): boolean =>
  right === undefined && read.some(({ assertion }) => assertion === 'present');

const assertions = ['present', 'absent', 'possible', 'historical', 'family', 'hypothetical'] as const;

function byAssertion(counted: readonly Verdict[], wrong: readonly Finding[]): Measured['counts'] {
  const entries = assertions.map((assertion) => {
    const own = counted.filter(({ finding }) => finding.assertion === assertion);
    const hits = own.filter(({ right }) => right !== undefined).length;
    const mistaken = wrong.filter((reading) => reading.assertion === assertion).length;
    return [`F1 ${assertion}`, f1(hits, mistaken, own.length - hits)] as const;
  });
  return Object.fromEntries(entries);
}

/** Side and severity are counted where the facts name one. */
function detailsOf(hits: readonly Verdict[]): Measured['counts'] {
  const sided = hits.filter(({ finding }) => finding.side !== undefined);
  const severe = hits.filter(({ finding }) => finding.severity !== undefined);
  return {
    'sides right': ratioOf(sided.map(({ finding, read }) => read.some(({ side }) => side === finding.side))),
    'severity right': ratioOf(
      severe.map(({ finding, read }) =>
        read.some(({ severity }) => severity?.toLowerCase() === finding.severity?.toLowerCase()),
      ),
    ),
  };
}

const miss = (measure: string, expected: string, got: string): Miss => ({ measure, expected, got });
const label = ({ text, assertion }: Pick<Finding, 'text' | 'assertion'>): string => `${text} (${assertion})`;
