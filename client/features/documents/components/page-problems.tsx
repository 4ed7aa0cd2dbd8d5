import { PageProblem, type PageSummary } from '#core/documents/page-layout.ts';
import { pageProblemTexts } from '#client/lib/medical-documents/page-texts.ts';
import { useSeenByShare } from '#client/lib/medical-documents/seen-by-share.ts';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { texts } from '../texts.ts';

/** Says plainly which pages nobody could read, why, and how to take a picture that can be read. */
export function PageProblems({ summaries }: { summaries: PageSummary[] }) {
  const isOwner = useSeenByShare() === null;
  const unread = summaries.filter(({ problem }) => problem !== null);
  if (unread.length === 0) return null;
  const kinds = PageProblem.options.filter((kind) => unread.some(({ problem }) => problem === kind));
  return (
    <Notice tone="warning" title={texts.pages.problems(unread.map(({ number }) => number))}>
      <p>{texts.pages.problemsMore}</p>
      {kinds.map((kind) => (
        <p key={kind}>
          {pageProblemTexts[kind].why} {isOwner && pageProblemTexts[kind].whatToDo}
        </p>
      ))}
      {isOwner && <LinkButton to="/upload-document">{texts.pages.newPicture}</LinkButton>}
    </Notice>
  );
}
