import { CheckPanel } from '#client/features/checking/components/check-panel.tsx';
import { CorrectWord } from '#client/features/checking/components/correct-word.tsx';
import { NeverSend } from '#client/features/consents/components/never-send.tsx';
import { DocumentPage } from '#client/features/documents/components/document-page.tsx';

const checking = { Panel: CheckPanel, Word: CorrectWord };

export default function DocumentRoute() {
  return <DocumentPage checking={checking} NeverSend={NeverSend} />;
}
