import { createContext } from 'react';
import { Interpretation } from '#core/documents/interpretation.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { dropRecords, ownCryptoKey, readRecords, writeRecord } from './kept-database.ts';
import { seal, unseal } from './seal.ts';

/** Times are milliseconds since 1970, by the clock of the device. */
export type KeptDocument = { ref: DocumentRef; keptAt: number; until: number; interpretation: Interpretation };

/** What somebody chose to keep on this device. Each owner sees their own; what is over, or anybody else's, goes when it is met. */
export type KeptStore = {
  keep: (owner: string, kept: KeptDocument) => Promise<void>;
  list: (owner: string) => Promise<KeptDocument[]>;
  drop: (refs: readonly DocumentRef[]) => Promise<void>;
};

export const browserStore: KeptStore = {
  keep: async (owner, { interpretation, ...facts }) =>
    writeRecord(await seal(await ownCryptoKey(), { ...facts, owner }, interpretation)),
  list: async (owner) => {
    const records = await readRecords();
    const isFine = (record: { owner: string; until: number }) => record.owner === owner && record.until > Date.now();
    await dropRecords(records.filter((record) => !isFine(record)).map(({ ref }) => ref));
    const own = records.filter(isFine);
    if (own.length === 0) return [];
    const key = await ownCryptoKey();
    const read = await Promise.all(
      own.map(async (record) => {
        const { ref, keptAt, until } = record;
        const { data } = Interpretation.safeParse(await unseal(key, record).catch(() => undefined));
        return data === undefined ? [] : [{ ref, keptAt, until, interpretation: data }];
      }),
    );
    return read.flat().sort((one, other) => other.keptAt - one.keptAt);
  },
  drop: dropRecords,
};

export const KeptStoreContext = createContext<KeptStore>(browserStore);
