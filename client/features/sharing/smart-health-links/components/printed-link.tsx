import { fullDay } from '../../model/calendar-day.ts';
import type { MadeLink } from '../hooks/use-made-links.ts';
import { healthLinkTexts } from '../texts.ts';
import { QrPicture } from './qr-picture.tsx';

const { made: words, columns } = healthLinkTexts;

/** The sheet with the QR code. The passcode is not on it. */
export function PrintedLink({ made: { link, qr } }: { made: MadeLink }) {
  return (
    <>
      <h2>{words.sheetTitle}</h2>
      {link.label !== '' && <p>{link.label}</p>}
      <QrPicture qr={qr} />
      <p>{words.sheetHow}</p>
      {link.expirationDate !== null && (
        <p>
          {columns.expires}: {fullDay(link.expirationDate)}
        </p>
      )}
    </>
  );
}
