import { Progress } from '#client/ui/progress/progress.tsx';
import type { UploadState } from '../hooks/use-upload.ts';
import { texts } from '../texts.ts';

type UploadProgressProps = { state: Extract<UploadState, { phase: 'preparing' | 'uploading' }> };

/** How far the document is. The words change once a stage: a percentage or a page read out at each step is noise. */
export function UploadProgress({ state }: UploadProgressProps) {
  if (state.phase === 'preparing') {
    const { page, of } = state;
    return (
      <div>
        <Progress stage={texts.progress.preparing} percent={Math.round(((page - 1) / of) * 100)} />
        <p aria-hidden="true">{texts.progress.page(page, of)}</p>
      </div>
    );
  }
  const percent = state.share === null ? null : Math.round(state.share * 100);
  return (
    <div>
      <Progress stage={stageOf(percent, state.isLost)} percent={percent} />
      {percent !== null && <p aria-hidden="true">{texts.progress.percent(percent)}</p>}
    </div>
  );
}

function stageOf(percent: number | null, isLost = false): string {
  if (isLost) return texts.progress.lost;
  return percent === 100 ? texts.progress.finishing : texts.uploading;
}
