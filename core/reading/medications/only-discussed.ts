import { matchesIn } from '../../kernel/matches-in.ts';
import words from './not-medicines.json' with { type: 'json' };

/** Words that, ahead of a name in the same clause, show that the medicine is only talked about. */
const cue = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:${words.onlyDiscussed.join('|')})(?=[^\p{L}])(?:[^.;]{0,60})$`,
  'iu',
);
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
