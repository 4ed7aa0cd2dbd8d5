import { useEffect, useState } from 'react';
import type { TypeSuggestion } from '#core/documents/type-suggestion.ts';
import { suggestType } from '../api/suggest-type.ts';
import { canBeSuggested } from '../model/can-be-suggested.ts';

/** What the chosen file reads like; null until that is known. A suggestion that does not come is not missed. */
export function useTypeSuggestion(file: File | null): TypeSuggestion | null {
  const [known, setKnown] = useState<{ file: File; suggestion: TypeSuggestion | null } | null>(null);

  useEffect(() => {
    if (file === null || !canBeSuggested(file)) return undefined;
    const asked = new AbortController();
    suggestType(file, asked.signal).then(
      (suggestion) => setKnown({ file, suggestion }),
      () => undefined,
    );
    return () => asked.abort();
  }, [file]);

  return known !== null && known.file === file ? known.suggestion : null;
}
