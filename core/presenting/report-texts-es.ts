import type { reportTexts as english } from './report-texts.ts';
import type { SameShape } from './same-shape.ts';

const pages = (count: number) => (count === 1 ? '1 página' : `${count} páginas`);

/** What only paper says, of an explanation that is told in Spanish. */
export const reportTexts: SameShape<typeof english> = {
  kind: 'Interpretación con IA',
  untitled: 'Documento médico',
  facts: {
    type: 'Tipo de documento',
    uploaded: 'Subido',
    created: 'Creado',
    source: 'Leído de',
    words: 'Palabras',
    level: 'Nivel de lectura',
    language: 'Idioma',
  },
  source: {
    text: () => 'Un archivo de texto',
    pdf: (count) => `Un archivo PDF de ${pages(count)}`,
    image: (count) => (count === 1 ? 'Una imagen' : `Imágenes de ${pages(count)}`),
  },
  recognised: 'Sus palabras se reconocieron en imágenes (OCR), así que algunas letras pueden estar mal.',
  levels: { simple: 'Sencillo', standard: 'Normal', detailed: 'Detallado' },
  languages: { es: 'Español' },
  doubt: 'Difícil de leer: por favor, compárelo',
  table: 'Todos los resultados en una tabla',
  columns: { name: 'Examen', value: 'Resultado', unit: 'Unidad', range: 'Se espera', status: 'En palabras' },
  visit: 'Su lista para la consulta',
  quote: (words) => `“${words}”`,
  remember: 'Recuerde',
  page: (number, of) => `Página ${number} de ${of}`,
  note: (number) => `[${number}]`,
  toNote: (number) => `A de dónde viene esta frase: número ${number}`,
  toSentence: (number) => `De vuelta a la frase con el número ${number}`,
  unprintable: 'Algunos signos del documento no se pueden imprimir. En su lugar está �.',
};
