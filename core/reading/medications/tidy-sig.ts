/** A stop behind which another sentence begins that tells no directions. */
const nextSentence =
  /[.;]\s+(?=\p{Lu})(?!(?:Take|Apply|Use|Inhale|Inject|Do not|With|Max|Maximum|May|Then|Hold if|Give|Swallow|Dissolve|Rinse)\b)/u;

/** Directions without what the list adds about the prescription itself, and without the sentences that follow. */
export function tidySig(sig: string): string | null {
  const stop = nextSentence.exec(sig);
  return (
    (stop ? sig.slice(0, stop.index) : sig)
      .replace(/^(?:sig|directions|instructions)\s?:\s*/i, '')
      .replace(/\s*\((?:started|start|since|prescribed)[^()]{0,40}\)\s*$/i, '')
      .replace(
        /\s+-\s+\d{1,4}(?:\s?(?:tablets?|tabs?|capsules?|caps?|inhalers?|sachets?|patches|packs?|bottles?|tubes?|g|ml|op))?$/i,
        '',
      )
      .replace(/\s+#\s?\d{1,4}\b.*$/, '')
      .replace(/[\s;,(-]+$/, '')
      .replace(/^([^()]*)\)$/, '$1')
      // The stop of a sentence goes, the one of "b.i.d." stays.
      .replace(/(?<!\.\p{L})\.$/u, '') || null
  );
}
