import { useState } from 'react';
import { answerChoice } from '#core/voice/answer-choice.ts';
import type { Command, Match } from '#core/voice/commands.ts';
import { matchCommand, type HeardWords } from '#core/voice/match-command.ts';
import { useHeardPage } from '#client/lib/heard-page/heard-pages.ts';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { cleaned } from '../model/heard.ts';
import { commandWords } from '../model/command-words.ts';
import { texts } from '../texts.ts';
import { useCommands, type Around } from './use-commands.ts';
import { useListening } from './use-listening.ts';

/** How words came: typed, spoken while everything is listened to, or spoken into a button that was held for it. */
type Way = 'typed' | 'toggle' | 'hold';

type Hearing = Around & { match?: (heard: HeardWords) => Match };

/** Hears words, finds the command in them and does it. */
export function useVoice({ match = matchCommand, ...around }: Hearing) {
  const { reader, panel } = around;
  const toast = useToast();
  const [transcript, setTranscript] = useState('');
  const page = useHeardPage();
  const { shown, tell, toSpeaker, perform } = useCommands(around);

  const answer = (alternatives: string[], way: Way) => {
    const isAloud = way !== 'typed';
    const { choices } = shown;
    const heard = { alternatives, terms: page?.terms.map(({ term }) => term) ?? [] };
    const chosen = choices === null ? null : answerChoice(heard, choices);
    if (chosen?.kind === 'neither') return tell({ feedback: texts.neitherDone }, toSpeaker(texts.neitherDone, isAloud));
    if (chosen?.kind === 'chosen') return void perform(chosen.command, isAloud);
    const found = match(heard);
    if (found.kind === 'command') return void perform(found.command, isAloud);
    if (found.kind === 'unsure') return askBack(found.choices, isAloud);
    // What is said in the room was perhaps not said to us: nothing of what stands there goes.
    const said = { ...shown, feedback: texts.notUnderstood, isQuiet: way === 'toggle' };
    tell(said, toSpeaker(texts.notUnderstood, way === 'hold'));
  };

  const askBack = (choices: [Command, Command], isAloud: boolean) => {
    panel.show();
    const [first, second] = choices;
    const question = texts.unsureSpoken(commandWords(first), commandWords(second));
    tell({ feedback: texts.unsure, choices }, toSpeaker(question, isAloud));
  };

  const listening = useListening(reader, {
    onTranscript: setTranscript,
    onUtterance: answer,
    onError: (code) => {
      const told = toastOf(code);
      if (told === null) return tell({ feedback: texts.error(code) });
      toast.show({ ...told, tone: 'error' });
      tell({ feedback: told.title });
    },
  });

  return {
    ...listening,
    page,
    shown,
    transcript,
    perform: (command: Command) => void perform(command, false),
    /** Null where the page does not tell of its terms. */
    showTerm: page?.showTerm
      ? (term: string) => {
          panel.giveWay('part');
          void page.showTerm?.(term);
        }
      : null,
    dismissChoices: () => tell({ feedback: texts.neitherDone }),
    type: (typed: string) => {
      const words = cleaned(typed);
      setTranscript(words);
      if (words === '') tell({ feedback: texts.nothingTyped });
      else answer([words], 'typed');
    },
    testVoice: () => tell({ feedback: texts.testing }, texts.voiceSample),
  };
}

export type Voice = ReturnType<typeof useVoice>;

function toastOf(code: string) {
  if (code === 'not-allowed' || code === 'service-not-allowed') return texts.denied;
  return code === 'unsupported' ? texts.unsupported : null;
}
