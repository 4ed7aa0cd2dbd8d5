import { lazy, Suspense } from 'react';
import { Upload } from 'lucide-react';
import { Icon } from '#client/ui/icon.tsx';
import { useDropAnywhere } from '../hooks/use-drop-anywhere.ts';
import { usePaste } from '../hooks/use-paste.ts';
import { texts } from '../texts.ts';
import styles from './incoming-files.module.css';

// Comes with the first text.
const TextDialog = lazy(() => import('./text-dialog.tsx'));

type IncomingFilesProps = {
  /** Whether anything is taken now. */
  isOn: boolean;
  onFiles: (files: File[]) => void;
  /** The text that is to become a document; null while there is none. */
  text: string | null;
  onText: (text: string | null) => void;
};

/** What is dropped or pasted anywhere on the page, and text that becomes a document. */
export function IncomingFiles({ isOn, onFiles, text, onText }: IncomingFilesProps) {
  const isOver = useDropAnywhere(isOn, onFiles);
  usePaste(isOn && text === null, { onFiles, onText });
  return (
    <>
      {isOver && (
        <div className={styles['overlay']} aria-hidden="true">
          <p className={styles['words']}>
            <Icon of={Upload} size="2.5rem" />
            {texts.drop.anywhere}
          </p>
        </div>
      )}
      <Suspense fallback={null}>
        {isOn && text !== null && (
          <TextDialog
            text={text}
            onClose={() => onText(null)}
            onFile={(file) => {
              onText(null);
              onFiles([file]);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
