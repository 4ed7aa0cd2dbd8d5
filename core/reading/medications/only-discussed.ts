import { matchesIn } from '../../kernel/matches-in.ts';
/** Words that, ahead of a name in the same clause, show that the medicine is only talked about. */
const cues = [
  ...[
    'avoid',
    'avoiding',
    'consider',
    'considering',
    'consideration of',
    'considered',
    'could try',
    'could add',
    'could use',
    'could start',
  ],
  ...[
    'may need',
    'may require',
    'may benefit',
    'may respond',
    'might need',
    'might try',
    'would need',
    'would benefit',
    'will need',
  ],
  ...[
    'discussed',
    'discuss',
    'discussion of',
    'discussing',
    'options',
    'option of',
    'options of',
    'options include',
    'declined',
    'declines',
    'refused',
    'refuses',
  ],
  ...[
    'eligible for',
    'candidate for',
    'respond to',
    'response to',
    'benefit from',
    'sensitive to',
    'sensitivity to',
    'resistant to',
    'resistance to',
    'susceptible to',
  ],
  ...[
    'contraindicated',
    'contraindication to',
    'intolerant of',
    'instead of',
    'rather than',
    'interact with',
    'interacts with',
    'safer than',
    'do not give',
    'do not use',
    'not a candidate for',
  ],
  ...[
    'not on',
    'not taking',
    'never took',
    'never taken',
    'never on',
    'no longer needs',
    'if you take',
    'if you are on',
    'if taking',
    'grapefruit with',
    'not for',
  ],
  ...[
    'if needed add',
    'if no response',
    'ask about',
    'ask your doctor about',
    'reserve',
    'previously tried',
    'targeted by',
    'such as',
    'indication for',
    'no indication for',
    'no need for',
  ],
];
const cue = new RegExp(String.raw`(?:^|[^\p{L}])(?:${cues.flat().join('|')})(?=[^\p{L}])(?:[^.;]{0,60})$`, 'iu');
/** A clause of its own, or an order, begins anew: "avoid ibuprofen and take acetaminophen". */
const anew =
  /(?:;|\bbut\b|\band (?:take|takes|start|started|continue|use|give|given|began|increase|will)\b|, (?:take|start|started|continue|will|then)\b|\bcontinue\b|\bto start\b)/giu;
/** "If INR is above 5 give vitamin K": what would be done, unless it is how an ordered medicine is taken. */
const onlyIf = /^\W*(?:if|should|in case|when)\s(?!.*\byou (?:may|can|should) (?:take|use)\b)[^.;]{3,80}$/iu;
/** "Ibuprofen can raise blood pressure": a general statement. */
const general =
  /^(?:\s\p{L}{1,20})?\s(?:can|may|might|could|would|should be (?:avoided|considered)|(?:is|are|was|were) (?:an? (?:medicine|drug|type|kind|tablet|class)|used (?:to|for)|contraindicated|considered|declined|refused|discussed|offered|not (?:started|given|used|needed|required|indicated|recommended|advised|suitable|appropriate|an option))|not (?:used|required|an option)|or (?:any )?other|if (?:needed|no better|symptoms|not)[^.;]{0,20}\bconsider|to be considered)(?![\p{L}])/iu;

/** Whether a medicine is advised against, weighed or spoken of in general, and not taken, given or ordered. */
export function isOnlyDiscussed(ahead: string, behind: string): boolean {
  const near = ahead.slice(-110);
  const starts = matchesIn(near, anew).at(-1);
  const clause = starts ? near.slice(starts.index + starts[0].length) : near;
  return cue.test(` ${clause}`) || (starts === undefined && onlyIf.test(near)) || general.test(behind.slice(0, 60));
}

const taking =
  /(?:^|[^\p{L}])(?:on|taking|takes?|took|uses?|using|started|starting|start|given|gave|give|giving|received|receiving|receives|prescribed|prescribe|treated with|treat with|treatment with|managed with|continue|continues|continued|increase|increased|reduce|reduced|decrease|decreased|stop|stopped|hold|held|resume|resumed|switched to|changed to|iv|oral|po|inj\.|tab\.|cap\.|syp\.|anticoagulant|anticoagulation|medications?|meds|therapy|prophylaxis|course of|supplements?|running out of|compliance with|compliant with|adherence to|adherent to|despite|failed)(?:\s?[:–-])?\s(?:(?:long[- ]term|regular|oral|iv|po|daily|low[- ]dose|high[- ]dose|a|an|the|his|her|their|my|your|home|some|with|on|baby|\p{L}{4,20}(?:,| and| or|,\sand))\s){0,4}$/iu;

/** Whether words ahead of a name say that it is taken or given: what tells calcium, the medicine, from calcium, the result. */
export const isSaidTaken = (ahead: string): boolean => taking.test(ahead.slice(-70));

/** "Not settling on flucloxacillin": the medicine is taken, and what is denied is that it helps. */
export const isWithoutEffect = (ahead: string): boolean =>
  /\b(?:not|no|without|never|isn't|hasn't)\s(?:settl|respon|improv|better|controll|resol|reliev|tolerat)[^.;]{0,40}\s(?:on|to|with|despite|from)\s$/iu.test(
    ahead,
  );
