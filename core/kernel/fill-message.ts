import type { MessageValues } from './app-error.ts';

/** Puts values in place of their `{name}`; a name without a value stays as it is. */
export const fillMessage = (message: string, values: MessageValues = {}): string =>
  message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
