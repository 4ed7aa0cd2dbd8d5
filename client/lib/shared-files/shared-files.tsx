import { Notice } from '#client/ui/notice/notice.tsx';
import { texts } from './texts.ts';
import { useSharedFiles } from './use-shared-files.ts';

/** Takes what another app hands over to this one, as if it had been chosen here. */
export function SharedFiles({ isOn, onFiles }: { isOn: boolean; onFiles: (files: File[]) => void }) {
  const { isLost } = useSharedFiles(isOn, onFiles);
  return (
    <div role="status" aria-label={texts.region}>
      {isLost && (
        <Notice tone="warning" title={texts.lost}>
          <p>{texts.lostMore}</p>
        </Notice>
      )}
    </div>
  );
}
