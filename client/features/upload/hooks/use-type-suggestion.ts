import { useEffect, useState } from 'react';
import { maxSuggestBytes, type TypeSuggestion } from '#core/documents/type-suggestion.ts';
import { suggestType } from '../api/suggest-type.ts';
import { mediaTypeOf } from '../model/media-type-of.ts';

// The others hold nothing that could be read without storing them, or are too large to be sent twice.
const isReadable = (file: File) =>
  ['application/pdf', 'text/plain'].includes(mediaTypeOf(file)) && file.size > 0 && file.size <= maxSuggestBytes;

/** What the chosen file reads like; null until that is known. A suggestion that does not come is not missed. */
export function useTypeSuggestion(file: File | null): TypeSuggestion | null {
  const [known, setKnown] = useState<{ file: File; suggestion: TypeSuggestion | null } | null>(null);

  useEffect(() => {
    if (file === null || !isReadable(file)) return undefined;
    const asked = new AbortController();
    suggestType(file, asked.signal).then(
      (suggestion) => setKnown({ file, suggestion }),
      () => undefined,
    );
    return () => asked.abort();
  }, [file]);

  return known !== null && known.file === file ? known.suggestion : null;
}
