import { screen } from '@testing-library/react';
import { aDocument, aListItem, anInterpretation } from '#tests/support/client/documents.ts';
import { broken, later, ok, refused } from '#tests/support/client/fake-api.ts';
import { patience, type Scene, type Stage } from './stage.tsx';

const list = 'GET /api/medical-documents?userId=guest';
const one = 'GET /api/medical-documents/7';
const interpret = 'POST /api/interpretations';

export const wordless = () => Response.json({ success: false, message: '' }, { status: 200 });
const says = (message: string, more: object = {}) =>
  Response.json({ success: false, message, ...more }, { status: 503 });
const forever = () => later().answer();

const some = [
  aListItem({ id: 7, title: 'Blood test' }),
  aListItem({ id: 8, title: 'Chest CT', documentType: 'imaging', uploadedAt: 'not a date' }),
];

async function documents(stage: Stage, items = some): Promise<void> {
  stage.api.on(list, () => ok(items));
  stage.go('/documents');
  if (items.length > 0) await screen.findByRole('heading', { name: 'Blood test' }, patience);
}

async function interpreting(stage: Stage, answer: () => Response | Promise<Response>): Promise<void> {
  stage.api.on(interpret, answer);
  await documents(stage);
  await stage.press('button', 'Interpret Blood test');
}

async function deleting(stage: Stage, answer: () => Response): Promise<void> {
  stage.api.on('DELETE /api/medical-documents/7', answer);
  await documents(stage);
  await stage.press('button', 'Delete Blood test');
  await stage.press('button', 'Delete');
}

function openDocument(stage: Stage, more: Parameters<typeof aDocument>[0] = {}, hash = ''): void {
  stage.api
    .on(one, () => ok(aDocument(more)))
    .on(`${one}/pages`, () => ok([]))
    .on('GET /api/interpretations/7', () =>
      more.hasInterpretation === false ? refused('interpretation.not_found') : ok(anInterpretation()),
    );
  stage.go(`/document/7${hash}`);
}

async function details(stage: Stage, more: Parameters<typeof aDocument>[0] = {}): Promise<void> {
  openDocument(stage, more);
  await stage.press('tab', 'Details');
}

async function interpretingOne(stage: Stage, answer: () => Response | Promise<Response>): Promise<void> {
  stage.api.on(interpret, answer);
  openDocument(stage, { hasInterpretation: false });
  await stage.press('button', 'Interpret Document');
}

export const documentScenes: Record<string, Scene> = {
  'My Documents, with documents': (stage) => documents(stage),
  'My Documents, loading': ({ api, go }) => {
    api.on(list, forever);
    go('/documents');
  },
  'My Documents, not loaded': ({ api, go }) => {
    api.on(list, wordless);
    go('/documents');
  },
  'My Documents, empty': (stage) => documents(stage, []),
  'My Documents, empty filter': (stage) => {
    stage.api.on(`${list}&type=pathology`, () => ok([]));
    stage.go('/documents?type=pathology');
  },
  'My Documents, interpreting': (stage) => interpreting(stage, forever),
  'My Documents, deletion asked': async (stage) => {
    await documents(stage);
    await stage.press('button', 'Delete Blood test');
  },
  'My Documents, deleted': (stage) => deleting(stage, () => ok({ id: 7, undoUntil: new Date(Date.now() + 300_000) })),
  'My Documents, not deleted': (stage) => deleting(stage, wordless),
  'My Documents, not deleted with reason': (stage) => deleting(stage, () => says('The shelf is locked')),
  'My Documents, no AI key by flag': (stage) => interpreting(stage, () => says('No key', { needsAPIKey: true })),
  'My Documents, no AI key by details': (stage) =>
    interpreting(stage, () => says('Broken', { details: 'API key missing' })),
  'My Documents, not interpreted': (stage) => interpreting(stage, wordless),
  'My Documents, not interpreted with reason': (stage) => interpreting(stage, () => says('The reader rests')),
  'Document, interpreted': (stage) => openDocument(stage),
  'Document, not interpreted': (stage) => openDocument(stage, { hasInterpretation: false }),
  'Document, date unknown': (stage) => openDocument(stage, { uploadedAt: 'not a date' }),
  'Document, without text': (stage) =>
    openDocument(stage, {
      originalText: null,
      stage: 'unreadable',
      unreadableReason: 'no_text',
      hasInterpretation: false,
    }),
  'Document, loading': ({ api, go }) => {
    api.on(one, forever);
    go('/document/7');
  },
  'Document, not loaded': ({ api, go }) => {
    api.on(one, wordless);
    go('/document/7');
  },
  'Document, not found': ({ api, go }) => {
    api.on(one, () => refused('document.not_found'));
    go('/document/7');
  },
  'Document details, interpreted': (stage) => details(stage),
  'Document details, not interpreted': (stage) => details(stage, { hasInterpretation: false }),
  'Document details, creating': async (stage) => {
    stage.api.on(interpret, forever);
    await details(stage, { hasInterpretation: false });
    await stage.press('button', 'Create Interpretation');
  },
  'Document, interpreting': (stage) => interpretingOne(stage, forever),
  'Document, no AI key': (stage) => interpretingOne(stage, () => says('The API key is missing')),
  'Document, no AI model': (stage) => interpretingOne(stage, () => says('model not found')),
  'Document, interpretation failed': (stage) => interpretingOne(stage, () => broken()),
};
