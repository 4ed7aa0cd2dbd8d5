import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { Page } from '#client/ui/page/page.tsx';
import { texts } from '../texts.ts';

const { states } = texts;

export function InterpretationFailed() {
  return (
    <Page title={texts.title}>
      <Notice tone="critical" role="alert" title={states.loadFailedTitle}>
        <p>{states.loadFailed}</p>
        <LinkButton to="/documents">{states.back}</LinkButton>
      </Notice>
    </Page>
  );
}

export function InterpretationNotFound() {
  return (
    <Page title={texts.title}>
      <Notice tone="warning" role="alert" title={states.notFoundTitle}>
        <p>{states.notFound}</p>
        <LinkButton to="/documents">{states.back}</LinkButton>
      </Notice>
    </Page>
  );
}
