import { Notice } from '#client/ui/notice/notice.tsx';
import styles from './shared-files.module.css';
import { texts } from './texts.ts';
import { useSharedFiles } from './use-shared-files.ts';

type SharedFilesProps = {
  isOn: boolean;
  /** Nothing can be taken, and that will not change while the page is open. */
  isRefused: boolean;
  onFiles: (files: File[]) => void;
};

/** Takes what another app hands over to this one, as if it had been chosen here. */
export function SharedFiles({ isOn, isRefused, onFiles }: SharedFilesProps) {
  const { isLost, isWaiting } = useSharedFiles(isOn, onFiles);
  return (
    <div role="status" aria-label={texts.region} className={styles['said']}>
      {isLost && (
        <Notice tone="warning" title={texts.lost}>
          <p>{texts.lostMore}</p>
        </Notice>
      )}
      {isRefused && isWaiting && (
        <Notice tone="warning" title={texts.refused}>
          <p>{texts.refusedMore}</p>
        </Notice>
      )}
    </div>
  );
}
