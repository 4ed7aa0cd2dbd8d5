import type { FormEvent } from 'react';
import { errorText } from '#client/lib/error-text.ts';
import { useFields } from '#client/lib/fields/use-fields.ts';
import { openByLink, openByNumber } from '../api/open-share.ts';
import { denialOf, isRefused } from '../model/denial.ts';
import { documentNumber } from '../model/document-number.ts';
import { useOpenShare } from './use-open-share.ts';

type Key = { token: string; accessCode: string } | { documentId: number; accessCode: string };

const openBy = (key: Key) => ('token' in key ? openByLink(key) : openByNumber(key));

/** The form that takes an access code: with the token of a link the code alone, else the number of the document too. */
export function useAccessCode(token: string | undefined) {
  const { form, values, field, problem, setProblems } = useFields({ documentId: '', accessCode: '' });
  const opening = useOpenShare(openBy);
  const accessCode = values.accessCode.trim();
  const documentId = documentNumber(values.documentId);
  const isComplete = accessCode !== '' && (token !== undefined || documentId !== 0);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete || opening.isPending) return;
    setProblems({});
    const onError = (error: Error) => {
      setProblems(isRefused(error) ? { accessCode: denialOf(error) } : { form: errorText(error) });
    };
    opening.mutate(token === undefined ? { documentId, accessCode } : { token, accessCode }, { onError });
  };
  return { form, field, problem, submit, isComplete, isSending: opening.isPending };
}
