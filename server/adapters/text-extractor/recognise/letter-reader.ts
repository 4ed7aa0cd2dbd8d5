import '../no-reports.ts';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { readModelFile } from '../models/model-file.ts';
import { letterKeys, letterModel } from '../models/model-files.ts';
import { foldScalings } from '../models/onnx/fold-scalings.ts';
import { readGraph, writeGraph } from '../models/onnx/graph.ts';
import { keepClasses } from '../models/onnx/keep-classes.ts';
import { decodeLetters, type StripReading } from './decode-letters.ts';
import { letterClasses, type LetterClasses } from './letter-classes.ts';
import { stripHeight, type Strip } from './strip.ts';

export type LetterReader = { read(strips: readonly Strip[]): Promise<StripReading[]>; close(): Promise<void> };

/** PP-OCRv4's recogniser of printed lines. Its files come from an npm package and are verified before they are used. */
export async function createLetterReader(): Promise<LetterReader> {
  const [model, keys] = await Promise.all([readModelFile(letterModel), readModelFile(letterKeys)]);
  const classes = letterClasses(new TextDecoder().decode(keys));
  const session = await InferenceSession.create(writeGraph(keepClasses(foldScalings(readGraph(model)), classes.kept)), {
    // Pages are read side by side by threads of ours.
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
    // Strips have all widths: plans for every width would only fill memory.
    enableMemPattern: false,
  });
  return {
    read: async (strips) => {
      const readings: StripReading[] = [];
      for (const strip of strips) readings.push(await readStrip(session, strip, classes));
      return readings;
    },
    close: () => session.release(),
  };
}

/** One strip a run: measured at 4 ms for 100 pixels of width, and half as much again in batches that fall out of the processor's cache. */
async function readStrip(session: InferenceSession, strip: Strip, classes: LetterClasses): Promise<StripReading> {
  const width = Math.max(stripHeight, Math.ceil(strip.width / 8) * 8);
  const input = session.inputNames[0] ?? 'x';
  const output = session.outputNames[0] ?? '';
  const results = await session.run({
    [input]: new Tensor('float32', planesOf(strip, width), [1, 3, stripHeight, width]),
  });
  const scores = results[output];
  if (!scores || !(scores.data instanceof Float32Array)) throw new TypeError('The letter reader gave no scores.');
  const steps = scores.dims[1] ?? 0;
  return decodeLetters(scores.data, { steps, share: width / strip.width / steps, classes });
}

/** Three equal planes of -1 (black) to 1 (white), filled up with paper on the right. */
function planesOf(strip: Strip, width: number): Float32Array {
  const size = stripHeight * width;
  const planes = new Float32Array(3 * size).fill(1);
  for (let y = 0; y < stripHeight; y++) {
    for (let x = 0; x < strip.width; x++) {
      planes[y * width + x] = (strip.pixels[y * strip.width + x] ?? 255) / 127.5 - 1;
    }
  }
  planes.copyWithin(size, 0, size);
  planes.copyWithin(2 * size, 0, size);
  return planes;
}
