import { pair, type ContrastSet } from './contrast-set.ts';

/** What is done with a medicine, when and how it is taken. */
export const careContrasts: readonly ContrastSet[] = [
  {
    fault: 'advice',
    ofMedicines: true,
    members: [
      pair(
        'stop|stopped|stopping|discontinued|was ended|discontinue|held|paused|no longer (?:take|taking)|come off|suspend\\w*|dejar?|deje',
        'stop\\w*|discontinu\\w*|d\\/c|dc|hold|held|ceas\\w*|paus\\w*|withh\\w+|off|omit|taper\\w*|wean\\w*',
      ),
      pair(
        'start|started|starting|begin|begins|began|newly prescribed|new (?:medicine|medication|drug|prescription)|empez\\w+|iniciar?|inició',
        'start\\w*|restart\\w*|resum\\w*|before|new|begin\\w*|began|initiat\\w*|add(?:ed)?|commenc\\w*|prescrib\\w*|trial|rx',
      ),
      pair(
        'continue|continues|continued|continuing|keep (?:on )?taking|go(?:es)? on taking|carry on (?:taking|with)|keep using|stay on|stays? the same|still (?:take|taking)|you take|continúe|continuar|seguir (?:tomando|usando)|siga (?:tomando|usando)',
        'continu\\w*|unchanged|resum\\w*|same|keep|ongoing|current|remain',
      ),
      pair('increase|increased|raised?|higher dose|going up on', 'increas\\w*|uptitrat\\w*|titrat\\w*|rais\\w*|up'),
      pair(
        'decrease|decreased|lowered|lower dose|reduced|cut (?:down|back)|tapered',
        'decreas\\w*|reduc\\w*|lower\\w*|taper\\w*|wean\\w*|down|half|halv\\w*',
      ),
    ],
  },
  {
    fault: 'dose',
    members: [
      pair('(?:in|every|each) (?:the )?morning|with breakfast', 'morning|am|qam|mane|breakfast|daily'),
      pair(
        '(?:in|every|each) (?:the )?evening|with dinner|with supper|with the evening meal',
        'evening|pm|qpm|dinner|supper|daily|bid',
      ),
      pair(
        'at bedtime|before bed|(?:at|every|each) night|nightly|before sleep',
        'bedtime|hs|qhs|night\\w*|nocte|bed|evening|pm|on',
      ),
    ],
  },
  {
    fault: 'dose',
    members: [
      pair(
        'before (?:meals|food|eating|breakfast)|(?:on an )?empty stomach|without food',
        'before|empty|ac|prior to|without food|fasting',
      ),
      pair('with (?:food|meals|a meal|breakfast|dinner)|after (?:meals|food|eating)', 'with|after|pc|cc'),
    ],
  },
  {
    fault: 'dose',
    members: [
      pair(
        'by mouth|swallow(?:ed)?|orally',
        'po|oral\\w*|mouth|tabs?|tablets?|caps?\\w*|swallow|solution|suspension|syrup',
      ),
      pair(
        'injection|injected|inject|shot under',
        'inj\\w*|sc|subq|sq|im|iv|subcut\\w*|pen|syringe|vial|vaccin\\w*|dose|insulin|under the skin|units?',
      ),
      pair('inhaled?|breathed? in|puffs?', 'inhal\\w*|puffs?|hfa|mdi|neb\\w*|diskus|aerosol'),
      pair('eye drops?|in(?:to)? (?:the|your|each|both) eyes?', 'ophth\\w*|eyes?|gtts?|drops?|ou|od|os'),
      pair('ear drops?|in(?:to)? (?:the|your) ears?', 'otic|ears?|drops?'),
      pair('nasal spray|in(?:to)? (?:the|your|each) (?:nose|nostrils?)', 'nas\\w*|nose|nostrils?|spray'),
      pair(
        'on(?:to)? the skin|cream|ointment|rubbed',
        'topical\\w*|cream|ointment|(?<!under the )skin|gel|lotion|apply|patch',
      ),
    ],
  },
];
