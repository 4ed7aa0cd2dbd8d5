import { Notice } from '#client/ui/notice/notice.tsx';
import { texts } from '../texts.ts';

/** What a person should know before giving a document away. */
export function UploadNotices() {
  return (
    <>
      <Notice tone="info" title={texts.guest.title}>
        <p>{texts.guest.body}</p>
      </Notice>
      <Notice tone="warning" title={texts.images.title}>
        <p>{texts.images.body}</p>
      </Notice>
    </>
  );
}
