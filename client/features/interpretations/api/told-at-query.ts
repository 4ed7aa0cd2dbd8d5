import { queryOptions } from '@tanstack/react-query';
import { Interpretation } from '#core/documents/interpretation.ts';
import type { TellingChoice } from '#core/documents/telling.ts';
import { callApi } from '#client/lib/call-api.ts';
import { loadPack } from '../language-pack.ts';
import { isUnderWay } from '../model/take-telling.ts';

const keptFor = 10 * 60_000;

/** The interpretation at an address of the API, told at another level or in another language. */
export const toldAtQuery = (address: string, { level, language }: TellingChoice) =>
  queryOptions({
    queryKey: ['told-at', address, level, language],
    queryFn: async ({ signal }) => {
      const path = `${address}?level=${level}${language === 'en' ? '' : `&language=${language}`}`;
      // Words never come before what stands around them.
      const [told] = await Promise.all([callApi({ path, output: Interpretation, signal }), loadPack(language)]);
      return told;
    },
    // The document does not change, and so neither do its words, once they are all there.
    staleTime: ({ state: { data } }) => (data !== undefined && isUnderWay(data.telling) ? 0 : keptFor),
  });
