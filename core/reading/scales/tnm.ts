import { matchesIn } from '../../kernel/matches-in.ts';
import type { ScaleReading } from '../reading.ts';

const prefix = String.raw`(?<prefix>[yra]{0,2}[pc]|y|r)?`;
const lower = (word: string | undefined): string => (word ?? '').toLowerCase();

const group = new RegExp(
  String.raw`(?<![\p{L}\d-])${prefix}T(?<t>is|a|x|X|[0-4](?:mi|[a-d])?)(?:\((?:is|m|s|\d)\))?(?:[\s,;:/]{0,3}(?:[yra]{0,2}[pc])?N(?<n>[xX]|[0-3](?:mi|[a-c])?)(?:\((?:sn|i[+-]|mol[+-]|f)\)){0,2})?(?:[\s,;:/]{0,3}(?:[yra]{0,2}[pc])?M(?<m>[xX]|[01][a-c]?))?(?![\p{L}\d-])`,
  'gu',
);
const starts = { N: /(?:[yra]{0,2}[pc])?N(?=[xX\d])/, M: /(?:[yra]{0,2}[pc])?M(?=[xX\d])/ };
const startOf = (words: string, letter: 'N' | 'M'): number => starts[letter].exec(words)?.index ?? 0;
const alone =
  /(?<![\p{L}\d-])[yra]{0,2}[pc](?<kind>[NM])(?<value>[xX]|[0-3](?:mi|[a-c])?)(?:\((?:sn|i[+-])\))?(?![\p{L}\d-])/gu;

/** "pT2a N0 M0": the extent of a cancer. A bare "T2" is a vertebra or a picture unless N stands beside it. */
export function readTnm(text: string): ScaleReading[] {
  if (!/[TNM][0-4xXia]/.test(text)) return [];
  const groups = matchesIn(text, group).flatMap((match): ScaleReading[] => {
    const { prefix: letters, t, n, m } = match.groups ?? {};
    if (letters === undefined && n === undefined) return [];
    const [start, end] = [match.index, match.index + match[0].length];
    // Each letter has its own words: the small letters before N are not those before T.
    const atN = n === undefined ? end : startOf(match[0], 'N') + start;
    const atM = m === undefined ? end : startOf(match[0], 'M') + start;
    const words = (from: number, to: number): ScaleReading['span'] => [
      from,
      from + match[0].slice(from - start, to - start).replace(/[\s,;:/]+$/, '').length,
    ];
    return [
      { scale: 'tnm_t' as const, value: lower(t), span: words(start, Math.min(atN, atM)) },
      ...(n === undefined ? [] : [{ scale: 'tnm_n' as const, value: lower(n), span: words(atN, atM) }]),
      ...(m === undefined ? [] : [{ scale: 'tnm_m' as const, value: lower(m), span: words(atM, end) }]),
    ];
  });
  const inGroup = (at: number): boolean => groups.some(({ span }) => span[0] <= at && at < span[1]);
  const others = matchesIn(text, alone).flatMap((match): ScaleReading[] =>
    inGroup(match.index)
      ? []
      : [
          {
            scale: match.groups?.['kind'] === 'N' ? 'tnm_n' : 'tnm_m',
            value: lower(match.groups?.['value']),
            span: [match.index, match.index + match[0].length],
          },
        ],
  );
  return [...groups, ...others];
}
