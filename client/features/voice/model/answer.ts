import type { ExplainedTerm, Language } from '#core/documents/explanation.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { Command } from '#core/voice/commands.ts';
import type { HeardPage } from '#client/lib/heard-page/heard-page.ts';
import type { Reader } from '#client/lib/reader/reader.ts';

/** What is told when a command was done, or could not be. */
export type Answer = {
  words: string;
  /** Of the words; English where it is absent. */
  language?: Language | undefined;
  /** Spoken too: always, or only to whoever asked aloud. What the page itself shows need not be spoken. */
  isSpoken: 'always' | 'to-speakers' | 'never';
  definition?: ExplainedTerm;
};

/** What a command can reach. */
export type CommandDeps = {
  page: HeardPage | null;
  /** Opened last in this tab. */
  lastDocument: DocumentRef | null;
  reader: Pick<Reader, 'state' | 'read' | 'resume' | 'stop'>;
  navigate: (path: string) => void;
  goBack: () => void;
  /** 1 is down. */
  scroll: (direction: 1 | -1) => void;
  openHelp: () => void;
  /** Keeps the command until the interpretation that is being opened stands there. */
  doLater: (command: Command) => void;
};

export const shownOnly = (words: string): Answer => ({ words, isSpoken: 'never' });
export const toSpeakers = (words: string): Answer => ({ words, isSpoken: 'to-speakers' });

export const interpretationPath = (ref: DocumentRef): string => `/interpretation/${ref}`;
