import { useEffect, useEffectEvent, useState } from 'react';
import type { Match } from '#core/voice/commands.ts';
import type { HeardWords } from '#core/voice/match-command.ts';
import type { Reader } from '#client/lib/reader/reader.ts';
import type { Panel } from '../hooks/use-panel.ts';
import { useVoice } from '../hooks/use-voice.ts';
import { isOn } from '../model/listening.ts';
import { Announcements } from './announcements.tsx';
import { Bubble } from './bubble.tsx';
import { HelpDialog } from './help-dialog.tsx';
import { typeFieldId } from './type-command.tsx';
import { VoicePanel } from './voice-panel.tsx';

type VoiceConsoleProps = {
  reader: Reader;
  panel: Panel;
  /** Folded away from what has the focus. */
  isAside: boolean;
  onListening: (isListening: boolean) => void;
  match?: (heard: HeardWords) => Match;
};

/** What listens and understands, with its panel and the help. It goes on while the panel is minimised. */
export function VoiceConsole({ reader, panel, isAside, onListening, match }: VoiceConsoleProps) {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const help = { open: () => setHelpOpen(true), close: () => setHelpOpen(false) };
  const voice = useVoice({ reader, help, panel, ...(match && { match }) });
  const isListening = isOn(voice.listening);
  useEffect(() => onListening(isListening), [isListening, onListening]);
  const isReading = reader.state.status === 'reading';
  const giveWay = useEffectEvent(() => panel.giveWay('reading'));
  useEffect(() => {
    if (isReading) giveWay();
  }, [isReading]);
  const isShown = panel.isOpen && !isAside;
  const startTyping = (words: string) => {
    setTyped(words);
    panel.show();
    requestAnimationFrame(() => document.getElementById(typeFieldId)?.focus());
  };
  return (
    <>
      {panel.isOpen && (
        <VoicePanel
          voice={voice}
          isHidden={isAside}
          hasVoice={reader.state.status !== 'silent'}
          takesFocus={panel.takesFocus}
          typed={typed}
          onTyped={setTyped}
          onHelp={help.open}
          onMinimise={panel.minimise}
        />
      )}
      {!isShown && isListening && <Bubble words={voice.transcript} answer={voice.shown.feedback} />}
      <Announcements voice={voice} />
      <HelpDialog
        isOpen={isHelpOpen}
        page={{ kind: voice.page?.kind ?? null, isReading }}
        onClose={help.close}
        onDo={voice.perform}
        onType={startTyping}
      />
    </>
  );
}
