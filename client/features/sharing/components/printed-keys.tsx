import type { ShareKeys } from '#core/sharing/share.ts';
import { openingPlace } from '../model/opening-place.ts';
import { texts } from '../texts.ts';
import styles from './sharing.module.css';

const { keys: words } = texts;

/** The sheet to hand over. What opens the link is not on it: that goes by mail. */
export function PrintedKeys({ keys: { share, accessCode } }: { keys: ShareKeys }) {
  return (
    <>
      <h2>{words.sheetTitle}</h2>
      <p>{words.sheetFor(share.recipientEmail)}</p>
      <p className={styles['code']}>{accessCode}</p>
      <p>{words.sheetHow(openingPlace(), share.documentId)}</p>
      <p>{words.sheetKeep}</p>
    </>
  );
}
