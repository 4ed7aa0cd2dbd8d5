import { useId } from 'react';
import { TriangleAlert } from 'lucide-react';
import type { Notice as NoticeData } from '#core/documents/explanation.ts';
import type { UrgentNotice } from '#core/presenting/texts.ts';
import { urgentNotices, type ShownNotice } from '#core/presenting/urgent-notices.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { useIsOpen, useOpenSource } from '../hooks/use-open-source.tsx';
import { useLanguage, usePack, useToldTexts } from '../hooks/use-told-texts.ts';
import styles from './parts.module.css';
import { SourceBlock } from './later-source-block.tsx';
import { OpeningLine } from './opening-line.tsx';

/** What cannot wait stands open; what is merely to be known is one line that opens. */
const isOpenAlways: Record<UrgentNotice, boolean> = {
  crisis: true,
  critical: true,
  not_medical: true,
  conflict: false,
  hard_to_read: false,
  instruction_in_document: false,
};

type InterpretationNoticesProps = {
  notices: NoticeData[];
  /** Those before the message, or those after it: help comes first of all. */
  place: 'before' | 'after';
  /** Opens what is closed, for what looks through the page. */
  keepsAll?: boolean;
};

/** The notices of a document, one for each kind. */
export function InterpretationNotices({ notices, place, keepsAll = false }: InterpretationNoticesProps) {
  const kinds = Map.groupBy(urgentNotices(notices), ({ kind }) => kind);
  return [...kinds]
    .filter(([kind]) => (kind === 'crisis') === (place === 'before'))
    .map(([kind, some]) => <NoticeOfKind key={kind} kind={kind} notices={some} keepsAll={keepsAll} />);
}

type NoticeOfKindProps = { kind: UrgentNotice; notices: ShownNotice[]; keepsAll: boolean };

function NoticeOfKind({ kind, notices, keepsAll }: NoticeOfKindProps) {
  const texts = useToldTexts();
  const words = notices.map((notice, index) => <NoticeWords key={index} notice={notice} />);
  if (isOpenAlways[kind]) {
    return (
      <Notice
        tone={kind === 'not_medical' ? 'info' : 'critical'}
        toneWord={kind === 'not_medical' ? texts.note : texts.important}
        title={texts.notices[kind]}
      >
        {words}
      </Notice>
    );
  }
  const title = (
    <span className={styles['noticeName']}>
      <Icon of={TriangleAlert} />
      <strong>
        <VisuallyHidden>{texts.pleaseNote}: </VisuallyHidden>
        {texts.notices[kind]}
      </strong>
    </span>
  );
  return (
    <OpeningLine title={title} isOpen={keepsAll}>
      {words}
    </OpeningLine>
  );
}

function NoticeWords({ notice }: { notice: ShownNotice }) {
  const { spans } = notice;
  const texts = useToldTexts();
  const shown = useLanguage();
  const { text, language } = usePack().noticePiece(notice);
  const id = useId();
  const { opened } = useOpenSource();
  const isOpen = useIsOpen(id);
  return (
    <div>
      <p lang={language === shown ? undefined : language}>{text}</p>
      {spans.length > 0 && (
        <div className={styles['flush']}>
          <Button
            id={id}
            variant="quiet"
            size="small"
            aria-expanded={isOpen}
            onClick={() => opened.toggle({ id, spans })}
          >
            {texts.showNoticeSource}
          </Button>
        </div>
      )}
      {isOpen && <SourceBlock ownerId={id} spans={spans} />}
    </div>
  );
}
