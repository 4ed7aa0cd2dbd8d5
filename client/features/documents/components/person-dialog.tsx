import { Dialog } from '#client/ui/dialog/dialog.tsx';
import { errorText } from '#client/lib/error-text.ts';
import { Notice } from '#client/ui/notice/notice.tsx';
import type { PersonQuestion } from '../hooks/use-person.ts';
import { texts } from '../texts.ts';
import { PersonForm } from './person-form.tsx';
import { RenameForm } from './rename-form.tsx';

/** Asks whose document one is. From there, or by itself, it changes the name of a person at all documents. */
export function PersonDialog(question: PersonQuestion) {
  const { asked, close, error } = question;
  const isOfName = asked?.about === 'name';
  return (
    <Dialog
      isOpen={asked !== null}
      onClose={close}
      title={isOfName ? texts.rename.title(asked.name) : texts.person.title}
      description={isOfName ? texts.rename.description(asked.name) : texts.person.description}
      {...(isOfName && { firstFocus: 'input' })}
    >
      {error !== null && (
        <Notice tone="warning" role="alert" title={texts.person.failed}>
          <p>{errorText(error)}</p>
        </Notice>
      )}
      {asked?.about === 'document' && <PersonForm document={asked.document} {...question} />}
      {asked?.about === 'name' && <RenameForm from={asked.name} {...question} />}
    </Dialog>
  );
}
