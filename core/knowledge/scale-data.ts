import { z } from 'zod';
import scales from './scales.json' with { type: 'json' };

const NamedPlace = z.object({ values: z.array(z.string()).min(1), means: z.string() });
/** `from` is in the place, `to` is not; null is open. */
const PlaceOfNumbers = z.object({ from: z.number().nullable(), to: z.number().nullable(), means: z.string() });

/**
 * One scale on which a document can state a place. Letters of a place are small, ranks as printed after the name ("4a", "iia"), numbers without
 * unit ("-2.7"), spans of numbers as "55-60". `says` names the place in a sentence, {v} being the value and {V} its capitals:
 * "BI-RADS category {V}". `means` completes "Here, 4A means …" for a named place, and "In general, …" for a place of numbers, which
 * holds for adults and never says what will happen to anybody. `extent` is a sentence about the whole scale.
 */
export const ScaleEntry = z.object({
  says: z.string(),
  about: z.string(),
  extent: z.string().nullable(),
  places: z.array(z.union([NamedPlace, PlaceOfNumbers])),
  source: z.string().regex(/^[^:]+: .+/),
});
export type ScaleEntry = z.infer<typeof ScaleEntry>;

export type ScaleId = keyof typeof scales;

/** The shape of what is on record is checked by a test. */
export const findScale = (id: ScaleId): ScaleEntry => scales[id];

/** What a value means on its scale; undefined where it has no place of its own, or reaches over two places. */
export function placeOn({ places }: ScaleEntry, value: string): { means: string; isNumber: boolean } | undefined {
  const names = [value, value.replace(/[a-z]+$/, ''), /^i[vx]|^v?i{1,3}|^v/.exec(value)?.[0] ?? value];
  for (const name of names) {
    const named = places.find((place) => 'values' in place && place.values.includes(name));
    if (named) return { means: named.means, isNumber: false };
  }
  const found = new Set((value.match(/-?\d+(?:\.\d+)?/g) ?? []).map((number) => bandOf(places, number, value)));
  const [band] = found;
  return found.size === 1 && band !== undefined ? { means: band, isNumber: true } : undefined;
}

function bandOf(places: ScaleEntry['places'], printed: string, value: string): string | undefined {
  // The "-60" of "55-60" is no number below zero.
  const number = Math.abs(Number(printed)) * (printed.startsWith('-') && value.startsWith('-') ? -1 : 1);
  const band = places.find(
    (place) =>
      'from' in place && (place.from === null || number >= place.from) && (place.to === null || number < place.to),
  );
  return band?.means;
}
