import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Spinner } from '#client/ui/loading/spinner.tsx';
import { Page } from '#client/ui/page/page.tsx';
import { useUploadForm } from '../hooks/use-upload-form.ts';
import { useUploadLimits } from '../hooks/use-upload-limits.ts';
import { useUpload } from '../hooks/use-upload.ts';
import { texts } from '../texts.ts';
import { UploadForm } from './upload-form.tsx';
import { UploadSuccess } from './upload-success.tsx';
import { UploadTips } from './upload-tips.tsx';

export type UploadPageProps = {
  /** What the plan of whoever uploads allows. */
  allowance?: ReactNode;
};

export function UploadPage({ allowance }: UploadPageProps) {
  const navigate = useNavigate();
  const { state, upload, abort, reset } = useUpload();
  const { isLoading, isUsedUp, maxBytes } = useUploadLimits();
  const form = useUploadForm((content) => void upload(content, maxBytes), maxBytes);

  const cancel = () => {
    abort();
    void navigate('/documents');
  };
  const startOver = () => {
    reset();
    form.reset();
  };
  return (
    <Page title={texts.title} lead={texts.subtitle} width="reading">
      {state.phase === 'done' && (
        <UploadSuccess document={state.document} isPicture={state.isPicture} onAnother={startOver} />
      )}
      {state.phase !== 'done' && isLoading && <Spinner label={texts.loading} />}
      {state.phase !== 'done' && !isLoading && (
        <>
          {allowance}
          {!isUsedUp && (
            <>
              <UploadTips />
              <UploadForm form={form} state={state} maxBytes={maxBytes} onCancel={cancel} />
            </>
          )}
        </>
      )}
    </Page>
  );
}
