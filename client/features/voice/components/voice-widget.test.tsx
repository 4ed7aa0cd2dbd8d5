import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useLocation } from 'react-router';
import type { Command, Match } from '#core/voice/commands.ts';
import type { HeardWords } from '#core/voice/match-command.ts';
import { createHeardPages, HeardPagesContext } from '#client/lib/heard-page/heard-pages.ts';
import type { HeardPage } from '#client/lib/heard-page/heard-page.ts';
import type { Reader } from '#client/lib/reader/reader.ts';
import { aHeardPage, aReader } from '#tests/support/client/heard-pages.ts';
import { fakeApi } from '#tests/support/client/fake-api.ts';
import { renderAt } from '#tests/support/client/render-at.tsx';
import { installFakeRecognition } from '#tests/support/fake-speech/fake-recognition.ts';
import { texts } from '../texts.ts';
// Comes when it is needed. Here it is there, so that no test waits for its own source.
import './voice-console.tsx';
import { VoiceWidget } from './voice-widget.tsx';

beforeEach(() => {
  localStorage.clear();
  fakeApi();
  installFakeRecognition();
});

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

function setup({ page: offered = {}, reader: how = {} }: Around = {}) {
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

const words = (text: string | RegExp) => within(screen.getByRole('region')).findByText(text);

describe('the panel', () => {
  test('opens by its button, with the focus in it, and goes with Escape, which gives the focus back', async () => {
    const { user, launcher, panel, open } = setup();
    expect(panel()).toBeNull();

    await open();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Start listening' }));

    await user.keyboard('{Escape}');
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(launcher());
  });

  test('is as it was left at the last visit', async () => {
    const { open } = setup();
    await open();
    expect(localStorage.getItem('voicePanelVisible')).toBe('true');
  });

  test('is open where it was left open, and takes no focus then', async () => {
    localStorage.setItem('voicePanelVisible', 'true');
    setup();
    expect(await screen.findByRole('region', { name: 'Voice navigation' })).toBeDefined();
    expect(document.activeElement).toBe(document.body);
  });

  test('gives way on a narrow window to what a command has brought, and stays for what it answers itself', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('max-width') }));
    const { open, type, panel, launcher } = setup();
    await open();
    await type('potassium');
    expect(panel()).not.toBeNull();

    await type('terms');
    await vi.waitFor(() => expect(panel()).toBeNull());
    expect(document.activeElement).toBe(launcher());
  });

  test('says where the voice goes before anybody speaks', async () => {
    const { open } = setup();
    await open();
    expect(await words(texts.goesAway)).toBeDefined();
    expect(window.fakeRecognition.log).toEqual([]);
  });

  test('says that the voice stays here once that is certain', async () => {
    window.fakeRecognition.device = 'available';
    const { open, press } = setup();
    await open();
    await press();
    expect(await words(texts.staysHere)).toBeDefined();
  });
});

describe('a command', () => {
  test('is typed as it is said', async () => {
    const { open, type, done, told } = setup();
    await open();
    await type('  Terms ');
    expect(await words('terms')).toBeDefined();
    expect(await words(texts.shown.terms)).toBeDefined();
    expect(done).toEqual(['show terms']);
    expect(told).toEqual([]);
  });

  test('that is spoken is done once, and shown', async () => {
    const { open, press, say, done } = setup();
    await open();
    await press();
    act(() => window.fakeRecognition.say('ter', false));
    expect(await words('ter')).toBeDefined();
    expect(done).toEqual([]);

    await say('terms');
    act(() => window.fakeRecognition.repeat());

    expect(done).toEqual(['show terms']);
    expect(await words('Show medical terms')).toBeDefined();
  });

  test('goes to another page', async () => {
    const { open, type, told } = setup();
    await open();
    await type('pricing');
    expect(await screen.findByText('At /pricing')).toBeDefined();
    expect(told).toEqual(['stop']);
  });

  test('for the interpretation waits until it is there', async () => {
    const { open, type, pages, done } = setup({ page: { kind: 'document' } });
    await open();
    await type('terms');
    expect(await screen.findByText('At /interpretation/7')).toBeDefined();
    expect(done).toEqual([]);

    const shown = aHeardPage();
    act(() => void pages.offer(shown.page));
    expect(await words(texts.shown.terms)).toBeDefined();
    expect(shown.done).toEqual(['show terms']);
  });

  test('that asks for a word shows its definition, and speaks it', async () => {
    const { open, type, told } = setup();
    await open();
    await type('potassium');
    expect((await words('A mineral that helps your heart work.')).tagName).toBe('DD');
    expect(told).toEqual(['say potassium: A mineral that helps your heart work.']);
  });

  test('that cannot be done is told aloud to whoever asked aloud', async () => {
    const { open, press, say, type, told } = setup({ page: null });
    await open();
    await type('read');
    expect(await words(texts.needsDocument)).toBeDefined();
    expect(told).toEqual([]);

    await press();
    await say('read');
    expect(told).toEqual([`say ${texts.needsDocument}`]);
  });

  test('that nobody knows does nothing', async () => {
    const { open, press, say, type, done, told } = setup();
    await open();
    await type('lovely weather');
    expect(await words(texts.notUnderstood)).toBeDefined();
    await press();
    await say('we had soup');
    expect([...done, ...told]).toEqual([]);
  });

  test('that is empty is asked for', async () => {
    const { open, type } = setup();
    await open();
    await type(' ');
    expect(await words(texts.nothingTyped)).toBeDefined();
  });
});

