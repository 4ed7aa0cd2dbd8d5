import { Notice } from '#client/ui/notice/notice.tsx';
import { texts } from '../texts.ts';

/** What a person should know before giving a document away. */
export function UploadNotices() {
  return (
    <>
      <Notice tone="info" title={texts.guest.title}>
        <p>{texts.guest.body}</p>
      </Notice>
      <Notice tone="info" title={texts.tips.title}>
        <ul>
          {texts.tips.list.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </Notice>
    </>
  );
}
