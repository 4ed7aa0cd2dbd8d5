import { clausesOf, isOfScreens, pairsOfRequests } from './clauses.ts';
import type { Command } from './commands.ts';
import { correctedForm } from './corrections.ts';
import { hearMention } from './hear-mention.ts';
import type { NearestTerms } from './nearest-terms.ts';

type Heard = { command: Command; apart: number };
type Hear = (text: string) => readonly Heard[];

const costOfRemark = 0.1;

/**
 * The command in what was said with a remark before or after it ("I don't have my glasses, read it to me"), after a correction, or of a
 * word that was named first.
 */
export function hearBesideRemarks(text: string, nearestTerms: NearestTerms, hear: Hear): Heard | undefined {
  const corrected = correctedForm(text);
  const found =
    (corrected === undefined ? undefined : likeliest(hear(corrected))) ??
    hearMention(text, nearestTerms, hear) ??
    hearClause(text, hear) ??
    hearTwice(text, hear);
  return found && { command: found.command, apart: found.apart + costOfRemark };
}

/** Said to people, whatever else is said. */
const toPeople = /^(?:(?:stop|save) (?:it|that)|.*\bgo home)$/;

/** A command that is said to anybody counts only beside remarks of a kind that is known. */
function hearClause(text: string, hear: Hear): Heard | undefined {
  for (const clause of clausesOf(text)) {
    const found = likeliest(hear(clause.text));
    if (
      found &&
      ((clause.beside === 'known' && !toPeople.test(clause.text)) ||
        'term' in found.command ||
        isOfScreens(clause.text))
    )
      return found;
  }
  return undefined;
}

const refersBack = /^(?:(?:can|could|would) you )?\w+ (?:it|them|that|this)(?: .*)?$/;

/** The same asked for in two ways ("what do I have, what is the diagnosis"), or more asked of it ("what is important, mark it"). */
function hearTwice(text: string, hear: Hear): Heard | undefined {
  for (const [one, other] of pairsOfRequests(text)) {
    const later = likeliest(hear(other));
    const earlier = later && likeliest(hear(one));
    if (earlier && (earlier.command.name === later.command.name || refersBack.test(other))) return later;
  }
  return undefined;
}

/** Never a word that the page does not have. */
function likeliest(heard: readonly Heard[]): Heard | undefined {
  return heard
    .filter(({ command }) => !('term' in command) || command.term !== null)
    .reduce<Heard | undefined>((least, one) => (least && least.apart <= one.apart ? least : one), undefined);
}
