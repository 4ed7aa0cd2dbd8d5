/** What recognisers make of a word of ours. Left out is what people say often and mean. */
const heardFor: Readonly<Record<string, string>> = {
  scroll: 'school; scrawl; stroll; skrull; squirrel; score all',
  down: 'town; dawn',
  up: 'app',
  page: 'paige',
  terms: 'turns; terns; germs',
  read: 'reed; red; reid',
  aloud: 'allowed; a loud; a cloud; alloud',
  home: 'holm; hone',
  back: 'beck; bac',
  pdf: 'pee dee eff; bdf; pds; pdx; pdfs; p d s; pee df; pd',
  export: 'expert; experts; x port; ex sport',
  upload: 'a load; up loud; uplode; up lord; of load; unload; applaud',
  download: 'down lord; town load',
  document: 'dock you meant; docu mint; doc you ment; duck you meant',
  documents: 'dock you mints; docu mints; doc you ments; dock you meants',
  pricing: 'prizing; prising; price in; pricy',
  stop: 'stub; stob',
  reading: 'redding; reeding',
  highlight: 'high light; hi light; hey light; high lights',
  important: 'impotent; in portent; imported',
  summarize: 'some rise; summer eyes; summer rise; summer ice; some arise; sum arise; summaries',
  summary: 'some marry; summery; some mary',
  lab: 'lap; lamb; lob',
  values: 'value is; valleys; valued',
  diagnosis: 'die agnosis; dire gnosis; die a gnosis; diagnostic; diagnose',
  recommendations:
    'wreck amendations; wrecker mandations; record mandations; recommend asians; recommendation is; commendations',
  questions: 'question is; quest ions',
  explain: 'ex plane; x plane; ex plain; explains; esplain',
  explanation: 'expiation; ex planation; explanations',
  interpretation: 'interpret asian; enter pretation; in trepidation; interpretations',
  medications: 'meditations; medication is; medicate ions',
  medical: 'medicle; metical; medico',
  commands: 'comments; come ends',
  results: 'resorts; the salts',
};

export const misheardWords: ReadonlyMap<string, string> = new Map(
  Object.entries(heardFor).flatMap(([word, list]) => list.split('; ').map((heard) => [heard, word] as const)),
);

/** Words of their own that stand a letter away from one of ours: who says them means them. */
export const otherWords: ReadonlySet<string> = new Set(`taking tasking`.split(/\s+/));
