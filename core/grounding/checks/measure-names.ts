import { matchesIn } from '../../kernel/matches-in.ts';
import { rememberLatest } from '../../kernel/remember-latest.ts';

/** Measures that print puts side by side in a line: each with the words for it, and the abbreviations, which keep their capitals. */
const measures: readonly (readonly [words: string, short: string])[] = [
  ['heart rate;pulse;pulse rate;heart beat;heartbeat;heart was beating;heart beats;pulso;frecuencia cardíaca', 'HR;P'],
  ['blood pressure;presión arterial;tensión arterial', 'BP;TA'],
  [
    'oxygen saturation;oxygen level;saturation;pulse ox;saturación;oxygen in your blood;sats;spo2',
    'SpO2;SaO2;Sats;Sat;O2 sat',
  ],
  ['temperature;temp;temperatura', 'Temp;T'],
  ['respiratory rate;breathing rate;frecuencia respiratoria', 'RR;Resp'],
  ['weight;weighed;weighs;peso', 'Wt'],
  ['height;length;talla', 'Ht'],
  ['head circumference;head size;head', 'HC;OFC'],
  ['body mass index', 'BMI'],
  ['sodium;sodio', 'Na'],
  ['potassium;potasio', 'K'],
  ['chloride;cloruro', 'Cl'],
  ['creatinine;creatinina', 'Cr;Creat'],
  ['urea;urea nitrogen', 'BUN;Ur'],
  ['lactate;lactic acid', 'Lac'],
  ['ph', 'pH'],
  ['carbon dioxide', 'pCO2;PaCO2;CO2'],
  ['oxygen pressure', 'pO2;PaO2'],
  ['bicarbonate', 'HCO3'],
  ['haemoglobin;hemoglobin;hemoglobina', 'Hb;Hgb;HGB'],
  ['white cell count;white cells;white blood cells;leucocitos', 'WBC;WCC'],
  ['red cells;red blood cells;red cell count', 'RBC'],
  ['platelets;platelet count;plaquetas', 'Plt;PLT'],
  ['ferritin;ferritina', 'Ferr'],
  ['transferrin saturation', 'TSAT'],
  ['crp;c-reactive protein', 'CRP'],
  ['esr;sedimentation rate', 'ESR'],
  ['fev1', 'FEV1'],
  ['fvc;forced vital capacity', 'FVC'],
  ['fev1/fvc', 'FEV1/FVC;FEV1/FVC ratio'],
  ['peak flow', 'PEF;PEFR'],
  ['gas transfer', 'DLCO;TLCO'],
  ['sleep efficiency', 'SE'],
  ['sleep latency', 'SOL'],
  ['ahi;breathing events;apnea-hypopnea index', 'AHI'],
  ['oxygen nadir;lowest oxygen;lowest oxygen level;nadir spo2;min spo2', 'SpO2 nadir'],
  ['oxygen desaturation index', 'ODI'],
  ['ejection fraction', 'LVEF;EF'],
  ['psa density', 'PSAD'],
  ['psa', 'PSA'],
  ['qt interval', 'QTc;QT'],
  ['qrs', 'QRS'],
  ['pr interval', 'PR'],
  ['eye pressure;intraocular pressure', 'IOP'],
  ['mean gradient', 'MG'],
  ['peak gradient', 'PG'],
  ['valve area', 'AVA;MVA'],
  ['opening pressure', 'OP'],
  ['ldl', 'LDL;LDL-C'],
  ['hdl', 'HDL;HDL-C'],
  ['triglycerides;triglicéridos', 'TG;Trig'],
  ['alt', 'ALT'],
  ['ast', 'AST'],
  ['alkaline phosphatase', 'ALP'],
  ['ggt', 'GGT'],
  ['bilirubin;bilirrubina', 'Bili'],
  ['albumin;albúmina', 'Alb'],
  ['egfr', 'eGFR'],
  ['hba1c;a1c', 'HbA1c;A1c;A1C'],
  ['tsh', 'TSH'],
  ['free t4', 'FT4;fT4'],
  ['free t3', 'FT3;fT3'],
  ['fsh', 'FSH'],
  ['lh', 'LH'],
  ['prolactin;prolactina', 'PRL'],
  ['oestradiol;estradiol', 'E2'],
  ['testosterone;testosterona', 'Testo'],
  ['inr', 'INR'],
  ['aptt', 'aPTT;APTT'],
  ['fibrinogen', 'Fib'],
  ['phq-9;depression questionnaire;depression score', 'PHQ-9;PHQ9'],
  ['gad-7;anxiety questionnaire;anxiety score', 'GAD-7;GAD7'],
  ['crown-rump length', 'CRL'],
  ['femur length', 'FL'],
  ['abdominal circumference', 'AC'],
  ['estimated fetal weight;estimated weight', 'EFW'],
  ['nuchal translucency', 'NT'],
  ['amniotic fluid;amniotic fluid index', 'AFI'],
  ['fundal height;bump', 'SFH'],
];

const split = (names: string): string[] => names.split(';').filter((name) => name !== '');
const escaped = (name: string): string => name.replaceAll('/', String.raw`\/`);
const anyOf = (names: readonly string[], flags: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\d/])(?:${[...names]
      .sort((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')})(?![\p{L}\d/])`,
    flags,
  );

const byWord = new Map(measures.flatMap(([words], at) => split(words).map((name) => [name, at] as const)));
const byShort = new Map(measures.flatMap(([, short], at) => split(short).map((name) => [name, at] as const)));
const wordForm = anyOf([...byWord.keys()], 'giu');
const shortForm = anyOf([...byShort.keys()], 'gu');

/** A measure that a text names: its number in the list, and where it stands. */
export type NamedMeasure = { measure: number; start: number; end: number };

/** In order; of two names over each other the longer. */
export const measuresIn = rememberLatest((text): readonly NamedMeasure[] => {
  const place = (known: ReadonlyMap<string, number>, name: string, start: number): NamedMeasure[] => {
    const measure = known.get(name);
    return measure === undefined ? [] : [{ measure, start, end: start + name.length }];
  };
  const found = [
    ...matchesIn(text, shortForm).flatMap(({ 0: name, index }) => place(byShort, name, index)),
    ...matchesIn(text, wordForm).flatMap(({ 0: name, index }) => place(byWord, name.toLowerCase(), index)),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  return found.filter((one, at) => (found[at - 1]?.end ?? -1) <= one.start);
});
