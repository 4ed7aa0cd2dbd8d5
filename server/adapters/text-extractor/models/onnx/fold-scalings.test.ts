import { InferenceSession, Tensor } from 'onnxruntime-node';
import { expect, test } from 'vitest';
import { readModelFile } from '../model-file.ts';
import { letterModel } from '../model-files.ts';
import { foldScalings } from './fold-scalings.ts';
import { readGraph, writeGraph } from './graph.ts';
import { keepClasses } from './keep-classes.ts';

const width = 64;
const input = Float32Array.from(
  { length: 3 * 48 * width },
  (_, index) => Math.sin(index * 0.37) * Math.cos(index * 0.011),
);

async function scoresOf(model: Uint8Array): Promise<Float32Array> {
  const session = await InferenceSession.create(model, { intraOpNumThreads: 1 });
  const results = await session.run({ x: new Tensor('float32', input, [1, 3, 48, width]) });
  const scores = Object.values(results)[0]?.data;
  await session.release();
  return scores instanceof Float32Array ? scores : new Float32Array();
}

const furthest = (a: Float32Array, b: Float32Array): number =>
  a.reduce((most, value, index) => Math.max(most, Math.abs(value - (b[index] ?? Infinity))), 0);

test('a model that is read and written is the same model', async () => {
  const model = await readModelFile(letterModel);

  expect(furthest(await scoresOf(model), await scoresOf(writeGraph(readGraph(model))))).toBe(0);
});

test('a folded model has a third fewer steps and gives the same scores', async () => {
  const model = await readModelFile(letterModel);
  const graph = readGraph(model);
  const folded = foldScalings(graph);

  expect(folded.steps.length).toBeLessThan(graph.steps.length * 0.7);
  expect(furthest(await scoresOf(model), await scoresOf(writeGraph(folded)))).toBeLessThan(1e-4);
});

test('of the kept classes the scores have the same proportions', async () => {
  const model = await readModelFile(letterModel);
  const kept = [0, 5, 100, 6624];
  const all = await scoresOf(model);
  const some = await scoresOf(writeGraph(keepClasses(readGraph(model), kept)));

  expect(some).toHaveLength((all.length / 6625) * kept.length);
  const first = kept.map((index) => all[index] ?? 0);
  const sum = first.reduce((total, value) => total + value, 0);
  expect(
    furthest(
      some.subarray(0, 4),
      Float32Array.from(first, (value) => value / sum),
    ),
  ).toBeLessThan(1e-4);
});
