import type { Constant, Graph } from './graph.ts';

/**
 * The same model with some of its classes only: the last multiplication and the sum after it keep the columns in `kept`. Throws a
 * TypeError when the model does not end in them.
 */
export function keepClasses(graph: Graph, kept: readonly number[]): Graph {
  const constants = new Map(graph.constants);
  for (const operator of ['MatMul', 'Add']) {
    const name = graph.steps
      .findLast((step) => step.operator === operator)
      ?.inputs.find((input) => constants.has(input));
    const constant = constants.get(name ?? '');
    if (name === undefined || !constant) throw new TypeError('The model does not end in a layer of classes.');
    constants.set(name, columns(constant, kept));
  }
  return { ...graph, constants };
}

function columns({ shape, values }: Constant, kept: readonly number[]): Constant {
  const width = shape.at(-1) ?? 0;
  const rows = values.length / width;
  const chosen = new Float32Array(rows * kept.length);
  for (let row = 0; row < rows; row++) {
    kept.forEach((column, index) => {
      chosen[row * kept.length + index] = values[row * width + column] ?? 0;
    });
  }
  return { shape: [...shape.slice(0, -1), kept.length], values: chosen };
}
