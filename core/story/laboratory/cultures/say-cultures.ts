import { listOf } from '../../../explaining/wording.ts';
import type { StorySentence } from '../../story.ts';
import type { LaboratoryMessage } from '../laboratory-message.ts';
import { fromPaper, someOf } from '../saying/phrases.ts';

type Of<K extends LaboratoryMessage['kind']> = Extract<LaboratoryMessage, { kind: K }>;

export const sayGerm = ({ culture, germs, isMain }: Of<'germ'>): StorySentence =>
  fromPaper(
    isMain ? 'bottom_line' : 'found',
    `${germs.length === 1 ? 'A germ' : 'Germs'} grew in the ${culture}: ${listOf(germs.map(({ name }) => name))}.${germs.some(({ isStray }) => isStray === true) ? ' The lab thinks that it probably comes from the skin, and not from an infection.' : ''}`,
    germs.map(({ span }) => span),
  );

export const sayGrowth = ({ kind, culture, spans }: Of<'growth' | 'no_growth'>): StorySentence =>
  kind === 'growth'
    ? fromPaper('found', `The ${culture} shows germs. Ask which germ it is.`, spans)
    : fromPaper('normal', `No germs grew in the ${culture}.`, spans);

const sensitivityLeads = {
  stops: (germ: string | null) => `Medicines that stopped ${germ ?? 'the germ'} in the lab`,
  fails: (germ: string | null) => `Medicines that did not stop ${germ ?? 'it'}`,
  between: (germ: string | null) => `Medicines in between${germ === null ? '' : ` for ${germ}`}`,
} as const;

export const saySensitivities = ({ answer, germ, medicines }: Of<'sensitivities'>): StorySentence =>
  fromPaper(
    'found',
    `${sensitivityLeads[answer](bare(germ))}: ${someOf(
      medicines.map(({ name }) => name),
      8,
    )}.`,
    medicines.map(({ span }) => span),
  );

const bare = (germ: string | null): string | null => germ?.replace(/ \(.*\)$/, '') ?? null;

export const sayMedicinesOfSeveral = ({ spans }: Of<'medicines_of_several'>): StorySentence =>
  fromPaper(
    'found',
    'The lab tested medicines against each germ, in one table. What stops one germ may not stop the other, so ask which one fits.',
    spans,
  );
