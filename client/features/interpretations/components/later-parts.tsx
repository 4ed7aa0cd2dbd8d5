import { later } from '#client/ui/later/later.tsx';
import { Arriving } from '#client/ui/arriving/arriving.tsx';
import { Spinner } from '#client/ui/loading/spinner.tsx';
import { texts } from '../texts.ts';
import { TellingRoom } from './telling-room.tsx';

// What is not in sight when a page opens, or comes right after the message.
const comes = (
  <>
    <Spinner label={texts.states.loadingPart} />
    <Arriving />
  </>
);

// The two ways to explain: in parts, or in paragraphs. One of them is never needed.
export const ExplanationPart = later(async () => (await import('./explanation-part.tsx')).ExplanationPart, comes);
export const StoryExplanation = later(async () => (await import('./story-explanation.tsx')).StoryExplanation, comes);
// Who wrote the words stands below all of them.
export const TellingStrip = later(async () => (await import('./telling-strip.tsx')).TellingStrip, <TellingRoom />);
export const TermsPart = later(async () => (await import('./terms-part.tsx')).TermsPart, comes);
export const QuestionsPart = later(async () => (await import('./questions-part.tsx')).QuestionsPart, comes);
export const RecommendationsPart = later(
  async () => (await import('./recommendations-part.tsx')).RecommendationsPart,
  comes,
);
export const FindBar = later(async () => (await import('./find-bar.tsx')).FindBar);
export const PrintedSheet = later(async () => (await import('./printed-sheet.tsx')).PrintedSheet);

/** For whoever goes to a place on a part: it is there only when the part is drawn. What cannot be fetched is not found. */
export const fetchParts = async (): Promise<void> => {
  await Promise.allSettled([TermsPart, QuestionsPart, RecommendationsPart, StoryExplanation].map(({ load }) => load()));
};
