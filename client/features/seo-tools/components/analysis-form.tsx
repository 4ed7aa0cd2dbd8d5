import type { SubmitEvent } from 'react';
import { Search } from 'lucide-react';
import { splitKeywords } from '#core/content-analysis/target-keywords.ts';
import type { ContentToAnalyze } from '#core/content-analysis/content-analysis.ts';
import { Button } from '#client/ui/button/button.tsx';
import { TextAreaField } from '#client/ui/field/text-area-field.tsx';
import { TextField } from '#client/ui/field/text-field.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { FieldProblem } from '../hooks/use-analysis.ts';
import { texts } from '../texts.ts';
import styles from './seo-tools.module.css';

export type AnalysisFormProps = {
  /** Answers with what is wrong, if anything is. */
  analyze: (content: ContentToAnalyze) => FieldProblem | null;
  problem: FieldProblem | null;
  isAnalyzing: boolean;
};

/** The fields keep their words themselves: a megabyte is not drawn anew at every key. */
export function AnalysisForm({ analyze, problem, isAnalyzing }: AnalysisFormProps) {
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const written = new FormData(form);
    const found = analyze({
      text: String(written.get('text') ?? ''),
      targetKeywords: splitKeywords(String(written.get('keywords') ?? '')),
    });
    if (found) form.querySelector<HTMLElement>(`[name=${found.field}]`)?.focus();
  };
  const errorOf = (field: FieldProblem['field']) => (problem?.field === field ? problem.words : undefined);
  return (
    <form noValidate onSubmit={send} className={styles['form']}>
      <TextAreaField
        name="text"
        label={texts.content}
        hint={texts.contentHint}
        error={errorOf('text')}
        rows={10}
        autoComplete="off"
      />
      <TextField
        name="keywords"
        label={texts.keywords}
        hint={texts.keywordsHint}
        placeholder={texts.keywordsExample}
        error={errorOf('keywords')}
        autoComplete="off"
      />
      <div>
        <Button type="submit" variant="primary" isBusy={isAnalyzing} busyLabel={texts.analyzing}>
          <Icon of={Search} />
          {texts.analyze}
        </Button>
      </div>
    </form>
  );
}
