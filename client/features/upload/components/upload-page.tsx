import { useState, type ComponentType, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { MedicalDocument } from '#core/documents/medical-document.ts';
import { SharedFiles } from '#client/lib/shared-files/shared-files.tsx';
import { Spinner } from '#client/ui/loading/spinner.tsx';
import { Page } from '#client/ui/page/page.tsx';
import { useUploadForm } from '../hooks/use-upload-form.ts';
import { useUploadLimits } from '../hooks/use-upload-limits.ts';
import { useUploadQueue } from '../hooks/use-upload-queue.ts';
import { useUpload } from '../hooks/use-upload.ts';
import type { UploadContent } from '../model/upload-content.ts';
import { texts } from '../texts.ts';
import { IncomingFiles } from './incoming-files.tsx';
import { UploadForm } from './upload-form.tsx';
import { UploadQueue } from './upload-queue.tsx';
import { UploadSuccess } from './upload-success.tsx';
import { UploadTips } from './upload-tips.tsx';

export type PersonSlotProps = { document: MedicalDocument };

export type UploadPageProps = {
  /** What the plan of whoever uploads allows. */
  allowance?: ReactNode;
  /** Says whose a document is that was sent. */
  Person?: ComponentType<PersonSlotProps>;
};

export function UploadPage({ allowance, Person }: UploadPageProps) {
  const navigate = useNavigate();
  const { state, upload, abort, reset } = useUpload();
  const [text, setText] = useState<string | null>(null);
  const { isLoading, isUsedUp, left, maxBytes } = useUploadLimits();
  const queue = useUploadQueue({ maxBytes, left });
  const send = (content: UploadContent) => void upload(content, maxBytes);
  const form = useUploadForm({ maxBytes, send, onSeveral: queue.add });

  const cancel = () => {
    abort();
    queue.abort();
    void navigate('/documents');
  };
  const startOver = () => {
    reset();
    queue.reset();
    form.reset();
  };
  const hasQueue = queue.drafts.length > 0;
  const isEntering = state.phase === 'idle' || state.phase === 'failed';
  const takesFiles = hasQueue ? !queue.isSending : isEntering && !isLoading && !isUsedUp;
  return (
    <Page title={texts.title} lead={texts.subtitle} width="reading">
      {state.phase === 'done' && (
        <UploadSuccess document={state.document} isPicture={state.isPicture} onAnother={startOver}>
          {Person && <Person document={state.document} />}
        </UploadSuccess>
      )}
      {state.phase !== 'done' && isLoading && <Spinner label={texts.loading} />}
      {state.phase !== 'done' && !queue.isDone && !isLoading && allowance}
      <SharedFiles isOn={takesFiles} isRefused={isUsedUp} onFiles={hasQueue ? queue.addFiles : form.choose} />
      <IncomingFiles isOn={takesFiles} onFiles={hasQueue ? queue.addFiles : form.choose} text={text} onText={setText} />
      {hasQueue && <UploadQueue queue={queue} left={left} onCancel={cancel} onAnother={startOver} />}
      {state.phase !== 'done' && !isLoading && !hasQueue && !isUsedUp && (
        <>
          <UploadForm form={form} state={state} maxBytes={maxBytes} onWriteText={() => setText('')} onCancel={cancel} />
          <UploadTips />
        </>
      )}
    </Page>
  );
}
