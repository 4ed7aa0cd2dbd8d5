import type { SameShape } from './same-shape.ts';
import type { texts as english } from './texts.ts';

const place = (count: number) => (count === 1 ? '1 lugar' : `${count} lugares`);

/** The texts around an explanation that is told in Spanish. Its reader is "usted". */
export const texts: SameShape<typeof english> = {
  defaultType: 'Documento médico',
  mainMessage: 'El mensaje principal',
  nextStep: 'Siguiente paso',
  messageMore: 'También es importante',
  story: {
    bottom_line: 'Lo principal y el siguiente paso',
    why: 'Por qué',
    found: 'Qué se encontró',
    normal: 'Qué salió normal',
    done: 'Qué se hizo',
    medicines: 'Medicamentos',
    allergies: 'Alergias y reacciones',
    waiting_for: 'Qué falta por llegar',
    next_steps: 'Qué sigue',
    when_to_get_help: 'Cuándo pedir ayuda',
    unclear: 'Qué no está claro',
  },
  tabs: {
    explanation: 'Explicación sencilla',
    terms: 'Términos médicos',
    questions: 'Preguntas para hacer',
    recommendations: 'Recomendaciones',
  },
  explanation: {
    summary: 'Resumen',
    details: 'Qué dice con más detalle',
    notSaid: 'Qué no dice este documento',
    empty: 'No hay una explicación sencilla.',
  },
  terms: {
    groups: {
      high: 'Términos médicos clave',
      medium: 'Términos médicos relacionados',
      low: 'Términos médicos generales',
    },
    importance: { high: 'Importancia alta', medium: 'Importancia media', low: 'Importancia baja' },
    empty: 'No se encontraron términos médicos importantes en este documento.',
    say: (say) => `Se pronuncia en inglés: ${say}`,
    count: (count) => (count === 1 ? '1 término' : `${count} términos`),
  },
  questions: {
    intro: 'Preguntas que tal vez quiera hacerle a su médico:',
    empty: 'No se encontraron preguntas para este documento.',
    disclaimer:
      'Estas preguntas son sugerencias de una IA. Usted sabe mejor qué le importa: cámbielas o agregue las suyas.',
    count: (count) => (count === 1 ? '1 pregunta' : `${count} preguntas`),
    numbered: (number) => `Pregunta ${number}`,
  },
  recommendations: {
    findings: 'Hallazgos clave',
    noFindings: 'No se encontraron hallazgos específicos en este documento.',
    recommendations: 'Recomendaciones',
    noRecommendations: 'No se encontraron recomendaciones específicas en este documento.',
    disclaimer:
      'Esto lo hizo una IA para ayudarle a entender su documento. No reemplaza el consejo de su médico. Hable con su equipo médico antes de cambiar algo.',
  },
  sources: {
    general: (from) => (from.length === 0 ? 'Información general' : `Información general de ${from.join('; ')}`),
    andMore: (count) => `y ${place(count)} más`,
    printed: 'De dónde viene cada frase',
  },
  labs: {
    heading: 'Sus resultados en una línea',
    spokenHeading: 'Sus resultados.',
    groups: {
      outside: 'Resultados para hablar con su médico',
      'in-range': 'Resultados dentro del rango',
      unknown: 'Resultados que no se compararon con un rango',
    },
    words: {
      normal: 'Dentro del rango',
      low: 'Bajo',
      high: 'Alto',
      critical_low: 'Críticamente bajo',
      critical_high: 'Críticamente alto',
      abnormal: 'No es lo esperado',
      unknown: 'Sin rango impreso',
    },
    notCompared: 'No se comparó',
    comparators: { '<': 'menos de', '>': 'más de', '<=': 'como máximo', '>=': 'como mínimo' },
    expected: (range) => `se espera ${range}`,
    between: (low, high) => `de ${low} a ${high}`,
    below: (high) => `menos de ${high}`,
    above: (low) => `más de ${low}`,
    atMost: (high) => `${high} o menos`,
    atLeast: (low) => `${low} o más`,
    sentence: (name, words) => `${name}. ${words}.`,
    expectedBand: 'Rango esperado',
    offLine: 'El valor queda más allá del final de esta línea.',
    conflict: 'La marca impresa en el informe y su propio rango no coinciden. Pregunte cuál es la correcta.',
    previous: (value) => `Antes: ${value}`,
    collected: (date) => `Fecha de la muestra: ${date}`,
    none: 'No se indica',
    othersInRange: (count, isOther) =>
      count === 1
        ? `${isOther ? 'Otro resultado está' : '1 resultado está'} dentro del rango esperado.`
        : `${isOther ? 'Otros ' : ''}${count} resultados están dentro del rango esperado.`,
    othersNotCompared: (count, isOther) =>
      `${isOther ? 'Otros ' : ''}${count} resultados no se pudieron comparar con un rango.`,
  },
  notices: {
    critical: 'Necesita atención pronto',
    crisis: 'Hay ayuda para usted ahora',
    conflict: 'El informe no coincide consigo mismo',
    hard_to_read: 'Algunas partes fueron difíciles de leer',
    instruction_in_document: 'Texto fuera de lo común en el documento',
    not_medical: 'Tal vez este no sea un documento médico',
  },
  engines: {
    'built-in': 'Escrito por el intérprete de Readback',
    openai: 'Escrito por OpenAI y comprobado con su documento',
    gemini: 'Escrito por Gemini y comprobado con su documento',
    local: 'Escrito por un modelo de este servidor y comprobado con su documento',
  },
  created: (date) => `Creado el ${date}`,
};
