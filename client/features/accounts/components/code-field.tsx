import { TextField, type TextFieldProps } from '#client/ui/field/text-field.tsx';
import { texts } from '../texts.ts';

/** A code of an authenticator app. Letters are allowed too: a recovery code may stand in its place. */
export function CodeField(props: Omit<TextFieldProps, 'label'>) {
  return (
    <TextField
      label={texts.fields.code}
      hint={texts.fields.codeHint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
