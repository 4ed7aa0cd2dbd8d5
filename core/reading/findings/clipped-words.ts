import type { Span } from '../../kernel/span.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { TermKind } from '../../knowledge/entries.ts';
import type { Named } from './named.ts';
import type { Material } from './organ-states.ts';

/** Words as they are cut short in notes, and what they stand for. */
export const clippedWords: ReadonlyMap<string, string> = new Map(
  (
    'wt weight,resp respiratory,pulm pulmonary,abd abdominal,abdo abdominal,vag vaginal,rect rectal,card cardiac,hep hepatic,congest congestive,' +
    'dz disease,dis disease,fx fracture,fxs fractures,lac laceration,lacs lacerations,inf infection,infxn infection,infx infection,obst obstruction,htn hypertension,' +
    'ca cancer,malig malignancy,mets metastases,met metastasis,insuff insufficiency,regurg regurgitation,sten stenosis,swell swelling,distn distension,' +
    'disturb disturbance,discomf discomfort,diff difficulty,prob problem,probs problems,dep depression,anx anxiety,def deficiency,defic deficiency,' +
    'bilat bilateral,periph peripheral,neuro neurological,chr chronic,chron chronic,ac acute,haem haemorrhage,hem hemorrhage,hge haemorrhage,' +
    'appy appendicitis,pneumo pneumothorax,atelect atelectasis,consol consolidation,cardiomeg cardiomegaly,lymphaden lymphadenopathy,arth arthritis,dysfn dysfunction,dysfxn dysfunction,chol cholesterol,' +
    'keratoses keratosis,stenoses stenosis,thromboses thrombosis,ecchymoses ecchymosis,exostoses exostosis,naevi naevus,nevi nevus,emboli embolus,thrombi thrombus,bullae bulla,' +
    'adenomata adenoma,fibromata fibroma,papillomata papilloma,psychoses psychosis,synechiae synechia,cicatrices scar'
  )
    .split(',')
    .map((pair): [string, string] => {
      const [short = '', whole = ''] = pair.split(' ');
      return [short, whole];
    }),
);
/** Shorter ones need a word beside them. */
const fewestLetters = 6;
const telling = new Set<TermKind>(['condition', 'symptom', 'finding']);
const before = /\p{L}{2,16}[ -]$/u;
const behind = /^(\.?[ -])(\p{L}{2,16})/u;

/** "wt loss", "resp distress", "pulm edema", "liver mets": names of which a word is cut short, as the glossary has them in full. */
export function clippedNames({ text, cues }: Material, knowledge: Knowledge): Named[] {
  return cues.flatMap((cue): Named[] => {
    const { start: index } = cue;
    const printed = text.slice(index, cue.end);
    if (!clippedWords.has(printed.toLowerCase()) || /^[:=]/.test(text.slice(cue.end, cue.end + 1))) return [];
    const own: Span = [index, cue.end];
    const from = before.exec(text.slice(Math.max(0, index - 18), index));
    const next = behind.exec(text.slice(own[1], own[1] + 20));
    const start = from ? index - from[0].length : index;
    const end = next ? own[1] + next[0].length : own[1];
    const wider: readonly Span[] = [[start, end], [index, end], [start, own[1]], own];
    const known = wider.flatMap(([left, right]): Named[] => {
      const words = text.slice(left, right);
      if (right - left === printed.length && printed.length < fewestLetters) return [];
      const term = knowledge.findTerm(inFull(words));
      return term && telling.has(term.kind) ? [{ concept: term.term, start: left, end: right, isWhole: true }] : [];
    });
    return known.slice(0, 1);
  });
}

const inFull = (words: string): string =>
  words
    .split(/[. -]+/)
    .map((word) => clippedWords.get(word.toLowerCase()) ?? word)
    .join(' ');
