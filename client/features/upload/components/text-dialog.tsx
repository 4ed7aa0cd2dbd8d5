import { useState } from 'react';
import { maxTitleLength } from '#core/documents/upload-rules.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Dialog } from '#client/ui/dialog/dialog.tsx';
import { TextAreaField } from '#client/ui/field/text-area-field.tsx';
import { TextField } from '#client/ui/field/text-field.tsx';
import { texts } from '../texts.ts';
import styles from './upload-page.module.css';

const words = texts.pasted;

type TextDialogProps = { text: string; onFile: (file: File) => void; onClose: () => void };

/** Makes a text file of words that were pasted or written, under a name of its own. */
export default function TextDialog({ text: pasted, onFile, onClose }: TextDialogProps) {
  const [name, setName] = useState<string>(words.defaultName);
  const [text, setText] = useState(pasted);
  const [isEmpty, setEmpty] = useState(false);
  const finish = () => {
    if (text.trim() === '') return setEmpty(true);
    const title = name.trim() === '' ? words.defaultName : name.trim();
    onFile(new File([text], `${title}.txt`, { type: 'text/plain' }));
  };
  return (
    <Dialog isOpen title={words.title} description={words.lead} firstFocus="input, textarea" onClose={onClose}>
      <TextField
        label={words.name}
        value={name}
        maxLength={maxTitleLength}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <TextAreaField
        label={words.text}
        error={isEmpty ? words.empty : undefined}
        value={text}
        rows={8}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles['actions']}>
        <Button variant="primary" onClick={finish}>
          {words.make}
        </Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </div>
    </Dialog>
  );
}
