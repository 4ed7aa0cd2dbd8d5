import { TypeSuggestion } from '#core/documents/type-suggestion.ts';
import { callApi } from '#client/lib/call-api.ts';

/** What the server makes of a file that is not uploaded yet; null where it has no idea. */
export function suggestType(file: File, signal: AbortSignal): Promise<TypeSuggestion | null> {
  const body = new FormData();
  body.append('file', file);
  return callApi({
    path: '/api/medical-documents/type-suggestion',
    method: 'POST',
    body,
    output: TypeSuggestion.nullable(),
    signal,
  });
}
