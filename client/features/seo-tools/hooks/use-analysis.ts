import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { analysisProblem, limitsInWords, type AnalysisProblem } from '#core/content-analysis/analysis-limits.ts';
import type { ContentToAnalyze } from '#core/content-analysis/content-analysis.ts';
import { targetsOf } from '#core/content-analysis/target-keywords.ts';
import { fillMessage } from '#core/kernel/fill-message.ts';
import { errorTexts } from '#client/lib/error-texts.ts';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { analyzeContent } from '../api/analyze-content.ts';
import { failureText } from '../model/failure-text.ts';
import { texts } from '../texts.ts';

/** What is wrong with one of the two fields. */
export type FieldProblem = { field: 'text' | 'keywords'; words: string };

/** Has a text analyzed. What cannot be is told at its field, before it is sent. */
export function useAnalysis() {
  const { show } = useToast();
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const { mutate, data, variables, error, isPending } = useMutation({
    mutationFn: analyzeContent,
    onSuccess: () => show({ tone: 'success', title: texts.complete.title, description: texts.complete.body }),
    onError: (failure) => show({ tone: 'error', title: texts.failed.title, description: failureText(failure) }),
  });

  const analyze = (content: ContentToAnalyze): FieldProblem | null => {
    const code = analysisProblem(content);
    const found = code === undefined ? null : problemOf(code);
    setProblem(found);
    if (code === 'analysis.empty') show({ tone: 'error', title: texts.empty.title, description: texts.empty.body });
    if (found === null) mutate(content);
    return found;
  };
  return {
    analyze,
    problem,
    isAnalyzing: isPending,
    failure: error === null ? null : failureText(error),
    /** With the targets that were asked for, in their plain form. */
    result: data && { analysis: data, targets: targetsOf(variables?.targetKeywords ?? []) },
  };
}

const problemOf = (code: AnalysisProblem): FieldProblem => ({
  field: code === 'analysis.too_many_keywords' ? 'keywords' : 'text',
  words: fillMessage(errorTexts[code], limitsInWords),
});
