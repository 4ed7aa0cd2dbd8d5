/** What stands after these is a relative's. */
export const relativesBefore = `
  died (of|from|with|at|in|after); passed away (of|from|with|at|in); deceased (of|from|due to); (brother|sister|mother|father|uncle|aunt) died;
  family history of; family history is significant for; family history significant for; family history positive for;
  family history notable for; family history; family hx of; family hx; fam hx; fhx; fh of; fh; mother; mother's; mom; mum; father;
  father's; dad; brother; brothers; sister; sisters; sibling; siblings; grandmother; grandfather; grandparent; grandparents; aunt; uncle;
  cousin; cousins; (maternal|paternal) (grandmother|grandfather|aunt|uncle|cousin|side|family|history|great|relatives|grandparents|half|gm|gf); (a|her|his|one|any|close|the) relative; relatives; first degree relative; first degree relatives; family members; family member;
  runs in the family; niece; nephew; parents; half brother; half sister;
  family (history|hx) (positive|significant|remarkable|notable) (for|of);
  family history (is|was) (positive|remarkable|notable|pertinent) (for|of); fhx of; fhx positive for; fh positive for; son; daughter;
  sons; daughters; grandma; grandpa; twin;
`;

/** What stands before these is a relative's. */
export const relativesAfter = `
  in her mother; in his mother; in her father; in his father; in the family; in family; in mother; in father; in a sister; in a brother;
  in her sister; in his sister; in her brother; in his brother; in several relatives; in a first degree relative;
  in first degree relatives; in a parent; in her family; in his family; in your family; in a sibling; in siblings; in grandmother;
  in grandfather; in the patient's mother; in the patient's father; run in the family; runs in the family; runs in her family;
  runs in his family; in relatives;
  in (her|his|my|your|the|a|their|one|two|several|multiple|maternal|paternal) (mother|father|mom|mum|dad|sister|brother|aunt|uncle|cousin|grandmother|grandfather|grandma|grandpa|son|daughter|parent|parents|sibling|siblings|niece|nephew|relative|relatives|family);
  in (her|his|my|the|a|their) (maternal|paternal|older|younger|half|late|twin) (mother|father|mom|mum|dad|sister|brother|aunt|uncle|cousin|grandmother|grandfather|grandma|grandpa|son|daughter|parent|parents|sibling|siblings|niece|nephew|relative|relatives|family|grandmother|grandfather|aunt|uncle);
  on (her|his|the) (mother's|father's|maternal|paternal) side;
`;
