import type { Interpretation } from '../documents/interpretation.ts';
import { overlaps, type Span } from '../kernel/span.ts';
import { cutIntoPieces, paragraphsOf, type Piece } from '../presenting/sentences.ts';
import { toldStory } from '../presenting/told-story.ts';
import { passageMaker, type Passage } from './passages.ts';
import { opening, sayPieces, type Said } from './said.ts';
import { spokenWords } from './spoken-words.ts';
import { sayResultsBriefly } from './spoken-labs.ts';
import { sayMessage } from './spoken-parts.ts';

export type Subject = 'results' | 'medicines' | 'conclusion' | 'summary';

/** What an explanation says about one subject, for those who ask for it alone. Empty where it says nothing. */
export function passagesAbout(interpretation: Interpretation, subject: Subject): Passage[] {
  const toPassages = passageMaker(interpretation.medicalTerminology);
  switch (subject) {
    case 'results':
      return toPassages('explanation', sayResultsBriefly(interpretation.labResults, interpretation.language));
    case 'medicines':
      return toPassages('explanation', sayMedicines(interpretation));
    case 'conclusion':
      return conclusion(interpretation);
    case 'summary':
      return toPassages('message', sayMessage(interpretation));
  }
}

/** What the explanation says of them; else their names, with what the document prints about how they are taken. */
function sayMedicines(shown: Interpretation): Said[] {
  const told = toldStory(shown)?.sections.find(({ part }) => part === 'medicines');
  if (told !== undefined) return sayPieces(told.pieces, shown.language ?? 'en');
  const explained = sayWhere(
    shown,
    shown.medications.map(({ span }) => span),
  );
  if (explained.length > 0) return explained;
  return shown.medications.map(({ name, strength, instructions }) => {
    const named = spokenWords([name, strength].filter((part) => part !== null).join(' '));
    const printed = instructions === null ? '' : ` The document says: “${spokenWords(instructions)}”.`;
    return { ...opening(`${named}.${printed}`), of: name };
  });
}

/** What the explanation says of the impression, the assessment or the diagnoses; else its key findings. */
function conclusion(shown: Interpretation): Passage[] {
  const toPassages = passageMaker(shown.medicalTerminology);
  const { sections, keyFindings, sentences, language = 'en' } = shown;
  const concluding = sections.filter(({ name }) => /impression|assessment|diagnos|conclusion/iu.test(name));
  const said = sayWhere(
    shown,
    concluding.map(({ span }) => span),
  );
  if (said.length > 0) return toPassages('explanation', said);
  const pieces = keyFindings.flatMap((finding) => cutIntoPieces(finding, sentences));
  return toPassages('recommendations', sayPieces(pieces, language));
}

/** The sentences of the explanation that come from some places of the document, each with the general words that go on from it. */
function sayWhere({ interpretation, sentences, language = 'en' }: Interpretation, places: readonly Span[]): Said[] {
  const isThere = ({ sentence }: Piece) =>
    sentence?.spans.some((span) => places.some((place) => overlaps(span, place))) ?? false;
  return paragraphsOf(interpretation, sentences).flatMap((pieces) => {
    let goesOn = false;
    return pieces.flatMap((piece) => {
      goesOn = isThere(piece) || (goesOn && piece.sentence?.basis === 'general');
      return goesOn ? sayPieces([piece], language) : [];
    });
  });
}
