import { lazy, Suspense, useRef, useState, type ChangeEvent } from 'react';
import { Camera } from 'lucide-react';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { hasCameraView } from '../model/camera.ts';
import { texts } from '../texts.ts';

// Comes with the first photo.
const CameraDialog = lazy(() => import('./camera-dialog.tsx'));

type TakePhotoProps = { isDisabled: boolean; onTake: (files: File[]) => void };

/**
 * Takes photos page by page where this page can show what the camera sees; else it opens the camera of a phone or a tablet. Elsewhere
 * there is no such button: it would open the same picker again.
 */
export function TakePhoto({ isDisabled, onTake }: TakePhotoProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  // A finger tells of a device with a camera at hand.
  const [isTouched] = useState(() => window.matchMedia?.('(pointer: coarse)').matches ?? false);
  const [hasView] = useState(hasCameraView);
  const openOther = () => input.current?.click();
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setOpen(false);
    onTake([...(target.files ?? [])]);
    // The same photo can be taken again after it was removed.
    target.value = '';
  };
  if (!isTouched && !hasView) return null;
  return (
    <div>
      {(!hasView || isOpen) && (
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png"
          capture="environment"
          aria-label={texts.drop.camera}
          tabIndex={-1}
          hidden
          onChange={take}
        />
      )}
      <Button onClick={() => (hasView ? setOpen(true) : openOther())} disabled={isDisabled}>
        <Icon of={Camera} />
        {texts.drop.camera}
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <CameraDialog
            onTake={(files) => {
              setOpen(false);
              onTake(files);
            }}
            onClose={() => setOpen(false)}
            onOtherCamera={openOther}
          />
        )}
      </Suspense>
    </div>
  );
}
