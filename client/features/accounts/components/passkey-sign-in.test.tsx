import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ana, aSession } from '#tests/support/client/accounts.ts';
import { fakeApi, later, ok, refused } from '#tests/support/client/fake-api.ts';
import { guestAllowance } from '#tests/support/client/plans.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { AuthPage } from './auth-page.tsx';

const login = 'POST /api/users/passkeys/login';
const options = 'POST /api/users/passkeys/login-options';

/** A browser with a passkey. Each time that it is asked, the passkey has been used once more when it answers. */
function setup() {
  const asked: { isOffered: boolean; answer: () => void }[] = [];
  let uses = 0;
  const get = ({ mediation }: { mediation?: string }) => {
    const { promise, resolve } = Promise.withResolvers<object>();
    asked.push({ isOffered: mediation === 'conditional', answer: () => resolve(aCredential(++uses)) });
    return promise;
  };
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, { isConditionalMediationAvailable: async () => true }),
  );
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, {
      get: (of, name) => (name === 'credentials' ? { get } : Reflect.get(of, name, of)),
    }),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const api = fakeApi()
    .on('GET /api/users/session', () => ok(aSession()))
    .on('GET /api/plan', () => ok(guestAllowance({ canSendMail: true })))
    .on(options, () => ok({ challengeId: `c${asked.length}`, options: { challenge: 'AAAA', allowCredentials: [] } }));
  renderScreen(<AuthPage />, { at: '/login', path: '/:screen' });
  return { api, asked, user: userEvent.setup() };
}

function aCredential(uses: number) {
  const buffer = new Uint8Array([uses]).buffer;
  const response = { authenticatorData: buffer, clientDataJSON: buffer, signature: buffer, userHandle: buffer };
  return { id: 'k1', rawId: buffer, type: 'public-key', response, getClientExtensionResults: () => ({}) };
}

const button = () => screen.getByRole('button', { name: 'Sign in with a passkey' });
const address = () => screen.getByTestId('address').textContent;

test('whoever presses while the list of the browser signs in is signed in once', async () => {
  const { api, asked, user } = setup();
  const { answer, come } = later();
  api.on(login, answer);
  await vi.waitFor(() => expect(asked.map(({ isOffered }) => isOffered)).toEqual([true]));

  asked[0]?.answer();
  await vi.waitFor(() => expect(api.callsOf(login)).toHaveLength(1));
  await user.click(button());
  await vi.waitFor(() => expect(asked.map(({ isOffered }) => isOffered)).toEqual([true, false]));
  asked[1]?.answer();
  await new Promise((resolve) => setTimeout(resolve, 20));
  come(ok(ana));

  await vi.waitFor(() => expect(address()).not.toBe('/login'));
  expect(api.callsOf(login).map(({ body }) => body)).toMatchObject([{ challengeId: 'c0' }]);
});

test('a passkey that was refused can be tried again', async () => {
  const { api, asked, user } = setup();
  api.on(login, () => refused('auth.passkey_refused'));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await user.click(button());
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.answer();
  await screen.findByText('This passkey could not be used. Sign in with your password.');

  api.on(login, () => ok(ana));
  await user.click(button());
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  asked[2]?.answer();

  await vi.waitFor(() => expect(address()).not.toBe('/login'));
  expect(api.callsOf(login)).toHaveLength(2);
});
