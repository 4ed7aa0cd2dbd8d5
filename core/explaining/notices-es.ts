import * as english from './fixed-texts.ts';
import { spanishFixedTexts } from './fixed-texts-es.ts';
import { spanishFileNotes } from './file-notes-es.ts';
import { conMayuscula, contados, isOne, lista } from './wording-es.ts';

const namesOfFixed = Object.keys(spanishFixedTexts) as (keyof typeof english)[];

const fixed = new Map<string, string>([
  ...namesOfFixed.map((name): [string, string] => [english[name], spanishFixedTexts[name]]),
  ...Object.entries(spanishFileNotes),
  ['One test has no result here.', 'Un examen no tiene resultado aquí.'],
  [
    'We found no impression in this report. Ask whether a page is missing.',
    'No encontramos la impresión (la conclusión) en este informe. Pregunte si falta una página.',
  ],
  [
    'We found no diagnosis in this report. Ask whether it is complete.',
    'No encontramos un diagnóstico en este informe. Pregunte si está completo.',
  ],
  [
    'This document says that it has more pages than we found. Check that no page is missing.',
    'Este documento dice que tiene más páginas de las que encontramos. Revise que no falte ninguna.',
  ],
  [
    'The text breaks off in the middle of a sentence. Check that no page is missing.',
    'El texto se corta en medio de una frase. Revise que no falte ninguna página.',
  ],
  [
    'One word was hard to read and may be wrong here. What matters to you, compare with the paper.',
    'Una palabra fue difícil de leer y puede estar mal aquí. Compare con el papel lo que le importe.',
  ],
  [
    'Some words were hard to read and may be wrong here. What matters to you, compare with the paper.',
    'Algunas palabras fueron difíciles de leer y pueden estar mal aquí. Compare con el papel lo que le importe.',
  ],
  [
    'One other word was hard to read and may be wrong here. What matters to you, compare with the paper.',
    'Otra palabra fue difícil de leer y puede estar mal aquí. Compare con el papel lo que le importe.',
  ],
  [
    'Some other words were hard to read and may be wrong here. What matters to you, compare with the paper.',
    'Otras palabras fueron difíciles de leer y pueden estar mal aquí. Compare con el papel lo que le importe.',
  ],
]);

type Template = [pattern: RegExp, told: (...parts: string[]) => string];

/** One for each notice that names something: what is named stays as it is printed. */
const templates: Template[] = [
  [
    /^(.+) (?:was|were) not ready when this was written\.$/su,
    (name) => `${name}: el resultado todavía no estaba listo cuando se escribió esto.`,
  ],
  [/^(.+) has no result here\.$/su, (name) => `${name}: aquí no hay resultado.`],
  [
    /^(We found no range|The report prints no range) for (.+?) results?, so we cannot say whether (?:it is|they are) high or low\.$/u,
    (what, count) =>
      `${what.startsWith('We') ? 'No encontramos el rango de' : 'El informe no imprime el rango de'} ${contados(count, 'resultado')}, ` +
      `así que no podemos decir si ${isOne(count) ? 'está alto o bajo' : 'están altos o bajos'}.`,
  ],
  [
    /^(.+) \((.+?)\) (?:has no mark|is marked "(.+?)")(?:, but the printed range is (.+?))?\. Which one is correct\?( The row .+)?$/su,
    (name, value, mark, range, doubt) =>
      `${name} (${conComparador(value)}) ${mark === '' ? 'no tiene marca' : `tiene la marca «${mark}»`}` +
      `${range === '' ? '' : `, pero el rango impreso es ${range}`}. ¿Cuál es correcto?` +
      `${doubt === '' ? '' : ' La línea fue difícil de leer, así que primero compárela con el papel.'}`,
  ],
  [
    /^(.+?) more results? (?:has|have) a mark and a range that do not agree\.$/u,
    (count) =>
      `${conMayuscula(contados(count, 'resultado'))} más ${isOne(count) ? 'tiene' : 'tienen'} una marca y un rango que no coinciden.`,
  ],
  [/^The list gives no dose for (.+)\.$/su, (names) => `La lista no da la dosis de ${lista(names)}.`],
  [
    /^(.+?) results? (?:was|were) hard to read: (.+)\. Check (?:it|them) against the paper, and correct .+? wrong\.( A new picture .+)?$/su,
    (count, names, more) =>
      `${conMayuscula(contados(count, 'resultado'))} ${isOne(count) ? 'fue difícil' : 'fueron difíciles'} de leer: ${namesOf(count, names)}. ` +
      `${isOne(count) ? 'Compárelo con el papel y corríjalo aquí si está mal.' : 'Compárelos con el papel y corríjalos aquí si están mal.'}` +
      `${more === '' ? '' : ' Una foto nueva puede ayudar: plana, con buena luz, desde arriba.'}`,
  ],
  [
    /^(.+): its number could not be read\. Look at the paper\.( Other numbers .+)?$/su,
    (name, doubt) => `${name}: no se pudo leer su número. Mire el papel.${otherNumbers(doubt)}`,
  ],
  [
    /^The numbers of (.+?) tests? could not be read: (.+)\. Look at the paper\.( Other numbers .+)?$/su,
    (count, names, doubt) =>
      `No se pudieron leer los números de ${contados(count, 'examen')}: ${namesOf(count, names)}. Mire el papel.${otherNumbers(doubt)}`,
  ],
  [
    /^(.+?) medicines? (?:was|were) hard to read: (.+)\. Check the name .+$/su,
    (count, names) =>
      `${conMayuscula(contados(count, 'medicamento'))} ${isOne(count) ? 'fue difícil' : 'fueron difíciles'} de leer: ${namesOf(count, names)}. ` +
      'Compare el nombre y la cantidad con el papel antes de confiar en ellos.',
  ],
  [
    /^Pages? (\d+) is a picture\. Its words were not read and are not explained here\.$/u,
    (page) => `La página ${page} es una imagen. Sus palabras no se leyeron y no se explican aquí.`,
  ],
  [
    /^Pages (.+) are pictures\. Their words were not read and are not explained here\.$/u,
    (pages) => `Las páginas ${lista(pages)} son imágenes. Sus palabras no se leyeron y no se explican aquí.`,
  ],
];

