import { describe, expect, test } from 'vitest';
import { MailFault, type Mailer, type OutgoingMail } from '#server/ports/mailer.ts';

export type Weather = 'refuses' | 'greylists' | 'is slow' | 'is down' | 'drops';

export type OpenedMailer = {
  mailer: Mailer;
  /** What has arrived: the id of each mail and all who got it. */
  arrived(): { id: string; to: string[] }[];
  /** What the other side does from now on; takes mail again without a word. */
  turn(weather?: Weather): Promise<void>;
};

export const aMail: OutgoingMail = {
  id: '0b6c3e0e-6d3a-4a63-9f0c-5b5d8f7e2a11',
  to: 'ana@example.com',
  subject: 'Confirm your address',
  text: 'Open this link.\n\nhttps://readback.example/verify-email#abc\n',
};

export const faultOf = (sending: Promise<void>): Promise<unknown> =>
  sending.then(
    () => 'taken',
    (error: unknown) => error,
  );

/** What every mailer keeps. */
export function describeMailer(open: () => Promise<OpenedMailer>): void {
  describe('every mailer', () => {
    test('hands a mail over once, to one person, under its id', async () => {
      const { mailer, arrived } = await open();
      await mailer.send(aMail);
      expect(arrived()).toEqual([{ id: aMail.id, to: [aMail.to] }]);
    });

    test.each([
      ['refuses', 'refused'],
      ['greylists', 'try_later'],
      ['is slow', 'timed_out'],
      ['is down', 'unreachable'],
      ['drops', 'unreachable'],
    ] as const)('says why when the other side %s, in a word of ours', async (weather, reason) => {
      const { mailer, arrived, turn } = await open();
      await turn(weather);

      const fault = await faultOf(mailer.send(aMail));

      expect(fault).toBeInstanceOf(MailFault);
      expect(fault).toMatchObject({ reason, message: reason });
      expect(fault).not.toHaveProperty('cause');
      expect(arrived()).toEqual([]);
    });

    test('works again after it failed', async () => {
      const { mailer, arrived, turn } = await open();
      await turn('greylists');
      await faultOf(mailer.send(aMail));
      await turn();

      await mailer.send(aMail);

      expect(arrived()).toHaveLength(1);
    });

    test.each([
      ['two addresses', { to: 'ana@example.com, eve@example.com' }],
      ['two addresses parted by a semicolon', { to: 'ana@example.com;eve@example.com' }],
      ['a line break in the address', { to: 'ana@example.com\r\nBcc: eve@example.com' }],
      ['a name around the address', { to: 'Ana <ana@example.com>' }],
      ['an address with a second @', { to: 'ana@example.com@eve.example' }],
      ['no address', { to: '' }],
      ['a line break in the subject', { subject: 'Hello\r\nBcc: eve@example.com' }],
      ['a bare line feed in the subject', { subject: 'Hello\nBcc: eve@example.com' }],
      ['a line break in the id', { id: 'a>\r\nBcc: eve@example.com' }],
      ['a NUL in the subject', { subject: 'Hello\0' }],
    ])('refuses %s', async (_what, part) => {
      const { mailer, arrived } = await open();
      expect(await faultOf(mailer.send({ ...aMail, ...part }))).toMatchObject({ name: 'MailFault', reason: 'refused' });
      expect(arrived()).toEqual([]);
    });
  });
}
