import { CircleAlert, CircleCheck, Clock, LoaderCircle, Send } from 'lucide-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MedicalDocument } from '#core/documents/medical-document.ts';
import { documentQuery } from '#client/lib/medical-documents/document-query.ts';
import { stageTexts } from '#client/lib/medical-documents/stage-texts.ts';
import { usePolling } from '#client/lib/use-polling.ts';
import { Badge } from '#client/ui/badge/badge.tsx';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import type { DraftState } from '../model/drafts.ts';
import { texts } from '../texts.ts';
import styles from './upload-queue.module.css';

const words = texts.queue.states;

/** How far a document has come: an icon and a word, and what comes of it. */
export function DraftStatus({ state }: { state: DraftState }) {
  switch (state.phase) {
    case 'waiting':
      return <Badge icon={<Icon of={Clock} />}>{words.waiting}</Badge>;
    case 'problem':
      return (
        <div className={styles['status']}>
          <Badge tone="critical" icon={<Icon of={CircleAlert} />}>
            {words.problem}
          </Badge>
          <p className={styles['fault']}>{state.message}</p>
        </div>
      );
    case 'done':
      return <ReadingStatus document={state.document} />;
    default:
      return <SendingStatus state={state} />;
  }
}

type SendingStatusProps = { state: Extract<DraftState, { phase: 'preparing' | 'uploading' }> };

// Read out once, in the line about all of them.
function SendingStatus({ state }: SendingStatusProps) {
  const { progress } = texts;
  const share = state.phase === 'uploading' ? state.share : null;
  return (
    <div className={styles['status']}>
      <Badge tone="info" icon={<Icon of={Send} />}>
        {words.sending}
      </Badge>
      <p aria-hidden="true">
        {state.phase === 'preparing' ? progress.page(state.page, state.of) : progress.percent(percentOf(share))}
      </p>
    </div>
  );
}

const percentOf = (share: number | null): number => Math.round((share ?? 0) * 100);

/** Asks how far the reading is, until it is done. */
function ReadingStatus({ document: sent }: { document: MedicalDocument }) {
  const queryClient = useQueryClient();
  const ref = String(sent.id);
  const query = documentQuery(ref);
  const { data: document = sent } = useQuery({ ...query, initialData: sent, retry: false });
  const isRead = document.stage === 'explained' || document.stage === 'unreadable';
  usePolling(!isRead, () => void queryClient.invalidateQueries({ queryKey: query.queryKey }), ref);
  const hasFailed = document.stage === 'unreadable';
  return (
    <div className={styles['status']}>
      {isRead ? (
        <Badge tone={hasFailed ? 'warning' : 'info'} icon={<Icon of={hasFailed ? CircleAlert : CircleCheck} />}>
          {hasFailed ? words.unreadable : words.done}
        </Badge>
      ) : (
        <Badge tone="info" icon={<Icon of={LoaderCircle} />}>
          {words.reading}
        </Badge>
      )}
      <p>{stageTexts[document.stage]}</p>
      <div>
        <LinkButton to={`/interpretation/${document.id}`}>
          {texts.success.view}
          <VisuallyHidden>: {document.title}</VisuallyHidden>
        </LinkButton>
      </div>
    </div>
  );
}