const otherNumbers = (doubt: string): string =>
  doubt === '' ? '' : ' Otros números también pueden estar mal, así que compare cada uno.';

const mayBe = / \(it may be (.+?) or ([^()]+)\)/gu;

/** "Potassium (it may be 25 or <25)"; one name is never taken for two. */
const namesOf = (count: string, names: string): string =>
  (isOne(count) ? names : lista(names)).replace(mayBe, ' (puede ser $1 o $2)');

const conComparador = (value: string): string =>
  value
    .replace(/^less than /u, 'menos de ')
    .replace(/^more than /u, 'más de ')
    .replace(/^at most /u, 'como máximo ')
    .replace(/^at least /u, 'como mínimo ');

/** What the pages are called in a notice about pages that could not be read, and what is wrong with them. */
const pageProblems: [pattern: RegExp, one: string, many: string, advice: string][] = [
  [
    / (?:is|are) blurred$/u,
    '# está borrosa',
    '# están borrosas',
    'Tome otra foto: sostenga la cámara quieta y espere hasta que las letras se vean nítidas.',
  ],
  [
    /^The letters on .+ are too small to read$/u,
    'Las letras de # son demasiado pequeñas para leerlas',
    'Las letras de # son demasiado pequeñas para leerlas',
    'Tome otra foto más de cerca, de modo que la página la llene.',
  ],
  [
    / (?:is|are) too dark to read$/u,
    '# está demasiado oscura para leerla',
    '# están demasiado oscuras para leerlas',
    'Tome otra foto con más luz y sin sombra sobre la página.',
  ],
  [
    / (?:has|have) too many specks to read$/u,
    '# tiene demasiadas manchas para leerla',
    '# tienen demasiadas manchas para leerlas',
    'Tome otra foto con luz de día, o escanee la página.',
  ],
  [
    / written in letters that we cannot read yet$/u,
    '# está escrita en letras que todavía no podemos leer',
    '# están escritas en letras que todavía no podemos leer',
    'Pida una copia en inglés.',
  ],
  [
    /^We found no words on /u,
    'No encontramos palabras en #',
    'No encontramos palabras en #',
    'Si hay palabras impresas ahí, tome otra foto: plana, con buena luz, desde arriba.',
  ],
  [
    /^Reading .+ took too long$/u,
    'Leer # tardó demasiado',
    'Leer # tardó demasiado',
    'Pruebe de nuevo con una foto de esa página sola.',
  ],
];

function pagesNotice(text: string): string | undefined {
  const [what = '', ...more] = text.split('. ');
  const problem = pageProblems.find(([pattern]) => pattern.test(what));
  const [, these, one, many] = /(this page)|page (\d+)|pages ([\d, and]+\d)/iu.exec(what) ?? [];
  if (problem === undefined || (these ?? one ?? many) === undefined) return undefined;
  const [, inOne, inMany, advice] = problem;
  const pages =
    these !== undefined ? 'esta página' : one !== undefined ? `la página ${one}` : `las páginas ${lista(many ?? '')}`;
  const missing = more.some((part) => part.startsWith('Some words may be missing'))
    ? 'Aquí pueden faltar palabras o estar mal. '
    : more.some((part) => part.endsWith('words are not explained here'))
      ? 'Sus palabras no se explican aquí. '
      : '';
  return `${conMayuscula((many === undefined ? inOne : inMany).replace('#', pages))}. ${missing}${advice}`;
}

/** A notice of ours in Spanish; undefined where there are no words for it. */
export function spanishNotice(text: string): string | undefined {
  const told = fixed.get(text);
  if (told !== undefined) return told;
  for (const [pattern, say] of templates) {
    const found = pattern.exec(text);
    if (found !== null) return say(...found.slice(1).map((part: string | undefined) => part ?? ''));
  }
  return pagesNotice(text);
}
