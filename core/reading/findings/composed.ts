import { matchesIn } from '../../kernel/matches-in.ts';
import { expandPhrases } from '../../kernel/expand-phrases.ts';
import type { Span } from '../../kernel/span.ts';

/** What can be wrong with a part of the body, said behind its name: "thyroid dysfunction", "pleural thickening". */
const wrongs = expandPhrases(`
  dysfunction; (enlargement|hypertrophy|atrophy|wasting); thickening; (dilatation|dilation|dilatations); (tenderness|soreness|pain|ache|numbness|tingling|stiffness|weakness); (mass|masses|lump|lumps|lesion|lesions|nodule|nodules|polyp|polyps|cyst|cysts); invasion; (injury|tear|rupture|strain|sprain|fracture|dislocation);
  (deformity|deformities); (abnormality|abnormalities); irregularity; insufficiency; (loosening|degeneration); (obstruction|blockage|narrowing|stenosis); collapse; (effusion|edema|oedema|swelling); (inflammation|infection|abscess); bleeding; (discharge|drainage); (ulcer|ulcers|ulceration|erosion|erosions);
  (distortion|displacement|deviation); (calcification|calcifications); (disease|disorder|failure); (retraction|retractions); (spasm|spasms); (prolapse|herniation|protrusion); (opacity|opacities); (fluid|gas|air)`);
const wrongWords = new Set(wrongs);

/** And said before or after it: "enlarged lymph nodes", "left ventricle is dilated". */
const states = new Set(
  expandPhrases(`
  enlarged; swollen; dilated; thickened; inflamed; narrowed; displaced; ruptured; torn; fractured; distended; tender; blunted; shifted; collapsed; obstructed; deviated; hypertrophied; atrophic; infected; blocked; stenosed; stenotic; prominent; abnormal; irregular; depressed; thinned; elevated; calcified; prolapsed; herniated`),
);
const degrees = new Set(
  expandPhrases(
    'mildly; moderately; severely; slightly; markedly; minimally; mild; moderate; severe; grossly; diffusely; focally; borderline; somewhat; very; bilaterally; massively',
  ),
);
const linking = new Set(['is', 'are', 'was', 'were', 'appears', 'appear', 'remains', 'remain', ':', 'looks']);
const token = /[\p{L}'’-]+|:/gu;

/**
 * A finding made up of a part of the body and what is wrong with it, where no term names both: the stretch of the sentence that says
 * it. `part` is the span of the part in the sentence.
 */
export function composedFinding(sentence: string, [start, end]: Span): Span | undefined {
  const after = tokensOf(sentence.slice(end, end + 60), end);
  const [next] = after;
  if (next && next.start - end <= 1 && wrongWords.has(next.word)) return [start, next.end];
  const state = stateIn(after);
  if (state) return [start, state.end];
  const before = tokensOf(sentence.slice(Math.max(0, start - 40), start), Math.max(0, start - 40)).slice(-3);
  const adjective = before.findLast(({ word }) => states.has(word));
  // Between the word and the part only places may stand: "enlarged mediastinal or hilar lymph nodes".
  return adjective && /^[\p{L}\s-]{0,30}$/u.test(sentence.slice(adjective.end, start))
    ? [adjective.start, end]
    : undefined;
}

type Token = { word: string; start: number; end: number };

const tokensOf = (text: string, offset: number): Token[] =>
  matchesIn(text, token).map(({ 0: printed, index }) => ({
    word: printed.toLowerCase(),
    start: offset + index,
    end: offset + index + printed.length,
  }));

/** "… is mildly enlarged", "RV: mildly dilated", "LA severely enlarged". */
function stateIn(after: readonly Token[]): Token | undefined {
  let at = 0;
  let isSaid = false;
  while (at < 3 && (linking.has(after[at]?.word ?? '') || degrees.has(after[at]?.word ?? ''))) {
    isSaid = true;
    at += 1;
  }
  const found = after[at];
  return isSaid && found && states.has(found.word) ? found : undefined;
}
