import type { SameShape } from '#core/presenting/same-shape.ts';
import { texts as shown } from '#core/presenting/texts-es.ts';
import { reportTexts } from '#core/presenting/report-texts-es.ts';
import type { toldTexts as english } from './told-texts.ts';

const { doubt, table, columns } = reportTexts;

export const toldTexts: SameShape<typeof english> = {
  ...shown,
  paper: { show: 'Mostrar en la página', hide: 'Ocultar la imagen', doubt },
  title: 'Interpretación con IA',
  pleaseNote: 'Tenga en cuenta',
  important: 'Importante',
  note: 'Nota',
  showNoticeSource: 'Mostrar dónde lo dice el documento',
  terms: { ...shown.terms, inDocument: 'Mostrar en el documento' },
  sources: {
    ...shown.sources,
    hint: 'Muestra las palabras del documento de las que viene esto',
    heading: 'En su documento',
    short: 'Fuente',
    many: (count) => `En su documento, en ${count} lugares`,
    more: (count) => `Mostrar ${count} más`,
    open: 'Abrir en el documento original',
    close: 'Cerrar la fuente',
    marked: 'Está marcado en el texto original, al lado.',
    go: 'Ir a las palabras marcadas',
    words: 'Palabras explicadas',
  },
  definition: {
    more: 'Mostrar en Términos médicos',
    sentence: 'Mostrar dónde lo dice el documento',
    place: 'Mostrar qué dice la explicación de esto',
  },
  labs: { ...shown.labs, table, columns },
  filter: {
    label: 'Solo lo que está fuera del rango',
    shown: (count, of) => `Se muestran ${count} de ${of} resultados.`,
    kept: 'Los resultados sin rango, y los que fueron difíciles de leer, siguen a la vista. En papel están todos los resultados.',
    none: 'Ningún resultado está marcado como fuera de su rango. Pregúntele a su médico qué significan para usted.',
  },
  parts: {
    more: (count) =>
      count === 1 ? '1 resultado más está fuera de su rango' : `${count} resultados más están fuera de su rango`,
    inRange: (count) => (count === 1 ? '1 resultado dentro del rango' : `${count} resultados dentro del rango`),
    notCompared: (count) =>
      count === 1
        ? '1 resultado sin un rango con el cual compararlo'
        : `${count} resultados sin un rango con el cual compararlos`,
    inOrder: (count) => (count === 1 ? '1 hallazgo' : `${count} hallazgos`),
    otherResults: 'Otros resultados',
    medicines: {
      new: 'Nuevos',
      changed: 'Con cambios',
      stopped: 'Suspendidos o en pausa',
      same: 'Siguen como antes',
      other: 'También en el documento',
    },
    steps: {
      tick: (step) => `Hecho: ${step}`,
      count: (done, of) => `${done} de ${of} hechos. Sus marcas quedan en este navegador.`,
    },
    questions: 'Podría preguntar:',
    allQuestions: 'Ver todas las preguntas para hacer',
  },
};
