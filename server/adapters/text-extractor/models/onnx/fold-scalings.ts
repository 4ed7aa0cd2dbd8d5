import { floatAttribute, type Constant, type Graph, type Step } from './graph.ts';

/**
 * The same model in fewer steps: single factors and summands after a convolution become part of its weights, and x·clip(x+3, 0, 6)/6
 * two steps instead of four. More than a third of PP-OCR's time goes into those steps.
 */
export function foldScalings(graph: Graph): Graph {
  const folded = { ...graph, steps: [...graph.steps], constants: new Map(graph.constants) };
  foldSwishes(folded);
  foldAfterConvolutions(folded);
  foldBeforeConvolutions(folded);
  return folded;
}

/** x+3, clipped to 0..6, times x, by 6: as x times a hard sigmoid. */
function foldSwishes(graph: Graph): void {
  for (const divide of graph.steps.filter(({ operator }) => operator === 'Div')) {
    const product = producer(graph, divide.inputs[0]);
    const clip = product && factors(graph, product).find(({ operator }) => operator === 'Clip');
    const sum = clip && producer(graph, clip.inputs[0]);
    if (!product || !clip || sum?.operator !== 'Add' || single(graph, divide.inputs[1]) !== 6) continue;
    const own = sum.inputs.find((name) => product.inputs.includes(name));
    const shift = sum.inputs.find((name) => single(graph, name) === 3);
    if (own === undefined || shift === undefined) continue;
    const [gate] = clip.outputs;
    if (gate === undefined) continue;
    replace(graph, sum, []);
    replace(graph, clip, [
      {
        operator: 'HardSigmoid',
        inputs: [own],
        outputs: [gate],
        attributes: [floatAttribute('alpha', 1 / 6), floatAttribute('beta', 0.5)],
      },
    ]);
    replace(graph, product, []);
    replace(graph, divide, [{ operator: 'Mul', inputs: [own, gate], outputs: divide.outputs, attributes: [] }]);
  }
}

/** conv(x)·a + b as one convolution. */
function foldAfterConvolutions(graph: Graph): void {
  for (const convolution of graph.steps.filter(({ operator }) => operator === 'Conv')) {
    for (let next = onlyUser(graph, convolution.outputs[0]); next; next = onlyUser(graph, convolution.outputs[0])) {
      const by = next.inputs.map((name) => single(graph, name)).find((value) => value !== undefined);
      if (by === undefined || (next.operator !== 'Mul' && next.operator !== 'Add')) break;
      if (next.operator === 'Mul') scaleWeights(graph, convolution, by);
      const bias = biasOf(graph, convolution);
      setBias(
        graph,
        convolution,
        bias.map((value) => (next.operator === 'Mul' ? value * by : value + by)),
      );
      convolution.outputs = next.outputs;
      replace(graph, next, []);
    }
  }
}

/** conv(a·x + b): the factor becomes part of the weights, and the summand of the bias where no padding is left out of it. */
function foldBeforeConvolutions(graph: Graph): void {
  for (const convolution of graph.steps.filter(({ operator }) => operator === 'Conv')) {
    const sum = producer(graph, convolution.inputs[0]);
    const product =
      sum &&
      producer(
        graph,
        sum.inputs.find((name) => single(graph, name) === undefined),
      );
    if (sum?.operator !== 'Add' || product?.operator !== 'Mul') continue;
    const shift = sum.inputs.map((name) => single(graph, name)).find((value) => value !== undefined);
    const factor = product.inputs.map((name) => single(graph, name)).find((value) => value !== undefined);
    const own = product.inputs.find((name) => single(graph, name) === undefined);
    if (shift === undefined || !factor || own === undefined) continue;
    if (onlyUser(graph, product.outputs[0]) !== sum || onlyUser(graph, sum.outputs[0]) !== convolution) continue;
    replace(graph, product, []);
    if (isPointwise(graph, convolution)) {
      const moved = weightSums(graph, convolution).map((weight) => weight * shift);
      setBias(
        graph,
        convolution,
        biasOf(graph, convolution).map((value, index) => value + (moved[index] ?? 0)),
      );
      convolution.inputs[0] = own;
      replace(graph, sum, []);
    } else {
      sum.inputs = [
        own,
        put(graph, `${sum.outputs[0]}.shift`, { shape: [1], values: Float32Array.of(shift / factor) }),
      ];
    }
    scaleWeights(graph, convolution, factor);
  }
}

function isPointwise(graph: Graph, convolution: Step): boolean {
  const [, , height, width] = constantOf(graph, convolution.inputs[1]).shape;
  return height === 1 && width === 1;
}

/** For every output of a convolution, what it makes of ones everywhere. */
function weightSums(graph: Graph, convolution: Step): Float32Array {
  const { shape, values } = constantOf(graph, convolution.inputs[1]);
  const each = values.length / (shape[0] ?? 1);
  return Float32Array.from({ length: shape[0] ?? 0 }, (_, output) =>
    values.subarray(output * each, (output + 1) * each).reduce((sum, value) => sum + value, 0),
  );
}

function scaleWeights(graph: Graph, convolution: Step, by: number): void {
  const weights = constantOf(graph, convolution.inputs[1]);
  convolution.inputs[1] = put(graph, `${convolution.inputs[1]}.scaled`, {
    shape: weights.shape,
    values: weights.values.map((value) => value * by),
  });
}

function biasOf(graph: Graph, { inputs }: Step): Float32Array {
  const [, weights, bias] = inputs;
  return bias === undefined
    ? new Float32Array(constantOf(graph, weights).shape[0] ?? 0)
    : constantOf(graph, bias).values;
}

function setBias(graph: Graph, convolution: Step, values: Float32Array): void {
  convolution.inputs[2] = put(graph, `${convolution.outputs[0]}.bias`, { shape: [values.length], values });
}

function put(graph: Graph, name: string, constant: Constant): string {
  graph.constants.set(name, constant);
  return name;
}

function constantOf(graph: Graph, name: string | undefined): Constant {
  const constant = graph.constants.get(name ?? '');
  if (!constant) throw new TypeError('The weights of a convolution are no constant.');
  return constant;
}

/** The value of a constant of one number. */
function single(graph: Graph, name: string | undefined): number | undefined {
  const constant = graph.constants.get(name ?? '');
  return constant?.values.length === 1 ? constant.values[0] : undefined;
}

const producer = (graph: Graph, name: string | undefined): Step | undefined =>
  name === undefined ? undefined : graph.steps.find(({ outputs }) => outputs.includes(name));

const factors = (graph: Graph, { inputs }: Step): Step[] => inputs.flatMap((name) => producer(graph, name) ?? []);

function onlyUser(graph: Graph, name: string | undefined): Step | undefined {
  const users = graph.steps.filter(({ inputs }) => name !== undefined && inputs.includes(name));
  return users.length === 1 ? users[0] : undefined;
}

function replace(graph: Graph, step: Step, by: readonly Step[]): void {
  graph.steps.splice(graph.steps.indexOf(step), 1, ...by);
}
