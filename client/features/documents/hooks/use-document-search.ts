import { useEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { searchDocumentsQuery } from '../api/search-documents-query.ts';
import type { FilterChoice } from '../texts.ts';

/** Until a pause of so long, somebody is still typing. */
export const typingMs = 400;

const shortest = 2;

/** What is looked for in the documents, and what was found once the typing pauses. */
export function useDocumentSearch(filter: FilterChoice) {
  const [written, setWritten] = useState('');
  const [words, setWords] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => setWords(written.trim()), typingMs);
    return () => clearTimeout(pause);
  }, [written]);
  const isOn = written.trim().length >= shortest;
  const query = useQuery({
    ...searchDocumentsQuery(words, filter),
    enabled: isOn && words.length >= shortest,
    placeholderData: keepPreviousData,
  });
  return {
    written,
    setWritten,
    /** Enter asks at once. */
    askNow: () => setWords(written.trim()),
    clear: () => {
      setWritten('');
      setWords('');
    },
    /** Whether the documents that were found stand in the place of the list. */
    isOn,
    result: isOn && words.length >= shortest ? query.data : undefined,
    isSearching: isOn && (query.isFetching || words !== written.trim()),
    error: isOn ? query.error : null,
    again: () => void query.refetch(),
  };
}

export type DocumentSearchState = ReturnType<typeof useDocumentSearch>;
