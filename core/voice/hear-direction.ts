import type { PlainCommand } from './commands.ts';

const down = /^(?:down|downwards?|lower|bottom|end)$/;
const up = /^(?:up|upwards?|higher|top|beginning)$/;
const start =
  /^(?:scroll|scrolling|move|go|page|slide|continue|jump|keep (?:going|scrolling|moving)|take me|all the way|further|up|down|(?:a )?(?:little|bit)) /;
const light = new Set(
  'scroll scrolling move moving go going page slide continue jump keep take me it the a an this bit little more further all way back again slowly to of just one some screen text document time and then right very'.split(
    ' ',
  ),
);

/** Ways to say up and down that no phrase foresaw: one direction, and else only words of moving. */
export function hearDirection(words: readonly string[]): { name: PlainCommand; cost: number }[] {
  if (words.length < 2 || words.length > 9 || !start.test(`${words.join(' ')} `)) return [];
  const [goesDown, goesUp] = [words.some((word) => down.test(word)), words.some((word) => up.test(word))];
  if (goesDown === goesUp) return [];
  const isOnlyThat = words.every((word) => light.has(word) || down.test(word) || up.test(word));
  if (!isOnlyThat || (words[0] === 'take' && !/ (?:page|top|bottom)/.test(words.join(' ')))) return [];
  return [{ name: goesDown ? 'SCROLL_DOWN' : 'SCROLL_UP', cost: 0.4 }];
}
