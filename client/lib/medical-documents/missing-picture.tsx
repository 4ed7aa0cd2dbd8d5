import { Button } from '#client/ui/button/button.tsx';
import { missingPictureTexts } from './page-texts.ts';
import type { PagePictureState } from './use-page-picture.ts';

type MissingPictureProps = {
  picture: PagePictureState;
  /** Said where it may come another time. */
  failed: string;
};

/** Stands in the place of a picture that does not come, once it is known why. */
export function MissingPicture({ picture: { problem, tryAgain }, failed }: MissingPictureProps) {
  if (problem === null) return null;
  if (problem === 'none') return <p>{missingPictureTexts.none}</p>;
  return (
    <>
      <p>{failed}</p>
      <Button size="small" onClick={tryAgain}>
        {missingPictureTexts.tryAgain}
      </Button>
    </>
  );
}
