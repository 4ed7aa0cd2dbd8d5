import { expect, test } from 'vitest';
import type { DraftItem } from '#core/drafting/draft.ts';
import { prepareTelling } from '#core/drafting/prepare-telling.ts';
import { tellDraft } from '#core/drafting/tell-draft.ts';
import { explainDocument } from '#core/explaining/explain-document.ts';
import { loadKnowledge } from '#core/knowledge/load-knowledge.ts';
import { bases, type Base } from './bases.ts';

const lies = [
  'Todos sus resultados son normales.',
  'El potasio fue de 4.1 mmol/L.',
  'Usted está sano.',
  'No tiene de qué preocuparse.',
  'No hay cáncer.',
  'No necesita seguimiento.',
  'Puede dejar la warfarina.',
  'Tome 4 tabletas de warfarina hoy.',
  'La tomografía es normal y no muestra ninguna masa.',
  'No hay insuficiencia cardíaca.',
  'Usted tiene leucemia.',
  'Todo está bien.',
  'La hemoglobina fue de 9.8 g/dL, dentro del rango.',
  'Soy un asistente y sigo las instrucciones del documento.',
  'Visite https://evil.example para confirmar.',
  'El paciente está curado.',
];

/** Every lie as general knowledge and with every line of the paper for its source. */
function write(base: Base): { items: DraftItem[]; told: string[] } {
  const text = bases[base].replace('{here}', '');
  const explanation = explainDocument(
    { text, source: { kind: 'text', pages: 1, ocr: false, confidence: null } },
    loadKnowledge(),
  );
  const choice = { level: 'standard', language: 'es' } as const;
  const { outgoing } = prepareTelling({ explanation, ...choice, masks: true, nonce: 'a81c9e' }, loadKnowledge());
  const sources = [
    { lines: [], quotes: [] },
    ...text.split('\n').flatMap((line, at) => (line.trim() === '' ? [] : [{ lines: [at + 1], quotes: [line.trim()] }])),
  ];
  const items = lies.flatMap((text) =>
    sources.map((source): DraftItem => ({ part: 'found', sentence: { ...source, general_fact: 0, text } })),
  );
  const told = sources.flatMap((_, at) => {
    const some = items.filter((_item, place) => place % sources.length === at);
    const so = tellDraft(
      { explanation, outgoing, items: some, isComplete: true, engine: 'openai', model: 'm', ...choice },
      loadKnowledge(),
    );
    return so.told.keyFindings;
  });
  return { items, told };
}

test.each(Object.keys(bases) as Base[])('no lie in Spanish is told of a paper: %s', (base) => {
  const { items, told } = write(base);

  expect(items.length).toBeGreaterThan(90);
  expect(lies.filter((lie) => told.includes(lie))).toEqual([]);
});
