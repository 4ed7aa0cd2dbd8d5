import { useQuery } from '@tanstack/react-query';
import type { DocumentRef, DocumentStage, ReadingProgress } from '#core/documents/medical-document.ts';
import { documentQuery } from '#client/lib/medical-documents/document-query.ts';
import { interpretationQuery } from '#client/lib/medical-documents/interpretation-query.ts';
import { useDocumentEvents } from '#client/lib/medical-documents/use-document-events.ts';
import { toastMs } from '#client/ui/toast/toast-message.ts';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { interpretationScreen, type InterpretationScreen } from '../model/interpretation-screen.ts';
import { texts } from '../texts.ts';
import { useMaking } from './use-making.ts';
import { useNumericAddress } from './use-numeric-address.ts';
import { usePolling } from '#client/lib/use-polling.ts';

type InterpretationPage = {
  screen: InterpretationScreen;
  stage: DocumentStage | null;
  /** How many pages were read, while somebody counts. */
  pages: ReadingProgress | null;
  /** The page has asked often enough and waits for the reader to ask again. */
  isSlow: boolean;
  checkAgain: () => void;
  /** Why nobody explains a document that has been read; null while there is hope. */
  notMade: { problem: Error; isAsking: boolean; tryAgain: () => void; title: string; isShared: boolean } | null;
};

/** Reads the interpretation, and while there is none follows the document until there is one. */
export function useInterpretationPage(ref: DocumentRef): InterpretationPage {
  const { show } = useToast();
  const interpretation = useQuery(interpretationQuery(ref));
  const document = useQuery({ ...documentQuery(ref), enabled: interpretation.data === null });
  const screen = interpretationScreen(ref, interpretation, document);
  const isWaiting = screen.state === 'generating' || screen.state === 'processing';
  const refresh = () => {
    void interpretation.refetch();
    void document.refetch();
  };
  const isRead = screen.state === 'generating' && screen.stage === 'explained';
  const { problem, isAsking, ask } = useMaking(isRead ? (document.data?.id ?? null) : null, refresh);

  const { progress, isLive } = useDocumentEvents(ref, isWaiting, refresh);
  const look = () => {
    refresh();
    if (isRead) ask();
  };
  const { hasGivenUp } = usePolling(isWaiting && !isLive && problem === null, look);
  useNumericAddress(ref, [interpretation.data?.documentId, progress?.id, document.data?.id]);

  const checkAgain = () => {
    show({ title: texts.states.checking, durationMs: toastMs.brief });
    refresh();
  };
  const known = isWaiting ? screen.stage : null;
  const pages = (progress ?? document.data)?.progress ?? null;
  const notMade =
    isRead && problem !== null
      ? {
          problem,
          isAsking,
          tryAgain: ask,
          title: document.data?.title ?? '',
          isShared: document.data?.share !== undefined,
        }
      : null;
  return { screen, notMade, stage: progress?.stage ?? known, pages, isSlow: hasGivenUp && !isLive, checkAgain };
}
