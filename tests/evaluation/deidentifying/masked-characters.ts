import type { MaskedText } from '#core/deidentifying/mask-document.ts';

/** For each character of a text, whether it is gone from the masked one. Read from what stands there, not from what masking says it did. */
export function maskedCharacters(text: string, masked: MaskedText): boolean[] {
  return [...Array(text.length).keys()].map((at) => {
    const there = masked.toMasked(at);
    return masked.toOriginal(there) !== at || masked.text[there] !== text[at];
  });
}
