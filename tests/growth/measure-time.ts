import { explainDocument } from '#core/explaining/explain-document.ts';
import { loadKnowledge } from '#core/knowledge/load-knowledge.ts';
import { kindsOfText, textOfKind } from './kinds-of-text.ts';

/** The processor time that each size takes, in ms: a line of JSON for each kind of text. Time that others take from us is not counted. */
const sizes = process.argv.slice(2).map(Number);

const knowledge = loadKnowledge();
const source = { kind: 'text', pages: 1, ocr: false, confidence: null } as const;

function processorMs(text: string): number {
  const before = process.threadCpuUsage();
  explainDocument({ text, source }, knowledge);
  const { user, system } = process.threadCpuUsage(before);
  return Math.round((user + system) / 1000);
}

processorMs(kindsOfText.map((kind) => textOfKind(kind, 5000)).join('\n\n'));
for (const kind of kindsOfText) {
  const ms = sizes.map((size) => processorMs(textOfKind(kind, size)));
  console.log(JSON.stringify({ name: kind.name, ms }));
}
