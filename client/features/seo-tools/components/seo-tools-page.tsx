import { Notice } from '#client/ui/notice/notice.tsx';
import { Page } from '#client/ui/page/page.tsx';
import { useAnalysis } from '../hooks/use-analysis.ts';
import { texts } from '../texts.ts';
import { AnalysisForm } from './analysis-form.tsx';
import { AnalysisResult } from './analysis-result.tsx';

/** How a text uses its words: for whoever writes the pages that people are to find. */
export function SeoToolsPage() {
  const { result, failure, ...form } = useAnalysis();
  return (
    <Page title={texts.title} lead={texts.lead}>
      <AnalysisForm {...form} />
      {failure !== null && (
        <Notice tone="warning" title={texts.failed.title}>
          <p>{failure}</p>
        </Notice>
      )}
      {result && failure === null && <AnalysisResult {...result} />}
    </Page>
  );
}
