import { useEffect, useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#client/lib/api-error.ts';
import { errorText } from '#client/lib/error-text.ts';
import { errorTexts } from '#client/lib/error-texts.ts';
import { readAccountAnew } from '#client/lib/session/read-account-anew.ts';
import { Button } from '#client/ui/button/button.tsx';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Spinner } from '#client/ui/loading/spinner.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { Page } from '#client/ui/page/page.tsx';
import { verifyEmail } from '../api/verify-email.ts';
import { useLinkToken } from '#client/lib/use-link-token.ts';
import { texts } from '../texts.ts';

const { verify: words } = texts;

/** Where the link of a mail leads that confirms an address. */
export function VerifyEmailPage() {
  const token = useLinkToken();
  const queryClient = useQueryClient();
  const { mutate, isSuccess, error } = useMutation({
    mutationFn: verifyEmail,
    gcTime: 0,
    onSuccess: () => readAccountAnew(queryClient),
  });
  const isSent = useRef(false);
  useEffect(() => {
    // A link works once: it is not sent twice.
    if (token === undefined || isSent.current) return;
    isSent.current = true;
    mutate(token);
  }, [token, mutate]);

  const problem = token === undefined ? errorTexts['auth.link_unusable'] : error && errorText(error);
  const canTryAgain = token !== undefined && error instanceof ApiError && (error.status ?? 500) >= 500;
  return (
    <Page title={words.title} width="reading">
      {problem && (
        <Notice tone="warning" role="alert" title={words.failed}>
          <p>{problem}</p>
          {canTryAgain ? <Button onClick={() => mutate(token)}>{words.tryAgain}</Button> : <p>{words.again}</p>}
        </Notice>
      )}
      {!problem && !isSuccess && <Spinner label={words.working} />}
      {isSuccess && (
        <Notice tone="success" role="status" title={words.done}>
          <p>{words.doneMore}</p>
        </Notice>
      )}
      {(problem || isSuccess) && (
        <div>
          <LinkButton to="/profile">{words.profile}</LinkButton>
        </div>
      )}
    </Page>
  );
}
