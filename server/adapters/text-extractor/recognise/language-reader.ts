import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import { verifiedFolder } from '../models/model-file.ts';
import { languageData, type PrintedLanguage } from '../models/model-files.ts';
import type { Grey } from '../picture/grey.ts';
import { montageOf } from './montage.ts';
import type { WordInk } from './segment-page.ts';

export type LanguageReader = {
  /** What words say in a language, one text a word, empty where nothing was read. */
  read(page: Grey, words: readonly WordInk[], language: PrintedLanguage): Promise<string[]>;
  close(): Promise<void>;
};

/** Tesseract with the data of our packages. Its worker starts when a language is first asked for, and stays for that language. */
export function createLanguageReader(): LanguageReader {
  let open: { language: PrintedLanguage; worker: Promise<Worker> } | undefined;
  const close = async (): Promise<void> => {
    const ending = open;
    open = undefined;
    await (await ending?.worker)?.terminate();
  };
  return {
    read: async (page, words, language) => {
      if (words.length === 0) return [];
      if (open?.language !== language) {
        await close();
        open = { language, worker: startWorker(language) };
      }
      return readMontage(await open.worker, page, words);
    },
    close,
  };
}

async function startWorker(language: PrintedLanguage): Promise<Worker> {
  const langPath = await verifiedFolder(languageData[language]);
  const worker = await createWorker(language, OEM.LSTM_ONLY, {
    langPath,
    gzip: true,
    // Without a cache nothing is written, and with a path of our own nothing fetched.
    cacheMethod: 'none',
    // A failure rejects what was asked for; by default it would also end the process.
    errorHandler: () => undefined,
  });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK, user_defined_dpi: '300' });
  return worker;
}

async function readMontage(worker: Worker, page: Grey, words: readonly WordInk[]): Promise<string[]> {
  const { picture, lines } = montageOf(page, words);
  const { data } = await worker.recognize(portableGreyMap(picture), {}, { blocks: true, text: false });
  const read = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
  return lines.map(({ top, foot }) =>
    read
      .filter(({ bbox }) => (bbox.y0 + bbox.y1) / 2 > top && (bbox.y0 + bbox.y1) / 2 < foot)
      .map(({ text }) => text.trim())
      .join(' '),
  );
}

/** The simplest file that holds a grey picture. */
function portableGreyMap({ pixels, width, height }: Grey): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}
