import type { Reading } from '../../reading/reading.ts';
import type { Span } from '../../kernel/span.ts';
import type { Distance } from './judging/distance.ts';
import { byTest } from './gather-results.ts';
import { hasUnheardAnswer } from './judging/unheard-answers.ts';
import { heaviestFirst, isLeading } from './judging/importance.ts';
import type { LaboratoryMessage } from './laboratory-message.ts';
import type { LaboratoryRemark } from '../../reading/remarks/laboratory-remarks.ts';
import { isAllWords } from './normal-messages.ts';
import { isPlainWords } from '../../reading/labs/wording.ts';
import { byLimits, isInside, isOutside, type Standing, type TestResult } from './test-result.ts';

/** Named in the bottom line; the others are counted. */
const mostNamed = 3;

const untold: ReadonlySet<Standing> = new Set([
  'aside',
  'pending',
  'not_done',
  'sensitivity',
  'culture',
  'uncertain',
  'elsewhere',
  'coded',
]);

/** How many are outside and which of them matter, what that can mean, and what to do. */
export function bottomLine(
  reading: Reading,
  results: readonly TestResult[],
  remarks: readonly LaboratoryRemark[],
): LaboratoryMessage[] {
  const told = results.filter(({ standing }) => !untold.has(standing));
  const urgent = urgentMessages(reading, results);
  const whole = remarks.find((remark) => remark.kind === 'doubt' && remark.rows.length === 0);
  if (whole?.kind === 'doubt') {
    const isUrgent = urgent.some(({ kind }) => kind === 'taken_back');
    return [{ kind: 'all_doubted', remark: whole, isUrgent }, ...urgent.filter(({ kind }) => kind !== 'taken_back')];
  }
  const unread = reading.unreadRows?.length ?? 0;
  const counted = countMessages(told, unread);
  if (
    told.length === 0 &&
    urgent.length === 0 &&
    results.some(({ standing }) => standing !== 'aside' && standing !== 'culture' && standing !== 'sensitivity')
  )
    counted.push({ kind: 'no_clear_result', spans: results.map(({ row }) => row.span) });
  const disputed = results.filter(({ standing }) => standing === 'disputed');
  return [
    ...urgent,
    ...counted,
    ...(disputed.length > 0 ? [{ kind: 'disputed_count' as const, results: disputed }] : []),
    ...calmMessages(told, results, {
      isUrgent: urgent.length > 0,
      isWhole: unread === 0 && !hasUnheardAnswer(reading),
    }),
  ];
}

function urgentMessages({ remarks }: Reading, results: readonly TestResult[]): LaboratoryMessage[] {
  const critical = results
    .filter(({ row }) => row.flag.startsWith('critical'))
    .filter(({ standing }) => standing !== 'impossible' && standing !== 'mismatched');
  // What the laboratory takes back comes before any alarm, and is none.
  const [cancelled, valid] = [true, false].map((is) => critical.filter(({ isCancelled }) => isCancelled === is));
  return [...takenBack(cancelled ?? []), ...alarms(remarks, valid ?? [], critical.length > 0)];
}

const takenBack = (results: readonly TestResult[]): LaboratoryMessage[] =>
  results.length === 0 ? [] : [{ kind: 'taken_back', results: heaviestFirst(results) }];

function alarms(remarks: Reading['remarks'], critical: readonly TestResult[], isFound: boolean): LaboratoryMessage[] {
  if (critical.length === 0 && isFound) return [];
  if (critical.length > 0) return [{ kind: 'critical', results: heaviestFirst(critical) }];
  const spans = remarks.flatMap((remark): Span[] => (remark.kind === 'critical_result' ? [remark.span] : []));
  return spans.length > 0 ? [{ kind: 'called_critical', spans: spans.slice(0, 2) }] : [];
}

function countMessages(told: readonly TestResult[], unread: number): LaboratoryMessage[] {
  const outside = heaviestFirst(told.filter(isOutside));
  const inside = told.filter(isInside);
  const beyond = heaviestFirst(told.filter(byLimits));
  const within = told.filter(({ standing }) => standing === 'limits_inside');
  const inWords = told.filter(({ standing }) => standing === 'found' || standing === 'absent');
  if (told.length === 0) return [];
  if (inWords.length === told.length) return [{ kind: 'words_count', found: outside, absent: inside, unread }];
  const judged = outside.length + inside.length;
  const doubted = told.filter(({ standing }) => standing === 'doubted').length;
  // Answers in words have no range to print.
  const isUnranged =
    told.every(({ row }) => row.range === null && row.printedFlag === null && row.step === undefined) &&
    told.some(({ row }) => !isPlainWords(row.value));
  const counts = {
    total: told.length,
    outside: outside.length,
    inside: isUnranged ? 0 : inside.length,
    doubted,
    byLimits: beyond.length + within.length,
    unread,
  };
  return [
    ...(isUnranged ? [{ kind: 'no_ranges' as const, results: [...told] }] : []),
    ...(judged > 0 && !(isUnranged && outside.length === 0)
      ? [
          {
            kind: 'count' as const,
            counts,
            told: firstOfEach(outside.filter(({ standing }) => standing !== 'critical')).slice(0, mostNamed),
            all: isUnranged ? outside : [...told],
          },
        ]
      : []),
    ...(beyond.length > 0 || (isUnranged && within.length > 0)
      ? [
          {
            kind: 'count_by_limits' as const,
            outside: beyond,
            inside: within.length,
            areMore: outside.length > 0 && judged > 0,
          },
        ]
      : []),
  ];
}

export const firstOfEach = (results: readonly TestResult[]): TestResult[] =>
  byTest(results).flatMap(([first]) => first ?? []);

const unsure: ReadonlySet<Standing> = new Set([
  'pending',
  'not_done',
  'disputed',
  'doubted',
  'mismatched',
  'impossible',
  'uncertain',
  'elsewhere',
  'coded',
  'culture',
  'limits_differ',
]);

function calmMessages(
  told: readonly TestResult[],
  results: readonly TestResult[],
  { isUrgent, isWhole }: { isUrgent: boolean; isWhole: boolean },
): LaboratoryMessage[] {
  if (isUrgent) return [];
  const off = told.filter((result) => isOutside(result) || byLimits(result));
  const isUnclear =
    !isWhole ||
    told.some(({ standing }) => unsure.has(standing)) ||
    results.some(({ standing }) => unsure.has(standing));
  const good = told.filter((result) => isInside(result) || result.standing === 'limits_inside').length;
  const open = told.filter(({ standing }) => standing === 'not_compared').length;
  const isGood = off.length === 0 && !isUnclear && good > open;
  const isSlight = !isUnclear && off.every(({ distance }) => distance === 'slightly');
  const worst = isSlight ? 'slightly' : worstOf(off);
  return [
    ...(isAllWords(told) && off.length > 0
      ? []
      : isGood
        ? [{ kind: 'calm' as const, worst: 'inside' as const }]
        : off.length > 0
          ? [{ kind: 'calm' as const, worst }]
          : []),
    { kind: 'show_doctor', isGood, isSoon: off.some((result) => result.distance === 'far' && isLeading(result)) },
  ];
}

const worstOf = (off: readonly TestResult[]): Distance =>
  off.some(({ distance }) => distance === 'far') ? 'far' : 'clearly';
