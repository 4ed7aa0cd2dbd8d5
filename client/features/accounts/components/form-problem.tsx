import { Notice } from '#client/ui/notice/notice.tsx';

/** What went wrong that no field can mend. */
export function FormProblem({ text }: { text: string | undefined }) {
  return text === undefined ? null : <Notice tone="warning" role="alert" title={text} />;
}
