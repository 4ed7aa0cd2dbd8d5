import { Notice } from '#client/ui/notice/notice.tsx';
import { texts } from '../texts.ts';

export function SampleNotice() {
  return (
    <Notice tone="info" title={texts.sampleNotice}>
      <p>{texts.sampleNoticeMore}</p>
    </Notice>
  );
}
