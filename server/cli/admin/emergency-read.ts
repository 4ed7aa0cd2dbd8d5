import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { explanationText } from '#core/taking-along/explanation-text.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { extensionOf } from '#server/features/documents/attachment-header.ts';
import { readInEmergency, type EmergencyReading } from '#server/features/emergency/read-in-emergency.ts';
import { UsageError } from '../usage-error.ts';
import type { AdminCommand, AdminContext } from './command.ts';
import { readReadArguments } from './emergency-arguments.ts';
import { withOutbox, type EmergencyContext } from './emergency-outbox.ts';

type ReadContext = EmergencyContext & Pick<AdminContext, 'files'>;

export const unusableGrant =
  'This grant cannot be used: its time is over, it was ended, it never was, or its document is gone.';

export const emergencyRead = {
  name: 'emergency read',
  usage: '<grant> --into <folder>',
  summary: 'Writes the text, the explanation and the original of a document while a grant lasts. Its owner is told.',
  needs: 'anything',
  async run(context: ReadContext, args: readonly string[]) {
    const { grant, into } = readReadArguments(args);
    await prepareFolder(into);
    const reading = await withOutbox(context, (outbox) => readInEmergency({ ...context, outbox }, grant)).catch(
      (error: unknown) => {
        if (error instanceof AppError && error.code === 'document.not_found') return undefined;
        throw error;
      },
    );
    if (reading === undefined) {
      context.say(unusableGrant);
      return 1;
    }
    for (const name of await writeReading(into, reading)) context.say(join(into, name));
    context.say('The owner of the document is told that it was read.');
    return 0;
  },
} satisfies AdminCommand;

/** Before anything is granted: what cannot be written need not be read. */
async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new UsageError('The folder must be a new one, or empty.');
}

/** For the eyes of whoever runs the command alone. */
const options = { flag: 'wx', mode: 0o600 } as const;

async function writeReading(folder: string, { mediaType, original, explanation }: EmergencyReading): Promise<string[]> {
  const files: [string, string | AsyncIterable<Uint8Array>][] = [[`original.${extensionOf(mediaType)}`, original]];
  if (explanation !== undefined) {
    files.push(['text.txt', explanation.text]);
    files.push(['explanation.txt', explanationText(explanation)]);
    files.push(['explanation.json', `${JSON.stringify(explanation, null, 1)}\n`]);
  }
  for (const [name, content] of files) await writeFile(join(folder, name), content, options);
  return files.map(([name]) => name);
}
