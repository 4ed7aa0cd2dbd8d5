import { Notice } from '#client/ui/notice/notice.tsx';
import { texts } from '../texts.ts';

/** How a photo is taken that can be read. */
export function UploadTips() {
  return (
    <Notice tone="info" title={texts.tips.title}>
      <ul>
        {texts.tips.list.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Notice>
  );
}
