import type { ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { gives, levelTitles } from '#core/sharing/share-level.ts';
import type { SeenByShare } from '#core/sharing/share.ts';
import { hasCode } from '#client/lib/api-error.ts';
import { errorText } from '#client/lib/error-text.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { leaveShare } from '../api/shared-visit.ts';
import type { VisitEnd } from '../hooks/use-shared-visit.ts';
import { lastMoment } from '../model/last-moment.ts';
import { texts } from '../texts.ts';
import styles from './shared-with-me.module.css';

const { banner: words } = texts;

type ShareBannerProps = { documentRef: DocumentRef; share: SeenByShare; onEnd: (how: VisitEnd) => void };

/** Whose document it is, what one may do with it and until when, and the way out. */
export function ShareBanner({ documentRef, share, onEnd }: ShareBannerProps) {
  const { sharedBy, accessLevel } = share;
  return (
    <section className={styles['banner']} aria-label={words.label}>
      <Notice tone="info" title={words.title(sharedBy)}>
        <dl className={styles['facts']}>
          <Fact name={words.level}>{levelTitles[accessLevel]}</Fact>
          <Fact name={words.until}>{lastMoment(share) ?? words.noEnd}</Fact>
        </dl>
        <p>
          {words.levels[accessLevel]} {gives(accessLevel, 'download') ? words.noRecall : words.noRecallToRead}
        </p>
        <Leave documentRef={documentRef} onEnd={onEnd} />
      </Notice>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}:</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Leave({ documentRef, onEnd }: Omit<ShareBannerProps, 'share'>) {
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => leaveShare(documentRef),
    onSuccess: () => onEnd('left'),
    // Somebody else was faster.
    onError: (failure) => hasCode(failure, 'document.not_found') && onEnd('ended'),
  });
  return (
    <>
      {error && (
        <p role="alert">
          {words.leaveFailed} {errorText(error)}
        </p>
      )}
      <Button size="small" isBusy={isPending} busyLabel={words.leaving} onClick={() => mutate()}>
        <Icon of={LogOut} />
        {words.leave}
      </Button>
    </>
  );
}
