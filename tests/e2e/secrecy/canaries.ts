import { spawnSync } from 'node:child_process';

/** Words that stand nowhere else. What is planted is looked for in every place where it must not be. */
export function plantCanaries() {
  const words = syllables();
  const planted = new Map<string, string>();

  const plant = (what: string, value: string): string => {
    planted.set(what, value);
    return value;
  };
  const word = (what: string): string => plant(what, next(words));

  return {
    /** A made-up name. */
    word,
    /** A number that no report would print. */
    value: (what: string): string => plant(what, `${7_000 + planted.size * 13}.${100 + planted.size * 7}`),
    /** Something secret that the program itself has made. */
    plant,
    all: (): ReadonlyMap<string, string> => planted,
  };
}

export type Canaries = ReturnType<typeof plantCanaries>;

/** Which canaries stand in these bytes, as they are or in base64 or hexadecimal digits. */
export function canariesIn(bytes: Uint8Array, canaries: ReadonlyMap<string, string>): string[] {
  const text = Buffer.from(bytes).toString('latin1');
  return [...canaries].filter(([, value]) => formsOf(value).some((form) => text.includes(form))).map(([what]) => what);
}

/** The files below a folder that hold canaries, and the forms that were found. The folder may belong to another user of the system. */
export function canariesInFolder(folder: string, canaries: ReadonlyMap<string, string>): string[] {
  const forms = [...canaries.values()].flatMap(formsOf).join('\n');
  const { status, stdout, stderr } = spawnSync('grep', ['-raoF', '-f', '-', folder], {
    input: forms,
    encoding: 'latin1',
    maxBuffer: 1 << 28,
  });
  if (status !== 0 && status !== 1) throw new Error(`The folder could not be searched: ${stderr}`);
  return [...new Set(stdout.split('\n').filter(Boolean))];
}

/** Base64 of something depends on where it begins: what is the same at each of three places is looked for. */
function formsOf(value: string): string[] {
  const plain = Buffer.from(value).toString('latin1');
  const inBase64 = [0, 1, 2].map((offset) => {
    const whole = Buffer.concat([Buffer.alloc(offset), Buffer.from(value)]).toString('base64');
    return whole.slice(offset === 0 ? 0 : offset + 1, -4);
  });
  return [plain, Buffer.from(value).toString('hex'), ...inBase64.filter((form) => form.length >= 8)];
}

function* syllables(): Generator<string, string> {
  const parts = ['bra', 'quel', 'dov', 'mirn', 'zath', 'wex', 'lopt', 'gruv', 'hesk', 'jolm'];
  for (let count = 0; ; count += 1) {
    const [a, b, c] = [count % 10, Math.floor(count / 10) % 10, (count * 7 + 3) % 10];
    yield `Xq${parts[a]}${parts[b]}${parts[c]}`;
  }
}

function next(words: Generator<string, string>): string {
  return words.next().value;
}
