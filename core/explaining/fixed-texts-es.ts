import type * as english from './fixed-texts.ts';

/**
 * The fixed texts in Spanish. Lines: 988 Lifeline (US), where 2 stands for Spanish and AYUDA is texted for it; Samaritans (UK and
 * Ireland).
 */
export const spanishFixedTexts: Record<keyof typeof english, string> = {
  criticalCard:
    'Uno o más resultados están en un nivel del que los laboratorios avisan al médico de inmediato. Si este informe es nuevo, llame a su ' +
    'médico o clínica ahora. Si se siente muy mal, llame al número de emergencias de su localidad.',
  criticalIfRightCard:
    'Uno o más resultados pueden estar en un nivel del que los laboratorios avisan al médico de inmediato, pero el número fue difícil de ' +
    'leer. Compárelo con el papel ahora. Si es correcto y este informe es nuevo, llame a su médico o clínica ahora. Si se siente muy mal, ' +
    'llame al número de emergencias de su localidad.',
  criticalDoubtedCard:
    'Uno o más resultados pueden estar en un nivel del que los laboratorios avisan al médico de inmediato, pero el propio laboratorio duda ' +
    'de ellos. Llame a su médico o clínica ahora y pregunte. Si se siente muy mal, llame al número de emergencias de su localidad.',
  criticalMarkCard:
    'Este documento dice que algo es crítico. Eso quiere decir que se le avisa a un médico de inmediato. Si es nuevo y nadie ha hablado con ' +
    'usted de esto, llame a su médico o clínica ahora. Si se siente muy mal, llame al número de emergencias de su localidad.',
  crisisCard:
    'Este documento habla de suicidio o de hacerse daño. Si usted podría hacerse daño ahora, llame al número de emergencias de su ' +
    'localidad. En EE. UU., llame al 988 y oprima 2 para español, o envíe la palabra AYUDA por mensaje de texto al 988. En el Reino Unido e ' +
    'Irlanda, llame a Samaritans al 116 123. No tiene que pasar por esto a solas.',
  instructionCard: 'Este documento tiene líneas que intentan darle órdenes al programa que lo lee. No las seguimos.',
  severalPeopleCard:
    'Este documento puede tratar de más de una persona. Revise el nombre en cada página, y que la página sea suya.',
  criticalOfSomebodyCard:
    'Una de estas personas tiene un resultado del que los laboratorios avisan al médico de inmediato. Pregunte ahora de quién es.',
  ofSeveralPeople:
    'Estas páginas tratan de más de una persona, así que no las explicamos. Pregunte a quien se las envió o a su médico cuáles son suyas.',
  notMedicalCard: 'Esto no parece un documento médico. No explicamos nada de él.',
  otherLanguageCard:
    'Este documento no parece estar en inglés. Solo leemos nombres y números de él, así que pregúntele a su médico qué dice.',
  emptyCard: 'No encontramos texto que leer en este documento.',
  misreadCard:
    'Muchas letras y cifras de este texto parecen mal leídas, como 1 en lugar de l, u O en lugar de 0. Por eso no explicamos sus números. ' +
    'Mire el papel mismo, o agréguelo de nuevo como una imagen clara.',
  littleReadCard: 'Solo pudimos explicar un poco de este documento. Pídale a su médico que lo repase con usted.',
  hardToReadCard: 'La imagen fue difícil de leer. Compare cada número de aquí con su original.',
};
