import { Progress } from '#client/ui/progress/progress.tsx';
import { texts } from '../texts.ts';

/** How much of the file has been sent. The words change once, at the end: a percentage read out at each step is noise. */
export function UploadProgress({ share }: { share: number | null }) {
  const percent = share === null ? null : Math.round(share * 100);
  return (
    <div>
      <Progress stage={percent === 100 ? texts.progress.finishing : texts.uploading} percent={percent} />
      {percent !== null && <p aria-hidden="true">{texts.progress.percent(percent)}</p>}
    </div>
  );
}
