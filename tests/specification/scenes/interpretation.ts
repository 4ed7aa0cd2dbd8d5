import { aDocument, anInterpretation, ticket } from '#tests/support/client/documents.ts';
import type { Interpretation } from '#core/documents/interpretation.ts';
import { later, ok, refused } from '#tests/support/client/fake-api.ts';
import { wordless } from './documents.ts';
import type { Scene, Stage } from './stage.tsx';

const call = 'GET /api/interpretations/7';
const document = 'GET /api/medical-documents/7';
const none = () => refused('interpretation.not_found');
const nothing: Partial<Interpretation> = {
  summary: '',
  interpretation: '',
  medicalTerminology: [],
  actionItems: [],
  keyFindings: [],
  recommendations: [],
  sentences: [],
  labResults: [],
  notices: [],
};

function open(stage: Stage, more: Partial<Interpretation> = {}, tab = ''): void {
  stage.api.on(call, () => ok(anInterpretation(more))).on(document, () => ok(aDocument()));
  stage.go(`/interpretation/7${tab}`);
}

const openTab = async (stage: Stage, name: string, more: Partial<Interpretation> = {}): Promise<void> => {
  open(stage, more);
  await stage.press('tab', name);
};

async function exporting(stage: Stage, answer: () => Response | Promise<Response>): Promise<void> {
  const zone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const asked = `level=standard&language=en&paper=letter&timeZone=${zone}`;
  stage.api.on(`GET /api/medical-documents/7/pdf?${asked}`, answer);
  open(stage);
  await stage.press('button', 'Export as PDF');
}

const filename = 'readback-AAAAAAAAAAAAAAAAAAAAAA.pdf';

function waiting(stage: Stage): void {
  const document7 = aDocument({ stage: 'waiting', originalText: null, hasInterpretation: false });
  stage.api.on(call, none).on(document, () => ok(document7));
  stage.go('/interpretation/7');
}

export const interpretationScenes: Record<string, Scene> = {
  Interpretation: (stage) => open(stage),
  'Interpretation, of no type': (stage) => open(stage, { documentType: 'other' }),
  'Interpretation, terms': (stage) => openTab(stage, 'Medical Terms'),
  'Interpretation, a general term open': async (stage) => {
    await openTab(stage, 'Medical Terms');
    await stage.press('button', 'TSH');
    await stage.press('button', 'ferritin');
  },
  'Interpretation, questions': (stage) => openTab(stage, 'Questions to Ask'),
  'Interpretation, recommendations': (stage) => openTab(stage, 'Recommendations'),
  'Interpretation, nothing explained': (stage) => open(stage, nothing),
  'Interpretation, no terms': (stage) => openTab(stage, 'Medical Terms', nothing),
  'Interpretation, no questions': (stage) => openTab(stage, 'Questions to Ask', nothing),
  'Interpretation, no findings': (stage) => openTab(stage, 'Recommendations', nothing),
  'Interpretation, exporting': (stage) => exporting(stage, () => later().answer()),
  'Interpretation, exported': (stage) =>
    exporting(stage, () => ok({ pdfPath: `/api/pdf-reports/${filename}`, filename })),
  'Interpretation, not exported': (stage) => exporting(stage, wordless),
  'Interpretation, loading': ({ api, go }) => {
    api.on(call, () => later().answer());
    go('/interpretation/7');
  },
  'Interpretation, not loaded': ({ api, go }) => {
    api.on(call, none).on(document, wordless);
    go('/interpretation/7');
  },
  'Interpretation, being generated': (stage) => waiting(stage),
  'Interpretation, checked again': async (stage) => {
    waiting(stage);
    await stage.press('button', 'Check Again');
  },
  'Interpretation, by ticket': ({ api, go }) => {
    api
      .on(`GET /api/interpretations/${ticket}`, none)
      .on(`GET /api/medical-documents/${ticket}`, () => refused('document.not_found'));
    go(`/interpretation/${ticket}`);
  },
  'Interpretation, not found': ({ api, go }) => {
    api.on(call, none).on(document, () => refused('document.not_found'));
    go('/interpretation/7');
  },
};