describe('where two commands are as likely', () => {
  test.each([
    ['first', 'show terms'],
    ['second', 'show questions'],
  ])('it asks back, and takes %j', async (answer, effect) => {
    const { open, press, say, done, told } = setup();
    await open();
    await press();
    await say('either');
    expect(told).toEqual([expect.stringContaining('Did you mean, first: ')]);
    await say(answer);
    expect(done).toEqual([effect]);
    expect(screen.queryByRole('group', { name: texts.unsure })).toBeNull();
  });

  test('it takes a press', async () => {
    const { user, open, type, done } = setup();
    await open();
    await type('either');
    await user.click(await screen.findByRole('button', { name: /^Second/ }));
    expect(done).toEqual(['show questions']);
  });

  test('it takes another command, or neither', async () => {
    const { user, open, type, done } = setup();
    await open();
    await type('either');
    await type('potassium');
    await type('either');
    await user.click(await screen.findByRole('button', { name: 'Neither' }));
    expect(done).toEqual([]);
    expect(await words(texts.neitherDone)).toBeDefined();
  });
});

describe('errors', () => {
  test('a denied microphone is told by a toast, and listening is off', async () => {
    window.fakeRecognition.mode = 'not-allowed';
    const { open, press } = setup();
    await open();
    await press();
    const toast = within(await screen.findByRole('alert', { name: 'Problem' }));
    expect(await toast.findByText('Microphone Access Denied')).toBeDefined();
    expect(toast.getByText('Please enable microphone access to use voice navigation.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Start listening' })).toBeDefined();
    expect(await words(texts.blocked.denied)).toBeDefined();
  });

  test('a browser that cannot listen is told by a toast, and typing works', async () => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
    const { open, press, type, done } = setup();
    await open();
    await press();
    const toast = within(screen.getByRole('alert', { name: 'Problem' }));
    expect(await toast.findByText('Voice Navigation Not Supported')).toBeDefined();
    expect(
      toast.getByText(
        'Your browser does not support voice navigation. Please try using a different browser like Chrome.',
      ),
    ).toBeDefined();
    await type('terms');
    expect(done).toEqual(['show terms']);
  });

  test.each([
    ['audio-capture', texts.blocked['no-microphone']],
    ['language-not-supported', texts.blocked.language],
    ['network', texts.goesOn],
    ['bad-weather', texts.goesOn],
  ])('%s is told by its code, with what to do', async (code, help) => {
    window.fakeRecognition.mode = code;
    const { open, press } = setup();
    await open();
    await press();
    expect(await words(`Error: ${code}`)).toBeDefined();
    expect(await words(help)).toBeDefined();
  });
});

describe('reading and listening', () => {
  const reading: Partial<Reader> = { isSpeaking: true, state: { status: 'reading', passages: [], at: 0 } };

  test('the microphone waits while the reader speaks, and a press pauses the reading', async () => {
    const { open, press, told } = setup({ reader: reading });
    await open();
    await press();
    expect(told).toEqual(['pause']);
    expect(window.fakeRecognition.live()).toBe(0);
    expect(await words(texts.held.speech)).toBeDefined();
  });

  test('the panel gives way to what is read, where it would stand over it', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(max-width: 112em)' }));
    const { user, launcher, panel } = setup({ reader: reading });
    await user.click(launcher());
    await vi.waitFor(() => expect(panel()).toBeNull());

    await user.click(launcher());
    expect(panel()).not.toBeNull();
  });

  test('leaving the page ends both', async () => {
    const { open, press, told } = setup();
    await open();
    await press();
    expect(window.fakeRecognition.live()).toBe(1);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(window.fakeRecognition.live()).toBe(0);
    expect(told).toEqual(['stop']);
  });

  test('a tab out of sight holds the microphone until it is seen again', async () => {
    const { open, press } = setup();
    await open();
    await press();
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(window.fakeRecognition.live()).toBe(0);

    seen.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await vi.waitFor(() => expect(window.fakeRecognition.live()).toBe(1));
  });
});

test('the voice can be heard before it is needed', async () => {
  const { user, open, told } = setup();
  await open();
  await user.click(screen.getByRole('button', { name: 'Test Voice' }));
  expect(told).toEqual([`say ${texts.voiceSample}`]);
});
