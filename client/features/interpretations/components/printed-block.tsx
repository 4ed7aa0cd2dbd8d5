import type { ReactNode } from 'react';
import type { Block } from '#core/presenting/report-blocks.ts';
import { Notice } from '#client/ui/notice/notice.tsx';
import { PaperQuestions } from '#client/ui/paper-questions/paper-questions.tsx';
import { PrintedResults, PrintedTable } from './printed-results.tsx';
import { englishIn, useLanguage, useToldTexts } from '../hooks/use-told-texts.ts';
import styles from './printed-sheet.module.css';
import { PrintedWords } from './printed-words.tsx';

/** One block of a report, as the browser prints it. */
export function PrintedBlock({ block }: { block: Block }): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return <Heading>{block.text}</Heading>;
    }
    case 'paragraph':
      return (
        <p className={block.look && styles[block.look]}>
          <PrintedWords words={block.words} />
        </p>
      );
    case 'facts':
      return <Facts {...block} />;
    case 'notice':
      return <PrintedNotice {...block} />;
    case 'results':
      return <PrintedResults {...block} />;
    case 'table':
      return <PrintedTable {...block} />;
    case 'bullets':
      return <Bullets {...block} />;
    case 'terms':
      return <Terms {...block} />;
    case 'questions':
      return <Questions {...block} />;
    case 'notes':
      return <Notes {...block} />;
  }
}

type Of<Kind extends Block['kind']> = Omit<Extract<Block, { kind: Kind }>, 'kind'>;

function PrintedNotice({ tone, title, words }: Of<'notice'>) {
  const { important, note, pleaseNote } = useToldTexts();
  const toneWords = { critical: important, warning: pleaseNote, info: note };
  return (
    <Notice tone={tone} toneWord={toneWords[tone]} title={title}>
      <p>
        <PrintedWords words={words} />
      </p>
    </Notice>
  );
}

const Facts = ({ facts }: Of<'facts'>) => (
  <dl className={styles['facts']}>
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const Bullets = ({ items }: Of<'bullets'>) => (
  <ul className={styles['bullets']}>
    {items.map((words, index) => (
      <li key={index}>
        <PrintedWords words={words} />
      </li>
    ))}
  </ul>
);

function Terms({ terms }: Of<'terms'>) {
  const printed = englishIn(useLanguage());
  return (
    <dl className={styles['terms']}>
      {terms.map(({ term, say, definition }) => (
        <div key={term}>
          <dt lang={printed}>{term}</dt>
          {say !== null && <dd className={styles['muted']}>{say}</dd>}
          <dd>
            <PrintedWords words={definition} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Questions = ({ questions }: Of<'questions'>) => (
  <PaperQuestions
    questions={questions.map(({ words, because, hasRoom }, index) => ({
      key: String(index),
      hasRoom,
      words: (
        <>
          <p>
            <PrintedWords words={words} />
          </p>
          {because !== null && <p className={styles['muted']}>{because}</p>}
        </>
      ),
    }))}
  />
);

const Notes = ({ notes }: Of<'notes'>) => (
  <ol className={styles['notes']}>
    {notes.map(({ number, words }) => (
      <li key={number}>
        <PrintedWords words={words} />
      </li>
    ))}
  </ol>
);
