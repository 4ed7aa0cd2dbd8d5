import { eponym } from '../words/medical-words.ts';

/** "Thomas splint", "Murphy and Cullen signs", "Lewis antigens": what kind of thing a name is given to. */
const ofThing =
  /^(?:['’]s?)?(?:(?:,| and| or|-) ?\p{Lu}[\p{L}’'-]+){0,3}(?:,? \p{Ll}{3,14})? (?:signs?|disease|syndrome|catheters?|tubes?|clamps?|retractors?|needles?|forceps|splint|tests?|scores?|scale|stage|staging|grade|level|class|classification|criteria|man(?:eu|oeu)vre|maneuver|points?|lines?|nodes?|cave|areas?|lobes?|rings?|screen|stain|antigens?|antibod(?:y|ies)|brace|drains?|equation|formula|index|procedure|operation|repair|incision|approach|technique|pouch|hernia|canal|duct|ligament|fascia|triangle|spaces?|artery|vein|bod(?:y|ies)|cells?|cysts?|pals(?:y|ies)|chorea|reflex|phenomenon|positions?|nodules?|fractures?|pattern|type|types|contracture|aneurysm|tumou?r|lymphoma|sarcoma|angle|view|law|effect|frame|boot|bandage|scissors|tenotomy|osteotomy|resection|reconstruction|prosthesis|valve|shunt|fistula|nerve|plexus|ganglion|reaction|response|murmur|pulse|respirations?|breathing|gait|ulcers?|spots?|nails?|deformity|table|traction|cast|collar|bag|mask|blade|cannula|procedures?|muscle|membrane|capsule|gland|glands|cartilage|tubercle|notch|hiatus|foramen|valves|folds?|patch(?:es)?|plaques?|stent|filter|port|line|pump|regimen|protocol|virus|bacillus|units?|chart|questionnaire|inventory|tables?|rule|rules|guidelines?|diet|pupils?|negative|positive|absent|present)(?!\p{L})/u;

/** Whether a name stands for a thing here. `after` is what follows it on its line. */
export function isNameOfThing(word: string, after: string): boolean {
  const kind = eponym(word);
  return kind === 'thing' || (kind === 'both' && ofThing.test(after));
}
