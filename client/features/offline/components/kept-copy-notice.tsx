import { formatLongDate } from '#client/lib/format-date.ts';
import type { KeptDocument } from '#client/lib/kept-offline/kept-store.ts';
import { Notice } from '#client/ui/notice/notice.tsx';
import { texts } from '../texts.ts';

/** Says that what is shown is the copy of this device. */
export function KeptCopyNotice({ copy }: { copy: KeptDocument }) {
  return (
    <Notice title={texts.copy} role="status">
      <p>{texts.copyMore(formatLongDate(new Date(copy.keptAt).toISOString()))}</p>
    </Notice>
  );
}
