import { useRef, useState, type ChangeEvent } from 'react';
import { Camera } from 'lucide-react';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { texts } from '../texts.ts';

type TakePhotoProps = { isDisabled: boolean; onTake: (files: File[]) => void };

/** Opens the camera of a phone or a tablet. Elsewhere there is no such button: it would open the same picker again. */
export function TakePhoto({ isDisabled, onTake }: TakePhotoProps) {
  const input = useRef<HTMLInputElement>(null);
  // A finger tells of a device with a camera at hand.
  const [isTouched] = useState(() => window.matchMedia?.('(pointer: coarse)').matches ?? false);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onTake([...(target.files ?? [])]);
    // The same photo can be taken again after it was removed.
    target.value = '';
  };
  if (!isTouched) return null;
  return (
    <div>
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
      <Button onClick={() => input.current?.click()} disabled={isDisabled}>
        <Icon of={Camera} />
        {texts.drop.camera}
      </Button>
    </div>
  );
}
