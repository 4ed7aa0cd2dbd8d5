import { Notice } from '#client/ui/notice/notice.tsx';
import { texts } from '../texts.ts';

const { privacy: words } = texts;

export function PrivacyNote() {
  return (
    <Notice tone="info" title={words.title}>
      <p>{words.law}</p>
      <p>{words.log}</p>
      <p>{words.end}</p>
    </Notice>
  );
}
