/**
 * What the words beside a bracket of a range say about it. `other` names a bracket that is not the wished-for one ("average risk"),
 * `goal` one for people in treatment.
 */
export type RangeLabel = 'good' | 'goal' | 'low' | 'high' | 'other';

const list = (words: string): string[] => words.split(';').map((word) => word.trim());

/** Tried in this order, since "near optimal" holds "optimal" and "low risk" holds "low". */
const labels: readonly (readonly [RangeLabel, readonly string[]])[] = [
  [
    'high',
    list(
      'borderline high; moderately high; slightly high; mildly high; very high; high risk; increased risk; at risk; prediabet; pre-diabet; toxic; potentially harmful; elevated; poor control; poisoning; overdose',
    ),
  ],
  ['low', list('very low; mildly decreased; moderately decreased; severely decreased; kidney failure; subtherapeutic')],
  ['goal', list('goal; target; glycemic control; glycaemic control')],
  [
    'other',
    list(
      'near optimal; near; above optimal; average; moderate; mild; severe; intermediate; equivocal; indeterminate; inconclusive; grey zone; gray zone; borderline; positive; reactive; detected; non-immune; nonimmune; not immune; trace; suboptimal; sub-optimal; fair; alert; critical; panic',
    ),
  ],
  [
    'good',
    list(
      'low risk; lower risk; no risk; negligible risk; non diabet; non-diabet; nondiabet; not diabet; no diabetes; non-reactive; nonreactive; negative; not detected',
    ),
  ],
  ['high', list('diabet; impaired; hyper; high; increased; obese; excess; raised')],
  ['low', list('insufficien; inadequate; hypo; low; decreased; reduced')],
  [
    'good',
    list(
      'normal; desirable; desired; optimal; optimum; ideal; acceptable; sufficien; adequate; therapeutic; immune; healthy; good; recommended; euthyroid',
    ),
  ],
];

/** The class of a label, or null when its words say nothing of it ("Reference range", a unit, nothing at all). */
export function labelOf(words: string): RangeLabel | null {
  const said = words.toLowerCase().replace(/\s+/g, ' ');
  // "Severe deficiency" is low, and "low" alone or "deficien" decides before "severe".
  if (said.includes('deficien')) return 'low';
  return labels.find(([, forms]) => forms.some((form) => startsWord(said, form)))?.[0] ?? null;
}

function startsWord(said: string, form: string): boolean {
  const at = said.indexOf(form);
  return at >= 0 && (at === 0 || !/[a-z]/.test(said[at - 1] ?? ''));
}
