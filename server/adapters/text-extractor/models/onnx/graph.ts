import { bytesField, floatField, join, numberField, readFields, readVarint, textField, type Field } from './wire.ts';

/** A step of a model: `attributes` are kept as they came. */
export type Step = { operator: string; inputs: string[]; outputs: string[]; attributes: Uint8Array[] };

/** Numbers that are part of a model, in row order. */
export type Constant = { shape: number[]; values: Float32Array };

/** An ONNX model whose numbers are Constant steps. `rest` is what is kept as it came: versions, inputs, outputs. */
export type Graph = {
  steps: Step[];
  constants: Map<string, Constant>;
  rest: { model: Uint8Array[]; graph: Uint8Array[] };
};

const field = {
  graph: 7,
  node: 1,
  input: 1,
  output: 2,
  operator: 4,
  attribute: 5,
  tensor: 5,
  dims: 1,
  type: 2,
  raw: 9,
  result: 12,
};
const floatType = 1;
const attributeTypes = { float: 1, tensor: 4 };

const text = new TextDecoder();
const texts = (fields: readonly Field[], number: number): string[] =>
  fields.filter((each) => each.number === number).map(({ payload }) => text.decode(payload));

export function readGraph(model: Uint8Array): Graph {
  const parts = readFields(model);
  const inside = parts.filter(({ number }) => number === field.graph).flatMap(({ payload }) => readFields(payload));
  const constants = new Map<string, Constant>();
  const steps: Step[] = [];
  for (const { payload } of inside.filter(({ number }) => number === field.node)) {
    const step = readStep(payload);
    const constant = step.operator === 'Constant' ? constantOf(step) : undefined;
    if (constant) constants.set(step.outputs[0] ?? '', constant);
    else steps.push(step);
  }
  const others = inside.filter(({ number }) => number !== field.node);
  return {
    steps,
    constants,
    rest: {
      model: parts.filter(({ number }) => number !== field.graph).map(({ raw }) => raw),
      graph: others.map((each) => (each.number === field.result ? withoutShape(each) : each.raw)),
    },
  };
}

/** A result of a model is declared with its shape, which changes with the model. */
function withoutShape({ payload }: Field): Uint8Array {
  const name = texts(readFields(payload), 1)[0] ?? '';
  const tensor = bytesField(1, numberField(1, floatType));
  return bytesField(field.result, join([textField(1, name), bytesField(2, tensor)]));
}

function readStep(node: Uint8Array): Step {
  const fields = readFields(node);
  return {
    operator: texts(fields, field.operator)[0] ?? '',
    inputs: texts(fields, field.input),
    outputs: texts(fields, field.output),
    attributes: fields.filter(({ number }) => number === field.attribute).map(({ raw }) => raw),
  };
}

/** The numbers of a Constant step; undefined when they are no floats. */
function constantOf({ attributes }: Step): Constant | undefined {
  const attribute = attributes.flatMap((raw) => readFields(raw)).flatMap(({ payload }) => readFields(payload));
  const tensor = attribute
    .filter(({ number }) => number === field.tensor)
    .flatMap(({ payload }) => readFields(payload));
  const type = tensor.find(({ number }) => number === field.type);
  const raw = tensor.find(({ number }) => number === field.raw);
  if (!raw || !type || readVarint(type.payload, 0).value !== floatType) return undefined;
  return {
    shape: tensor.filter(({ number }) => number === field.dims).map(({ payload }) => readVarint(payload, 0).value),
    values: new Float32Array(Uint8Array.from(raw.payload).buffer),
  };
}

export function writeGraph({ steps, constants, rest }: Graph): Uint8Array {
  const used = new Set(steps.flatMap(({ inputs }) => inputs));
  const kept = [...constants].filter(([name]) => used.has(name));
  const nodes = [...kept.map(([name, constant]) => constantStep(name, constant)), ...steps].map(writeStep);
  return join([...rest.model, bytesField(field.graph, join([...nodes, ...rest.graph]))]);
}

const writeStep = ({ operator, inputs, outputs, attributes }: Step): Uint8Array =>
  bytesField(
    field.node,
    join([
      ...inputs.map((name) => textField(field.input, name)),
      ...outputs.map((name) => textField(field.output, name)),
      textField(field.operator, operator),
      ...attributes,
    ]),
  );

function constantStep(name: string, { shape, values }: Constant): Step {
  const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
  const tensor = join([
    ...shape.map((size) => numberField(field.dims, size)),
    numberField(field.type, floatType),
    bytesField(field.raw, bytes),
  ]);
  const value = attribute('value', attributeTypes.tensor, bytesField(field.tensor, tensor));
  return { operator: 'Constant', inputs: [], outputs: [name], attributes: [value] };
}

export const floatAttribute = (name: string, value: number): Uint8Array =>
  attribute(name, attributeTypes.float, floatField(2, value));

const attribute = (name: string, type: number, value: Uint8Array): Uint8Array =>
  bytesField(field.attribute, join([textField(1, name), value, numberField(20, type)]));
