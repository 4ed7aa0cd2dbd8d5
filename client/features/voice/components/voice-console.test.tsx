import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Reader } from '#client/lib/reader/reader.ts';
import { freshBrowser, inPanel, showVoice } from '#tests/support/client/voice-widget.tsx';
import { texts } from '../texts.ts';

beforeEach(freshBrowser);

describe('errors', () => {
  test('a denied microphone is told by a toast, and listening is off', async () => {
    window.fakeRecognition.mode = 'not-allowed';
    const { open, press } = showVoice();
    await open();
    await press();
    const toast = within(await screen.findByRole('alert', { name: 'Problem' }));
    expect(await toast.findByText('Microphone Access Denied')).toBeDefined();
    expect(toast.getByText('Please enable microphone access to use voice navigation.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Start listening' })).toBeDefined();
    expect(await inPanel(texts.blocked.denied)).toBeDefined();
  });

  test('a browser that cannot listen is told by a toast, and typing works', async () => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
    const { open, press, type, done } = showVoice();
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
    const { open, press } = showVoice();
    await open();
    await press();
    expect(await inPanel(`Error: ${code}`)).toBeDefined();
    expect(await inPanel(help)).toBeDefined();
  });
});

describe('reading and listening', () => {
  const reading: Partial<Reader> = { isSpeaking: true, state: { status: 'reading', passages: [], at: 0 } };

  test('the microphone waits while the reader speaks, and a press pauses the reading', async () => {
    const { open, press, told } = showVoice({ reader: reading });
    await open();
    await press();
    expect(told).toEqual(['pause']);
    expect(window.fakeRecognition.live()).toBe(0);
    expect(await inPanel(texts.held.speech)).toBeDefined();
  });

  test('the panel gives way to what is read, where it would stand over it', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(max-width: 112em)' }));
    const { user, launcher, panel } = showVoice({ reader: reading });
    await user.click(launcher());
    await vi.waitFor(() => expect(panel()).toBeNull());

    await user.click(launcher());
    expect(panel()).not.toBeNull();
  });

  test('leaving the page ends both', async () => {
    const { open, press, told } = showVoice();
    await open();
    await press();
    expect(window.fakeRecognition.live()).toBe(1);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(window.fakeRecognition.live()).toBe(0);
    expect(told).toEqual(['stop']);
  });

  test('a tab out of sight holds the microphone until it is seen again', async () => {
    const { open, press } = showVoice();
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
