import type { PlainCommand } from './commands.ts';
import known from './deeds.json' with { type: 'json' };

type Deed = {
  name: PlainCommand;
  /** How such a request begins. */
  starts: RegExp;
  /** What it must hold. */
  holds: RegExp;
  /** Else it holds only these words. */
  light: ReadonlySet<string>;
};

const around =
  'the a an my me it this that these all of to for on in from here please again whole thing entire full document report page text';

const deeds: readonly Deed[] = known.map(({ name, starts, holds, light }) => ({
  name: name as PlainCommand,
  starts: new RegExp(starts),
  holds: new RegExp(holds),
  light: new Set([...around.split(' '), ...light]),
}));

/** Requests that no phrase foresaw, told by the verb that they begin with: they hold what it is done to, and nothing that is not part of it. */
export function hearDeed(heard: readonly string[]): { name: PlainCommand; cost: number }[] {
  const text = heard.join(' ');
  if (heard.length < 2 || heard.length > 12) return [];
  return deeds
    .filter(
      ({ starts, holds, light }) => starts.test(text) && holds.test(text) && heard.every((word) => light.has(word)),
    )
    .map(({ name }) => ({ name, cost: 0.45 }));
}
