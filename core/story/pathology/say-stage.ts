import { findScale, placeOn } from '../../knowledge/scale-data.ts';
import { textAt, type Span } from '../../kernel/span.ts';
import { touching } from '../../kernel/touching.ts';
import type { Reading, ScaleReading } from '../../reading/reading.ts';
import type { TissueFact } from './tissue-facts.ts';

export type StageSaying = { text: string; spans: Span[]; source?: string };

const letters = ['tnm_t', 'tnm_n', 'tnm_m'] as const;

/** "pT3 N1b" with what its letters mean, and the stage as a whole. */
export function sayStage(
  facts: readonly TissueFact[],
  { scales, text }: Pick<Reading, 'scales' | 'text'>,
): StageSaying[] {
  const isNear = touching(facts.map(({ span }) => span));
  const within = scales.filter(({ span }) => isNear(span));
  const said: StageSaying[] = [];
  const printed = facts.filter(({ kind }) => kind === 'code');
  const codes = letters.flatMap(
    (scale) =>
      within.find((each) => each.scale === scale) ??
      // A letter that stands in the history already is read only there.
      scales.flatMap((each) => {
        const code = new RegExp(`${scale.slice(-1)}${each.value}(?![a-d0-9])`, 'i');
        const fact = each.scale === scale ? printed.find(({ value }) => code.test(value)) : undefined;
        const at = fact === undefined ? -1 : textAt(text, fact.span).search(code);
        return fact === undefined || at < 0
          ? []
          : [{ ...each, span: [fact.span[0] + at, fact.span[0] + at + each.value.length + 1] as Span }];
      })[0] ??
      [],
  );
  if (codes.length > 0) {
    const spans = codes.map(({ span }) => span);
    said.push({ text: `The code for the stage is ${codes.map(({ span }) => textAt(text, span)).join(' ')}.`, spans });
    const meanings = codes.flatMap((code) => meaningOf(code) ?? []);
    if (meanings.length > 0) said.push({ text: `${meanings.join('; ')}.`, spans, source: sourceOf('tnm_t') });
  }
  const stage = within.find(({ scale }) => scale === 'cancer_stage');
  if (stage !== undefined) {
    said.push({ text: `The stage is ${stage.value.toUpperCase()}.`, spans: [stage.span] });
    const meaning = meaningOf(stage);
    if (meaning !== undefined)
      said.push({ text: `${meaning}.`, spans: [stage.span], source: sourceOf('cancer_stage') });
  }
  return said;
}

const sourceOf = (scale: ScaleReading['scale']): string => findScale(scale).source;

function meaningOf({ scale, value }: ScaleReading): string | undefined {
  const place = placeOn(findScale(scale), value);
  const name = scale === 'cancer_stage' ? `Stage ${value.toUpperCase()}` : `${scale.slice(-1).toUpperCase()}${value}`;
  return place === undefined ? undefined : `${name} means that ${place.means}`;
}
