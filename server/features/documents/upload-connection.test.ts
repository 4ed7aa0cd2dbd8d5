import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openFolderFileStore } from '#server/adapters/file-store/folder.ts';
import { createDocumentServer, encodeForm, uploadForm } from '#tests/support/document-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const mebibyte = 1024 * 1024;
const patience = { timeout: 10_000, interval: 20 };

beforeEach(async () => {
  await database.db.deleteFrom('documents').execute();
});

/** A listening server, a folder of blobs, and a socket to say anything on. */
async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'readback-uploads-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { server } = await createDocumentServer(database, { files: await openFolderFileStore(folder) });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const filesNow = () => readdir(folder);
  const rowsNow = async () => (await database.db.selectFrom('documents').select('ticket').execute()).length;
  return { socket, filesNow, rowsNow };
}

async function beginUpload(socket: Socket, fileSize: number, lengthHeader: (length: number) => string) {
  const { body, contentType } = await encodeForm(uploadForm({ file: Buffer.alloc(fileSize, 'CRP 3 mg/L\n') }));
  socket.write(
    `POST /api/medical-documents HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n` +
      `Content-Type: ${contentType}\r\n${lengthHeader(body.length)}\r\n\r\n`,
  );
  return body;
}

test('a connection that breaks in the middle leaves no blob, no temporary file and no row', async () => {
  const { socket, filesNow, rowsNow } = await setup();
  const body = await beginUpload(socket, 8 * mebibyte, (length) => `Content-Length: ${length}`);
  socket.write(body.subarray(0, 5 * mebibyte));
  await vi.waitFor(async () => expect(await filesNow()).toHaveLength(1), patience);

  socket.resetAndDestroy();

  await vi.waitFor(async () => expect(await filesNow()).toEqual([]), patience);
  expect(await rowsNow()).toBe(0);
});

test('a connection that ends early leaves nothing either', async () => {
  const { socket, filesNow, rowsNow } = await setup();
  const body = await beginUpload(socket, 3 * mebibyte, (length) => `Content-Length: ${length}`);
  socket.end(body.subarray(0, 2 * mebibyte));

  expect(await text(socket)).not.toMatch(/^HTTP\/1\.1 2/);
  await vi.waitFor(async () => expect(await filesNow()).toEqual([]), patience);
  expect(await rowsNow()).toBe(0);
});

test('one byte over the limit is refused from the stream when no length was announced', async () => {
  const { socket, filesNow, rowsNow } = await setup();
  const body = await beginUpload(socket, 15 * mebibyte + 1, () => 'Transfer-Encoding: chunked');
  socket.write(`${body.length.toString(16)}\r\n`);
  socket.write(body);
  socket.write('\r\n0\r\n\r\n');

  const answer = await text(socket);

  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain('upload.too_large');
  expect([await filesNow(), await rowsNow()]).toEqual([[], 0]);
});

test('a length that says less than what comes gains nothing', async () => {
  const { socket, filesNow, rowsNow } = await setup();
  const body = await beginUpload(socket, 16 * mebibyte, () => 'Content-Length: 5000');
  socket.on('error', () => undefined);
  socket.write(body);

  const answer = await text(socket).catch(() => '');

  expect(answer).not.toMatch(/^HTTP\/1\.1 2/);
  await wait(100);
  expect([await filesNow(), await rowsNow()]).toEqual([[], 0]);
});
