import type { Span } from '../kernel/span.ts';

/** Words before a finding that say what kind it is. Told with it, because a "spiculated mass" is not any mass. */
const describing = new Set(
  (
    'highly solid part-solid subsolid ground-glass spiculated calcified noncalcified non-calcified simple complex cystic benign malignant suspicious indeterminate ' +
    'irregular smooth lobulated well-defined ill-defined enhancing nonenhancing non-enhancing hypoechoic hyperechoic anechoic hypodense hyperdense hypoattenuating ' +
    'obstructing nonobstructing non-obstructing displaced nondisplaced non-displaced comminuted healing healed acute subacute chronic recurrent persistent focal ' +
    'multifocal diffuse patchy scattered multiple several few single solitary invasive metastatic primary infiltrating partial complete full-thickness ' +
    'partial-thickness reducible incarcerated viral bacterial fungal atypical degenerative early advanced uncontrolled controlled intermittent constant'
  ).split(' '),
);

const longest = 40;

/** The describing words right before a span, as printed: "solid", "multiple calcified". Empty where there are none. */
export function descriptorBefore(text: string, [start]: Span): string {
  const before = text.slice(Math.max(0, start - longest), start);
  if (!/[ \t]$/.test(before)) return '';
  const words = before.trimEnd().split(/[ \t]+/);
  const kept: string[] = [];
  for (const word of words.slice(start > longest ? 1 : 0).reverse()) {
    if (!describing.has(word.toLowerCase())) break;
    kept.unshift(word.toLowerCase());
  }
  return kept.join(' ');
}
