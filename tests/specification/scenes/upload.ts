import { act, fireEvent, screen } from '@testing-library/react';
import { aDocument, ticket } from '#tests/support/client/documents.ts';
import { ok } from '#tests/support/client/fake-api.ts';
import { guestAllowance } from '#tests/support/client/plans.ts';
import { patience, type Scene, type Stage } from './stage.tsx';

const input = () => screen.findByLabelText('Document File', { selector: 'input' }, patience);
const megabytes = 1024 * 1024;

/** Large files only say that they are. */
const aFile = ({ name = 'blood_test.pdf', type = 'application/pdf', size = 1000 } = {}) =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });

async function choose(stage: Stage, file = aFile()): Promise<void> {
  stage.go('/upload-document');
  await stage.user.upload(await input(), file);
  await screen.findByText(`Chosen file: ${file.name}`, undefined, patience);
}

const chooseType = async ({ user }: Stage) => user.selectOptions(screen.getByLabelText('Document Type'), 'lab_result');

async function send(stage: Stage, file = aFile()): Promise<void> {
  await choose(stage, file);
  await chooseType(stage);
  await stage.press('button', 'Upload');
}

async function answered(stage: Stage, status: number, body: unknown): Promise<void> {
  await send(stage);
  await act(async () => stage.uploads.last().answer(status, body));
}

const stored = { success: true, message: '', data: aDocument({ id: ticket, stage: 'waiting' }) };

export const uploadScenes: Record<string, Scene> = {
  Upload: ({ go }) => go('/upload-document'),
  'Upload, with a file': (stage) => choose(stage),
  'Upload, without a title': async (stage) => {
    await choose(stage);
    await stage.user.clear(screen.getByLabelText('Document Title'));
    await stage.press('button', 'Upload');
  },
  'Upload, without a type': async (stage) => {
    await choose(stage);
    await stage.press('button', 'Upload');
  },
  'Upload, without a file': async (stage) => {
    stage.go('/upload-document');
    await stage.user.type(await screen.findByLabelText('Document Title', undefined, patience), 'Blood');
    await chooseType(stage);
    // The button is off: a form can still be sent with the Enter key.
    const form = screen.getByLabelText('Document Title').closest('form');
    if (form) fireEvent.submit(form);
  },
  'Upload, too large': (stage) => send(stage, aFile({ size: 15 * megabytes + 1 })),
  'Upload, of another type': (stage) => send(stage, aFile({ name: 'scan.tiff', type: 'image/tiff' })),
  'Upload, under way': async (stage) => {
    await send(stage);
    await act(async () => stage.uploads.last().progress(40, 100));
  },
  'Upload, done': (stage) => answered(stage, 201, stored),
  'Upload, another': async (stage) => {
    await answered(stage, 201, stored);
    await stage.press('button', 'Upload Another Document');
  },
  'Upload, failed': (stage) => answered(stage, 500, ''),
  'Upload, failed with reason': (stage) => answered(stage, 502, { message: 'The disk is on holiday' }),
  'Upload, failed for its format': (stage) => answered(stage, 422, { message: 'This file format is broken' }),
  'Upload, cancelled': async (stage) => {
    stage.api.on('GET /api/medical-documents?userId=guest', () => ok([]));
    stage.go('/upload-document');
    await stage.press('button', 'Cancel');
  },
  'Upload, guest': ({ api, go }) => {
    api.on('GET /api/plan', () => ok(guestAllowance()));
    go('/upload-document');
  },
};
