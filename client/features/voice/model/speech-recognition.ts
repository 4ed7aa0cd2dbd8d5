/** What we use of the browser's SpeechRecognition, which TypeScript does not know by name. */
export type Recogniser = EventTarget & {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  processLocally?: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
};

export type RecogniserClass = {
  new (): Recogniser;
  /** Chrome 139 and newer. */
  available?: (options: { langs: string[]; processLocally: boolean }) => Promise<string>;
};

const lang = 'en-US';

export function findRecogniser(where: object = window): RecogniserClass | null {
  const found: unknown = Reflect.get(where, 'SpeechRecognition') ?? Reflect.get(where, 'webkitSpeechRecognition');
  return isRecogniser(found) ? found : null;
}

const isRecogniser = (value: unknown): value is RecogniserClass => typeof value === 'function';

export function createRecogniser(Recognition: RecogniserClass, processLocally: boolean): Recogniser {
  const recogniser = new Recognition();
  Object.assign(recogniser, { lang, continuous: true, interimResults: true, maxAlternatives: 5 });
  if (processLocally) recogniser.processLocally = true;
  return recogniser;
}

/** Whether the browser says that it can find the words on the device. It says so too where it cannot: try it. */
export async function isOnDevice(Recognition: RecogniserClass, patienceMs = 1000): Promise<boolean> {
  if (Recognition.available === undefined) return false;
  const late = new Promise<string>((resolve) => setTimeout(() => resolve('late'), patienceMs));
  try {
    const answer = await Promise.race([Recognition.available({ langs: [lang], processLocally: true }), late]);
    return answer === 'available';
  } catch {
    return false;
  }
}
