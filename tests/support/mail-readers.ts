import { vi } from 'vitest';
import { createMemoryMailer } from '#server/adapters/mailer/memory.ts';
import { createDocumentServer } from './document-server.ts';
import type { TestDatabase } from './test-database.ts';

type Options = Parameters<typeof createDocumentServer>[1];

/** The whole server with a mailer that keeps what it is given, and what a person does with their letter box. */
export async function createMailServer(database: TestDatabase, options: Options = {}) {
  const mailer = createMemoryMailer();
  const server = await createDocumentServer(database, { mailer, publicOrigin: 'http://localhost', ...options });

  /** The mails to an address so far, the oldest first. */
  const box = async (address: string) => {
    await server.kept.runAll();
    return mailer.sent.filter(({ to }) => to === address);
  };
  /** The token in the newest link that came to an address. */
  const linkIn = async (address: string): Promise<string> => {
    const link = (await box(address)).map(({ text }) => /#([\w-]{43})$/m.exec(text)?.[1]).findLast(Boolean);
    if (link === undefined) throw new Error(`No link came to ${address}.`);
    return link;
  };
  const post = (url: string, payload: object, remoteAddress = '127.0.0.1') =>
    server.server.inject({ method: 'POST', url, payload, remoteAddress });
  const verify = (token: string) => post('/api/users/email/verify', { token });
  const forgotten = (email: string, remoteAddress?: string) => post('/api/users/forgotten', { email }, remoteAddress);
  /** Asks for a link and waits for it: it is put out after the answer. */
  const resetLink = async (address: string): Promise<string> => {
    const before = (await box(address)).length;
    await forgotten(address);
    await vi.waitFor(async () => {
      if ((await box(address)).length === before) throw new Error('No mail has come yet.');
    });
    return linkIn(address);
  };
  const reset = (token: string, newPassword: string, remoteAddress?: string) =>
    post('/api/users/reset-password', { token, newPassword }, remoteAddress);

  /** Somebody with an account and an address that they have confirmed. */
  const meetReader = async (address: string) => {
    const reader = await server.meetUser();
    await reader.ask({ method: 'PUT', url: '/api/users/email', payload: { email: address } });
    await verify(await linkIn(address));
    return reader;
  };
  return { ...server, mailer, box, linkIn, post, verify, forgotten, resetLink, reset, meetReader };
}
