/** What a sentence says of where a value stands. `outside` is high or low; `positive` and `negative` are of tests answered by a word. */
export type DirectionWord =
  | 'high'
  | 'low'
  | 'normal'
  | 'outside'
  | 'positive'
  | 'negative'
  | 'rising' // against an earlier value
  | 'falling'
  | 'nothing'; // holds such words and says nothing of the value

/** English. A phrase is the longest that fits, so that "above the normal range" says high and not normal. */
export const englishDirections: Readonly<Record<DirectionWord, string>> = {
  nothing: `
    normal (range|ranges|limits|limit|values|value|interval|band|reference range|reference values); the normal (is|for|amount); high blood pressure; low blood pressure; high density; low density;
    high resolution; low dose; high dose; lower (part|lobe|lobes|leg|legs|back|extremity|extremities|limb|limbs|end|pole|quadrant|abdomen|belly|body|right|left|esophagus|lung|portion|half|jaw|eyelid|third|spine|chest|stomach|airway|airways|arm|chamber|chambers|number|teeth|lip|segment|bowel|pelvis|urinary|respiratory|lumbar|neck|ribs|bone|bones); low back;
    low power; high power; upper limit; lower limit; upper end; lower end; raised (the|these|this|your|by|as|with); highly; over the counter; over time; fine needle; low fat; low salt; low sodium diet; high fiber; high fibre; high risk; low risk; lower risk; higher risk; high grade; low grade; low lying;
    (what|whether|if) (is|are|was|were) normal; (none|nothing) (is|are|was|should be) (expected|normal|allowed|usual); should be (none|negative); normally (none|negative|absent|not found); high on; low in; high in; short of breath; below is; above is; listed (above|below); mentioned above; (as|see) (above|below); normal saline; normal sinus; typical of; typical for; on top of;
    (low|high) (points|energy|level of detail); higher level; good question; positive pressure; false positive; false negative; gram positive; gram negative; positive for you; in normal (people|adults); negative pressure; typically; normally; back to normal; off label; expected to; (is|are|were|was) as follows;
    how (high|low); (high|low|normal) or (high|low|normal); (too high|high) or (too low|low); good (cholesterol|fat|fats|idea|time|way); bad cholesterol; outside (of|) (the|your|a) (hospital|home|house|clinic|country|office|body|heart|lung|lungs); below the (knee|elbow|skin|waist|diaphragm|liver|surface|neck|rib|ribs); above the (knee|elbow|waist|heart|clavicle|kidney|kidneys|liver|ankle|bladder|eye|eyes); higher up; lower down; (on|at|along|from) the outside; low impact; low cost; (above|below|over|under) (the|your) (left|right) (knee|elbow|wrist|ankle|hip|shoulder|eye|ear|ribs|rib|collarbone|kidney|breast|lung); (above|below|over|under|goes under|go under|placed under|is under|was under) the (tongue|wrist|collarbone|shoulder|eye|ear|skull|enamel|breastbone|belly button|navel|tongue|bladder|jaw|gum|gums|nail|nails|hip|stomach|chest|bowel|voice box|skin)
  `,
  high: `
    high; higher; elevated; raised; too much; too many; too high; increased; above; over @range; over @range; over normal; over range; over the top of @range; above normal; above range;
    above @range; above @range; (past|beyond|exceeds|exceed|exceeded|exceeding|surpasses|tops) @range; exceeds; exceed; exceeded; exceeding; surpasses; surpassed; greater than (normal|expected|usual|it should be); more than (normal|expected|usual|it should be|they should be|the usual amount|the expected amount|the normal amount|the lab expects); more than the (lab|report|laboratory) (expects|expected);
    higher than (normal|expected|usual|it should be|they should be|the range|the normal range|the expected range|the reference range|desired|ideal|recommended|what is expected|what is normal|is normal|is expected|the usual range|the lab's range|average|wanted|we would like|would be expected|the limit|the upper limit|the printed range|the target); greater than @range;
    on the high side; a high; elevation; elevations; a bit much; an excess; excess; excessive; a surplus; larger than (normal|expected|usual); goes over @range; (sits|lies|came in|comes in|is|was|runs|ran|running|went|goes) over; hyper; on the higher side; up above; high end outside; past @range; overshoots; plentiful; abundant; raised level; raised levels; too strong; too concentrated
  `,
  low: `
    low; lower; reduced; too little; too few; too low; decreased; below; under @range; under normal; under range; below normal; below range; below @range; beneath @range; beneath;
    under @range; below @range; short of @range; (falls|fell|fall|came in|comes in|sits|runs) short; not enough; insufficient; deficient; deficiency; a shortage; shortage; a lack; lacking; depleted; diminished; not (high|much) enough; does not reach @range; did not reach @range; less than (normal|expected|usual|it should be|they should be|the usual amount|the expected amount|the normal amount|the lab expects|ideal|average);
    lower than (normal|expected|usual|it should be|they should be|the range|the normal range|the expected range|the reference range|desired|ideal|recommended|what is expected|what is normal|is normal|is expected|the usual range|the lab's range|average|wanted|we would like|would be expected|the limit|the lower limit|the printed range|the target); fewer than (normal|expected|usual|there should be|they should be|it should be|you should have|the usual number); smaller than (normal|expected|usual);
    on the low side; on the lower side; less than @range; (sits|lies|came in|comes in|is|was|runs|ran|running|went|goes) under; hypo; scarce; a deficit; deficit; misses @range
  `,
  normal: `
    normal; within @range; inside @range; in @range; within range; within limits; within normal limits; within the limits of normal; inside range; in range; within normal; inside normal; within bounds; in bounds;
    as it should be; as they should be; where it should be; where they should be; what it should be; where the lab expects it; where the lab expects them; as expected; what is expected; what the lab expects; as (the lab|the laboratory|the report) expects; unremarkable; fine; okay; ok; all right; alright; perfectly good; nothing unusual; nothing abnormal; nothing out of the ordinary; 
    not out of range; no abnormality; no abnormalities; high normal; low normal; normal high; normal low; (high|low|higher|lower|upper) (end|side|part|half) of (the|) (normal|range|reference range|normal range|expected range|reference interval|printed range|usual range); on target; at goal; at target; in order; acceptable; adequate; sufficient; (meets|met) @range; fits @range; falls between; satisfactory; (looks|looked|is|are|was|were) good; well controlled; at a (normal|good|healthy|usual|typical) level; at (normal|good|healthy|usual|typical) levels; not a concern; no problem; no problems; no concerns; no issues; just right; neither high nor low; neither low nor high; neither too high nor too low; not too high or too low; not too high and not too low; neither raised nor lowered; neither above nor below @range; healthy range
  `,
  outside: `
    abnormal; abnormally; out of range; out of @range; outside; outside of @range; outside @range; beyond @range; unusual; out of the ordinary; not as it should be; not where it should be; not in range; not within range; not in @range; not within @range; not inside @range; not what is expected; flagged; irregular; out of bounds; not normal
  `,
  positive: `
    positive; detected; reactive; found; present; grew; growing; showed up; turned up; picked up; came back positive; tested positive; seen; visible; contains; contained; traces; trace; a trace amount; small amount; a small amount; large amount; moderate amount
  `,
  negative: `
    negative; not detected; none detected; nonreactive; non reactive; not reactive; not found; none found; none; not present; not there; absent; undetected; undetectable; did not grow; no growth; not seen; none seen; nothing grew; came back negative; tested negative; no trace of; no traces of; was clear of; were clear of; free of; free from; no sign of; no signs of; no evidence of; did not show; does not show; did not find; did not detect; does not contain; did not contain; without; shows no; showed no; found no; there was no; there were no; there is no; there are no; contains no; contained no; no
  `,
  rising: `
    (higher|more|up|increased|risen|gone up|rose|went up|has risen|has gone up|has increased|climbed|has climbed) (than|from|since|compared to|compared with) (the|your|) (last|previous|prior|earlier|before|past|first|old|older) (time|value|result|test|one|level|reading|check|measurement|visit|)
  `,
  falling: `
    (lower|less|down|decreased|fallen|gone down|fell|went down|has fallen|has gone down|has decreased|dropped|has dropped) (than|from|since|compared to|compared with) (the|your|) (last|previous|prior|earlier|before|past|first|old|older) (time|value|result|test|one|level|reading|check|measurement|visit|)
  `,
};

/** Words before one of them that turn it round. */
export const turningWords: ReadonlySet<string> = new Set(
  "not isn't aren't wasn't weren't neither nor never no n't doesn't don't didn't cannot can't without hardly".split(
    ' ',
  ),
);
