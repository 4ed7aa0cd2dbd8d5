import { eponym, isMedicalWord } from '../words/medical-words.ts';
import { nameWord } from '../words/name-words.ts';

/** "Thomas splint", "Murphy and Cullen signs", "Lewis antigens": what kind of thing a name is given to. */
const ofThing =
  /^(?:['’]s?)?(?:(?:,| and| or|-) ?\p{Lu}[\p{L}’'-]+){0,3}(?:,? \p{Ll}{3,14})? (?:signs?|disease|syndrome|catheters?|tubes?|clamps?|retractors?|needles?|forceps|splint|tests?|scores?|scale|stage|staging|grade|level|class|classification|criteria|man(?:eu|oeu)vre|maneuver|points?|lines?|nodes?|cave|areas?|lobes?|rings?|screen|stain|antigens?|antibod(?:y|ies)|brace|drains?|equation|formula|index|procedure|operation|repair|incision|approach|technique|pouch|hernia|canal|duct|ligament|fascia|triangle|spaces?|artery|vein|bod(?:y|ies)|cells?|cysts?|pals(?:y|ies)|chorea|reflex|phenomenon|positions?|nodules?|fractures?|pattern|type|types|contracture|aneurysm|tumou?r|lymphoma|sarcoma|angle|view|law|effect|frame|boot|bandage|scissors|tenotomy|osteotomy|resection|reconstruction|prosthesis|valve|shunt|fistula|nerve|plexus|ganglion|reaction|response|murmur|pulse|respirations?|breathing|gait|ulcers?|spots?|nails?|deformity|table|traction|cast|collar|bag|mask|blade|cannula|procedures?|muscle|membrane|capsule|gland|glands|cartilage|tubercle|notch|hiatus|foramen|valves|folds?|patch(?:es)?|plaques?|stent|filter|port|line|pump|regimen|protocol|virus|bacillus|units?|chart|questionnaire|inventory|tables?|rule|rules|guidelines?|diet|pupils?|model|risk|genes?|solution|index|splints?|sealer|cement|suture|staples?|mesh|device|system|monitor|probe|scope|machine|negative|positive|absent|present)(?!\p{L})/u;

const kindOfThing = new RegExp(
  String.raw`^(?:['’]s?)? (?:signs?|disease|syndrome|catheters?|tubes?|clamps?|retractors?|needles?|forceps|splints?|tests?|scores?|scale|stage|grade|classification|criteria|man(?:eu|oeu)vre|maneuver|procedure|operation|repair|incision|technique|pouch|hernia|reflex|phenomenon|position|contracture|equation|formula|index|model|stain|antigens?|antibod(?:y|ies)|drain|mesh|suture|stent|filter|regimen|protocol|solution|cement|sealer|virus|criterion|risk score|glands?|ducts?|diverticulum|agar|tape|rate|surveillance|gangrene|extension|flexion|biplane|creatinine|ulcers?|antigen|rings?|spots?|na?ev(?:us|i)|smear|lesions?|scotoma|alarm|braces?|boots?|collar|chair|lift|pump|valves?|cuff|sling|stockings?|mattress|curve|count|chamber|bandage|wrap|dressing|soaks?|nodes?|nodules?|plaques?|bodies|lines?|tubercles?|deformity|fractures?|approach|sheath|wire|balloon|clip|device|\p{Ll}{3,}(?:pathy|itis|oma|osis|trophy|plasty|ectomy|emia)|card|halo score|fall)(?!\p{L})`,
  'iu',
);

/** Whether a name stands for a thing here. `before` and `after` are what stands around it on its line. */
export function isNameOfThing(word: string, after: string, before = ''): boolean {
  const kind = eponym(word);
  if (kind === 'thing' || kindOfThing.test(after) || graded.test(after) || isDenied(before)) return true;
  if (isListedWithThings(before, after)) return true;
  return (
    kind === 'both' &&
    (ofThing.test(after) ||
      isAmongShortForms(before, after) ||
      /^(?: \p{Lu}\p{Ll}+)? \d/u.test(after) ||
      (/['’]s$/.test(word) && /^[,.;]/.test(after)))
  );
}

/** "Hx Graves + goitre", "GORD/Barrett": as hasty notes write diseases. */
export const isAmongShortForms = (before: string, after: string): boolean =>
  /(?:[+/] ?|(?<!\p{L})(?:hx|h\/o|known|dx|ddx) )$/iu.test(before) || /^(?: ?[+/]| (?:dz|dx)(?!\p{L}))/u.test(after);

/** "Zubrod 1", "Haab no.", "Meyerding II": what is counted, graded, or told by yes and no. */
const graded =
  /^ (?:\d{1,3}(?:\.\d{1,2})?(?![\d/:,-]|\.\d)|[IVX]{1,4}[ABab]?(?!\p{L})|(?:no|yes|absent|present|positive|negative|neg|pos|normal|excluded|intact|not seen|pending|none|low|high|borderline|ruled out|explained|discussed)(?=[.,;)]|$))/u;

/** "Addison, Conn, Sheehan": a name between those of things. */
function isListedWithThings(before: string, after: string): boolean {
  const last = /(\p{Lu}[\p{L}'’-]+), $/u.exec(before)?.[1];
  const next = /^, (\p{Lu}[\p{L}'’-]+)/u.exec(after)?.[1];
  if (/^(?:[.,;]|$)/.test(after) && isMedicineBefore(before)) return true;
  return [last, next].some(
    (name) => name !== undefined && eponym(name) !== undefined && nameWord(name.toLowerCase()) === undefined,
  );
}

/** "Robitussin, Cepacol, Chloraseptic": what goes on in a list of medicines and devices. */
function isMedicineBefore(before: string): boolean {
  const last = /(\p{Lu}[\p{L}-]{3,})(?: \d+ ?(?:mg|mcg|mL|g|units?)?)?, (?:then |and )?$/u.exec(before)?.[1];
  return last !== undefined && isMedicalWord(last) && nameWord(last.toLowerCase()) === undefined;
}

/** "No Carvallo", "without Tinel": a person is hardly ever denied. */
const isDenied = (before: string): boolean => /(?:^|[^\p{L}])(?:no|without|negative|positive) $/iu.test(before);
