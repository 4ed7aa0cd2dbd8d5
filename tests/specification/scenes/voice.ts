import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { installFakeRecognition } from '#tests/support/fake-speech/fake-recognition.ts';
import { patience, type Scene, type Stage } from './stage.tsx';
// Comes when it is needed. Here it is there, so that no test waits for its own source.
import '#client/features/voice/components/voice-console.tsx';

async function open(stage: Stage): Promise<void> {
  stage.go('/pricing');
  await stage.press('button', 'Voice navigation');
  await screen.findByRole('region', { name: 'Voice navigation' }, patience);
}

/** Listens, where the browser's recogniser ends each start with this code. */
async function failing(stage: Stage, code: string): Promise<void> {
  installFakeRecognition();
  window.fakeRecognition.mode = code;
  await open(stage);
  await stage.press('button', 'Start listening');
}

export const voiceScenes: Record<string, Scene> = {
  Voice: (stage) => {
    installFakeRecognition();
    return open(stage);
  },
  'Voice, help': async (stage) => {
    installFakeRecognition();
    await open(stage);
    await stage.press('button', 'Help');
  },
  'Voice, denied': (stage) => failing(stage, 'not-allowed'),
  'Voice, another error': (stage) => failing(stage, 'network'),
  'Voice, not supported': async (stage) => {
    vi.stubGlobal('SpeechRecognition', undefined);
    vi.stubGlobal('webkitSpeechRecognition', undefined);
    await open(stage);
    await stage.press('button', 'Start listening');
  },
};
