import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aHeardPage } from '#tests/support/client/heard-pages.ts';
import { freshBrowser, inPanel, showVoice } from '#tests/support/client/voice-widget.tsx';
import { texts } from '../texts.ts';

beforeEach(freshBrowser);

describe('the panel', () => {
  test('opens by its button, with the focus in it, and goes with Escape, which gives the focus back', async () => {
    const { user, launcher, panel, open } = showVoice();
    expect(panel()).toBeNull();

    await open();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Start listening' }));

    await user.keyboard('{Escape}');
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(launcher());
  });

  test('is as it was left at the last visit', async () => {
    const { open } = showVoice();
    await open();
    expect(localStorage.getItem('voicePanelVisible')).toBe('true');
  });

  test('is open where it was left open, and takes no focus then', async () => {
    localStorage.setItem('voicePanelVisible', 'true');
    showVoice();
    expect(await screen.findByRole('region', { name: 'Voice navigation' })).toBeDefined();
    expect(document.activeElement).toBe(document.body);
  });

  test('gives way on a narrow window to what a command has brought, and stays for what it answers itself', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('max-width') }));
    const { open, type, panel, launcher } = showVoice();
    await open();
    await type('potassium');
    expect(panel()).not.toBeNull();

    await type('terms');
    await vi.waitFor(() => expect(panel()).toBeNull());
    expect(document.activeElement).toBe(launcher());
  });

  test('says where the voice goes before anybody speaks', async () => {
    const { open } = showVoice();
    await open();
    expect(await inPanel(texts.goesAway)).toBeDefined();
    expect(window.fakeRecognition.log).toEqual([]);
  });

  test('says that the voice stays here once that is certain', async () => {
    window.fakeRecognition.device = 'available';
    const { open, press } = showVoice();
    await open();
    await press();
    expect(await inPanel(texts.staysHere)).toBeDefined();
  });
});

describe('a command', () => {
  test('is typed as it is said', async () => {
    const { open, type, done, told } = showVoice();
    await open();
    await type('  Terms ');
    expect(await inPanel('terms')).toBeDefined();
    expect(await inPanel(texts.shown.terms)).toBeDefined();
    expect(done).toEqual(['show terms']);
    expect(told).toEqual([]);
  });

  test('that is spoken is done once, and shown', async () => {
    const { open, press, say, done } = showVoice();
    await open();
    await press();
    act(() => window.fakeRecognition.say('ter', false));
    expect(await inPanel('ter')).toBeDefined();
    expect(done).toEqual([]);

    await say('terms');
    act(() => window.fakeRecognition.repeat());

    expect(done).toEqual(['show terms']);
    expect(await inPanel('Show medical terms')).toBeDefined();
  });

  test('goes to another page', async () => {
    const { open, type, told } = showVoice();
    await open();
    await type('pricing');
    expect(await screen.findByText('At /pricing')).toBeDefined();
    expect(told).toEqual(['stop']);
  });

  test('for the interpretation waits until it is there', async () => {
    const { open, type, pages, done } = showVoice({ page: { kind: 'document' } });
    await open();
    await type('terms');
    expect(await screen.findByText('At /interpretation/7')).toBeDefined();
    expect(done).toEqual([]);

    const shown = aHeardPage();
    act(() => void pages.offer(shown.page));
    expect(await inPanel(texts.shown.terms)).toBeDefined();
    expect(shown.done).toEqual(['show terms']);
  });

  test('that asks for a word shows its definition, and speaks it', async () => {
    const { open, type, told } = showVoice();
    await open();
    await type('potassium');
    expect((await inPanel('A mineral that helps your heart work.')).tagName).toBe('DD');
    expect(told).toEqual(['say potassium: A mineral that helps your heart work.']);
  });

  test('that asks for a word leads to it among the terms', async () => {
    const { user, open, type, done } = showVoice();
    await open();
    await type('potassium');
    await user.click(await screen.findByRole('button', { name: texts.showTerm }));
    expect(done).toEqual(['show term potassium']);
  });

  test('that cannot be done is told aloud to whoever asked aloud', async () => {
    const { open, press, say, type, told } = showVoice({ page: null });
    await open();
    await type('read');
    expect(await inPanel(texts.needsDocument)).toBeDefined();
    expect(told).toEqual([]);

    await press();
    await say('read');
    expect(told).toEqual([`say ${texts.needsDocument}`]);
  });

  test('that nobody knows does nothing', async () => {
    const { open, press, say, type, done, told } = showVoice();
    await open();
    await type('lovely weather');
    expect(await inPanel(texts.notUnderstood)).toBeDefined();
    await press();
    await say('we had soup');
    expect([...done, ...told]).toEqual([]);
  });

  test('that is empty is asked for', async () => {
    const { open, type } = showVoice();
    await open();
    await type(' ');
    expect(await inPanel(texts.nothingTyped)).toBeDefined();
  });
});

describe('where two commands are as likely', () => {
  test.each([
    ['first', 'show terms'],
    ['second', 'show questions'],
  ])('it asks back, and takes %j', async (answer, effect) => {
    const { open, press, say, done, told } = showVoice();
    await open();
    await press();
    await say('either');
    expect(told).toEqual([expect.stringContaining('Did you mean, first: ')]);
    await say(answer);
    expect(done).toEqual([effect]);
    expect(screen.queryByRole('group', { name: texts.unsure })).toBeNull();
  });

  test('it takes a press', async () => {
    const { user, open, type, done } = showVoice();
    await open();
    await type('either');
    await user.click(await screen.findByRole('button', { name: /^Second/ }));
    expect(done).toEqual(['show questions']);
  });

  test('it takes another command, or neither', async () => {
    const { user, open, type, done } = showVoice();
    await open();
    await type('either');
    await type('potassium');
    await type('either');
    await user.click(await screen.findByRole('button', { name: 'Neither' }));
    expect(done).toEqual([]);
    expect(await inPanel(texts.neitherDone)).toBeDefined();
  });
});

test('the voice can be heard before it is needed', async () => {
  const { user, open, told } = showVoice();
  await open();
  await user.click(screen.getByRole('button', { name: 'Test Voice' }));
  expect(told).toEqual([`say ${texts.voiceSample}`]);
});
