import { Circle, CircleCheck, LoaderCircle, RefreshCw } from 'lucide-react';
import type { DocumentStage, ReadingProgress } from '#core/documents/medical-document.ts';
import { passingStages, stageTexts } from '#client/lib/medical-documents/stage-texts.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { Page } from '#client/ui/page/page.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { texts } from '../texts.ts';
import { waitingTexts as states } from '../waiting-texts.ts';
import styles from './interpretation-waiting.module.css';

type InterpretationWaitingProps = {
  state: 'generating' | 'processing';
  stage: DocumentStage | null;
  pages: ReadingProgress | null;
  isSlow: boolean;
  onCheckAgain: () => void;
};

/** There is no interpretation yet: how far it has come, and a way to ask again. */
export function InterpretationWaiting({ state, stage, pages, isSlow, onCheckAgain }: InterpretationWaitingProps) {
  const isGenerating = state === 'generating';
  return (
    <Page title={texts.title}>
      <Notice tone={isGenerating ? 'warning' : 'info'} title={isGenerating ? states.generating : states.processing}>
        <p>{isGenerating ? states.generatingMore : states.processingMore}</p>
        {/* Stands from the start, so that each stage is announced once when its words change. */}
        <p role="status">{stage === null ? '' : stageTexts[stage]}</p>
        {isSlow && <p>{states.slow}</p>}
        <Button onClick={onCheckAgain}>
          <Icon of={RefreshCw} />
          {states.checkAgain}
        </Button>
      </Notice>
      {stage !== null && <Stages stage={stage} pages={pages} />}
    </Page>
  );
}

function Stages({ stage, pages }: Pick<InterpretationWaitingProps, 'pages'> & { stage: DocumentStage }) {
  const current = passingStages.findIndex((passing) => passing === stage);
  if (current === -1) return null;
  return (
    <ol className={styles['stages']} aria-label={states.steps}>
      {passingStages.map((passing, index) => (
        <li key={passing} aria-current={index === current ? 'step' : undefined}>
          <Icon of={index < current ? CircleCheck : index === current ? LoaderCircle : Circle} />
          <span>
            {stageTexts[passing]}
            {/* Not announced: a page at a time is noise. */}
            {index === current && pages !== null && ` ${states.page(pages.page, pages.of)}`}
          </span>
          {index < current && <VisuallyHidden>({states.stepDone})</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
