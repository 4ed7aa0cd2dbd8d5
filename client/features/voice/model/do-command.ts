import type { Command, PlainCommand } from '#core/voice/commands.ts';
import { texts } from '../texts.ts';
import { interpretationPath, shownOnly, toSpeakers, type Answer, type CommandDeps } from './answer.ts';
import { define, doOnPage, type PageCommand } from './do-on-page.ts';

type Doing = (deps: CommandDeps) => Answer;

/** What needs no document to be open. */
const anywhere: Record<Exclude<PlainCommand, PageCommand>, Doing> = {
  GO_HOME: go('/', texts.pages.GO_HOME),
  GO_DOCUMENTS: go('/documents', texts.pages.GO_DOCUMENTS),
  GO_UPLOAD: go('/upload', texts.pages.GO_UPLOAD),
  GO_PRICING: go('/pricing', texts.pages.GO_PRICING),
  GO_INTERPRETATION: goToInterpretation,
  GO_BACK: ({ reader, goBack }) => {
    reader.stop();
    goBack();
    return shownOnly(texts.pages.GO_BACK);
  },
  SCROLL_DOWN: scroll(1),
  SCROLL_UP: scroll(-1),
  STOP_READING: stopReading,
  HELP: ({ openHelp }) => {
    openHelp();
    return shownOnly(texts.helpOpen);
  },
};

const isAnywhere = (name: PlainCommand): name is keyof typeof anywhere => Object.hasOwn(anywhere, name);

export async function doCommand(deps: CommandDeps, command: Command): Promise<Answer> {
  if ('asked' in command) return define(deps, command);
  const { name } = command;
  return isAnywhere(name) ? anywhere[name](deps) : doOnPage(deps, name);
}

function go(path: string, words: string): Doing {
  return ({ reader, navigate }) => {
    reader.stop();
    navigate(path);
    return shownOnly(words);
  };
}

function goToInterpretation({ page, lastDocument, reader, navigate }: CommandDeps): Answer {
  if (page?.kind === 'interpretation') return toSpeakers(texts.isOpenAlready);
  const ref = page?.documentRef ?? lastDocument;
  reader.stop();
  navigate(ref === null ? '/documents' : interpretationPath(ref));
  return ref === null ? toSpeakers(texts.chooseDocument) : shownOnly(texts.pages.GO_INTERPRETATION);
}

function scroll(direction: 1 | -1): Doing {
  return (deps) => {
    deps.scroll(direction);
    return shownOnly(texts.scrolled[direction]);
  };
}

function stopReading({ reader }: CommandDeps): Answer {
  const wasReading = reader.state.status === 'reading' || reader.state.status === 'paused';
  reader.stop();
  return wasReading ? shownOnly(texts.stopped) : toSpeakers(texts.notReading);
}
