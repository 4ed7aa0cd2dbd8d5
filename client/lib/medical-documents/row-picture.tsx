import type { DocumentPage } from '#core/documents/page-layout.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { Span } from '#core/kernel/span.ts';
import { PictureStrip } from '#client/ui/picture-strip/picture-strip.tsx';
import { MissingPicture } from './missing-picture.tsx';
import { rowPictureTexts } from './page-texts.ts';
import { rowStrip } from './row-strip.ts';
import { usePagePicture } from './use-page-picture.ts';

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
  const picture = usePagePicture(documentRef, page.number);
  const strip = rowStrip(page, text, place, marked);
  if (strip === undefined) return null;
  if (picture.src === null) return <MissingPicture picture={picture} failed={rowPictureTexts.failed} />;
  return (
    <PictureStrip
      {...strip}
      src={picture.src}
      label={rowPictureTexts.label(page.number)}
      onError={picture.onError}
      width={page.width}
      height={page.height}
    />
  );
}
