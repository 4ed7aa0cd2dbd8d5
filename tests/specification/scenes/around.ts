import { screen, within } from '@testing-library/react';
import type { AiStatus } from '#core/documents/ai-status.ts';
import { broken, ok } from '#tests/support/client/fake-api.ts';
import { patience, type Scene, type Stage } from './stage.tsx';
import { wordless } from './documents.ts';

const works = { available: true, status: 'operational' } as const;
const both: AiStatus = {
  providers: { openai: works, gemini: works, local: { available: false, status: 'not_configured' }, 'built-in': works },
  availableProviders: ['openai', 'gemini', 'built-in'],
  preferredProvider: 'openai',
};

function home(stage: Stage, answer: () => Response | Promise<Response> = () => ok(both)): void {
  stage.api.on('POST /api/infer', answer);
  stage.go('/');
}

async function account(stage: Stage): Promise<void> {
  stage.signIn();
  stage.go('/pricing');
  await stage.press('button', 'Account of ana');
}

async function signIn(stage: Stage, answer: () => Response): Promise<void> {
  stage.api.on('POST /api/users/login', answer);
  stage.go('/auth');
  const form = within(await screen.findByRole('main', undefined, patience));
  await stage.user.type(await form.findByLabelText('Username', undefined, patience), 'ana');
  await stage.user.type(form.getByLabelText('Password'), 'kitchen table seven');
  const [send] = form.getAllByRole('button', { name: 'Sign In' }).slice(-1);
  if (send) await stage.user.click(send);
}

async function subscribe(stage: Stage, annually: boolean): Promise<void> {
  stage.signIn('free');
  stage.go(annually ? '/pricing?billing=annually' : '/pricing');
  await stage.press('button', 'Subscribe to Basic');
}

const analysis = {
  totalWords: 400,
  topKeywords: [{ keyword: 'heart', count: 8, density: 2 }],
  overusedKeywords: [],
  keywordDensities: { heart: 2 },
  keywordCounts: { heart: 8 },
  recommendations: [],
};

async function analyze(stage: Stage, words: string, answer: () => Response = () => ok(analysis)): Promise<void> {
  stage.api.on('POST /api/seo/analyze', answer);
  stage.go('/seo-tools');
  const field = await screen.findByLabelText('Content', undefined, patience);
  if (words !== '') await stage.user.type(field, words);
  await stage.press('button', 'Analyze Content');
}

export const aroundScenes: Record<string, Scene> = {
  'Header, signed out': ({ go }) => go('/pricing'),
  'Header, signed in': (stage) => {
    stage.signIn();
    stage.go('/pricing');
  },
  'Account menu': account,
  'After logging out': async (stage) => {
    // Whatever the server says, the person is signed out here.
    await account(stage);
    stage.api.on('POST /api/users/logout', () => broken());
    await stage.press('button', 'Logout');
  },
  Footer: ({ go }) => go('/pricing'),
  Home: (stage) => home(stage),
  'Home, no AI answer': (stage) => home(stage, () => broken()),
  'Home, AI unreachable': (stage) => home(stage, () => Promise.reject(new Error('offline'))),
  'Sign in, refused': (stage) =>
    signIn(stage, () => Response.json({ success: false, message: 'Not this one' }, { status: 401 })),
  'Sign in, without a network': (stage) => signIn(stage, wordless),
  Pricing: ({ go }) => go('/pricing'),
  'Pricing, annually': async (stage) => {
    stage.go('/pricing');
    await stage.press('radio', /^Annually/);
  },
  'Pricing, subscribing': (stage) => subscribe(stage, false),
  'Content analyzer': ({ go }) => go('/seo-tools'),
  'Content analyzer, nothing written': (stage) => analyze(stage, ''),
  'Content analyzer, done': (stage) => analyze(stage, 'The heart'),
  'Content analyzer, failed': (stage) => analyze(stage, 'The heart', wordless),
  'Loading animations': ({ go }) => go('/loaders'),
  Privacy: ({ go }) => go('/privacy'),
  Terms: ({ go }) => go('/terms'),
  'Nothing there': ({ go }) => go('/no/such/page'),
};
