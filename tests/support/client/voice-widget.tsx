import { act, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import type { Command, Match } from '#core/voice/commands.ts';
import type { HeardWords } from '#core/voice/match-command.ts';
import { VoiceWidget } from '#client/features/voice/components/voice-widget.tsx';
import { createHeardPages, HeardPagesContext } from '#client/lib/heard-page/heard-pages.ts';
import type { HeardPage } from '#client/lib/heard-page/heard-page.ts';
import type { Reader } from '#client/lib/reader/reader.ts';
import { fakeApi } from './fake-api.ts';
import { aHeardPage, aReader } from './heard-pages.ts';
import { renderAt } from './render-at.tsx';
import { installFakeRecognition } from '../fake-speech/fake-recognition.ts';
// Comes when it is needed. Here it is there, so that no test waits for its own source.
import '#client/features/voice/components/voice-console.tsx';

/** A browser that was never here and hears what a test says. */
export function freshBrowser(): void {
  localStorage.clear();
  fakeApi();
  installFakeRecognition();
}

const commands: Record<string, Command> = {
  pricing: { name: 'GO_PRICING' },
  terms: { name: 'SHOW_TERMS' },
  questions: { name: 'SHOW_QUESTIONS' },
  read: { name: 'READ_DOCUMENT' },
  help: { name: 'HELP' },
  potassium: { name: 'DEFINE_TERM', term: 'potassium', asked: 'potassium' },
};

/** The likeliest wording is the key of a command; `either` may be two. */
function match({ alternatives: [words = ''] }: HeardWords): Match {
  const [first, second] = [commands['terms'], commands['questions']];
  if (words === 'either' && first && second) return { kind: 'unsure', choices: [first, second] };
  const command = commands[words];
  return command ? { kind: 'command', command } : { kind: 'none' };
}

const Where = () => <p>At {useLocation().pathname}</p>;

/** The voice on an interpretation, or on what is said, with somebody in front of it. */
export function showVoice({ page: offered = {}, reader: how = {} }: Around = {}) {
  const { page, done } = aHeardPage(offered ?? {});
  const { reader, told } = aReader(how);
  const pages = createHeardPages();
  if (offered !== null) pages.offer(page);
  const { user } = renderAt(
    '/interpretation/7',
    <HeardPagesContext value={pages}>
      <Where />
      <VoiceWidget reader={reader} match={match} />
    </HeardPagesContext>,
  );
  const launcher = () => screen.getByRole('button', { name: /^Voice navigation/ });
  const panel = () => screen.queryByRole('region', { name: 'Voice navigation' });
  const open = async () => {
    await user.click(launcher());
    await screen.findByRole('region', { name: 'Voice navigation' });
  };
  const press = () => user.click(screen.getByRole('button', { name: / listening$|and listen$/ }));
  const type = (words: string) => user.type(screen.getByLabelText('Type a command'), `${words}{Enter}`);
  const say = (words: string) =>
    act(async () => {
      window.fakeRecognition.say(words);
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
  return { user, done, told, pages, launcher, panel, open, press, type, say };
}

type Around = { page?: Partial<HeardPage> | null; reader?: Partial<Reader> };

/** Waits for these words in the panel. */
export const inPanel = (text: string | RegExp) => within(screen.getByRole('region')).findByText(text);
