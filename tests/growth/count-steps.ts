import { Session } from 'node:inspector/promises';
import { explainDocument } from '#core/explaining/explain-document.ts';
import { loadKnowledge } from '#core/knowledge/load-knowledge.ts';
import { kindsOfText, textOfKind } from './kinds-of-text.ts';

/**
 * How often each stretch of code runs for a text, and for one four times as long: a line of JSON for each kind of text. The same on every
 * machine, where the code is not optimised (`--no-opt --no-maglev --no-sparkplug`); what goes on inside of a call to the engine, such as a
 * search in a string, is not seen.
 */
const size = Number(process.argv[2]);
const times = 4;

const knowledge = loadKnowledge();
const source = { kind: 'text', pages: 1, ocr: false, confidence: null } as const;
const explain = (text: string) => explainDocument({ text, source }, knowledge);

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
explain(kindsOfText.map((kind) => textOfKind(kind, 500)).join('\n\n')); // what is made once is made now

async function stepsOf(text: string): Promise<Map<string, number>> {
  await session.post('Profiler.takePreciseCoverage');
  explain(text);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const scripts = result.filter(({ url }) => url.includes('/core/'));
  return new Map(
    scripts.flatMap(({ url, functions }) =>
      functions.flatMap(({ functionName, ranges }) =>
        ranges.map(({ startOffset, count }): [string, number] => [
          `${url.slice(url.indexOf('/core/') + 1)} ${functionName} at ${startOffset}`,
          count,
        ]),
      ),
    ),
  );
}

for (const kind of kindsOfText) {
  const before = await stepsOf(textOfKind(kind, size));
  const after = await stepsOf(textOfKind(kind, size * times));
  const grown = [...after].map(([place, count]) => ({ place, before: before.get(place) ?? 0, after: count }));
  // A step for each pair of words would be taken 16 times as often; a search that halves takes one side of a turn up to seven times.
  const steep = grown.filter(({ before: few, after: many }) => many > 8 * few && many > 6 * size);
  console.log(JSON.stringify({ name: kind.name, steep }));
}
