import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { openMailServer } from '../support/mail-server.ts';
import { startProgram } from '../support/start-program.ts';

const mail = await openMailServer();
afterAll(mail.stop);

const { at, openPage } = startProgram(async () => ({
  SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  MAIL_FROM: 'Readback <readback@readback.example>',
}));

/** A page of the app's own origin that asks its API as a browser does. */
async function visit() {
  const { page, context } = await openPage();
  await page.goto(at('/api/samples'));
  const ask = (method: string, path: string, body?: object): Promise<{ status: number; data: unknown }> =>
    page.evaluate(
      async ([how, where, what]) => {
        const answer = await fetch(where, {
          method: how,
          ...(what !== null && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(what) }),
        });
        const { data = null } = await answer.json();
        return { status: answer.status, data };
      },
      [method, path, body ?? null] as const,
    );
  return { page, context, ask };
}

/** The browser's own authenticator, with a finger that is always shown unless it is taken away. */
async function plugInAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    showFinger: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    keys: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  };
}

const addPasskey = (page: Page) =>
  page.evaluate(async () => {
    const post = async (path: string, body?: object) => {
      const init = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const answer = await fetch(path, { method: 'POST', ...init });
      return { status: answer.status, ...(await answer.json()) };
    };
    const { data } = await post('/api/users/passkeys/options');
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(data.options);
    const made = await navigator.credentials.create({ publicKey });
    if (!(made instanceof PublicKeyCredential)) return 0;
    const body = { challengeId: data.challengeId, response: made.toJSON(), label: 'This browser' };
    return (await post('/api/users/passkeys', body)).status;
  });

/** Gives the name of whoever was signed in, or what the browser or the server said instead. */
const signInByPasskey = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const post = async (path: string, body?: object) => {
      const init = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      return (await fetch(path, { method: 'POST', ...init })).json();
    };
    const { data } = await post('/api/users/passkeys/login-options');
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(data.options);
    const found = await navigator.credentials.get({ publicKey }).catch((error: Error) => error.name);
    if (!(found instanceof PublicKeyCredential)) return String(found);
    const body = { challengeId: data.challengeId, response: found.toJSON() };
    const answer = await post('/api/users/passkeys/login', body);
    return answer.data?.username ?? answer.code;
  });

/** The token of the newest link that came to an address. */
const linkTo = (address: string): Promise<string> =>
  expect
    .poll(() => tokensTo(address).at(-1), { timeout: 20_000 })
    .toMatch(/^[\w-]{43}$/)
    .then(() => tokensTo(address).at(-1) ?? '');

const tokensTo = (address: string): string[] =>
  mail.taken
    .filter(({ to }) => to.includes(address))
    .flatMap(({ source }) => /#([\w-]{43})/.exec(source.replaceAll(/=\r\n/g, ''))?.[1] ?? []);

describe('a passkey of a real browser', () => {
  test('is made, signs in without a name or a password, and is refused once it was removed', async () => {
    const { page, context, ask } = await visit();
    const authenticator = await plugInAuthenticator(page);
    await ask('POST', '/api/users/register', { username: 'passkey-ana', password: 'kitchen table seven' });

    expect(await addPasskey(page)).toBe(200);
    expect(await authenticator.keys()).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);
    await ask('POST', '/api/users/logout');
    expect((await ask('GET', '/api/users/me')).status).toBe(401);

    expect(await signInByPasskey(page)).toBe('passkey-ana');
    expect((await ask('GET', '/api/users/me')).data).toMatchObject({ username: 'passkey-ana', isRecent: true });

    const { data } = await ask('GET', '/api/users/passkeys');
    expect(data).toMatchObject([{ label: 'This browser', usedAt: expect.stringMatching(/Z$/) }]);
    const [{ id } = { id: '' }] = data as { id: string }[];
    await ask('DELETE', `/api/users/passkeys/${id}`);
    await ask('POST', '/api/users/logout');
    expect(await signInByPasskey(page)).toBe('auth.passkey_refused');
    await context.close();
  });

  test('does nothing for somebody who cannot show the finger', async () => {
    const { page, context, ask } = await visit();
    const authenticator = await plugInAuthenticator(page);
    await ask('POST', '/api/users/register', { username: 'passkey-ben', password: 'kitchen table seven' });
    await addPasskey(page);
    await ask('POST', '/api/users/logout');

    await authenticator.showFinger(false);

    expect(await signInByPasskey(page)).toBe('NotAllowedError');
    expect((await ask('GET', '/api/users/me')).status).toBe(401);
    await context.close();
  });
});

test('an address is confirmed and a password replaced by mails of a real server', async () => {
  const { context, ask } = await visit();
  const address = 'ana@example.com';
  await ask('POST', '/api/users/register', { username: 'mail-ana', password: 'kitchen table seven' });
  await ask('PUT', '/api/users/email', { email: address });

  await ask('POST', '/api/users/email/verify', { token: await linkTo(address) });
  expect((await ask('GET', '/api/users/me')).data).toMatchObject({ email: { address, isVerified: true } });

  const before = tokensTo(address).length;
  await ask('POST', '/api/users/forgotten', { email: address });
  await expect.poll(() => tokensTo(address).length, { timeout: 20_000 }).toBe(before + 1);
  const newPassword = 'a quiet red bicycle';
  const reset = await ask('POST', '/api/users/reset-password', { token: await linkTo(address), newPassword });

  expect(reset.status).toBe(200);
  expect((await ask('GET', '/api/users/me')).status).toBe(401);
  const again = await ask('POST', '/api/users/login', { username: 'mail-ana', password: newPassword });
  expect(again).toMatchObject({ status: 200, data: { username: 'mail-ana' } });
  expect(mail.taken[0]?.source).toContain('From: Readback <readback@readback.example>');
  await context.close();
});
