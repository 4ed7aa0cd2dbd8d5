import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ExplainedTerm, Language } from '#core/documents/explanation.ts';
import type { Command } from '#core/voice/commands.ts';
import { HeardPagesContext } from '#client/lib/heard-page/heard-pages.ts';
import type { Reader } from '#client/lib/reader/reader.ts';
import type { Answer } from '../model/answer.ts';
import { doCommand } from '../model/do-command.ts';
import { scrollWindow } from '../model/scroll-window.ts';
import { texts } from '../texts.ts';
import { useLastDocument } from './use-last-document.ts';

/** What was done last, as the panel shows it. */
export type Shown = {
  feedback: string;
  /** Not read out: it is spoken, or it answers what was perhaps not said to us. */
  isQuiet: boolean;
  command: Command | null;
  choices: [Command, Command] | null;
  definition: ExplainedTerm | null;
  /** Of the feedback and the definition. */
  language?: Language | undefined;
};

const nothing: Shown = { feedback: '', isQuiet: false, command: null, choices: null, definition: null };

/** How long the interpretation may take to open before a command for it is given up. */
const patienceMs = 10_000;

export type Around = {
  reader: Reader;
  help: { open: () => void; close: () => void };
  panel: { show: () => void; giveWay: (to: 'part') => void };
};

/** Does commands on the page that is open, and tells what came of them. */
export function useCommands({ reader, help, panel }: Around) {
  const { current, subscribe } = use(HeardPagesContext);
  const navigate = useNavigate();
  const lastDocument = useLastDocument();
  const [shown, setShown] = useState(nothing);
  const later = useLater();

  const tell = (more: Partial<Shown>, spoken: string | null = null) => {
    setShown({ ...nothing, ...more, ...(spoken !== null && { isQuiet: true }) });
    if (spoken !== null) reader.say(spoken, more.language);
  };
  // What is paused keeps its place: a short answer would end it.
  const toSpeaker = (words: string, isAloud: boolean) => (isAloud && reader.state.status !== 'paused' ? words : null);

  const perform = async (command: Command, isAloud: boolean) => {
    later.forget();
    help.close();
    const doLater = (kept: Command) =>
      later.keep({ command: kept, isAloud }, () => tell({ feedback: texts.noInterpretation }));
    const answer = await answerTo(command, {
      page: current(),
      lastDocument: lastDocument(),
      reader,
      openHelp: help.open,
      doLater,
      navigate: (path) => void navigate(path),
      goBack: () => void navigate(-1),
      scroll: scrollWindow,
    });
    const { words, language, isSpoken, definition = null } = answer;
    if (definition !== null) panel.show();
    else if (isSpoken === 'never') panel.giveWay('part');
    const spoken = isSpoken === 'always' ? words : toSpeaker(words, isAloud && isSpoken === 'to-speakers');
    tell({ feedback: words, command, definition, language }, spoken);
  };

  const doKept = useEffectEvent(() => {
    const kept = current()?.kind === 'interpretation' ? later.take() : null;
    if (kept !== null) void perform(kept.command, kept.isAloud);
  });
  useEffect(() => subscribe(() => doKept()), [subscribe]);

  return { shown, tell, toSpeaker, perform };
}

async function answerTo(command: Command, deps: Parameters<typeof doCommand>[0]): Promise<Answer> {
  try {
    return await doCommand(deps, command);
  } catch {
    return { words: texts.didNotWork, isSpoken: 'to-speakers' };
  }
}

type Kept = { command: Command; isAloud: boolean };

/** Keeps a command until the page that it is for stands there. */
function useLater() {
  const kept = useRef<Kept | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const take = () => {
    const taken = kept.current;
    kept.current = null;
    clearTimeout(timer.current);
    return taken;
  };
  return {
    take,
    forget: () => void take(),
    keep: (command: Kept, onLate: () => void) => {
      kept.current = command;
      timer.current = setTimeout(() => take() && onLate(), patienceMs);
    },
  };
}
