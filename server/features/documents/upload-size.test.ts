import { beforeEach, expect, test } from 'vitest';
import { bytesOfMegabytes, type PlanName } from '#core/plans/plans.ts';
import { createDocumentServer, namesOf, uploadForm } from '#tests/support/document-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

beforeEach(async () => {
  await database.db.deleteFrom('documents').execute();
});

async function setup(plan: PlanName | null) {
  const server = await createDocumentServer(database, plan === null ? {} : { accountRules: { defaultPlan: plan } });
  const somebody = plan === null ? await server.meetGuest() : await server.meetUser();
  const upload = (bytes: number) => somebody.upload(uploadForm({ file: Buffer.alloc(bytes, 'a') }));
  return { ...server, somebody, upload };
}

test.each([
  [null, 15],
  ['free', 15],
  ['basic', 25],
  ['premium', 50],
] as const)(
  'with %s a file may have %i MB to the byte, and one more is refused by that number',
  async (plan, megabytes) => {
    const { upload, files } = await setup(plan);
    const limit = bytesOfMegabytes(megabytes);

    expect((await upload(limit)).statusCode).toBe(201);
    const refused = await upload(limit + 1);

    expect(refused.statusCode).toBe(413);
    expect(refused.json()).toMatchObject({
      code: 'upload.too_large',
      message: `File size must be under ${megabytes}MB.`,
      values: { megabytes },
    });
    expect(await namesOf(files)).toHaveLength(1);
  },
);

test('what is far more than anybody may send is refused by the number of whoever sends it', async () => {
  const { upload } = await setup('free');

  const refused = await upload(bytesOfMegabytes(190));

  expect(refused.json()).toMatchObject({ message: 'File size must be under 15MB.' });
});

test('a large file of the Premium plan comes back byte by byte', async () => {
  const { upload, somebody } = await setup('premium');
  const { id, fileSize } = (await upload(bytesOfMegabytes(50))).json().data;

  const { rawPayload } = await somebody.get(`/api/medical-documents/${id}/file`);

  expect(fileSize).toBe(bytesOfMegabytes(50));
  expect(rawPayload.equals(Buffer.alloc(bytesOfMegabytes(50), 'a'))).toBe(true);
});
