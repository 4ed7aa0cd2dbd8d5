import { TellingState, type TellingChoice } from '#core/documents/telling.ts';
import { callApi } from '#client/lib/call-api.ts';

/** Has a model tell the interpretation at an address of the API, unless one does already or has. */
export const startTelling = (address: string, choice: TellingChoice) =>
  callApi({ path: `${address}/tellings`, method: 'POST', body: choice, output: TellingState });
