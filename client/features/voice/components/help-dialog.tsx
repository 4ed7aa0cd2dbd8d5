import { useRef } from 'react';
import { commandGroups, type CommandHelp } from '#core/voice/command-help.ts';
import type { Command } from '#core/voice/commands.ts';
import { fittingCommands, type OpenPage } from '#core/voice/fitting-commands.ts';
import { Dialog } from '#client/ui/dialog/dialog.tsx';
import { texts } from '../texts.ts';
import { HelpList } from './help-list.tsx';

type HelpDialogProps = {
  isOpen: boolean;
  page: OpenPage;
  onClose: () => void;
  onDo: (command: Command) => void;
  /** Where a command needs a word of the person's own. */
  onType: (start: string) => void;
};

/** Everything that can be said, and how to do it otherwise: what fits the open page first. */
export function HelpDialog({ isOpen, page, onClose, onDo, onType }: HelpDialogProps) {
  const chosen = useRef<CommandHelp>(null);
  const choose = (command: CommandHelp) => {
    chosen.current = command;
    onClose();
  };
  // Only once the focus is back on the page, since a command may take it elsewhere.
  const doChosen = () => {
    const name = chosen.current?.name;
    chosen.current = null;
    if (name === 'DEFINE_TERM' || name === 'DEFINE_MEDICAL_TERM') queueMicrotask(() => onType(texts.helpDialog.define));
    else if (name !== undefined) queueMicrotask(() => onDo({ name }));
    return null;
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.helpDialog.title}
      description={texts.helpDialog.description}
      focusAfter={doChosen}
    >
      <HelpList title={texts.helpDialog.here} commands={fittingCommands(page)} onChoose={choose} />
      {commandGroups.map(({ title, commands }) => (
        <HelpList key={title} title={title} commands={commands} onChoose={choose} />
      ))}
    </Dialog>
  );
}
