import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { texts } from '../texts.ts';

const { page: words } = texts;

export function NeedsPlan() {
  return (
    <Notice tone="info" title={words.planTitle}>
      <p>{words.plan}</p>
      <LinkButton to="/pricing">{words.seePlans}</LinkButton>
    </Notice>
  );
}
