import { openMailServer } from '#tests/support/mail-server.ts';
import { call } from '../story/call.ts';
import type { Scene } from '../story/step.ts';
import type { Fault } from './fault.ts';

/** The mail server is away, slow, or takes nothing. What is shared is shared all the same, and its owner sees where the mail stands. */
export const mailTrouble: Fault = {
  name: 'mail-trouble',
  plan(random) {
    const weather = random.pick(['refuses', 'greylists', 'is slow', 'drops', 'is away'] as const);
    let server: Awaited<ReturnType<typeof openMailServer>> | undefined;
    return {
      says: `the mail server ${weather}`,
      kind: 'own',
      async prepare(world) {
        server = await openMailServer();
        world.env['SMTP_URL'] = `smtp://127.0.0.1:${server.port}`;
        world.env['PUBLIC_URL'] = world.url();
        world.undo.push(() => server?.stop());
      },
      begin: async () => (weather === 'is away' ? server?.stop() : server?.turn(weather)),
      async heal() {
        if (weather === 'is away') await server?.comeBack();
        else server?.turn('takes');
      },
      broken: mailsAreSeen,
    };
  },
};

async function mailsAreSeen({ world, people }: Scene): Promise<string[]> {
  const breaks: string[] = [];
  for (const { browser, state, documents } of people) {
    for (const { number, title, shares, state: kept } of documents) {
      if (state !== 'registered' || kept !== 'kept' || number === undefined) continue;
      const reply = await call(world, browser, 'GET', `/api/documents/${number}/shares`);
      const listed = Array.isArray(reply?.data) ? (reply.data as { id: number; mail: string }[]) : [];
      for (const { id, state: made } of shares) {
        const mail = listed.find((each) => each.id === id)?.mail;
        if (made === 'open' && !['waiting', 'sent', 'failed'].includes(mail ?? ''))
          breaks.push(`nobody can see where the mail about ${title} stands: ${mail}`);
      }
    }
  }
  return breaks;
}
