import { useRef, type ChangeEvent } from 'react';
import { allowedExtensions } from '#core/documents/upload-rules.ts';
import { Button } from '#client/ui/button/button.tsx';

type AddFilesProps = { label: string; onFiles: (files: File[]) => void };

/** Opens the picker for more files. */
export function AddFiles({ label, onFiles }: AddFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    target.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept={allowedExtensions.join(',')}
        aria-label={label}
        tabIndex={-1}
        hidden
        onChange={take}
      />
      <Button onClick={() => input.current?.click()}>{label}</Button>
    </>
  );
}
