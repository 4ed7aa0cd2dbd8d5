import { useNavigate } from 'react-router';
import { Page } from '#client/ui/page/page.tsx';
import { useUploadForm } from '../hooks/use-upload-form.ts';
import { useUpload } from '../hooks/use-upload.ts';
import { texts } from '../texts.ts';
import { UploadForm } from './upload-form.tsx';
import { UploadNotices } from './upload-notices.tsx';
import { UploadSuccess } from './upload-success.tsx';

export function UploadPage() {
  const navigate = useNavigate();
  const { state, upload, abort, reset } = useUpload();
  const form = useUploadForm((content) => void upload(content));

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
      {state.phase === 'done' ? (
        <UploadSuccess document={state.document} isPicture={state.isPicture} onAnother={startOver} />
      ) : (
        <>
          <UploadNotices />
          <UploadForm form={form} state={state} onCancel={cancel} />
        </>
      )}
    </Page>
  );
}
