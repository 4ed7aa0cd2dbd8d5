import { Copy, Printer } from 'lucide-react';
import type { Interpretation } from '#core/documents/interpretation.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { useCopyQuestions } from '../hooks/use-copy-questions.ts';
import { cutIntoPieces } from '../model/sentences.ts';
import { texts } from '../texts.ts';
import { SourcedText } from './sourced-text.tsx';
import styles from './parts.module.css';

type QuestionsPartProps = {
  interpretation: Pick<Interpretation, 'actionItems' | 'sentences' | 'title'>;
  onPrint?: () => void;
};

export function QuestionsPart({ interpretation: { actionItems, sentences, title }, onPrint }: QuestionsPartProps) {
  const copy = useCopyQuestions(title, actionItems);
  const questions = sentences.filter(({ section }) => section === 'question');
  return (
    <div className={styles['part']}>
      {actionItems.length === 0 ? (
        <p>{texts.questions.empty}</p>
      ) : (
        <>
          <p>{texts.questions.intro}</p>
          <ol className={styles['numbered']}>
            {actionItems.map((question, index) => (
              <li key={index}>
                <SourcedText pieces={cutIntoPieces(question, questions)} />
              </li>
            ))}
          </ol>
          <div className={styles['actions']}>
            <Button onClick={copy}>
              <Icon of={Copy} />
              {texts.questions.copy}
            </Button>
            {onPrint && (
              <Button onClick={onPrint}>
                <Icon of={Printer} />
                {texts.questions.print}
              </Button>
            )}
          </div>
        </>
      )}
      <p className={styles['disclaimer']}>{texts.questions.disclaimer}</p>
    </div>
  );
}
