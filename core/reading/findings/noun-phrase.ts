import { matchesIn } from '../../kernel/matches-in.ts';
import type { Span } from '../../kernel/span.ts';

/** Words that open a statement without being part of what it is about. */
const opening = new Set(
  (
    'there is are was were has been have be a an the this these that it its no not without any evidence of findings finding features appearance appearances ' +
    'suggest suggests suggestive suggesting consistent compatible with keeping in concerning for suspicious suspicion representing represents represent may might could ' +
    'possible possibly probable probably likely most suspected suspect presumed questionable query favor favored favoured negative positive again ' +
    'redemonstrated demonstrated demonstration noted note seen new stable unchanged persistent interval increased increase decreased decrease improved improving worsening ' +
    'slight slightly mild mildly moderate moderately severe severely minimal minimally marked markedly tiny small large trace ' +
    'status post s p known history prior previous previously approximately about measuring up to cm mm overall otherwise also only at least definite significant as above ' +
    'patient patients shows show showing reveals compared per and or has'
  ).split(' '),
);

/** Words at which the thing itself ends and its place, size or comparison begins. */
const closing = new Set(
  (
    'in at within with without is are was were has have had measuring which that who on from for to as compared seen noted identified present likely consistent involving ' +
    'since by due secondary again may might could can cannot should possibly probably suggesting suggestive representing along near adjacent versus vs and or but status ' +
    'post extending resulting causing compatible concerning suspicious containing including than over after before between throughout about up given, recommend if'
  ).split(' '),
);

const words = /[\p{L}\d][\p{L}\d'’.-]*|[,;:()?]/gu;
const longest = 6;

/**
 * The main noun phrase of a statement, for findings that no term covers: "There is a 4 mm hypoattenuating lesion in the liver" is
 * about a "hypoattenuating lesion". Undefined where nothing is left but opening words.
 */
export function mainNounPhrase(statement: string): Span | undefined {
  let span: Span | undefined;
  let count = 0;
  for (const match of matchesIn(statement, words)) {
    const word = match[0].toLowerCase().replace(/\.+$/, '');
    const isSign = /^[,;:()?]$/.test(word);
    if (!span) {
      if (isSign || opening.has(word) || /^[\d.x-]+(?:cm|mm|ml)?$/.test(word)) continue;
      if (closing.has(word)) continue;
    } else if (isSign || closing.has(word) || count >= longest) break;
    const end = match.index + match[0].replace(/\.+$/, '').length;
    span = [span?.[0] ?? match.index, end];
    count += 1;
    if (match[0].endsWith('.')) break;
  }
  return span && withoutTail(statement, span);
}

/** "loss of the" ends in words that need more. */
function withoutTail(statement: string, [start, end]: Span): Span | undefined {
  const kept = statement.slice(start, end).replace(/(?:\s+(?:of|the|a|an|its|her|his))+$/i, '');
  return kept.length > 2 && /\p{L}{3}/u.test(kept) ? [start, start + kept.length] : undefined;
}
