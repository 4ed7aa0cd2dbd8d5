import { useId } from 'react';
import type { Notice as NoticeData } from '#core/documents/explanation.ts';
import type { UrgentNotice } from '#core/presenting/texts.ts';
import { urgentNotices, type ShownNotice } from '#core/presenting/urgent-notices.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Notice, type NoticeTone } from '#client/ui/notice/notice.tsx';
import { useIsOpen, useOpenSource } from '../hooks/use-open-source.tsx';
import { texts } from '../texts.ts';
import styles from './parts.module.css';
import { SourceBlock } from './later-source-block.tsx';

const tones: Record<UrgentNotice, NoticeTone> = {
  crisis: 'critical',
  critical: 'critical',
  conflict: 'warning',
  hard_to_read: 'warning',
  instruction_in_document: 'warning',
  not_medical: 'info',
};

export function InterpretationNotices({ notices }: { notices: NoticeData[] }) {
  return urgentNotices(notices).map((notice, index) => (
    <DocumentNotice key={`${notice.kind}-${index}`} notice={notice} />
  ));
}

function DocumentNotice({ notice: { kind, text, spans } }: { notice: ShownNotice }) {
  const id = useId();
  const { opened } = useOpenSource();
  const isOpen = useIsOpen(id);
  return (
    <Notice tone={tones[kind]} title={texts.notices[kind]}>
      <p>{text}</p>
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
    </Notice>
  );
}
