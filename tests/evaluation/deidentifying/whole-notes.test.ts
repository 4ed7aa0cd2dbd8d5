import { expect, test } from 'vitest';
import { explainDocument } from '#core/explaining/explain-document.ts';
import { loadKnowledge } from '#core/knowledge/load-knowledge.ts';
import { readMarkedNote } from './marked-note.ts';
import { scoreNotes } from './score-notes.ts';

const knowledge = loadKnowledge();

/** Notes of plain layouts, with identities in head and body: of these not one character may be left, however papers are parsed. */
const notes: Readonly<Record<string, string>> = {
  'a forwarded mail with quote marks': `Fwd: your results

From: {{person:Maren Holtby}} <{{email:m.holtby@northclinic.example}}>
Date: {{date:12 May 2026}}
To: {{person:Lorcan Devery}}

> Dear Mr {{person:Devery}},
> your potassium is high. Please call us on {{phone:(555) 010-4471}}.
>
> > POTASSIUM 5.6 mmol/L (3.5-5.1) H
> > MRN: {{id:40718823}}
>
> Dr. {{person:Maren Holtby}}
`,
  'a ward note in shorthand': `PROGRESS NOTE
Patient: {{person:Odalys Fenwick}}   DOB: {{date:03/11/1957}}   MRN: {{id:7719023}}
Ms. {{person:Fenwick}} slept well. Her son {{person:Tobin Fenwick}} visited from {{address:14 Larch Row, Eastmere}}.
Labs: Na 131 K 4.4 Cl 97 BUN/Cr 22/1.1, CBC 8.1>10.4/31.3<188, ABG 7.38/41/77/24
A/P: anemia. Seen with Dr. {{person:Priya Anand}}. Call {{phone:555-0192}} with the culture.
Electronically signed by {{person:Priya Anand}}, MD on {{date:04/02/2026}}
`,
  'a recognised sheet with digits taken for letters': `LAB0RATORY REP0RT
Patient Name: {{person:Sorcha Whitlam}}     Date of Birth: {{date:22/07/1980}}
Accession: {{id:26-550917}}
Test               Resu1t     Units      Ref Range
S0dium             l39        mmol/L     135-145
Creatinine         O.8        mg/dL      0.6-1.1
Ordering physician: Dr. {{person:Emeka Oyelaran}}
`,
  'a German sheet': `Laborbefund
Patient: {{person:Jonte Barghaus}}   geb. {{date:04.05.1971}}
Untersuchung       Ergebnis     Einheit    Referenzbereich
Thrombozyten       131.000 -    /µl        150.000 - 400.000
Natrium            139          mmol/l     135 - 145
`,
  'a GP note with bloods in a line': `{{date:14/08/2025}} 10:20
Pt {{person:Wilmot Crane}}, 61M, lives at {{address:8 Ferry Lane, Holmwick}}, ph {{phone:0491 570 006}}
Bloods: Hb 118, MCV 79, ferritin 9 (low)
Wife {{person:Dagny Crane}} worried re tiredness.
Plan: iron, review with Dr {{person:Hugh Selby}} 4/52
`,
  'a plain letter': `Dear Dr. {{person:Rosalind Achebe}},

Thank you for sending Mrs. {{person:Philippa Greaves}}, born {{date:9 January 1949}}, who came on {{date:2 March 2026}}.
Mrs. {{person:Greaves}} has no chest pain. Her sodium was 138 and her TSH was 2.2.

Yours sincerely,
Dr. {{person:Ivor Lindgren}}
`,
};

const score = (name: string) =>
  scoreNotes(
    { name, notes: [readMarkedNote(name, notes[name] ?? '')] },
    { explain: (input) => explainDocument(input, knowledge), knowledge },
  );

test.each(Object.keys(notes))('masks every character of who and where in %s, and lets none of it leave', (name) => {
  const { counts, misses } = score(name);

  expect(misses.filter(({ what }) => what !== 'masked for nothing')).toEqual([]);
  expect(counts['characters']?.hit).toBe(counts['characters']?.of);
  expect(counts['identities in what leaves']?.hit).toBe(0);
  expect(counts['restored exactly']).toEqual({ hit: 1, of: 1 });
});
