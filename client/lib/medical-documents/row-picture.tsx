import type { DocumentPage } from '#core/documents/page-layout.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { Span } from '#core/kernel/span.ts';
import { PictureStrip } from '#client/ui/picture-strip/picture-strip.tsx';
import { rowPictureTexts } from './page-texts.ts';
import { pictureAddress } from './pages-query.ts';
import { rowStrip } from './row-strip.ts';

type RowPictureProps = {
  documentRef: DocumentRef;
  page: DocumentPage;
  text: string;
  place: Span;
  /** What gets a frame, where it is not the whole of `place`. */
  marked?: Span | null;
};

/** What stands on the paper in the row of `place`. Nothing where the page does not hold it. */
export function RowPicture({ documentRef, page, text, place, marked = place }: RowPictureProps) {
  const strip = rowStrip(page, text, place, marked);
  if (strip === undefined) return null;
  return (
    <PictureStrip
      {...strip}
      src={pictureAddress(documentRef, page.number)}
      label={rowPictureTexts.label(page.number)}
      failed={rowPictureTexts.failed}
      width={page.width}
      height={page.height}
    />
  );
}
