import { useQuery } from '@tanstack/react-query';
import { Check, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { allowanceQuery } from '#client/lib/plans/allowance-query.ts';
import type { VisitListProps } from '#client/lib/medical-documents/visit-slots.ts';
import { Arriving } from '#client/ui/arriving/arriving.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Loaded } from '#client/ui/loaded/loaded.tsx';
import { useVisitList, type VisitList } from '../hooks/use-visit-list.ts';
import { isSame } from '../model/visit-list.ts';
import { texts } from '../texts.ts';
import { TakeAlong } from './take-along.tsx';
import styles from './taking-along.module.css';
import { TickedQuestions } from './ticked-questions.tsx';
import { VisitEditor } from './visit-editor.tsx';

const { visit: words, along } = texts;

/**
 * The suggested questions with the ways to take them along, and below them the list that a person makes of them for a visit. Plans without
 * such a list say so in a line.
 */
export function VisitQuestions(props: VisitListProps) {
  const { data: allowance, isPending, isLoading } = useQuery(allowanceQuery);
  if (isPending) {
    return (
      <>
        {isLoading && <Arriving />}
        {props.children(nothing)}
      </>
    );
  }
  if (allowance?.hasProviderQuestions === true) return <OwnQuestions {...props} />;
  return (
    <>
      <TickedQuestions {...props} />
      {allowance && (
        <p>
          {words.needsPlan} <Link to="/pricing">{words.seePlans}</Link>
        </p>
      )}
    </>
  );
}

const nothing = () => null;

function OwnQuestions({ documentRef, title, suggested, onPrint, children }: VisitListProps) {
  const visit = useVisitList(documentRef);
  const own = visit.list.map(({ text }) => text);
  return (
    <>
      {visit.query.isLoading && <Arriving />}
      {children((question) => visit.query.isSuccess && <Pick question={question} visit={visit} />)}
      <section className={styles['visit']}>
        <h3>{words.title}</h3>
        <Loaded query={visit.query} loading={words.loading} failed={words.failed}>
          {() => <VisitEditor visit={visit} />}
        </Loaded>
      </section>
      {own.length > 0 ? (
        <TakeAlong
          kind="list"
          label={along.list.label}
          title={title}
          questions={own}
          onPrint={() => onPrint('visit')}
        />
      ) : (
        suggested.length > 0 && (
          <TakeAlong
            kind="suggested"
            label={along.suggested.label}
            title={title}
            questions={suggested}
            onPrint={() => onPrint({ questions: suggested })}
          />
        )
      )}
    </>
  );
}

/** On the list or off it again. The button stays where it is, and so does the focus. */
function Pick({ question, visit: { list, add, remove } }: { question: string; visit: VisitList }) {
  const picked = list.find(({ text }) => isSame(text, question));
  return picked === undefined ? (
    <Button variant="quiet" aria-label={words.pickNamed(question)} onClick={() => add(question, false)}>
      <Icon of={Plus} />
      {words.pick}
    </Button>
  ) : (
    <Button variant="quiet" aria-label={words.unpickNamed(question)} onClick={() => remove(picked.text)}>
      <Icon of={Check} />
      {words.unpick}
    </Button>
  );
}
